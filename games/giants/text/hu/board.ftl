# Ami a Giants asztalán áll.

giants-board-round = { $n }. forduló
giants-board-map = Q kőbánya · P agyaglelőhely · V falu · H kunyhó · f erdő a farönkjeivel
giants-board-there = alatta: kinek az emberei · = farönk · ■ szobor vagy fejdísz · o semleges munkás
giants-board-sites-legend = Alapzat: szám, mező, szobor/fejdísz értéke, kié, szobor mérete, + fejdísz
giants-board-way = > ami úton van · * az útja eddig
giants-board-on-map = A térképen
giants-board-piece =
    { $size ->
        [0] fejdísz
        [3] 3-as szobor
       *[other] { $size }-es szobor
    }
giants-board-neutrals = { $n } semleges munkás
giants-board-hex-logs = farönk { $n }
giants-board-tray = Kőbánya tábla: { $what }
giants-board-supply = Készlet: { $what }
giants-board-order = Sorrend: { $seats }
giants-board-bid = Saját licit: { $what }
giants-board-hand =
    { $size ->
        [0] Úton: fejdísz, { $hex }
        [3] Úton: 3-as szobor, { $hex }
       *[other] Úton: { $size }-es szobor, { $hex }
    }
giants-board-prices = Innen legalább ennyi pontba kerül: { $what }
giants-board-points = pont
giants-board-tablets = féltábla
giants-board-start = kezd
giants-board-passed = passzolt
giants-board-ready = kész
giants-board-behind = A paravánok mögött
giants-board-front = A paraván előtt
giants-board-bag = A gyűjtőedényben
giants-board-workers = munkás
giants-board-sorcerer = varázsló
giants-board-chief = törzsfőnök
giants-board-markers = törzsi jelölő
giants-board-logs = farönk
giants-board-pedestals = talapzat
giants-board-statues =
    { $size ->
        [3] 3-as szobor
       *[other] { $size }-es szobor
    }
giants-board-headdresses = fejdísz

## A böngészőben

giants-board-stages = A forduló fázisai
giants-board-quarry = Kőbánya tábla
giants-board-empty = üres
giants-board-dice = még { $n } kockadobás
giants-board-carving = Szobrászkodási sorrend
giants-board-idle = licitált, még szabad
giants-board-stock = Készlet
giants-board-size =
    { $n ->
        [3] 3-as szobor
       *[other] { $n }-es szobor
    }
giants-board-force = a legnagyobb szobor, ami oda mozgatható
giants-board-price = ennyi pontot adsz legalább az odaútért
giants-board-carries = ereje { $n }
giants-board-gives =
    { $n ->
        [0] ingyen
       *[other] { $n } pontba kerül
    }
giants-board-out-of-reach = elérhetetlen
giants-board-routes = A legolcsóbb utak a lehetséges célokhoz
giants-board-choice = te választod, ki segít
giants-board-own-screen = A paravánod mögött
giants-board-only-you = csak te látod
giants-board-hidden = zárt paraván
giants-board-own-bid = A licited
giants-board-bid-stays = Amit licitálsz, ebben a fordulóban nem helyezhető le, akár használod, akár nem.
giants-board-can-carve = Egyet készíthetsz ezekből
giants-board-no-statue = semmit
giants-board-left = Lehelyezésre marad
giants-board-yes = igen
giants-board-no = nem
giants-board-break = táblatörés
giants-board-spend = jelölő → féltábla
giants-board-neutral = semleges munkás
giants-board-peek = Benézés szobor alá
