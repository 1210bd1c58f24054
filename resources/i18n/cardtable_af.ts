<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="af" sourcelanguage="en">
<context>
    <name>AboutDialog</name>
    <message>
        <source>About Cardtable</source>
        <translation>Oor Cardtable</translation>
    </message>
    <message>
        <source>Version {version}</source>
        <translation>Weergawe {version}</translation>
    </message>
    <message>
        <source>{games}: against opponents that think, or with friends at one machine.</source>
        <translation>{games}: teen opponente wat dink, of saam met vriende by een rekenaar.</translation>
    </message>
    <message>
        <source>Free software: you may use, share and change it under the GNU General Public License, version 3 or later. It comes without any warranty.</source>
        <translation>Vrye sagteware: jy mag dit gebruik, deel en verander onder die GNU General Public License, weergawe 3 of later. Dit kom sonder enige waarborg.</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Sluit</translation>
    </message>
</context>
<context>
    <name>Actions</name>
    <message>
        <source>&amp;New game…</source>
        <translation>&amp;Nuwe spel…</translation>
    </message>
    <message>
        <source>New game with the &amp;same settings</source>
        <translation>Nuwe spel, &amp;selfde instellings</translation>
    </message>
    <message>
        <source>&amp;Games…</source>
        <translation>Spe&amp;lle…</translation>
    </message>
    <message>
        <source>&amp;Open file…</source>
        <translation>&amp;Maak lêer oop…</translation>
    </message>
    <message>
        <source>Save a &amp;copy as…</source>
        <translation>Stoor ’n kopie &amp;as…</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Ontdoen</translation>
    </message>
    <message>
        <source>Re&amp;do</source>
        <translation>&amp;Herdoen</translation>
    </message>
    <message>
        <source>Restart with the same ca&amp;rds</source>
        <translation>Begin oor met dieselfde &amp;kaarte</translation>
    </message>
    <message>
        <source>Opponent: play no&amp;w</source>
        <translation>Opponent: speel &amp;dadelik</translation>
    </message>
    <message>
        <source>Re&amp;play of this game</source>
        <translation>S&amp;peel hierdie spel terug</translation>
    </message>
    <message>
        <source>Restore games from a &amp;backup…</source>
        <translation>Herstel spelle uit ’n ru&amp;gsteun…</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Verlaat</translation>
    </message>
    <message>
        <source>&amp;Score sheet</source>
        <translation>&amp;Telblad</translation>
    </message>
    <message>
        <source>&amp;Log</source>
        <translation>&amp;Verloop</translation>
    </message>
    <message>
        <source>Re&amp;view of the game</source>
        <translation>On&amp;tleed die spel</translation>
    </message>
    <message>
        <source>Could I have &amp;won?</source>
        <translation>Kon ek &amp;gewen het?</translation>
    </message>
    <message>
        <source>Practise my &amp;mistakes</source>
        <translation>Oefen my &amp;foute</translation>
    </message>
    <message>
        <source>&amp;None</source>
        <translation>&amp;Geen</translation>
    </message>
    <message>
        <source>What can be &amp;counted</source>
        <translation>Wat ge&amp;tel kan word</translation>
    </message>
    <message>
        <source>What each card is &amp;worth</source>
        <translation>Wat elke kaart &amp;werd is</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>Vo&amp;lskerm</translation>
    </message>
    <message>
        <source>&amp;Slow</source>
        <translation>&amp;Stadig</translation>
    </message>
    <message>
        <source>&amp;Normal</source>
        <translation>&amp;Normaal</translation>
    </message>
    <message>
        <source>&amp;Fast</source>
        <translation>&amp;Vinnig</translation>
    </message>
    <message>
        <source>&amp;Off</source>
        <translation>&amp;Af</translation>
    </message>
    <message>
        <source>&amp;At once</source>
        <translation>&amp;Dadelik</translation>
    </message>
    <message>
        <source>&amp;Quickly</source>
        <translation>&amp;Vinnig</translation>
    </message>
    <message>
        <source>&amp;Normally</source>
        <translation>&amp;Normaal</translation>
    </message>
    <message>
        <source>&amp;Unhurriedly</source>
        <translation>&amp;Rustig</translation>
    </message>
    <message>
        <source>&amp;Hardly</source>
        <translation>&amp;Kort</translation>
    </message>
    <message>
        <source>&amp;A moment</source>
        <translation>’n &amp;Oomblik</translation>
    </message>
    <message>
        <source>&amp;Long</source>
        <translation>&amp;Lank</translation>
    </message>
    <message>
        <source>Until I press a &amp;key</source>
        <translation>Tot ek ’n &amp;toets druk</translation>
    </message>
    <message>
        <source>Sort my &amp;cards</source>
        <translation>S&amp;orteer my kaarte</translation>
    </message>
    <message>
        <source>&amp;Green</source>
        <translation>&amp;Groen</translation>
    </message>
    <message>
        <source>Night &amp;blue</source>
        <translation>Nag&amp;blou</translation>
    </message>
    <message>
        <source>&amp;Wine</source>
        <translation>&amp;Wynrooi</translation>
    </message>
    <message>
        <source>&amp;Preferences…</source>
        <translation>Voorkeu&amp;re…</translation>
    </message>
    <message>
        <source>Show the last t&amp;rick</source>
        <translation>&amp;Wys die laaste slag</translation>
    </message>
    <message>
        <source>So&amp;unds</source>
        <translation>Kl&amp;anke</translation>
    </message>
    <message>
        <source>Show the menu &amp;bar</source>
        <translation>Wys die kiesl&amp;ysbalk</translation>
    </message>
    <message>
        <source>Play a card only when it is chosen t&amp;wice</source>
        <translation>Speel ’n kaart &amp;eers as ek dit twee keer kies</translation>
    </message>
    <message>
        <source>&amp;Learn a game…</source>
        <translation>&amp;Leer ’n spel…</translation>
    </message>
    <message>
        <source>&amp;Which game do you know?…</source>
        <translation>&amp;Watter spel ken jy?…</translation>
    </message>
    <message>
        <source>&amp;Rules</source>
        <translation>&amp;Reëls</translation>
    </message>
    <message>
        <source>&amp;Keys…</source>
        <translation>&amp;Toetse…</translation>
    </message>
    <message>
        <source>&amp;About Cardtable</source>
        <translation>&amp;Oor Cardtable</translation>
    </message>
    <message>
        <source>S&amp;tatistics…</source>
        <translation>S&amp;tatistiek…</translation>
    </message>
    <message>
        <source>&amp;Copy deal code</source>
        <translation>&amp;Kopieer kaartkode</translation>
    </message>
    <message>
        <source>&amp;Open deal code…</source>
        <translation>&amp;Maak kaartkode oop…</translation>
    </message>
    <message>
        <source>&amp;Game of the day…</source>
        <translation>&amp;Spel van die dag…</translation>
    </message>
    <message>
        <source>Play this deal from the other &amp;seat</source>
        <translation>Speel dit van die &amp;ander plek af</translation>
    </message>
    <message>
        <source>Let the &amp;expert play my seat…</source>
        <translation>Laat die k&amp;enner vir my speel…</translation>
    </message>
    <message>
        <source>Co&amp;mpare this deal…</source>
        <translation>&amp;Vergelyk hierdie kaarte…</translation>
    </message>
    <message>
        <source>&amp;Proof of fairness…</source>
        <translation>&amp;Bewys van eerlikheid…</translation>
    </message>
    <message>
        <source>The &amp;total, or the trick</source>
        <translation>Die &amp;totaal, of die slag</translation>
    </message>
    <message>
        <source>My &amp;cards</source>
        <translation>My &amp;kaarte</translation>
    </message>
    <message>
        <source>&amp;Whose turn it is</source>
        <translation>&amp;Wie se beurt dit is</translation>
    </message>
    <message>
        <source>Chips or &amp;points</source>
        <translation>Skyfies of &amp;punte</translation>
    </message>
    <message>
        <source>The &amp;last move</source>
        <translation>Die &amp;laaste beurt</translation>
    </message>
    <message>
        <source>That a&amp;gain</source>
        <translation>Sê dit w&amp;eer</translation>
    </message>
    <message>
        <source>The whole ta&amp;ble</source>
        <translation>Die &amp;hele tafel</translation>
    </message>
    <message>
        <source>&amp;Single letters are keys</source>
        <translation>E&amp;nkelletters is toetse</translation>
    </message>
    <message>
        <source>&amp;Little: what ends a round, and my turn</source>
        <translation>&amp;Min: wat ’n rondte beëindig, en my beurt</translation>
    </message>
    <message>
        <source>&amp;What the others do</source>
        <translation>&amp;Wat die ander doen</translation>
    </message>
    <message>
        <source>&amp;Everything</source>
        <translation>&amp;Alles</translation>
    </message>
</context>
<context>
    <name>Again</name>
    <message>
        <source>{title}, played better</source>
        <translation>{title}, beter gespeel</translation>
    </message>
    <message>
        <source>{title}, taken over</source>
        <translation>{title}, oorgeneem</translation>
    </message>
</context>
<context>
    <name>Assistance</name>
    <message>
        <source>There is no game on the table.</source>
        <translation>Daar is geen spel op die tafel nie.</translation>
    </message>
    <message>
        <source>No trick has been finished yet.</source>
        <translation>Geen slag is nog voltooi nie.</translation>
    </message>
    <message>
        <source>This game has no tricks.</source>
        <translation>Hierdie spel het geen slae nie.</translation>
    </message>
    <message>
        <source>Give “Show the menu bar” a key first, to bring it back with.</source>
        <translation>Gee eers vir “Wys die kieslysbalk” ’n toets, sodat jy dit kan terugbring.</translation>
    </message>
    <message>
        <source>The menu bar is hidden. {key} brings it back.</source>
        <translation>Die kieslysbalk is versteek. {key} bring dit terug.</translation>
    </message>
    <message>
        <source>{name}: on.</source>
        <comment>a command of the menu that can be switched on and off, by its name</comment>
        <translation>{name}: aan.</translation>
    </message>
    <message>
        <source>{name}: off.</source>
        <comment>a command of the menu that can be switched on and off, by its name</comment>
        <translation>{name}: af.</translation>
    </message>
</context>
<context>
    <name>Backups</name>
    <message numerus="yes">
        <source>The backup of {date} is your list of games now: %n game(s). Games played later are not in it.</source>
        <comment>date: date and time</comment>
        <translation>
            <numerusform>Die rugsteun van {date} is nou jou lys van spelle: %n spel. Spelle wat later gespeel is, is nie daarin nie.</numerusform>
            <numerusform>Die rugsteun van {date} is nou jou lys van spelle: %n spelle. Spelle wat later gespeel is, is nie daarin nie.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The backup of {date} is your list of games now: %n game(s). Games played later are not in it; the list before is kept as “{path}”.</source>
        <comment>date: date and time</comment>
        <translation>
            <numerusform>Die rugsteun van {date} is nou jou lys van spelle: %n spel. Spelle wat later gespeel is, is nie daarin nie; die vorige lys word as “{path}” bewaar.</numerusform>
            <numerusform>Die rugsteun van {date} is nou jou lys van spelle: %n spelle. Spelle wat later gespeel is, is nie daarin nie; die vorige lys word as “{path}” bewaar.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{told} Your list also keeps %n game(s) played since the program was started.</source>
        <translation>
            <numerusform>{told} %n spel wat gespeel is sedert die program begin het, bly daarop.</numerusform>
            <numerusform>{told} %n spelle wat gespeel is sedert die program begin het, bly daarop.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>BackupsDialog</name>
    <message>
        <source>Backups</source>
        <translation>Rugsteun</translation>
    </message>
    <message>
        <source>There are no backups yet. One is made every hour that you play.</source>
        <translation>Daar is nog geen rugsteun nie. Elke uur dat jy speel, word een gemaak.</translation>
    </message>
    <message>
        <source>&amp;Restore</source>
        <translation>&amp;Herstel</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Sluit</translation>
    </message>
    <message>
        <source>A backup takes the place of your list of games. Your current list is kept and can be restored in the same way.</source>
        <translation>’n Rugsteun neem die plek van jou lys van spelle in. Die huidige lys word bewaar en kan net so herstel word.</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n spel</numerusform>
            <numerusform>%n spelle</numerusform>
        </translation>
    </message>
    <message>
        <source>{date}: {games}, the list that was replaced</source>
        <translation>{date}: {games}, die lys wat vervang is</translation>
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
            <numerusform>Opponente speel nou op vlak “{level}”: jy het {won} van die laaste %n spel gewen.</numerusform>
            <numerusform>Opponente speel nou op vlak “{level}”: jy het {won} van die laaste %n spelle gewen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Opponents are a level stronger now: you won {won} of the last %n game(s).</source>
        <translation>
            <numerusform>Opponente is nou ’n vlak sterker: jy het {won} van die laaste %n spel gewen.</numerusform>
            <numerusform>Opponente is nou ’n vlak sterker: jy het {won} van die laaste %n spelle gewen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Opponents are a level weaker now: you won {won} of the last %n game(s).</source>
        <translation>
            <numerusform>Opponente is nou ’n vlak swakker: jy het {won} van die laaste %n spel gewen.</numerusform>
            <numerusform>Opponente is nou ’n vlak swakker: jy het {won} van die laaste %n spelle gewen.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Better</name>
    <message>
        <source>You did win this game.</source>
        <translation>Jy het hierdie spel mos gewen.</translation>
    </message>
    <message>
        <source>The coach is still looking at this game.</source>
        <translation>Die afrigter kyk nog na hierdie spel.</translation>
    </message>
    <message>
        <source>Best play from move {number} on is being tried…</source>
        <translation>Die beste spel van beurt {number} af word probeer…</translation>
    </message>
    <message>
        <source>Best play from move {number} on is being tried: move {now}…</source>
        <translation>Die beste spel van beurt {number} af word probeer: beurt {now}…</translation>
    </message>
    <message>
        <source>No: best play would not have won, neither from your mistakes on nor from the start.</source>
        <translation>Nee: selfs die beste spel sou nie gewen het nie, nóg van jou foute af nóg van die begin af.</translation>
    </message>
    <message>
        <source>Yes: with best play from move {number} on this game is won. Here it is.</source>
        <translation>Ja: met die beste spel van beurt {number} af word hierdie spel gewen. So lyk dit.</translation>
    </message>
    <message>
        <source>Best play from move {number} on. It does not win either.</source>
        <translation>Die beste spel van beurt {number} af. Dit wen ook nie.</translation>
    </message>
</context>
<context>
    <name>Card</name>
    <message>
        <source>ace</source>
        <translation>aas</translation>
    </message>
    <message>
        <source>two</source>
        <translation>twee</translation>
    </message>
    <message>
        <source>three</source>
        <translation>drie</translation>
    </message>
    <message>
        <source>four</source>
        <translation>vier</translation>
    </message>
    <message>
        <source>five</source>
        <translation>vyf</translation>
    </message>
    <message>
        <source>six</source>
        <translation>ses</translation>
    </message>
    <message>
        <source>seven</source>
        <translation>sewe</translation>
    </message>
    <message>
        <source>eight</source>
        <translation>agt</translation>
    </message>
    <message>
        <source>nine</source>
        <translation>nege</translation>
    </message>
    <message>
        <source>ten</source>
        <translation>tien</translation>
    </message>
    <message>
        <source>jack</source>
        <translation>boer</translation>
    </message>
    <message>
        <source>queen</source>
        <translation>vrou</translation>
    </message>
    <message>
        <source>king</source>
        <translation>koning</translation>
    </message>
    <message>
        <source>clubs</source>
        <translation>klawer</translation>
    </message>
    <message>
        <source>diamonds</source>
        <translation>ruitens</translation>
    </message>
    <message>
        <source>hearts</source>
        <translation>hartens</translation>
    </message>
    <message>
        <source>spades</source>
        <translation>skoppens</translation>
    </message>
    <message>
        <source>{rank} of {suit}</source>
        <comment>name of a card: seven of hearts</comment>
        <translation>{suit}{rank}</translation>
    </message>
    <message>
        <source>face-down card</source>
        <translation>toe kaart</translation>
    </message>
</context>
<context>
    <name>ChoicePopup</name>
    <message>
        <source>What should the card do?</source>
        <translation>Wat moet die kaart doen?</translation>
    </message>
</context>
<context>
    <name>Coaching</name>
    <message>
        <source>There is no game on the table.</source>
        <translation>Daar is geen spel op die tafel nie.</translation>
    </message>
    <message>
        <source>The review comes when the game is over.</source>
        <translation>Die ontleding kom wanneer die spel verby is.</translation>
    </message>
    <message>
        <source>{game}, review</source>
        <comment>name of a file</comment>
        <translation>{game}, ontleding</translation>
    </message>
    <message>
        <source>Save the review</source>
        <translation>Stoor die ontleding</translation>
    </message>
    <message>
        <source>The whole review (*.html)</source>
        <translation>Die hele ontleding (*.html)</translation>
    </message>
    <message>
        <source>All figures (*.json)</source>
        <translation>Al die syfers (*.json)</translation>
    </message>
    <message>
        <source>The curve as a drawing (*.svg)</source>
        <translation>Die kurwe as tekening (*.svg)</translation>
    </message>
    <message>
        <source>The curve as a picture (*.png)</source>
        <translation>Die kurwe as prent (*.png)</translation>
    </message>
    <message>
        <source>The review was not saved: its name must end in {endings}.</source>
        <translation>Die ontleding is nie gestoor nie: die naam moet op {endings} eindig.</translation>
    </message>
    <message>
        <source>The review was not saved: {reason}.</source>
        <translation>Die ontleding is nie gestoor nie: {reason}.</translation>
    </message>
</context>
<context>
    <name>CompareDialog</name>
    <message>
        <source>The same deal</source>
        <translation>Dieselfde kaarte</translation>
    </message>
    <message>
        <source>Who</source>
        <translation>Wie</translation>
    </message>
    <message>
        <source>Seat</source>
        <translation>Plek</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Uitslag</translation>
    </message>
    <message>
        <source>Played</source>
        <translation>Gespeel</translation>
    </message>
    <message>
        <source>Games of this deal</source>
        <translation>Spelle met hierdie kaarte</translation>
    </message>
    <message>
        <source>&amp;Look at it</source>
        <translation>&amp;Kyk daarna</translation>
    </message>
    <message>
        <source>Let the &amp;expert play your seat</source>
        <translation>Laat die k&amp;enner vir jou speel</translation>
    </message>
    <message>
        <source>Play from the &amp;other seat</source>
        <translation>Speel van die &amp;ander plek af</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Sluit</translation>
    </message>
    <message>
        <source>The expert plays</source>
        <translation>Die kenner speel</translation>
    </message>
    <message>
        <source>{name} plays…</source>
        <translation>{name} speel…</translation>
    </message>
    <message>
        <source>{name} ({level})</source>
        <translation>{name} ({level})</translation>
    </message>
    <message>
        <source>won</source>
        <translation>gewen</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>verloor</translation>
    </message>
    <message>
        <source>drawn</source>
        <translation>gelykop</translation>
    </message>
    <message>
        <source>{result}, {mine} : {others}</source>
        <comment>won, 60 : 104</comment>
        <translation>{result}, {mine} : {others}</translation>
    </message>
    <message>
        <source>Played from another seat or by somebody else, the same cards tell skill from luck.</source>
        <translation>Speel dieselfde kaarte van ’n ander plek af, of laat iemand anders dit speel: so sien jy wat vernuf en wat geluk is.</translation>
    </message>
</context>
<context>
    <name>CrashDialog</name>
    <message>
        <source>A fault in Cardtable</source>
        <translation>’n Fout in Cardtable</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>Verslag</translation>
    </message>
    <message>
        <source>&amp;Copy report</source>
        <translation>&amp;Kopieer verslag</translation>
    </message>
    <message>
        <source>&amp;Go on</source>
        <translation>&amp;Gaan voort</translation>
    </message>
    <message>
        <source>Something went wrong in the program.</source>
        <translation>Iets het in die program skeefgeloop.</translation>
    </message>
    <message>
        <source>Your game is saved up to the last move. You can go on; if the table looks wrong, close Cardtable and start it again. This report helps to mend the fault:</source>
        <translation>Jou spel is tot by die laaste beurt gestoor. Jy kan voortgaan; as die tafel verkeerd lyk, maak Cardtable toe en begin dit weer. Hierdie verslag help om die fout reg te maak:</translation>
    </message>
</context>
<context>
    <name>Curtain</name>
    <message>
        <source>The cards are covered until you are ready.</source>
        <translation>Die kaarte is bedek totdat jy gereed is.</translation>
    </message>
    <message>
        <source>Show &amp;my cards</source>
        <translation>&amp;Wys my kaarte</translation>
    </message>
    <message>
        <source>Hold to &amp;peek</source>
        <translation>Hou in om te &amp;loer</translation>
    </message>
    <message>
        <source>Shows your cards only as long as this is held, by mouse or key.</source>
        <translation>Wys jou kaarte net so lank jy dit met die muis of ’n toets inhou.</translation>
    </message>
    <message>
        <source>{name}, it is your turn</source>
        <translation>{name}, dis jou beurt</translation>
    </message>
</context>
<context>
    <name>CurveWidget</name>
    <message>
        <source>Chance to win over the game</source>
        <translation>Wenkans deur die hele spel</translation>
    </message>
    <message>
        <source>It begins at {start}, its lowest point is {low}, its highest {high}, and it ends at {end}.</source>
        <translation>Dit begin by {start}, die laagste punt is {low}, die hoogste {high}, en dit eindig by {end}.</translation>
    </message>
</context>
<context>
    <name>DayDialog</name>
    <message>
        <source>Game of the day</source>
        <translation>Spel van die dag</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Kanselleer</translation>
    </message>
    <message>
        <source>Today everybody gets the same cards: made from the date, without any network. The rules are those of the book, and the opponent is of the second level.</source>
        <translation>Vandag kry almal dieselfde kaarte: uit die datum gemaak, sonder enige netwerk. Die gewone reëls geld, en die opponent is op die tweede vlak.</translation>
    </message>
</context>
<context>
    <name>DealCode</name>
    <message numerus="yes">
        <source>The code is %n sign(s) short.</source>
        <translation>
            <numerusform>Die kode is %n teken te kort.</numerusform>
            <numerusform>Die kode is %n tekens te kort.</numerusform>
        </translation>
    </message>
    <message>
        <source>This game did not begin with a deal of its own. Save it as a file to pass it on.</source>
        <translation>Hierdie spel het nie met sy eie uitdeling begin nie. Stoor dit as ’n lêer om dit aan te stuur.</translation>
    </message>
    <message numerus="yes">
        <source>The code is %n sign(s) too long.</source>
        <translation>
            <numerusform>Die kode is %n teken te lank.</numerusform>
            <numerusform>Die kode is %n tekens te lank.</numerusform>
        </translation>
    </message>
    <message>
        <source>This is a deal of a game that this version of Cardtable does not have.</source>
        <translation>Dit is kaarte vir ’n spel wat hierdie weergawe van Cardtable nie het nie.</translation>
    </message>
    <message>
        <source>“{sign}” is in no deal code.</source>
        <comment>a typed letter or sign</comment>
        <translation>“{sign}” kom in geen kaartkode voor nie.</translation>
    </message>
    <message>
        <source>There is a mistake in this code, perhaps in “{group}”.</source>
        <translation>Daar is ’n fout in hierdie kode, dalk in “{group}”.</translation>
    </message>
    <message>
        <source>There is a mistake in this code.</source>
        <translation>Daar is ’n fout in hierdie kode.</translation>
    </message>
    <message>
        <source>There is no opponent “{level}”.</source>
        <translation>Daar is geen opponent “{level}” nie.</translation>
    </message>
    <message>
        <source>So many house rules do not fit into a deal code. Save the game as a file to pass it on.</source>
        <translation>So baie huisreëls pas nie in ’n kaartkode nie. Stoor die spel as ’n lêer om dit aan te stuur.</translation>
    </message>
    <message>
        <source>This code comes from a newer version of Cardtable. Update to open it.</source>
        <translation>Hierdie kode kom van ’n nuwer weergawe van Cardtable. Werk Cardtable by om dit oop te maak.</translation>
    </message>
