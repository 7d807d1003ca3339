# Giants. A szakszavak a játékszabály szavai.

giants-title = Giants
giants-blurb = Emberekből épülnek a szobrok útjai, és aki más embereit használja, pontot ad érte.

## Szobrok, emberek, helyek

giants-statue-1 = 1-es szobor
giants-statue-2 = 2-es szobor
giants-statue-3 = 3-as szobor
giants-headdress = fejdísz
giants-worker = munkás
giants-sorcerer = varázsló
giants-chief = törzsfőnök
giants-neutral = semleges munkás
giants-quarry = kőbánya
giants-clay-pit = agyaglelőhely
giants-village = falu
giants-hut = varázsló kunyhója
giants-forest = erdő
giants-stage-setup = előkészítés
giants-stage-roll = a szobrok kisorsolása
giants-stage-bid = licit
giants-stage-carve = szobrászkodás
giants-stage-place = munkáslehelyezés
giants-stage-transport = szállítás
giants-stage-clean-up = takarítás
giants-stage-over = a játék vége
giants-bid-markers = { $n } törzsi jelölő
giants-bid-workers = { $n } munkás
giants-bid-nothing = semmi
giants-count = { $n } × { $piece }
# Név helyett, ha a napló már nem mondja meg.
giants-covered = Szállítás

## Napló: név · mi történt

giants-log-start = Sorsolás · { $who } kezd
giants-log-roll = Kocka · { $face }
giants-log-bid-markers = { $who } · licitál, törzsi jelölő: { $n }
giants-log-bid-workers = { $who } · licitál, munkás: { $n }
giants-log-bid-sorcerer =
    { $n ->
        [0] { $who } · megtartja a varázslót
       *[other] { $who } · licitál a varázslóval
    }
giants-log-bid-chief =
    { $n ->
        [0] { $who } · megtartja a törzsfőnököt
       *[other] { $who } · licitál a törzsfőnökkel
    }
giants-log-bid-hidden = { $who } · licitál
giants-log-ready = { $who } · kész a licittel
giants-log-reveal = { $who } · kész a licittel: mindenki felfed
giants-log-carve = { $who } · elkészít { $n } munkással: { $piece }
giants-log-carve-chief = { $who } · elkészít a törzsfőnökkel: { $piece }
giants-log-decline = { $who } · most nem készít szobrot
giants-log-place = { $who } · lehelyez: { $role }
giants-log-break = { $who } · eltör egy rongo táblát a törzsfőnökért
giants-log-neutral = { $who } · lehelyez egy semleges munkást
giants-log-neutral-from = { $who } · felveszi a semleges munkást innen: { $hex }
giants-log-on = { $who } · mező: { $hex }
giants-log-logs = { $who } · lerakott farönk: { $n }
giants-log-use = { $who } · speciális akció: { $place }
giants-log-reserve = { $who } · lefoglal egy alapzatot
giants-log-no-action = { $who } · nem használja az akciót
giants-log-spend-marker = { $who } · elhasznál egy törzsi jelölőt
giants-log-pass = { $who } · passzol
giants-log-put = { $who } · felrak ({ $hex }): { $piece }
giants-log-move = { $who } · szállít innen ({ $hex }): { $piece }
giants-log-take = { $who } · jelöletlent vesz fel ({ $hex }): { $piece }
giants-log-to = { $who } · ide: { $hex }
giants-log-help = { $who } · munkást vagy varázslót használ tőle: { $helper }
giants-log-help-chief = { $who } · törzsfőnököt használ tőle: { $helper }
giants-log-erect =
    { $marker ->
        [0] { $who } · felállít, { $site }. alapzat: { $piece } ({ $value } × { $size } = { $points })
       *[other] { $who } · felállít, { $site }. alapzat: { $piece } ({ $value } × { $size } = { $points }), visszakapja a jelölőt
    }
