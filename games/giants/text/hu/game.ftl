# Giants. A kifejezések a szabályfüzetéi.

giants-title = Giants
giants-blurb = Emberekből és farönkökből utak épülnek, hogy a szobrok közös erővel a partra érjenek.
giants-weight = Gazdag és hosszú

## Emberek, tárgyak, helyek

giants-worker = munkás
giants-sorcerer = varázsló
giants-chief = törzsfőnök
giants-neutral = semleges munkás
giants-village = falu
giants-hut = varázsló kunyhója
giants-forest = erdő
giants-clay-pit = agyaglelőhely
giants-hex = { $hex }
giants-hex-quarry = { $hex } (kőbánya)
giants-hex-clay-pit = { $hex } (agyaglelőhely)
giants-hex-village = { $hex } (falu)
giants-hex-hut = { $hex } (kunyhó)
giants-hex-forest = { $hex } (erdő { $n })
giants-hex-sites = { $hex } (alapzat { $values })
giants-nothing = semmi
giants-count-workers = { $n } munkás
giants-count-markers = { $n } törzsi jelölő
giants-count-markers-back = { $n } törzsi jelölő vissza
giants-count-logs = { $n } farönk
giants-count-statues =
    { $size ->
        [3] { $n } db 3-as
       *[other] { $n } db { $size }-es
    }
giants-count-headdresses = { $n } fejdísz
giants-count-tablets = { $n } rongo féltábla
giants-left-workers = munkás { $from }→{ $to }
giants-left-markers = törzsi jelölő { $from }→{ $to }
giants-left-logs = farönk { $from }→{ $to }
giants-left-pedestals = talapzat { $from }→{ $to }
giants-left-tablets = féltábla { $from }→{ $to }
giants-gain = { $who } +{ $n }

## Fázisok

giants-stage-setup = előkészítés
giants-stage-roll = szobrok kisorsolása
giants-stage-bid = licit
giants-stage-carve = szobrászkodás
giants-stage-place = munkáslehelyezés
giants-stage-transport = szállítás
giants-stage-clean-up = takarítás
giants-stage-over = a játék vége

## Napló: név · mi történt, mennyibe került

giants-log-left = { $what } ({ $left })
giants-log-start = Sorsolás · { $who } a kezdőjátékos
giants-log-roll = Kocka · { $n }
giants-log-bid-hidden = { $who } · licitre készül
giants-log-bid-markers =
    { $n ->
        [0] { $who } · licit: törzsi jelölő nélkül
       *[other] { $who } · licit: { $n } törzsi jelölő
    }
giants-log-bid-workers =
    { $n ->
        [0] { $who } · licit: munkás nélkül
       *[other] { $who } · licit: { $n } munkás
    }
giants-log-bid-sorcerer =
    { $n ->
        [0] { $who } · licit: varázsló nélkül
       *[other] { $who } · licit: varázsló
    }
giants-log-bid-chief =
    { $n ->
        [0] { $who } · licit: törzsfőnök nélkül
       *[other] { $who } · licit: törzsfőnök
    }
giants-log-ready = { $who } · kész
giants-log-carve =
    { $size ->
        [1] { $who } · 1-es szobrot készít egy munkással vagy a varázslóval
        [3] { $who } · 3-as szobrot készít 3 munkással vagy varázslóval
       *[other] { $who } · { $size }-es szobrot készít { $size } munkással vagy varázslóval
    }
giants-log-carve-chief =
    { $size ->
        [3] { $who } · 3-as szobrot készít a törzsfőnökkel
       *[other] { $who } · { $size }-es szobrot készít a törzsfőnökkel
    }
giants-log-decline = { $who } · egyelőre nem készít szobrot
giants-log-place = { $who } · lehelyez: { $role }
giants-log-break-tablet = { $who } · rongo táblát tör a törzsfőnökért
giants-log-place-neutral = { $who } · semleges munkást helyez le törzsi jelölővel
giants-log-place-neutral-from = { $who } · megjelöl egy semleges munkást: { $hex }
giants-log-on = { $who } · { $role } → { $hex }
giants-log-on-reserve = { $who } · { $role } → { $hex }, lefoglal: { $site }. alapzat ({ $values })
giants-log-on-covered = { $who } · lehelyezve: { $role }
giants-log-logs =
    { $n ->
        [0] { $who } · nem tesz le farönköt
       *[other] { $who } · letesz { $n } farönköt
    }