</context>
<context>
    <name>Deals</name>
    <message>
        <source>The deal code is copied: {code}</source>
        <translation>Die kaartkode is gekopieer: {code}</translation>
    </message>
    <message>
        <source>You have played this deal before.</source>
        <translation>Jy het hierdie kaarte al voorheen gespeel.</translation>
    </message>
    <message>
        <source>Co&amp;mpare</source>
        <translation>Vergel&amp;yk</translation>
    </message>
    <message>
        <source>{name} has played this deal from your seat.</source>
        <translation>{name} het hierdie kaarte van jou plek af gespeel.</translation>
    </message>
    <message>
        <source>Fixed: {promise}</source>
        <comment>the deal is fixed; beginning of a hash</comment>
        <translation>Vasgelê: {promise}</translation>
    </message>
    <message>
        <source>This deal was fixed before anybody saw it: {promise}</source>
        <translation>Hierdie uitdeling is vasgelê voordat iemand dit gesien het: {promise}</translation>
    </message>
    <message>
        <source>There is no game on the table.</source>
        <translation>Daar is geen spel op die tafel nie.</translation>
    </message>
    <message>
        <source>When the game is over.</source>
        <translation>Wanneer die spel verby is.</translation>
    </message>
    <message>
        <source>Only where one person plays.</source>
        <translation>Net waar een mens speel.</translation>
    </message>
    <message>
        <source>Play this deal from the next &amp;seat</source>
        <translation>Speel dit van die vo&amp;lgende plek af</translation>
    </message>
    <message>
        <source>Play this deal from the other &amp;seat</source>
        <translation>Speel dit van die &amp;ander plek af</translation>
    </message>
    <message>
        <source>{rule}: {value}</source>
        <comment>a house rule and how it is set</comment>
        <translation>{rule}: {value}</translation>
    </message>
    <message>
        <source>a person</source>
        <translation>’n mens</translation>
    </message>
    <message>
        <source>Seat {seat}: {name}</source>
        <translation>Plek {seat}: {name}</translation>
    </message>
    <message>
        <source>Seat {seat}: {name} ({level})</source>
        <translation>Plek {seat}: {name} ({level})</translation>
    </message>
</context>
<context>
    <name>Deck</name>
    <message>
        <source>It cannot be read: {reason}.</source>
        <translation>Dit kan nie gelees word nie: {reason}.</translation>
    </message>
    <message>
        <source>It is too large for a deck of cards.</source>
        <translation>Dit is te groot vir ’n pak kaarte.</translation>
    </message>
    <message>
        <source>It is not an SVG drawing.</source>
        <translation>Dit is nie ’n SVG-tekening nie.</translation>
    </message>
    <message>
        <source>It is damaged.</source>
        <translation>Dit is beskadig.</translation>
    </message>
    <message>
        <source>It is not a whole SVG drawing.</source>
        <translation>Dit is nie ’n volledige SVG-tekening nie.</translation>
    </message>
    <message>
        <source>Its cards are wider than they are high.</source>
        <translation>Die kaarte is breër as wat hulle hoog is.</translation>
    </message>
    <message>
        <source>It has no pictures of cards.</source>
        <translation>Daar is geen prente van kaarte in nie.</translation>
    </message>
    <message numerus="yes">
        <source>It lacks %n card(s) of the deck.</source>
        <translation>
            <numerusform>Die pak kort %n kaart.</numerusform>
            <numerusform>Die pak kort %n kaarte.</numerusform>
        </translation>
    </message>
    <message>
        <source>the back of the cards</source>
        <translation>die agterkant van die kaarte</translation>
    </message>
    <message>
        <source>It has no picture of: {cards}.</source>
        <translation>Geen prent van: {cards}.</translation>
    </message>
    <message>
        <source>The cards in “{file}” cannot be used. {reason}</source>
        <translation>Die kaarte in “{file}” kan nie gebruik word nie. {reason}</translation>
    </message>
</context>
<context>
    <name>DeckPreview</name>
    <message>
        <source>Five cards of the deck</source>
        <translation>Vyf kaarte uit die pak</translation>
    </message>
</context>
<context>
    <name>Desk</name>
    <message>
        <source>This game cannot be resumed. {reason}</source>
        <translation>Hierdie spel kan nie hervat word nie. {reason}</translation>
    </message>
    <message>
        <source>A new game has begun; the one before is kept in the list of games.</source>
        <translation>’n Nuwe spel het begin; die vorige een is in die lys van spelle.</translation>
    </message>
    <message>
        <source>&amp;Back to it</source>
        <translation>Terug &amp;daarheen</translation>
    </message>
    <message>
        <source>“{file}” was not opened. {reason}</source>
        <translation>“{file}” is nie oopgemaak nie. {reason}</translation>
    </message>
</context>
<context>
    <name>Direction</name>
    <message>
        <source>Play goes clockwise.</source>
        <translation>Die spel gaan kloksgewys.</translation>
    </message>
    <message>
        <source>Play goes anticlockwise.</source>
        <translation>Die spel gaan antikloksgewys.</translation>
    </message>
</context>
<context>
    <name>DrillPart</name>
    <message>
        <source>&amp;Once more</source>
        <translation>&amp;Weer</translation>
    </message>
    <message>
        <source>&amp;Next</source>
        <translation>V&amp;olgende</translation>
    </message>
    <message>
        <source>&amp;Enough</source>
        <translation>&amp;Genoeg</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Probeer weer</translation>
    </message>
    <message>
        <source>Mistake {place} of {count}</source>
        <translation>Fout {place} van {count}</translation>
    </message>
    <message>
        <source>{name}, which card do you play here? Something better was possible.</source>
        <translation>{name}, watter kaart speel jy hier? Iets beters was moontlik.</translation>
    </message>
    <message>
        <source>{move} is right: it wins {chance}.</source>
        <translation>{move} is reg: dit wen {chance}.</translation>
    </message>
    <message>
        <source>{move} wins {chance}; {best} wins {better}. {reason}</source>
        <translation>{move} wen {chance}; {best} wen {better}. {reason}</translation>
    </message>
</context>
<context>
    <name>Duplicate</name>
    <message>
        <source>You won this deal from every seat that you tried.</source>
        <translation>Jy het met hierdie kaarte van elke plek af gewen wat jy probeer het.</translation>
    </message>
    <message>
        <source>You won this deal from no seat that you tried.</source>
        <translation>Jy het met hierdie kaarte van geen plek af gewen wat jy probeer het nie.</translation>
    </message>
    <message>
        <source>You won from seat {seat} only: the cards may have decided this deal.</source>
        <translation>Jy het net van plek {seat} af gewen: dalk het die kaarte self beslis.</translation>
    </message>
    <message numerus="yes">
        <source>You won this deal from %n seat(s) of those that you tried.</source>
        <translation>
            <numerusform>Jy het met hierdie kaarte gewen van %n van die plekke af wat jy probeer het.</numerusform>
            <numerusform>Jy het met hierdie kaarte gewen van %n van die plekke af wat jy probeer het.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>EndPanel</name>
    <message>
        <source>&amp;Play again (F2)</source>
        <translation>Speel w&amp;eer (F2)</translation>
    </message>
    <message>
        <source>&amp;New game…</source>
        <translation>&amp;Nuwe spel…</translation>
    </message>
    <message>
        <source>&amp;Review</source>
        <translation>&amp;Ontleding</translation>
    </message>
    <message>
        <source>Rep&amp;lay</source>
        <translation>Speel &amp;terug</translation>
    </message>
    <message>
        <source>See the &amp;table</source>
        <translation>&amp;Kyk na die tafel</translation>
    </message>
</context>
<context>
    <name>Fairness</name>
    <message>
        <source>This game promised nothing before its first deal.</source>
        <translation>Hierdie spel het voor die eerste uitdeling niks belowe nie.</translation>
    </message>
    <message>
        <source>The deal or the opponents are not those that were promised.</source>
        <translation>Die kaarte of die opponente is nie dié wat belowe is nie.</translation>
    </message>
    <message>
        <source>The deal and the opponents are those that were promised.</source>
        <translation>Die kaarte en die opponente is dié wat belowe is.</translation>
    </message>
    <message>
        <source>Compare this with what was shown before the first deal: {promise}</source>
        <translation>Vergelyk dit met wat voor die eerste uitdeling gewys is: {promise}</translation>
    </message>
    <message>
        <source>The table has shown other cards than those of the deal.</source>
        <translation>Die tafel het ander kaarte gewys as dié wat uitgedeel is.</translation>
    </message>
    <message numerus="yes">
        <source>The rules allow each of %n move(s).</source>
        <translation>
            <numerusform>Die reëls laat die %n beurt toe.</numerusform>
            <numerusform>Die reëls laat elkeen van die %n beurte toe.</numerusform>
        </translation>
    </message>
    <message>
        <source>The cards do not come from the deal number: they were laid out by hand.</source>
        <translation>Die kaarte kom nie uit die uitdeelnommer nie: hulle is met die hand neergelê.</translation>
    </message>
    <message>
        <source>The cards do not come from the deal number.</source>
        <translation>Die kaarte kom nie uit die uitdeelnommer nie.</translation>
    </message>
    <message numerus="yes">
        <source>%n shuffle(s), each from the deal number.</source>
        <translation>
            <numerusform>%n keer geskommel, uit die uitdeelnommer.</numerusform>
            <numerusform>%n keer geskommel, elke keer uit die uitdeelnommer.</numerusform>
        </translation>
    </message>
    <message>
        <source>No opponent of the computer has taken a decision.</source>
        <translation>Geen rekenaaropponent het ’n besluit geneem nie.</translation>
    </message>
    <message numerus="yes">
        <source>%n decision(s) of the opponents came out differently, but version {theirs} of Cardtable played them and this is version {ours}. Only version {theirs} can tell.</source>
        <translation>
            <numerusform>%n besluit van die opponente verskil, maar weergawe {theirs} van Cardtable het dit gespeel en dit is weergawe {ours}. Net weergawe {theirs} kan uitsluitsel gee.</numerusform>
            <numerusform>%n besluite van die opponente verskil, maar weergawe {theirs} van Cardtable het dit gespeel en dit is weergawe {ours}. Net weergawe {theirs} kan uitsluitsel gee.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{told} A simple opponent took %n of them, because the thinking process had failed.</source>
        <comment>decisions</comment>
        <translation>
            <numerusform>{told} %n daarvan het ’n eenvoudige opponent geneem, omdat die denkproses misluk het.</numerusform>
            <numerusform>{told} %n daarvan het ’n eenvoudige opponent geneem, omdat die denkproses misluk het.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n decision(s) of the opponents cannot follow from what they could see, first move {number}: {name} played {played} instead of {found}.</source>
        <translation>
            <numerusform>%n besluit van die opponente volg nie uit wat hulle kon sien nie, in beurt {number}: {name} het {played} gespeel in plaas van {found}.</numerusform>
            <numerusform>%n besluite van die opponente volg nie uit wat hulle kon sien nie, die eerste in beurt {number}: {name} het {played} gespeel in plaas van {found}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n decision(s) cannot be taken again: this game was saved before that was kept.</source>
        <translation>
            <numerusform>%n besluit kan nie weer geneem word nie: hierdie spel is gestoor voordat dit bewaar is.</numerusform>
            <numerusform>%n besluite kan nie weer geneem word nie: hierdie spel is gestoor voordat dit bewaar is.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Each of %n decision(s) of the opponents follows from what they could see.</source>
        <translation>
            <numerusform>Die %n besluit van die opponente volg uit wat hulle kon sien.</numerusform>
            <numerusform>Elkeen van die %n besluite van die opponente volg uit wat hulle kon sien.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Figures</name>
    <message>
        <source>{part} of {all}</source>
        <comment>so many games of so many</comment>
        <translation>{part} van {all}</translation>
    </message>
    <message>
        <source>your share is {share}; 19 times in 20 the true one lies between {low} and {high}</source>
        <translation>jou deel is {share}; 19 uit 20 keer lê die ware deel tussen {low} en {high}</translation>
    </message>
    <message>
        <source>Finished</source>
        <translation>Klaargespeel</translation>
    </message>
    <message>
        <source>games of this kind</source>
        <translation>spelle van hierdie soort</translation>
    </message>
    <message>
        <source>Won</source>
        <comment>games</comment>
        <translation>Gewen</translation>
    </message>
    <message>
        <source>games that nobody won</source>
        <translation>spelle wat niemand gewen het nie</translation>
    </message>
    <message>
        <source>Drawn</source>
        <comment>games</comment>
        <translation>Gelykop</translation>
    </message>
    <message>
        <source>games won one after the other</source>
        <translation>spelle wat ná mekaar gewen is</translation>
    </message>
    <message>
        <source>games won one after the other, up to the last one</source>
        <translation>spelle wat ná mekaar gewen is, tot by die laaste een</translation>
    </message>
    <message>
        <source>games since the last one that you won</source>
        <translation>spelle sedert die laaste een wat jy gewen het</translation>
    </message>
    <message>
        <source>games one after the other without a win</source>
        <translation>spelle ná mekaar sonder ’n oorwinning</translation>
    </message>
    <message>
        <source>In a row now</source>
        <translation>Nou op ’n streep</translation>
    </message>
    <message>
        <source>Waiting now</source>
        <translation>Wag nou al</translation>
    </message>
    <message>
        <source>Most in a row</source>
        <translation>Meeste op ’n streep</translation>
    </message>
    <message>
        <source>Longest wait</source>
        <translation>Langste wag</translation>
    </message>
    <message>
        <source>Chips for a deal</source>
        <translation>Skyfies per rondte</translation>
    </message>
    <message numerus="yes">
        <source>chips that a deal brought you: the mean of the games’ means, %n deal(s)</source>
        <translation>
            <numerusform>skyfies wat ’n rondte jou gebring het: die gemiddelde van die spelle se gemiddeldes, %n rondte</numerusform>
            <numerusform>skyfies wat ’n rondte jou gebring het: die gemiddelde van die spelle se gemiddeldes, %n rondtes</numerusform>
        </translation>
    </message>
    <message>
        <source>Points for a deal</source>
        <translation>Punte per rondte</translation>
    </message>
    <message numerus="yes">
        <source>points that you got for a deal: the mean of the games’ means, %n deal(s)</source>
        <translation>
            <numerusform>punte wat jy in ’n rondte gekry het: die gemiddelde van die spelle se gemiddeldes, %n rondte</numerusform>
            <numerusform>punte wat jy in ’n rondte gekry het: die gemiddelde van die spelle se gemiddeldes, %n rondtes</numerusform>
        </translation>
    </message>
    <message>
        <source>Moons shot</source>
        <translation>Maan geskiet</translation>
    </message>
    <message>
        <source>Moons of others</source>
        <translation>Ander se mane</translation>
    </message>
    <message>
        <source>deals in which you took every point</source>
        <translation>rondtes waarin jy elke punt gevat het</translation>
    </message>
    <message>
        <source>deals in which another did</source>
        <translation>rondtes waarin ’n ander een dit gedoen het</translation>
    </message>
    <message>
        <source>games won of those in which you took the first decision</source>
        <translation>spelle gewen van dié waarin jy die eerste besluit geneem het</translation>
    </message>
    <message>
        <source>You began</source>
        <translation>Jy het begin</translation>
    </message>
    <message>
        <source>games won of those in which another took it</source>
        <translation>spelle gewen van dié waarin ’n ander een dit geneem het</translation>
    </message>
    <message>
        <source>Another began</source>
        <translation>’n Ander het begin</translation>
    </message>
    <message numerus="yes">
        <source>chance to win that a decision gave away on average, in %n reviewed decision(s)</source>
        <translation>
            <numerusform>wenkans wat ’n besluit gemiddeld weggegee het, oor %n ontlede besluit</numerusform>
            <numerusform>wenkans wat ’n besluit gemiddeld weggegee het, oor %n ontlede besluite</numerusform>
        </translation>
    </message>
    <message>
        <source>Given away</source>
        <translation>Weggegee</translation>
    </message>
    <message>
        <source>{mean} ({low} to {high})</source>
        <comment>a mean and its 95% interval</comment>
        <translation>{mean} ({low} tot {high})</translation>
    </message>
    <message>
        <source>{number}%</source>
        <comment>per cent</comment>
        <translation>{number}%</translation>
    </message>
</context>
<context>
    <name>Files</name>
    <message>
        <source>it is not there</source>
        <translation>dit is nie daar nie</translation>
    </message>
    <message>
        <source>part of its path is not a folder</source>
        <translation>’n deel van die pad is nie ’n vouer nie</translation>
    </message>
    <message>
        <source>it is a folder</source>
        <translation>dit is ’n vouer</translation>
    </message>
    <message>
        <source>you may not open it</source>
        <translation>jy mag dit nie oopmaak nie</translation>
    </message>
    <message>
        <source>you may not change it</source>
        <translation>jy mag dit nie verander nie</translation>
    </message>
    <message>
        <source>it can only be read</source>
        <translation>dit kan net gelees word</translation>
    </message>
    <message>
        <source>the disk is full</source>
        <translation>die skyf is vol</translation>
    </message>
    <message>
        <source>its name is too long</source>
        <translation>die naam is te lank</translation>
    </message>
    <message>
        <source>the disk does not answer as it should</source>
        <translation>die skyf reageer nie soos dit moet nie</translation>
    </message>
    <message>
        <source>Open a game</source>
        <translation>Maak ’n spel oop</translation>
    </message>
    <message>
        <source>Save a copy of the game</source>
        <translation>Stoor ’n kopie van die spel</translation>
    </message>
    <message>
        <source>Save the table</source>
        <translation>Stoor die tabel</translation>
    </message>
    <message>
        <source>Tables</source>
        <translation>Tabelle</translation>
    </message>
    <message>
        <source>Games of Cardtable</source>
        <translation>Cardtable-spelle</translation>
    </message>
</context>
<context>
    <name>FirstDeal</name>
    <message>
        <source>First deal: {game}</source>
        <translation>Eerste rondte: {game}</translation>
    </message>
</context>
<context>
    <name>Game</name>
    <message>
        <source>{game} is for {count} players, not {players}.</source>
        <translation>{game} is vir {count} spelers, nie {players} nie.</translation>
    </message>
    <message>
        <source>{game} is for {low} to {high} players, not {players}.</source>
        <translation>{game} is vir {low} tot {high} spelers, nie {players} nie.</translation>
    </message>
    <message>
        <source>There is no seat {seat} at this table.</source>
        <translation>Daar is geen plek {seat} aan hierdie tafel nie.</translation>
    </message>
    <message>
        <source>Deal numbers run from 0 to {high}.</source>
        <translation>Uitdeelnommers loop van 0 tot {high}.</translation>
    </message>
    <message>
        <source>{card}: {effect}.</source>
        <comment>what a card would do: Seven of hearts: takes the trick.</comment>
        <translation>{card}: {effect}.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>Die spel is verby.</translation>
    </message>
    <message>
        <source>The table moves first.</source>
        <translation>Die tafel is eerste aan die beurt.</translation>
    </message>
    <message>
        <source>It is not your turn.</source>
        <translation>Dis nie jou beurt nie.</translation>
    </message>
    <message>
        <source>This game cannot be saved just now: {reason}. You can play on.</source>
        <translation>Hierdie spel kan nie nou gestoor word nie: {reason}. Jy kan verder speel.</translation>
    </message>
</context>
<context>
    <name>GameFile</name>
    <message>
        <source>“{name}” is not a file.</source>
        <translation>“{name}” is nie ’n lêer nie.</translation>
    </message>
    <message>
        <source>this is no file name</source>
        <translation>dit is nie ’n lêernaam nie</translation>
    </message>
    <message>
        <source>“{name}” cannot be opened: {reason}.</source>
        <translation>“{name}” kan nie oopgemaak word nie: {reason}.</translation>
    </message>
    <message>
        <source>“{name}” is too large for a game.</source>
        <translation>“{name}” is te groot vir ’n spel.</translation>
    </message>
    <message>
        <source>This game cannot be played: its record is damaged.</source>
        <translation>Hierdie spel kan nie gespeel word nie: die lêer is beskadig.</translation>
    </message>
    <message>
        <source>This is a game of “{game}”, which this version of Cardtable does not have.</source>
        <translation>Dit is ’n spel “{game}”, wat hierdie weergawe van Cardtable nie het nie.</translation>
    </message>
    <message>
        <source>This version of Cardtable has no opponent “{level}”.</source>
        <translation>Hierdie weergawe van Cardtable het geen opponent “{level}” nie.</translation>
    </message>
    <message>
        <source>A player&apos;s name in this game is too long.</source>
        <translation>’n Speler se naam in hierdie spel is te lank.</translation>
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
        <translation>Spel</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Spelers</translation>
    </message>
    <message>
        <source>Last played</source>
        <translation>Laas gespeel</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Beurte</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Uitslag</translation>
    </message>
    <message>
        <source>Damaged</source>
        <translation>Beskadig</translation>
    </message>
    <message>
        <source>Not finished</source>
        <translation>Nie klaar nie</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Gelykop</translation>
    </message>
    <message>
        <source>{name} won</source>
        <translation>{name} het gewen</translation>
    </message>
    <message>
        <source>{result}, practice</source>
        <translation>{result}, oefening</translation>
    </message>
    <message>
        <source>Computer players only, deal {number}</source>
        <translation>Net rekenaarspelers, uitdeling {number}</translation>
    </message>
    <message>
        <source>{name} ({level}) plays deal {number}</source>
        <translation>{name} ({level}) speel uitdeling {number}</translation>
    </message>
</context>
<context>
    <name>GamesSearch</name>
    <message>
        <source>Search titles, names and dates</source>
        <translation>Soek titels, name en datums</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Spel</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>Alle spelle</translation>
    </message>
    <message>
        <source>Opponent</source>
        <translation>Opponent</translation>
    </message>
    <message>
        <source>All opponents</source>
        <translation>Alle opponente</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Uitslag</translation>
    </message>
    <message>
        <source>All results</source>
        <translation>Alle uitslae</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Gewen</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Verloor</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Gelykop</translation>
    </message>
    <message>
        <source>Finished</source>
        <translation>Klaar</translation>
    </message>
    <message>
        <source>Not finished</source>
        <translation>Nie klaar nie</translation>
    </message>
    <message>
        <source>Last played</source>
        <translation>Laas gespeel</translation>
    </message>
    <message>
        <source>Any time</source>
        <translation>Enige tyd</translation>
    </message>
    <message>
        <source>Last 24 hours</source>
        <translation>Laaste 24 uur</translation>
    </message>
    <message>
        <source>Last 7 days</source>
        <translation>Laaste 7 dae</translation>
    </message>
    <message>
        <source>Last 30 days</source>
        <translation>Laaste 30 dae</translation>
    </message>
    <message>
        <source>Last 365 days</source>
        <translation>Laaste 365 dae</translation>
    </message>
</context>
<context>
    <name>HandPlate</name>
    <message>
        <source>Lay down the hand ({effect})</source>
        <translation>Lê jou hand neer ({effect})</translation>
    </message>
