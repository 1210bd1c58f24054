<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="da" sourcelanguage="en">
<context>
    <name>AboutDialog</name>
    <message>
        <source>About Cardtable</source>
        <translation>Om Cardtable</translation>
    </message>
    <message>
        <source>Version {version}</source>
        <translation>Version {version}</translation>
    </message>
    <message>
        <source>{games}: against opponents that think, or with friends at one machine.</source>
        <translation>{games}: mod modstandere, der tænker, eller med venner ved samme maskine.</translation>
    </message>
    <message>
        <source>Free software: you may use, share and change it under the GNU General Public License, version 3 or later. It comes without any warranty.</source>
        <translation>Fri software: du må bruge, dele og ændre programmet efter GNU General Public License, version 3 eller senere. Der følger ingen garanti med.</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Luk</translation>
    </message>
</context>
<context>
    <name>Actions</name>
    <message>
        <source>&amp;New game…</source>
        <translation>&amp;Nyt spil…</translation>
    </message>
    <message>
        <source>New game with the &amp;same settings</source>
        <translation>Nyt spil med &amp;samme indstillinger</translation>
    </message>
    <message>
        <source>&amp;Games…</source>
        <translation>&amp;Partier…</translation>
    </message>
    <message>
        <source>&amp;Open file…</source>
        <translation>&amp;Åbn fil…</translation>
    </message>
    <message>
        <source>Save a &amp;copy as…</source>
        <translation>Gem en &amp;kopi som…</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>F&amp;ortryd</translation>
    </message>
    <message>
        <source>Re&amp;do</source>
        <translation>&amp;Gentag</translation>
    </message>
    <message>
        <source>Restart with the same ca&amp;rds</source>
        <translation>Start fo&amp;rfra med samme kort</translation>
    </message>
    <message>
        <source>Opponent: play no&amp;w</source>
        <translation>Modstander: spil n&amp;u</translation>
    </message>
    <message>
        <source>Re&amp;play of this game</source>
        <translation>&amp;Afspil dette spil</translation>
    </message>
    <message>
        <source>Restore games from a &amp;backup…</source>
        <translation>Gen&amp;dan fra sikkerhedskopi…</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>A&amp;fslut</translation>
    </message>
    <message>
        <source>&amp;Score sheet</source>
        <translation>&amp;Regnskab</translation>
    </message>
    <message>
        <source>&amp;Log</source>
        <translation>&amp;Log</translation>
    </message>
    <message>
        <source>Re&amp;view of the game</source>
        <translation>&amp;Gennemgang af spillet</translation>
    </message>
    <message>
        <source>Could I have &amp;won?</source>
        <translation>Kunne jeg have &amp;vundet?</translation>
    </message>
    <message>
        <source>Practise my &amp;mistakes</source>
        <translation>Øv mine &amp;fejl</translation>
    </message>
    <message>
        <source>&amp;None</source>
        <translation>&amp;Ingen</translation>
    </message>
    <message>
        <source>What can be &amp;counted</source>
        <translation>Hvad man kan &amp;tælle</translation>
    </message>
    <message>
        <source>What each card is &amp;worth</source>
        <translation>Hvad hvert kort er &amp;værd</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>&amp;Fuld skærm</translation>
    </message>
    <message>
        <source>&amp;Slow</source>
        <translation>&amp;Langsom</translation>
    </message>
    <message>
        <source>&amp;Normal</source>
        <translation>&amp;Normal</translation>
    </message>
    <message>
        <source>&amp;Fast</source>
        <translation>&amp;Hurtig</translation>
    </message>
    <message>
        <source>&amp;Off</source>
        <translation>&amp;Fra</translation>
    </message>
    <message>
        <source>&amp;At once</source>
        <translation>&amp;Straks</translation>
    </message>
    <message>
        <source>&amp;Quickly</source>
        <translation>&amp;Hurtigt</translation>
    </message>
    <message>
        <source>&amp;Normally</source>
        <translation>&amp;Normalt</translation>
    </message>
    <message>
        <source>&amp;Unhurriedly</source>
        <translation>&amp;Roligt</translation>
    </message>
    <message>
        <source>&amp;Hardly</source>
        <translation>Næsten &amp;ikke</translation>
    </message>
    <message>
        <source>&amp;A moment</source>
        <translation>Et øje&amp;blik</translation>
    </message>
    <message>
        <source>&amp;Long</source>
        <translation>&amp;Længe</translation>
    </message>
    <message>
        <source>Until I press a &amp;key</source>
        <translation>Til jeg trykker på en &amp;tast</translation>
    </message>
    <message>
        <source>Sort my &amp;cards</source>
        <translation>S&amp;ortér mine kort</translation>
    </message>
    <message>
        <source>&amp;Green</source>
        <translation>&amp;Grøn</translation>
    </message>
    <message>
        <source>Night &amp;blue</source>
        <translation>Nat&amp;blå</translation>
    </message>
    <message>
        <source>&amp;Wine</source>
        <translation>&amp;Vinrød</translation>
    </message>
    <message>
        <source>&amp;Preferences…</source>
        <translation>&amp;Indstillinger…</translation>
    </message>
    <message>
        <source>Show the last t&amp;rick</source>
        <translation>Vis &amp;sidste stik</translation>
    </message>
    <message>
        <source>So&amp;unds</source>
        <translation>L&amp;yde</translation>
    </message>
    <message>
        <source>Show the menu &amp;bar</source>
        <translation>Vis m&amp;enulinjen</translation>
    </message>
    <message>
        <source>Play a card only when it is chosen t&amp;wice</source>
        <translation>Spil først et kort, når det væl&amp;ges to gange</translation>
    </message>
    <message>
        <source>&amp;Learn a game…</source>
        <translation>&amp;Lær et spil…</translation>
    </message>
    <message>
        <source>&amp;Which game do you know?…</source>
        <translation>&amp;Hvilket spil kender du?…</translation>
    </message>
    <message>
        <source>&amp;Rules</source>
        <translation>&amp;Regler</translation>
    </message>
    <message>
        <source>&amp;Keys…</source>
        <translation>&amp;Taster…</translation>
    </message>
    <message>
        <source>&amp;About Cardtable</source>
        <translation>&amp;Om Cardtable</translation>
    </message>
    <message>
        <source>S&amp;tatistics…</source>
        <translation>S&amp;tatistik…</translation>
    </message>
    <message>
        <source>&amp;Copy deal code</source>
        <translation>&amp;Kopiér givkode</translation>
    </message>
    <message>
        <source>&amp;Open deal code…</source>
        <translation>&amp;Åbn givkode…</translation>
    </message>
    <message>
        <source>&amp;Game of the day…</source>
        <translation>&amp;Dagens spil…</translation>
    </message>
    <message>
        <source>Play this deal from the other &amp;seat</source>
        <translation>Spil denne giv fra den anden &amp;plads</translation>
    </message>
    <message>
        <source>Let the &amp;expert play my seat…</source>
        <translation>Lad &amp;eksperten spille for mig…</translation>
    </message>
    <message>
        <source>Co&amp;mpare this deal…</source>
        <translation>Sa&amp;mmenlign denne giv…</translation>
    </message>
    <message>
        <source>&amp;Proof of fairness…</source>
        <translation>&amp;Bevis for fair spil…</translation>
    </message>
    <message>
        <source>The &amp;total, or the trick</source>
        <translation>&amp;Totalen eller stikket</translation>
    </message>
    <message>
        <source>My &amp;cards</source>
        <translation>Mine &amp;kort</translation>
    </message>
    <message>
        <source>&amp;Whose turn it is</source>
        <translation>&amp;Hvis tur det er</translation>
    </message>
    <message>
        <source>Chips or &amp;points</source>
        <translation>Jetoner eller &amp;point</translation>
    </message>
    <message>
        <source>The &amp;last move</source>
        <translation>Det &amp;sidste træk</translation>
    </message>
    <message>
        <source>That a&amp;gain</source>
        <translation>&amp;Gentag det</translation>
    </message>
    <message>
        <source>The whole ta&amp;ble</source>
        <translation>Hele &amp;bordet</translation>
    </message>
    <message>
        <source>&amp;Single letters are keys</source>
        <translation>&amp;Enkelte bogstaver er taster</translation>
    </message>
    <message>
        <source>&amp;Little: what ends a round, and my turn</source>
        <translation>&amp;Lidt: hvad der slutter en runde, og min tur</translation>
    </message>
    <message>
        <source>&amp;What the others do</source>
        <translation>&amp;Hvad de andre gør</translation>
    </message>
    <message>
        <source>&amp;Everything</source>
        <translation>&amp;Alt</translation>
    </message>
</context>
<context>
    <name>Again</name>
    <message>
        <source>{title}, played better</source>
        <translation>{title}, spillet bedre</translation>
    </message>
    <message>
        <source>{title}, taken over</source>
        <translation>{title}, overtaget</translation>
    </message>
</context>
<context>
    <name>Assistance</name>
    <message>
        <source>There is no game on the table.</source>
        <translation>Der er intet spil på bordet.</translation>
    </message>
    <message>
        <source>No trick has been finished yet.</source>
        <translation>Intet stik er færdigt endnu.</translation>
    </message>
    <message>
        <source>This game has no tricks.</source>
        <translation>Dette spil har ingen stik.</translation>
    </message>
    <message>
        <source>Give “Show the menu bar” a key first, to bring it back with.</source>
        <translation>Giv først ”Vis menulinjen” en tast, så du kan få den frem igen.</translation>
    </message>
    <message>
        <source>The menu bar is hidden. {key} brings it back.</source>
        <translation>Menulinjen er skjult. {key} henter den frem.</translation>
    </message>
    <message>
        <source>{name}: on.</source>
        <comment>a command of the menu that can be switched on and off, by its name</comment>
        <translation>{name}: til.</translation>
    </message>
    <message>
        <source>{name}: off.</source>
        <comment>a command of the menu that can be switched on and off, by its name</comment>
        <translation>{name}: fra.</translation>
    </message>
</context>
<context>
    <name>Backups</name>
    <message numerus="yes">
        <source>The backup of {date} is your list of games now: %n game(s). Games played later are not in it.</source>
        <comment>date: date and time</comment>
        <translation>
            <numerusform>Sikkerhedskopien fra {date} er nu din liste over partier: %n parti. Partier, der er spillet senere, er ikke med.</numerusform>
            <numerusform>Sikkerhedskopien fra {date} er nu din liste over partier: %n partier. Partier, der er spillet senere, er ikke med.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The backup of {date} is your list of games now: %n game(s). Games played later are not in it; the list before is kept as “{path}”.</source>
        <comment>date: date and time</comment>
        <translation>
            <numerusform>Sikkerhedskopien fra {date} er nu din liste over partier: %n parti. Partier, der er spillet senere, er ikke med; den tidligere liste er gemt som ”{path}”.</numerusform>
            <numerusform>Sikkerhedskopien fra {date} er nu din liste over partier: %n partier. Partier, der er spillet senere, er ikke med; den tidligere liste er gemt som ”{path}”.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{told} Your list also keeps %n game(s) played since the program was started.</source>
        <translation>
            <numerusform>{told} %n spil, der er spillet, siden programmet blev startet, bliver stående på den.</numerusform>
            <numerusform>{told} %n spil, der er spillet, siden programmet blev startet, bliver stående på den.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>BackupsDialog</name>
    <message>
        <source>Backups</source>
        <translation>Sikkerhedskopier</translation>
    </message>
    <message>
        <source>There are no backups yet. One is made every hour that you play.</source>
        <translation>Der er ingen sikkerhedskopier endnu. Der laves en for hver time, du spiller.</translation>
    </message>
    <message>
        <source>&amp;Restore</source>
        <translation>&amp;Gendan</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Luk</translation>
    </message>
    <message>
        <source>A backup takes the place of your list of games. Your current list is kept and can be restored in the same way.</source>
        <translation>En sikkerhedskopi træder i stedet for din liste over partier. Den nuværende liste gemmes og kan gendannes på samme måde.</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n parti</numerusform>
            <numerusform>%n partier</numerusform>
        </translation>
    </message>
    <message>
        <source>{date}: {games}, the list that was replaced</source>
        <translation>{date}: {games}, listen, der blev erstattet</translation>
    </message>
    <message>
        <source>{date}: {games}</source>
        <comment>date: number of games</comment>
        <translation>{date}: {games}</translation>
    </message>
</context>
<context>
    <name>Balance</name>
    <message numerus="yes">
        <source>Opponents now play {level}: you won {won} of the last %n game(s).</source>
        <translation>
            <numerusform>Modstandernes niveau er nu {level}: du vandt {won} af det seneste %n parti.</numerusform>
            <numerusform>Modstandernes niveau er nu {level}: du vandt {won} af de seneste %n partier.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Opponents are a level stronger now: you won {won} of the last %n game(s).</source>
        <translation>
            <numerusform>Modstanderne er nu et niveau stærkere: du vandt {won} af det seneste %n parti.</numerusform>
            <numerusform>Modstanderne er nu et niveau stærkere: du vandt {won} af de seneste %n partier.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Opponents are a level weaker now: you won {won} of the last %n game(s).</source>
        <translation>
            <numerusform>Modstanderne er nu et niveau svagere: du vandt {won} af det seneste %n parti.</numerusform>
            <numerusform>Modstanderne er nu et niveau svagere: du vandt {won} af de seneste %n partier.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Better</name>
    <message>
        <source>You did win this game.</source>
        <translation>Du vandt jo dette spil.</translation>
    </message>
    <message>
        <source>The coach is still looking at this game.</source>
        <translation>Træneren ser stadig på dette spil.</translation>
    </message>
    <message>
        <source>Best play from move {number} on is being tried…</source>
        <translation>Det bedste spil fra træk {number} prøves…</translation>
    </message>
    <message>
        <source>Best play from move {number} on is being tried: move {now}…</source>
        <translation>Det bedste spil fra træk {number} prøves: træk {now}…</translation>
    </message>
    <message>
        <source>No: best play would not have won, neither from your mistakes on nor from the start.</source>
        <translation>Nej: selv det bedste spil havde ikke vundet, hverken fra dine fejl og frem eller fra begyndelsen.</translation>
    </message>
    <message>
        <source>Yes: with best play from move {number} on this game is won. Here it is.</source>
        <translation>Ja: med det bedste spil fra træk {number} er partiet vundet. Sådan går det.</translation>
    </message>
    <message>
        <source>Best play from move {number} on. It does not win either.</source>
        <translation>Det bedste spil fra træk {number} og frem. Det vinder heller ikke.</translation>
    </message>
</context>
<context>
    <name>Card</name>
    <message>
        <source>ace</source>
        <translation>es</translation>
    </message>
    <message>
        <source>two</source>
        <translation>to</translation>
    </message>
    <message>
        <source>three</source>
        <translation>tre</translation>
    </message>
    <message>
        <source>four</source>
        <translation>fire</translation>
    </message>
    <message>
        <source>five</source>
        <translation>fem</translation>
    </message>
    <message>
        <source>six</source>
        <translation>seks</translation>
    </message>
    <message>
        <source>seven</source>
        <translation>syv</translation>
    </message>
    <message>
        <source>eight</source>
        <translation>otte</translation>
    </message>
    <message>
        <source>nine</source>
        <translation>ni</translation>
    </message>
    <message>
        <source>ten</source>
        <translation>ti</translation>
    </message>
    <message>
        <source>jack</source>
        <translation>knægt</translation>
    </message>
    <message>
        <source>queen</source>
        <translation>dame</translation>
    </message>
    <message>
        <source>king</source>
        <translation>konge</translation>
    </message>
    <message>
        <source>clubs</source>
        <translation>klør</translation>
    </message>
    <message>
        <source>diamonds</source>
        <translation>ruder</translation>
    </message>
    <message>
        <source>hearts</source>
        <translation>hjerter</translation>
    </message>
    <message>
        <source>spades</source>
        <translation>spar</translation>
    </message>
    <message>
        <source>{rank} of {suit}</source>
        <comment>name of a card: seven of hearts</comment>
        <translation>{suit} {rank}</translation>
    </message>
    <message>
        <source>face-down card</source>
        <translation>kort med bagsiden op</translation>
    </message>
</context>
<context>
    <name>ChoicePopup</name>
    <message>
        <source>What should the card do?</source>
        <translation>Hvad skal kortet gøre?</translation>
    </message>
</context>
<context>
    <name>Coaching</name>
    <message>
        <source>There is no game on the table.</source>
        <translation>Der er intet spil på bordet.</translation>
    </message>
    <message>
        <source>The review comes when the game is over.</source>
        <translation>Gennemgangen kommer, når spillet er slut.</translation>
    </message>
    <message>
        <source>{game}, review</source>
        <comment>name of a file</comment>
        <translation>{game}, gennemgang</translation>
    </message>
    <message>
        <source>Save the review</source>
        <translation>Gem gennemgangen</translation>
    </message>
    <message>
        <source>The whole review (*.html)</source>
        <translation>Hele gennemgangen (*.html)</translation>
    </message>
    <message>
        <source>All figures (*.json)</source>
        <translation>Alle tal (*.json)</translation>
    </message>
    <message>
        <source>The curve as a drawing (*.svg)</source>
        <translation>Kurven som tegning (*.svg)</translation>
    </message>
    <message>
        <source>The curve as a picture (*.png)</source>
        <translation>Kurven som billede (*.png)</translation>
    </message>
    <message>
        <source>The review was not saved: its name must end in {endings}.</source>
        <translation>Gennemgangen blev ikke gemt: navnet skal ende på {endings}.</translation>
    </message>
    <message>
        <source>The review was not saved: {reason}.</source>
        <translation>Gennemgangen blev ikke gemt: {reason}.</translation>
    </message>
</context>
<context>
    <name>CompareDialog</name>
    <message>
        <source>The same deal</source>
        <translation>Samme giv</translation>
    </message>
    <message>
        <source>Who</source>
        <translation>Hvem</translation>
    </message>
    <message>
        <source>Seat</source>
        <translation>Plads</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Resultat</translation>
    </message>
    <message>
        <source>Played</source>
        <translation>Spillet den</translation>
    </message>
    <message>
        <source>Games of this deal</source>
        <translation>Partier med denne giv</translation>
    </message>
    <message>
        <source>&amp;Look at it</source>
        <translation>&amp;Se på det</translation>
    </message>
    <message>
        <source>Let the &amp;expert play your seat</source>
        <translation>Lad &amp;eksperten spille for dig</translation>
    </message>
    <message>
        <source>Play from the &amp;other seat</source>
        <translation>Spil fra den &amp;anden plads</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Luk</translation>
    </message>
    <message>
        <source>The expert plays</source>
        <translation>Eksperten spiller</translation>
    </message>
    <message>
        <source>{name} plays…</source>
        <translation>{name} spiller…</translation>
    </message>
    <message>
        <source>{name} ({level})</source>
        <translation>{name} ({level})</translation>
    </message>
    <message>
        <source>won</source>
        <translation>vundet</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>tabt</translation>
    </message>
    <message>
        <source>drawn</source>
        <translation>uafgjort</translation>
    </message>
    <message>
        <source>{result}, {mine} : {others}</source>
        <comment>won, 60 : 104</comment>
        <translation>{result}, {mine} : {others}</translation>
    </message>
    <message>
        <source>Played from another seat or by somebody else, the same cards tell skill from luck.</source>
        <translation>Når de samme kort spilles fra en anden plads eller af en anden, viser de, hvad der er dygtighed, og hvad der er held.</translation>
    </message>
</context>
<context>
    <name>CrashDialog</name>
    <message>
        <source>A fault in Cardtable</source>
        <translation>En fejl i Cardtable</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>Rapport</translation>
    </message>
    <message>
        <source>&amp;Copy report</source>
        <translation>&amp;Kopiér rapport</translation>
    </message>
    <message>
        <source>&amp;Go on</source>
        <translation>&amp;Fortsæt</translation>
    </message>
    <message>
        <source>Something went wrong in the program.</source>
        <translation>Noget gik galt i programmet.</translation>
    </message>
    <message>
        <source>Your game is saved up to the last move. You can go on; if the table looks wrong, close Cardtable and start it again. This report helps to mend the fault:</source>
        <translation>Dit spil er gemt til og med det seneste træk. Du kan fortsætte; ser bordet forkert ud, så luk Cardtable og start det igen. Denne rapport hjælper med at rette fejlen:</translation>
    </message>
</context>
<context>
    <name>Curtain</name>
    <message>
        <source>The cards are covered until you are ready.</source>
        <translation>Kortene er dækket, indtil du er klar.</translation>
    </message>
    <message>
        <source>Show &amp;my cards</source>
        <translation>Vis mine &amp;kort</translation>
    </message>
    <message>
        <source>Hold to &amp;peek</source>
        <translation>Hold for &amp;at kigge</translation>
    </message>
    <message>
        <source>Shows your cards only as long as this is held, by mouse or key.</source>
        <translation>Viser kun dine kort, så længe du holder knappen nede, med mus eller tast.</translation>
    </message>
    <message>
        <source>{name}, it is your turn</source>
        <translation>{name}, det er din tur</translation>
    </message>
</context>
<context>
    <name>CurveWidget</name>
    <message>
        <source>Chance to win over the game</source>
        <translation>Vinderchance gennem spillet</translation>
    </message>
    <message>
        <source>It begins at {start}, its lowest point is {low}, its highest {high}, and it ends at {end}.</source>
        <translation>Den begynder på {start}, er lavest på {low}, højest på {high} og slutter på {end}.</translation>
    </message>
</context>
<context>
    <name>DayDialog</name>
    <message>
        <source>Game of the day</source>
        <translation>Dagens spil</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuller</translation>
    </message>
    <message>
        <source>Today everybody gets the same cards: made from the date, without any network. The rules are those of the book, and the opponent is of the second level.</source>
        <translation>I dag får alle de samme kort: de laves ud fra datoen, helt uden netværk. Der spilles efter bogen, og modstanderen er på andet niveau.</translation>
    </message>
</context>
<context>
    <name>DealCode</name>
    <message numerus="yes">
        <source>The code is %n sign(s) short.</source>
        <translation>
            <numerusform>Koden mangler %n tegn.</numerusform>
            <numerusform>Koden mangler %n tegn.</numerusform>
        </translation>
    </message>
    <message>
        <source>This game did not begin with a deal of its own. Save it as a file to pass it on.</source>
        <translation>Dette spil begyndte ikke med sin egen giv. Gem det som en fil for at give det videre.</translation>
    </message>
    <message numerus="yes">
        <source>The code is %n sign(s) too long.</source>
        <translation>
            <numerusform>Koden er %n tegn for lang.</numerusform>
            <numerusform>Koden er %n tegn for lang.</numerusform>
        </translation>
    </message>
    <message>
        <source>This is a deal of a game that this version of Cardtable does not have.</source>
        <translation>Dette er en giv til et spil, som denne version af Cardtable ikke har.</translation>
    </message>
    <message>
        <source>“{sign}” is in no deal code.</source>
        <comment>a typed letter or sign</comment>
        <translation>”{sign}” findes ikke i nogen givkode.</translation>
    </message>
    <message>
        <source>There is a mistake in this code, perhaps in “{group}”.</source>
        <translation>Der er en fejl i denne kode, måske i ”{group}”.</translation>
    </message>
    <message>
        <source>There is a mistake in this code.</source>
        <translation>Der er en fejl i denne kode.</translation>
    </message>
    <message>
        <source>There is no opponent “{level}”.</source>
        <translation>Der er ingen modstander ”{level}”.</translation>
    </message>
    <message>
        <source>So many house rules do not fit into a deal code. Save the game as a file to pass it on.</source>
        <translation>Så mange husregler er der ikke plads til i en givkode. Gem spillet som en fil for at give det videre.</translation>
    </message>
    <message>
        <source>This code comes from a newer version of Cardtable. Update to open it.</source>
        <translation>Koden kommer fra en nyere version af Cardtable. Opdatér Cardtable for at åbne den.</translation>
    </message>