giants-log-use = { $who } · speciális akció: { $place }
giants-log-reserve = { $who } · lefoglal: { $site }. alapzat ({ $values })
giants-log-reserve-covered = { $who } · lefoglal egy alapzatot
giants-log-no-action = { $who } · csak odaáll
giants-log-spend-marker = { $who } · elhasznál egy törzsi jelölőt egy rongo féltábláért
giants-log-pass = { $who } · passzol
giants-log-put =
    { $size ->
        [0] { $who } · feltesz egy fejdíszt → { $hex } (agyaglelőhely)
        [3] { $who } · feltesz egy 3-as szobrot → { $hex } (kőbánya)
       *[other] { $who } · feltesz egy { $size }-es szobrot → { $hex } (kőbánya)
    }
giants-log-move =
    { $size ->
        [0] { $who } · megjelölt fejdíszt mozgat: { $hex }
        [3] { $who } · megjelölt 3-as szobrot mozgat: { $hex }
       *[other] { $who } · megjelölt { $size }-es szobrot mozgat: { $hex }
    }
giants-log-take =
    { $size ->
        [0] { $who } · jelöletlen fejdíszt vesz el: { $hex }
        [3] { $who } · jelöletlen 3-as szobrot vesz el: { $hex }
       *[other] { $who } · jelöletlen { $size }-es szobrot vesz el: { $hex }
    }
giants-log-to =
    { $size ->
        [0] { $who } · fejdísz → { $hex }
        [3] { $who } · 3-as szobor → { $hex }
       *[other] { $who } · { $size }-es szobor → { $hex }
    }
giants-log-to-covered =
    { $size ->
        [0] { $who } · továbbviszi a fejdíszt
        [1] { $who } · továbbviszi az 1-es szobrot
        [3] { $who } · továbbviszi a 3-as szobrot
       *[other] { $who } · továbbviszi a { $size }-es szobrot
    }
giants-log-help = { $who } · igénybe vett segítő: { $helper }
giants-log-help-chief = { $who } · igénybe vett törzsfőnök: { $helper }
giants-log-erect = { $who } · szobrot állít: { $site }. alapzat, { $value } × { $size } = { $points }
giants-log-erect-covered = { $who } · felállítja a szobrot
giants-log-crown = { $who } · fejdíszt tesz a szoborra: { $site }. alapzat, { $points }
giants-log-crown-covered = { $who } · fejdíszt tesz egy szoborra
giants-log-mark =
    { $size ->
        [0] { $who } · megjelöli a fejdíszt: { $hex }
        [1] { $who } · megjelöli az 1-es szobrot: { $hex }
        [3] { $who } · megjelöli a 3-as szobrot: { $hex }
       *[other] { $who } · megjelöli a { $size }-es szobrot: { $hex }
    }
giants-log-leave =
    { $size ->
        [0] { $who } · otthagyja a fejdíszt: { $hex }
        [1] { $who } · otthagyja az 1-es szobrot: { $hex }
        [3] { $who } · otthagyja a 3-as szobrot: { $hex }
       *[other] { $who } · otthagyja a { $size }-es szobrot: { $hex }
    }
giants-log-done = { $who } · egyelőre befejezte a szállítást
giants-log-peek = { $who } · benéz a szobor alá: { $site }. alapzat
giants-log-unmark =
    { $size ->
        [0] { $who } · visszaveszi a jelölőt a fejdíszről: { $hex }
        [1] { $who } · visszaveszi a jelölőt az 1-es szoborról: { $hex }
        [3] { $who } · visszaveszi a jelölőt a 3-as szoborról: { $hex }
       *[other] { $who } · visszaveszi a jelölőt a { $size }-es szoborról: { $hex }
    }
giants-log-keep = { $who } · nem vesz vissza több jelölőt

