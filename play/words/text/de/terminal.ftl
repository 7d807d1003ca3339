# Was an der Tastatur gesagt wird.

terminal-me = Ich
terminal-your-choice = Deine Wahl (? für Hilfe):
terminal-no-such-number = Die Nummer { $n } gibt es nicht: Gib eine Zahl von 1 bis { $max } ein.
terminal-choose-up-to = Gib eine Zahl von 1 bis { $max } ein oder q zum Beenden.
terminal-is-legal = „{ $move }“ ist jetzt erlaubt.
terminal-type-chance = Was haben die Karten oder Würfel ergeben? (u nimmt das Letzte zurück)
terminal-tie-break = (bei Gleichstand: { $term })
terminal-saved = Gespeichert. Weiter geht es mit: ahu play --resume { $path }
terminal-finished = Die Partie steht in { $path }. Prüfen lässt sie sich mit: ahu verify { $path }
terminal-choose-language = Sprache?
terminal-choose-game = Welches Spiel?
terminal-choose-seats = Wer spielt, im Uhrzeigersinn? me (ich), ein Name oder bot, mit Komma getrennt:
terminal-help = Eine Zahl wählt den Zug; ⟶ heißt: nicht mehr zurückzunehmen. Außerdem geht:
terminal-help-move = der Zug selbst, wie in einer Aufzeichnung
terminal-help-why = warum ein Zug nicht erlaubt ist, mit der Regel
terminal-help-hint = die besten Züge, mit Begründung
terminal-help-undo = den letzten Schritt zurücknehmen
terminal-help-restart = alle Schritte dieses Zugs zurücknehmen
terminal-help-board = den Tisch noch einmal zeigen
terminal-help-log = den Verlauf zeigen
terminal-help-resign = einen Bot weiterspielen lassen
terminal-help-quit = speichern und beenden
