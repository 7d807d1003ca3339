# Rapa Nui: amit az edző az egyes döntéseknél mond. Legfeljebb 140 karakter.

rapanui-coach-buy = Egy Áldozat kártya 5 fa, minden kijátszott, azonos típusú Vadász és Gyűjtögető 1-gyel olcsóbbá teszi. Ki is hagyható.
rapanui-coach-play = A kijátszott kártyák a saját pontozásukkor hoznak valamit. Legalább kettő, és több, mint bárki másé: eggyel több jár.
rapanui-coach-return = Nincs elég fa a Moaira, ezért egy elvész. A Favágók hoznak fát a következőhöz.
rapanui-coach-offer = Minden kártya a kövön növeli a típusa értékét. Olyan típust érdemes feláldozni, amelyből sok van.
rapanui-coach-hide = Ez a kártya is számít a kövön, de a többiek nem ismerik. Segítsd vele a leggyakoribb típusodat.
rapanui-coach-add = Még egy kártya a kőre, és nem kerül semmibe. Az a típus jöjjön, amelyiknek többet kell érnie.
rapanui-coach-draw = Az oszlopok alatt látszik, mi hozna pontot. Az utoljára felfedett kártya mindenkinek hoz: kinek van belőle a legtöbb?
rapanui-coach-yield = A fa a következő Moaira kell, a Dicsőség pont a végén számít. Az összes Moaira csak egyet választhatsz.
rapanui-coach-substitute = Ez a típus elfogyott. Helyette másik vehető el, lehetőleg olyan, amelyből sok van a kövön.
rapanui-coach-moai = Telik egy Moaira: a végén 4-et ér, Moai pontozáskor hoz valamit, és Áldozati kört indít.
rapanui-coach-last = Fogy a húzópakli: ha most kiürül egy oszlop, pontozás nélkül vége a játéknak. Akkor jó, ha te vezetsz.

rapanui-sheet-goal = Cél: a végén a legtöbb Dicsőség pont, Papok, Moaik és Áldozat kártyák révén.
rapanui-sheet-turn = Egy kör: vehetsz egy Áldozat kártyát, kijátszol egyfajta kártyát, háromra húzol. Az utoljára felfedett kártya mindenkinek hoz.
rapanui-sheet-end = Vége: az üres oszlopok kilencedik feltöltésekor azonnal.
