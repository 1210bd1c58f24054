<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>AboutDialog</name>
    <message>
        <source>About Cardtable</source>
        <translation>Über Cardtable</translation>
    </message>
    <message>
        <source>Version {version}</source>
        <translation>Version {version}</translation>
    </message>
    <message>
        <source>{games}: against opponents that think, or with friends at one machine.</source>
        <translation>{games}: mit Gegnern, die nachdenken, oder mit Freunden an einem Rechner.</translation>
    </message>
    <message>
        <source>Free software: you may use, share and change it under the GNU General Public License, version 3 or later. It comes without any warranty.</source>
        <translation>Freie Software: Du darfst sie nach der GNU General Public License, Version 3 oder neuer, benutzen, weitergeben und verändern. Eine Gewährleistung gibt es nicht.</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Schließen</translation>
    </message>
</context>
<context>
    <name>Actions</name>
    <message>
        <source>&amp;New game…</source>
        <translation>&amp;Neues Spiel…</translation>
    </message>
    <message>
        <source>New game with the &amp;same settings</source>
        <translation>Neues Spiel &amp;wie dieses</translation>
    </message>
    <message>
        <source>&amp;Games…</source>
        <translation>S&amp;piele…</translation>
    </message>
    <message>
        <source>&amp;Open file…</source>
        <translation>Datei ö&amp;ffnen…</translation>
    </message>
    <message>
        <source>Save a &amp;copy as…</source>
        <translation>Kopie &amp;speichern unter…</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Rückgängig</translation>
    </message>
    <message>
        <source>Re&amp;do</source>
        <translation>Wieder&amp;holen</translation>
    </message>
    <message>
        <source>Restart with the same ca&amp;rds</source>
        <translation>Mit denselben &amp;Karten neu beginnen</translation>
    </message>
    <message>
        <source>Opponent: play no&amp;w</source>
        <translation>Gegner: &amp;jetzt spielen</translation>
    </message>
    <message>
        <source>Re&amp;play of this game</source>
        <translation>Wie&amp;dergabe dieses Spiels</translation>
    </message>
    <message>
        <source>Restore games from a &amp;backup…</source>
        <translation>Spiele aus Sicherun&amp;g holen…</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Beenden</translation>
    </message>
    <message>
        <source>&amp;Score sheet</source>
        <translation>&amp;Spielstand</translation>
    </message>
    <message>
        <source>&amp;Log</source>
        <translation>&amp;Protokoll</translation>
    </message>
    <message>
        <source>Re&amp;view of the game</source>
        <translation>Spiel &amp;auswerten</translation>
    </message>
    <message>
        <source>Could I have &amp;won?</source>
        <translation>Hätte ich &amp;gewinnen können?</translation>
    </message>
    <message>
        <source>Practise my &amp;mistakes</source>
        <translation>Meine &amp;Fehler üben</translation>
    </message>
    <message>
        <source>&amp;None</source>
        <translation>&amp;Keine</translation>
    </message>
    <message>
        <source>What can be &amp;counted</source>
        <translation>Was man mit&amp;zählen kann</translation>
    </message>
    <message>
        <source>What each card is &amp;worth</source>
        <translation>Was jede Karte &amp;wert ist</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>&amp;Vollbild</translation>
    </message>
    <message>
        <source>&amp;Slow</source>
        <translation>&amp;Langsam</translation>
    </message>
    <message>
        <source>&amp;Normal</source>
        <translation>&amp;Normal</translation>
    </message>
    <message>
        <source>&amp;Fast</source>
        <translation>&amp;Schnell</translation>
    </message>
    <message>
        <source>&amp;Off</source>
        <translation>&amp;Aus</translation>
    </message>
    <message>
        <source>&amp;At once</source>
        <translation>&amp;Sofort</translation>
    </message>
    <message>
        <source>&amp;Quickly</source>
        <translation>&amp;Zügig</translation>
    </message>
    <message>
        <source>&amp;Normally</source>
        <translation>&amp;Normal</translation>
    </message>
    <message>
        <source>&amp;Unhurriedly</source>
        <translation>&amp;Gemächlich</translation>
    </message>
    <message>
        <source>&amp;Hardly</source>
        <translation>&amp;Kaum</translation>
    </message>
    <message>
        <source>&amp;A moment</source>
        <translation>&amp;Einen Moment</translation>
    </message>
    <message>
        <source>&amp;Long</source>
        <translation>&amp;Lange</translation>
    </message>
    <message>
        <source>Until I press a &amp;key</source>
        <translation>Bis ich eine &amp;Taste drücke</translation>
    </message>
    <message>
        <source>Sort my &amp;cards</source>
        <translation>&amp;Meine Karten sortieren</translation>
    </message>
    <message>
        <source>&amp;Green</source>
        <translation>&amp;Grün</translation>
    </message>
    <message>
        <source>Night &amp;blue</source>
        <translation>&amp;Nachtblau</translation>
    </message>
    <message>
        <source>&amp;Wine</source>
        <translation>&amp;Weinrot</translation>
    </message>
    <message>
        <source>&amp;Preferences…</source>
        <translation>&amp;Einstellungen…</translation>
    </message>
    <message>
        <source>Show the last t&amp;rick</source>
        <translation>Letzten Stich &amp;zeigen</translation>
    </message>
    <message>
        <source>So&amp;unds</source>
        <translation>&amp;Töne</translation>
    </message>
    <message>
        <source>Show the menu &amp;bar</source>
        <translation>Me&amp;nüleiste zeigen</translation>
    </message>
    <message>
        <source>Play a card only when it is chosen t&amp;wice</source>
        <translation>Karte erst beim z&amp;weiten Antippen spielen</translation>
    </message>
    <message>
        <source>&amp;Learn a game…</source>
        <translation>Ein Spiel &amp;lernen…</translation>
    </message>
    <message>
        <source>&amp;Which game do you know?…</source>
        <translation>&amp;Welches Spiel kennst du?…</translation>
    </message>
    <message>
        <source>&amp;Rules</source>
        <translation>&amp;Regeln</translation>
    </message>
    <message>
        <source>&amp;Keys…</source>
        <translation>&amp;Tasten…</translation>
    </message>
    <message>
        <source>&amp;About Cardtable</source>
        <translation>Ü&amp;ber Cardtable</translation>
    </message>
    <message>
        <source>S&amp;tatistics…</source>
        <translation>S&amp;tatistik…</translation>
    </message>
    <message>
        <source>&amp;Copy deal code</source>
        <translation>&amp;Kartencode kopieren</translation>
    </message>
    <message>
        <source>&amp;Open deal code…</source>
        <translation>Kartencode &amp;eingeben…</translation>
    </message>
    <message>
        <source>&amp;Game of the day…</source>
        <translation>Spiel des &amp;Tages…</translation>
    </message>
    <message>
        <source>Play this deal from the other &amp;seat</source>
        <translation>Diese Karten vom anderen &amp;Platz spielen</translation>
    </message>
    <message>
        <source>Let the &amp;expert play my seat…</source>
        <translation>E&amp;xperten für mich spielen lassen…</translation>
    </message>
    <message>
        <source>Co&amp;mpare this deal…</source>
        <translation>Diese Karten &amp;vergleichen…</translation>
    </message>
    <message>
        <source>&amp;Proof of fairness…</source>
        <translation>&amp;Fairness-Beweis…</translation>
    </message>
    <message>
        <source>The &amp;total, or the trick</source>
        <translation>Die &amp;Summe oder der Stich</translation>
    </message>
    <message>
        <source>My &amp;cards</source>
        <translation>Meine &amp;Karten</translation>
    </message>
    <message>
        <source>&amp;Whose turn it is</source>
        <translation>&amp;Wer am Zug ist</translation>
    </message>
    <message>
        <source>Chips or &amp;points</source>
        <translation>&amp;Chips oder Punkte</translation>
    </message>
    <message>
        <source>The &amp;last move</source>
        <translation>Der &amp;letzte Zug</translation>
    </message>
    <message>
        <source>That a&amp;gain</source>
        <translation>Noch ein&amp;mal dasselbe</translation>
    </message>
    <message>
        <source>The whole ta&amp;ble</source>
        <translation>Der ganze &amp;Tisch</translation>
    </message>
    <message>
        <source>&amp;Single letters are keys</source>
        <translation>Einzelne &amp;Buchstaben als Tasten</translation>
    </message>
    <message>
        <source>&amp;Little: what ends a round, and my turn</source>
        <translation>&amp;Wenig: Rundenende und wann ich dran bin</translation>
    </message>
    <message>
        <source>&amp;What the others do</source>
        <translation>Was die &amp;anderen tun</translation>
    </message>
    <message>
        <source>&amp;Everything</source>
        <translation>A&amp;lles</translation>
    </message>
</context>
<context>
    <name>Again</name>
    <message>
        <source>{title}, played better</source>
        <translation>{title}, besser gespielt</translation>
    </message>
    <message>
        <source>{title}, taken over</source>
        <translation>{title}, übernommen</translation>
    </message>
</context>
<context>
    <name>Assistance</name>
    <message>
        <source>There is no game on the table.</source>
        <translation>Es liegt kein Spiel auf dem Tisch.</translation>
    </message>
    <message>
        <source>No trick has been finished yet.</source>
        <translation>Noch ist kein Stich fertig.</translation>
    </message>
    <message>
        <source>This game has no tricks.</source>
        <translation>In diesem Spiel gibt es keine Stiche.</translation>
    </message>
    <message>
        <source>Give “Show the menu bar” a key first, to bring it back with.</source>
        <translation>Gib „Menüleiste zeigen“ erst eine Taste, mit der du sie zurückholen kannst.</translation>
    </message>
    <message>
        <source>The menu bar is hidden. {key} brings it back.</source>
        <translation>Die Menüleiste ist ausgeblendet. {key} holt sie zurück.</translation>
    </message>
    <message>
        <source>{name}: on.</source>
        <comment>a command of the menu that can be switched on and off, by its name</comment>
        <translation>{name}: an.</translation>
    </message>
    <message>
        <source>{name}: off.</source>
        <comment>a command of the menu that can be switched on and off, by its name</comment>
        <translation>{name}: aus.</translation>
    </message>
</context>
<context>
    <name>Backups</name>
    <message numerus="yes">
        <source>The backup of {date} is your list of games now: %n game(s). Games played later are not in it.</source>
        <comment>date: date and time</comment>
        <translation>
            <numerusform>Jetzt gilt die Sicherung vom {date} als Liste deiner Spiele: %n Spiel. Später gespielte Spiele sind nicht darin.</numerusform>
            <numerusform>Jetzt gilt die Sicherung vom {date} als Liste deiner Spiele: %n Spiele. Später gespielte Spiele sind nicht darin.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The backup of {date} is your list of games now: %n game(s). Games played later are not in it; the list before is kept as “{path}”.</source>
        <comment>date: date and time</comment>
        <translation>
            <numerusform>Jetzt gilt die Sicherung vom {date} als Liste deiner Spiele: %n Spiel. Später gespielte Spiele sind nicht darin; die bisherige Liste liegt unter „{path}“.</numerusform>
            <numerusform>Jetzt gilt die Sicherung vom {date} als Liste deiner Spiele: %n Spiele. Später gespielte Spiele sind nicht darin; die bisherige Liste liegt unter „{path}“.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{told} Your list also keeps %n game(s) played since the program was started.</source>
        <translation>
            <numerusform>{told} %n Spiel, das seit dem Start des Programms gespielt wurde, bleibt darin.</numerusform>
            <numerusform>{told} %n Spiele, die seit dem Start des Programms gespielt wurden, bleiben darin.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>BackupsDialog</name>
    <message>
        <source>Backups</source>
        <translation>Sicherungen</translation>
    </message>
    <message>
        <source>There are no backups yet. One is made every hour that you play.</source>
        <translation>Noch keine Sicherungen. In jeder Stunde, in der du spielst, wird eine angelegt.</translation>
    </message>
    <message>
        <source>&amp;Restore</source>
        <translation>&amp;Wiederherstellen</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>S&amp;chließen</translation>
    </message>
    <message>
        <source>A backup takes the place of your list of games. Your current list is kept and can be restored in the same way.</source>
        <translation>Eine Sicherung ersetzt die Liste deiner Spiele. Die jetzige Liste bleibt erhalten und lässt sich genauso zurückholen.</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n Spiel</numerusform>
            <numerusform>%n Spiele</numerusform>
        </translation>
    </message>
    <message>
        <source>{date}: {games}, the list that was replaced</source>
        <translation>{date}: {games}, die ersetzte Liste</translation>
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
            <numerusform>Die Gegner spielen jetzt auf Stufe „{level}“: Du hast {won} von %n Spiel gewonnen.</numerusform>
            <numerusform>Die Gegner spielen jetzt auf Stufe „{level}“: Du hast {won} der letzten %n Spiele gewonnen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Opponents are a level stronger now: you won {won} of the last %n game(s).</source>
        <translation>
            <numerusform>Die Gegner sind jetzt eine Stufe stärker: Du hast {won} von %n Spiel gewonnen.</numerusform>
            <numerusform>Die Gegner sind jetzt eine Stufe stärker: Du hast {won} der letzten %n Spiele gewonnen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Opponents are a level weaker now: you won {won} of the last %n game(s).</source>
        <translation>
            <numerusform>Die Gegner sind jetzt eine Stufe schwächer: Du hast {won} von %n Spiel gewonnen.</numerusform>
            <numerusform>Die Gegner sind jetzt eine Stufe schwächer: Du hast {won} der letzten %n Spiele gewonnen.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Better</name>
    <message>
        <source>You did win this game.</source>
        <translation>Dieses Spiel hast du doch gewonnen.</translation>
    </message>
    <message>
        <source>The coach is still looking at this game.</source>
        <translation>Der Trainer sieht sich das Spiel noch an.</translation>
    </message>
    <message>
        <source>Best play from move {number} on is being tried…</source>
        <translation>Das beste Spiel ab Zug {number} wird ausprobiert…</translation>
    </message>
    <message>
        <source>Best play from move {number} on is being tried: move {now}…</source>
        <translation>Das beste Spiel ab Zug {number} wird ausprobiert: Zug {now}…</translation>
    </message>
    <message>
        <source>No: best play would not have won, neither from your mistakes on nor from the start.</source>
        <translation>Nein: Auch mit dem besten Spiel hättest du nicht gewonnen, weder ab deinen Fehlern noch von Anfang an.</translation>
    </message>
    <message>
        <source>Yes: with best play from move {number} on this game is won. Here it is.</source>
        <translation>Ja: Ab Zug {number} am besten gespielt, ist dieses Spiel gewonnen. So geht es.</translation>
    </message>
    <message>
        <source>Best play from move {number} on. It does not win either.</source>
        <translation>Das beste Spiel ab Zug {number}. Auch das gewinnt nicht.</translation>
    </message>
</context>
<context>
    <name>Card</name>
    <message>
        <source>ace</source>
        <translation>Ass</translation>
    </message>
    <message>
        <source>two</source>
        <translation>Zwei</translation>
    </message>
    <message>
        <source>three</source>
        <translation>Drei</translation>
    </message>
    <message>
        <source>four</source>
        <translation>Vier</translation>
    </message>
    <message>
        <source>five</source>
        <translation>Fünf</translation>
    </message>
    <message>
        <source>six</source>
        <translation>Sechs</translation>
    </message>
    <message>
        <source>seven</source>
        <translation>Sieben</translation>
    </message>
    <message>
        <source>eight</source>
        <translation>Acht</translation>
    </message>
    <message>
        <source>nine</source>
        <translation>Neun</translation>
    </message>
    <message>
        <source>ten</source>
        <translation>Zehn</translation>
    </message>
    <message>
        <source>jack</source>
        <translation>Bube</translation>
    </message>
    <message>
        <source>queen</source>
        <translation>Dame</translation>
    </message>
    <message>
        <source>king</source>
        <translation>König</translation>
    </message>
    <message>
        <source>clubs</source>
        <translation>Kreuz</translation>
    </message>
    <message>
        <source>diamonds</source>
        <translation>Karo</translation>
    </message>
    <message>
        <source>hearts</source>
        <translation>Herz</translation>
    </message>
    <message>
        <source>spades</source>
        <translation>Pik</translation>
    </message>
    <message>
        <source>{rank} of {suit}</source>
        <comment>name of a card: seven of hearts</comment>
        <translation>{suit}-{rank}</translation>
    </message>
    <message>
        <source>face-down card</source>
        <translation>verdeckte Karte</translation>
    </message>
</context>
<context>
    <name>ChoicePopup</name>
    <message>
        <source>What should the card do?</source>
        <translation>Was soll die Karte tun?</translation>
    </message>
</context>
<context>
    <name>Coaching</name>
    <message>
        <source>There is no game on the table.</source>
        <translation>Es liegt kein Spiel auf dem Tisch.</translation>
    </message>
    <message>
        <source>The review comes when the game is over.</source>
        <translation>Ausgewertet wird, wenn das Spiel vorbei ist.</translation>
    </message>
    <message>
        <source>{game}, review</source>
        <comment>name of a file</comment>
        <translation>{game}, Auswertung</translation>
    </message>
    <message>
        <source>Save the review</source>
        <translation>Auswertung speichern</translation>
    </message>
    <message>
        <source>The whole review (*.html)</source>
        <translation>Die ganze Auswertung (*.html)</translation>
    </message>
    <message>
        <source>All figures (*.json)</source>
        <translation>Alle Zahlen (*.json)</translation>
    </message>
    <message>
        <source>The curve as a drawing (*.svg)</source>
        <translation>Die Kurve als Zeichnung (*.svg)</translation>
    </message>
    <message>
        <source>The curve as a picture (*.png)</source>
        <translation>Die Kurve als Bild (*.png)</translation>
    </message>
    <message>
        <source>The review was not saved: its name must end in {endings}.</source>
        <translation>Die Auswertung wurde nicht gespeichert: Der Dateiname muss auf {endings} enden.</translation>
    </message>
    <message>
        <source>The review was not saved: {reason}.</source>
        <translation>Die Auswertung wurde nicht gespeichert: {reason}.</translation>
    </message>
</context>
<context>
    <name>CompareDialog</name>
    <message>
        <source>The same deal</source>
        <translation>Dieselben Karten</translation>
    </message>
    <message>
        <source>Who</source>
        <translation>Wer</translation>
    </message>
    <message>
        <source>Seat</source>
        <translation>Platz</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>Played</source>
        <translation>Gespielt</translation>
    </message>
    <message>
        <source>Games of this deal</source>
        <translation>Spiele mit diesen Karten</translation>
    </message>
    <message>
        <source>&amp;Look at it</source>
        <translation>&amp;Ansehen</translation>
    </message>
    <message>
        <source>Let the &amp;expert play your seat</source>
        <translation>&amp;Experten für dich spielen lassen</translation>
    </message>
    <message>
        <source>Play from the &amp;other seat</source>
        <translation>Vom anderen &amp;Platz spielen</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Schließen</translation>
    </message>
    <message>
        <source>The expert plays</source>
        <translation>Der Experte spielt</translation>
    </message>
    <message>
        <source>{name} plays…</source>
        <translation>{name} spielt…</translation>
    </message>
    <message>
        <source>{name} ({level})</source>
        <translation>{name} ({level})</translation>
    </message>
    <message>
        <source>won</source>
        <translation>gewonnen</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>verloren</translation>
    </message>
    <message>
        <source>drawn</source>
        <translation>unentschieden</translation>
    </message>
    <message>
        <source>{result}, {mine} : {others}</source>
        <comment>won, 60 : 104</comment>
        <translation>{result}, {mine} : {others}</translation>
    </message>
    <message>
        <source>Played from another seat or by somebody else, the same cards tell skill from luck.</source>
        <translation>Von einem anderen Platz oder von jemand anderem gespielt, zeigen dieselben Karten, was Können ist und was Glück.</translation>
    </message>
</context>
<context>
    <name>CrashDialog</name>
    <message>
        <source>A fault in Cardtable</source>
        <translation>Ein Fehler in Cardtable</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>Bericht</translation>
    </message>
    <message>
        <source>&amp;Copy report</source>
        <translation>Bericht &amp;kopieren</translation>
    </message>
    <message>
        <source>&amp;Go on</source>
        <translation>&amp;Weiter</translation>
    </message>
    <message>
        <source>Something went wrong in the program.</source>
        <translation>Im Programm ist etwas schiefgegangen.</translation>
    </message>
    <message>
        <source>Your game is saved up to the last move. You can go on; if the table looks wrong, close Cardtable and start it again. This report helps to mend the fault:</source>
        <translation>Dein Spiel ist bis zum letzten Zug gespeichert. Du kannst weiterspielen; wenn der Tisch seltsam aussieht, schließe Cardtable und starte neu. Mit diesem Bericht lässt sich der Fehler beheben:</translation>
    </message>
</context>
<context>
    <name>Curtain</name>
    <message>
        <source>The cards are covered until you are ready.</source>
        <translation>Die Karten bleiben verdeckt, bis du so weit bist.</translation>
    </message>
    <message>
        <source>Show &amp;my cards</source>
        <translation>&amp;Meine Karten zeigen</translation>
    </message>
    <message>
        <source>Hold to &amp;peek</source>
        <translation>N&amp;ur kurz ansehen</translation>
    </message>
    <message>
        <source>Shows your cards only as long as this is held, by mouse or key.</source>
        <translation>Zeigt deine Karten nur, solange du gedrückt hältst, mit Maus oder Taste.</translation>
    </message>
    <message>
        <source>{name}, it is your turn</source>
        <translation>{name}, du bist dran</translation>
    </message>
</context>
<context>
    <name>CurveWidget</name>
    <message>
        <source>Chance to win over the game</source>
        <translation>Gewinnchance im Verlauf des Spiels</translation>
    </message>
    <message>
        <source>It begins at {start}, its lowest point is {low}, its highest {high}, and it ends at {end}.</source>
        <translation>Sie beginnt bei {start}, ihr tiefster Punkt ist {low}, ihr höchster {high}, und sie endet bei {end}.</translation>
    </message>
</context>
<context>
    <name>DayDialog</name>
    <message>
        <source>Game of the day</source>
        <translation>Spiel des Tages</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Today everybody gets the same cards: made from the date, without any network. The rules are those of the book, and the opponent is of the second level.</source>
        <translation>Heute bekommen alle dieselben Karten: Sie entstehen aus dem Datum, ganz ohne Netz. Gespielt wird ohne Hausregeln, gegen einen Gegner der zweiten Stufe.</translation>
    </message>
</context>
<context>
    <name>DealCode</name>
    <message numerus="yes">
        <source>The code is %n sign(s) short.</source>
        <translation>
            <numerusform>Dem Code fehlt %n Zeichen.</numerusform>
            <numerusform>Dem Code fehlen %n Zeichen.</numerusform>
        </translation>
    </message>
    <message>
        <source>This game did not begin with a deal of its own. Save it as a file to pass it on.</source>
        <translation>Dieses Spiel hat nicht mit eigens gegebenen Karten begonnen. Zum Weitergeben speichere es als Datei.</translation>
    </message>
    <message numerus="yes">
        <source>The code is %n sign(s) too long.</source>
        <translation>
            <numerusform>Der Code ist um %n Zeichen zu lang.</numerusform>
            <numerusform>Der Code ist um %n Zeichen zu lang.</numerusform>
        </translation>
    </message>
    <message>
        <source>This is a deal of a game that this version of Cardtable does not have.</source>
        <translation>Diese Karten gehören zu einem Spiel, das diese Version von Cardtable nicht kennt.</translation>
    </message>
    <message>
        <source>“{sign}” is in no deal code.</source>
        <comment>a typed letter or sign</comment>
        <translation>„{sign}“ kommt in keinem Kartencode vor.</translation>
    </message>
    <message>
        <source>There is a mistake in this code, perhaps in “{group}”.</source>
        <translation>In diesem Code steckt ein Fehler, vielleicht in „{group}“.</translation>
    </message>
    <message>
        <source>There is a mistake in this code.</source>
        <translation>In diesem Code steckt ein Fehler.</translation>
    </message>
    <message>
        <source>There is no opponent “{level}”.</source>
        <translation>Einen Gegner „{level}“ gibt es nicht.</translation>
    </message>
    <message>
        <source>So many house rules do not fit into a deal code. Save the game as a file to pass it on.</source>
        <translation>So viele Hausregeln passen nicht in einen Kartencode. Zum Weitergeben speichere das Spiel als Datei.</translation>
    </message>
    <message>
        <source>This code comes from a newer version of Cardtable. Update to open it.</source>
        <translation>Dieser Code stammt aus einer neueren Version von Cardtable. Aktualisiere Cardtable, um ihn zu öffnen.</translation>
    </message>