</context>
<context>
    <name>Hearts</name>
    <message>
        <source>The queen of spades has not been played and is not in your hand.</source>
        <translation>Die skoppensvrou is nog nie gespeel nie en jy het haar nie.</translation>
    </message>
    <message>
        <source>Points taken in this deal: you {mine}, the other player {theirs}.</source>
        <translation>Punte in hierdie rondte: jy {mine}, die ander speler {theirs}.</translation>
    </message>
    <message>
        <source>You can still take every point card.</source>
        <translation>Jy kan nog al die puntekaarte vat.</translation>
    </message>
    <message>
        <source>The other player can still take every point card.</source>
        <translation>Die ander speler kan nog al die puntekaarte vat.</translation>
    </message>
    <message numerus="yes">
        <source>%n trick(s) to go, this one included.</source>
        <translation>
            <numerusform>Nog %n slag, hierdie een ingesluit.</numerusform>
            <numerusform>Nog %n slae, hierdie een ingesluit.</numerusform>
        </translation>
    </message>
    <message>
        <source>The other player has no heart.</source>
        <translation>Die ander speler het geen harte nie.</translation>
    </message>
    <message>
        <source>The other player has no spade.</source>
        <translation>Die ander speler het geen skoppens nie.</translation>
    </message>
    <message>
        <source>The other player has no diamond.</source>
        <translation>Die ander speler het geen ruitens nie.</translation>
    </message>
    <message>
        <source>The other player has no club.</source>
        <translation>Die ander speler het geen klawers nie.</translation>
    </message>
    <message numerus="yes">
        <source>%n heart(s) that you have not seen: {ranks}</source>
        <translation>
            <numerusform>%n hart wat jy nog nie gesien het nie: {ranks}</numerusform>
            <numerusform>%n harte wat jy nog nie gesien het nie: {ranks}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n spade(s) that you have not seen: {ranks}</source>
        <translation>
            <numerusform>%n skoppen wat jy nog nie gesien het nie: {ranks}</numerusform>
            <numerusform>%n skoppens wat jy nog nie gesien het nie: {ranks}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n diamond(s) that you have not seen: {ranks}</source>
        <translation>
            <numerusform>%n ruiten wat jy nog nie gesien het nie: {ranks}</numerusform>
            <numerusform>%n ruitens wat jy nog nie gesien het nie: {ranks}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n club(s) that you have not seen: {ranks}</source>
        <translation>
            <numerusform>%n klawer wat jy nog nie gesien het nie: {ranks}</numerusform>
            <numerusform>%n klawers wat jy nog nie gesien het nie: {ranks}</numerusform>
        </translation>
    </message>
    <message>
        <source>easy</source>
        <translation>maklik</translation>
    </message>
    <message>
        <source>Ducks and gets rid of high cards, and is careless now and then.</source>
        <translation>Bly laag, raak van hoë kaarte ontslae en is nou en dan slordig.</translation>
    </message>
    <message>
        <source>normal</source>
        <translation>gewoon</translation>
    </message>
    <message>
        <source>Counts the cards, guards against the queen of spades and sees a moon coming.</source>
        <translation>Tel die kaarte, pas op vir die skoppensvrou en sien ’n maan aankom.</translation>
    </message>
    <message>
        <source>hard</source>
        <translation>moeilik</translation>
    </message>
    <message>
        <source>Thinks a few of the possible deals through, and is content with a good card.</source>
        <translation>Dink ’n paar moontlike verdelings deur en is tevrede met ’n goeie kaart.</translation>
    </message>
    <message>
        <source>expert</source>
        <translation>kenner</translation>
    </message>
    <message>
        <source>Goes through every deal that is possible, and draws conclusions from what you play.</source>
        <translation>Loop elke moontlike verdeling deur en maak afleidings uit wat jy speel.</translation>
    </message>
    <message>
        <source>Play to</source>
        <translation>Speel tot</translation>
    </message>
    <message>
        <source>50 points</source>
        <translation>50 punte</translation>
    </message>
    <message>
        <source>100 points</source>
        <translation>100 punte</translation>
    </message>
    <message>
        <source>150 points</source>
        <translation>150 punte</translation>
    </message>
    <message>
        <source>After the deal in which somebody has this many, the lower score wins.</source>
        <translation>Ná die rondte waarin iemand soveel punte haal, wen die laagste telling.</translation>
    </message>
    <message>
        <source>Hearts are broken by</source>
        <translation>Harte word gebreek deur</translation>
    </message>
    <message>
        <source>a heart</source>
        <translation>enige hart</translation>
    </message>
    <message>
        <source>a heart or the queen of spades</source>
        <translation>enige hart of die skoppensvrou</translation>
    </message>
    <message>
        <source>the first failure to follow suit</source>
        <translation>die eerste keer dat iemand nie kleur beken nie</translation>
    </message>
    <message>
        <source>Until then nobody may lead a heart, except from a hand of hearts only.</source>
        <translation>Tot dan mag niemand met ’n hart uitkom nie, behalwe uit ’n hand met net harte.</translation>
    </message>
    <message>
        <source>Points on the first trick</source>
        <translation>Punte in die eerste slag</translation>
    </message>
    <message>
        <source>allowed</source>
        <translation>toegelaat</translation>
    </message>
    <message>
        <source>not allowed</source>
        <translation>nie toegelaat nie</translation>
    </message>
    <message>
        <source>Whether a player without clubs may play a heart or the queen of spades to it.</source>
        <translation>Of ’n speler sonder klawers ’n hart of die skoppensvrou daarin mag speel.</translation>
    </message>
    <message>
        <source>The queen of spades</source>
        <translation>Die skoppensvrou</translation>
    </message>
    <message>
        <source>follows suit</source>
        <translation>beken kleur</translation>
    </message>
    <message>
        <source>may be played at any time</source>
        <translation>mag enige tyd gespeel word</translation>
    </message>
    <message>
        <source>“At any time” means also instead of following suit.</source>
        <translation>“Enige tyd” beteken ook in plaas van kleur beken.</translation>
    </message>
    <message>
        <source>Shooting the moon</source>
        <translation>Die maan skiet</translation>
    </message>
    <message>
        <source>20 points for the opponent</source>
        <translation>20 punte vir die opponent</translation>
    </message>
    <message>
        <source>the points in play for the opponent</source>
        <translation>al die punte in spel vir die opponent</translation>
    </message>
    <message>
        <source>20 points off for the shooter</source>
        <translation>20 punte af vir die skieter</translation>
    </message>
    <message>
        <source>does not count</source>
        <translation>tel nie</translation>
    </message>
    <message>
        <source>A player who takes every point of a deal has shot the moon.</source>
        <translation>’n Speler wat elke punt van ’n rondte vat, het die maan geskiet.</translation>
    </message>
    <message>
        <source>This position cannot be read: {error}.</source>
        <translation>Hierdie posisie kan nie gelees word nie: {error}.</translation>
    </message>
    <message>
        <source>In this position the other seat is to move.</source>
        <translation>In hierdie posisie is die ander plek aan die beurt.</translation>
    </message>
    <message>
        <source>This position does not say whose turn it is.</source>
        <translation>Hierdie posisie sê nie wie se beurt dit is nie.</translation>
    </message>
    <message>
        <source>Your {card} is the last heart out: led, it takes the trick.</source>
        <translation>Jou {card} is die laaste hart in die spel: kom daarmee uit en dit vat die slag.</translation>
    </message>
    <message numerus="yes">
        <source>This takes the trick and costs %n point(s).</source>
        <translation>
            <numerusform>Dit vat die slag en kos %n punt.</numerusform>
            <numerusform>Dit vat die slag en kos %n punte.</numerusform>
        </translation>
    </message>
    <message>
        <source>This takes the trick, and you must lead; the {best} leaves it.</source>
        <translation>Dit vat die slag en dan moet jy uitkom; die {best} los dit.</translation>
    </message>
    <message>
        <source>This card takes the queen of spades.</source>
        <translation>Hierdie kaart vat die skoppensvrou.</translation>
    </message>
    <message>
        <source>Whatever the other player holds, this can take the queen of spades.</source>
        <translation>Wat die ander speler ook al het, hierdie kaart kan die skoppensvrou vat.</translation>
    </message>
    <message>
        <source>In {count} of {worlds} possible deals this can take the queen of spades.</source>
        <translation>In {count} van {worlds} moontlike verdelings kan hierdie kaart die skoppensvrou vat.</translation>
    </message>
    <message>
        <source>Whatever the other player holds, the trick with the queen of spades can be left to you.</source>
        <translation>Wat die ander speler ook al het, die slag met die skoppensvrou kan vir jou gelos word.</translation>
    </message>
    <message>
        <source>In {count} of {worlds} possible deals the trick with the queen of spades can be left to you.</source>
        <translation>In {count} van {worlds} moontlike verdelings kan die slag met die skoppensvrou vir jou gelos word.</translation>
    </message>
    <message>
        <source>The queen of spades could be got rid of now.</source>
        <translation>Jy kon nou van die skoppensvrou ontslae raak.</translation>
    </message>
    <message>
        <source>After this the queen of spades ends up with you in {more}% of deals, after the {best} in {less}%.</source>
        <translation>Hierna sit jy in {more}% van die verdelings met die skoppensvrou, ná die {best} in {less}%.</translation>
    </message>
    <message>
        <source>This lets the other player shoot the moon.</source>
        <translation>Dit laat die ander speler die maan skiet.</translation>
    </message>
    <message>
        <source>This lets the other player shoot the moon in {percent}% of deals.</source>
        <translation>Dit laat die ander speler in {percent}% van die verdelings die maan skiet.</translation>
    </message>
    <message>
        <source>With the {best} you can shoot the moon.</source>
        <translation>Met die {best} kan jy die maan skiet.</translation>
    </message>
    <message>
        <source>With the {best} you can shoot the moon in {percent}% of deals.</source>
        <translation>Met die {best} kan jy in {percent}% van die verdelings die maan skiet.</translation>
    </message>
    <message>
        <source>At this score the {best} wins the match more often.</source>
        <translation>By hierdie telling wen die {best} die wedstryd meer dikwels.</translation>
    </message>
    <message numerus="yes">
        <source>On average this costs about %n point(s) more than the {best}.</source>
        <translation>
            <numerusform>Gemiddeld kos dit omtrent %n punt meer as die {best}.</numerusform>
            <numerusform>Gemiddeld kos dit omtrent %n punte meer as die {best}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Whatever the other player holds, the {best} is better.</source>
        <translation>Wat die ander speler ook al het, die {best} is beter.</translation>
    </message>
    <message>
        <source>In {count} of {worlds} possible deals the {best} is better.</source>
        <translation>In {count} van {worlds} moontlike verdelings is die {best} beter.</translation>
    </message>
    <message>
        <source>This gets rid of the queen of spades.</source>
        <translation>So raak jy van die skoppensvrou ontslae.</translation>
    </message>
    <message>
        <source>This stops the other player from shooting the moon.</source>
        <translation>Dit keer dat die ander speler die maan skiet.</translation>
    </message>
    <message>
        <source>With this you can shoot the moon.</source>
        <translation>Hiermee kan jy die maan skiet.</translation>
    </message>
    <message>
        <source>With this you can shoot the moon in {percent}% of deals.</source>
        <translation>Hiermee kan jy in {percent}% van die verdelings die maan skiet.</translation>
    </message>
    <message>
        <source>After every other card the other player shoots the moon more often.</source>
        <translation>Ná elke ander kaart skiet die ander speler meer dikwels die maan.</translation>
    </message>
    <message>
        <source>Unlike other cards, this cannot take the queen of spades.</source>
        <translation>Anders as ander kaarte kan dit nie die skoppensvrou vat nie.</translation>
    </message>
    <message>
        <source>This leaves the trick and its points to the other player.</source>
        <translation>Dit los die slag en sy punte vir die ander speler.</translation>
    </message>
    <message>
        <source>At this score no card wins the match noticeably more often.</source>
        <translation>By hierdie telling wen geen kaart die wedstryd merkbaar meer dikwels nie.</translation>
    </message>
    <message>
        <source>At this score no card wins the match more often.</source>
        <translation>By hierdie telling wen geen kaart die wedstryd meer dikwels nie.</translation>
    </message>
    <message>
        <source>Over all possible deals no other card is noticeably better.</source>
        <translation>Oor al die moontlike verdelings is geen ander kaart merkbaar beter nie.</translation>
    </message>
    <message>
        <source>Over all possible deals no other card is better.</source>
        <translation>Oor al die moontlike verdelings is geen ander kaart beter nie.</translation>
    </message>
    <message>
        <source>The aim</source>
        <translation>Die doel</translation>
    </message>
    <message>
        <source>Two players, each for themselves.</source>
        <translation>Twee spelers, elkeen op sy eie.</translation>
    </message>
    <message>
        <source>Hearts and the queen of spades cost points. The lower score at the end wins.</source>
        <translation>Harte en die skoppensvrou kos punte. Die laagste telling aan die einde wen.</translation>
    </message>
    <message>
        <source>So taking tricks is bad, unless you take every point there is.</source>
        <translation>Dis dus sleg om slae te vat, tensy jy elke punt vat wat daar is.</translation>
    </message>
    <message>
        <source>The cards and the deal</source>
        <translation>Die kaarte en die uitdeel</translation>
    </message>
    <message>
        <source>28 cards are used: ace, queen, 10, 8, 6, 4 and 2 of each suit.</source>
        <translation>28 kaarte word gebruik: aas, vrou, 10, 8, 6, 4 en 2 van elke kleur.</translation>
    </message>
    <message>
        <source>In each suit the 2 is lowest and the ace highest. Hearts are always trump.</source>
        <translation>In elke kleur is die 2 die laagste en die aas die hoogste. Harte is altyd troef.</translation>
    </message>
    <message>
        <source>The first and the last card of the deal are dead: they lie face down, nobody uses them, and they are shown when the deal is over. They may be point cards.</source>
        <translation>Die eerste en die laaste kaart van die uitdeling is dood: hulle lê toe, niemand gebruik hulle nie, en hulle word gewys wanneer die rondte verby is. Hulle kan puntekaarte wees.</translation>
    </message>
    <message>
        <source>Each player gets 13 cards, one at a time. No cards are passed. The first dealer is drawn by lot, then the players take turns to deal.</source>
        <translation>Elke speler kry 13 kaarte, een op ’n slag. Geen kaarte word aangegee nie. Die lot bepaal die eerste deler; daarna deel die spelers om die beurt.</translation>
    </message>
    <message>
        <source>The tricks</source>
        <translation>Die slae</translation>
    </message>
    <message>
        <source>Whoever holds the two of clubs goes first and must lead it.</source>
        <translation>Wie die klawertwee het, begin en moet daarmee uitkom.</translation>
    </message>
    <message>
        <source>If the two of clubs is dead, the four of clubs must be led first.</source>
        <translation>As die klawertwee dood is, moet daar eers met die klawervier uitgekom word.</translation>
    </message>
    <message>
        <source>If both are dead, the six of clubs must be led first.</source>
        <translation>As albei dood is, moet daar eers met die klawerses uitgekom word.</translation>
    </message>
    <message>
        <source>The second player must play a card of the suit led, if able.</source>
        <translation>Die tweede speler moet, indien moontlik, kleur beken: ’n kaart speel van die kleur waarmee uitgekom is.</translation>
    </message>
    <message>
        <source>So a club must be played to a club.</source>
        <translation>Op ’n klawer moet dus ’n klawer gespeel word.</translation>
    </message>
    <message>
        <source>The highest heart wins the trick, or else the highest card of the suit led.</source>
        <translation>Die hoogste hart wen die slag, of anders die hoogste kaart van die kleur waarmee uitgekom is.</translation>
    </message>
    <message>
        <source>The winner of a trick leads to the next.</source>
        <translation>Die wenner van ’n slag kom uit vir die volgende een.</translation>
    </message>
    <message>
        <source>A deal is played until all 13 tricks are taken.</source>
        <translation>’n Rondte word gespeel totdat al 13 slae gevat is.</translation>
    </message>
    <message>
        <source>With no card of the suit led you may play any card; you need not trump.</source>
        <translation>Sonder ’n kaart van die gevraagde kleur mag jy enige kaart speel; jy hoef nie te troef nie.</translation>
    </message>
    <message>
        <source>With no card of the suit led you may play any card; you need not trump. But on the first trick no heart and no queen of spades may be played while another card is held.</source>
        <translation>Sonder ’n kaart van die gevraagde kleur mag jy enige kaart speel; jy hoef nie te troef nie. Maar in die eerste slag mag geen hart en geen skoppensvrou gespeel word solank jy ’n ander kaart het nie.</translation>
    </message>
    <message>
        <source>Hearts and the queen of spades</source>
        <translation>Harte en die skoppensvrou</translation>
    </message>
    <message>
        <source>Hearts may not be led before they are broken, unless you hold nothing else. A trick may be trumped with a heart at any time.</source>
        <translation>Niemand mag met harte uitkom voordat hulle gebreek is nie, tensy jy niks anders het nie. ’n Slag mag enige tyd met ’n hart getroef word.</translation>
    </message>
    <message>
        <source>The first heart that is played, in whatever way, breaks them.</source>
        <translation>Die eerste hart wat gespeel word, hoe ook al, breek hulle.</translation>
    </message>
    <message>
        <source>The first heart, or the queen of spades, that is played breaks them.</source>
        <translation>Die eerste hart wat gespeel word, of die skoppensvrou, breek hulle.</translation>
    </message>
    <message>
        <source>Hearts are broken as soon as somebody does not follow suit, or a heart is played. The queen of spades does not break them: she may be played by somebody who could follow.</source>
        <translation>Harte is gebreek sodra iemand nie kleur beken nie, of ’n hart gespeel word. Die skoppensvrou breek hulle nie: iemand wat kon beken, mag haar speel.</translation>
    </message>
    <message>
        <source>Hearts are broken as soon as somebody does not follow suit, or a heart is played.</source>
        <translation>Harte is gebreek sodra iemand nie kleur beken nie, of ’n hart gespeel word.</translation>
    </message>
    <message>
        <source>The queen of spades may be led at any time, also before hearts are broken, but the duty to follow suit comes first.</source>
        <translation>Met die skoppensvrou mag jy enige tyd uitkom, ook voordat harte gebreek is, maar kleur beken kom eerste.</translation>
    </message>
    <message>
        <source>The queen of spades may be played at any time, even instead of following suit.</source>
        <translation>Die skoppensvrou mag enige tyd gespeel word, selfs in plaas van kleur beken.</translation>
    </message>
    <message>
        <source>The queen of spades may be played at any time after the first trick, even instead of following suit.</source>
        <translation>Die skoppensvrou mag ná die eerste slag enige tyd gespeel word, selfs in plaas van kleur beken.</translation>
    </message>
    <message>
        <source>The score</source>
        <translation>Die telling</translation>
    </message>
    <message>
        <source>Each heart taken costs 1 point.</source>
        <translation>Elke hart wat jy vat, kos 1 punt.</translation>
    </message>
    <message>
        <source>The queen of spades costs 13 points.</source>
        <translation>Die skoppensvrou kos 13 punte.</translation>
    </message>
    <message>
        <source>A player who takes every point scores them: the moon does not count.</source>
        <translation>’n Speler wat elke punt vat, kry die punte: die maan tel nie.</translation>
    </message>
    <message>
        <source>Dead cards are not missed: every point in play is enough for that.</source>
        <translation>Dooie kaarte word nie gemis nie: elke punt in die spel is genoeg daarvoor.</translation>
    </message>
    <message>
        <source>A player who takes every point shoots the moon: 0 points, and 20 for the opponent.</source>
        <translation>’n Speler wat elke punt vat, skiet die maan: 0 punte, en 20 vir die opponent.</translation>
    </message>
    <message>
        <source>A player who takes every point shoots the moon: 0 points, and all of those points for the opponent.</source>
        <translation>’n Speler wat elke punt vat, skiet die maan: 0 punte, en al daardie punte vir die opponent.</translation>
    </message>
    <message>
        <source>A player who takes every point shoots the moon: 20 points off, and 0 for the opponent.</source>
        <translation>’n Speler wat elke punt vat, skiet die maan: 20 punte af, en 0 vir die opponent.</translation>
    </message>
    <message>
        <source>The end</source>
        <translation>Die einde</translation>
    </message>
    <message>
        <source>The game ends after the deal in which somebody reaches {target} points.</source>
        <translation>Die spel eindig ná die rondte waarin iemand {target} punte bereik.</translation>
    </message>
    <message>
        <source>If both have reached it and are equal, another deal is played until they are not.</source>
        <translation>As albei dit bereik het en gelyk is, word nog ’n rondte gespeel totdat hulle nie meer gelyk is nie.</translation>
    </message>
    <message>
        <source>The lower score wins.</source>
        <translation>Die laagste telling wen.</translation>
    </message>
    <message>
        <source>Queen of spades</source>
        <translation>Skoppensvrou</translation>
    </message>
    <message>
        <source>Every heart</source>
        <translation>Elke hart</translation>
    </message>
    <message>
        <source>1 point; trump, beats every other suit</source>
        <translation>1 punt; troef, klop elke ander kleur</translation>
    </message>
    <message>
        <source>Clubs, diamonds, other spades</source>
        <translation>Klawers, ruitens, ander skoppens</translation>
    </message>
    <message>
        <source>no points</source>
        <translation>geen punte nie</translation>
    </message>
    <message>
        <source>2 4 6 8 10 Q A</source>
        <translation>2 4 6 8 10 Q A</translation>
    </message>
    <message>
        <source>the order in each suit, from low to high</source>
        <translation>die volgorde in elke kleur, van laag na hoog</translation>
    </message>
    <message>
        <source>Two of clubs</source>
        <translation>Klawertwee</translation>
    </message>
    <message>
        <source>leads first; if it is dead the four, then the six</source>
        <translation>kom eerste uit; as dit dood is, die vier, dan die ses</translation>
    </message>
    <message>
        <source>13 points; may be played instead of following suit</source>
        <translation>13 punte; mag in plaas van kleur beken gespeel word</translation>
    </message>
    <message>
        <source>13 points</source>
        <translation>13 punte</translation>
    </message>
    <message>
        <source>Two-Player Hearts</source>
        <translation>Harte vir twee</translation>
    </message>
    <message>
        <source>Hearts for two with 28 cards: hearts are always trump, two cards lie dead, the queen of spades costs 13 points.</source>
        <translation>Harte vir twee met 28 kaarte: harte is altyd troef, twee kaarte lê dood, die skoppensvrou kos 13 punte.</translation>
    </message>
    <message>
        <source>The dealer&apos;s opponent is dealt to first.</source>
        <translation>Die deler se opponent kry die eerste kaart.</translation>
    </message>
    <message>
        <source>{move} is not a move of this game.</source>
        <translation>{move} bestaan nie in hierdie spel nie.</translation>
    </message>
    <message>
        <source>You do not hold the {card}.</source>
        <translation>Jy het nie die {card} nie.</translation>
    </message>
    <message>
        <source>No heart and no queen of spades on the first trick while you hold another card.</source>
        <translation>Geen hart en geen skoppensvrou in die eerste slag solank jy ’n ander kaart het nie.</translation>
    </message>
    <message>
        <source>A club was led and you hold clubs: follow suit.</source>
        <translation>Klawers is gevra en jy het klawers: beken kleur.</translation>
    </message>
    <message>
        <source>A diamond was led and you hold diamonds: follow suit.</source>
        <translation>Ruitens is gevra en jy het ruitens: beken kleur.</translation>
    </message>
    <message>
        <source>A heart was led and you hold hearts: follow suit.</source>
        <translation>Harte is gevra en jy het harte: beken kleur.</translation>
    </message>
    <message>
        <source>A spade was led and you hold spades: follow suit.</source>
        <translation>Skoppens is gevra en jy het skoppens: beken kleur.</translation>
    </message>
    <message>
        <source>The {card} must be led first.</source>
        <translation>Daar moet eers met die {card} uitgekom word.</translation>
    </message>
    <message>
        <source>Hearts are not broken yet, and you hold another suit: lead that.</source>
        <translation>Harte is nog nie gebreek nie en jy het ’n ander kleur: kom daarmee uit.</translation>
    </message>
    <message>
        <source>Dead cards</source>
        <translation>Dooie kaarte</translation>
    </message>
    <message>
        <source>Hand</source>
        <translation>Hand</translation>
    </message>
    <message>
        <source>Card played</source>
        <translation>Gespeelde kaart</translation>
    </message>
    <message>
        <source>Cards taken</source>
        <translation>Gevatte kaarte</translation>
    </message>
    <message>
        <source>Hearts are trump</source>
        <translation>Harte is troef</translation>
    </message>
    <message>
        <source>In this deal: {points}</source>
        <translation>Rondte: {points}</translation>
    </message>
    <message>
        <source>Score: {score}</source>
        <translation>Telling: {score}</translation>
    </message>
    <message>
        <source>Hearts are broken</source>
        <translation>Harte is gebreek</translation>
    </message>
    <message>
        <source>Hearts are not broken yet</source>
        <translation>Harte is nog nie gebreek nie</translation>
    </message>
    <message>
        <source>{dealer} deals, {leader} leads.</source>
        <translation>{dealer} deel, {leader} kom uit.</translation>
    </message>
    <message>
        <source>{name} plays the {card}.</source>
        <translation>{name} speel die {card}.</translation>
    </message>
    <message>
        <source>{name} leads the {card}.</source>
        <translation>{name} kom uit met die {card}.</translation>
    </message>
    <message>
        <source>Hearts are broken.</source>
        <translation>Harte is gebreek.</translation>
    </message>
    <message numerus="yes">
        <source>{name} takes the trick: %n point(s).</source>
        <translation>
            <numerusform>{name} vat die slag: %n punt.</numerusform>
            <numerusform>{name} vat die slag: %n punte.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} takes the trick.</source>
        <translation>{name} vat die slag.</translation>
    </message>
    <message>
        <source>In this deal {first} scores {a} and {second} {b}. The score is {x} to {y}.</source>
        <translation>In hierdie rondte kry {first} {a} en {second} {b}. Die telling is {x} teen {y}.</translation>
    </message>
    <message>
        <source>The dead cards were the {first} and the {second}.</source>
        <translation>Die dooie kaarte was die {first} en die {second}.</translation>
    </message>
    <message>
        <source>Both stand at {score}: another deal decides.</source>
        <translation>Albei staan op {score}: nog ’n rondte beslis.</translation>
    </message>
    <message>
        <source>{name} shoots the moon: {points} points off.</source>
        <translation>{name} skiet die maan: {points} punte af.</translation>
    </message>
    <message numerus="yes">
        <source>{name} shoots the moon: %n point(s) for {other}.</source>
        <translation>
            <numerusform>{name} skiet die maan: %n punt vir {other}.</numerusform>
            <numerusform>{name} skiet die maan: %n punte vir {other}.</numerusform>
        </translation>
    </message>
    <message>
        <source>The game is called off as a draw: it has no end.</source>
        <translation>Die spel word as gelykop gestop: dit het geen einde nie.</translation>
    </message>
    <message>
        <source>{name} wins with {low} to {high}.</source>
        <translation>{name} wen met {low} teen {high}.</translation>
    </message>
    <message>
        <source>gathers the trick</source>
        <translation>tel die slag op</translation>
    </message>
    <message>
        <source>deals</source>
        <translation>deel uit</translation>
    </message>
    <message numerus="yes">
        <source>opens the trick: %n point(s)</source>
        <translation>
            <numerusform>begin die slag: %n punt</numerusform>
            <numerusform>begin die slag: %n punte</numerusform>
        </translation>
    </message>
    <message>
        <source>opens the trick</source>
        <translation>begin die slag</translation>
    </message>
    <message numerus="yes">
        <source>takes the trick: %n point(s)</source>
        <translation>
            <numerusform>vat die slag: %n punt</numerusform>
            <numerusform>vat die slag: %n punte</numerusform>
        </translation>
    </message>
    <message>
        <source>takes the trick</source>
        <translation>vat die slag</translation>
    </message>
    <message numerus="yes">
        <source>leaves the trick: %n point(s)</source>
        <translation>
            <numerusform>los die slag: %n punt</numerusform>
            <numerusform>los die slag: %n punte</numerusform>
        </translation>
    </message>
    <message>
        <source>leaves the trick</source>
        <translation>los die slag</translation>
    </message>
    <message>
        <source>Brought forward</source>
        <translation>Oorgedra</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Telling</translation>
    </message>
    <message>
        <source>Shot the moon</source>
        <translation>Het die maan geskiet</translation>
    </message>
    <message>
        <source>Shot the moon. Dead: {first}, {second}</source>
        <translation>Het die maan geskiet. Dood: {first}, {second}</translation>
    </message>
    <message>
        <source>Dead: {first}, {second}</source>
        <translation>Dood: {first}, {second}</translation>
    </message>
    <message>
        <source>Deal {number}</source>
        <translation>Rondte {number}</translation>
    </message>
    <message>
        <source>the two of clubs is led first</source>
        <comment>name of a rule</comment>
        <translation>die klawertwee kom eerste uit</translation>
    </message>
    <message>
        <source>the four of clubs is led first</source>
        <comment>name of a rule</comment>
        <translation>die klawervier kom eerste uit</translation>
    </message>
    <message>
        <source>the six of clubs is led first</source>
        <comment>name of a rule</comment>
        <translation>die klawerses kom eerste uit</translation>
    </message>
    <message>
        <source>follow suit</source>
        <comment>name of a rule</comment>
        <translation>beken kleur</translation>
    </message>
    <message>
        <source>the first trick</source>
        <comment>name of a rule</comment>
        <translation>die eerste slag</translation>
    </message>
    <message>
        <source>hearts must be broken</source>
        <comment>name of a rule</comment>
        <translation>harte moet gebreek wees</translation>
    </message>
    <message numerus="yes">
        <source>{card}: opens the trick with %n point(s) in it.</source>
        <translation>
            <numerusform>{card}: begin die slag met %n punt daarin.</numerusform>
            <numerusform>{card}: begin die slag met %n punte daarin.</numerusform>
        </translation>
    </message>
    <message>
        <source>{card}: opens the trick.</source>
        <translation>{card}: begin die slag.</translation>
    </message>
    <message numerus="yes">
        <source>{card}: takes the trick and its %n point(s).</source>
        <translation>
            <numerusform>{card}: vat die slag en sy %n punt.</numerusform>
            <numerusform>{card}: vat die slag en sy %n punte.</numerusform>
        </translation>
    </message>
    <message>
        <source>{card}: takes the trick, without points.</source>
        <translation>{card}: vat die slag, sonder punte.</translation>
    </message>
    <message numerus="yes">
        <source>{card}: leaves the trick and its %n point(s) to the other player.</source>
        <translation>
            <numerusform>{card}: los die slag en sy %n punt vir die ander speler.</numerusform>
            <numerusform>{card}: los die slag en sy %n punte vir die ander speler.</numerusform>
        </translation>
    </message>
    <message>
        <source>{card}: leaves the trick to the other player, without points.</source>
        <translation>{card}: los die slag vir die ander speler, sonder punte.</translation>
    </message>
