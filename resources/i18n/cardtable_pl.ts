<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="pl" sourcelanguage="en">
<context>
    <name>AboutDialog</name>
    <message>
        <source>About Cardtable</source>
        <translation>O programie Cardtable</translation>
    </message>
    <message>
        <source>Version {version}</source>
        <translation>Wersja {version}</translation>
    </message>
    <message>
        <source>{games}: against opponents that think, or with friends at one machine.</source>
        <translation>{games}: z myślącymi przeciwnikami albo ze znajomymi przy jednym komputerze.</translation>
    </message>
    <message>
        <source>Free software: you may use, share and change it under the GNU General Public License, version 3 or later. It comes without any warranty.</source>
        <translation>Wolne oprogramowanie: możesz go używać, udostępniać je i zmieniać na warunkach Powszechnej Licencji Publicznej GNU w wersji 3 lub nowszej. Bez żadnej gwarancji.</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Zamknij</translation>
    </message>
</context>
<context>
    <name>Actions</name>
    <message>
        <source>&amp;New game…</source>
        <translation>&amp;Nowa gra…</translation>
    </message>
    <message>
        <source>New game with the &amp;same settings</source>
        <translation>Nowa gra z &amp;tymi samymi ustawieniami</translation>
    </message>
    <message>
        <source>&amp;Games…</source>
        <translation>Part&amp;ie…</translation>
    </message>
    <message>
        <source>&amp;Open file…</source>
        <translation>&amp;Otwórz plik…</translation>
    </message>
    <message>
        <source>Save a &amp;copy as…</source>
        <translation>Zapisz &amp;kopię jako…</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Cofnij</translation>
    </message>
    <message>
        <source>Re&amp;do</source>
        <translation>&amp;Ponów</translation>
    </message>
    <message>
        <source>Restart with the same ca&amp;rds</source>
        <translation>Od początku z tymi samymi ka&amp;rtami</translation>
    </message>
    <message>
        <source>Opponent: play no&amp;w</source>
        <translation>Przeciwnik: zagra&amp;j już</translation>
    </message>
    <message>
        <source>Re&amp;play of this game</source>
        <translation>Po&amp;wtórka tej partii</translation>
    </message>
    <message>
        <source>Restore games from a &amp;backup…</source>
        <translation>Przywróć partie z kopii &amp;zapasowej…</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>Z&amp;akończ</translation>
    </message>
    <message>
        <source>&amp;Score sheet</source>
        <translation>&amp;Wyniki</translation>
    </message>
    <message>
        <source>&amp;Log</source>
        <translation>Prze&amp;bieg</translation>
    </message>
    <message>
        <source>Re&amp;view of the game</source>
        <translation>&amp;Analiza partii</translation>
    </message>
    <message>
        <source>Could I have &amp;won?</source>
        <translation>Czy dało się &amp;wygrać?</translation>
    </message>
    <message>
        <source>Practise my &amp;mistakes</source>
        <translation>Przećwicz moje &amp;błędy</translation>
    </message>
    <message>
        <source>&amp;None</source>
        <translation>&amp;Brak</translation>
    </message>
    <message>
        <source>What can be &amp;counted</source>
        <translation>Co można &amp;policzyć</translation>
    </message>
    <message>
        <source>What each card is &amp;worth</source>
        <translation>Ile jest &amp;warta każda karta</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>&amp;Pełny ekran</translation>
    </message>
    <message>
        <source>&amp;Slow</source>
        <translation>&amp;Wolny</translation>
    </message>
    <message>
        <source>&amp;Normal</source>
        <translation>&amp;Normalny</translation>
    </message>
    <message>
        <source>&amp;Fast</source>
        <translation>&amp;Szybki</translation>
    </message>
    <message>
        <source>&amp;Off</source>
        <translation>&amp;Brak</translation>
    </message>
    <message>
        <source>&amp;At once</source>
        <translation>&amp;Od razu</translation>
    </message>
    <message>
        <source>&amp;Quickly</source>
        <translation>&amp;Szybko</translation>
    </message>
    <message>
        <source>&amp;Normally</source>
        <translation>&amp;Normalnie</translation>
    </message>
    <message>
        <source>&amp;Unhurriedly</source>
        <translation>&amp;Bez pośpiechu</translation>
    </message>
    <message>
        <source>&amp;Hardly</source>
        <translation>&amp;Krótko</translation>
    </message>
    <message>
        <source>&amp;A moment</source>
        <translation>&amp;Chwilę</translation>
    </message>
    <message>
        <source>&amp;Long</source>
        <translation>&amp;Długo</translation>
    </message>
    <message>
        <source>Until I press a &amp;key</source>
        <translation>Aż nacisnę klawis&amp;z</translation>
    </message>
    <message>
        <source>Sort my &amp;cards</source>
        <translation>&amp;Układaj moje karty</translation>
    </message>
    <message>
        <source>&amp;Green</source>
        <translation>&amp;Zielone</translation>
    </message>
    <message>
        <source>Night &amp;blue</source>
        <translation>&amp;Granatowe</translation>
    </message>
    <message>
        <source>&amp;Wine</source>
        <translation>&amp;Bordowe</translation>
    </message>
    <message>
        <source>&amp;Preferences…</source>
        <translation>Us&amp;tawienia…</translation>
    </message>
    <message>
        <source>Show the last t&amp;rick</source>
        <translation>P&amp;okaż ostatnią lewę</translation>
    </message>
    <message>
        <source>So&amp;unds</source>
        <translation>Dźwięk&amp;i</translation>
    </message>
    <message>
        <source>Show the menu &amp;bar</source>
        <translation>Pokaż pasek &amp;menu</translation>
    </message>
    <message>
        <source>Play a card only when it is chosen t&amp;wice</source>
        <translation>Zagrywaj kartę dopiero po &amp;drugim wybraniu</translation>
    </message>
    <message>
        <source>&amp;Learn a game…</source>
        <translation>&amp;Naucz się gry…</translation>
    </message>
    <message>
        <source>&amp;Which game do you know?…</source>
        <translation>Którą &amp;grę znasz?…</translation>
    </message>
    <message>
        <source>&amp;Rules</source>
        <translation>&amp;Zasady</translation>
    </message>
    <message>
        <source>&amp;Keys…</source>
        <translation>&amp;Klawisze…</translation>
    </message>
    <message>
        <source>&amp;About Cardtable</source>
        <translation>&amp;O programie Cardtable</translation>
    </message>
    <message>
        <source>S&amp;tatistics…</source>
        <translation>&amp;Statystyki…</translation>
    </message>
    <message>
        <source>&amp;Copy deal code</source>
        <translation>&amp;Kopiuj kod rozdania</translation>
    </message>
    <message>
        <source>&amp;Open deal code…</source>
        <translation>&amp;Otwórz kod rozdania…</translation>
    </message>
    <message>
        <source>&amp;Game of the day…</source>
        <translation>&amp;Gra dnia…</translation>
    </message>
    <message>
        <source>Play this deal from the other &amp;seat</source>
        <translation>Zagraj to rozdanie z drugiego &amp;miejsca</translation>
    </message>
    <message>
        <source>Let the &amp;expert play my seat…</source>
        <translation>Niech &amp;ekspert zagra za mnie…</translation>
    </message>
    <message>
        <source>Co&amp;mpare this deal…</source>
        <translation>&amp;Porównaj to rozdanie…</translation>
    </message>
    <message>
        <source>&amp;Proof of fairness…</source>
        <translation>&amp;Dowód uczciwości…</translation>
    </message>
    <message>
        <source>The &amp;total, or the trick</source>
        <translation>&amp;Suma albo lewa</translation>
    </message>
    <message>
        <source>My &amp;cards</source>
        <translation>Moje &amp;karty</translation>
    </message>
    <message>
        <source>&amp;Whose turn it is</source>
        <translation>&amp;Czyja kolej</translation>
    </message>
    <message>
        <source>Chips or &amp;points</source>
        <translation>Żetony albo &amp;punkty</translation>
    </message>
    <message>
        <source>The &amp;last move</source>
        <translation>&amp;Ostatni ruch</translation>
    </message>
    <message>
        <source>That a&amp;gain</source>
        <translation>&amp;Jeszcze raz</translation>
    </message>
    <message>
        <source>The whole ta&amp;ble</source>
        <translation>Cały s&amp;tół</translation>
    </message>
    <message>
        <source>&amp;Single letters are keys</source>
        <translation>Pojedyncze &amp;litery jako skróty</translation>
    </message>
    <message>
        <source>&amp;Little: what ends a round, and my turn</source>
        <translation>&amp;Mało: koniec rundy i moja kolej</translation>
    </message>
    <message>
        <source>&amp;What the others do</source>
        <translation>&amp;Co robią inni</translation>
    </message>
    <message>
        <source>&amp;Everything</source>
        <translation>&amp;Wszystko</translation>
    </message>
</context>
<context>
    <name>Again</name>
    <message>
        <source>{title}, played better</source>
        <translation>{title}, zagrane lepiej</translation>
    </message>
    <message>
        <source>{title}, taken over</source>
        <translation>{title}, gra przejęta</translation>
    </message>
</context>
<context>
    <name>Assistance</name>
    <message>
        <source>There is no game on the table.</source>
        <translation>Na stole nie ma gry.</translation>
    </message>
    <message>
        <source>No trick has been finished yet.</source>
        <translation>Nie zakończono jeszcze żadnej lewy.</translation>
    </message>
    <message>
        <source>This game has no tricks.</source>
        <translation>W tej grze nie ma lew.</translation>
    </message>
    <message>
        <source>Give “Show the menu bar” a key first, to bring it back with.</source>
        <translation>Najpierw przypisz klawisz do polecenia „Pokaż pasek menu”, żeby było jak go przywrócić.</translation>
    </message>
    <message>
        <source>The menu bar is hidden. {key} brings it back.</source>
        <translation>Pasek menu jest ukryty. Przywraca go {key}.</translation>
    </message>
    <message>
        <source>{name}: on.</source>
        <comment>a command of the menu that can be switched on and off, by its name</comment>
        <translation>{name}: włączone.</translation>
    </message>
    <message>
        <source>{name}: off.</source>
        <comment>a command of the menu that can be switched on and off, by its name</comment>
        <translation>{name}: wyłączone.</translation>
    </message>
</context>
<context>
    <name>Backups</name>
    <message numerus="yes">
        <source>The backup of {date} is your list of games now: %n game(s). Games played later are not in it.</source>
        <comment>date: date and time</comment>
        <translation>
            <numerusform>Lista partii pochodzi teraz z kopii zapasowej: {date}, %n partia. Późniejszych partii na niej nie ma.</numerusform>
            <numerusform>Lista partii pochodzi teraz z kopii zapasowej: {date}, %n partie. Późniejszych partii na niej nie ma.</numerusform>
            <numerusform>Lista partii pochodzi teraz z kopii zapasowej: {date}, %n partii. Późniejszych partii na niej nie ma.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The backup of {date} is your list of games now: %n game(s). Games played later are not in it; the list before is kept as “{path}”.</source>
        <comment>date: date and time</comment>
        <translation>
            <numerusform>Lista partii pochodzi teraz z kopii zapasowej: {date}, %n partia. Późniejszych partii na niej nie ma; poprzednia lista jest w pliku „{path}”.</numerusform>
            <numerusform>Lista partii pochodzi teraz z kopii zapasowej: {date}, %n partie. Późniejszych partii na niej nie ma; poprzednia lista jest w pliku „{path}”.</numerusform>
            <numerusform>Lista partii pochodzi teraz z kopii zapasowej: {date}, %n partii. Późniejszych partii na niej nie ma; poprzednia lista jest w pliku „{path}”.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{told} Your list also keeps %n game(s) played since the program was started.</source>
        <translation>
            <numerusform>{told} Zostaje na niej %n partia zagrana od uruchomienia programu.</numerusform>
            <numerusform>{told} Zostają na niej %n partie zagrane od uruchomienia programu.</numerusform>
            <numerusform>{told} Zostaje na niej %n partii zagranych od uruchomienia programu.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>BackupsDialog</name>
    <message>
        <source>Backups</source>
        <translation>Kopie zapasowe</translation>
    </message>
    <message>
        <source>There are no backups yet. One is made every hour that you play.</source>
        <translation>Nie ma jeszcze kopii zapasowych. Powstaje jedna w każdej godzinie gry.</translation>
    </message>
    <message>
        <source>&amp;Restore</source>
        <translation>&amp;Przywróć</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Zamknij</translation>
    </message>
    <message>
        <source>A backup takes the place of your list of games. Your current list is kept and can be restored in the same way.</source>
        <translation>Kopia zajmie miejsce twojej listy partii. Obecna lista zostanie zachowana i można ją przywrócić tak samo.</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n partia</numerusform>
            <numerusform>%n partie</numerusform>
            <numerusform>%n partii</numerusform>
        </translation>
    </message>
    <message>
        <source>{date}: {games}, the list that was replaced</source>
        <translation>{date}: {games}, zastąpiona lista</translation>
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
            <numerusform>Przeciwnicy mają teraz poziom: {level}. Twoje wygrane: {won} z ostatniej %n partii.</numerusform>
            <numerusform>Przeciwnicy mają teraz poziom: {level}. Twoje wygrane: {won} z ostatnich %n partii.</numerusform>
            <numerusform>Przeciwnicy mają teraz poziom: {level}. Twoje wygrane: {won} z ostatnich %n partii.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Opponents are a level stronger now: you won {won} of the last %n game(s).</source>
        <translation>
            <numerusform>Przeciwnicy są teraz o poziom silniejsi. Twoje wygrane: {won} z ostatniej %n partii.</numerusform>
            <numerusform>Przeciwnicy są teraz o poziom silniejsi. Twoje wygrane: {won} z ostatnich %n partii.</numerusform>
            <numerusform>Przeciwnicy są teraz o poziom silniejsi. Twoje wygrane: {won} z ostatnich %n partii.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Opponents are a level weaker now: you won {won} of the last %n game(s).</source>
        <translation>
            <numerusform>Przeciwnicy są teraz o poziom słabsi. Twoje wygrane: {won} z ostatniej %n partii.</numerusform>
            <numerusform>Przeciwnicy są teraz o poziom słabsi. Twoje wygrane: {won} z ostatnich %n partii.</numerusform>
            <numerusform>Przeciwnicy są teraz o poziom słabsi. Twoje wygrane: {won} z ostatnich %n partii.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Better</name>
    <message>
        <source>You did win this game.</source>
        <translation>Przecież to twoja wygrana.</translation>
    </message>
    <message>
        <source>The coach is still looking at this game.</source>
        <translation>Trener jeszcze ogląda tę partię.</translation>
    </message>
    <message>
        <source>Best play from move {number} on is being tried…</source>
        <translation>Sprawdzam najlepszą grę od ruchu {number}…</translation>
    </message>
    <message>
        <source>Best play from move {number} on is being tried: move {now}…</source>
        <translation>Sprawdzam najlepszą grę od ruchu {number}: ruch {now}…</translation>
    </message>
    <message>
        <source>No: best play would not have won, neither from your mistakes on nor from the start.</source>
        <translation>Nie: najlepsza gra nie dałaby wygranej, ani od twoich błędów, ani od początku.</translation>
    </message>
    <message>
        <source>Yes: with best play from move {number} on this game is won. Here it is.</source>
        <translation>Tak: przy najlepszej grze od ruchu {number} partia jest wygrana. Oto ona.</translation>
    </message>
    <message>
        <source>Best play from move {number} on. It does not win either.</source>
        <translation>Najlepsza gra od ruchu {number}. Też nie wygrywa.</translation>
    </message>
</context>
<context>
    <name>Card</name>
    <message>
        <source>ace</source>
        <translation>as</translation>
    </message>
    <message>
        <source>two</source>
        <translation>dwójka</translation>
    </message>
    <message>
        <source>three</source>
        <translation>trójka</translation>
    </message>
    <message>
        <source>four</source>
        <translation>czwórka</translation>
    </message>
    <message>
        <source>five</source>
        <translation>piątka</translation>
    </message>
    <message>
        <source>six</source>
        <translation>szóstka</translation>
    </message>
    <message>
        <source>seven</source>
        <translation>siódemka</translation>
    </message>
    <message>
        <source>eight</source>
        <translation>ósemka</translation>
    </message>
    <message>
        <source>nine</source>
        <translation>dziewiątka</translation>
    </message>
    <message>
        <source>ten</source>
        <translation>dziesiątka</translation>
    </message>
    <message>
        <source>jack</source>
        <translation>walet</translation>
    </message>
    <message>
        <source>queen</source>
        <translation>dama</translation>
    </message>
    <message>
        <source>king</source>
        <translation>król</translation>
    </message>
    <message>
        <source>clubs</source>
        <translation>trefl</translation>
    </message>
    <message>
        <source>diamonds</source>
        <translation>karo</translation>
    </message>
    <message>
        <source>hearts</source>
        <translation>kier</translation>
    </message>
    <message>
        <source>spades</source>
        <translation>pik</translation>
    </message>
    <message>
        <source>{rank} of {suit}</source>
        <comment>name of a card: seven of hearts</comment>
        <translation>{rank} {suit}</translation>
    </message>
    <message>
        <source>face-down card</source>
        <translation>zakryta karta</translation>
    </message>
</context>
<context>
    <name>ChoicePopup</name>
    <message>
        <source>What should the card do?</source>
        <translation>Co ma zrobić ta karta?</translation>
    </message>
</context>
<context>
    <name>Coaching</name>
    <message>
        <source>There is no game on the table.</source>
        <translation>Na stole nie ma gry.</translation>
    </message>
    <message>
        <source>The review comes when the game is over.</source>
        <translation>Analiza będzie po skończonej partii.</translation>
    </message>
    <message>
        <source>{game}, review</source>
        <comment>name of a file</comment>
        <translation>{game}, analiza</translation>
    </message>
    <message>
        <source>Save the review</source>
        <translation>Zapisz analizę</translation>
    </message>
    <message>
        <source>The whole review (*.html)</source>
        <translation>Cała analiza (*.html)</translation>
    </message>
    <message>
        <source>All figures (*.json)</source>
        <translation>Wszystkie liczby (*.json)</translation>
    </message>
    <message>
        <source>The curve as a drawing (*.svg)</source>
        <translation>Krzywa jako rysunek (*.svg)</translation>
    </message>
    <message>
        <source>The curve as a picture (*.png)</source>
        <translation>Krzywa jako obraz (*.png)</translation>
    </message>
    <message>
        <source>The review was not saved: its name must end in {endings}.</source>
        <translation>Analiza nie została zapisana: nazwa pliku musi się kończyć na {endings}.</translation>
    </message>
    <message>
        <source>The review was not saved: {reason}.</source>
        <translation>Analiza nie została zapisana: {reason}.</translation>
    </message>
</context>
<context>
    <name>CompareDialog</name>
    <message>
        <source>The same deal</source>
        <translation>To samo rozdanie</translation>
    </message>
    <message>
        <source>Who</source>
        <translation>Kto</translation>
    </message>
    <message>
        <source>Seat</source>
        <translation>Miejsce</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Wynik</translation>
    </message>
    <message>
        <source>Played</source>
        <translation>Kiedy</translation>
    </message>
    <message>
        <source>Games of this deal</source>
        <translation>Partie z tym rozdaniem</translation>
    </message>
    <message>
        <source>&amp;Look at it</source>
        <translation>&amp;Obejrzyj</translation>
    </message>
    <message>
        <source>Let the &amp;expert play your seat</source>
        <translation>Niech &amp;ekspert zagra za ciebie</translation>
    </message>
    <message>
        <source>Play from the &amp;other seat</source>
        <translation>Zagraj z drugiego &amp;miejsca</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Zamknij</translation>
    </message>
    <message>
        <source>The expert plays</source>
        <translation>Ekspert gra</translation>
    </message>
    <message>
        <source>{name} plays…</source>
        <translation>{name} gra…</translation>
    </message>
    <message>
        <source>{name} ({level})</source>
        <translation>{name} ({level})</translation>
    </message>
    <message>
        <source>won</source>
        <translation>wygrana</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>przegrana</translation>
    </message>
    <message>
        <source>drawn</source>
        <translation>remis</translation>
    </message>
    <message>
        <source>{result}, {mine} : {others}</source>
        <comment>won, 60 : 104</comment>
        <translation>{result}, {mine} : {others}</translation>
    </message>
    <message>
        <source>Played from another seat or by somebody else, the same cards tell skill from luck.</source>
        <translation>Te same karty, grane z innego miejsca albo przez kogoś innego, pokazują, co jest umiejętnością, a co szczęściem.</translation>
    </message>
</context>
<context>
    <name>CrashDialog</name>
    <message>
        <source>A fault in Cardtable</source>
        <translation>Błąd w programie Cardtable</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>Raport</translation>
    </message>
    <message>
        <source>&amp;Copy report</source>
        <translation>&amp;Kopiuj raport</translation>
    </message>
    <message>
        <source>&amp;Go on</source>
        <translation>&amp;Dalej</translation>
    </message>
    <message>
        <source>Something went wrong in the program.</source>
        <translation>Coś się w programie zepsuło.</translation>
    </message>
    <message>
        <source>Your game is saved up to the last move. You can go on; if the table looks wrong, close Cardtable and start it again. This report helps to mend the fault:</source>
        <translation>Twoja gra jest zapisana do ostatniego ruchu. Możesz grać dalej; jeśli stół wygląda źle, zamknij program i uruchom go ponownie. Ten raport pomoże naprawić błąd:</translation>
    </message>
</context>
<context>
    <name>Curtain</name>
    <message>
        <source>The cards are covered until you are ready.</source>
        <translation>Karty pozostaną zakryte, aż dasz znak.</translation>
    </message>
    <message>
        <source>Show &amp;my cards</source>
        <translation>&amp;Pokaż moje karty</translation>
    </message>
    <message>
        <source>Hold to &amp;peek</source>
        <translation>Przytrzymaj, by &amp;zerknąć</translation>
    </message>
    <message>
        <source>Shows your cards only as long as this is held, by mouse or key.</source>
        <translation>Pokazuje twoje karty tylko tak długo, jak trzymasz przycisk myszy lub klawisz.</translation>
    </message>
    <message>
        <source>{name}, it is your turn</source>
        <translation>{name}, twoja kolej</translation>
    </message>
</context>
<context>
    <name>CurveWidget</name>
    <message>
        <source>Chance to win over the game</source>
        <translation>Szansa wygranej w trakcie partii</translation>
    </message>
    <message>
        <source>It begins at {start}, its lowest point is {low}, its highest {high}, and it ends at {end}.</source>
        <translation>Zaczyna się od {start}, najniżej spada do {low}, najwyżej sięga {high}, a kończy na {end}.</translation>
    </message>
</context>
<context>
    <name>DayDialog</name>
    <message>
        <source>Game of the day</source>
        <translation>Gra dnia</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Anuluj</translation>
    </message>
    <message>
        <source>Today everybody gets the same cards: made from the date, without any network. The rules are those of the book, and the opponent is of the second level.</source>
        <translation>Dziś wszyscy dostają te same karty: wynikają one z daty, bez użycia sieci. Zasady są zwykłe, a przeciwnik gra na drugim poziomie.</translation>
    </message>
</context>
<context>
    <name>DealCode</name>
    <message numerus="yes">
        <source>The code is %n sign(s) short.</source>
        <translation>
            <numerusform>W kodzie brakuje %n znaku.</numerusform>
            <numerusform>W kodzie brakuje %n znaków.</numerusform>
            <numerusform>W kodzie brakuje %n znaków.</numerusform>
        </translation>
    </message>
    <message>
        <source>This game did not begin with a deal of its own. Save it as a file to pass it on.</source>
        <translation>Ta gra nie zaczęła się od własnego rozdania. Żeby ją przekazać, zapisz ją do pliku.</translation>
    </message>
    <message numerus="yes">
        <source>The code is %n sign(s) too long.</source>
        <translation>
            <numerusform>Kod jest o %n znak za długi.</numerusform>
            <numerusform>Kod jest o %n znaki za długi.</numerusform>
            <numerusform>Kod jest o %n znaków za długi.</numerusform>
        </translation>
    </message>
    <message>
        <source>This is a deal of a game that this version of Cardtable does not have.</source>
        <translation>To rozdanie gry, której ta wersja programu Cardtable nie ma.</translation>
    </message>
    <message>
        <source>“{sign}” is in no deal code.</source>
        <comment>a typed letter or sign</comment>
        <translation>Znaku „{sign}” nie ma w żadnym kodzie rozdania.</translation>
    </message>
    <message>
        <source>There is a mistake in this code, perhaps in “{group}”.</source>
        <translation>W tym kodzie jest błąd, może w „{group}”.</translation>
    </message>
    <message>
        <source>There is a mistake in this code.</source>
        <translation>W tym kodzie jest błąd.</translation>
    </message>
    <message>
        <source>There is no opponent “{level}”.</source>
        <translation>Nie ma przeciwnika „{level}”.</translation>
    </message>
    <message>
        <source>So many house rules do not fit into a deal code. Save the game as a file to pass it on.</source>
        <translation>Tyle zasad domowych nie zmieści się w kodzie rozdania. Żeby przekazać grę, zapisz ją do pliku.</translation>
    </message>
    <message>
        <source>This code comes from a newer version of Cardtable. Update to open it.</source>
        <translation>Ten kod pochodzi z nowszej wersji programu Cardtable. Zaktualizuj program, żeby go otworzyć.</translation>
    </message>