## Hatások

giants-effect-quarries =
    { $size ->
        [3] A dobás { $face }: 3-as szobor kerül a kőbánya táblára
       *[other] A dobás { $face }: { $size }-es szobor kerül a kőbánya táblára
    }
giants-effect-quarries-nothing = A dobás { $face }: nem kerül szobor a kőbánya táblára
giants-effect-run-out = A dobás { $face }: ez a szoborméret elfogyott ({ $size })
giants-effect-bids = { $who } · licit: { $what }
giants-effect-orders = Sorrend: { $seats }
giants-effect-returns = Vissza a készletbe: { $what }
giants-effect-gains = { $who } +{ $what } ({ $from }→{ $to })
giants-effect-gains-unseen = { $who } +{ $what }
giants-effect-discards = { $who } −{ $what } ({ $from }→{ $to })
giants-effect-reserves = { $who } lefoglal: { $site }. alapzat
giants-effect-helps = { $who } +{ $n } pont segítségért ({ $from }→{ $to })
giants-effect-erects = { $who } · szobor ({ $size }): { $site }. alapzat, a végén { $points }
giants-effect-crowns = { $who } · fejdísz: { $site }. alapzat, a végén { $points }
giants-effect-peeks = { $who } benézett a szobor alá: { $site }. alapzat
giants-effect-peeks-owner = A szobor alatt: { $site }. alapzat, { $who }
giants-effect-rots = { $n } farönk kikerül a játékból
giants-effect-begins-round = { $round }. forduló · kezdőjátékos: { $who }
giants-effect-begins = Fázis: { $stage }
giants-effect-ends = A játék véget ér. Minden talapzatán szobor áll: { $who }
giants-effect-ends-late = A játék az utolsó forduló után véget ér.

## Felszólítások: legfeljebb 90 karakter

giants-prompt-start = A kezdőjátékost sorsolás dönti el.
giants-prompt-roll = Folyik a dobás (még { $n } kocka).
giants-prompt-over = A játék véget ért.
giants-prompt-bid-markers = Titkos licit: hány törzsi jelölő? Aki többet ad, előbb választ.
giants-prompt-bid-workers = Titkos licit: hány munkás? Szobrot készíthetnek, de nem helyezhetők le.
giants-prompt-bid-sorcerer = Titkos licit: a varázsló is? Munkásként számít.
giants-prompt-bid-chief = Titkos licit: a törzsfőnök is? Bármelyik szobrot elkészíti egyedül.
giants-prompt-ready = Ez legyen a licited? Mindenkié egyszerre derül ki.
giants-prompt-carve = Készíts el egy szobrot a kőbánya tábláról, vagy egyelőre egyet se.
giants-prompt-place = Helyezz le valakit, használj el egy törzsi jelölőt, vagy passzolj erre a fordulóra.
giants-prompt-place-on = Hová kerüljön? Lehelyezendő: { $role }
giants-prompt-place-breaker = Táblatörés: a törzsfőnök speciális mezőre kerül, és végrehajtja az akcióját.
giants-prompt-logs = Hány farönköt teszel ide: { $hex }? A forduló végén elvesznek.
giants-prompt-action = Speciális mező: { $hex }. Mi legyen az akció?
giants-prompt-transport-front = Szállítás: ami a paravánod előtt van, azt fel kell tenned a térképre.
giants-prompt-transport = Szállítás: mozgass, jelölj meg vagy állíts fel valamit, vagy egyelőre fejezd be.
giants-prompt-carry =
    { $size ->
        [0] A fejdísz itt van: { $hex }. Vidd tovább egy szomszédos mezőre, vagy álljon meg itt.
        [1] Az 1-es szobor itt van: { $hex }. Vidd tovább egy szomszédos mezőre, vagy álljon meg itt.
        [3] A 3-as szobor itt van: { $hex }. Vidd tovább egy szomszédos mezőre, vagy álljon meg itt.
       *[other] A { $size }-es szobor itt van: { $hex }. Vidd tovább egy szomszédos mezőre, vagy álljon meg itt.
    }
