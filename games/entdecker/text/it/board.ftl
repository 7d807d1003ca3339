# Che cosa sta sul tavolo di Entdecker.

entdecker-board-round = round { $n }
entdecker-board-over = la partita è finita
entdecker-board-unknown = inesplorati: { $n }
entdecker-board-tiles = tessere rimaste: { $n }
entdecker-board-legend-land = # terra ~ mare
entdecker-board-legend-unknown = . inesplorato
entdecker-board-legend-circle = o cerchio di partenza
entdecker-board-legend-ship = @ nave
# Il prezzo sta accanto al segno di chi la possiede: quanto pagano gli altri per salpare da lì.
entdecker-board-legend-unit = { $who }{ $n } { $unit }
entdecker-board-legend-fits = numero: in quanti modi la tessera combacia lì
entdecker-board-voyage = { $who }: nave in { $place }
entdecker-board-left = tessere pagate rimaste: { $n }
entdecker-board-double = qui le unità costano il doppio
entdecker-board-drawn = tessera { $kind }, { $shape }
entdecker-board-gold = oro
entdecker-board-points = punti
entdecker-board-chips = gettoni
entdecker-board-scouts = espl.
entdecker-board-forts = forti
entdecker-board-settlements = insed.
entdecker-board-spinner = Ruota: { $values }
entdecker-board-spinner-of = Ruota: { $values }, la tiene { $who }
entdecker-board-chip-values = Gettoni scoperta:
entdecker-board-chips-left = rimasti { $n }: { $values }
entdecker-board-islands = Isole con unità (quanto valgono ora, senza gettoni):
entdecker-board-island =
    { $n ->
        [one] { $island }: { $n } tessera, lati aperti { $open }: { $points }
       *[other] { $island }: { $n } tessere, lati aperti { $open }: { $points }
    }
entdecker-board-stacks = Pile
entdecker-board-lost = uscite dal gioco: { $n }
entdecker-board-in-stacks = Nelle pile
entdecker-board-plain = dorso vuoto
entdecker-board-question = ? sul dorso
entdecker-board-way = { $space }, { $land }, girata di { $degrees }°
entdecker-board-fits =
    { $n ->
        [one] { $space }: combacia in un modo
       *[other] { $space }: combacia in { $n } modi
    }
entdecker-board-unfit = { $space }: non combacia a { $side }
entdecker-board-costs = costa { $n } oro
entdecker-board-pile = Pila { $stack }, tessere: { $n }
entdecker-board-recall = { $space }, { $unit }: riprendi
entdecker-board-claims = Isole con unità
entdecker-board-claim =
    { $n ->
        [one] { $island }: isola di { $n } tessera, lati aperti: { $open }
       *[other] { $island }: isola di { $n } tessere, lati aperti: { $open }
    }
entdecker-board-unit = { $unit }, { $land }, costa { $n } oro
entdecker-board-announce = Quante tessere?
entdecker-board-n-tiles =
    { $n ->
        [one] { $n } tessera
       *[other] { $n } tessere
    }
entdecker-board-leave = Lascia un’unità
entdecker-board-stop = Fermati
entdecker-board-ship = Nave
entdecker-board-reserve = Riserva
entdecker-board-first = tiene la ruota
entdecker-board-worth =
    { $n ->
        [one] ora { $n } punto
       *[other] ora { $n } punti
    }
