# Hogyan lehet itt megtanulni egy játékot: a játékszabály és az edző.

learn-contents = Tartalom
learn-book-lead = Minden szabálynak száma van. Az asztalnál a kérdés melletti ? a hozzá tartozó szabályhoz vezet.
learn-why-here = Amit a szabály erről mond
learn-differs = Amiben ez az asztal eltér a szabálytól
learn-coach = Edző
learn-coach-got-it = Értem
learn-coach-off = Edző ki
learn-coach-on = Edző be
learn-coach-setting = Minden új döntés magyarázata
learn-coach-all = Amit az edző mond
learn-sheet = Az első játékod három sorban
learn-sheet-start = Kezdés
learn-sheet-book = A teljes szabálykönyv
