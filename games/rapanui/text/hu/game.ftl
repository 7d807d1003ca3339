# Rapa Nui. A szakszavak a játékszabály szavai.

rapanui-title = Rapa Nui
rapanui-blurb = Falu, Moai szobrok, áldozatok: a felfedett kártya mindenkinek pontot hoz.
rapanui-weight = Gyorsan tanulható

## Kártyák és javak

rapanui-woodcutter = Favágó
rapanui-priest = Pap
rapanui-moai = Moai
rapanui-fish = Hal
rapanui-mulberry = Szeder
rapanui-sweet-potato = Csicsóka
rapanui-grain = Gabona
rapanui-colour-red = piros
rapanui-colour-violet = lila
rapanui-colour-light-blue = világoskék
rapanui-colour-yellow-green = sárgászöld

## Napló: név · mi történt, mennyibe került

rapanui-log-start = Sorsolás · { $who } kezd
rapanui-log-colour = { $who } · szín: { $colour }
rapanui-log-deal = Húzópakli · { $column }. oszlop, { $n }. kártya: { $kind }
rapanui-log-buy =
    { $cost ->
        [0] { $who } · ingyen vesz: { $sort }
       *[other] { $who } · vesz: { $sort } −{ $cost } fa ({ $from }→{ $to })
    }
rapanui-log-play = { $who } · kijátszik: { $kind }
rapanui-log-play-many = { $who } · kijátszik: { $n } × { $kind } −{ $cost } fa ({ $from }→{ $to })
rapanui-log-build = { $who } · épít: Moai −{ $cost } fa ({ $from }→{ $to })
rapanui-log-return = { $who } · egy Moait visszatesz a dobozba
rapanui-log-offer = { $who } · feláldoz képpel felfelé: { $sort }
rapanui-log-offer-covered = { $who } · feláldoz képpel felfelé egy kártyát
rapanui-log-hide = { $who } · feláldoz képpel lefelé: { $sort }
rapanui-log-hide-back = { $who } · feláldoz képpel lefelé egy kártyát
rapanui-log-add = { $who } · a készletből feláldoz: { $sort }
rapanui-log-add-covered = { $who } · a készletből feláldoz egy kártyát
rapanui-log-draw = { $who } · elvesz: { $kind } ({ $column }. oszlop)
rapanui-log-choose-wood = { $who } · Moai pontozás: fát választ
rapanui-log-choose-fame = { $who } · Moai pontozás: Dicsőség pontot választ
rapanui-log-take = { $who } · elvesz: { $sort } (elfogyott: { $missing })
rapanui-log-decline = { $who } · nem vesz el semmit (elfogyott: { $missing })

## Hatások

rapanui-effect-pays = { $who } −{ $cost } fa ({ $from }→{ $to })
rapanui-effect-takes = { $who } · elvesz: { $kind } ({ $column }. oszlop)
rapanui-effect-refills = Kiürült és feltöltődik: { $column }. oszlop
rapanui-effect-scores = Pontozás: { $kind }
rapanui-effect-gains-wood =
    { $bonus ->
        [0] { $who } +{ $n } fa ({ $from }→{ $to })
       *[other] { $who } +{ $n } fa ({ $basic } + { $bonus } bónusz) ({ $from }→{ $to })
    }
rapanui-effect-gains-fame =
    { $bonus ->
        [0] { $who } +{ $n } Dicsőség pont ({ $from }→{ $to })
       *[other] { $who } +{ $n } Dicsőség pont ({ $basic } + { $bonus } bónusz) ({ $from }→{ $to })
    }
rapanui-effect-gains-offering =
    { $bonus ->
        [0] { $who } +{ $n } { $sort } (Áldozat kártya { $from }→{ $to })
       *[other] { $who } +{ $n } { $sort } ({ $basic } + { $bonus } bónusz) (Áldozat kártya { $from }→{ $to })
    }
rapanui-effect-reveals = { $who } · képpel lefelé volt: { $sort }
rapanui-effect-ends = A játék véget ér.

## Elutasítások: teljes mondatok

