# Che cosa non va nel testo di tessere scritte da qualcuno.

entdecker-flaw-long = Il testo ha { $n } byte. Se ne possono usare al massimo { $max }.
entdecker-flaw-lacks = Manca una riga come «{ $line }».
entdecker-flaw-stacks = Le tessere sono { $n }. Devono essere da 5 a { $max }, in { $stacks } pile uguali.
entdecker-flaw-no-reserve = Nella riserva manca un tipo con esattamente questo: { $land }.
entdecker-flaw-sort = Nessuna riga comincia con «{ $found }». Si possono scrivere board, circles, spinner, chips e tile.
entdecker-flaw-once = C’è già una riga «{ $found }».
entdecker-flaw-some-circle = «{ $found }» non indica nessun cerchio. Indicane almeno uno, oppure all.
entdecker-flaw-kind = Il prossimo tipo è { $kind }, non «{ $found }». Vanno da A a H.
entdecker-flaw-board = «{ $found }» non indica colonne x righe: «board 10 x 7».
entdecker-flaw-spinner = «{ $found }» non ha da 1 a { $max } valori: «spinner 2 3 4 5».
entdecker-flaw-chip = «{ $found }» non è un valore e un numero: «4:5».
entdecker-flaw-chips = «{ $found }» è troppo: ogni valore una volta, al massimo { $max } gettoni.
entdecker-flaw-tile = «{ $found }» non è una riga come «tile B 1 . . . 28 1 1 1 2 1 2 5»: una lettera, quattro lati, tessere, quelle con tempesta, pirati, ostili, amichevoli, rovine e tesoro, tessere di riserva.
entdecker-flaw-letter = «{ $found }» non è una lettera da A a H.
entdecker-flaw-events = Tessere: { $found }, meno di quelle con un evento.
entdecker-flaw-no-sea = Qui va 0, non { $found }: una tessera senza mare non si potrebbe mai piazzare (EN-4a).
entdecker-flaw-side = «{ $found }» non è un lato: . per il mare, 1 per la terra, 2 per altra terra.
entdecker-flaw-first-land = Il primo pezzo di terra si chiama 1. («{ $found }»)
entdecker-flaw-two-lands = Una nave non attraversa la terra tra lati opposti: fanne due pezzi, 1 e 2. («{ $found }»)
entdecker-flaw-no-cross = Due pezzi di terra non possono incrociarsi. («{ $found }»)
entdecker-flaw-circles = «{ $found }» non è un cerchio di questa carta. Scrivi all, o cerchi come north-c east-4 south-a west-7.
entdecker-flaw-same = Qui non ci sono tessere di riserva: il tipo { $kind } ha gli stessi lati. («{ $found }»)