</context>
<context>
    <name>Deals</name>
    <message>
        <source>The deal code is copied: {code}</source>
        <translation>Givkoden er kopieret: {code}</translation>
    </message>
    <message>
        <source>You have played this deal before.</source>
        <translation>Du har spillet denne giv før.</translation>
    </message>
    <message>
        <source>Co&amp;mpare</source>
        <translation>Sa&amp;mmenlign</translation>
    </message>
    <message>
        <source>{name} has played this deal from your seat.</source>
        <translation>{name} har spillet denne giv fra din plads.</translation>
    </message>
    <message>
        <source>Fixed: {promise}</source>
        <comment>the deal is fixed; beginning of a hash</comment>
        <translation>Låst: {promise}</translation>
    </message>
    <message>
        <source>This deal was fixed before anybody saw it: {promise}</source>
        <translation>Denne giv blev låst, før nogen så den: {promise}</translation>
    </message>
    <message>
        <source>There is no game on the table.</source>
        <translation>Der er intet spil på bordet.</translation>
    </message>
    <message>
        <source>When the game is over.</source>
        <translation>Når spillet er slut.</translation>
    </message>
    <message>
        <source>Only where one person plays.</source>
        <translation>Kun når ét menneske er med.</translation>
    </message>
    <message>
        <source>Play this deal from the next &amp;seat</source>
        <translation>Spil denne giv fra den næste &amp;plads</translation>
    </message>
    <message>
        <source>Play this deal from the other &amp;seat</source>
        <translation>Spil denne giv fra den anden &amp;plads</translation>
    </message>
    <message>
        <source>{rule}: {value}</source>
        <comment>a house rule and how it is set</comment>
        <translation>{rule}: {value}</translation>
    </message>
    <message>
        <source>a person</source>
        <translation>et menneske</translation>
    </message>
    <message>
        <source>Seat {seat}: {name}</source>
        <translation>Plads {seat}: {name}</translation>
    </message>
    <message>
        <source>Seat {seat}: {name} ({level})</source>
        <translation>Plads {seat}: {name} ({level})</translation>
    </message>
</context>
<context>
    <name>Deck</name>
    <message>
        <source>It cannot be read: {reason}.</source>
        <translation>Den kan ikke læses: {reason}.</translation>
    </message>
    <message>
        <source>It is too large for a deck of cards.</source>
        <translation>Den er for stor til et sæt kort.</translation>
    </message>
    <message>
        <source>It is not an SVG drawing.</source>
        <translation>Den er ikke en SVG-tegning.</translation>
    </message>
    <message>
        <source>It is damaged.</source>
        <translation>Den er beskadiget.</translation>
    </message>
    <message>
        <source>It is not a whole SVG drawing.</source>
        <translation>Den er ikke en hel SVG-tegning.</translation>
    </message>
    <message>
        <source>Its cards are wider than they are high.</source>
        <translation>Kortene er bredere, end de er høje.</translation>
    </message>
    <message>
        <source>It has no pictures of cards.</source>
        <translation>Der er ingen billeder af kort i den.</translation>
    </message>
    <message numerus="yes">
        <source>It lacks %n card(s) of the deck.</source>
        <translation>
            <numerusform>Den mangler %n af kortene.</numerusform>
            <numerusform>Den mangler %n af kortene.</numerusform>
        </translation>
    </message>
    <message>
        <source>the back of the cards</source>
        <translation>kortenes bagside</translation>
    </message>
    <message>
        <source>It has no picture of: {cards}.</source>
        <translation>Den har intet billede af: {cards}.</translation>
    </message>
    <message>
        <source>The cards in “{file}” cannot be used. {reason}</source>
        <translation>Kortene i ”{file}” kan ikke bruges. {reason}</translation>
    </message>
</context>
<context>
    <name>DeckPreview</name>
    <message>
        <source>Five cards of the deck</source>
        <translation>Fem af kortene</translation>
    </message>
</context>
<context>
    <name>Desk</name>
    <message>
        <source>This game cannot be resumed. {reason}</source>
        <translation>Dette spil kan ikke genoptages. {reason}</translation>
    </message>
    <message>
        <source>A new game has begun; the one before is kept in the list of games.</source>
        <translation>Et nyt spil er begyndt; det forrige ligger på listen over partier.</translation>
    </message>
    <message>
        <source>&amp;Back to it</source>
        <translation>Tilbage til &amp;det</translation>
    </message>
    <message>
        <source>“{file}” was not opened. {reason}</source>
        <translation>”{file}” blev ikke åbnet. {reason}</translation>
    </message>
</context>
<context>
    <name>Direction</name>
    <message>
        <source>Play goes clockwise.</source>
        <translation>Der spilles med uret.</translation>
    </message>
    <message>
        <source>Play goes anticlockwise.</source>
        <translation>Der spilles mod uret.</translation>
    </message>
</context>
<context>
    <name>DrillPart</name>
    <message>
        <source>&amp;Once more</source>
        <translation>&amp;En gang til</translation>
    </message>
    <message>
        <source>&amp;Next</source>
        <translation>&amp;Næste</translation>
    </message>
    <message>
        <source>&amp;Enough</source>
        <translation>No&amp;k</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Prøv igen</translation>
    </message>
    <message>
        <source>Mistake {place} of {count}</source>
        <translation>Fejl {place} af {count}</translation>
    </message>
    <message>
        <source>{name}, which card do you play here? Something better was possible.</source>
        <translation>{name}, hvilket kort spiller du her? Der var noget bedre.</translation>
    </message>
    <message>
        <source>{move} is right: it wins {chance}.</source>
        <translation>{move} er rigtigt: det vinder {chance}.</translation>
    </message>
    <message>
        <source>{move} wins {chance}; {best} wins {better}. {reason}</source>
        <translation>{move} vinder {chance}; {best} vinder {better}. {reason}</translation>
    </message>
</context>
<context>
    <name>Duplicate</name>
    <message>
        <source>You won this deal from every seat that you tried.</source>
        <translation>Du vandt denne giv fra alle de pladser, du prøvede.</translation>
    </message>
    <message>
        <source>You won this deal from no seat that you tried.</source>
        <translation>Du vandt ikke denne giv fra nogen af de pladser, du prøvede.</translation>
    </message>
    <message>
        <source>You won from seat {seat} only: the cards may have decided this deal.</source>
        <translation>Du vandt kun fra plads {seat}: måske afgjorde kortene denne giv.</translation>
    </message>
    <message numerus="yes">
        <source>You won this deal from %n seat(s) of those that you tried.</source>
        <translation>
            <numerusform>Du vandt denne giv fra %n af de pladser, du prøvede.</numerusform>
            <numerusform>Du vandt denne giv fra %n af de pladser, du prøvede.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>EndPanel</name>
    <message>
        <source>&amp;Play again (F2)</source>
        <translation>Spil &amp;igen (F2)</translation>
    </message>
    <message>
        <source>&amp;New game…</source>
        <translation>&amp;Nyt spil…</translation>
    </message>
    <message>
        <source>&amp;Review</source>
        <translation>G&amp;ennemgang</translation>
    </message>
    <message>
        <source>Rep&amp;lay</source>
        <translation>&amp;Afspil</translation>
    </message>
    <message>
        <source>See the &amp;table</source>
        <translation>Se &amp;bordet</translation>
    </message>
</context>
<context>
    <name>Fairness</name>
    <message>
        <source>This game promised nothing before its first deal.</source>
        <translation>Dette spil lovede ikke noget før den første giv.</translation>
    </message>
    <message>
        <source>The deal or the opponents are not those that were promised.</source>
        <translation>Given eller modstanderne er ikke dem, der blev lovet.</translation>
    </message>
    <message>
        <source>The deal and the opponents are those that were promised.</source>
        <translation>Given og modstanderne er dem, der blev lovet.</translation>
    </message>
    <message>
        <source>Compare this with what was shown before the first deal: {promise}</source>
        <translation>Sammenlign dette med det, der blev vist før den første giv: {promise}</translation>
    </message>
    <message>
        <source>The table has shown other cards than those of the deal.</source>
        <translation>Bordet har vist andre kort end givens.</translation>
    </message>
    <message numerus="yes">
        <source>The rules allow each of %n move(s).</source>
        <translation>
            <numerusform>Reglerne tillader spillets %n træk.</numerusform>
            <numerusform>Reglerne tillader alle spillets %n træk.</numerusform>
        </translation>
    </message>
    <message>
        <source>The cards do not come from the deal number: they were laid out by hand.</source>
        <translation>Kortene kommer ikke fra givens nummer: de er lagt op med hånden.</translation>
    </message>
    <message>
        <source>The cards do not come from the deal number.</source>
        <translation>Kortene kommer ikke fra givens nummer.</translation>
    </message>
    <message numerus="yes">
        <source>%n shuffle(s), each from the deal number.</source>
        <translation>
            <numerusform>%n blanding, som kommer fra givens nummer.</numerusform>
            <numerusform>%n blandinger, som alle kommer fra givens nummer.</numerusform>
        </translation>
    </message>
    <message>
        <source>No opponent of the computer has taken a decision.</source>
        <translation>Ingen af computerens modstandere har truffet en beslutning.</translation>
    </message>
    <message numerus="yes">
        <source>%n decision(s) of the opponents came out differently, but version {theirs} of Cardtable played them and this is version {ours}. Only version {theirs} can tell.</source>
        <translation>
            <numerusform>%n af modstandernes beslutninger er anderledes, men den blev spillet af version {theirs} af Cardtable, og dette er version {ours}. Kun version {theirs} kan afgøre det.</numerusform>
            <numerusform>%n af modstandernes beslutninger er anderledes, men de blev spillet af version {theirs} af Cardtable, og dette er version {ours}. Kun version {theirs} kan afgøre det.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{told} A simple opponent took %n of them, because the thinking process had failed.</source>
        <comment>decisions</comment>
        <translation>
            <numerusform>{told} %n af dem tog en enkel modstander, fordi tænkeprocessen svigtede.</numerusform>
            <numerusform>{told} %n af dem tog en enkel modstander, fordi tænkeprocessen svigtede.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n decision(s) of the opponents cannot follow from what they could see, first move {number}: {name} played {played} instead of {found}.</source>
        <translation>
            <numerusform>%n af modstandernes beslutninger følger ikke af det, de kunne se; træk {number}: {name} spillede {played} i stedet for {found}.</numerusform>
            <numerusform>%n af modstandernes beslutninger følger ikke af det, de kunne se; den første er træk {number}: {name} spillede {played} i stedet for {found}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n decision(s) cannot be taken again: this game was saved before that was kept.</source>
        <translation>
            <numerusform>%n beslutning kan ikke træffes igen: spillet blev gemt, dengang den slags ikke blev taget med.</numerusform>
            <numerusform>%n beslutninger kan ikke træffes igen: spillet blev gemt, dengang den slags ikke blev taget med.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Each of %n decision(s) of the opponents follows from what they could see.</source>
        <translation>
            <numerusform>Modstandernes %n beslutning følger af det, de kunne se.</numerusform>
            <numerusform>Alle modstandernes %n beslutninger følger af det, de kunne se.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Figures</name>
    <message>
        <source>{part} of {all}</source>
        <comment>so many games of so many</comment>
        <translation>{part} af {all}</translation>
    </message>
    <message>
        <source>your share is {share}; 19 times in 20 the true one lies between {low} and {high}</source>
        <translation>din andel er {share}; 19 gange ud af 20 ligger den sande andel mellem {low} og {high}</translation>
    </message>
    <message>
        <source>Finished</source>
        <translation>Spillet til ende</translation>
    </message>
    <message>
        <source>games of this kind</source>
        <translation>partier af denne slags</translation>
    </message>
    <message>
        <source>Won</source>
        <comment>games</comment>
        <translation>Vundet</translation>
    </message>
    <message>
        <source>games that nobody won</source>
        <translation>partier, som ingen vandt</translation>
    </message>
    <message>
        <source>Drawn</source>
        <comment>games</comment>
        <translation>Uafgjort</translation>
    </message>
    <message>
        <source>games won one after the other</source>
        <translation>partier vundet i træk</translation>
    </message>
    <message>
        <source>games won one after the other, up to the last one</source>
        <translation>partier vundet i træk til og med det seneste</translation>
    </message>
    <message>
        <source>games since the last one that you won</source>
        <translation>partier siden det seneste, du vandt</translation>
    </message>
    <message>
        <source>games one after the other without a win</source>
        <translation>partier i træk uden sejr</translation>
    </message>
    <message>
        <source>In a row now</source>
        <translation>I træk nu</translation>
    </message>
    <message>
        <source>Waiting now</source>
        <translation>Venter nu</translation>
    </message>
    <message>
        <source>Most in a row</source>
        <translation>Flest i træk</translation>
    </message>
    <message>
        <source>Longest wait</source>
        <translation>Længste ventetid</translation>
    </message>
    <message>
        <source>Chips for a deal</source>
        <translation>Jetoner pr. giv</translation>
    </message>
    <message numerus="yes">
        <source>chips that a deal brought you: the mean of the games’ means, %n deal(s)</source>
        <translation>
            <numerusform>jetoner, en giv gav dig: gennemsnit af partiernes gennemsnit, %n giv</numerusform>
            <numerusform>jetoner, en giv gav dig: gennemsnit af partiernes gennemsnit, %n giv</numerusform>
        </translation>
    </message>
    <message>
        <source>Points for a deal</source>
        <translation>Point pr. giv</translation>
    </message>
    <message numerus="yes">
        <source>points that you got for a deal: the mean of the games’ means, %n deal(s)</source>
        <translation>
            <numerusform>point, du fik i en giv: gennemsnit af partiernes gennemsnit, %n giv</numerusform>
            <numerusform>point, du fik i en giv: gennemsnit af partiernes gennemsnit, %n giv</numerusform>
        </translation>
    </message>
    <message>
        <source>Moons shot</source>
        <translation>Måner skudt</translation>
    </message>
    <message>
        <source>Moons of others</source>
        <translation>Andres måner</translation>
    </message>
    <message>
        <source>deals in which you took every point</source>
        <translation>giv, hvor du tog alle point</translation>
    </message>
    <message>
        <source>deals in which another did</source>
        <translation>giv, hvor en anden gjorde det</translation>
    </message>
    <message>
        <source>games won of those in which you took the first decision</source>
        <translation>partier vundet af dem, hvor du traf den første beslutning</translation>
    </message>
    <message>
        <source>You began</source>
        <translation>Du begyndte</translation>
    </message>
    <message>
        <source>games won of those in which another took it</source>
        <translation>partier vundet af dem, hvor en anden traf den</translation>
    </message>
    <message>
        <source>Another began</source>
        <translation>En anden begyndte</translation>
    </message>
    <message numerus="yes">
        <source>chance to win that a decision gave away on average, in %n reviewed decision(s)</source>
        <translation>
            <numerusform>vinderchance, som en beslutning i snit gav væk, i %n gennemgået beslutning</numerusform>
            <numerusform>vinderchance, som en beslutning i snit gav væk, i %n gennemgåede beslutninger</numerusform>
        </translation>
    </message>
    <message>
        <source>Given away</source>
        <translation>Givet væk</translation>
    </message>
    <message>
        <source>{mean} ({low} to {high})</source>
        <comment>a mean and its 95% interval</comment>
        <translation>{mean} ({low} til {high})</translation>
    </message>
    <message>
        <source>{number}%</source>
        <comment>per cent</comment>
        <translation>{number}&#xa0;%</translation>
    </message>
</context>
<context>
    <name>Files</name>
    <message>
        <source>it is not there</source>
        <translation>den findes ikke</translation>
    </message>
    <message>
        <source>part of its path is not a folder</source>
        <translation>en del af stien er ikke en mappe</translation>
    </message>
    <message>
        <source>it is a folder</source>
        <translation>det er en mappe</translation>
    </message>
    <message>
        <source>you may not open it</source>
        <translation>du må ikke åbne den</translation>
    </message>
    <message>
        <source>you may not change it</source>
        <translation>du må ikke ændre den</translation>
    </message>
    <message>
        <source>it can only be read</source>
        <translation>den kan kun læses</translation>
    </message>
    <message>
        <source>the disk is full</source>
        <translation>disken er fuld</translation>
    </message>
    <message>
        <source>its name is too long</source>
        <translation>navnet er for langt</translation>
    </message>
    <message>
        <source>the disk does not answer as it should</source>
        <translation>disken svarer ikke, som den skal</translation>
    </message>
    <message>
        <source>Open a game</source>
        <translation>Åbn et spil</translation>
    </message>
    <message>
        <source>Save a copy of the game</source>
        <translation>Gem en kopi af spillet</translation>
    </message>
    <message>
        <source>Save the table</source>
        <translation>Gem tabellen</translation>
    </message>
    <message>
        <source>Tables</source>
        <translation>Tabeller</translation>
    </message>
    <message>
        <source>Games of Cardtable</source>
        <translation>Cardtable-spil</translation>
    </message>
</context>
<context>
    <name>FirstDeal</name>
    <message>
        <source>First deal: {game}</source>
        <translation>Første giv: {game}</translation>
    </message>
</context>
<context>
    <name>Game</name>
    <message>
        <source>{game} is for {count} players, not {players}.</source>
        <translation>{game} er for {count} spillere, ikke {players}.</translation>
    </message>
    <message>
        <source>{game} is for {low} to {high} players, not {players}.</source>
        <translation>{game} er for {low} til {high} spillere, ikke {players}.</translation>
    </message>
    <message>
        <source>There is no seat {seat} at this table.</source>
        <translation>Der er ingen plads {seat} ved dette bord.</translation>
    </message>
    <message>
        <source>Deal numbers run from 0 to {high}.</source>
        <translation>Givnumre går fra 0 til {high}.</translation>
    </message>
    <message>
        <source>{card}: {effect}.</source>
        <comment>what a card would do: Seven of hearts: takes the trick.</comment>
        <translation>{card}: {effect}.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>Spillet er slut.</translation>
    </message>
    <message>
        <source>The table moves first.</source>
        <translation>Bordet er først i tur.</translation>
    </message>
    <message>
        <source>It is not your turn.</source>
        <translation>Det er ikke din tur.</translation>
    </message>
    <message>
        <source>This game cannot be saved just now: {reason}. You can play on.</source>
        <translation>Dette spil kan ikke gemmes lige nu: {reason}. Du kan spille videre.</translation>
    </message>
</context>
<context>
    <name>GameFile</name>
    <message>
        <source>“{name}” is not a file.</source>
        <translation>”{name}” er ikke en fil.</translation>
    </message>
    <message>
        <source>this is no file name</source>
        <translation>det er ikke et filnavn</translation>
    </message>
    <message>
        <source>“{name}” cannot be opened: {reason}.</source>
        <translation>”{name}” kan ikke åbnes: {reason}.</translation>
    </message>
    <message>
        <source>“{name}” is too large for a game.</source>
        <translation>”{name}” er for stor til at være et spil.</translation>
    </message>
    <message>
        <source>This game cannot be played: its record is damaged.</source>
        <translation>Dette spil kan ikke spilles: det, der er gemt, er beskadiget.</translation>
    </message>
    <message>
        <source>This is a game of “{game}”, which this version of Cardtable does not have.</source>
        <translation>Dette er spillet ”{game}”, som denne version af Cardtable ikke har.</translation>
    </message>
    <message>
        <source>This version of Cardtable has no opponent “{level}”.</source>
        <translation>Denne version af Cardtable har ingen modstander ”{level}”.</translation>
    </message>
    <message>
        <source>A player&apos;s name in this game is too long.</source>
        <translation>En spillers navn i dette spil er for langt.</translation>
    </message>
</context>
<context>
    <name>GamesModel</name>
    <message>
        <source>Title</source>
        <translation>Titel</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Spil</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Spillere</translation>
    </message>
    <message>
        <source>Last played</source>
        <translation>Sidst spillet</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Træk</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Resultat</translation>
    </message>
    <message>
        <source>Damaged</source>
        <translation>Beskadiget</translation>
    </message>
    <message>
        <source>Not finished</source>
        <translation>Ikke færdigt</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Uafgjort</translation>
    </message>
    <message>
        <source>{name} won</source>
        <translation>{name} vandt</translation>
    </message>
    <message>
        <source>{result}, practice</source>
        <translation>{result}, øvespil</translation>
    </message>
    <message>
        <source>Computer players only, deal {number}</source>
        <translation>Kun computerspillere, giv {number}</translation>
    </message>
    <message>
        <source>{name} ({level}) plays deal {number}</source>
        <translation>{name} ({level}) spiller giv {number}</translation>
    </message>
</context>
<context>
    <name>GamesSearch</name>
    <message>
        <source>Search titles, names and dates</source>
        <translation>Søg i titler, navne og datoer</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Spil</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>Alle spil</translation>
    </message>
    <message>
        <source>Opponent</source>
        <translation>Modstander</translation>
    </message>
    <message>
        <source>All opponents</source>
        <translation>Alle modstandere</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Resultat</translation>
    </message>
    <message>
        <source>All results</source>
        <translation>Alle resultater</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Vundet</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Tabt</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Uafgjort</translation>
    </message>
    <message>
        <source>Finished</source>
        <translation>Færdigt</translation>
    </message>
    <message>
        <source>Not finished</source>
        <translation>Ikke færdigt</translation>
    </message>
    <message>
        <source>Last played</source>
        <translation>Sidst spillet</translation>
    </message>
    <message>
        <source>Any time</source>
        <translation>Uanset hvornår</translation>
    </message>
    <message>
        <source>Last 24 hours</source>
        <translation>Sidste 24 timer</translation>
    </message>
    <message>
        <source>Last 7 days</source>
        <translation>Sidste 7 dage</translation>
    </message>
    <message>
        <source>Last 30 days</source>
        <translation>Sidste 30 dage</translation>
    </message>
    <message>
        <source>Last 365 days</source>
        <translation>Sidste 365 dage</translation>
    </message>
</context>
<context>
    <name>HandPlate</name>
    <message>
        <source>Lay down the hand ({effect})</source>
        <translation>Læg hånden ned ({effect})</translation>
    </message>
