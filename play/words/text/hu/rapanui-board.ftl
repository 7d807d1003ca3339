# Ami a Rapa Nui asztalán fekszik.

rapanui-board-refills = még { $n } feltöltés ({ $cards } a húzópakliban)
rapanui-board-last-refill = a következő feltöltés véget vet a játéknak ({ $cards } a húzópakliban)
rapanui-board-last-column = a húzópakli üres: a következő üres oszlop véget vet a játéknak
rapanui-board-over = a játék véget ért
rapanui-board-column = { $n }. oszlop
rapanui-board-then-refill = feltöltés dönt
rapanui-board-then-end = a játék vége
rapanui-board-nobody = senki
rapanui-board-legend = → ez hoz pontot, ha utoljára ezt a kártyát veszik el
rapanui-board-wood = fa
rapanui-board-fame = Dicsőség
rapanui-board-hand = kézben
rapanui-board-offerings = Áldozat
rapanui-board-supply = készlet
rapanui-board-price = ár
rapanui-board-yours = saját
rapanui-board-stone = kő
rapanui-board-value = érték
rapanui-board-bonus = * bónusz
rapanui-board-bare = Áldozati kő: nincs rajta kártya
rapanui-board-top = Áldozati kő: { $n } kártya, felül: { $sort }
rapanui-board-back = képpel lefelé
rapanui-board-face-down = képpel lefelé: { $n }
rapanui-board-returned = Moai vissza a dobozban: { $n }
rapanui-board-memory = Emlékeztető
rapanui-board-unknown = ismeretlen