</context>
<context>
    <name>HeartsLesson</name>
    <message>
        <source>One deal of thirteen tricks: follow suit, hearts as trump, the queen of spades.</source>
        <translation>Een rondte van dertien slae: kleur beken, harte as troef, die skoppensvrou.</translation>
    </message>
    <message>
        <source>Each of you has thirteen cards; two more lie dead, and nobody knows which. In every trick each plays one card. Hearts in your tricks cost a point each, the queen of spades 13. You want as few points as possible.</source>
        <translation>Julle het elkeen dertien kaarte; nog twee lê dood, en niemand weet watter nie. In elke slag speel elkeen een kaart. Elke hart in jou slae kos ’n punt, die skoppensvrou 13. Jy wil so min punte as moontlik hê.</translation>
    </message>
    <message>
        <source>You hold the {card}, so you begin and must lead it.</source>
        <translation>Jy het die {card}, dus begin jy en moet jy daarmee uitkom.</translation>
    </message>
    <message>
        <source>Amara took the trick, so she leads: a club. You must follow suit as long as you can. Play the {card}: it is higher and takes the trick.</source>
        <translation>Amara het die slag gevat, dus kom sy uit: ’n klawer. Jy moet kleur beken solank jy kan. Speel die {card}: dit is hoër en vat die slag.</translation>
    </message>
    <message>
        <source>Now you lead. There are no points in diamonds: get rid of a high one. Lead the {card}.</source>
        <translation>Nou kom jy uit. Daar is geen punte in ruitens nie: raak van ’n hoë een ontslae. Kom uit met die {card}.</translation>
    </message>
    <message>
        <source>A spade is led: follow suit. The {card} takes this trick without points.</source>
        <translation>Skoppens word gevra: beken kleur. Die {card} vat hierdie slag sonder punte.</translation>
    </message>
    <message>
        <source>Lead the {card}.</source>
        <translation>Kom uit met die {card}.</translation>
    </message>
    <message>
        <source>Your only club is the {card}. You must play it.</source>
        <translation>Jou enigste klawer is die {card}. Jy moet dit speel.</translation>
    </message>
    <message>
        <source>You would like to lead a heart? Not yet: nobody has played one, so hearts are not broken. Lead the {card}.</source>
        <translation>Wil jy met ’n hart uitkom? Nog nie: niemand het een gespeel nie, dus is harte nie gebreek nie. Kom uit met die {card}.</translation>
    </message>
    <message>
        <source>The queen of spades has not shown up. Stay low, and let Amara keep the trick. Play the {card}.</source>
        <translation>Die skoppensvrou het nog nie opgedaag nie. Bly laag en laat Amara die slag hou. Speel die {card}.</translation>
    </message>
    <message>
        <source>You have no club, so you may play anything. Hearts are trump: the {card} takes the trick and costs you 1 point, but then you lead. Now hearts are broken.</source>
        <translation>Jy het geen klawer nie, dus mag jy enigiets speel. Harte is troef: die {card} vat die slag en kos jou 1 punt, maar dan kom jy uit. Nou is harte gebreek.</translation>
    </message>
    <message>
        <source>Your {card} is your last spade. Lead it, and the queen of spades can no longer be forced on you.</source>
        <translation>Jou {card} is jou laaste skoppen. Kom daarmee uit, dan kan niemand die skoppensvrou meer op jou afdwing nie.</translation>
    </message>
    <message>
        <source>Amara leads a heart: stay below it with the {card}.</source>
        <translation>Amara kom uit met ’n hart: bly daaronder met die {card}.</translation>
    </message>
    <message>
        <source>Again you can stay below, with the {card}.</source>
        <translation>Weer kan jy daaronder bly, met die {card}.</translation>
    </message>
    <message>
        <source>Amara must lead the queen of spades herself. You have only the {card} left: let her have it.</source>
        <translation>Amara moet self met die skoppensvrou uitkom. Jy het net die {card} oor: laat haar dit maar vat.</translation>
    </message>
    <message>
        <source>You have 1 point, Amara has 17. Deal follows deal until somebody has 100; then the lower score wins. One thing more: whoever takes every point of a deal gets none, and the other player gets 20.</source>
        <translation>Jy het 1 punt, Amara het 17. Rondte volg op rondte totdat iemand 100 het; dan wen die laagste telling. Nog iets: wie elke punt van ’n rondte vat, kry niks, en die ander speler kry 20.</translation>
    </message>
</context>
<context>
    <name>HeartsQuestions</name>
    <message>
        <source>Which Hearts for two do you play?</source>
        <translation>Watter soort Harte vir twee speel jy?</translation>
    </message>
    <message>
        <source>With which cards?</source>
        <translation>Met watter kaarte?</translation>
    </message>
    <message>
        <source>28 cards, thirteen each, two of them out of play</source>
        <translation>28 kaarte, dertien elk, twee daarvan uit die spel</translation>
    </message>
    <message>
        <source>52 cards, with a stock to draw from or a hand nobody plays</source>
        <translation>52 kaarte, met ’n trekstapel of ’n hand wat niemand speel nie</translation>
    </message>
    <message>
        <source>This table has only the game with 28 cards, without drawing.</source>
        <translation>Hierdie tafel het net die spel met 28 kaarte, sonder kaarte trek.</translation>
    </message>
    <message>
        <source>Are hearts trump?</source>
        <translation>Is harte troef?</translation>
    </message>
    <message>
        <source>Yes, the highest heart takes the trick</source>
        <translation>Ja, die hoogste hart vat die slag</translation>
    </message>
    <message>
        <source>No, only the suit that was led counts</source>
        <translation>Nee, net die gevraagde kleur tel</translation>
    </message>
    <message>
        <source>At this table hearts are always trump.</source>
        <translation>Aan hierdie tafel is harte altyd troef.</translation>
    </message>
    <message>
        <source>What does the queen of spades cost?</source>
        <translation>Wat kos die skoppensvrou?</translation>
    </message>
    <message>
        <source>13 points</source>
        <translation>13 punte</translation>
    </message>
    <message>
        <source>Another number of points</source>
        <translation>’n Ander aantal punte</translation>
    </message>
    <message>
        <source>At this table it always costs 13 points.</source>
        <translation>Aan hierdie tafel kos sy altyd 13 punte.</translation>
    </message>
    <message>
        <source>When may the queen of spades be played?</source>
        <translation>Wanneer mag die skoppensvrou gespeel word?</translation>
    </message>
    <message>
        <source>Like any other card</source>
        <translation>Soos enige ander kaart</translation>
    </message>
    <message>
        <source>At any time, even when you could follow suit</source>
        <translation>Enige tyd, selfs as jy kan kleur beken</translation>
    </message>
    <message>
        <source>What breaks hearts, so that they may be led?</source>
        <translation>Wat breek harte, sodat jy daarmee mag uitkom?</translation>
    </message>
    <message>
        <source>A heart that was played</source>
        <translation>’n Hart wat gespeel is</translation>
    </message>
    <message>
        <source>A heart or the queen of spades</source>
        <translation>’n Hart of die skoppensvrou</translation>
    </message>
    <message>
        <source>The first time somebody cannot follow suit</source>
        <translation>Die eerste keer dat iemand nie kan kleur beken nie</translation>
    </message>
    <message>
        <source>May points fall in the first trick?</source>
        <translation>Mag daar punte in die eerste slag val?</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>Ja</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Nee</translation>
    </message>
    <message>
        <source>What if one player takes every point?</source>
        <translation>Wat as een speler elke punt vat?</translation>
    </message>
    <message>
        <source>The other player gets 20 points</source>
        <translation>Die ander speler kry 20 punte</translation>
    </message>
    <message>
        <source>The other player gets the points instead</source>
        <translation>Die ander speler kry daardie punte</translation>
    </message>
    <message>
        <source>That player takes 20 points off</source>
        <translation>Daardie speler kry 20 punte af</translation>
    </message>
    <message>
        <source>Nothing special</source>
        <translation>Niks besonders nie</translation>
    </message>
    <message>
        <source>To how many points?</source>
        <translation>Tot hoeveel punte?</translation>
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
        <translation>Wat jy kan weet</translation>
    </message>
    <message>
        <source>The coach is thinking…</source>
        <translation>Die afrigter dink…</translation>
    </message>
    <message>
        <source>What each card is worth</source>
        <translation>Wat elke kaart werd is</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Hulp</translation>
    </message>
</context>
<context>
    <name>KeyCatcher</name>
    <message>
        <source>Press the new key, or Esc</source>
        <translation>Druk die nuwe toets, of Esc</translation>
    </message>
    <message>
        <source>&amp;Change…</source>
        <translation>Verand&amp;er…</translation>
    </message>
</context>
<context>
    <name>Keys</name>
    <message>
        <source>one card to the left</source>
        <translation>een kaart na links</translation>
    </message>
    <message>
        <source>one card to the right</source>
        <translation>een kaart na regs</translation>
    </message>
    <message>
        <source>the first card</source>
        <translation>die eerste kaart</translation>
    </message>
    <message>
        <source>the last card</source>
        <translation>die laaste kaart</translation>
    </message>
    <message>
        <source>play the card</source>
        <translation>speel die kaart</translation>
    </message>
    <message>
        <source>show the last trick again</source>
        <translation>wys weer die laaste slag</translation>
    </message>
    <message>
        <source>1 to 9</source>
        <translation>1 tot 9</translation>
    </message>
    <message>
        <source>go to that card</source>
        <translation>gaan na daardie kaart</translation>
    </message>
    <message>
        <source>+ and −, or 1 and 2</source>
        <translation>+ en −, of 1 en 2</translation>
    </message>
    <message>
        <source>choose where a card can do two things</source>
        <translation>kies waar ’n kaart twee dinge kan doen</translation>
    </message>
    <message>
        <source>Enter, Space</source>
        <translation>Enter, spasie</translation>
    </message>
    <message>
        <source>press a button; go on after a round</source>
        <translation>druk ’n knoppie; gaan voort ná ’n rondte</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>back out; close a panel</source>
        <translation>terug; sluit ’n paneel</translation>
    </message>
    <message>
        <source>Tab</source>
        <translation>Tab</translation>
    </message>
    <message>
        <source>to the next part of the window</source>
        <translation>na die volgende deel van die venster</translation>
    </message>
    <message>
        <source>“{key}” always means the same and cannot be given to anything else.</source>
        <translation>“{key}” beteken altyd dieselfde en kan nie vir iets anders gebruik word nie.</translation>
    </message>
    <message>
        <source>“{key}” is already the key for “{command}”. Change that one first.</source>
        <translation>“{key}” is reeds die toets vir “{command}”. Verander eers dié een.</translation>
    </message>
</context>
<context>
    <name>KeysDialog</name>
    <message>
        <source>Keys</source>
        <translation>Toetse</translation>
    </message>
    <message>
        <source>What it does</source>
        <translation>Wat dit doen</translation>
    </message>
    <message>
        <source>Single &amp;letters are keys</source>
        <translation>Enkel&amp;letters is toetse</translation>
    </message>
    <message>
        <source>Switch this off if your screen reader uses single letters itself.</source>
        <translation>Skakel dit af as jou skermleser self enkelletters gebruik.</translation>
    </message>
    <message>
        <source>&amp;No key</source>
        <translation>&amp;Geen toets</translation>
    </message>
    <message>
        <source>&amp;Default</source>
        <translation>Soos aan die &amp;begin</translation>
    </message>
    <message>
        <source>&amp;All defaults</source>
        <translation>&amp;Alles soos aan die begin</translation>
    </message>
    <message>
        <source>Clos&amp;e</source>
        <translation>&amp;Sluit</translation>
    </message>
    <message>
        <source>At the table</source>
        <translation>Aan die tafel</translation>
    </message>
    <message>
        <source>In the window</source>
        <translation>In die venster</translation>
    </message>
    <message>
        <source>Always</source>
        <translation>Altyd</translation>
    </message>
    <message>
        <source>Changed; default: {keys}</source>
        <translation>Verander; aan die begin: {keys}</translation>
    </message>
</context>
<context>
    <name>LearnDialog</name>
    <message>
        <source>Learn a game</source>
        <translation>Leer ’n spel</translation>
    </message>
    <message>
        <source>Five minutes at the table. You are told what to play, and why.</source>
        <translation>Vyf minute aan die tafel. Die les sê wat om te speel, en hoekom.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Kanselleer</translation>
    </message>
</context>
<context>
    <name>Leaving</name>
    <message>
        <source>This game is not saved.</source>
        <translation>Hierdie spel is nie gestoor nie.</translation>
    </message>
    <message>
        <source>If you quit now, what is not saved is lost.</source>
        <translation>As jy nou verlaat, gaan verlore wat nie gestoor is nie.</translation>
    </message>
</context>
<context>
    <name>Lesson</name>
    <message>
        <source>Another time, but not in this lesson. {step}</source>
        <translation>’n Ander keer, maar nie in hierdie les nie. {step}</translation>
    </message>
</context>
<context>
    <name>LessonBar</name>
    <message>
        <source>Go &amp;on</source>
        <translation>&amp;Gaan voort</translation>
    </message>
    <message>
        <source>&amp;Play this game…</source>
        <translation>Speel h&amp;ierdie spel…</translation>
    </message>
    <message>
        <source>&amp;Leave the lesson</source>
        <translation>&amp;Los die les</translation>
    </message>
    <message>
        <source>Play the card first.</source>
        <translation>Speel eers die kaart.</translation>
    </message>
</context>
<context>
    <name>Library</name>
    <message>
        <source>another program is using it</source>
        <translation>’n ander program gebruik dit</translation>
    </message>
    <message>
        <source>the disk is full</source>
        <translation>die skyf is vol</translation>
    </message>
    <message>
        <source>it can only be read</source>
        <translation>dit kan net gelees word</translation>
    </message>
    <message>
        <source>it cannot be opened</source>
        <translation>dit kan nie oopgemaak word nie</translation>
    </message>
    <message>
        <source>the disk does not answer as it should</source>
        <translation>die skyf reageer nie soos dit moet nie</translation>
    </message>
    <message>
        <source>Your games cannot be saved in “{path}”: {reason}. You can play on; saving is tried again and again.</source>
        <translation>Jou spelle kan nie in “{path}” gestoor word nie: {reason}. Jy kan verder speel; die program bly probeer stoor.</translation>
    </message>
    <message numerus="yes">
        <source>The list of your games was missing. %n game(s) came back from copies, last played {time}. What was played later may be missing.</source>
        <comment>time: date and time</comment>
        <translation>
            <numerusform>Die lys van jou spelle was weg. %n spel is uit kopieë terug, laas gespeel {time}. Wat later gespeel is, kan ontbreek.</numerusform>
            <numerusform>Die lys van jou spelle was weg. %n spelle is uit kopieë terug, laas gespeel {time}. Wat later gespeel is, kan ontbreek.</numerusform>
        </translation>
    </message>
    <message>
        <source>The list of your games was damaged, and nothing could be read. It is “{path}” now.</source>
        <translation>Die lys van jou spelle was beskadig, en niks kon gelees word nie. Dit is nou “{path}”.</translation>
    </message>
    <message numerus="yes">
        <source>The list of your games was damaged. %n game(s) could be brought back, last played {time}. What was played later may be missing. The old file is “{path}”.</source>
        <comment>time: date and time</comment>
        <translation>
            <numerusform>Die lys van jou spelle was beskadig. %n spel kon teruggehaal word, laas gespeel {time}. Wat later gespeel is, kan ontbreek. Die ou lêer is “{path}”.</numerusform>
            <numerusform>Die lys van jou spelle was beskadig. %n spelle kon teruggehaal word, laas gespeel {time}. Wat later gespeel is, kan ontbreek. Die ou lêer is “{path}”.</numerusform>
        </translation>
    </message>
    <message>
        <source>Your games were written by a newer version of Cardtable. They are in “{path}” now.</source>
        <translation>Jou spelle is deur ’n nuwer weergawe van Cardtable geskryf. Hulle is nou in “{path}”.</translation>
    </message>
    <message>
        <source>this is no file name</source>
        <translation>dit is nie ’n lêernaam nie</translation>
    </message>
    <message>
        <source>The game cannot be written to “{path}”: {reason}.</source>
        <translation>Die spel kan nie na “{path}” geskryf word nie: {reason}.</translation>
    </message>
    <message>
        <source>The backup cannot be restored just now. Your games are as they were.</source>
        <translation>Die rugsteun kan nie nou herstel word nie. Jou spelle is soos hulle was.</translation>
    </message>
    <message>
        <source>This game is no longer here.</source>
        <translation>Hierdie spel is nie meer hier nie.</translation>
    </message>
    <message>
        <source>This game was also played in another window. Yours goes on as a game of its own.</source>
        <translation>Hierdie spel is ook in ’n ander venster gespeel. Joune gaan as ’n spel op sy eie voort.</translation>
    </message>
    <message>
        <source>This backup is damaged and cannot be restored. Your games are as they were.</source>
        <translation>Hierdie rugsteun is beskadig en kan nie herstel word nie. Jou spelle is soos hulle was.</translation>
    </message>
    <message>
        <source>Saving works again. Nothing was lost.</source>
        <translation>Stoor werk weer. Niks het verlore gegaan nie.</translation>
    </message>
