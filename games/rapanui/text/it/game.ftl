# Rapa Nui. I termini sono quelli del regolamento.

rapanui-title = Rapa Nui
rapanui-blurb = Fonda un villaggio, erigi i Moai e scopri la carta che fa guadagnare tutti.
rapanui-weight = Si impara in fretta

## Carte e beni

rapanui-woodcutter = Taglialegna
rapanui-priest = Sacerdote
rapanui-moai = Moai
rapanui-fish = Pesce
rapanui-mulberry = Gelso
rapanui-sweet-potato = Patata
rapanui-grain = Grano
rapanui-colour-red = rosso
rapanui-colour-violet = viola
rapanui-colour-light-blue = azzurro
rapanui-colour-yellow-green = giallo-verde

## Cronaca: nome · che cosa è successo, con il costo

rapanui-log-start = Sorteggio · { $who } comincia
rapanui-log-colour = { $who } · colore: { $colour }
rapanui-log-deal = Mazzo · colonna { $column }, carta { $n }: { $kind }
rapanui-log-buy =
    { $cost ->
        [0] { $who } · compra { $sort } gratis
        [one] { $who } · compra { $sort } −{ $cost } legno ({ $from }→{ $to })
       *[other] { $who } · compra { $sort } −{ $cost } legni ({ $from }→{ $to })
    }
rapanui-log-play = { $who } · gioca { $kind }
rapanui-log-play-many =
    { $cost ->
        [one] { $who } · gioca { $n } × { $kind } −{ $cost } legno ({ $from }→{ $to })
       *[other] { $who } · gioca { $n } × { $kind } −{ $cost } legni ({ $from }→{ $to })
    }
rapanui-log-build = { $who } · costruisce un Moai −{ $cost } legni ({ $from }→{ $to })
rapanui-log-return = { $who } · rimette un Moai nella scatola
rapanui-log-offer = { $who } · sacrifica { $sort } a faccia scoperta
rapanui-log-offer-covered = { $who } · sacrifica una carta a faccia scoperta
rapanui-log-hide = { $who } · sacrifica { $sort } a faccia coperta
rapanui-log-hide-back = { $who } · sacrifica una carta a faccia coperta
rapanui-log-add = { $who } · sacrifica { $sort } dalla riserva
rapanui-log-add-covered = { $who } · sacrifica una carta dalla riserva
rapanui-log-draw = { $who } · prende { $kind } dalla colonna { $column }
rapanui-log-choose-wood = { $who } · prende legno per i Moai
rapanui-log-choose-fame = { $who } · prende Punti Vittoria per i Moai
rapanui-log-take = { $who } · prende { $sort } al posto di { $missing }
rapanui-log-decline = { $who } · non prende nulla al posto di { $missing }

## Effetti

rapanui-effect-pays =
    { $cost ->
        [one] { $who } −{ $cost } legno ({ $from }→{ $to })
       *[other] { $who } −{ $cost } legni ({ $from }→{ $to })
    }
rapanui-effect-takes = { $who } prende { $kind } dalla colonna { $column }
rapanui-effect-refills = La colonna { $column } è vuota: viene ricostituita
rapanui-effect-scores = Valutazione: { $kind }
rapanui-effect-gains-wood =
    { $bonus ->
        [0] { $n ->
            [one] { $who } +{ $n } legno ({ $from }→{ $to })
           *[other] { $who } +{ $n } legni ({ $from }→{ $to })
        }
       *[other] { $who } +{ $n } legni ({ $basic } + { $bonus } bonus) ({ $from }→{ $to })
    }
rapanui-effect-gains-fame =
    { $bonus ->
        [0] { $n ->
            [one] { $who } +{ $n } Punto Vittoria ({ $from }→{ $to })
           *[other] { $who } +{ $n } Punti Vittoria ({ $from }→{ $to })
        }
       *[other] { $who } +{ $n } Punti Vittoria ({ $basic } + { $bonus } bonus) ({ $from }→{ $to })
    }
rapanui-effect-gains-offering =
    { $bonus ->
        [0] { $who } +{ $n } { $sort } (carte Sacrificio { $from }→{ $to })
       *[other] { $who } +{ $n } { $sort } ({ $basic } + { $bonus } bonus) (carte Sacrificio { $from }→{ $to })
    }
rapanui-effect-reveals = { $who } · era coperta: { $sort }
rapanui-effect-ends = La partita finisce.

## Rifiuti: frasi intere