</context>
<context>
    <name>Deals</name>
    <message>
        <source>The deal code is copied: {code}</source>
        <translation>Der Kartencode ist kopiert: {code}</translation>
    </message>
    <message>
        <source>You have played this deal before.</source>
        <translation>Diese Karten hast du schon einmal gespielt.</translation>
    </message>
    <message>
        <source>Co&amp;mpare</source>
        <translation>Vergle&amp;ichen</translation>
    </message>
    <message>
        <source>{name} has played this deal from your seat.</source>
        <translation>{name} hat diese Karten von deinem Platz aus gespielt.</translation>
    </message>
    <message>
        <source>Fixed: {promise}</source>
        <comment>the deal is fixed; beginning of a hash</comment>
        <translation>Festgelegt: {promise}</translation>
    </message>
    <message>
        <source>This deal was fixed before anybody saw it: {promise}</source>
        <translation>Diese Karten standen fest, bevor jemand sie gesehen hat: {promise}</translation>
    </message>
    <message>
        <source>There is no game on the table.</source>
        <translation>Es liegt kein Spiel auf dem Tisch.</translation>
    </message>
    <message>
        <source>When the game is over.</source>
        <translation>Erst wenn das Spiel vorbei ist.</translation>
    </message>
    <message>
        <source>Only where one person plays.</source>
        <translation>Nur wenn ein einziger Mensch mitspielt.</translation>
    </message>
    <message>
        <source>Play this deal from the next &amp;seat</source>
        <translation>Diese Karten vom nächsten &amp;Platz spielen</translation>
    </message>
    <message>
        <source>Play this deal from the other &amp;seat</source>
        <translation>Diese Karten vom anderen &amp;Platz spielen</translation>
    </message>
    <message>
        <source>{rule}: {value}</source>
        <comment>a house rule and how it is set</comment>
        <translation>{rule}: {value}</translation>
    </message>
    <message>
        <source>a person</source>
        <translation>ein Mensch</translation>
    </message>
    <message>
        <source>Seat {seat}: {name}</source>
        <translation>Platz {seat}: {name}</translation>
    </message>
    <message>
        <source>Seat {seat}: {name} ({level})</source>
        <translation>Platz {seat}: {name} ({level})</translation>
    </message>
</context>
<context>
    <name>Deck</name>
    <message>
        <source>It cannot be read: {reason}.</source>
        <translation>Die Datei lässt sich nicht lesen: {reason}.</translation>
    </message>
    <message>
        <source>It is too large for a deck of cards.</source>
        <translation>Die Datei ist zu groß für ein Kartenblatt.</translation>
    </message>
    <message>
        <source>It is not an SVG drawing.</source>
        <translation>Das ist keine SVG-Zeichnung.</translation>
    </message>
    <message>
        <source>It is damaged.</source>
        <translation>Die Datei ist beschädigt.</translation>
    </message>
    <message>
        <source>It is not a whole SVG drawing.</source>
        <translation>Die SVG-Zeichnung ist unvollständig.</translation>
    </message>
    <message>
        <source>Its cards are wider than they are high.</source>
        <translation>Die Karten sind breiter als hoch.</translation>
    </message>
    <message>
        <source>It has no pictures of cards.</source>
        <translation>Es sind keine Kartenbilder darin.</translation>
    </message>
    <message numerus="yes">
        <source>It lacks %n card(s) of the deck.</source>
        <translation>
            <numerusform>Es fehlt %n Karte.</numerusform>
            <numerusform>Es fehlen %n Karten.</numerusform>
        </translation>
    </message>
    <message>
        <source>the back of the cards</source>
        <translation>die Rückseite der Karten</translation>
    </message>
    <message>
        <source>It has no picture of: {cards}.</source>
        <translation>Es fehlt ein Bild für: {cards}.</translation>
    </message>
    <message>
        <source>The cards in “{file}” cannot be used. {reason}</source>
        <translation>Die Karten in „{file}“ sind nicht zu gebrauchen. {reason}</translation>
    </message>
</context>
<context>
    <name>DeckPreview</name>
    <message>
        <source>Five cards of the deck</source>
        <translation>Fünf Karten des Blatts</translation>
    </message>
</context>
<context>
    <name>Desk</name>
    <message>
        <source>This game cannot be resumed. {reason}</source>
        <translation>Dieses Spiel lässt sich nicht fortsetzen. {reason}</translation>
    </message>
    <message>
        <source>A new game has begun; the one before is kept in the list of games.</source>
        <translation>Ein neues Spiel hat begonnen; das vorige bleibt in der Liste der Spiele.</translation>
    </message>
    <message>
        <source>&amp;Back to it</source>
        <translation>&amp;Zurück dorthin</translation>
    </message>
    <message>
        <source>“{file}” was not opened. {reason}</source>
        <translation>„{file}“ wurde nicht geöffnet. {reason}</translation>
    </message>
</context>
<context>
    <name>Direction</name>
    <message>
        <source>Play goes clockwise.</source>
        <translation>Es geht im Uhrzeigersinn.</translation>
    </message>
    <message>
        <source>Play goes anticlockwise.</source>
        <translation>Es geht gegen den Uhrzeigersinn.</translation>
    </message>
</context>
<context>
    <name>DrillPart</name>
    <message>
        <source>&amp;Once more</source>
        <translation>N&amp;och einmal</translation>
    </message>
    <message>
        <source>&amp;Next</source>
        <translation>&amp;Nächster</translation>
    </message>
    <message>
        <source>&amp;Enough</source>
        <translation>&amp;Genug</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Versuch’s noch einmal</translation>
    </message>
    <message>
        <source>Mistake {place} of {count}</source>
        <translation>Fehler {place} von {count}</translation>
    </message>
    <message>
        <source>{name}, which card do you play here? Something better was possible.</source>
        <translation>{name}, welche Karte spielst du hier? Es ging besser.</translation>
    </message>
    <message>
        <source>{move} is right: it wins {chance}.</source>
        <translation>{move} ist richtig: {chance} Gewinnchance.</translation>
    </message>
    <message>
        <source>{move} wins {chance}; {best} wins {better}. {reason}</source>
        <translation>{move}: {chance} Gewinnchance; {best}: {better}. {reason}</translation>
    </message>
</context>
<context>
    <name>Duplicate</name>
    <message>
        <source>You won this deal from every seat that you tried.</source>
        <translation>Du hast mit diesen Karten auf jedem Platz gewonnen, den du ausprobiert hast.</translation>
    </message>
    <message>
        <source>You won this deal from no seat that you tried.</source>
        <translation>Du hast mit diesen Karten auf keinem Platz gewonnen, den du ausprobiert hast.</translation>
    </message>
    <message>
        <source>You won from seat {seat} only: the cards may have decided this deal.</source>
        <translation>Du hast nur auf Platz {seat} gewonnen: Vielleicht haben hier die Karten entschieden.</translation>
    </message>
    <message numerus="yes">
        <source>You won this deal from %n seat(s) of those that you tried.</source>
        <translation>
            <numerusform>Du hast mit diesen Karten auf %n der ausprobierten Plätze gewonnen.</numerusform>
            <numerusform>Du hast mit diesen Karten auf %n der ausprobierten Plätze gewonnen.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>EndPanel</name>
    <message>
        <source>&amp;Play again (F2)</source>
        <translation>Noch &amp;ein Spiel (F2)</translation>
    </message>
    <message>
        <source>&amp;New game…</source>
        <translation>&amp;Neues Spiel…</translation>
    </message>
    <message>
        <source>&amp;Review</source>
        <translation>Aus&amp;wertung</translation>
    </message>
    <message>
        <source>Rep&amp;lay</source>
        <translation>Wieder&amp;gabe</translation>
    </message>
    <message>
        <source>See the &amp;table</source>
        <translation>Tis&amp;ch ansehen</translation>
    </message>
</context>
<context>
    <name>Fairness</name>
    <message>
        <source>This game promised nothing before its first deal.</source>
        <translation>Dieses Spiel hat vor den ersten Karten nichts versprochen.</translation>
    </message>
    <message>
        <source>The deal or the opponents are not those that were promised.</source>
        <translation>Die Karten oder die Gegner sind nicht die versprochenen.</translation>
    </message>
    <message>
        <source>The deal and the opponents are those that were promised.</source>
        <translation>Die Karten und die Gegner sind die versprochenen.</translation>
    </message>
    <message>
        <source>Compare this with what was shown before the first deal: {promise}</source>
        <translation>Vergleiche das mit dem, was vor den ersten Karten zu sehen war: {promise}</translation>
    </message>
    <message>
        <source>The table has shown other cards than those of the deal.</source>
        <translation>Auf dem Tisch lagen andere Karten als die gegebenen.</translation>
    </message>
    <message numerus="yes">
        <source>The rules allow each of %n move(s).</source>
        <translation>
            <numerusform>Die Regeln erlauben den %n Zug.</numerusform>
            <numerusform>Die Regeln erlauben jeden der %n Züge.</numerusform>
        </translation>
    </message>
    <message>
        <source>The cards do not come from the deal number: they were laid out by hand.</source>
        <translation>Die Karten stammen nicht aus der Spielnummer: Sie wurden von Hand gelegt.</translation>
    </message>
    <message>
        <source>The cards do not come from the deal number.</source>
        <translation>Die Karten stammen nicht aus der Spielnummer.</translation>
    </message>
    <message numerus="yes">
        <source>%n shuffle(s), each from the deal number.</source>
        <translation>
            <numerusform>%n Mal gemischt, wie die Spielnummer es vorgibt.</numerusform>
            <numerusform>%n Mal gemischt, jedes Mal wie die Spielnummer es vorgibt.</numerusform>
        </translation>
    </message>
    <message>
        <source>No opponent of the computer has taken a decision.</source>
        <translation>Kein Computergegner hat etwas entschieden.</translation>
    </message>
    <message numerus="yes">
        <source>%n decision(s) of the opponents came out differently, but version {theirs} of Cardtable played them and this is version {ours}. Only version {theirs} can tell.</source>
        <translation>
            <numerusform>%n Entscheidung der Gegner weicht ab, aber gespielt hat Version {theirs} von Cardtable, und dies ist Version {ours}. Das kann nur Version {theirs} klären.</numerusform>
            <numerusform>%n Entscheidungen der Gegner weichen ab, aber gespielt hat Version {theirs} von Cardtable, und dies ist Version {ours}. Das kann nur Version {theirs} klären.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{told} A simple opponent took %n of them, because the thinking process had failed.</source>
        <comment>decisions</comment>
        <translation>
            <numerusform>{told} %n davon traf ein einfacher Gegner, weil der Denkprozess ausgefallen war.</numerusform>
            <numerusform>{told} %n davon traf ein einfacher Gegner, weil der Denkprozess ausgefallen war.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n decision(s) of the opponents cannot follow from what they could see, first move {number}: {name} played {played} instead of {found}.</source>
        <translation>
            <numerusform>%n Entscheidung der Gegner folgt nicht aus dem, was sie sehen konnten, Zug {number}: {name} hat {played} gespielt statt {found}.</numerusform>
            <numerusform>%n Entscheidungen der Gegner folgen nicht aus dem, was sie sehen konnten, zuerst Zug {number}: {name} hat {played} gespielt statt {found}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n decision(s) cannot be taken again: this game was saved before that was kept.</source>
        <translation>
            <numerusform>%n Entscheidung lässt sich nicht nachprüfen: Als das Spiel gespeichert wurde, wurde das noch nicht festgehalten.</numerusform>
            <numerusform>%n Entscheidungen lassen sich nicht nachprüfen: Als das Spiel gespeichert wurde, wurde das noch nicht festgehalten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Each of %n decision(s) of the opponents follows from what they could see.</source>
        <translation>
            <numerusform>Die %n Entscheidung der Gegner folgt aus dem, was sie sehen konnten.</numerusform>
            <numerusform>Alle %n Entscheidungen der Gegner folgen aus dem, was sie sehen konnten.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Figures</name>
    <message>
        <source>{part} of {all}</source>
        <comment>so many games of so many</comment>
        <translation>{part} von {all}</translation>
    </message>
    <message>
        <source>your share is {share}; 19 times in 20 the true one lies between {low} and {high}</source>
        <translation>dein Anteil ist {share}; in 19 von 20 Fällen liegt der wahre zwischen {low} und {high}</translation>
    </message>
    <message>
        <source>Finished</source>
        <translation>Beendet</translation>
    </message>
    <message>
        <source>games of this kind</source>
        <translation>Spiele dieser Art</translation>
    </message>
    <message>
        <source>Won</source>
        <comment>games</comment>
        <translation>Gewonnen</translation>
    </message>
    <message>
        <source>games that nobody won</source>
        <translation>Spiele, die niemand gewonnen hat</translation>
    </message>
    <message>
        <source>Drawn</source>
        <comment>games</comment>
        <translation>Unentschieden</translation>
    </message>
    <message>
        <source>games won one after the other</source>
        <translation>gewonnene Spiele in Folge</translation>
    </message>
    <message>
        <source>games won one after the other, up to the last one</source>
        <translation>gewonnene Spiele in Folge, bis zum letzten</translation>
    </message>
    <message>
        <source>games since the last one that you won</source>
        <translation>Spiele seit deinem letzten Sieg</translation>
    </message>
    <message>
        <source>games one after the other without a win</source>
        <translation>Spiele in Folge ohne Sieg</translation>
    </message>
    <message>
        <source>In a row now</source>
        <translation>Serie jetzt</translation>
    </message>
    <message>
        <source>Waiting now</source>
        <translation>Flaute jetzt</translation>
    </message>
    <message>
        <source>Most in a row</source>
        <translation>Längste Serie</translation>
    </message>
    <message>
        <source>Longest wait</source>
        <translation>Längste Flaute</translation>
    </message>
    <message>
        <source>Chips for a deal</source>
        <translation>Chips je Runde</translation>
    </message>
    <message numerus="yes">
        <source>chips that a deal brought you: the mean of the games’ means, %n deal(s)</source>
        <translation>
            <numerusform>Chips, die dir eine Runde brachte: gemittelt je Spiel, dann über alle Spiele, %n Runde</numerusform>
            <numerusform>Chips, die dir eine Runde brachte: gemittelt je Spiel, dann über alle Spiele, %n Runden</numerusform>
        </translation>
    </message>
    <message>
        <source>Points for a deal</source>
        <translation>Punkte je Runde</translation>
    </message>
    <message numerus="yes">
        <source>points that you got for a deal: the mean of the games’ means, %n deal(s)</source>
        <translation>
            <numerusform>Punkte, die du in einer Runde bekamst: gemittelt je Spiel, dann über alle Spiele, %n Runde</numerusform>
            <numerusform>Punkte, die du in einer Runde bekamst: gemittelt je Spiel, dann über alle Spiele, %n Runden</numerusform>
        </translation>
    </message>
    <message>
        <source>Moons shot</source>
        <translation>Eigene Durchmärsche</translation>
    </message>
    <message>
        <source>Moons of others</source>
        <translation>Fremde Durchmärsche</translation>
    </message>
    <message>
        <source>deals in which you took every point</source>
        <translation>Runden, in denen du alle Punkte genommen hast</translation>
    </message>
    <message>
        <source>deals in which another did</source>
        <translation>Runden, in denen das ein anderer tat</translation>
    </message>
    <message>
        <source>games won of those in which you took the first decision</source>
        <translation>gewonnen von den Spielen, in denen du die erste Entscheidung hattest</translation>
    </message>
    <message>
        <source>You began</source>
        <translation>Du zuerst</translation>
    </message>
    <message>
        <source>games won of those in which another took it</source>
        <translation>gewonnen von den Spielen, in denen ein anderer sie hatte</translation>
    </message>
    <message>
        <source>Another began</source>
        <translation>Ein anderer zuerst</translation>
    </message>
    <message numerus="yes">
        <source>chance to win that a decision gave away on average, in %n reviewed decision(s)</source>
        <translation>
            <numerusform>Gewinnchance, die eine Entscheidung im Mittel verschenkt hat, %n ausgewertete Entscheidung</numerusform>
            <numerusform>Gewinnchance, die eine Entscheidung im Mittel verschenkt hat, %n ausgewertete Entscheidungen</numerusform>
        </translation>
    </message>
    <message>
        <source>Given away</source>
        <translation>Verschenkt</translation>
    </message>
    <message>
        <source>{mean} ({low} to {high})</source>
        <comment>a mean and its 95% interval</comment>
        <translation>{mean} ({low} bis {high})</translation>
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
        <translation>nicht vorhanden</translation>
    </message>
    <message>
        <source>part of its path is not a folder</source>
        <translation>ein Teil des Pfads ist kein Ordner</translation>
    </message>
    <message>
        <source>it is a folder</source>
        <translation>das ist ein Ordner</translation>
    </message>
    <message>
        <source>you may not open it</source>
        <translation>du darfst das nicht öffnen</translation>
    </message>
    <message>
        <source>you may not change it</source>
        <translation>du darfst das nicht ändern</translation>
    </message>
    <message>
        <source>it can only be read</source>
        <translation>nur lesbar</translation>
    </message>
    <message>
        <source>the disk is full</source>
        <translation>der Datenträger ist voll</translation>
    </message>
    <message>
        <source>its name is too long</source>
        <translation>der Name ist zu lang</translation>
    </message>
    <message>
        <source>the disk does not answer as it should</source>
        <translation>der Datenträger antwortet nicht richtig</translation>
    </message>
    <message>
        <source>Open a game</source>
        <translation>Spiel öffnen</translation>
    </message>
    <message>
        <source>Save a copy of the game</source>
        <translation>Kopie des Spiels speichern</translation>
    </message>
    <message>
        <source>Save the table</source>
        <translation>Tabelle speichern</translation>
    </message>
    <message>
        <source>Tables</source>
        <translation>Tabellen</translation>
    </message>
    <message>
        <source>Games of Cardtable</source>
        <translation>Spiele von Cardtable</translation>
    </message>
</context>
<context>
    <name>FirstDeal</name>
    <message>
        <source>First deal: {game}</source>
        <translation>Erstes Spiel: {game}</translation>
    </message>
</context>
<context>
    <name>Game</name>
    <message>
        <source>{game} is for {count} players, not {players}.</source>
        <translation>{game} ist für {count} Spieler, nicht für {players}.</translation>
    </message>
    <message>
        <source>{game} is for {low} to {high} players, not {players}.</source>
        <translation>{game} ist für {low} bis {high} Spieler, nicht für {players}.</translation>
    </message>
    <message>
        <source>There is no seat {seat} at this table.</source>
        <translation>Einen Platz {seat} gibt es an diesem Tisch nicht.</translation>
    </message>
    <message>
        <source>Deal numbers run from 0 to {high}.</source>
        <translation>Spielnummern gehen von 0 bis {high}.</translation>
    </message>
    <message>
        <source>{card}: {effect}.</source>
        <comment>what a card would do: Seven of hearts: takes the trick.</comment>
        <translation>{card}: {effect}.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>Das Spiel ist vorbei.</translation>
    </message>
    <message>
        <source>The table moves first.</source>
        <translation>Erst ist der Tisch an der Reihe.</translation>
    </message>
    <message>
        <source>It is not your turn.</source>
        <translation>Du bist nicht am Zug.</translation>
    </message>
    <message>
        <source>This game cannot be saved just now: {reason}. You can play on.</source>
        <translation>Dieses Spiel lässt sich gerade nicht speichern: {reason}. Du kannst weiterspielen.</translation>
    </message>
</context>
<context>
    <name>GameFile</name>
    <message>
        <source>“{name}” is not a file.</source>
        <translation>„{name}“ ist keine Datei.</translation>
    </message>
    <message>
        <source>this is no file name</source>
        <translation>das ist kein Dateiname</translation>
    </message>
    <message>
        <source>“{name}” cannot be opened: {reason}.</source>
        <translation>„{name}“ lässt sich nicht öffnen: {reason}.</translation>
    </message>
    <message>
        <source>“{name}” is too large for a game.</source>
        <translation>„{name}“ ist zu groß für ein Spiel.</translation>
    </message>
    <message>
        <source>This game cannot be played: its record is damaged.</source>
        <translation>Dieses Spiel ist nicht spielbar: Seine Aufzeichnung ist beschädigt.</translation>
    </message>
    <message>
        <source>This is a game of “{game}”, which this version of Cardtable does not have.</source>
        <translation>Das ist ein Spiel „{game}“, das diese Version von Cardtable nicht kennt.</translation>
    </message>
    <message>
        <source>This version of Cardtable has no opponent “{level}”.</source>
        <translation>Diese Version von Cardtable kennt keinen Gegner „{level}“.</translation>
    </message>
    <message>
        <source>A player&apos;s name in this game is too long.</source>
        <translation>Ein Spielername in diesem Spiel ist zu lang.</translation>
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
        <translation>Spiel</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Last played</source>
        <translation>Zuletzt gespielt</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Züge</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>Damaged</source>
        <translation>Beschädigt</translation>
    </message>
    <message>
        <source>Not finished</source>
        <translation>Nicht beendet</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Unentschieden</translation>
    </message>
    <message>
        <source>{name} won</source>
        <translation>{name} hat gewonnen</translation>
    </message>
    <message>
        <source>{result}, practice</source>
        <translation>{result}, Übung</translation>
    </message>
    <message>
        <source>Computer players only, deal {number}</source>
        <translation>Nur Computerspieler, Nr. {number}</translation>
    </message>
    <message>
        <source>{name} ({level}) plays deal {number}</source>
        <translation>{name} ({level}) spielt Nr. {number}</translation>
    </message>
</context>
<context>
    <name>GamesSearch</name>
    <message>
        <source>Search titles, names and dates</source>
        <translation>Titel, Namen und Daten suchen</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>Alle Spiele</translation>
    </message>
    <message>
        <source>Opponent</source>
        <translation>Gegner</translation>
    </message>
    <message>
        <source>All opponents</source>
        <translation>Alle Gegner</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>All results</source>
        <translation>Alle Ergebnisse</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Gewonnen</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Verloren</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Unentschieden</translation>
    </message>
    <message>
        <source>Finished</source>
        <translation>Beendet</translation>
    </message>
    <message>
        <source>Not finished</source>
        <translation>Nicht beendet</translation>
    </message>
    <message>
        <source>Last played</source>
        <translation>Zuletzt gespielt</translation>
    </message>
    <message>
        <source>Any time</source>
        <translation>Egal wann</translation>
    </message>
    <message>
        <source>Last 24 hours</source>
        <translation>Letzte 24 Stunden</translation>
    </message>
    <message>
        <source>Last 7 days</source>
        <translation>Letzte 7 Tage</translation>
    </message>
    <message>
        <source>Last 30 days</source>
        <translation>Letzte 30 Tage</translation>
    </message>
    <message>
        <source>Last 365 days</source>
        <translation>Letzte 365 Tage</translation>
    </message>
</context>
<context>
    <name>HandPlate</name>
    <message>
        <source>Lay down the hand ({effect})</source>
        <translation>Karten hinlegen ({effect})</translation>
    </message>
