# Come si impara qui un gioco: il regolamento e il maestro.

learn-contents = Indice
learn-book-lead = Ogni regola ha il suo numero. Al tavolo il ? accanto a una richiesta porta alla regola giusta.
learn-why-here = Che cosa dicono le regole
learn-differs = Dove questo tavolo si scosta dalle regole
learn-coach = Maestro
learn-coach-got-it = Capito
learn-coach-off = Senza maestro
learn-coach-on = Con maestro
learn-coach-setting = Spiega ogni nuova decisione
learn-coach-all = Che cosa dice il maestro
learn-sheet = La tua prima partita in tre righe
learn-sheet-start = Comincia
learn-sheet-book = Tutto il regolamento