rapanui-refusal-game-over = A játék véget ért.
rapanui-refusal-chance-decides = Most a kártyák döntenek; senki sem léphet.
rapanui-refusal-only-chance = Erről csak a véletlen dönthet.
rapanui-refusal-wrong-step = Most nem ez a lépés következik.
rapanui-refusal-already-bought = Ebben a körben már vettél Áldozat kártyát.
rapanui-refusal-pile-empty = Elfogyott a készletből ez az Áldozat kártya: { $sort }.
rapanui-refusal-wood-offering = Ez az Áldozat kártya { $needs } fába kerül, de csak { $has } van.
rapanui-refusal-wood-moai = Egy Moai { $needs } fába kerül, de csak { $has } van.
rapanui-refusal-wood-cards = Ezek a kártyák együtt { $needs } fába kerülnek, de csak { $has } van.
rapanui-refusal-not-in-hand =
    { $has ->
        [0] Nincs a kezedben ilyen kártya: { $kind }.
       *[other] Ehhez { $needs } kártya kell ebből: { $kind }; a kezedben csak { $has } van.
    }
rapanui-refusal-fewer-than-three-moai =
    { $has ->
        [0] Moait csak az tesz vissza a dobozba, akinek három van a kezében; nálad egy sincs.
       *[other] Moait csak az tesz vissza a dobozba, akinek három van a kezében; nálad { $has } van.
    }
rapanui-refusal-can-build = Egy Moai { $needs } fába kerül, és { $has } van: meg kell építeni.
rapanui-refusal-no-such-offering = Nincs ilyen Áldozat kártyád: { $sort }.
rapanui-refusal-none-in-deck = A húzópakliban nincs több ilyen kártya: { $kind }.
rapanui-refusal-colour-taken = Ez a szín már foglalt: { $colour }.
rapanui-refusal-no-such-seat = Ennél az asztalnál nincs ilyen hely: { $seat }.

## Felszólítások: legfeljebb 90 karakter

rapanui-prompt-start = A kezdőjátékost sorsolás dönti el.
rapanui-prompt-colour = Folyik a színek kiosztása.
rapanui-prompt-columns = Készül a Közös terület.
rapanui-prompt-refill = Feltöltődik: { $column }. oszlop.
rapanui-prompt-over = A játék véget ért.
rapanui-prompt-buy = Vehetsz egy Áldozat kártyát, utána játssz ki egyfajta kártyát.
rapanui-prompt-play = Játssz ki egyfajta kártyát a kezedből.
rapanui-prompt-return = Három Moai és { $cost }-nél kevesebb fa: egy Moai visszakerül a dobozba.
rapanui-prompt-offer = Tedd egy Áldozat kártyádat az Áldozati kőre, képpel felfelé.
rapanui-prompt-hide = Tedd egy Áldozat kártyádat a kőre, képpel lefelé. Csak te tudod majd, mi az.
rapanui-prompt-add = Tegyél a kőre még egy Áldozat kártyát a készletből, képpel felfelé.
rapanui-prompt-draw =
    { $n ->
        [1] Vegyél el egy kártyát. Az alatta lévő kártya mindenkinek pontot hoz.
       *[other] Vegyél el { $n } kártyát egyenként. Az utoljára felfedett kártya hoz pontot.
    }
rapanui-prompt-yield = Moai pontozás: válassz { $n } fát vagy { $n } Dicsőség pontot.
rapanui-prompt-substitute =
    { $n ->
        [1] { $sort }: elfogyott. Vegyél el helyette más típust, vagy semmit.
       *[other] { $sort }: elfogyott. Vegyél el helyette más típust, vagy semmit (még { $n } kártya).
    }
rapanui-wait-buy = { $who } vehet egy Áldozat kártyát, majd kijátszik egyfajta kártyát.
rapanui-wait-play = { $who } kijátszik egyfajta kártyát.
rapanui-wait-offer = { $who } egy Áldozat kártyát tesz a kőre, képpel felfelé.
rapanui-wait-hide = { $who } egy Áldozat kártyát tesz a kőre, képpel lefelé.
rapanui-wait-add = { $who } a készletből tesz egy Áldozat kártyát a kőre.
rapanui-wait-draw =
    { $n ->
        [1] { $who } elvesz egy kártyát; az alatta lévő hoz pontot.
       *[other] { $who } elvesz { $n } kártyát; az utoljára felfedett hoz pontot.
    }
rapanui-wait-yield = { $who } választ: { $n } fa vagy { $n } Dicsőség pont.
rapanui-wait-substitute = { $who } más típust választhat. Elfogyott: { $sort }.

## Lépések gombként

