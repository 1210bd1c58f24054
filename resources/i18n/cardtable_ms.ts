<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ms" sourcelanguage="en">
<context>
    <name>AboutDialog</name>
    <message>
        <source>About Cardtable</source>
        <translation>Perihal Cardtable</translation>
    </message>
    <message>
        <source>Version {version}</source>
        <translation>Versi {version}</translation>
    </message>
    <message>
        <source>{games}: against opponents that think, or with friends at one machine.</source>
        <translation>{games}: melawan pemain komputer yang berfikir, atau bersama kawan di satu komputer.</translation>
    </message>
    <message>
        <source>Free software: you may use, share and change it under the GNU General Public License, version 3 or later. It comes without any warranty.</source>
        <translation>Perisian bebas: anda boleh guna, kongsi dan ubah di bawah Lesen Awam Am GNU, versi 3 atau yang lebih baharu. Tiada sebarang jaminan.</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Tutup</translation>
    </message>
</context>
<context>
    <name>Actions</name>
    <message>
        <source>&amp;New game…</source>
        <translation>Permainan &amp;baharu…</translation>
    </message>
    <message>
        <source>New game with the &amp;same settings</source>
        <translation>Permainan baharu, tetapan &amp;sama</translation>
    </message>
    <message>
        <source>&amp;Games…</source>
        <translation>&amp;Permainan…</translation>
    </message>
    <message>
        <source>&amp;Open file…</source>
        <translation>Buka &amp;fail…</translation>
    </message>
    <message>
        <source>Save a &amp;copy as…</source>
        <translation>Simpan sali&amp;nan sebagai…</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Tarik balik</translation>
    </message>
    <message>
        <source>Re&amp;do</source>
        <translation>B&amp;uat semula</translation>
    </message>
    <message>
        <source>Restart with the same ca&amp;rds</source>
        <translation>Ulang dengan &amp;kad yang sama</translation>
    </message>
    <message>
        <source>Opponent: play no&amp;w</source>
        <translation>&amp;Lawan: main sekarang</translation>
    </message>
    <message>
        <source>Re&amp;play of this game</source>
        <translation>Ulang ta&amp;yang permainan ini</translation>
    </message>
    <message>
        <source>Restore games from a &amp;backup…</source>
        <translation>Pulihkan daripada san&amp;daran…</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>K&amp;eluar</translation>
    </message>
    <message>
        <source>&amp;Score sheet</source>
        <translation>&amp;Helaian skor</translation>
    </message>
    <message>
        <source>&amp;Log</source>
        <translation>&amp;Catatan</translation>
    </message>
    <message>
        <source>Re&amp;view of the game</source>
        <translation>&amp;Ulasan permainan</translation>
    </message>
    <message>
        <source>Could I have &amp;won?</source>
        <translation>Bolehkah saya &amp;menang tadi?</translation>
    </message>
    <message>
        <source>Practise my &amp;mistakes</source>
        <translation>Be&amp;rlatih daripada kesilapan saya</translation>
    </message>
    <message>
        <source>&amp;None</source>
        <translation>&amp;Tiada</translation>
    </message>
    <message>
        <source>What can be &amp;counted</source>
        <translation>Apa yang boleh di&amp;kira</translation>
    </message>
    <message>
        <source>What each card is &amp;worth</source>
        <translation>&amp;Nilai setiap kad</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>Skrin &amp;penuh</translation>
    </message>
    <message>
        <source>&amp;Slow</source>
        <translation>&amp;Perlahan</translation>
    </message>
    <message>
        <source>&amp;Normal</source>
        <translation>&amp;Biasa</translation>
    </message>
    <message>
        <source>&amp;Fast</source>
        <translation>&amp;Laju</translation>
    </message>
    <message>
        <source>&amp;Off</source>
        <translation>&amp;Tiada</translation>
    </message>
    <message>
        <source>&amp;At once</source>
        <translation>&amp;Serta-merta</translation>
    </message>
    <message>
        <source>&amp;Quickly</source>
        <translation>&amp;Cepat</translation>
    </message>
    <message>
        <source>&amp;Normally</source>
        <translation>&amp;Biasa</translation>
    </message>
    <message>
        <source>&amp;Unhurriedly</source>
        <translation>Sa&amp;ntai</translation>
    </message>
    <message>
        <source>&amp;Hardly</source>
        <translation>Hampir &amp;tiada</translation>
    </message>
    <message>
        <source>&amp;A moment</source>
        <translation>&amp;Sekejap</translation>
    </message>
    <message>
        <source>&amp;Long</source>
        <translation>&amp;Lama</translation>
    </message>
    <message>
        <source>Until I press a &amp;key</source>
        <translation>Hingga saya tekan ke&amp;kunci</translation>
    </message>
    <message>
        <source>Sort my &amp;cards</source>
        <translation>&amp;Susun kad saya</translation>
    </message>
    <message>
        <source>&amp;Green</source>
        <translation>&amp;Hijau</translation>
    </message>
    <message>
        <source>Night &amp;blue</source>
        <translation>Biru &amp;malam</translation>
    </message>
    <message>
        <source>&amp;Wine</source>
        <translation>Merah &amp;wain</translation>
    </message>
    <message>
        <source>&amp;Preferences…</source>
        <translation>&amp;Tetapan…</translation>
    </message>
    <message>
        <source>Show the last t&amp;rick</source>
        <translation>Tunjuk trik te&amp;rakhir</translation>
    </message>
    <message>
        <source>So&amp;unds</source>
        <translation>B&amp;unyi</translation>
    </message>
    <message>
        <source>Show the menu &amp;bar</source>
        <translation>Tunjuk &amp;bar menu</translation>
    </message>
    <message>
        <source>Play a card only when it is chosen t&amp;wice</source>
        <translation>Main kad hanya jika &amp;dipilih dua kali</translation>
    </message>
    <message>
        <source>&amp;Learn a game…</source>
        <translation>&amp;Belajar bermain…</translation>
    </message>
    <message>
        <source>&amp;Which game do you know?…</source>
        <translation>Permainan &amp;mana yang anda tahu?…</translation>
    </message>
    <message>
        <source>&amp;Rules</source>
        <translation>Pe&amp;raturan</translation>
    </message>
    <message>
        <source>&amp;Keys…</source>
        <translation>&amp;Kekunci…</translation>
    </message>
    <message>
        <source>&amp;About Cardtable</source>
        <translation>&amp;Perihal Cardtable</translation>
    </message>
    <message>
        <source>S&amp;tatistics…</source>
        <translation>St&amp;atistik…</translation>
    </message>
    <message>
        <source>&amp;Copy deal code</source>
        <translation>&amp;Salin kod agihan</translation>
    </message>
    <message>
        <source>&amp;Open deal code…</source>
        <translation>&amp;Buka kod agihan…</translation>
    </message>
    <message>
        <source>&amp;Game of the day…</source>
        <translation>Permainan &amp;hari ini…</translation>
    </message>
    <message>
        <source>Play this deal from the other &amp;seat</source>
        <translation>Main agihan ini dari &amp;kerusi lain</translation>
    </message>
    <message>
        <source>Let the &amp;expert play my seat…</source>
        <translation>Biar &amp;pakar main di kerusi saya…</translation>
    </message>
    <message>
        <source>Co&amp;mpare this deal…</source>
        <translation>Ba&amp;ndingkan agihan ini…</translation>
    </message>
    <message>
        <source>&amp;Proof of fairness…</source>
        <translation>Bukti ke&amp;adilan…</translation>
    </message>
    <message>
        <source>The &amp;total, or the trick</source>
        <translation>&amp;Jumlah, atau trik</translation>
    </message>
    <message>
        <source>My &amp;cards</source>
        <translation>&amp;Kad saya</translation>
    </message>
    <message>
        <source>&amp;Whose turn it is</source>
        <translation>&amp;Giliran siapa</translation>
    </message>
    <message>
        <source>Chips or &amp;points</source>
        <translation>&amp;Cip atau mata</translation>
    </message>
    <message>
        <source>The &amp;last move</source>
        <translation>Langkah &amp;terakhir</translation>
    </message>
    <message>
        <source>That a&amp;gain</source>
        <translation>&amp;Sekali lagi</translation>
    </message>
    <message>
        <source>The whole ta&amp;ble</source>
        <translation>Seluruh &amp;meja</translation>
    </message>
    <message>
        <source>&amp;Single letters are keys</source>
        <translation>&amp;Huruf tunggal jadi kekunci</translation>
    </message>
    <message>
        <source>&amp;Little: what ends a round, and my turn</source>
        <translation>Se&amp;dikit: akhir pusingan dan giliran saya</translation>
    </message>
    <message>
        <source>&amp;What the others do</source>
        <translation>Apa yang orang &amp;lain buat</translation>
    </message>
    <message>
        <source>&amp;Everything</source>
        <translation>&amp;Semua</translation>
    </message>
</context>
<context>
    <name>Again</name>
    <message>
        <source>{title}, played better</source>
        <translation>{title}, dimainkan lebih baik</translation>
    </message>
    <message>
        <source>{title}, taken over</source>
        <translation>{title}, diambil alih</translation>
    </message>
</context>
<context>
    <name>Assistance</name>
    <message>
        <source>There is no game on the table.</source>
        <translation>Tiada permainan di meja.</translation>
    </message>
    <message>
        <source>No trick has been finished yet.</source>
        <translation>Belum ada trik yang selesai.</translation>
    </message>
    <message>
        <source>This game has no tricks.</source>
        <translation>Permainan ini tiada trik.</translation>
    </message>
    <message>
        <source>Give “Show the menu bar” a key first, to bring it back with.</source>
        <translation>Berikan dahulu satu kekunci kepada “Tunjuk bar menu”, supaya bar itu dapat dipaparkan semula.</translation>
    </message>
    <message>
        <source>The menu bar is hidden. {key} brings it back.</source>
        <translation>Bar menu disembunyikan. {key} memaparkannya semula.</translation>
    </message>
    <message>
        <source>{name}: on.</source>
        <comment>a command of the menu that can be switched on and off, by its name</comment>
        <translation>{name}: hidup.</translation>
    </message>
    <message>
        <source>{name}: off.</source>
        <comment>a command of the menu that can be switched on and off, by its name</comment>
        <translation>{name}: mati.</translation>
    </message>
</context>
<context>
    <name>Backups</name>
    <message numerus="yes">
        <source>The backup of {date} is your list of games now: %n game(s). Games played later are not in it.</source>
        <comment>date: date and time</comment>
        <translation>
            <numerusform>Sandaran {date} kini menjadi senarai permainan anda: %n permainan. Permainan yang dimainkan kemudian tiada di dalamnya.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The backup of {date} is your list of games now: %n game(s). Games played later are not in it; the list before is kept as “{path}”.</source>
        <comment>date: date and time</comment>
        <translation>
            <numerusform>Sandaran {date} kini menjadi senarai permainan anda: %n permainan. Permainan yang dimainkan kemudian tiada di dalamnya; senarai sebelumnya disimpan sebagai “{path}”.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{told} Your list also keeps %n game(s) played since the program was started.</source>
        <translation>
            <numerusform>{told} %n permainan yang dimainkan sejak program dimulakan kekal di dalamnya.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>BackupsDialog</name>
    <message>
        <source>Backups</source>
        <translation>Sandaran</translation>
    </message>
    <message>
        <source>There are no backups yet. One is made every hour that you play.</source>
        <translation>Belum ada sandaran. Satu sandaran dibuat bagi setiap jam anda bermain.</translation>
    </message>
    <message>
        <source>&amp;Restore</source>
        <translation>&amp;Pulihkan</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Tutup</translation>
    </message>
    <message>
        <source>A backup takes the place of your list of games. Your current list is kept and can be restored in the same way.</source>
        <translation>Sandaran menggantikan senarai permainan anda. Senarai sekarang disimpan dan boleh dipulihkan dengan cara yang sama.</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n permainan</numerusform>
        </translation>
    </message>
    <message>
        <source>{date}: {games}, the list that was replaced</source>
        <translation>{date}: {games}, senarai yang digantikan</translation>
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
            <numerusform>Lawan kini bermain pada tahap {level}: anda menang {won} daripada %n permainan terakhir.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Opponents are a level stronger now: you won {won} of the last %n game(s).</source>
        <translation>
            <numerusform>Lawan kini setahap lebih kuat: anda menang {won} daripada %n permainan terakhir.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Opponents are a level weaker now: you won {won} of the last %n game(s).</source>
        <translation>
            <numerusform>Lawan kini setahap lebih lemah: anda menang {won} daripada %n permainan terakhir.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Better</name>
    <message>
        <source>You did win this game.</source>
        <translation>Anda memang menang dalam permainan ini.</translation>
    </message>
    <message>
        <source>The coach is still looking at this game.</source>
        <translation>Jurulatih masih meneliti permainan ini.</translation>
    </message>
    <message>
        <source>Best play from move {number} on is being tried…</source>
        <translation>Cara main terbaik dari langkah {number} sedang dicuba…</translation>
    </message>
    <message>
        <source>Best play from move {number} on is being tried: move {now}…</source>
        <translation>Cara main terbaik dari langkah {number} sedang dicuba: langkah {now}…</translation>
    </message>
    <message>
        <source>No: best play would not have won, neither from your mistakes on nor from the start.</source>
        <translation>Tidak: cara main terbaik pun tidak akan menang, sama ada dari kesilapan anda mahupun dari mula.</translation>
    </message>
    <message>
        <source>Yes: with best play from move {number} on this game is won. Here it is.</source>
        <translation>Ya: dengan cara main terbaik dari langkah {number}, permainan ini dapat dimenangi. Inilah dia.</translation>
    </message>
    <message>
        <source>Best play from move {number} on. It does not win either.</source>
        <translation>Cara main terbaik dari langkah {number}. Itu pun tidak menang.</translation>
    </message>
</context>
<context>
    <name>Card</name>
    <message>
        <source>ace</source>
        <translation>sat</translation>
    </message>
    <message>
        <source>two</source>
        <translation>dua</translation>
    </message>
    <message>
        <source>three</source>
        <translation>tiga</translation>
    </message>
    <message>
        <source>four</source>
        <translation>empat</translation>
    </message>
    <message>
        <source>five</source>
        <translation>lima</translation>
    </message>
    <message>
        <source>six</source>
        <translation>enam</translation>
    </message>
    <message>
        <source>seven</source>
        <translation>tujuh</translation>
    </message>
    <message>
        <source>eight</source>
        <translation>lapan</translation>
    </message>
    <message>
        <source>nine</source>
        <translation>sembilan</translation>
    </message>
    <message>
        <source>ten</source>
        <translation>sepuluh</translation>
    </message>
    <message>
        <source>jack</source>
        <translation>pekak</translation>
    </message>
    <message>
        <source>queen</source>
        <translation>ratu</translation>
    </message>
    <message>
        <source>king</source>
        <translation>raja</translation>
    </message>
    <message>
        <source>clubs</source>
        <translation>kelawar</translation>
    </message>
    <message>
        <source>diamonds</source>
        <translation>daiman</translation>
    </message>
    <message>
        <source>hearts</source>
        <translation>hati</translation>
    </message>
    <message>
        <source>spades</source>
        <translation>sped</translation>
    </message>
    <message>
        <source>{rank} of {suit}</source>
        <comment>name of a card: seven of hearts</comment>
        <translation>{rank} {suit}</translation>
    </message>
    <message>
        <source>face-down card</source>
        <translation>kad tertutup</translation>
    </message>
</context>
<context>
    <name>ChoicePopup</name>
    <message>
        <source>What should the card do?</source>
        <translation>Apa yang kad ini perlu buat?</translation>
    </message>
</context>
<context>
    <name>Coaching</name>
    <message>
        <source>There is no game on the table.</source>
        <translation>Tiada permainan di meja.</translation>
    </message>
    <message>
        <source>The review comes when the game is over.</source>
        <translation>Ulasan boleh dilihat selepas permainan tamat.</translation>
    </message>
    <message>
        <source>{game}, review</source>
        <comment>name of a file</comment>
        <translation>{game}, ulasan</translation>
    </message>
    <message>
        <source>Save the review</source>
        <translation>Simpan ulasan</translation>
    </message>
    <message>
        <source>The whole review (*.html)</source>
        <translation>Seluruh ulasan (*.html)</translation>
    </message>
    <message>
        <source>All figures (*.json)</source>
        <translation>Semua angka (*.json)</translation>
    </message>
    <message>
        <source>The curve as a drawing (*.svg)</source>
        <translation>Graf sebagai lukisan (*.svg)</translation>
    </message>
    <message>
        <source>The curve as a picture (*.png)</source>
        <translation>Graf sebagai gambar (*.png)</translation>
    </message>
    <message>
        <source>The review was not saved: its name must end in {endings}.</source>
        <translation>Ulasan tidak disimpan: namanya mesti berakhir dengan {endings}.</translation>
    </message>
    <message>
        <source>The review was not saved: {reason}.</source>
        <translation>Ulasan tidak disimpan: {reason}.</translation>
    </message>
</context>
<context>
    <name>CompareDialog</name>
    <message>
        <source>The same deal</source>
        <translation>Agihan yang sama</translation>
    </message>
    <message>
        <source>Who</source>
        <translation>Siapa</translation>
    </message>
    <message>
        <source>Seat</source>
        <translation>Kerusi</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Keputusan</translation>
    </message>
    <message>
        <source>Played</source>
        <translation>Dimainkan</translation>
    </message>
    <message>
        <source>Games of this deal</source>
        <translation>Permainan dengan agihan ini</translation>
    </message>
    <message>
        <source>&amp;Look at it</source>
        <translation>&amp;Lihat</translation>
    </message>
    <message>
        <source>Let the &amp;expert play your seat</source>
        <translation>Biar &amp;pakar main di kerusi anda</translation>
    </message>
    <message>
        <source>Play from the &amp;other seat</source>
        <translation>Main dari &amp;kerusi lain</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Tutup</translation>
    </message>
    <message>
        <source>The expert plays</source>
        <translation>Pakar bermain</translation>
    </message>
    <message>
        <source>{name} plays…</source>
        <translation>{name} bermain…</translation>
    </message>
    <message>
        <source>{name} ({level})</source>
        <translation>{name} ({level})</translation>
    </message>
    <message>
        <source>won</source>
        <translation>menang</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>kalah</translation>
    </message>
    <message>
        <source>drawn</source>
        <translation>seri</translation>
    </message>
    <message>
        <source>{result}, {mine} : {others}</source>
        <comment>won, 60 : 104</comment>
        <translation>{result}, {mine} : {others}</translation>
    </message>
    <message>
        <source>Played from another seat or by somebody else, the same cards tell skill from luck.</source>
        <translation>Dengan kad yang sama, dimainkan dari kerusi lain atau oleh orang lain, kemahiran dapat dibezakan daripada nasib.</translation>
    </message>
</context>
<context>
    <name>CrashDialog</name>
    <message>
        <source>A fault in Cardtable</source>
        <translation>Ralat dalam Cardtable</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>Laporan</translation>
    </message>
    <message>
        <source>&amp;Copy report</source>
        <translation>&amp;Salin laporan</translation>
    </message>
    <message>
        <source>&amp;Go on</source>
        <translation>&amp;Teruskan</translation>
    </message>
    <message>
        <source>Something went wrong in the program.</source>
        <translation>Ada sesuatu yang tidak kena dalam program ini.</translation>
    </message>
    <message>
        <source>Your game is saved up to the last move. You can go on; if the table looks wrong, close Cardtable and start it again. This report helps to mend the fault:</source>
        <translation>Permainan anda sudah disimpan hingga langkah terakhir. Anda boleh teruskan; jika meja kelihatan pelik, tutup Cardtable dan mulakan semula. Laporan ini membantu membaiki ralat itu:</translation>
    </message>
</context>
<context>
    <name>Curtain</name>
    <message>
        <source>The cards are covered until you are ready.</source>
        <translation>Kad ditutup sehingga anda bersedia.</translation>
    </message>
    <message>
        <source>Show &amp;my cards</source>
        <translation>&amp;Tunjuk kad saya</translation>
    </message>
    <message>
        <source>Hold to &amp;peek</source>
        <translation>Tahan untuk &amp;intai</translation>
    </message>
    <message>
        <source>Shows your cards only as long as this is held, by mouse or key.</source>
        <translation>Kad anda ditunjukkan hanya selagi butang ini ditahan, dengan tetikus atau kekunci.</translation>
    </message>
    <message>
        <source>{name}, it is your turn</source>
        <translation>{name}, giliran anda</translation>
    </message>
</context>
<context>
    <name>CurveWidget</name>
    <message>
        <source>Chance to win over the game</source>
        <translation>Peluang menang sepanjang permainan</translation>
    </message>
    <message>
        <source>It begins at {start}, its lowest point is {low}, its highest {high}, and it ends at {end}.</source>
        <translation>Bermula pada {start}, paling rendah {low}, paling tinggi {high}, dan berakhir pada {end}.</translation>
    </message>
</context>
<context>
    <name>DayDialog</name>
    <message>
        <source>Game of the day</source>
        <translation>Permainan hari ini</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Batal</translation>
    </message>
    <message>
        <source>Today everybody gets the same cards: made from the date, without any network. The rules are those of the book, and the opponent is of the second level.</source>
        <translation>Hari ini semua orang dapat kad yang sama: dibuat daripada tarikh, tanpa rangkaian. Peraturannya yang asal, dan lawannya tahap kedua.</translation>
    </message>
</context>
<context>
    <name>DealCode</name>
    <message numerus="yes">
        <source>The code is %n sign(s) short.</source>
        <translation>
            <numerusform>Kod ini kurang %n aksara.</numerusform>
        </translation>
    </message>
    <message>
        <source>This game did not begin with a deal of its own. Save it as a file to pass it on.</source>
        <translation>Permainan ini tidak bermula dengan agihannya sendiri. Simpan sebagai fail untuk memberikannya kepada orang lain.</translation>
    </message>
    <message numerus="yes">
        <source>The code is %n sign(s) too long.</source>
        <translation>
            <numerusform>Kod ini terlebih %n aksara.</numerusform>
        </translation>
    </message>
    <message>
        <source>This is a deal of a game that this version of Cardtable does not have.</source>
        <translation>Ini agihan permainan yang tiada dalam versi Cardtable ini.</translation>
    </message>
    <message>
        <source>“{sign}” is in no deal code.</source>
        <comment>a typed letter or sign</comment>
        <translation>“{sign}” tidak digunakan dalam mana-mana kod agihan.</translation>
    </message>
    <message>
        <source>There is a mistake in this code, perhaps in “{group}”.</source>
        <translation>Ada kesilapan dalam kod ini, mungkin pada “{group}”.</translation>
    </message>
    <message>
        <source>There is a mistake in this code.</source>
        <translation>Ada kesilapan dalam kod ini.</translation>
    </message>
    <message>
        <source>There is no opponent “{level}”.</source>
        <translation>Tiada lawan “{level}”.</translation>
    </message>
    <message>
        <source>So many house rules do not fit into a deal code. Save the game as a file to pass it on.</source>
        <translation>Peraturan rumah sebanyak ini tidak muat dalam kod agihan. Simpan permainan sebagai fail untuk memberikannya kepada orang lain.</translation>
    </message>
    <message>
        <source>This code comes from a newer version of Cardtable. Update to open it.</source>
        <translation>Kod ini daripada versi Cardtable yang lebih baharu. Kemas kini untuk membukanya.</translation>
    </message>
