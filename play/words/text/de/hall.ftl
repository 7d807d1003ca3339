# Was an einem Tisch neben der Partie gesagt wird: Tipps, Geräte, Dateien.

## Tipps

hall-hint = Tipp
hall-hint-help = Der stärkste Bot prüft deine Züge anhand dessen, was du siehst. Niemand sonst erfährt davon.
hall-hint-then = Welche Züge hätte der stärkste Bot anhand dessen geprüft, was dieser Platz sah?
hall-hint-head = Beste Züge nach { $n } simulierten Partien
hall-hint-only = Es gibt nur diesen Zug.
hall-hint-move = gewinnt { $win } %, Punkte { $points }, betrachtet { $share } %
hall-hint-line = danach vielleicht: { $line }
hall-hints-off = Solange andere Menschen an diesem Tisch spielen, gibt es keine Tipps. Es gibt sie an Tischen mit Bots und an einem geteilten Gerät.

## Geräte

hall-devices = Geräte
hall-devices-lead = Wo du angemeldet bist. Kennst du eines davon nicht, melde dich dort ab und ändere dein Passwort.
hall-device-here = dieses Gerät
hall-device-since = angemeldet { $since }, zuletzt gesehen { $seen }
hall-sign-out-there = Dort abmelden
hall-sign-out-elsewhere = Überall sonst abmelden

## Dateien

hall-file = Aus einer Datei
hall-file-check = Prüfen und ansehen
hall-file-good = Der Text ist richtig. So beginnt die Partie.
hall-file-wrong = Der Text lässt sich nicht verwenden
hall-file-wrong-at = Zeile { $line }, Spalte { $column }: { $why }
hall-file-too-long = Der Text hat { $n } Bytes. Höchstens { $max } sind möglich.

## Namen

hall-guest-name = Gast { $letter }