</context>
<context>
    <name>LibraryDialog</name>
    <message>
        <source>Games</source>
        <translation>Spelle</translation>
    </message>
    <message>
        <source>&amp;Resume</source>
        <translation>Speel &amp;verder</translation>
    </message>
    <message>
        <source>Re&amp;play</source>
        <translation>Speel &amp;terug</translation>
    </message>
    <message>
        <source>Re&amp;name</source>
        <translation>&amp;Hernoem</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>S&amp;krap</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>Voer &amp;uit…</translation>
    </message>
    <message>
        <source>&amp;Open file…</source>
        <translation>&amp;Maak lêer oop…</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Sluit</translation>
    </message>
    <message>
        <source>&amp;Look at it</source>
        <translation>K&amp;yk daarna</translation>
    </message>
    <message>
        <source>This game is on the table.</source>
        <translation>Hierdie spel is op die tafel.</translation>
    </message>
    <message>
        <source>No game has been played yet. Every game you play is kept here.</source>
        <translation>Nog geen spel is gespeel nie. Elke spel wat jy speel, word hier bewaar.</translation>
    </message>
    <message>
        <source>No game matches.</source>
        <translation>Geen spel is so nie.</translation>
    </message>
    <message>
        <source>Deleted “{title}”.</source>
        <translation>“{title}” geskrap.</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Ontdoen</translation>
    </message>
    <message>
        <source>Saved as “{path}”.</source>
        <translation>Gestoor as “{path}”.</translation>
    </message>
</context>
<context>
    <name>Log</name>
    <message>
        <source>Log</source>
        <translation>Verloop</translation>
    </message>
</context>
<context>
    <name>LookPage</name>
    <message>
        <source>Other f&amp;ile…</source>
        <translation>Ander &amp;lêer…</translation>
    </message>
    <message>
        <source>&amp;Deck</source>
        <translation>&amp;Pak kaarte</translation>
    </message>
    <message>
        <source>Four c&amp;olours, a pattern for each suit</source>
        <translation>Vi&amp;er kleure, elke soort met ’n patroon</translation>
    </message>
    <message>
        <source>&amp;Large figures in the corners</source>
        <translation>&amp;Groot syfers in die hoeke</translation>
    </message>
    <message>
        <source>Da&amp;rk faces</source>
        <translation>&amp;Donker kaarte</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>Blou</translation>
    </message>
    <message>
        <source>Red</source>
        <translation>Rooi</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>Agte&amp;rkant</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>Groen</translation>
    </message>
    <message>
        <source>Night blue</source>
        <translation>Nagblou</translation>
    </message>
    <message>
        <source>Wine</source>
        <translation>Wynrooi</translation>
    </message>
    <message>
        <source>&amp;Felt</source>
        <translation>Tafel&amp;kleur</translation>
    </message>
    <message>
        <source>Same as the desktop</source>
        <translation>Soos die rekenaar</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Lig</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Donker</translation>
    </message>
    <message>
        <source>Around &amp;the felt</source>
        <translation>Ro&amp;ndom die tafel</translation>
    </message>
    <message>
        <source>“{file}” cannot be used. {reason}</source>
        <translation>“{file}” kan nie gebruik word nie. {reason}</translation>
    </message>
    <message>
        <source>Choose a deck of cards</source>
        <translation>Kies ’n pak kaarte</translation>
    </message>
    <message>
        <source>Decks of cards</source>
        <translation>Pakke kaarte</translation>
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
        <translation>Nutsbalk</translation>
    </message>
    <message>
        <source>No computer player is thinking.</source>
        <translation>Geen rekenaarspeler dink nou nie.</translation>
    </message>
</context>
<context>
    <name>NewGameDialog</name>
    <message>
        <source>New game</source>
        <translation>Nuwe spel</translation>
    </message>
    <message>
        <source>&amp;Players</source>
        <translation>S&amp;pelers</translation>
    </message>
    <message>
        <source>&amp;Start</source>
        <translation>&amp;Begin</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Spel</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>Huisreëls</translation>
    </message>
    <message>
        <source>What each card does</source>
        <translation>Wat elke kaart doen</translation>
    </message>
    <message>
        <source>Deal &amp;number</source>
        <translation>Uitdeel&amp;nommer</translation>
    </message>
    <message>
        <source>random</source>
        <translation>lukraak</translation>
    </message>
    <message>
        <source>The same number deals the same cards again.</source>
        <translation>Dieselfde nommer deel weer dieselfde kaarte uit.</translation>
    </message>
    <message>
        <source>Restore &amp;defaults</source>
        <translation>Gewone &amp;instellings</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Kanselleer</translation>
    </message>
    <message>
        <source>Ctrl+Enter</source>
        <translation>Ctrl+Enter</translation>
    </message>
    <message>
        <source>Every player needs a name.</source>
        <translation>Elke speler het ’n naam nodig.</translation>
    </message>
    <message>
        <source>Two players have the same name.</source>
        <translation>Twee spelers het dieselfde naam.</translation>
    </message>
    <message>
        <source>A deal number has digits only; leave it empty for a random deal.</source>
        <translation>’n Uitdeelnommer bestaan net uit syfers; laat dit leeg vir lukrake kaarte.</translation>
    </message>
</context>
<context>
    <name>NinetyNine</name>
    <message>
        <source>easy</source>
        <translation>maklik</translation>
    </message>
    <message>
        <source>Plays any card that adds, preferably a high one, and saves its kings for the very last.</source>
        <translation>Speel enige kaart wat optel, liefs ’n hoë een, en spaar sy konings tot heel laaste.</translation>
    </message>
    <message>
        <source>normal</source>
        <translation>gewoon</translation>
    </message>
    <message>
        <source>Spends its high cards first, and special ones, whichever, only when nothing else fits.</source>
        <translation>Speel eers sy hoë kaarte, en ’n spesiale kaart, enigeen, net as niks anders pas nie.</translation>
    </message>
    <message>
        <source>hard</source>
        <translation>moeilik</translation>
    </message>
    <message>
        <source>Knows by heart how good it is to keep any two cards, but not what you hold.</source>
        <translation>Weet uit die kop hoe goed dit is om enige twee kaarte te hou, maar nie wat jy het nie.</translation>
    </message>
    <message>
        <source>expert</source>
        <translation>kenner</translation>
    </message>
    <message>
        <source>Knows the same by heart, and guesses your hand from the cards you have played.</source>
        <translation>Weet dieselfde uit die kop, en raai jou hand uit die kaarte wat jy gespeel het.</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) that you have not seen.</source>
        <translation>
            <numerusform>%n kaart wat jy nog nie gesien het nie.</numerusform>
            <numerusform>%n kaarte wat jy nog nie gesien het nie.</numerusform>
        </translation>
    </message>
    <message>
        <source>Special cards among them: {cards}</source>
        <translation>Spesiale kaarte daaronder: {cards}</translation>
    </message>
    <message>
        <source>No more special cards of these: {cards}</source>
        <translation>Spesiale kaarte wat almal weg is: {cards}</translation>
    </message>
    <message numerus="yes">
        <source>{card}, total {total}: %n of them would then be too much.</source>
        <comment>of the cards not seen</comment>
        <translation>
            <numerusform>{card}, totaal {total}: %n daarvan sou dan te veel wees.</numerusform>
            <numerusform>{card}, totaal {total}: %n daarvan sou dan te veel wees.</numerusform>
        </translation>
    </message>
    <message>
        <source>Ace</source>
        <translation>Aas</translation>
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
        <translation>Boer, vrou</translation>
    </message>
    <message>
        <source>King</source>
        <translation>Koning</translation>
    </message>
    <message>
        <source>2 to 8</source>
        <translation>2 tot 8</translation>
    </message>
    <message>
        <source>Adds {number} or takes off {number}, your choice</source>
        <translation>Tel {number} by of trek {number} af, jy kies</translation>
    </message>
    <message>
        <source>{one} or {other}, your choice</source>
        <translation>{one} of {other}, jy kies</translation>
    </message>
    <message>
        <source>Resets the total to 0</source>
        <translation>Bring die totaal terug na 0</translation>
    </message>
    <message>
        <source>Makes the total {total}</source>
        <translation>Bring die totaal op {total}</translation>
    </message>
    <message>
        <source>0: the total stays</source>
        <translation>0: die totaal bly</translation>
    </message>
    <message>
        <source>Takes off {number}, down to 0 at most</source>
        <translation>Trek {number} af, maar nooit onder 0 nie</translation>
    </message>
    <message>
        <source>Takes off {number}</source>
        <translation>Trek {number} af</translation>
    </message>
    <message>
        <source>Add their number</source>
        <translation>Tel hul getal by</translation>
    </message>
    <message>
        <source>Adds {number}</source>
        <translation>Tel {number} by</translation>
    </message>
    <message>
        <source>Turns the direction; with two players left you play again</source>
        <translation>Draai die rigting om; met twee spelers oor speel jy weer</translation>
    </message>
    <message>
        <source>Turns the direction; the total stays</source>
        <translation>Draai die rigting om; die totaal bly</translation>
    </message>
    <message>
        <source>The total stays and you play again</source>
        <translation>Die totaal bly en jy speel weer</translation>
    </message>
    <message>
        <source>The total stays</source>
        <translation>Die totaal bly</translation>
    </message>
    <message>
        <source>{name} resets: 0.</source>
        <translation>{name}: terug na 0.</translation>
    </message>
    <message>
        <source>{name} takes off {number}: {total}.</source>
        <translation>{name} trek {number} af: {total}.</translation>
    </message>
    <message>
        <source>{name} plays the {card} and turns the direction: {total}.</source>
        <translation>{name} speel die {card} en draai die rigting om: {total}.</translation>
    </message>
    <message>
        <source>{name} plays the {card} and plays again: {total}.</source>
        <translation>{name} speel die {card} en speel weer: {total}.</translation>
    </message>
    <message>
        <source>{name} plays the {card}: {total}.</source>
        <translation>{name} speel die {card}: {total}.</translation>
    </message>
    <message>
        <source>The first card is the {card}: {total}.</source>
        <translation>Die eerste kaart is die {card}: {total}.</translation>
    </message>
    <message>
        <source>{name} draws a card.</source>
        <translation>{name} trek ’n kaart.</translation>
    </message>
    <message>
        <source>Round {number}: {name} deals.</source>
        <translation>Rondte {number}: {name} deel.</translation>
    </message>
    <message>
        <source>The cards are dealt. {name} begins.</source>
        <translation>Die kaarte is uitgedeel. {name} begin.</translation>
    </message>
    <message>
        <source>The discard pile becomes the new stock; spent 9s and 10s leave the game.</source>
        <translation>Die weggooistapel word die nuwe trekstapel; gespeelde 9’s en 10’s gaan uit die spel.</translation>
    </message>
    <message>
        <source>The discard pile becomes the new stock.</source>
        <translation>Die weggooistapel word die nuwe trekstapel.</translation>
    </message>
    <message>
        <source>{name} gives up at {total} and loses a chip.</source>
        <translation>{name} gee op by {total} en verloor ’n skyfie.</translation>
    </message>
    <message>
        <source>{name} gives up at {total}.</source>
        <translation>{name} gee op by {total}.</translation>
    </message>
    <message>
        <source>{name} has no card that fits at {total} and loses a chip.</source>
        <translation>{name} het by {total} geen kaart wat pas nie en verloor ’n skyfie.</translation>
    </message>
    <message>
        <source>{name} has no card that fits at {total}.</source>
        <translation>{name} het by {total} geen kaart wat pas nie.</translation>
    </message>
    <message>
        <source>{name} is out.</source>
        <translation>{name} is uit.</translation>
    </message>
    <message>
        <source>The game is a draw.</source>
        <translation>Die spel is gelykop.</translation>
    </message>
    <message>
        <source>{name} wins.</source>
        <translation>{name} wen.</translation>
    </message>
    <message>
        <source>Spends high cards and keeps special ones, but slips now and then.</source>
        <translation>Speel hoë kaarte uit en hou spesiales, maar maak nou en dan ’n fout.</translation>
    </message>
    <message>
        <source>Pushes the total as high as it can and keeps special cards, but does not count.</source>
        <translation>Jaag die totaal so hoog moontlik op en hou spesiales, maar tel nie kaarte nie.</translation>
    </message>
    <message>
        <source>Counts every card and has much practice, but plays at a glance.</source>
        <translation>Tel elke kaart en is goed ingeoefen, maar speel met een oogopslag.</translation>
    </message>
    <message>
        <source>Reads the other hand from the cards played, and thinks of the best reply.</source>
        <translation>Lees die ander hand uit die gespeelde kaarte en dink aan die beste antwoord.</translation>
    </message>
    <message>
        <source>A total below zero</source>
        <translation>’n Totaal onder nul</translation>
    </message>
    <message>
        <source>is allowed</source>
        <translation>is toegelaat</translation>
    </message>
    <message>
        <source>stops at 0</source>
        <translation>stop by 0</translation>
    </message>
    <message>
        <source>Giving up though a card fits</source>
        <translation>Opgee terwyl ’n kaart pas</translation>
    </message>
    <message>
        <source>is not allowed</source>
        <translation>is nie toegelaat nie</translation>
    </message>
    <message>
        <source>Chips for each player</source>
        <translation>Skyfies vir elke speler</translation>
    </message>
    <message>
        <source>automatic</source>
        <translation>outomaties</translation>
    </message>
    <message>
        <source>Automatic: 5 chips, or 3 when four or more play.</source>
        <translation>Outomaties: 5 skyfies, of 3 as vier of meer speel.</translation>
    </message>
    <message>
        <source>Packs of cards</source>
        <translation>Pakke kaarte</translation>
    </message>
    <message>
        <source>Automatic: one pack, or two when four or more play.</source>
        <translation>Outomaties: een pak, of twee as vier of meer speel.</translation>
    </message>
    <message>
        <source>A player without chips</source>
        <translation>’n Speler sonder skyfies</translation>
    </message>
    <message>
        <source>is out</source>
        <translation>is uit</translation>
    </message>
    <message>
        <source>plays on until the next loss</source>
        <translation>speel verder tot die volgende verlies</translation>
    </message>
    <message>
        <source>A 4 with two players left</source>
        <translation>’n 4 met twee spelers oor</translation>
    </message>
    <message>
        <source>just passes the turn</source>
        <translation>gee net die beurt aan</translation>
    </message>
    <message>
        <source>gives the same player another turn</source>
        <translation>gee dieselfde speler nog ’n beurt</translation>
    </message>
    <message>
        <source>Reaching exactly 99</source>
        <translation>Presies 99</translation>
    </message>
    <message>
        <source>loses</source>
        <translation>verloor</translation>
    </message>
    <message>
        <source>is safe</source>
        <translation>is veilig</translation>
    </message>
    <message>
        <source>When the stock is empty</source>
        <translation>As die trekstapel leeg is</translation>
    </message>
    <message>
        <source>spent 9s and 10s leave</source>
        <translation>gespeelde 9’s en 10’s val uit</translation>
    </message>
    <message>
        <source>reshuffle everything</source>
        <translation>skommel alles weer</translation>
    </message>
    <message>
        <source>stop drawing</source>
        <translation>niemand trek meer nie</translation>
    </message>
    <message>
        <source>The pile is shuffled again. If its 9s and 10s come back, a game can go on for very long.</source>
        <translation>Die stapel word weer geskommel. As die 9’s en 10’s terugkom, kan ’n spel baie lank aanhou.</translation>
    </message>
    <message>
        <source>A draw after so many reshuffles</source>
        <translation>Gelykop ná soveel keer skommel</translation>
    </message>
    <message>
        <source>Only when everything is reshuffled. 0: never a draw.</source>
        <translation>Net as alles weer geskommel word. 0: nooit gelykop nie.</translation>
    </message>
    <message>
        <source>Turning the first card</source>
        <translation>Die eerste kaart omdraai</translation>
    </message>
    <message>
        <source>is part of the set-up</source>
        <translation>hoort by die opstelling</translation>
    </message>
    <message>
        <source>is the first player’s turn</source>
        <translation>is die eerste speler se beurt</translation>
    </message>
    <message>
        <source>The first card counts</source>
        <translation>Die eerste kaart tel</translation>
    </message>
    <message>
        <source>as if it were played</source>
        <translation>asof dit gespeel is</translation>
    </message>
    <message>
        <source>its number, also a 9 or a 10</source>
        <translation>sy getal, ook ’n 9 of ’n 10</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>niks</translation>
    </message>
    <message>
        <source>There was a card that fits, and giving up is never better.</source>
        <translation>Daar was ’n kaart wat pas, en opgee is nooit beter nie.</translation>
    </message>
    <message>
        <source>No other card fits.</source>
        <translation>Geen ander kaart pas nie.</translation>
    </message>
    <message>
        <source>Every card takes the total over 99.</source>
        <translation>Elke kaart bring die totaal bo 99.</translation>
    </message>
    <message>
        <source>No card keeps you under 99.</source>
        <translation>Geen kaart hou jou onder 99 nie.</translation>
    </message>
    <message>
        <source>This leaves {total}, and the next player has no card that fits.</source>
        <translation>Dan is dit {total}, en die volgende speler het geen kaart wat pas nie.</translation>
    </message>
    <message>
        <source>This leaves {total}: the next player has no card that fits {percent}% of the time, more often than after any other move.</source>
        <translation>Dan is dit {total}: die volgende speler het {percent}% van die tyd geen kaart wat pas nie, meer dikwels as ná enige ander keuse.</translation>
    </message>
    <message>
        <source>After this you have no card that fits at your next turn {percent}% of the time, less often than after any other move.</source>
        <translation>Hierna het jy {percent}% van die tyd by jou volgende beurt geen kaart wat pas nie, minder dikwels as ná enige ander keuse.</translation>
    </message>
    <message numerus="yes">
        <source>This keeps %n special card(s) for later.</source>
        <comment>the most there are</comment>
        <translation>
            <numerusform>So hou jy %n spesiale kaart vir later.</numerusform>
            <numerusform>So hou jy %n spesiale kaarte vir later.</numerusform>
        </translation>
    </message>
    <message>
        <source>This leaves {total}: the next player has no card that fits {percent}% of the time, after {best} {more}%.</source>
        <comment>after the seven of clubs 40%</comment>
        <translation>Dan is dit {total}: die volgende speler het {percent}% van die tyd geen kaart wat pas nie, ná {best} {more}%.</translation>
    </message>
    <message>
        <source>After this you have no card that fits at your next turn {percent}% of the time, after {best} only {less}%.</source>
        <comment>after the seven of clubs only 10%</comment>
        <translation>Hierna het jy {percent}% van die tyd by jou volgende beurt geen kaart wat pas nie, ná {best} net {less}%.</translation>
    </message>
    <message>
        <source>The {card} fits nearly always: keep it for later and play {best} now.</source>
        <translation>Die {card} pas byna altyd: hou dit vir later en speel nou {best}.</translation>
    </message>
    <message>
        <source>The {card} fits longer than {best}: keep it for later.</source>
        <translation>Die {card} pas langer as {best}: hou dit vir later.</translation>
    </message>
    <message>
        <source>This leaves {total}: {count} of {ranks} ranks take it over 99. After {best} it is {instead}.</source>
        <comment>{instead} is a number of ranks, too</comment>
        <translation>Dan is dit {total}: {count} van die {ranks} waardes bring dit bo 99. Ná {best} is dit {instead}.</translation>
    </message>
    <message>
        <source>This leaves {total}: {count} of {ranks} ranks take it to 99 or more. After {best} it is {instead}.</source>
        <comment>{instead} is a number of ranks, too</comment>
        <translation>Dan is dit {total}: {count} van die {ranks} waardes bring dit tot 99 of meer. Ná {best} is dit {instead}.</translation>
    </message>
    <message>
        <source>The aim</source>
        <translation>Die doel</translation>
    </message>
    <message>
        <source>Setting up</source>
        <translation>Die opstelling</translation>
    </message>
    <message>
        <source>What the cards do</source>
        <translation>Wat die kaarte doen</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>Jou beurt</translation>
    </message>
    <message>
        <source>When no card fits</source>
        <translation>Wanneer geen kaart pas nie</translation>
    </message>
    <message>
        <source>An empty stock</source>
        <translation>’n Leë trekstapel</translation>
    </message>
    <message>
        <source>The end</source>
        <translation>Die einde</translation>
    </message>
    <message>
        <source>The total never falls below 0.</source>
        <translation>Die totaal val nooit onder 0 nie.</translation>
    </message>
    <message>
        <source>The total may fall below 0.</source>
        <translation>Die totaal mag onder 0 val.</translation>
    </message>
    <message>
        <source>You may also give up although a card fits.</source>
        <translation>Jy mag ook opgee terwyl ’n kaart pas.</translation>
    </message>
    <message>
        <source>As long as a card fits you must play one that does.</source>
        <translation>Solank ’n kaart pas, moet jy een speel wat pas.</translation>
    </message>
    <message>
        <source>Be the last player left in the game.</source>
        <translation>Bly as laaste speler in die spel oor.</translation>
    </message>
    <message>
        <source>Every card played changes one shared total. It must not go over 99; 99 itself is safe.</source>
        <translation>Elke kaart wat gespeel word, verander een totaal wat almal deel. Dit mag nie bo 99 gaan nie; 99 self is veilig.</translation>
    </message>
    <message>
        <source>One pack of 52 cards is used, to the end of the game.</source>
        <translation>Een pak van 52 kaarte word gebruik, tot aan die einde van die spel.</translation>
    </message>
    <message>
        <source>Two packs, 104 cards, are used, to the end of the game.</source>
        <translation>Twee pakke, 104 kaarte, word gebruik, tot aan die einde van die spel.</translation>
    </message>
    <message>
        <source>Two to eight people play.</source>
        <translation>Twee tot agt mense speel.</translation>
    </message>
    <message numerus="yes">
        <source>Each player starts with %n chip(s).</source>
        <translation>
            <numerusform>Elke speler begin met %n skyfie.</numerusform>
            <numerusform>Elke speler begin met %n skyfies.</numerusform>
        </translation>
    </message>
    <message>
        <source>For each round all cards are shuffled and dealt one at a time, from the dealer’s left, until every player still in has 3.</source>
        <translation>Vir elke rondte word al die kaarte geskommel en een op ’n slag uitgedeel, van die deler se linkerkant af, totdat elke speler wat nog in is, 3 het.</translation>
    </message>
    <message>
        <source>The rest lies face down as the stock. The discard pile beside it is empty, the total 0.</source>
        <translation>Die res lê toe as die trekstapel. Die weggooistapel daarlangs is leeg en die totaal is 0.</translation>
    </message>
    <message>
        <source>Chance chooses the first dealer. After each round the next player to the left who is still in deals.</source>
        <translation>Die lot bepaal die eerste deler. Ná elke rondte deel die volgende speler links wat nog in is.</translation>
    </message>
    <message>
        <source>A 4 changes the direction of play. The total stays as it is.</source>
        <translation>’n 4 draai die speelrigting om. Die totaal bly soos dit is.</translation>
    </message>
    <message>
        <source>With two players left, a 4 gives the same player another turn.</source>
        <translation>Met twee spelers oor gee ’n 4 dieselfde speler nog ’n beurt.</translation>
    </message>
    <message>
        <source>With two players left, a 4 only passes the turn.</source>
        <translation>Met twee spelers oor gee ’n 4 net die beurt aan.</translation>
    </message>
    <message>
        <source>An ace adds 1 or 11, whichever you choose.</source>
        <translation>’n Aas tel 1 of 11 by, net soos jy kies.</translation>
    </message>
    <message>
        <source>2, 3, 5, 6, 7 and 8 add their number.</source>
        <translation>2, 3, 5, 6, 7 en 8 tel hul getal by.</translation>
    </message>
    <message>
        <source>A 9 counts 0: the total stays as it is.</source>
        <translation>’n 9 tel 0: die totaal bly soos dit is.</translation>
    </message>
    <message>
        <source>A 10 adds 10 or takes off 10, whichever you choose.</source>
        <translation>’n 10 tel 10 by of trek 10 af, net soos jy kies.</translation>
    </message>
    <message>
        <source>A jack or a queen adds 10.</source>
        <translation>’n Boer of ’n vrou tel 10 by.</translation>
    </message>
    <message>
        <source>A king makes the total 99, whatever it was, also when it is 99 already.</source>
        <translation>’n Koning bring die totaal op 99, wat dit ook al was, ook as dit reeds 99 is.</translation>
    </message>
    <message>
        <source>The player at the dealer’s left begins. Every round starts clockwise.</source>
        <translation>Die speler links van die deler begin. Elke rondte begin kloksgewys.</translation>
    </message>
    <message>
        <source>Play one of your 3 cards face up on the discard pile.</source>
        <translation>Speel een van jou 3 kaarte oop op die weggooistapel.</translation>
    </message>
    <message>
        <source>The new total is announced.</source>
        <translation>Die nuwe totaal word aangekondig.</translation>
    </message>
    <message>
        <source>Then a card is drawn for you.</source>
        <translation>Dan word ’n kaart vir jou getrek.</translation>
    </message>
    <message>
        <source>A player without chips plays on, and is out with the next loss.</source>
        <translation>’n Speler sonder skyfies speel verder, en is met die volgende verlies uit.</translation>
    </message>
    <message>
        <source>A player who loses the last chip is out.</source>
        <translation>’n Speler wat die laaste skyfie verloor, is uit.</translation>
    </message>
    <message>
        <source>If every card would take the total over 99, you play none and lose a chip.</source>
        <translation>As elke kaart die totaal bo 99 sou bring, speel jy geen kaart nie en verloor jy ’n skyfie.</translation>
    </message>
    <message>
        <source>All cards are collected and a new round begins.</source>
        <translation>Al die kaarte word ingesamel en ’n nuwe rondte begin.</translation>
    </message>
    <message>
        <source>Lost chips leave the game; nobody collects them.</source>
        <translation>Verlore skyfies gaan uit die spel; niemand kry hulle nie.</translation>
    </message>
    <message>
        <source>When a card must be drawn and the stock is empty, the discard pile is shuffled into a new stock. Its top card stays, and so does the total.</source>
        <translation>Wanneer ’n kaart getrek moet word en die trekstapel leeg is, word die weggooistapel tot ’n nuwe trekstapel geskommel. Die boonste kaart bly lê, en die totaal bly ook.</translation>
    </message>
    <message>
        <source>When only one player is left, that player wins.</source>
        <translation>Wanneer net een speler oor is, wen daardie speler.</translation>
    </message>
    <message>
        <source>The others rank by how long they stayed in: the last one out is second.</source>
        <translation>Die ander eindig volgens hoe lank hulle ingebly het: wie laaste uitval, is tweede.</translation>
    </message>
    <message>
        <source>Whoever takes the total to 99 or more loses: 98 is the highest safe total.</source>
        <translation>Wie die totaal tot 99 of meer bring, verloor: 98 is die hoogste veilige totaal.</translation>
    </message>
    <message>
        <source>Whoever takes the total over 99 loses; 99 itself is safe.</source>
        <translation>Wie die totaal bo 99 bring, verloor; 99 self is veilig.</translation>
    </message>
    <message>
        <source>Outlast your opponent.</source>
        <translation>Hou langer uit as jou opponent.</translation>
    </message>
    <message>
        <source>There is one total, shared by all players. It starts at 0.</source>
        <translation>Daar is een totaal, wat al die spelers deel. Dit begin by 0.</translation>
    </message>
    <message>
        <source>Two people play.</source>
        <translation>Twee mense speel.</translation>
    </message>
    <message>
        <source>The game is made for two; here up to four play it.</source>
        <translation>Die spel is vir twee gemaak; hier kan tot vier speel.</translation>
    </message>
    <message>
        <source>One pack without kings, queens and jacks: 40 cards, ace to 10.</source>
        <translation>Een pak sonder konings, vroue en boere: 40 kaarte, aas tot 10.</translation>
    </message>
    <message>
        <source>Each player gets a hand of 5 cards, one at a time. The rest lies face down as the stock.</source>
        <translation>Elke speler kry ’n hand van 5 kaarte, een op ’n slag. Die res lê toe as die trekstapel.</translation>
    </message>
    <message>
        <source>Chance chooses the first player; in the next game it is the other one&apos;s turn.</source>
        <translation>Die lot bepaal die eerste speler; in die volgende spel is dit die ander een se beurt.</translation>
    </message>
    <message>
        <source>It counts its number, also a 9 or a 10.</source>
        <translation>Dit tel sy getal, ook ’n 9 of ’n 10.</translation>
    </message>
    <message>
        <source>It counts nothing: the total stays 0.</source>
        <translation>Dit tel niks: die totaal bly 0.</translation>
    </message>
    <message>
        <source>It counts as if it were played: a 9 resets, a 10 takes off 10.</source>
        <translation>Dit tel asof dit gespeel is: ’n 9 bring die totaal terug na 0, ’n 10 trek 10 af.</translation>
    </message>
    <message>
        <source>That was the first player’s turn; the next player goes on.</source>
        <translation>Dit was die eerste speler se beurt; die volgende speler gaan voort.</translation>
    </message>
    <message>
        <source>Then the first player takes the first turn.</source>
        <translation>Dan is die eerste speler eerste aan die beurt.</translation>
    </message>
    <message>
        <source>The top card of the stock is turned to start the pile.</source>
        <translation>Die boonste kaart van die trekstapel word omgedraai om die stapel te begin.</translation>
    </message>
    <message>
        <source>An ace adds 1.</source>
        <translation>’n Aas tel 1 by.</translation>
    </message>
    <message>
        <source>2 to 8 add their number.</source>
        <translation>2 tot 8 tel hul getal by.</translation>
    </message>
    <message>
        <source>A 9 always resets the total to 0.</source>
        <translation>’n 9 bring die totaal altyd terug na 0.</translation>
    </message>
    <message>
        <source>A 10 always takes 10 off the total.</source>
        <translation>’n 10 trek altyd 10 van die totaal af.</translation>
    </message>
    <message>
        <source>“Reset” and “take off 10” are announced for you.</source>
        <translation>“Terug na nul” en “trek 10 af” word vir jou aangekondig.</translation>
    </message>
    <message>
        <source>Then a card is drawn for you, and your hand has 5 again.</source>
        <translation>Dan word ’n kaart vir jou getrek, en jou hand het weer 5.</translation>
    </message>
    <message>
        <source>Players take turns, clockwise.</source>
        <translation>Spelers speel om die beurt, kloksgewys.</translation>
    </message>
    <message>
        <source>Play exactly one card from your hand on the pile.</source>
        <translation>Speel presies een kaart uit jou hand op die stapel.</translation>
    </message>
    <message>
        <source>If every card would take the total to 99 or more, you are out.</source>
        <translation>As elke kaart die totaal tot 99 of meer sou bring, is jy uit.</translation>
    </message>
    <message>
        <source>If every card would take the total over 99, you are out.</source>
        <translation>As elke kaart die totaal bo 99 sou bring, is jy uit.</translation>
    </message>
    <message>
        <source>The hand goes under the pile, the total stays, and the next player goes on.</source>
        <translation>Die hand gaan onder die stapel, die totaal bly, en die volgende speler gaan voort.</translation>
    </message>
    <message>
        <source>When a card must be drawn and the stock is empty, the pile under its top card is shuffled into a new stock, but the 9s and 10s in it leave the game. The total stays.</source>
        <translation>Wanneer ’n kaart getrek moet word en die trekstapel leeg is, word die stapel onder sy boonste kaart tot ’n nuwe trekstapel geskommel, maar die 9’s en 10’s daarin gaan uit die spel. Die totaal bly.</translation>
    </message>
    <message>
        <source>When a card must be drawn and the stock is empty, the pile under its top card is shuffled into a new stock. The total stays.</source>
        <translation>Wanneer ’n kaart getrek moet word en die trekstapel leeg is, word die stapel onder sy boonste kaart tot ’n nuwe trekstapel geskommel. Die totaal bly.</translation>
    </message>
    <message>
        <source>When the stock is empty nobody draws any more.</source>
        <translation>Wanneer die trekstapel leeg is, trek niemand meer nie.</translation>
    </message>
    <message numerus="yes">
        <source>After %n reshuffle(s) an empty stock ends the game in a draw.</source>
        <translation>
            <numerusform>Nadat %n keer weer geskommel is, eindig die spel gelykop sodra die trekstapel leeg is.</numerusform>
            <numerusform>Nadat %n keer weer geskommel is, eindig die spel gelykop sodra die trekstapel leeg is.</numerusform>
        </translation>
    </message>
    <message>
        <source>When nobody has a card left the game is a draw.</source>
        <translation>Wanneer niemand meer ’n kaart het nie, is die spel gelykop.</translation>
    </message>
    <message>
        <source>When one player is left, that player wins.</source>
        <translation>Wanneer een speler oor is, wen daardie speler.</translation>
    </message>
    <message>
        <source>Each game stands for itself.</source>
        <translation>Elke spel staan op sy eie.</translation>
    </message>
    <message>
        <source>You still have a card that fits.</source>
        <translation>Jy het nog ’n kaart wat pas.</translation>
    </message>
    <message>
        <source>Play exactly one card.</source>
        <translation>Speel presies een kaart.</translation>
    </message>
    <message>
        <source>You do not have the {card}.</source>
        <translation>Jy het nie die {card} nie.</translation>
    </message>
    <message>
        <source>The {card} would take the total to {total}. The highest safe total is {limit}.</source>
        <translation>Die {card} sou die totaal op {total} bring. Die hoogste veilige totaal is {limit}.</translation>
    </message>
    <message>
        <source>The {card} leaves no choice.</source>
        <translation>Die {card} laat jou geen keuse nie.</translation>
    </message>
    <message>
        <source>Choose what the {card} does: {one} or {other}.</source>
        <translation>Kies wat die {card} doen: {one} of {other}.</translation>
    </message>
    <message>
        <source>Ninety-Nine with chips</source>
        <translation>Nege-en-negentig met skyfies</translation>
    </message>
    <message>
        <source>The adding game with all 52 cards, three in each hand, for two to eight. Whoever would take the total over 99 loses a chip.</source>
        <translation>Die optelspel met al 52 kaarte, drie in elke hand, vir twee tot agt. Wie die totaal bo 99 sou bring, verloor ’n skyfie.</translation>
    </message>
    <message>
        <source>Ninety-Nine head to head</source>
        <translation>Nege-en-negentig een teen een</translation>
    </message>
    <message>
        <source>The adding game without court cards, five in each hand, for two. Whoever cannot keep the total under 99 is out.</source>
        <translation>Die optelspel sonder prentkaarte, vyf in elke hand, vir twee. Wie nie die totaal onder 99 kan hou nie, is uit.</translation>
    </message>
    <message>
        <source>The first player sits at the dealer’s left.</source>
        <translation>Die eerste speler sit links van die deler.</translation>
    </message>
    <message>
        <source>Seven or more players need two packs.</source>
        <translation>Sewe of meer spelers het twee pakke nodig.</translation>
    </message>
    <message>
        <source>In a position somebody must still be in.</source>
        <translation>In ’n posisie moet daar nog iemand in wees.</translation>
    </message>
    <message>
        <source>A position needs the hands of all players.</source>
        <translation>’n Posisie het die hande van al die spelers nodig.</translation>
    </message>
    <message>
        <source>In a position a player who is still in must be to move.</source>
        <translation>In ’n posisie moet ’n speler wat nog in is, aan die beurt wees.</translation>
    </message>
    <message>
        <source>This position cannot be: {reason}.</source>
        <translation>Hierdie posisie kan nie bestaan nie: {reason}.</translation>
    </message>
    <message>
        <source>A position for {players} players needs as many {field}.</source>
        <translation>’n Posisie vir {players} spelers het net soveel {field} nodig.</translation>
    </message>
    <message>
        <source>Stock</source>
        <translation>Trekstapel</translation>
    </message>
    <message>
        <source>Discard pile</source>
        <translation>Weggooistapel</translation>
    </message>
    <message>
        <source>Out of the game</source>
        <translation>Uit die spel</translation>
    </message>
    <message>
        <source>Hand</source>
        <translation>Hand</translation>
    </message>
    <message numerus="yes">
        <source>%n chip(s)</source>
        <translation>
            <numerusform>%n skyfie</numerusform>
            <numerusform>%n skyfies</numerusform>
        </translation>
    </message>
    <message>
        <source>99 is safe</source>
        <translation>99 is veilig</translation>
    </message>
    <message>
        <source>99 loses</source>
        <translation>99 verloor</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Totaal</translation>
    </message>
    <message>
        <source>Total {total}</source>
        <translation>Totaal {total}</translation>
    </message>
    <message>
        <source>−1 chip</source>
        <translation>−1 skyfie</translation>
    </message>
    <message>
        <source>out</source>
        <translation>uit</translation>
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
        <translation>Rondte {number}</translation>
    </message>
    <message>
        <source>Chips</source>
        <translation>Skyfies</translation>
    </message>
    <message>
        <source>still in</source>
        <comment>a player, in the score sheet</comment>
        <translation>nog in</translation>
    </message>
    <message>
        <source>won</source>
        <translation>gewen</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Gelykop</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Spel</translation>
    </message>
    <message>
        <source>99 is the highest safe total</source>
        <comment>name of a rule</comment>
        <translation>99 is die hoogste veilige totaal</translation>
    </message>
    <message>
        <source>stay under 99</source>
        <comment>name of a rule</comment>
        <translation>bly onder 99</translation>
    </message>
    <message>
        <source>play one card of your hand</source>
        <comment>name of a rule</comment>
        <translation>speel een kaart uit jou hand</translation>
    </message>
    <message>
        <source>play a card that fits</source>
        <comment>name of a rule</comment>
        <translation>speel ’n kaart wat pas</translation>
    </message>
    <message>
        <source>what an ace does</source>
        <comment>name of a rule</comment>
        <translation>wat ’n aas doen</translation>
    </message>
    <message>
        <source>what a 10 does</source>
        <comment>name of a rule</comment>
        <translation>wat ’n 10 doen</translation>
    </message>
    <message>
        <source>the end of the game</source>
        <comment>name of a rule</comment>
        <translation>die einde van die spel</translation>
    </message>
    <message>
        <source>costs a chip</source>
        <translation>kos ’n skyfie</translation>
    </message>
    <message>
        <source>the total stays {total}</source>
        <translation>die totaal bly {total}</translation>
    </message>
    <message>
        <source>{before} to {after}</source>
        <comment>spoken: the total goes from 64 to 71</comment>
        <translation>{before} na {after}</translation>
    </message>
    <message>
        <source>{card}: the total goes from {before} to {one} or to {other}.</source>
        <translation>{card}: die totaal gaan van {before} na {one} of na {other}.</translation>
    </message>
    <message>
        <source>{card}: the total stays at {after} and the direction of play turns.</source>
        <translation>{card}: die totaal bly {after} en die speelrigting draai om.</translation>
    </message>
    <message>
        <source>{card}: the total stays at {after} and you play again.</source>
        <translation>{card}: die totaal bly {after} en jy speel weer.</translation>
    </message>
    <message>
        <source>{card}: the total stays at {after}.</source>
        <translation>{card}: die totaal bly {after}.</translation>
    </message>
    <message>
        <source>{card}: the total goes from {before} to {after}.</source>
        <translation>{card}: die totaal gaan van {before} na {after}.</translation>
    </message>