</context>
<context>
    <name>Hearts</name>
    <message>
        <source>The queen of spades has not been played and is not in your hand.</source>
        <translation>Die Pik-Dame ist noch nicht gefallen, und du hast sie nicht.</translation>
    </message>
    <message>
        <source>Points taken in this deal: you {mine}, the other player {theirs}.</source>
        <translation>Punkte in dieser Runde: du {mine}, der Gegner {theirs}.</translation>
    </message>
    <message>
        <source>You can still take every point card.</source>
        <translation>Du kannst noch alle Punkte holen.</translation>
    </message>
    <message>
        <source>The other player can still take every point card.</source>
        <translation>Der Gegner kann noch alle Punkte holen.</translation>
    </message>
    <message numerus="yes">
        <source>%n trick(s) to go, this one included.</source>
        <translation>
            <numerusform>Noch %n Stich, dieser mitgezählt.</numerusform>
            <numerusform>Noch %n Stiche, dieser mitgezählt.</numerusform>
        </translation>
    </message>
    <message>
        <source>The other player has no heart.</source>
        <translation>Der Gegner hat kein Herz.</translation>
    </message>
    <message>
        <source>The other player has no spade.</source>
        <translation>Der Gegner hat kein Pik.</translation>
    </message>
    <message>
        <source>The other player has no diamond.</source>
        <translation>Der Gegner hat kein Karo.</translation>
    </message>
    <message>
        <source>The other player has no club.</source>
        <translation>Der Gegner hat kein Kreuz.</translation>
    </message>
    <message numerus="yes">
        <source>%n heart(s) that you have not seen: {ranks}</source>
        <translation>
            <numerusform>%n Herz noch nicht gesehen: {ranks}</numerusform>
            <numerusform>%n Herz noch nicht gesehen: {ranks}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n spade(s) that you have not seen: {ranks}</source>
        <translation>
            <numerusform>%n Pik noch nicht gesehen: {ranks}</numerusform>
            <numerusform>%n Pik noch nicht gesehen: {ranks}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n diamond(s) that you have not seen: {ranks}</source>
        <translation>
            <numerusform>%n Karo noch nicht gesehen: {ranks}</numerusform>
            <numerusform>%n Karo noch nicht gesehen: {ranks}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n club(s) that you have not seen: {ranks}</source>
        <translation>
            <numerusform>%n Kreuz noch nicht gesehen: {ranks}</numerusform>
            <numerusform>%n Kreuz noch nicht gesehen: {ranks}</numerusform>
        </translation>
    </message>
    <message>
        <source>easy</source>
        <translation>leicht</translation>
    </message>
    <message>
        <source>Ducks and gets rid of high cards, and is careless now and then.</source>
        <translation>Bleibt drunter, wirft hohe Karten ab und passt ab und zu nicht auf.</translation>
    </message>
    <message>
        <source>normal</source>
        <translation>normal</translation>
    </message>
    <message>
        <source>Counts the cards, guards against the queen of spades and sees a moon coming.</source>
        <translation>Zählt die Karten mit, hütet sich vor der Pik-Dame und sieht einen Durchmarsch kommen.</translation>
    </message>
    <message>
        <source>hard</source>
        <translation>schwer</translation>
    </message>
    <message>
        <source>Thinks a few of the possible deals through, and is content with a good card.</source>
        <translation>Denkt ein paar der möglichen Verteilungen durch und ist mit einer guten Karte zufrieden.</translation>
    </message>
    <message>
        <source>expert</source>
        <translation>Experte</translation>
    </message>
    <message>
        <source>Goes through every deal that is possible, and draws conclusions from what you play.</source>
        <translation>Geht jede mögliche Verteilung durch und zieht Schlüsse aus dem, was du spielst.</translation>
    </message>
    <message>
        <source>Play to</source>
        <translation>Gespielt wird bis</translation>
    </message>
    <message>
        <source>50 points</source>
        <translation>50 Punkte</translation>
    </message>
    <message>
        <source>100 points</source>
        <translation>100 Punkte</translation>
    </message>
    <message>
        <source>150 points</source>
        <translation>150 Punkte</translation>
    </message>
    <message>
        <source>After the deal in which somebody has this many, the lower score wins.</source>
        <translation>Nach der Runde, in der jemand so viele Punkte hat, gewinnt, wer weniger hat.</translation>
    </message>
    <message>
        <source>Hearts are broken by</source>
        <translation>Herz wird gebrochen durch</translation>
    </message>
    <message>
        <source>a heart</source>
        <translation>ein Herz</translation>
    </message>
    <message>
        <source>a heart or the queen of spades</source>
        <translation>ein Herz oder die Pik-Dame</translation>
    </message>
    <message>
        <source>the first failure to follow suit</source>
        <translation>das erste Nichtbedienen</translation>
    </message>
    <message>
        <source>Until then nobody may lead a heart, except from a hand of hearts only.</source>
        <translation>Bis dahin darf niemand Herz ausspielen, außer wer nur noch Herz hat.</translation>
    </message>
    <message>
        <source>Points on the first trick</source>
        <translation>Punkte im ersten Stich</translation>
    </message>
    <message>
        <source>allowed</source>
        <translation>erlaubt</translation>
    </message>
    <message>
        <source>not allowed</source>
        <translation>nicht erlaubt</translation>
    </message>
    <message>
        <source>Whether a player without clubs may play a heart or the queen of spades to it.</source>
        <translation>Ob man ohne Kreuz hier ein Herz oder die Pik-Dame abwerfen darf.</translation>
    </message>
    <message>
        <source>The queen of spades</source>
        <translation>Die Pik-Dame</translation>
    </message>
    <message>
        <source>follows suit</source>
        <translation>muss bedienen</translation>
    </message>
    <message>
        <source>may be played at any time</source>
        <translation>darf jederzeit fallen</translation>
    </message>
    <message>
        <source>“At any time” means also instead of following suit.</source>
        <translation>„Jederzeit“ heißt: auch statt zu bedienen.</translation>
    </message>
    <message>
        <source>Shooting the moon</source>
        <translation>Durchmarsch</translation>
    </message>
    <message>
        <source>20 points for the opponent</source>
        <translation>20 Punkte für den Gegner</translation>
    </message>
    <message>
        <source>the points in play for the opponent</source>
        <translation>alle Punkte im Spiel für den Gegner</translation>
    </message>
    <message>
        <source>20 points off for the shooter</source>
        <translation>20 Punkte Abzug für einen selbst</translation>
    </message>
    <message>
        <source>does not count</source>
        <translation>zählt nicht</translation>
    </message>
    <message>
        <source>A player who takes every point of a deal has shot the moon.</source>
        <translation>Wer alle Punkte einer Runde nimmt, hat einen Durchmarsch geschafft.</translation>
    </message>
    <message>
        <source>This position cannot be read: {error}.</source>
        <translation>Diese Stellung lässt sich nicht lesen: {error}.</translation>
    </message>
    <message>
        <source>In this position the other seat is to move.</source>
        <translation>In dieser Stellung ist der andere Platz am Zug.</translation>
    </message>
    <message>
        <source>This position does not say whose turn it is.</source>
        <translation>Diese Stellung sagt nicht, wer am Zug ist.</translation>
    </message>
    <message>
        <source>Your {card} is the last heart out: led, it takes the trick.</source>
        <translation>{card} ist das letzte Herz im Spiel: Ausgespielt macht es den Stich.</translation>
    </message>
    <message numerus="yes">
        <source>This takes the trick and costs %n point(s).</source>
        <translation>
            <numerusform>Das macht den Stich und kostet %n Punkt.</numerusform>
            <numerusform>Das macht den Stich und kostet %n Punkte.</numerusform>
        </translation>
    </message>
    <message>
        <source>This takes the trick, and you must lead; the {best} leaves it.</source>
        <translation>Das macht den Stich, und du musst ausspielen; mit {best} lässt du ihn dem Gegner.</translation>
    </message>
    <message>
        <source>This card takes the queen of spades.</source>
        <translation>Diese Karte nimmt die Pik-Dame.</translation>
    </message>
    <message>
        <source>Whatever the other player holds, this can take the queen of spades.</source>
        <translation>Ganz gleich, was der Gegner hat: Diese Karte kann die Pik-Dame einfangen.</translation>
    </message>
    <message>
        <source>In {count} of {worlds} possible deals this can take the queen of spades.</source>
        <translation>In {count} von {worlds} möglichen Verteilungen kann diese Karte die Pik-Dame einfangen.</translation>
    </message>
    <message>
        <source>Whatever the other player holds, the trick with the queen of spades can be left to you.</source>
        <translation>Ganz gleich, was der Gegner hat: Der Stich mit der Pik-Dame kann dir überlassen werden.</translation>
    </message>
    <message>
        <source>In {count} of {worlds} possible deals the trick with the queen of spades can be left to you.</source>
        <translation>In {count} von {worlds} möglichen Verteilungen kann dir der Stich mit der Pik-Dame überlassen werden.</translation>
    </message>
    <message>
        <source>The queen of spades could be got rid of now.</source>
        <translation>Jetzt könntest du die Pik-Dame loswerden.</translation>
    </message>
    <message>
        <source>After this the queen of spades ends up with you in {more}% of deals, after the {best} in {less}%.</source>
        <translation>Danach landet die Pik-Dame in {more}&#xa0;% der Fälle bei dir, nach {best} in {less}&#xa0;%.</translation>
    </message>
    <message>
        <source>This lets the other player shoot the moon.</source>
        <translation>Damit ermöglichst du dem Gegner den Durchmarsch.</translation>
    </message>
    <message>
        <source>This lets the other player shoot the moon in {percent}% of deals.</source>
        <translation>Damit ermöglichst du dem Gegner in {percent}&#xa0;% der Fälle den Durchmarsch.</translation>
    </message>
    <message>
        <source>With the {best} you can shoot the moon.</source>
        <translation>Mit {best} schaffst du den Durchmarsch.</translation>
    </message>
    <message>
        <source>With the {best} you can shoot the moon in {percent}% of deals.</source>
        <translation>Mit {best} schaffst du in {percent}&#xa0;% der Fälle den Durchmarsch.</translation>
    </message>
    <message>
        <source>At this score the {best} wins the match more often.</source>
        <translation>Bei diesem Stand gewinnt {best} die Partie öfter.</translation>
    </message>
    <message numerus="yes">
        <source>On average this costs about %n point(s) more than the {best}.</source>
        <translation>
            <numerusform>Im Mittel kostet das etwa %n Punkt mehr als {best}.</numerusform>
            <numerusform>Im Mittel kostet das etwa %n Punkte mehr als {best}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Whatever the other player holds, the {best} is better.</source>
        <translation>Ganz gleich, was der Gegner hat: {best} ist besser.</translation>
    </message>
    <message>
        <source>In {count} of {worlds} possible deals the {best} is better.</source>
        <translation>In {count} von {worlds} möglichen Verteilungen ist {best} besser.</translation>
    </message>
    <message>
        <source>This gets rid of the queen of spades.</source>
        <translation>So wirst du die Pik-Dame los.</translation>
    </message>
    <message>
        <source>This stops the other player from shooting the moon.</source>
        <translation>Damit verhinderst du den Durchmarsch des Gegners.</translation>
    </message>
    <message>
        <source>With this you can shoot the moon.</source>
        <translation>Damit schaffst du den Durchmarsch.</translation>
    </message>
    <message>
        <source>With this you can shoot the moon in {percent}% of deals.</source>
        <translation>Damit schaffst du in {percent}&#xa0;% der Fälle den Durchmarsch.</translation>
    </message>
    <message>
        <source>After every other card the other player shoots the moon more often.</source>
        <translation>Nach jeder anderen Karte schafft der Gegner öfter den Durchmarsch.</translation>
    </message>
    <message>
        <source>Unlike other cards, this cannot take the queen of spades.</source>
        <translation>Anders als andere Karten kann diese die Pik-Dame nicht einfangen.</translation>
    </message>
    <message>
        <source>This leaves the trick and its points to the other player.</source>
        <translation>Damit überlässt du dem Gegner den Stich und seine Punkte.</translation>
    </message>
    <message>
        <source>At this score no card wins the match noticeably more often.</source>
        <translation>Bei diesem Stand gewinnt keine Karte die Partie merklich öfter.</translation>
    </message>
    <message>
        <source>At this score no card wins the match more often.</source>
        <translation>Bei diesem Stand gewinnt keine Karte die Partie öfter.</translation>
    </message>
    <message>
        <source>Over all possible deals no other card is noticeably better.</source>
        <translation>Über alle möglichen Verteilungen ist keine Karte merklich besser.</translation>
    </message>
    <message>
        <source>Over all possible deals no other card is better.</source>
        <translation>Über alle möglichen Verteilungen ist keine Karte besser.</translation>
    </message>
    <message>
        <source>The aim</source>
        <translation>Das Ziel</translation>
    </message>
    <message>
        <source>Two players, each for themselves.</source>
        <translation>Zwei Spieler, jeder für sich.</translation>
    </message>
    <message>
        <source>Hearts and the queen of spades cost points. The lower score at the end wins.</source>
        <translation>Herzen und die Pik-Dame kosten Punkte. Wer am Ende weniger hat, gewinnt.</translation>
    </message>
    <message>
        <source>So taking tricks is bad, unless you take every point there is.</source>
        <translation>Stiche zu machen ist also schlecht, außer man holt alle Punkte, die es gibt.</translation>
    </message>
    <message>
        <source>The cards and the deal</source>
        <translation>Die Karten und das Geben</translation>
    </message>
    <message>
        <source>28 cards are used: ace, queen, 10, 8, 6, 4 and 2 of each suit.</source>
        <translation>Gespielt wird mit 28 Karten: Ass, Dame, 10, 8, 6, 4 und 2 in jeder Farbe.</translation>
    </message>
    <message>
        <source>In each suit the 2 is lowest and the ace highest. Hearts are always trump.</source>
        <translation>In jeder Farbe ist die 2 am niedrigsten und das Ass am höchsten. Herz ist immer Trumpf.</translation>
    </message>
    <message>
        <source>The first and the last card of the deal are dead: they lie face down, nobody uses them, and they are shown when the deal is over. They may be point cards.</source>
        <translation>Die erste und die letzte Karte beim Geben sind tot: Sie liegen verdeckt, niemand benutzt sie, und nach der Runde werden sie gezeigt. Es können Punktkarten sein.</translation>
    </message>
    <message>
        <source>Each player gets 13 cards, one at a time. No cards are passed. The first dealer is drawn by lot, then the players take turns to deal.</source>
        <translation>Jeder bekommt 13 Karten, eine nach der anderen. Geschoben wird nicht. Der erste Geber wird ausgelost, dann geben die Spieler abwechselnd.</translation>
    </message>
    <message>
        <source>The tricks</source>
        <translation>Die Stiche</translation>
    </message>
    <message>
        <source>Whoever holds the two of clubs goes first and must lead it.</source>
        <translation>Wer die Kreuz-Zwei hat, beginnt und muss sie ausspielen.</translation>
    </message>
    <message>
        <source>If the two of clubs is dead, the four of clubs must be led first.</source>
        <translation>Ist die Kreuz-Zwei tot, muss zuerst die Kreuz-Vier ausgespielt werden.</translation>
    </message>
    <message>
        <source>If both are dead, the six of clubs must be led first.</source>
        <translation>Sind beide tot, muss zuerst die Kreuz-Sechs ausgespielt werden.</translation>
    </message>
    <message>
        <source>The second player must play a card of the suit led, if able.</source>
        <translation>Der zweite Spieler muss, wenn er kann, eine Karte der ausgespielten Farbe spielen.</translation>
    </message>
    <message>
        <source>So a club must be played to a club.</source>
        <translation>Auf Kreuz muss also Kreuz gespielt werden.</translation>
    </message>
    <message>
        <source>The highest heart wins the trick, or else the highest card of the suit led.</source>
        <translation>Das höchste Herz macht den Stich, sonst die höchste Karte der ausgespielten Farbe.</translation>
    </message>
    <message>
        <source>The winner of a trick leads to the next.</source>
        <translation>Wer den Stich macht, spielt zum nächsten aus.</translation>
    </message>
    <message>
        <source>A deal is played until all 13 tricks are taken.</source>
        <translation>Eine Runde dauert, bis alle 13 Stiche gemacht sind.</translation>
    </message>
    <message>
        <source>With no card of the suit led you may play any card; you need not trump.</source>
        <translation>Ohne Karte der ausgespielten Farbe darf man jede Karte spielen; Trumpfzwang gibt es nicht.</translation>
    </message>
    <message>
        <source>With no card of the suit led you may play any card; you need not trump. But on the first trick no heart and no queen of spades may be played while another card is held.</source>
        <translation>Ohne Karte der ausgespielten Farbe darf man jede Karte spielen; Trumpfzwang gibt es nicht. Im ersten Stich aber dürfen weder Herz noch die Pik-Dame gespielt werden, solange man eine andere Karte hat.</translation>
    </message>
    <message>
        <source>Hearts and the queen of spades</source>
        <translation>Herz und die Pik-Dame</translation>
    </message>
    <message>
        <source>Hearts may not be led before they are broken, unless you hold nothing else. A trick may be trumped with a heart at any time.</source>
        <translation>Herz darf erst ausgespielt werden, wenn es gebrochen ist, außer man hat nichts anderes. Mit einem Herz stechen darf man jederzeit.</translation>
    </message>
    <message>
        <source>The first heart that is played, in whatever way, breaks them.</source>
        <translation>Das erste Herz, das fällt, ganz gleich wie, bricht es.</translation>
    </message>
    <message>
        <source>The first heart, or the queen of spades, that is played breaks them.</source>
        <translation>Das erste Herz oder die Pik-Dame bricht es, sobald die Karte fällt.</translation>
    </message>
    <message>
        <source>Hearts are broken as soon as somebody does not follow suit, or a heart is played. The queen of spades does not break them: she may be played by somebody who could follow.</source>
        <translation>Herz ist gebrochen, sobald jemand nicht bedient oder ein Herz fällt. Die Pik-Dame bricht es nicht: Sie darf auch spielen, wer bedienen könnte.</translation>
    </message>
    <message>
        <source>Hearts are broken as soon as somebody does not follow suit, or a heart is played.</source>
        <translation>Herz ist gebrochen, sobald jemand nicht bedient oder ein Herz fällt.</translation>
    </message>
    <message>
        <source>The queen of spades may be led at any time, also before hearts are broken, but the duty to follow suit comes first.</source>
        <translation>Die Pik-Dame darf jederzeit ausgespielt werden, auch bevor Herz gebrochen ist, aber die Pflicht zu bedienen geht vor.</translation>
    </message>
    <message>
        <source>The queen of spades may be played at any time, even instead of following suit.</source>
        <translation>Die Pik-Dame darf jederzeit gespielt werden, auch statt zu bedienen.</translation>
    </message>
    <message>
        <source>The queen of spades may be played at any time after the first trick, even instead of following suit.</source>
        <translation>Die Pik-Dame darf nach dem ersten Stich jederzeit gespielt werden, auch statt zu bedienen.</translation>
    </message>
    <message>
        <source>The score</source>
        <translation>Die Wertung</translation>
    </message>
    <message>
        <source>Each heart taken costs 1 point.</source>
        <translation>Jedes Herz in den Stichen kostet 1 Punkt.</translation>
    </message>
    <message>
        <source>The queen of spades costs 13 points.</source>
        <translation>Die Pik-Dame kostet 13 Punkte.</translation>
    </message>
    <message>
        <source>A player who takes every point scores them: the moon does not count.</source>
        <translation>Wer alle Punkte nimmt, schreibt sie sich an: Der Durchmarsch zählt nicht.</translation>
    </message>
    <message>
        <source>Dead cards are not missed: every point in play is enough for that.</source>
        <translation>Tote Karten fehlen dabei nicht: Alle Punkte, die im Spiel sind, genügen.</translation>
    </message>
    <message>
        <source>A player who takes every point shoots the moon: 0 points, and 20 for the opponent.</source>
        <translation>Wer alle Punkte nimmt, schafft den Durchmarsch: 0 Punkte, und 20 für den Gegner.</translation>
    </message>
    <message>
        <source>A player who takes every point shoots the moon: 0 points, and all of those points for the opponent.</source>
        <translation>Wer alle Punkte nimmt, schafft den Durchmarsch: 0 Punkte, und der Gegner bekommt sie alle.</translation>
    </message>
    <message>
        <source>A player who takes every point shoots the moon: 20 points off, and 0 for the opponent.</source>
        <translation>Wer alle Punkte nimmt, schafft den Durchmarsch: 20 Punkte Abzug, und 0 für den Gegner.</translation>
    </message>
    <message>
        <source>The end</source>
        <translation>Das Ende</translation>
    </message>
    <message>
        <source>The game ends after the deal in which somebody reaches {target} points.</source>
        <translation>Das Spiel endet nach der Runde, in der jemand {target} Punkte erreicht.</translation>
    </message>
    <message>
        <source>If both have reached it and are equal, another deal is played until they are not.</source>
        <translation>Haben beide so viele und stehen gleich, wird weitergespielt, bis einer weniger hat.</translation>
    </message>
    <message>
        <source>The lower score wins.</source>
        <translation>Wer weniger Punkte hat, gewinnt.</translation>
    </message>
    <message>
        <source>Queen of spades</source>
        <translation>Pik-Dame</translation>
    </message>
    <message>
        <source>Every heart</source>
        <translation>Jedes Herz</translation>
    </message>
    <message>
        <source>1 point; trump, beats every other suit</source>
        <translation>1 Punkt; Trumpf, sticht jede andere Farbe</translation>
    </message>
    <message>
        <source>Clubs, diamonds, other spades</source>
        <translation>Kreuz, Karo, die übrigen Pik</translation>
    </message>
    <message>
        <source>no points</source>
        <translation>keine Punkte</translation>
    </message>
    <message>
        <source>2 4 6 8 10 Q A</source>
        <translation>2 4 6 8 10 Q A</translation>
    </message>
    <message>
        <source>the order in each suit, from low to high</source>
        <translation>die Reihenfolge in jeder Farbe, von unten nach oben</translation>
    </message>
    <message>
        <source>Two of clubs</source>
        <translation>Kreuz-Zwei</translation>
    </message>
    <message>
        <source>leads first; if it is dead the four, then the six</source>
        <translation>kommt zuerst; ist sie tot, die Vier, dann die Sechs</translation>
    </message>
    <message>
        <source>13 points; may be played instead of following suit</source>
        <translation>13 Punkte; darf statt zu bedienen gespielt werden</translation>
    </message>
    <message>
        <source>13 points</source>
        <translation>13 Punkte</translation>
    </message>
    <message>
        <source>Two-Player Hearts</source>
        <translation>Hearts zu zweit</translation>
    </message>
    <message>
        <source>Hearts for two with 28 cards: hearts are always trump, two cards lie dead, the queen of spades costs 13 points.</source>
        <translation>Hearts zu zweit mit 28 Karten: Herz ist immer Trumpf, zwei Karten liegen tot, die Pik-Dame kostet 13 Punkte.</translation>
    </message>
    <message>
        <source>The dealer&apos;s opponent is dealt to first.</source>
        <translation>Der Gegner des Gebers bekommt die erste Karte.</translation>
    </message>
    <message>
        <source>{move} is not a move of this game.</source>
        <translation>{move} ist in diesem Spiel kein Zug.</translation>
    </message>
    <message>
        <source>You do not hold the {card}.</source>
        <translation>{card} hast du nicht.</translation>
    </message>
    <message>
        <source>No heart and no queen of spades on the first trick while you hold another card.</source>
        <translation>Im ersten Stich kein Herz und keine Pik-Dame, solange du eine andere Karte hast.</translation>
    </message>
    <message>
        <source>A club was led and you hold clubs: follow suit.</source>
        <translation>Kreuz wurde ausgespielt, und du hast Kreuz: bedienen.</translation>
    </message>
    <message>
        <source>A diamond was led and you hold diamonds: follow suit.</source>
        <translation>Karo wurde ausgespielt, und du hast Karo: bedienen.</translation>
    </message>
    <message>
        <source>A heart was led and you hold hearts: follow suit.</source>
        <translation>Herz wurde ausgespielt, und du hast Herz: bedienen.</translation>
    </message>
    <message>
        <source>A spade was led and you hold spades: follow suit.</source>
        <translation>Pik wurde ausgespielt, und du hast Pik: bedienen.</translation>
    </message>
    <message>
        <source>The {card} must be led first.</source>
        <translation>Zuerst muss die {card} ausgespielt werden.</translation>
    </message>
    <message>
        <source>Hearts are not broken yet, and you hold another suit: lead that.</source>
        <translation>Herz ist noch nicht gebrochen, und du hast eine andere Farbe: Spiel die aus.</translation>
    </message>
    <message>
        <source>Dead cards</source>
        <translation>Tote Karten</translation>
    </message>
    <message>
        <source>Hand</source>
        <translation>Hand</translation>
    </message>
    <message>
        <source>Card played</source>
        <translation>Gespielte Karte</translation>
    </message>
    <message>
        <source>Cards taken</source>
        <translation>Stiche</translation>
    </message>
    <message>
        <source>Hearts are trump</source>
        <translation>Herz ist Trumpf</translation>
    </message>
    <message>
        <source>In this deal: {points}</source>
        <translation>Runde: {points}</translation>
    </message>
    <message>
        <source>Score: {score}</source>
        <translation>Stand: {score}</translation>
    </message>
    <message>
        <source>Hearts are broken</source>
        <translation>Herz ist gebrochen</translation>
    </message>
    <message>
        <source>Hearts are not broken yet</source>
        <translation>Herz ist noch nicht gebrochen</translation>
    </message>
    <message>
        <source>{dealer} deals, {leader} leads.</source>
        <translation>{dealer} gibt, {leader} spielt aus.</translation>
    </message>
    <message>
        <source>{name} plays the {card}.</source>
        <translation>{name} spielt {card}.</translation>
    </message>
    <message>
        <source>{name} leads the {card}.</source>
        <translation>{name} spielt {card} aus.</translation>
    </message>
    <message>
        <source>Hearts are broken.</source>
        <translation>Herz ist gebrochen.</translation>
    </message>
    <message numerus="yes">
        <source>{name} takes the trick: %n point(s).</source>
        <translation>
            <numerusform>{name} macht den Stich: %n Punkt.</numerusform>
            <numerusform>{name} macht den Stich: %n Punkte.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} takes the trick.</source>
        <translation>{name} macht den Stich.</translation>
    </message>
    <message>
        <source>In this deal {first} scores {a} and {second} {b}. The score is {x} to {y}.</source>
        <translation>In dieser Runde bekommt {first} {a} und {second} {b}. Es steht {x} zu {y}.</translation>
    </message>
    <message>
        <source>The dead cards were the {first} and the {second}.</source>
        <translation>Tot waren {first} und {second}.</translation>
    </message>
    <message>
        <source>Both stand at {score}: another deal decides.</source>
        <translation>Beide stehen bei {score}: Noch eine Runde entscheidet.</translation>
    </message>
    <message>
        <source>{name} shoots the moon: {points} points off.</source>
        <translation>{name} schafft den Durchmarsch: {points} Punkte Abzug.</translation>
    </message>
    <message numerus="yes">
        <source>{name} shoots the moon: %n point(s) for {other}.</source>
        <translation>
            <numerusform>{name} schafft den Durchmarsch: %n Punkt für {other}.</numerusform>
            <numerusform>{name} schafft den Durchmarsch: %n Punkte für {other}.</numerusform>
        </translation>
    </message>
    <message>
        <source>The game is called off as a draw: it has no end.</source>
        <translation>Das Spiel wird als unentschieden abgebrochen: Es nimmt kein Ende.</translation>
    </message>
    <message>
        <source>{name} wins with {low} to {high}.</source>
        <translation>{name} gewinnt mit {low} zu {high}.</translation>
    </message>
    <message>
        <source>gathers the trick</source>
        <translation>zieht den Stich ein</translation>
    </message>
    <message>
        <source>deals</source>
        <translation>gibt</translation>
    </message>
    <message numerus="yes">
        <source>opens the trick: %n point(s)</source>
        <translation>
            <numerusform>eröffnet den Stich: %n Punkt</numerusform>
            <numerusform>eröffnet den Stich: %n Punkte</numerusform>
        </translation>
    </message>
    <message>
        <source>opens the trick</source>
        <translation>eröffnet den Stich</translation>
    </message>
    <message numerus="yes">
        <source>takes the trick: %n point(s)</source>
        <translation>
            <numerusform>macht den Stich: %n Punkt</numerusform>
            <numerusform>macht den Stich: %n Punkte</numerusform>
        </translation>
    </message>
    <message>
        <source>takes the trick</source>
        <translation>macht den Stich</translation>
    </message>
    <message numerus="yes">
        <source>leaves the trick: %n point(s)</source>
        <translation>
            <numerusform>gibt den Stich ab: %n Punkt</numerusform>
            <numerusform>gibt den Stich ab: %n Punkte</numerusform>
        </translation>
    </message>
    <message>
        <source>leaves the trick</source>
        <translation>gibt den Stich ab</translation>
    </message>
    <message>
        <source>Brought forward</source>
        <translation>Übertrag</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Stand</translation>
    </message>
    <message>
        <source>Shot the moon</source>
        <translation>Durchmarsch</translation>
    </message>
    <message>
        <source>Shot the moon. Dead: {first}, {second}</source>
        <translation>Durchmarsch. Tot: {first}, {second}</translation>
    </message>
    <message>
        <source>Dead: {first}, {second}</source>
        <translation>Tot: {first}, {second}</translation>
    </message>
    <message>
        <source>Deal {number}</source>
        <translation>Runde {number}</translation>
    </message>
    <message>
        <source>the two of clubs is led first</source>
        <comment>name of a rule</comment>
        <translation>die Kreuz-Zwei zuerst</translation>
    </message>
    <message>
        <source>the four of clubs is led first</source>
        <comment>name of a rule</comment>
        <translation>die Kreuz-Vier zuerst</translation>
    </message>
    <message>
        <source>the six of clubs is led first</source>
        <comment>name of a rule</comment>
        <translation>die Kreuz-Sechs zuerst</translation>
    </message>
    <message>
        <source>follow suit</source>
        <comment>name of a rule</comment>
        <translation>Farbe bedienen</translation>
    </message>
    <message>
        <source>the first trick</source>
        <comment>name of a rule</comment>
        <translation>der erste Stich</translation>
    </message>
    <message>
        <source>hearts must be broken</source>
        <comment>name of a rule</comment>
        <translation>Herz muss gebrochen sein</translation>
    </message>
    <message numerus="yes">
        <source>{card}: opens the trick with %n point(s) in it.</source>
        <translation>
            <numerusform>{card}: eröffnet den Stich mit %n Punkt.</numerusform>
            <numerusform>{card}: eröffnet den Stich mit %n Punkten.</numerusform>
        </translation>
    </message>
    <message>
        <source>{card}: opens the trick.</source>
        <translation>{card}: eröffnet den Stich.</translation>
    </message>
    <message numerus="yes">
        <source>{card}: takes the trick and its %n point(s).</source>
        <translation>
            <numerusform>{card}: macht den Stich mit %n Punkt.</numerusform>
            <numerusform>{card}: macht den Stich mit %n Punkten.</numerusform>
        </translation>
    </message>
    <message>
        <source>{card}: takes the trick, without points.</source>
        <translation>{card}: macht den Stich, ohne Punkte.</translation>
    </message>
    <message numerus="yes">
        <source>{card}: leaves the trick and its %n point(s) to the other player.</source>
        <translation>
            <numerusform>{card}: überlässt dem Gegner den Stich mit %n Punkt.</numerusform>
            <numerusform>{card}: überlässt dem Gegner den Stich mit %n Punkten.</numerusform>
        </translation>
    </message>
    <message>
        <source>{card}: leaves the trick to the other player, without points.</source>
        <translation>{card}: überlässt dem Gegner den Stich, ohne Punkte.</translation>
    </message>