</context>
<context>
    <name>Hearts</name>
    <message>
        <source>The queen of spades has not been played and is not in your hand.</source>
        <translation>Spar dame er ikke spillet og er ikke på din hånd.</translation>
    </message>
    <message>
        <source>Points taken in this deal: you {mine}, the other player {theirs}.</source>
        <translation>Point taget i denne giv: du {mine}, den anden spiller {theirs}.</translation>
    </message>
    <message>
        <source>You can still take every point card.</source>
        <translation>Du kan stadig tage alle pointkort.</translation>
    </message>
    <message>
        <source>The other player can still take every point card.</source>
        <translation>Den anden spiller kan stadig tage alle pointkort.</translation>
    </message>
    <message numerus="yes">
        <source>%n trick(s) to go, this one included.</source>
        <translation>
            <numerusform>%n stik tilbage, dette medregnet.</numerusform>
            <numerusform>%n stik tilbage, dette medregnet.</numerusform>
        </translation>
    </message>
    <message>
        <source>The other player has no heart.</source>
        <translation>Den anden spiller har ingen hjerter.</translation>
    </message>
    <message>
        <source>The other player has no spade.</source>
        <translation>Den anden spiller har ingen spar.</translation>
    </message>
    <message>
        <source>The other player has no diamond.</source>
        <translation>Den anden spiller har ingen ruder.</translation>
    </message>
    <message>
        <source>The other player has no club.</source>
        <translation>Den anden spiller har ingen klør.</translation>
    </message>
    <message numerus="yes">
        <source>%n heart(s) that you have not seen: {ranks}</source>
        <translation>
            <numerusform>%n hjerter, som du ikke har set: {ranks}</numerusform>
            <numerusform>%n hjerter, som du ikke har set: {ranks}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n spade(s) that you have not seen: {ranks}</source>
        <translation>
            <numerusform>%n spar, som du ikke har set: {ranks}</numerusform>
            <numerusform>%n spar, som du ikke har set: {ranks}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n diamond(s) that you have not seen: {ranks}</source>
        <translation>
            <numerusform>%n ruder, som du ikke har set: {ranks}</numerusform>
            <numerusform>%n ruder, som du ikke har set: {ranks}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n club(s) that you have not seen: {ranks}</source>
        <translation>
            <numerusform>%n klør, som du ikke har set: {ranks}</numerusform>
            <numerusform>%n klør, som du ikke har set: {ranks}</numerusform>
        </translation>
    </message>
    <message>
        <source>easy</source>
        <translation>let</translation>
    </message>
    <message>
        <source>Ducks and gets rid of high cards, and is careless now and then.</source>
        <translation>Går uden om stik, kommer af med høje kort og er skødesløs en gang imellem.</translation>
    </message>
    <message>
        <source>normal</source>
        <translation>normal</translation>
    </message>
    <message>
        <source>Counts the cards, guards against the queen of spades and sees a moon coming.</source>
        <translation>Tæller kortene, passer på spar dame og ser det komme, når nogen vil skyde månen.</translation>
    </message>
    <message>
        <source>hard</source>
        <translation>svær</translation>
    </message>
    <message>
        <source>Thinks a few of the possible deals through, and is content with a good card.</source>
        <translation>Tænker nogle af de mulige kortfordelinger igennem og nøjes med et godt kort.</translation>
    </message>
    <message>
        <source>expert</source>
        <translation>ekspert</translation>
    </message>
    <message>
        <source>Goes through every deal that is possible, and draws conclusions from what you play.</source>
        <translation>Gennemgår alle mulige kortfordelinger og drager slutninger af det, du spiller.</translation>
    </message>
    <message>
        <source>Play to</source>
        <translation>Spil til</translation>
    </message>
    <message>
        <source>50 points</source>
        <translation>50 point</translation>
    </message>
    <message>
        <source>100 points</source>
        <translation>100 point</translation>
    </message>
    <message>
        <source>150 points</source>
        <translation>150 point</translation>
    </message>
    <message>
        <source>After the deal in which somebody has this many, the lower score wins.</source>
        <translation>Efter den giv, hvor nogen når så mange point, vinder den laveste score.</translation>
    </message>
    <message>
        <source>Hearts are broken by</source>
        <translation>Hjerter brydes af</translation>
    </message>
    <message>
        <source>a heart</source>
        <translation>en hjerter</translation>
    </message>
    <message>
        <source>a heart or the queen of spades</source>
        <translation>en hjerter eller spar dame</translation>
    </message>
    <message>
        <source>the first failure to follow suit</source>
        <translation>den første, der ikke bekender</translation>
    </message>
    <message>
        <source>Until then nobody may lead a heart, except from a hand of hearts only.</source>
        <translation>Indtil da må ingen spille hjerter ud, undtagen fra en hånd med lutter hjerter.</translation>
    </message>
    <message>
        <source>Points on the first trick</source>
        <translation>Point i første stik</translation>
    </message>
    <message>
        <source>allowed</source>
        <translation>tilladt</translation>
    </message>
    <message>
        <source>not allowed</source>
        <translation>ikke tilladt</translation>
    </message>
    <message>
        <source>Whether a player without clubs may play a heart or the queen of spades to it.</source>
        <translation>Om en spiller uden klør må lægge en hjerter eller spar dame i det.</translation>
    </message>
    <message>
        <source>The queen of spades</source>
        <translation>Spar dame</translation>
    </message>
    <message>
        <source>follows suit</source>
        <translation>skal bekende</translation>
    </message>
    <message>
        <source>may be played at any time</source>
        <translation>må spilles når som helst</translation>
    </message>
    <message>
        <source>“At any time” means also instead of following suit.</source>
        <translation>”Når som helst” betyder også i stedet for at bekende.</translation>
    </message>
    <message>
        <source>Shooting the moon</source>
        <translation>At skyde månen</translation>
    </message>
    <message>
        <source>20 points for the opponent</source>
        <translation>20 point til modstanderen</translation>
    </message>
    <message>
        <source>the points in play for the opponent</source>
        <translation>de point, der er i spil, til modstanderen</translation>
    </message>
    <message>
        <source>20 points off for the shooter</source>
        <translation>skytten får trukket 20 point fra</translation>
    </message>
    <message>
        <source>does not count</source>
        <translation>tæller ikke</translation>
    </message>
    <message>
        <source>A player who takes every point of a deal has shot the moon.</source>
        <translation>En spiller, der tager alle point i en giv, har skudt månen.</translation>
    </message>
    <message>
        <source>This position cannot be read: {error}.</source>
        <translation>Denne stilling kan ikke læses: {error}.</translation>
    </message>
    <message>
        <source>In this position the other seat is to move.</source>
        <translation>I denne stilling er det den anden plads, der er i tur.</translation>
    </message>
    <message>
        <source>This position does not say whose turn it is.</source>
        <translation>Stillingen siger ikke, hvis tur det er.</translation>
    </message>
    <message>
        <source>Your {card} is the last heart out: led, it takes the trick.</source>
        <translation>Med {card} har du den sidste hjerter: spilles den ud, tager den stikket.</translation>
    </message>
    <message numerus="yes">
        <source>This takes the trick and costs %n point(s).</source>
        <translation>
            <numerusform>Det tager stikket og koster %n point.</numerusform>
            <numerusform>Det tager stikket og koster %n point.</numerusform>
        </translation>
    </message>
    <message>
        <source>This takes the trick, and you must lead; the {best} leaves it.</source>
        <translation>Det tager stikket, og du skal spille ud; {best} lader det gå.</translation>
    </message>
    <message>
        <source>This card takes the queen of spades.</source>
        <translation>Dette kort tager spar dame.</translation>
    </message>
    <message>
        <source>Whatever the other player holds, this can take the queen of spades.</source>
        <translation>Uanset hvad den anden spiller har, kan dette tage spar dame.</translation>
    </message>
    <message>
        <source>In {count} of {worlds} possible deals this can take the queen of spades.</source>
        <translation>I {count} af {worlds} mulige fordelinger kan dette tage spar dame.</translation>
    </message>
    <message>
        <source>Whatever the other player holds, the trick with the queen of spades can be left to you.</source>
        <translation>Uanset hvad den anden spiller har, kan stikket med spar dame overlades til dig.</translation>
    </message>
    <message>
        <source>In {count} of {worlds} possible deals the trick with the queen of spades can be left to you.</source>
        <translation>I {count} af {worlds} mulige fordelinger kan stikket med spar dame overlades til dig.</translation>
    </message>
    <message>
        <source>The queen of spades could be got rid of now.</source>
        <translation>Du kunne komme af med spar dame nu.</translation>
    </message>
    <message>
        <source>After this the queen of spades ends up with you in {more}% of deals, after the {best} in {less}%.</source>
        <translation>Efter dette ender spar dame hos dig i {more}&#xa0;% af fordelingerne, efter {best} i {less}&#xa0;%.</translation>
    </message>
    <message>
        <source>This lets the other player shoot the moon.</source>
        <translation>Det lader den anden spiller skyde månen.</translation>
    </message>
    <message>
        <source>This lets the other player shoot the moon in {percent}% of deals.</source>
        <translation>Det lader den anden spiller skyde månen i {percent}&#xa0;% af fordelingerne.</translation>
    </message>
    <message>
        <source>With the {best} you can shoot the moon.</source>
        <translation>Med {best} kan du skyde månen.</translation>
    </message>
    <message>
        <source>With the {best} you can shoot the moon in {percent}% of deals.</source>
        <translation>Med {best} kan du skyde månen i {percent}&#xa0;% af fordelingerne.</translation>
    </message>
    <message>
        <source>At this score the {best} wins the match more often.</source>
        <translation>Ved denne stilling vinder {best} oftere partiet.</translation>
    </message>
    <message numerus="yes">
        <source>On average this costs about %n point(s) more than the {best}.</source>
        <translation>
            <numerusform>I snit koster dette omtrent %n point mere end {best}.</numerusform>
            <numerusform>I snit koster dette omtrent %n point mere end {best}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Whatever the other player holds, the {best} is better.</source>
        <translation>Uanset hvad den anden spiller har, er {best} bedre.</translation>
    </message>
    <message>
        <source>In {count} of {worlds} possible deals the {best} is better.</source>
        <translation>I {count} af {worlds} mulige fordelinger er {best} bedre.</translation>
    </message>
    <message>
        <source>This gets rid of the queen of spades.</source>
        <translation>Så er du af med spar dame.</translation>
    </message>
    <message>
        <source>This stops the other player from shooting the moon.</source>
        <translation>Det hindrer den anden spiller i at skyde månen.</translation>
    </message>
    <message>
        <source>With this you can shoot the moon.</source>
        <translation>Med dette kan du skyde månen.</translation>
    </message>
    <message>
        <source>With this you can shoot the moon in {percent}% of deals.</source>
        <translation>Med dette kan du skyde månen i {percent}&#xa0;% af fordelingerne.</translation>
    </message>
    <message>
        <source>After every other card the other player shoots the moon more often.</source>
        <translation>Efter ethvert andet kort skyder den anden spiller oftere månen.</translation>
    </message>
    <message>
        <source>Unlike other cards, this cannot take the queen of spades.</source>
        <translation>Til forskel fra andre kort kan dette ikke tage spar dame.</translation>
    </message>
    <message>
        <source>This leaves the trick and its points to the other player.</source>
        <translation>Det overlader stikket og dets point til den anden spiller.</translation>
    </message>
    <message>
        <source>At this score no card wins the match noticeably more often.</source>
        <translation>Ved denne stilling er der intet kort, der mærkbart oftere vinder partiet.</translation>
    </message>
    <message>
        <source>At this score no card wins the match more often.</source>
        <translation>Ved denne stilling er der intet kort, der oftere vinder partiet.</translation>
    </message>
    <message>
        <source>Over all possible deals no other card is noticeably better.</source>
        <translation>Set over alle mulige fordelinger er intet andet kort mærkbart bedre.</translation>
    </message>
    <message>
        <source>Over all possible deals no other card is better.</source>
        <translation>Set over alle mulige fordelinger er intet andet kort bedre.</translation>
    </message>
    <message>
        <source>The aim</source>
        <translation>Målet</translation>
    </message>
    <message>
        <source>Two players, each for themselves.</source>
        <translation>To spillere, hver for sig.</translation>
    </message>
    <message>
        <source>Hearts and the queen of spades cost points. The lower score at the end wins.</source>
        <translation>Hjerter og spar dame koster point. Den laveste score til sidst vinder.</translation>
    </message>
    <message>
        <source>So taking tricks is bad, unless you take every point there is.</source>
        <translation>Derfor er det skidt at tage stik, medmindre du tager alle point.</translation>
    </message>
    <message>
        <source>The cards and the deal</source>
        <translation>Kortene og given</translation>
    </message>
    <message>
        <source>28 cards are used: ace, queen, 10, 8, 6, 4 and 2 of each suit.</source>
        <translation>Der bruges 28 kort: es, dame, 10, 8, 6, 4 og 2 i hver kulør.</translation>
    </message>
    <message>
        <source>In each suit the 2 is lowest and the ace highest. Hearts are always trump.</source>
        <translation>I hver kulør er 2 lavest og es højest. Hjerter er altid trumf.</translation>
    </message>
    <message>
        <source>The first and the last card of the deal are dead: they lie face down, nobody uses them, and they are shown when the deal is over. They may be point cards.</source>
        <translation>Det første og det sidste kort i given er døde: de ligger med bagsiden op, ingen bruger dem, og de vises, når given er slut. De kan være pointkort.</translation>
    </message>
    <message>
        <source>Each player gets 13 cards, one at a time. No cards are passed. The first dealer is drawn by lot, then the players take turns to deal.</source>
        <translation>Hver spiller får 13 kort, ét ad gangen. Der byttes ikke kort. Den første kortgiver findes ved lodtrækning, derefter giver spillerne på skift.</translation>
    </message>
    <message>
        <source>The tricks</source>
        <translation>Stikkene</translation>
    </message>
    <message>
        <source>Whoever holds the two of clubs goes first and must lead it.</source>
        <translation>Den, der har klør to, begynder og skal spille den ud.</translation>
    </message>
    <message>
        <source>If the two of clubs is dead, the four of clubs must be led first.</source>
        <translation>Er klør to død, skal klør fire spilles ud først.</translation>
    </message>
    <message>
        <source>If both are dead, the six of clubs must be led first.</source>
        <translation>Er begge døde, skal klør seks spilles ud først.</translation>
    </message>
    <message>
        <source>The second player must play a card of the suit led, if able.</source>
        <translation>Den anden spiller skal bekende kulør, hvis det er muligt.</translation>
    </message>
    <message>
        <source>So a club must be played to a club.</source>
        <translation>Så til klør skal der lægges klør.</translation>
    </message>
    <message>
        <source>The highest heart wins the trick, or else the highest card of the suit led.</source>
        <translation>Den højeste hjerter tager stikket, ellers det højeste kort i den udspillede kulør.</translation>
    </message>
    <message>
        <source>The winner of a trick leads to the next.</source>
        <translation>Den, der tager stikket, spiller ud til det næste.</translation>
    </message>
    <message>
        <source>A deal is played until all 13 tricks are taken.</source>
        <translation>Der spilles, til alle 13 stik i given er taget.</translation>
    </message>
    <message>
        <source>With no card of the suit led you may play any card; you need not trump.</source>
        <translation>Har du ingen kort i den udspillede kulør, må du lægge et hvilket som helst kort; du behøver ikke trumfe.</translation>
    </message>
    <message>
        <source>With no card of the suit led you may play any card; you need not trump. But on the first trick no heart and no queen of spades may be played while another card is held.</source>
        <translation>Har du ingen kort i den udspillede kulør, må du lægge et hvilket som helst kort; du behøver ikke trumfe. Men i første stik må hverken hjerter eller spar dame lægges, så længe man har et andet kort.</translation>
    </message>
    <message>
        <source>Hearts and the queen of spades</source>
        <translation>Hjerter og spar dame</translation>
    </message>
    <message>
        <source>Hearts may not be led before they are broken, unless you hold nothing else. A trick may be trumped with a heart at any time.</source>
        <translation>Hjerter må ikke spilles ud, før de er brudt, medmindre du ikke har andet. Et stik må når som helst trumfes med en hjerter.</translation>
    </message>
    <message>
        <source>The first heart that is played, in whatever way, breaks them.</source>
        <translation>Hjerter brydes af den første hjerter, der spilles, uanset hvordan.</translation>
    </message>
    <message>
        <source>The first heart, or the queen of spades, that is played breaks them.</source>
        <translation>Hjerter brydes af den første hjerter, der spilles, eller af spar dame.</translation>
    </message>
    <message>
        <source>Hearts are broken as soon as somebody does not follow suit, or a heart is played. The queen of spades does not break them: she may be played by somebody who could follow.</source>
        <translation>Hjerter er brudt, så snart nogen ikke bekender, eller der spilles en hjerter. Spar dame bryder dem ikke: den må spilles, selv om man kunne bekende.</translation>
    </message>
    <message>
        <source>Hearts are broken as soon as somebody does not follow suit, or a heart is played.</source>
        <translation>Hjerter er brudt, så snart nogen ikke bekender, eller der spilles en hjerter.</translation>
    </message>
    <message>
        <source>The queen of spades may be led at any time, also before hearts are broken, but the duty to follow suit comes first.</source>
        <translation>Spar dame må spilles ud når som helst, også før hjerter er brudt, men pligten til at bekende går forud.</translation>
    </message>
    <message>
        <source>The queen of spades may be played at any time, even instead of following suit.</source>
        <translation>Spar dame må spilles når som helst, også i stedet for at bekende.</translation>
    </message>
    <message>
        <source>The queen of spades may be played at any time after the first trick, even instead of following suit.</source>
        <translation>Spar dame må spilles når som helst efter første stik, også i stedet for at bekende.</translation>
    </message>
    <message>
        <source>The score</source>
        <translation>Regnskabet</translation>
    </message>
    <message>
        <source>Each heart taken costs 1 point.</source>
        <translation>Hver hjerter, man tager, koster 1 point.</translation>
    </message>
    <message>
        <source>The queen of spades costs 13 points.</source>
        <translation>Spar dame koster 13 point.</translation>
    </message>
    <message>
        <source>A player who takes every point scores them: the moon does not count.</source>
        <translation>En spiller, der tager alle point, får dem selv: månen tæller ikke.</translation>
    </message>
    <message>
        <source>Dead cards are not missed: every point in play is enough for that.</source>
        <translation>De døde kort tæller ikke med: det er nok at tage alle point, der er i spil.</translation>
    </message>
    <message>
        <source>A player who takes every point shoots the moon: 0 points, and 20 for the opponent.</source>
        <translation>En spiller, der tager alle point, skyder månen: 0 point, og 20 til modstanderen.</translation>
    </message>
    <message>
        <source>A player who takes every point shoots the moon: 0 points, and all of those points for the opponent.</source>
        <translation>En spiller, der tager alle point, skyder månen: 0 point, og alle pointene til modstanderen.</translation>
    </message>
    <message>
        <source>A player who takes every point shoots the moon: 20 points off, and 0 for the opponent.</source>
        <translation>En spiller, der tager alle point, skyder månen: 20 point trækkes fra, og 0 til modstanderen.</translation>
    </message>
    <message>
        <source>The end</source>
        <translation>Slutningen</translation>
    </message>
    <message>
        <source>The game ends after the deal in which somebody reaches {target} points.</source>
        <translation>Spillet slutter efter den giv, hvor nogen når {target} point.</translation>
    </message>
    <message>
        <source>If both have reached it and are equal, another deal is played until they are not.</source>
        <translation>Har begge nået det og står lige, gives der igen, til de ikke længere står lige.</translation>
    </message>
    <message>
        <source>The lower score wins.</source>
        <translation>Den laveste score vinder.</translation>
    </message>
    <message>
        <source>Queen of spades</source>
        <translation>Spar dame</translation>
    </message>
    <message>
        <source>Every heart</source>
        <translation>Hver hjerter</translation>
    </message>
    <message>
        <source>1 point; trump, beats every other suit</source>
        <translation>1 point; trumf, slår alle andre kulører</translation>
    </message>
    <message>
        <source>Clubs, diamonds, other spades</source>
        <translation>Klør, ruder, andre spar</translation>
    </message>
    <message>
        <source>no points</source>
        <translation>ingen point</translation>
    </message>
    <message>
        <source>2 4 6 8 10 Q A</source>
        <translation>2 4 6 8 10 Q A</translation>
    </message>
    <message>
        <source>the order in each suit, from low to high</source>
        <translation>rækkefølgen i hver kulør, fra lav til høj</translation>
    </message>
    <message>
        <source>Two of clubs</source>
        <translation>Klør to</translation>
    </message>
    <message>
        <source>leads first; if it is dead the four, then the six</source>
        <translation>spilles ud først; er den død, så fireren, så sekseren</translation>
    </message>
    <message>
        <source>13 points; may be played instead of following suit</source>
        <translation>13 point; må spilles i stedet for at bekende</translation>
    </message>
    <message>
        <source>13 points</source>
        <translation>13 point</translation>
    </message>
    <message>
        <source>Two-Player Hearts</source>
        <translation>Hjerterfri for to</translation>
    </message>
    <message>
        <source>Hearts for two with 28 cards: hearts are always trump, two cards lie dead, the queen of spades costs 13 points.</source>
        <translation>Hjerterfri for to med 28 kort: hjerter er altid trumf, to kort ligger døde, og spar dame koster 13 point.</translation>
    </message>
    <message>
        <source>The dealer&apos;s opponent is dealt to first.</source>
        <translation>Kortgiverens modstander får det første kort.</translation>
    </message>
    <message>
        <source>{move} is not a move of this game.</source>
        <translation>{move} er ikke et træk i dette spil.</translation>
    </message>
    <message>
        <source>You do not hold the {card}.</source>
        <translation>Du har ikke {card}.</translation>
    </message>
    <message>
        <source>No heart and no queen of spades on the first trick while you hold another card.</source>
        <translation>Hverken hjerter eller spar dame i første stik, så længe du har et andet kort.</translation>
    </message>
    <message>
        <source>A club was led and you hold clubs: follow suit.</source>
        <translation>Der er spillet klør ud, og du har klør: bekend kulør.</translation>
    </message>
    <message>
        <source>A diamond was led and you hold diamonds: follow suit.</source>
        <translation>Der er spillet ruder ud, og du har ruder: bekend kulør.</translation>
    </message>
    <message>
        <source>A heart was led and you hold hearts: follow suit.</source>
        <translation>Der er spillet hjerter ud, og du har hjerter: bekend kulør.</translation>
    </message>
    <message>
        <source>A spade was led and you hold spades: follow suit.</source>
        <translation>Der er spillet spar ud, og du har spar: bekend kulør.</translation>
    </message>
    <message>
        <source>The {card} must be led first.</source>
        <translation>Først skal {card} spilles ud.</translation>
    </message>
    <message>
        <source>Hearts are not broken yet, and you hold another suit: lead that.</source>
        <translation>Hjerter er ikke brudt endnu, og du har en anden kulør: spil den ud.</translation>
    </message>
    <message>
        <source>Dead cards</source>
        <translation>Døde kort</translation>
    </message>
    <message>
        <source>Hand</source>
        <translation>Hånd</translation>
    </message>
    <message>
        <source>Card played</source>
        <translation>Spillet kort</translation>
    </message>
    <message>
        <source>Cards taken</source>
        <translation>Tagne kort</translation>
    </message>
    <message>
        <source>Hearts are trump</source>
        <translation>Hjerter er trumf</translation>
    </message>
    <message>
        <source>In this deal: {points}</source>
        <translation>I given: {points}</translation>
    </message>
    <message>
        <source>Score: {score}</source>
        <translation>I alt: {score}</translation>
    </message>
    <message>
        <source>Hearts are broken</source>
        <translation>Hjerter er brudt</translation>
    </message>
    <message>
        <source>Hearts are not broken yet</source>
        <translation>Hjerter er ikke brudt</translation>
    </message>
    <message>
        <source>{dealer} deals, {leader} leads.</source>
        <translation>{dealer} giver, {leader} spiller ud.</translation>
    </message>
    <message>
        <source>{name} plays the {card}.</source>
        <translation>{name} spiller {card}.</translation>
    </message>
    <message>
        <source>{name} leads the {card}.</source>
        <translation>{name} spiller {card} ud.</translation>
    </message>
    <message>
        <source>Hearts are broken.</source>
        <translation>Hjerter er brudt.</translation>
    </message>
    <message numerus="yes">
        <source>{name} takes the trick: %n point(s).</source>
        <translation>
            <numerusform>{name} tager stikket: %n point.</numerusform>
            <numerusform>{name} tager stikket: %n point.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} takes the trick.</source>
        <translation>{name} tager stikket.</translation>
    </message>
    <message>
        <source>In this deal {first} scores {a} and {second} {b}. The score is {x} to {y}.</source>
        <translation>I denne giv får {first} {a} og {second} {b}. Stillingen er {x} mod {y}.</translation>
    </message>
    <message>
        <source>The dead cards were the {first} and the {second}.</source>
        <translation>De døde kort var {first} og {second}.</translation>
    </message>
    <message>
        <source>Both stand at {score}: another deal decides.</source>
        <translation>Begge står på {score}: en giv til afgør det.</translation>
    </message>
    <message>
        <source>{name} shoots the moon: {points} points off.</source>
        <translation>{name} skyder månen: {points} point fra.</translation>
    </message>
    <message numerus="yes">
        <source>{name} shoots the moon: %n point(s) for {other}.</source>
        <translation>
            <numerusform>{name} skyder månen: %n point til {other}.</numerusform>
            <numerusform>{name} skyder månen: %n point til {other}.</numerusform>
        </translation>
    </message>
    <message>
        <source>The game is called off as a draw: it has no end.</source>
        <translation>Spillet standses som uafgjort: det får ingen ende.</translation>
    </message>
    <message>
        <source>{name} wins with {low} to {high}.</source>
        <translation>{name} vinder med {low} mod {high}.</translation>
    </message>
    <message>
        <source>gathers the trick</source>
        <translation>samler stikket op</translation>
    </message>
    <message>
        <source>deals</source>
        <translation>giver</translation>
    </message>
    <message numerus="yes">
        <source>opens the trick: %n point(s)</source>
        <translation>
            <numerusform>åbner stikket: %n point</numerusform>
            <numerusform>åbner stikket: %n point</numerusform>
        </translation>
    </message>
    <message>
        <source>opens the trick</source>
        <translation>åbner stikket</translation>
    </message>
    <message numerus="yes">
        <source>takes the trick: %n point(s)</source>
        <translation>
            <numerusform>tager stikket: %n point</numerusform>
            <numerusform>tager stikket: %n point</numerusform>
        </translation>
    </message>
    <message>
        <source>takes the trick</source>
        <translation>tager stikket</translation>
    </message>
    <message numerus="yes">
        <source>leaves the trick: %n point(s)</source>
        <translation>
            <numerusform>lader stikket gå: %n point</numerusform>
            <numerusform>lader stikket gå: %n point</numerusform>
        </translation>
    </message>
    <message>
        <source>leaves the trick</source>
        <translation>lader stikket gå</translation>
    </message>
    <message>
        <source>Brought forward</source>
        <translation>Overført</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>I alt</translation>
    </message>
    <message>
        <source>Shot the moon</source>
        <translation>Skød månen</translation>
    </message>
    <message>
        <source>Shot the moon. Dead: {first}, {second}</source>
        <translation>Skød månen. Døde: {first}, {second}</translation>
    </message>
    <message>
        <source>Dead: {first}, {second}</source>
        <translation>Døde: {first}, {second}</translation>
    </message>
    <message>
        <source>Deal {number}</source>
        <translation>Giv {number}</translation>
    </message>
    <message>
        <source>the two of clubs is led first</source>
        <comment>name of a rule</comment>
        <translation>klør to spilles ud først</translation>
    </message>
    <message>
        <source>the four of clubs is led first</source>
        <comment>name of a rule</comment>
        <translation>klør fire spilles ud først</translation>
    </message>
    <message>
        <source>the six of clubs is led first</source>
        <comment>name of a rule</comment>
        <translation>klør seks spilles ud først</translation>
    </message>
    <message>
        <source>follow suit</source>
        <comment>name of a rule</comment>
        <translation>bekend kulør</translation>
    </message>
    <message>
        <source>the first trick</source>
        <comment>name of a rule</comment>
        <translation>det første stik</translation>
    </message>
    <message>
        <source>hearts must be broken</source>
        <comment>name of a rule</comment>
        <translation>hjerter skal være brudt</translation>
    </message>
    <message numerus="yes">
        <source>{card}: opens the trick with %n point(s) in it.</source>
        <translation>
            <numerusform>{card}: åbner stikket med %n point i.</numerusform>
            <numerusform>{card}: åbner stikket med %n point i.</numerusform>
        </translation>
    </message>
    <message>
        <source>{card}: opens the trick.</source>
        <translation>{card}: åbner stikket.</translation>
    </message>
    <message numerus="yes">
        <source>{card}: takes the trick and its %n point(s).</source>
        <translation>
            <numerusform>{card}: tager stikket og dets %n point.</numerusform>
            <numerusform>{card}: tager stikket og dets %n point.</numerusform>
        </translation>
    </message>
    <message>
        <source>{card}: takes the trick, without points.</source>
        <translation>{card}: tager stikket, uden point.</translation>
    </message>
    <message numerus="yes">
        <source>{card}: leaves the trick and its %n point(s) to the other player.</source>
        <translation>
            <numerusform>{card}: lader den anden spiller få stikket og dets %n point.</numerusform>
            <numerusform>{card}: lader den anden spiller få stikket og dets %n point.</numerusform>
        </translation>
    </message>
    <message>
        <source>{card}: leaves the trick to the other player, without points.</source>
        <translation>{card}: lader den anden spiller få stikket, uden point.</translation>
    </message>