giants-prompt-carry-kept =
    { $size ->
        [0] A fejdíszt ({ $hex }) a végén meg kell jelölni vagy saját szoborra kell tenni.
        [1] Az 1-es szobrot ({ $hex }) a végén meg kell jelölni vagy fel kell állítani.
        [3] A 3-as szobrot ({ $hex }) a végén meg kell jelölni vagy fel kell állítani.
       *[other] A { $size }-es szobrot ({ $hex }) a végén meg kell jelölni vagy fel kell állítani.
    }
giants-prompt-help = Ki segítsen itt: { $hex }? Hiányzó erő: { $n }; vagy egy törzsfőnök egyedül.
giants-prompt-clean-up = Vedd vissza a jelölőidet a szobrokról és fejdíszekről, vagy hagyd ott őket.
giants-wait-bid = Mindenki titokban licitál. Még gondolkodik: { $who }
giants-wait-carve = { $who } szobrot készít, vagy egyelőre nem.
giants-wait-place = { $who } lehelyez valakit, jelölőt használ el vagy passzol.
giants-wait-transport = { $who } szállít, vagy egyelőre befejezi.
giants-wait-carry =
    { $size ->
        [0] { $who } fejdíszt mozgat, most itt van: { $hex }.
        [3] { $who } 3-as szobrot mozgat, most itt van: { $hex }.
       *[other] { $who } { $size }-es szobrot mozgat, most itt van: { $hex }.
    }
giants-wait-help = { $who } segítőt választ: { $hex }.
giants-wait-clean-up = { $who } jelölőket vesz vissza, vagy otthagyja őket.

## Lépések gombokon

giants-label-left = { $what } ({ $left })
giants-label-start = { $who } a kezdőjátékos
giants-label-roll = A kocka értéke { $n }
giants-label-bid-markers =
    { $n ->
        [0] Törzsi jelölő nélkül
       *[other] { $n } törzsi jelölő
    }
giants-label-bid-workers =
    { $n ->
        [0] Munkás nélkül
       *[other] { $n } munkás
    }
giants-label-bid-sorcerer =
    { $n ->
        [0] Varázsló nélkül
       *[other] Varázslóval
    }
giants-label-bid-chief =
    { $n ->
        [0] Törzsfőnök nélkül
       *[other] Törzsfőnökkel
    }
giants-label-ready = Kész
giants-label-ready-bid = Kész: { $what }
giants-label-carve =
    { $size ->
        [1] 1-es szobor készítése egy munkással vagy a varázslóval
        [3] 3-as szobor készítése 3 munkással vagy varázslóval
       *[other] { $size }-es szobor készítése { $size } munkással vagy varázslóval
    }
giants-label-carve-chief =
    { $size ->
        [3] 3-as szobor készítése a törzsfőnökkel
       *[other] { $size }-es szobor készítése a törzsfőnökkel
    }
giants-label-decline = Egyelőre nem kell szobor
giants-label-place = Lehelyezés: { $role }
giants-label-break-tablet = Táblatörés: törzsfőnök lehelyezése speciális akcióval
giants-label-place-neutral = Semleges munkás lehelyezése törzsi jelölővel
giants-label-place-neutral-from = Semleges munkás megjelölése ({ $hex }), helyben vagy máshol
giants-label-on = { $role } → { $place }: erő { $from }→{ $to }
giants-label-on-reserve = { $role } → { $place }: erő { $from }→{ $to }, lefoglal: { $site }. alapzat
giants-label-logs =
    { $n ->
        [0] Farönk nélkül: erő { $from }
       *[other] { $n } farönk: erő { $from }→{ $to }
    }
giants-label-use-village = Falu: +1 munkás a gyűjtőedényből
giants-label-use-hut = Kunyhó: +1 törzsi jelölő a gyűjtőedényből
giants-label-use-forest = Erdő: +{ $n } farönk, a lapka megfordul
giants-label-use-clay-pit = Agyaglelőhely: +1 fejdísz
giants-label-reserve = { $site }. alapzat lefoglalása ({ $values })
giants-label-no-action = Csak odaáll
giants-label-spend-marker = Törzsi jelölő elhasználása: +1 rongo féltábla
giants-label-pass = Passz: ebben a fázisban nincs több akció
giants-label-put =
    { $size ->
        [0] Fejdísz feltétele az agyaglelőhelyre
        [3] 3-as szobor feltétele a kőbánya mezőre
       *[other] { $size }-es szobor feltétele a kőbánya mezőre
    }