</context>
<context>
    <name>HeartsLesson</name>
    <message>
        <source>One deal of thirteen tricks: follow suit, hearts as trump, the queen of spades.</source>
        <translation>Eine Runde mit dreizehn Stichen: bedienen, Herz als Trumpf, die Pik-Dame.</translation>
    </message>
    <message>
        <source>Each of you has thirteen cards; two more lie dead, and nobody knows which. In every trick each plays one card. Hearts in your tricks cost a point each, the queen of spades 13. You want as few points as possible.</source>
        <translation>Jeder von euch hat dreizehn Karten; zwei weitere liegen tot, und niemand weiß, welche. Zu jedem Stich spielt jeder eine Karte. Jedes Herz in deinen Stichen kostet einen Punkt, die Pik-Dame 13. Du willst möglichst wenige Punkte.</translation>
    </message>
    <message>
        <source>You hold the {card}, so you begin and must lead it.</source>
        <translation>Du hast die {card}, also beginnst du und musst sie ausspielen.</translation>
    </message>
    <message>
        <source>Amara took the trick, so she leads: a club. You must follow suit as long as you can. Play the {card}: it is higher and takes the trick.</source>
        <translation>Amara hat den Stich gemacht und spielt aus: Kreuz. Du musst bedienen, solange du kannst. Spiel die {card}: Sie ist höher und macht den Stich.</translation>
    </message>
    <message>
        <source>Now you lead. There are no points in diamonds: get rid of a high one. Lead the {card}.</source>
        <translation>Jetzt spielst du aus. In Karo stecken keine Punkte: Werde eine hohe Karte los. Spiel die {card} aus.</translation>
    </message>
    <message>
        <source>A spade is led: follow suit. The {card} takes this trick without points.</source>
        <translation>Pik wurde ausgespielt: Du musst bedienen. Die {card} macht diesen Stich, ohne Punkte.</translation>
    </message>
    <message>
        <source>Lead the {card}.</source>
        <translation>Spiel die {card} aus.</translation>
    </message>
    <message>
        <source>Your only club is the {card}. You must play it.</source>
        <translation>Dein einziges Kreuz ist die {card}. Die musst du spielen.</translation>
    </message>
    <message>
        <source>You would like to lead a heart? Not yet: nobody has played one, so hearts are not broken. Lead the {card}.</source>
        <translation>Du möchtest Herz ausspielen? Noch nicht: Bisher ist kein Herz gefallen, also ist Herz nicht gebrochen. Spiel die {card} aus.</translation>
    </message>
    <message>
        <source>The queen of spades has not shown up. Stay low, and let Amara keep the trick. Play the {card}.</source>
        <translation>Die Pik-Dame hat sich noch nicht gezeigt. Bleib drunter und lass Amara den Stich. Spiel die {card}.</translation>
    </message>
    <message>
        <source>You have no club, so you may play anything. Hearts are trump: the {card} takes the trick and costs you 1 point, but then you lead. Now hearts are broken.</source>
        <translation>Du hast kein Kreuz, also darfst du alles spielen. Herz ist Trumpf: Die {card} macht den Stich und kostet dich 1 Punkt, aber dann spielst du aus. Jetzt ist Herz gebrochen.</translation>
    </message>
    <message>
        <source>Your {card} is your last spade. Lead it, and the queen of spades can no longer be forced on you.</source>
        <translation>Die {card} ist dein letztes Pik. Spiel sie aus, dann kann dir niemand mehr die Pik-Dame aufdrängen.</translation>
    </message>
    <message>
        <source>Amara leads a heart: stay below it with the {card}.</source>
        <translation>Amara spielt Herz aus: Bleib drunter mit der {card}.</translation>
    </message>
    <message>
        <source>Again you can stay below, with the {card}.</source>
        <translation>Noch einmal kannst du drunterbleiben, mit der {card}.</translation>
    </message>
    <message>
        <source>Amara must lead the queen of spades herself. You have only the {card} left: let her have it.</source>
        <translation>Amara muss die Pik-Dame selbst ausspielen. Du hast nur noch die {card}: Lass ihr die Dame.</translation>
    </message>
    <message>
        <source>You have 1 point, Amara has 17. Deal follows deal until somebody has 100; then the lower score wins. One thing more: whoever takes every point of a deal gets none, and the other player gets 20.</source>
        <translation>Du hast 1 Punkt, Amara hat 17. So geht es Runde um Runde, bis jemand 100 hat; dann gewinnt, wer weniger hat. Und noch etwas: Wer alle Punkte einer Runde nimmt, bekommt keine, und der andere bekommt 20.</translation>
    </message>
</context>
<context>
    <name>HeartsQuestions</name>
    <message>
        <source>Which Hearts for two do you play?</source>
        <translation>Welches Hearts zu zweit spielst du?</translation>
    </message>
    <message>
        <source>With which cards?</source>
        <translation>Mit welchen Karten?</translation>
    </message>
    <message>
        <source>28 cards, thirteen each, two of them out of play</source>
        <translation>28 Karten, jeder dreizehn, zwei sind nicht im Spiel</translation>
    </message>
    <message>
        <source>52 cards, with a stock to draw from or a hand nobody plays</source>
        <translation>52 Karten, mit einem Nachziehstapel oder einer Hand, die niemand spielt</translation>
    </message>
    <message>
        <source>This table has only the game with 28 cards, without drawing.</source>
        <translation>An diesem Tisch gibt es nur das Spiel mit 28 Karten, ohne Ziehen.</translation>
    </message>
    <message>
        <source>Are hearts trump?</source>
        <translation>Ist Herz Trumpf?</translation>
    </message>
    <message>
        <source>Yes, the highest heart takes the trick</source>
        <translation>Ja, das höchste Herz macht den Stich</translation>
    </message>
    <message>
        <source>No, only the suit that was led counts</source>
        <translation>Nein, nur die ausgespielte Farbe zählt</translation>
    </message>
    <message>
        <source>At this table hearts are always trump.</source>
        <translation>An diesem Tisch ist Herz immer Trumpf.</translation>
    </message>
    <message>
        <source>What does the queen of spades cost?</source>
        <translation>Was kostet die Pik-Dame?</translation>
    </message>
    <message>
        <source>13 points</source>
        <translation>13 Punkte</translation>
    </message>
    <message>
        <source>Another number of points</source>
        <translation>Eine andere Zahl von Punkten</translation>
    </message>
    <message>
        <source>At this table it always costs 13 points.</source>
        <translation>An diesem Tisch kostet sie immer 13 Punkte.</translation>
    </message>
    <message>
        <source>When may the queen of spades be played?</source>
        <translation>Wann darf die Pik-Dame gespielt werden?</translation>
    </message>
    <message>
        <source>Like any other card</source>
        <translation>Wie jede andere Karte</translation>
    </message>
    <message>
        <source>At any time, even when you could follow suit</source>
        <translation>Jederzeit, auch wenn man bedienen könnte</translation>
    </message>
    <message>
        <source>What breaks hearts, so that they may be led?</source>
        <translation>Was bricht Herz, sodass man es ausspielen darf?</translation>
    </message>
    <message>
        <source>A heart that was played</source>
        <translation>Ein Herz, das gefallen ist</translation>
    </message>
    <message>
        <source>A heart or the queen of spades</source>
        <translation>Ein Herz oder die Pik-Dame</translation>
    </message>
    <message>
        <source>The first time somebody cannot follow suit</source>
        <translation>Wenn zum ersten Mal jemand nicht bedienen kann</translation>
    </message>
    <message>
        <source>May points fall in the first trick?</source>
        <translation>Dürfen im ersten Stich Punkte fallen?</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>Ja</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Nein</translation>
    </message>
    <message>
        <source>What if one player takes every point?</source>
        <translation>Was, wenn einer alle Punkte nimmt?</translation>
    </message>
    <message>
        <source>The other player gets 20 points</source>
        <translation>Der andere bekommt 20 Punkte</translation>
    </message>
    <message>
        <source>The other player gets the points instead</source>
        <translation>Der andere bekommt stattdessen die Punkte</translation>
    </message>
    <message>
        <source>That player takes 20 points off</source>
        <translation>Ihm werden 20 Punkte abgezogen</translation>
    </message>
    <message>
        <source>Nothing special</source>
        <translation>Nichts Besonderes</translation>
    </message>
    <message>
        <source>To how many points?</source>
        <translation>Bis zu wie vielen Punkten?</translation>
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
        <translation>Was du wissen kannst</translation>
    </message>
    <message>
        <source>The coach is thinking…</source>
        <translation>Der Trainer denkt nach…</translation>
    </message>
    <message>
        <source>What each card is worth</source>
        <translation>Was jede Karte wert ist</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Hilfe</translation>
    </message>
</context>
<context>
    <name>KeyCatcher</name>
    <message>
        <source>Press the new key, or Esc</source>
        <translation>Drück die neue Taste, oder Esc</translation>
    </message>
    <message>
        <source>&amp;Change…</source>
        <translation>Ä&amp;ndern…</translation>
    </message>
</context>
<context>
    <name>Keys</name>
    <message>
        <source>one card to the left</source>
        <translation>eine Karte nach links</translation>
    </message>
    <message>
        <source>one card to the right</source>
        <translation>eine Karte nach rechts</translation>
    </message>
    <message>
        <source>the first card</source>
        <translation>die erste Karte</translation>
    </message>
    <message>
        <source>the last card</source>
        <translation>die letzte Karte</translation>
    </message>
    <message>
        <source>play the card</source>
        <translation>die Karte spielen</translation>
    </message>
    <message>
        <source>show the last trick again</source>
        <translation>den letzten Stich noch einmal zeigen</translation>
    </message>
    <message>
        <source>1 to 9</source>
        <translation>1 bis 9</translation>
    </message>
    <message>
        <source>go to that card</source>
        <translation>zu dieser Karte</translation>
    </message>
    <message>
        <source>+ and −, or 1 and 2</source>
        <translation>+ und −, oder 1 und 2</translation>
    </message>
    <message>
        <source>choose where a card can do two things</source>
        <translation>wählen, wenn eine Karte zweierlei kann</translation>
    </message>
    <message>
        <source>Enter, Space</source>
        <translation>Enter, Leertaste</translation>
    </message>
    <message>
        <source>press a button; go on after a round</source>
        <translation>einen Knopf drücken; nach einer Runde weiter</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>back out; close a panel</source>
        <translation>zurück; eine Leiste schließen</translation>
    </message>
    <message>
        <source>Tab</source>
        <translation>Tab</translation>
    </message>
    <message>
        <source>to the next part of the window</source>
        <translation>zum nächsten Teil des Fensters</translation>
    </message>
    <message>
        <source>“{key}” always means the same and cannot be given to anything else.</source>
        <translation>„{key}“ bedeutet immer dasselbe und lässt sich nicht anders belegen.</translation>
    </message>
    <message>
        <source>“{key}” is already the key for “{command}”. Change that one first.</source>
        <translation>„{key}“ ist schon die Taste für „{command}“. Ändere zuerst die.</translation>
    </message>
</context>
<context>
    <name>KeysDialog</name>
    <message>
        <source>Keys</source>
        <translation>Tasten</translation>
    </message>
    <message>
        <source>What it does</source>
        <translation>Befehl</translation>
    </message>
    <message>
        <source>Single &amp;letters are keys</source>
        <translation>Einzelne &amp;Buchstaben als Tasten</translation>
    </message>
    <message>
        <source>Switch this off if your screen reader uses single letters itself.</source>
        <translation>Schalte das aus, wenn dein Screenreader einzelne Buchstaben selbst braucht.</translation>
    </message>
    <message>
        <source>&amp;No key</source>
        <translation>&amp;Keine Taste</translation>
    </message>
    <message>
        <source>&amp;Default</source>
        <translation>&amp;Wie zu Anfang</translation>
    </message>
    <message>
        <source>&amp;All defaults</source>
        <translation>&amp;Alle wie zu Anfang</translation>
    </message>
    <message>
        <source>Clos&amp;e</source>
        <translation>&amp;Schließen</translation>
    </message>
    <message>
        <source>At the table</source>
        <translation>Am Tisch</translation>
    </message>
    <message>
        <source>In the window</source>
        <translation>Im Fenster</translation>
    </message>
    <message>
        <source>Always</source>
        <translation>Immer</translation>
    </message>
    <message>
        <source>Changed; default: {keys}</source>
        <translation>Geändert; zu Anfang: {keys}</translation>
    </message>
</context>
<context>
    <name>LearnDialog</name>
    <message>
        <source>Learn a game</source>
        <translation>Ein Spiel lernen</translation>
    </message>
    <message>
        <source>Five minutes at the table. You are told what to play, and why.</source>
        <translation>Fünf Minuten am Tisch. Du erfährst, was du spielen sollst und warum.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
</context>
<context>
    <name>Leaving</name>
    <message>
        <source>This game is not saved.</source>
        <translation>Dieses Spiel ist nicht gespeichert.</translation>
    </message>
    <message>
        <source>If you quit now, what is not saved is lost.</source>
        <translation>Wenn du jetzt beendest, geht verloren, was nicht gespeichert ist.</translation>
    </message>
</context>
<context>
    <name>Lesson</name>
    <message>
        <source>Another time, but not in this lesson. {step}</source>
        <translation>Ein andermal, aber nicht in dieser Lektion. {step}</translation>
    </message>
</context>
<context>
    <name>LessonBar</name>
    <message>
        <source>Go &amp;on</source>
        <translation>&amp;Weiter</translation>
    </message>
    <message>
        <source>&amp;Play this game…</source>
        <translation>Dieses Spiel s&amp;pielen…</translation>
    </message>
    <message>
        <source>&amp;Leave the lesson</source>
        <translation>&amp;Lektion beenden</translation>
    </message>
    <message>
        <source>Play the card first.</source>
        <translation>Spiel erst die Karte.</translation>
    </message>
</context>
<context>
    <name>Library</name>
    <message>
        <source>another program is using it</source>
        <translation>ein anderes Programm benutzt das gerade</translation>
    </message>
    <message>
        <source>the disk is full</source>
        <translation>der Datenträger ist voll</translation>
    </message>
    <message>
        <source>it can only be read</source>
        <translation>nur lesbar</translation>
    </message>
    <message>
        <source>it cannot be opened</source>
        <translation>es lässt sich nicht öffnen</translation>
    </message>
    <message>
        <source>the disk does not answer as it should</source>
        <translation>der Datenträger antwortet nicht richtig</translation>
    </message>
    <message>
        <source>Your games cannot be saved in “{path}”: {reason}. You can play on; saving is tried again and again.</source>
        <translation>Deine Spiele lassen sich in „{path}“ nicht speichern: {reason}. Du kannst weiterspielen; das Speichern wird immer wieder versucht.</translation>
    </message>
    <message numerus="yes">
        <source>The list of your games was missing. %n game(s) came back from copies, last played {time}. What was played later may be missing.</source>
        <comment>time: date and time</comment>
        <translation>
            <numerusform>Die Liste deiner Spiele fehlte. %n Spiel ist aus Kopien wieder da, zuletzt gespielt {time}. Was später gespielt wurde, fehlt vielleicht.</numerusform>
            <numerusform>Die Liste deiner Spiele fehlte. %n Spiele sind aus Kopien wieder da, zuletzt gespielt {time}. Was später gespielt wurde, fehlt vielleicht.</numerusform>
        </translation>
    </message>
    <message>
        <source>The list of your games was damaged, and nothing could be read. It is “{path}” now.</source>
        <translation>Die Liste deiner Spiele war beschädigt, und nichts ließ sich lesen. Sie ist jetzt „{path}“.</translation>
    </message>
    <message numerus="yes">
        <source>The list of your games was damaged. %n game(s) could be brought back, last played {time}. What was played later may be missing. The old file is “{path}”.</source>
        <comment>time: date and time</comment>
        <translation>
            <numerusform>Die Liste deiner Spiele war beschädigt. %n Spiel ließ sich zurückholen, zuletzt gespielt {time}. Was später gespielt wurde, fehlt vielleicht. Die alte Datei ist „{path}“.</numerusform>
            <numerusform>Die Liste deiner Spiele war beschädigt. %n Spiele ließen sich zurückholen, zuletzt gespielt {time}. Was später gespielt wurde, fehlt vielleicht. Die alte Datei ist „{path}“.</numerusform>
        </translation>
    </message>
    <message>
        <source>Your games were written by a newer version of Cardtable. They are in “{path}” now.</source>
        <translation>Deine Spiele wurden von einer neueren Version von Cardtable geschrieben. Sie liegen jetzt in „{path}“.</translation>
    </message>
    <message>
        <source>this is no file name</source>
        <translation>das ist kein Dateiname</translation>
    </message>
    <message>
        <source>The game cannot be written to “{path}”: {reason}.</source>
        <translation>Das Spiel lässt sich nicht in „{path}“ schreiben: {reason}.</translation>
    </message>
    <message>
        <source>The backup cannot be restored just now. Your games are as they were.</source>
        <translation>Die Sicherung lässt sich gerade nicht wiederherstellen. Deine Spiele sind, wie sie waren.</translation>
    </message>
    <message>
        <source>This game is no longer here.</source>
        <translation>Dieses Spiel ist nicht mehr da.</translation>
    </message>
    <message>
        <source>This game was also played in another window. Yours goes on as a game of its own.</source>
        <translation>Dieses Spiel wurde auch in einem anderen Fenster gespielt. Deines geht als eigenes Spiel weiter.</translation>
    </message>
    <message>
        <source>This backup is damaged and cannot be restored. Your games are as they were.</source>
        <translation>Diese Sicherung ist beschädigt und lässt sich nicht wiederherstellen. Deine Spiele sind, wie sie waren.</translation>
    </message>
    <message>
        <source>Saving works again. Nothing was lost.</source>
        <translation>Das Speichern geht wieder. Nichts ist verloren.</translation>
    </message>