</context>
<context>
    <name>NinetyNineLesson</name>
    <message>
        <source>One round with chips for three: the total, the special cards, a chip lost.</source>
        <translation>Een rondte met skyfies vir drie: die totaal, die spesiale kaarte, ’n verlore skyfie.</translation>
    </message>
    <message>
        <source>Everybody plays a card in turn, and every card changes the total in the middle. The total must not go over 99. Whoever has no card that fits loses a chip.</source>
        <translation>Almal speel om die beurt ’n kaart, en elke kaart verander die totaal in die middel. Die totaal mag nie bo 99 gaan nie. Wie geen kaart het wat pas nie, verloor ’n skyfie.</translation>
    </message>
    <message>
        <source>The total is 0. An ace adds 1 or 11, as you like. Play the {card} and choose +1.</source>
        <translation>Die totaal is 0. ’n Aas tel 1 of 11 by, soos jy wil. Speel die {card} en kies +1.</translation>
    </message>
    <message>
        <source>You have drawn a new card; you always hold three. The total is 16. A 10 adds 10 or takes 10 away. Play the {card} and choose −10.</source>
        <translation>Jy het ’n nuwe kaart getrek; jy het altyd drie. Die totaal is 16. ’n 10 tel 10 by of trek 10 af. Speel die {card} en kies −10.</translation>
    </message>
    <message>
        <source>A 4 leaves the total as it is and turns the direction of play: watch the arrows. Play the {card}.</source>
        <translation>’n 4 laat die totaal soos dit is en draai die speelrigting om: hou die pyle dop. Speel die {card}.</translation>
    </message>
    <message>
        <source>It came back to you the other way round. A king makes the total 99, whatever it was. Now the others need a special card. Play the {card}.</source>
        <translation>Die beurt het van die ander kant af na jou teruggekom. ’n Koning bring die totaal op 99, wat dit ook al was. Nou het die ander ’n spesiale kaart nodig. Speel die {card}.</translation>
    </message>
    <message>
        <source>Bao played a 4, so it is your turn already. 99 is safe: a card that adds nothing fits. Send it back with the {card}.</source>
        <translation>Bao het ’n 4 gespeel, dus is dit al weer jou beurt. 99 is veilig: ’n kaart wat niks bytel nie, pas. Stuur dit terug met die {card}.</translation>
    </message>
    <message>
        <source>The total is 97. Your 2 would fit too, but keep it for later. A 9 adds nothing. Play the {card}.</source>
        <translation>Die totaal is 97. Jou 2 sou ook pas, maar hou dit vir later. ’n 9 tel niks by nie. Speel die {card}.</translation>
    </message>
    <message>
        <source>Bao went to 99 and Amara had nothing that fits: she lost a chip. A new round would begin now. Without chips you are out, and the last one in wins. The special cards are worth keeping.</source>
        <translation>Bao het tot 99 gegaan en Amara het niks gehad wat pas nie: sy het ’n skyfie verloor. Nou sou ’n nuwe rondte begin. Sonder skyfies is jy uit, en wie laaste in is, wen. Dit loon om die spesiale kaarte te spaar.</translation>
    </message>
    <message>
        <source>The end of a game head to head: resets, small cards, the last step to 99.</source>
        <translation>Die einde van ’n spel een teen een: terug na nul, klein kaarte, die laaste tree na 99.</translation>
    </message>
    <message>
        <source>You and Amara have played for a while. Every card changes the total in the middle. It must stay under 99: whoever has no card for that has lost.</source>
        <translation>Jy en Amara speel al ’n ruk. Elke kaart verander die totaal in die middel. Dit moet onder 99 bly: wie nie ’n kaart daarvoor het nie, het verloor.</translation>
    </message>
    <message>
        <source>The total is 93, and most of your cards are too high. A 9 resets it to 0. Play the {card}.</source>
        <translation>Die totaal is 93, en die meeste van jou kaarte is te hoog. ’n 9 bring dit terug na 0. Speel die {card}.</translation>
    </message>
    <message>
        <source>From ace to 8 a card adds its number. Get rid of high ones while there is room. Play the {card}.</source>
        <translation>Van aas tot 8 tel ’n kaart sy getal by. Raak van hoë kaarte ontslae terwyl daar plek is. Speel die {card}.</translation>
    </message>
    <message>
        <source>The total is 24. Again the highest: the {card}.</source>
        <translation>Die totaal is 24. Weer die hoogste: die {card}.</translation>
    </message>
    <message>
        <source>38. Still room enough for the {card}.</source>
        <translation>38. Nog genoeg plek vir die {card}.</translation>
    </message>
    <message>
        <source>52. You keep the 10 and the small cards for the end. Play the {card}.</source>
        <translation>52. Jy hou die 10 en die klein kaarte vir die einde. Speel die {card}.</translation>
    </message>
    <message>
        <source>64. Play the {card}.</source>
        <translation>64. Speel die {card}.</translation>
    </message>
    <message>
        <source>75. Play the {card}.</source>
        <translation>75. Speel die {card}.</translation>
    </message>
    <message>
        <source>85. Now each point counts. Take a small step with the {card}.</source>
        <translation>85. Nou tel elke punt. Gee ’n klein tree met die {card}.</translation>
    </message>
    <message>
        <source>93. You could go on with small steps, but a 10 takes 10 off and wins time. Play the {card}.</source>
        <translation>93. Jy kan met klein treetjies aangaan, maar ’n 10 trek 10 af en wen tyd. Speel die {card}.</translation>
    </message>
    <message>
        <source>88. Amara seems to have no small cards. Play the {card}.</source>
        <translation>88. Dit lyk of Amara geen klein kaarte het nie. Speel die {card}.</translation>
    </message>
    <message>
        <source>96. With the {card} the total is 98: only a 9 or a 10 could save Amara then. Play it.</source>
        <translation>96. Met die {card} is die totaal 98: dan kan net ’n 9 of ’n 10 Amara red. Speel dit.</translation>
    </message>
    <message>
        <source>Amara had no card that stays under 99. You have won! Keep 9s, 10s and small cards for the end, and count which of them are gone.</source>
        <translation>Amara het geen kaart gehad wat onder 99 bly nie. Jy het gewen! Hou 9’s, 10’s en klein kaarte vir die einde, en tel watter van hulle al gespeel is.</translation>
    </message>
