# Giants: was der Coach bei jeder Entscheidung sagt. Höchstens 140 Zeichen.

giants-coach-bid-markers = Mit mehr Stammesmarkern wählst du früher. Gebotenes bleibt in dieser Runde vor deinem Sichtschirm.
giants-coach-bid-workers = Eine 2er-Statue braucht zwei Leute, eine 3er drei. Wer geboten ist, kann meißeln, aber in dieser Runde nicht tragen.
giants-coach-bid-sorcerer = Im Gebot zählt der Zauberer wie ein Arbeiter. Auf der Insel bringt er Arbeiter, Marker, Holz oder einen Ahu.
giants-coach-bid-chief = Der Häuptling meißelt jede Statue allein. Aber auf der Insel trägt er so viel wie drei andere.
giants-coach-ready = Sieh noch einmal hin: Sind alle bereit, werden alle Gebote zugleich aufgedeckt.
giants-coach-carve = Eine große Statue zählt am Ende mehr, braucht aber auf jedem Feld ihres Weges so viel Stärke, wie sie groß ist.
giants-coach-place = Bilde einen Weg vom Steinbruch zur Küste. Auch fremde Leute können dazugehören, gegen Punkte.
giants-coach-place-on = Setze Leute dorthin, wo eine Lücke deine Statue aufhielte. Brauchen andere sie, bekommst du Punkte.
giants-coach-place-breaker = Mit einer zerbrochenen Tafel kann der Häuptling, was sonst nur der Zauberer kann.
giants-coach-logs = Ein Holzstamm gibt allen 1 Stärke, aber nur bei einem Arbeiter oder Zauberer. Danach ist er weg.
giants-coach-action = Jedes Sonderfeld bringt etwas anderes. Reservierst du einen Ahu, kann dort niemand sonst eine Statue aufrichten.
giants-coach-transport-front = Neue Statuen beginnen am Steinbruch, Kopfschmuck an der Lehmgrube. Wähle etwas und schicke es auf den Weg.
giants-coach-transport = Bewege, was deinen Marker trägt, oder etwas ohne Marker: Das muss am Ende markiert oder aufgerichtet sein.
giants-coach-carry = Feld für Feld. Eigene Leute kosten nichts, andere bekommen Punkte für ihre Hilfe. Jeder Knopf sagt, wie viele.
giants-coach-carry-kept = Dieses Stück trägt keinen Marker. Halte nur dort an, wo du es markieren, aufrichten oder aufsetzen kannst.
giants-coach-help = Du wählst, wer hier Punkte bekommt. Ein Häuptling macht alles allein, und sein Besitzer bekommt die volle Größe in Punkten.
giants-coach-clean-up = Ein Stammesmarker hält andere fern. Nimm ihn nur zurück, wenn du ihn anderswo brauchst.
giants-coach-erect = Hier kannst du sie aufrichten: Wert des Ahus mal Größe zählt am Ende für dich. Das kostet einen Sockel.
giants-coach-crown = Du kannst ihn deiner Statue hier aufsetzen. Er bringt den zweiten Wert des Ahus, egal wie groß sie ist.

giants-sheet-goal = Ziel: die meisten Punkte, für Statuen und Kopfschmuck an der Küste und für die Hilfe, die du anderen gibst.
giants-sheet-turn = Eine Runde: geheim um Statuen bieten, Leute auf der Insel einsetzen, Statuen über sie an die Küste bringen.
giants-sheet-end = Ende: die Runde, in der jemand auf jedem eigenen Sockel eine Statue hat.