giants-log-crown =
    { $marker ->
        [0] { $who } · fejdísz a szoborra, { $site }. alapzat (+{ $points })
       *[other] { $who } · fejdísz a szoborra, { $site }. alapzat (+{ $points }), visszakapja a jelölőt
    }
giants-log-mark = { $who } · megjelöl ({ $hex }): { $piece }
giants-log-leave = { $who } · otthagy ({ $hex }): { $piece }
giants-log-done = { $who } · végzett
giants-log-peek = { $who } · megnézi a talapzat színét, { $site }. alapzat
giants-log-unmark = { $who } · visszaveszi a jelölőt ({ $hex }): { $piece }
giants-log-keep = { $who } · a többi jelölőt otthagyja

## Hatások

giants-effect-quarries = Kőbánya tábla: { $piece }
giants-effect-quarries-nothing = Kőbánya tábla: semmi
giants-effect-run-out = Elfogyott: { $piece }
giants-effect-bids = { $who } licitje: { $bid }
giants-effect-order = Sorrend: { $seats }
giants-effect-returns = Vissza a készletbe: { $pieces }
giants-effect-gains-worker =
    { $to ->
        [-1] { $who } +{ $n } munkás
       *[other] { $who } +{ $n } munkás (most { $to })
    }
giants-effect-gains-marker =
    { $to ->
        [-1] { $who } +{ $n } törzsi jelölő
       *[other] { $who } +{ $n } törzsi jelölő (most { $to })
    }
giants-effect-gains-marker-back =
    { $to ->
        [-1] { $who } · visszakapott jelölő: { $n }
       *[other] { $who } · visszakapott jelölő: { $n } (most { $to })
    }
giants-effect-gains-logs =
    { $to ->
        [-1] { $who } +{ $n } farönk
       *[other] { $who } +{ $n } farönk (most { $to })
    }
giants-effect-gains-headdress =
    { $to ->
        [-1] { $who } +{ $n } fejdísz
       *[other] { $who } +{ $n } fejdísz (most { $to })
    }
giants-effect-gains-tablet =
    { $to ->
        [-1] { $who } +{ $n } rongo féltábla
       *[other] { $who } +{ $n } rongo féltábla (most { $to })
    }
giants-effect-discards = { $who } −{ $n } rongo féltábla (most { $to })
giants-effect-reserves = Lefoglalva, { $site }. alapzat: { $who }
giants-effect-helps = { $who } +{ $n } segítségért (most { $to })
giants-effect-erects = { $who } · { $site }. alapzat: { $piece }, értéke { $points }
giants-effect-crowns = { $who } · { $site }. alapzat: fejdísz, értéke { $points }
giants-effect-peeks = A szobor alatt, { $site }. alapzat: { $who }
giants-effect-peeks-hidden = A szobor alatt, { $site }. alapzat: titok
giants-effect-rots = Játékból kikerülő farönk: { $n }
giants-effect-begins = { $round }. forduló · { $stage } · kezdőjátékos: { $who }
giants-effect-ends = A játék véget ér: { $who } minden talapzatán szobor áll.
giants-effect-ends-limit = A játék véget ér: ez volt az utolsó forduló.

## Elutasítások: teljes mondatok