</context>
<context>
    <name>Deals</name>
    <message>
        <source>The deal code is copied: {code}</source>
        <translation>Kod rozdania skopiowany: {code}</translation>
    </message>
    <message>
        <source>You have played this deal before.</source>
        <translation>To rozdanie masz już za sobą.</translation>
    </message>
    <message>
        <source>Co&amp;mpare</source>
        <translation>Porówna&amp;j</translation>
    </message>
    <message>
        <source>{name} has played this deal from your seat.</source>
        <translation>{name}: to rozdanie rozegrane z twojego miejsca.</translation>
    </message>
    <message>
        <source>Fixed: {promise}</source>
        <comment>the deal is fixed; beginning of a hash</comment>
        <translation>Ustalone: {promise}</translation>
    </message>
    <message>
        <source>This deal was fixed before anybody saw it: {promise}</source>
        <translation>To rozdanie zostało ustalone, zanim ktokolwiek je zobaczył: {promise}</translation>
    </message>
    <message>
        <source>There is no game on the table.</source>
        <translation>Na stole nie ma gry.</translation>
    </message>
    <message>
        <source>When the game is over.</source>
        <translation>Po skończonej partii.</translation>
    </message>
    <message>
        <source>Only where one person plays.</source>
        <translation>Tylko gdy gra jedna osoba.</translation>
    </message>
    <message>
        <source>Play this deal from the next &amp;seat</source>
        <translation>Zagraj to rozdanie z następnego &amp;miejsca</translation>
    </message>
    <message>
        <source>Play this deal from the other &amp;seat</source>
        <translation>Zagraj to rozdanie z drugiego &amp;miejsca</translation>
    </message>
    <message>
        <source>{rule}: {value}</source>
        <comment>a house rule and how it is set</comment>
        <translation>{rule}: {value}</translation>
    </message>
    <message>
        <source>a person</source>
        <translation>człowiek</translation>
    </message>
    <message>
        <source>Seat {seat}: {name}</source>
        <translation>Miejsce {seat}: {name}</translation>
    </message>
    <message>
        <source>Seat {seat}: {name} ({level})</source>
        <translation>Miejsce {seat}: {name} ({level})</translation>
    </message>
</context>
<context>
    <name>Deck</name>
    <message>
        <source>It cannot be read: {reason}.</source>
        <translation>Nie da się go odczytać: {reason}.</translation>
    </message>
    <message>
        <source>It is too large for a deck of cards.</source>
        <translation>Plik jest za duży jak na talię kart.</translation>
    </message>
    <message>
        <source>It is not an SVG drawing.</source>
        <translation>To nie jest rysunek SVG.</translation>
    </message>
    <message>
        <source>It is damaged.</source>
        <translation>Plik jest uszkodzony.</translation>
    </message>
    <message>
        <source>It is not a whole SVG drawing.</source>
        <translation>Ten rysunek SVG jest niekompletny.</translation>
    </message>
    <message>
        <source>Its cards are wider than they are high.</source>
        <translation>Jego karty są szersze niż dłuższe.</translation>
    </message>
    <message>
        <source>It has no pictures of cards.</source>
        <translation>Nie ma w nim obrazków kart.</translation>
    </message>
    <message numerus="yes">
        <source>It lacks %n card(s) of the deck.</source>
        <translation>
            <numerusform>Brakuje w nim %n karty.</numerusform>
            <numerusform>Brakuje w nim %n kart.</numerusform>
            <numerusform>Brakuje w nim %n kart.</numerusform>
        </translation>
    </message>
    <message>
        <source>the back of the cards</source>
        <translation>rewers kart</translation>
    </message>
    <message>
        <source>It has no picture of: {cards}.</source>
        <translation>Brakuje obrazków: {cards}.</translation>
    </message>
    <message>
        <source>The cards in “{file}” cannot be used. {reason}</source>
        <translation>Kart z pliku „{file}” nie da się użyć. {reason}</translation>
    </message>
</context>
<context>
    <name>DeckPreview</name>
    <message>
        <source>Five cards of the deck</source>
        <translation>Pięć kart z talii</translation>
    </message>
</context>
<context>
    <name>Desk</name>
    <message>
        <source>This game cannot be resumed. {reason}</source>
        <translation>Tej partii nie da się wznowić. {reason}</translation>
    </message>
    <message>
        <source>A new game has begun; the one before is kept in the list of games.</source>
        <translation>Zaczęła się nowa partia; poprzednia została na liście partii.</translation>
    </message>
    <message>
        <source>&amp;Back to it</source>
        <translation>Wróć do ni&amp;ej</translation>
    </message>
    <message>
        <source>“{file}” was not opened. {reason}</source>
        <translation>Plik „{file}” nie został otwarty. {reason}</translation>
    </message>
</context>
<context>
    <name>Direction</name>
    <message>
        <source>Play goes clockwise.</source>
        <translation>Gra toczy się zgodnie z ruchem wskazówek zegara.</translation>
    </message>
    <message>
        <source>Play goes anticlockwise.</source>
        <translation>Gra toczy się przeciwnie do ruchu wskazówek zegara.</translation>
    </message>
</context>
<context>
    <name>DrillPart</name>
    <message>
        <source>&amp;Once more</source>
        <translation>&amp;Jeszcze raz</translation>
    </message>
    <message>
        <source>&amp;Next</source>
        <translation>&amp;Dalej</translation>
    </message>
    <message>
        <source>&amp;Enough</source>
        <translation>&amp;Koniec</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Spróbuj jeszcze raz</translation>
    </message>
    <message>
        <source>Mistake {place} of {count}</source>
        <translation>Błąd {place} z {count}</translation>
    </message>
    <message>
        <source>{name}, which card do you play here? Something better was possible.</source>
        <translation>{name}, którą kartę tu zagrasz? Możliwe było coś lepszego.</translation>
    </message>
    <message>
        <source>{move} is right: it wins {chance}.</source>
        <translation>Dobrze, {move}: szansa wygranej {chance}.</translation>
    </message>
    <message>
        <source>{move} wins {chance}; {best} wins {better}. {reason}</source>
        <translation>{move}: szansa wygranej {chance}; {best}: {better}. {reason}</translation>
    </message>
</context>
<context>
    <name>Duplicate</name>
    <message>
        <source>You won this deal from every seat that you tried.</source>
        <translation>To rozdanie wygrywasz z każdego wypróbowanego miejsca.</translation>
    </message>
    <message>
        <source>You won this deal from no seat that you tried.</source>
        <translation>Tego rozdania nie wygrywasz z żadnego wypróbowanego miejsca.</translation>
    </message>
    <message>
        <source>You won from seat {seat} only: the cards may have decided this deal.</source>
        <translation>Wygrywasz tylko z miejsca {seat}: o tym rozdaniu mogły zdecydować karty.</translation>
    </message>
    <message numerus="yes">
        <source>You won this deal from %n seat(s) of those that you tried.</source>
        <translation>
            <numerusform>To rozdanie wygrywasz z %n wypróbowanego miejsca.</numerusform>
            <numerusform>To rozdanie wygrywasz z %n wypróbowanych miejsc.</numerusform>
            <numerusform>To rozdanie wygrywasz z %n wypróbowanych miejsc.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>EndPanel</name>
    <message>
        <source>&amp;Play again (F2)</source>
        <translation>&amp;Jeszcze raz (F2)</translation>
    </message>
    <message>
        <source>&amp;New game…</source>
        <translation>&amp;Nowa gra…</translation>
    </message>
    <message>
        <source>&amp;Review</source>
        <translation>&amp;Analiza</translation>
    </message>
    <message>
        <source>Rep&amp;lay</source>
        <translation>&amp;Powtórka</translation>
    </message>
    <message>
        <source>See the &amp;table</source>
        <translation>&amp;Zobacz stół</translation>
    </message>
</context>
<context>
    <name>Fairness</name>
    <message>
        <source>This game promised nothing before its first deal.</source>
        <translation>Ta gra niczego nie obiecała przed pierwszym rozdaniem.</translation>
    </message>
    <message>
        <source>The deal or the opponents are not those that were promised.</source>
        <translation>Rozdanie albo przeciwnicy są inni niż obiecane.</translation>
    </message>
    <message>
        <source>The deal and the opponents are those that were promised.</source>
        <translation>Rozdanie i przeciwnicy są zgodni z obietnicą.</translation>
    </message>
    <message>
        <source>Compare this with what was shown before the first deal: {promise}</source>
        <translation>Porównaj to z tym, co było pokazane przed pierwszym rozdaniem: {promise}</translation>
    </message>
    <message>
        <source>The table has shown other cards than those of the deal.</source>
        <translation>Stół pokazał inne karty niż te z rozdania.</translation>
    </message>
    <message numerus="yes">
        <source>The rules allow each of %n move(s).</source>
        <translation>
            <numerusform>%n ruch, zgodny z zasadami.</numerusform>
            <numerusform>%n ruchy, każdy zgodny z zasadami.</numerusform>
            <numerusform>%n ruchów, każdy zgodny z zasadami.</numerusform>
        </translation>
    </message>
    <message>
        <source>The cards do not come from the deal number: they were laid out by hand.</source>
        <translation>Karty nie wynikają z numeru rozdania: zostały ułożone ręcznie.</translation>
    </message>
    <message>
        <source>The cards do not come from the deal number.</source>
        <translation>Karty nie wynikają z numeru rozdania.</translation>
    </message>
    <message numerus="yes">
        <source>%n shuffle(s), each from the deal number.</source>
        <translation>
            <numerusform>%n tasowanie, zgodne z numerem rozdania.</numerusform>
            <numerusform>%n tasowania, każde zgodne z numerem rozdania.</numerusform>
            <numerusform>%n tasowań, każde zgodne z numerem rozdania.</numerusform>
        </translation>
    </message>
    <message>
        <source>No opponent of the computer has taken a decision.</source>
        <translation>Żaden przeciwnik komputerowy nie podjął decyzji.</translation>
    </message>
    <message numerus="yes">
        <source>%n decision(s) of the opponents came out differently, but version {theirs} of Cardtable played them and this is version {ours}. Only version {theirs} can tell.</source>
        <translation>
            <numerusform>%n decyzja przeciwników wypada inaczej, ale grała ją wersja {theirs} programu Cardtable, a to jest wersja {ours}. Rozstrzygnie tylko wersja {theirs}.</numerusform>
            <numerusform>%n decyzje przeciwników wypadają inaczej, ale grała je wersja {theirs} programu Cardtable, a to jest wersja {ours}. Rozstrzygnie tylko wersja {theirs}.</numerusform>
            <numerusform>%n decyzji przeciwników wypada inaczej, ale grała je wersja {theirs} programu Cardtable, a to jest wersja {ours}. Rozstrzygnie tylko wersja {theirs}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{told} A simple opponent took %n of them, because the thinking process had failed.</source>
        <comment>decisions</comment>
        <translation>
            <numerusform>{told} %n z nich podjął prosty przeciwnik, bo zawiódł proces, który oblicza ruchy.</numerusform>
            <numerusform>{told} %n z nich podjął prosty przeciwnik, bo zawiódł proces, który oblicza ruchy.</numerusform>
            <numerusform>{told} %n z nich podjął prosty przeciwnik, bo zawiódł proces, który oblicza ruchy.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n decision(s) of the opponents cannot follow from what they could see, first move {number}: {name} played {played} instead of {found}.</source>
        <translation>
            <numerusform>%n decyzja przeciwników nie wynika z tego, co mogli widzieć: ruch {number}, {name}, zagrane {played} zamiast {found}.</numerusform>
            <numerusform>%n decyzje przeciwników nie wynikają z tego, co mogli widzieć, najpierw ruch {number}: {name}, zagrane {played} zamiast {found}.</numerusform>
            <numerusform>%n decyzji przeciwników nie wynika z tego, co mogli widzieć, najpierw ruch {number}: {name}, zagrane {played} zamiast {found}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n decision(s) cannot be taken again: this game was saved before that was kept.</source>
        <translation>
            <numerusform>%n decyzji nie da się powtórzyć: ta gra została zapisana, zanim było to zachowywane.</numerusform>
            <numerusform>%n decyzji nie da się powtórzyć: ta gra została zapisana, zanim było to zachowywane.</numerusform>
            <numerusform>%n decyzji nie da się powtórzyć: ta gra została zapisana, zanim było to zachowywane.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Each of %n decision(s) of the opponents follows from what they could see.</source>
        <translation>
            <numerusform>%n decyzja przeciwników wynika z tego, co mogli widzieć.</numerusform>
            <numerusform>Każda z %n decyzji przeciwników wynika z tego, co mogli widzieć.</numerusform>
            <numerusform>Każda z %n decyzji przeciwników wynika z tego, co mogli widzieć.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Figures</name>
    <message>
        <source>{part} of {all}</source>
        <comment>so many games of so many</comment>
        <translation>{part} z {all}</translation>
    </message>
    <message>
        <source>your share is {share}; 19 times in 20 the true one lies between {low} and {high}</source>
        <translation>twój udział to {share}; w 19 przypadkach na 20 prawdziwy leży między {low} a {high}</translation>
    </message>
    <message>
        <source>Finished</source>
        <translation>Skończone</translation>
    </message>
    <message>
        <source>games of this kind</source>
        <translation>partie tego rodzaju</translation>
    </message>
    <message>
        <source>Won</source>
        <comment>games</comment>
        <translation>Wygrane</translation>
    </message>
    <message>
        <source>games that nobody won</source>
        <translation>partie, których nikt nie wygrał</translation>
    </message>
    <message>
        <source>Drawn</source>
        <comment>games</comment>
        <translation>Remisy</translation>
    </message>
    <message>
        <source>games won one after the other</source>
        <translation>partie wygrane jedna po drugiej</translation>
    </message>
    <message>
        <source>games won one after the other, up to the last one</source>
        <translation>partie wygrane jedna po drugiej, aż do ostatniej</translation>
    </message>
    <message>
        <source>games since the last one that you won</source>
        <translation>partie od twojej ostatniej wygranej</translation>
    </message>
    <message>
        <source>games one after the other without a win</source>
        <translation>partie bez wygranej jedna po drugiej</translation>
    </message>
    <message>
        <source>In a row now</source>
        <translation>Obecna seria</translation>
    </message>
    <message>
        <source>Waiting now</source>
        <translation>Obecnie bez wygranej</translation>
    </message>
    <message>
        <source>Most in a row</source>
        <translation>Najdłuższa seria</translation>
    </message>
    <message>
        <source>Longest wait</source>
        <translation>Najdłużej bez wygranej</translation>
    </message>
    <message>
        <source>Chips for a deal</source>
        <translation>Żetony na rozdanie</translation>
    </message>
    <message numerus="yes">
        <source>chips that a deal brought you: the mean of the games’ means, %n deal(s)</source>
        <translation>
            <numerusform>ile żetonów przynosi ci rozdanie: średnia ze średnich partii, %n rozdanie</numerusform>
            <numerusform>ile żetonów przynosi ci rozdanie: średnia ze średnich partii, %n rozdania</numerusform>
            <numerusform>ile żetonów przynosi ci rozdanie: średnia ze średnich partii, %n rozdań</numerusform>
        </translation>
    </message>
    <message>
        <source>Points for a deal</source>
        <translation>Punkty na rozdanie</translation>
    </message>
    <message numerus="yes">
        <source>points that you got for a deal: the mean of the games’ means, %n deal(s)</source>
        <translation>
            <numerusform>ile punktów dostajesz za rozdanie: średnia ze średnich partii, %n rozdanie</numerusform>
            <numerusform>ile punktów dostajesz za rozdanie: średnia ze średnich partii, %n rozdania</numerusform>
            <numerusform>ile punktów dostajesz za rozdanie: średnia ze średnich partii, %n rozdań</numerusform>
        </translation>
    </message>
    <message>
        <source>Moons shot</source>
        <translation>Twoje księżyce</translation>
    </message>
    <message>
        <source>Moons of others</source>
        <translation>Księżyce innych</translation>
    </message>
    <message>
        <source>deals in which you took every point</source>
        <translation>rozdania, w których bierzesz wszystkie punkty</translation>
    </message>
    <message>
        <source>deals in which another did</source>
        <translation>rozdania, w których wszystkie punkty bierze ktoś inny</translation>
    </message>
    <message>
        <source>games won of those in which you took the first decision</source>
        <translation>partie wygrane z tych, w których pierwsza decyzja była twoja</translation>
    </message>
    <message>
        <source>You began</source>
        <translation>Gdy zaczynasz</translation>
    </message>
    <message>
        <source>games won of those in which another took it</source>
        <translation>partie wygrane z tych, w których pierwsza decyzja była kogoś innego</translation>
    </message>
    <message>
        <source>Another began</source>
        <translation>Gdy zaczyna kto inny</translation>
    </message>
    <message numerus="yes">
        <source>chance to win that a decision gave away on average, in %n reviewed decision(s)</source>
        <translation>
            <numerusform>średnia szansa wygranej oddana jedną decyzją, %n przeanalizowana decyzja</numerusform>
            <numerusform>średnia szansa wygranej oddana jedną decyzją, %n przeanalizowane decyzje</numerusform>
            <numerusform>średnia szansa wygranej oddana jedną decyzją, %n przeanalizowanych decyzji</numerusform>
        </translation>
    </message>
    <message>
        <source>Given away</source>
        <translation>Oddane szanse</translation>
    </message>
    <message>
        <source>{mean} ({low} to {high})</source>
        <comment>a mean and its 95% interval</comment>
        <translation>{mean} (od {low} do {high})</translation>
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
        <translation>taka ścieżka nie istnieje</translation>
    </message>
    <message>
        <source>part of its path is not a folder</source>
        <translation>część ścieżki nie jest folderem</translation>
    </message>
    <message>
        <source>it is a folder</source>
        <translation>to folder</translation>
    </message>
    <message>
        <source>you may not open it</source>
        <translation>brak prawa do otwarcia</translation>
    </message>
    <message>
        <source>you may not change it</source>
        <translation>brak prawa do zmiany</translation>
    </message>
    <message>
        <source>it can only be read</source>
        <translation>dostęp tylko do odczytu</translation>
    </message>
    <message>
        <source>the disk is full</source>
        <translation>dysk jest pełny</translation>
    </message>
    <message>
        <source>its name is too long</source>
        <translation>nazwa jest za długa</translation>
    </message>
    <message>
        <source>the disk does not answer as it should</source>
        <translation>dysk nie działa prawidłowo</translation>
    </message>
    <message>
        <source>Open a game</source>
        <translation>Otwórz partię</translation>
    </message>
    <message>
        <source>Save a copy of the game</source>
        <translation>Zapisz kopię partii</translation>
    </message>
    <message>
        <source>Save the table</source>
        <translation>Zapisz tabelę</translation>
    </message>
    <message>
        <source>Tables</source>
        <translation>Tabele</translation>
    </message>
    <message>
        <source>Games of Cardtable</source>
        <translation>Partie programu Cardtable</translation>
    </message>
</context>
<context>
    <name>FirstDeal</name>
    <message>
        <source>First deal: {game}</source>
        <translation>Pierwsze rozdanie: {game}</translation>
    </message>
</context>
<context>
    <name>Game</name>
    <message>
        <source>{game} is for {count} players, not {players}.</source>
        <translation>{game}: liczba graczy to {count}, nie {players}.</translation>
    </message>
    <message>
        <source>{game} is for {low} to {high} players, not {players}.</source>
        <translation>{game}: liczba graczy to od {low} do {high}, nie {players}.</translation>
    </message>
    <message>
        <source>There is no seat {seat} at this table.</source>
        <translation>Przy tym stole nie ma miejsca {seat}.</translation>
    </message>
    <message>
        <source>Deal numbers run from 0 to {high}.</source>
        <translation>Numery rozdań są od 0 do {high}.</translation>
    </message>
    <message>
        <source>{card}: {effect}.</source>
        <comment>what a card would do: Seven of hearts: takes the trick.</comment>
        <translation>{card}: {effect}.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>Partia jest skończona.</translation>
    </message>
    <message>
        <source>The table moves first.</source>
        <translation>Najpierw ruch stołu.</translation>
    </message>
    <message>
        <source>It is not your turn.</source>
        <translation>To nie twoja kolej.</translation>
    </message>
    <message>
        <source>This game cannot be saved just now: {reason}. You can play on.</source>
        <translation>Tej partii nie da się teraz zapisać: {reason}. Możesz grać dalej.</translation>
    </message>
</context>
<context>
    <name>GameFile</name>
    <message>
        <source>“{name}” is not a file.</source>
        <translation>„{name}” nie jest plikiem.</translation>
    </message>
    <message>
        <source>this is no file name</source>
        <translation>to nie jest nazwa pliku</translation>
    </message>
    <message>
        <source>“{name}” cannot be opened: {reason}.</source>
        <translation>Nie można otworzyć „{name}”: {reason}.</translation>
    </message>
    <message>
        <source>“{name}” is too large for a game.</source>
        <translation>Plik „{name}” jest za duży jak na partię.</translation>
    </message>
    <message>
        <source>This game cannot be played: its record is damaged.</source>
        <translation>Tej partii nie da się rozegrać: jej zapis jest uszkodzony.</translation>
    </message>
    <message>
        <source>This is a game of “{game}”, which this version of Cardtable does not have.</source>
        <translation>To partia gry „{game}”, której ta wersja programu Cardtable nie ma.</translation>
    </message>
    <message>
        <source>This version of Cardtable has no opponent “{level}”.</source>
        <translation>Ta wersja programu Cardtable nie ma przeciwnika „{level}”.</translation>
    </message>
    <message>
        <source>A player&apos;s name in this game is too long.</source>
        <translation>Imię gracza w tej partii jest za długie.</translation>
    </message>
</context>
<context>
    <name>GamesModel</name>
    <message>
        <source>Title</source>
        <translation>Tytuł</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Gra</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Gracze</translation>
    </message>
    <message>
        <source>Last played</source>
        <translation>Ostatnio grana</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Ruchy</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Wynik</translation>
    </message>
    <message>
        <source>Damaged</source>
        <translation>Uszkodzona</translation>
    </message>
    <message>
        <source>Not finished</source>
        <translation>Nieskończona</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Remis</translation>
    </message>
    <message>
        <source>{name} won</source>
        <translation>Wygrywa {name}</translation>
    </message>
    <message>
        <source>{result}, practice</source>
        <translation>{result}, trening</translation>
    </message>
    <message>
        <source>Computer players only, deal {number}</source>
        <translation>Sami gracze komputerowi, rozdanie {number}</translation>
    </message>
    <message>
        <source>{name} ({level}) plays deal {number}</source>
        <translation>{name} ({level}), rozdanie {number}</translation>
    </message>
</context>
<context>
    <name>GamesSearch</name>
    <message>
        <source>Search titles, names and dates</source>
        <translation>Szukaj w tytułach, imionach i datach</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Gra</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>Wszystkie gry</translation>
    </message>
    <message>
        <source>Opponent</source>
        <translation>Przeciwnik</translation>
    </message>
    <message>
        <source>All opponents</source>
        <translation>Wszyscy przeciwnicy</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Wynik</translation>
    </message>
    <message>
        <source>All results</source>
        <translation>Wszystkie wyniki</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Wygrana</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Przegrana</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Remis</translation>
    </message>
    <message>
        <source>Finished</source>
        <translation>Skończona</translation>
    </message>
    <message>
        <source>Not finished</source>
        <translation>Nieskończona</translation>
    </message>
    <message>
        <source>Last played</source>
        <translation>Ostatnio grana</translation>
    </message>
    <message>
        <source>Any time</source>
        <translation>Kiedykolwiek</translation>
    </message>
    <message>
        <source>Last 24 hours</source>
        <translation>Ostatnie 24 godziny</translation>
    </message>
    <message>
        <source>Last 7 days</source>
        <translation>Ostatnie 7 dni</translation>
    </message>
    <message>
        <source>Last 30 days</source>
        <translation>Ostatnie 30 dni</translation>
    </message>
    <message>
        <source>Last 365 days</source>
        <translation>Ostatnie 365 dni</translation>
    </message>