rapanui-refusal-game-over = La partita è finita.
rapanui-refusal-chance-decides = Ora decidono le carte; nessuno può muovere.
rapanui-refusal-only-chance = Questo può deciderlo solo il caso.
rapanui-refusal-wrong-step = Non è il momento di questa azione.
rapanui-refusal-already-bought = In questo turno hai già comprato una carta Sacrificio.
rapanui-refusal-pile-empty = Nella riserva non ci sono più carte Sacrificio { $sort }.
rapanui-refusal-wood-offering =
    { $needs ->
        [one] Questa carta Sacrificio costa { $needs } legno; tu ne hai { $has }.
       *[other] Questa carta Sacrificio costa { $needs } legni; tu ne hai { $has }.
    }
rapanui-refusal-wood-moai = Un Moai costa { $needs } legni; tu ne hai { $has }.
rapanui-refusal-wood-cards =
    { $needs ->
        [one] Queste carte costano insieme { $needs } legno; tu ne hai { $has }.
       *[other] Queste carte costano insieme { $needs } legni; tu ne hai { $has }.
    }
rapanui-refusal-not-in-hand =
    { $has ->
        [0] Non hai carte { $kind } in mano.
       *[other] Vuoi giocare { $needs } carte { $kind }, ma in mano ne hai solo { $has }.
    }
rapanui-refusal-fewer-than-three-moai =
    { $has ->
        [0] Un Moai si rimette nella scatola solo con tre Moai in mano; tu non ne hai.
       *[other] Un Moai si rimette nella scatola solo con tre Moai in mano; tu ne hai { $has }.
    }
rapanui-refusal-can-build = Un Moai costa { $needs } legni e tu ne hai { $has }: devi costruirlo.
rapanui-refusal-no-such-offering = Non hai carte Sacrificio { $sort }.
rapanui-refusal-none-in-deck = Nel mazzo non ci sono più carte { $kind }.
rapanui-refusal-colour-taken = Il colore { $colour } è già di un altro giocatore.
rapanui-refusal-no-such-seat = A questo tavolo non c’è il posto { $seat }.

## Richieste: al massimo 90 caratteri

rapanui-prompt-start = Il giocatore iniziale è scelto a caso.
rapanui-prompt-colour = Si distribuiscono i colori.
rapanui-prompt-columns = Si prepara l’Area Generale.
rapanui-prompt-refill = Si ricostituisce la colonna { $column }.
rapanui-prompt-over = La partita è finita.
rapanui-prompt-buy = Compra una carta Sacrificio, se vuoi, poi gioca carte di un solo tipo.
rapanui-prompt-play = Gioca carte di un solo tipo dalla tua mano.
rapanui-prompt-return = Tre Moai e meno di { $cost } legni: uno torna nella scatola.
rapanui-prompt-offer = Piazza una tua carta Sacrificio a faccia scoperta sulla Pietra.
rapanui-prompt-hide = Piazza una tua carta Sacrificio a faccia coperta. La conoscerai solo tu.
rapanui-prompt-add = Aggiungi una carta Sacrificio dalla riserva, a faccia scoperta.
rapanui-prompt-draw =
    { $n ->
        [1] Prendi una carta. Quella che scopri viene valutata per tutti.
       *[other] Prendi { $n } carte, una alla volta. Conta l’ultima carta che scopri.
    }
rapanui-prompt-yield =
    { $n ->
        [one] Valutazione dei Moai: prendi { $n } legno o { $n } Punto Vittoria.
       *[other] Valutazione dei Moai: prendi { $n } legni o { $n } Punti Vittoria.
    }
rapanui-prompt-substitute =
    { $n ->
        [1] Carte { $sort } esaurite: prendi una carta di un altro tipo o nessuna.
       *[other] Carte { $sort } esaurite: prendine di un altro tipo o nessuna (ancora { $n }).
    }
rapanui-wait-buy = { $who } può comprare, poi gioca carte di un solo tipo.
rapanui-wait-play = { $who } gioca carte di un solo tipo.
rapanui-wait-offer = { $who } piazza una carta a faccia scoperta sulla Pietra.
rapanui-wait-hide = { $who } piazza una carta a faccia coperta sulla Pietra.
rapanui-wait-add = { $who } aggiunge una carta dalla riserva.
rapanui-wait-draw =
    { $n ->
        [1] { $who } prende una carta; quella scoperta viene valutata.
       *[other] { $who } prende { $n } carte; conta l’ultima scoperta.
    }
rapanui-wait-yield =
    { $n ->
        [one] { $who } prende per i Moai { $n } legno o { $n } Punto Vittoria.
       *[other] { $who } prende per i Moai { $n } legni o { $n } Punti Vittoria.
    }
rapanui-wait-substitute = { $who } sceglie un altro tipo: carte { $sort } esaurite.

## Mosse come pulsanti

rapanui-label-start = { $who } comincia
rapanui-label-colour = Colore: { $colour }
rapanui-label-deal = Scopri { $kind }
rapanui-label-buy =
    { $cost ->
        [0] Compra { $sort } gratis
        [one] Compra { $sort }: −{ $cost } legno ({ $from }→{ $to })
       *[other] Compra { $sort }: −{ $cost } legni ({ $from }→{ $to })
    }