giants-refusal-game-over = A játék véget ért.
giants-refusal-chance-decides = Most a véletlen dönt; senki sem léphet.
giants-refusal-only-chance = Erről csak a véletlen dönthet.
giants-refusal-no-such-seat = Ennél az asztalnál nincs { $seat } hely.
giants-refusal-wrong-phase = Ez nem lehetséges ebben a fázisban: { $stage }.
giants-refusal-wrong-step = Most nem ez a lépés következik.
giants-refusal-lacks-workers = Ehhez { $needs } munkás kell a paraván mögött, de csak { $has } van.
giants-refusal-lacks-sorcerer = A varázsló nincs a paraván mögött.
giants-refusal-lacks-chief = A törzsfőnök nincs a paraván mögött.
giants-refusal-lacks-markers = Ehhez { $needs } törzsi jelölő kell a paraván mögött, de csak { $has } van.
giants-refusal-lacks-pedestal = Nincs több talapzat a paraván mögött.
giants-refusal-not-in-tray = Ilyen nincs a kőbánya táblán: { $piece }.
giants-refusal-too-few-carvers = Ehhez { $needs } licitált, még szabad munkás kell, de csak { $has } van.
giants-refusal-no-carving-chief = A törzsfőnök nincs a licitben, vagy már készített szobrot.
giants-refusal-too-few-tablets = Ehhez { $needs } rongo féltábla kell, de csak { $has } van.
giants-refusal-no-tablets-left = Elfogyott a készletből a rongo féltábla.
giants-refusal-no-action-possible = Ott nem hajtható végre speciális akció.
giants-refusal-not-the-hex-for = Ez a mező nem erre az akcióra való: { $place }.
giants-refusal-nothing-left = Itt már nincs mit elvenni: { $place }.
giants-refusal-must-act = Aki rongo táblát tör, annak végre kell hajtania az akciót.
giants-refusal-only-for-two = Semleges munkás csak két játékosnál van.
giants-refusal-no-neutral-beside = Már minden semleges munkás a táblán van.
giants-refusal-no-neutral-there = Itt nincs jelöletlen semleges munkás: { $hex }.
giants-refusal-no-such-hex = A szigeten nincs ilyen mező: { $hex }.
giants-refusal-too-many-logs = Ide legfeljebb { $max } farönk rakható: { $hex }.
giants-refusal-no-such-site = A szigeten nincs { $site }. alapzat.
giants-refusal-site-elsewhere = A { $site }. alapzat nem ehhez a mezőhöz tartozik: { $hex }.
giants-refusal-site-taken = A { $site }. alapzat már foglalt.
giants-refusal-not-in-front = A paraván előtt nincs ilyen: { $piece }.
giants-refusal-no-such-piece = Ezen a mezőn ({ $hex }) nincs ilyen: { $piece }.
giants-refusal-marked-by-another = Ezt más jelölte meg: { $who }.
giants-refusal-not-next-to = Ez a két mező nem szomszédos: { $from }, { $hex }.
giants-refusal-entered-before = Ebben az akcióban már járt itt: { $hex }.
giants-refusal-too-weak = Itt ({ $hex }) kevés az erő: { $needs } kell.
giants-refusal-moved-before = Ezt ebben a fázisban már szállítottad.
giants-refusal-no-end = Onnan nem fejezhető be az akció: jelölni, felállítani vagy felhelyezni kell.
giants-refusal-changes-nothing = Egy akciónak változtatnia kell valamin.
giants-refusal-must-be-kept = Ami jelöletlen volt, azt a végén meg kell jelölni, fel kell állítani vagy helyezni.
giants-refusal-marked-already = Már rajta van a jelölőd.
giants-refusal-not-a-helper = Most nem lehet a következő segítő: { $who }.
giants-refusal-wrong-kind = Ezzel ez nem lehetséges: { $piece }.
giants-refusal-nobody-there = Ezen a mezőn nincs saját törzstagod: { $hex }.
giants-refusal-no-bare-statue = A { $site }. alapzaton nincs fejdísz nélküli saját szobrod.
giants-refusal-pieces-in-front = Előbb fel kell rakni a táblára, ami a paraván előtt van.
giants-refusal-not-face-down = A { $site }. alapzaton nincs lefordított talapzat.
giants-refusal-shown-already = Úgyis látszik, kié a szobor a { $site }. alapzaton.

## Felszólítások: legfeljebb 90 karakter