</context>
<context>
    <name>Deals</name>
    <message>
        <source>The deal code is copied: {code}</source>
        <translation>Kod agihan sudah disalin: {code}</translation>
    </message>
    <message>
        <source>You have played this deal before.</source>
        <translation>Anda pernah main agihan ini.</translation>
    </message>
    <message>
        <source>Co&amp;mpare</source>
        <translation>Ban&amp;dingkan</translation>
    </message>
    <message>
        <source>{name} has played this deal from your seat.</source>
        <translation>{name} sudah main agihan ini dari kerusi anda.</translation>
    </message>
    <message>
        <source>Fixed: {promise}</source>
        <comment>the deal is fixed; beginning of a hash</comment>
        <translation>Ditetapkan: {promise}</translation>
    </message>
    <message>
        <source>This deal was fixed before anybody saw it: {promise}</source>
        <translation>Agihan ini sudah ditetapkan sebelum sesiapa melihatnya: {promise}</translation>
    </message>
    <message>
        <source>There is no game on the table.</source>
        <translation>Tiada permainan di meja.</translation>
    </message>
    <message>
        <source>When the game is over.</source>
        <translation>Apabila permainan tamat.</translation>
    </message>
    <message>
        <source>Only where one person plays.</source>
        <translation>Hanya jika seorang sahaja yang bermain.</translation>
    </message>
    <message>
        <source>Play this deal from the next &amp;seat</source>
        <translation>Main agihan ini dari &amp;kerusi berikutnya</translation>
    </message>
    <message>
        <source>Play this deal from the other &amp;seat</source>
        <translation>Main agihan ini dari &amp;kerusi lain</translation>
    </message>
    <message>
        <source>{rule}: {value}</source>
        <comment>a house rule and how it is set</comment>
        <translation>{rule}: {value}</translation>
    </message>
    <message>
        <source>a person</source>
        <translation>manusia</translation>
    </message>
    <message>
        <source>Seat {seat}: {name}</source>
        <translation>Kerusi {seat}: {name}</translation>
    </message>
    <message>
        <source>Seat {seat}: {name} ({level})</source>
        <translation>Kerusi {seat}: {name} ({level})</translation>
    </message>
</context>
<context>
    <name>Deck</name>
    <message>
        <source>It cannot be read: {reason}.</source>
        <translation>Fail itu tidak dapat dibaca: {reason}.</translation>
    </message>
    <message>
        <source>It is too large for a deck of cards.</source>
        <translation>Fail itu terlalu besar untuk satu dek kad.</translation>
    </message>
    <message>
        <source>It is not an SVG drawing.</source>
        <translation>Ini bukan lukisan SVG.</translation>
    </message>
    <message>
        <source>It is damaged.</source>
        <translation>Fail itu rosak.</translation>
    </message>
    <message>
        <source>It is not a whole SVG drawing.</source>
        <translation>Lukisan SVG ini tidak lengkap.</translation>
    </message>
    <message>
        <source>Its cards are wider than they are high.</source>
        <translation>Kadnya lebih lebar daripada tinggi.</translation>
    </message>
    <message>
        <source>It has no pictures of cards.</source>
        <translation>Tiada gambar kad di dalamnya.</translation>
    </message>
    <message numerus="yes">
        <source>It lacks %n card(s) of the deck.</source>
        <translation>
            <numerusform>Kurang %n kad untuk satu dek.</numerusform>
        </translation>
    </message>
    <message>
        <source>the back of the cards</source>
        <translation>belakang kad</translation>
    </message>
    <message>
        <source>It has no picture of: {cards}.</source>
        <translation>Tiada gambar untuk: {cards}.</translation>
    </message>
    <message>
        <source>The cards in “{file}” cannot be used. {reason}</source>
        <translation>Kad dalam “{file}” tidak boleh digunakan. {reason}</translation>
    </message>
</context>
<context>
    <name>DeckPreview</name>
    <message>
        <source>Five cards of the deck</source>
        <translation>Lima kad daripada dek ini</translation>
    </message>
</context>
<context>
    <name>Desk</name>
    <message>
        <source>This game cannot be resumed. {reason}</source>
        <translation>Permainan ini tidak boleh disambung. {reason}</translation>
    </message>
    <message>
        <source>A new game has begun; the one before is kept in the list of games.</source>
        <translation>Permainan baharu sudah bermula; yang tadi disimpan dalam senarai permainan.</translation>
    </message>
    <message>
        <source>&amp;Back to it</source>
        <translation>K&amp;embali ke situ</translation>
    </message>
    <message>
        <source>“{file}” was not opened. {reason}</source>
        <translation>“{file}” tidak dibuka. {reason}</translation>
    </message>
</context>
<context>
    <name>Direction</name>
    <message>
        <source>Play goes clockwise.</source>
        <translation>Giliran mengikut arah jam.</translation>
    </message>
    <message>
        <source>Play goes anticlockwise.</source>
        <translation>Giliran melawan arah jam.</translation>
    </message>
</context>
<context>
    <name>DrillPart</name>
    <message>
        <source>&amp;Once more</source>
        <translation>Sekali la&amp;gi</translation>
    </message>
    <message>
        <source>&amp;Next</source>
        <translation>Beri&amp;kut</translation>
    </message>
    <message>
        <source>&amp;Enough</source>
        <translation>&amp;Cukup</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Cuba lagi</translation>
    </message>
    <message>
        <source>Mistake {place} of {count}</source>
        <translation>Kesilapan {place} daripada {count}</translation>
    </message>
    <message>
        <source>{name}, which card do you play here? Something better was possible.</source>
        <translation>{name}, kad mana yang anda main di sini? Ada yang lebih baik.</translation>
    </message>
    <message>
        <source>{move} is right: it wins {chance}.</source>
        <translation>{move} betul: peluang menangnya {chance}.</translation>
    </message>
    <message>
        <source>{move} wins {chance}; {best} wins {better}. {reason}</source>
        <translation>{move}: peluang menang {chance}; {best}: {better}. {reason}</translation>
    </message>
</context>
<context>
    <name>Duplicate</name>
    <message>
        <source>You won this deal from every seat that you tried.</source>
        <translation>Anda menang dengan agihan ini dari setiap kerusi yang anda cuba.</translation>
    </message>
    <message>
        <source>You won this deal from no seat that you tried.</source>
        <translation>Anda tidak menang dengan agihan ini dari mana-mana kerusi yang anda cuba.</translation>
    </message>
    <message>
        <source>You won from seat {seat} only: the cards may have decided this deal.</source>
        <translation>Anda menang hanya dari kerusi {seat}: mungkin kad yang menentukan keputusan agihan ini.</translation>
    </message>
    <message numerus="yes">
        <source>You won this deal from %n seat(s) of those that you tried.</source>
        <translation>
            <numerusform>Anda menang dengan agihan ini dari %n kerusi antara yang anda cuba.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>EndPanel</name>
    <message>
        <source>&amp;Play again (F2)</source>
        <translation>&amp;Main lagi (F2)</translation>
    </message>
    <message>
        <source>&amp;New game…</source>
        <translation>Pe&amp;rmainan baharu…</translation>
    </message>
    <message>
        <source>&amp;Review</source>
        <translation>&amp;Ulasan</translation>
    </message>
    <message>
        <source>Rep&amp;lay</source>
        <translation>Ulang &amp;tayang</translation>
    </message>
    <message>
        <source>See the &amp;table</source>
        <translation>Li&amp;hat meja</translation>
    </message>
</context>
<context>
    <name>Fairness</name>
    <message>
        <source>This game promised nothing before its first deal.</source>
        <translation>Permainan ini tidak menjanjikan apa-apa sebelum agihan pertamanya.</translation>
    </message>
    <message>
        <source>The deal or the opponents are not those that were promised.</source>
        <translation>Agihan atau lawan bukan seperti yang dijanjikan.</translation>
    </message>
    <message>
        <source>The deal and the opponents are those that were promised.</source>
        <translation>Agihan dan lawan seperti yang dijanjikan.</translation>
    </message>
    <message>
        <source>Compare this with what was shown before the first deal: {promise}</source>
        <translation>Bandingkan ini dengan yang ditunjukkan sebelum agihan pertama: {promise}</translation>
    </message>
    <message>
        <source>The table has shown other cards than those of the deal.</source>
        <translation>Kad yang ditunjukkan di meja bukan kad agihan itu.</translation>
    </message>
    <message numerus="yes">
        <source>The rules allow each of %n move(s).</source>
        <translation>
            <numerusform>Peraturan membenarkan setiap satu daripada %n langkah.</numerusform>
        </translation>
    </message>
    <message>
        <source>The cards do not come from the deal number: they were laid out by hand.</source>
        <translation>Kad tidak datang daripada nombor agihan: kad disusun dengan tangan.</translation>
    </message>
    <message>
        <source>The cards do not come from the deal number.</source>
        <translation>Kad tidak datang daripada nombor agihan.</translation>
    </message>
    <message numerus="yes">
        <source>%n shuffle(s), each from the deal number.</source>
        <translation>
            <numerusform>%n kocokan, setiap satunya daripada nombor agihan.</numerusform>
        </translation>
    </message>
    <message>
        <source>No opponent of the computer has taken a decision.</source>
        <translation>Tiada lawan komputer yang membuat keputusan.</translation>
    </message>
    <message numerus="yes">
        <source>%n decision(s) of the opponents came out differently, but version {theirs} of Cardtable played them and this is version {ours}. Only version {theirs} can tell.</source>
        <translation>
            <numerusform>%n keputusan lawan berbeza, tetapi dibuat oleh Cardtable versi {theirs}, sedangkan ini versi {ours}. Hanya versi {theirs} dapat memastikannya.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{told} A simple opponent took %n of them, because the thinking process had failed.</source>
        <comment>decisions</comment>
        <translation>
            <numerusform>{told} %n daripadanya dibuat oleh lawan yang ringkas, kerana proses berfikir gagal.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n decision(s) of the opponents cannot follow from what they could see, first move {number}: {name} played {played} instead of {found}.</source>
        <translation>
            <numerusform>%n keputusan lawan tidak mengikut apa yang mereka nampak, yang pertama langkah {number}: {name} main {played}, bukan {found}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n decision(s) cannot be taken again: this game was saved before that was kept.</source>
        <translation>
            <numerusform>%n keputusan tidak boleh dibuat semula: permainan ini disimpan sebelum maklumat itu direkodkan.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Each of %n decision(s) of the opponents follows from what they could see.</source>
        <translation>
            <numerusform>Setiap satu daripada %n keputusan lawan mengikut apa yang mereka nampak.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Figures</name>
    <message>
        <source>{part} of {all}</source>
        <comment>so many games of so many</comment>
        <translation>{part} daripada {all}</translation>
    </message>
    <message>
        <source>your share is {share}; 19 times in 20 the true one lies between {low} and {high}</source>
        <translation>bahagian anda {share}; 19 daripada 20 kali, bahagian sebenar terletak antara {low} dengan {high}</translation>
    </message>
    <message>
        <source>Finished</source>
        <translation>Selesai</translation>
    </message>
    <message>
        <source>games of this kind</source>
        <translation>permainan jenis ini</translation>
    </message>
    <message>
        <source>Won</source>
        <comment>games</comment>
        <translation>Menang</translation>
    </message>
    <message>
        <source>games that nobody won</source>
        <translation>permainan yang tiada pemenang</translation>
    </message>
    <message>
        <source>Drawn</source>
        <comment>games</comment>
        <translation>Seri</translation>
    </message>
    <message>
        <source>games won one after the other</source>
        <translation>permainan yang dimenangi berturut-turut</translation>
    </message>
    <message>
        <source>games won one after the other, up to the last one</source>
        <translation>permainan yang dimenangi berturut-turut, hingga yang terakhir</translation>
    </message>
    <message>
        <source>games since the last one that you won</source>
        <translation>permainan sejak kali terakhir anda menang</translation>
    </message>
    <message>
        <source>games one after the other without a win</source>
        <translation>permainan berturut-turut tanpa kemenangan</translation>
    </message>
    <message>
        <source>In a row now</source>
        <translation>Rentetan menang kini</translation>
    </message>
    <message>
        <source>Waiting now</source>
        <translation>Tanpa menang kini</translation>
    </message>
    <message>
        <source>Most in a row</source>
        <translation>Rentetan menang terpanjang</translation>
    </message>
    <message>
        <source>Longest wait</source>
        <translation>Tanpa menang terlama</translation>
    </message>
    <message>
        <source>Chips for a deal</source>
        <translation>Cip setiap agihan</translation>
    </message>
    <message numerus="yes">
        <source>chips that a deal brought you: the mean of the games’ means, %n deal(s)</source>
        <translation>
            <numerusform>cip yang anda peroleh setiap agihan: purata bagi purata setiap permainan, %n agihan</numerusform>
        </translation>
    </message>
    <message>
        <source>Points for a deal</source>
        <translation>Mata setiap agihan</translation>
    </message>
    <message numerus="yes">
        <source>points that you got for a deal: the mean of the games’ means, %n deal(s)</source>
        <translation>
            <numerusform>mata yang anda dapat setiap agihan: purata bagi purata setiap permainan, %n agihan</numerusform>
        </translation>
    </message>
    <message>
        <source>Moons shot</source>
        <translation>Bulan ditembak</translation>
    </message>
    <message>
        <source>Moons of others</source>
        <translation>Bulan orang lain</translation>
    </message>
    <message>
        <source>deals in which you took every point</source>
        <translation>agihan yang semua matanya anda ambil</translation>
    </message>
    <message>
        <source>deals in which another did</source>
        <translation>agihan yang semua matanya diambil orang lain</translation>
    </message>
    <message>
        <source>games won of those in which you took the first decision</source>
        <translation>permainan yang dimenangi apabila anda membuat keputusan pertama</translation>
    </message>
    <message>
        <source>You began</source>
        <translation>Anda mula dahulu</translation>
    </message>
    <message>
        <source>games won of those in which another took it</source>
        <translation>permainan yang dimenangi apabila orang lain membuatnya</translation>
    </message>
    <message>
        <source>Another began</source>
        <translation>Orang lain mula dahulu</translation>
    </message>
    <message numerus="yes">
        <source>chance to win that a decision gave away on average, in %n reviewed decision(s)</source>
        <translation>
            <numerusform>purata peluang menang yang terlepas dalam satu keputusan, daripada %n keputusan yang diulas</numerusform>
        </translation>
    </message>
    <message>
        <source>Given away</source>
        <translation>Terlepas</translation>
    </message>
    <message>
        <source>{mean} ({low} to {high})</source>
        <comment>a mean and its 95% interval</comment>
        <translation>{mean} ({low} hingga {high})</translation>
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
        <translation>tidak dijumpai</translation>
    </message>
    <message>
        <source>part of its path is not a folder</source>
        <translation>sebahagian laluannya bukan folder</translation>
    </message>
    <message>
        <source>it is a folder</source>
        <translation>ini folder</translation>
    </message>
    <message>
        <source>you may not open it</source>
        <translation>anda tidak dibenarkan membukanya</translation>
    </message>
    <message>
        <source>you may not change it</source>
        <translation>anda tidak dibenarkan mengubahnya</translation>
    </message>
    <message>
        <source>it can only be read</source>
        <translation>hanya boleh dibaca</translation>
    </message>
    <message>
        <source>the disk is full</source>
        <translation>cakera penuh</translation>
    </message>
    <message>
        <source>its name is too long</source>
        <translation>namanya terlalu panjang</translation>
    </message>
    <message>
        <source>the disk does not answer as it should</source>
        <translation>cakera tidak memberi respons seperti sepatutnya</translation>
    </message>
    <message>
        <source>Open a game</source>
        <translation>Buka permainan</translation>
    </message>
    <message>
        <source>Save a copy of the game</source>
        <translation>Simpan salinan permainan</translation>
    </message>
    <message>
        <source>Save the table</source>
        <translation>Simpan jadual</translation>
    </message>
    <message>
        <source>Tables</source>
        <translation>Jadual</translation>
    </message>
    <message>
        <source>Games of Cardtable</source>
        <translation>Permainan Cardtable</translation>
    </message>
</context>
<context>
    <name>FirstDeal</name>
    <message>
        <source>First deal: {game}</source>
        <translation>Agihan pertama: {game}</translation>
    </message>
</context>
<context>
    <name>Game</name>
    <message>
        <source>{game} is for {count} players, not {players}.</source>
        <translation>{game} untuk {count} pemain, bukan {players}.</translation>
    </message>
    <message>
        <source>{game} is for {low} to {high} players, not {players}.</source>
        <translation>{game} untuk {low} hingga {high} pemain, bukan {players}.</translation>
    </message>
    <message>
        <source>There is no seat {seat} at this table.</source>
        <translation>Tiada kerusi {seat} di meja ini.</translation>
    </message>
    <message>
        <source>Deal numbers run from 0 to {high}.</source>
        <translation>Nombor agihan dari 0 hingga {high}.</translation>
    </message>
    <message>
        <source>{card}: {effect}.</source>
        <comment>what a card would do: Seven of hearts: takes the trick.</comment>
        <translation>{card}: {effect}.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>Permainan sudah tamat.</translation>
    </message>
    <message>
        <source>The table moves first.</source>
        <translation>Meja bergerak dahulu.</translation>
    </message>
    <message>
        <source>It is not your turn.</source>
        <translation>Bukan giliran anda.</translation>
    </message>
    <message>
        <source>This game cannot be saved just now: {reason}. You can play on.</source>
        <translation>Permainan ini tidak dapat disimpan sekarang: {reason}. Anda boleh terus bermain.</translation>
    </message>
</context>
<context>
    <name>GameFile</name>
    <message>
        <source>“{name}” is not a file.</source>
        <translation>“{name}” bukan fail.</translation>
    </message>
    <message>
        <source>this is no file name</source>
        <translation>ini bukan nama fail</translation>
    </message>
    <message>
        <source>“{name}” cannot be opened: {reason}.</source>
        <translation>“{name}” tidak dapat dibuka: {reason}.</translation>
    </message>
    <message>
        <source>“{name}” is too large for a game.</source>
        <translation>“{name}” terlalu besar untuk satu permainan.</translation>
    </message>
    <message>
        <source>This game cannot be played: its record is damaged.</source>
        <translation>Permainan ini tidak boleh dimainkan: rekodnya rosak.</translation>
    </message>
    <message>
        <source>This is a game of “{game}”, which this version of Cardtable does not have.</source>
        <translation>Ini permainan “{game}”, yang tiada dalam versi Cardtable ini.</translation>
    </message>
    <message>
        <source>This version of Cardtable has no opponent “{level}”.</source>
        <translation>Versi Cardtable ini tiada lawan “{level}”.</translation>
    </message>
    <message>
        <source>A player&apos;s name in this game is too long.</source>
        <translation>Nama seorang pemain dalam permainan ini terlalu panjang.</translation>
    </message>
</context>
<context>
    <name>GamesModel</name>
    <message>
        <source>Title</source>
        <translation>Tajuk</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Permainan</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Pemain</translation>
    </message>
    <message>
        <source>Last played</source>
        <translation>Kali terakhir</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Langkah</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Keputusan</translation>
    </message>
    <message>
        <source>Damaged</source>
        <translation>Rosak</translation>
    </message>
    <message>
        <source>Not finished</source>
        <translation>Belum selesai</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Seri</translation>
    </message>
    <message>
        <source>{name} won</source>
        <translation>{name} menang</translation>
    </message>
    <message>
        <source>{result}, practice</source>
        <translation>{result}, latihan</translation>
    </message>
    <message>
        <source>Computer players only, deal {number}</source>
        <translation>Pemain komputer sahaja, agihan {number}</translation>
    </message>
    <message>
        <source>{name} ({level}) plays deal {number}</source>
        <translation>{name} ({level}) main agihan {number}</translation>
    </message>
</context>
<context>
    <name>GamesSearch</name>
    <message>
        <source>Search titles, names and dates</source>
        <translation>Cari tajuk, nama dan tarikh</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Permainan</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>Semua permainan</translation>
    </message>
    <message>
        <source>Opponent</source>
        <translation>Lawan</translation>
    </message>
    <message>
        <source>All opponents</source>
        <translation>Semua lawan</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Keputusan</translation>
    </message>
    <message>
        <source>All results</source>
        <translation>Semua keputusan</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Menang</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Kalah</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Seri</translation>
    </message>
    <message>
        <source>Finished</source>
        <translation>Selesai</translation>
    </message>
    <message>
        <source>Not finished</source>
        <translation>Belum selesai</translation>
    </message>
    <message>
        <source>Last played</source>
        <translation>Kali terakhir</translation>
    </message>
    <message>
        <source>Any time</source>
        <translation>Bila-bila masa</translation>
    </message>
    <message>
        <source>Last 24 hours</source>
        <translation>24 jam lepas</translation>
    </message>
    <message>
        <source>Last 7 days</source>
        <translation>7 hari lepas</translation>
    </message>
    <message>
        <source>Last 30 days</source>
        <translation>30 hari lepas</translation>
    </message>
    <message>
        <source>Last 365 days</source>
        <translation>365 hari lepas</translation>
    </message>
</context>
<context>
    <name>HandPlate</name>
    <message>
        <source>Lay down the hand ({effect})</source>
        <translation>Letak semua kad ({effect})</translation>
    </message>