giants-label-move =
    { $size ->
        [0] Saját fejdísz mozgatása: { $hex }
        [3] Saját 3-as szobor mozgatása: { $hex }
       *[other] Saját { $size }-es szobor mozgatása: { $hex }
    }
giants-label-take =
    { $size ->
        [0] Jelöletlen fejdísz elvétele: { $hex }
        [3] Jelöletlen 3-as szobor elvétele: { $hex }
       *[other] Jelöletlen { $size }-es szobor elvétele: { $hex }
    }
giants-label-to = Tovább: { $place }, ingyen
giants-label-to-helped = Tovább: { $place }, { $gains }
giants-label-to-choice = Tovább: { $place }, legalább { $n } pont, a segítő választható
giants-label-help = Munkás vagy varázsló: { $gains }
giants-label-help-chief = Törzsfőnök egyedül: { $gains }
giants-label-erect = Felállítás: { $site }. alapzat, { $value } × { $size } = { $points } a végén
giants-label-crown = Fejdísz a saját szoborra: { $site }. alapzat, { $points } a végén
giants-label-mark = Megjelölés itt
giants-label-leave = Itt marad jelöletlenül: bárki elveheti
giants-label-leave-marked = Itt marad a saját jelölővel
giants-label-done = A szállítás egyelőre kész
giants-label-peek = Talapzat megnézése: { $site }. alapzat
giants-label-unmark =
    { $size ->
        [0] Jelölő visszavétele a fejdíszről: { $hex }
        [1] Jelölő visszavétele az 1-es szoborról: { $hex }
        [3] Jelölő visszavétele a 3-as szoborról: { $hex }
       *[other] Jelölő visszavétele a { $size }-es szoborról: { $hex }
    }
giants-label-keep = A többi jelölő ott marad

## Végső pontszám

giants-term-help = Segítség
giants-term-statue = Szobor: méret
giants-term-headdress = Fejdísz
giants-term-tablet-pair = Teljes rongo tábla
giants-term-tablet = Rongo féltábla

## Beállítások

giants-option-start-workers = Munkások kezdéskor
giants-option-start-workers-help = Hány munkással kezd mindenki. Két játékosnál mindig 2.
giants-value-start-workers-1 = 1
giants-value-start-workers-2 = 2
giants-option-tablets-score = Rongo táblák a végén
giants-option-tablets-score-help = Érnek-e pontot a megmaradt rongo féltáblák, mint a korábbi szabályban.
giants-value-tablets-score-no = csak döntetlennél számítanak
giants-value-tablets-score-3-per-pair = 3 pont minden teljes tábláért
giants-option-statue-scoring = Szobrok pontozása
giants-option-statue-scoring-help = Mikor látszanak a szobrok pontjai. A fejdísz mindig a végén számít.
giants-value-statue-scoring-at-the-end = a végén
giants-value-statue-scoring-when-erected = azonnal
giants-option-round-limit = Utolsó forduló
giants-option-round-limit-help = Melyik forduló után ér véget az a játék, amelyet senki sem fejez be.
giants-value-round-limit-25 = a 25.
giants-value-round-limit-none = nincs
giants-option-screens = Paravánok
giants-option-screens-help = Látja-e mindenki, mi van a paravánok mögött és a gyűjtőedényben.
giants-value-screens-open = nyitott
giants-value-screens-closed = zárt
giants-option-pedestals = Talapzatok
giants-option-pedestals-help = Ki látja, kié a szobor alatt lefordított talapzat.
giants-value-pedestals-owner = csak a gazdája
giants-value-pedestals-open = mindenki
giants-option-board = Sziget
giants-option-board-help = A térkép: egy másik sziget fájlja, a docs/giants.md leírása szerint.