</context>
<context>
    <name>HeartsLesson</name>
    <message>
        <source>One deal of thirteen tricks: follow suit, hearts as trump, the queen of spades.</source>
        <translation>En giv på tretten stik: bekend kulør, hjerter som trumf, spar dame.</translation>
    </message>
    <message>
        <source>Each of you has thirteen cards; two more lie dead, and nobody knows which. In every trick each plays one card. Hearts in your tricks cost a point each, the queen of spades 13. You want as few points as possible.</source>
        <translation>I har tretten kort hver; to kort til ligger døde, og ingen ved hvilke. I hvert stik spiller I et kort hver. Hjerter i dine stik koster et point stykket, spar dame 13. Du vil have så få point som muligt.</translation>
    </message>
    <message>
        <source>You hold the {card}, so you begin and must lead it.</source>
        <translation>Du har {card}, så du begynder og skal spille den ud.</translation>
    </message>
    <message>
        <source>Amara took the trick, so she leads: a club. You must follow suit as long as you can. Play the {card}: it is higher and takes the trick.</source>
        <translation>Amara tog stikket, så hun spiller ud: klør. Du skal bekende, så længe du kan. Spil {card}: den er højere og tager stikket.</translation>
    </message>
    <message>
        <source>Now you lead. There are no points in diamonds: get rid of a high one. Lead the {card}.</source>
        <translation>Nu spiller du ud. Der er ingen point i ruder: kom af med en høj. Spil {card} ud.</translation>
    </message>
    <message>
        <source>A spade is led: follow suit. The {card} takes this trick without points.</source>
        <translation>Der er spillet spar ud: bekend. Med {card} tager du stikket uden point.</translation>
    </message>
    <message>
        <source>Lead the {card}.</source>
        <translation>Spil {card} ud.</translation>
    </message>
    <message>
        <source>Your only club is the {card}. You must play it.</source>
        <translation>Din eneste klør er {card}. Den skal du spille.</translation>
    </message>
    <message>
        <source>You would like to lead a heart? Not yet: nobody has played one, so hearts are not broken. Lead the {card}.</source>
        <translation>Vil du gerne spille hjerter ud? Ikke endnu: ingen har spillet en, så hjerter er ikke brudt. Spil {card} ud.</translation>
    </message>
    <message>
        <source>The queen of spades has not shown up. Stay low, and let Amara keep the trick. Play the {card}.</source>
        <translation>Spar dame har ikke vist sig. Spil lavt, og lad Amara beholde stikket. Spil {card}.</translation>
    </message>
    <message>
        <source>You have no club, so you may play anything. Hearts are trump: the {card} takes the trick and costs you 1 point, but then you lead. Now hearts are broken.</source>
        <translation>Du har ingen klør, så du må spille, hvad du vil. Hjerter er trumf: {card} tager stikket og koster dig 1 point, men så spiller du ud. Nu er hjerter brudt.</translation>
    </message>
    <message>
        <source>Your {card} is your last spade. Lead it, and the queen of spades can no longer be forced on you.</source>
        <translation>Din sidste spar er {card}. Spil den ud, så kan du ikke længere blive tvunget til at tage spar dame.</translation>
    </message>
    <message>
        <source>Amara leads a heart: stay below it with the {card}.</source>
        <translation>Amara spiller hjerter ud: læg dig under med {card}.</translation>
    </message>
    <message>
        <source>Again you can stay below, with the {card}.</source>
        <translation>Igen kan du lægge dig under, med {card}.</translation>
    </message>
    <message>
        <source>Amara must lead the queen of spades herself. You have only the {card} left: let her have it.</source>
        <translation>Amara er nødt til selv at spille spar dame ud. Du har kun {card} tilbage: lad hende beholde damen.</translation>
    </message>
    <message>
        <source>You have 1 point, Amara has 17. Deal follows deal until somebody has 100; then the lower score wins. One thing more: whoever takes every point of a deal gets none, and the other player gets 20.</source>
        <translation>Du har 1 point, Amara har 17. Der spilles giv på giv, til nogen har 100; så vinder den laveste score. En ting til: den, der tager alle point i en giv, får ingen, og den anden spiller får 20.</translation>
    </message>
</context>
<context>
    <name>HeartsQuestions</name>
    <message>
        <source>Which Hearts for two do you play?</source>
        <translation>Hvilken slags hjerterfri for to spiller du?</translation>
    </message>
    <message>
        <source>With which cards?</source>
        <translation>Med hvilke kort?</translation>
    </message>
    <message>
        <source>28 cards, thirteen each, two of them out of play</source>
        <translation>28 kort, tretten til hver, to er ude af spillet</translation>
    </message>
    <message>
        <source>52 cards, with a stock to draw from or a hand nobody plays</source>
        <translation>52 kort, med en trækbunke eller en hånd, som ingen spiller</translation>
    </message>
    <message>
        <source>This table has only the game with 28 cards, without drawing.</source>
        <translation>Dette bord har kun spillet med 28 kort, hvor man ikke trækker.</translation>
    </message>
    <message>
        <source>Are hearts trump?</source>
        <translation>Er hjerter trumf?</translation>
    </message>
    <message>
        <source>Yes, the highest heart takes the trick</source>
        <translation>Ja, den højeste hjerter tager stikket</translation>
    </message>
    <message>
        <source>No, only the suit that was led counts</source>
        <translation>Nej, kun den udspillede kulør tæller</translation>
    </message>
    <message>
        <source>At this table hearts are always trump.</source>
        <translation>Ved dette bord er hjerter altid trumf.</translation>
    </message>
    <message>
        <source>What does the queen of spades cost?</source>
        <translation>Hvad koster spar dame?</translation>
    </message>
    <message>
        <source>13 points</source>
        <translation>13 point</translation>
    </message>
    <message>
        <source>Another number of points</source>
        <translation>Et andet antal point</translation>
    </message>
    <message>
        <source>At this table it always costs 13 points.</source>
        <translation>Ved dette bord koster den altid 13 point.</translation>
    </message>
    <message>
        <source>When may the queen of spades be played?</source>
        <translation>Hvornår må spar dame spilles?</translation>
    </message>
    <message>
        <source>Like any other card</source>
        <translation>Som ethvert andet kort</translation>
    </message>
    <message>
        <source>At any time, even when you could follow suit</source>
        <translation>Når som helst, også når man kunne bekende</translation>
    </message>
    <message>
        <source>What breaks hearts, so that they may be led?</source>
        <translation>Hvad bryder hjerter, så de må spilles ud?</translation>
    </message>
    <message>
        <source>A heart that was played</source>
        <translation>En hjerter, der er spillet</translation>
    </message>
    <message>
        <source>A heart or the queen of spades</source>
        <translation>En hjerter eller spar dame</translation>
    </message>
    <message>
        <source>The first time somebody cannot follow suit</source>
        <translation>Første gang nogen ikke kan bekende</translation>
    </message>
    <message>
        <source>May points fall in the first trick?</source>
        <translation>Må der falde point i første stik?</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>Ja</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Nej</translation>
    </message>
    <message>
        <source>What if one player takes every point?</source>
        <translation>Hvad hvis en spiller tager alle point?</translation>
    </message>
    <message>
        <source>The other player gets 20 points</source>
        <translation>Den anden spiller får 20 point</translation>
    </message>
    <message>
        <source>The other player gets the points instead</source>
        <translation>Den anden spiller får pointene i stedet</translation>
    </message>
    <message>
        <source>That player takes 20 points off</source>
        <translation>Spilleren får trukket 20 point fra</translation>
    </message>
    <message>
        <source>Nothing special</source>
        <translation>Ikke noget særligt</translation>
    </message>
    <message>
        <source>To how many points?</source>
        <translation>Til hvor mange point?</translation>
    </message>
    <message>
        <source>50</source>
        <translation>50</translation>
    </message>
    <message>
        <source>100</source>
        <translation>100</translation>
    </message>
    <message>
        <source>150</source>
        <translation>150</translation>
    </message>
</context>
<context>
    <name>HelpPart</name>
    <message>
        <source>What you can know</source>
        <translation>Hvad du kan vide</translation>
    </message>
    <message>
        <source>The coach is thinking…</source>
        <translation>Træneren tænker…</translation>
    </message>
    <message>
        <source>What each card is worth</source>
        <translation>Hvad hvert kort er værd</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Hjælp</translation>
    </message>
</context>
<context>
    <name>KeyCatcher</name>
    <message>
        <source>Press the new key, or Esc</source>
        <translation>Tryk på den nye tast, eller Esc</translation>
    </message>
    <message>
        <source>&amp;Change…</source>
        <translation>&amp;Skift…</translation>
    </message>
</context>
<context>
    <name>Keys</name>
    <message>
        <source>one card to the left</source>
        <translation>et kort til venstre</translation>
    </message>
    <message>
        <source>one card to the right</source>
        <translation>et kort til højre</translation>
    </message>
    <message>
        <source>the first card</source>
        <translation>det første kort</translation>
    </message>
    <message>
        <source>the last card</source>
        <translation>det sidste kort</translation>
    </message>
    <message>
        <source>play the card</source>
        <translation>spil kortet</translation>
    </message>
    <message>
        <source>show the last trick again</source>
        <translation>vis det sidste stik igen</translation>
    </message>
    <message>
        <source>1 to 9</source>
        <translation>1 til 9</translation>
    </message>
    <message>
        <source>go to that card</source>
        <translation>gå til det kort</translation>
    </message>
    <message>
        <source>+ and −, or 1 and 2</source>
        <translation>+ og −, eller 1 og 2</translation>
    </message>
    <message>
        <source>choose where a card can do two things</source>
        <translation>vælg, når et kort kan to ting</translation>
    </message>
    <message>
        <source>Enter, Space</source>
        <translation>Enter, Mellemrum</translation>
    </message>
    <message>
        <source>press a button; go on after a round</source>
        <translation>tryk på en knap; gå videre efter en runde</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>back out; close a panel</source>
        <translation>gå tilbage; luk et panel</translation>
    </message>
    <message>
        <source>Tab</source>
        <translation>Tab</translation>
    </message>
    <message>
        <source>to the next part of the window</source>
        <translation>til næste del af vinduet</translation>
    </message>
    <message>
        <source>“{key}” always means the same and cannot be given to anything else.</source>
        <translation>”{key}” betyder altid det samme og kan ikke bruges til andet.</translation>
    </message>
    <message>
        <source>“{key}” is already the key for “{command}”. Change that one first.</source>
        <translation>”{key}” er allerede tasten til ”{command}”. Skift den først.</translation>
    </message>
</context>
<context>
    <name>KeysDialog</name>
    <message>
        <source>Keys</source>
        <translation>Taster</translation>
    </message>
    <message>
        <source>What it does</source>
        <translation>Hvad den gør</translation>
    </message>
    <message>
        <source>Single &amp;letters are keys</source>
        <translation>Enkelte &amp;bogstaver er taster</translation>
    </message>
    <message>
        <source>Switch this off if your screen reader uses single letters itself.</source>
        <translation>Slå det fra, hvis din skærmlæser selv bruger enkelte bogstaver.</translation>
    </message>
    <message>
        <source>&amp;No key</source>
        <translation>&amp;Ingen tast</translation>
    </message>
    <message>
        <source>&amp;Default</source>
        <translation>Som fra sta&amp;rten</translation>
    </message>
    <message>
        <source>&amp;All defaults</source>
        <translation>&amp;Alle som fra starten</translation>
    </message>
    <message>
        <source>Clos&amp;e</source>
        <translation>&amp;Luk</translation>
    </message>
    <message>
        <source>At the table</source>
        <translation>Ved bordet</translation>
    </message>
    <message>
        <source>In the window</source>
        <translation>I vinduet</translation>
    </message>
    <message>
        <source>Always</source>
        <translation>Altid</translation>
    </message>
    <message>
        <source>Changed; default: {keys}</source>
        <translation>Ændret; oprindeligt: {keys}</translation>
    </message>
</context>
<context>
    <name>LearnDialog</name>
    <message>
        <source>Learn a game</source>
        <translation>Lær et spil</translation>
    </message>
    <message>
        <source>Five minutes at the table. You are told what to play, and why.</source>
        <translation>Fem minutter ved bordet. Du får at vide, hvad du skal spille, og hvorfor.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuller</translation>
    </message>
</context>
<context>
    <name>Leaving</name>
    <message>
        <source>This game is not saved.</source>
        <translation>Dette spil er ikke gemt.</translation>
    </message>
    <message>
        <source>If you quit now, what is not saved is lost.</source>
        <translation>Hvis du afslutter nu, går det tabt, som ikke er gemt.</translation>
    </message>
</context>
<context>
    <name>Lesson</name>
    <message>
        <source>Another time, but not in this lesson. {step}</source>
        <translation>En anden gang, men ikke i denne lektion. {step}</translation>
    </message>
</context>
<context>
    <name>LessonBar</name>
    <message>
        <source>Go &amp;on</source>
        <translation>Vid&amp;ere</translation>
    </message>
    <message>
        <source>&amp;Play this game…</source>
        <translation>S&amp;pil dette spil…</translation>
    </message>
    <message>
        <source>&amp;Leave the lesson</source>
        <translation>&amp;Forlad lektionen</translation>
    </message>
    <message>
        <source>Play the card first.</source>
        <translation>Spil først kortet.</translation>
    </message>
</context>
<context>
    <name>Library</name>
    <message>
        <source>another program is using it</source>
        <translation>et andet program bruger den</translation>
    </message>
    <message>
        <source>the disk is full</source>
        <translation>disken er fuld</translation>
    </message>
    <message>
        <source>it can only be read</source>
        <translation>den kan kun læses</translation>
    </message>
    <message>
        <source>it cannot be opened</source>
        <translation>den kan ikke åbnes</translation>
    </message>
    <message>
        <source>the disk does not answer as it should</source>
        <translation>disken svarer ikke, som den skal</translation>
    </message>
    <message>
        <source>Your games cannot be saved in “{path}”: {reason}. You can play on; saving is tried again and again.</source>
        <translation>Dine spil kan ikke gemmes i ”{path}”: {reason}. Du kan spille videre; programmet prøver igen og igen at gemme.</translation>
    </message>
    <message numerus="yes">
        <source>The list of your games was missing. %n game(s) came back from copies, last played {time}. What was played later may be missing.</source>
        <comment>time: date and time</comment>
        <translation>
            <numerusform>Listen over dine partier manglede. %n parti er hentet fra kopier, sidst spillet {time}. Det, der er spillet senere, kan mangle.</numerusform>
            <numerusform>Listen over dine partier manglede. %n partier er hentet fra kopier, sidst spillet {time}. Det, der er spillet senere, kan mangle.</numerusform>
        </translation>
    </message>
    <message>
        <source>The list of your games was damaged, and nothing could be read. It is “{path}” now.</source>
        <translation>Listen over dine partier var beskadiget, og intet kunne læses. Den er nu ”{path}”.</translation>
    </message>
    <message numerus="yes">
        <source>The list of your games was damaged. %n game(s) could be brought back, last played {time}. What was played later may be missing. The old file is “{path}”.</source>
        <comment>time: date and time</comment>
        <translation>
            <numerusform>Listen over dine partier var beskadiget. %n parti kunne hentes tilbage, sidst spillet {time}. Det, der er spillet senere, kan mangle. Den gamle fil er ”{path}”.</numerusform>
            <numerusform>Listen over dine partier var beskadiget. %n partier kunne hentes tilbage, sidst spillet {time}. Det, der er spillet senere, kan mangle. Den gamle fil er ”{path}”.</numerusform>
        </translation>
    </message>
    <message>
        <source>Your games were written by a newer version of Cardtable. They are in “{path}” now.</source>
        <translation>Dine spil er gemt af en nyere version af Cardtable. De ligger nu i ”{path}”.</translation>
    </message>
    <message>
        <source>this is no file name</source>
        <translation>det er ikke et filnavn</translation>
    </message>
    <message>
        <source>The game cannot be written to “{path}”: {reason}.</source>
        <translation>Spillet kan ikke skrives til ”{path}”: {reason}.</translation>
    </message>
    <message>
        <source>The backup cannot be restored just now. Your games are as they were.</source>
        <translation>Sikkerhedskopien kan ikke gendannes lige nu. Dine spil er, som de var.</translation>
    </message>
    <message>
        <source>This game is no longer here.</source>
        <translation>Dette spil er her ikke længere.</translation>
    </message>
    <message>
        <source>This game was also played in another window. Yours goes on as a game of its own.</source>
        <translation>Dette spil blev også spillet i et andet vindue. Dit går videre som et spil for sig.</translation>
    </message>
    <message>
        <source>This backup is damaged and cannot be restored. Your games are as they were.</source>
        <translation>Denne sikkerhedskopi er beskadiget og kan ikke gendannes. Dine spil er, som de var.</translation>
    </message>
    <message>
        <source>Saving works again. Nothing was lost.</source>
        <translation>Der kan gemmes igen. Intet gik tabt.</translation>
    </message>
