# Quello che si dice di un tavolo e dei suoi posti.

table-no-such-seat = Questo tavolo ha solo { $n } posti.
table-seat-taken = Questo posto è occupato: { $who }.
table-seat-free = Al posto { $seat } non siede nessuno.
table-seats-free = Posti liberi: { $n }. La partita comincia quando tutti i posti sono occupati.
table-not-started = La partita non è ancora cominciata.
table-already-started = La partita è già cominciata.
table-not-over = La registrazione si può avere quando la partita è finita.
table-bot-plays = Qui gioca un bot: { $who }.
table-no-bot-to-move = Non tocca a nessun bot.
table-not-away = Qui non manca nessuno: { $who }.
table-resigned = { $who } ha abbandonato; un bot gioca fino alla fine.
table-chance-not-typed = A questo tavolo è l’arbitro a lasciar decidere il caso.
table-unrecordable = Nessuna registrazione può contenerlo: { $why }
table-note-resigned = { $who } · abbandona; un bot continua ({ $strength })
table-note-away = { $who } · assente; gioca un bot ({ $strength })
table-note-back = { $who } · di ritorno
