# Amit a billentyűzetnél mondunk.

terminal-me = Én
terminal-your-choice = Választás (súgó: ?):
terminal-no-such-number = Nincs { $n }. lehetőség: 1 és { $max } közötti számot adj meg.
terminal-choose-up-to = 1 és { $max } közötti számot adj meg, vagy q-t a kilépéshez.
terminal-is-legal = „{ $move }” most megengedett.
terminal-type-chance = Mit hoztak a kártyák vagy a kockák? (u: az utolsó visszavonása)
terminal-tie-break = (döntetlennél: { $term })
terminal-saved = Elmentve. Folytatás: ahu play --resume { $path }
terminal-finished = A jegyzőkönyv: { $path }. Ellenőrzés: ahu verify { $path }
terminal-choose-language = Nyelv?
terminal-choose-game = Melyik játék?
terminal-choose-seats = Ki játszik, az óra járása szerint? me (én), név vagy bot, vesszővel elválasztva:
terminal-help = A szám kiválasztja a lépést; a ⟶ jelűt nem lehet visszavonni. Ezt is be lehet írni:
terminal-help-move = maga a lépés, ahogy a jegyzőkönyvben áll
terminal-help-why = miért nem megengedett egy lépés, a szabállyal együtt
terminal-help-hint = a legjobb lépések, indoklással
terminal-help-undo = az utolsó lépés visszavonása
terminal-help-restart = a kör minden lépésének visszavonása
terminal-help-board = az asztal újbóli megjelenítése
terminal-help-log = a napló megjelenítése
terminal-help-resign = egy bot játszik tovább helyetted
terminal-help-quit = mentés és kilépés
