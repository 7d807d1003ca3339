# Giants: amit az edző az egyes döntéseknél mond. Legfeljebb 140 karakter.

giants-coach-bid-markers = Több törzsi jelölővel előbb választhatsz szobrot. Ami a licitben van, ebben a fordulóban a paraván előtt marad.
giants-coach-bid-workers = A 2-es szoborhoz két ember kell, a 3-ashoz három. Akit licitálsz, szobrot készíthet, de ebben a fordulóban nem vihet terhet.
giants-coach-bid-sorcerer = A licitben a varázsló csak egy munkás. A szigeten munkást, jelölőt, farönköt vagy alapzatot szerez.
giants-coach-bid-chief = A törzsfőnök bármelyik szobrot elkészíti egyedül. A szigeten viszont annyit visz, mint három másik.
giants-coach-ready = Nézd meg még egyszer: ha mindenki kész, minden licit egyszerre derül ki.
giants-coach-carve = A nagy szobor a végén többet ér, de az útja minden mezőjén akkora erő kell, amekkora a mérete.
giants-coach-place = Alakíts ki utat a kőbányától a partig. Mások emberei is részei lehetnek, pontokért cserébe.
giants-coach-place-on = Oda tedd az embereidet, ahol egy rés megállítaná a szobrodat. Ha másnak kellenek, te kapsz pontot.
giants-coach-place-breaker = Táblatöréssel a törzsfőnök is megteheti, amit egyébként csak a varázsló.
giants-coach-logs = Egy farönk mindenkinek 1 erőt ad, de csak munkás vagy varázsló mellett. A forduló végén elvész.
giants-coach-action = Minden speciális mező mást ad. Ha lefoglalsz egy alapzatot, más nem állíthat oda szobrot.
giants-coach-transport-front = Az új szobrok a kőbányából, a fejdíszek az agyaglelőhelyről indulnak. Válassz egyet, és indítsd útnak.
giants-coach-transport = Mozgasd, amin a jelölőd van, vagy vegyél el jelöletlent. Azt a végén meg kell jelölni vagy fel kell állítani.
giants-coach-carry = Mezőről mezőre haladsz. A saját embereid ingyen segítenek, mások pontot kapnak: a gombokon látszik, mennyit.
giants-coach-carry-kept = Ezen nincs jelölő. Csak ott állj meg, ahol megjelölheted, felállíthatod vagy szoborra teheted.
giants-coach-help = Te döntöd el, ki kap itt pontot. Egy törzsfőnök mindent egyedül végez, de a gazdája a teljes méretet kapja.
giants-coach-clean-up = A jelölő távol tartja a többieket. Csak akkor vedd vissza, ha máshol kell.
giants-coach-erect = Itt felállíthatod: az alapzat értéke szorozva a mérettel a végén a tiéd. Egy talapzatod elfogy.
giants-coach-crown = Felteheted az itteni szobrodra. Az alapzat második értékét éri, mérettől függetlenül.

giants-sheet-goal = Cél: a legtöbb pont, a parti szobrokért és fejdíszekért, és azért, ha másoknak segítesz az úton.
giants-sheet-turn = Egy forduló: titokban licitálsz a szobrokra, lehelyezed az embereidet a szigeten, és rajtuk át a partra viszed a szobrokat.
giants-sheet-end = Vége: azzal a fordulóval, amelyben valakinek minden talapzatán szobor áll.