</context>
<context>
    <name>HandPlate</name>
    <message>
        <source>Lay down the hand ({effect})</source>
        <translation>Odłóż karty ({effect})</translation>
    </message>
</context>
<context>
    <name>Hearts</name>
    <message>
        <source>The queen of spades has not been played and is not in your hand.</source>
        <translation>Dama pik jeszcze nie padła i nie masz jej w ręku.</translation>
    </message>
    <message>
        <source>Points taken in this deal: you {mine}, the other player {theirs}.</source>
        <translation>Punkty wzięte w tym rozdaniu: ty {mine}, przeciwnik {theirs}.</translation>
    </message>
    <message>
        <source>You can still take every point card.</source>
        <translation>Możesz jeszcze wziąć wszystkie karty punktowe.</translation>
    </message>
    <message>
        <source>The other player can still take every point card.</source>
        <translation>Przeciwnik może jeszcze wziąć wszystkie karty punktowe.</translation>
    </message>
    <message numerus="yes">
        <source>%n trick(s) to go, this one included.</source>
        <translation>
            <numerusform>Do rozegrania %n lewa, ta obecna.</numerusform>
            <numerusform>Do rozegrania %n lewy, łącznie z tą.</numerusform>
            <numerusform>Do rozegrania %n lew, łącznie z tą.</numerusform>
        </translation>
    </message>
    <message>
        <source>The other player has no heart.</source>
        <translation>Przeciwnik nie ma kierów.</translation>
    </message>
    <message>
        <source>The other player has no spade.</source>
        <translation>Przeciwnik nie ma pików.</translation>
    </message>
    <message>
        <source>The other player has no diamond.</source>
        <translation>Przeciwnik nie ma kar.</translation>
    </message>
    <message>
        <source>The other player has no club.</source>
        <translation>Przeciwnik nie ma trefli.</translation>
    </message>
    <message numerus="yes">
        <source>%n heart(s) that you have not seen: {ranks}</source>
        <translation>
            <numerusform>%n niewidziany jeszcze kier: {ranks}</numerusform>
            <numerusform>%n niewidziane jeszcze kiery: {ranks}</numerusform>
            <numerusform>%n niewidzianych jeszcze kierów: {ranks}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n spade(s) that you have not seen: {ranks}</source>
        <translation>
            <numerusform>%n niewidziany jeszcze pik: {ranks}</numerusform>
            <numerusform>%n niewidziane jeszcze piki: {ranks}</numerusform>
            <numerusform>%n niewidzianych jeszcze pików: {ranks}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n diamond(s) that you have not seen: {ranks}</source>
        <translation>
            <numerusform>%n niewidziane jeszcze karo: {ranks}</numerusform>
            <numerusform>%n niewidziane jeszcze kara: {ranks}</numerusform>
            <numerusform>%n niewidzianych jeszcze kar: {ranks}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n club(s) that you have not seen: {ranks}</source>
        <translation>
            <numerusform>%n niewidziany jeszcze trefl: {ranks}</numerusform>
            <numerusform>%n niewidziane jeszcze trefle: {ranks}</numerusform>
            <numerusform>%n niewidzianych jeszcze trefli: {ranks}</numerusform>
        </translation>
    </message>
    <message>
        <source>easy</source>
        <translation>łatwy</translation>
    </message>
    <message>
        <source>Ducks and gets rid of high cards, and is careless now and then.</source>
        <translation>Przepuszcza lewy i pozbywa się wysokich kart, ale czasem gra nieuważnie.</translation>
    </message>
    <message>
        <source>normal</source>
        <translation>średni</translation>
    </message>
    <message>
        <source>Counts the cards, guards against the queen of spades and sees a moon coming.</source>
        <translation>Liczy karty, strzeże się damy pik i widzi, że ktoś celuje w księżyc.</translation>
    </message>
    <message>
        <source>hard</source>
        <translation>trudny</translation>
    </message>
    <message>
        <source>Thinks a few of the possible deals through, and is content with a good card.</source>
        <translation>Rozważa kilka możliwych rozdań i zadowala się dobrą kartą.</translation>
    </message>
    <message>
        <source>expert</source>
        <translation>ekspert</translation>
    </message>
    <message>
        <source>Goes through every deal that is possible, and draws conclusions from what you play.</source>
        <translation>Przegląda wszystkie możliwe rozdania i wyciąga wnioski z tego, co zagrywasz.</translation>
    </message>
    <message>
        <source>Play to</source>
        <translation>Gra do</translation>
    </message>
    <message>
        <source>50 points</source>
        <translation>50 punktów</translation>
    </message>
    <message>
        <source>100 points</source>
        <translation>100 punktów</translation>
    </message>
    <message>
        <source>150 points</source>
        <translation>150 punktów</translation>
    </message>
    <message>
        <source>After the deal in which somebody has this many, the lower score wins.</source>
        <translation>Po rozdaniu, w którym ktoś ma tyle punktów, wygrywa niższy wynik.</translation>
    </message>
    <message>
        <source>Hearts are broken by</source>
        <translation>Kiery łamie</translation>
    </message>
    <message>
        <source>a heart</source>
        <translation>kier</translation>
    </message>
    <message>
        <source>a heart or the queen of spades</source>
        <translation>kier albo dama pik</translation>
    </message>
    <message>
        <source>the first failure to follow suit</source>
        <translation>pierwsza karta nie do koloru</translation>
    </message>
    <message>
        <source>Until then nobody may lead a heart, except from a hand of hearts only.</source>
        <translation>Do tego czasu nie wolno wychodzić w kiery, chyba że ma się same kiery.</translation>
    </message>
    <message>
        <source>Points on the first trick</source>
        <translation>Punkty w pierwszej lewie</translation>
    </message>
    <message>
        <source>allowed</source>
        <translation>dozwolone</translation>
    </message>
    <message>
        <source>not allowed</source>
        <translation>niedozwolone</translation>
    </message>
    <message>
        <source>Whether a player without clubs may play a heart or the queen of spades to it.</source>
        <translation>Czy gracz bez trefli może dać do niej kiera albo damę pik.</translation>
    </message>
    <message>
        <source>The queen of spades</source>
        <translation>Dama pik</translation>
    </message>
    <message>
        <source>follows suit</source>
        <translation>trzeba dokładać do koloru</translation>
    </message>
    <message>
        <source>may be played at any time</source>
        <translation>wolno zagrać zawsze</translation>
    </message>
    <message>
        <source>“At any time” means also instead of following suit.</source>
        <translation>„Zawsze” znaczy także zamiast karty do koloru.</translation>
    </message>
    <message>
        <source>Shooting the moon</source>
        <translation>Ustrzelenie księżyca</translation>
    </message>
    <message>
        <source>20 points for the opponent</source>
        <translation>20 punktów dla przeciwnika</translation>
    </message>
    <message>
        <source>the points in play for the opponent</source>
        <translation>wszystkie punkty w grze dla przeciwnika</translation>
    </message>
    <message>
        <source>20 points off for the shooter</source>
        <translation>20 punktów mniej dla strzelca</translation>
    </message>
    <message>
        <source>does not count</source>
        <translation>nie liczy się</translation>
    </message>
    <message>
        <source>A player who takes every point of a deal has shot the moon.</source>
        <translation>Kto weźmie wszystkie punkty rozdania, ten ustrzeli księżyc.</translation>
    </message>
    <message>
        <source>This position cannot be read: {error}.</source>
        <translation>Tej pozycji nie da się odczytać: {error}.</translation>
    </message>
    <message>
        <source>In this position the other seat is to move.</source>
        <translation>W tej pozycji ruch ma drugie miejsce.</translation>
    </message>
    <message>
        <source>This position does not say whose turn it is.</source>
        <translation>Ta pozycja nie mówi, czyja jest kolej.</translation>
    </message>
    <message>
        <source>Your {card} is the last heart out: led, it takes the trick.</source>
        <translation>Ostatni kier w grze to {card}: wyjście nim bierze lewę.</translation>
    </message>
    <message numerus="yes">
        <source>This takes the trick and costs %n point(s).</source>
        <translation>
            <numerusform>Ta karta bierze lewę i kosztuje %n punkt.</numerusform>
            <numerusform>Ta karta bierze lewę i kosztuje %n punkty.</numerusform>
            <numerusform>Ta karta bierze lewę i kosztuje %n punktów.</numerusform>
        </translation>
    </message>
    <message>
        <source>This takes the trick, and you must lead; the {best} leaves it.</source>
        <translation>Ta karta bierze lewę i musisz potem wychodzić; {best} ją oddaje.</translation>
    </message>
    <message>
        <source>This card takes the queen of spades.</source>
        <translation>Ta karta bierze damę pik.</translation>
    </message>
    <message>
        <source>Whatever the other player holds, this can take the queen of spades.</source>
        <translation>Cokolwiek ma przeciwnik, ta karta może wziąć damę pik.</translation>
    </message>
    <message>
        <source>In {count} of {worlds} possible deals this can take the queen of spades.</source>
        <translation>W {count} z {worlds} możliwych rozdań ta karta może wziąć damę pik.</translation>
    </message>
    <message>
        <source>Whatever the other player holds, the trick with the queen of spades can be left to you.</source>
        <translation>Cokolwiek ma przeciwnik, może zostawić ci lewę z damą pik.</translation>
    </message>
    <message>
        <source>In {count} of {worlds} possible deals the trick with the queen of spades can be left to you.</source>
        <translation>W {count} z {worlds} możliwych rozdań przeciwnik może zostawić ci lewę z damą pik.</translation>
    </message>
    <message>
        <source>The queen of spades could be got rid of now.</source>
        <translation>Można było pozbyć się teraz damy pik.</translation>
    </message>
    <message>
        <source>After this the queen of spades ends up with you in {more}% of deals, after the {best} in {less}%.</source>
        <translation>Po tej karcie dama pik trafia do ciebie w {more}% rozdań, po lepszej ({best}) w {less}%.</translation>
    </message>
    <message>
        <source>This lets the other player shoot the moon.</source>
        <translation>To pozwala przeciwnikowi ustrzelić księżyc.</translation>
    </message>
    <message>
        <source>This lets the other player shoot the moon in {percent}% of deals.</source>
        <translation>To pozwala przeciwnikowi ustrzelić księżyc w {percent}% rozdań.</translation>
    </message>
    <message>
        <source>With the {best} you can shoot the moon.</source>
        <translation>Lepszą kartą ({best}) możesz ustrzelić księżyc.</translation>
    </message>
    <message>
        <source>With the {best} you can shoot the moon in {percent}% of deals.</source>
        <translation>Lepszą kartą ({best}) możesz ustrzelić księżyc w {percent}% rozdań.</translation>
    </message>
    <message>
        <source>At this score the {best} wins the match more often.</source>
        <translation>Przy tym stanie gry częściej wygrywa {best}.</translation>
    </message>
    <message numerus="yes">
        <source>On average this costs about %n point(s) more than the {best}.</source>
        <translation>
            <numerusform>Kosztuje to średnio około %n punktu więcej niż {best}.</numerusform>
            <numerusform>Kosztuje to średnio około %n punktów więcej niż {best}.</numerusform>
            <numerusform>Kosztuje to średnio około %n punktów więcej niż {best}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Whatever the other player holds, the {best} is better.</source>
        <translation>Cokolwiek ma przeciwnik, lepsza karta to {best}.</translation>
    </message>
    <message>
        <source>In {count} of {worlds} possible deals the {best} is better.</source>
        <translation>W {count} z {worlds} możliwych rozdań lepsza karta to {best}.</translation>
    </message>
    <message>
        <source>This gets rid of the queen of spades.</source>
        <translation>Tak pozbywasz się damy pik.</translation>
    </message>
    <message>
        <source>This stops the other player from shooting the moon.</source>
        <translation>To nie pozwala przeciwnikowi ustrzelić księżyca.</translation>
    </message>
    <message>
        <source>With this you can shoot the moon.</source>
        <translation>Tą kartą możesz ustrzelić księżyc.</translation>
    </message>
    <message>
        <source>With this you can shoot the moon in {percent}% of deals.</source>
        <translation>Tą kartą możesz ustrzelić księżyc w {percent}% rozdań.</translation>
    </message>
    <message>
        <source>After every other card the other player shoots the moon more often.</source>
        <translation>Po każdej innej karcie przeciwnik częściej ustrzeli księżyc.</translation>
    </message>
    <message>
        <source>Unlike other cards, this cannot take the queen of spades.</source>
        <translation>W odróżnieniu od innych kart ta nie może wziąć damy pik.</translation>
    </message>
    <message>
        <source>This leaves the trick and its points to the other player.</source>
        <translation>To oddaje lewę i jej punkty przeciwnikowi.</translation>
    </message>
    <message>
        <source>At this score no card wins the match noticeably more often.</source>
        <translation>Przy tym stanie gry żadna karta nie wygrywa wyraźnie częściej.</translation>
    </message>
    <message>
        <source>At this score no card wins the match more often.</source>
        <translation>Przy tym stanie gry żadna karta nie wygrywa częściej.</translation>
    </message>
    <message>
        <source>Over all possible deals no other card is noticeably better.</source>
        <translation>We wszystkich możliwych rozdaniach żadna inna karta nie jest wyraźnie lepsza.</translation>
    </message>
    <message>
        <source>Over all possible deals no other card is better.</source>
        <translation>We wszystkich możliwych rozdaniach żadna inna karta nie jest lepsza.</translation>
    </message>
    <message>
        <source>The aim</source>
        <translation>Cel</translation>
    </message>
    <message>
        <source>Two players, each for themselves.</source>
        <translation>Dwoje graczy, każdy gra dla siebie.</translation>
    </message>
    <message>
        <source>Hearts and the queen of spades cost points. The lower score at the end wins.</source>
        <translation>Kiery i dama pik kosztują punkty. Na koniec wygrywa niższy wynik.</translation>
    </message>
    <message>
        <source>So taking tricks is bad, unless you take every point there is.</source>
        <translation>Dlatego lepiej nie brać lew, chyba że bierzesz wszystkie punkty.</translation>
    </message>
    <message>
        <source>The cards and the deal</source>
        <translation>Karty i rozdanie</translation>
    </message>
    <message>
        <source>28 cards are used: ace, queen, 10, 8, 6, 4 and 2 of each suit.</source>
        <translation>Gra się 28 kartami: as, dama, 10, 8, 6, 4 i 2 w każdym kolorze.</translation>
    </message>
    <message>
        <source>In each suit the 2 is lowest and the ace highest. Hearts are always trump.</source>
        <translation>W każdym kolorze najniższa jest dwójka, a najwyższy as. Kiery są zawsze atu.</translation>
    </message>
    <message>
        <source>The first and the last card of the deal are dead: they lie face down, nobody uses them, and they are shown when the deal is over. They may be point cards.</source>
        <translation>Pierwsza i ostatnia karta rozdania są martwe: leżą zakryte, nikt ich nie używa, a po rozdaniu się je odkrywa. Mogą to być karty punktowe.</translation>
    </message>
    <message>
        <source>Each player gets 13 cards, one at a time. No cards are passed. The first dealer is drawn by lot, then the players take turns to deal.</source>
        <translation>Każdy dostaje 13 kart, po jednej. Kart się nie przekazuje. Pierwszego rozdającego wskazuje los, potem rozdaje się na zmianę.</translation>
    </message>
    <message>
        <source>The tricks</source>
        <translation>Lewy</translation>
    </message>
    <message>
        <source>Whoever holds the two of clubs goes first and must lead it.</source>
        <translation>Zaczyna ten, kto ma dwójkę trefl, i musi nią wyjść.</translation>
    </message>
    <message>
        <source>If the two of clubs is dead, the four of clubs must be led first.</source>
        <translation>Jeśli dwójka trefl jest martwa, pierwsze wyjście musi być czwórką trefl.</translation>
    </message>
    <message>
        <source>If both are dead, the six of clubs must be led first.</source>
        <translation>Jeśli obie są martwe, pierwsze wyjście musi być szóstką trefl.</translation>
    </message>
    <message>
        <source>The second player must play a card of the suit led, if able.</source>
        <translation>Drugi gracz musi dołożyć do koloru wyjścia, jeśli może.</translation>
    </message>
    <message>
        <source>So a club must be played to a club.</source>
        <translation>Do trefla trzeba więc dołożyć trefla.</translation>
    </message>
    <message>
        <source>The highest heart wins the trick, or else the highest card of the suit led.</source>
        <translation>Lewę bierze najwyższy kier, a gdy kierów nie ma – najwyższa karta w kolorze wyjścia.</translation>
    </message>
    <message>
        <source>The winner of a trick leads to the next.</source>
        <translation>Kto wziął lewę, wychodzi do następnej.</translation>
    </message>
    <message>
        <source>A deal is played until all 13 tricks are taken.</source>
        <translation>Rozdanie trwa, aż zostanie rozegranych wszystkie 13 lew.</translation>
    </message>
    <message>
        <source>With no card of the suit led you may play any card; you need not trump.</source>
        <translation>Kto nie ma koloru wyjścia, może zagrać dowolną kartę; nie musi przebijać atutem.</translation>
    </message>
    <message>
        <source>With no card of the suit led you may play any card; you need not trump. But on the first trick no heart and no queen of spades may be played while another card is held.</source>
        <translation>Kto nie ma koloru wyjścia, może zagrać dowolną kartę; nie musi przebijać atutem. W pierwszej lewie nie wolno jednak dać kiera ani damy pik, jeśli ma się inną kartę.</translation>
    </message>
    <message>
        <source>Hearts and the queen of spades</source>
        <translation>Kiery i dama pik</translation>
    </message>
    <message>
        <source>Hearts may not be led before they are broken, unless you hold nothing else. A trick may be trumped with a heart at any time.</source>
        <translation>Nie wolno wychodzić w kiery, dopóki nie zostaną złamane, chyba że nie ma się nic innego. Przebić lewę kierem wolno zawsze.</translation>
    </message>
    <message>
        <source>The first heart that is played, in whatever way, breaks them.</source>
        <translation>Łamie je pierwszy kier, obojętnie jak zagrany.</translation>
    </message>
    <message>
        <source>The first heart, or the queen of spades, that is played breaks them.</source>
        <translation>Łamie je pierwszy zagrany kier albo dama pik.</translation>
    </message>
    <message>
        <source>Hearts are broken as soon as somebody does not follow suit, or a heart is played. The queen of spades does not break them: she may be played by somebody who could follow.</source>
        <translation>Kiery są złamane, gdy tylko ktoś nie dołoży do koloru albo zagra kiera. Dama pik ich nie łamie: może ją zagrać ktoś, kto ma kartę do koloru.</translation>
    </message>
    <message>
        <source>Hearts are broken as soon as somebody does not follow suit, or a heart is played.</source>
        <translation>Kiery są złamane, gdy tylko ktoś nie dołoży do koloru albo zagra kiera.</translation>
    </message>
    <message>
        <source>The queen of spades may be led at any time, also before hearts are broken, but the duty to follow suit comes first.</source>
        <translation>Damą pik wolno wyjść zawsze, także zanim kiery zostaną złamane, ale pierwszeństwo ma obowiązek dokładania do koloru.</translation>
    </message>
    <message>
        <source>The queen of spades may be played at any time, even instead of following suit.</source>
        <translation>Damę pik wolno zagrać zawsze, nawet zamiast karty do koloru.</translation>
    </message>
    <message>
        <source>The queen of spades may be played at any time after the first trick, even instead of following suit.</source>
        <translation>Damę pik wolno zagrać zawsze po pierwszej lewie, nawet zamiast karty do koloru.</translation>
    </message>
    <message>
        <source>The score</source>
        <translation>Punkty</translation>
    </message>
    <message>
        <source>Each heart taken costs 1 point.</source>
        <translation>Każdy wzięty kier kosztuje 1 punkt.</translation>
    </message>
    <message>
        <source>The queen of spades costs 13 points.</source>
        <translation>Dama pik kosztuje 13 punktów.</translation>
    </message>
    <message>
        <source>A player who takes every point scores them: the moon does not count.</source>
        <translation>Kto weźmie wszystkie punkty, zapisuje je sobie: księżyc się nie liczy.</translation>
    </message>
    <message>
        <source>Dead cards are not missed: every point in play is enough for that.</source>
        <translation>Martwe karty nie są do tego potrzebne: wystarczą wszystkie punkty, które są w grze.</translation>
    </message>
    <message>
        <source>A player who takes every point shoots the moon: 0 points, and 20 for the opponent.</source>
        <translation>Kto weźmie wszystkie punkty, ten ustrzeli księżyc: dostaje 0 punktów, a przeciwnik 20.</translation>
    </message>
    <message>
        <source>A player who takes every point shoots the moon: 0 points, and all of those points for the opponent.</source>
        <translation>Kto weźmie wszystkie punkty, ten ustrzeli księżyc: dostaje 0 punktów, a przeciwnik wszystkie te punkty.</translation>
    </message>
    <message>
        <source>A player who takes every point shoots the moon: 20 points off, and 0 for the opponent.</source>
        <translation>Kto weźmie wszystkie punkty, ten ustrzeli księżyc: odejmuje sobie 20 punktów, a przeciwnik dostaje 0.</translation>
    </message>
    <message>
        <source>The end</source>
        <translation>Koniec</translation>
    </message>
    <message>
        <source>The game ends after the deal in which somebody reaches {target} points.</source>
        <translation>Gra kończy się po rozdaniu, w którym ktoś osiągnie {target} punktów.</translation>
    </message>
    <message>
        <source>If both have reached it and are equal, another deal is played until they are not.</source>
        <translation>Jeśli oboje tyle osiągną i wynik jest równy, gra się kolejne rozdania, aż wyniki będą różne.</translation>
    </message>
    <message>
        <source>The lower score wins.</source>
        <translation>Wygrywa niższy wynik.</translation>
    </message>
    <message>
        <source>Queen of spades</source>
        <translation>Dama pik</translation>
    </message>
    <message>
        <source>Every heart</source>
        <translation>Każdy kier</translation>
    </message>
    <message>
        <source>1 point; trump, beats every other suit</source>
        <translation>1 punkt; atu, bije każdy inny kolor</translation>
    </message>
    <message>
        <source>Clubs, diamonds, other spades</source>
        <translation>Trefle, kara, pozostałe piki</translation>
    </message>
    <message>
        <source>no points</source>
        <translation>bez punktów</translation>
    </message>
    <message>
        <source>2 4 6 8 10 Q A</source>
        <translation>2 4 6 8 10 Q A</translation>
    </message>
    <message>
        <source>the order in each suit, from low to high</source>
        <translation>kolejność w każdym kolorze, od najniższej do najwyższej</translation>
    </message>
    <message>
        <source>Two of clubs</source>
        <translation>Dwójka trefl</translation>
    </message>
    <message>
        <source>leads first; if it is dead the four, then the six</source>
        <translation>nią trzeba wyjść najpierw; jeśli jest martwa, czwórką, potem szóstką</translation>
    </message>
    <message>
        <source>13 points; may be played instead of following suit</source>
        <translation>13 punktów; wolno ją zagrać zamiast karty do koloru</translation>
    </message>
    <message>
        <source>13 points</source>
        <translation>13 punktów</translation>
    </message>
    <message>
        <source>Two-Player Hearts</source>
        <translation>Kierki dla dwojga</translation>
    </message>
    <message>
        <source>Hearts for two with 28 cards: hearts are always trump, two cards lie dead, the queen of spades costs 13 points.</source>
        <translation>Kierki na 28 kart: kiery są zawsze atu, dwie karty są martwe, dama pik kosztuje 13 punktów.</translation>
    </message>
    <message>
        <source>The dealer&apos;s opponent is dealt to first.</source>
        <translation>Pierwszy dostaje karty przeciwnik rozdającego.</translation>
    </message>
    <message>
        <source>{move} is not a move of this game.</source>
        <translation>{move} nie jest ruchem w tej grze.</translation>
    </message>
    <message>
        <source>You do not hold the {card}.</source>
        <translation>Nie masz tej karty: {card}.</translation>
    </message>
    <message>
        <source>No heart and no queen of spades on the first trick while you hold another card.</source>
        <translation>W pierwszej lewie nie wolno dać kiera ani damy pik, dopóki masz inną kartę.</translation>
    </message>
    <message>
        <source>A club was led and you hold clubs: follow suit.</source>
        <translation>Wyjście było w trefle, a masz trefle: dołóż do koloru.</translation>
    </message>
    <message>
        <source>A diamond was led and you hold diamonds: follow suit.</source>
        <translation>Wyjście było w kara, a masz kara: dołóż do koloru.</translation>
    </message>
    <message>
        <source>A heart was led and you hold hearts: follow suit.</source>
        <translation>Wyjście było w kiery, a masz kiery: dołóż do koloru.</translation>
    </message>
    <message>
        <source>A spade was led and you hold spades: follow suit.</source>
        <translation>Wyjście było w piki, a masz piki: dołóż do koloru.</translation>
    </message>
    <message>
        <source>The {card} must be led first.</source>
        <translation>Trzeba zacząć tą kartą: {card}.</translation>
    </message>
    <message>
        <source>Hearts are not broken yet, and you hold another suit: lead that.</source>
        <translation>Kiery nie są jeszcze złamane, a masz inny kolor: wyjdź w niego.</translation>
    </message>
    <message>
        <source>Dead cards</source>
        <translation>Martwe karty</translation>
    </message>
    <message>
        <source>Hand</source>
        <translation>Ręka</translation>
    </message>
    <message>
        <source>Card played</source>
        <translation>Zagrana karta</translation>
    </message>
    <message>
        <source>Cards taken</source>
        <translation>Wzięte karty</translation>
    </message>
    <message>
        <source>Hearts are trump</source>
        <translation>Kiery są atu</translation>
    </message>
    <message>
        <source>In this deal: {points}</source>
        <translation>Rozdanie: {points}</translation>
    </message>
    <message>
        <source>Score: {score}</source>
        <translation>Wynik: {score}</translation>
    </message>
    <message>
        <source>Hearts are broken</source>
        <translation>Kiery są złamane</translation>
    </message>
    <message>
        <source>Hearts are not broken yet</source>
        <translation>Kiery jeszcze niezłamane</translation>
    </message>
    <message>
        <source>{dealer} deals, {leader} leads.</source>
        <translation>Rozdaje {dealer}, wychodzi {leader}.</translation>
    </message>
    <message>
        <source>{name} plays the {card}.</source>
        <translation>{name} dokłada: {card}.</translation>
    </message>
    <message>
        <source>{name} leads the {card}.</source>
        <translation>{name} wychodzi: {card}.</translation>
    </message>
    <message>
        <source>Hearts are broken.</source>
        <translation>Kiery są złamane.</translation>
    </message>
    <message numerus="yes">
        <source>{name} takes the trick: %n point(s).</source>
        <translation>
            <numerusform>{name} bierze lewę: %n punkt.</numerusform>
            <numerusform>{name} bierze lewę: %n punkty.</numerusform>
            <numerusform>{name} bierze lewę: %n punktów.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} takes the trick.</source>
        <translation>{name} bierze lewę.</translation>
    </message>
    <message>
        <source>In this deal {first} scores {a} and {second} {b}. The score is {x} to {y}.</source>
        <translation>Punkty w tym rozdaniu: {first} {a}, {second} {b}. Stan gry: {x} do {y}.</translation>
    </message>
    <message>
        <source>The dead cards were the {first} and the {second}.</source>
        <translation>Martwe karty to {first} i {second}.</translation>
    </message>
    <message>
        <source>Both stand at {score}: another deal decides.</source>
        <translation>Remis po {score}: rozstrzygnie następne rozdanie.</translation>
    </message>
    <message>
        <source>{name} shoots the moon: {points} points off.</source>
        <translation>Ustrzelony księżyc ({name}): {points} punktów mniej.</translation>
    </message>
    <message numerus="yes">
        <source>{name} shoots the moon: %n point(s) for {other}.</source>
        <translation>
            <numerusform>Ustrzelony księżyc ({name}): {other} dostaje %n punkt.</numerusform>
            <numerusform>Ustrzelony księżyc ({name}): {other} dostaje %n punkty.</numerusform>
            <numerusform>Ustrzelony księżyc ({name}): {other} dostaje %n punktów.</numerusform>
        </translation>
    </message>
    <message>
        <source>The game is called off as a draw: it has no end.</source>
        <translation>Partia zostaje przerwana i kończy się remisem: inaczej nie miałaby końca.</translation>
    </message>
    <message>
        <source>{name} wins with {low} to {high}.</source>
        <translation>{name} wygrywa {low} do {high}.</translation>
    </message>
    <message>
        <source>gathers the trick</source>
        <translation>zbiera lewę</translation>
    </message>
    <message>
        <source>deals</source>
        <translation>rozdaje</translation>
    </message>
    <message numerus="yes">
        <source>opens the trick: %n point(s)</source>
        <translation>
            <numerusform>otwiera lewę: %n punkt</numerusform>
            <numerusform>otwiera lewę: %n punkty</numerusform>
            <numerusform>otwiera lewę: %n punktów</numerusform>
        </translation>
    </message>
    <message>
        <source>opens the trick</source>
        <translation>otwiera lewę</translation>
    </message>
    <message numerus="yes">
        <source>takes the trick: %n point(s)</source>
        <translation>
            <numerusform>bierze lewę: %n punkt</numerusform>
            <numerusform>bierze lewę: %n punkty</numerusform>
            <numerusform>bierze lewę: %n punktów</numerusform>
        </translation>
    </message>
    <message>
        <source>takes the trick</source>
        <translation>bierze lewę</translation>
    </message>
    <message numerus="yes">
        <source>leaves the trick: %n point(s)</source>
        <translation>
            <numerusform>oddaje lewę: %n punkt</numerusform>
            <numerusform>oddaje lewę: %n punkty</numerusform>
            <numerusform>oddaje lewę: %n punktów</numerusform>
        </translation>
    </message>
    <message>
        <source>leaves the trick</source>
        <translation>oddaje lewę</translation>
    </message>
    <message>
        <source>Brought forward</source>
        <translation>Z przeniesienia</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Wynik</translation>
    </message>
    <message>
        <source>Shot the moon</source>
        <translation>Ustrzelony księżyc</translation>
    </message>
    <message>
        <source>Shot the moon. Dead: {first}, {second}</source>
        <translation>Ustrzelony księżyc. Martwe: {first}, {second}</translation>
    </message>
    <message>
        <source>Dead: {first}, {second}</source>
        <translation>Martwe: {first}, {second}</translation>
    </message>
    <message>
        <source>Deal {number}</source>
        <translation>Rozdanie {number}</translation>
    </message>
    <message>
        <source>the two of clubs is led first</source>
        <comment>name of a rule</comment>
        <translation>pierwsze wyjście dwójką trefl</translation>
    </message>
    <message>
        <source>the four of clubs is led first</source>
        <comment>name of a rule</comment>
        <translation>pierwsze wyjście czwórką trefl</translation>
    </message>
    <message>
        <source>the six of clubs is led first</source>
        <comment>name of a rule</comment>
        <translation>pierwsze wyjście szóstką trefl</translation>
    </message>
    <message>
        <source>follow suit</source>
        <comment>name of a rule</comment>
        <translation>dokładanie do koloru</translation>
    </message>
    <message>
        <source>the first trick</source>
        <comment>name of a rule</comment>
        <translation>pierwsza lewa</translation>
    </message>
    <message>
        <source>hearts must be broken</source>
        <comment>name of a rule</comment>
        <translation>kiery muszą być złamane</translation>
    </message>
    <message numerus="yes">
        <source>{card}: opens the trick with %n point(s) in it.</source>
        <translation>
            <numerusform>{card}: otwiera lewę, w której jest %n punkt.</numerusform>
            <numerusform>{card}: otwiera lewę, w której są %n punkty.</numerusform>
            <numerusform>{card}: otwiera lewę, w której jest %n punktów.</numerusform>
        </translation>
    </message>
    <message>
        <source>{card}: opens the trick.</source>
        <translation>{card}: otwiera lewę.</translation>
    </message>
    <message numerus="yes">
        <source>{card}: takes the trick and its %n point(s).</source>
        <translation>
            <numerusform>{card}: bierze lewę i jej %n punkt.</numerusform>
            <numerusform>{card}: bierze lewę i jej %n punkty.</numerusform>
            <numerusform>{card}: bierze lewę i jej %n punktów.</numerusform>
        </translation>
    </message>
    <message>
        <source>{card}: takes the trick, without points.</source>
        <translation>{card}: bierze lewę, bez punktów.</translation>
    </message>
    <message numerus="yes">
        <source>{card}: leaves the trick and its %n point(s) to the other player.</source>
        <translation>
            <numerusform>{card}: oddaje przeciwnikowi lewę i jej %n punkt.</numerusform>
            <numerusform>{card}: oddaje przeciwnikowi lewę i jej %n punkty.</numerusform>
            <numerusform>{card}: oddaje przeciwnikowi lewę i jej %n punktów.</numerusform>
        </translation>
    </message>
    <message>
        <source>{card}: leaves the trick to the other player, without points.</source>
        <translation>{card}: oddaje lewę przeciwnikowi, bez punktów.</translation>
    </message>
