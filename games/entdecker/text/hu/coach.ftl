# Entdecker: amit az edző az egyes döntéseknél mond. Legfeljebb 140 karakter.

entdecker-coach-start-first = Az út a tábla szélén lévő egyik körről indul. A mellette lévő területet fedezed fel elsőként.
entdecker-coach-start = Olyan sziget mellől indulj, amelyet be akarsz fejezni. Ahol más egysége áll, ott vámot fizetsz.
entdecker-coach-announce = Amit kifizetsz, az a fel nem fordított részletekért is elvész. Hagyj aranyat egységre: felderítő 1, erőd 3, telep 6.
entdecker-coach-draw-first = A ? a hátlapon eseményt jelent: kincs, romok vagy barátok, de vihar, kalózok vagy ellenségek is.
entdecker-coach-draw = Most megállhatsz. A kifizetett, de ki nem húzott részletek elvesznek.
entdecker-coach-draw-or-unit = Egy egység elfoglalja ezt a szigetet, és véget vet a körödnek. Vagy húzz tovább jobb helyért.
entdecker-coach-unit = A telep minden erődnél, az erőd minden felderítőnél többet ér. Aki vezet, a sziget összes pontját kapja.
entdecker-coach-stop = Ezen az úton nincs több teendő. Most a lyukak és a felderített szigetek jönnek.
entdecker-coach-place = Földhöz föld, vízhez víz kell. Hagyj nyitva egy szaggatott vonalat, ha tovább akarsz hajózni.
entdecker-coach-place-event = Az esemény rögtön megtörténik, amint leteszed a részletet. Hogy hová kerül, te döntöd el.
entdecker-coach-choose = Nincs elég korong minden szigetre. Azt vedd előre, amelyiknek a korongját meg akarod kapni.
entdecker-coach-recall = A köröd vége előtt visszavehetsz egy felderítőt. Az ára elvész, de máshol újra használható.

entdecker-sheet-goal = Cél: a legtöbb pont azokért a felderített szigetekért, amelyeken egységed van.
entdecker-sheet-turn = Egy kör: leteszed a hajót, kifizetsz néhány részletet, egyenként lerakod őket, és ha akarsz, egységet hagysz a szárazföldön.
entdecker-sheet-end = Vége: azzal a körrel, amelyben betelik a tábla, vagy kihúzzák az utolsó részletet.