</context>
<context>
    <name>LibraryDialog</name>
    <message>
        <source>Games</source>
        <translation>Partier</translation>
    </message>
    <message>
        <source>&amp;Resume</source>
        <translation>&amp;Genoptag</translation>
    </message>
    <message>
        <source>Re&amp;play</source>
        <translation>&amp;Afspil</translation>
    </message>
    <message>
        <source>Re&amp;name</source>
        <translation>&amp;Omdøb</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Slet</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>&amp;Eksportér…</translation>
    </message>
    <message>
        <source>&amp;Open file…</source>
        <translation>&amp;Åbn fil…</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Luk</translation>
    </message>
    <message>
        <source>&amp;Look at it</source>
        <translation>Se &amp;på det</translation>
    </message>
    <message>
        <source>This game is on the table.</source>
        <translation>Dette spil er på bordet.</translation>
    </message>
    <message>
        <source>No game has been played yet. Every game you play is kept here.</source>
        <translation>Der er ikke spillet noget endnu. Alle partier, du spiller, bliver gemt her.</translation>
    </message>
    <message>
        <source>No game matches.</source>
        <translation>Ingen partier passer.</translation>
    </message>
    <message>
        <source>Deleted “{title}”.</source>
        <translation>Slettede ”{title}”.</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Fortryd</translation>
    </message>
    <message>
        <source>Saved as “{path}”.</source>
        <translation>Gemt som ”{path}”.</translation>
    </message>
</context>
<context>
    <name>Log</name>
    <message>
        <source>Log</source>
        <translation>Log</translation>
    </message>
</context>
<context>
    <name>LookPage</name>
    <message>
        <source>Other f&amp;ile…</source>
        <translation>Anden f&amp;il…</translation>
    </message>
    <message>
        <source>&amp;Deck</source>
        <translation>Kor&amp;t</translation>
    </message>
    <message>
        <source>Four c&amp;olours, a pattern for each suit</source>
        <translation>Fire far&amp;ver, et mønster for hver kulør</translation>
    </message>
    <message>
        <source>&amp;Large figures in the corners</source>
        <translation>St&amp;ore tal i hjørnerne</translation>
    </message>
    <message>
        <source>Da&amp;rk faces</source>
        <translation>&amp;Mørke kort</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>Blå</translation>
    </message>
    <message>
        <source>Red</source>
        <translation>Rød</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>&amp;Bagside</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>Grøn</translation>
    </message>
    <message>
        <source>Night blue</source>
        <translation>Natblå</translation>
    </message>
    <message>
        <source>Wine</source>
        <translation>Vinrød</translation>
    </message>
    <message>
        <source>&amp;Felt</source>
        <translation>K&amp;læde</translation>
    </message>
    <message>
        <source>Same as the desktop</source>
        <translation>Som skrivebordet</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Lyst</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Mørkt</translation>
    </message>
    <message>
        <source>Around &amp;the felt</source>
        <translation>&amp;Rundt om klædet</translation>
    </message>
    <message>
        <source>“{file}” cannot be used. {reason}</source>
        <translation>”{file}” kan ikke bruges. {reason}</translation>
    </message>
    <message>
        <source>Choose a deck of cards</source>
        <translation>Vælg et sæt kort</translation>
    </message>
    <message>
        <source>Decks of cards</source>
        <translation>Kortsæt</translation>
    </message>
    <message>
        <source>Cardtable</source>
        <translation>Cardtable</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>Toolbar</source>
        <translation>Værktøjslinje</translation>
    </message>
    <message>
        <source>No computer player is thinking.</source>
        <translation>Ingen computerspiller tænker.</translation>
    </message>
</context>
<context>
    <name>NewGameDialog</name>
    <message>
        <source>New game</source>
        <translation>Nyt spil</translation>
    </message>
    <message>
        <source>&amp;Players</source>
        <translation>&amp;Spillere</translation>
    </message>
    <message>
        <source>&amp;Start</source>
        <translation>S&amp;tart</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Spil</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>Husregler</translation>
    </message>
    <message>
        <source>What each card does</source>
        <translation>Hvad hvert kort gør</translation>
    </message>
    <message>
        <source>Deal &amp;number</source>
        <translation>Givens &amp;nummer</translation>
    </message>
    <message>
        <source>random</source>
        <translation>tilfældigt</translation>
    </message>
    <message>
        <source>The same number deals the same cards again.</source>
        <translation>Det samme nummer giver de samme kort igen.</translation>
    </message>
    <message>
        <source>Restore &amp;defaults</source>
        <translation>Gendan stan&amp;dard</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuller</translation>
    </message>
    <message>
        <source>Ctrl+Enter</source>
        <translation>Ctrl+Enter</translation>
    </message>
    <message>
        <source>Every player needs a name.</source>
        <translation>Alle spillere skal have et navn.</translation>
    </message>
    <message>
        <source>Two players have the same name.</source>
        <translation>To spillere har samme navn.</translation>
    </message>
    <message>
        <source>A deal number has digits only; leave it empty for a random deal.</source>
        <translation>Et givnummer består kun af cifre; lad feltet stå tomt for en tilfældig giv.</translation>
    </message>
</context>
<context>
    <name>NinetyNine</name>
    <message>
        <source>easy</source>
        <translation>let</translation>
    </message>
    <message>
        <source>Plays any card that adds, preferably a high one, and saves its kings for the very last.</source>
        <translation>Spiller et hvilket som helst kort, der lægger til, helst et højt, og gemmer kongerne til allersidst.</translation>
    </message>
    <message>
        <source>normal</source>
        <translation>normal</translation>
    </message>
    <message>
        <source>Spends its high cards first, and special ones, whichever, only when nothing else fits.</source>
        <translation>Bruger de høje kort først og specialkort, uanset hvilke, kun når intet andet passer.</translation>
    </message>
    <message>
        <source>hard</source>
        <translation>svær</translation>
    </message>
    <message>
        <source>Knows by heart how good it is to keep any two cards, but not what you hold.</source>
        <translation>Kan udenad, hvor meget to kort på hånden er værd, men ved ikke, hvad du har.</translation>
    </message>
    <message>
        <source>expert</source>
        <translation>ekspert</translation>
    </message>
    <message>
        <source>Knows the same by heart, and guesses your hand from the cards you have played.</source>
        <translation>Kan det samme udenad og gætter din hånd ud fra de kort, du har spillet.</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) that you have not seen.</source>
        <translation>
            <numerusform>%n kort, som du ikke har set.</numerusform>
            <numerusform>%n kort, som du ikke har set.</numerusform>
        </translation>
    </message>
    <message>
        <source>Special cards among them: {cards}</source>
        <translation>Specialkort blandt dem: {cards}</translation>
    </message>
    <message>
        <source>No more special cards of these: {cards}</source>
        <translation>Specialkort, der ikke er flere af: {cards}</translation>
    </message>
    <message numerus="yes">
        <source>{card}, total {total}: %n of them would then be too much.</source>
        <comment>of the cards not seen</comment>
        <translation>
            <numerusform>{card}, total {total}: så er %n af dem for højt.</numerusform>
            <numerusform>{card}, total {total}: så er %n af dem for høje.</numerusform>
        </translation>
    </message>
    <message>
        <source>Ace</source>
        <translation>Es</translation>
    </message>
    <message>
        <source>2, 3, 5, 6, 7, 8</source>
        <translation>2, 3, 5, 6, 7, 8</translation>
    </message>
    <message>
        <source>4</source>
        <translation>4</translation>
    </message>
    <message>
        <source>9</source>
        <translation>9</translation>
    </message>
    <message>
        <source>10</source>
        <translation>10</translation>
    </message>
    <message>
        <source>Jack, queen</source>
        <translation>Knægt, dame</translation>
    </message>
    <message>
        <source>King</source>
        <translation>Konge</translation>
    </message>
    <message>
        <source>2 to 8</source>
        <translation>2 til 8</translation>
    </message>
    <message>
        <source>Adds {number} or takes off {number}, your choice</source>
        <translation>Lægger {number} til eller trækker {number} fra, som du vil</translation>
    </message>
    <message>
        <source>{one} or {other}, your choice</source>
        <translation>{one} eller {other}, som du vil</translation>
    </message>
    <message>
        <source>Resets the total to 0</source>
        <translation>Nulstiller totalen</translation>
    </message>
    <message>
        <source>Makes the total {total}</source>
        <translation>Sætter totalen til {total}</translation>
    </message>
    <message>
        <source>0: the total stays</source>
        <translation>0: totalen bliver stående</translation>
    </message>
    <message>
        <source>Takes off {number}, down to 0 at most</source>
        <translation>Trækker {number} fra, dog højst ned til 0</translation>
    </message>
    <message>
        <source>Takes off {number}</source>
        <translation>Trækker {number} fra</translation>
    </message>
    <message>
        <source>Add their number</source>
        <translation>Lægger deres tal til</translation>
    </message>
    <message>
        <source>Adds {number}</source>
        <translation>Lægger {number} til</translation>
    </message>
    <message>
        <source>Turns the direction; with two players left you play again</source>
        <translation>Vender retningen; med to spillere tilbage spiller du igen</translation>
    </message>
    <message>
        <source>Turns the direction; the total stays</source>
        <translation>Vender retningen; totalen bliver stående</translation>
    </message>
    <message>
        <source>The total stays and you play again</source>
        <translation>Totalen bliver stående, og du spiller igen</translation>
    </message>
    <message>
        <source>The total stays</source>
        <translation>Totalen bliver stående</translation>
    </message>
    <message>
        <source>{name} resets: 0.</source>
        <translation>{name} nulstiller: 0.</translation>
    </message>
    <message>
        <source>{name} takes off {number}: {total}.</source>
        <translation>{name} trækker {number} fra: {total}.</translation>
    </message>
    <message>
        <source>{name} plays the {card} and turns the direction: {total}.</source>
        <translation>{name} spiller {card} og vender retningen: {total}.</translation>
    </message>
    <message>
        <source>{name} plays the {card} and plays again: {total}.</source>
        <translation>{name} spiller {card} og spiller igen: {total}.</translation>
    </message>
    <message>
        <source>{name} plays the {card}: {total}.</source>
        <translation>{name} spiller {card}: {total}.</translation>
    </message>
    <message>
        <source>The first card is the {card}: {total}.</source>
        <translation>Det første kort er {card}: {total}.</translation>
    </message>
    <message>
        <source>{name} draws a card.</source>
        <translation>{name} trækker et kort.</translation>
    </message>
    <message>
        <source>Round {number}: {name} deals.</source>
        <translation>Runde {number}: {name} giver.</translation>
    </message>
    <message>
        <source>The cards are dealt. {name} begins.</source>
        <translation>Kortene er givet. {name} begynder.</translation>
    </message>
    <message>
        <source>The discard pile becomes the new stock; spent 9s and 10s leave the game.</source>
        <translation>Afkastbunken bliver til ny trækbunke; brugte 9’ere og 10’ere går ud af spillet.</translation>
    </message>
    <message>
        <source>The discard pile becomes the new stock.</source>
        <translation>Afkastbunken bliver til ny trækbunke.</translation>
    </message>
    <message>
        <source>{name} gives up at {total} and loses a chip.</source>
        <translation>{name} giver op på {total} og mister en jeton.</translation>
    </message>
    <message>
        <source>{name} gives up at {total}.</source>
        <translation>{name} giver op på {total}.</translation>
    </message>
    <message>
        <source>{name} has no card that fits at {total} and loses a chip.</source>
        <translation>{name} har intet kort, der passer på {total}, og mister en jeton.</translation>
    </message>
    <message>
        <source>{name} has no card that fits at {total}.</source>
        <translation>{name} har intet kort, der passer på {total}.</translation>
    </message>
    <message>
        <source>{name} is out.</source>
        <translation>{name} er ude.</translation>
    </message>
    <message>
        <source>The game is a draw.</source>
        <translation>Spillet er uafgjort.</translation>
    </message>
    <message>
        <source>{name} wins.</source>
        <translation>{name} vinder.</translation>
    </message>
    <message>
        <source>Spends high cards and keeps special ones, but slips now and then.</source>
        <translation>Bruger høje kort og gemmer specialkort, men laver en smutter en gang imellem.</translation>
    </message>
    <message>
        <source>Pushes the total as high as it can and keeps special cards, but does not count.</source>
        <translation>Presser totalen så højt op som muligt og gemmer specialkort, men tæller ikke.</translation>
    </message>
    <message>
        <source>Counts every card and has much practice, but plays at a glance.</source>
        <translation>Tæller hvert kort og har megen øvelse, men spiller på et øjekast.</translation>
    </message>
    <message>
        <source>Reads the other hand from the cards played, and thinks of the best reply.</source>
        <translation>Læser den anden hånd ud fra de spillede kort og tænker på det bedste modtræk.</translation>
    </message>
    <message>
        <source>A total below zero</source>
        <translation>En total under nul</translation>
    </message>
    <message>
        <source>is allowed</source>
        <translation>er tilladt</translation>
    </message>
    <message>
        <source>stops at 0</source>
        <translation>standser ved 0</translation>
    </message>
    <message>
        <source>Giving up though a card fits</source>
        <translation>At give op, selv om et kort passer</translation>
    </message>
    <message>
        <source>is not allowed</source>
        <translation>er ikke tilladt</translation>
    </message>
    <message>
        <source>Chips for each player</source>
        <translation>Jetoner til hver spiller</translation>
    </message>
    <message>
        <source>automatic</source>
        <translation>automatisk</translation>
    </message>
    <message>
        <source>Automatic: 5 chips, or 3 when four or more play.</source>
        <translation>Automatisk: 5 jetoner, eller 3, når fire eller flere spiller.</translation>
    </message>
    <message>
        <source>Packs of cards</source>
        <translation>Antal sæt kort</translation>
    </message>
    <message>
        <source>Automatic: one pack, or two when four or more play.</source>
        <translation>Automatisk: ét sæt, eller to, når fire eller flere spiller.</translation>
    </message>
    <message>
        <source>A player without chips</source>
        <translation>En spiller uden jetoner</translation>
    </message>
    <message>
        <source>is out</source>
        <translation>er ude</translation>
    </message>
    <message>
        <source>plays on until the next loss</source>
        <translation>spiller videre til næste tab</translation>
    </message>
    <message>
        <source>A 4 with two players left</source>
        <translation>En 4’er med to spillere tilbage</translation>
    </message>
    <message>
        <source>just passes the turn</source>
        <translation>giver blot turen videre</translation>
    </message>
    <message>
        <source>gives the same player another turn</source>
        <translation>giver samme spiller en tur til</translation>
    </message>
    <message>
        <source>Reaching exactly 99</source>
        <translation>At nå præcis 99</translation>
    </message>
    <message>
        <source>loses</source>
        <translation>taber</translation>
    </message>
    <message>
        <source>is safe</source>
        <translation>er sikkert</translation>
    </message>
    <message>
        <source>When the stock is empty</source>
        <translation>Når trækbunken er tom</translation>
    </message>
    <message>
        <source>spent 9s and 10s leave</source>
        <translation>brugte 9’ere og 10’ere går ud</translation>
    </message>
    <message>
        <source>reshuffle everything</source>
        <translation>bland det hele igen</translation>
    </message>
    <message>
        <source>stop drawing</source>
        <translation>hold op med at trække</translation>
    </message>
    <message>
        <source>The pile is shuffled again. If its 9s and 10s come back, a game can go on for very long.</source>
        <translation>Bunken blandes igen. Kommer dens 9’ere og 10’ere tilbage, kan et spil vare meget længe.</translation>
    </message>
    <message>
        <source>A draw after so many reshuffles</source>
        <translation>Uafgjort efter så mange blandinger</translation>
    </message>
    <message>
        <source>Only when everything is reshuffled. 0: never a draw.</source>
        <translation>Kun når det hele blandes igen. 0: aldrig uafgjort.</translation>
    </message>
    <message>
        <source>Turning the first card</source>
        <translation>At vende det første kort</translation>
    </message>
    <message>
        <source>is part of the set-up</source>
        <translation>hører til opstillingen</translation>
    </message>
    <message>
        <source>is the first player’s turn</source>
        <translation>er den første spillers tur</translation>
    </message>
    <message>
        <source>The first card counts</source>
        <translation>Det første kort tæller</translation>
    </message>
    <message>
        <source>as if it were played</source>
        <translation>som om det var spillet</translation>
    </message>
    <message>
        <source>its number, also a 9 or a 10</source>
        <translation>sit tal, også en 9’er eller 10’er</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>ingenting</translation>
    </message>
    <message>
        <source>There was a card that fits, and giving up is never better.</source>
        <translation>Der var et kort, der passede, og det er aldrig bedre at give op.</translation>
    </message>
    <message>
        <source>No other card fits.</source>
        <translation>Intet andet kort passer.</translation>
    </message>
    <message>
        <source>Every card takes the total over 99.</source>
        <translation>Hvert kort bringer totalen over 99.</translation>
    </message>
    <message>
        <source>No card keeps you under 99.</source>
        <translation>Intet kort holder dig under 99.</translation>
    </message>
    <message>
        <source>This leaves {total}, and the next player has no card that fits.</source>
        <translation>Det giver {total}, og den næste spiller har intet kort, der passer.</translation>
    </message>
    <message>
        <source>This leaves {total}: the next player has no card that fits {percent}% of the time, more often than after any other move.</source>
        <translation>Det giver {total}: i {percent}&#xa0;% af tilfældene har den næste spiller intet kort, der passer, oftere end efter noget andet træk.</translation>
    </message>
    <message>
        <source>After this you have no card that fits at your next turn {percent}% of the time, less often than after any other move.</source>
        <translation>Efter dette har du i {percent}&#xa0;% af tilfældene intet kort, der passer, ved din næste tur, sjældnere end efter noget andet træk.</translation>
    </message>
    <message numerus="yes">
        <source>This keeps %n special card(s) for later.</source>
        <comment>the most there are</comment>
        <translation>
            <numerusform>Det gemmer %n specialkort til senere.</numerusform>
            <numerusform>Det gemmer %n specialkort til senere.</numerusform>
        </translation>
    </message>
    <message>
        <source>This leaves {total}: the next player has no card that fits {percent}% of the time, after {best} {more}%.</source>
        <comment>after the seven of clubs 40%</comment>
        <translation>Det giver {total}: i {percent}&#xa0;% af tilfældene har den næste spiller intet kort, der passer, efter {best} i {more}&#xa0;%.</translation>
    </message>
    <message>
        <source>After this you have no card that fits at your next turn {percent}% of the time, after {best} only {less}%.</source>
        <comment>after the seven of clubs only 10%</comment>
        <translation>Efter dette har du i {percent}&#xa0;% af tilfældene intet kort, der passer, ved din næste tur, efter {best} kun i {less}&#xa0;%.</translation>
    </message>
    <message>
        <source>The {card} fits nearly always: keep it for later and play {best} now.</source>
        <translation>Gem {card} til senere, for kortet passer næsten altid; spil {best} nu.</translation>
    </message>
    <message>
        <source>The {card} fits longer than {best}: keep it for later.</source>
        <translation>Gem {card} til senere: kortet passer længere end {best}.</translation>
    </message>
    <message>
        <source>This leaves {total}: {count} of {ranks} ranks take it over 99. After {best} it is {instead}.</source>
        <comment>{instead} is a number of ranks, too</comment>
        <translation>Det giver {total}: {count} af {ranks} slags kort bringer den over 99. Efter {best} er det {instead}.</translation>
    </message>
    <message>
        <source>This leaves {total}: {count} of {ranks} ranks take it to 99 or more. After {best} it is {instead}.</source>
        <comment>{instead} is a number of ranks, too</comment>
        <translation>Det giver {total}: {count} af {ranks} slags kort bringer den til 99 eller mere. Efter {best} er det {instead}.</translation>
    </message>
    <message>
        <source>The aim</source>
        <translation>Målet</translation>
    </message>
    <message>
        <source>Setting up</source>
        <translation>Opstillingen</translation>
    </message>
    <message>
        <source>What the cards do</source>
        <translation>Hvad kortene gør</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>Din tur</translation>
    </message>
    <message>
        <source>When no card fits</source>
        <translation>Når intet kort passer</translation>
    </message>
    <message>
        <source>An empty stock</source>
        <translation>En tom trækbunke</translation>
    </message>
    <message>
        <source>The end</source>
        <translation>Slutningen</translation>
    </message>
    <message>
        <source>The total never falls below 0.</source>
        <translation>Totalen kommer aldrig under 0.</translation>
    </message>
    <message>
        <source>The total may fall below 0.</source>
        <translation>Totalen kan komme under 0.</translation>
    </message>
    <message>
        <source>You may also give up although a card fits.</source>
        <translation>Du må også give op, selv om et kort passer.</translation>
    </message>
    <message>
        <source>As long as a card fits you must play one that does.</source>
        <translation>Så længe et kort passer, skal du spille et, der passer.</translation>
    </message>
    <message>
        <source>Be the last player left in the game.</source>
        <translation>Vær den sidste spiller, der er tilbage i spillet.</translation>
    </message>
    <message>
        <source>Every card played changes one shared total. It must not go over 99; 99 itself is safe.</source>
        <translation>Hvert kort, der spilles, ændrer én fælles total. Den må ikke komme over 99; præcis 99 er sikkert.</translation>
    </message>
    <message>
        <source>One pack of 52 cards is used, to the end of the game.</source>
        <translation>Der spilles med ét sæt på 52 kort, til spillet er slut.</translation>
    </message>
    <message>
        <source>Two packs, 104 cards, are used, to the end of the game.</source>
        <translation>Der spilles med to sæt, 104 kort, til spillet er slut.</translation>
    </message>
    <message>
        <source>Two to eight people play.</source>
        <translation>To til otte kan spille.</translation>
    </message>
    <message numerus="yes">
        <source>Each player starts with %n chip(s).</source>
        <translation>
            <numerusform>Hver spiller begynder med %n jeton.</numerusform>
            <numerusform>Hver spiller begynder med %n jetoner.</numerusform>
        </translation>
    </message>
    <message>
        <source>For each round all cards are shuffled and dealt one at a time, from the dealer’s left, until every player still in has 3.</source>
        <translation>Til hver runde blandes alle kort og gives ét ad gangen, først til spilleren til venstre for kortgiveren, indtil alle, der stadig er med, har 3.</translation>
    </message>
    <message>
        <source>The rest lies face down as the stock. The discard pile beside it is empty, the total 0.</source>
        <translation>Resten ligger med bagsiden op som trækbunke. Afkastbunken ved siden af er tom, og totalen er 0.</translation>
    </message>
    <message>
        <source>Chance chooses the first dealer. After each round the next player to the left who is still in deals.</source>
        <translation>Den første kortgiver findes ved lodtrækning. Efter hver runde giver den næste spiller til venstre, der stadig er med.</translation>
    </message>
    <message>
        <source>A 4 changes the direction of play. The total stays as it is.</source>
        <translation>En 4’er ændrer spilleretningen. Totalen bliver, som den er.</translation>
    </message>
    <message>
        <source>With two players left, a 4 gives the same player another turn.</source>
        <translation>Med to spillere tilbage giver en 4’er samme spiller en tur til.</translation>
    </message>
    <message>
        <source>With two players left, a 4 only passes the turn.</source>
        <translation>Med to spillere tilbage giver en 4’er blot turen videre.</translation>
    </message>
    <message>
        <source>An ace adds 1 or 11, whichever you choose.</source>
        <translation>Et es lægger 1 eller 11 til, som du vil.</translation>
    </message>
    <message>
        <source>2, 3, 5, 6, 7 and 8 add their number.</source>
        <translation>2, 3, 5, 6, 7 og 8 lægger deres tal til.</translation>
    </message>
    <message>
        <source>A 9 counts 0: the total stays as it is.</source>
        <translation>En 9’er tæller 0: totalen bliver, som den er.</translation>
    </message>
    <message>
        <source>A 10 adds 10 or takes off 10, whichever you choose.</source>
        <translation>En 10’er lægger 10 til eller trækker 10 fra, som du vil.</translation>
    </message>
    <message>
        <source>A jack or a queen adds 10.</source>
        <translation>En knægt eller en dame lægger 10 til.</translation>
    </message>
    <message>
        <source>A king makes the total 99, whatever it was, also when it is 99 already.</source>
        <translation>En konge sætter totalen til 99, uanset hvad den var, også når den allerede er 99.</translation>
    </message>
    <message>
        <source>The player at the dealer’s left begins. Every round starts clockwise.</source>
        <translation>Spilleren til venstre for kortgiveren begynder. Hver runde begynder med uret.</translation>
    </message>
    <message>
        <source>Play one of your 3 cards face up on the discard pile.</source>
        <translation>Spil et af dine 3 kort med billedsiden op på afkastbunken.</translation>
    </message>
    <message>
        <source>The new total is announced.</source>
        <translation>Den nye total siges højt.</translation>
    </message>
    <message>
        <source>Then a card is drawn for you.</source>
        <translation>Så trækkes et kort for dig.</translation>
    </message>
    <message>
        <source>A player without chips plays on, and is out with the next loss.</source>
        <translation>En spiller uden jetoner spiller videre og er ude ved næste tab.</translation>
    </message>
    <message>
        <source>A player who loses the last chip is out.</source>
        <translation>En spiller, der mister sin sidste jeton, er ude.</translation>
    </message>
    <message>
        <source>If every card would take the total over 99, you play none and lose a chip.</source>
        <translation>Hvis alle dine kort ville bringe totalen over 99, spiller du ikke noget kort og mister en jeton.</translation>
    </message>
    <message>
        <source>All cards are collected and a new round begins.</source>
        <translation>Alle kort samles sammen, og en ny runde begynder.</translation>
    </message>
    <message>
        <source>Lost chips leave the game; nobody collects them.</source>
        <translation>Tabte jetoner går ud af spillet; ingen får dem.</translation>
    </message>
    <message>
        <source>When a card must be drawn and the stock is empty, the discard pile is shuffled into a new stock. Its top card stays, and so does the total.</source>
        <translation>Når der skal trækkes et kort, og trækbunken er tom, blandes afkastbunken til en ny trækbunke. Dens øverste kort bliver liggende, og totalen bliver, som den er.</translation>
    </message>
    <message>
        <source>When only one player is left, that player wins.</source>
        <translation>Når kun én spiller er tilbage, har den spiller vundet.</translation>
    </message>
    <message>
        <source>The others rank by how long they stayed in: the last one out is second.</source>
        <translation>De andre rangerer efter, hvor længe de blev i spillet: den sidste, der røg ud, er nummer to.</translation>
    </message>
    <message>
        <source>Whoever takes the total to 99 or more loses: 98 is the highest safe total.</source>
        <translation>Den, der bringer totalen op på 99 eller mere, taber: 98 er den højeste sikre total.</translation>
    </message>
    <message>
        <source>Whoever takes the total over 99 loses; 99 itself is safe.</source>
        <translation>Den, der bringer totalen over 99, taber; præcis 99 er sikkert.</translation>
    </message>
    <message>
        <source>Outlast your opponent.</source>
        <translation>Hold længere ud end din modstander.</translation>
    </message>
    <message>
        <source>There is one total, shared by all players. It starts at 0.</source>
        <translation>Der er én total, fælles for alle spillere. Den begynder på 0.</translation>
    </message>
    <message>
        <source>Two people play.</source>
        <translation>Spillet er for to.</translation>
    </message>
    <message>
        <source>The game is made for two; here up to four play it.</source>
        <translation>Spillet er lavet til to; her kan op til fire spille.</translation>
    </message>
    <message>
        <source>One pack without kings, queens and jacks: 40 cards, ace to 10.</source>
        <translation>Ét sæt kort uden konger, damer og knægte: 40 kort, es til 10.</translation>
    </message>
    <message>
        <source>Each player gets a hand of 5 cards, one at a time. The rest lies face down as the stock.</source>
        <translation>Hver spiller får en hånd på 5 kort, ét ad gangen. Resten ligger med bagsiden op som trækbunke.</translation>
    </message>
    <message>
        <source>Chance chooses the first player; in the next game it is the other one&apos;s turn.</source>
        <translation>Den første spiller findes ved lodtrækning; i næste spil er det den andens tur.</translation>
    </message>
    <message>
        <source>It counts its number, also a 9 or a 10.</source>
        <translation>Det tæller sit tal, også en 9’er eller 10’er.</translation>
    </message>
    <message>
        <source>It counts nothing: the total stays 0.</source>
        <translation>Det tæller ingenting: totalen forbliver 0.</translation>
    </message>
    <message>
        <source>It counts as if it were played: a 9 resets, a 10 takes off 10.</source>
        <translation>Det tæller, som om det var spillet: en 9’er nulstiller, en 10’er trækker 10 fra.</translation>
    </message>
    <message>
        <source>That was the first player’s turn; the next player goes on.</source>
        <translation>Det var den første spillers tur; den næste spiller fortsætter.</translation>
    </message>
    <message>
        <source>Then the first player takes the first turn.</source>
        <translation>Så har den første spiller den første tur.</translation>
    </message>
    <message>
        <source>The top card of the stock is turned to start the pile.</source>
        <translation>Det øverste kort i trækbunken vendes som begyndelse på bunken.</translation>
    </message>
    <message>
        <source>An ace adds 1.</source>
        <translation>Et es lægger 1 til.</translation>
    </message>
    <message>
        <source>2 to 8 add their number.</source>
        <translation>2 til 8 lægger deres tal til.</translation>
    </message>
    <message>
        <source>A 9 always resets the total to 0.</source>
        <translation>En 9’er nulstiller altid totalen.</translation>
    </message>
    <message>
        <source>A 10 always takes 10 off the total.</source>
        <translation>En 10’er trækker altid 10 fra totalen.</translation>
    </message>
    <message>
        <source>“Reset” and “take off 10” are announced for you.</source>
        <translation>”Nulstil” og ”træk 10 fra” siges for dig.</translation>
    </message>
    <message>
        <source>Then a card is drawn for you, and your hand has 5 again.</source>
        <translation>Så trækkes et kort for dig, og din hånd har 5 igen.</translation>
    </message>
    <message>
        <source>Players take turns, clockwise.</source>
        <translation>Spillerne har tur på skift, med uret.</translation>
    </message>
    <message>
        <source>Play exactly one card from your hand on the pile.</source>
        <translation>Spil præcis ét kort fra hånden på bunken.</translation>
    </message>
    <message>
        <source>If every card would take the total to 99 or more, you are out.</source>
        <translation>Hvis alle dine kort ville bringe totalen op på 99 eller mere, er du ude.</translation>
    </message>
    <message>
        <source>If every card would take the total over 99, you are out.</source>
        <translation>Hvis alle dine kort ville bringe totalen over 99, er du ude.</translation>
    </message>
    <message>
        <source>The hand goes under the pile, the total stays, and the next player goes on.</source>
        <translation>Hånden lægges under bunken, totalen bliver, som den er, og den næste spiller fortsætter.</translation>
    </message>
    <message>
        <source>When a card must be drawn and the stock is empty, the pile under its top card is shuffled into a new stock, but the 9s and 10s in it leave the game. The total stays.</source>
        <translation>Når der skal trækkes et kort, og trækbunken er tom, blandes bunken under det øverste kort til en ny trækbunke, men dens 9’ere og 10’ere går ud af spillet. Totalen bliver, som den er.</translation>
    </message>
    <message>
        <source>When a card must be drawn and the stock is empty, the pile under its top card is shuffled into a new stock. The total stays.</source>
        <translation>Når der skal trækkes et kort, og trækbunken er tom, blandes bunken under det øverste kort til en ny trækbunke. Totalen bliver, som den er.</translation>
    </message>
    <message>
        <source>When the stock is empty nobody draws any more.</source>
        <translation>Når trækbunken er tom, trækker ingen mere.</translation>
    </message>
    <message numerus="yes">
        <source>After %n reshuffle(s) an empty stock ends the game in a draw.</source>
        <translation>
            <numerusform>Efter %n ny blanding slutter spillet uafgjort, når trækbunken er tom.</numerusform>
            <numerusform>Efter %n nye blandinger slutter spillet uafgjort, når trækbunken er tom.</numerusform>
        </translation>
    </message>
    <message>
        <source>When nobody has a card left the game is a draw.</source>
        <translation>Når ingen har kort tilbage, er spillet uafgjort.</translation>
    </message>
    <message>
        <source>When one player is left, that player wins.</source>
        <translation>Når én spiller er tilbage, har den spiller vundet.</translation>
    </message>
    <message>
        <source>Each game stands for itself.</source>
        <translation>Hvert spil står for sig selv.</translation>
    </message>
    <message>
        <source>You still have a card that fits.</source>
        <translation>Du har stadig et kort, der passer.</translation>
    </message>
    <message>
        <source>Play exactly one card.</source>
        <translation>Spil præcis ét kort.</translation>
    </message>
    <message>
        <source>You do not have the {card}.</source>
        <translation>Du har ikke {card}.</translation>
    </message>
    <message>
        <source>The {card} would take the total to {total}. The highest safe total is {limit}.</source>
        <translation>Med {card} ville totalen blive {total}. Den højeste sikre total er {limit}.</translation>
    </message>
    <message>
        <source>The {card} leaves no choice.</source>
        <translation>Ved {card} er der intet at vælge.</translation>
    </message>
    <message>
        <source>Choose what the {card} does: {one} or {other}.</source>
        <translation>Vælg, hvad {card} gør: {one} eller {other}.</translation>
    </message>
    <message>
        <source>Ninety-Nine with chips</source>
        <translation>Nioghalvfems med jetoner</translation>
    </message>
    <message>
        <source>The adding game with all 52 cards, three in each hand, for two to eight. Whoever would take the total over 99 loses a chip.</source>
        <translation>Tællespillet med alle 52 kort, tre på hver hånd, for to til otte. Den, der ville bringe totalen over 99, mister en jeton.</translation>
    </message>
    <message>
        <source>Ninety-Nine head to head</source>
        <translation>Nioghalvfems én mod én</translation>
    </message>
    <message>
        <source>The adding game without court cards, five in each hand, for two. Whoever cannot keep the total under 99 is out.</source>
        <translation>Tællespillet uden billedkort, fem på hver hånd, for to. Den, der ikke kan holde totalen under 99, er ude.</translation>
    </message>
    <message>
        <source>The first player sits at the dealer’s left.</source>
        <translation>Den første spiller sidder til venstre for kortgiveren.</translation>
    </message>
    <message>
        <source>Seven or more players need two packs.</source>
        <translation>Syv eller flere spillere skal bruge to sæt kort.</translation>
    </message>
    <message>
        <source>In a position somebody must still be in.</source>
        <translation>I en stilling skal nogen stadig være med.</translation>
    </message>
    <message>
        <source>A position needs the hands of all players.</source>
        <translation>En stilling skal have alle spilleres hænder.</translation>
    </message>
    <message>
        <source>In a position a player who is still in must be to move.</source>
        <translation>I en stilling skal en spiller, der stadig er med, være i tur.</translation>
    </message>
    <message>
        <source>This position cannot be: {reason}.</source>
        <translation>Denne stilling kan ikke forekomme: {reason}.</translation>
    </message>
    <message>
        <source>A position for {players} players needs as many {field}.</source>
        <translation>En stilling for {players} spillere skal have lige så mange {field}.</translation>
    </message>
    <message>
        <source>Stock</source>
        <translation>Trækbunke</translation>
    </message>
    <message>
        <source>Discard pile</source>
        <translation>Afkastbunke</translation>
    </message>
    <message>
        <source>Out of the game</source>
        <translation>Ude af spillet</translation>
    </message>
    <message>
        <source>Hand</source>
        <translation>Hånd</translation>
    </message>
    <message numerus="yes">
        <source>%n chip(s)</source>
        <translation>
            <numerusform>%n jeton</numerusform>
            <numerusform>%n jetoner</numerusform>
        </translation>
    </message>
    <message>
        <source>99 is safe</source>
        <translation>99 er sikkert</translation>
    </message>
    <message>
        <source>99 loses</source>
        <translation>99 taber</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Total</translation>
    </message>
    <message>
        <source>Total {total}</source>
        <translation>Total {total}</translation>
    </message>
    <message>
        <source>−1 chip</source>
        <translation>−1 jeton</translation>
    </message>
    <message>
        <source>out</source>
        <translation>ude</translation>
    </message>
    <message>
        <source>{before} → {after}</source>
        <translation>{before} → {after}</translation>
    </message>
    <message>
        <source>−1</source>
        <comment>chips, in the score sheet</comment>
        <translation>−1</translation>
    </message>
    <message>
        <source>Round {number}</source>
        <translation>Runde {number}</translation>
    </message>
    <message>
        <source>Chips</source>
        <translation>Jetoner</translation>
    </message>
    <message>
        <source>still in</source>
        <comment>a player, in the score sheet</comment>
        <translation>stadig med</translation>
    </message>
    <message>
        <source>won</source>
        <translation>vundet</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Uafgjort</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Spil</translation>
    </message>
    <message>
        <source>99 is the highest safe total</source>
        <comment>name of a rule</comment>
        <translation>99 er den højeste sikre total</translation>
    </message>
    <message>
        <source>stay under 99</source>
        <comment>name of a rule</comment>
        <translation>hold dig under 99</translation>
    </message>
    <message>
        <source>play one card of your hand</source>
        <comment>name of a rule</comment>
        <translation>spil ét kort fra hånden</translation>
    </message>
    <message>
        <source>play a card that fits</source>
        <comment>name of a rule</comment>
        <translation>spil et kort, der passer</translation>
    </message>
    <message>
        <source>what an ace does</source>
        <comment>name of a rule</comment>
        <translation>hvad et es gør</translation>
    </message>
    <message>
        <source>what a 10 does</source>
        <comment>name of a rule</comment>
        <translation>hvad en 10’er gør</translation>
    </message>
    <message>
        <source>the end of the game</source>
        <comment>name of a rule</comment>
        <translation>spillets slutning</translation>
    </message>
    <message>
        <source>costs a chip</source>
        <translation>koster en jeton</translation>
    </message>
    <message>
        <source>the total stays {total}</source>
        <translation>totalen forbliver {total}</translation>
    </message>
    <message>
        <source>{before} to {after}</source>
        <comment>spoken: the total goes from 64 to 71</comment>
        <translation>{before} til {after}</translation>
    </message>
    <message>
        <source>{card}: the total goes from {before} to {one} or to {other}.</source>
        <translation>{card}: totalen går fra {before} til {one} eller til {other}.</translation>
    </message>
    <message>
        <source>{card}: the total stays at {after} and the direction of play turns.</source>
        <translation>{card}: totalen forbliver {after}, og spilleretningen vender.</translation>
    </message>
    <message>
        <source>{card}: the total stays at {after} and you play again.</source>
        <translation>{card}: totalen forbliver {after}, og du spiller igen.</translation>
    </message>
    <message>
        <source>{card}: the total stays at {after}.</source>
        <translation>{card}: totalen forbliver {after}.</translation>
    </message>
    <message>
        <source>{card}: the total goes from {before} to {after}.</source>
        <translation>{card}: totalen går fra {before} til {after}.</translation>
    </message>
