# Ami a Giants asztalán áll.

giants-board-round = { $n }. forduló
giants-board-map = Q kőbánya · P agyaglelőhely · V falu · H kunyhó · f erdő a farönkjeivel
giants-board-there = alatta: kinek az emberei · = farönk · ■ szobor vagy fejdísz · o semleges munkás
giants-board-sites-legend = Alapzat: szám, mező, szobor/fejdísz értéke, kié, szobor mérete, + fejdísz
giants-board-way = > ami úton van · * az útja eddig
giants-board-on-map = A táblán
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
giants-board-prices = Legkevesebb adandó pont innen: { $what }
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