</context>
<context>
    <name>HeartsLesson</name>
    <message>
        <source>One deal of thirteen tricks: follow suit, hearts as trump, the queen of spades.</source>
        <translation>Jedno rozdanie, trzynaście lew: dokładanie do koloru, kiery jako atu, dama pik.</translation>
    </message>
    <message>
        <source>Each of you has thirteen cards; two more lie dead, and nobody knows which. In every trick each plays one card. Hearts in your tricks cost a point each, the queen of spades 13. You want as few points as possible.</source>
        <translation>Każde z was ma trzynaście kart; dwie kolejne są martwe i nikt nie wie które. W każdej lewie każdy zagrywa jedną kartę. Kiery w twoich lewach kosztują po punkcie, dama pik 13. Chcesz mieć jak najmniej punktów.</translation>
    </message>
    <message>
        <source>You hold the {card}, so you begin and must lead it.</source>
        <translation>Masz u siebie kartę: {card}. Dlatego zaczynasz i musisz nią wyjść.</translation>
    </message>
    <message>
        <source>Amara took the trick, so she leads: a club. You must follow suit as long as you can. Play the {card}: it is higher and takes the trick.</source>
        <translation>Amara wzięła lewę, więc wychodzi, i to w trefle. Musisz dokładać do koloru, dopóki możesz. Zagraj: {card}. Ta karta jest wyższa i bierze lewę.</translation>
    </message>
    <message>
        <source>Now you lead. There are no points in diamonds: get rid of a high one. Lead the {card}.</source>
        <translation>Teraz wychodzisz ty. W karach nie ma punktów: pozbądź się wysokiej karty. Wyjdź: {card}.</translation>
    </message>
    <message>
        <source>A spade is led: follow suit. The {card} takes this trick without points.</source>
        <translation>Wyjście w pika: dołóż do koloru. Twoja karta – {card} – bierze tę lewę bez punktów.</translation>
    </message>
    <message>
        <source>Lead the {card}.</source>
        <translation>Wyjdź: {card}.</translation>
    </message>
    <message>
        <source>Your only club is the {card}. You must play it.</source>
        <translation>Twój jedyny trefl to {card}. Musisz go zagrać.</translation>
    </message>
    <message>
        <source>You would like to lead a heart? Not yet: nobody has played one, so hearts are not broken. Lead the {card}.</source>
        <translation>Chcesz wyjść w kiera? Jeszcze nie: nikt żadnego nie zagrał, więc kiery nie są złamane. Wyjdź: {card}.</translation>
    </message>
    <message>
        <source>The queen of spades has not shown up. Stay low, and let Amara keep the trick. Play the {card}.</source>
        <translation>Dama pik jeszcze się nie pokazała. Graj nisko i zostaw lewę Amarze. Zagraj: {card}.</translation>
    </message>
    <message>
        <source>You have no club, so you may play anything. Hearts are trump: the {card} takes the trick and costs you 1 point, but then you lead. Now hearts are broken.</source>
        <translation>Nie masz trefla, więc możesz zagrać cokolwiek. Kiery są atu: {card} bierze lewę i kosztuje cię 1 punkt, ale potem wychodzisz ty. Teraz kiery są złamane.</translation>
    </message>
    <message>
        <source>Your {card} is your last spade. Lead it, and the queen of spades can no longer be forced on you.</source>
        <translation>Twój ostatni pik to {card}. Wyjdź nim, a damy pik nikt ci już nie wciśnie.</translation>
    </message>
    <message>
        <source>Amara leads a heart: stay below it with the {card}.</source>
        <translation>Amara wychodzi w kiera: zostań niżej. Zagraj: {card}.</translation>
    </message>
    <message>
        <source>Again you can stay below, with the {card}.</source>
        <translation>Znów możesz zostać niżej. Zagraj: {card}.</translation>
    </message>
    <message>
        <source>Amara must lead the queen of spades herself. You have only the {card} left: let her have it.</source>
        <translation>Amara musi sama wyjść damą pik. Została ci tylko jedna karta: {card}. Niech bierze lewę.</translation>
    </message>
    <message>
        <source>You have 1 point, Amara has 17. Deal follows deal until somebody has 100; then the lower score wins. One thing more: whoever takes every point of a deal gets none, and the other player gets 20.</source>
        <translation>Masz 1 punkt, Amara 17. Gra się rozdanie za rozdaniem, aż ktoś zbierze 100; wtedy wygrywa niższy wynik. I jeszcze jedno: kto weźmie wszystkie punkty rozdania, nie dostaje żadnego, a przeciwnik dostaje 20.</translation>
    </message>
</context>
<context>
    <name>HeartsQuestions</name>
    <message>
        <source>Which Hearts for two do you play?</source>
        <translation>W jakie kierki dla dwojga grasz?</translation>
    </message>
    <message>
        <source>With which cards?</source>
        <translation>Jakimi kartami?</translation>
    </message>
    <message>
        <source>28 cards, thirteen each, two of them out of play</source>
        <translation>28 kart, po trzynaście, dwie poza grą</translation>
    </message>
    <message>
        <source>52 cards, with a stock to draw from or a hand nobody plays</source>
        <translation>52 karty, ze stosem dobierania albo z ręką, której nikt nie rozgrywa</translation>
    </message>
    <message>
        <source>This table has only the game with 28 cards, without drawing.</source>
        <translation>Przy tym stole gra się tylko 28 kartami, bez dobierania.</translation>
    </message>
    <message>
        <source>Are hearts trump?</source>
        <translation>Czy kiery są atu?</translation>
    </message>
    <message>
        <source>Yes, the highest heart takes the trick</source>
        <translation>Tak, lewę bierze najwyższy kier</translation>
    </message>
    <message>
        <source>No, only the suit that was led counts</source>
        <translation>Nie, liczy się tylko kolor wyjścia</translation>
    </message>
    <message>
        <source>At this table hearts are always trump.</source>
        <translation>Przy tym stole kiery są zawsze atu.</translation>
    </message>
    <message>
        <source>What does the queen of spades cost?</source>
        <translation>Ile kosztuje dama pik?</translation>
    </message>
    <message>
        <source>13 points</source>
        <translation>13 punktów</translation>
    </message>
    <message>
        <source>Another number of points</source>
        <translation>Inną liczbę punktów</translation>
    </message>
    <message>
        <source>At this table it always costs 13 points.</source>
        <translation>Przy tym stole kosztuje zawsze 13 punktów.</translation>
    </message>
    <message>
        <source>When may the queen of spades be played?</source>
        <translation>Kiedy wolno zagrać damę pik?</translation>
    </message>
    <message>
        <source>Like any other card</source>
        <translation>Jak każdą inną kartę</translation>
    </message>
    <message>
        <source>At any time, even when you could follow suit</source>
        <translation>Zawsze, nawet gdy masz kartę do koloru</translation>
    </message>
    <message>
        <source>What breaks hearts, so that they may be led?</source>
        <translation>Co łamie kiery, żeby wolno było w nie wychodzić?</translation>
    </message>
    <message>
        <source>A heart that was played</source>
        <translation>Zagrany kier</translation>
    </message>
    <message>
        <source>A heart or the queen of spades</source>
        <translation>Kier albo dama pik</translation>
    </message>
    <message>
        <source>The first time somebody cannot follow suit</source>
        <translation>Gdy pierwszy raz ktoś nie może dołożyć do koloru</translation>
    </message>
    <message>
        <source>May points fall in the first trick?</source>
        <translation>Czy w pierwszej lewie mogą paść punkty?</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>Tak</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Nie</translation>
    </message>
    <message>
        <source>What if one player takes every point?</source>
        <translation>Co, jeśli jeden gracz weźmie wszystkie punkty?</translation>
    </message>
    <message>
        <source>The other player gets 20 points</source>
        <translation>Drugi gracz dostaje 20 punktów</translation>
    </message>
    <message>
        <source>The other player gets the points instead</source>
        <translation>Te punkty dostaje drugi gracz</translation>
    </message>
    <message>
        <source>That player takes 20 points off</source>
        <translation>Ten gracz odejmuje sobie 20 punktów</translation>
    </message>
    <message>
        <source>Nothing special</source>
        <translation>Nic szczególnego</translation>
    </message>
    <message>
        <source>To how many points?</source>
        <translation>Do ilu punktów?</translation>
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
        <translation>Co możesz wiedzieć</translation>
    </message>
    <message>
        <source>The coach is thinking…</source>
        <translation>Trener myśli…</translation>
    </message>
    <message>
        <source>What each card is worth</source>
        <translation>Ile jest warta każda karta</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Podpowiedzi</translation>
    </message>
</context>
<context>
    <name>KeyCatcher</name>
    <message>
        <source>Press the new key, or Esc</source>
        <translation>Naciśnij nowy klawisz albo Esc</translation>
    </message>
    <message>
        <source>&amp;Change…</source>
        <translation>&amp;Zmień…</translation>
    </message>
</context>
<context>
    <name>Keys</name>
    <message>
        <source>one card to the left</source>
        <translation>o kartę w lewo</translation>
    </message>
    <message>
        <source>one card to the right</source>
        <translation>o kartę w prawo</translation>
    </message>
    <message>
        <source>the first card</source>
        <translation>pierwsza karta</translation>
    </message>
    <message>
        <source>the last card</source>
        <translation>ostatnia karta</translation>
    </message>
    <message>
        <source>play the card</source>
        <translation>zagraj kartę</translation>
    </message>
    <message>
        <source>show the last trick again</source>
        <translation>pokaż jeszcze raz ostatnią lewę</translation>
    </message>
    <message>
        <source>1 to 9</source>
        <translation>od 1 do 9</translation>
    </message>
    <message>
        <source>go to that card</source>
        <translation>przejdź do tej karty</translation>
    </message>
    <message>
        <source>+ and −, or 1 and 2</source>
        <translation>+ i − albo 1 i 2</translation>
    </message>
    <message>
        <source>choose where a card can do two things</source>
        <translation>wybierz, gdy karta może zrobić dwie rzeczy</translation>
    </message>
    <message>
        <source>Enter, Space</source>
        <translation>Enter, Spacja</translation>
    </message>
    <message>
        <source>press a button; go on after a round</source>
        <translation>naciśnij przycisk; graj dalej po rundzie</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>back out; close a panel</source>
        <translation>wycofaj się; zamknij panel</translation>
    </message>
    <message>
        <source>Tab</source>
        <translation>Tab</translation>
    </message>
    <message>
        <source>to the next part of the window</source>
        <translation>do następnej części okna</translation>
    </message>
    <message>
        <source>“{key}” always means the same and cannot be given to anything else.</source>
        <translation>„{key}” znaczy zawsze to samo i nie można przypisać go do niczego innego.</translation>
    </message>
    <message>
        <source>“{key}” is already the key for “{command}”. Change that one first.</source>
        <translation>„{key}” to już klawisz polecenia „{command}”. Najpierw zmień tamten.</translation>
    </message>
</context>
<context>
    <name>KeysDialog</name>
    <message>
        <source>Keys</source>
        <translation>Klawisze</translation>
    </message>
    <message>
        <source>What it does</source>
        <translation>Co robi</translation>
    </message>
    <message>
        <source>Single &amp;letters are keys</source>
        <translation>Pojedyncze &amp;litery jako skróty</translation>
    </message>
    <message>
        <source>Switch this off if your screen reader uses single letters itself.</source>
        <translation>Wyłącz to, jeśli twój czytnik ekranu sam używa pojedynczych liter.</translation>
    </message>
    <message>
        <source>&amp;No key</source>
        <translation>&amp;Bez klawisza</translation>
    </message>
    <message>
        <source>&amp;Default</source>
        <translation>&amp;Domyślny</translation>
    </message>
    <message>
        <source>&amp;All defaults</source>
        <translation>&amp;Wszystkie domyślne</translation>
    </message>
    <message>
        <source>Clos&amp;e</source>
        <translation>Za&amp;mknij</translation>
    </message>
    <message>
        <source>At the table</source>
        <translation>Przy stole</translation>
    </message>
    <message>
        <source>In the window</source>
        <translation>W oknie</translation>
    </message>
    <message>
        <source>Always</source>
        <translation>Zawsze</translation>
    </message>
    <message>
        <source>Changed; default: {keys}</source>
        <translation>Zmienione; domyślnie: {keys}</translation>
    </message>
</context>
<context>
    <name>LearnDialog</name>
    <message>
        <source>Learn a game</source>
        <translation>Naucz się gry</translation>
    </message>
    <message>
        <source>Five minutes at the table. You are told what to play, and why.</source>
        <translation>Pięć minut przy stole. Dowiesz się, co zagrać i dlaczego.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Anuluj</translation>
    </message>
</context>
<context>
    <name>Leaving</name>
    <message>
        <source>This game is not saved.</source>
        <translation>Ta partia nie jest zapisana.</translation>
    </message>
    <message>
        <source>If you quit now, what is not saved is lost.</source>
        <translation>Jeśli teraz zakończysz, przepadnie to, co nie jest zapisane.</translation>
    </message>
</context>
<context>
    <name>Lesson</name>
    <message>
        <source>Another time, but not in this lesson. {step}</source>
        <translation>Innym razem, ale nie w tej lekcji. {step}</translation>
    </message>
</context>
<context>
    <name>LessonBar</name>
    <message>
        <source>Go &amp;on</source>
        <translation>&amp;Dalej</translation>
    </message>
    <message>
        <source>&amp;Play this game…</source>
        <translation>&amp;Zagraj w tę grę…</translation>
    </message>
    <message>
        <source>&amp;Leave the lesson</source>
        <translation>Opuść &amp;lekcję</translation>
    </message>
    <message>
        <source>Play the card first.</source>
        <translation>Najpierw zagraj kartę.</translation>
    </message>
