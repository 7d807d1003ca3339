# Ami az Entdecker asztalán fekszik.

entdecker-board-round = { $n }. forduló
entdecker-board-over = a játék véget ért
entdecker-board-unknown = felderítetlen: { $n }
entdecker-board-tiles = térképrészlet: { $n }
entdecker-board-legend-land = # föld ~ víz
entdecker-board-legend-unknown = . felderítetlen
entdecker-board-legend-circle = o indulási kör
entdecker-board-legend-ship = @ hajó
# Az ár a tulajdonos jele mellett áll: ennyit fizet más, ha onnan indul.
entdecker-board-legend-unit = { $who }{ $n } { $unit }
entdecker-board-legend-fits = szám: ennyiféleképpen illik oda a részlet
entdecker-board-voyage = { $who }: a hajó helye { $place }
entdecker-board-left = kifizetett részlet: { $n }
entdecker-board-double = itt minden egység kétszeres árú
entdecker-board-drawn = { $kind } részlet, { $shape }
entdecker-board-gold = arany
entdecker-board-points = pont
entdecker-board-chips = korong
entdecker-board-scouts = feld.
entdecker-board-forts = erőd
entdecker-board-settlements = telep
entdecker-board-spinner = Bevételgenerátor: { $values }
entdecker-board-spinner-of = Bevételgenerátor: { $values }, nála: { $who }
entdecker-board-chip-values = Felfedezés korongok:
entdecker-board-chips-left = maradt { $n }: { $values }
entdecker-board-islands = Szigetek egységekkel (amennyit most érnek, korong nélkül):
entdecker-board-island = { $island }: { $n } részlet, nyitott oldal { $open }: { $points }
entdecker-board-stacks = Kupacok
entdecker-board-lost = kikerült: { $n }
entdecker-board-in-stacks = A kupacokban
entdecker-board-plain = üres hátlap
entdecker-board-question = ? a hátlapon