giants-prompt-start = A kezdőjátékost sorsolás dönti el.
giants-prompt-roll = Dobás a kockákkal; hátravan: { $n }.
giants-prompt-over = A játék véget ért.
giants-prompt-bid-markers = Hány törzsi jelölővel licitálsz? Ebben a fordulóban már nem használhatók.
giants-prompt-bid-workers = Hány munkással licitálsz? Szobrot készítenek, de le nem helyezhetők.
giants-prompt-bid-sorcerer = Licitálsz a varázslóval?
giants-prompt-bid-chief = Licitálsz a törzsfőnökkel? Egyedül is elkészít bármekkora szobrot.
giants-prompt-bid-ready = Kész a licited?
giants-prompt-carve = Készíts el egy szobrot, vagy most hagyd ki.
giants-prompt-place = Helyezz le valakit, használj el egy törzsi jelölőt, vagy passzolj.
giants-prompt-break = Válassz speciális mezőt a törzsfőnöknek: az akció végre lesz hajtva.
giants-prompt-place-on = Válassz mezőt: { $role }.
giants-prompt-logs = Hány farönköt raksz ide: { $hex }?
giants-prompt-action = Használd a speciális akciót ({ $hex }), vagy csak állj ott.
giants-prompt-action-must = Válassz speciális akciót: { $hex }.
giants-prompt-put = Rakd fel a táblára, ami a paraván előtt van, vagy szállíts előbb mást.
giants-prompt-transport = Szállíts, jelölj vagy állíts fel valamit, vagy most végeztél.
giants-prompt-carry = Itt ({ $hex }): { $piece }. Tovább, vagy itt az út vége?
giants-prompt-carry-kept = Itt ({ $hex }): { $piece }. Jelölni, felállítani vagy felhelyezni kell.
giants-prompt-help = Ki segít ide: { $hex }?
giants-prompt-clean-up = Vegyél vissza jelölőket a szobrokról, fejdíszekről, vagy hagyd ott.
giants-wait-bid = { $who } licitál.
giants-wait-carve = { $who } szobrot készít, vagy kihagyja.
giants-wait-place = { $who } lehelyez.
giants-wait-transport = { $who } szállít.
giants-wait-clean-up = { $who } jelölőket vehet vissza.

## Lépések gombként

giants-label-start = { $who } kezd
giants-label-roll = Dobás: { $face }
giants-label-bid-markers =
    { $left ->
        [-1] Törzsi jelölő: { $n }
       *[other] Törzsi jelölő: { $n } (marad: { $left })
    }
giants-label-bid-workers =
    { $left ->
        [-1] Munkás: { $n }
       *[other] Munkás: { $n } (marad: { $left })
    }
giants-label-bid-sorcerer = Licitálás a varázslóval
giants-label-keep-sorcerer = A varázsló marad
giants-label-bid-chief = Licitálás a törzsfőnökkel
giants-label-keep-chief = A törzsfőnök marad
giants-label-ready = Kész: { $bid }
giants-label-ready-unseen = Kész
giants-label-carve = { $piece } { $n } munkással (marad: { $left })
giants-label-carve-chief = { $piece } a törzsfőnökkel
giants-label-decline = Most kihagyom
giants-label-place-worker =
    { $n ->
        [-1] Munkás lehelyezése
       *[other] Munkás lehelyezése (van: { $n })
    }
giants-label-place = Lehelyezés: { $role }
giants-label-break = Rongo tábla törése: törzsfőnök akcióval (féltábla { $from }→{ $to })
giants-label-neutral = Semleges munkás jelölővel (a tábla mellett: { $n })
giants-label-neutral-from = Semleges munkás újbóli megjelölése: { $hex }
giants-label-on-plain = { $hex }
giants-label-on = { $hex }: { $what }
giants-on-strength = erő { $n }
giants-on-forest = erdő +{ $n }
giants-on-sites = alapzat { $sites }
giants-label-logs =
    { $from ->
        [-1] Farönk: { $n }
       *[other] Farönk: { $n } ({ $from }→{ $to })
    }
giants-label-village =
    { $from ->
        [-1] Falu: +1 munkás
       *[other] Falu: +1 munkás ({ $from }→{ $to })
    }
giants-label-hut =
    { $from ->
        [-1] Varázsló kunyhója: +1 törzsi jelölő
       *[other] Varázsló kunyhója: +1 törzsi jelölő ({ $from }→{ $to })
    }