</context>
<context>
    <name>Library</name>
    <message>
        <source>another program is using it</source>
        <translation>korzysta z tego inny program</translation>
    </message>
    <message>
        <source>the disk is full</source>
        <translation>dysk jest pełny</translation>
    </message>
    <message>
        <source>it can only be read</source>
        <translation>dostęp tylko do odczytu</translation>
    </message>
    <message>
        <source>it cannot be opened</source>
        <translation>nie da się tego otworzyć</translation>
    </message>
    <message>
        <source>the disk does not answer as it should</source>
        <translation>dysk nie działa prawidłowo</translation>
    </message>
    <message>
        <source>Your games cannot be saved in “{path}”: {reason}. You can play on; saving is tried again and again.</source>
        <translation>Twoich partii nie da się zapisać w „{path}”: {reason}. Możesz grać dalej; zapis będzie ponawiany.</translation>
    </message>
    <message numerus="yes">
        <source>The list of your games was missing. %n game(s) came back from copies, last played {time}. What was played later may be missing.</source>
        <comment>time: date and time</comment>
        <translation>
            <numerusform>Brakowało listy twoich partii. Z kopii wróciła %n partia, ostatnio grana {time}. Tego, co rozegrano później, może brakować.</numerusform>
            <numerusform>Brakowało listy twoich partii. Z kopii wróciły %n partie, ostatnio grane {time}. Tego, co rozegrano później, może brakować.</numerusform>
            <numerusform>Brakowało listy twoich partii. Z kopii wróciło %n partii, ostatnio granych {time}. Tego, co rozegrano później, może brakować.</numerusform>
        </translation>
    </message>
    <message>
        <source>The list of your games was damaged, and nothing could be read. It is “{path}” now.</source>
        <translation>Lista twoich partii była uszkodzona i nic nie dało się odczytać. Jest teraz w pliku „{path}”.</translation>
    </message>
    <message numerus="yes">
        <source>The list of your games was damaged. %n game(s) could be brought back, last played {time}. What was played later may be missing. The old file is “{path}”.</source>
        <comment>time: date and time</comment>
        <translation>
            <numerusform>Lista twoich partii była uszkodzona. Udało się odzyskać %n partię, ostatnio graną {time}. Tego, co rozegrano później, może brakować. Stary plik to „{path}”.</numerusform>
            <numerusform>Lista twoich partii była uszkodzona. Udało się odzyskać %n partie, ostatnio grane {time}. Tego, co rozegrano później, może brakować. Stary plik to „{path}”.</numerusform>
            <numerusform>Lista twoich partii była uszkodzona. Udało się odzyskać %n partii, ostatnio granych {time}. Tego, co rozegrano później, może brakować. Stary plik to „{path}”.</numerusform>
        </translation>
    </message>
    <message>
        <source>Your games were written by a newer version of Cardtable. They are in “{path}” now.</source>
        <translation>Twoje partie zapisała nowsza wersja programu Cardtable. Są teraz w pliku „{path}”.</translation>
    </message>
    <message>
        <source>this is no file name</source>
        <translation>to nie jest nazwa pliku</translation>
    </message>
    <message>
        <source>The game cannot be written to “{path}”: {reason}.</source>
        <translation>Partii nie da się zapisać w „{path}”: {reason}.</translation>
    </message>
    <message>
        <source>The backup cannot be restored just now. Your games are as they were.</source>
        <translation>Kopii zapasowej nie da się teraz przywrócić. Twoje partie pozostają bez zmian.</translation>
    </message>
    <message>
        <source>This game is no longer here.</source>
        <translation>Tej partii już tu nie ma.</translation>
    </message>
    <message>
        <source>This game was also played in another window. Yours goes on as a game of its own.</source>
        <translation>Ta partia była grana także w innym oknie. Twoja toczy się dalej jako osobna.</translation>
    </message>
    <message>
        <source>This backup is damaged and cannot be restored. Your games are as they were.</source>
        <translation>Ta kopia zapasowa jest uszkodzona i nie da się jej przywrócić. Twoje partie pozostają bez zmian.</translation>
    </message>
    <message>
        <source>Saving works again. Nothing was lost.</source>
        <translation>Zapis znowu działa. Nic nie przepadło.</translation>
    </message>
</context>
<context>
    <name>LibraryDialog</name>
    <message>
        <source>Games</source>
        <translation>Partie</translation>
    </message>
    <message>
        <source>&amp;Resume</source>
        <translation>&amp;Wznów</translation>
    </message>
    <message>
        <source>Re&amp;play</source>
        <translation>&amp;Powtórka</translation>
    </message>
    <message>
        <source>Re&amp;name</source>
        <translation>Zmień &amp;nazwę</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Usuń</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>&amp;Eksportuj…</translation>
    </message>
    <message>
        <source>&amp;Open file…</source>
        <translation>&amp;Otwórz plik…</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Zamknij</translation>
    </message>
    <message>
        <source>&amp;Look at it</source>
        <translation>O&amp;bejrzyj</translation>
    </message>
    <message>
        <source>This game is on the table.</source>
        <translation>Ta partia jest na stole.</translation>
    </message>
    <message>
        <source>No game has been played yet. Every game you play is kept here.</source>
        <translation>Nie ma jeszcze żadnej partii. Każda rozegrana partia będzie tutaj.</translation>
    </message>
    <message>
        <source>No game matches.</source>
        <translation>Żadna partia nie pasuje.</translation>
    </message>
    <message>
        <source>Deleted “{title}”.</source>
        <translation>Usunięto „{title}”.</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Cofnij</translation>
    </message>
    <message>
        <source>Saved as “{path}”.</source>
        <translation>Zapisano jako „{path}”.</translation>
    </message>
</context>
<context>
    <name>Log</name>
    <message>
        <source>Log</source>
        <translation>Przebieg</translation>
    </message>
</context>
<context>
    <name>LookPage</name>
    <message>
        <source>Other f&amp;ile…</source>
        <translation>Inny &amp;plik…</translation>
    </message>
    <message>
        <source>&amp;Deck</source>
        <translation>Ta&amp;lia</translation>
    </message>
    <message>
        <source>Four c&amp;olours, a pattern for each suit</source>
        <translation>Cztery barwy, każdy k&amp;olor z własnym wzorem</translation>
    </message>
    <message>
        <source>&amp;Large figures in the corners</source>
        <translation>Duże z&amp;naki w rogach</translation>
    </message>
    <message>
        <source>Da&amp;rk faces</source>
        <translation>&amp;Ciemne karty</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>Niebieski</translation>
    </message>
    <message>
        <source>Red</source>
        <translation>Czerwony</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>&amp;Rewers</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>Zielone</translation>
    </message>
    <message>
        <source>Night blue</source>
        <translation>Granatowe</translation>
    </message>
    <message>
        <source>Wine</source>
        <translation>Bordowe</translation>
    </message>
    <message>
        <source>&amp;Felt</source>
        <translation>&amp;Sukno</translation>
    </message>
    <message>
        <source>Same as the desktop</source>
        <translation>Jak w systemie</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Jasno</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Ciemno</translation>
    </message>
    <message>
        <source>Around &amp;the felt</source>
        <translation>Wo&amp;kół sukna</translation>
    </message>
    <message>
        <source>“{file}” cannot be used. {reason}</source>
        <translation>Pliku „{file}” nie da się użyć. {reason}</translation>
    </message>
    <message>
        <source>Choose a deck of cards</source>
        <translation>Wybierz talię kart</translation>
    </message>
    <message>
        <source>Decks of cards</source>
        <translation>Talie kart</translation>
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
        <translation>Pasek narzędzi</translation>
    </message>
    <message>
        <source>No computer player is thinking.</source>
        <translation>Żaden gracz komputerowy nie myśli.</translation>
    </message>
</context>
<context>
    <name>NewGameDialog</name>
    <message>
        <source>New game</source>
        <translation>Nowa gra</translation>
    </message>
    <message>
        <source>&amp;Players</source>
        <translation>&amp;Gracze</translation>
    </message>
    <message>
        <source>&amp;Start</source>
        <translation>&amp;Start</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Gra</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>Zasady domowe</translation>
    </message>
    <message>
        <source>What each card does</source>
        <translation>Co robi każda karta</translation>
    </message>
    <message>
        <source>Deal &amp;number</source>
        <translation>&amp;Numer rozdania</translation>
    </message>
    <message>
        <source>random</source>
        <translation>losowy</translation>
    </message>
    <message>
        <source>The same number deals the same cards again.</source>
        <translation>Ten sam numer rozdaje jeszcze raz te same karty.</translation>
    </message>
    <message>
        <source>Restore &amp;defaults</source>
        <translation>&amp;Przywróć domyślne</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Anuluj</translation>
    </message>
    <message>
        <source>Ctrl+Enter</source>
        <translation>Ctrl+Enter</translation>
    </message>
    <message>
        <source>Every player needs a name.</source>
        <translation>Każdy gracz musi mieć imię.</translation>
    </message>
    <message>
        <source>Two players have the same name.</source>
        <translation>Dwóch graczy ma to samo imię.</translation>
    </message>
    <message>
        <source>A deal number has digits only; leave it empty for a random deal.</source>
        <translation>Numer rozdania to same cyfry; zostaw puste, a rozdanie będzie losowe.</translation>
    </message>