</context>
<context>
    <name>Hearts</name>
    <message>
        <source>The queen of spades has not been played and is not in your hand.</source>
        <translation>Ratu sped belum dimainkan dan tiada di tangan anda.</translation>
    </message>
    <message>
        <source>Points taken in this deal: you {mine}, the other player {theirs}.</source>
        <translation>Mata dalam agihan ini: anda {mine}, lawan {theirs}.</translation>
    </message>
    <message>
        <source>You can still take every point card.</source>
        <translation>Anda masih boleh mengambil semua kad mata.</translation>
    </message>
    <message>
        <source>The other player can still take every point card.</source>
        <translation>Lawan masih boleh mengambil semua kad mata.</translation>
    </message>
    <message numerus="yes">
        <source>%n trick(s) to go, this one included.</source>
        <translation>
            <numerusform>Tinggal %n trik, termasuk yang ini.</numerusform>
        </translation>
    </message>
    <message>
        <source>The other player has no heart.</source>
        <translation>Lawan tiada kad hati.</translation>
    </message>
    <message>
        <source>The other player has no spade.</source>
        <translation>Lawan tiada kad sped.</translation>
    </message>
    <message>
        <source>The other player has no diamond.</source>
        <translation>Lawan tiada kad daiman.</translation>
    </message>
    <message>
        <source>The other player has no club.</source>
        <translation>Lawan tiada kad kelawar.</translation>
    </message>
    <message numerus="yes">
        <source>%n heart(s) that you have not seen: {ranks}</source>
        <translation>
            <numerusform>%n hati yang belum anda lihat: {ranks}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n spade(s) that you have not seen: {ranks}</source>
        <translation>
            <numerusform>%n sped yang belum anda lihat: {ranks}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n diamond(s) that you have not seen: {ranks}</source>
        <translation>
            <numerusform>%n daiman yang belum anda lihat: {ranks}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n club(s) that you have not seen: {ranks}</source>
        <translation>
            <numerusform>%n kelawar yang belum anda lihat: {ranks}</numerusform>
        </translation>
    </message>
    <message>
        <source>easy</source>
        <translation>mudah</translation>
    </message>
    <message>
        <source>Ducks and gets rid of high cards, and is careless now and then.</source>
        <translation>Mengelak daripada mengambil trik dan membuang kad tinggi, tetapi sesekali cuai.</translation>
    </message>
    <message>
        <source>normal</source>
        <translation>biasa</translation>
    </message>
    <message>
        <source>Counts the cards, guards against the queen of spades and sees a moon coming.</source>
        <translation>Mengira kad, berjaga-jaga dengan ratu sped dan perasan jika bulan hendak ditembak.</translation>
    </message>
    <message>
        <source>hard</source>
        <translation>sukar</translation>
    </message>
    <message>
        <source>Thinks a few of the possible deals through, and is content with a good card.</source>
        <translation>Menimbang beberapa agihan yang mungkin, dan berpuas hati dengan kad yang baik.</translation>
    </message>
    <message>
        <source>expert</source>
        <translation>pakar</translation>
    </message>
    <message>
        <source>Goes through every deal that is possible, and draws conclusions from what you play.</source>
        <translation>Menyemak setiap agihan yang mungkin, dan membuat kesimpulan daripada kad yang anda mainkan.</translation>
    </message>
    <message>
        <source>Play to</source>
        <translation>Main hingga</translation>
    </message>
    <message>
        <source>50 points</source>
        <translation>50 mata</translation>
    </message>
    <message>
        <source>100 points</source>
        <translation>100 mata</translation>
    </message>
    <message>
        <source>150 points</source>
        <translation>150 mata</translation>
    </message>
    <message>
        <source>After the deal in which somebody has this many, the lower score wins.</source>
        <translation>Apabila seseorang mencapai jumlah ini, selepas agihan itu skor yang lebih rendah menang.</translation>
    </message>
    <message>
        <source>Hearts are broken by</source>
        <translation>Hati dipecahkan oleh</translation>
    </message>
    <message>
        <source>a heart</source>
        <translation>kad hati</translation>
    </message>
    <message>
        <source>a heart or the queen of spades</source>
        <translation>kad hati atau ratu sped</translation>
    </message>
    <message>
        <source>the first failure to follow suit</source>
        <translation>kegagalan pertama mengikut bunga</translation>
    </message>
    <message>
        <source>Until then nobody may lead a heart, except from a hand of hearts only.</source>
        <translation>Sebelum itu tiada sesiapa boleh membuka dengan hati, kecuali jika tangannya hati semua.</translation>
    </message>
    <message>
        <source>Points on the first trick</source>
        <translation>Mata dalam trik pertama</translation>
    </message>
    <message>
        <source>allowed</source>
        <translation>dibenarkan</translation>
    </message>
    <message>
        <source>not allowed</source>
        <translation>tidak dibenarkan</translation>
    </message>
    <message>
        <source>Whether a player without clubs may play a heart or the queen of spades to it.</source>
        <translation>Sama ada pemain tanpa kelawar boleh memainkan hati atau ratu sped dalam trik itu.</translation>
    </message>
    <message>
        <source>The queen of spades</source>
        <translation>Ratu sped</translation>
    </message>
    <message>
        <source>follows suit</source>
        <translation>ikut bunga</translation>
    </message>
    <message>
        <source>may be played at any time</source>
        <translation>boleh dimainkan bila-bila masa</translation>
    </message>
    <message>
        <source>“At any time” means also instead of following suit.</source>
        <translation>“Bila-bila masa” juga bermaksud tanpa mengikut bunga.</translation>
    </message>
    <message>
        <source>Shooting the moon</source>
        <translation>Menembak bulan</translation>
    </message>
    <message>
        <source>20 points for the opponent</source>
        <translation>20 mata untuk lawan</translation>
    </message>
    <message>
        <source>the points in play for the opponent</source>
        <translation>semua mata dalam permainan untuk lawan</translation>
    </message>
    <message>
        <source>20 points off for the shooter</source>
        <translation>tolak 20 mata untuk penembak</translation>
    </message>
    <message>
        <source>does not count</source>
        <translation>tidak dikira</translation>
    </message>
    <message>
        <source>A player who takes every point of a deal has shot the moon.</source>
        <translation>Pemain yang mengambil semua mata dalam satu agihan telah menembak bulan.</translation>
    </message>
    <message>
        <source>This position cannot be read: {error}.</source>
        <translation>Kedudukan ini tidak dapat dibaca: {error}.</translation>
    </message>
    <message>
        <source>In this position the other seat is to move.</source>
        <translation>Dalam kedudukan ini giliran kerusi yang satu lagi.</translation>
    </message>
    <message>
        <source>This position does not say whose turn it is.</source>
        <translation>Kedudukan ini tidak menyatakan giliran siapa.</translation>
    </message>
    <message>
        <source>Your {card} is the last heart out: led, it takes the trick.</source>
        <translation>Kad {card} anda ialah hati terakhir yang tinggal: jika dibuka, ia mengambil trik.</translation>
    </message>
    <message numerus="yes">
        <source>This takes the trick and costs %n point(s).</source>
        <translation>
            <numerusform>Kad ini mengambil trik dan anda kena %n mata.</numerusform>
        </translation>
    </message>
    <message>
        <source>This takes the trick, and you must lead; the {best} leaves it.</source>
        <translation>Kad ini mengambil trik, dan selepas itu anda terpaksa membuka; {best} melepaskannya.</translation>
    </message>
    <message>
        <source>This card takes the queen of spades.</source>
        <translation>Kad ini mengambil ratu sped.</translation>
    </message>
    <message>
        <source>Whatever the other player holds, this can take the queen of spades.</source>
        <translation>Apa pun kad lawan, kad ini boleh mengambil ratu sped.</translation>
    </message>
    <message>
        <source>In {count} of {worlds} possible deals this can take the queen of spades.</source>
        <translation>Dalam {count} daripada {worlds} agihan yang mungkin, kad ini boleh mengambil ratu sped.</translation>
    </message>
    <message>
        <source>Whatever the other player holds, the trick with the queen of spades can be left to you.</source>
        <translation>Apa pun kad lawan, trik dengan ratu sped boleh ditinggalkan kepada anda.</translation>
    </message>
    <message>
        <source>In {count} of {worlds} possible deals the trick with the queen of spades can be left to you.</source>
        <translation>Dalam {count} daripada {worlds} agihan yang mungkin, trik dengan ratu sped boleh ditinggalkan kepada anda.</translation>
    </message>
    <message>
        <source>The queen of spades could be got rid of now.</source>
        <translation>Sebenarnya ratu sped boleh dibuang sekarang.</translation>
    </message>
    <message>
        <source>After this the queen of spades ends up with you in {more}% of deals, after the {best} in {less}%.</source>
        <translation>Selepas ini ratu sped jatuh kepada anda dalam {more}% agihan; selepas {best} dalam {less}%.</translation>
    </message>
    <message>
        <source>This lets the other player shoot the moon.</source>
        <translation>Ini membolehkan lawan menembak bulan.</translation>
    </message>
    <message>
        <source>This lets the other player shoot the moon in {percent}% of deals.</source>
        <translation>Ini membolehkan lawan menembak bulan dalam {percent}% agihan.</translation>
    </message>
    <message>
        <source>With the {best} you can shoot the moon.</source>
        <translation>Dengan {best} anda boleh menembak bulan.</translation>
    </message>
    <message>
        <source>With the {best} you can shoot the moon in {percent}% of deals.</source>
        <translation>Dengan {best} anda boleh menembak bulan dalam {percent}% agihan.</translation>
    </message>
    <message>
        <source>At this score the {best} wins the match more often.</source>
        <translation>Pada skor ini {best} lebih kerap memenangi permainan.</translation>
    </message>
    <message numerus="yes">
        <source>On average this costs about %n point(s) more than the {best}.</source>
        <translation>
            <numerusform>Secara purata kad ini membawa kira-kira %n mata lebih daripada {best}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Whatever the other player holds, the {best} is better.</source>
        <translation>Apa pun kad lawan, {best} lebih baik.</translation>
    </message>
    <message>
        <source>In {count} of {worlds} possible deals the {best} is better.</source>
        <translation>Dalam {count} daripada {worlds} agihan yang mungkin, {best} lebih baik.</translation>
    </message>
    <message>
        <source>This gets rid of the queen of spades.</source>
        <translation>Ini membuang ratu sped.</translation>
    </message>
    <message>
        <source>This stops the other player from shooting the moon.</source>
        <translation>Ini menghalang lawan daripada menembak bulan.</translation>
    </message>
    <message>
        <source>With this you can shoot the moon.</source>
        <translation>Dengan ini anda boleh menembak bulan.</translation>
    </message>
    <message>
        <source>With this you can shoot the moon in {percent}% of deals.</source>
        <translation>Dengan ini anda boleh menembak bulan dalam {percent}% agihan.</translation>
    </message>
    <message>
        <source>After every other card the other player shoots the moon more often.</source>
        <translation>Selepas mana-mana kad lain, lawan lebih kerap menembak bulan.</translation>
    </message>
    <message>
        <source>Unlike other cards, this cannot take the queen of spades.</source>
        <translation>Tidak seperti kad lain, kad ini tidak boleh mengambil ratu sped.</translation>
    </message>
    <message>
        <source>This leaves the trick and its points to the other player.</source>
        <translation>Ini melepaskan trik dan matanya kepada lawan.</translation>
    </message>
    <message>
        <source>At this score no card wins the match noticeably more often.</source>
        <translation>Pada skor ini tiada kad lain yang dengan ketara lebih kerap memenangi permainan.</translation>
    </message>
    <message>
        <source>At this score no card wins the match more often.</source>
        <translation>Pada skor ini tiada kad lain yang lebih kerap memenangi permainan.</translation>
    </message>
    <message>
        <source>Over all possible deals no other card is noticeably better.</source>
        <translation>Bagi semua agihan yang mungkin, tiada kad lain yang ketara lebih baik.</translation>
    </message>
    <message>
        <source>Over all possible deals no other card is better.</source>
        <translation>Bagi semua agihan yang mungkin, tiada kad lain yang lebih baik.</translation>
    </message>
    <message>
        <source>The aim</source>
        <translation>Matlamat</translation>
    </message>
    <message>
        <source>Two players, each for themselves.</source>
        <translation>Dua pemain, masing-masing untuk diri sendiri.</translation>
    </message>
    <message>
        <source>Hearts and the queen of spades cost points. The lower score at the end wins.</source>
        <translation>Hati dan ratu sped membawa mata. Skor yang lebih rendah pada akhirnya menang.</translation>
    </message>
    <message>
        <source>So taking tricks is bad, unless you take every point there is.</source>
        <translation>Jadi, mengambil trik itu buruk, kecuali anda mengambil semua mata yang ada.</translation>
    </message>
    <message>
        <source>The cards and the deal</source>
        <translation>Kad dan agihan</translation>
    </message>
    <message>
        <source>28 cards are used: ace, queen, 10, 8, 6, 4 and 2 of each suit.</source>
        <translation>28 kad digunakan: sat, ratu, 10, 8, 6, 4 dan 2 bagi setiap bunga.</translation>
    </message>
    <message>
        <source>In each suit the 2 is lowest and the ace highest. Hearts are always trump.</source>
        <translation>Dalam setiap bunga, 2 paling rendah dan sat paling tinggi. Hati sentiasa bunga pangkah.</translation>
    </message>
    <message>
        <source>The first and the last card of the deal are dead: they lie face down, nobody uses them, and they are shown when the deal is over. They may be point cards.</source>
        <translation>Kad pertama dan kad terakhir agihan ialah kad mati: diletakkan tertutup, tidak digunakan sesiapa, dan ditunjukkan apabila agihan tamat. Kad mata pun boleh menjadi kad mati.</translation>
    </message>
    <message>
        <source>Each player gets 13 cards, one at a time. No cards are passed. The first dealer is drawn by lot, then the players take turns to deal.</source>
        <translation>Setiap pemain mendapat 13 kad, satu demi satu. Tiada kad dihulurkan kepada lawan. Pengagih pertama ditentukan dengan undi, kemudian pemain bergilir-gilir mengagihkan kad.</translation>
    </message>
    <message>
        <source>The tricks</source>
        <translation>Trik</translation>
    </message>
    <message>
        <source>Whoever holds the two of clubs goes first and must lead it.</source>
        <translation>Pemegang kad dua kelawar mula dahulu dan mesti membuka dengan kad itu.</translation>
    </message>
    <message>
        <source>If the two of clubs is dead, the four of clubs must be led first.</source>
        <translation>Jika kad dua kelawar mati, kad empat kelawar mesti dibuka dahulu.</translation>
    </message>
    <message>
        <source>If both are dead, the six of clubs must be led first.</source>
        <translation>Jika kedua-duanya mati, kad enam kelawar mesti dibuka dahulu.</translation>
    </message>
    <message>
        <source>The second player must play a card of the suit led, if able.</source>
        <translation>Pemain kedua mesti memainkan kad daripada bunga yang dibuka, jika ada.</translation>
    </message>
    <message>
        <source>So a club must be played to a club.</source>
        <translation>Jadi, kelawar mesti diikuti kelawar.</translation>
    </message>
    <message>
        <source>The highest heart wins the trick, or else the highest card of the suit led.</source>
        <translation>Hati tertinggi memenangi trik; jika tiada hati, kad tertinggi daripada bunga yang dibuka.</translation>
    </message>
    <message>
        <source>The winner of a trick leads to the next.</source>
        <translation>Pemenang trik membuka trik berikutnya.</translation>
    </message>
    <message>
        <source>A deal is played until all 13 tricks are taken.</source>
        <translation>Agihan dimainkan sehingga kesemua 13 trik diambil.</translation>
    </message>
    <message>
        <source>With no card of the suit led you may play any card; you need not trump.</source>
        <translation>Jika tiada kad daripada bunga yang dibuka, anda boleh memainkan apa-apa kad; anda tidak wajib memangkah.</translation>
    </message>
    <message>
        <source>With no card of the suit led you may play any card; you need not trump. But on the first trick no heart and no queen of spades may be played while another card is held.</source>
        <translation>Jika tiada kad daripada bunga yang dibuka, anda boleh memainkan apa-apa kad; anda tidak wajib memangkah. Tetapi dalam trik pertama, hati dan ratu sped tidak boleh dimainkan selagi ada kad lain di tangan.</translation>
    </message>
    <message>
        <source>Hearts and the queen of spades</source>
        <translation>Hati dan ratu sped</translation>
    </message>
    <message>
        <source>Hearts may not be led before they are broken, unless you hold nothing else. A trick may be trumped with a heart at any time.</source>
        <translation>Hati tidak boleh dibuka sebelum dipecahkan, kecuali anda tiada kad lain. Trik boleh dipangkah dengan hati pada bila-bila masa.</translation>
    </message>
    <message>
        <source>The first heart that is played, in whatever way, breaks them.</source>
        <translation>Kad hati pertama yang dimainkan, dengan apa cara pun, memecahkan hati.</translation>
    </message>
    <message>
        <source>The first heart, or the queen of spades, that is played breaks them.</source>
        <translation>Kad hati pertama atau ratu sped yang dimainkan memecahkan hati.</translation>
    </message>
    <message>
        <source>Hearts are broken as soon as somebody does not follow suit, or a heart is played. The queen of spades does not break them: she may be played by somebody who could follow.</source>
        <translation>Hati pecah sebaik sahaja seseorang tidak mengikut bunga, atau kad hati dimainkan. Ratu sped tidak memecahkannya: ia boleh dimainkan oleh pemain yang sebenarnya boleh mengikut bunga.</translation>
    </message>
    <message>
        <source>Hearts are broken as soon as somebody does not follow suit, or a heart is played.</source>
        <translation>Hati pecah sebaik sahaja seseorang tidak mengikut bunga, atau kad hati dimainkan.</translation>
    </message>
    <message>
        <source>The queen of spades may be led at any time, also before hearts are broken, but the duty to follow suit comes first.</source>
        <translation>Ratu sped boleh dibuka pada bila-bila masa, walaupun hati belum pecah, tetapi kewajipan mengikut bunga didahulukan.</translation>
    </message>
    <message>
        <source>The queen of spades may be played at any time, even instead of following suit.</source>
        <translation>Ratu sped boleh dimainkan pada bila-bila masa, walaupun tidak mengikut bunga.</translation>
    </message>
    <message>
        <source>The queen of spades may be played at any time after the first trick, even instead of following suit.</source>
        <translation>Ratu sped boleh dimainkan pada bila-bila masa selepas trik pertama, walaupun tidak mengikut bunga.</translation>
    </message>
    <message>
        <source>The score</source>
        <translation>Skor</translation>
    </message>
    <message>
        <source>Each heart taken costs 1 point.</source>
        <translation>Setiap hati yang diambil dikira 1 mata.</translation>
    </message>
    <message>
        <source>The queen of spades costs 13 points.</source>
        <translation>Ratu sped dikira 13 mata.</translation>
    </message>
    <message>
        <source>A player who takes every point scores them: the moon does not count.</source>
        <translation>Pemain yang mengambil semua mata tetap menerimanya: bulan tidak dikira.</translation>
    </message>
    <message>
        <source>Dead cards are not missed: every point in play is enough for that.</source>
        <translation>Kad mati tidak diperlukan: semua mata yang ada dalam permainan sudah cukup.</translation>
    </message>
    <message>
        <source>A player who takes every point shoots the moon: 0 points, and 20 for the opponent.</source>
        <translation>Pemain yang mengambil semua mata menembak bulan: 0 mata baginya, dan 20 untuk lawan.</translation>
    </message>
    <message>
        <source>A player who takes every point shoots the moon: 0 points, and all of those points for the opponent.</source>
        <translation>Pemain yang mengambil semua mata menembak bulan: 0 mata baginya, dan semua mata itu untuk lawan.</translation>
    </message>
    <message>
        <source>A player who takes every point shoots the moon: 20 points off, and 0 for the opponent.</source>
        <translation>Pemain yang mengambil semua mata menembak bulan: tolak 20 mata baginya, dan 0 untuk lawan.</translation>
    </message>
    <message>
        <source>The end</source>
        <translation>Tamat</translation>
    </message>
    <message>
        <source>The game ends after the deal in which somebody reaches {target} points.</source>
        <translation>Apabila seseorang mencapai {target} mata, permainan tamat selepas agihan itu.</translation>
    </message>
    <message>
        <source>If both have reached it and are equal, another deal is played until they are not.</source>
        <translation>Jika kedua-dua pemain mencapainya dengan skor yang sama, agihan seterusnya dimainkan sehingga skor berbeza.</translation>
    </message>
    <message>
        <source>The lower score wins.</source>
        <translation>Skor yang lebih rendah menang.</translation>
    </message>
    <message>
        <source>Queen of spades</source>
        <translation>Ratu sped</translation>
    </message>
    <message>
        <source>Every heart</source>
        <translation>Setiap hati</translation>
    </message>
    <message>
        <source>1 point; trump, beats every other suit</source>
        <translation>1 mata; bunga pangkah, mengalahkan semua bunga lain</translation>
    </message>
    <message>
        <source>Clubs, diamonds, other spades</source>
        <translation>Kelawar, daiman, sped lain</translation>
    </message>
    <message>
        <source>no points</source>
        <translation>tiada mata</translation>
    </message>
    <message>
        <source>2 4 6 8 10 Q A</source>
        <translation>2 4 6 8 10 Q A</translation>
    </message>
    <message>
        <source>the order in each suit, from low to high</source>
        <translation>urutan dalam setiap bunga, dari rendah ke tinggi</translation>
    </message>
    <message>
        <source>Two of clubs</source>
        <translation>Dua kelawar</translation>
    </message>
    <message>
        <source>leads first; if it is dead the four, then the six</source>
        <translation>dibuka dahulu; jika mati, kad empat, kemudian kad enam</translation>
    </message>
    <message>
        <source>13 points; may be played instead of following suit</source>
        <translation>13 mata; boleh dimainkan tanpa mengikut bunga</translation>
    </message>
    <message>
        <source>13 points</source>
        <translation>13 mata</translation>
    </message>
    <message>
        <source>Two-Player Hearts</source>
        <translation>Hati Dua Pemain</translation>
    </message>
    <message>
        <source>Hearts for two with 28 cards: hearts are always trump, two cards lie dead, the queen of spades costs 13 points.</source>
        <translation>Permainan Hati untuk berdua dengan 28 kad: hati sentiasa bunga pangkah, dua kad mati, ratu sped bernilai 13 mata.</translation>
    </message>
    <message>
        <source>The dealer&apos;s opponent is dealt to first.</source>
        <translation>Lawan pengagih diberi kad dahulu.</translation>
    </message>
    <message>
        <source>{move} is not a move of this game.</source>
        <translation>{move} bukan langkah dalam permainan ini.</translation>
    </message>
    <message>
        <source>You do not hold the {card}.</source>
        <translation>Anda tiada kad {card}.</translation>
    </message>
    <message>
        <source>No heart and no queen of spades on the first trick while you hold another card.</source>
        <translation>Hati dan ratu sped tidak boleh dimainkan dalam trik pertama selagi anda ada kad lain.</translation>
    </message>
    <message>
        <source>A club was led and you hold clubs: follow suit.</source>
        <translation>Kelawar dibuka dan anda ada kelawar: ikut bunga.</translation>
    </message>
    <message>
        <source>A diamond was led and you hold diamonds: follow suit.</source>
        <translation>Daiman dibuka dan anda ada daiman: ikut bunga.</translation>
    </message>
    <message>
        <source>A heart was led and you hold hearts: follow suit.</source>
        <translation>Hati dibuka dan anda ada hati: ikut bunga.</translation>
    </message>
    <message>
        <source>A spade was led and you hold spades: follow suit.</source>
        <translation>Sped dibuka dan anda ada sped: ikut bunga.</translation>
    </message>
    <message>
        <source>The {card} must be led first.</source>
        <translation>Kad {card} mesti dibuka dahulu.</translation>
    </message>
    <message>
        <source>Hearts are not broken yet, and you hold another suit: lead that.</source>
        <translation>Hati belum pecah, dan anda ada bunga lain: buka dengan bunga itu.</translation>
    </message>
    <message>
        <source>Dead cards</source>
        <translation>Kad mati</translation>
    </message>
    <message>
        <source>Hand</source>
        <translation>Tangan</translation>
    </message>
    <message>
        <source>Card played</source>
        <translation>Kad dimainkan</translation>
    </message>
    <message>
        <source>Cards taken</source>
        <translation>Kad diambil</translation>
    </message>
    <message>
        <source>Hearts are trump</source>
        <translation>Hati bunga pangkah</translation>
    </message>
    <message>
        <source>In this deal: {points}</source>
        <translation>Agihan ini: {points}</translation>
    </message>
    <message>
        <source>Score: {score}</source>
        <translation>Skor: {score}</translation>
    </message>
    <message>
        <source>Hearts are broken</source>
        <translation>Hati sudah pecah</translation>
    </message>
    <message>
        <source>Hearts are not broken yet</source>
        <translation>Hati belum pecah</translation>
    </message>
    <message>
        <source>{dealer} deals, {leader} leads.</source>
        <translation>{dealer} agih kad, {leader} buka.</translation>
    </message>
    <message>
        <source>{name} plays the {card}.</source>
        <translation>{name} main {card}.</translation>
    </message>
    <message>
        <source>{name} leads the {card}.</source>
        <translation>{name} buka dengan {card}.</translation>
    </message>
    <message>
        <source>Hearts are broken.</source>
        <translation>Hati sudah pecah.</translation>
    </message>
    <message numerus="yes">
        <source>{name} takes the trick: %n point(s).</source>
        <translation>
            <numerusform>{name} ambil trik: %n mata.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} takes the trick.</source>
        <translation>{name} ambil trik.</translation>
    </message>
    <message>
        <source>In this deal {first} scores {a} and {second} {b}. The score is {x} to {y}.</source>
        <translation>Dalam agihan ini {first} dapat {a} dan {second} dapat {b}. Skor kini {x} lawan {y}.</translation>
    </message>
    <message>
        <source>The dead cards were the {first} and the {second}.</source>
        <translation>Kad mati tadi: {first} dan {second}.</translation>
    </message>
    <message>
        <source>Both stand at {score}: another deal decides.</source>
        <translation>Kedua-duanya {score} mata: satu agihan lagi akan menentukan.</translation>
    </message>
    <message>
        <source>{name} shoots the moon: {points} points off.</source>
        <translation>{name} menembak bulan: tolak {points} mata.</translation>
    </message>
    <message numerus="yes">
        <source>{name} shoots the moon: %n point(s) for {other}.</source>
        <translation>
            <numerusform>{name} menembak bulan: %n mata untuk {other}.</numerusform>
        </translation>
    </message>
    <message>
        <source>The game is called off as a draw: it has no end.</source>
        <translation>Permainan dihentikan dan dikira seri: tiada penghujungnya.</translation>
    </message>
    <message>
        <source>{name} wins with {low} to {high}.</source>
        <translation>{name} menang dengan {low} lawan {high}.</translation>
    </message>
    <message>
        <source>gathers the trick</source>
        <translation>mengutip trik</translation>
    </message>
    <message>
        <source>deals</source>
        <translation>mengagihkan kad</translation>
    </message>
    <message numerus="yes">
        <source>opens the trick: %n point(s)</source>
        <translation>
            <numerusform>membuka trik: %n mata</numerusform>
        </translation>
    </message>
    <message>
        <source>opens the trick</source>
        <translation>membuka trik</translation>
    </message>
    <message numerus="yes">
        <source>takes the trick: %n point(s)</source>
        <translation>
            <numerusform>mengambil trik: %n mata</numerusform>
        </translation>
    </message>
    <message>
        <source>takes the trick</source>
        <translation>mengambil trik</translation>
    </message>
    <message numerus="yes">
        <source>leaves the trick: %n point(s)</source>
        <translation>
            <numerusform>melepaskan trik: %n mata</numerusform>
        </translation>
    </message>
    <message>
        <source>leaves the trick</source>
        <translation>melepaskan trik</translation>
    </message>
    <message>
        <source>Brought forward</source>
        <translation>Dibawa ke hadapan</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Skor</translation>
    </message>
    <message>
        <source>Shot the moon</source>
        <translation>Tembak bulan</translation>
    </message>
    <message>
        <source>Shot the moon. Dead: {first}, {second}</source>
        <translation>Tembak bulan. Mati: {first}, {second}</translation>
    </message>
    <message>
        <source>Dead: {first}, {second}</source>
        <translation>Mati: {first}, {second}</translation>
    </message>
    <message>
        <source>Deal {number}</source>
        <translation>Agihan {number}</translation>
    </message>
    <message>
        <source>the two of clubs is led first</source>
        <comment>name of a rule</comment>
        <translation>kad dua kelawar dibuka dahulu</translation>
    </message>
    <message>
        <source>the four of clubs is led first</source>
        <comment>name of a rule</comment>
        <translation>kad empat kelawar dibuka dahulu</translation>
    </message>
    <message>
        <source>the six of clubs is led first</source>
        <comment>name of a rule</comment>
        <translation>kad enam kelawar dibuka dahulu</translation>
    </message>
    <message>
        <source>follow suit</source>
        <comment>name of a rule</comment>
        <translation>ikut bunga</translation>
    </message>
    <message>
        <source>the first trick</source>
        <comment>name of a rule</comment>
        <translation>trik pertama</translation>
    </message>
    <message>
        <source>hearts must be broken</source>
        <comment>name of a rule</comment>
        <translation>hati mesti pecah dahulu</translation>
    </message>
    <message numerus="yes">
        <source>{card}: opens the trick with %n point(s) in it.</source>
        <translation>
            <numerusform>{card}: membuka trik, dengan %n mata di dalamnya.</numerusform>
        </translation>
    </message>
    <message>
        <source>{card}: opens the trick.</source>
        <translation>{card}: membuka trik.</translation>
    </message>
    <message numerus="yes">
        <source>{card}: takes the trick and its %n point(s).</source>
        <translation>
            <numerusform>{card}: mengambil trik dan %n matanya.</numerusform>
        </translation>
    </message>
    <message>
        <source>{card}: takes the trick, without points.</source>
        <translation>{card}: mengambil trik, tanpa mata.</translation>
    </message>
    <message numerus="yes">
        <source>{card}: leaves the trick and its %n point(s) to the other player.</source>
        <translation>
            <numerusform>{card}: melepaskan trik dan %n matanya kepada lawan.</numerusform>
        </translation>
    </message>
    <message>
        <source>{card}: leaves the trick to the other player, without points.</source>
        <translation>{card}: melepaskan trik kepada lawan, tanpa mata.</translation>
    </message>
