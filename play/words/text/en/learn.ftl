# How one learns a game here: the rule book and the coach.

learn-contents = Contents
learn-book-lead = Each rule has its number. At the table, the ? beside a prompt leads to the rule for it.
learn-why-here = What the rules say about this
learn-differs = Where this table differs from the rules
learn-coach = Coach
learn-coach-got-it = Got it
learn-coach-off = Coach off
learn-coach-on = Coach on
learn-coach-setting = Explain each new decision
learn-coach-all = What the coach says
learn-sheet = Your first game in three lines
learn-sheet-start = Start
learn-sheet-book = The whole rule book