</context>
<context>
    <name>NinetyNine</name>
    <message>
        <source>easy</source>
        <translation>łatwy</translation>
    </message>
    <message>
        <source>Plays any card that adds, preferably a high one, and saves its kings for the very last.</source>
        <translation>Zagrywa dowolną kartę, która coś dodaje, raczej wysoką, a króle trzyma na sam koniec.</translation>
    </message>
    <message>
        <source>normal</source>
        <translation>średni</translation>
    </message>
    <message>
        <source>Spends its high cards first, and special ones, whichever, only when nothing else fits.</source>
        <translation>Najpierw pozbywa się wysokich kart, a specjalnych, obojętnie których, dopiero gdy nic innego nie pasuje.</translation>
    </message>
    <message>
        <source>hard</source>
        <translation>trudny</translation>
    </message>
    <message>
        <source>Knows by heart how good it is to keep any two cards, but not what you hold.</source>
        <translation>Zna na pamięć wartość każdej zatrzymanej pary kart, ale nie wie, co masz.</translation>
    </message>
    <message>
        <source>expert</source>
        <translation>ekspert</translation>
    </message>
    <message>
        <source>Knows the same by heart, and guesses your hand from the cards you have played.</source>
        <translation>Zna na pamięć to samo i zgaduje twoje karty z tych, które zagrywasz.</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) that you have not seen.</source>
        <translation>
            <numerusform>%n niewidziana jeszcze karta.</numerusform>
            <numerusform>%n niewidziane jeszcze karty.</numerusform>
            <numerusform>%n niewidzianych jeszcze kart.</numerusform>
        </translation>
    </message>
    <message>
        <source>Special cards among them: {cards}</source>
        <translation>Karty specjalne wśród nich: {cards}</translation>
    </message>
    <message>
        <source>No more special cards of these: {cards}</source>
        <translation>Karty specjalne, których już nie ma: {cards}</translation>
    </message>
    <message numerus="yes">
        <source>{card}, total {total}: %n of them would then be too much.</source>
        <comment>of the cards not seen</comment>
        <translation>
            <numerusform>{card}, suma {total}: potem %n z nich to już za dużo.</numerusform>
            <numerusform>{card}, suma {total}: potem %n z nich to już za dużo.</numerusform>
            <numerusform>{card}, suma {total}: potem %n z nich to już za dużo.</numerusform>
        </translation>
    </message>
    <message>
        <source>Ace</source>
        <translation>As</translation>
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
        <translation>Walet, dama</translation>
    </message>
    <message>
        <source>King</source>
        <translation>Król</translation>
    </message>
    <message>
        <source>2 to 8</source>
        <translation>Od 2 do 8</translation>
    </message>
    <message>
        <source>Adds {number} or takes off {number}, your choice</source>
        <translation>Dodaje albo odejmuje {number}, do wyboru</translation>
    </message>
    <message>
        <source>{one} or {other}, your choice</source>
        <translation>{one} albo {other}, do wyboru</translation>
    </message>
    <message>
        <source>Resets the total to 0</source>
        <translation>Resetuje sumę do 0</translation>
    </message>
    <message>
        <source>Makes the total {total}</source>
        <translation>Ustawia sumę na {total}</translation>
    </message>
    <message>
        <source>0: the total stays</source>
        <translation>0: suma się nie zmienia</translation>
    </message>
    <message>
        <source>Takes off {number}, down to 0 at most</source>
        <translation>Odejmuje {number}, najniżej do 0</translation>
    </message>
    <message>
        <source>Takes off {number}</source>
        <translation>Odejmuje {number}</translation>
    </message>
    <message>
        <source>Add their number</source>
        <translation>Dodają swoją wartość</translation>
    </message>
    <message>
        <source>Adds {number}</source>
        <translation>Dodaje {number}</translation>
    </message>
    <message>
        <source>Turns the direction; with two players left you play again</source>
        <translation>Zmienia kierunek; gdy zostało dwoje graczy, grasz jeszcze raz</translation>
    </message>
    <message>
        <source>Turns the direction; the total stays</source>
        <translation>Zmienia kierunek; suma bez zmian</translation>
    </message>
    <message>
        <source>The total stays and you play again</source>
        <translation>Suma się nie zmienia i grasz jeszcze raz</translation>
    </message>
    <message>
        <source>The total stays</source>
        <translation>Suma się nie zmienia</translation>
    </message>
    <message>
        <source>{name} resets: 0.</source>
        <translation>{name} resetuje: 0.</translation>
    </message>
    <message>
        <source>{name} takes off {number}: {total}.</source>
        <translation>{name} odejmuje {number}: razem {total}.</translation>
    </message>
    <message>
        <source>{name} plays the {card} and turns the direction: {total}.</source>
        <translation>{name} zagrywa: {card}, zmiana kierunku, razem {total}.</translation>
    </message>
    <message>
        <source>{name} plays the {card} and plays again: {total}.</source>
        <translation>{name} zagrywa: {card}, jeszcze jeden ruch, razem {total}.</translation>
    </message>
    <message>
        <source>{name} plays the {card}: {total}.</source>
        <translation>{name} zagrywa: {card}, razem {total}.</translation>
    </message>
    <message>
        <source>The first card is the {card}: {total}.</source>
        <translation>Pierwsza karta: {card}, razem {total}.</translation>
    </message>
    <message>
        <source>{name} draws a card.</source>
        <translation>{name} dobiera kartę.</translation>
    </message>
    <message>
        <source>Round {number}: {name} deals.</source>
        <translation>Runda {number}: rozdaje {name}.</translation>
    </message>
    <message>
        <source>The cards are dealt. {name} begins.</source>
        <translation>Karty rozdane. Zaczyna {name}.</translation>
    </message>
    <message>
        <source>The discard pile becomes the new stock; spent 9s and 10s leave the game.</source>
        <translation>Odkryty stos staje się nowym stosem dobierania; zagrane dziewiątki i dziesiątki wychodzą z gry.</translation>
    </message>
    <message>
        <source>The discard pile becomes the new stock.</source>
        <translation>Odkryty stos staje się nowym stosem dobierania.</translation>
    </message>
    <message>
        <source>{name} gives up at {total} and loses a chip.</source>
        <translation>{name} poddaje się przy {total} i traci żeton.</translation>
    </message>
    <message>
        <source>{name} gives up at {total}.</source>
        <translation>{name} poddaje się przy {total}.</translation>
    </message>
    <message>
        <source>{name} has no card that fits at {total} and loses a chip.</source>
        <translation>{name} nie ma pasującej karty przy {total} i traci żeton.</translation>
    </message>
    <message>
        <source>{name} has no card that fits at {total}.</source>
        <translation>{name} nie ma pasującej karty przy {total}.</translation>
    </message>
    <message>
        <source>{name} is out.</source>
        <translation>{name} odpada.</translation>
    </message>
    <message>
        <source>The game is a draw.</source>
        <translation>Gra kończy się remisem.</translation>
    </message>
    <message>
        <source>{name} wins.</source>
        <translation>{name} wygrywa.</translation>
    </message>
    <message>
        <source>Spends high cards and keeps special ones, but slips now and then.</source>
        <translation>Pozbywa się wysokich kart i trzyma specjalne, ale czasem się myli.</translation>
    </message>
    <message>
        <source>Pushes the total as high as it can and keeps special cards, but does not count.</source>
        <translation>Podbija sumę, jak może, i trzyma karty specjalne, ale nie liczy kart.</translation>
    </message>
    <message>
        <source>Counts every card and has much practice, but plays at a glance.</source>
        <translation>Liczy każdą kartę i ma dużo wprawy, ale gra na pierwszy rzut oka.</translation>
    </message>
    <message>
        <source>Reads the other hand from the cards played, and thinks of the best reply.</source>
        <translation>Czyta karty przeciwnika z jego zagrań i szuka najlepszej odpowiedzi.</translation>
    </message>
    <message>
        <source>A total below zero</source>
        <translation>Suma poniżej zera</translation>
    </message>
    <message>
        <source>is allowed</source>
        <translation>dozwolone</translation>
    </message>
    <message>
        <source>stops at 0</source>
        <translation>zatrzymuje się na 0</translation>
    </message>
    <message>
        <source>Giving up though a card fits</source>
        <translation>Poddanie się mimo pasującej karty</translation>
    </message>
    <message>
        <source>is not allowed</source>
        <translation>niedozwolone</translation>
    </message>
    <message>
        <source>Chips for each player</source>
        <translation>Żetony dla każdego gracza</translation>
    </message>
    <message>
        <source>automatic</source>
        <translation>automatycznie</translation>
    </message>
    <message>
        <source>Automatic: 5 chips, or 3 when four or more play.</source>
        <translation>Automatycznie: 5 żetonów, a przy czterech lub więcej graczach 3.</translation>
    </message>
    <message>
        <source>Packs of cards</source>
        <translation>Talie kart</translation>
    </message>
    <message>
        <source>Automatic: one pack, or two when four or more play.</source>
        <translation>Automatycznie: jedna talia, a przy czterech lub więcej graczach dwie.</translation>
    </message>
    <message>
        <source>A player without chips</source>
        <translation>Gracz bez żetonów</translation>
    </message>
    <message>
        <source>is out</source>
        <translation>odpada</translation>
    </message>
    <message>
        <source>plays on until the next loss</source>
        <translation>gra dalej do następnej straty</translation>
    </message>
    <message>
        <source>A 4 with two players left</source>
        <translation>Czwórka, gdy zostało dwoje graczy</translation>
    </message>
    <message>
        <source>just passes the turn</source>
        <translation>tylko przekazuje kolej</translation>
    </message>
    <message>
        <source>gives the same player another turn</source>
        <translation>daje temu samemu graczowi jeszcze jeden ruch</translation>
    </message>
    <message>
        <source>Reaching exactly 99</source>
        <translation>Suma równa 99</translation>
    </message>
    <message>
        <source>loses</source>
        <translation>przegrywa</translation>
    </message>
    <message>
        <source>is safe</source>
        <translation>jest bezpieczna</translation>
    </message>
    <message>
        <source>When the stock is empty</source>
        <translation>Gdy stos dobierania jest pusty</translation>
    </message>
    <message>
        <source>spent 9s and 10s leave</source>
        <translation>zagrane 9 i 10 wychodzą z gry</translation>
    </message>
    <message>
        <source>reshuffle everything</source>
        <translation>tasuje się wszystko</translation>
    </message>
    <message>
        <source>stop drawing</source>
        <translation>już się nie dobiera</translation>
    </message>
    <message>
        <source>The pile is shuffled again. If its 9s and 10s come back, a game can go on for very long.</source>
        <translation>Odkryty stos tasuje się od nowa. Jeśli wracają jego dziewiątki i dziesiątki, gra może trwać bardzo długo.</translation>
    </message>
    <message>
        <source>A draw after so many reshuffles</source>
        <translation>Remis po tylu tasowaniach</translation>
    </message>
    <message>
        <source>Only when everything is reshuffled. 0: never a draw.</source>
        <translation>Tylko gdy tasuje się wszystko. 0: nigdy nie ma remisu.</translation>
    </message>
    <message>
        <source>Turning the first card</source>
        <translation>Odkrycie pierwszej karty</translation>
    </message>
    <message>
        <source>is part of the set-up</source>
        <translation>należy do przygotowania</translation>
    </message>
    <message>
        <source>is the first player’s turn</source>
        <translation>jest ruchem pierwszego gracza</translation>
    </message>
    <message>
        <source>The first card counts</source>
        <translation>Pierwsza karta liczy się</translation>
    </message>
    <message>
        <source>as if it were played</source>
        <translation>jak zagrana</translation>
    </message>
    <message>
        <source>its number, also a 9 or a 10</source>
        <translation>według wartości, także 9 i 10</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>za nic</translation>
    </message>
    <message>
        <source>There was a card that fits, and giving up is never better.</source>
        <translation>Była pasująca karta, a poddanie się nigdy nie jest lepsze.</translation>
    </message>
    <message>
        <source>No other card fits.</source>
        <translation>Żadna inna karta nie pasuje.</translation>
    </message>
    <message>
        <source>Every card takes the total over 99.</source>
        <translation>Każda karta daje sumę ponad 99.</translation>
    </message>
    <message>
        <source>No card keeps you under 99.</source>
        <translation>Żadna karta nie daje sumy poniżej 99.</translation>
    </message>
    <message>
        <source>This leaves {total}, and the next player has no card that fits.</source>
        <translation>Zostaje {total}, a następny gracz nie ma pasującej karty.</translation>
    </message>
    <message>
        <source>This leaves {total}: the next player has no card that fits {percent}% of the time, more often than after any other move.</source>
        <translation>Zostaje {total}: następny gracz nie ma pasującej karty w {percent}% przypadków, częściej niż po każdym innym ruchu.</translation>
    </message>
    <message>
        <source>After this you have no card that fits at your next turn {percent}% of the time, less often than after any other move.</source>
        <translation>Po tym ruchu w następnej kolejce nie masz pasującej karty w {percent}% przypadków, rzadziej niż po każdym innym.</translation>
    </message>
    <message numerus="yes">
        <source>This keeps %n special card(s) for later.</source>
        <comment>the most there are</comment>
        <translation>
            <numerusform>Tak zostaje ci na później %n karta specjalna.</numerusform>
            <numerusform>Tak zostają ci na później %n karty specjalne.</numerusform>
            <numerusform>Tak zostaje ci na później %n kart specjalnych.</numerusform>
        </translation>
    </message>
    <message>
        <source>This leaves {total}: the next player has no card that fits {percent}% of the time, after {best} {more}%.</source>
        <comment>after the seven of clubs 40%</comment>
        <translation>Zostaje {total}: następny gracz nie ma pasującej karty w {percent}% przypadków; po lepszym ruchu ({best}) w {more}%.</translation>
    </message>
    <message>
        <source>After this you have no card that fits at your next turn {percent}% of the time, after {best} only {less}%.</source>
        <comment>after the seven of clubs only 10%</comment>
        <translation>Po tym ruchu w następnej kolejce nie masz pasującej karty w {percent}% przypadków; po lepszym ({best}) tylko w {less}%.</translation>
    </message>
    <message>
        <source>The {card} fits nearly always: keep it for later and play {best} now.</source>
        <translation>Ta karta ({card}) pasuje prawie zawsze: zostaw ją na później. Teraz lepszy ruch to {best}.</translation>
    </message>
    <message>
        <source>The {card} fits longer than {best}: keep it for later.</source>
        <translation>Ta karta ({card}) pasuje dłużej niż {best}: zostaw ją na później.</translation>
    </message>
    <message>
        <source>This leaves {total}: {count} of {ranks} ranks take it over 99. After {best} it is {instead}.</source>
        <comment>{instead} is a number of ranks, too</comment>
        <translation>Zostaje {total}: ponad 99 prowadzi {count} z {ranks} wartości kart. Po lepszym ruchu ({best}): {instead}.</translation>
    </message>
    <message>
        <source>This leaves {total}: {count} of {ranks} ranks take it to 99 or more. After {best} it is {instead}.</source>
        <comment>{instead} is a number of ranks, too</comment>
        <translation>Zostaje {total}: do 99 lub wyżej prowadzi {count} z {ranks} wartości kart. Po lepszym ruchu ({best}): {instead}.</translation>
    </message>
    <message>
        <source>The aim</source>
        <translation>Cel</translation>
    </message>
    <message>
        <source>Setting up</source>
        <translation>Przygotowanie</translation>
    </message>
    <message>
        <source>What the cards do</source>
        <translation>Co robią karty</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>Twoja kolej</translation>
    </message>
    <message>
        <source>When no card fits</source>
        <translation>Gdy żadna karta nie pasuje</translation>
    </message>
    <message>
        <source>An empty stock</source>
        <translation>Pusty stos dobierania</translation>
    </message>
    <message>
        <source>The end</source>
        <translation>Koniec</translation>
    </message>
    <message>
        <source>The total never falls below 0.</source>
        <translation>Suma nigdy nie spada poniżej 0.</translation>
    </message>
    <message>
        <source>The total may fall below 0.</source>
        <translation>Suma może spaść poniżej 0.</translation>
    </message>
    <message>
        <source>You may also give up although a card fits.</source>
        <translation>Wolno też poddać się, choć któraś karta pasuje.</translation>
    </message>
    <message>
        <source>As long as a card fits you must play one that does.</source>
        <translation>Dopóki któraś karta pasuje, trzeba taką zagrać.</translation>
    </message>
    <message>
        <source>Be the last player left in the game.</source>
        <translation>Zostać w grze jako ostatni gracz.</translation>
    </message>
    <message>
        <source>Every card played changes one shared total. It must not go over 99; 99 itself is safe.</source>
        <translation>Każda zagrana karta zmienia wspólną sumę. Nie wolno przekroczyć 99; samo 99 jest bezpieczne.</translation>
    </message>
    <message>
        <source>One pack of 52 cards is used, to the end of the game.</source>
        <translation>Gra się jedną talią 52 kart, do końca gry.</translation>
    </message>
    <message>
        <source>Two packs, 104 cards, are used, to the end of the game.</source>
        <translation>Gra się dwiema taliami, 104 kartami, do końca gry.</translation>
    </message>
    <message>
        <source>Two to eight people play.</source>
        <translation>Gra od dwóch do ośmiu osób.</translation>
    </message>
    <message numerus="yes">
        <source>Each player starts with %n chip(s).</source>
        <translation>
            <numerusform>Każdy gracz zaczyna z %n żetonem.</numerusform>
            <numerusform>Każdy gracz zaczyna z %n żetonami.</numerusform>
            <numerusform>Każdy gracz zaczyna z %n żetonami.</numerusform>
        </translation>
    </message>
    <message>
        <source>For each round all cards are shuffled and dealt one at a time, from the dealer’s left, until every player still in has 3.</source>
        <translation>Na każdą rundę tasuje się wszystkie karty i rozdaje po jednej, zaczynając po lewej stronie rozdającego, aż każdy gracz pozostający w grze ma 3.</translation>
    </message>
    <message>
        <source>The rest lies face down as the stock. The discard pile beside it is empty, the total 0.</source>
        <translation>Reszta leży zakryta jako stos dobierania. Odkryty stos obok jest pusty, suma wynosi 0.</translation>
    </message>
    <message>
        <source>Chance chooses the first dealer. After each round the next player to the left who is still in deals.</source>
        <translation>Pierwszego rozdającego wskazuje los. Po każdej rundzie rozdaje następny gracz z lewej, który jest jeszcze w grze.</translation>
    </message>
    <message>
        <source>A 4 changes the direction of play. The total stays as it is.</source>
        <translation>Czwórka zmienia kierunek gry. Suma pozostaje bez zmian.</translation>
    </message>
    <message>
        <source>With two players left, a 4 gives the same player another turn.</source>
        <translation>Gdy zostało dwoje graczy, czwórka daje temu samemu graczowi jeszcze jeden ruch.</translation>
    </message>
    <message>
        <source>With two players left, a 4 only passes the turn.</source>
        <translation>Gdy zostało dwoje graczy, czwórka tylko przekazuje kolej.</translation>
    </message>
    <message>
        <source>An ace adds 1 or 11, whichever you choose.</source>
        <translation>As dodaje 1 albo 11, do wyboru.</translation>
    </message>
    <message>
        <source>2, 3, 5, 6, 7 and 8 add their number.</source>
        <translation>2, 3, 5, 6, 7 i 8 dodają swoją wartość.</translation>
    </message>
    <message>
        <source>A 9 counts 0: the total stays as it is.</source>
        <translation>Dziewiątka liczy się za 0: suma się nie zmienia.</translation>
    </message>
    <message>
        <source>A 10 adds 10 or takes off 10, whichever you choose.</source>
        <translation>Dziesiątka dodaje 10 albo odejmuje 10, do wyboru.</translation>
    </message>
    <message>
        <source>A jack or a queen adds 10.</source>
        <translation>Walet i dama dodają 10.</translation>
    </message>
    <message>
        <source>A king makes the total 99, whatever it was, also when it is 99 already.</source>
        <translation>Król ustawia sumę na 99, ile by nie wynosiła, także gdy jest to już 99.</translation>
    </message>
    <message>
        <source>The player at the dealer’s left begins. Every round starts clockwise.</source>
        <translation>Zaczyna gracz po lewej stronie rozdającego. Każda runda zaczyna się zgodnie z ruchem wskazówek zegara.</translation>
    </message>
    <message>
        <source>Play one of your 3 cards face up on the discard pile.</source>
        <translation>Zagraj jedną ze swoich 3 kart na odkryty stos.</translation>
    </message>
    <message>
        <source>The new total is announced.</source>
        <translation>Program ogłasza nową sumę.</translation>
    </message>
    <message>
        <source>Then a card is drawn for you.</source>
        <translation>Potem program dobiera za ciebie kartę.</translation>
    </message>
    <message>
        <source>A player without chips plays on, and is out with the next loss.</source>
        <translation>Gracz bez żetonów gra dalej i odpada przy następnej stracie.</translation>
    </message>
    <message>
        <source>A player who loses the last chip is out.</source>
        <translation>Kto traci ostatni żeton, odpada.</translation>
    </message>
    <message>
        <source>If every card would take the total over 99, you play none and lose a chip.</source>
        <translation>Jeśli każda karta dałaby sumę ponad 99, nie zagrywasz żadnej i tracisz żeton.</translation>
    </message>
    <message>
        <source>All cards are collected and a new round begins.</source>
        <translation>Zbiera się wszystkie karty i zaczyna się nowa runda.</translation>
    </message>
    <message>
        <source>Lost chips leave the game; nobody collects them.</source>
        <translation>Stracone żetony wychodzą z gry; nikt ich nie zbiera.</translation>
    </message>
    <message>
        <source>When a card must be drawn and the stock is empty, the discard pile is shuffled into a new stock. Its top card stays, and so does the total.</source>
        <translation>Gdy trzeba dobrać kartę, a stos dobierania jest pusty, z odkrytego stosu tasuje się nowy. Wierzchnia karta odkrytego stosu zostaje, a suma się nie zmienia.</translation>
    </message>
    <message>
        <source>When only one player is left, that player wins.</source>
        <translation>Gdy zostaje tylko jeden gracz, to on wygrywa.</translation>
    </message>
    <message>
        <source>The others rank by how long they stayed in: the last one out is second.</source>
        <translation>Pozostali zajmują miejsca według tego, jak długo byli w grze: kto odpadł ostatni, jest drugi.</translation>
    </message>
    <message>
        <source>Whoever takes the total to 99 or more loses: 98 is the highest safe total.</source>
        <translation>Kto doprowadzi sumę do 99 lub wyżej, przegrywa: 98 to najwyższa bezpieczna suma.</translation>
    </message>
    <message>
        <source>Whoever takes the total over 99 loses; 99 itself is safe.</source>
        <translation>Kto przekroczy sumę 99, przegrywa; samo 99 jest bezpieczne.</translation>
    </message>
    <message>
        <source>Outlast your opponent.</source>
        <translation>Wytrwać dłużej niż przeciwnik.</translation>
    </message>
    <message>
        <source>There is one total, shared by all players. It starts at 0.</source>
        <translation>Jest jedna suma, wspólna dla wszystkich graczy. Zaczyna się od 0.</translation>
    </message>
    <message>
        <source>Two people play.</source>
        <translation>Gra dwoje graczy.</translation>
    </message>
    <message>
        <source>The game is made for two; here up to four play it.</source>
        <translation>To gra dla dwojga; tutaj może grać do czterech osób.</translation>
    </message>
    <message>
        <source>One pack without kings, queens and jacks: 40 cards, ace to 10.</source>
        <translation>Jedna talia bez króli, dam i waletów: 40 kart, od asa do 10.</translation>
    </message>
    <message>
        <source>Each player gets a hand of 5 cards, one at a time. The rest lies face down as the stock.</source>
        <translation>Każdy gracz dostaje do ręki 5 kart, po jednej. Reszta leży zakryta jako stos dobierania.</translation>
    </message>
    <message>
        <source>Chance chooses the first player; in the next game it is the other one&apos;s turn.</source>
        <translation>Kto zaczyna, wskazuje los; w następnej grze zaczyna drugi gracz.</translation>
    </message>
    <message>
        <source>It counts its number, also a 9 or a 10.</source>
        <translation>Liczy się według swojej wartości, także 9 i 10.</translation>
    </message>
    <message>
        <source>It counts nothing: the total stays 0.</source>
        <translation>Liczy się za nic: suma nadal wynosi 0.</translation>
    </message>
    <message>
        <source>It counts as if it were played: a 9 resets, a 10 takes off 10.</source>
        <translation>Liczy się jak zagrana: dziewiątka resetuje, dziesiątka odejmuje 10.</translation>
    </message>
    <message>
        <source>That was the first player’s turn; the next player goes on.</source>
        <translation>To był ruch pierwszego gracza; dalej gra następny.</translation>
    </message>
    <message>
        <source>Then the first player takes the first turn.</source>
        <translation>Potem pierwszy gracz wykonuje pierwszy ruch.</translation>
    </message>
    <message>
        <source>The top card of the stock is turned to start the pile.</source>
        <translation>Odkrywa się wierzchnią kartę stosu dobierania: zaczyna ona odkryty stos.</translation>
    </message>
    <message>
        <source>An ace adds 1.</source>
        <translation>As dodaje 1.</translation>
    </message>
    <message>
        <source>2 to 8 add their number.</source>
        <translation>Karty od 2 do 8 dodają swoją wartość.</translation>
    </message>
    <message>
        <source>A 9 always resets the total to 0.</source>
        <translation>Dziewiątka zawsze resetuje sumę do 0.</translation>
    </message>
    <message>
        <source>A 10 always takes 10 off the total.</source>
        <translation>Dziesiątka zawsze odejmuje od sumy 10.</translation>
    </message>
    <message>
        <source>“Reset” and “take off 10” are announced for you.</source>
        <translation>„Reset” i „odejmij 10” ogłasza za ciebie program.</translation>
    </message>
    <message>
        <source>Then a card is drawn for you, and your hand has 5 again.</source>
        <translation>Potem program dobiera za ciebie kartę i znów masz w ręku 5.</translation>
    </message>
    <message>
        <source>Players take turns, clockwise.</source>
        <translation>Gracze grają po kolei, zgodnie z ruchem wskazówek zegara.</translation>
    </message>
    <message>
        <source>Play exactly one card from your hand on the pile.</source>
        <translation>Zagraj na odkryty stos dokładnie jedną kartę z ręki.</translation>
    </message>
    <message>
        <source>If every card would take the total to 99 or more, you are out.</source>
        <translation>Jeśli każda karta dałaby sumę 99 lub wyższą, odpadasz.</translation>
    </message>
    <message>
        <source>If every card would take the total over 99, you are out.</source>
        <translation>Jeśli każda karta dałaby sumę ponad 99, odpadasz.</translation>
    </message>
    <message>
        <source>The hand goes under the pile, the total stays, and the next player goes on.</source>
        <translation>Karty tego gracza trafiają pod odkryty stos, suma się nie zmienia, a dalej gra następny gracz.</translation>
    </message>
    <message>
        <source>When a card must be drawn and the stock is empty, the pile under its top card is shuffled into a new stock, but the 9s and 10s in it leave the game. The total stays.</source>
        <translation>Gdy trzeba dobrać kartę, a stos dobierania jest pusty, z odkrytego stosu bez wierzchniej karty tasuje się nowy, ale dziewiątki i dziesiątki z niego wychodzą z gry. Suma się nie zmienia.</translation>
    </message>
    <message>
        <source>When a card must be drawn and the stock is empty, the pile under its top card is shuffled into a new stock. The total stays.</source>
        <translation>Gdy trzeba dobrać kartę, a stos dobierania jest pusty, z odkrytego stosu bez wierzchniej karty tasuje się nowy. Suma się nie zmienia.</translation>
    </message>
    <message>
        <source>When the stock is empty nobody draws any more.</source>
        <translation>Gdy stos dobierania jest pusty, nikt już nie dobiera.</translation>
    </message>
    <message numerus="yes">
        <source>After %n reshuffle(s) an empty stock ends the game in a draw.</source>
        <translation>
            <numerusform>Po %n tasowaniu pusty stos dobierania kończy grę remisem.</numerusform>
            <numerusform>Po %n tasowaniach pusty stos dobierania kończy grę remisem.</numerusform>
            <numerusform>Po %n tasowaniach pusty stos dobierania kończy grę remisem.</numerusform>
        </translation>
    </message>
    <message>
        <source>When nobody has a card left the game is a draw.</source>
        <translation>Gdy nikt nie ma już kart, jest remis.</translation>
    </message>
    <message>
        <source>When one player is left, that player wins.</source>
        <translation>Gdy zostaje jeden gracz, to on wygrywa.</translation>
    </message>
    <message>
        <source>Each game stands for itself.</source>
        <translation>Każda gra liczy się osobno.</translation>
    </message>
    <message>
        <source>You still have a card that fits.</source>
        <translation>Masz jeszcze pasującą kartę.</translation>
    </message>
    <message>
        <source>Play exactly one card.</source>
        <translation>Zagraj dokładnie jedną kartę.</translation>
    </message>
    <message>
        <source>You do not have the {card}.</source>
        <translation>Nie masz tej karty: {card}.</translation>
    </message>
    <message>
        <source>The {card} would take the total to {total}. The highest safe total is {limit}.</source>
        <translation>Ta karta ({card}) dałaby sumę {total}. Najwyższa bezpieczna suma to {limit}.</translation>
    </message>
    <message>
        <source>The {card} leaves no choice.</source>
        <translation>Ta karta ({card}) nie daje wyboru.</translation>
    </message>
    <message>
        <source>Choose what the {card} does: {one} or {other}.</source>
        <translation>Wybierz, co zrobi {card}: {one} czy {other}.</translation>
    </message>
    <message>
        <source>Ninety-Nine with chips</source>
        <translation>Ninety-Nine na żetony</translation>
    </message>
    <message>
        <source>The adding game with all 52 cards, three in each hand, for two to eight. Whoever would take the total over 99 loses a chip.</source>
        <translation>Gra w dodawanie wszystkimi 52 kartami, po trzy w ręku, dla dwóch do ośmiu osób. Kto musiałby przekroczyć sumę 99, traci żeton.</translation>
    </message>
    <message>
        <source>Ninety-Nine head to head</source>
        <translation>Ninety-Nine jeden na jednego</translation>
    </message>
    <message>
        <source>The adding game without court cards, five in each hand, for two. Whoever cannot keep the total under 99 is out.</source>
        <translation>Gra w dodawanie bez figur, po pięć kart w ręku, dla dwojga. Kto nie utrzyma sumy poniżej 99, odpada.</translation>
    </message>
    <message>
        <source>The first player sits at the dealer’s left.</source>
        <translation>Pierwszy gracz siedzi po lewej stronie rozdającego.</translation>
    </message>
    <message>
        <source>Seven or more players need two packs.</source>
        <translation>Od siedmiu graczy potrzebne są dwie talie.</translation>
    </message>
    <message>
        <source>In a position somebody must still be in.</source>
        <translation>W pozycji ktoś musi być jeszcze w grze.</translation>
    </message>
    <message>
        <source>A position needs the hands of all players.</source>
        <translation>Pozycja musi zawierać ręce wszystkich graczy.</translation>
    </message>
    <message>
        <source>In a position a player who is still in must be to move.</source>
        <translation>W pozycji ruch musi mieć gracz, który jest jeszcze w grze.</translation>
    </message>
    <message>
        <source>This position cannot be: {reason}.</source>
        <translation>Taka pozycja jest niemożliwa: {reason}.</translation>
    </message>
    <message>
        <source>A position for {players} players needs as many {field}.</source>
        <translation>Pozycja dla tylu graczy ({players}) potrzebuje tyle samo: {field}.</translation>
    </message>
    <message>
        <source>Stock</source>
        <translation>Stos dobierania</translation>
    </message>
    <message>
        <source>Discard pile</source>
        <translation>Odkryty stos</translation>
    </message>
    <message>
        <source>Out of the game</source>
        <translation>Poza grą</translation>
    </message>
    <message>
        <source>Hand</source>
        <translation>Ręka</translation>
    </message>
    <message numerus="yes">
        <source>%n chip(s)</source>
        <translation>
            <numerusform>%n żeton</numerusform>
            <numerusform>%n żetony</numerusform>
            <numerusform>%n żetonów</numerusform>
        </translation>
    </message>
    <message>
        <source>99 is safe</source>
        <translation>99 bezpieczne</translation>
    </message>
    <message>
        <source>99 loses</source>
        <translation>99 przegrywa</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Suma</translation>
    </message>
    <message>
        <source>Total {total}</source>
        <translation>Suma {total}</translation>
    </message>
    <message>
        <source>−1 chip</source>
        <translation>−1 żeton</translation>
    </message>
    <message>
        <source>out</source>
        <translation>poza grą</translation>
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
        <translation>Runda {number}</translation>
    </message>
    <message>
        <source>Chips</source>
        <translation>Żetony</translation>
    </message>
    <message>
        <source>still in</source>
        <comment>a player, in the score sheet</comment>
        <translation>w grze</translation>
    </message>
    <message>
        <source>won</source>
        <translation>wygrana</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Remis</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Gra</translation>
    </message>
    <message>
        <source>99 is the highest safe total</source>
        <comment>name of a rule</comment>
        <translation>99 to najwyższa bezpieczna suma</translation>
    </message>
    <message>
        <source>stay under 99</source>
        <comment>name of a rule</comment>
        <translation>trzymać się poniżej 99</translation>
    </message>
    <message>
        <source>play one card of your hand</source>
        <comment>name of a rule</comment>
        <translation>zagrać jedną kartę z ręki</translation>
    </message>
    <message>
        <source>play a card that fits</source>
        <comment>name of a rule</comment>
        <translation>zagrać pasującą kartę</translation>
    </message>
    <message>
        <source>what an ace does</source>
        <comment>name of a rule</comment>
        <translation>co robi as</translation>
    </message>
    <message>
        <source>what a 10 does</source>
        <comment>name of a rule</comment>
        <translation>co robi dziesiątka</translation>
    </message>
    <message>
        <source>the end of the game</source>
        <comment>name of a rule</comment>
        <translation>koniec gry</translation>
    </message>
    <message>
        <source>costs a chip</source>
        <translation>kosztuje żeton</translation>
    </message>
    <message>
        <source>the total stays {total}</source>
        <translation>suma nadal wynosi {total}</translation>
    </message>
    <message>
        <source>{before} to {after}</source>
        <comment>spoken: the total goes from 64 to 71</comment>
        <translation>z {before} na {after}</translation>
    </message>
    <message>
        <source>{card}: the total goes from {before} to {one} or to {other}.</source>
        <translation>{card}: suma zmienia się z {before} na {one} albo na {other}.</translation>
    </message>
    <message>
        <source>{card}: the total stays at {after} and the direction of play turns.</source>
        <translation>{card}: suma nadal wynosi {after}, a kierunek gry się zmienia.</translation>
    </message>
    <message>
        <source>{card}: the total stays at {after} and you play again.</source>
        <translation>{card}: suma nadal wynosi {after} i grasz jeszcze raz.</translation>
    </message>
    <message>
        <source>{card}: the total stays at {after}.</source>
        <translation>{card}: suma nadal wynosi {after}.</translation>
    </message>
    <message>
        <source>{card}: the total goes from {before} to {after}.</source>
        <translation>{card}: suma zmienia się z {before} na {after}.</translation>
    </message>
</context>
<context>
    <name>NinetyNineLesson</name>
    <message>
        <source>One round with chips for three: the total, the special cards, a chip lost.</source>
        <translation>Jedna runda na żetony dla trojga: suma, karty specjalne, stracony żeton.</translation>
    </message>
    <message>
        <source>Everybody plays a card in turn, and every card changes the total in the middle. The total must not go over 99. Whoever has no card that fits loses a chip.</source>
        <translation>Wszyscy po kolei zagrywają kartę, a każda karta zmienia sumę na środku. Suma nie może przekroczyć 99. Kto nie ma pasującej karty, traci żeton.</translation>
    </message>
    <message>
        <source>The total is 0. An ace adds 1 or 11, as you like. Play the {card} and choose +1.</source>
        <translation>Suma wynosi 0. As dodaje 1 albo 11, jak wolisz. Zagraj: {card}, i wybierz +1.</translation>
    </message>
    <message>
        <source>You have drawn a new card; you always hold three. The total is 16. A 10 adds 10 or takes 10 away. Play the {card} and choose −10.</source>
        <translation>Masz nową kartę; zawsze masz w ręku trzy. Suma wynosi 16. Dziesiątka dodaje 10 albo odejmuje 10. Zagraj: {card}, i wybierz −10.</translation>
    </message>
    <message>
        <source>A 4 leaves the total as it is and turns the direction of play: watch the arrows. Play the {card}.</source>
        <translation>Czwórka nie zmienia sumy, ale zmienia kierunek gry: patrz na strzałki. Zagraj: {card}.</translation>
    </message>
    <message>
        <source>It came back to you the other way round. A king makes the total 99, whatever it was. Now the others need a special card. Play the {card}.</source>
        <translation>Kolej wróciła do ciebie z drugiej strony. Król ustawia sumę na 99, ile by nie wynosiła. Teraz pozostali potrzebują karty specjalnej. Zagraj: {card}.</translation>
    </message>
    <message>
        <source>Bao played a 4, so it is your turn already. 99 is safe: a card that adds nothing fits. Send it back with the {card}.</source>
        <translation>Bao zagrywa czwórkę, więc już znowu twoja kolej. 99 jest bezpieczne: pasuje karta, która nic nie dodaje. Odeślij kolej z powrotem. Zagraj: {card}.</translation>
    </message>
    <message>
        <source>The total is 97. Your 2 would fit too, but keep it for later. A 9 adds nothing. Play the {card}.</source>
        <translation>Suma wynosi 97. Twoja dwójka też by pasowała, ale zostaw ją na później. Dziewiątka nic nie dodaje. Zagraj: {card}.</translation>
    </message>
    <message>
        <source>Bao went to 99 and Amara had nothing that fits: she lost a chip. A new round would begin now. Without chips you are out, and the last one in wins. The special cards are worth keeping.</source>
        <translation>Bao idzie na 99, a Amara nie ma nic, co pasuje: traci żeton. Teraz zaczęłaby się nowa runda. Bez żetonów się odpada, a wygrywa ten, kto zostanie ostatni. Karty specjalne warto trzymać.</translation>
    </message>
    <message>
        <source>The end of a game head to head: resets, small cards, the last step to 99.</source>
        <translation>Koniec gry jeden na jednego: resety, małe karty, ostatni krok do 99.</translation>
    </message>
    <message>
        <source>You and Amara have played for a while. Every card changes the total in the middle. It must stay under 99: whoever has no card for that has lost.</source>
        <translation>Ty i Amara gracie już jakiś czas. Każda karta zmienia sumę na środku. Musi zostać poniżej 99: kto nie ma na to karty, przegrywa.</translation>
    </message>
    <message>
        <source>The total is 93, and most of your cards are too high. A 9 resets it to 0. Play the {card}.</source>
        <translation>Suma wynosi 93, a większość twoich kart jest za wysoka. Dziewiątka resetuje ją do 0. Zagraj: {card}.</translation>
    </message>
    <message>
        <source>From ace to 8 a card adds its number. Get rid of high ones while there is room. Play the {card}.</source>
        <translation>Karty od asa do 8 dodają swoją wartość. Pozbądź się wysokich, póki jest miejsce. Zagraj: {card}.</translation>
    </message>
    <message>
        <source>The total is 24. Again the highest: the {card}.</source>
        <translation>Suma wynosi 24. Znów najwyższa: {card}.</translation>
    </message>
    <message>
        <source>38. Still room enough for the {card}.</source>
        <translation>38. Wciąż dość miejsca na taką kartę: {card}.</translation>
    </message>
    <message>
        <source>52. You keep the 10 and the small cards for the end. Play the {card}.</source>
        <translation>52. Dziesiątkę i małe karty zostaw na koniec. Zagraj: {card}.</translation>
    </message>
    <message>
        <source>64. Play the {card}.</source>
        <translation>64. Zagraj: {card}.</translation>
    </message>
    <message>
        <source>75. Play the {card}.</source>
        <translation>75. Zagraj: {card}.</translation>
    </message>
    <message>
        <source>85. Now each point counts. Take a small step with the {card}.</source>
        <translation>85. Teraz liczy się każdy punkt. Zrób mały krok: {card}.</translation>
    </message>
    <message>
        <source>93. You could go on with small steps, but a 10 takes 10 off and wins time. Play the {card}.</source>
        <translation>93. Można by iść dalej małymi krokami, ale dziesiątka odejmuje 10 i daje czas. Zagraj: {card}.</translation>
    </message>
    <message>
        <source>88. Amara seems to have no small cards. Play the {card}.</source>
        <translation>88. Amara chyba nie ma małych kart. Zagraj: {card}.</translation>
    </message>
    <message>
        <source>96. With the {card} the total is 98: only a 9 or a 10 could save Amara then. Play it.</source>
        <translation>96. Po tej karcie ({card}) suma wynosi 98: Amarę uratowałaby wtedy tylko dziewiątka albo dziesiątka. Zagraj ją.</translation>
    </message>
    <message>
        <source>Amara had no card that stays under 99. You have won! Keep 9s, 10s and small cards for the end, and count which of them are gone.</source>
        <translation>Amara nie ma karty, która zostaje poniżej 99. Wygrywasz! Dziewiątki, dziesiątki i małe karty trzymaj na koniec i licz, które już wyszły.</translation>
    </message>
