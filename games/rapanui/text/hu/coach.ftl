# Rapa Nui: amit az edző az egyes döntéseknél mond. Legfeljebb 140 karakter.

rapanui-coach-buy = Egy Áldozat kártya 5 fa, minden kijátszott, azonos típusú Vadász és Gyűjtögető 1-gyel olcsóbbá teszi. Ki is hagyhatod.
rapanui-coach-play = A kijátszott kártyáid a fajtájuk pontozásakor hoznak valamit. Ha legalább kettőd van, és több, mint bárki másnak, eggyel több jár.
rapanui-coach-return = Nincs elég fád Moaira, ezért egy elvész. A Favágók hoznak fát a következőhöz.
rapanui-coach-offer = Minden kártya a kövön növeli a típusa értékét. Olyan típust áldozz fel, amelyből sok van nálad: a többi megmarad.
rapanui-coach-hide = Ez a kártya is számít a kövön, de csak te ismered. Segítsd vele azt a típust, amelyből a legtöbb van nálad.
rapanui-coach-add = Még egy kártya a kőre, és nem kerül semmibe. Azt a típust válaszd, amelyiket értékesebbé akarod tenni.
rapanui-coach-draw = Az oszlopok alatt látszik, mi hozna pontot. Az utoljára felfedett kártya mindenkinek hoz: nézd meg, kinek van belőle a legtöbb.
rapanui-coach-yield = A fa a következő Moaira kell, a Dicsőség pont a végén számít. Az összes Moaira csak egyet választhatsz.
rapanui-coach-substitute = Ez a típus elfogyott. Vegyél el helyette másikat, lehetőleg olyat, amelyből sok van a kövön.
rapanui-coach-moai = Telik egy Moaira: a végén 4-et ér, Moai pontozáskor hoz valamit, és Áldozati kört indít.
rapanui-coach-last = Fogy a húzópakli: ha most kiürül egy oszlop, pontozás nélkül vége a játéknak. Akkor jó, ha te vezetsz.

rapanui-sheet-goal = Cél: a végén a legtöbb Dicsőség pont, Papok, Moaik és Áldozat kártyák révén.
rapanui-sheet-turn = Egy kör: vehetsz egy Áldozat kártyát, kijátszol egyfajta kártyát, háromra húzol. Az utoljára felfedett kártya mindenkinek hoz.
rapanui-sheet-end = Vége: az üres oszlopok kilencedik feltöltésekor azonnal.
