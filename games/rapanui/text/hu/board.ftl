# Ami a Rapa Nui asztalán fekszik.

rapanui-board-refills = még { $n } feltöltés ({ $cards } a húzópakliban)
rapanui-board-last-refill = a következő feltöltés véget vet a játéknak ({ $cards } a húzópakliban)
rapanui-board-last-column = a húzópakli üres: a következő üres oszlop véget vet a játéknak
rapanui-board-over = a játék véget ért
rapanui-board-column = { $n }. oszlop
rapanui-board-then-refill = feltöltés dönt
rapanui-board-then-end = a játék vége
rapanui-board-nobody = senki
rapanui-board-legend = → ami pontot hoz, ha utoljára ezt a kártyát veszik el
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
rapanui-board-returned = Dobozba visszatett Moai: { $n }
rapanui-board-memory = Emlékeztető
rapanui-board-unknown = ismeretlen

## Böngészőben

rapanui-board-steps = A kör lépései
rapanui-board-step-buy = Vétel
rapanui-board-step-play = Kijátszás
rapanui-board-step-draw = Húzás
rapanui-board-step-score = Pontozás
rapanui-board-front = { $kind }, { $column }. oszlop
rapanui-board-refill-why = Az oszlop ekkor kiürül. Új kártyák: { $n }. Az utolsóként lerakott hoz pontot.
rapanui-board-end-why = Az oszlop ekkor kiürül, a húzópakli elfogy: vége a játéknak, nincs pontozás.
rapanui-board-brings-wood = { $kind }: fa minden kártyáért
rapanui-board-brings-fame = { $kind }: Dicsőség pont minden kártyáért
rapanui-board-brings-either = { $kind }: fa vagy Dicsőség pont minden kártyáért
rapanui-board-brings-offerings = { $kind }: egy ilyen Áldozat kártya
rapanui-board-gain =
    { $bonus ->
        [0] +{ $n }
       *[other] +{ $n } = { $basic } + { $bonus } a többségért
    }
rapanui-board-lacking = A pakliból hiányzik { $n }: helyette szabad választás.
rapanui-board-majority = Kijátszott kártyák fajtánként
rapanui-board-altar = Áldozati kő
rapanui-board-pile = { $sort }, készlet { $n }
rapanui-board-costs = ára { $n } fa
rapanui-board-decline = Semmit nem kérek
rapanui-board-sacrifice = Áldozati kör
rapanui-board-face-up = képpel felfelé
rapanui-board-from-supply = a készletből
rapanui-board-moai-scores = Moai pontozás: válassz
rapanui-board-held = { $kind }, kézben, { $n }
rapanui-board-free = ingyen
rapanui-board-only-you = csak te látod
rapanui-board-own = { $sort }, saját Áldozat: { $n }
