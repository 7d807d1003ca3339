# Quello che si dice alla tastiera.

terminal-me = Io
terminal-your-choice = La tua scelta (? per l’aiuto):
terminal-no-such-number = La scelta { $n } non esiste: scrivi un numero da 1 a { $max }.
terminal-choose-up-to = Scrivi un numero da 1 a { $max }, oppure q per uscire.
terminal-is-legal = «{ $move }» ora è permesso.
terminal-type-chance = Che cosa hanno dato le carte o i dadi? (u annulla l’ultimo esito)
terminal-tie-break = (in caso di parità: { $term })
terminal-saved = Salvato. Per continuare: ahu play --resume { $path }
terminal-finished = La registrazione è in { $path }. Per verificarla: ahu verify { $path }
terminal-choose-language = Lingua?
terminal-choose-game = Quale gioco?
terminal-choose-seats = Chi gioca, in senso orario? me (io), un nome o bot, separati da virgole:
terminal-help = Un numero sceglie la mossa; ⟶ indica ciò che non si può annullare. Si può anche scrivere:
terminal-help-move = la mossa stessa, come nella registrazione
terminal-help-why = perché una mossa non è permessa, con la regola
terminal-help-hint = le mosse migliori, con i motivi
terminal-help-undo = annulla l’ultimo passo
terminal-help-restart = annulla tutti i passi di questo turno
terminal-help-board = mostra di nuovo il tavolo
terminal-help-log = mostra la cronaca
terminal-help-resign = lascia che un bot continui per te
terminal-help-quit = salva ed esci