</context>
<context>
    <name>HeartsLesson</name>
    <message>
        <source>One deal of thirteen tricks: follow suit, hearts as trump, the queen of spades.</source>
        <translation>Satu agihan, tiga belas trik: ikut bunga, hati sebagai bunga pangkah, ratu sped.</translation>
    </message>
    <message>
        <source>Each of you has thirteen cards; two more lie dead, and nobody knows which. In every trick each plays one card. Hearts in your tricks cost a point each, the queen of spades 13. You want as few points as possible.</source>
        <translation>Anda berdua masing-masing ada tiga belas kad; dua lagi mati, dan tiada sesiapa tahu yang mana. Dalam setiap trik, masing-masing main satu kad. Setiap hati dalam trik anda dikira satu mata, ratu sped 13. Anda mahu mata sesedikit mungkin.</translation>
    </message>
    <message>
        <source>You hold the {card}, so you begin and must lead it.</source>
        <translation>Anda pegang {card}, jadi anda mula dan mesti membuka dengannya.</translation>
    </message>
    <message>
        <source>Amara took the trick, so she leads: a club. You must follow suit as long as you can. Play the {card}: it is higher and takes the trick.</source>
        <translation>Amara dapat trik itu, jadi dia membuka: kelawar. Anda mesti ikut bunga selagi boleh. Main {card}: ia lebih tinggi dan mengambil trik.</translation>
    </message>
    <message>
        <source>Now you lead. There are no points in diamonds: get rid of a high one. Lead the {card}.</source>
        <translation>Sekarang anda membuka. Daiman tiada mata: buang kad yang tinggi. Buka dengan {card}.</translation>
    </message>
    <message>
        <source>A spade is led: follow suit. The {card} takes this trick without points.</source>
        <translation>Sped dibuka: ikut bunga. Kad {card} mengambil trik ini tanpa mata.</translation>
    </message>
    <message>
        <source>Lead the {card}.</source>
        <translation>Buka dengan {card}.</translation>
    </message>
    <message>
        <source>Your only club is the {card}. You must play it.</source>
        <translation>Kelawar anda cuma {card}. Anda mesti memainkannya.</translation>
    </message>
    <message>
        <source>You would like to lead a heart? Not yet: nobody has played one, so hearts are not broken. Lead the {card}.</source>
        <translation>Anda mahu membuka dengan hati? Belum boleh: belum ada yang memainkannya, jadi hati belum pecah. Buka dengan {card}.</translation>
    </message>
    <message>
        <source>The queen of spades has not shown up. Stay low, and let Amara keep the trick. Play the {card}.</source>
        <translation>Ratu sped belum muncul. Main rendah, dan biar Amara yang dapat trik. Main {card}.</translation>
    </message>
    <message>
        <source>You have no club, so you may play anything. Hearts are trump: the {card} takes the trick and costs you 1 point, but then you lead. Now hearts are broken.</source>
        <translation>Anda tiada kelawar, jadi anda boleh main apa-apa kad. Hati bunga pangkah: {card} mengambil trik dan anda kena 1 mata, tetapi selepas itu anda membuka. Kini hati sudah pecah.</translation>
    </message>
    <message>
        <source>Your {card} is your last spade. Lead it, and the queen of spades can no longer be forced on you.</source>
        <translation>Kad {card} ialah sped terakhir anda. Buka dengannya, dan ratu sped tidak dapat lagi dipaksa kepada anda.</translation>
    </message>
    <message>
        <source>Amara leads a heart: stay below it with the {card}.</source>
        <translation>Amara membuka dengan hati: main di bawahnya, {card}.</translation>
    </message>
    <message>
        <source>Again you can stay below, with the {card}.</source>
        <translation>Sekali lagi anda boleh main di bawahnya, {card}.</translation>
    </message>
    <message>
        <source>Amara must lead the queen of spades herself. You have only the {card} left: let her have it.</source>
        <translation>Amara terpaksa membuka dengan ratu sped. Anda cuma ada {card}: biar dia yang dapat.</translation>
    </message>
    <message>
        <source>You have 1 point, Amara has 17. Deal follows deal until somebody has 100; then the lower score wins. One thing more: whoever takes every point of a deal gets none, and the other player gets 20.</source>
        <translation>Anda ada 1 mata, Amara 17. Agihan demi agihan dimainkan sehingga seseorang mencapai 100; kemudian skor yang lebih rendah menang. Satu lagi: sesiapa yang mengambil semua mata dalam satu agihan tidak kena apa-apa, dan lawannya kena 20.</translation>
    </message>
</context>
<context>
    <name>HeartsQuestions</name>
    <message>
        <source>Which Hearts for two do you play?</source>
        <translation>Permainan Hati untuk berdua yang mana anda main?</translation>
    </message>
    <message>
        <source>With which cards?</source>
        <translation>Dengan kad yang mana?</translation>
    </message>
    <message>
        <source>28 cards, thirteen each, two of them out of play</source>
        <translation>28 kad, tiga belas seorang, dua tidak dimainkan</translation>
    </message>
    <message>
        <source>52 cards, with a stock to draw from or a hand nobody plays</source>
        <translation>52 kad, dengan stok untuk mencabut kad atau satu tangan yang tiada pemainnya</translation>
    </message>
    <message>
        <source>This table has only the game with 28 cards, without drawing.</source>
        <translation>Meja ini hanya ada permainan 28 kad, tanpa mencabut kad.</translation>
    </message>
    <message>
        <source>Are hearts trump?</source>
        <translation>Adakah hati bunga pangkah?</translation>
    </message>
    <message>
        <source>Yes, the highest heart takes the trick</source>
        <translation>Ya, hati tertinggi mengambil trik</translation>
    </message>
    <message>
        <source>No, only the suit that was led counts</source>
        <translation>Tidak, hanya bunga yang dibuka dikira</translation>
    </message>
    <message>
        <source>At this table hearts are always trump.</source>
        <translation>Di meja ini hati sentiasa bunga pangkah.</translation>
    </message>
    <message>
        <source>What does the queen of spades cost?</source>
        <translation>Berapa nilai ratu sped?</translation>
    </message>
    <message>
        <source>13 points</source>
        <translation>13 mata</translation>
    </message>
    <message>
        <source>Another number of points</source>
        <translation>Bilangan mata lain</translation>
    </message>
    <message>
        <source>At this table it always costs 13 points.</source>
        <translation>Di meja ini nilainya sentiasa 13 mata.</translation>
    </message>
    <message>
        <source>When may the queen of spades be played?</source>
        <translation>Bilakah ratu sped boleh dimainkan?</translation>
    </message>
    <message>
        <source>Like any other card</source>
        <translation>Seperti kad lain</translation>
    </message>
    <message>
        <source>At any time, even when you could follow suit</source>
        <translation>Bila-bila masa, walaupun anda boleh ikut bunga</translation>
    </message>
    <message>
        <source>What breaks hearts, so that they may be led?</source>
        <translation>Apa yang memecahkan hati, supaya boleh dibuka?</translation>
    </message>
    <message>
        <source>A heart that was played</source>
        <translation>Kad hati yang dimainkan</translation>
    </message>
    <message>
        <source>A heart or the queen of spades</source>
        <translation>Kad hati atau ratu sped</translation>
    </message>
    <message>
        <source>The first time somebody cannot follow suit</source>
        <translation>Kali pertama seseorang tidak dapat ikut bunga</translation>
    </message>
    <message>
        <source>May points fall in the first trick?</source>
        <translation>Bolehkah mata jatuh dalam trik pertama?</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>Ya</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Tidak</translation>
    </message>
    <message>
        <source>What if one player takes every point?</source>
        <translation>Bagaimana jika seorang pemain mengambil semua mata?</translation>
    </message>
    <message>
        <source>The other player gets 20 points</source>
        <translation>Lawannya dapat 20 mata</translation>
    </message>
    <message>
        <source>The other player gets the points instead</source>
        <translation>Lawannya pula dapat mata itu</translation>
    </message>
    <message>
        <source>That player takes 20 points off</source>
        <translation>Skor pemain itu ditolak 20 mata</translation>
    </message>
    <message>
        <source>Nothing special</source>
        <translation>Tiada yang istimewa</translation>
    </message>
    <message>
        <source>To how many points?</source>
        <translation>Hingga berapa mata?</translation>
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
        <translation>Apa yang boleh anda tahu</translation>
    </message>
    <message>
        <source>The coach is thinking…</source>
        <translation>Jurulatih sedang berfikir…</translation>
    </message>
    <message>
        <source>What each card is worth</source>
        <translation>Nilai setiap kad</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Bantuan</translation>
    </message>
</context>
<context>
    <name>KeyCatcher</name>
    <message>
        <source>Press the new key, or Esc</source>
        <translation>Tekan kekunci baharu, atau Esc</translation>
    </message>
    <message>
        <source>&amp;Change…</source>
        <translation>&amp;Ubah…</translation>
    </message>
</context>
<context>
    <name>Keys</name>
    <message>
        <source>one card to the left</source>
        <translation>satu kad ke kiri</translation>
    </message>
    <message>
        <source>one card to the right</source>
        <translation>satu kad ke kanan</translation>
    </message>
    <message>
        <source>the first card</source>
        <translation>kad pertama</translation>
    </message>
    <message>
        <source>the last card</source>
        <translation>kad terakhir</translation>
    </message>
    <message>
        <source>play the card</source>
        <translation>main kad itu</translation>
    </message>
    <message>
        <source>show the last trick again</source>
        <translation>tunjuk semula trik terakhir</translation>
    </message>
    <message>
        <source>1 to 9</source>
        <translation>1 hingga 9</translation>
    </message>
    <message>
        <source>go to that card</source>
        <translation>pergi ke kad itu</translation>
    </message>
    <message>
        <source>+ and −, or 1 and 2</source>
        <translation>+ dan −, atau 1 dan 2</translation>
    </message>
    <message>
        <source>choose where a card can do two things</source>
        <translation>pilih apabila satu kad boleh buat dua perkara</translation>
    </message>
    <message>
        <source>Enter, Space</source>
        <translation>Enter, Space</translation>
    </message>
    <message>
        <source>press a button; go on after a round</source>
        <translation>tekan butang; teruskan selepas pusingan</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>back out; close a panel</source>
        <translation>batal; tutup panel</translation>
    </message>
    <message>
        <source>Tab</source>
        <translation>Tab</translation>
    </message>
    <message>
        <source>to the next part of the window</source>
        <translation>ke bahagian tetingkap yang berikutnya</translation>
    </message>
    <message>
        <source>“{key}” always means the same and cannot be given to anything else.</source>
        <translation>“{key}” sentiasa bermaksud sama dan tidak boleh diberikan kepada yang lain.</translation>
    </message>
    <message>
        <source>“{key}” is already the key for “{command}”. Change that one first.</source>
        <translation>“{key}” sudah menjadi kekunci untuk “{command}”. Ubah yang itu dahulu.</translation>
    </message>
</context>
<context>
    <name>KeysDialog</name>
    <message>
        <source>Keys</source>
        <translation>Kekunci</translation>
    </message>
    <message>
        <source>What it does</source>
        <translation>Fungsi</translation>
    </message>
    <message>
        <source>Single &amp;letters are keys</source>
        <translation>&amp;Huruf tunggal jadi kekunci</translation>
    </message>
    <message>
        <source>Switch this off if your screen reader uses single letters itself.</source>
        <translation>Matikan ini jika pembaca skrin anda sendiri menggunakan huruf tunggal.</translation>
    </message>
    <message>
        <source>&amp;No key</source>
        <translation>&amp;Tiada kekunci</translation>
    </message>
    <message>
        <source>&amp;Default</source>
        <translation>Seperti &amp;asal</translation>
    </message>
    <message>
        <source>&amp;All defaults</source>
        <translation>&amp;Semua seperti asal</translation>
    </message>
    <message>
        <source>Clos&amp;e</source>
        <translation>Tutu&amp;p</translation>
    </message>
    <message>
        <source>At the table</source>
        <translation>Di meja</translation>
    </message>
    <message>
        <source>In the window</source>
        <translation>Dalam tetingkap</translation>
    </message>
    <message>
        <source>Always</source>
        <translation>Sentiasa</translation>
    </message>
    <message>
        <source>Changed; default: {keys}</source>
        <translation>Diubah; asalnya: {keys}</translation>
    </message>
</context>
<context>
    <name>LearnDialog</name>
    <message>
        <source>Learn a game</source>
        <translation>Belajar bermain</translation>
    </message>
    <message>
        <source>Five minutes at the table. You are told what to play, and why.</source>
        <translation>Lima minit di meja. Anda diberitahu kad mana untuk dimainkan, dan sebabnya.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Batal</translation>
    </message>
</context>
<context>
    <name>Leaving</name>
    <message>
        <source>This game is not saved.</source>
        <translation>Permainan ini belum disimpan.</translation>
    </message>
    <message>
        <source>If you quit now, what is not saved is lost.</source>
        <translation>Jika anda keluar sekarang, apa yang belum disimpan akan hilang.</translation>
    </message>
</context>
<context>
    <name>Lesson</name>
    <message>
        <source>Another time, but not in this lesson. {step}</source>
        <translation>Lain kali, tetapi bukan dalam pelajaran ini. {step}</translation>
    </message>
</context>
<context>
    <name>LessonBar</name>
    <message>
        <source>Go &amp;on</source>
        <translation>&amp;Teruskan</translation>
    </message>
    <message>
        <source>&amp;Play this game…</source>
        <translation>&amp;Main permainan ini…</translation>
    </message>
    <message>
        <source>&amp;Leave the lesson</source>
        <translation>&amp;Keluar dari pelajaran</translation>
    </message>
    <message>
        <source>Play the card first.</source>
        <translation>Main kad itu dahulu.</translation>
    </message>
</context>
<context>
    <name>Library</name>
    <message>
        <source>another program is using it</source>
        <translation>program lain sedang menggunakannya</translation>
    </message>
    <message>
        <source>the disk is full</source>
        <translation>cakera penuh</translation>
    </message>
    <message>
        <source>it can only be read</source>
        <translation>hanya boleh dibaca</translation>
    </message>
    <message>
        <source>it cannot be opened</source>
        <translation>tidak dapat dibuka</translation>
    </message>
    <message>
        <source>the disk does not answer as it should</source>
        <translation>cakera tidak memberi respons seperti sepatutnya</translation>
    </message>
    <message>
        <source>Your games cannot be saved in “{path}”: {reason}. You can play on; saving is tried again and again.</source>
        <translation>Permainan anda tidak dapat disimpan di “{path}”: {reason}. Anda boleh terus bermain; simpanan akan terus dicuba.</translation>
    </message>
    <message numerus="yes">
        <source>The list of your games was missing. %n game(s) came back from copies, last played {time}. What was played later may be missing.</source>
        <comment>time: date and time</comment>
        <translation>
            <numerusform>Senarai permainan anda hilang. %n permainan dipulihkan daripada salinan, kali terakhir dimainkan {time}. Yang dimainkan selepas itu mungkin tiada.</numerusform>
        </translation>
    </message>
    <message>
        <source>The list of your games was damaged, and nothing could be read. It is “{path}” now.</source>
        <translation>Senarai permainan anda rosak, dan tiada apa-apa dapat dibaca. Kini ia ialah “{path}”.</translation>
    </message>
    <message numerus="yes">
        <source>The list of your games was damaged. %n game(s) could be brought back, last played {time}. What was played later may be missing. The old file is “{path}”.</source>
        <comment>time: date and time</comment>
        <translation>
            <numerusform>Senarai permainan anda rosak. %n permainan dapat dipulihkan, kali terakhir dimainkan {time}. Yang dimainkan selepas itu mungkin tiada. Fail lama ialah “{path}”.</numerusform>
        </translation>
    </message>
    <message>
        <source>Your games were written by a newer version of Cardtable. They are in “{path}” now.</source>
        <translation>Permainan anda ditulis oleh versi Cardtable yang lebih baharu. Kini permainan itu ada dalam “{path}”.</translation>
    </message>
    <message>
        <source>this is no file name</source>
        <translation>ini bukan nama fail</translation>
    </message>
    <message>
        <source>The game cannot be written to “{path}”: {reason}.</source>
        <translation>Permainan tidak dapat ditulis ke “{path}”: {reason}.</translation>
    </message>
    <message>
        <source>The backup cannot be restored just now. Your games are as they were.</source>
        <translation>Sandaran tidak dapat dipulihkan sekarang. Permainan anda kekal seperti tadi.</translation>
    </message>
    <message>
        <source>This game is no longer here.</source>
        <translation>Permainan ini tiada lagi di sini.</translation>
    </message>
    <message>
        <source>This game was also played in another window. Yours goes on as a game of its own.</source>
        <translation>Permainan ini juga dimainkan dalam tetingkap lain. Permainan anda diteruskan secara berasingan.</translation>
    </message>
    <message>
        <source>This backup is damaged and cannot be restored. Your games are as they were.</source>
        <translation>Sandaran ini rosak dan tidak dapat dipulihkan. Permainan anda kekal seperti tadi.</translation>
    </message>
    <message>
        <source>Saving works again. Nothing was lost.</source>
        <translation>Simpanan berfungsi semula. Tiada yang hilang.</translation>
    </message>
</context>
<context>
    <name>LibraryDialog</name>
    <message>
        <source>Games</source>
        <translation>Permainan</translation>
    </message>
    <message>
        <source>&amp;Resume</source>
        <translation>&amp;Sambung</translation>
    </message>
    <message>
        <source>Re&amp;play</source>
        <translation>&amp;Ulang tayang</translation>
    </message>
    <message>
        <source>Re&amp;name</source>
        <translation>Tukar &amp;nama</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>Pa&amp;dam</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>&amp;Eksport…</translation>
    </message>
    <message>
        <source>&amp;Open file…</source>
        <translation>Buka &amp;fail…</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Tutup</translation>
    </message>
    <message>
        <source>&amp;Look at it</source>
        <translation>&amp;Lihat</translation>
    </message>
    <message>
        <source>This game is on the table.</source>
        <translation>Permainan ini sedang di meja.</translation>
    </message>
    <message>
        <source>No game has been played yet. Every game you play is kept here.</source>
        <translation>Belum ada permainan yang dimainkan. Setiap permainan anda disimpan di sini.</translation>
    </message>
    <message>
        <source>No game matches.</source>
        <translation>Tiada permainan seperti itu.</translation>
    </message>
    <message>
        <source>Deleted “{title}”.</source>
        <translation>“{title}” dipadam.</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>Tarik &amp;balik</translation>
    </message>
    <message>
        <source>Saved as “{path}”.</source>
        <translation>Disimpan sebagai “{path}”.</translation>
    </message>