</context>
<context>
    <name>LibraryDialog</name>
    <message>
        <source>Games</source>
        <translation>Spiele</translation>
    </message>
    <message>
        <source>&amp;Resume</source>
        <translation>&amp;Fortsetzen</translation>
    </message>
    <message>
        <source>Re&amp;play</source>
        <translation>&amp;Wiedergabe</translation>
    </message>
    <message>
        <source>Re&amp;name</source>
        <translation>&amp;Umbenennen</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Löschen</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>&amp;Exportieren…</translation>
    </message>
    <message>
        <source>&amp;Open file…</source>
        <translation>&amp;Datei öffnen…</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Schließen</translation>
    </message>
    <message>
        <source>&amp;Look at it</source>
        <translation>&amp;Ansehen</translation>
    </message>
    <message>
        <source>This game is on the table.</source>
        <translation>Dieses Spiel liegt auf dem Tisch.</translation>
    </message>
    <message>
        <source>No game has been played yet. Every game you play is kept here.</source>
        <translation>Noch kein Spiel gespielt. Jedes Spiel, das du spielst, bleibt hier erhalten.</translation>
    </message>
    <message>
        <source>No game matches.</source>
        <translation>Kein Spiel passt dazu.</translation>
    </message>
    <message>
        <source>Deleted “{title}”.</source>
        <translation>„{title}“ gelöscht.</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Rückgängig</translation>
    </message>
    <message>
        <source>Saved as “{path}”.</source>
        <translation>Gespeichert als „{path}“.</translation>
    </message>
</context>
<context>
    <name>Log</name>
    <message>
        <source>Log</source>
        <translation>Protokoll</translation>
    </message>
</context>
<context>
    <name>LookPage</name>
    <message>
        <source>Other f&amp;ile…</source>
        <translation>Andere &amp;Datei…</translation>
    </message>
    <message>
        <source>&amp;Deck</source>
        <translation>&amp;Blatt</translation>
    </message>
    <message>
        <source>Four c&amp;olours, a pattern for each suit</source>
        <translation>&amp;Vierfarbig, mit einem Muster je Farbe</translation>
    </message>
    <message>
        <source>&amp;Large figures in the corners</source>
        <translation>&amp;Große Zeichen in den Ecken</translation>
    </message>
    <message>
        <source>Da&amp;rk faces</source>
        <translation>Dun&amp;kle Karten</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>Blau</translation>
    </message>
    <message>
        <source>Red</source>
        <translation>Rot</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>&amp;Rückseite</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>Grün</translation>
    </message>
    <message>
        <source>Night blue</source>
        <translation>Nachtblau</translation>
    </message>
    <message>
        <source>Wine</source>
        <translation>Weinrot</translation>
    </message>
    <message>
        <source>&amp;Felt</source>
        <translation>&amp;Filz</translation>
    </message>
    <message>
        <source>Same as the desktop</source>
        <translation>Wie der Desktop</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Hell</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Dunkel</translation>
    </message>
    <message>
        <source>Around &amp;the felt</source>
        <translation>Um den Fi&amp;lz herum</translation>
    </message>
    <message>
        <source>“{file}” cannot be used. {reason}</source>
        <translation>„{file}“ ist nicht zu gebrauchen. {reason}</translation>
    </message>
    <message>
        <source>Choose a deck of cards</source>
        <translation>Kartenblatt wählen</translation>
    </message>
    <message>
        <source>Decks of cards</source>
        <translation>Kartenblätter</translation>
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
        <translation>Werkzeugleiste</translation>
    </message>
    <message>
        <source>No computer player is thinking.</source>
        <translation>Gerade denkt kein Computergegner nach.</translation>
    </message>
</context>
<context>
    <name>NewGameDialog</name>
    <message>
        <source>New game</source>
        <translation>Neues Spiel</translation>
    </message>
    <message>
        <source>&amp;Players</source>
        <translation>S&amp;pieler</translation>
    </message>
    <message>
        <source>&amp;Start</source>
        <translation>&amp;Start</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>Hausregeln</translation>
    </message>
    <message>
        <source>What each card does</source>
        <translation>Was jede Karte tut</translation>
    </message>
    <message>
        <source>Deal &amp;number</source>
        <translation>Spielnu&amp;mmer</translation>
    </message>
    <message>
        <source>random</source>
        <translation>zufällig</translation>
    </message>
    <message>
        <source>The same number deals the same cards again.</source>
        <translation>Dieselbe Nummer gibt wieder dieselben Karten.</translation>
    </message>
    <message>
        <source>Restore &amp;defaults</source>
        <translation>&amp;Zurücksetzen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Ctrl+Enter</source>
        <translation>Strg+Enter</translation>
    </message>
    <message>
        <source>Every player needs a name.</source>
        <translation>Jeder Spieler braucht einen Namen.</translation>
    </message>
    <message>
        <source>Two players have the same name.</source>
        <translation>Zwei Spieler heißen gleich.</translation>
    </message>
    <message>
        <source>A deal number has digits only; leave it empty for a random deal.</source>
        <translation>Eine Spielnummer hat nur Ziffern; lass das Feld leer, dann werden die Karten zufällig gemischt.</translation>
    </message>
</context>
<context>
    <name>NinetyNine</name>
    <message>
        <source>easy</source>
        <translation>leicht</translation>
    </message>
    <message>
        <source>Plays any card that adds, preferably a high one, and saves its kings for the very last.</source>
        <translation>Spielt irgendeine Karte, die etwas dazuzählt, lieber eine hohe, und hebt sich die Könige bis ganz zuletzt auf.</translation>
    </message>
    <message>
        <source>normal</source>
        <translation>normal</translation>
    </message>
    <message>
        <source>Spends its high cards first, and special ones, whichever, only when nothing else fits.</source>
        <translation>Spielt zuerst die hohen Karten, und besondere, egal welche, erst, wenn nichts anderes passt.</translation>
    </message>
    <message>
        <source>hard</source>
        <translation>schwer</translation>
    </message>
    <message>
        <source>Knows by heart how good it is to keep any two cards, but not what you hold.</source>
        <translation>Weiß auswendig, wie gut es ist, je zwei Karten zu behalten, aber nicht, was du hast.</translation>
    </message>
    <message>
        <source>expert</source>
        <translation>Experte</translation>
    </message>
    <message>
        <source>Knows the same by heart, and guesses your hand from the cards you have played.</source>
        <translation>Weiß dasselbe auswendig und errät deine Hand aus den Karten, die du gespielt hast.</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) that you have not seen.</source>
        <translation>
            <numerusform>%n Karte noch nicht gesehen.</numerusform>
            <numerusform>%n Karten noch nicht gesehen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Special cards among them: {cards}</source>
        <translation>Besondere darunter: {cards}</translation>
    </message>
    <message>
        <source>No more special cards of these: {cards}</source>
        <translation>Besondere, die alle weg sind: {cards}</translation>
    </message>
    <message numerus="yes">
        <source>{card}, total {total}: %n of them would then be too much.</source>
        <comment>of the cards not seen</comment>
        <translation>
            <numerusform>{card}, Summe {total}: Dann wäre %n davon zu viel.</numerusform>
            <numerusform>{card}, Summe {total}: Dann wären %n davon zu viel.</numerusform>
        </translation>
    </message>
    <message>
        <source>Ace</source>
        <translation>Ass</translation>
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
        <translation>Bube, Dame</translation>
    </message>
    <message>
        <source>King</source>
        <translation>König</translation>
    </message>
    <message>
        <source>2 to 8</source>
        <translation>2 bis 8</translation>
    </message>
    <message>
        <source>Adds {number} or takes off {number}, your choice</source>
        <translation>Zählt {number} dazu oder zieht {number} ab, wie du willst</translation>
    </message>
    <message>
        <source>{one} or {other}, your choice</source>
        <translation>{one} oder {other}, wie du willst</translation>
    </message>
    <message>
        <source>Resets the total to 0</source>
        <translation>Setzt die Summe auf 0 zurück</translation>
    </message>
    <message>
        <source>Makes the total {total}</source>
        <translation>Setzt die Summe auf {total}</translation>
    </message>
    <message>
        <source>0: the total stays</source>
        <translation>0: Die Summe bleibt</translation>
    </message>
    <message>
        <source>Takes off {number}, down to 0 at most</source>
        <translation>Zieht {number} ab, höchstens bis 0</translation>
    </message>
    <message>
        <source>Takes off {number}</source>
        <translation>Zieht {number} ab</translation>
    </message>
    <message>
        <source>Add their number</source>
        <translation>Zählen ihre Zahl</translation>
    </message>
    <message>
        <source>Adds {number}</source>
        <translation>Zählt {number}</translation>
    </message>
    <message>
        <source>Turns the direction; with two players left you play again</source>
        <translation>Dreht die Richtung um; zu zweit spielst du noch einmal</translation>
    </message>
    <message>
        <source>Turns the direction; the total stays</source>
        <translation>Dreht die Richtung um; die Summe bleibt</translation>
    </message>
    <message>
        <source>The total stays and you play again</source>
        <translation>Die Summe bleibt, und du spielst noch einmal</translation>
    </message>
    <message>
        <source>The total stays</source>
        <translation>Die Summe bleibt</translation>
    </message>
    <message>
        <source>{name} resets: 0.</source>
        <translation>{name} setzt zurück: 0.</translation>
    </message>
    <message>
        <source>{name} takes off {number}: {total}.</source>
        <translation>{name} zieht {number} ab: {total}.</translation>
    </message>
    <message>
        <source>{name} plays the {card} and turns the direction: {total}.</source>
        <translation>{name} spielt {card} und dreht die Richtung um: {total}.</translation>
    </message>
    <message>
        <source>{name} plays the {card} and plays again: {total}.</source>
        <translation>{name} spielt {card} und spielt noch einmal: {total}.</translation>
    </message>
    <message>
        <source>{name} plays the {card}: {total}.</source>
        <translation>{name} spielt {card}: {total}.</translation>
    </message>
    <message>
        <source>The first card is the {card}: {total}.</source>
        <translation>Die erste Karte ist {card}: {total}.</translation>
    </message>
    <message>
        <source>{name} draws a card.</source>
        <translation>{name} zieht eine Karte.</translation>
    </message>
    <message>
        <source>Round {number}: {name} deals.</source>
        <translation>Runde {number}: {name} gibt.</translation>
    </message>
    <message>
        <source>The cards are dealt. {name} begins.</source>
        <translation>Die Karten sind gegeben. {name} beginnt.</translation>
    </message>
    <message>
        <source>The discard pile becomes the new stock; spent 9s and 10s leave the game.</source>
        <translation>Der Ablagestapel wird zum neuen Nachziehstapel; gespielte Neunen und Zehnen scheiden aus.</translation>
    </message>
    <message>
        <source>The discard pile becomes the new stock.</source>
        <translation>Der Ablagestapel wird zum neuen Nachziehstapel.</translation>
    </message>
    <message>
        <source>{name} gives up at {total} and loses a chip.</source>
        <translation>{name} gibt bei {total} auf und verliert einen Chip.</translation>
    </message>
    <message>
        <source>{name} gives up at {total}.</source>
        <translation>{name} gibt bei {total} auf.</translation>
    </message>
    <message>
        <source>{name} has no card that fits at {total} and loses a chip.</source>
        <translation>{name} kann bei {total} nicht mehr legen und verliert einen Chip.</translation>
    </message>
    <message>
        <source>{name} has no card that fits at {total}.</source>
        <translation>{name} kann bei {total} nicht mehr legen.</translation>
    </message>
    <message>
        <source>{name} is out.</source>
        <translation>{name} ist draußen.</translation>
    </message>
    <message>
        <source>The game is a draw.</source>
        <translation>Das Spiel endet unentschieden.</translation>
    </message>
    <message>
        <source>{name} wins.</source>
        <translation>{name} gewinnt.</translation>
    </message>
    <message>
        <source>Spends high cards and keeps special ones, but slips now and then.</source>
        <translation>Spielt hohe Karten zuerst und behält besondere, vertut sich aber ab und zu.</translation>
    </message>
    <message>
        <source>Pushes the total as high as it can and keeps special cards, but does not count.</source>
        <translation>Treibt die Summe hoch, so weit es geht, und behält besondere Karten, zählt aber nicht mit.</translation>
    </message>
    <message>
        <source>Counts every card and has much practice, but plays at a glance.</source>
        <translation>Zählt jede Karte mit und hat viel Übung, spielt aber auf den ersten Blick.</translation>
    </message>
    <message>
        <source>Reads the other hand from the cards played, and thinks of the best reply.</source>
        <translation>Liest die andere Hand aus den gespielten Karten und überlegt sich die beste Antwort.</translation>
    </message>
    <message>
        <source>A total below zero</source>
        <translation>Eine Summe unter null</translation>
    </message>
    <message>
        <source>is allowed</source>
        <translation>ist erlaubt</translation>
    </message>
    <message>
        <source>stops at 0</source>
        <translation>bleibt bei 0 stehen</translation>
    </message>
    <message>
        <source>Giving up though a card fits</source>
        <translation>Aufgeben, obwohl eine Karte passt</translation>
    </message>
    <message>
        <source>is not allowed</source>
        <translation>ist nicht erlaubt</translation>
    </message>
    <message>
        <source>Chips for each player</source>
        <translation>Chips für jeden Spieler</translation>
    </message>
    <message>
        <source>automatic</source>
        <translation>automatisch</translation>
    </message>
    <message>
        <source>Automatic: 5 chips, or 3 when four or more play.</source>
        <translation>Automatisch: 5 Chips, oder 3, wenn vier oder mehr spielen.</translation>
    </message>
    <message>
        <source>Packs of cards</source>
        <translation>Kartenspiele</translation>
    </message>
    <message>
        <source>Automatic: one pack, or two when four or more play.</source>
        <translation>Automatisch: ein Kartenspiel, oder zwei, wenn vier oder mehr spielen.</translation>
    </message>
    <message>
        <source>A player without chips</source>
        <translation>Wer keine Chips mehr hat</translation>
    </message>
    <message>
        <source>is out</source>
        <translation>ist draußen</translation>
    </message>
    <message>
        <source>plays on until the next loss</source>
        <translation>spielt weiter bis zum nächsten Verlust</translation>
    </message>
    <message>
        <source>A 4 with two players left</source>
        <translation>Eine 4 zu zweit</translation>
    </message>
    <message>
        <source>just passes the turn</source>
        <translation>gibt den Zug nur weiter</translation>
    </message>
    <message>
        <source>gives the same player another turn</source>
        <translation>bringt denselben Spieler noch einmal dran</translation>
    </message>
    <message>
        <source>Reaching exactly 99</source>
        <translation>Genau 99</translation>
    </message>
    <message>
        <source>loses</source>
        <translation>verliert</translation>
    </message>
    <message>
        <source>is safe</source>
        <translation>ist sicher</translation>
    </message>
    <message>
        <source>When the stock is empty</source>
        <translation>Wenn der Nachziehstapel leer ist</translation>
    </message>
    <message>
        <source>spent 9s and 10s leave</source>
        <translation>9er und 10er scheiden aus</translation>
    </message>
    <message>
        <source>reshuffle everything</source>
        <translation>alles wird neu gemischt</translation>
    </message>
    <message>
        <source>stop drawing</source>
        <translation>niemand zieht mehr</translation>
    </message>
    <message>
        <source>The pile is shuffled again. If its 9s and 10s come back, a game can go on for very long.</source>
        <translation>Der Ablagestapel wird neu gemischt. Kommen seine Neunen und Zehnen zurück, kann ein Spiel sehr lange dauern.</translation>
    </message>
    <message>
        <source>A draw after so many reshuffles</source>
        <translation>So oft mischen, dann unentschieden</translation>
    </message>
    <message>
        <source>Only when everything is reshuffled. 0: never a draw.</source>
        <translation>Nur wenn alles neu gemischt wird. 0: nie unentschieden.</translation>
    </message>
    <message>
        <source>Turning the first card</source>
        <translation>Das Aufdecken der ersten Karte</translation>
    </message>
    <message>
        <source>is part of the set-up</source>
        <translation>gehört zum Aufbau</translation>
    </message>
    <message>
        <source>is the first player’s turn</source>
        <translation>ist der Zug des ersten Spielers</translation>
    </message>
    <message>
        <source>The first card counts</source>
        <translation>Die erste Karte zählt</translation>
    </message>
    <message>
        <source>as if it were played</source>
        <translation>wie gespielt</translation>
    </message>
    <message>
        <source>its number, also a 9 or a 10</source>
        <translation>ihre Zahl, auch 9 oder 10</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nichts</translation>
    </message>
    <message>
        <source>There was a card that fits, and giving up is never better.</source>
        <translation>Eine Karte hätte gepasst, und aufgeben ist nie besser.</translation>
    </message>
    <message>
        <source>No other card fits.</source>
        <translation>Keine andere Karte passt.</translation>
    </message>
    <message>
        <source>Every card takes the total over 99.</source>
        <translation>Mit jeder Karte käme die Summe über 99.</translation>
    </message>
    <message>
        <source>No card keeps you under 99.</source>
        <translation>Mit keiner Karte bleibst du unter 99.</translation>
    </message>
    <message>
        <source>This leaves {total}, and the next player has no card that fits.</source>
        <translation>Damit steht es {total}, und der nächste Spieler hat keine passende Karte.</translation>
    </message>
    <message>
        <source>This leaves {total}: the next player has no card that fits {percent}% of the time, more often than after any other move.</source>
        <translation>Damit steht es {total}: In {percent}&#xa0;% der Fälle hat der nächste Spieler keine passende Karte, öfter als nach jedem anderen Zug.</translation>
    </message>
    <message>
        <source>After this you have no card that fits at your next turn {percent}% of the time, less often than after any other move.</source>
        <translation>Danach hast du bei deinem nächsten Zug in {percent}&#xa0;% der Fälle keine passende Karte, seltener als nach jedem anderen Zug.</translation>
    </message>
    <message numerus="yes">
        <source>This keeps %n special card(s) for later.</source>
        <comment>the most there are</comment>
        <translation>
            <numerusform>So bleibt dir %n besondere Karte für später.</numerusform>
            <numerusform>So bleiben dir %n besondere Karten für später.</numerusform>
        </translation>
    </message>
    <message>
        <source>This leaves {total}: the next player has no card that fits {percent}% of the time, after {best} {more}%.</source>
        <comment>after the seven of clubs 40%</comment>
        <translation>Damit steht es {total}: In {percent}&#xa0;% der Fälle hat der nächste Spieler keine passende Karte, nach {best} in {more}&#xa0;%.</translation>
    </message>
    <message>
        <source>After this you have no card that fits at your next turn {percent}% of the time, after {best} only {less}%.</source>
        <comment>after the seven of clubs only 10%</comment>
        <translation>Danach hast du bei deinem nächsten Zug in {percent}&#xa0;% der Fälle keine passende Karte, nach {best} nur in {less}&#xa0;%.</translation>
    </message>
    <message>
        <source>The {card} fits nearly always: keep it for later and play {best} now.</source>
        <translation>{card} passt fast immer: Heb dir die Karte auf und spiel jetzt {best}.</translation>
    </message>
    <message>
        <source>The {card} fits longer than {best}: keep it for later.</source>
        <translation>{card} passt länger als {best}: Heb dir die Karte für später auf.</translation>
    </message>
    <message>
        <source>This leaves {total}: {count} of {ranks} ranks take it over 99. After {best} it is {instead}.</source>
        <comment>{instead} is a number of ranks, too</comment>
        <translation>Damit steht es {total}: Über 99 käme man mit {count} von {ranks} Kartenwerten. Nach {best} wären es {instead}.</translation>
    </message>
    <message>
        <source>This leaves {total}: {count} of {ranks} ranks take it to 99 or more. After {best} it is {instead}.</source>
        <comment>{instead} is a number of ranks, too</comment>
        <translation>Damit steht es {total}: Auf 99 oder mehr käme man mit {count} von {ranks} Kartenwerten. Nach {best} wären es {instead}.</translation>
    </message>
    <message>
        <source>The aim</source>
        <translation>Das Ziel</translation>
    </message>
    <message>
        <source>Setting up</source>
        <translation>Der Aufbau</translation>
    </message>
    <message>
        <source>What the cards do</source>
        <translation>Was die Karten tun</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>Wenn du dran bist</translation>
    </message>
    <message>
        <source>When no card fits</source>
        <translation>Wenn keine Karte passt</translation>
    </message>
    <message>
        <source>An empty stock</source>
        <translation>Ein leerer Nachziehstapel</translation>
    </message>
    <message>
        <source>The end</source>
        <translation>Das Ende</translation>
    </message>
    <message>
        <source>The total never falls below 0.</source>
        <translation>Die Summe fällt nie unter 0.</translation>
    </message>
    <message>
        <source>The total may fall below 0.</source>
        <translation>Die Summe darf unter 0 fallen.</translation>
    </message>
    <message>
        <source>You may also give up although a card fits.</source>
        <translation>Du darfst auch aufgeben, obwohl eine Karte passt.</translation>
    </message>
    <message>
        <source>As long as a card fits you must play one that does.</source>
        <translation>Solange eine Karte passt, musst du eine passende spielen.</translation>
    </message>
    <message>
        <source>Be the last player left in the game.</source>
        <translation>Bleib als Letzter im Spiel.</translation>
    </message>
    <message>
        <source>Every card played changes one shared total. It must not go over 99; 99 itself is safe.</source>
        <translation>Jede gespielte Karte verändert eine gemeinsame Summe. Sie darf nicht über 99 gehen; 99 selbst ist sicher.</translation>
    </message>
    <message>
        <source>One pack of 52 cards is used, to the end of the game.</source>
        <translation>Gespielt wird mit einem Kartenspiel zu 52 Karten, bis zum Ende des Spiels.</translation>
    </message>
    <message>
        <source>Two packs, 104 cards, are used, to the end of the game.</source>
        <translation>Gespielt wird mit zwei Kartenspielen, 104 Karten, bis zum Ende des Spiels.</translation>
    </message>
    <message>
        <source>Two to eight people play.</source>
        <translation>Es spielen zwei bis acht.</translation>
    </message>
    <message numerus="yes">
        <source>Each player starts with %n chip(s).</source>
        <translation>
            <numerusform>Jeder Spieler beginnt mit %n Chip.</numerusform>
            <numerusform>Jeder Spieler beginnt mit %n Chips.</numerusform>
        </translation>
    </message>
    <message>
        <source>For each round all cards are shuffled and dealt one at a time, from the dealer’s left, until every player still in has 3.</source>
        <translation>Zu jeder Runde werden alle Karten gemischt und einzeln gegeben, links vom Geber beginnend, bis jeder, der noch im Spiel ist, 3 hat.</translation>
    </message>
    <message>
        <source>The rest lies face down as the stock. The discard pile beside it is empty, the total 0.</source>
        <translation>Der Rest liegt verdeckt als Nachziehstapel. Der Ablagestapel daneben ist leer, die Summe ist 0.</translation>
    </message>
    <message>
        <source>Chance chooses the first dealer. After each round the next player to the left who is still in deals.</source>
        <translation>Das Los bestimmt den ersten Geber. Nach jeder Runde gibt der nächste Spieler links, der noch im Spiel ist.</translation>
    </message>
    <message>
        <source>A 4 changes the direction of play. The total stays as it is.</source>
        <translation>Eine 4 ändert die Spielrichtung. Die Summe bleibt, wie sie ist.</translation>
    </message>
    <message>
        <source>With two players left, a 4 gives the same player another turn.</source>
        <translation>Zu zweit bringt eine 4 denselben Spieler noch einmal dran.</translation>
    </message>
    <message>
        <source>With two players left, a 4 only passes the turn.</source>
        <translation>Zu zweit gibt eine 4 den Zug nur weiter.</translation>
    </message>
    <message>
        <source>An ace adds 1 or 11, whichever you choose.</source>
        <translation>Ein Ass zählt 1 oder 11, wie du willst.</translation>
    </message>
    <message>
        <source>2, 3, 5, 6, 7 and 8 add their number.</source>
        <translation>2, 3, 5, 6, 7 und 8 zählen ihre Zahl.</translation>
    </message>
    <message>
        <source>A 9 counts 0: the total stays as it is.</source>
        <translation>Eine 9 zählt 0: Die Summe bleibt, wie sie ist.</translation>
    </message>
    <message>
        <source>A 10 adds 10 or takes off 10, whichever you choose.</source>
        <translation>Eine 10 zählt 10 dazu oder zieht 10 ab, wie du willst.</translation>
    </message>
    <message>
        <source>A jack or a queen adds 10.</source>
        <translation>Bube und Dame zählen 10.</translation>
    </message>
    <message>
        <source>A king makes the total 99, whatever it was, also when it is 99 already.</source>
        <translation>Ein König setzt die Summe auf 99, gleich wie hoch sie war, auch wenn sie schon 99 ist.</translation>
    </message>
    <message>
        <source>The player at the dealer’s left begins. Every round starts clockwise.</source>
        <translation>Der Spieler links vom Geber beginnt. Jede Runde beginnt im Uhrzeigersinn.</translation>
    </message>
    <message>
        <source>Play one of your 3 cards face up on the discard pile.</source>
        <translation>Leg eine deiner 3 Karten offen auf den Ablagestapel.</translation>
    </message>
    <message>
        <source>The new total is announced.</source>
        <translation>Die neue Summe wird angesagt.</translation>
    </message>
    <message>
        <source>Then a card is drawn for you.</source>
        <translation>Dann wird eine Karte für dich gezogen.</translation>
    </message>
    <message>
        <source>A player without chips plays on, and is out with the next loss.</source>
        <translation>Wer keine Chips mehr hat, spielt weiter und ist mit dem nächsten Verlust draußen.</translation>
    </message>
    <message>
        <source>A player who loses the last chip is out.</source>
        <translation>Wer den letzten Chip verliert, ist draußen.</translation>
    </message>
    <message>
        <source>If every card would take the total over 99, you play none and lose a chip.</source>
        <translation>Käme die Summe mit jeder Karte über 99, spielst du keine und verlierst einen Chip.</translation>
    </message>
    <message>
        <source>All cards are collected and a new round begins.</source>
        <translation>Alle Karten werden eingesammelt, und eine neue Runde beginnt.</translation>
    </message>
    <message>
        <source>Lost chips leave the game; nobody collects them.</source>
        <translation>Verlorene Chips sind aus dem Spiel; niemand bekommt sie.</translation>
    </message>
    <message>
        <source>When a card must be drawn and the stock is empty, the discard pile is shuffled into a new stock. Its top card stays, and so does the total.</source>
        <translation>Ist der Nachziehstapel leer, wenn eine Karte gezogen werden muss, wird der Ablagestapel zu einem neuen Nachziehstapel gemischt. Seine oberste Karte bleibt liegen, und auch die Summe bleibt.</translation>
    </message>
    <message>
        <source>When only one player is left, that player wins.</source>
        <translation>Wer als Einziger übrig ist, gewinnt.</translation>
    </message>
    <message>
        <source>The others rank by how long they stayed in: the last one out is second.</source>
        <translation>Bei den anderen zählt, wie lange sie dabei waren: Wer zuletzt ausgeschieden ist, wird Zweiter.</translation>
    </message>
    <message>
        <source>Whoever takes the total to 99 or more loses: 98 is the highest safe total.</source>
        <translation>Wer die Summe auf 99 oder mehr bringt, verliert: 98 ist die höchste sichere Summe.</translation>
    </message>
    <message>
        <source>Whoever takes the total over 99 loses; 99 itself is safe.</source>
        <translation>Wer die Summe über 99 bringt, verliert; 99 selbst ist sicher.</translation>
    </message>
    <message>
        <source>Outlast your opponent.</source>
        <translation>Halte länger durch als dein Gegner.</translation>
    </message>
    <message>
        <source>There is one total, shared by all players. It starts at 0.</source>
        <translation>Es gibt eine Summe für alle gemeinsam. Sie beginnt bei 0.</translation>
    </message>
    <message>
        <source>Two people play.</source>
        <translation>Es spielen zwei.</translation>
    </message>
    <message>
        <source>The game is made for two; here up to four play it.</source>
        <translation>Das Spiel ist für zwei gedacht; hier spielen es bis zu vier.</translation>
    </message>
    <message>
        <source>One pack without kings, queens and jacks: 40 cards, ace to 10.</source>
        <translation>Ein Kartenspiel ohne Könige, Damen und Buben: 40 Karten, Ass bis 10.</translation>
    </message>
    <message>
        <source>Each player gets a hand of 5 cards, one at a time. The rest lies face down as the stock.</source>
        <translation>Jeder Spieler bekommt einzeln 5 Karten auf die Hand. Der Rest liegt verdeckt als Nachziehstapel.</translation>
    </message>
    <message>
        <source>Chance chooses the first player; in the next game it is the other one&apos;s turn.</source>
        <translation>Das Los bestimmt, wer beginnt; im nächsten Spiel ist der andere dran.</translation>
    </message>
    <message>
        <source>It counts its number, also a 9 or a 10.</source>
        <translation>Sie zählt ihre Zahl, auch eine 9 oder eine 10.</translation>
    </message>
    <message>
        <source>It counts nothing: the total stays 0.</source>
        <translation>Sie zählt nichts: Die Summe bleibt 0.</translation>
    </message>
    <message>
        <source>It counts as if it were played: a 9 resets, a 10 takes off 10.</source>
        <translation>Sie zählt wie eine gespielte: Eine 9 setzt zurück, eine 10 zieht 10 ab.</translation>
    </message>
    <message>
        <source>That was the first player’s turn; the next player goes on.</source>
        <translation>Das war der Zug des ersten Spielers; der nächste macht weiter.</translation>
    </message>
    <message>
        <source>Then the first player takes the first turn.</source>
        <translation>Dann macht der erste Spieler den ersten Zug.</translation>
    </message>
    <message>
        <source>The top card of the stock is turned to start the pile.</source>
        <translation>Die oberste Karte des Nachziehstapels wird aufgedeckt und beginnt den Ablagestapel.</translation>
    </message>
    <message>
        <source>An ace adds 1.</source>
        <translation>Ein Ass zählt 1.</translation>
    </message>
    <message>
        <source>2 to 8 add their number.</source>
        <translation>2 bis 8 zählen ihre Zahl.</translation>
    </message>
    <message>
        <source>A 9 always resets the total to 0.</source>
        <translation>Eine 9 setzt die Summe immer auf 0 zurück.</translation>
    </message>
    <message>
        <source>A 10 always takes 10 off the total.</source>
        <translation>Eine 10 zieht immer 10 von der Summe ab.</translation>
    </message>
    <message>
        <source>“Reset” and “take off 10” are announced for you.</source>
        <translation>„Zurücksetzen“ und „10 abziehen“ werden für dich angesagt.</translation>
    </message>
    <message>
        <source>Then a card is drawn for you, and your hand has 5 again.</source>
        <translation>Dann wird eine Karte für dich gezogen, und du hast wieder 5 auf der Hand.</translation>
    </message>
    <message>
        <source>Players take turns, clockwise.</source>
        <translation>Gespielt wird reihum im Uhrzeigersinn.</translation>
    </message>
    <message>
        <source>Play exactly one card from your hand on the pile.</source>
        <translation>Leg genau eine Karte aus der Hand auf den Ablagestapel.</translation>
    </message>
    <message>
        <source>If every card would take the total to 99 or more, you are out.</source>
        <translation>Käme die Summe mit jeder Karte auf 99 oder mehr, bist du draußen.</translation>
    </message>
    <message>
        <source>If every card would take the total over 99, you are out.</source>
        <translation>Käme die Summe mit jeder Karte über 99, bist du draußen.</translation>
    </message>
    <message>
        <source>The hand goes under the pile, the total stays, and the next player goes on.</source>
        <translation>Die Hand kommt unter den Ablagestapel, die Summe bleibt, und der nächste Spieler macht weiter.</translation>
    </message>
    <message>
        <source>When a card must be drawn and the stock is empty, the pile under its top card is shuffled into a new stock, but the 9s and 10s in it leave the game. The total stays.</source>
        <translation>Ist der Nachziehstapel leer, wenn eine Karte gezogen werden muss, wird der Ablagestapel unter seiner obersten Karte zu einem neuen Nachziehstapel gemischt, aber die Neunen und Zehnen darin scheiden aus. Die Summe bleibt.</translation>
    </message>
    <message>
        <source>When a card must be drawn and the stock is empty, the pile under its top card is shuffled into a new stock. The total stays.</source>
        <translation>Ist der Nachziehstapel leer, wenn eine Karte gezogen werden muss, wird der Ablagestapel unter seiner obersten Karte zu einem neuen Nachziehstapel gemischt. Die Summe bleibt.</translation>
    </message>
    <message>
        <source>When the stock is empty nobody draws any more.</source>
        <translation>Ist der Nachziehstapel leer, zieht niemand mehr.</translation>
    </message>
    <message numerus="yes">
        <source>After %n reshuffle(s) an empty stock ends the game in a draw.</source>
        <translation>
            <numerusform>Nach %n Mal Mischen endet das Spiel bei leerem Nachziehstapel unentschieden.</numerusform>
            <numerusform>Nach %n Mal Mischen endet das Spiel bei leerem Nachziehstapel unentschieden.</numerusform>
        </translation>
    </message>
    <message>
        <source>When nobody has a card left the game is a draw.</source>
        <translation>Hat niemand mehr eine Karte, endet das Spiel unentschieden.</translation>
    </message>
    <message>
        <source>When one player is left, that player wins.</source>
        <translation>Wer als Einziger übrig ist, gewinnt.</translation>
    </message>
    <message>
        <source>Each game stands for itself.</source>
        <translation>Jedes Spiel steht für sich.</translation>
    </message>
    <message>
        <source>You still have a card that fits.</source>
        <translation>Du hast noch eine Karte, die passt.</translation>
    </message>
    <message>
        <source>Play exactly one card.</source>
        <translation>Spiel genau eine Karte.</translation>
    </message>
    <message>
        <source>You do not have the {card}.</source>
        <translation>{card} hast du nicht.</translation>
    </message>
    <message>
        <source>The {card} would take the total to {total}. The highest safe total is {limit}.</source>
        <translation>{card} brächte die Summe auf {total}. Die höchste sichere Summe ist {limit}.</translation>
    </message>
    <message>
        <source>The {card} leaves no choice.</source>
        <translation>{card} lässt keine Wahl.</translation>
    </message>
    <message>
        <source>Choose what the {card} does: {one} or {other}.</source>
        <translation>Wähle für {card}: {one} oder {other}.</translation>
    </message>
    <message>
        <source>Ninety-Nine with chips</source>
        <translation>Ninety-Nine mit Chips</translation>
    </message>
    <message>
        <source>The adding game with all 52 cards, three in each hand, for two to eight. Whoever would take the total over 99 loses a chip.</source>
        <translation>Das Rechenspiel mit allen 52 Karten, drei auf der Hand, für zwei bis acht. Wer die Summe über 99 bringen müsste, verliert einen Chip.</translation>
    </message>
    <message>
        <source>Ninety-Nine head to head</source>
        <translation>Ninety-Nine im Duell</translation>
    </message>
    <message>
        <source>The adding game without court cards, five in each hand, for two. Whoever cannot keep the total under 99 is out.</source>
        <translation>Das Rechenspiel ohne Bildkarten, fünf auf der Hand, für zwei. Wer die Summe nicht unter 99 halten kann, ist draußen.</translation>
    </message>
    <message>
        <source>The first player sits at the dealer’s left.</source>
        <translation>Der erste Spieler sitzt links vom Geber.</translation>
    </message>
    <message>
        <source>Seven or more players need two packs.</source>
        <translation>Sieben oder mehr Spieler brauchen zwei Kartenspiele.</translation>
    </message>
    <message>
        <source>In a position somebody must still be in.</source>
        <translation>In einer Stellung muss noch jemand im Spiel sein.</translation>
    </message>
    <message>
        <source>A position needs the hands of all players.</source>
        <translation>Eine Stellung braucht die Hände aller Spieler.</translation>
    </message>
    <message>
        <source>In a position a player who is still in must be to move.</source>
        <translation>In einer Stellung muss jemand am Zug sein, der noch im Spiel ist.</translation>
    </message>
    <message>
        <source>This position cannot be: {reason}.</source>
        <translation>Diese Stellung ist nicht möglich: {reason}.</translation>
    </message>
    <message>
        <source>A position for {players} players needs as many {field}.</source>
        <translation>Eine Stellung für {players} Spieler braucht ebenso viele {field}.</translation>
    </message>
    <message>
        <source>Stock</source>
        <translation>Nachziehstapel</translation>
    </message>
    <message>
        <source>Discard pile</source>
        <translation>Ablagestapel</translation>
    </message>
    <message>
        <source>Out of the game</source>
        <translation>Aus dem Spiel</translation>
    </message>
    <message>
        <source>Hand</source>
        <translation>Hand</translation>
    </message>
    <message numerus="yes">
        <source>%n chip(s)</source>
        <translation>
            <numerusform>%n Chip</numerusform>
            <numerusform>%n Chips</numerusform>
        </translation>
    </message>
    <message>
        <source>99 is safe</source>
        <translation>99 ist sicher</translation>
    </message>
    <message>
        <source>99 loses</source>
        <translation>99 verliert</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Summe</translation>
    </message>
    <message>
        <source>Total {total}</source>
        <translation>Summe {total}</translation>
    </message>
    <message>
        <source>−1 chip</source>
        <translation>−1 Chip</translation>
    </message>
    <message>
        <source>out</source>
        <translation>draußen</translation>
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
        <translation>Chips</translation>
    </message>
    <message>
        <source>still in</source>
        <comment>a player, in the score sheet</comment>
        <translation>noch dabei</translation>
    </message>
    <message>
        <source>won</source>
        <translation>gewonnen</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Unentschieden</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>99 is the highest safe total</source>
        <comment>name of a rule</comment>
        <translation>99 ist die höchste sichere Summe</translation>
    </message>
    <message>
        <source>stay under 99</source>
        <comment>name of a rule</comment>
        <translation>unter 99 bleiben</translation>
    </message>
    <message>
        <source>play one card of your hand</source>
        <comment>name of a rule</comment>
        <translation>eine Karte aus der Hand spielen</translation>
    </message>
    <message>
        <source>play a card that fits</source>
        <comment>name of a rule</comment>
        <translation>eine Karte spielen, die passt</translation>
    </message>
    <message>
        <source>what an ace does</source>
        <comment>name of a rule</comment>
        <translation>was ein Ass tut</translation>
    </message>
    <message>
        <source>what a 10 does</source>
        <comment>name of a rule</comment>
        <translation>was eine 10 tut</translation>
    </message>
    <message>
        <source>the end of the game</source>
        <comment>name of a rule</comment>
        <translation>das Ende des Spiels</translation>
    </message>
    <message>
        <source>costs a chip</source>
        <translation>kostet einen Chip</translation>
    </message>
    <message>
        <source>the total stays {total}</source>
        <translation>die Summe bleibt {total}</translation>
    </message>
    <message>
        <source>{before} to {after}</source>
        <comment>spoken: the total goes from 64 to 71</comment>
        <translation>{before} auf {after}</translation>
    </message>
    <message>
        <source>{card}: the total goes from {before} to {one} or to {other}.</source>
        <translation>{card}: Die Summe geht von {before} auf {one} oder auf {other}.</translation>
    </message>
    <message>
        <source>{card}: the total stays at {after} and the direction of play turns.</source>
        <translation>{card}: Die Summe bleibt {after}, und die Spielrichtung dreht sich um.</translation>
    </message>
    <message>
        <source>{card}: the total stays at {after} and you play again.</source>
        <translation>{card}: Die Summe bleibt {after}, und du spielst noch einmal.</translation>
    </message>
    <message>
        <source>{card}: the total stays at {after}.</source>
        <translation>{card}: Die Summe bleibt {after}.</translation>
    </message>
    <message>
        <source>{card}: the total goes from {before} to {after}.</source>
        <translation>{card}: Die Summe geht von {before} auf {after}.</translation>
    </message>