</context>
<context>
    <name>NinetyNineQuestions</name>
    <message>
        <source>Which Ninety-Nine do you play?</source>
        <translation>W jakie Ninety-Nine grasz?</translation>
    </message>
    <message>
        <source>What does a 9 do?</source>
        <translation>Co robi dziewiątka?</translation>
    </message>
    <message>
        <source>Nothing: the total stays</source>
        <translation>Nic: suma się nie zmienia</translation>
    </message>
    <message>
        <source>It makes the total 0</source>
        <translation>Ustawia sumę na 0</translation>
    </message>
    <message>
        <source>It makes the total 99</source>
        <translation>Ustawia sumę na 99</translation>
    </message>
    <message>
        <source>Here the king does that, in the game with chips.</source>
        <translation>Tutaj robi to król, w grze na żetony.</translation>
    </message>
    <message>
        <source>What does a king do?</source>
        <translation>Co robi król?</translation>
    </message>
    <message>
        <source>There are no kings, queens and jacks</source>
        <translation>Nie ma króli, dam i waletów</translation>
    </message>
    <message>
        <source>It counts 10, or nothing</source>
        <translation>Liczy się za 10 albo za nic</translation>
    </message>
    <message>
        <source>Here a king always makes the total 99.</source>
        <translation>Tutaj król zawsze ustawia sumę na 99.</translation>
    </message>
    <message>
        <source>What does a 4 do?</source>
        <translation>Co robi czwórka?</translation>
    </message>
    <message>
        <source>It turns the direction of play</source>
        <translation>Zmienia kierunek gry</translation>
    </message>
    <message>
        <source>It adds 4</source>
        <translation>Dodaje 4</translation>
    </message>
    <message>
        <source>What does a 10 do?</source>
        <translation>Co robi dziesiątka?</translation>
    </message>
    <message>
        <source>It adds 10 or takes 10 away, as you like</source>
        <translation>Dodaje 10 albo odejmuje 10, do wyboru</translation>
    </message>
    <message>
        <source>It always takes 10 away</source>
        <translation>Zawsze odejmuje 10</translation>
    </message>
    <message>
        <source>How many cards does each player hold?</source>
        <translation>Ile kart trzyma każdy gracz?</translation>
    </message>
    <message>
        <source>Three</source>
        <translation>Trzy</translation>
    </message>
    <message>
        <source>Five</source>
        <translation>Pięć</translation>
    </message>
    <message>
        <source>How many chips, coins or lives does each player have?</source>
        <translation>Ile żetonów, monet lub żyć ma każdy gracz?</translation>
    </message>
    <message>
        <source>Five, or three when four or more play</source>
        <translation>Pięć, a przy czterech lub więcej graczach trzy</translation>
    </message>
    <message>
        <source>Always three</source>
        <translation>Zawsze trzy</translation>
    </message>
    <message>
        <source>Always five</source>
        <translation>Zawsze pięć</translation>
    </message>
    <message>
        <source>No chips: whoever cannot play has lost</source>
        <translation>Bez żetonów: kto nie może zagrać, przegrywa</translation>
    </message>
    <message>
        <source>Who is out?</source>
        <translation>Kto odpada?</translation>
    </message>
    <message>
        <source>Whoever has lost the last chip</source>
        <translation>Kto stracił ostatni żeton</translation>
    </message>
    <message>
        <source>Whoever loses once more without chips</source>
        <translation>Kto bez żetonów przegra jeszcze raz</translation>
    </message>
    <message>
        <source>Whoever cannot play, at once</source>
        <translation>Kto nie może zagrać, od razu</translation>
    </message>
    <message>
        <source>Is a total of exactly 99 safe?</source>
        <translation>Czy suma równa 99 jest bezpieczna?</translation>
    </message>
    <message>
        <source>Yes, only more than 99 loses</source>
        <translation>Tak, przegrywa tylko więcej niż 99</translation>
    </message>
    <message>
        <source>No, it must stay under 99</source>
        <translation>Nie, musi zostać poniżej 99</translation>
    </message>
    <message>
        <source>Can the total go below 0?</source>
        <translation>Czy suma może spaść poniżej 0?</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>Tak</translation>
    </message>
    <message>
        <source>No, it stops at 0</source>
        <translation>Nie, zatrzymuje się na 0</translation>
    </message>
</context>
<context>
    <name>Notice</name>
    <message>
        <source>Close this message</source>
        <translation>Zamknij tę wiadomość</translation>
    </message>
</context>
<context>
    <name>OpenCodeDialog</name>
    <message>
        <source>Open deal code</source>
        <translation>Otwórz kod rozdania</translation>
    </message>
    <message>
        <source>&amp;Play this deal</source>
        <translation>&amp;Zagraj to rozdanie</translation>
    </message>
    <message>
        <source>&amp;Deal code</source>
        <translation>&amp;Kod rozdania</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Anuluj</translation>
    </message>
    <message>
        <source>Type the code, or paste it. Hyphens do not matter.</source>
        <translation>Wpisz kod albo go wklej. Łączniki nie mają znaczenia.</translation>
    </message>
    <message>
        <source>{game}, deal {number}</source>
        <translation>{game}, rozdanie {number}</translation>
    </message>
    <message>
        <source>No house rules are changed.</source>
        <translation>Żadna zasada domowa nie jest zmieniona.</translation>
    </message>
    <message>
        <source>You have played this deal before, so it counts as practice.</source>
        <translation>To rozdanie masz już za sobą, więc liczy się jako trening.</translation>
    </message>
    <message>
        <source>The code is right.</source>
        <translation>Kod jest poprawny.</translation>
    </message>
</context>
<context>
    <name>Opponent</name>
    <message>
        <source>The thinking process has failed. Simple opponents play in its place.</source>
        <translation>Proces, który oblicza ruchy, zawiódł. Zastępują go prości przeciwnicy.</translation>
    </message>
</context>
<context>
    <name>Options</name>
    <message>
        <source>no</source>
        <translation>nie</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>tak</translation>
    </message>
    <message>
        <source>There is no option “{name}”. There are: {names}.</source>
        <translation>Nie ma opcji „{name}”. Są: {names}.</translation>
    </message>
    <message>
        <source>Option “{name}” cannot be {value}. It can be: {values}.</source>
        <translation>Opcja „{name}” nie może mieć wartości {value}. Może mieć: {values}.</translation>
    </message>
</context>
<context>
    <name>OptionsForm</name>
    <message>
        <source>House rule, changed from the default.</source>
        <translation>Zasada domowa, inna niż domyślna.</translation>
    </message>
</context>
<context>
    <name>Past</name>
    <message>
        <source>There is no game on the table.</source>
        <translation>Na stole nie ma gry.</translation>
    </message>
    <message>
        <source>A replay is being shown.</source>
        <translation>Trwa powtórka.</translation>
    </message>
    <message>
        <source>A lesson is being shown.</source>
        <translation>Trwa lekcja.</translation>
    </message>
    <message>
        <source>Nobody has decided anything yet.</source>
        <translation>Nikt jeszcze o niczym nie zdecydował.</translation>
    </message>
    <message>
        <source>Nothing has been taken back.</source>
        <translation>Nic nie zostało cofnięte.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Cofnij</translation>
    </message>
    <message>
        <source>Hidden cards have been seen since that decision.</source>
        <translation>Od tamtej decyzji ktoś zobaczył zakryte karty.</translation>
    </message>
    <message>
        <source>It can be taken back all the same. The game then counts as practice from now on.</source>
        <translation>Można ją mimo to cofnąć. Gra liczy się wtedy od tej chwili jako trening.</translation>
    </message>
    <message>
        <source>&amp;Take it back</source>
        <translation>Co&amp;fnij mimo to</translation>
    </message>
    <message>
        <source>&amp;Play on</source>
        <translation>Graj &amp;dalej</translation>
    </message>
    <message>
        <source>This game cannot be played back. {reason}</source>
        <translation>Tej partii nie da się odtworzyć. {reason}</translation>
    </message>
    <message>
        <source>You are out of this game; the others play on.</source>
        <translation>Odpadasz z tej gry; inni grają dalej.</translation>
    </message>
    <message>
        <source>&amp;Finish at once</source>
        <translation>Dokończ od raz&amp;u</translation>
    </message>
</context>
<context>
    <name>Pause</name>
    <message>
        <source>Until I press a key</source>
        <translation>Aż nacisnę klawisz</translation>
    </message>
</context>
<context>
    <name>PersonPage</name>
    <message>
        <source>Player</source>
        <translation>Gracz</translation>
    </message>
    <message>
        <source>Your &amp;name</source>
        <translation>Twoje &amp;imię</translation>
    </message>
    <message>
        <source>For new games.</source>
        <translation>W nowych grach.</translation>
    </message>
    <message>
        <source>Same as the desktop</source>
        <translation>Jak w systemie</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>&amp;Język</translation>
    </message>
</context>
<context>
    <name>Picker</name>
    <message>
        <source>cannot be played now</source>
        <translation>nie można teraz zagrać</translation>
    </message>
    <message>
        <source>playable, {one} or {other}</source>
        <comment>said after a card’s name: playable, 64 to 65 or 64 to 75</comment>
        <translation>można zagrać, {one} albo {other}</translation>
    </message>
    <message>
        <source>playable, {effect}</source>
        <comment>said after a card’s name: playable, 64 to 71</comment>
        <translation>można zagrać, {effect}</translation>
    </message>
    <message>
        <source>Once more: {effect}</source>
        <comment>choose the card once more to play it</comment>
        <translation>Jeszcze raz: {effect}</translation>
    </message>
    <message>
        <source>Choose the {card} once more to play it.</source>
        <translation>Wybierz jeszcze raz, żeby zagrać: {card}.</translation>
    </message>
</context>
<context>
    <name>PlayPage</name>
    <message>
        <source>Off</source>
        <translation>Brak</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Wolny</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normalny</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Szybki</translation>
    </message>
    <message>
        <source>&amp;Motion of cards</source>
        <translation>&amp;Ruch kart</translation>
    </message>
    <message>
        <source>&amp;None where the desktop asks for less motion</source>
        <translation>&amp;Nic się nie rusza, gdy system prosi o mniej ruchu</translation>
    </message>
    <message>
        <source>&amp;Opponents take at least</source>
        <translation>&amp;Przeciwnicy myślą co najmniej</translation>
    </message>
    <message>
        <source>A finished &amp;trick stays</source>
        <translation>&amp;Lewa leży na stole</translation>
    </message>
    <message>
        <source>A finished &amp;round stays</source>
        <translation>Wyni&amp;k rundy widać</translation>
    </message>
    <message>
        <source>&amp;Sort my cards</source>
        <translation>&amp;Układaj moje karty</translation>
    </message>
</context>
<context>
    <name>Practice</name>
    <message>
        <source>There is nothing to practise: no mistakes have been found in your games.</source>
        <translation>Nie ma czego ćwiczyć: w twoich partiach nie znaleziono błędów.</translation>
    </message>
    <message>
        <source>The coach is looking at one of your games again. Try once more in a moment.</source>
        <translation>Trener ogląda ponownie jedną z twoich partii. Spróbuj za chwilę.</translation>
    </message>
</context>
<context>
    <name>PreferencesDialog</name>
    <message>
        <source>Preferences</source>
        <translation>Ustawienia</translation>
    </message>
    <message>
        <source>Loo&amp;k</source>
        <translation>&amp;Wygląd</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>&amp;Gra</translation>
    </message>
    <message>
        <source>So&amp;und</source>
        <translation>&amp;Dźwięk</translation>
    </message>
    <message>
        <source>&amp;You</source>
        <translation>&amp;Ty</translation>
    </message>
    <message>
        <source>&amp;As before</source>
        <translation>Jak &amp;było</translation>
    </message>
    <message>
        <source>Everything as it was when this window was opened</source>
        <translation>Wszystko, jak było w chwili otwarcia tego okna</translation>
    </message>
    <message>
        <source>Usual &amp;settings</source>
        <translation>Zwykłe ust&amp;awienia</translation>
    </message>
    <message>
        <source>Clos&amp;e</source>
        <translation>&amp;Zamknij</translation>
    </message>
</context>
<context>
    <name>ProofDialog</name>
    <message>
        <source>Proof of fairness</source>
        <translation>Dowód uczciwości</translation>
    </message>
    <message>
        <source>The cards and the opponents’ dice were fixed before you saw the first card. The promise below is their fingerprint: change one card, and it would be another one. After the game everything is laid open, and each decision of the opponents is taken again on nothing but what they could see.</source>
        <translation>Karty i losowania przeciwników zostały ustalone, zanim widać było pierwszą kartę. Obietnica poniżej to ich odcisk palca: wystarczy zmienić jedną kartę, a byłby inny. Po grze wszystko zostaje odkryte, a każda decyzja przeciwników jest podejmowana jeszcze raz na podstawie tylko tego, co mogli widzieć.</translation>
    </message>
    <message>
        <source>Decisions taken again</source>
        <translation>Powtórzone decyzje</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Zamknij</translation>
    </message>
    <message>
        <source>Anybody can verify a saved game: cardtable verify FILE</source>
        <translation>Każdy może sprawdzić zapisaną partię: cardtable verify PLIK</translation>
    </message>
    <message>
        <source>The &amp;promise</source>
        <translation>&amp;Obietnica</translation>
    </message>
    <message>
        <source>This game promised nothing.</source>
        <translation>Ta gra niczego nie obiecała.</translation>
    </message>
    <message>
        <source>C&amp;opy</source>
        <translation>&amp;Kopiuj</translation>
    </message>
    <message>
        <source>When the game is over, you see here whether the promise was kept.</source>
        <translation>Po skończonej grze zobaczysz tu, czy obietnica została dotrzymana.</translation>
    </message>
    <message>
        <source>The opponents think again…</source>
        <translation>Przeciwnicy myślą jeszcze raz…</translation>
    </message>
    <message>
        <source>This game is not as it was promised.</source>
        <translation>Ta gra nie jest taka, jak obiecano.</translation>
    </message>
    <message>
        <source>The opponents’ decisions could not be taken again.</source>
        <translation>Decyzji przeciwników nie dało się powtórzyć.</translation>
    </message>
    <message>
        <source>Nothing was found against the deal; the opponents were those of another version.</source>
        <translation>Nic nie przemawia przeciw rozdaniu; przeciwnicy pochodzili z innej wersji.</translation>
    </message>
    <message>
        <source>Nothing was found against this game.</source>
        <translation>Nic nie przemawia przeciw tej grze.</translation>
    </message>
    <message>
        <source>kept</source>
        <translation>zgodne</translation>
    </message>
    <message>
        <source>broken</source>
        <translation>niezgodne</translation>
    </message>
    <message>
        <source>open</source>
        <translation>nierozstrzygnięte</translation>
    </message>
</context>
<context>
    <name>QAbstractSpinBox</name>
    <message>
        <source>&amp;Select All</source>
        <translation>&amp;Zaznacz wszystko</translation>
    </message>
    <message>
        <source>&amp;Step up</source>
        <translation>Krok w &amp;górę</translation>
    </message>
    <message>
        <source>Step &amp;down</source>
        <translation>Krok w &amp;dół</translation>
    </message>
</context>
<context>
    <name>QLineEdit</name>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Cofnij</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Ponów</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation>W&amp;ytnij</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Kopiuj</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>&amp;Wklej</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Usuń</translation>
    </message>
    <message>
        <source>Select All</source>
        <translation>Zaznacz wszystko</translation>
    </message>
</context>
<context>
    <name>QShortcut</name>
    <message>
        <source>Space</source>
        <translation>Spacja</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>Lewo</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Prawo</translation>
    </message>
    <message>
        <source>Up</source>
        <translation>Góra</translation>
    </message>
    <message>
        <source>Down</source>
        <translation>Dół</translation>
    </message>
</context>
<context>
    <name>QWidgetTextControl</name>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Cofnij</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Ponów</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation>W&amp;ytnij</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Kopiuj</translation>
    </message>
    <message>
        <source>Copy &amp;Link Location</source>
        <translation>Kopiuj &amp;adres odsyłacza</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>&amp;Wklej</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Usuń</translation>
    </message>
    <message>
        <source>Select All</source>
        <translation>Zaznacz wszystko</translation>
    </message>
</context>
<context>
    <name>Reason</name>
    <message>
        <source>There was nothing to choose between.</source>
        <translation>Nie było w czym wybierać.</translation>
    </message>
    <message>
        <source>This wins {percent}% of games, and no other move wins more.</source>
        <translation>Ten ruch wygrywa {percent}% partii i żaden inny nie wygrywa więcej.</translation>
    </message>
    <message>
        <source>This wins {percent}% of games, and no other move wins noticeably more.</source>
        <translation>Ten ruch wygrywa {percent}% partii i żaden inny nie wygrywa wyraźnie więcej.</translation>
    </message>
    <message>
        <source>This wins {percent}% of games, {best} a little more.</source>
        <translation>Ten ruch wygrywa {percent}% partii, a {best} – nieco więcej.</translation>
    </message>
    <message>
        <source>This wins {percent}% of games, {best} wins {more}%.</source>
        <translation>Ten ruch wygrywa {percent}% partii, a {best} – {more}%.</translation>
    </message>
    <message>
        <source>another move</source>
        <translation>inny ruch</translation>
    </message>
    <message>
        <source>the {card}</source>
        <comment>a card within a sentence: the seven of hearts</comment>
        <translation>{card}</translation>
    </message>
    <message>
        <source>the {card} as {number}</source>
        <comment>the ace of clubs as +11</comment>
        <translation>{card} jako {number}</translation>
    </message>
</context>
<context>
    <name>RecentFiles</name>
    <message>
        <source>Open r&amp;ecent</source>
        <translation>Otwórz ostatni&amp;e</translation>
    </message>
    <message>
        <source>No file has been opened yet.</source>
        <translation>Nie otwarto jeszcze żadnego pliku.</translation>
    </message>
    <message>
        <source>&amp;Clear this list</source>
        <translation>&amp;Wyczyść listę</translation>
    </message>
</context>
<context>
    <name>Record</name>
    <message>
        <source>This is not a game file, or it is damaged.</source>
        <translation>To nie jest plik partii albo jest uszkodzony.</translation>
    </message>
    <message>
        <source>This game was saved by a newer version of Cardtable (format {version}). Update to open it.</source>
        <translation>Tę partię zapisała nowsza wersja programu Cardtable (format {version}). Zaktualizuj program, żeby ją otworzyć.</translation>
    </message>
    <message>
        <source>This is not a game file, or it is damaged: its “{field}” is not as it should be.</source>
        <translation>To nie jest plik partii albo jest uszkodzony: „{field}” nie jest takie, jak powinno być.</translation>
    </message>
    <message>
        <source>Move {number} of this game, {move}, is not possible: {reason}</source>
        <translation>Ruch {number} tej partii, {move}, jest niemożliwy: {reason}</translation>
    </message>
    <message>
        <source>Move {number} of this game cannot be read: {reason}.</source>
        <translation>Ruchu {number} tej partii nie da się odczytać: {reason}.</translation>
    </message>
    <message>
        <source>A branch of this game leaves it after move {number}, which is missing.</source>
        <translation>Jeden z wariantów tej partii odchodzi od niej po ruchu {number}, którego brakuje.</translation>
    </message>
    <message>
        <source>This game has more thoughts than moves.</source>
        <translation>Ta partia ma więcej przemyśleń niż ruchów.</translation>
    </message>
</context>
<context>
    <name>ReplayBar</name>
    <message>
        <source>Replay</source>
        <translation>Powtórka</translation>
    </message>
    <message>
        <source>&amp;Lines taken back</source>
        <translation>Co&amp;fnięte warianty</translation>
    </message>
    <message>
        <source>To the beginning (Home)</source>
        <translation>Na początek (Home)</translation>
    </message>
    <message>
        <source>One move back (←)</source>
        <translation>Ruch wstecz (←)</translation>
    </message>
    <message>
        <source>Play (Space)</source>
        <translation>Odtwarzaj (Spacja)</translation>
    </message>
    <message>
        <source>One move forward (→)</source>
        <translation>Ruch naprzód (→)</translation>
    </message>
    <message>
        <source>To the end (End)</source>
        <translation>Na koniec (End)</translation>
    </message>
    <message>
        <source>G&amp;o to</source>
        <translation>&amp;Idź do</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Tempo</translation>
    </message>
    <message>
        <source>Hands that are shown</source>
        <translation>Pokazywane ręce</translation>
    </message>
    <message>
        <source>&amp;Take over</source>
        <translation>&amp;Przejmij grę</translation>
    </message>
    <message>
        <source>C&amp;lose</source>
        <translation>&amp;Zamknij</translation>
    </message>
    <message>
        <source>Back to the table (Esc)</source>
        <translation>Z powrotem do stołu (Esc)</translation>
    </message>
    <message>
        <source>Previous round</source>
        <translation>Poprzednia runda</translation>
    </message>
    <message>
        <source>Next round</source>
        <translation>Następna runda</translation>
    </message>
    <message>
        <source>Previous trick</source>
        <translation>Poprzednia lewa</translation>
    </message>
    <message>
        <source>Next trick</source>
        <translation>Następna lewa</translation>
    </message>
    <message>
        <source>Previous mistake</source>
        <translation>Poprzedni błąd</translation>
    </message>
    <message>
        <source>Next mistake</source>
        <translation>Następny błąd</translation>
    </message>
    <message>
        <source>The game as it was played</source>
        <translation>Partia, jak była grana</translation>
    </message>
    <message>
        <source>From move {first} to move {last}</source>
        <translation>Od ruchu {first} do ruchu {last}</translation>
    </message>
    <message>
        <source>Move {number} of {count}</source>
        <translation>Ruch {number} z {count}</translation>
    </message>
    <message>
        <source>The game is over here.</source>
        <translation>Tu partia się kończy.</translation>
    </message>
    <message>
        <source>Play a new game from here, with the cards of any player. This one stays as it is.</source>
        <translation>Zagraj stąd nową partię, kartami dowolnego gracza. Ta zostaje, jaka jest.</translation>
    </message>
    <message>
        <source>All hands</source>
        <translation>Wszystkie ręce</translation>
    </message>
    <message>
        <source>What {name} knew</source>
        <translation>Co wie {name}</translation>
    </message>
    <message>
        <source>What everybody saw</source>
        <translation>Co widzieli wszyscy</translation>
    </message>
    <message>
        <source>As {name}</source>
        <translation>Jako {name}</translation>
    </message>
    <message>
        <source>These cards are a secret until the game is over.</source>
        <translation>Te karty są tajemnicą do końca partii.</translation>
    </message>
    <message>
        <source>This game has only one round.</source>
        <translation>Ta partia ma tylko jedną rundę.</translation>
    </message>
    <message>
        <source>This game has no tricks.</source>
        <translation>W tej grze nie ma lew.</translation>
    </message>
    <message>
        <source>No mistakes have been found.</source>
        <translation>Nie znaleziono błędów.</translation>
    </message>
    <message>
        <source>Pause (Space)</source>
        <translation>Pauza (Spacja)</translation>
    </message>
</context>
<context>
    <name>Replaying</name>
    <message>
        <source>Replay: {game}</source>
        <translation>Powtórka: {game}</translation>
    </message>
</context>
<context>
    <name>Result</name>
    <message>
        <source>Nobody wins: a draw</source>
        <translation>Nikt nie wygrywa: remis</translation>
    </message>
    <message>
        <source>You win!</source>
        <translation>Wygrywasz!</translation>
    </message>
    <message>
        <source>{name} wins</source>
        <translation>{name} wygrywa</translation>
    </message>
