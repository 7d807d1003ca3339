# Amit egy asztalnál a játszmán kívül mondunk: tippek, eszközök, fájlok.

## Tippek

hall-hint = Tipp
hall-hint-help = A legerősebb bot mérlegeli a lépéseidet, csak abból, amit te is látsz. Más nem tud róla.
hall-hint-then = Mely lépéseket mérlegelte volna a legerősebb bot abból, amit erről a helyről látott?
hall-hint-head = A legjobb lépések { $n } elképzelt játszma után
hall-hint-only = Csak ez az egy lépés van.
hall-hint-move = nyer { $win } %, pont { $points }, mérlegelve { $share } %
hall-hint-line = utána talán: { $line }
hall-hints-off = Amíg mások is játszanak ennél az asztalnál, nincs tipp. Csak botok ellen és egy közös eszközön kérhető.

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
hall-file-good = A szöveg helyes. Így indul az asztal.
hall-file-wrong = A szöveg nem használható
hall-file-wrong-at = { $line }. sor, { $column }. oszlop: { $why }
hall-file-too-long = A szöveg { $n } bájt. Legfeljebb { $max } lehet.

## Nevek

hall-guest-name = Vendég { $letter }