</context>
<context>
    <name>NinetyNineLesson</name>
    <message>
        <source>One round with chips for three: the total, the special cards, a chip lost.</source>
        <translation>En runde med jetoner for tre: totalen, specialkortene, en tabt jeton.</translation>
    </message>
    <message>
        <source>Everybody plays a card in turn, and every card changes the total in the middle. The total must not go over 99. Whoever has no card that fits loses a chip.</source>
        <translation>Alle spiller et kort efter tur, og hvert kort ændrer totalen i midten. Totalen må ikke komme over 99. Den, der ikke har et kort, der passer, mister en jeton.</translation>
    </message>
    <message>
        <source>The total is 0. An ace adds 1 or 11, as you like. Play the {card} and choose +1.</source>
        <translation>Totalen er 0. Et es lægger 1 eller 11 til, som du vil. Spil {card} og vælg +1.</translation>
    </message>
    <message>
        <source>You have drawn a new card; you always hold three. The total is 16. A 10 adds 10 or takes 10 away. Play the {card} and choose −10.</source>
        <translation>Du har trukket et nyt kort; du har altid tre. Totalen er 16. En 10’er lægger 10 til eller trækker 10 fra. Spil {card} og vælg −10.</translation>
    </message>
    <message>
        <source>A 4 leaves the total as it is and turns the direction of play: watch the arrows. Play the {card}.</source>
        <translation>En 4’er lader totalen være, som den er, og vender spilleretningen: hold øje med pilene. Spil {card}.</translation>
    </message>
    <message>
        <source>It came back to you the other way round. A king makes the total 99, whatever it was. Now the others need a special card. Play the {card}.</source>
        <translation>Turen kom tilbage til dig den anden vej rundt. En konge sætter totalen til 99, uanset hvad den var. Nu skal de andre bruge et specialkort. Spil {card}.</translation>
    </message>
    <message>
        <source>Bao played a 4, so it is your turn already. 99 is safe: a card that adds nothing fits. Send it back with the {card}.</source>
        <translation>Bao spillede en 4’er, så det er allerede din tur. 99 er sikkert: et kort, der intet lægger til, passer. Send turen tilbage med {card}.</translation>
    </message>
    <message>
        <source>The total is 97. Your 2 would fit too, but keep it for later. A 9 adds nothing. Play the {card}.</source>
        <translation>Totalen er 97. Din 2’er ville også passe, men gem den til senere. En 9’er lægger intet til. Spil {card}.</translation>
    </message>
    <message>
        <source>Bao went to 99 and Amara had nothing that fits: she lost a chip. A new round would begin now. Without chips you are out, and the last one in wins. The special cards are worth keeping.</source>
        <translation>Bao gik til 99, og Amara havde intet, der passede: hun mistede en jeton. Nu ville en ny runde begynde. Uden jetoner er du ude, og den sidste, der er med, vinder. Specialkortene er værd at gemme.</translation>
    </message>
    <message>
        <source>The end of a game head to head: resets, small cards, the last step to 99.</source>
        <translation>Slutningen af et spil én mod én: nulstilling, små kort, det sidste skridt til 99.</translation>
    </message>
    <message>
        <source>You and Amara have played for a while. Every card changes the total in the middle. It must stay under 99: whoever has no card for that has lost.</source>
        <translation>Du og Amara har spillet et stykke tid. Hvert kort ændrer totalen i midten. Den skal holdes under 99: den, der ikke har kort til det, har tabt.</translation>
    </message>
    <message>
        <source>The total is 93, and most of your cards are too high. A 9 resets it to 0. Play the {card}.</source>
        <translation>Totalen er 93, og de fleste af dine kort er for høje. En 9’er nulstiller den. Spil {card}.</translation>
    </message>
    <message>
        <source>From ace to 8 a card adds its number. Get rid of high ones while there is room. Play the {card}.</source>
        <translation>Fra es til 8 lægger et kort sit tal til. Kom af med de høje, mens der er plads. Spil {card}.</translation>
    </message>
    <message>
        <source>The total is 24. Again the highest: the {card}.</source>
        <translation>Totalen er 24. Igen det højeste: {card}.</translation>
    </message>
    <message>
        <source>38. Still room enough for the {card}.</source>
        <translation>38. Stadig plads nok til {card}.</translation>
    </message>
    <message>
        <source>52. You keep the 10 and the small cards for the end. Play the {card}.</source>
        <translation>52. 10’eren og de små kort gemmer du til slutningen. Spil {card}.</translation>
    </message>
    <message>
        <source>64. Play the {card}.</source>
        <translation>64. Spil {card}.</translation>
    </message>
    <message>
        <source>75. Play the {card}.</source>
        <translation>75. Spil {card}.</translation>
    </message>
    <message>
        <source>85. Now each point counts. Take a small step with the {card}.</source>
        <translation>85. Nu tæller hvert point. Tag et lille skridt med {card}.</translation>
    </message>
    <message>
        <source>93. You could go on with small steps, but a 10 takes 10 off and wins time. Play the {card}.</source>
        <translation>93. Du kunne fortsætte med små skridt, men en 10’er trækker 10 fra og vinder tid. Spil {card}.</translation>
    </message>
    <message>
        <source>88. Amara seems to have no small cards. Play the {card}.</source>
        <translation>88. Amara lader ikke til at have små kort. Spil {card}.</translation>
    </message>
    <message>
        <source>96. With the {card} the total is 98: only a 9 or a 10 could save Amara then. Play it.</source>
        <translation>96. Med {card} bliver totalen 98: så kunne kun en 9’er eller en 10’er redde Amara. Spil den.</translation>
    </message>
    <message>
        <source>Amara had no card that stays under 99. You have won! Keep 9s, 10s and small cards for the end, and count which of them are gone.</source>
        <translation>Amara havde intet kort, der holder sig under 99. Du har vundet! Gem 9’ere, 10’ere og små kort til slutningen, og tæl, hvilke af dem der er væk.</translation>
    </message>