rapanui-label-buy-no-moai =
    { $cost ->
        [one] Compra { $sort }: −{ $cost } legno ({ $from }→{ $to }), poi niente Moai in questo turno
       *[other] Compra { $sort }: −{ $cost } legni ({ $from }→{ $to }), poi niente Moai in questo turno
    }
rapanui-label-play = Gioca { $kind } ({ $old }→{ $new })
rapanui-label-play-many =
    { $cost ->
        [one] Gioca { $n } × { $kind } ({ $old }→{ $new }): −{ $cost } legno ({ $from }→{ $to })
       *[other] Gioca { $n } × { $kind } ({ $old }→{ $new }): −{ $cost } legni ({ $from }→{ $to })
    }
rapanui-label-build = Costruisci un Moai: −{ $cost } legni ({ $from }→{ $to }) ⟶ Round Sacrificale
rapanui-label-return = Rimetti un Moai nella scatola
rapanui-label-offer = Sacrifica { $sort } a faccia scoperta (ne hai { $from }→{ $to })
rapanui-label-offer-unseen = Sacrifica { $sort } a faccia scoperta
rapanui-label-hide-unseen = Sacrifica { $sort } a faccia coperta
rapanui-label-hide = Sacrifica { $sort } a faccia coperta (ne hai { $from }→{ $to })
rapanui-label-add = Sacrifica { $sort } dalla riserva ({ $from }→{ $to })
rapanui-label-draw = Prendi { $kind } (colonna { $column })
rapanui-label-draw-refill = Prendi { $kind } (colonna { $column }) ⟶ nuova colonna
rapanui-label-draw-scores = Prendi { $kind } (colonna { $column }) ⟶ { $scored }
rapanui-label-draw-refill-decides = Prendi { $kind } (colonna { $column }) ⟶ decide la nuova colonna
rapanui-label-draw-ends = Prendi { $kind } (colonna { $column }) ⟶ fine partita, nessuna valutazione
rapanui-label-choose-wood =
    { $n ->
        [one] +{ $n } legno ({ $from }→{ $to })
       *[other] +{ $n } legni ({ $from }→{ $to })
    }
rapanui-label-choose-fame =
    { $n ->
        [one] +{ $n } Punto Vittoria ({ $from }→{ $to })
       *[other] +{ $n } Punti Vittoria ({ $from }→{ $to })
    }
rapanui-label-take = Prendi { $sort } al posto di { $missing } (riserva { $from }→{ $to })
rapanui-label-decline = Non prendere nulla al posto di { $missing }

rapanui-outcome-wood = { $kind }, legno: { $gains }
rapanui-outcome-fame = { $kind }, PV: { $gains }
rapanui-outcome-moai = { $kind }, legno o PV: { $gains }
rapanui-outcome-offering = { $kind }: { $gains }
rapanui-outcome-nobody = { $kind }, nessuno guadagna
rapanui-gain = { $who } +{ $n }
# Tra parentesi: spetta, ma il mazzo è esaurito; si può prendere un altro tipo.
rapanui-gain-short =
    { $n ->
        [0] { $who } (+{ $short })
       *[other] { $who } +{ $n } (+{ $short })
    }

## Punteggio finale

rapanui-term-fame = Punti Vittoria
rapanui-term-moai = Moai
rapanui-term-wood = Legno
rapanui-term-fish = Pesce
rapanui-term-mulberry = Gelso
rapanui-term-sweet-potato = Patata
rapanui-term-grain = Grano

## Opzioni

rapanui-option-edition = Edizione
rapanui-option-edition-help = Quale regolamento decide la fine della partita e che cosa mostra la Pietra.
rapanui-value-edition-german = tedesca
rapanui-value-edition-hungarian = ungherese
rapanui-value-edition-italian = italiana
rapanui-option-end = Fine partita
rapanui-option-end-help = Quando finisce la partita, se non come dice l’edizione.
rapanui-value-end-by-edition = come nell’edizione
rapanui-value-end-pile-empty = quando ricostituire una colonna esaurisce il mazzo
rapanui-value-end-column-empty = quando una colonna non si può più ricostituire
rapanui-option-stone = Pietra del Sacrificio
rapanui-option-stone-help = Che cosa si vede della Pietra, se non come dice l’edizione.
rapanui-value-stone-by-edition = come nell’edizione
rapanui-value-stone-top-only = solo la carta in cima
rapanui-value-stone-face-up-visible = tutte le carte a faccia scoperta
rapanui-option-memory-aid = Promemoria
rapanui-option-memory-aid-help = Mostra ciò che hai visto della Pietra e delle carte Sacrificio di tutti.
rapanui-value-memory-aid-off = no
rapanui-value-memory-aid-on = sì