</context>
<context>
    <name>Log</name>
    <message>
        <source>Log</source>
        <translation>Catatan</translation>
    </message>
</context>
<context>
    <name>LookPage</name>
    <message>
        <source>Other f&amp;ile…</source>
        <translation>&amp;Fail lain…</translation>
    </message>
    <message>
        <source>&amp;Deck</source>
        <translation>De&amp;k</translation>
    </message>
    <message>
        <source>Four c&amp;olours, a pattern for each suit</source>
        <translation>Empat &amp;warna, corak bagi setiap bunga</translation>
    </message>
    <message>
        <source>&amp;Large figures in the corners</source>
        <translation>Angka besar di pen&amp;juru</translation>
    </message>
    <message>
        <source>Da&amp;rk faces</source>
        <translation>Muka kad &amp;gelap</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>Biru</translation>
    </message>
    <message>
        <source>Red</source>
        <translation>Merah</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>Be&amp;lakang</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>Hijau</translation>
    </message>
    <message>
        <source>Night blue</source>
        <translation>Biru malam</translation>
    </message>
    <message>
        <source>Wine</source>
        <translation>Merah wain</translation>
    </message>
    <message>
        <source>&amp;Felt</source>
        <translation>Kai&amp;n meja</translation>
    </message>
    <message>
        <source>Same as the desktop</source>
        <translation>Ikut sistem</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Cerah</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Gelap</translation>
    </message>
    <message>
        <source>Around &amp;the felt</source>
        <translation>&amp;Sekeliling kain</translation>
    </message>
    <message>
        <source>“{file}” cannot be used. {reason}</source>
        <translation>“{file}” tidak boleh digunakan. {reason}</translation>
    </message>
    <message>
        <source>Choose a deck of cards</source>
        <translation>Pilih dek kad</translation>
    </message>
    <message>
        <source>Decks of cards</source>
        <translation>Dek kad</translation>
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
        <translation>Bar alat</translation>
    </message>
    <message>
        <source>No computer player is thinking.</source>
        <translation>Tiada pemain komputer yang sedang berfikir.</translation>
    </message>
</context>
<context>
    <name>NewGameDialog</name>
    <message>
        <source>New game</source>
        <translation>Permainan baharu</translation>
    </message>
    <message>
        <source>&amp;Players</source>
        <translation>&amp;Pemain</translation>
    </message>
    <message>
        <source>&amp;Start</source>
        <translation>&amp;Mula</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Permainan</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>Peraturan rumah</translation>
    </message>
    <message>
        <source>What each card does</source>
        <translation>Fungsi setiap kad</translation>
    </message>
    <message>
        <source>Deal &amp;number</source>
        <translation>&amp;Nombor agihan</translation>
    </message>
    <message>
        <source>random</source>
        <translation>rawak</translation>
    </message>
    <message>
        <source>The same number deals the same cards again.</source>
        <translation>Nombor yang sama mengagihkan kad yang sama.</translation>
    </message>
    <message>
        <source>Restore &amp;defaults</source>
        <translation>Pulihkan &amp;asal</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Batal</translation>
    </message>
    <message>
        <source>Ctrl+Enter</source>
        <translation>Ctrl+Enter</translation>
    </message>
    <message>
        <source>Every player needs a name.</source>
        <translation>Setiap pemain perlu ada nama.</translation>
    </message>
    <message>
        <source>Two players have the same name.</source>
        <translation>Dua pemain mempunyai nama yang sama.</translation>
    </message>
    <message>
        <source>A deal number has digits only; leave it empty for a random deal.</source>
        <translation>Nombor agihan hanya mengandungi angka; biarkan kosong untuk agihan rawak.</translation>
    </message>
</context>
<context>
    <name>NinetyNine</name>
    <message>
        <source>easy</source>
        <translation>mudah</translation>
    </message>
    <message>
        <source>Plays any card that adds, preferably a high one, and saves its kings for the very last.</source>
        <translation>Main apa-apa kad yang menambah, lebih suka yang tinggi, dan simpan raja untuk akhir sekali.</translation>
    </message>
    <message>
        <source>normal</source>
        <translation>biasa</translation>
    </message>
    <message>
        <source>Spends its high cards first, and special ones, whichever, only when nothing else fits.</source>
        <translation>Habiskan kad tinggi dahulu; kad istimewa, mana-mana pun, hanya apabila tiada kad lain yang boleh dimainkan.</translation>
    </message>
    <message>
        <source>hard</source>
        <translation>sukar</translation>
    </message>
    <message>
        <source>Knows by heart how good it is to keep any two cards, but not what you hold.</source>
        <translation>Hafal nilai menyimpan setiap pasangan kad, tetapi tidak tahu kad anda.</translation>
    </message>
    <message>
        <source>expert</source>
        <translation>pakar</translation>
    </message>
    <message>
        <source>Knows the same by heart, and guesses your hand from the cards you have played.</source>
        <translation>Hafal nilai yang sama, dan meneka kad di tangan anda daripada kad yang telah anda main.</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) that you have not seen.</source>
        <translation>
            <numerusform>%n kad yang belum anda lihat.</numerusform>
        </translation>
    </message>
    <message>
        <source>Special cards among them: {cards}</source>
        <translation>Kad istimewa antaranya: {cards}</translation>
    </message>
    <message>
        <source>No more special cards of these: {cards}</source>
        <translation>Kad istimewa yang sudah habis: {cards}</translation>
    </message>
    <message numerus="yes">
        <source>{card}, total {total}: %n of them would then be too much.</source>
        <comment>of the cards not seen</comment>
        <translation>
            <numerusform>{card}, jumlah {total}: selepas itu %n daripadanya melebihi had.</numerusform>
        </translation>
    </message>
    <message>
        <source>Ace</source>
        <translation>Sat</translation>
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
        <translation>Pekak, ratu</translation>
    </message>
    <message>
        <source>King</source>
        <translation>Raja</translation>
    </message>
    <message>
        <source>2 to 8</source>
        <translation>2 hingga 8</translation>
    </message>
    <message>
        <source>Adds {number} or takes off {number}, your choice</source>
        <translation>Tambah {number} atau tolak {number}, pilihan anda</translation>
    </message>
    <message>
        <source>{one} or {other}, your choice</source>
        <translation>{one} atau {other}, pilihan anda</translation>
    </message>
    <message>
        <source>Resets the total to 0</source>
        <translation>Sifarkan jumlah</translation>
    </message>
    <message>
        <source>Makes the total {total}</source>
        <translation>Menjadikan jumlah {total}</translation>
    </message>
    <message>
        <source>0: the total stays</source>
        <translation>0: jumlah kekal</translation>
    </message>
    <message>
        <source>Takes off {number}, down to 0 at most</source>
        <translation>Tolak {number}, paling rendah hingga 0</translation>
    </message>
    <message>
        <source>Takes off {number}</source>
        <translation>Tolak {number}</translation>
    </message>
    <message>
        <source>Add their number</source>
        <translation>Tambah nilai angkanya</translation>
    </message>
    <message>
        <source>Adds {number}</source>
        <translation>Tambah {number}</translation>
    </message>
    <message>
        <source>Turns the direction; with two players left you play again</source>
        <translation>Terbalikkan arah; jika tinggal dua pemain, anda main lagi</translation>
    </message>
    <message>
        <source>Turns the direction; the total stays</source>
        <translation>Terbalikkan arah; jumlah kekal</translation>
    </message>
    <message>
        <source>The total stays and you play again</source>
        <translation>Jumlah kekal dan anda main lagi</translation>
    </message>
    <message>
        <source>The total stays</source>
        <translation>Jumlah kekal</translation>
    </message>
    <message>
        <source>{name} resets: 0.</source>
        <translation>{name} sifarkan jumlah: 0.</translation>
    </message>
    <message>
        <source>{name} takes off {number}: {total}.</source>
        <translation>{name} tolak {number}: {total}.</translation>
    </message>
    <message>
        <source>{name} plays the {card} and turns the direction: {total}.</source>
        <translation>{name} main {card} dan arah berbalik: {total}.</translation>
    </message>
    <message>
        <source>{name} plays the {card} and plays again: {total}.</source>
        <translation>{name} main {card} dan main lagi: {total}.</translation>
    </message>
    <message>
        <source>{name} plays the {card}: {total}.</source>
        <translation>{name} main {card}: {total}.</translation>
    </message>
    <message>
        <source>The first card is the {card}: {total}.</source>
        <translation>Kad pertama ialah {card}: {total}.</translation>
    </message>
    <message>
        <source>{name} draws a card.</source>
        <translation>{name} cabut satu kad.</translation>
    </message>
    <message>
        <source>Round {number}: {name} deals.</source>
        <translation>Pusingan {number}: {name} agih kad.</translation>
    </message>
    <message>
        <source>The cards are dealt. {name} begins.</source>
        <translation>Kad sudah diagihkan. {name} mula.</translation>
    </message>
    <message>
        <source>The discard pile becomes the new stock; spent 9s and 10s leave the game.</source>
        <translation>Longgokan buang menjadi stok baharu; kad 9 dan 10 yang sudah dimainkan keluar dari permainan.</translation>
    </message>
    <message>
        <source>The discard pile becomes the new stock.</source>
        <translation>Longgokan buang menjadi stok baharu.</translation>
    </message>
    <message>
        <source>{name} gives up at {total} and loses a chip.</source>
        <translation>{name} menyerah pada {total} dan hilang satu cip.</translation>
    </message>
    <message>
        <source>{name} gives up at {total}.</source>
        <translation>{name} menyerah pada {total}.</translation>
    </message>
    <message>
        <source>{name} has no card that fits at {total} and loses a chip.</source>
        <translation>Pada {total}, {name} tiada kad yang boleh dimainkan dan hilang satu cip.</translation>
    </message>
    <message>
        <source>{name} has no card that fits at {total}.</source>
        <translation>Pada {total}, {name} tiada kad yang boleh dimainkan.</translation>
    </message>
    <message>
        <source>{name} is out.</source>
        <translation>{name} tersingkir.</translation>
    </message>
    <message>
        <source>The game is a draw.</source>
        <translation>Permainan seri.</translation>
    </message>
    <message>
        <source>{name} wins.</source>
        <translation>{name} menang.</translation>
    </message>
    <message>
        <source>Spends high cards and keeps special ones, but slips now and then.</source>
        <translation>Habiskan kad tinggi dan simpan kad istimewa, tetapi sesekali tersilap.</translation>
    </message>
    <message>
        <source>Pushes the total as high as it can and keeps special cards, but does not count.</source>
        <translation>Naikkan jumlah setinggi boleh dan simpan kad istimewa, tetapi tidak mengira kad.</translation>
    </message>
    <message>
        <source>Counts every card and has much practice, but plays at a glance.</source>
        <translation>Kira setiap kad dan banyak pengalaman, tetapi bermain sepintas lalu.</translation>
    </message>
    <message>
        <source>Reads the other hand from the cards played, and thinks of the best reply.</source>
        <translation>Baca tangan lawan daripada kad yang dimainkan, dan fikirkan balasan terbaik.</translation>
    </message>
    <message>
        <source>A total below zero</source>
        <translation>Jumlah di bawah sifar</translation>
    </message>
    <message>
        <source>is allowed</source>
        <translation>dibenarkan</translation>
    </message>
    <message>
        <source>stops at 0</source>
        <translation>berhenti pada 0</translation>
    </message>
    <message>
        <source>Giving up though a card fits</source>
        <translation>Menyerah walaupun ada kad untuk dimainkan</translation>
    </message>
    <message>
        <source>is not allowed</source>
        <translation>tidak dibenarkan</translation>
    </message>
    <message>
        <source>Chips for each player</source>
        <translation>Cip setiap pemain</translation>
    </message>
    <message>
        <source>automatic</source>
        <translation>automatik</translation>
    </message>
    <message>
        <source>Automatic: 5 chips, or 3 when four or more play.</source>
        <translation>Automatik: 5 cip, atau 3 jika empat pemain ke atas.</translation>
    </message>
    <message>
        <source>Packs of cards</source>
        <translation>Bilangan dek</translation>
    </message>
    <message>
        <source>Automatic: one pack, or two when four or more play.</source>
        <translation>Automatik: satu dek, atau dua jika empat pemain ke atas.</translation>
    </message>
    <message>
        <source>A player without chips</source>
        <translation>Pemain tanpa cip</translation>
    </message>
    <message>
        <source>is out</source>
        <translation>tersingkir</translation>
    </message>
    <message>
        <source>plays on until the next loss</source>
        <translation>terus main hingga kalah lagi</translation>
    </message>
    <message>
        <source>A 4 with two players left</source>
        <translation>Kad 4 jika tinggal dua pemain</translation>
    </message>
    <message>
        <source>just passes the turn</source>
        <translation>hanya bertukar giliran</translation>
    </message>
    <message>
        <source>gives the same player another turn</source>
        <translation>pemain yang sama main sekali lagi</translation>
    </message>
    <message>
        <source>Reaching exactly 99</source>
        <translation>Tepat mencapai 99</translation>
    </message>
    <message>
        <source>loses</source>
        <translation>kalah</translation>
    </message>
    <message>
        <source>is safe</source>
        <translation>selamat</translation>
    </message>
    <message>
        <source>When the stock is empty</source>
        <translation>Apabila stok habis</translation>
    </message>
    <message>
        <source>spent 9s and 10s leave</source>
        <translation>keluarkan 9 dan 10 yang dimainkan</translation>
    </message>
    <message>
        <source>reshuffle everything</source>
        <translation>kocok semula semuanya</translation>
    </message>
    <message>
        <source>stop drawing</source>
        <translation>berhenti mencabut</translation>
    </message>
    <message>
        <source>The pile is shuffled again. If its 9s and 10s come back, a game can go on for very long.</source>
        <translation>Longgokan dikocok semula. Jika kad 9 dan 10 dimasukkan kembali, permainan boleh berlarutan lama.</translation>
    </message>
    <message>
        <source>A draw after so many reshuffles</source>
        <translation>Seri selepas sekian kali kocok</translation>
    </message>
    <message>
        <source>Only when everything is reshuffled. 0: never a draw.</source>
        <translation>Hanya jika semuanya dikocok semula. 0: tidak pernah seri.</translation>
    </message>
    <message>
        <source>Turning the first card</source>
        <translation>Membuka kad pertama</translation>
    </message>
    <message>
        <source>is part of the set-up</source>
        <translation>sebahagian persediaan</translation>
    </message>
    <message>
        <source>is the first player’s turn</source>
        <translation>giliran pemain pertama</translation>
    </message>
    <message>
        <source>The first card counts</source>
        <translation>Kad pertama dikira</translation>
    </message>
    <message>
        <source>as if it were played</source>
        <translation>seolah-olah dimainkan</translation>
    </message>
    <message>
        <source>its number, also a 9 or a 10</source>
        <translation>nilai angkanya, juga bagi 9 atau 10</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>tidak dikira</translation>
    </message>
    <message>
        <source>There was a card that fits, and giving up is never better.</source>
        <translation>Ada kad yang boleh dimainkan, dan menyerah tidak pernah lebih baik.</translation>
    </message>
    <message>
        <source>No other card fits.</source>
        <translation>Tiada kad lain yang boleh dimainkan.</translation>
    </message>
    <message>
        <source>Every card takes the total over 99.</source>
        <translation>Setiap kad membawa jumlah melebihi 99.</translation>
    </message>
    <message>
        <source>No card keeps you under 99.</source>
        <translation>Tiada kad yang dapat mengekalkan jumlah di bawah 99.</translation>
    </message>
    <message>
        <source>This leaves {total}, and the next player has no card that fits.</source>
        <translation>Jumlah menjadi {total}, dan pemain berikutnya tiada kad yang boleh dimainkan.</translation>
    </message>
    <message>
        <source>This leaves {total}: the next player has no card that fits {percent}% of the time, more often than after any other move.</source>
        <translation>Jumlah menjadi {total}: dalam {percent}% kes, pemain berikutnya tiada kad yang boleh dimainkan, lebih kerap daripada selepas langkah lain.</translation>
    </message>
    <message>
        <source>After this you have no card that fits at your next turn {percent}% of the time, less often than after any other move.</source>
        <translation>Selepas ini, dalam {percent}% kes anda tiada kad yang boleh dimainkan pada giliran berikutnya, lebih jarang daripada selepas langkah lain.</translation>
    </message>
    <message numerus="yes">
        <source>This keeps %n special card(s) for later.</source>
        <comment>the most there are</comment>
        <translation>
            <numerusform>Ini menyimpan %n kad istimewa untuk nanti.</numerusform>
        </translation>
    </message>
    <message>
        <source>This leaves {total}: the next player has no card that fits {percent}% of the time, after {best} {more}%.</source>
        <comment>after the seven of clubs 40%</comment>
        <translation>Jumlah menjadi {total}: dalam {percent}% kes, pemain berikutnya tiada kad yang boleh dimainkan; selepas {best}, {more}%.</translation>
    </message>
    <message>
        <source>After this you have no card that fits at your next turn {percent}% of the time, after {best} only {less}%.</source>
        <comment>after the seven of clubs only 10%</comment>
        <translation>Selepas ini, dalam {percent}% kes anda tiada kad yang boleh dimainkan pada giliran berikutnya; selepas {best}, hanya {less}%.</translation>
    </message>
    <message>
        <source>The {card} fits nearly always: keep it for later and play {best} now.</source>
        <translation>Kad {card} hampir sentiasa boleh dimainkan: simpan untuk nanti dan main {best} sekarang.</translation>
    </message>
    <message>
        <source>The {card} fits longer than {best}: keep it for later.</source>
        <translation>Kad {card} boleh dimainkan lebih lama daripada {best}: simpan untuk nanti.</translation>
    </message>
    <message>
        <source>This leaves {total}: {count} of {ranks} ranks take it over 99. After {best} it is {instead}.</source>
        <comment>{instead} is a number of ranks, too</comment>
        <translation>Jumlah menjadi {total}: {count} daripada {ranks} pangkat kad membawanya melebihi 99. Selepas {best}: {instead}.</translation>
    </message>
    <message>
        <source>This leaves {total}: {count} of {ranks} ranks take it to 99 or more. After {best} it is {instead}.</source>
        <comment>{instead} is a number of ranks, too</comment>
        <translation>Jumlah menjadi {total}: {count} daripada {ranks} pangkat kad membawanya ke 99 atau lebih. Selepas {best}: {instead}.</translation>
    </message>
    <message>
        <source>The aim</source>
        <translation>Matlamat</translation>
    </message>
    <message>
        <source>Setting up</source>
        <translation>Persediaan</translation>
    </message>
    <message>
        <source>What the cards do</source>
        <translation>Fungsi kad</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>Giliran anda</translation>
    </message>
    <message>
        <source>When no card fits</source>
        <translation>Apabila tiada kad yang boleh dimainkan</translation>
    </message>
    <message>
        <source>An empty stock</source>
        <translation>Stok habis</translation>
    </message>
    <message>
        <source>The end</source>
        <translation>Tamat</translation>
    </message>
    <message>
        <source>The total never falls below 0.</source>
        <translation>Jumlah tidak pernah jatuh di bawah 0.</translation>
    </message>
    <message>
        <source>The total may fall below 0.</source>
        <translation>Jumlah boleh jatuh di bawah 0.</translation>
    </message>
    <message>
        <source>You may also give up although a card fits.</source>
        <translation>Anda juga boleh menyerah walaupun ada kad yang boleh dimainkan.</translation>
    </message>
    <message>
        <source>As long as a card fits you must play one that does.</source>
        <translation>Selagi ada kad yang boleh dimainkan, anda mesti memainkan salah satunya.</translation>
    </message>
    <message>
        <source>Be the last player left in the game.</source>
        <translation>Jadilah pemain terakhir yang tinggal dalam permainan.</translation>
    </message>
    <message>
        <source>Every card played changes one shared total. It must not go over 99; 99 itself is safe.</source>
        <translation>Setiap kad yang dimainkan mengubah jumlah yang dikongsi semua pemain. Jumlah tidak boleh melebihi 99; 99 masih selamat.</translation>
    </message>
    <message>
        <source>One pack of 52 cards is used, to the end of the game.</source>
        <translation>Satu dek 52 kad digunakan, hingga permainan tamat.</translation>
    </message>
    <message>
        <source>Two packs, 104 cards, are used, to the end of the game.</source>
        <translation>Dua dek, 104 kad, digunakan, hingga permainan tamat.</translation>
    </message>
    <message>
        <source>Two to eight people play.</source>
        <translation>Dua hingga lapan orang bermain.</translation>
    </message>
    <message numerus="yes">
        <source>Each player starts with %n chip(s).</source>
        <translation>
            <numerusform>Setiap pemain bermula dengan %n cip.</numerusform>
        </translation>
    </message>
    <message>
        <source>For each round all cards are shuffled and dealt one at a time, from the dealer’s left, until every player still in has 3.</source>
        <translation>Bagi setiap pusingan, semua kad dikocok dan diagihkan satu demi satu, bermula dari kiri pengagih, sehingga setiap pemain yang masih bermain mendapat 3 kad.</translation>
    </message>
    <message>
        <source>The rest lies face down as the stock. The discard pile beside it is empty, the total 0.</source>
        <translation>Baki kad diletakkan tertutup sebagai stok. Longgokan buang di sebelahnya kosong, jumlahnya 0.</translation>
    </message>
    <message>
        <source>Chance chooses the first dealer. After each round the next player to the left who is still in deals.</source>
        <translation>Pengagih pertama ditentukan secara rawak. Selepas setiap pusingan, pemain berikutnya di sebelah kiri yang masih bermain pula mengagihkan kad.</translation>
    </message>
    <message>
        <source>A 4 changes the direction of play. The total stays as it is.</source>
        <translation>Kad 4 menukar arah giliran. Jumlah kekal sama.</translation>
    </message>
    <message>
        <source>With two players left, a 4 gives the same player another turn.</source>
        <translation>Apabila tinggal dua pemain, kad 4 memberi pemain yang sama satu giliran lagi.</translation>
    </message>
    <message>
        <source>With two players left, a 4 only passes the turn.</source>
        <translation>Apabila tinggal dua pemain, kad 4 hanya menukar giliran.</translation>
    </message>
    <message>
        <source>An ace adds 1 or 11, whichever you choose.</source>
        <translation>Sat menambah 1 atau 11, pilihan anda.</translation>
    </message>
    <message>
        <source>2, 3, 5, 6, 7 and 8 add their number.</source>
        <translation>Kad 2, 3, 5, 6, 7 dan 8 menambah nilai angkanya.</translation>
    </message>
    <message>
        <source>A 9 counts 0: the total stays as it is.</source>
        <translation>Kad 9 dikira 0: jumlah kekal sama.</translation>
    </message>
    <message>
        <source>A 10 adds 10 or takes off 10, whichever you choose.</source>
        <translation>Kad 10 menambah 10 atau menolak 10, pilihan anda.</translation>
    </message>
    <message>
        <source>A jack or a queen adds 10.</source>
        <translation>Pekak (J) atau ratu (Q) menambah 10.</translation>
    </message>
    <message>
        <source>A king makes the total 99, whatever it was, also when it is 99 already.</source>
        <translation>Raja (K) menjadikan jumlah 99, berapa pun jumlahnya tadi, walaupun sudah 99.</translation>
    </message>
    <message>
        <source>The player at the dealer’s left begins. Every round starts clockwise.</source>
        <translation>Pemain di kiri pengagih mula. Setiap pusingan bermula mengikut arah jam.</translation>
    </message>
    <message>
        <source>Play one of your 3 cards face up on the discard pile.</source>
        <translation>Main satu daripada 3 kad anda, terbuka, di atas longgokan buang.</translation>
    </message>
    <message>
        <source>The new total is announced.</source>
        <translation>Jumlah baharu diumumkan.</translation>
    </message>
    <message>
        <source>Then a card is drawn for you.</source>
        <translation>Kemudian satu kad dicabut untuk anda.</translation>
    </message>
    <message>
        <source>A player without chips plays on, and is out with the next loss.</source>
        <translation>Pemain tanpa cip terus bermain, dan tersingkir apabila kalah lagi.</translation>
    </message>
    <message>
        <source>A player who loses the last chip is out.</source>
        <translation>Pemain yang kehilangan cip terakhir tersingkir.</translation>
    </message>
    <message>
        <source>If every card would take the total over 99, you play none and lose a chip.</source>
        <translation>Jika setiap kad membawa jumlah melebihi 99, anda tidak main apa-apa dan hilang satu cip.</translation>
    </message>
    <message>
        <source>All cards are collected and a new round begins.</source>
        <translation>Semua kad dikumpul dan pusingan baharu bermula.</translation>
    </message>
    <message>
        <source>Lost chips leave the game; nobody collects them.</source>
        <translation>Cip yang hilang keluar dari permainan; tiada sesiapa mengambilnya.</translation>
    </message>
    <message>
        <source>When a card must be drawn and the stock is empty, the discard pile is shuffled into a new stock. Its top card stays, and so does the total.</source>
        <translation>Apabila kad perlu dicabut dan stok habis, longgokan buang dikocok menjadi stok baharu. Kad teratasnya kekal, begitu juga jumlah.</translation>
    </message>
    <message>
        <source>When only one player is left, that player wins.</source>
        <translation>Apabila hanya seorang pemain yang tinggal, dialah pemenang.</translation>
    </message>
    <message>
        <source>The others rank by how long they stayed in: the last one out is second.</source>
        <translation>Yang lain disusun mengikut lama bertahan: yang terakhir tersingkir mendapat tempat kedua.</translation>
    </message>
    <message>
        <source>Whoever takes the total to 99 or more loses: 98 is the highest safe total.</source>
        <translation>Sesiapa yang membawa jumlah ke 99 atau lebih kalah: 98 ialah jumlah selamat tertinggi.</translation>
    </message>
    <message>
        <source>Whoever takes the total over 99 loses; 99 itself is safe.</source>
        <translation>Sesiapa yang membawa jumlah melebihi 99 kalah; 99 masih selamat.</translation>
    </message>
    <message>
        <source>Outlast your opponent.</source>
        <translation>Bertahan lebih lama daripada lawan anda.</translation>
    </message>
    <message>
        <source>There is one total, shared by all players. It starts at 0.</source>
        <translation>Ada satu jumlah yang dikongsi semua pemain. Ia bermula pada 0.</translation>
    </message>
    <message>
        <source>Two people play.</source>
        <translation>Dua orang bermain.</translation>
    </message>
    <message>
        <source>The game is made for two; here up to four play it.</source>
        <translation>Permainan ini dicipta untuk berdua; di sini sehingga empat orang boleh bermain.</translation>
    </message>
    <message>
        <source>One pack without kings, queens and jacks: 40 cards, ace to 10.</source>
        <translation>Satu dek tanpa raja, ratu dan pekak: 40 kad, sat hingga 10.</translation>
    </message>
    <message>
        <source>Each player gets a hand of 5 cards, one at a time. The rest lies face down as the stock.</source>
        <translation>Setiap pemain mendapat 5 kad di tangan, satu demi satu. Baki kad diletakkan tertutup sebagai stok.</translation>
    </message>
    <message>
        <source>Chance chooses the first player; in the next game it is the other one&apos;s turn.</source>
        <translation>Pemain pertama ditentukan secara rawak; dalam permainan berikutnya giliran yang seorang lagi.</translation>
    </message>
    <message>
        <source>It counts its number, also a 9 or a 10.</source>
        <translation>Nilai angkanya dikira, juga bagi 9 atau 10.</translation>
    </message>
    <message>
        <source>It counts nothing: the total stays 0.</source>
        <translation>Ia tidak dikira: jumlah kekal 0.</translation>
    </message>
    <message>
        <source>It counts as if it were played: a 9 resets, a 10 takes off 10.</source>
        <translation>Ia dikira seolah-olah dimainkan: kad 9 menyifarkan jumlah, kad 10 menolak 10.</translation>
    </message>
    <message>
        <source>That was the first player’s turn; the next player goes on.</source>
        <translation>Itulah giliran pemain pertama; pemain berikutnya meneruskan.</translation>
    </message>
    <message>
        <source>Then the first player takes the first turn.</source>
        <translation>Kemudian pemain pertama mengambil giliran pertama.</translation>
    </message>
    <message>
        <source>The top card of the stock is turned to start the pile.</source>
        <translation>Kad teratas stok dibuka untuk memulakan longgokan.</translation>
    </message>
    <message>
        <source>An ace adds 1.</source>
        <translation>Sat menambah 1.</translation>
    </message>
    <message>
        <source>2 to 8 add their number.</source>
        <translation>Kad 2 hingga 8 menambah nilai angkanya.</translation>
    </message>
    <message>
        <source>A 9 always resets the total to 0.</source>
        <translation>Kad 9 sentiasa menyifarkan jumlah.</translation>
    </message>
    <message>
        <source>A 10 always takes 10 off the total.</source>
        <translation>Kad 10 sentiasa menolak 10 daripada jumlah.</translation>
    </message>
    <message>
        <source>“Reset” and “take off 10” are announced for you.</source>
        <translation>“Sifarkan” dan “tolak 10” diumumkan untuk anda.</translation>
    </message>
    <message>
        <source>Then a card is drawn for you, and your hand has 5 again.</source>
        <translation>Kemudian satu kad dicabut untuk anda, dan tangan anda lengkap semula dengan 5 kad.</translation>
    </message>
    <message>
        <source>Players take turns, clockwise.</source>
        <translation>Pemain bergilir-gilir, mengikut arah jam.</translation>
    </message>
    <message>
        <source>Play exactly one card from your hand on the pile.</source>
        <translation>Main satu kad sahaja dari tangan anda ke atas longgokan.</translation>
    </message>
    <message>
        <source>If every card would take the total to 99 or more, you are out.</source>
        <translation>Jika setiap kad membawa jumlah ke 99 atau lebih, anda tersingkir.</translation>
    </message>
    <message>
        <source>If every card would take the total over 99, you are out.</source>
        <translation>Jika setiap kad membawa jumlah melebihi 99, anda tersingkir.</translation>
    </message>
    <message>
        <source>The hand goes under the pile, the total stays, and the next player goes on.</source>
        <translation>Kad di tangan diletakkan di bawah longgokan, jumlah kekal, dan pemain berikutnya meneruskan.</translation>
    </message>
    <message>
        <source>When a card must be drawn and the stock is empty, the pile under its top card is shuffled into a new stock, but the 9s and 10s in it leave the game. The total stays.</source>
        <translation>Apabila kad perlu dicabut dan stok habis, longgokan di bawah kad teratasnya dikocok menjadi stok baharu, tetapi kad 9 dan 10 di dalamnya keluar dari permainan. Jumlah kekal.</translation>
    </message>
    <message>
        <source>When a card must be drawn and the stock is empty, the pile under its top card is shuffled into a new stock. The total stays.</source>
        <translation>Apabila kad perlu dicabut dan stok habis, longgokan di bawah kad teratasnya dikocok menjadi stok baharu. Jumlah kekal.</translation>
    </message>
    <message>
        <source>When the stock is empty nobody draws any more.</source>
        <translation>Apabila stok habis, tiada sesiapa mencabut lagi.</translation>
    </message>
    <message numerus="yes">
        <source>After %n reshuffle(s) an empty stock ends the game in a draw.</source>
        <translation>
            <numerusform>Selepas %n kali kocok semula, stok yang habis menamatkan permainan dengan seri.</numerusform>
        </translation>
    </message>
    <message>
        <source>When nobody has a card left the game is a draw.</source>
        <translation>Apabila tiada sesiapa ada kad lagi, permainan seri.</translation>
    </message>
    <message>
        <source>When one player is left, that player wins.</source>
        <translation>Apabila tinggal seorang pemain, dialah pemenang.</translation>
    </message>
    <message>
        <source>Each game stands for itself.</source>
        <translation>Setiap permainan berdiri sendiri.</translation>
    </message>
    <message>
        <source>You still have a card that fits.</source>
        <translation>Anda masih ada kad yang boleh dimainkan.</translation>
    </message>
    <message>
        <source>Play exactly one card.</source>
        <translation>Main satu kad sahaja.</translation>
    </message>
    <message>
        <source>You do not have the {card}.</source>
        <translation>Anda tiada kad {card}.</translation>
    </message>
    <message>
        <source>The {card} would take the total to {total}. The highest safe total is {limit}.</source>
        <translation>Kad {card} membawa jumlah ke {total}. Jumlah selamat tertinggi ialah {limit}.</translation>
    </message>
    <message>
        <source>The {card} leaves no choice.</source>
        <translation>Kad {card} tidak memberi pilihan.</translation>
    </message>
    <message>
        <source>Choose what the {card} does: {one} or {other}.</source>
        <translation>Pilih fungsi {card}: {one} atau {other}.</translation>
    </message>
    <message>
        <source>Ninety-Nine with chips</source>
        <translation>Ninety-Nine dengan cip</translation>
    </message>
    <message>
        <source>The adding game with all 52 cards, three in each hand, for two to eight. Whoever would take the total over 99 loses a chip.</source>
        <translation>Permainan menambah dengan 52 kad, tiga seorang, untuk dua hingga lapan. Sesiapa yang terpaksa melebihi 99 hilang satu cip.</translation>
    </message>
    <message>
        <source>Ninety-Nine head to head</source>
        <translation>Ninety-Nine satu lawan satu</translation>
    </message>
    <message>
        <source>The adding game without court cards, five in each hand, for two. Whoever cannot keep the total under 99 is out.</source>
        <translation>Permainan menambah tanpa kad bergambar, lima seorang, untuk berdua. Sesiapa yang tidak dapat kekal di bawah 99 tersingkir.</translation>
    </message>
    <message>
        <source>The first player sits at the dealer’s left.</source>
        <translation>Pemain pertama duduk di kiri pengagih.</translation>
    </message>
    <message>
        <source>Seven or more players need two packs.</source>
        <translation>Tujuh pemain atau lebih perlukan dua dek.</translation>
    </message>
    <message>
        <source>In a position somebody must still be in.</source>
        <translation>Dalam satu kedudukan mesti ada pemain yang masih bermain.</translation>
    </message>
    <message>
        <source>A position needs the hands of all players.</source>
        <translation>Satu kedudukan memerlukan tangan semua pemain.</translation>
    </message>
    <message>
        <source>In a position a player who is still in must be to move.</source>
        <translation>Dalam satu kedudukan, giliran mesti pada pemain yang masih bermain.</translation>
    </message>
    <message>
        <source>This position cannot be: {reason}.</source>
        <translation>Kedudukan ini tidak mungkin: {reason}.</translation>
    </message>
    <message>
        <source>A position for {players} players needs as many {field}.</source>
        <translation>Kedudukan untuk {players} pemain memerlukan {field} sebanyak itu juga.</translation>
    </message>
    <message>
        <source>Stock</source>
        <translation>Stok</translation>
    </message>
    <message>
        <source>Discard pile</source>
        <translation>Longgokan buang</translation>
    </message>
    <message>
        <source>Out of the game</source>
        <translation>Sudah keluar</translation>
    </message>
    <message>
        <source>Hand</source>
        <translation>Tangan</translation>
    </message>
    <message numerus="yes">
        <source>%n chip(s)</source>
        <translation>
            <numerusform>%n cip</numerusform>
        </translation>
    </message>
    <message>
        <source>99 is safe</source>
        <translation>99 selamat</translation>
    </message>
    <message>
        <source>99 loses</source>
        <translation>99 kalah</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Jumlah</translation>
    </message>
    <message>
        <source>Total {total}</source>
        <translation>Jumlah {total}</translation>
    </message>
    <message>
        <source>−1 chip</source>
        <translation>−1 cip</translation>
    </message>
    <message>
        <source>out</source>
        <translation>tersingkir</translation>
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
        <translation>Pusingan {number}</translation>
    </message>
    <message>
        <source>Chips</source>
        <translation>Cip</translation>
    </message>
    <message>
        <source>still in</source>
        <comment>a player, in the score sheet</comment>
        <translation>masih main</translation>
    </message>
    <message>
        <source>won</source>
        <translation>menang</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Seri</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Permainan</translation>
    </message>
    <message>
        <source>99 is the highest safe total</source>
        <comment>name of a rule</comment>
        <translation>99 ialah jumlah selamat tertinggi</translation>
    </message>
    <message>
        <source>stay under 99</source>
        <comment>name of a rule</comment>
        <translation>kekal di bawah 99</translation>
    </message>
    <message>
        <source>play one card of your hand</source>
        <comment>name of a rule</comment>
        <translation>main satu kad dari tangan anda</translation>
    </message>
    <message>
        <source>play a card that fits</source>
        <comment>name of a rule</comment>
        <translation>main kad yang dibenarkan</translation>
    </message>
    <message>
        <source>what an ace does</source>
        <comment>name of a rule</comment>
        <translation>fungsi sat</translation>
    </message>
    <message>
        <source>what a 10 does</source>
        <comment>name of a rule</comment>
        <translation>fungsi kad 10</translation>
    </message>
    <message>
        <source>the end of the game</source>
        <comment>name of a rule</comment>
        <translation>akhir permainan</translation>
    </message>
    <message>
        <source>costs a chip</source>
        <translation>hilang satu cip</translation>
    </message>
    <message>
        <source>the total stays {total}</source>
        <translation>jumlah kekal {total}</translation>
    </message>
    <message>
        <source>{before} to {after}</source>
        <comment>spoken: the total goes from 64 to 71</comment>
        <translation>{before} ke {after}</translation>
    </message>
    <message>
        <source>{card}: the total goes from {before} to {one} or to {other}.</source>
        <translation>{card}: jumlah dari {before} ke {one} atau ke {other}.</translation>
    </message>
    <message>
        <source>{card}: the total stays at {after} and the direction of play turns.</source>
        <translation>{card}: jumlah kekal {after} dan arah giliran berbalik.</translation>
    </message>
    <message>
        <source>{card}: the total stays at {after} and you play again.</source>
        <translation>{card}: jumlah kekal {after} dan anda main lagi.</translation>
    </message>
    <message>
        <source>{card}: the total stays at {after}.</source>
        <translation>{card}: jumlah kekal {after}.</translation>
    </message>
    <message>
        <source>{card}: the total goes from {before} to {after}.</source>
        <translation>{card}: jumlah dari {before} ke {after}.</translation>
    </message>