</context>
<context>
    <name>NinetyNineLesson</name>
    <message>
        <source>One round with chips for three: the total, the special cards, a chip lost.</source>
        <translation>Eine Runde mit Chips zu dritt: die Summe, die besonderen Karten, ein verlorener Chip.</translation>
    </message>
    <message>
        <source>Everybody plays a card in turn, and every card changes the total in the middle. The total must not go over 99. Whoever has no card that fits loses a chip.</source>
        <translation>Reihum spielt jeder eine Karte, und jede Karte verändert die Summe in der Mitte. Die Summe darf nicht über 99 gehen. Wer keine Karte hat, die passt, verliert einen Chip.</translation>
    </message>
    <message>
        <source>The total is 0. An ace adds 1 or 11, as you like. Play the {card} and choose +1.</source>
        <translation>Die Summe ist 0. Ein Ass zählt 1 oder 11, wie du willst. Spiel das {card} und wähle +1.</translation>
    </message>
    <message>
        <source>You have drawn a new card; you always hold three. The total is 16. A 10 adds 10 or takes 10 away. Play the {card} and choose −10.</source>
        <translation>Du hast eine neue Karte gezogen; du hast immer drei. Die Summe ist 16. Eine 10 zählt 10 dazu oder zieht 10 ab. Spiel die {card} und wähle −10.</translation>
    </message>
    <message>
        <source>A 4 leaves the total as it is and turns the direction of play: watch the arrows. Play the {card}.</source>
        <translation>Eine 4 lässt die Summe, wie sie ist, und dreht die Spielrichtung um: Achte auf die Pfeile. Spiel die {card}.</translation>
    </message>
    <message>
        <source>It came back to you the other way round. A king makes the total 99, whatever it was. Now the others need a special card. Play the {card}.</source>
        <translation>Du bist andersherum wieder dran. Ein König setzt die Summe auf 99, gleich wie hoch sie war. Dann brauchen die anderen eine besondere Karte. Spiel den {card}.</translation>
    </message>
    <message>
        <source>Bao played a 4, so it is your turn already. 99 is safe: a card that adds nothing fits. Send it back with the {card}.</source>
        <translation>Bao hat eine 4 gespielt, darum bist du schon dran. 99 ist sicher: Eine Karte, die nichts dazuzählt, passt. Gib den Zug mit der {card} zurück.</translation>
    </message>
    <message>
        <source>The total is 97. Your 2 would fit too, but keep it for later. A 9 adds nothing. Play the {card}.</source>
        <translation>Die Summe ist 97. Deine 2 würde auch passen, aber heb sie für später auf. Eine 9 zählt nichts. Spiel die {card}.</translation>
    </message>
    <message>
        <source>Bao went to 99 and Amara had nothing that fits: she lost a chip. A new round would begin now. Without chips you are out, and the last one in wins. The special cards are worth keeping.</source>
        <translation>Bao ist auf 99 gegangen, und Amara hatte nichts, was passt: Sie hat einen Chip verloren. Jetzt begänne eine neue Runde. Ohne Chips bist du draußen, und wer zuletzt übrig ist, gewinnt. Die besonderen Karten aufzuheben lohnt sich.</translation>
    </message>
    <message>
        <source>The end of a game head to head: resets, small cards, the last step to 99.</source>
        <translation>Das Ende eines Duells: zurücksetzen, kleine Karten, der letzte Schritt vor 99.</translation>
    </message>
    <message>
        <source>You and Amara have played for a while. Every card changes the total in the middle. It must stay under 99: whoever has no card for that has lost.</source>
        <translation>Du und Amara, ihr spielt schon eine Weile. Jede Karte verändert die Summe in der Mitte. Sie muss unter 99 bleiben: Wer dafür keine Karte hat, hat verloren.</translation>
    </message>
    <message>
        <source>The total is 93, and most of your cards are too high. A 9 resets it to 0. Play the {card}.</source>
        <translation>Die Summe ist 93, und deine meisten Karten sind zu hoch. Eine 9 setzt sie auf 0 zurück. Spiel die {card}.</translation>
    </message>
    <message>
        <source>From ace to 8 a card adds its number. Get rid of high ones while there is room. Play the {card}.</source>
        <translation>Von Ass bis 8 zählt eine Karte ihre Zahl. Werde hohe los, solange Platz ist. Spiel die {card}.</translation>
    </message>
    <message>
        <source>The total is 24. Again the highest: the {card}.</source>
        <translation>Die Summe ist 24. Wieder die höchste: die {card}.</translation>
    </message>
    <message>
        <source>38. Still room enough for the {card}.</source>
        <translation>38. Noch Platz genug für die {card}.</translation>
    </message>
    <message>
        <source>52. You keep the 10 and the small cards for the end. Play the {card}.</source>
        <translation>52. Die 10 und die kleinen Karten hebst du für das Ende auf. Spiel die {card}.</translation>
    </message>
    <message>
        <source>64. Play the {card}.</source>
        <translation>64. Spiel die {card}.</translation>
    </message>
    <message>
        <source>75. Play the {card}.</source>
        <translation>75. Spiel die {card}.</translation>
    </message>
    <message>
        <source>85. Now each point counts. Take a small step with the {card}.</source>
        <translation>85. Jetzt zählt jeder Punkt. Mach einen kleinen Schritt mit der {card}.</translation>
    </message>
    <message>
        <source>93. You could go on with small steps, but a 10 takes 10 off and wins time. Play the {card}.</source>
        <translation>93. Du könntest mit kleinen Schritten weitermachen, aber eine 10 zieht 10 ab und bringt Zeit. Spiel die {card}.</translation>
    </message>
    <message>
        <source>88. Amara seems to have no small cards. Play the {card}.</source>
        <translation>88. Amara hat wohl keine kleinen Karten. Spiel die {card}.</translation>
    </message>
    <message>
        <source>96. With the {card} the total is 98: only a 9 or a 10 could save Amara then. Play it.</source>
        <translation>96. Mit der {card} steht es 98: Dann könnte nur noch eine 9 oder eine 10 Amara retten. Spiel sie.</translation>
    </message>
    <message>
        <source>Amara had no card that stays under 99. You have won! Keep 9s, 10s and small cards for the end, and count which of them are gone.</source>
        <translation>Amara hatte keine Karte, die unter 99 bleibt. Du hast gewonnen! Heb Neunen, Zehnen und kleine Karten für das Ende auf und zähl mit, welche davon schon weg sind.</translation>
    </message>