</context>
<context>
    <name>Review</name>
    <message>
        <source>Chance to win over the game</source>
        <translation>Szansa wygranej w trakcie partii</translation>
    </message>
    <message>
        <source>{game}: {name}</source>
        <translation>{game}: {name}</translation>
    </message>
    <message>
        <source>best</source>
        <comment>grade of a decision</comment>
        <translation>najlepszy</translation>
    </message>
    <message>
        <source>good</source>
        <comment>grade of a decision</comment>
        <translation>dobry</translation>
    </message>
    <message>
        <source>mistake</source>
        <comment>grade of a decision</comment>
        <translation>błąd</translation>
    </message>
    <message>
        <source>blunder</source>
        <comment>grade of a decision: a grave mistake</comment>
        <translation>gruby błąd</translation>
    </message>
    <message>
        <source>{number}. {move}, the only move</source>
        <translation>{number}. {move}, jedyny ruch</translation>
    </message>
    <message>
        <source>{number}. {move}, best to win; {best} saves {cost} points</source>
        <translation>{number}. {move}, najlepsze, by wygrać; {best} oszczędza {cost} punktu</translation>
    </message>
    <message>
        <source>{number}. {move}, best</source>
        <translation>{number}. {move}, najlepszy ruch</translation>
    </message>
    <message>
        <source>{number}. {move}, {grade}: {best} was {loss} better</source>
        <translation>{number}. {move}, {grade}: {best} byłoby lepsze o {loss}</translation>
    </message>
    <message>
        <source>{number}. {move}, {grade}: {best} was {loss} and {cost} chips better</source>
        <translation>{number}. {move}, {grade}: {best} byłoby lepsze o {loss} i {cost} żetonu</translation>
    </message>
    <message>
        <source>{number}. {move}, {grade}: {best} was {loss} and {cost} points better</source>
        <translation>{number}. {move}, {grade}: {best} byłoby lepsze o {loss} i {cost} punktu</translation>
    </message>
    <message>
        <source>No mistakes.</source>
        <translation>Bez błędów.</translation>
    </message>
    <message numerus="yes">
        <source>%n mistake(s).</source>
        <translation>
            <numerusform>%n błąd.</numerusform>
            <numerusform>%n błędy.</numerusform>
            <numerusform>%n błędów.</numerusform>
        </translation>
    </message>
    <message>
        <source>On average a card of yours gave away {mean} of winning; luck was even.</source>
        <translation>Jedna twoja karta oddawała średnio {mean} szans wygranej; szczęście było po równo.</translation>
    </message>
    <message>
        <source>On average a card of yours gave away {mean} of winning, and luck gave you {luck}.</source>
        <translation>Jedna twoja karta oddawała średnio {mean} szans wygranej, a szczęście dawało ci {luck}.</translation>
    </message>
    <message>
        <source>On average a card of yours gave away {mean} of winning, and luck took {luck} from you.</source>
        <translation>Jedna twoja karta oddawała średnio {mean} szans wygranej, a szczęście odbierało ci {luck}.</translation>
    </message>
    <message>
        <source>{name}: no mistakes.</source>
        <translation>{name}: bez błędów.</translation>
    </message>
    <message numerus="yes">
        <source>{name}: %n mistake(s).</source>
        <translation>
            <numerusform>{name}: %n błąd.</numerusform>
            <numerusform>{name}: %n błędy.</numerusform>
            <numerusform>{name}: %n błędów.</numerusform>
        </translation>
    </message>
    <message>
        <source>{number}. {move}: from {before} to {after} by your own card</source>
        <translation>{number}. {move}: z {before} na {after} własną kartą</translation>
    </message>
    <message>
        <source>After {number}. {move}: up from {before} to {after}</source>
        <translation>Po {number}. {move}: w górę z {before} na {after}</translation>
    </message>
    <message>
        <source>After {number}. {move}: down from {before} to {after}</source>
        <translation>Po {number}. {move}: w dół z {before} na {after}</translation>
    </message>
</context>
<context>
    <name>ReviewPanel</name>
    <message>
        <source>Whose decisions</source>
        <translation>Czyje decyzje</translation>
    </message>
    <message>
        <source>Only &amp;mistakes</source>
        <translation>Tylko &amp;błędy</translation>
    </message>
    <message>
        <source>Decisions</source>
        <translation>Decyzje</translation>
    </message>
    <message>
        <source>T&amp;ry again</source>
        <translation>&amp;Jeszcze raz</translation>
    </message>
    <message>
        <source>Show m&amp;e better</source>
        <translation>Po&amp;każ lepszą grę</translation>
    </message>
    <message>
        <source>S&amp;ave…</source>
        <translation>Z&amp;apisz…</translation>
    </message>
    <message>
        <source>Only computers played here: there is nothing to review.</source>
        <translation>Grały tu same komputery: nie ma czego analizować.</translation>
    </message>
    <message numerus="yes">
        <source>The coach is still weighing %n decision(s).</source>
        <translation>
            <numerusform>Trener ocenia jeszcze %n decyzję.</numerusform>
            <numerusform>Trener ocenia jeszcze %n decyzje.</numerusform>
            <numerusform>Trener ocenia jeszcze %n decyzji.</numerusform>
        </translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Analiza</translation>
    </message>
</context>
<context>
    <name>RoundPanel</name>
    <message>
        <source>The round is over</source>
        <translation>Runda skończona</translation>
    </message>
    <message>
        <source>&amp;Next deal</source>
        <translation>&amp;Następne rozdanie</translation>
    </message>
</context>
<context>
    <name>Rulebook</name>
    <message>
        <source>What each card does</source>
        <translation>Co robi każda karta</translation>
    </message>
    <message>
        <source>House rule:</source>
        <translation>Zasada domowa:</translation>
    </message>
    <message>
        <source>How strong are the opponents?</source>
        <translation>Jak silni są przeciwnicy?</translation>
    </message>
    <message>
        <source>{level} against {other}</source>
        <comment>levels of computer players: hard against normal</comment>
        <translation>{level} kontra {other}</translation>
    </message>
    <message>
        <source>{share}% ({low}% to {high}%)</source>
        <comment>share of games, with the ends of an interval</comment>
        <translation>{share}% ({low}% do {high}%)</translation>
    </message>
    <message>
        <source>Games won by the first of two computer players:</source>
        <translation>Partie wygrane przez pierwszego z dwóch graczy komputerowych:</translation>
    </message>
    <message>
        <source>Games won at a table of {players} by one computer player of the first level among others of the second, where a fair share is {fair}%:</source>
        <translation>Partie wygrane przez jednego gracza komputerowego pierwszego poziomu wśród innych, drugiego poziomu (graczy przy stole: {players}; równy udział: {fair}%):</translation>
    </message>
    <message>
        <source>In brackets: where the true share lies, 19 times in 20.</source>
        <translation>W nawiasie: gdzie leży prawdziwy udział, w 19 przypadkach na 20.</translation>
    </message>
    <message>
        <source>This command measures it again: {command}</source>
        <translation>Tym poleceniem zmierzysz to jeszcze raz: {command}</translation>
    </message>
    <message>
        <source>No rule has these words.</source>
        <translation>W żadnej zasadzie nie ma tych słów.</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Zasady</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Gra</translation>
    </message>
    <message>
        <source>Search the rules</source>
        <translation>Szukaj w zasadach</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Zamknij</translation>
    </message>
    <message>
        <source>As played at this table.</source>
        <translation>Jak się gra przy tym stole.</translation>
    </message>
    <message>
        <source>The rules without house rules.</source>
        <translation>Zasady bez zasad domowych.</translation>
    </message>
</context>
<context>
    <name>ScoreSheet</name>
    <message>
        <source>Score sheet</source>
        <translation>Tabela wyników</translation>
    </message>
</context>
<context>
    <name>Scrub</name>
    <message>
        <source>Point of the game</source>
        <translation>Moment partii</translation>
    </message>
</context>
<context>
    <name>SeatPanel</name>
    <message>
        <source>dealer</source>
        <translation>rozdaje</translation>
    </message>
    <message>
        <source>out</source>
        <translation>poza grą</translation>
    </message>
    <message>
        <source>to move</source>
        <translation>ma ruch</translation>
    </message>
    <message>
        <source>D</source>
        <comment>on the dealer&apos;s button</comment>
        <translation>R</translation>
    </message>
    <message>
        <source>thinking…</source>
        <translation>myśli…</translation>
    </message>
    <message>
        <source>your turn</source>
        <translation>twoja kolej</translation>
    </message>
</context>
<context>
    <name>SeatsForm</name>
    <message>
        <source>&amp;Even games</source>
        <translation>&amp;Wyrównane gry</translation>
    </message>
    <message>
        <source>Win often, and your next opponents are a level stronger; lose often, and they are weaker.</source>
        <translation>Gdy często wygrywasz, następni przeciwnicy są o poziom silniejsi; gdy często przegrywasz, są słabsi.</translation>
    </message>
    <message>
        <source>Name of player {number}</source>
        <translation>Imię gracza {number}</translation>
    </message>
    <message>
        <source>Who plays for player {number}</source>
        <translation>Kto gra za gracza {number}</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>Człowiek</translation>
    </message>
    <message>
        <source>Computer: {level}</source>
        <translation>Komputer: {level}</translation>
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
        <translation>Ustawień nie da się odczytać: {reason}.</translation>
    </message>
    <message>
        <source>The settings file is damaged.</source>
        <translation>Plik ustawień jest uszkodzony.</translation>
    </message>
    <message>
        <source>Some settings cannot be used and are back at their defaults.</source>
        <translation>Niektórych ustawień nie da się użyć; mają wartości domyślne.</translation>
    </message>
    <message>
        <source>{what} The old file is kept as “{path}”.</source>
        <translation>{what} Stary plik jest zachowany jako „{path}”.</translation>
    </message>
    <message>
        <source>The settings cannot be kept in the folder “{path}”: {reason}.</source>
        <translation>Ustawień nie da się zapisać w folderze „{path}”: {reason}.</translation>
    </message>
</context>
<context>
    <name>Setup</name>
    <message>
        <source>Player</source>
        <translation>Gracz</translation>
    </message>
    <message>
        <source>Player {number}</source>
        <translation>Gracz {number}</translation>
    </message>
</context>
<context>
    <name>SidePanel</name>
    <message>
        <source>Score</source>
        <translation>Wyniki</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Przebieg</translation>
    </message>
    <message>
        <source>Close the panel</source>
        <translation>Zamknij panel</translation>
    </message>
    <message>
        <source>This deal was fixed before anybody saw it: {promise}</source>
        <translation>To rozdanie zostało ustalone, zanim ktokolwiek je zobaczył: {promise}</translation>
    </message>
</context>
<context>
    <name>SideSwitch</name>
    <message>
        <source>There is no game on the table.</source>
        <translation>Na stole nie ma gry.</translation>
    </message>
</context>
<context>
    <name>Sound</name>
    <message>
        <source>There is no sound: Qt’s sound module is not installed (“pip install cardtable[sound]”).</source>
        <translation>Nie ma dźwięku: moduł dźwięku Qt nie jest zainstalowany („pip install cardtable[sound]”).</translation>
    </message>
    <message>
        <source>There is no sound: this package comes without Qt’s sound module.</source>
        <translation>Nie ma dźwięku: ten pakiet nie zawiera modułu dźwięku Qt.</translation>
    </message>
    <message>
        <source>There is no sound: Qt’s sound module needs {library}, which is not on this machine.</source>
        <translation>Nie ma dźwięku: moduł dźwięku Qt potrzebuje {library}, a na tym komputerze tego nie ma.</translation>
    </message>
    <message>
        <source>There is no sound: install a program that plays it, one of {programs}.</source>
        <translation>Nie ma dźwięku: zainstaluj program, który go odtwarza, jeden z: {programs}.</translation>
    </message>
    <message>
        <source>There is no sound: no loudspeaker was found.</source>
        <translation>Nie ma dźwięku: nie znaleziono głośnika.</translation>
    </message>
</context>
<context>
    <name>SoundPage</name>
    <message>
        <source>Sounds of cards and &amp;chips</source>
        <translation>Odgłosy kart i ż&amp;etonów</translation>
    </message>
    <message>
        <source>&amp;Volume</source>
        <translation>Gł&amp;ośność</translation>
    </message>
    <message>
        <source>&amp;Hear one</source>
        <translation>&amp;Posłuchaj</translation>
    </message>
</context>
<context>
    <name>StatisticsDialog</name>
    <message>
        <source>Statistics</source>
        <translation>Statystyki</translation>
    </message>
    <message>
        <source>Kinds of games</source>
        <translation>Rodzaje partii</translation>
    </message>
    <message>
        <source>Figures</source>
        <translation>Liczby</translation>
    </message>
    <message>
        <source>Share of games won</source>
        <translation>Udział wygranych partii</translation>
    </message>
    <message>
        <source>Chance given away by a decision</source>
        <translation>Szansa oddana jedną decyzją</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Gra</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>Zasady domowe</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Gracze</translation>
    </message>
    <message>
        <source>Opponents</source>
        <translation>Przeciwnicy</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Podpowiedzi</translation>
    </message>
    <message>
        <source>Games</source>
        <comment>a number of games</comment>
        <translation>Partie</translation>
    </message>
    <message>
        <source>Won</source>
        <comment>games that were won</comment>
        <translation>Wygrane</translation>
    </message>
    <message>
        <source>Figure</source>
        <translation>Miara</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Wartość</translation>
    </message>
    <message>
        <source>What it counts</source>
        <translation>Co liczy</translation>
    </message>
    <message>
        <source>&amp;Player</source>
        <translation>&amp;Gracz</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>&amp;Eksportuj…</translation>
    </message>
    <message>
        <source>Count a&amp;new…</source>
        <translation>Licz &amp;od nowa…</translation>
    </message>
    <message>
        <source>Count &amp;all games</source>
        <translation>Licz &amp;wszystkie</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Zamknij</translation>
    </message>
    <message>
        <source>Older games are still being looked at…</source>
        <translation>Starsze partie są jeszcze przeglądane…</translation>
    </message>
    <message>
        <source>When you have finished a game, its figures are here.</source>
        <translation>Po skończonej partii będą tu jej liczby.</translation>
    </message>
    <message>
        <source>Only games finished since {date} count.</source>
        <translation>Liczą się tylko partie skończone od {date}.</translation>
    </message>
    <message>
        <source>Every game on the list that is finished counts.</source>
        <translation>Liczy się każda skończona partia z listy.</translation>
    </message>
    <message>
        <source>as in the book</source>
        <translation>bez zmian</translation>
    </message>
    <message>
        <source>{level} × {count}</source>
        <comment>so many opponents of a level</comment>
        <translation>{level} × {count}</translation>
    </message>
    <message>
        <source>none</source>
        <comment>no help</comment>
        <translation>brak</translation>
    </message>
    <message>
        <source>with hints</source>
        <translation>z podpowiedziami</translation>
    </message>
    <message>
        <source>practice</source>
        <translation>trening</translation>
    </message>
    <message>
        <source>Share won of the last {count} games</source>
        <translation>Udział wygranych, ostatnie partie: {count}</translation>
    </message>
    <message>
        <source>Given away by a decision, last {count} games</source>
        <translation>Szansa oddana jedną decyzją, ostatnie partie: {count}</translation>
    </message>
    <message>
        <source>Now {now}; lowest {low}, highest {high}.</source>
        <translation>Teraz {now}; najniżej {low}, najwyżej {high}.</translation>
    </message>
    <message>
        <source>The table was not written: {reason}.</source>
        <translation>Tabela nie została zapisana: {reason}.</translation>
    </message>
    <message>
        <source>Saved as “{path}”.</source>
        <translation>Zapisano jako „{path}”.</translation>
    </message>
    <message>
        <source>From now on only new games count. The old ones stay in the list of games.</source>
        <translation>Od teraz liczą się tylko nowe partie. Stare zostają na liście partii.</translation>
    </message>
    <message>
        <source>Count a&amp;new</source>
        <translation>Licz &amp;od nowa</translation>
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
        <translation>Zasada {id}</translation>
    </message>
    <message>
        <source>Rule {id}: {title}</source>
        <comment>Rule H-26: follow suit</comment>
        <translation>Zasada {id}: {title}</translation>
    </message>
    <message>
        <source>Deal {number}</source>
        <translation>Rozdanie {number}</translation>
    </message>
    <message>
        <source>Choose a game.</source>
        <translation>Wybierz grę.</translation>
    </message>
    <message>
        <source>The trick is over. Enter goes on.</source>
        <translation>Lewa skończona. Enter: dalej.</translation>
    </message>
    <message>
        <source>The round is over. Enter goes on.</source>
        <translation>Runda skończona. Enter: dalej.</translation>
    </message>
    <message>
        <source>{name} is to play.</source>
        <translation>{name} ma ruch.</translation>
    </message>
    <message>
        <source>Your turn.</source>
        <translation>Twoja kolej.</translation>
    </message>
    <message>
        <source>{name}, your turn.</source>
        <translation>{name}, twoja kolej.</translation>
    </message>
    <message>
        <source>{name} is thinking…</source>
        <translation>{name} myśli…</translation>
    </message>
    <message>
        <source>{name} plays.</source>
        <translation>{name} gra.</translation>
    </message>
</context>
<context>
    <name>TableWidget</name>
    <message>
        <source>Table</source>
        <translation>Stół</translation>
    </message>
</context>
<context>
    <name>Telling</name>
    <message>
        <source>There is no game on the table.</source>
        <translation>Na stole nie ma gry.</translation>
    </message>
    <message>
        <source>The cards are covered.</source>
        <translation>Karty są zakryte.</translation>
    </message>
    <message>
        <source>Nobody at this table holds cards for you.</source>
        <translation>Przy tym stole żadne karty nie są twoje.</translation>
    </message>
    <message>
        <source>You hold no cards.</source>
        <translation>Nie masz kart.</translation>
    </message>
    <message>
        <source>{name} has played the {card}.</source>
        <translation>{name} zagrywa: {card}.</translation>
    </message>
    <message>
        <source>No card has been played to the trick.</source>
        <translation>Do lewy nie zagrano jeszcze żadnej karty.</translation>
    </message>
    <message>
        <source>Nobody has played yet.</source>
        <translation>Nikt jeszcze nie zagrał.</translation>
    </message>
    <message>
        <source>{name}: {facts}.</source>
        <comment>a player with chips or points: Ada: 3 chips and dealer</comment>
        <translation>{name}: {facts}.</translation>
    </message>
    <message>
        <source>{name} is in the game.</source>
        <translation>{name} jest w grze.</translation>
    </message>
    <message>
        <source>{name} is out.</source>
        <translation>{name} jest poza grą.</translation>
    </message>
    <message>
        <source>dealer</source>
        <comment>one of the facts about a player</comment>
        <translation>rozdaje</translation>
    </message>
    <message>
        <source>{words}.</source>
        <comment>a fact that becomes a sentence: Hearts are broken.</comment>
        <translation>{words}.</translation>
    </message>
    <message numerus="yes">
        <source>Your %n card(s): {cards}.</source>
        <translation>
            <numerusform>Masz %n kartę: {cards}.</numerusform>
            <numerusform>Masz %n karty: {cards}.</numerusform>
            <numerusform>Masz %n kart: {cards}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{place}: %n card(s), the {card} on top.</source>
        <translation>
            <numerusform>{place}: %n karta, na wierzchu {card}.</numerusform>
            <numerusform>{place}: %n karty, na wierzchu {card}.</numerusform>
            <numerusform>{place}: %n kart, na wierzchu {card}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{place}, {name}: %n card(s).</source>
        <translation>
            <numerusform>{place}, {name}: %n karta.</numerusform>
            <numerusform>{place}, {name}: %n karty.</numerusform>
            <numerusform>{place}, {name}: %n kart.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{place}: %n card(s).</source>
        <translation>
            <numerusform>{place}: %n karta.</numerusform>
            <numerusform>{place}: %n karty.</numerusform>
            <numerusform>{place}: %n kart.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Trial</name>
    <message>
        <source>You have answered already.</source>
        <translation>Odpowiedź już padła.</translation>
    </message>
</context>
<context>
    <name>TrickPeek</name>
    <message>
        <source>Last trick: {cards}</source>
        <translation>Ostatnia lewa: {cards}</translation>
    </message>
    <message>
        <source>Last trick</source>
        <translation>Ostatnia lewa</translation>
    </message>
</context>
<context>
    <name>ValueTable</name>
    <message>
        <source>What each card was worth</source>
        <translation>Ile była warta każda karta</translation>
    </message>
    <message>
        <source>Card</source>
        <translation>Karta</translation>
    </message>
    <message>
        <source>Chance to win</source>
        <translation>Szansa wygranej</translation>
    </message>
    <message>
        <source>Ahead this deal</source>
        <translation>Przewaga</translation>
    </message>
    <message>
        <source>Points or chips that this deal brings more than to the others, on average</source>
        <translation>Średnia przewaga nad innymi w tym rozdaniu, w punktach lub żetonach</translation>
    </message>
    <message>
        <source>{move}, played</source>
        <translation>{move}, zagrane</translation>
    </message>
    <message numerus="yes">
        <source>Mean of %n possible deal(s)</source>
        <translation>
            <numerusform>Średnia z %n możliwego rozdania</numerusform>
            <numerusform>Średnia z %n możliwych rozdań</numerusform>
            <numerusform>Średnia z %n możliwych rozdań</numerusform>
        </translation>
    </message>
    <message>
        <source>It differs between them by {spread}, typically.</source>
        <translation>Między nimi różni się zwykle o {spread}.</translation>
    </message>
</context>
<context>
    <name>Welcome</name>
    <message>
        <source>Which game shall it be?</source>
        <translation>W co zagramy?</translation>
    </message>
    <message>
        <source>Once more: {game} with {names} (F2)</source>
        <translation>Jeszcze raz: {game}, {names} (F2)</translation>
    </message>
    <message>
        <source>Choose a game</source>
        <translation>Wybierz grę</translation>
    </message>
    <message>
        <source>&amp;Learn a game…</source>
        <translation>&amp;Naucz się gry…</translation>
    </message>
    <message>
        <source>&amp;Which game do you know?…</source>
        <translation>&amp;Którą grę znasz?…</translation>
    </message>
    <message>
        <source>Games pla&amp;yed…</source>
        <translation>Ro&amp;zegrane partie…</translation>
    </message>
    <message>
        <source>&amp;Open file…</source>
        <translation>Otwórz &amp;plik…</translation>
    </message>
    <message>
        <source>Cards, colours, sounds, l&amp;anguage…</source>
        <translation>Karty, kolory, dźwięki, &amp;język…</translation>
    </message>
</context>
<context>
    <name>WhichGame</name>
    <message>
        <source>Which game do you know?</source>
        <translation>Którą grę znasz?</translation>
    </message>
    <message>
        <source>Name of the game</source>
        <translation>Nazwa gry</translation>
    </message>
    <message>
        <source>&amp;Play this…</source>
        <translation>&amp;Zagraj w to…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Anuluj</translation>
    </message>
    <message>
        <source>Answer what you know; the rest does not matter.</source>
        <translation>Odpowiedz na to, co wiesz; reszta nie ma znaczenia.</translation>
    </message>
    <message>
        <source>I do not know</source>
        <translation>Nie wiem</translation>
    </message>
    <message>
        <source>Answer at least one question.</source>
        <translation>Odpowiedz na co najmniej jedno pytanie.</translation>
    </message>
    <message>
        <source>Nothing is answered yet.</source>
        <translation>Nie ma jeszcze żadnej odpowiedzi.</translation>
    </message>
    <message>
        <source>Nearest to it is “{game}”.</source>
        <translation>Najbliżej jest „{game}”.</translation>
    </message>
    <message>
        <source>That is “{game}”.</source>
        <translation>To jest „{game}”.</translation>
    </message>
    <message>
        <source>With its usual rules.</source>
        <translation>Ze zwykłymi zasadami.</translation>
    </message>
    <message>
        <source>• {rule}: {value} (usually: {usual})</source>
        <comment>a house rule that differs from the usual one</comment>
        <translation>• {rule}: {value} (zwykle: {usual})</translation>
    </message>
    <message>
        <source>With these house rules:</source>
        <translation>Z tymi zasadami domowymi:</translation>
    </message>
    <message>
        <source>! {question} {note}</source>
        <comment>a question, then how it is here</comment>
        <translation>! {question} {note}</translation>
    </message>
    <message>
        <source>This is different here.</source>
        <translation>Tutaj jest inaczej.</translation>
    </message>
    <message>
        <source>Here: {answer}.</source>
        <translation>Tutaj: {answer}.</translation>
    </message>
</context>
<context>
    <name>ZoneLabel</name>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n karta</numerusform>
            <numerusform>%n karty</numerusform>
            <numerusform>%n kart</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>actions</name>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Gra</translation>
    </message>
    <message>
        <source>&amp;Deal</source>
        <translation>&amp;Rozdanie</translation>
    </message>
    <message>
        <source>&amp;Coach</source>
        <translation>&amp;Trener</translation>
    </message>
    <message>
        <source>&amp;Help while I play</source>
        <translation>&amp;Podpowiedzi w grze</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Widok</translation>
    </message>
    <message>
        <source>&amp;Motion</source>
        <translation>&amp;Ruch</translation>
    </message>
    <message>
        <source>&amp;Opponents play</source>
        <translation>Przeciwnicy &amp;grają</translation>
    </message>
    <message>
        <source>A finished &amp;trick stays</source>
        <translation>&amp;Lewa leży na stole</translation>
    </message>
    <message>
        <source>F&amp;elt</source>
        <translation>&amp;Sukno</translation>
    </message>
    <message>
        <source>&amp;Speak</source>
        <translation>P&amp;owiedz</translation>
    </message>
    <message>
        <source>What is &amp;announced</source>
        <translation>Co program &amp;mówi</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>Pomo&amp;c</translation>
    </message>
</context>
</TS>