</context>
<context>
    <name>NinetyNineLesson</name>
    <message>
        <source>One round with chips for three: the total, the special cards, a chip lost.</source>
        <translation>Satu pusingan dengan cip untuk bertiga: jumlah, kad istimewa, sekeping cip hilang.</translation>
    </message>
    <message>
        <source>Everybody plays a card in turn, and every card changes the total in the middle. The total must not go over 99. Whoever has no card that fits loses a chip.</source>
        <translation>Semua orang main satu kad mengikut giliran, dan setiap kad mengubah jumlah di tengah. Jumlah tidak boleh melebihi 99. Sesiapa yang tiada kad yang boleh dimainkan hilang satu cip.</translation>
    </message>
    <message>
        <source>The total is 0. An ace adds 1 or 11, as you like. Play the {card} and choose +1.</source>
        <translation>Jumlah kini 0. Sat menambah 1 atau 11, ikut suka anda. Main {card} dan pilih +1.</translation>
    </message>
    <message>
        <source>You have drawn a new card; you always hold three. The total is 16. A 10 adds 10 or takes 10 away. Play the {card} and choose −10.</source>
        <translation>Anda sudah cabut kad baharu; anda sentiasa pegang tiga. Jumlah kini 16. Kad 10 menambah 10 atau menolak 10. Main {card} dan pilih −10.</translation>
    </message>
    <message>
        <source>A 4 leaves the total as it is and turns the direction of play: watch the arrows. Play the {card}.</source>
        <translation>Kad 4 membiarkan jumlah seperti sedia ada dan membalikkan arah giliran: lihat anak panah. Main {card}.</translation>
    </message>
    <message>
        <source>It came back to you the other way round. A king makes the total 99, whatever it was. Now the others need a special card. Play the {card}.</source>
        <translation>Giliran kembali kepada anda dari arah lain. Raja menjadikan jumlah 99, berapa pun jumlahnya tadi. Sekarang yang lain perlukan kad istimewa. Main {card}.</translation>
    </message>
    <message>
        <source>Bao played a 4, so it is your turn already. 99 is safe: a card that adds nothing fits. Send it back with the {card}.</source>
        <translation>Bao main kad 4, jadi sudah giliran anda. 99 masih selamat: kad yang tidak menambah apa-apa boleh dimainkan. Hantar balik dengan {card}.</translation>
    </message>
    <message>
        <source>The total is 97. Your 2 would fit too, but keep it for later. A 9 adds nothing. Play the {card}.</source>
        <translation>Jumlah kini 97. Kad 2 anda pun boleh dimainkan, tetapi simpan untuk nanti. Kad 9 tidak menambah apa-apa. Main {card}.</translation>
    </message>
    <message>
        <source>Bao went to 99 and Amara had nothing that fits: she lost a chip. A new round would begin now. Without chips you are out, and the last one in wins. The special cards are worth keeping.</source>
        <translation>Bao naik ke 99 dan Amara tiada kad yang boleh dimainkan: dia hilang satu cip. Kini pusingan baharu akan bermula. Tanpa cip anda tersingkir, dan yang terakhir bertahan menang. Kad istimewa memang berbaloi disimpan.</translation>
    </message>
    <message>
        <source>The end of a game head to head: resets, small cards, the last step to 99.</source>
        <translation>Penghujung permainan satu lawan satu: sifarkan jumlah, kad kecil, langkah terakhir ke 99.</translation>
    </message>
    <message>
        <source>You and Amara have played for a while. Every card changes the total in the middle. It must stay under 99: whoever has no card for that has lost.</source>
        <translation>Anda dan Amara sudah lama bermain. Setiap kad mengubah jumlah di tengah. Jumlah mesti kekal di bawah 99: sesiapa yang tiada kad untuk itu kalah.</translation>
    </message>
    <message>
        <source>The total is 93, and most of your cards are too high. A 9 resets it to 0. Play the {card}.</source>
        <translation>Jumlah kini 93, dan kebanyakan kad anda terlalu tinggi. Kad 9 menyifarkannya. Main {card}.</translation>
    </message>
    <message>
        <source>From ace to 8 a card adds its number. Get rid of high ones while there is room. Play the {card}.</source>
        <translation>Dari sat hingga 8, kad menambah nilai angkanya. Buang yang tinggi selagi ada ruang. Main {card}.</translation>
    </message>
    <message>
        <source>The total is 24. Again the highest: the {card}.</source>
        <translation>Jumlah kini 24. Sekali lagi yang tertinggi: {card}.</translation>
    </message>
    <message>
        <source>38. Still room enough for the {card}.</source>
        <translation>38. Masih cukup ruang untuk {card}.</translation>
    </message>
    <message>
        <source>52. You keep the 10 and the small cards for the end. Play the {card}.</source>
        <translation>52. Simpan kad 10 dan kad kecil untuk penghujung. Main {card}.</translation>
    </message>
    <message>
        <source>64. Play the {card}.</source>
        <translation>64. Main {card}.</translation>
    </message>
    <message>
        <source>75. Play the {card}.</source>
        <translation>75. Main {card}.</translation>
    </message>
    <message>
        <source>85. Now each point counts. Take a small step with the {card}.</source>
        <translation>85. Kini setiap mata penting. Ambil langkah kecil dengan {card}.</translation>
    </message>
    <message>
        <source>93. You could go on with small steps, but a 10 takes 10 off and wins time. Play the {card}.</source>
        <translation>93. Anda boleh terus dengan langkah kecil, tetapi kad 10 menolak 10 dan memberi anda masa. Main {card}.</translation>
    </message>
    <message>
        <source>88. Amara seems to have no small cards. Play the {card}.</source>
        <translation>88. Nampaknya Amara tiada kad kecil. Main {card}.</translation>
    </message>
    <message>
        <source>96. With the {card} the total is 98: only a 9 or a 10 could save Amara then. Play it.</source>
        <translation>96. Dengan {card} jumlah menjadi 98: hanya kad 9 atau 10 boleh menyelamatkan Amara. Mainlah.</translation>
    </message>
    <message>
        <source>Amara had no card that stays under 99. You have won! Keep 9s, 10s and small cards for the end, and count which of them are gone.</source>
        <translation>Amara tiada kad yang kekal di bawah 99. Anda menang! Simpan kad 9, 10 dan kad kecil untuk penghujung, dan kira yang mana sudah keluar.</translation>
    </message>