</context>
<context>
    <name>NinetyNineQuestions</name>
    <message>
        <source>Which Ninety-Nine do you play?</source>
        <translation>Watter soort Nege-en-negentig speel jy?</translation>
    </message>
    <message>
        <source>What does a 9 do?</source>
        <translation>Wat doen ’n 9?</translation>
    </message>
    <message>
        <source>Nothing: the total stays</source>
        <translation>Niks: die totaal bly</translation>
    </message>
    <message>
        <source>It makes the total 0</source>
        <translation>Dit bring die totaal op 0</translation>
    </message>
    <message>
        <source>It makes the total 99</source>
        <translation>Dit bring die totaal op 99</translation>
    </message>
    <message>
        <source>Here the king does that, in the game with chips.</source>
        <translation>Hier doen die koning dit, in die spel met skyfies.</translation>
    </message>
    <message>
        <source>What does a king do?</source>
        <translation>Wat doen ’n koning?</translation>
    </message>
    <message>
        <source>There are no kings, queens and jacks</source>
        <translation>Daar is geen konings, vroue en boere nie</translation>
    </message>
    <message>
        <source>It counts 10, or nothing</source>
        <translation>Dit tel 10, of niks</translation>
    </message>
    <message>
        <source>Here a king always makes the total 99.</source>
        <translation>Hier bring ’n koning die totaal altyd op 99.</translation>
    </message>
    <message>
        <source>What does a 4 do?</source>
        <translation>Wat doen ’n 4?</translation>
    </message>
    <message>
        <source>It turns the direction of play</source>
        <translation>Dit draai die speelrigting om</translation>
    </message>
    <message>
        <source>It adds 4</source>
        <translation>Dit tel 4 by</translation>
    </message>
    <message>
        <source>What does a 10 do?</source>
        <translation>Wat doen ’n 10?</translation>
    </message>
    <message>
        <source>It adds 10 or takes 10 away, as you like</source>
        <translation>Dit tel 10 by of trek 10 af, soos jy wil</translation>
    </message>
    <message>
        <source>It always takes 10 away</source>
        <translation>Dit trek altyd 10 af</translation>
    </message>
    <message>
        <source>How many cards does each player hold?</source>
        <translation>Hoeveel kaarte het elke speler?</translation>
    </message>
    <message>
        <source>Three</source>
        <translation>Drie</translation>
    </message>
    <message>
        <source>Five</source>
        <translation>Vyf</translation>
    </message>
    <message>
        <source>How many chips, coins or lives does each player have?</source>
        <translation>Hoeveel skyfies, muntstukke of lewens het elke speler?</translation>
    </message>
    <message>
        <source>Five, or three when four or more play</source>
        <translation>Vyf, of drie as vier of meer speel</translation>
    </message>
    <message>
        <source>Always three</source>
        <translation>Altyd drie</translation>
    </message>
    <message>
        <source>Always five</source>
        <translation>Altyd vyf</translation>
    </message>
    <message>
        <source>No chips: whoever cannot play has lost</source>
        <translation>Geen skyfies nie: wie nie kan speel nie, het verloor</translation>
    </message>
    <message>
        <source>Who is out?</source>
        <translation>Wie is uit?</translation>
    </message>
    <message>
        <source>Whoever has lost the last chip</source>
        <translation>Wie die laaste skyfie verloor het</translation>
    </message>
    <message>
        <source>Whoever loses once more without chips</source>
        <translation>Wie sonder skyfies nog een keer verloor</translation>
    </message>
    <message>
        <source>Whoever cannot play, at once</source>
        <translation>Wie nie kan speel nie, dadelik</translation>
    </message>
    <message>
        <source>Is a total of exactly 99 safe?</source>
        <translation>Is ’n totaal van presies 99 veilig?</translation>
    </message>
    <message>
        <source>Yes, only more than 99 loses</source>
        <translation>Ja, net meer as 99 verloor</translation>
    </message>
    <message>
        <source>No, it must stay under 99</source>
        <translation>Nee, dit moet onder 99 bly</translation>
    </message>
    <message>
        <source>Can the total go below 0?</source>
        <translation>Kan die totaal onder 0 gaan?</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>Ja</translation>
    </message>
    <message>
        <source>No, it stops at 0</source>
        <translation>Nee, dit stop by 0</translation>
    </message>
</context>
<context>
    <name>Notice</name>
    <message>
        <source>Close this message</source>
        <translation>Maak hierdie boodskap toe</translation>
    </message>
</context>
<context>
    <name>OpenCodeDialog</name>
    <message>
        <source>Open deal code</source>
        <translation>Maak kaartkode oop</translation>
    </message>
    <message>
        <source>&amp;Play this deal</source>
        <translation>&amp;Speel hierdie kaarte</translation>
    </message>
    <message>
        <source>&amp;Deal code</source>
        <translation>&amp;Kaartkode</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Kanselleer</translation>
    </message>
    <message>
        <source>Type the code, or paste it. Hyphens do not matter.</source>
        <translation>Tik die kode in, of plak dit. Koppeltekens maak nie saak nie.</translation>
    </message>
    <message>
        <source>{game}, deal {number}</source>
        <translation>{game}, uitdeling {number}</translation>
    </message>
    <message>
        <source>No house rules are changed.</source>
        <translation>Geen huisreëls is verander nie.</translation>
    </message>
    <message>
        <source>You have played this deal before, so it counts as practice.</source>
        <translation>Jy het hierdie kaarte al voorheen gespeel, dus tel dit as oefening.</translation>
    </message>
    <message>
        <source>The code is right.</source>
        <translation>Die kode is reg.</translation>
    </message>
</context>
<context>
    <name>Opponent</name>
    <message>
        <source>The thinking process has failed. Simple opponents play in its place.</source>
        <translation>Die denkproses het misluk. Eenvoudige opponente speel in sy plek.</translation>
    </message>
</context>
<context>
    <name>Options</name>
    <message>
        <source>no</source>
        <translation>nee</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>ja</translation>
    </message>
    <message>
        <source>There is no option “{name}”. There are: {names}.</source>
        <translation>Daar is geen opsie “{name}” nie. Daar is: {names}.</translation>
    </message>
    <message>
        <source>Option “{name}” cannot be {value}. It can be: {values}.</source>
        <translation>Opsie “{name}” kan nie {value} wees nie. Dit kan wees: {values}.</translation>
    </message>
</context>
<context>
    <name>OptionsForm</name>
    <message>
        <source>House rule, changed from the default.</source>
        <translation>Huisreël, anders as gewoonlik.</translation>
    </message>
</context>
<context>
    <name>Past</name>
    <message>
        <source>There is no game on the table.</source>
        <translation>Daar is geen spel op die tafel nie.</translation>
    </message>
    <message>
        <source>A replay is being shown.</source>
        <translation>’n Spel word nou teruggespeel.</translation>
    </message>
    <message>
        <source>A lesson is being shown.</source>
        <translation>’n Les is nou aan die gang.</translation>
    </message>
    <message>
        <source>Nobody has decided anything yet.</source>
        <translation>Niemand het nog iets besluit nie.</translation>
    </message>
    <message>
        <source>Nothing has been taken back.</source>
        <translation>Niks is teruggeneem nie.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Ontdoen</translation>
    </message>
    <message>
        <source>Hidden cards have been seen since that decision.</source>
        <translation>Versteekte kaarte is sedert daardie besluit gesien.</translation>
    </message>
    <message>
        <source>It can be taken back all the same. The game then counts as practice from now on.</source>
        <translation>Dit kan tog teruggeneem word. Die spel tel dan van nou af as oefening.</translation>
    </message>
    <message>
        <source>&amp;Take it back</source>
        <translation>&amp;Neem dit terug</translation>
    </message>
    <message>
        <source>&amp;Play on</source>
        <translation>Speel v&amp;erder</translation>
    </message>
    <message>
        <source>This game cannot be played back. {reason}</source>
        <translation>Hierdie spel kan nie teruggespeel word nie. {reason}</translation>
    </message>
    <message>
        <source>You are out of this game; the others play on.</source>
        <translation>Jy is uit hierdie spel; die ander speel verder.</translation>
    </message>
    <message>
        <source>&amp;Finish at once</source>
        <translation>&amp;Maak dadelik klaar</translation>
    </message>
</context>
<context>
    <name>Pause</name>
    <message>
        <source>Until I press a key</source>
        <translation>Tot ek ’n toets druk</translation>
    </message>
</context>
<context>
    <name>PersonPage</name>
    <message>
        <source>Player</source>
        <translation>Speler</translation>
    </message>
    <message>
        <source>Your &amp;name</source>
        <translation>Jou &amp;naam</translation>
    </message>
    <message>
        <source>For new games.</source>
        <translation>Vir nuwe spelle.</translation>
    </message>
    <message>
        <source>Same as the desktop</source>
        <translation>Soos die rekenaar</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>Taa&amp;l</translation>
    </message>
</context>
<context>
    <name>Picker</name>
    <message>
        <source>cannot be played now</source>
        <translation>kan nie nou gespeel word nie</translation>
    </message>
    <message>
        <source>playable, {one} or {other}</source>
        <comment>said after a card’s name: playable, 64 to 65 or 64 to 75</comment>
        <translation>speelbaar, {one} of {other}</translation>
    </message>
    <message>
        <source>playable, {effect}</source>
        <comment>said after a card’s name: playable, 64 to 71</comment>
        <translation>speelbaar, {effect}</translation>
    </message>
    <message>
        <source>Once more: {effect}</source>
        <comment>choose the card once more to play it</comment>
        <translation>Nog ’n keer: {effect}</translation>
    </message>
    <message>
        <source>Choose the {card} once more to play it.</source>
        <translation>Kies die {card} nog ’n keer om dit te speel.</translation>
    </message>
</context>
<context>
    <name>PlayPage</name>
    <message>
        <source>Off</source>
        <translation>Af</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Stadig</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normaal</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Vinnig</translation>
    </message>
    <message>
        <source>&amp;Motion of cards</source>
        <translation>&amp;Beweging van kaarte</translation>
    </message>
    <message>
        <source>&amp;None where the desktop asks for less motion</source>
        <translation>&amp;Geen as die rekenaar minder beweging vra</translation>
    </message>
    <message>
        <source>&amp;Opponents take at least</source>
        <translation>Opponente neem &amp;minstens</translation>
    </message>
    <message>
        <source>A finished &amp;trick stays</source>
        <translation>Voltooide slag bl&amp;y lê</translation>
    </message>
    <message>
        <source>A finished &amp;round stays</source>
        <translation>Voltooide &amp;rondte bly lê</translation>
    </message>
    <message>
        <source>&amp;Sort my cards</source>
        <translation>Sorteer my &amp;kaarte</translation>
    </message>
</context>
<context>
    <name>Practice</name>
    <message>
        <source>There is nothing to practise: no mistakes have been found in your games.</source>
        <translation>Daar is niks om te oefen nie: geen foute is in jou spelle gevind nie.</translation>
    </message>
    <message>
        <source>The coach is looking at one of your games again. Try once more in a moment.</source>
        <translation>Die afrigter kyk weer na een van jou spelle. Probeer oor ’n oomblik weer.</translation>
    </message>
</context>
<context>
    <name>PreferencesDialog</name>
    <message>
        <source>Preferences</source>
        <translation>Voorkeure</translation>
    </message>
    <message>
        <source>Loo&amp;k</source>
        <translation>Voork&amp;oms</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>&amp;Speel</translation>
    </message>
    <message>
        <source>So&amp;und</source>
        <translation>Kl&amp;ank</translation>
    </message>
    <message>
        <source>&amp;You</source>
        <translation>&amp;Jy</translation>
    </message>
    <message>
        <source>&amp;As before</source>
        <translation>Soos &amp;voorheen</translation>
    </message>
    <message>
        <source>Everything as it was when this window was opened</source>
        <translation>Alles soos dit was toe hierdie venster oopgemaak is</translation>
    </message>
    <message>
        <source>Usual &amp;settings</source>
        <translation>Gewone &amp;instellings</translation>
    </message>
    <message>
        <source>Clos&amp;e</source>
        <translation>Slui&amp;t</translation>
    </message>
</context>
<context>
    <name>ProofDialog</name>
    <message>
        <source>Proof of fairness</source>
        <translation>Bewys van eerlikheid</translation>
    </message>
    <message>
        <source>The cards and the opponents’ dice were fixed before you saw the first card. The promise below is their fingerprint: change one card, and it would be another one. After the game everything is laid open, and each decision of the opponents is taken again on nothing but what they could see.</source>
        <translation>Die kaarte en die opponente se dobbelstene is vasgelê voordat jy die eerste kaart gesien het. Die belofte hieronder is hul vingerafdruk: verander een kaart, en dit sou ’n ander een wees. Ná die spel word alles oopgelê, en elke besluit van die opponente word weer geneem, net uit wat hulle kon sien.</translation>
    </message>
    <message>
        <source>Decisions taken again</source>
        <translation>Besluite wat weer geneem is</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Sluit</translation>
    </message>
    <message>
        <source>Anybody can verify a saved game: cardtable verify FILE</source>
        <translation>Enigeen kan ’n gestoorde spel toets: cardtable verify LÊER</translation>
    </message>
    <message>
        <source>The &amp;promise</source>
        <translation>Die &amp;belofte</translation>
    </message>
    <message>
        <source>This game promised nothing.</source>
        <translation>Hierdie spel het niks belowe nie.</translation>
    </message>
    <message>
        <source>C&amp;opy</source>
        <translation>&amp;Kopieer</translation>
    </message>
    <message>
        <source>When the game is over, you see here whether the promise was kept.</source>
        <translation>Wanneer die spel verby is, sien jy hier of die belofte gehou is.</translation>
    </message>
    <message>
        <source>The opponents think again…</source>
        <translation>Die opponente dink weer…</translation>
    </message>
    <message>
        <source>This game is not as it was promised.</source>
        <translation>Hierdie spel is nie soos dit belowe is nie.</translation>
    </message>
    <message>
        <source>The opponents’ decisions could not be taken again.</source>
        <translation>Die opponente se besluite kon nie weer geneem word nie.</translation>
    </message>
    <message>
        <source>Nothing was found against the deal; the opponents were those of another version.</source>
        <translation>Niks getuig teen die kaarte nie; die opponente was dié van ’n ander weergawe.</translation>
    </message>
    <message>
        <source>Nothing was found against this game.</source>
        <translation>Niks getuig teen hierdie spel nie.</translation>
    </message>
    <message>
        <source>kept</source>
        <translation>gehou</translation>
    </message>
    <message>
        <source>broken</source>
        <translation>verbreek</translation>
    </message>
    <message>
        <source>open</source>
        <translation>oop</translation>
    </message>
</context>
<context>
    <name>QAbstractSpinBox</name>
    <message>
        <source>&amp;Select All</source>
        <translation>Kies &amp;alles</translation>
    </message>
    <message>
        <source>&amp;Step up</source>
        <translation>&amp;Een op</translation>
    </message>
    <message>
        <source>Step &amp;down</source>
        <translation>Een a&amp;f</translation>
    </message>
</context>
<context>
    <name>QLineEdit</name>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Ontdoen</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Herdoen</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation>K&amp;nip</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Kopieer</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>&amp;Plak</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Skrap</translation>
    </message>
    <message>
        <source>Select All</source>
        <translation>Kies alles</translation>
    </message>
</context>
<context>
    <name>QShortcut</name>
    <message>
        <source>Space</source>
        <translation>Spasie</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>Links</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Regs</translation>
    </message>
    <message>
        <source>Up</source>
        <translation>Op</translation>
    </message>
    <message>
        <source>Down</source>
        <translation>Af</translation>
    </message>
</context>
<context>
    <name>QWidgetTextControl</name>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Ontdoen</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Herdoen</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation>K&amp;nip</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Kopieer</translation>
    </message>
    <message>
        <source>Copy &amp;Link Location</source>
        <translation>Kopieer &amp;skakel</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>&amp;Plak</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Skrap</translation>
    </message>
    <message>
        <source>Select All</source>
        <translation>Kies alles</translation>
    </message>
</context>
<context>
    <name>Reason</name>
    <message>
        <source>There was nothing to choose between.</source>
        <translation>Daar was niks om tussen te kies nie.</translation>
    </message>
    <message>
        <source>This wins {percent}% of games, and no other move wins more.</source>
        <translation>Dit wen {percent}% van die spelle, en niks anders wen meer nie.</translation>
    </message>
    <message>
        <source>This wins {percent}% of games, and no other move wins noticeably more.</source>
        <translation>Dit wen {percent}% van die spelle, en niks anders wen merkbaar meer nie.</translation>
    </message>
    <message>
        <source>This wins {percent}% of games, {best} a little more.</source>
        <translation>Dit wen {percent}% van die spelle, {best} effens meer.</translation>
    </message>
    <message>
        <source>This wins {percent}% of games, {best} wins {more}%.</source>
        <translation>Dit wen {percent}% van die spelle, {best} wen {more}%.</translation>
    </message>
    <message>
        <source>another move</source>
        <translation>’n ander keuse</translation>
    </message>
    <message>
        <source>the {card}</source>
        <comment>a card within a sentence: the seven of hearts</comment>
        <translation>die {card}</translation>
    </message>
    <message>
        <source>the {card} as {number}</source>
        <comment>the ace of clubs as +11</comment>
        <translation>die {card} as {number}</translation>
    </message>
</context>
<context>
    <name>RecentFiles</name>
    <message>
        <source>Open r&amp;ecent</source>
        <translation>Onlangse lê&amp;ers</translation>
    </message>
    <message>
        <source>No file has been opened yet.</source>
        <translation>Nog geen lêer is oopgemaak nie.</translation>
    </message>
    <message>
        <source>&amp;Clear this list</source>
        <translation>&amp;Maak hierdie lys skoon</translation>
    </message>
</context>
<context>
    <name>Record</name>
    <message>
        <source>This is not a game file, or it is damaged.</source>
        <translation>Dit is nie ’n spellêer nie, of dit is beskadig.</translation>
    </message>
    <message>
        <source>This game was saved by a newer version of Cardtable (format {version}). Update to open it.</source>
        <translation>Hierdie spel is deur ’n nuwer weergawe van Cardtable gestoor (formaat {version}). Werk Cardtable by om dit oop te maak.</translation>
    </message>
    <message>
        <source>This is not a game file, or it is damaged: its “{field}” is not as it should be.</source>
        <translation>Dit is nie ’n spellêer nie, of dit is beskadig: “{field}” daarin is nie soos dit moet wees nie.</translation>
    </message>
    <message>
        <source>Move {number} of this game, {move}, is not possible: {reason}</source>
        <translation>Beurt {number} van hierdie spel, {move}, is nie moontlik nie: {reason}</translation>
    </message>
    <message>
        <source>Move {number} of this game cannot be read: {reason}.</source>
        <translation>Beurt {number} van hierdie spel kan nie gelees word nie: {reason}.</translation>
    </message>
    <message>
        <source>A branch of this game leaves it after move {number}, which is missing.</source>
        <translation>’n Vertakking van hierdie spel begin ná beurt {number}, wat ontbreek.</translation>
    </message>
    <message>
        <source>This game has more thoughts than moves.</source>
        <translation>Hierdie spel het meer gedagtes as beurte.</translation>
    </message>
</context>
<context>
    <name>ReplayBar</name>
    <message>
        <source>Replay</source>
        <translation>Terugspeel</translation>
    </message>
    <message>
        <source>&amp;Lines taken back</source>
        <translation>Teruggeneemde &amp;beurte</translation>
    </message>
    <message>
        <source>To the beginning (Home)</source>
        <translation>Na die begin (Home)</translation>
    </message>
    <message>
        <source>One move back (←)</source>
        <translation>Een beurt terug (←)</translation>
    </message>
    <message>
        <source>Play (Space)</source>
        <translation>Speel (spasie)</translation>
    </message>
    <message>
        <source>One move forward (→)</source>
        <translation>Een beurt vorentoe (→)</translation>
    </message>
    <message>
        <source>To the end (End)</source>
        <translation>Na die einde (End)</translation>
    </message>
    <message>
        <source>G&amp;o to</source>
        <translation>&amp;Gaan na</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Spoed</translation>
    </message>
    <message>
        <source>Hands that are shown</source>
        <translation>Hande wat gewys word</translation>
    </message>
    <message>
        <source>&amp;Take over</source>
        <translation>&amp;Neem oor</translation>
    </message>
    <message>
        <source>C&amp;lose</source>
        <translation>Slui&amp;t</translation>
    </message>
    <message>
        <source>Back to the table (Esc)</source>
        <translation>Terug na die tafel (Esc)</translation>
    </message>
    <message>
        <source>Previous round</source>
        <translation>Vorige rondte</translation>
    </message>
    <message>
        <source>Next round</source>
        <translation>Volgende rondte</translation>
    </message>
    <message>
        <source>Previous trick</source>
        <translation>Vorige slag</translation>
    </message>
    <message>
        <source>Next trick</source>
        <translation>Volgende slag</translation>
    </message>
    <message>
        <source>Previous mistake</source>
        <translation>Vorige fout</translation>
    </message>
    <message>
        <source>Next mistake</source>
        <translation>Volgende fout</translation>
    </message>
    <message>
        <source>The game as it was played</source>
        <translation>Die spel soos dit gespeel is</translation>
    </message>
    <message>
        <source>From move {first} to move {last}</source>
        <translation>Van beurt {first} tot beurt {last}</translation>
    </message>
    <message>
        <source>Move {number} of {count}</source>
        <translation>Beurt {number} van {count}</translation>
    </message>
    <message>
        <source>The game is over here.</source>
        <translation>Die spel is hier verby.</translation>
    </message>
    <message>
        <source>Play a new game from here, with the cards of any player. This one stays as it is.</source>
        <translation>Speel ’n nuwe spel hiervandaan, met enige speler se kaarte. Hierdie een bly soos dit is.</translation>
    </message>
    <message>
        <source>All hands</source>
        <translation>Alle hande</translation>
    </message>
    <message>
        <source>What {name} knew</source>
        <translation>Wat {name} geweet het</translation>
    </message>
    <message>
        <source>What everybody saw</source>
        <translation>Wat almal gesien het</translation>
    </message>
    <message>
        <source>As {name}</source>
        <translation>As {name}</translation>
    </message>
    <message>
        <source>These cards are a secret until the game is over.</source>
        <translation>Hierdie kaarte is geheim totdat die spel verby is.</translation>
    </message>
    <message>
        <source>This game has only one round.</source>
        <translation>Hierdie spel het net een rondte.</translation>
    </message>
    <message>
        <source>This game has no tricks.</source>
        <translation>Hierdie spel het geen slae nie.</translation>
    </message>
    <message>
        <source>No mistakes have been found.</source>
        <translation>Geen foute is gevind nie.</translation>
    </message>
    <message>
        <source>Pause (Space)</source>
        <translation>Pouse (spasie)</translation>
    </message>
</context>
<context>
    <name>Replaying</name>
    <message>
        <source>Replay: {game}</source>
        <translation>Terugspeel: {game}</translation>
    </message>
</context>
<context>
    <name>Result</name>
    <message>
        <source>Nobody wins: a draw</source>
        <translation>Niemand wen nie: gelykop</translation>
    </message>
    <message>
        <source>You win!</source>
        <translation>Jy wen!</translation>
    </message>
    <message>
        <source>{name} wins</source>
        <translation>{name} wen</translation>
    </message>
