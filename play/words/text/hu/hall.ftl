# Amit egy asztalnál a játszmán kívül mondunk: tippek, eszközök, fájlok.

## Tippek

hall-hint = Tipp
hall-hint-help = A legerősebb bot megnézi a lépéseidet abból, amit te látsz. Más nem tud róla.
hall-hint-then = Mely lépéseket nézte volna meg a legerősebb bot abból, amit ez a hely látott?
hall-hint-head = A legjobb lépések { $n } elképzelt játszma után
hall-hint-only = Csak ez az egy lépés van.
hall-hint-move = nyer { $win } %, pont { $points }, megnézve { $share } %
hall-hint-line = utána talán: { $line }
hall-hints-off = Amíg mások is játszanak ennél az asztalnál, nincs tipp. Botokkal és egyetlen közös eszközön van.

## Eszközök

hall-devices = Eszközök
hall-devices-lead = Ahol be vagy jelentkezve. Ha valamelyiket nem ismered, jelentkezz ki ott, és változtasd meg a jelszavadat.
hall-device-here = ez az eszköz
hall-device-since = bejelentkezve: { $since }, utoljára: { $seen }
hall-sign-out-there = Kijelentkezés ott
hall-sign-out-elsewhere = Kijelentkezés mindenhol máshol

## Fájlok

hall-file = Fájlból
hall-file-check = Ellenőrzés és előnézet
hall-file-good = A szöveg helyes. Így kezdődik az asztal.
hall-file-wrong = A szöveg nem használható
hall-file-wrong-at = { $line }. sor, { $column }. oszlop: { $why }
hall-file-too-long = A szöveg { $n } bájt. Legfeljebb { $max } lehet.

## Nevek

hall-guest-name = Vendég { $letter }