</context>
<context>
    <name>NinetyNineQuestions</name>
    <message>
        <source>Which Ninety-Nine do you play?</source>
        <translation>Welches Ninety-Nine spielst du?</translation>
    </message>
    <message>
        <source>What does a 9 do?</source>
        <translation>Was tut eine 9?</translation>
    </message>
    <message>
        <source>Nothing: the total stays</source>
        <translation>Nichts: Die Summe bleibt</translation>
    </message>
    <message>
        <source>It makes the total 0</source>
        <translation>Sie setzt die Summe auf 0</translation>
    </message>
    <message>
        <source>It makes the total 99</source>
        <translation>Sie setzt die Summe auf 99</translation>
    </message>
    <message>
        <source>Here the king does that, in the game with chips.</source>
        <translation>Hier tut das der König, im Spiel mit Chips.</translation>
    </message>
    <message>
        <source>What does a king do?</source>
        <translation>Was tut ein König?</translation>
    </message>
    <message>
        <source>There are no kings, queens and jacks</source>
        <translation>Es gibt keine Könige, Damen und Buben</translation>
    </message>
    <message>
        <source>It counts 10, or nothing</source>
        <translation>Er zählt 10 oder nichts</translation>
    </message>
    <message>
        <source>Here a king always makes the total 99.</source>
        <translation>Hier setzt ein König die Summe immer auf 99.</translation>
    </message>
    <message>
        <source>What does a 4 do?</source>
        <translation>Was tut eine 4?</translation>
    </message>
    <message>
        <source>It turns the direction of play</source>
        <translation>Sie dreht die Spielrichtung um</translation>
    </message>
    <message>
        <source>It adds 4</source>
        <translation>Sie zählt 4</translation>
    </message>
    <message>
        <source>What does a 10 do?</source>
        <translation>Was tut eine 10?</translation>
    </message>
    <message>
        <source>It adds 10 or takes 10 away, as you like</source>
        <translation>Sie zählt 10 dazu oder zieht 10 ab, wie man will</translation>
    </message>
    <message>
        <source>It always takes 10 away</source>
        <translation>Sie zieht immer 10 ab</translation>
    </message>
    <message>
        <source>How many cards does each player hold?</source>
        <translation>Wie viele Karten hat jeder auf der Hand?</translation>
    </message>
    <message>
        <source>Three</source>
        <translation>Drei</translation>
    </message>
    <message>
        <source>Five</source>
        <translation>Fünf</translation>
    </message>
    <message>
        <source>How many chips, coins or lives does each player have?</source>
        <translation>Wie viele Chips, Münzen oder Leben hat jeder?</translation>
    </message>
    <message>
        <source>Five, or three when four or more play</source>
        <translation>Fünf, oder drei, wenn vier oder mehr spielen</translation>
    </message>
    <message>
        <source>Always three</source>
        <translation>Immer drei</translation>
    </message>
    <message>
        <source>Always five</source>
        <translation>Immer fünf</translation>
    </message>
    <message>
        <source>No chips: whoever cannot play has lost</source>
        <translation>Keine Chips: Wer nicht spielen kann, hat verloren</translation>
    </message>
    <message>
        <source>Who is out?</source>
        <translation>Wer ist draußen?</translation>
    </message>
    <message>
        <source>Whoever has lost the last chip</source>
        <translation>Wer den letzten Chip verloren hat</translation>
    </message>
    <message>
        <source>Whoever loses once more without chips</source>
        <translation>Wer ohne Chips noch einmal verliert</translation>
    </message>
    <message>
        <source>Whoever cannot play, at once</source>
        <translation>Wer nicht spielen kann, sofort</translation>
    </message>
    <message>
        <source>Is a total of exactly 99 safe?</source>
        <translation>Ist eine Summe von genau 99 sicher?</translation>
    </message>
    <message>
        <source>Yes, only more than 99 loses</source>
        <translation>Ja, nur mehr als 99 verliert</translation>
    </message>
    <message>
        <source>No, it must stay under 99</source>
        <translation>Nein, sie muss unter 99 bleiben</translation>
    </message>
    <message>
        <source>Can the total go below 0?</source>
        <translation>Kann die Summe unter 0 gehen?</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>Ja</translation>
    </message>
    <message>
        <source>No, it stops at 0</source>
        <translation>Nein, sie bleibt bei 0 stehen</translation>
    </message>
</context>
<context>
    <name>Notice</name>
    <message>
        <source>Close this message</source>
        <translation>Diese Meldung schließen</translation>
    </message>
</context>
<context>
    <name>OpenCodeDialog</name>
    <message>
        <source>Open deal code</source>
        <translation>Kartencode eingeben</translation>
    </message>
    <message>
        <source>&amp;Play this deal</source>
        <translation>Diese Karten &amp;spielen</translation>
    </message>
    <message>
        <source>&amp;Deal code</source>
        <translation>&amp;Kartencode</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Type the code, or paste it. Hyphens do not matter.</source>
        <translation>Tipp den Code ein oder füge ihn ein. Bindestriche sind egal.</translation>
    </message>
    <message>
        <source>{game}, deal {number}</source>
        <translation>{game}, Nr. {number}</translation>
    </message>
    <message>
        <source>No house rules are changed.</source>
        <translation>Keine Hausregel ist geändert.</translation>
    </message>
    <message>
        <source>You have played this deal before, so it counts as practice.</source>
        <translation>Diese Karten hast du schon gespielt, darum zählt es als Übung.</translation>
    </message>
    <message>
        <source>The code is right.</source>
        <translation>Der Code stimmt.</translation>
    </message>
</context>
<context>
    <name>Opponent</name>
    <message>
        <source>The thinking process has failed. Simple opponents play in its place.</source>
        <translation>Der Denkprozess ist ausgefallen. Einfache Gegner spielen an seiner Stelle.</translation>
    </message>
</context>
<context>
    <name>Options</name>
    <message>
        <source>no</source>
        <translation>nein</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>ja</translation>
    </message>
    <message>
        <source>There is no option “{name}”. There are: {names}.</source>
        <translation>Eine Einstellung „{name}“ gibt es nicht. Es gibt: {names}.</translation>
    </message>
    <message>
        <source>Option “{name}” cannot be {value}. It can be: {values}.</source>
        <translation>Die Einstellung „{name}“ kann nicht {value} sein. Möglich ist: {values}.</translation>
    </message>
</context>
<context>
    <name>OptionsForm</name>
    <message>
        <source>House rule, changed from the default.</source>
        <translation>Hausregel, anders als üblich.</translation>
    </message>
</context>
<context>
    <name>Past</name>
    <message>
        <source>There is no game on the table.</source>
        <translation>Es liegt kein Spiel auf dem Tisch.</translation>
    </message>
    <message>
        <source>A replay is being shown.</source>
        <translation>Gerade läuft eine Wiedergabe.</translation>
    </message>
    <message>
        <source>A lesson is being shown.</source>
        <translation>Gerade läuft eine Lektion.</translation>
    </message>
    <message>
        <source>Nobody has decided anything yet.</source>
        <translation>Noch hat niemand etwas entschieden.</translation>
    </message>
    <message>
        <source>Nothing has been taken back.</source>
        <translation>Es ist nichts zurückgenommen.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Hidden cards have been seen since that decision.</source>
        <translation>Seit dieser Entscheidung waren verdeckte Karten zu sehen.</translation>
    </message>
    <message>
        <source>It can be taken back all the same. The game then counts as practice from now on.</source>
        <translation>Du kannst sie trotzdem zurücknehmen. Das Spiel zählt von da an als Übung.</translation>
    </message>
    <message>
        <source>&amp;Take it back</source>
        <translation>&amp;Zurücknehmen</translation>
    </message>
    <message>
        <source>&amp;Play on</source>
        <translation>&amp;Weiterspielen</translation>
    </message>
    <message>
        <source>This game cannot be played back. {reason}</source>
        <translation>Dieses Spiel lässt sich nicht wiedergeben. {reason}</translation>
    </message>
    <message>
        <source>You are out of this game; the others play on.</source>
        <translation>Du bist draußen; die anderen spielen weiter.</translation>
    </message>
    <message>
        <source>&amp;Finish at once</source>
        <translation>So&amp;fort beenden</translation>
    </message>
</context>
<context>
    <name>Pause</name>
    <message>
        <source>Until I press a key</source>
        <translation>Bis ich eine Taste drücke</translation>
    </message>
</context>
<context>
    <name>PersonPage</name>
    <message>
        <source>Player</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Your &amp;name</source>
        <translation>Dein Na&amp;me</translation>
    </message>
    <message>
        <source>For new games.</source>
        <translation>Für neue Spiele.</translation>
    </message>
    <message>
        <source>Same as the desktop</source>
        <translation>Wie der Desktop</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>Sp&amp;rache</translation>
    </message>
</context>
<context>
    <name>Picker</name>
    <message>
        <source>cannot be played now</source>
        <translation>jetzt nicht spielbar</translation>
    </message>
    <message>
        <source>playable, {one} or {other}</source>
        <comment>said after a card’s name: playable, 64 to 65 or 64 to 75</comment>
        <translation>spielbar, {one} oder {other}</translation>
    </message>
    <message>
        <source>playable, {effect}</source>
        <comment>said after a card’s name: playable, 64 to 71</comment>
        <translation>spielbar, {effect}</translation>
    </message>
    <message>
        <source>Once more: {effect}</source>
        <comment>choose the card once more to play it</comment>
        <translation>Noch einmal: {effect}</translation>
    </message>
    <message>
        <source>Choose the {card} once more to play it.</source>
        <translation>Zum Spielen noch einmal antippen: {card}.</translation>
    </message>
</context>
<context>
    <name>PlayPage</name>
    <message>
        <source>Off</source>
        <translation>Aus</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Langsam</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Schnell</translation>
    </message>
    <message>
        <source>&amp;Motion of cards</source>
        <translation>&amp;Bewegung der Karten</translation>
    </message>
    <message>
        <source>&amp;None where the desktop asks for less motion</source>
        <translation>&amp;Keine, wenn der Desktop weniger Bewegung wünscht</translation>
    </message>
    <message>
        <source>&amp;Opponents take at least</source>
        <translation>&amp;Gegner brauchen mindestens</translation>
    </message>
    <message>
        <source>A finished &amp;trick stays</source>
        <translation>Fertiger Stich bleibt &amp;liegen</translation>
    </message>
    <message>
        <source>A finished &amp;round stays</source>
        <translation>Fertige &amp;Runde bleibt liegen</translation>
    </message>
    <message>
        <source>&amp;Sort my cards</source>
        <translation>&amp;Meine Karten sortieren</translation>
    </message>
</context>
<context>
    <name>Practice</name>
    <message>
        <source>There is nothing to practise: no mistakes have been found in your games.</source>
        <translation>Es gibt nichts zu üben: In deinen Spielen wurden keine Fehler gefunden.</translation>
    </message>
    <message>
        <source>The coach is looking at one of your games again. Try once more in a moment.</source>
        <translation>Der Trainer sieht sich eines deiner Spiele noch einmal an. Versuch es gleich noch einmal.</translation>
    </message>
</context>
<context>
    <name>PreferencesDialog</name>
    <message>
        <source>Preferences</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Loo&amp;k</source>
        <translation>Aussehe&amp;n</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>S&amp;piel</translation>
    </message>
    <message>
        <source>So&amp;und</source>
        <translation>&amp;Ton</translation>
    </message>
    <message>
        <source>&amp;You</source>
        <translation>D&amp;u</translation>
    </message>
    <message>
        <source>&amp;As before</source>
        <translation>&amp;Wie zuvor</translation>
    </message>
    <message>
        <source>Everything as it was when this window was opened</source>
        <translation>Alles, wie es beim Öffnen dieses Fensters war</translation>
    </message>
    <message>
        <source>Usual &amp;settings</source>
        <translation>&amp;Standardwerte</translation>
    </message>
    <message>
        <source>Clos&amp;e</source>
        <translation>S&amp;chließen</translation>
    </message>
</context>
<context>
    <name>ProofDialog</name>
    <message>
        <source>Proof of fairness</source>
        <translation>Fairness-Beweis</translation>
    </message>
    <message>
        <source>The cards and the opponents’ dice were fixed before you saw the first card. The promise below is their fingerprint: change one card, and it would be another one. After the game everything is laid open, and each decision of the opponents is taken again on nothing but what they could see.</source>
        <translation>Die Karten und die Würfel der Gegner standen fest, bevor du die erste Karte gesehen hast. Das Versprechen hier unten ist ihr Fingerabdruck: Schon mit einer anderen Karte wäre es ein anderes. Nach dem Spiel wird alles offengelegt, und jede Entscheidung der Gegner wird noch einmal getroffen, nur aus dem, was sie sehen konnten.</translation>
    </message>
    <message>
        <source>Decisions taken again</source>
        <translation>Nachgeprüfte Entscheidungen</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Schließen</translation>
    </message>
    <message>
        <source>Anybody can verify a saved game: cardtable verify FILE</source>
        <translation>Jeder kann ein gespeichertes Spiel nachprüfen: cardtable verify DATEI</translation>
    </message>
    <message>
        <source>The &amp;promise</source>
        <translation>Das &amp;Versprechen</translation>
    </message>
    <message>
        <source>This game promised nothing.</source>
        <translation>Dieses Spiel hat nichts versprochen.</translation>
    </message>
    <message>
        <source>C&amp;opy</source>
        <translation>&amp;Kopieren</translation>
    </message>
    <message>
        <source>When the game is over, you see here whether the promise was kept.</source>
        <translation>Wenn das Spiel vorbei ist, siehst du hier, ob das Versprechen gehalten wurde.</translation>
    </message>
    <message>
        <source>The opponents think again…</source>
        <translation>Die Gegner denken noch einmal nach…</translation>
    </message>
    <message>
        <source>This game is not as it was promised.</source>
        <translation>Dieses Spiel ist nicht, wie es versprochen war.</translation>
    </message>
    <message>
        <source>The opponents’ decisions could not be taken again.</source>
        <translation>Die Entscheidungen der Gegner ließen sich nicht nachprüfen.</translation>
    </message>
    <message>
        <source>Nothing was found against the deal; the opponents were those of another version.</source>
        <translation>Gegen die Karten spricht nichts; die Gegner waren die einer anderen Version.</translation>
    </message>
    <message>
        <source>Nothing was found against this game.</source>
        <translation>Gegen dieses Spiel spricht nichts.</translation>
    </message>
    <message>
        <source>kept</source>
        <translation>gehalten</translation>
    </message>
    <message>
        <source>broken</source>
        <translation>gebrochen</translation>
    </message>
    <message>
        <source>open</source>
        <translation>offen</translation>
    </message>
</context>
<context>
    <name>QAbstractSpinBox</name>
    <message>
        <source>&amp;Select All</source>
        <translation>&amp;Alles auswählen</translation>
    </message>
    <message>
        <source>&amp;Step up</source>
        <translation>&amp;Erhöhen</translation>
    </message>
    <message>
        <source>Step &amp;down</source>
        <translation>&amp;Verringern</translation>
    </message>
</context>
<context>
    <name>QLineEdit</name>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Rückgängig</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Wiederholen</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation>&amp;Ausschneiden</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Kopieren</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>Einf&amp;ügen</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Löschen</translation>
    </message>
    <message>
        <source>Select All</source>
        <translation>Alles auswählen</translation>
    </message>
</context>
<context>
    <name>QShortcut</name>
    <message>
        <source>Space</source>
        <translation>Leertaste</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>Links</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Rechts</translation>
    </message>
    <message>
        <source>Up</source>
        <translation>Hoch</translation>
    </message>
    <message>
        <source>Down</source>
        <translation>Herunter</translation>
    </message>
</context>
<context>
    <name>QWidgetTextControl</name>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Rückgängig</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Wiederholen</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation>&amp;Ausschneiden</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Kopieren</translation>
    </message>
    <message>
        <source>Copy &amp;Link Location</source>
        <translation>&amp;Link-Adresse kopieren</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>Einf&amp;ügen</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Löschen</translation>
    </message>
    <message>
        <source>Select All</source>
        <translation>Alles auswählen</translation>
    </message>
</context>
<context>
    <name>Reason</name>
    <message>
        <source>There was nothing to choose between.</source>
        <translation>Es gab nichts zu wählen.</translation>
    </message>
    <message>
        <source>This wins {percent}% of games, and no other move wins more.</source>
        <translation>Das gewinnt {percent}&#xa0;% der Spiele, und kein anderer Zug gewinnt mehr.</translation>
    </message>
    <message>
        <source>This wins {percent}% of games, and no other move wins noticeably more.</source>
        <translation>Das gewinnt {percent}&#xa0;% der Spiele, und kein anderer Zug gewinnt merklich mehr.</translation>
    </message>
    <message>
        <source>This wins {percent}% of games, {best} a little more.</source>
        <translation>Das gewinnt {percent}&#xa0;% der Spiele, {best} etwas mehr.</translation>
    </message>
    <message>
        <source>This wins {percent}% of games, {best} wins {more}%.</source>
        <translation>Das gewinnt {percent}&#xa0;% der Spiele, {best} gewinnt {more}&#xa0;%.</translation>
    </message>
    <message>
        <source>another move</source>
        <translation>ein anderer Zug</translation>
    </message>
    <message>
        <source>the {card}</source>
        <comment>a card within a sentence: the seven of hearts</comment>
        <translation>{card}</translation>
    </message>
    <message>
        <source>the {card} as {number}</source>
        <comment>the ace of clubs as +11</comment>
        <translation>{card} als {number}</translation>
    </message>
</context>
<context>
    <name>RecentFiles</name>
    <message>
        <source>Open r&amp;ecent</source>
        <translation>Zuletzt g&amp;eöffnet</translation>
    </message>
    <message>
        <source>No file has been opened yet.</source>
        <translation>Es wurde noch keine Datei geöffnet.</translation>
    </message>
    <message>
        <source>&amp;Clear this list</source>
        <translation>&amp;Liste leeren</translation>
    </message>
</context>
<context>
    <name>Record</name>
    <message>
        <source>This is not a game file, or it is damaged.</source>
        <translation>Das ist keine Spieldatei, oder sie ist beschädigt.</translation>
    </message>
    <message>
        <source>This game was saved by a newer version of Cardtable (format {version}). Update to open it.</source>
        <translation>Dieses Spiel wurde von einer neueren Version von Cardtable gespeichert (Format {version}). Aktualisiere Cardtable, um es zu öffnen.</translation>
    </message>
    <message>
        <source>This is not a game file, or it is damaged: its “{field}” is not as it should be.</source>
        <translation>Das ist keine Spieldatei, oder sie ist beschädigt: „{field}“ darin ist nicht, wie es sein soll.</translation>
    </message>
    <message>
        <source>Move {number} of this game, {move}, is not possible: {reason}</source>
        <translation>Zug {number} dieses Spiels, {move}, ist nicht möglich: {reason}</translation>
    </message>
    <message>
        <source>Move {number} of this game cannot be read: {reason}.</source>
        <translation>Zug {number} dieses Spiels lässt sich nicht lesen: {reason}.</translation>
    </message>
    <message>
        <source>A branch of this game leaves it after move {number}, which is missing.</source>
        <translation>Ein Seitenweg dieses Spiels zweigt nach Zug {number} ab, und der fehlt.</translation>
    </message>
    <message>
        <source>This game has more thoughts than moves.</source>
        <translation>In diesem Spiel sind mehr Gedanken als Züge.</translation>
    </message>
</context>
<context>
    <name>ReplayBar</name>
    <message>
        <source>Replay</source>
        <translation>Wiedergabe</translation>
    </message>
    <message>
        <source>&amp;Lines taken back</source>
        <translation>Zurückgenommene &amp;Züge</translation>
    </message>
    <message>
        <source>To the beginning (Home)</source>
        <translation>Zum Anfang (Pos1)</translation>
    </message>
    <message>
        <source>One move back (←)</source>
        <translation>Einen Zug zurück (←)</translation>
    </message>
    <message>
        <source>Play (Space)</source>
        <translation>Abspielen (Leertaste)</translation>
    </message>
    <message>
        <source>One move forward (→)</source>
        <translation>Einen Zug vor (→)</translation>
    </message>
    <message>
        <source>To the end (End)</source>
        <translation>Zum Ende (Ende)</translation>
    </message>
    <message>
        <source>G&amp;o to</source>
        <translation>&amp;Gehe zu</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Tempo</translation>
    </message>
    <message>
        <source>Hands that are shown</source>
        <translation>Welche Hände offen liegen</translation>
    </message>
    <message>
        <source>&amp;Take over</source>
        <translation>Ab hie&amp;r</translation>
    </message>
    <message>
        <source>C&amp;lose</source>
        <translation>Zurü&amp;ck</translation>
    </message>
    <message>
        <source>Back to the table (Esc)</source>
        <translation>Zurück zum Tisch (Esc)</translation>
    </message>
    <message>
        <source>Previous round</source>
        <translation>Vorige Runde</translation>
    </message>
    <message>
        <source>Next round</source>
        <translation>Nächste Runde</translation>
    </message>
    <message>
        <source>Previous trick</source>
        <translation>Voriger Stich</translation>
    </message>
    <message>
        <source>Next trick</source>
        <translation>Nächster Stich</translation>
    </message>
    <message>
        <source>Previous mistake</source>
        <translation>Voriger Fehler</translation>
    </message>
    <message>
        <source>Next mistake</source>
        <translation>Nächster Fehler</translation>
    </message>
    <message>
        <source>The game as it was played</source>
        <translation>Das Spiel, wie es gespielt wurde</translation>
    </message>
    <message>
        <source>From move {first} to move {last}</source>
        <translation>Von Zug {first} bis Zug {last}</translation>
    </message>
    <message>
        <source>Move {number} of {count}</source>
        <translation>Zug {number} von {count}</translation>
    </message>
    <message>
        <source>The game is over here.</source>
        <translation>Hier ist das Spiel zu Ende.</translation>
    </message>
    <message>
        <source>Play a new game from here, with the cards of any player. This one stays as it is.</source>
        <translation>Spiel von hier an neu, mit den Karten eines beliebigen Spielers. Dieses Spiel bleibt, wie es ist.</translation>
    </message>
    <message>
        <source>All hands</source>
        <translation>Alle Hände</translation>
    </message>
    <message>
        <source>What {name} knew</source>
        <translation>Was {name} wusste</translation>
    </message>
    <message>
        <source>What everybody saw</source>
        <translation>Was alle sahen</translation>
    </message>
    <message>
        <source>As {name}</source>
        <translation>Als {name}</translation>
    </message>
    <message>
        <source>These cards are a secret until the game is over.</source>
        <translation>Diese Karten sind geheim, bis das Spiel vorbei ist.</translation>
    </message>
    <message>
        <source>This game has only one round.</source>
        <translation>Dieses Spiel hat nur eine Runde.</translation>
    </message>
    <message>
        <source>This game has no tricks.</source>
        <translation>In diesem Spiel gibt es keine Stiche.</translation>
    </message>
    <message>
        <source>No mistakes have been found.</source>
        <translation>Es wurden keine Fehler gefunden.</translation>
    </message>
    <message>
        <source>Pause (Space)</source>
        <translation>Anhalten (Leertaste)</translation>
    </message>
</context>
<context>
    <name>Replaying</name>
    <message>
        <source>Replay: {game}</source>
        <translation>Wiedergabe: {game}</translation>
    </message>
</context>
<context>
    <name>Result</name>
    <message>
        <source>Nobody wins: a draw</source>
        <translation>Niemand gewinnt: unentschieden</translation>
    </message>
    <message>
        <source>You win!</source>
        <translation>Du gewinnst!</translation>
    </message>
    <message>
        <source>{name} wins</source>
        <translation>{name} gewinnt</translation>
    </message>
