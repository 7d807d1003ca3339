# Wie man hier ein Spiel lernt: die Spielregel und der Coach.

learn-contents = Inhalt
learn-book-lead = Jede Regel hat ihre Nummer. Am Tisch führt das ? neben einer Frage zur passenden Regel.
learn-why-here = Was die Regeln dazu sagen
learn-differs = Wo dieser Tisch von den Regeln abweicht
learn-coach = Coach
learn-coach-got-it = Verstanden
learn-coach-off = Coach aus
learn-coach-on = Coach an
learn-coach-setting = Jede neue Entscheidung erklären
learn-coach-all = Was der Coach sagt
learn-sheet = Dein erstes Spiel in drei Zeilen
learn-sheet-start = Los
learn-sheet-book = Die ganze Spielregel
