# Rapa Nui: was der Coach bei jeder Entscheidung sagt. Höchstens 140 Zeichen.

rapanui-coach-buy = Eine Opferkarte kostet 5 Holz, 1 weniger je Jäger & Sammler der Sorte in deiner Auslage. Du kannst auch gleich auslegen.
rapanui-coach-play = Was ausliegt, bringt etwas ein, wenn seine Art gewertet wird. Wer mindestens zwei hat und mehr als alle anderen, bekommt eins extra.
rapanui-coach-return = Für einen Moai fehlt Holz, also geht einer verloren. Holzfäller bringen Holz für den nächsten.
rapanui-coach-offer = Jede Karte auf dem Opferstein macht ihre Sorte wertvoller. Opfere eine Sorte, von der du viele hast: Der Rest bleibt dir.
rapanui-coach-hide = Auch diese Karte zählt auf dem Opferstein, aber nur du kennst sie. Hilf deiner häufigsten Sorte.
rapanui-coach-add = Noch eine Karte für den Opferstein, und sie kostet dich nichts. Wähle die Sorte, die mehr wert werden soll.
rapanui-coach-draw = Unter jeder Spalte steht, was gewertet würde. Die zuletzt freigelegte Karte bringt allen etwas: Wer hat die meisten?
rapanui-coach-yield = Holz bezahlt den nächsten Moai, Ruhmespunkte zählen am Ende. Du wählst eines für alle deine Moais.
rapanui-coach-substitute = Diese Sorte ist aufgebraucht. Nimm eine andere, am besten eine, die oft auf dem Opferstein liegt.
rapanui-coach-moai = Du kannst einen Moai bezahlen: Er zählt am Ende 4, bringt bei der Moai-Wertung etwas und löst eine Opferrunde aus.
rapanui-coach-last = Der Nachziehstapel geht zu Ende: Leerst du jetzt eine Spalte, endet das Spiel ohne Wertung. Gut, wenn du führst.

rapanui-sheet-goal = Ziel: am Ende die meisten Ruhmespunkte, durch Priester, Moais und Opferkarten.
rapanui-sheet-turn = Ein Zug: auf Wunsch eine Opferkarte erwerben, eine Kartenart auslegen, auf drei nachziehen. Die letzte freigelegte Karte bringt allen etwas.
rapanui-sheet-end = Ende: Neunmal werden leere Spalten aufgefüllt, dann ist sofort Schluss.