</context>
<context>
    <name>NinetyNineQuestions</name>
    <message>
        <source>Which Ninety-Nine do you play?</source>
        <translation>Hvilken slags nioghalvfems spiller du?</translation>
    </message>
    <message>
        <source>What does a 9 do?</source>
        <translation>Hvad gør en 9’er?</translation>
    </message>
    <message>
        <source>Nothing: the total stays</source>
        <translation>Ingenting: totalen bliver stående</translation>
    </message>
    <message>
        <source>It makes the total 0</source>
        <translation>Den nulstiller totalen</translation>
    </message>
    <message>
        <source>It makes the total 99</source>
        <translation>Den sætter totalen til 99</translation>
    </message>
    <message>
        <source>Here the king does that, in the game with chips.</source>
        <translation>Her gør kongen det, i spillet med jetoner.</translation>
    </message>
    <message>
        <source>What does a king do?</source>
        <translation>Hvad gør en konge?</translation>
    </message>
    <message>
        <source>There are no kings, queens and jacks</source>
        <translation>Der er ingen konger, damer og knægte</translation>
    </message>
    <message>
        <source>It counts 10, or nothing</source>
        <translation>Den tæller 10, eller ingenting</translation>
    </message>
    <message>
        <source>Here a king always makes the total 99.</source>
        <translation>Her sætter en konge altid totalen til 99.</translation>
    </message>
    <message>
        <source>What does a 4 do?</source>
        <translation>Hvad gør en 4’er?</translation>
    </message>
    <message>
        <source>It turns the direction of play</source>
        <translation>Den vender spilleretningen</translation>
    </message>
    <message>
        <source>It adds 4</source>
        <translation>Den lægger 4 til</translation>
    </message>
    <message>
        <source>What does a 10 do?</source>
        <translation>Hvad gør en 10’er?</translation>
    </message>
    <message>
        <source>It adds 10 or takes 10 away, as you like</source>
        <translation>Den lægger 10 til eller trækker 10 fra, som man vil</translation>
    </message>
    <message>
        <source>It always takes 10 away</source>
        <translation>Den trækker altid 10 fra</translation>
    </message>
    <message>
        <source>How many cards does each player hold?</source>
        <translation>Hvor mange kort har hver spiller?</translation>
    </message>
    <message>
        <source>Three</source>
        <translation>Tre</translation>
    </message>
    <message>
        <source>Five</source>
        <translation>Fem</translation>
    </message>
    <message>
        <source>How many chips, coins or lives does each player have?</source>
        <translation>Hvor mange jetoner, mønter eller liv har hver spiller?</translation>
    </message>
    <message>
        <source>Five, or three when four or more play</source>
        <translation>Fem, eller tre, når fire eller flere spiller</translation>
    </message>
    <message>
        <source>Always three</source>
        <translation>Altid tre</translation>
    </message>
    <message>
        <source>Always five</source>
        <translation>Altid fem</translation>
    </message>
    <message>
        <source>No chips: whoever cannot play has lost</source>
        <translation>Ingen jetoner: den, der ikke kan spille, har tabt</translation>
    </message>
    <message>
        <source>Who is out?</source>
        <translation>Hvem er ude?</translation>
    </message>
    <message>
        <source>Whoever has lost the last chip</source>
        <translation>Den, der har mistet sin sidste jeton</translation>
    </message>
    <message>
        <source>Whoever loses once more without chips</source>
        <translation>Den, der taber en gang til uden jetoner</translation>
    </message>
    <message>
        <source>Whoever cannot play, at once</source>
        <translation>Den, der ikke kan spille, med det samme</translation>
    </message>
    <message>
        <source>Is a total of exactly 99 safe?</source>
        <translation>Er en total på præcis 99 sikker?</translation>
    </message>
    <message>
        <source>Yes, only more than 99 loses</source>
        <translation>Ja, kun mere end 99 taber</translation>
    </message>
    <message>
        <source>No, it must stay under 99</source>
        <translation>Nej, den skal holdes under 99</translation>
    </message>
    <message>
        <source>Can the total go below 0?</source>
        <translation>Kan totalen komme under 0?</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>Ja</translation>
    </message>
    <message>
        <source>No, it stops at 0</source>
        <translation>Nej, den standser ved 0</translation>
    </message>
</context>
<context>
    <name>Notice</name>
    <message>
        <source>Close this message</source>
        <translation>Luk denne besked</translation>
    </message>
</context>
<context>
    <name>OpenCodeDialog</name>
    <message>
        <source>Open deal code</source>
        <translation>Åbn givkode</translation>
    </message>
    <message>
        <source>&amp;Play this deal</source>
        <translation>&amp;Spil denne giv</translation>
    </message>
    <message>
        <source>&amp;Deal code</source>
        <translation>Giv&amp;kode</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuller</translation>
    </message>
    <message>
        <source>Type the code, or paste it. Hyphens do not matter.</source>
        <translation>Skriv koden, eller indsæt den. Bindestreger er ligegyldige.</translation>
    </message>
    <message>
        <source>{game}, deal {number}</source>
        <translation>{game}, giv {number}</translation>
    </message>
    <message>
        <source>No house rules are changed.</source>
        <translation>Ingen husregler er ændret.</translation>
    </message>
    <message>
        <source>You have played this deal before, so it counts as practice.</source>
        <translation>Du har spillet denne giv før, så den tæller som øvespil.</translation>
    </message>
    <message>
        <source>The code is right.</source>
        <translation>Koden er rigtig.</translation>
    </message>
</context>
<context>
    <name>Opponent</name>
    <message>
        <source>The thinking process has failed. Simple opponents play in its place.</source>
        <translation>Tænkeprocessen svigtede. Enkle modstandere spiller i stedet.</translation>
    </message>
</context>
<context>
    <name>Options</name>
    <message>
        <source>no</source>
        <translation>nej</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>ja</translation>
    </message>
    <message>
        <source>There is no option “{name}”. There are: {names}.</source>
        <translation>Der er ingen indstilling ”{name}”. Der er: {names}.</translation>
    </message>
    <message>
        <source>Option “{name}” cannot be {value}. It can be: {values}.</source>
        <translation>Indstillingen ”{name}” kan ikke være {value}. Den kan være: {values}.</translation>
    </message>
</context>
<context>
    <name>OptionsForm</name>
    <message>
        <source>House rule, changed from the default.</source>
        <translation>Husregel, anderledes end normalt.</translation>
    </message>
</context>
<context>
    <name>Past</name>
    <message>
        <source>There is no game on the table.</source>
        <translation>Der er intet spil på bordet.</translation>
    </message>
    <message>
        <source>A replay is being shown.</source>
        <translation>Der vises en afspilning.</translation>
    </message>
    <message>
        <source>A lesson is being shown.</source>
        <translation>Der vises en lektion.</translation>
    </message>
    <message>
        <source>Nobody has decided anything yet.</source>
        <translation>Ingen har besluttet noget endnu.</translation>
    </message>
    <message>
        <source>Nothing has been taken back.</source>
        <translation>Intet er fortrudt.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Fortryd</translation>
    </message>
    <message>
        <source>Hidden cards have been seen since that decision.</source>
        <translation>Skjulte kort er blevet set siden den beslutning.</translation>
    </message>
    <message>
        <source>It can be taken back all the same. The game then counts as practice from now on.</source>
        <translation>Den kan fortrydes alligevel. Så tæller spillet fra nu af som øvespil.</translation>
    </message>
    <message>
        <source>&amp;Take it back</source>
        <translation>&amp;Fortryd</translation>
    </message>
    <message>
        <source>&amp;Play on</source>
        <translation>&amp;Spil videre</translation>
    </message>
    <message>
        <source>This game cannot be played back. {reason}</source>
        <translation>Dette spil kan ikke afspilles. {reason}</translation>
    </message>
    <message>
        <source>You are out of this game; the others play on.</source>
        <translation>Du er ude af dette spil; de andre spiller videre.</translation>
    </message>
    <message>
        <source>&amp;Finish at once</source>
        <translation>Gø&amp;r det færdigt</translation>
    </message>
</context>
<context>
    <name>Pause</name>
    <message>
        <source>Until I press a key</source>
        <translation>Til jeg trykker på en tast</translation>
    </message>
</context>
<context>
    <name>PersonPage</name>
    <message>
        <source>Player</source>
        <translation>Spiller</translation>
    </message>
    <message>
        <source>Your &amp;name</source>
        <translation>Dit na&amp;vn</translation>
    </message>
    <message>
        <source>For new games.</source>
        <translation>Til nye spil.</translation>
    </message>
    <message>
        <source>Same as the desktop</source>
        <translation>Som skrivebordet</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>Sp&amp;rog</translation>
    </message>
</context>
<context>
    <name>Picker</name>
    <message>
        <source>cannot be played now</source>
        <translation>kan ikke spilles nu</translation>
    </message>
    <message>
        <source>playable, {one} or {other}</source>
        <comment>said after a card’s name: playable, 64 to 65 or 64 to 75</comment>
        <translation>kan spilles, {one} eller {other}</translation>
    </message>
    <message>
        <source>playable, {effect}</source>
        <comment>said after a card’s name: playable, 64 to 71</comment>
        <translation>kan spilles, {effect}</translation>
    </message>
    <message>
        <source>Once more: {effect}</source>
        <comment>choose the card once more to play it</comment>
        <translation>En gang til: {effect}</translation>
    </message>
    <message>
        <source>Choose the {card} once more to play it.</source>
        <translation>Vælg {card} en gang til for at spille kortet.</translation>
    </message>
</context>
<context>
    <name>PlayPage</name>
    <message>
        <source>Off</source>
        <translation>Fra</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Langsom</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Hurtig</translation>
    </message>
    <message>
        <source>&amp;Motion of cards</source>
        <translation>Kortenes b&amp;evægelse</translation>
    </message>
    <message>
        <source>&amp;None where the desktop asks for less motion</source>
        <translation>&amp;Ingen, hvis skrivebordet beder om mindre bevægelse</translation>
    </message>
    <message>
        <source>&amp;Opponents take at least</source>
        <translation>&amp;Modstandere bruger mindst</translation>
    </message>
    <message>
        <source>A finished &amp;trick stays</source>
        <translation>Et færdigt s&amp;tik bliver liggende</translation>
    </message>
    <message>
        <source>A finished &amp;round stays</source>
        <translation>En færdig &amp;runde bliver liggende</translation>
    </message>
    <message>
        <source>&amp;Sort my cards</source>
        <translation>S&amp;ortér mine kort</translation>
    </message>
</context>
<context>
    <name>Practice</name>
    <message>
        <source>There is nothing to practise: no mistakes have been found in your games.</source>
        <translation>Der er intet at øve: der er ikke fundet fejl i dine partier.</translation>
    </message>
    <message>
        <source>The coach is looking at one of your games again. Try once more in a moment.</source>
        <translation>Træneren ser på et af dine spil igen. Prøv igen om et øjeblik.</translation>
    </message>
</context>
<context>
    <name>PreferencesDialog</name>
    <message>
        <source>Preferences</source>
        <translation>Indstillinger</translation>
    </message>
    <message>
        <source>Loo&amp;k</source>
        <translation>&amp;Udseende</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>&amp;Spil</translation>
    </message>
    <message>
        <source>So&amp;und</source>
        <translation>L&amp;yd</translation>
    </message>
    <message>
        <source>&amp;You</source>
        <translation>&amp;Dig</translation>
    </message>
    <message>
        <source>&amp;As before</source>
        <translation>Som &amp;før</translation>
    </message>
    <message>
        <source>Everything as it was when this window was opened</source>
        <translation>Alt, som det var, da vinduet blev åbnet</translation>
    </message>
    <message>
        <source>Usual &amp;settings</source>
        <translation>Sta&amp;ndard</translation>
    </message>
    <message>
        <source>Clos&amp;e</source>
        <translation>Lu&amp;k</translation>
    </message>
</context>
<context>
    <name>ProofDialog</name>
    <message>
        <source>Proof of fairness</source>
        <translation>Bevis for fair spil</translation>
    </message>
    <message>
        <source>The cards and the opponents’ dice were fixed before you saw the first card. The promise below is their fingerprint: change one card, and it would be another one. After the game everything is laid open, and each decision of the opponents is taken again on nothing but what they could see.</source>
        <translation>Kortene og modstandernes terningkast lå fast, før du så det første kort. Løftet nedenfor er deres fingeraftryk: ændr ét kort, og det bliver et andet. Efter spillet lægges alt frem, og hver af modstandernes beslutninger træffes igen ud fra intet andet end det, de kunne se.</translation>
    </message>
    <message>
        <source>Decisions taken again</source>
        <translation>Beslutninger truffet igen</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Luk</translation>
    </message>
    <message>
        <source>Anybody can verify a saved game: cardtable verify FILE</source>
        <translation>Alle kan efterprøve et gemt spil: cardtable verify FIL</translation>
    </message>
    <message>
        <source>The &amp;promise</source>
        <translation>Lø&amp;ftet</translation>
    </message>
    <message>
        <source>This game promised nothing.</source>
        <translation>Dette spil lovede ikke noget.</translation>
    </message>
    <message>
        <source>C&amp;opy</source>
        <translation>&amp;Kopiér</translation>
    </message>
    <message>
        <source>When the game is over, you see here whether the promise was kept.</source>
        <translation>Når spillet er slut, ser du her, om løftet blev holdt.</translation>
    </message>
    <message>
        <source>The opponents think again…</source>
        <translation>Modstanderne tænker igen…</translation>
    </message>
    <message>
        <source>This game is not as it was promised.</source>
        <translation>Dette spil er ikke, som det blev lovet.</translation>
    </message>
    <message>
        <source>The opponents’ decisions could not be taken again.</source>
        <translation>Modstandernes beslutninger kunne ikke træffes igen.</translation>
    </message>
    <message>
        <source>Nothing was found against the deal; the opponents were those of another version.</source>
        <translation>Intet taler imod given; modstanderne var en anden versions.</translation>
    </message>
    <message>
        <source>Nothing was found against this game.</source>
        <translation>Intet taler imod dette spil.</translation>
    </message>
    <message>
        <source>kept</source>
        <translation>holdt</translation>
    </message>
    <message>
        <source>broken</source>
        <translation>brudt</translation>
    </message>
    <message>
        <source>open</source>
        <translation>åbent</translation>
    </message>
</context>
<context>
    <name>QAbstractSpinBox</name>
    <message>
        <source>&amp;Select All</source>
        <translation>&amp;Markér alt</translation>
    </message>
    <message>
        <source>&amp;Step up</source>
        <translation>Én &amp;op</translation>
    </message>
    <message>
        <source>Step &amp;down</source>
        <translation>Én &amp;ned</translation>
    </message>
</context>
<context>
    <name>QLineEdit</name>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Fortryd</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Gentag</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation>K&amp;lip</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Kopiér</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>&amp;Sæt ind</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Slet</translation>
    </message>
    <message>
        <source>Select All</source>
        <translation>Markér alt</translation>
    </message>
</context>
<context>
    <name>QShortcut</name>
    <message>
        <source>Space</source>
        <translation>Mellemrum</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>Venstre</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Højre</translation>
    </message>
    <message>
        <source>Up</source>
        <translation>Op</translation>
    </message>
    <message>
        <source>Down</source>
        <translation>Ned</translation>
    </message>
</context>
<context>
    <name>QWidgetTextControl</name>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Fortryd</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Gentag</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation>K&amp;lip</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Kopiér</translation>
    </message>
    <message>
        <source>Copy &amp;Link Location</source>
        <translation>Kopiér l&amp;inkplacering</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>&amp;Sæt ind</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Slet</translation>
    </message>
    <message>
        <source>Select All</source>
        <translation>Markér alt</translation>
    </message>
</context>
<context>
    <name>Reason</name>
    <message>
        <source>There was nothing to choose between.</source>
        <translation>Der var intet at vælge imellem.</translation>
    </message>
    <message>
        <source>This wins {percent}% of games, and no other move wins more.</source>
        <translation>Det vinder {percent}&#xa0;% af partierne, og intet andet træk vinder flere.</translation>
    </message>
    <message>
        <source>This wins {percent}% of games, and no other move wins noticeably more.</source>
        <translation>Det vinder {percent}&#xa0;% af partierne, og intet andet træk vinder mærkbart flere.</translation>
    </message>
    <message>
        <source>This wins {percent}% of games, {best} a little more.</source>
        <translation>Det vinder {percent}&#xa0;% af partierne, {best} lidt flere.</translation>
    </message>
    <message>
        <source>This wins {percent}% of games, {best} wins {more}%.</source>
        <translation>Det vinder {percent}&#xa0;% af partierne, {best} vinder {more}&#xa0;%.</translation>
    </message>
    <message>
        <source>another move</source>
        <translation>et andet træk</translation>
    </message>
    <message>
        <source>the {card}</source>
        <comment>a card within a sentence: the seven of hearts</comment>
        <translation>{card}</translation>
    </message>
    <message>
        <source>the {card} as {number}</source>
        <comment>the ace of clubs as +11</comment>
        <translation>{card} som {number}</translation>
    </message>
</context>
<context>
    <name>RecentFiles</name>
    <message>
        <source>Open r&amp;ecent</source>
        <translation>Åbn s&amp;eneste</translation>
    </message>
    <message>
        <source>No file has been opened yet.</source>
        <translation>Der er ikke åbnet nogen fil endnu.</translation>
    </message>
    <message>
        <source>&amp;Clear this list</source>
        <translation>&amp;Ryd listen</translation>
    </message>
</context>
<context>
    <name>Record</name>
    <message>
        <source>This is not a game file, or it is damaged.</source>
        <translation>Dette er ikke en spilfil, eller også er den beskadiget.</translation>
    </message>
    <message>
        <source>This game was saved by a newer version of Cardtable (format {version}). Update to open it.</source>
        <translation>Dette spil blev gemt af en nyere version af Cardtable (format {version}). Opdatér Cardtable for at åbne det.</translation>
    </message>
    <message>
        <source>This is not a game file, or it is damaged: its “{field}” is not as it should be.</source>
        <translation>Dette er ikke en spilfil, eller også er den beskadiget: ”{field}” i den er ikke, som det skal være.</translation>
    </message>
    <message>
        <source>Move {number} of this game, {move}, is not possible: {reason}</source>
        <translation>Træk {number} i dette spil, {move}, er ikke muligt: {reason}</translation>
    </message>
    <message>
        <source>Move {number} of this game cannot be read: {reason}.</source>
        <translation>Træk {number} i dette spil kan ikke læses: {reason}.</translation>
    </message>
    <message>
        <source>A branch of this game leaves it after move {number}, which is missing.</source>
        <translation>En forgrening af dette spil forlader det efter træk {number}, som mangler.</translation>
    </message>
    <message>
        <source>This game has more thoughts than moves.</source>
        <translation>Dette spil har flere overvejelser end træk.</translation>
    </message>
</context>
<context>
    <name>ReplayBar</name>
    <message>
        <source>Replay</source>
        <translation>Afspilning</translation>
    </message>
    <message>
        <source>&amp;Lines taken back</source>
        <translation>&amp;Fortrudte forløb</translation>
    </message>
    <message>
        <source>To the beginning (Home)</source>
        <translation>Til begyndelsen (Home)</translation>
    </message>
    <message>
        <source>One move back (←)</source>
        <translation>Et træk tilbage (←)</translation>
    </message>
    <message>
        <source>Play (Space)</source>
        <translation>Afspil (Mellemrum)</translation>
    </message>
    <message>
        <source>One move forward (→)</source>
        <translation>Et træk frem (→)</translation>
    </message>
    <message>
        <source>To the end (End)</source>
        <translation>Til slutningen (End)</translation>
    </message>
    <message>
        <source>G&amp;o to</source>
        <translation>Gå t&amp;il</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Hastighed</translation>
    </message>
    <message>
        <source>Hands that are shown</source>
        <translation>Hænder, der vises</translation>
    </message>
    <message>
        <source>&amp;Take over</source>
        <translation>Overt&amp;ag</translation>
    </message>
    <message>
        <source>C&amp;lose</source>
        <translation>&amp;Luk</translation>
    </message>
    <message>
        <source>Back to the table (Esc)</source>
        <translation>Tilbage til bordet (Esc)</translation>
    </message>
    <message>
        <source>Previous round</source>
        <translation>Forrige runde</translation>
    </message>
    <message>
        <source>Next round</source>
        <translation>Næste runde</translation>
    </message>
    <message>
        <source>Previous trick</source>
        <translation>Forrige stik</translation>
    </message>
    <message>
        <source>Next trick</source>
        <translation>Næste stik</translation>
    </message>
    <message>
        <source>Previous mistake</source>
        <translation>Forrige fejl</translation>
    </message>
    <message>
        <source>Next mistake</source>
        <translation>Næste fejl</translation>
    </message>
    <message>
        <source>The game as it was played</source>
        <translation>Spillet, som det blev spillet</translation>
    </message>
    <message>
        <source>From move {first} to move {last}</source>
        <translation>Fra træk {first} til træk {last}</translation>
    </message>
    <message>
        <source>Move {number} of {count}</source>
        <translation>Træk {number} af {count}</translation>
    </message>
    <message>
        <source>The game is over here.</source>
        <translation>Her er spillet slut.</translation>
    </message>
    <message>
        <source>Play a new game from here, with the cards of any player. This one stays as it is.</source>
        <translation>Spil et nyt spil herfra med hvilken som helst spillers kort. Dette bliver, som det er.</translation>
    </message>
    <message>
        <source>All hands</source>
        <translation>Alle hænder</translation>
    </message>
    <message>
        <source>What {name} knew</source>
        <translation>Hvad {name} vidste</translation>
    </message>
    <message>
        <source>What everybody saw</source>
        <translation>Hvad alle så</translation>
    </message>
    <message>
        <source>As {name}</source>
        <translation>Som {name}</translation>
    </message>
    <message>
        <source>These cards are a secret until the game is over.</source>
        <translation>Disse kort er hemmelige, til spillet er slut.</translation>
    </message>
    <message>
        <source>This game has only one round.</source>
        <translation>Dette spil har kun én runde.</translation>
    </message>
    <message>
        <source>This game has no tricks.</source>
        <translation>Dette spil har ingen stik.</translation>
    </message>
    <message>
        <source>No mistakes have been found.</source>
        <translation>Der er ikke fundet fejl.</translation>
    </message>
    <message>
        <source>Pause (Space)</source>
        <translation>Pause (Mellemrum)</translation>
    </message>
</context>
<context>
    <name>Replaying</name>
    <message>
        <source>Replay: {game}</source>
        <translation>Afspilning: {game}</translation>
    </message>
</context>
<context>
    <name>Result</name>
    <message>
        <source>Nobody wins: a draw</source>
        <translation>Ingen vinder: uafgjort</translation>
    </message>
    <message>
        <source>You win!</source>
        <translation>Du vinder!</translation>
    </message>
    <message>
        <source>{name} wins</source>
        <translation>{name} vinder</translation>
    </message>
</context>
<context>
    <name>Review</name>
    <message>
        <source>Chance to win over the game</source>
        <translation>Vinderchance gennem spillet</translation>
    </message>
    <message>
        <source>{game}: {name}</source>
        <translation>{game}: {name}</translation>
    </message>
    <message>
        <source>best</source>
        <comment>grade of a decision</comment>
        <translation>bedst</translation>
    </message>
    <message>
        <source>good</source>
        <comment>grade of a decision</comment>
        <translation>godt</translation>
    </message>
    <message>
        <source>mistake</source>
        <comment>grade of a decision</comment>
        <translation>fejl</translation>
    </message>
    <message>
        <source>blunder</source>
        <comment>grade of a decision: a grave mistake</comment>
        <translation>bommert</translation>
    </message>
    <message>
        <source>{number}. {move}, the only move</source>
        <translation>{number}. {move}, det eneste træk</translation>
    </message>
    <message>
        <source>{number}. {move}, best to win; {best} saves {cost} points</source>
        <translation>{number}. {move}, bedst for at vinde; {best} sparer {cost} point</translation>
    </message>
    <message>
        <source>{number}. {move}, best</source>
        <translation>{number}. {move}, bedst</translation>
    </message>
    <message>
        <source>{number}. {move}, {grade}: {best} was {loss} better</source>
        <translation>{number}. {move}, {grade}: {best} var {loss} bedre</translation>
    </message>
    <message>
        <source>{number}. {move}, {grade}: {best} was {loss} and {cost} chips better</source>
        <translation>{number}. {move}, {grade}: {best} var {loss} og {cost} jetoner bedre</translation>
    </message>
    <message>
        <source>{number}. {move}, {grade}: {best} was {loss} and {cost} points better</source>
        <translation>{number}. {move}, {grade}: {best} var {loss} og {cost} point bedre</translation>
    </message>
    <message>
        <source>No mistakes.</source>
        <translation>Ingen fejl.</translation>
    </message>
    <message numerus="yes">
        <source>%n mistake(s).</source>
        <translation>
            <numerusform>%n fejl.</numerusform>
            <numerusform>%n fejl.</numerusform>
        </translation>
    </message>
    <message>
        <source>On average a card of yours gave away {mean} of winning; luck was even.</source>
        <translation>Hvert af dine kort gav i snit {mean} vinderchance væk; heldet var lige fordelt.</translation>
    </message>
    <message>
        <source>On average a card of yours gave away {mean} of winning, and luck gave you {luck}.</source>
        <translation>Hvert af dine kort gav i snit {mean} vinderchance væk, og heldet gav dig {luck}.</translation>
    </message>
    <message>
        <source>On average a card of yours gave away {mean} of winning, and luck took {luck} from you.</source>
        <translation>Hvert af dine kort gav i snit {mean} vinderchance væk, og heldet tog {luck} fra dig.</translation>
    </message>
    <message>
        <source>{name}: no mistakes.</source>
        <translation>{name}: ingen fejl.</translation>
    </message>
    <message numerus="yes">
        <source>{name}: %n mistake(s).</source>
        <translation>
            <numerusform>{name}: %n fejl.</numerusform>
            <numerusform>{name}: %n fejl.</numerusform>
        </translation>
    </message>
    <message>
        <source>{number}. {move}: from {before} to {after} by your own card</source>
        <translation>{number}. {move}: fra {before} til {after} ved dit eget kort</translation>
    </message>
    <message>
        <source>After {number}. {move}: up from {before} to {after}</source>
        <translation>Efter {number}. {move}: op fra {before} til {after}</translation>
    </message>
    <message>
        <source>After {number}. {move}: down from {before} to {after}</source>
        <translation>Efter {number}. {move}: ned fra {before} til {after}</translation>
    </message>
