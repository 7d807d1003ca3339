# Amit egy asztalról és a helyeiről mondunk.

table-no-such-seat = Ennél az asztalnál csak { $n } hely van.
table-seat-taken = Ez a hely foglalt: { $who }.
table-seat-free = Ezen a helyen senki sem ül: { $seat }.
table-seats-free = Szabad helyek: { $n }. A játék akkor kezdődik, ha minden hely foglalt.
table-not-started = A játék még nem kezdődött el.
table-already-started = A játék már elkezdődött.
table-not-over = A jegyzőkönyv a játék végén érhető el.
table-bot-plays = Itt egy bot játszik: { $who }.
table-no-bot-to-move = Nem bot következik.
table-not-away = Itt senki sincs távol: { $who }.
table-resigned = { $who } feladta; a végéig egy bot játszik.
table-chance-not-typed = Ennél az asztalnál a játékvezető bízza a véletlenre a döntést.
table-unrecordable = Ezt egyetlen jegyzőkönyv sem tudja tárolni: { $why }
table-note-resigned = { $who } · feladja; egy bot játszik tovább ({ $strength })
table-note-away = { $who } · távol van; egy bot játszik ({ $strength })
table-note-back = { $who } · visszatért
