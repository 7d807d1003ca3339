# Che cosa si dice a un tavolo oltre alla partita: suggerimenti, dispositivi, file.

## Suggerimenti

hall-hint = Suggerimento
hall-hint-help = Il bot più forte guarda le tue mosse, da quello che vedi tu. Nessun altro lo viene a sapere.
hall-hint-then = Quali mosse avrebbe considerato il bot più forte, da ciò che vedeva questo posto?
hall-hint-head = Le mosse migliori dopo { $n } partite immaginate
hall-hint-only = C’è solo questa mossa.
hall-hint-move = vince { $win } %, punti { $points }, guardata { $share } %
hall-hint-line = poi forse: { $line }
hall-hints-off = Non ci sono suggerimenti finché a questo tavolo giocano altre persone. Ci sono ai tavoli con i bot e su un dispositivo condiviso.

## Dispositivi

hall-devices = Dispositivi
hall-devices-lead = Dove hai fatto l’accesso. Se non ne riconosci uno, esci da lì e cambia la password.
hall-device-here = questo dispositivo
hall-device-since = accesso { $since }, visto l’ultima volta { $seen }
hall-sign-out-there = Esci da lì
hall-sign-out-elsewhere = Esci da tutti gli altri

## File

hall-file = Da un file
hall-file-check = Controlla e guarda
hall-file-good = Il testo va bene. Il tavolo comincia così.
hall-file-wrong = Il testo non si può usare
hall-file-wrong-at = Riga { $line }, colonna { $column }: { $why }
hall-file-too-long = Il testo ha { $n } byte. Se ne possono usare al massimo { $max }.

## Nomi

hall-guest-name = Ospite { $letter }