</context>
<context>
    <name>Review</name>
    <message>
        <source>Chance to win over the game</source>
        <translation>Gewinnchance im Verlauf des Spiels</translation>
    </message>
    <message>
        <source>{game}: {name}</source>
        <translation>{game}: {name}</translation>
    </message>
    <message>
        <source>best</source>
        <comment>grade of a decision</comment>
        <translation>bester Zug</translation>
    </message>
    <message>
        <source>good</source>
        <comment>grade of a decision</comment>
        <translation>gut</translation>
    </message>
    <message>
        <source>mistake</source>
        <comment>grade of a decision</comment>
        <translation>Fehler</translation>
    </message>
    <message>
        <source>blunder</source>
        <comment>grade of a decision: a grave mistake</comment>
        <translation>grober Fehler</translation>
    </message>
    <message>
        <source>{number}. {move}, the only move</source>
        <translation>{number}. {move}, der einzige Zug</translation>
    </message>
    <message>
        <source>{number}. {move}, best to win; {best} saves {cost} points</source>
        <translation>{number}. {move}, am besten für den Sieg; {best} spart {cost} Punkte</translation>
    </message>
    <message>
        <source>{number}. {move}, best</source>
        <translation>{number}. {move}, bester Zug</translation>
    </message>
    <message>
        <source>{number}. {move}, {grade}: {best} was {loss} better</source>
        <translation>{number}. {move}, {grade}: {best} war um {loss} besser</translation>
    </message>
    <message>
        <source>{number}. {move}, {grade}: {best} was {loss} and {cost} chips better</source>
        <translation>{number}. {move}, {grade}: {best} war um {loss} und {cost} Chips besser</translation>
    </message>
    <message>
        <source>{number}. {move}, {grade}: {best} was {loss} and {cost} points better</source>
        <translation>{number}. {move}, {grade}: {best} war um {loss} und {cost} Punkte besser</translation>
    </message>
    <message>
        <source>No mistakes.</source>
        <translation>Keine Fehler.</translation>
    </message>
    <message numerus="yes">
        <source>%n mistake(s).</source>
        <translation>
            <numerusform>%n Fehler.</numerusform>
            <numerusform>%n Fehler.</numerusform>
        </translation>
    </message>
    <message>
        <source>On average a card of yours gave away {mean} of winning; luck was even.</source>
        <translation>Deine Karten haben im Mittel je {mean} Gewinnchance verschenkt; das Glück war gleich verteilt.</translation>
    </message>
    <message>
        <source>On average a card of yours gave away {mean} of winning, and luck gave you {luck}.</source>
        <translation>Deine Karten haben im Mittel je {mean} Gewinnchance verschenkt, und das Glück hat dir je {luck} geschenkt.</translation>
    </message>
    <message>
        <source>On average a card of yours gave away {mean} of winning, and luck took {luck} from you.</source>
        <translation>Deine Karten haben im Mittel je {mean} Gewinnchance verschenkt, und das Glück hat dir je {luck} genommen.</translation>
    </message>
    <message>
        <source>{name}: no mistakes.</source>
        <translation>{name}: keine Fehler.</translation>
    </message>
    <message numerus="yes">
        <source>{name}: %n mistake(s).</source>
        <translation>
            <numerusform>{name}: %n Fehler.</numerusform>
            <numerusform>{name}: %n Fehler.</numerusform>
        </translation>
    </message>
    <message>
        <source>{number}. {move}: from {before} to {after} by your own card</source>
        <translation>{number}. {move}: von {before} auf {after} durch deine eigene Karte</translation>
    </message>
    <message>
        <source>After {number}. {move}: up from {before} to {after}</source>
        <translation>Nach {number}. {move}: von {before} hinauf auf {after}</translation>
    </message>
    <message>
        <source>After {number}. {move}: down from {before} to {after}</source>
        <translation>Nach {number}. {move}: von {before} hinunter auf {after}</translation>
    </message>
</context>
<context>
    <name>ReviewPanel</name>
    <message>
        <source>Whose decisions</source>
        <translation>Wessen Entscheidungen</translation>
    </message>
    <message>
        <source>Only &amp;mistakes</source>
        <translation>&amp;Nur Fehler</translation>
    </message>
    <message>
        <source>Decisions</source>
        <translation>Entscheidungen</translation>
    </message>
    <message>
        <source>T&amp;ry again</source>
        <translation>Noch ein&amp;mal</translation>
    </message>
    <message>
        <source>Show m&amp;e better</source>
        <translation>&amp;Besseres zeigen</translation>
    </message>
    <message>
        <source>S&amp;ave…</source>
        <translation>S&amp;peichern…</translation>
    </message>
    <message>
        <source>Only computers played here: there is nothing to review.</source>
        <translation>Hier haben nur Computer gespielt: Es gibt nichts auszuwerten.</translation>
    </message>
    <message numerus="yes">
        <source>The coach is still weighing %n decision(s).</source>
        <translation>
            <numerusform>Der Trainer wägt noch %n Entscheidung ab.</numerusform>
            <numerusform>Der Trainer wägt noch %n Entscheidungen ab.</numerusform>
        </translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Auswertung</translation>
    </message>
</context>
<context>
    <name>RoundPanel</name>
    <message>
        <source>The round is over</source>
        <translation>Die Runde ist vorbei</translation>
    </message>
    <message>
        <source>&amp;Next deal</source>
        <translation>&amp;Nächste Runde</translation>
    </message>
</context>
<context>
    <name>Rulebook</name>
    <message>
        <source>What each card does</source>
        <translation>Was jede Karte tut</translation>
    </message>
    <message>
        <source>House rule:</source>
        <translation>Hausregel:</translation>
    </message>
    <message>
        <source>How strong are the opponents?</source>
        <translation>Wie stark sind die Gegner?</translation>
    </message>
    <message>
        <source>{level} against {other}</source>
        <comment>levels of computer players: hard against normal</comment>
        <translation>{level} gegen {other}</translation>
    </message>
    <message>
        <source>{share}% ({low}% to {high}%)</source>
        <comment>share of games, with the ends of an interval</comment>
        <translation>{share}&#xa0;% ({low}&#xa0;% bis {high}&#xa0;%)</translation>
    </message>
    <message>
        <source>Games won by the first of two computer players:</source>
        <translation>So viele Spiele gewinnt der erste von zwei Computerspielern:</translation>
    </message>
    <message>
        <source>Games won at a table of {players} by one computer player of the first level among others of the second, where a fair share is {fair}%:</source>
        <translation>An einem Tisch mit {players} Spielern gewinnt ein Computerspieler der ersten Stufe unter lauter anderen der zweiten so viele Spiele; ein gerechter Anteil wäre {fair}&#xa0;%:</translation>
    </message>
    <message>
        <source>In brackets: where the true share lies, 19 times in 20.</source>
        <translation>In Klammern: wo der wahre Anteil in 19 von 20 Fällen liegt.</translation>
    </message>
    <message>
        <source>This command measures it again: {command}</source>
        <translation>Dieser Befehl misst es nach: {command}</translation>
    </message>
    <message>
        <source>No rule has these words.</source>
        <translation>In keiner Regel kommt das vor.</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>Search the rules</source>
        <translation>Regeln durchsuchen</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Schließen</translation>
    </message>
    <message>
        <source>As played at this table.</source>
        <translation>Wie an diesem Tisch gespielt.</translation>
    </message>
    <message>
        <source>The rules without house rules.</source>
        <translation>Die Regeln ohne Hausregeln.</translation>
    </message>
</context>
<context>
    <name>ScoreSheet</name>
    <message>
        <source>Score sheet</source>
        <translation>Spielstand</translation>
    </message>
</context>
<context>
    <name>Scrub</name>
    <message>
        <source>Point of the game</source>
        <translation>Stelle im Spiel</translation>
    </message>
</context>
<context>
    <name>SeatPanel</name>
    <message>
        <source>dealer</source>
        <translation>Geber</translation>
    </message>
    <message>
        <source>out</source>
        <translation>draußen</translation>
    </message>
    <message>
        <source>to move</source>
        <translation>am Zug</translation>
    </message>
    <message>
        <source>D</source>
        <comment>on the dealer&apos;s button</comment>
        <translation>G</translation>
    </message>
    <message>
        <source>thinking…</source>
        <translation>denkt nach…</translation>
    </message>
    <message>
        <source>your turn</source>
        <translation>du bist dran</translation>
    </message>
</context>
<context>
    <name>SeatsForm</name>
    <message>
        <source>&amp;Even games</source>
        <translation>&amp;Ausgeglichene Spiele</translation>
    </message>
    <message>
        <source>Win often, and your next opponents are a level stronger; lose often, and they are weaker.</source>
        <translation>Gewinnst du oft, sind die nächsten Gegner eine Stufe stärker; verlierst du oft, sind sie schwächer.</translation>
    </message>
    <message>
        <source>Name of player {number}</source>
        <translation>Name von Spieler {number}</translation>
    </message>
    <message>
        <source>Who plays for player {number}</source>
        <translation>Wer für Spieler {number} spielt</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>Mensch</translation>
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
        <translation>Die Einstellungen lassen sich nicht lesen: {reason}.</translation>
    </message>
    <message>
        <source>The settings file is damaged.</source>
        <translation>Die Datei mit den Einstellungen ist beschädigt.</translation>
    </message>
    <message>
        <source>Some settings cannot be used and are back at their defaults.</source>
        <translation>Einige Einstellungen sind nicht zu gebrauchen und stehen wie zu Anfang.</translation>
    </message>
    <message>
        <source>{what} The old file is kept as “{path}”.</source>
        <translation>{what} Die alte Datei liegt unter „{path}“.</translation>
    </message>
    <message>
        <source>The settings cannot be kept in the folder “{path}”: {reason}.</source>
        <translation>Die Einstellungen lassen sich im Ordner „{path}“ nicht speichern: {reason}.</translation>
    </message>
</context>
<context>
    <name>Setup</name>
    <message>
        <source>Player</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Player {number}</source>
        <translation>Spieler {number}</translation>
    </message>
</context>
<context>
    <name>SidePanel</name>
    <message>
        <source>Score</source>
        <translation>Stand</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Protokoll</translation>
    </message>
    <message>
        <source>Close the panel</source>
        <translation>Leiste schließen</translation>
    </message>
    <message>
        <source>This deal was fixed before anybody saw it: {promise}</source>
        <translation>Diese Karten standen fest, bevor jemand sie gesehen hat: {promise}</translation>
    </message>
</context>
<context>
    <name>SideSwitch</name>
    <message>
        <source>There is no game on the table.</source>
        <translation>Es liegt kein Spiel auf dem Tisch.</translation>
    </message>
</context>
<context>
    <name>Sound</name>
    <message>
        <source>There is no sound: Qt’s sound module is not installed (“pip install cardtable[sound]”).</source>
        <translation>Es gibt keinen Ton: Das Tonmodul von Qt ist nicht installiert („pip install cardtable[sound]“).</translation>
    </message>
    <message>
        <source>There is no sound: this package comes without Qt’s sound module.</source>
        <translation>Es gibt keinen Ton: Diesem Paket fehlt das Tonmodul von Qt.</translation>
    </message>
    <message>
        <source>There is no sound: Qt’s sound module needs {library}, which is not on this machine.</source>
        <translation>Es gibt keinen Ton: Das Tonmodul von Qt braucht {library}, und das ist auf diesem Rechner nicht da.</translation>
    </message>
    <message>
        <source>There is no sound: install a program that plays it, one of {programs}.</source>
        <translation>Es gibt keinen Ton: Installiere ein Programm, das ihn abspielt, eines von {programs}.</translation>
    </message>
    <message>
        <source>There is no sound: no loudspeaker was found.</source>
        <translation>Es gibt keinen Ton: Kein Lautsprecher wurde gefunden.</translation>
    </message>
</context>
<context>
    <name>SoundPage</name>
    <message>
        <source>Sounds of cards and &amp;chips</source>
        <translation>Geräusche von Karten und C&amp;hips</translation>
    </message>
    <message>
        <source>&amp;Volume</source>
        <translation>&amp;Lautstärke</translation>
    </message>
    <message>
        <source>&amp;Hear one</source>
        <translation>Probe &amp;anhören</translation>
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
        <translation>Arten von Spielen</translation>
    </message>
    <message>
        <source>Figures</source>
        <translation>Kennzahlen</translation>
    </message>
    <message>
        <source>Share of games won</source>
        <translation>Anteil gewonnener Spiele</translation>
    </message>
    <message>
        <source>Chance given away by a decision</source>
        <translation>Je Entscheidung verschenkte Chance</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>Hausregeln</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Opponents</source>
        <translation>Gegner</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Hilfe</translation>
    </message>
    <message>
        <source>Games</source>
        <comment>a number of games</comment>
        <translation>Spiele</translation>
    </message>
    <message>
        <source>Won</source>
        <comment>games that were won</comment>
        <translation>Gewonnen</translation>
    </message>
    <message>
        <source>Figure</source>
        <translation>Kennzahl</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Wert</translation>
    </message>
    <message>
        <source>What it counts</source>
        <translation>Was sie zählt</translation>
    </message>
    <message>
        <source>&amp;Player</source>
        <translation>&amp;Spieler</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>&amp;Exportieren…</translation>
    </message>
    <message>
        <source>Count a&amp;new…</source>
        <translation>Neu &amp;zählen…</translation>
    </message>
    <message>
        <source>Count &amp;all games</source>
        <translation>&amp;Alle Spiele zählen</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>S&amp;chließen</translation>
    </message>
    <message>
        <source>Older games are still being looked at…</source>
        <translation>Ältere Spiele werden noch durchgesehen…</translation>
    </message>
    <message>
        <source>When you have finished a game, its figures are here.</source>
        <translation>Wenn du ein Spiel beendet hast, stehen hier seine Zahlen.</translation>
    </message>
    <message>
        <source>Only games finished since {date} count.</source>
        <translation>Nur Spiele, die seit dem {date} beendet wurden, zählen.</translation>
    </message>
    <message>
        <source>Every game on the list that is finished counts.</source>
        <translation>Jedes beendete Spiel auf der Liste zählt.</translation>
    </message>
    <message>
        <source>as in the book</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>{level} × {count}</source>
        <comment>so many opponents of a level</comment>
        <translation>{count} × {level}</translation>
    </message>
    <message>
        <source>none</source>
        <comment>no help</comment>
        <translation>keine</translation>
    </message>
    <message>
        <source>with hints</source>
        <translation>mit Tipps</translation>
    </message>
    <message>
        <source>practice</source>
        <translation>Übung</translation>
    </message>
    <message>
        <source>Share won of the last {count} games</source>
        <translation>Gewonnener Anteil der letzten {count} Spiele</translation>
    </message>
    <message>
        <source>Given away by a decision, last {count} games</source>
        <translation>Je Entscheidung verschenkt, letzte {count} Spiele</translation>
    </message>
    <message>
        <source>Now {now}; lowest {low}, highest {high}.</source>
        <translation>Jetzt {now}; am tiefsten {low}, am höchsten {high}.</translation>
    </message>
    <message>
        <source>The table was not written: {reason}.</source>
        <translation>Die Tabelle wurde nicht geschrieben: {reason}.</translation>
    </message>
    <message>
        <source>Saved as “{path}”.</source>
        <translation>Gespeichert als „{path}“.</translation>
    </message>
    <message>
        <source>From now on only new games count. The old ones stay in the list of games.</source>
        <translation>Von jetzt an zählen nur neue Spiele. Die alten bleiben in der Liste der Spiele.</translation>
    </message>
    <message>
        <source>Count a&amp;new</source>
        <translation>&amp;Neu zählen</translation>
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
        <translation>Spiel Nr. {number}</translation>
    </message>
    <message>
        <source>Choose a game.</source>
        <translation>Such dir ein Spiel aus.</translation>
    </message>
    <message>
        <source>The trick is over. Enter goes on.</source>
        <translation>Der Stich ist vorbei. Mit Enter geht es weiter.</translation>
    </message>
    <message>
        <source>The round is over. Enter goes on.</source>
        <translation>Die Runde ist vorbei. Mit Enter geht es weiter.</translation>
    </message>
    <message>
        <source>{name} is to play.</source>
        <translation>{name} ist dran.</translation>
    </message>
    <message>
        <source>Your turn.</source>
        <translation>Du bist dran.</translation>
    </message>
    <message>
        <source>{name}, your turn.</source>
        <translation>{name}, du bist dran.</translation>
    </message>
    <message>
        <source>{name} is thinking…</source>
        <translation>{name} denkt nach…</translation>
    </message>
    <message>
        <source>{name} plays.</source>
        <translation>{name} spielt.</translation>
    </message>
</context>
<context>
    <name>TableWidget</name>
    <message>
        <source>Table</source>
        <translation>Tisch</translation>
    </message>
</context>
<context>
    <name>Telling</name>
    <message>
        <source>There is no game on the table.</source>
        <translation>Es liegt kein Spiel auf dem Tisch.</translation>
    </message>
    <message>
        <source>The cards are covered.</source>
        <translation>Die Karten sind verdeckt.</translation>
    </message>
    <message>
        <source>Nobody at this table holds cards for you.</source>
        <translation>An diesem Tisch hält niemand Karten für dich.</translation>
    </message>
    <message>
        <source>You hold no cards.</source>
        <translation>Du hast keine Karten.</translation>
    </message>
    <message>
        <source>{name} has played the {card}.</source>
        <translation>{name} hat {card} gespielt.</translation>
    </message>
    <message>
        <source>No card has been played to the trick.</source>
        <translation>Zu diesem Stich liegt noch keine Karte.</translation>
    </message>
    <message>
        <source>Nobody has played yet.</source>
        <translation>Noch hat niemand gespielt.</translation>
    </message>
    <message>
        <source>{name}: {facts}.</source>
        <comment>a player with chips or points: Ada: 3 chips and dealer</comment>
        <translation>{name}: {facts}.</translation>
    </message>
    <message>
        <source>{name} is in the game.</source>
        <translation>{name} ist im Spiel.</translation>
    </message>
    <message>
        <source>{name} is out.</source>
        <translation>{name} ist draußen.</translation>
    </message>
    <message>
        <source>dealer</source>
        <comment>one of the facts about a player</comment>
        <translation>Geber</translation>
    </message>
    <message>
        <source>{words}.</source>
        <comment>a fact that becomes a sentence: Hearts are broken.</comment>
        <translation>{words}.</translation>
    </message>
    <message numerus="yes">
        <source>Your %n card(s): {cards}.</source>
        <translation>
            <numerusform>Deine %n Karte: {cards}.</numerusform>
            <numerusform>Deine %n Karten: {cards}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{place}: %n card(s), the {card} on top.</source>
        <translation>
            <numerusform>{place}: %n Karte, obenauf {card}.</numerusform>
            <numerusform>{place}: %n Karten, obenauf {card}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{place}, {name}: %n card(s).</source>
        <translation>
            <numerusform>{place}, {name}: %n Karte.</numerusform>
            <numerusform>{place}, {name}: %n Karten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{place}: %n card(s).</source>
        <translation>
            <numerusform>{place}: %n Karte.</numerusform>
            <numerusform>{place}: %n Karten.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Trial</name>
    <message>
        <source>You have answered already.</source>
        <translation>Du hast schon geantwortet.</translation>
    </message>
</context>
<context>
    <name>TrickPeek</name>
    <message>
        <source>Last trick: {cards}</source>
        <translation>Letzter Stich: {cards}</translation>
    </message>
    <message>
        <source>Last trick</source>
        <translation>Letzter Stich</translation>
    </message>
</context>
<context>
    <name>ValueTable</name>
    <message>
        <source>What each card was worth</source>
        <translation>Was jede Karte wert war</translation>
    </message>
    <message>
        <source>Card</source>
        <translation>Karte</translation>
    </message>
    <message>
        <source>Chance to win</source>
        <translation>Gewinnchance</translation>
    </message>
    <message>
        <source>Ahead this deal</source>
        <translation>Vorsprung</translation>
    </message>
    <message>
        <source>Points or chips that this deal brings more than to the others, on average</source>
        <translation>Punkte oder Chips, die diese Runde im Mittel mehr bringt als den anderen</translation>
    </message>
    <message>
        <source>{move}, played</source>
        <translation>{move}, gespielt</translation>
    </message>
    <message numerus="yes">
        <source>Mean of %n possible deal(s)</source>
        <translation>
            <numerusform>Mittel von %n möglichen Verteilung</numerusform>
            <numerusform>Mittel von %n möglichen Verteilungen</numerusform>
        </translation>
    </message>
    <message>
        <source>It differs between them by {spread}, typically.</source>
        <translation>Zwischen ihnen schwankt es meist um {spread}.</translation>
    </message>
</context>
<context>
    <name>Welcome</name>
    <message>
        <source>Which game shall it be?</source>
        <translation>Welches Spiel darf es sein?</translation>
    </message>
    <message>
        <source>Once more: {game} with {names} (F2)</source>
        <translation>Noch einmal: {game} mit {names} (F2)</translation>
    </message>
    <message>
        <source>Choose a game</source>
        <translation>Such dir ein Spiel aus</translation>
    </message>
    <message>
        <source>&amp;Learn a game…</source>
        <translation>Ein Spiel &amp;lernen…</translation>
    </message>
    <message>
        <source>&amp;Which game do you know?…</source>
        <translation>&amp;Welches Spiel kennst du?…</translation>
    </message>
    <message>
        <source>Games pla&amp;yed…</source>
        <translation>Gespielte S&amp;piele…</translation>
    </message>
    <message>
        <source>&amp;Open file…</source>
        <translation>&amp;Datei öffnen…</translation>
    </message>
    <message>
        <source>Cards, colours, sounds, l&amp;anguage…</source>
        <translation>Karten, Farben, Töne, Sp&amp;rache…</translation>
    </message>
</context>
<context>
    <name>WhichGame</name>
    <message>
        <source>Which game do you know?</source>
        <translation>Welches Spiel kennst du?</translation>
    </message>
    <message>
        <source>Name of the game</source>
        <translation>Name des Spiels</translation>
    </message>
    <message>
        <source>&amp;Play this…</source>
        <translation>Dieses &amp;spielen…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Answer what you know; the rest does not matter.</source>
        <translation>Antworte, was du weißt; der Rest ist egal.</translation>
    </message>
    <message>
        <source>I do not know</source>
        <translation>Weiß ich nicht</translation>
    </message>
    <message>
        <source>Answer at least one question.</source>
        <translation>Beantworte mindestens eine Frage.</translation>
    </message>
    <message>
        <source>Nothing is answered yet.</source>
        <translation>Noch ist nichts beantwortet.</translation>
    </message>
    <message>
        <source>Nearest to it is “{game}”.</source>
        <translation>Am nächsten kommt „{game}“.</translation>
    </message>
    <message>
        <source>That is “{game}”.</source>
        <translation>Das ist „{game}“.</translation>
    </message>
    <message>
        <source>With its usual rules.</source>
        <translation>Mit den üblichen Regeln.</translation>
    </message>
    <message>
        <source>• {rule}: {value} (usually: {usual})</source>
        <comment>a house rule that differs from the usual one</comment>
        <translation>• {rule}: {value} (üblich: {usual})</translation>
    </message>
    <message>
        <source>With these house rules:</source>
        <translation>Mit diesen Hausregeln:</translation>
    </message>
    <message>
        <source>! {question} {note}</source>
        <comment>a question, then how it is here</comment>
        <translation>! {question} {note}</translation>
    </message>
    <message>
        <source>This is different here.</source>
        <translation>Das ist hier anders.</translation>
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
            <numerusform>%n Karte</numerusform>
            <numerusform>%n Karten</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>actions</name>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Spiel</translation>
    </message>
    <message>
        <source>&amp;Deal</source>
        <translation>&amp;Karten</translation>
    </message>
    <message>
        <source>&amp;Coach</source>
        <translation>&amp;Trainer</translation>
    </message>
    <message>
        <source>&amp;Help while I play</source>
        <translation>&amp;Hilfe beim Spielen</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Ansicht</translation>
    </message>
    <message>
        <source>&amp;Motion</source>
        <translation>&amp;Bewegung</translation>
    </message>
    <message>
        <source>&amp;Opponents play</source>
        <translation>&amp;Gegner spielen</translation>
    </message>
    <message>
        <source>A finished &amp;trick stays</source>
        <translation>Fertiger Stich bleibt &amp;liegen</translation>
    </message>
    <message>
        <source>F&amp;elt</source>
        <translation>&amp;Filz</translation>
    </message>
    <message>
        <source>&amp;Speak</source>
        <translation>&amp;Vorlesen</translation>
    </message>
    <message>
        <source>What is &amp;announced</source>
        <translation>Was &amp;angesagt wird</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Hilfe</translation>
    </message>
</context>
</TS>