</context>
<context>
    <name>NinetyNineQuestions</name>
    <message>
        <source>Which Ninety-Nine do you play?</source>
        <translation>Ninety-Nine yang mana anda main?</translation>
    </message>
    <message>
        <source>What does a 9 do?</source>
        <translation>Apa fungsi kad 9?</translation>
    </message>
    <message>
        <source>Nothing: the total stays</source>
        <translation>Tiada apa-apa: jumlah kekal</translation>
    </message>
    <message>
        <source>It makes the total 0</source>
        <translation>Ia menjadikan jumlah 0</translation>
    </message>
    <message>
        <source>It makes the total 99</source>
        <translation>Ia menjadikan jumlah 99</translation>
    </message>
    <message>
        <source>Here the king does that, in the game with chips.</source>
        <translation>Di sini raja yang berbuat begitu, dalam permainan dengan cip.</translation>
    </message>
    <message>
        <source>What does a king do?</source>
        <translation>Apa fungsi raja?</translation>
    </message>
    <message>
        <source>There are no kings, queens and jacks</source>
        <translation>Tiada raja, ratu dan pekak</translation>
    </message>
    <message>
        <source>It counts 10, or nothing</source>
        <translation>Ia dikira 10, atau tidak dikira</translation>
    </message>
    <message>
        <source>Here a king always makes the total 99.</source>
        <translation>Di sini raja sentiasa menjadikan jumlah 99.</translation>
    </message>
    <message>
        <source>What does a 4 do?</source>
        <translation>Apa fungsi kad 4?</translation>
    </message>
    <message>
        <source>It turns the direction of play</source>
        <translation>Ia membalikkan arah giliran</translation>
    </message>
    <message>
        <source>It adds 4</source>
        <translation>Ia menambah 4</translation>
    </message>
    <message>
        <source>What does a 10 do?</source>
        <translation>Apa fungsi kad 10?</translation>
    </message>
    <message>
        <source>It adds 10 or takes 10 away, as you like</source>
        <translation>Ia menambah 10 atau menolak 10, ikut suka anda</translation>
    </message>
    <message>
        <source>It always takes 10 away</source>
        <translation>Ia sentiasa menolak 10</translation>
    </message>
    <message>
        <source>How many cards does each player hold?</source>
        <translation>Berapa kad dipegang setiap pemain?</translation>
    </message>
    <message>
        <source>Three</source>
        <translation>Tiga</translation>
    </message>
    <message>
        <source>Five</source>
        <translation>Lima</translation>
    </message>
    <message>
        <source>How many chips, coins or lives does each player have?</source>
        <translation>Berapa cip, syiling atau nyawa bagi setiap pemain?</translation>
    </message>
    <message>
        <source>Five, or three when four or more play</source>
        <translation>Lima, atau tiga jika empat pemain ke atas</translation>
    </message>
    <message>
        <source>Always three</source>
        <translation>Sentiasa tiga</translation>
    </message>
    <message>
        <source>Always five</source>
        <translation>Sentiasa lima</translation>
    </message>
    <message>
        <source>No chips: whoever cannot play has lost</source>
        <translation>Tiada cip: sesiapa yang tidak dapat main kalah</translation>
    </message>
    <message>
        <source>Who is out?</source>
        <translation>Siapa yang tersingkir?</translation>
    </message>
    <message>
        <source>Whoever has lost the last chip</source>
        <translation>Sesiapa yang kehilangan cip terakhir</translation>
    </message>
    <message>
        <source>Whoever loses once more without chips</source>
        <translation>Sesiapa yang kalah sekali lagi tanpa cip</translation>
    </message>
    <message>
        <source>Whoever cannot play, at once</source>
        <translation>Sesiapa yang tidak dapat main, serta-merta</translation>
    </message>
    <message>
        <source>Is a total of exactly 99 safe?</source>
        <translation>Adakah jumlah tepat 99 selamat?</translation>
    </message>
    <message>
        <source>Yes, only more than 99 loses</source>
        <translation>Ya, hanya lebih daripada 99 yang kalah</translation>
    </message>
    <message>
        <source>No, it must stay under 99</source>
        <translation>Tidak, ia mesti kekal di bawah 99</translation>
    </message>
    <message>
        <source>Can the total go below 0?</source>
        <translation>Bolehkah jumlah jatuh di bawah 0?</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>Ya</translation>
    </message>
    <message>
        <source>No, it stops at 0</source>
        <translation>Tidak, ia berhenti pada 0</translation>
    </message>
</context>
<context>
    <name>Notice</name>
    <message>
        <source>Close this message</source>
        <translation>Tutup mesej ini</translation>
    </message>
</context>
<context>
    <name>OpenCodeDialog</name>
    <message>
        <source>Open deal code</source>
        <translation>Buka kod agihan</translation>
    </message>
    <message>
        <source>&amp;Play this deal</source>
        <translation>&amp;Main agihan ini</translation>
    </message>
    <message>
        <source>&amp;Deal code</source>
        <translation>&amp;Kod agihan</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Batal</translation>
    </message>
    <message>
        <source>Type the code, or paste it. Hyphens do not matter.</source>
        <translation>Taip kod itu, atau tampal. Tanda sempang tidak penting.</translation>
    </message>
    <message>
        <source>{game}, deal {number}</source>
        <translation>{game}, agihan {number}</translation>
    </message>
    <message>
        <source>No house rules are changed.</source>
        <translation>Tiada peraturan rumah yang diubah.</translation>
    </message>
    <message>
        <source>You have played this deal before, so it counts as practice.</source>
        <translation>Anda pernah main agihan ini, jadi ia dikira sebagai latihan.</translation>
    </message>
    <message>
        <source>The code is right.</source>
        <translation>Kod ini betul.</translation>
    </message>
</context>
<context>
    <name>Opponent</name>
    <message>
        <source>The thinking process has failed. Simple opponents play in its place.</source>
        <translation>Proses berfikir gagal. Lawan yang lebih ringkas bermain sebagai ganti.</translation>
    </message>
</context>
<context>
    <name>Options</name>
    <message>
        <source>no</source>
        <translation>tidak</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>ya</translation>
    </message>
    <message>
        <source>There is no option “{name}”. There are: {names}.</source>
        <translation>Tiada pilihan “{name}”. Yang ada: {names}.</translation>
    </message>
    <message>
        <source>Option “{name}” cannot be {value}. It can be: {values}.</source>
        <translation>Pilihan “{name}” tidak boleh bernilai {value}. Nilai yang boleh: {values}.</translation>
    </message>
</context>
<context>
    <name>OptionsForm</name>
    <message>
        <source>House rule, changed from the default.</source>
        <translation>Peraturan rumah, diubah daripada asal.</translation>
    </message>
</context>
<context>
    <name>Past</name>
    <message>
        <source>There is no game on the table.</source>
        <translation>Tiada permainan di meja.</translation>
    </message>
    <message>
        <source>A replay is being shown.</source>
        <translation>Ulang tayang sedang ditunjukkan.</translation>
    </message>
    <message>
        <source>A lesson is being shown.</source>
        <translation>Pelajaran sedang ditunjukkan.</translation>
    </message>
    <message>
        <source>Nobody has decided anything yet.</source>
        <translation>Belum ada sesiapa yang membuat keputusan.</translation>
    </message>
    <message>
        <source>Nothing has been taken back.</source>
        <translation>Tiada langkah yang ditarik balik.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Tarik balik</translation>
    </message>
    <message>
        <source>Hidden cards have been seen since that decision.</source>
        <translation>Kad tersembunyi sudah dilihat sejak keputusan itu.</translation>
    </message>
    <message>
        <source>It can be taken back all the same. The game then counts as practice from now on.</source>
        <translation>Masih boleh ditarik balik. Mulai saat itu permainan ini dikira sebagai latihan.</translation>
    </message>
    <message>
        <source>&amp;Take it back</source>
        <translation>&amp;Tarik balik</translation>
    </message>
    <message>
        <source>&amp;Play on</source>
        <translation>Main te&amp;rus</translation>
    </message>
    <message>
        <source>This game cannot be played back. {reason}</source>
        <translation>Permainan ini tidak dapat diulang tayang. {reason}</translation>
    </message>
    <message>
        <source>You are out of this game; the others play on.</source>
        <translation>Anda tersingkir daripada permainan ini; yang lain terus bermain.</translation>
    </message>
    <message>
        <source>&amp;Finish at once</source>
        <translation>Selesaika&amp;n terus</translation>
    </message>
</context>
<context>
    <name>Pause</name>
    <message>
        <source>Until I press a key</source>
        <translation>Hingga saya tekan kekunci</translation>
    </message>
</context>
<context>
    <name>PersonPage</name>
    <message>
        <source>Player</source>
        <translation>Pemain</translation>
    </message>
    <message>
        <source>Your &amp;name</source>
        <translation>&amp;Nama anda</translation>
    </message>
    <message>
        <source>For new games.</source>
        <translation>Untuk permainan baharu.</translation>
    </message>
    <message>
        <source>Same as the desktop</source>
        <translation>Ikut sistem</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>Ba&amp;hasa</translation>
    </message>
</context>
<context>
    <name>Picker</name>
    <message>
        <source>cannot be played now</source>
        <translation>tidak boleh dimainkan sekarang</translation>
    </message>
    <message>
        <source>playable, {one} or {other}</source>
        <comment>said after a card’s name: playable, 64 to 65 or 64 to 75</comment>
        <translation>boleh dimainkan, {one} atau {other}</translation>
    </message>
    <message>
        <source>playable, {effect}</source>
        <comment>said after a card’s name: playable, 64 to 71</comment>
        <translation>boleh dimainkan, {effect}</translation>
    </message>
    <message>
        <source>Once more: {effect}</source>
        <comment>choose the card once more to play it</comment>
        <translation>Sekali lagi: {effect}</translation>
    </message>
    <message>
        <source>Choose the {card} once more to play it.</source>
        <translation>Pilih {card} sekali lagi untuk memainkannya.</translation>
    </message>
</context>
<context>
    <name>PlayPage</name>
    <message>
        <source>Off</source>
        <translation>Tiada</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Perlahan</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Biasa</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Laju</translation>
    </message>
    <message>
        <source>&amp;Motion of cards</source>
        <translation>&amp;Gerakan kad</translation>
    </message>
    <message>
        <source>&amp;None where the desktop asks for less motion</source>
        <translation>Tiada jika sistem minta &amp;kurang gerakan</translation>
    </message>
    <message>
        <source>&amp;Opponents take at least</source>
        <translation>&amp;Lawan fikir sekurang-kurangnya</translation>
    </message>
    <message>
        <source>A finished &amp;trick stays</source>
        <translation>Tr&amp;ik yang selesai kekal</translation>
    </message>
    <message>
        <source>A finished &amp;round stays</source>
        <translation>&amp;Pusingan yang selesai kekal</translation>
    </message>
    <message>
        <source>&amp;Sort my cards</source>
        <translation>&amp;Susun kad saya</translation>
    </message>
</context>
<context>
    <name>Practice</name>
    <message>
        <source>There is nothing to practise: no mistakes have been found in your games.</source>
        <translation>Tiada apa-apa untuk dilatih: tiada kesilapan ditemui dalam permainan anda.</translation>
    </message>
    <message>
        <source>The coach is looking at one of your games again. Try once more in a moment.</source>
        <translation>Jurulatih sedang meneliti semula salah satu permainan anda. Cuba lagi sebentar lagi.</translation>
    </message>
</context>
<context>
    <name>PreferencesDialog</name>
    <message>
        <source>Preferences</source>
        <translation>Tetapan</translation>
    </message>
    <message>
        <source>Loo&amp;k</source>
        <translation>&amp;Rupa</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>&amp;Main</translation>
    </message>
    <message>
        <source>So&amp;und</source>
        <translation>B&amp;unyi</translation>
    </message>
    <message>
        <source>&amp;You</source>
        <translation>&amp;Anda</translation>
    </message>
    <message>
        <source>&amp;As before</source>
        <translation>Seperti &amp;dahulu</translation>
    </message>
    <message>
        <source>Everything as it was when this window was opened</source>
        <translation>Semuanya seperti ketika tetingkap ini dibuka</translation>
    </message>
    <message>
        <source>Usual &amp;settings</source>
        <translation>Tetapan &amp;biasa</translation>
    </message>
    <message>
        <source>Clos&amp;e</source>
        <translation>&amp;Tutup</translation>
    </message>
</context>
<context>
    <name>ProofDialog</name>
    <message>
        <source>Proof of fairness</source>
        <translation>Bukti keadilan</translation>
    </message>
    <message>
        <source>The cards and the opponents’ dice were fixed before you saw the first card. The promise below is their fingerprint: change one card, and it would be another one. After the game everything is laid open, and each decision of the opponents is taken again on nothing but what they could see.</source>
        <translation>Kad dan cabutan rawak lawan ditetapkan sebelum anda melihat kad pertama. Janji di bawah ialah cap jarinya: ubah satu kad, dan cap itu akan berlainan. Selepas permainan semuanya didedahkan, dan setiap keputusan lawan dibuat semula hanya berdasarkan apa yang mereka nampak.</translation>
    </message>
    <message>
        <source>Decisions taken again</source>
        <translation>Keputusan yang dibuat semula</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Tutup</translation>
    </message>
    <message>
        <source>Anybody can verify a saved game: cardtable verify FILE</source>
        <translation>Sesiapa pun boleh mengesahkan permainan yang disimpan: cardtable verify FAIL</translation>
    </message>
    <message>
        <source>The &amp;promise</source>
        <translation>&amp;Janji</translation>
    </message>
    <message>
        <source>This game promised nothing.</source>
        <translation>Permainan ini tidak menjanjikan apa-apa.</translation>
    </message>
    <message>
        <source>C&amp;opy</source>
        <translation>&amp;Salin</translation>
    </message>
    <message>
        <source>When the game is over, you see here whether the promise was kept.</source>
        <translation>Apabila permainan tamat, di sini anda lihat sama ada janji itu ditepati.</translation>
    </message>
    <message>
        <source>The opponents think again…</source>
        <translation>Lawan berfikir semula…</translation>
    </message>
    <message>
        <source>This game is not as it was promised.</source>
        <translation>Permainan ini tidak seperti yang dijanjikan.</translation>
    </message>
    <message>
        <source>The opponents’ decisions could not be taken again.</source>
        <translation>Keputusan lawan tidak dapat dibuat semula.</translation>
    </message>
    <message>
        <source>Nothing was found against the deal; the opponents were those of another version.</source>
        <translation>Tiada apa-apa yang meragukan tentang agihan ini; lawan dimainkan oleh versi lain.</translation>
    </message>
    <message>
        <source>Nothing was found against this game.</source>
        <translation>Tiada apa-apa yang meragukan tentang permainan ini.</translation>
    </message>
    <message>
        <source>kept</source>
        <translation>ditepati</translation>
    </message>
    <message>
        <source>broken</source>
        <translation>dimungkiri</translation>
    </message>
    <message>
        <source>open</source>
        <translation>belum pasti</translation>
    </message>
</context>
<context>
    <name>QAbstractSpinBox</name>
    <message>
        <source>&amp;Select All</source>
        <translation>&amp;Pilih semua</translation>
    </message>
    <message>
        <source>&amp;Step up</source>
        <translation>&amp;Naik</translation>
    </message>
    <message>
        <source>Step &amp;down</source>
        <translation>&amp;Turun</translation>
    </message>
</context>
<context>
    <name>QLineEdit</name>
    <message>
        <source>&amp;Undo</source>
        <translation>Tarik &amp;balik</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>B&amp;uat semula</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation>P&amp;otong</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Salin</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>&amp;Tampal</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Padam</translation>
    </message>
    <message>
        <source>Select All</source>
        <translation>Pilih semua</translation>
    </message>
</context>
<context>
    <name>QShortcut</name>
    <message>
        <source>Space</source>
        <translation>Space</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>Kiri</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Kanan</translation>
    </message>
    <message>
        <source>Up</source>
        <translation>Atas</translation>
    </message>
    <message>
        <source>Down</source>
        <translation>Bawah</translation>
    </message>
</context>
<context>
    <name>QWidgetTextControl</name>
    <message>
        <source>&amp;Undo</source>
        <translation>Tarik &amp;balik</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>B&amp;uat semula</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation>P&amp;otong</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Salin</translation>
    </message>
    <message>
        <source>Copy &amp;Link Location</source>
        <translation>Salin &amp;pautan</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>&amp;Tampal</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Padam</translation>
    </message>
    <message>
        <source>Select All</source>
        <translation>Pilih semua</translation>
    </message>
</context>
<context>
    <name>Reason</name>
    <message>
        <source>There was nothing to choose between.</source>
        <translation>Tiada pilihan lain.</translation>
    </message>
    <message>
        <source>This wins {percent}% of games, and no other move wins more.</source>
        <translation>Langkah ini memenangi {percent}% permainan, dan tiada langkah lain yang menang lebih banyak.</translation>
    </message>
    <message>
        <source>This wins {percent}% of games, and no other move wins noticeably more.</source>
        <translation>Langkah ini memenangi {percent}% permainan, dan tiada langkah lain yang menang dengan ketara lebih banyak.</translation>
    </message>
    <message>
        <source>This wins {percent}% of games, {best} a little more.</source>
        <translation>Langkah ini memenangi {percent}% permainan, {best} sedikit lebih banyak.</translation>
    </message>
    <message>
        <source>This wins {percent}% of games, {best} wins {more}%.</source>
        <translation>Langkah ini memenangi {percent}% permainan, {best} memenangi {more}%.</translation>
    </message>
    <message>
        <source>another move</source>
        <translation>langkah lain</translation>
    </message>
    <message>
        <source>the {card}</source>
        <comment>a card within a sentence: the seven of hearts</comment>
        <translation>{card}</translation>
    </message>
    <message>
        <source>the {card} as {number}</source>
        <comment>the ace of clubs as +11</comment>
        <translation>{card} sebagai {number}</translation>
    </message>
</context>
<context>
    <name>RecentFiles</name>
    <message>
        <source>Open r&amp;ecent</source>
        <translation>Buka terk&amp;ini</translation>
    </message>
    <message>
        <source>No file has been opened yet.</source>
        <translation>Belum ada fail yang dibuka.</translation>
    </message>
    <message>
        <source>&amp;Clear this list</source>
        <translation>&amp;Kosongkan senarai ini</translation>
    </message>
</context>
<context>
    <name>Record</name>
    <message>
        <source>This is not a game file, or it is damaged.</source>
        <translation>Ini bukan fail permainan, atau ia rosak.</translation>
    </message>
    <message>
        <source>This game was saved by a newer version of Cardtable (format {version}). Update to open it.</source>
        <translation>Permainan ini disimpan oleh versi Cardtable yang lebih baharu (format {version}). Kemas kini untuk membukanya.</translation>
    </message>
    <message>
        <source>This is not a game file, or it is damaged: its “{field}” is not as it should be.</source>
        <translation>Ini bukan fail permainan, atau ia rosak: “{field}” di dalamnya tidak seperti yang sepatutnya.</translation>
    </message>
    <message>
        <source>Move {number} of this game, {move}, is not possible: {reason}</source>
        <translation>Langkah {number} permainan ini, {move}, tidak mungkin: {reason}</translation>
    </message>
    <message>
        <source>Move {number} of this game cannot be read: {reason}.</source>
        <translation>Langkah {number} permainan ini tidak dapat dibaca: {reason}.</translation>
    </message>
    <message>
        <source>A branch of this game leaves it after move {number}, which is missing.</source>
        <translation>Satu cabang permainan ini bermula selepas langkah {number}, yang tiada.</translation>
    </message>
    <message>
        <source>This game has more thoughts than moves.</source>
        <translation>Permainan ini mempunyai lebih banyak catatan pemikiran daripada langkah.</translation>
    </message>
</context>
<context>
    <name>ReplayBar</name>
    <message>
        <source>Replay</source>
        <translation>Ulang tayang</translation>
    </message>
    <message>
        <source>&amp;Lines taken back</source>
        <translation>&amp;Langkah ditarik balik</translation>
    </message>
    <message>
        <source>To the beginning (Home)</source>
        <translation>Ke permulaan (Home)</translation>
    </message>
    <message>
        <source>One move back (←)</source>
        <translation>Undur satu langkah (←)</translation>
    </message>
    <message>
        <source>Play (Space)</source>
        <translation>Mainkan (Space)</translation>
    </message>
    <message>
        <source>One move forward (→)</source>
        <translation>Maju satu langkah (→)</translation>
    </message>
    <message>
        <source>To the end (End)</source>
        <translation>Ke penghujung (End)</translation>
    </message>
    <message>
        <source>G&amp;o to</source>
        <translation>Per&amp;gi ke</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Kelajuan</translation>
    </message>
    <message>
        <source>Hands that are shown</source>
        <translation>Tangan yang ditunjukkan</translation>
    </message>
    <message>
        <source>&amp;Take over</source>
        <translation>Ambil ali&amp;h</translation>
    </message>
    <message>
        <source>C&amp;lose</source>
        <translation>&amp;Tutup</translation>
    </message>
    <message>
        <source>Back to the table (Esc)</source>
        <translation>Kembali ke meja (Esc)</translation>
    </message>
    <message>
        <source>Previous round</source>
        <translation>Pusingan sebelumnya</translation>
    </message>
    <message>
        <source>Next round</source>
        <translation>Pusingan berikutnya</translation>
    </message>
    <message>
        <source>Previous trick</source>
        <translation>Trik sebelumnya</translation>
    </message>
    <message>
        <source>Next trick</source>
        <translation>Trik berikutnya</translation>
    </message>
    <message>
        <source>Previous mistake</source>
        <translation>Kesilapan sebelumnya</translation>
    </message>
    <message>
        <source>Next mistake</source>
        <translation>Kesilapan berikutnya</translation>
    </message>
    <message>
        <source>The game as it was played</source>
        <translation>Permainan seperti yang dimainkan</translation>
    </message>
    <message>
        <source>From move {first} to move {last}</source>
        <translation>Dari langkah {first} hingga langkah {last}</translation>
    </message>
    <message>
        <source>Move {number} of {count}</source>
        <translation>Langkah {number} daripada {count}</translation>
    </message>
    <message>
        <source>The game is over here.</source>
        <translation>Permainan tamat di sini.</translation>
    </message>
    <message>
        <source>Play a new game from here, with the cards of any player. This one stays as it is.</source>
        <translation>Main permainan baharu dari sini, dengan kad mana-mana pemain. Yang ini kekal seperti sedia ada.</translation>
    </message>
    <message>
        <source>All hands</source>
        <translation>Semua tangan</translation>
    </message>
    <message>
        <source>What {name} knew</source>
        <translation>Apa yang {name} tahu</translation>
    </message>
    <message>
        <source>What everybody saw</source>
        <translation>Apa yang semua orang nampak</translation>
    </message>
    <message>
        <source>As {name}</source>
        <translation>Sebagai {name}</translation>
    </message>
    <message>
        <source>These cards are a secret until the game is over.</source>
        <translation>Kad ini rahsia sehingga permainan tamat.</translation>
    </message>
    <message>
        <source>This game has only one round.</source>
        <translation>Permainan ini hanya ada satu pusingan.</translation>
    </message>
    <message>
        <source>This game has no tricks.</source>
        <translation>Permainan ini tiada trik.</translation>
    </message>
    <message>
        <source>No mistakes have been found.</source>
        <translation>Tiada kesilapan ditemui.</translation>
    </message>
    <message>
        <source>Pause (Space)</source>
        <translation>Jeda (Space)</translation>
    </message>
</context>
<context>
    <name>Replaying</name>
    <message>
        <source>Replay: {game}</source>
        <translation>Ulang tayang: {game}</translation>
    </message>
</context>
<context>
    <name>Result</name>
    <message>
        <source>Nobody wins: a draw</source>
        <translation>Tiada pemenang: seri</translation>
    </message>
    <message>
        <source>You win!</source>
        <translation>Anda menang!</translation>
    </message>
    <message>
        <source>{name} wins</source>
        <translation>{name} menang</translation>
    </message>