</context>
<context>
    <name>Review</name>
    <message>
        <source>Chance to win over the game</source>
        <translation>Wenkans deur die hele spel</translation>
    </message>
    <message>
        <source>{game}: {name}</source>
        <translation>{game}: {name}</translation>
    </message>
    <message>
        <source>best</source>
        <comment>grade of a decision</comment>
        <translation>beste</translation>
    </message>
    <message>
        <source>good</source>
        <comment>grade of a decision</comment>
        <translation>goed</translation>
    </message>
    <message>
        <source>mistake</source>
        <comment>grade of a decision</comment>
        <translation>fout</translation>
    </message>
    <message>
        <source>blunder</source>
        <comment>grade of a decision: a grave mistake</comment>
        <translation>flater</translation>
    </message>
    <message>
        <source>{number}. {move}, the only move</source>
        <translation>{number}. {move}, die enigste keuse</translation>
    </message>
    <message>
        <source>{number}. {move}, best to win; {best} saves {cost} points</source>
        <translation>{number}. {move}, beste om te wen; {best} spaar {cost} punte</translation>
    </message>
    <message>
        <source>{number}. {move}, best</source>
        <translation>{number}. {move}, die beste</translation>
    </message>
    <message>
        <source>{number}. {move}, {grade}: {best} was {loss} better</source>
        <translation>{number}. {move}, {grade}: {best} was {loss} beter</translation>
    </message>
    <message>
        <source>{number}. {move}, {grade}: {best} was {loss} and {cost} chips better</source>
        <translation>{number}. {move}, {grade}: {best} was {loss} en {cost} skyfies beter</translation>
    </message>
    <message>
        <source>{number}. {move}, {grade}: {best} was {loss} and {cost} points better</source>
        <translation>{number}. {move}, {grade}: {best} was {loss} en {cost} punte beter</translation>
    </message>
    <message>
        <source>No mistakes.</source>
        <translation>Geen foute nie.</translation>
    </message>
    <message numerus="yes">
        <source>%n mistake(s).</source>
        <translation>
            <numerusform>%n fout.</numerusform>
            <numerusform>%n foute.</numerusform>
        </translation>
    </message>
    <message>
        <source>On average a card of yours gave away {mean} of winning; luck was even.</source>
        <translation>Elke kaart van jou het gemiddeld {mean} van die wenkans weggegee; die geluk was gelyk verdeel.</translation>
    </message>
    <message>
        <source>On average a card of yours gave away {mean} of winning, and luck gave you {luck}.</source>
        <translation>Elke kaart van jou het gemiddeld {mean} van die wenkans weggegee, en die geluk het jou {luck} gegee.</translation>
    </message>
    <message>
        <source>On average a card of yours gave away {mean} of winning, and luck took {luck} from you.</source>
        <translation>Elke kaart van jou het gemiddeld {mean} van die wenkans weggegee, en die geluk het {luck} van jou gevat.</translation>
    </message>
    <message>
        <source>{name}: no mistakes.</source>
        <translation>{name}: geen foute nie.</translation>
    </message>
    <message numerus="yes">
        <source>{name}: %n mistake(s).</source>
        <translation>
            <numerusform>{name}: %n fout.</numerusform>
            <numerusform>{name}: %n foute.</numerusform>
        </translation>
    </message>
    <message>
        <source>{number}. {move}: from {before} to {after} by your own card</source>
        <translation>{number}. {move}: van {before} na {after} deur jou eie kaart</translation>
    </message>
    <message>
        <source>After {number}. {move}: up from {before} to {after}</source>
        <translation>Ná {number}. {move}: op van {before} na {after}</translation>
    </message>
    <message>
        <source>After {number}. {move}: down from {before} to {after}</source>
        <translation>Ná {number}. {move}: af van {before} na {after}</translation>
    </message>
</context>
<context>
    <name>ReviewPanel</name>
    <message>
        <source>Whose decisions</source>
        <translation>Wie se besluite</translation>
    </message>
    <message>
        <source>Only &amp;mistakes</source>
        <translation>Net &amp;foute</translation>
    </message>
    <message>
        <source>Decisions</source>
        <translation>Besluite</translation>
    </message>
    <message>
        <source>T&amp;ry again</source>
        <translation>P&amp;robeer weer</translation>
    </message>
    <message>
        <source>Show m&amp;e better</source>
        <translation>Wys iets &amp;beters</translation>
    </message>
    <message>
        <source>S&amp;ave…</source>
        <translation>St&amp;oor…</translation>
    </message>
    <message>
        <source>Only computers played here: there is nothing to review.</source>
        <translation>Net rekenaars het hier gespeel: daar is niks om te ontleed nie.</translation>
    </message>
    <message numerus="yes">
        <source>The coach is still weighing %n decision(s).</source>
        <translation>
            <numerusform>Die afrigter weeg nog %n besluit.</numerusform>
            <numerusform>Die afrigter weeg nog %n besluite.</numerusform>
        </translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Ontleding</translation>
    </message>
</context>
<context>
    <name>RoundPanel</name>
    <message>
        <source>The round is over</source>
        <translation>Die rondte is verby</translation>
    </message>
    <message>
        <source>&amp;Next deal</source>
        <translation>Volge&amp;nde rondte</translation>
    </message>
</context>
<context>
    <name>Rulebook</name>
    <message>
        <source>What each card does</source>
        <translation>Wat elke kaart doen</translation>
    </message>
    <message>
        <source>House rule:</source>
        <translation>Huisreël:</translation>
    </message>
    <message>
        <source>How strong are the opponents?</source>
        <translation>Hoe sterk is die opponente?</translation>
    </message>
    <message>
        <source>{level} against {other}</source>
        <comment>levels of computer players: hard against normal</comment>
        <translation>{level} teen {other}</translation>
    </message>
    <message>
        <source>{share}% ({low}% to {high}%)</source>
        <comment>share of games, with the ends of an interval</comment>
        <translation>{share}% ({low}% tot {high}%)</translation>
    </message>
    <message>
        <source>Games won by the first of two computer players:</source>
        <translation>Spelle wat die eerste van twee rekenaarspelers gewen het:</translation>
    </message>
    <message>
        <source>Games won at a table of {players} by one computer player of the first level among others of the second, where a fair share is {fair}%:</source>
        <translation>Spelle wat een rekenaarspeler van die eerste vlak onder ander van die tweede gewen het, aan ’n tafel van {players}, waar ’n billike deel {fair}% is:</translation>
    </message>
    <message>
        <source>In brackets: where the true share lies, 19 times in 20.</source>
        <translation>Tussen hakies: waar die ware deel 19 uit 20 keer lê.</translation>
    </message>
    <message>
        <source>This command measures it again: {command}</source>
        <translation>Hierdie opdrag meet dit weer: {command}</translation>
    </message>
    <message>
        <source>No rule has these words.</source>
        <translation>Hierdie woorde kom in geen reël voor nie.</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Reëls</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Spel</translation>
    </message>
    <message>
        <source>Search the rules</source>
        <translation>Soek in die reëls</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Sluit</translation>
    </message>
    <message>
        <source>As played at this table.</source>
        <translation>Soos aan hierdie tafel gespeel.</translation>
    </message>
    <message>
        <source>The rules without house rules.</source>
        <translation>Die reëls sonder huisreëls.</translation>
    </message>
</context>
<context>
    <name>ScoreSheet</name>
    <message>
        <source>Score sheet</source>
        <translation>Telblad</translation>
    </message>
</context>
<context>
    <name>Scrub</name>
    <message>
        <source>Point of the game</source>
        <translation>Plek in die spel</translation>
    </message>
</context>
<context>
    <name>SeatPanel</name>
    <message>
        <source>dealer</source>
        <translation>deler</translation>
    </message>
    <message>
        <source>out</source>
        <translation>uit</translation>
    </message>
    <message>
        <source>to move</source>
        <translation>aan die beurt</translation>
    </message>
    <message>
        <source>D</source>
        <comment>on the dealer&apos;s button</comment>
        <translation>D</translation>
    </message>
    <message>
        <source>thinking…</source>
        <translation>dink…</translation>
    </message>
    <message>
        <source>your turn</source>
        <translation>jou beurt</translation>
    </message>
</context>
<context>
    <name>SeatsForm</name>
    <message>
        <source>&amp;Even games</source>
        <translation>&amp;Gelyke kanse</translation>
    </message>
    <message>
        <source>Win often, and your next opponents are a level stronger; lose often, and they are weaker.</source>
        <translation>As jy baie wen, is jou volgende opponente ’n vlak sterker; as jy baie verloor, is hulle swakker.</translation>
    </message>
    <message>
        <source>Name of player {number}</source>
        <translation>Naam van speler {number}</translation>
    </message>
    <message>
        <source>Who plays for player {number}</source>
        <translation>Wie vir speler {number} speel</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>Mens</translation>
    </message>
    <message>
        <source>Computer: {level}</source>
        <translation>Rekenaar: {level}</translation>
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
        <translation>Die instellings kan nie gelees word nie: {reason}.</translation>
    </message>
    <message>
        <source>The settings file is damaged.</source>
        <translation>Die instellingslêer is beskadig.</translation>
    </message>
    <message>
        <source>Some settings cannot be used and are back at their defaults.</source>
        <translation>Party instellings kan nie gebruik word nie en is soos aan die begin.</translation>
    </message>
    <message>
        <source>{what} The old file is kept as “{path}”.</source>
        <translation>{what} Die ou lêer word as “{path}” bewaar.</translation>
    </message>
    <message>
        <source>The settings cannot be kept in the folder “{path}”: {reason}.</source>
        <translation>Die instellings kan nie in die vouer “{path}” gestoor word nie: {reason}.</translation>
    </message>
</context>
<context>
    <name>Setup</name>
    <message>
        <source>Player</source>
        <translation>Speler</translation>
    </message>
    <message>
        <source>Player {number}</source>
        <translation>Speler {number}</translation>
    </message>
</context>
<context>
    <name>SidePanel</name>
    <message>
        <source>Score</source>
        <translation>Telling</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Verloop</translation>
    </message>
    <message>
        <source>Close the panel</source>
        <translation>Sluit die paneel</translation>
    </message>
    <message>
        <source>This deal was fixed before anybody saw it: {promise}</source>
        <translation>Hierdie uitdeling is vasgelê voordat iemand dit gesien het: {promise}</translation>
    </message>
</context>
<context>
    <name>SideSwitch</name>
    <message>
        <source>There is no game on the table.</source>
        <translation>Daar is geen spel op die tafel nie.</translation>
    </message>
</context>
<context>
    <name>Sound</name>
    <message>
        <source>There is no sound: Qt’s sound module is not installed (“pip install cardtable[sound]”).</source>
        <translation>Daar is geen klank nie: Qt se klankmodule is nie geïnstalleer nie (“pip install cardtable[sound]”).</translation>
    </message>
    <message>
        <source>There is no sound: this package comes without Qt’s sound module.</source>
        <translation>Daar is geen klank nie: hierdie pakket kom sonder Qt se klankmodule.</translation>
    </message>
    <message>
        <source>There is no sound: Qt’s sound module needs {library}, which is not on this machine.</source>
        <translation>Daar is geen klank nie: Qt se klankmodule kort {library}, wat nie op hierdie rekenaar is nie.</translation>
    </message>
    <message>
        <source>There is no sound: install a program that plays it, one of {programs}.</source>
        <translation>Daar is geen klank nie: installeer ’n program wat dit speel, een van {programs}.</translation>
    </message>
    <message>
        <source>There is no sound: no loudspeaker was found.</source>
        <translation>Daar is geen klank nie: geen luidspreker is gevind nie.</translation>
    </message>
</context>
<context>
    <name>SoundPage</name>
    <message>
        <source>Sounds of cards and &amp;chips</source>
        <translation>Klanke van &amp;kaarte en skyfies</translation>
    </message>
    <message>
        <source>&amp;Volume</source>
        <translation>Volu&amp;me</translation>
    </message>
    <message>
        <source>&amp;Hear one</source>
        <translation>&amp;Hoor een</translation>
    </message>
</context>
<context>
    <name>StatisticsDialog</name>
    <message>
        <source>Statistics</source>
        <translation>Statistiek</translation>
    </message>
    <message>
        <source>Kinds of games</source>
        <translation>Soorte spelle</translation>
    </message>
    <message>
        <source>Figures</source>
        <translation>Syfers</translation>
    </message>
    <message>
        <source>Share of games won</source>
        <translation>Deel van spelle gewen</translation>
    </message>
    <message>
        <source>Chance given away by a decision</source>
        <translation>Kans deur ’n besluit weggegee</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Spel</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>Huisreëls</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Spelers</translation>
    </message>
    <message>
        <source>Opponents</source>
        <translation>Opponente</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Hulp</translation>
    </message>
    <message>
        <source>Games</source>
        <comment>a number of games</comment>
        <translation>Spelle</translation>
    </message>
    <message>
        <source>Won</source>
        <comment>games that were won</comment>
        <translation>Gewen</translation>
    </message>
    <message>
        <source>Figure</source>
        <translation>Syfer</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Waarde</translation>
    </message>
    <message>
        <source>What it counts</source>
        <translation>Wat dit tel</translation>
    </message>
    <message>
        <source>&amp;Player</source>
        <translation>S&amp;peler</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>Voer &amp;uit…</translation>
    </message>
    <message>
        <source>Count a&amp;new…</source>
        <translation>Tel van &amp;nuuts…</translation>
    </message>
    <message>
        <source>Count &amp;all games</source>
        <translation>Tel &amp;alle spelle</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Sluit</translation>
    </message>
    <message>
        <source>Older games are still being looked at…</source>
        <translation>Daar word nog na ouer spelle gekyk…</translation>
    </message>
    <message>
        <source>When you have finished a game, its figures are here.</source>
        <translation>Wanneer jy ’n spel klaargespeel het, is sy syfers hier.</translation>
    </message>
    <message>
        <source>Only games finished since {date} count.</source>
        <translation>Net spelle wat sedert {date} klaargespeel is, tel.</translation>
    </message>
    <message>
        <source>Every game on the list that is finished counts.</source>
        <translation>Elke spel op die lys wat klaar is, tel.</translation>
    </message>
    <message>
        <source>as in the book</source>
        <translation>geen</translation>
    </message>
    <message>
        <source>{level} × {count}</source>
        <comment>so many opponents of a level</comment>
        <translation>{level} × {count}</translation>
    </message>
    <message>
        <source>none</source>
        <comment>no help</comment>
        <translation>geen</translation>
    </message>
    <message>
        <source>with hints</source>
        <translation>met wenke</translation>
    </message>
    <message>
        <source>practice</source>
        <translation>oefening</translation>
    </message>
    <message>
        <source>Share won of the last {count} games</source>
        <translation>Deel gewen van die laaste {count} spelle</translation>
    </message>
    <message>
        <source>Given away by a decision, last {count} games</source>
        <translation>Weggegee deur ’n besluit, laaste {count} spelle</translation>
    </message>
    <message>
        <source>Now {now}; lowest {low}, highest {high}.</source>
        <translation>Nou {now}; laagste {low}, hoogste {high}.</translation>
    </message>
    <message>
        <source>The table was not written: {reason}.</source>
        <translation>Die tabel is nie geskryf nie: {reason}.</translation>
    </message>
    <message>
        <source>Saved as “{path}”.</source>
        <translation>Gestoor as “{path}”.</translation>
    </message>
    <message>
        <source>From now on only new games count. The old ones stay in the list of games.</source>
        <translation>Van nou af tel net nuwe spelle. Die oues bly in die lys van spelle.</translation>
    </message>
    <message>
        <source>Count a&amp;new</source>
        <translation>Tel van &amp;nuuts</translation>
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
        <translation>Reël {id}</translation>
    </message>
    <message>
        <source>Rule {id}: {title}</source>
        <comment>Rule H-26: follow suit</comment>
        <translation>Reël {id}: {title}</translation>
    </message>
    <message>
        <source>Deal {number}</source>
        <translation>Uitdeling {number}</translation>
    </message>
    <message>
        <source>Choose a game.</source>
        <translation>Kies ’n spel.</translation>
    </message>
    <message>
        <source>The trick is over. Enter goes on.</source>
        <translation>Die slag is verby. Enter gaan voort.</translation>
    </message>
    <message>
        <source>The round is over. Enter goes on.</source>
        <translation>Die rondte is verby. Enter gaan voort.</translation>
    </message>
    <message>
        <source>{name} is to play.</source>
        <translation>{name} is aan die beurt.</translation>
    </message>
    <message>
        <source>Your turn.</source>
        <translation>Jou beurt.</translation>
    </message>
    <message>
        <source>{name}, your turn.</source>
        <translation>{name}, jou beurt.</translation>
    </message>
    <message>
        <source>{name} is thinking…</source>
        <translation>{name} dink…</translation>
    </message>
    <message>
        <source>{name} plays.</source>
        <translation>{name} speel.</translation>
    </message>
</context>
<context>
    <name>TableWidget</name>
    <message>
        <source>Table</source>
        <translation>Tafel</translation>
    </message>
</context>
<context>
    <name>Telling</name>
    <message>
        <source>There is no game on the table.</source>
        <translation>Daar is geen spel op die tafel nie.</translation>
    </message>
    <message>
        <source>The cards are covered.</source>
        <translation>Die kaarte is bedek.</translation>
    </message>
    <message>
        <source>Nobody at this table holds cards for you.</source>
        <translation>Niemand aan hierdie tafel hou kaarte vir jou nie.</translation>
    </message>
    <message>
        <source>You hold no cards.</source>
        <translation>Jy het geen kaarte nie.</translation>
    </message>
    <message>
        <source>{name} has played the {card}.</source>
        <translation>{name} het die {card} gespeel.</translation>
    </message>
    <message>
        <source>No card has been played to the trick.</source>
        <translation>Geen kaart is in die slag gespeel nie.</translation>
    </message>
    <message>
        <source>Nobody has played yet.</source>
        <translation>Niemand het nog gespeel nie.</translation>
    </message>
    <message>
        <source>{name}: {facts}.</source>
        <comment>a player with chips or points: Ada: 3 chips and dealer</comment>
        <translation>{name}: {facts}.</translation>
    </message>
    <message>
        <source>{name} is in the game.</source>
        <translation>{name} is in die spel.</translation>
    </message>
    <message>
        <source>{name} is out.</source>
        <translation>{name} is uit.</translation>
    </message>
    <message>
        <source>dealer</source>
        <comment>one of the facts about a player</comment>
        <translation>deler</translation>
    </message>
    <message>
        <source>{words}.</source>
        <comment>a fact that becomes a sentence: Hearts are broken.</comment>
        <translation>{words}.</translation>
    </message>
    <message numerus="yes">
        <source>Your %n card(s): {cards}.</source>
        <translation>
            <numerusform>Jou %n kaart: {cards}.</numerusform>
            <numerusform>Jou %n kaarte: {cards}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{place}: %n card(s), the {card} on top.</source>
        <translation>
            <numerusform>{place}: %n kaart, die {card} bo-op.</numerusform>
            <numerusform>{place}: %n kaarte, die {card} bo-op.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{place}, {name}: %n card(s).</source>
        <translation>
            <numerusform>{place}, {name}: %n kaart.</numerusform>
            <numerusform>{place}, {name}: %n kaarte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{place}: %n card(s).</source>
        <translation>
            <numerusform>{place}: %n kaart.</numerusform>
            <numerusform>{place}: %n kaarte.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Trial</name>
    <message>
        <source>You have answered already.</source>
        <translation>Jy het reeds geantwoord.</translation>
    </message>
</context>
<context>
    <name>TrickPeek</name>
    <message>
        <source>Last trick: {cards}</source>
        <translation>Laaste slag: {cards}</translation>
    </message>
    <message>
        <source>Last trick</source>
        <translation>Laaste slag</translation>
    </message>
</context>
<context>
    <name>ValueTable</name>
    <message>
        <source>What each card was worth</source>
        <translation>Wat elke kaart werd was</translation>
    </message>
    <message>
        <source>Card</source>
        <translation>Kaart</translation>
    </message>
    <message>
        <source>Chance to win</source>
        <translation>Wenkans</translation>
    </message>
    <message>
        <source>Ahead this deal</source>
        <translation>Voorsprong</translation>
    </message>
    <message>
        <source>Points or chips that this deal brings more than to the others, on average</source>
        <translation>Punte of skyfies wat hierdie rondte gemiddeld meer bring as vir die ander</translation>
    </message>
    <message>
        <source>{move}, played</source>
        <translation>{move}, gespeel</translation>
    </message>
    <message numerus="yes">
        <source>Mean of %n possible deal(s)</source>
        <translation>
            <numerusform>Gemiddeld oor %n moontlike verdeling</numerusform>
            <numerusform>Gemiddeld oor %n moontlike verdelings</numerusform>
        </translation>
    </message>
    <message>
        <source>It differs between them by {spread}, typically.</source>
        <translation>Tussen hulle verskil dit gewoonlik met {spread}.</translation>
    </message>
</context>
<context>
    <name>Welcome</name>
    <message>
        <source>Which game shall it be?</source>
        <translation>Watter spel speel ons?</translation>
    </message>
    <message>
        <source>Once more: {game} with {names} (F2)</source>
        <translation>Nog ’n keer: {game} met {names} (F2)</translation>
    </message>
    <message>
        <source>Choose a game</source>
        <translation>Kies ’n spel</translation>
    </message>
    <message>
        <source>&amp;Learn a game…</source>
        <translation>&amp;Leer ’n spel…</translation>
    </message>
    <message>
        <source>&amp;Which game do you know?…</source>
        <translation>&amp;Watter spel ken jy?…</translation>
    </message>
    <message>
        <source>Games pla&amp;yed…</source>
        <translation>&amp;Gespeelde spelle…</translation>
    </message>
    <message>
        <source>&amp;Open file…</source>
        <translation>Maak lêer &amp;oop…</translation>
    </message>
    <message>
        <source>Cards, colours, sounds, l&amp;anguage…</source>
        <translation>Kaarte, kleure, klank, &amp;taal…</translation>
    </message>
</context>
<context>
    <name>WhichGame</name>
    <message>
        <source>Which game do you know?</source>
        <translation>Watter spel ken jy?</translation>
    </message>
    <message>
        <source>Name of the game</source>
        <translation>Naam van die spel</translation>
    </message>
    <message>
        <source>&amp;Play this…</source>
        <translation>&amp;Speel dit…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Kanselleer</translation>
    </message>
    <message>
        <source>Answer what you know; the rest does not matter.</source>
        <translation>Antwoord wat jy weet; die res maak nie saak nie.</translation>
    </message>
    <message>
        <source>I do not know</source>
        <translation>Ek weet nie</translation>
    </message>
    <message>
        <source>Answer at least one question.</source>
        <translation>Antwoord ten minste een vraag.</translation>
    </message>
    <message>
        <source>Nothing is answered yet.</source>
        <translation>Nog niks is beantwoord nie.</translation>
    </message>
    <message>
        <source>Nearest to it is “{game}”.</source>
        <translation>Die naaste daaraan is “{game}”.</translation>
    </message>
    <message>
        <source>That is “{game}”.</source>
        <translation>Dit is “{game}”.</translation>
    </message>
    <message>
        <source>With its usual rules.</source>
        <translation>Met die gewone reëls.</translation>
    </message>
    <message>
        <source>• {rule}: {value} (usually: {usual})</source>
        <comment>a house rule that differs from the usual one</comment>
        <translation>• {rule}: {value} (gewoonlik: {usual})</translation>
    </message>
    <message>
        <source>With these house rules:</source>
        <translation>Met hierdie huisreëls:</translation>
    </message>
    <message>
        <source>! {question} {note}</source>
        <comment>a question, then how it is here</comment>
        <translation>! {question} {note}</translation>
    </message>
    <message>
        <source>This is different here.</source>
        <translation>Dis hier anders.</translation>
    </message>
    <message>
        <source>Here: {answer}.</source>
        <translation>Hier: {answer}.</translation>
    </message>
</context>
<context>
    <name>ZoneLabel</name>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n kaart</numerusform>
            <numerusform>%n kaarte</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>actions</name>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Spel</translation>
    </message>
    <message>
        <source>&amp;Deal</source>
        <translation>&amp;Uitdeling</translation>
    </message>
    <message>
        <source>&amp;Coach</source>
        <translation>&amp;Afrigter</translation>
    </message>
    <message>
        <source>&amp;Help while I play</source>
        <translation>&amp;Hulp terwyl ek speel</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Vertoon</translation>
    </message>
    <message>
        <source>&amp;Motion</source>
        <translation>&amp;Beweging</translation>
    </message>
    <message>
        <source>&amp;Opponents play</source>
        <translation>Opponente s&amp;peel</translation>
    </message>
    <message>
        <source>A finished &amp;trick stays</source>
        <translation>Voltooide &amp;slag bly lê</translation>
    </message>
    <message>
        <source>F&amp;elt</source>
        <translation>Tafel&amp;kleur</translation>
    </message>
    <message>
        <source>&amp;Speak</source>
        <translation>&amp;Praat</translation>
    </message>
    <message>
        <source>What is &amp;announced</source>
        <translation>Wat &amp;aangekondig word</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Hulp</translation>
    </message>
</context>
</TS>
