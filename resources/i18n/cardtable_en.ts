<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>Backups</name>
    <message numerus="yes">
        <source>The backup of {date} is your list of games now: %n game(s). Games played later are not in it.</source>
        <comment>date: date and time</comment>
        <translation>
            <numerusform>The backup of {date} is your list of games now: %n game. Games played later are not in it.</numerusform>
            <numerusform>The backup of {date} is your list of games now: %n games. Games played later are not in it.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The backup of {date} is your list of games now: %n game(s). Games played later are not in it; the list before is kept as “{path}”.</source>
        <comment>date: date and time</comment>
        <translation>
            <numerusform>The backup of {date} is your list of games now: %n game. Games played later are not in it; the list before is kept as “{path}”.</numerusform>
            <numerusform>The backup of {date} is your list of games now: %n games. Games played later are not in it; the list before is kept as “{path}”.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{told} Your list also keeps %n game(s) played since the program was started.</source>
        <translation>
            <numerusform>{told} Your list also keeps %n game played since the program was started.</numerusform>
            <numerusform>{told} Your list also keeps %n games played since the program was started.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>BackupsDialog</name>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n game</numerusform>
            <numerusform>%n games</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Balance</name>
    <message numerus="yes">
        <source>Opponents now play {level}: you won {won} of the last %n game(s).</source>
        <translation>
            <numerusform>Opponents now play {level}: you won {won} of the last %n game.</numerusform>
            <numerusform>Opponents now play {level}: you won {won} of the last %n games.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Opponents are a level stronger now: you won {won} of the last %n game(s).</source>
        <translation>
            <numerusform>Opponents are a level stronger now: you won {won} of the last %n game.</numerusform>
            <numerusform>Opponents are a level stronger now: you won {won} of the last %n games.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Opponents are a level weaker now: you won {won} of the last %n game(s).</source>
        <translation>
            <numerusform>Opponents are a level weaker now: you won {won} of the last %n game.</numerusform>
            <numerusform>Opponents are a level weaker now: you won {won} of the last %n games.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DealCode</name>
    <message numerus="yes">
        <source>The code is %n sign(s) short.</source>
        <translation>
            <numerusform>The code is %n sign short.</numerusform>
            <numerusform>The code is %n signs short.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The code is %n sign(s) too long.</source>
        <translation>
            <numerusform>The code is %n sign too long.</numerusform>
            <numerusform>The code is %n signs too long.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Deck</name>
    <message numerus="yes">
        <source>It lacks %n card(s) of the deck.</source>
        <translation>
            <numerusform>It lacks %n card of the deck.</numerusform>
            <numerusform>It lacks %n cards of the deck.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Duplicate</name>
    <message numerus="yes">
        <source>You won this deal from %n seat(s) of those that you tried.</source>
        <translation>
            <numerusform>You won this deal from %n seat of those that you tried.</numerusform>
            <numerusform>You won this deal from %n seats of those that you tried.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Fairness</name>
    <message numerus="yes">
        <source>The rules allow each of %n move(s).</source>
        <translation>
            <numerusform>The rules allow the one move.</numerusform>
            <numerusform>The rules allow each of %n moves.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n shuffle(s), each from the deal number.</source>
        <translation>
            <numerusform>%n shuffle, each from the deal number.</numerusform>
            <numerusform>%n shuffles, each from the deal number.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n decision(s) of the opponents came out differently, but version {theirs} of Cardtable played them and this is version {ours}. Only version {theirs} can tell.</source>
        <translation>
            <numerusform>%n decision of the opponents came out differently, but version {theirs} of Cardtable played them and this is version {ours}. Only version {theirs} can tell.</numerusform>
            <numerusform>%n decisions of the opponents came out differently, but version {theirs} of Cardtable played them and this is version {ours}. Only version {theirs} can tell.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n decision(s) of the opponents cannot follow from what they could see, first move {number}: {name} played {played} instead of {found}.</source>
        <translation>
            <numerusform>%n decision of the opponents cannot follow from what they could see, first move {number}: {name} played {played} instead of {found}.</numerusform>
            <numerusform>%n decisions of the opponents cannot follow from what they could see, first move {number}: {name} played {played} instead of {found}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n decision(s) cannot be taken again: this game was saved before that was kept.</source>
        <translation>
            <numerusform>%n decision cannot be taken again: this game was saved before that was kept.</numerusform>
            <numerusform>%n decisions cannot be taken again: this game was saved before that was kept.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Each of %n decision(s) of the opponents follows from what they could see.</source>
        <translation>
            <numerusform>The one decision of the opponents follows from what they could see.</numerusform>
            <numerusform>Each of %n decisions of the opponents follows from what they could see.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{told} A simple opponent took %n of them, because the thinking process had failed.</source>
        <comment>decisions</comment>
        <translation>
            <numerusform>{told} A simple opponent took %n of them, because the thinking process had failed.</numerusform>
            <numerusform>{told} A simple opponent took %n of them, because the thinking process had failed.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Figures</name>
    <message numerus="yes">
        <source>chips that a deal brought you: the mean of the games’ means, %n deal(s)</source>
        <translation>
            <numerusform>chips that a deal brought you: the mean of the games’ means, %n deal</numerusform>
            <numerusform>chips that a deal brought you: the mean of the games’ means, %n deals</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>points that you got for a deal: the mean of the games’ means, %n deal(s)</source>
        <translation>
            <numerusform>points that you got for a deal: the mean of the games’ means, %n deal</numerusform>
            <numerusform>points that you got for a deal: the mean of the games’ means, %n deals</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>chance to win that a decision gave away on average, in %n reviewed decision(s)</source>
        <translation>
            <numerusform>chance to win that a decision gave away on average, in %n reviewed decision</numerusform>
            <numerusform>chance to win that a decision gave away on average, in %n reviewed decisions</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Hearts</name>
    <message numerus="yes">
        <source>{name} takes the trick: %n point(s).</source>
        <translation>
            <numerusform>{name} takes the trick: %n point.</numerusform>
            <numerusform>{name} takes the trick: %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} shoots the moon: %n point(s) for {other}.</source>
        <translation>
            <numerusform>{name} shoots the moon: %n point for {other}.</numerusform>
            <numerusform>{name} shoots the moon: %n points for {other}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>opens the trick: %n point(s)</source>
        <translation>
            <numerusform>opens the trick: %n point</numerusform>
            <numerusform>opens the trick: %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>takes the trick: %n point(s)</source>
        <translation>
            <numerusform>takes the trick: %n point</numerusform>
            <numerusform>takes the trick: %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>leaves the trick: %n point(s)</source>
        <translation>
            <numerusform>leaves the trick: %n point</numerusform>
            <numerusform>leaves the trick: %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n trick(s) to go, this one included.</source>
        <translation>
            <numerusform>%n trick to go, this one included.</numerusform>
            <numerusform>%n tricks to go, this one included.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n heart(s) that you have not seen: {ranks}</source>
        <translation>
            <numerusform>%n heart that you have not seen: {ranks}</numerusform>
            <numerusform>%n hearts that you have not seen: {ranks}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n spade(s) that you have not seen: {ranks}</source>
        <translation>
            <numerusform>%n spade that you have not seen: {ranks}</numerusform>
            <numerusform>%n spades that you have not seen: {ranks}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n diamond(s) that you have not seen: {ranks}</source>
        <translation>
            <numerusform>%n diamond that you have not seen: {ranks}</numerusform>
            <numerusform>%n diamonds that you have not seen: {ranks}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n club(s) that you have not seen: {ranks}</source>
        <translation>
            <numerusform>%n club that you have not seen: {ranks}</numerusform>
            <numerusform>%n clubs that you have not seen: {ranks}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This takes the trick and costs %n point(s).</source>
        <translation>
            <numerusform>This takes the trick and costs %n point.</numerusform>
            <numerusform>This takes the trick and costs %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>On average this costs about %n point(s) more than the {best}.</source>
        <translation>
            <numerusform>On average this costs about %n point more than the {best}.</numerusform>
            <numerusform>On average this costs about %n points more than the {best}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{card}: opens the trick with %n point(s) in it.</source>
        <translation>
            <numerusform>{card}: opens the trick with %n point in it.</numerusform>
            <numerusform>{card}: opens the trick with %n points in it.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{card}: takes the trick and its %n point(s).</source>
        <translation>
            <numerusform>{card}: takes the trick and its %n point.</numerusform>
            <numerusform>{card}: takes the trick and its %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{card}: leaves the trick and its %n point(s) to the other player.</source>
        <translation>
            <numerusform>{card}: leaves the trick and its %n point to the other player.</numerusform>
            <numerusform>{card}: leaves the trick and its %n points to the other player.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Library</name>
    <message numerus="yes">
        <source>The list of your games was missing. %n game(s) came back from copies, last played {time}. What was played later may be missing.</source>
        <comment>time: date and time</comment>
        <translation>
            <numerusform>The list of your games was missing. %n game came back from copies, last played {time}. What was played later may be missing.</numerusform>
            <numerusform>The list of your games was missing. %n games came back from copies, last played {time}. What was played later may be missing.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The list of your games was damaged. %n game(s) could be brought back, last played {time}. What was played later may be missing. The old file is “{path}”.</source>
        <comment>time: date and time</comment>
        <translation>
            <numerusform>The list of your games was damaged. %n game could be brought back, last played {time}. What was played later may be missing. The old file is “{path}”.</numerusform>
            <numerusform>The list of your games was damaged. %n games could be brought back, last played {time}. What was played later may be missing. The old file is “{path}”.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>NinetyNine</name>
    <message numerus="yes">
        <source>Each player starts with %n chip(s).</source>
        <translation>
            <numerusform>Each player starts with %n chip.</numerusform>
            <numerusform>Each player starts with %n chips.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After %n reshuffle(s) an empty stock ends the game in a draw.</source>
        <translation>
            <numerusform>After %n reshuffle an empty stock ends the game in a draw.</numerusform>
            <numerusform>After %n reshuffles an empty stock ends the game in a draw.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n chip(s)</source>
        <translation>
            <numerusform>%n chip</numerusform>
            <numerusform>%n chips</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) that you have not seen.</source>
        <translation>
            <numerusform>%n card that you have not seen.</numerusform>
            <numerusform>%n cards that you have not seen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{card}, total {total}: %n of them would then be too much.</source>
        <comment>of the cards not seen</comment>
        <translation>
            <numerusform>{card}, total {total}: %n of them would then be too much.</numerusform>
            <numerusform>{card}, total {total}: %n of them would then be too much.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This keeps %n special card(s) for later.</source>
        <comment>the most there are</comment>
        <translation>
            <numerusform>This keeps %n special card for later.</numerusform>
            <numerusform>This keeps %n special cards for later.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Review</name>
    <message numerus="yes">
        <source>%n mistake(s).</source>
        <translation>
            <numerusform>%n mistake.</numerusform>
            <numerusform>%n mistakes.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name}: %n mistake(s).</source>
        <translation>
            <numerusform>{name}: %n mistake.</numerusform>
            <numerusform>{name}: %n mistakes.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ReviewPanel</name>
    <message numerus="yes">
        <source>The coach is still weighing %n decision(s).</source>
        <translation>
            <numerusform>The coach is still weighing %n decision.</numerusform>
            <numerusform>The coach is still weighing %n decisions.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Telling</name>
    <message numerus="yes">
        <source>Your %n card(s): {cards}.</source>
        <translation>
            <numerusform>Your %n card: {cards}.</numerusform>
            <numerusform>Your %n cards: {cards}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{place}: %n card(s), the {card} on top.</source>
        <translation>
            <numerusform>{place}: %n card, the {card} on top.</numerusform>
            <numerusform>{place}: %n cards, the {card} on top.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{place}, {name}: %n card(s).</source>
        <translation>
            <numerusform>{place}, {name}: %n card.</numerusform>
            <numerusform>{place}, {name}: %n cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{place}: %n card(s).</source>
        <translation>
            <numerusform>{place}: %n card.</numerusform>
            <numerusform>{place}: %n cards.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ValueTable</name>
    <message numerus="yes">
        <source>Mean of %n possible deal(s)</source>
        <translation>
            <numerusform>Mean of %n possible deal</numerusform>
            <numerusform>Mean of %n possible deals</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ZoneLabel</name>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n card</numerusform>
            <numerusform>%n cards</numerusform>
        </translation>
    </message>
</context>
</TS>