</context>
<context>
    <name>ReviewPanel</name>
    <message>
        <source>Whose decisions</source>
        <translation>Hvis beslutninger</translation>
    </message>
    <message>
        <source>Only &amp;mistakes</source>
        <translation>Kun &amp;fejl</translation>
    </message>
    <message>
        <source>Decisions</source>
        <translation>Beslutninger</translation>
    </message>
    <message>
        <source>T&amp;ry again</source>
        <translation>&amp;Prøv igen</translation>
    </message>
    <message>
        <source>Show m&amp;e better</source>
        <translation>Vis &amp;bedre spil</translation>
    </message>
    <message>
        <source>S&amp;ave…</source>
        <translation>G&amp;em…</translation>
    </message>
    <message>
        <source>Only computers played here: there is nothing to review.</source>
        <translation>Kun computere spillede her: der er intet at gennemgå.</translation>
    </message>
    <message numerus="yes">
        <source>The coach is still weighing %n decision(s).</source>
        <translation>
            <numerusform>Træneren vejer stadig %n beslutning.</numerusform>
            <numerusform>Træneren vejer stadig %n beslutninger.</numerusform>
        </translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Gennemgang</translation>
    </message>
</context>
<context>
    <name>RoundPanel</name>
    <message>
        <source>The round is over</source>
        <translation>Runden er slut</translation>
    </message>
    <message>
        <source>&amp;Next deal</source>
        <translation>&amp;Næste giv</translation>
    </message>
</context>
<context>
    <name>Rulebook</name>
    <message>
        <source>What each card does</source>
        <translation>Hvad hvert kort gør</translation>
    </message>
    <message>
        <source>House rule:</source>
        <translation>Husregel:</translation>
    </message>
    <message>
        <source>How strong are the opponents?</source>
        <translation>Hvor stærke er modstanderne?</translation>
    </message>
    <message>
        <source>{level} against {other}</source>
        <comment>levels of computer players: hard against normal</comment>
        <translation>{level} mod {other}</translation>
    </message>
    <message>
        <source>{share}% ({low}% to {high}%)</source>
        <comment>share of games, with the ends of an interval</comment>
        <translation>{share}&#xa0;% ({low}&#xa0;% til {high}&#xa0;%)</translation>
    </message>
    <message>
        <source>Games won by the first of two computer players:</source>
        <translation>Partier vundet af den første af to computerspillere:</translation>
    </message>
    <message>
        <source>Games won at a table of {players} by one computer player of the first level among others of the second, where a fair share is {fair}%:</source>
        <translation>Partier vundet ved et bord med {players} af én computerspiller på det første niveau blandt andre på det andet, hvor en rimelig andel er {fair}&#xa0;%:</translation>
    </message>
    <message>
        <source>In brackets: where the true share lies, 19 times in 20.</source>
        <translation>I parentes: hvor den sande andel ligger, 19 gange ud af 20.</translation>
    </message>
    <message>
        <source>This command measures it again: {command}</source>
        <translation>Denne kommando måler det igen: {command}</translation>
    </message>
    <message>
        <source>No rule has these words.</source>
        <translation>Ingen regel indeholder de ord.</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regler</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Spil</translation>
    </message>
    <message>
        <source>Search the rules</source>
        <translation>Søg i reglerne</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Luk</translation>
    </message>
    <message>
        <source>As played at this table.</source>
        <translation>Som der spilles ved dette bord.</translation>
    </message>
    <message>
        <source>The rules without house rules.</source>
        <translation>Reglerne uden husregler.</translation>
    </message>
</context>
<context>
    <name>ScoreSheet</name>
    <message>
        <source>Score sheet</source>
        <translation>Regnskab</translation>
    </message>
</context>
<context>
    <name>Scrub</name>
    <message>
        <source>Point of the game</source>
        <translation>Sted i spillet</translation>
    </message>
</context>
<context>
    <name>SeatPanel</name>
    <message>
        <source>dealer</source>
        <translation>kortgiver</translation>
    </message>
    <message>
        <source>out</source>
        <translation>ude</translation>
    </message>
    <message>
        <source>to move</source>
        <translation>i tur</translation>
    </message>
    <message>
        <source>D</source>
        <comment>on the dealer&apos;s button</comment>
        <translation>G</translation>
    </message>
    <message>
        <source>thinking…</source>
        <translation>tænker…</translation>
    </message>
    <message>
        <source>your turn</source>
        <translation>din tur</translation>
    </message>
</context>
<context>
    <name>SeatsForm</name>
    <message>
        <source>&amp;Even games</source>
        <translation>&amp;Jævnbyrdige spil</translation>
    </message>
    <message>
        <source>Win often, and your next opponents are a level stronger; lose often, and they are weaker.</source>
        <translation>Vinder du ofte, bliver dine næste modstandere et niveau stærkere; taber du ofte, bliver de svagere.</translation>
    </message>
    <message>
        <source>Name of player {number}</source>
        <translation>Navn på spiller {number}</translation>
    </message>
    <message>
        <source>Who plays for player {number}</source>
        <translation>Hvem der spiller for spiller {number}</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>Menneske</translation>
    </message>
    <message>
        <source>Computer: {level}</source>
        <translation>Computer: {level}</translation>
    </message>
    <message>
        <source>{level}: {habits}</source>
        <comment>how a level of computer player plays</comment>
        <translation>{level}: {habits}</translation>
    </message>
</context>
<context>
    <name>Seconds</name>
    <message>
        <source> s</source>
        <comment>seconds</comment>
        <translation> s</translation>
    </message>
</context>
<context>
    <name>Settings</name>
    <message>
        <source>The settings cannot be read: {reason}.</source>
        <translation>Indstillingerne kan ikke læses: {reason}.</translation>
    </message>
    <message>
        <source>The settings file is damaged.</source>
        <translation>Filen med indstillinger er beskadiget.</translation>
    </message>
    <message>
        <source>Some settings cannot be used and are back at their defaults.</source>
        <translation>Nogle indstillinger kan ikke bruges og er som fra begyndelsen.</translation>
    </message>
    <message>
        <source>{what} The old file is kept as “{path}”.</source>
        <translation>{what} Den gamle fil er gemt som ”{path}”.</translation>
    </message>
    <message>
        <source>The settings cannot be kept in the folder “{path}”: {reason}.</source>
        <translation>Indstillingerne kan ikke gemmes i mappen ”{path}”: {reason}.</translation>
    </message>
</context>
<context>
    <name>Setup</name>
    <message>
        <source>Player</source>
        <translation>Spiller</translation>
    </message>
    <message>
        <source>Player {number}</source>
        <translation>Spiller {number}</translation>
    </message>
</context>
<context>
    <name>SidePanel</name>
    <message>
        <source>Score</source>
        <translation>Regnskab</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Log</translation>
    </message>
    <message>
        <source>Close the panel</source>
        <translation>Luk panelet</translation>
    </message>
    <message>
        <source>This deal was fixed before anybody saw it: {promise}</source>
        <translation>Denne giv blev låst, før nogen så den: {promise}</translation>
    </message>
</context>
<context>
    <name>SideSwitch</name>
    <message>
        <source>There is no game on the table.</source>
        <translation>Der er intet spil på bordet.</translation>
    </message>
</context>
<context>
    <name>Sound</name>
    <message>
        <source>There is no sound: Qt’s sound module is not installed (“pip install cardtable[sound]”).</source>
        <translation>Der er ingen lyd: Qts lydmodul er ikke installeret (”pip install cardtable[sound]”).</translation>
    </message>
    <message>
        <source>There is no sound: this package comes without Qt’s sound module.</source>
        <translation>Der er ingen lyd: denne pakke leveres uden Qts lydmodul.</translation>
    </message>
    <message>
        <source>There is no sound: Qt’s sound module needs {library}, which is not on this machine.</source>
        <translation>Der er ingen lyd: Qts lydmodul skal bruge {library}, som ikke er på denne maskine.</translation>
    </message>
    <message>
        <source>There is no sound: install a program that plays it, one of {programs}.</source>
        <translation>Der er ingen lyd: installér et program, der afspiller den, et af {programs}.</translation>
    </message>
    <message>
        <source>There is no sound: no loudspeaker was found.</source>
        <translation>Der er ingen lyd: der blev ikke fundet nogen højttaler.</translation>
    </message>
</context>
<context>
    <name>SoundPage</name>
    <message>
        <source>Sounds of cards and &amp;chips</source>
        <translation>Lyde af kort og &amp;jetoner</translation>
    </message>
    <message>
        <source>&amp;Volume</source>
        <translation>&amp;Lydstyrke</translation>
    </message>
    <message>
        <source>&amp;Hear one</source>
        <translation>&amp;Hør en lyd</translation>
    </message>
</context>
<context>
    <name>StatisticsDialog</name>
    <message>
        <source>Statistics</source>
        <translation>Statistik</translation>
    </message>
    <message>
        <source>Kinds of games</source>
        <translation>Slags spil</translation>
    </message>
    <message>
        <source>Figures</source>
        <translation>Tal</translation>
    </message>
    <message>
        <source>Share of games won</source>
        <translation>Andel af partier vundet</translation>
    </message>
    <message>
        <source>Chance given away by a decision</source>
        <translation>Chance givet væk pr. beslutning</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Spil</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>Husregler</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Spillere</translation>
    </message>
    <message>
        <source>Opponents</source>
        <translation>Modstandere</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Hjælp</translation>
    </message>
    <message>
        <source>Games</source>
        <comment>a number of games</comment>
        <translation>Partier</translation>
    </message>
    <message>
        <source>Won</source>
        <comment>games that were won</comment>
        <translation>Vundet</translation>
    </message>
    <message>
        <source>Figure</source>
        <translation>Tal</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Værdi</translation>
    </message>
    <message>
        <source>What it counts</source>
        <translation>Hvad det tæller</translation>
    </message>
    <message>
        <source>&amp;Player</source>
        <translation>&amp;Spiller</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>&amp;Eksportér…</translation>
    </message>
    <message>
        <source>Count a&amp;new…</source>
        <translation>Tæl &amp;forfra…</translation>
    </message>
    <message>
        <source>Count &amp;all games</source>
        <translation>Tæl &amp;alle spil</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Luk</translation>
    </message>
    <message>
        <source>Older games are still being looked at…</source>
        <translation>Ældre partier bliver stadig gennemgået…</translation>
    </message>
    <message>
        <source>When you have finished a game, its figures are here.</source>
        <translation>Når du har spillet et spil til ende, står dets tal her.</translation>
    </message>
    <message>
        <source>Only games finished since {date} count.</source>
        <translation>Kun partier spillet til ende efter {date} tæller.</translation>
    </message>
    <message>
        <source>Every game on the list that is finished counts.</source>
        <translation>Alle partier på listen, der er spillet til ende, tæller.</translation>
    </message>
    <message>
        <source>as in the book</source>
        <translation>ingen</translation>
    </message>
    <message>
        <source>{level} × {count}</source>
        <comment>so many opponents of a level</comment>
        <translation>{level} × {count}</translation>
    </message>
    <message>
        <source>none</source>
        <comment>no help</comment>
        <translation>ingen</translation>
    </message>
    <message>
        <source>with hints</source>
        <translation>med hjælp</translation>
    </message>
    <message>
        <source>practice</source>
        <translation>øvespil</translation>
    </message>
    <message>
        <source>Share won of the last {count} games</source>
        <translation>Andel vundet af de seneste {count} partier</translation>
    </message>
    <message>
        <source>Given away by a decision, last {count} games</source>
        <translation>Givet væk pr. beslutning, de seneste {count} partier</translation>
    </message>
    <message>
        <source>Now {now}; lowest {low}, highest {high}.</source>
        <translation>Nu {now}; lavest {low}, højest {high}.</translation>
    </message>
    <message>
        <source>The table was not written: {reason}.</source>
        <translation>Tabellen blev ikke skrevet: {reason}.</translation>
    </message>
    <message>
        <source>Saved as “{path}”.</source>
        <translation>Gemt som ”{path}”.</translation>
    </message>
    <message>
        <source>From now on only new games count. The old ones stay in the list of games.</source>
        <translation>Fra nu af tæller kun nye partier. De gamle bliver på listen over partier.</translation>
    </message>
    <message>
        <source>Count a&amp;new</source>
        <translation>Tæl &amp;forfra</translation>
    </message>
</context>
<context>
    <name>StatusLine</name>
    <message>
        <source>{rule} ({key})</source>
        <comment>a rule and the key that opens it</comment>
        <translation>{rule} ({key})</translation>
    </message>
    <message>
        <source>Rule {id}</source>
        <translation>Regel {id}</translation>
    </message>
    <message>
        <source>Rule {id}: {title}</source>
        <comment>Rule H-26: follow suit</comment>
        <translation>Regel {id}: {title}</translation>
    </message>
    <message>
        <source>Deal {number}</source>
        <translation>Giv {number}</translation>
    </message>
    <message>
        <source>Choose a game.</source>
        <translation>Vælg et spil.</translation>
    </message>
    <message>
        <source>The trick is over. Enter goes on.</source>
        <translation>Stikket er slut. Enter går videre.</translation>
    </message>
    <message>
        <source>The round is over. Enter goes on.</source>
        <translation>Runden er slut. Enter går videre.</translation>
    </message>
    <message>
        <source>{name} is to play.</source>
        <translation>{name} skal spille.</translation>
    </message>
    <message>
        <source>Your turn.</source>
        <translation>Din tur.</translation>
    </message>
    <message>
        <source>{name}, your turn.</source>
        <translation>{name}, din tur.</translation>
    </message>
    <message>
        <source>{name} is thinking…</source>
        <translation>{name} tænker…</translation>
    </message>
    <message>
        <source>{name} plays.</source>
        <translation>{name} spiller.</translation>
    </message>
</context>
<context>
    <name>TableWidget</name>
    <message>
        <source>Table</source>
        <translation>Bord</translation>
    </message>
</context>
<context>
    <name>Telling</name>
    <message>
        <source>There is no game on the table.</source>
        <translation>Der er intet spil på bordet.</translation>
    </message>
    <message>
        <source>The cards are covered.</source>
        <translation>Kortene er dækket.</translation>
    </message>
    <message>
        <source>Nobody at this table holds cards for you.</source>
        <translation>Du har ingen plads ved dette bord.</translation>
    </message>
    <message>
        <source>You hold no cards.</source>
        <translation>Du har ingen kort.</translation>
    </message>
    <message>
        <source>{name} has played the {card}.</source>
        <translation>{name} har spillet {card}.</translation>
    </message>
    <message>
        <source>No card has been played to the trick.</source>
        <translation>Der er ikke spillet noget kort til stikket.</translation>
    </message>
    <message>
        <source>Nobody has played yet.</source>
        <translation>Ingen har spillet endnu.</translation>
    </message>
    <message>
        <source>{name}: {facts}.</source>
        <comment>a player with chips or points: Ada: 3 chips and dealer</comment>
        <translation>{name}: {facts}.</translation>
    </message>
    <message>
        <source>{name} is in the game.</source>
        <translation>{name} er med i spillet.</translation>
    </message>
    <message>
        <source>{name} is out.</source>
        <translation>{name} er ude.</translation>
    </message>
    <message>
        <source>dealer</source>
        <comment>one of the facts about a player</comment>
        <translation>kortgiver</translation>
    </message>
    <message>
        <source>{words}.</source>
        <comment>a fact that becomes a sentence: Hearts are broken.</comment>
        <translation>{words}.</translation>
    </message>
    <message numerus="yes">
        <source>Your %n card(s): {cards}.</source>
        <translation>
            <numerusform>Dit %n kort: {cards}.</numerusform>
            <numerusform>Dine %n kort: {cards}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{place}: %n card(s), the {card} on top.</source>
        <translation>
            <numerusform>{place}: %n kort, {card} øverst.</numerusform>
            <numerusform>{place}: %n kort, {card} øverst.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{place}, {name}: %n card(s).</source>
        <translation>
            <numerusform>{place}, {name}: %n kort.</numerusform>
            <numerusform>{place}, {name}: %n kort.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{place}: %n card(s).</source>
        <translation>
            <numerusform>{place}: %n kort.</numerusform>
            <numerusform>{place}: %n kort.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Trial</name>
    <message>
        <source>You have answered already.</source>
        <translation>Du har allerede svaret.</translation>
    </message>
</context>
<context>
    <name>TrickPeek</name>
    <message>
        <source>Last trick: {cards}</source>
        <translation>Sidste stik: {cards}</translation>
    </message>
    <message>
        <source>Last trick</source>
        <translation>Sidste stik</translation>
    </message>
</context>
<context>
    <name>ValueTable</name>
    <message>
        <source>What each card was worth</source>
        <translation>Hvad hvert kort var værd</translation>
    </message>
    <message>
        <source>Card</source>
        <translation>Kort</translation>
    </message>
    <message>
        <source>Chance to win</source>
        <translation>Vinderchance</translation>
    </message>
    <message>
        <source>Ahead this deal</source>
        <translation>Foran i given</translation>
    </message>
    <message>
        <source>Points or chips that this deal brings more than to the others, on average</source>
        <translation>Point eller jetoner, som denne giv i gennemsnit giver mere end til de andre</translation>
    </message>
    <message>
        <source>{move}, played</source>
        <translation>{move}, spillet</translation>
    </message>
    <message numerus="yes">
        <source>Mean of %n possible deal(s)</source>
        <translation>
            <numerusform>Gennemsnit af %n mulig fordeling</numerusform>
            <numerusform>Gennemsnit af %n mulige fordelinger</numerusform>
        </translation>
    </message>
    <message>
        <source>It differs between them by {spread}, typically.</source>
        <translation>Typisk svinger det med {spread} mellem dem.</translation>
    </message>
</context>
<context>
    <name>Welcome</name>
    <message>
        <source>Which game shall it be?</source>
        <translation>Hvilket spil skal det være?</translation>
    </message>
    <message>
        <source>Once more: {game} with {names} (F2)</source>
        <translation>Igen: {game} med {names} (F2)</translation>
    </message>
    <message>
        <source>Choose a game</source>
        <translation>Vælg et spil</translation>
    </message>
    <message>
        <source>&amp;Learn a game…</source>
        <translation>&amp;Lær et spil…</translation>
    </message>
    <message>
        <source>&amp;Which game do you know?…</source>
        <translation>Hvilket spil &amp;kender du?…</translation>
    </message>
    <message>
        <source>Games pla&amp;yed…</source>
        <translation>Spillede &amp;partier…</translation>
    </message>
    <message>
        <source>&amp;Open file…</source>
        <translation>Åbn &amp;fil…</translation>
    </message>
    <message>
        <source>Cards, colours, sounds, l&amp;anguage…</source>
        <translation>Kort, farver, l&amp;yde, sprog…</translation>
    </message>
</context>
<context>
    <name>WhichGame</name>
    <message>
        <source>Which game do you know?</source>
        <translation>Hvilket spil kender du?</translation>
    </message>
    <message>
        <source>Name of the game</source>
        <translation>Spillets navn</translation>
    </message>
    <message>
        <source>&amp;Play this…</source>
        <translation>&amp;Spil dette…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuller</translation>
    </message>
    <message>
        <source>Answer what you know; the rest does not matter.</source>
        <translation>Svar på det, du ved; resten er ligegyldigt.</translation>
    </message>
    <message>
        <source>I do not know</source>
        <translation>Det ved jeg ikke</translation>
    </message>
    <message>
        <source>Answer at least one question.</source>
        <translation>Svar på mindst ét spørgsmål.</translation>
    </message>
    <message>
        <source>Nothing is answered yet.</source>
        <translation>Der er ikke svaret på noget endnu.</translation>
    </message>
    <message>
        <source>Nearest to it is “{game}”.</source>
        <translation>Nærmest er ”{game}”.</translation>
    </message>
    <message>
        <source>That is “{game}”.</source>
        <translation>Det er ”{game}”.</translation>
    </message>
    <message>
        <source>With its usual rules.</source>
        <translation>Med de sædvanlige regler.</translation>
    </message>
    <message>
        <source>• {rule}: {value} (usually: {usual})</source>
        <comment>a house rule that differs from the usual one</comment>
        <translation>• {rule}: {value} (normalt: {usual})</translation>
    </message>
    <message>
        <source>With these house rules:</source>
        <translation>Med disse husregler:</translation>
    </message>
    <message>
        <source>! {question} {note}</source>
        <comment>a question, then how it is here</comment>
        <translation>! {question} {note}</translation>
    </message>
    <message>
        <source>This is different here.</source>
        <translation>Her er det anderledes.</translation>
    </message>
    <message>
        <source>Here: {answer}.</source>
        <translation>Her: {answer}.</translation>
    </message>
</context>
<context>
    <name>ZoneLabel</name>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n kort</numerusform>
            <numerusform>%n kort</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>actions</name>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Spil</translation>
    </message>
    <message>
        <source>&amp;Deal</source>
        <translation>&amp;Giv</translation>
    </message>
    <message>
        <source>&amp;Coach</source>
        <translation>&amp;Træner</translation>
    </message>
    <message>
        <source>&amp;Help while I play</source>
        <translation>&amp;Hjælp under spillet</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Vis</translation>
    </message>
    <message>
        <source>&amp;Motion</source>
        <translation>&amp;Bevægelse</translation>
    </message>
    <message>
        <source>&amp;Opponents play</source>
        <translation>&amp;Modstanderne spiller</translation>
    </message>
    <message>
        <source>A finished &amp;trick stays</source>
        <translation>Et færdigt s&amp;tik bliver liggende</translation>
    </message>
    <message>
        <source>F&amp;elt</source>
        <translation>&amp;Klæde</translation>
    </message>
    <message>
        <source>&amp;Speak</source>
        <translation>&amp;Oplæs</translation>
    </message>
    <message>
        <source>What is &amp;announced</source>
        <translation>Hvad der op&amp;læses</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Hjælp</translation>
    </message>
</context>
</TS>
