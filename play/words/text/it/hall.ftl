# Che cosa si dice a un tavolo oltre alla partita: suggerimenti, dispositivi, file.

## Suggerimenti

hall-hint = Suggerimento
hall-hint-help = Il bot più forte esamina le tue mosse, in base a ciò che vedi tu. Nessun altro lo viene a sapere.
hall-hint-then = Quali mosse avrebbe esaminato il bot più forte, in base a ciò che si vedeva da questo posto?
hall-hint-head = Le mosse migliori dopo { $n } partite immaginate
hall-hint-only = C’è solo questa mossa.
hall-hint-move = vittoria { $win } %, punti { $points }, attenzione { $share } %
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
hall-file-check = Controllo e anteprima
hall-file-good = Il testo va bene. Il tavolo comincia così.
hall-file-wrong = Il testo non si può usare
hall-file-wrong-at = Riga { $line }, colonna { $column }: { $why }
hall-file-too-long = Il testo ha { $n } byte. Se ne possono usare al massimo { $max }.

## Nomi

hall-guest-name = Ospite { $letter }