</context>
<context>
    <name>Review</name>
    <message>
        <source>Chance to win over the game</source>
        <translation>Peluang menang sepanjang permainan</translation>
    </message>
    <message>
        <source>{game}: {name}</source>
        <translation>{game}: {name}</translation>
    </message>
    <message>
        <source>best</source>
        <comment>grade of a decision</comment>
        <translation>terbaik</translation>
    </message>
    <message>
        <source>good</source>
        <comment>grade of a decision</comment>
        <translation>baik</translation>
    </message>
    <message>
        <source>mistake</source>
        <comment>grade of a decision</comment>
        <translation>silap</translation>
    </message>
    <message>
        <source>blunder</source>
        <comment>grade of a decision: a grave mistake</comment>
        <translation>silap besar</translation>
    </message>
    <message>
        <source>{number}. {move}, the only move</source>
        <translation>{number}. {move}, satu-satunya langkah</translation>
    </message>
    <message>
        <source>{number}. {move}, best to win; {best} saves {cost} points</source>
        <translation>{number}. {move}, terbaik untuk menang; {best} menjimatkan {cost} mata</translation>
    </message>
    <message>
        <source>{number}. {move}, best</source>
        <translation>{number}. {move}, terbaik</translation>
    </message>
    <message>
        <source>{number}. {move}, {grade}: {best} was {loss} better</source>
        <translation>{number}. {move}, {grade}: {best} lebih baik sebanyak {loss}</translation>
    </message>
    <message>
        <source>{number}. {move}, {grade}: {best} was {loss} and {cost} chips better</source>
        <translation>{number}. {move}, {grade}: {best} lebih baik sebanyak {loss} dan {cost} cip</translation>
    </message>
    <message>
        <source>{number}. {move}, {grade}: {best} was {loss} and {cost} points better</source>
        <translation>{number}. {move}, {grade}: {best} lebih baik sebanyak {loss} dan {cost} mata</translation>
    </message>
    <message>
        <source>No mistakes.</source>
        <translation>Tiada kesilapan.</translation>
    </message>
    <message numerus="yes">
        <source>%n mistake(s).</source>
        <translation>
            <numerusform>%n kesilapan.</numerusform>
        </translation>
    </message>
    <message>
        <source>On average a card of yours gave away {mean} of winning; luck was even.</source>
        <translation>Secara purata setiap kad anda melepaskan {mean} peluang menang; nasib seimbang.</translation>
    </message>
    <message>
        <source>On average a card of yours gave away {mean} of winning, and luck gave you {luck}.</source>
        <translation>Secara purata setiap kad anda melepaskan {mean} peluang menang, dan nasib memberi anda {luck}.</translation>
    </message>
    <message>
        <source>On average a card of yours gave away {mean} of winning, and luck took {luck} from you.</source>
        <translation>Secara purata setiap kad anda melepaskan {mean} peluang menang, dan nasib mengambil {luck} daripada anda.</translation>
    </message>
    <message>
        <source>{name}: no mistakes.</source>
        <translation>{name}: tiada kesilapan.</translation>
    </message>
    <message numerus="yes">
        <source>{name}: %n mistake(s).</source>
        <translation>
            <numerusform>{name}: %n kesilapan.</numerusform>
        </translation>
    </message>
    <message>
        <source>{number}. {move}: from {before} to {after} by your own card</source>
        <translation>{number}. {move}: dari {before} ke {after} oleh kad anda sendiri</translation>
    </message>
    <message>
        <source>After {number}. {move}: up from {before} to {after}</source>
        <translation>Selepas {number}. {move}: naik dari {before} ke {after}</translation>
    </message>
    <message>
        <source>After {number}. {move}: down from {before} to {after}</source>
        <translation>Selepas {number}. {move}: turun dari {before} ke {after}</translation>
    </message>
</context>
<context>
    <name>ReviewPanel</name>
    <message>
        <source>Whose decisions</source>
        <translation>Keputusan siapa</translation>
    </message>
    <message>
        <source>Only &amp;mistakes</source>
        <translation>&amp;Kesilapan sahaja</translation>
    </message>
    <message>
        <source>Decisions</source>
        <translation>Keputusan</translation>
    </message>
    <message>
        <source>T&amp;ry again</source>
        <translation>&amp;Cuba lagi</translation>
    </message>
    <message>
        <source>Show m&amp;e better</source>
        <translation>Tunjuk ca&amp;ra lebih baik</translation>
    </message>
    <message>
        <source>S&amp;ave…</source>
        <translation>Si&amp;mpan…</translation>
    </message>
    <message>
        <source>Only computers played here: there is nothing to review.</source>
        <translation>Hanya komputer yang bermain di sini: tiada apa-apa untuk diulas.</translation>
    </message>
    <message numerus="yes">
        <source>The coach is still weighing %n decision(s).</source>
        <translation>
            <numerusform>Jurulatih masih menimbang %n keputusan.</numerusform>
        </translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Ulasan</translation>
    </message>
</context>
<context>
    <name>RoundPanel</name>
    <message>
        <source>The round is over</source>
        <translation>Pusingan tamat</translation>
    </message>
    <message>
        <source>&amp;Next deal</source>
        <translation>A&amp;gihan berikut</translation>
    </message>
</context>
<context>
    <name>Rulebook</name>
    <message>
        <source>What each card does</source>
        <translation>Fungsi setiap kad</translation>
    </message>
    <message>
        <source>House rule:</source>
        <translation>Peraturan rumah:</translation>
    </message>
    <message>
        <source>How strong are the opponents?</source>
        <translation>Sekuat manakah lawan?</translation>
    </message>
    <message>
        <source>{level} against {other}</source>
        <comment>levels of computer players: hard against normal</comment>
        <translation>{level} lawan {other}</translation>
    </message>
    <message>
        <source>{share}% ({low}% to {high}%)</source>
        <comment>share of games, with the ends of an interval</comment>
        <translation>{share}% ({low}% hingga {high}%)</translation>
    </message>
    <message>
        <source>Games won by the first of two computer players:</source>
        <translation>Permainan yang dimenangi oleh yang pertama antara dua pemain komputer:</translation>
    </message>
    <message>
        <source>Games won at a table of {players} by one computer player of the first level among others of the second, where a fair share is {fair}%:</source>
        <translation>Permainan yang dimenangi di meja {players} pemain oleh seorang pemain komputer tahap pertama antara pemain tahap kedua; bahagian saksama ialah {fair}%:</translation>
    </message>
    <message>
        <source>In brackets: where the true share lies, 19 times in 20.</source>
        <translation>Dalam kurungan: julat bahagian sebenar, 19 daripada 20 kali.</translation>
    </message>
    <message>
        <source>This command measures it again: {command}</source>
        <translation>Arahan ini mengukurnya semula: {command}</translation>
    </message>
    <message>
        <source>No rule has these words.</source>
        <translation>Tiada peraturan yang mengandungi perkataan ini.</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Peraturan</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Permainan</translation>
    </message>
    <message>
        <source>Search the rules</source>
        <translation>Cari dalam peraturan</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Tutup</translation>
    </message>
    <message>
        <source>As played at this table.</source>
        <translation>Seperti yang dimainkan di meja ini.</translation>
    </message>
    <message>
        <source>The rules without house rules.</source>
        <translation>Peraturan tanpa peraturan rumah.</translation>
    </message>
</context>
<context>
    <name>ScoreSheet</name>
    <message>
        <source>Score sheet</source>
        <translation>Helaian skor</translation>
    </message>
</context>
<context>
    <name>Scrub</name>
    <message>
        <source>Point of the game</source>
        <translation>Titik dalam permainan</translation>
    </message>
</context>
<context>
    <name>SeatPanel</name>
    <message>
        <source>dealer</source>
        <translation>pengagih</translation>
    </message>
    <message>
        <source>out</source>
        <translation>tersingkir</translation>
    </message>
    <message>
        <source>to move</source>
        <translation>giliran dia</translation>
    </message>
    <message>
        <source>D</source>
        <comment>on the dealer&apos;s button</comment>
        <translation>P</translation>
    </message>
    <message>
        <source>thinking…</source>
        <translation>berfikir…</translation>
    </message>
    <message>
        <source>your turn</source>
        <translation>giliran anda</translation>
    </message>
</context>
<context>
    <name>SeatsForm</name>
    <message>
        <source>&amp;Even games</source>
        <translation>Permainan &amp;seimbang</translation>
    </message>
    <message>
        <source>Win often, and your next opponents are a level stronger; lose often, and they are weaker.</source>
        <translation>Jika kerap menang, lawan anda yang berikutnya setahap lebih kuat; jika kerap kalah, lebih lemah.</translation>
    </message>
    <message>
        <source>Name of player {number}</source>
        <translation>Nama pemain {number}</translation>
    </message>
    <message>
        <source>Who plays for player {number}</source>
        <translation>Siapa bermain sebagai pemain {number}</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>Manusia</translation>
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
        <translation>Tetapan tidak dapat dibaca: {reason}.</translation>
    </message>
    <message>
        <source>The settings file is damaged.</source>
        <translation>Fail tetapan rosak.</translation>
    </message>
    <message>
        <source>Some settings cannot be used and are back at their defaults.</source>
        <translation>Sesetengah tetapan tidak boleh digunakan dan dikembalikan seperti asal.</translation>
    </message>
    <message>
        <source>{what} The old file is kept as “{path}”.</source>
        <translation>{what} Fail lama disimpan sebagai “{path}”.</translation>
    </message>
    <message>
        <source>The settings cannot be kept in the folder “{path}”: {reason}.</source>
        <translation>Tetapan tidak dapat disimpan dalam folder “{path}”: {reason}.</translation>
    </message>
</context>
<context>
    <name>Setup</name>
    <message>
        <source>Player</source>
        <translation>Pemain</translation>
    </message>
    <message>
        <source>Player {number}</source>
        <translation>Pemain {number}</translation>
    </message>
</context>
<context>
    <name>SidePanel</name>
    <message>
        <source>Score</source>
        <translation>Skor</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Catatan</translation>
    </message>
    <message>
        <source>Close the panel</source>
        <translation>Tutup panel</translation>
    </message>
    <message>
        <source>This deal was fixed before anybody saw it: {promise}</source>
        <translation>Agihan ini sudah ditetapkan sebelum sesiapa melihatnya: {promise}</translation>
    </message>
</context>
<context>
    <name>SideSwitch</name>
    <message>
        <source>There is no game on the table.</source>
        <translation>Tiada permainan di meja.</translation>
    </message>
</context>
<context>
    <name>Sound</name>
    <message>
        <source>There is no sound: Qt’s sound module is not installed (“pip install cardtable[sound]”).</source>
        <translation>Tiada bunyi: modul bunyi Qt tidak dipasang (“pip install cardtable[sound]”).</translation>
    </message>
    <message>
        <source>There is no sound: this package comes without Qt’s sound module.</source>
        <translation>Tiada bunyi: pakej ini tidak disertakan modul bunyi Qt.</translation>
    </message>
    <message>
        <source>There is no sound: Qt’s sound module needs {library}, which is not on this machine.</source>
        <translation>Tiada bunyi: modul bunyi Qt memerlukan {library}, yang tiada pada komputer ini.</translation>
    </message>
    <message>
        <source>There is no sound: install a program that plays it, one of {programs}.</source>
        <translation>Tiada bunyi: pasang atur cara yang memainkannya, salah satu daripada {programs}.</translation>
    </message>
    <message>
        <source>There is no sound: no loudspeaker was found.</source>
        <translation>Tiada bunyi: tiada pembesar suara ditemui.</translation>
    </message>
</context>
<context>
    <name>SoundPage</name>
    <message>
        <source>Sounds of cards and &amp;chips</source>
        <translation>Bunyi kad dan &amp;cip</translation>
    </message>
    <message>
        <source>&amp;Volume</source>
        <translation>&amp;Kelantangan</translation>
    </message>
    <message>
        <source>&amp;Hear one</source>
        <translation>De&amp;ngar contoh</translation>
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
        <translation>Jenis permainan</translation>
    </message>
    <message>
        <source>Figures</source>
        <translation>Angka</translation>
    </message>
    <message>
        <source>Share of games won</source>
        <translation>Bahagian permainan yang dimenangi</translation>
    </message>
    <message>
        <source>Chance given away by a decision</source>
        <translation>Peluang yang terlepas setiap keputusan</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Permainan</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>Peraturan rumah</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Pemain</translation>
    </message>
    <message>
        <source>Opponents</source>
        <translation>Lawan</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Bantuan</translation>
    </message>
    <message>
        <source>Games</source>
        <comment>a number of games</comment>
        <translation>Permainan</translation>
    </message>
    <message>
        <source>Won</source>
        <comment>games that were won</comment>
        <translation>Menang</translation>
    </message>
    <message>
        <source>Figure</source>
        <translation>Ukuran</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Nilai</translation>
    </message>
    <message>
        <source>What it counts</source>
        <translation>Apa yang dikira</translation>
    </message>
    <message>
        <source>&amp;Player</source>
        <translation>&amp;Pemain</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>&amp;Eksport…</translation>
    </message>
    <message>
        <source>Count a&amp;new…</source>
        <translation>Kiraan &amp;baharu…</translation>
    </message>
    <message>
        <source>Count &amp;all games</source>
        <translation>&amp;Kira semuanya</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Tutup</translation>
    </message>
    <message>
        <source>Older games are still being looked at…</source>
        <translation>Permainan lama masih diteliti…</translation>
    </message>
    <message>
        <source>When you have finished a game, its figures are here.</source>
        <translation>Apabila anda selesai satu permainan, angkanya ada di sini.</translation>
    </message>
    <message>
        <source>Only games finished since {date} count.</source>
        <translation>Hanya permainan yang selesai sejak {date} dikira.</translation>
    </message>
    <message>
        <source>Every game on the list that is finished counts.</source>
        <translation>Setiap permainan yang selesai dalam senarai dikira.</translation>
    </message>
    <message>
        <source>as in the book</source>
        <translation>peraturan asal</translation>
    </message>
    <message>
        <source>{level} × {count}</source>
        <comment>so many opponents of a level</comment>
        <translation>{level} × {count}</translation>
    </message>
    <message>
        <source>none</source>
        <comment>no help</comment>
        <translation>tiada</translation>
    </message>
    <message>
        <source>with hints</source>
        <translation>dengan petunjuk</translation>
    </message>
    <message>
        <source>practice</source>
        <translation>latihan</translation>
    </message>
    <message>
        <source>Share won of the last {count} games</source>
        <translation>Bahagian menang dalam {count} permainan terakhir</translation>
    </message>
    <message>
        <source>Given away by a decision, last {count} games</source>
        <translation>Terlepas setiap keputusan, {count} permainan terakhir</translation>
    </message>
    <message>
        <source>Now {now}; lowest {low}, highest {high}.</source>
        <translation>Kini {now}; paling rendah {low}, paling tinggi {high}.</translation>
    </message>
    <message>
        <source>The table was not written: {reason}.</source>
        <translation>Jadual tidak ditulis: {reason}.</translation>
    </message>
    <message>
        <source>Saved as “{path}”.</source>
        <translation>Disimpan sebagai “{path}”.</translation>
    </message>
    <message>
        <source>From now on only new games count. The old ones stay in the list of games.</source>
        <translation>Mulai sekarang hanya permainan baharu dikira. Yang lama kekal dalam senarai permainan.</translation>
    </message>
    <message>
        <source>Count a&amp;new</source>
        <translation>Kiraan &amp;baharu</translation>
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
        <translation>Peraturan {id}</translation>
    </message>
    <message>
        <source>Rule {id}: {title}</source>
        <comment>Rule H-26: follow suit</comment>
        <translation>Peraturan {id}: {title}</translation>
    </message>
    <message>
        <source>Deal {number}</source>
        <translation>Agihan {number}</translation>
    </message>
    <message>
        <source>Choose a game.</source>
        <translation>Pilih satu permainan.</translation>
    </message>
    <message>
        <source>The trick is over. Enter goes on.</source>
        <translation>Trik tamat. Enter untuk teruskan.</translation>
    </message>
    <message>
        <source>The round is over. Enter goes on.</source>
        <translation>Pusingan tamat. Enter untuk teruskan.</translation>
    </message>
    <message>
        <source>{name} is to play.</source>
        <translation>Giliran {name}.</translation>
    </message>
    <message>
        <source>Your turn.</source>
        <translation>Giliran anda.</translation>
    </message>
    <message>
        <source>{name}, your turn.</source>
        <translation>{name}, giliran anda.</translation>
    </message>
    <message>
        <source>{name} is thinking…</source>
        <translation>{name} sedang berfikir…</translation>
    </message>
    <message>
        <source>{name} plays.</source>
        <translation>{name} bermain.</translation>
    </message>
</context>
<context>
    <name>TableWidget</name>
    <message>
        <source>Table</source>
        <translation>Meja</translation>
    </message>
</context>
<context>
    <name>Telling</name>
    <message>
        <source>There is no game on the table.</source>
        <translation>Tiada permainan di meja.</translation>
    </message>
    <message>
        <source>The cards are covered.</source>
        <translation>Kad ditutup.</translation>
    </message>
    <message>
        <source>Nobody at this table holds cards for you.</source>
        <translation>Tiada kad anda di meja ini.</translation>
    </message>
    <message>
        <source>You hold no cards.</source>
        <translation>Anda tidak memegang kad.</translation>
    </message>
    <message>
        <source>{name} has played the {card}.</source>
        <translation>{name} sudah main {card}.</translation>
    </message>
    <message>
        <source>No card has been played to the trick.</source>
        <translation>Belum ada kad dalam trik ini.</translation>
    </message>
    <message>
        <source>Nobody has played yet.</source>
        <translation>Belum ada sesiapa yang main.</translation>
    </message>
    <message>
        <source>{name}: {facts}.</source>
        <comment>a player with chips or points: Ada: 3 chips and dealer</comment>
        <translation>{name}: {facts}.</translation>
    </message>
    <message>
        <source>{name} is in the game.</source>
        <translation>{name} masih bermain.</translation>
    </message>
    <message>
        <source>{name} is out.</source>
        <translation>{name} tersingkir.</translation>
    </message>
    <message>
        <source>dealer</source>
        <comment>one of the facts about a player</comment>
        <translation>pengagih</translation>
    </message>
    <message>
        <source>{words}.</source>
        <comment>a fact that becomes a sentence: Hearts are broken.</comment>
        <translation>{words}.</translation>
    </message>
    <message numerus="yes">
        <source>Your %n card(s): {cards}.</source>
        <translation>
            <numerusform>%n kad anda: {cards}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{place}: %n card(s), the {card} on top.</source>
        <translation>
            <numerusform>{place}: %n kad, {card} di atas sekali.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{place}, {name}: %n card(s).</source>
        <translation>
            <numerusform>{place}, {name}: %n kad.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{place}: %n card(s).</source>
        <translation>
            <numerusform>{place}: %n kad.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Trial</name>
    <message>
        <source>You have answered already.</source>
        <translation>Anda sudah menjawab.</translation>
    </message>
</context>
<context>
    <name>TrickPeek</name>
    <message>
        <source>Last trick: {cards}</source>
        <translation>Trik terakhir: {cards}</translation>
    </message>
    <message>
        <source>Last trick</source>
        <translation>Trik terakhir</translation>
    </message>
</context>
<context>
    <name>ValueTable</name>
    <message>
        <source>What each card was worth</source>
        <translation>Nilai setiap kad tadi</translation>
    </message>
    <message>
        <source>Card</source>
        <translation>Kad</translation>
    </message>
    <message>
        <source>Chance to win</source>
        <translation>Peluang menang</translation>
    </message>
    <message>
        <source>Ahead this deal</source>
        <translation>Beza</translation>
    </message>
    <message>
        <source>Points or chips that this deal brings more than to the others, on average</source>
        <translation>Beza purata dengan pemain lain dalam agihan ini, dalam mata atau cip</translation>
    </message>
    <message>
        <source>{move}, played</source>
        <translation>{move}, dimainkan</translation>
    </message>
    <message numerus="yes">
        <source>Mean of %n possible deal(s)</source>
        <translation>
            <numerusform>Purata bagi %n agihan yang mungkin</numerusform>
        </translation>
    </message>
    <message>
        <source>It differs between them by {spread}, typically.</source>
        <translation>Antara agihan itu ia biasanya berbeza {spread}.</translation>
    </message>
</context>
<context>
    <name>Welcome</name>
    <message>
        <source>Which game shall it be?</source>
        <translation>Permainan yang mana?</translation>
    </message>
    <message>
        <source>Once more: {game} with {names} (F2)</source>
        <translation>Sekali lagi: {game} dengan {names} (F2)</translation>
    </message>
    <message>
        <source>Choose a game</source>
        <translation>Pilih permainan</translation>
    </message>
    <message>
        <source>&amp;Learn a game…</source>
        <translation>Belaja&amp;r bermain…</translation>
    </message>
    <message>
        <source>&amp;Which game do you know?…</source>
        <translation>Permainan &amp;mana yang anda tahu?…</translation>
    </message>
    <message>
        <source>Games pla&amp;yed…</source>
        <translation>Perma&amp;inan lepas…</translation>
    </message>
    <message>
        <source>&amp;Open file…</source>
        <translation>Buka &amp;fail…</translation>
    </message>
    <message>
        <source>Cards, colours, sounds, l&amp;anguage…</source>
        <translation>Kad, warna, bunyi, ba&amp;hasa…</translation>
    </message>
</context>
<context>
    <name>WhichGame</name>
    <message>
        <source>Which game do you know?</source>
        <translation>Permainan mana yang anda tahu?</translation>
    </message>
    <message>
        <source>Name of the game</source>
        <translation>Nama permainan</translation>
    </message>
    <message>
        <source>&amp;Play this…</source>
        <translation>&amp;Main yang ini…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Batal</translation>
    </message>
    <message>
        <source>Answer what you know; the rest does not matter.</source>
        <translation>Jawab apa yang anda tahu; yang lain tidak mengapa.</translation>
    </message>
    <message>
        <source>I do not know</source>
        <translation>Saya tidak tahu</translation>
    </message>
    <message>
        <source>Answer at least one question.</source>
        <translation>Jawab sekurang-kurangnya satu soalan.</translation>
    </message>
    <message>
        <source>Nothing is answered yet.</source>
        <translation>Belum ada jawapan.</translation>
    </message>
    <message>
        <source>Nearest to it is “{game}”.</source>
        <translation>Yang paling hampir ialah “{game}”.</translation>
    </message>
    <message>
        <source>That is “{game}”.</source>
        <translation>Itulah “{game}”.</translation>
    </message>
    <message>
        <source>With its usual rules.</source>
        <translation>Dengan peraturan biasa.</translation>
    </message>
    <message>
        <source>• {rule}: {value} (usually: {usual})</source>
        <comment>a house rule that differs from the usual one</comment>
        <translation>• {rule}: {value} (biasanya: {usual})</translation>
    </message>
    <message>
        <source>With these house rules:</source>
        <translation>Dengan peraturan rumah ini:</translation>
    </message>
    <message>
        <source>! {question} {note}</source>
        <comment>a question, then how it is here</comment>
        <translation>! {question} {note}</translation>
    </message>
    <message>
        <source>This is different here.</source>
        <translation>Di sini berbeza.</translation>
    </message>
    <message>
        <source>Here: {answer}.</source>
        <translation>Di sini: {answer}.</translation>
    </message>
</context>
<context>
    <name>ZoneLabel</name>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n kad</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>actions</name>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Permainan</translation>
    </message>
    <message>
        <source>&amp;Deal</source>
        <translation>&amp;Agihan</translation>
    </message>
    <message>
        <source>&amp;Coach</source>
        <translation>&amp;Jurulatih</translation>
    </message>
    <message>
        <source>&amp;Help while I play</source>
        <translation>&amp;Bantuan semasa bermain</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Lihat</translation>
    </message>
    <message>
        <source>&amp;Motion</source>
        <translation>&amp;Gerakan</translation>
    </message>
    <message>
        <source>&amp;Opponents play</source>
        <translation>&amp;Lawan bermain</translation>
    </message>
    <message>
        <source>A finished &amp;trick stays</source>
        <translation>Trik yang selesai &amp;kekal</translation>
    </message>
    <message>
        <source>F&amp;elt</source>
        <translation>Kain &amp;meja</translation>
    </message>
    <message>
        <source>&amp;Speak</source>
        <translation>&amp;Sebut</translation>
    </message>
    <message>
        <source>What is &amp;announced</source>
        <translation>&amp;Apa yang diumumkan</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Bantuan</translation>
    </message>
</context>
</TS>
