# Quello che si dice attorno a ogni gioco.

frame-seat = { $who }
frame-own-seat = { $who } (tu)
frame-line = { $parts }

## Rifiuti

frame-refused = { $why } ({ $rule })
frame-not-your-turn = Non è il tuo turno. Tocca a: { $who }.
frame-chance-decides = Ora decide il caso; nessuno può muovere.
frame-game-over = La partita è finita.
frame-not-a-move = «{ $text }» non è una mossa di questo gioco.
frame-table-moved-on = Nel frattempo il tavolo è cambiato. Guardalo di nuovo, poi scegli.
frame-no-undo-nothing-done = Niente da annullare: in questo turno non hai ancora fatto nulla.
frame-no-undo-chance = Non si può annullare: nel frattempo ha deciso il caso.
frame-no-undo-reveal = Non si può annullare: è stato rivelato qualcosa di nuovo.
frame-no-undo-other-seat = Non si può annullare: altri hanno già agito o devono scegliere.

## Opzioni

frame-no-such-game = Il gioco «{ $key }» non esiste. Ci sono: { $expected }.
frame-no-options = L’opzione «{ $key }» non esiste: questo gioco non ha opzioni.
frame-unknown-option = L’opzione «{ $key }» non esiste. Ci sono: { $expected }.
frame-unknown-value = L’opzione { $key } non può essere «{ $value }». Valori possibili: { $expected }.
frame-option-text = Opzione { $key }, riga { $line }, colonna { $column }: { $why }
frame-wrong-seats = Non si gioca in { $n }: il gioco è per { $min }–{ $max } giocatori.

## Menu

frame-menu-choose-game = Quale gioco?
frame-menu-choose-seats = Quanti giocatori?
frame-menu-choose-who = Chi si siede qui?
frame-menu-options = Opzioni
frame-menu-language = Lingua
frame-menu-start = Inizia
frame-menu-rematch = Rivincita
frame-menu-new-game = Nuova partita
frame-menu-undo = Annulla
frame-menu-restart-turn = Rifai il turno
frame-menu-moves = Mosse
frame-menu-log = Cronaca
frame-menu-rules = Regole
frame-menu-help = Aiuto
frame-menu-quit = Esci
frame-menu-human = Persona
frame-menu-bot = Bot
frame-menu-spectator = Spettatore
frame-strength-random = Casuale
frame-strength-easy = Facile
frame-strength-medium = Medio
frame-strength-hard = Difficile
frame-strength-expert = Esperto
frame-seats = { $min }–{ $max } giocatori

## Un solo dispositivo, più giocatori

frame-curtain-pass = Passa il dispositivo a: { $who }
frame-curtain-ready = Sono { $who }: mostra le mie cose
frame-curtain-open = Tutti possono guardare.

## Turni e cronaca

frame-turn-header = Turno { $n } · { $who }
frame-setup-header = Preparazione
frame-your-turn = { $who } · è il tuo turno
frame-waiting-for = In attesa di: { $who }
frame-since-your-turn =
    { $n ->
        [one] Dal tuo ultimo turno: { $n } mossa
       *[other] Dal tuo ultimo turno: { $n } mosse
    }

## La fine

frame-result =
    { $n ->
        [one] { $who } vince con { $n } punto.
       *[other] { $who } vince con { $n } punti.
    }
frame-result-tie =
    { $n ->
        [one] { $who } vince lo spareggio a { $n } punto: { $what } { $own } a { $other }.
       *[other] { $who } vince lo spareggio a { $n } punti: { $what } { $own } a { $other }.
    }
frame-result-shared =
    { $n ->
        [one] Vittoria condivisa con { $n } punto: { $who }.
       *[other] Vittoria condivisa con { $n } punti: { $who }.
    }
frame-place =
    { $n ->
        [one] { $place }. { $who } · { $n } punto
       *[other] { $place }. { $who } · { $n } punti
    }
frame-total = Totale { $n }
frame-term-points = { $what } { $n }
frame-term-each = { $what } { $n } × { $rate } = { $points }
frame-term-per =
    { $rest ->
        [0] { $what } { $n } ÷ { $rate } = { $points }
       *[other] { $what } { $n } ÷ { $rate } = { $points } (resto { $rest })
    }