rapanui-label-start = { $who } kezd
rapanui-label-colour = Szín: { $colour }
rapanui-label-deal = Felfordított kártya: { $kind }
rapanui-label-buy =
    { $cost ->
        [0] Vétel: { $sort }, ingyen
       *[other] Vétel: { $sort } −{ $cost } fa ({ $from }→{ $to })
    }
rapanui-label-buy-no-moai = Vétel: { $sort } −{ $cost } fa ({ $from }→{ $to }), így ebben a körben nincs Moai
rapanui-label-play = Kijátszás: { $kind } ({ $old }→{ $new })
rapanui-label-play-many = Kijátszás: { $n } × { $kind } ({ $old }→{ $new }), −{ $cost } fa ({ $from }→{ $to })
rapanui-label-build = Építés: Moai −{ $cost } fa ({ $from }→{ $to }) ⟶ Áldozati kör
rapanui-label-return = Egy Moai vissza a dobozba
rapanui-label-offer = Áldozat képpel felfelé: { $sort } (saját { $from }→{ $to })
rapanui-label-offer-unseen = Áldozat képpel felfelé: { $sort }
rapanui-label-hide-unseen = Áldozat képpel lefelé: { $sort }
rapanui-label-hide = Áldozat képpel lefelé: { $sort } (saját { $from }→{ $to })
rapanui-label-add = Áldozat a készletből: { $sort } ({ $from }→{ $to })
rapanui-label-draw = { $column }. oszlop: { $kind }
rapanui-label-draw-refill = { $column }. oszlop: { $kind } ⟶ feltöltés
rapanui-label-draw-scores = { $column }. oszlop: { $kind } ⟶ { $scored }
rapanui-label-draw-refill-decides = { $column }. oszlop: { $kind } ⟶ a feltöltés dönti el a pontozást
rapanui-label-draw-ends = { $column }. oszlop: { $kind } ⟶ vége a játéknak, nincs pontozás
rapanui-label-choose-wood = +{ $n } fa ({ $from }→{ $to })
rapanui-label-choose-fame = +{ $n } Dicsőség pont ({ $from }→{ $to })
rapanui-label-take = { $missing } helyett: { $sort } (készlet { $from }→{ $to })
rapanui-label-decline = { $missing } helyett: semmi

rapanui-outcome-wood = { $kind }, fa: { $gains }
rapanui-outcome-fame = { $kind }, Dicsőség pont: { $gains }
rapanui-outcome-moai = { $kind }, fa vagy Dicsőség pont: { $gains }
rapanui-outcome-offering = { $kind }: { $gains }
rapanui-outcome-nobody = { $kind }, senki sem kap semmit
rapanui-gain = { $who } +{ $n }
# Zárójelben: járna, de a pakli elfogyott; más típus választható.
rapanui-gain-short =
    { $n ->
        [0] { $who } (+{ $short })
       *[other] { $who } +{ $n } (+{ $short })
    }

## Végső pontozás

rapanui-term-fame = Dicsőség pont
rapanui-term-moai = Moai
rapanui-term-wood = Fa
rapanui-term-fish = Hal
rapanui-term-mulberry = Szeder
rapanui-term-sweet-potato = Csicsóka
rapanui-term-grain = Gabona

## Beállítások

rapanui-option-edition = Kiadás
rapanui-option-edition-help = Melyik játékszabály dönt a játék végéről és arról, mi látszik az Áldozati kövön.
rapanui-value-edition-german = német
rapanui-value-edition-hungarian = magyar
rapanui-value-edition-italian = olasz
rapanui-option-end = Játék vége
rapanui-option-end-help = Mikor ér véget a játék, ha nem a kiadás szerint.
rapanui-value-end-by-edition = a kiadás szerint
rapanui-value-end-pile-empty = amikor egy feltöltés kiüríti a húzópaklit
rapanui-value-end-column-empty = amikor egy oszlop már egyáltalán nem tölthető fel
rapanui-option-stone = Áldozati kő
rapanui-option-stone-help = Mi látszik az Áldozati kövön, ha nem a kiadás szerint.
rapanui-value-stone-by-edition = a kiadás szerint
rapanui-value-stone-top-only = csak a legfelső kártya
rapanui-value-stone-face-up-visible = minden képpel felfelé fekvő kártya
rapanui-option-memory-aid = Emlékeztető
rapanui-option-memory-aid-help = Megmutatja, mit láttál eddig az Áldozati kőből és mindenki Áldozat kártyáiból.
rapanui-value-memory-aid-off = ki
rapanui-value-memory-aid-on = be