giants-label-forest =
    { $from ->
        [-1] Erdő: +{ $n } farönk
       *[other] Erdő: +{ $n } farönk ({ $from }→{ $to })
    }
giants-label-clay-pit =
    { $from ->
        [-1] Agyaglelőhely: +1 fejdísz
       *[other] Agyaglelőhely: +1 fejdísz ({ $from }→{ $to })
    }
giants-label-reserve = A { $site }. alapzat lefoglalása (szobor { $statue }, fejdísz { $headdress })
giants-label-no-action = Csak odaáll
giants-label-spend-marker = Törzsi jelölő elhasználása: +1 féltábla ({ $from }→{ $to })
giants-label-pass = Passzolás
giants-label-put = Felrakás ({ $hex }): { $piece }
giants-label-move = Saját ({ $hex }): { $piece }
giants-label-take = Jelöletlen ({ $hex }): { $piece }
giants-label-to = Ide: { $hex }, { $price }
giants-price-free = ingyen
giants-price = { $gains }
giants-price-choice = { $n } ponttól, válassz segítőt
giants-gain = { $who } +{ $n }
giants-label-help = Munkás vagy varázsló: { $helper } +1
giants-label-help-chief = Törzsfőnök: { $helper } +{ $n }
giants-label-erect = Felállítás, { $site }. alapzat: { $value } × { $size } = { $points }
giants-label-crown = Fejdísz a szoborra, { $site }. alapzat: +{ $points }
giants-label-mark =
    { $from ->
        [-1] Megjelölés itt
       *[other] Megjelölés itt (jelölő { $from }→{ $to })
    }
giants-label-leave = Itt marad jelöletlenül: bárki elviheti
giants-label-leave-own = Itt marad a jelölővel
giants-label-done = Most végeztem
giants-label-peek = A talapzat színe, { $site }. alapzat (féltábla { $from }→{ $to })
giants-label-unmark = Jelölő visszavétele ({ $hex }): { $piece }
giants-label-keep = A többi jelölő marad

## Végső pontozás

giants-term-help = Segítség
giants-term-statue = Szobor
giants-term-headdress = Fejdísz
giants-term-tablet-pair = Teljes rongo tábla
giants-term-tablet = Rongo féltábla

## Beállítások

giants-option-start-workers = Munkások kezdéskor
giants-option-start-workers-help = Két munkással gyorsabb a játék. Két játékosnál mindig kettő.
giants-value-start-workers-1 = egy
giants-value-start-workers-2 = kettő
giants-option-tablets-score = Rongo féltáblák
giants-option-tablets-score-help = Érnek-e pontot a megmaradt rongo féltáblák.
giants-value-tablets-score-no = csak döntetlennél számítanak
giants-value-tablets-score-3-per-pair = 3 pont minden teljes tábláért
giants-option-statue-scoring = A szobrok pontjai
giants-option-statue-scoring-help = Mikor látszanak a szobrok pontjai. A végeredmény ugyanaz.
giants-value-statue-scoring-at-the-end = a játék végén
giants-value-statue-scoring-when-erected = felállításkor
giants-option-round-limit = Fordulók száma
giants-option-round-limit-help = Mikor ér véget az a játék, amelyet senki sem fejez be.
giants-value-round-limit-25 = 25 forduló
giants-value-round-limit-none = nincs korlát
giants-option-screens = Paravánok
giants-option-screens-help = Ki látja, mi van a paravánok mögött és a gyűjtőedényben.
giants-value-screens-open = nyitott: mindenki
giants-value-screens-closed = zárt: csak a tulajdonos
giants-option-pedestals = Talapzatok
giants-option-pedestals-help = Ki látja, kié a talapzat egy szobor alatt.
giants-value-pedestals-owner = csak a tulajdonos
giants-value-pedestals-open = mindenki
giants-option-board = Sziget
giants-option-board-help = A térkép: motu-iti egy kicsi, vagy egy saját sziget szövege.
