# Entdecker (1996). A szakszavak a játékszabály szavai.

entdecker-title = Entdecker
entdecker-blurb = Hajózz az ismeretlenbe, és hagyj felderítőt, erődöt, telepet az új szigeteken.
entdecker-weight = Kalandos

## Tartozékok

entdecker-scout = Felderítő
entdecker-fort = Erőd
entdecker-settlement = Telep
entdecker-storm = Vihar
entdecker-pirates = Kalózok
entdecker-unfriendly = Barátságtalan őslakók
entdecker-friendly = Barátságos őslakók
entdecker-ruins = Romok
entdecker-treasure = Kincs
entdecker-back-plain = üres
entdecker-back-question = ?
# Mennyi szárazföld van egy részleten, akárhogyan fordítjuk.
entdecker-shape-sea = nyílt tenger
entdecker-shape-coast = part
entdecker-shape-corner = sarok
entdecker-shape-channel = csatorna
entdecker-shape-bay = öböl
entdecker-shape-inland = szárazföld
entdecker-tile = { $kind }
entdecker-tile-event = { $kind } ({ $event })
entdecker-space = { $space }
entdecker-circle-north = északi kör { $at }
entdecker-circle-east = keleti kör { $at }
entdecker-circle-south = déli kör { $at }
entdecker-circle-west = nyugati kör { $at }
entdecker-north = északi
entdecker-east = keleti
entdecker-south = déli
entdecker-west = nyugati
# Mely oldalakon van szárazföld, ahogyan a részlet fekszik: É K D Ny.
entdecker-land-none = csak víz
entdecker-land-n = föld É
entdecker-land-e = föld K
entdecker-land-s = föld D
entdecker-land-w = föld Ny
entdecker-land-ne = föld É K
entdecker-land-ns = föld É D
entdecker-land-nw = föld É Ny
entdecker-land-es = föld K D
entdecker-land-ew = föld K Ny
entdecker-land-sw = föld D Ny
entdecker-land-nes = föld É K D
entdecker-land-new = föld É K Ny
entdecker-land-nsw = föld É D Ny
entdecker-land-esw = föld K D Ny
entdecker-land-nesw = föld É K D Ny

## Napló: név · mi történt, mennyibe került

entdecker-log-back = { $stack }. kupac · hátlap: { $back }
entdecker-log-first = Sorsolás · { $who } kezd, nála marad a bevételgenerátor
entdecker-log-income = Bevételgenerátor · { $round }. forduló: mindenkinek +{ $n } arany
entdecker-log-start = { $who } · indul innen: { $place }
entdecker-log-start-toll = { $who } · indul innen: { $place } ({ $owner } { $unit }) −{ $cost } arany ({ $from }→{ $to })
entdecker-log-announce = { $who } · kifizet { $n } térképrészletet −{ $cost } arany ({ $from }→{ $to })
entdecker-log-draw = { $who } · húz innen: { $stack }. kupac
entdecker-log-tile = { $stack }. kupac · { $kind } részlet, { $shape }
entdecker-log-tile-event = { $stack }. kupac · { $kind } részlet, { $shape }: { $event }
entdecker-log-place = { $who } · letesz: { $kind } részlet, { $space }, { $land }
entdecker-log-chip = Korongok · { $who } húz egy felfedezés korongot, értéke { $value }
entdecker-log-stop =
    { $n ->
        [0] { $who } · megáll
       *[other] { $who } · megáll, { $n } kifizetett részlet elvész
    }
entdecker-log-unit = { $who } · letesz: { $unit }, { $space } ({ $land }) −{ $cost } arany ({ $from }→{ $to })
entdecker-log-recall = { $who } · visszavesz: Felderítő, { $space }
entdecker-log-score = { $who } · következő sziget az értékelésben: { $island }

## Hatások

entdecker-effect-gold = { $who } +{ $n } arany ({ $from }→{ $to })
entdecker-effect-gold-full = { $who } +{ $n } arany ({ $from }→{ $to }, több nem lehet)
entdecker-effect-pays = { $who } −{ $n } arany ({ $from }→{ $to })
entdecker-effect-lost = Sehová sem illik, kikerül a játékból: { $tile }
entdecker-effect-storm = Vihar, { $space }: a kör véget ér
entdecker-effect-pirates = Kalózok, { $space }: az arany fele elvész
entdecker-effect-unfriendly = Barátságtalan őslakók, { $space }: itt minden egység kétszer annyiba kerül
entdecker-effect-friendly = Barátságos őslakók, { $space }
entdecker-effect-ruins-found = Romok, { $space }
entdecker-effect-treasure = Kincs, { $space }
entdecker-effect-ruins = { $who } +{ $n } pont ({ $from }→{ $to })
entdecker-effect-no-chip-left = Nincs több felfedezés korong
entdecker-effect-takes-chip = { $who } · felfedezés korong, értéke { $value }
entdecker-effect-fills = Lyuk, { $space }: { $kind } tartalékkártya kerül bele
entdecker-effect-too-few-chips = { $island } sziget: senki sem húz korongot (kellene { $needs }, van { $left })
entdecker-effect-scores = { $island } sziget felderítve: { $n } részlet = { $n } pont
entdecker-effect-scores-chip = { $island } sziget felderítve: { $n } részlet + korong { $chip } = { $points } pont
entdecker-effect-scores-unfinished = { $island } sziget befejezetlen: { $n } részlet = { $n } pont
entdecker-effect-earns =
    { $rank ->
        [1] { $who } · legnagyobb felfedező +{ $n } pont ({ $from }→{ $to })
       *[other] { $who } · { $rank }. helyezett +{ $n } pont ({ $from }→{ $to })
    }
entdecker-effect-returns = { $who } · visszakerül: { $unit }, { $space }
entdecker-effect-unclaimed = { $island } sziget felderítve: { $n } részlet, nincs rajta egység
entdecker-effect-skips = { $who } · sehonnan sem indulhat, kimarad
entdecker-effect-ends-chart-full = Az egész tábla felderítve: a játék véget ér.
entdecker-effect-ends-tiles-gone = Elfogyott a térképrészlet: a játék véget ér. A befejezetlen szigetek korong nélkül számítanak.

## Elutasítások: teljes mondatok

entdecker-refusal-game-over = A játék véget ért.
entdecker-refusal-chance-decides = Most a véletlen dönt; senki sem léphet.
entdecker-refusal-only-chance = Erről csak a véletlen dönthet.
entdecker-refusal-wrong-step = Most nem ez a lépés következik.
entdecker-refusal-no-such-back = Nincs több rejtett részlet ilyen hátlappal: { $back }.
entdecker-refusal-no-such-seat = Ennél az asztalnál nincs ilyen hely: { $seat }.
entdecker-refusal-not-on-spinner = A bevételgenerátoron nincs { $n }.
entdecker-refusal-no-such-tile = Ennek a kupacnak a tetején nem lehet ez a részlet: { $tile }.
entdecker-refusal-no-such-chip = Nincs több { $value } értékű felfedezés korong.
entdecker-refusal-no-passage = Innen nem vezet szaggatott vonal felderítetlen területre: { $place }.
entdecker-refusal-first-round = Az első fordulóban a hajó csak a tábla szélén lévő körökről indulhat.
entdecker-refusal-gold-tiles = Ennyi részlet { $needs } aranyba kerül, de csak { $has } van.
entdecker-refusal-gold-start = Onnan indulni egy részlettel { $needs } aranyba kerül, de csak { $has } van.
entdecker-refusal-gold-unit = Ez az egység itt { $needs } aranyba kerül, de csak { $has } van.
entdecker-refusal-none-left = Már minden kifizetett részletet kihúztál.
entdecker-refusal-stack-empty = Ez a kupac üres: { $stack }.
entdecker-refusal-nothing-drawn = Megállni csak az első részlet felfordítása után lehet.
entdecker-refusal-not-joined = Nem köti össze szaggatott vonal a hajóval, vagy már felderített: { $space }.
entdecker-refusal-does-not-match = Nem illik a szomszédjához: { $space }, { $side } oldal. Földhöz föld, vízhez víz kell.
entdecker-refusal-same-as = { $degrees }°-kal elforgatva ugyanígy fekszik a részlet: úgy kell megadni.
entdecker-refusal-not-reached = Egységet csak olyan részletre lehet tenni, ahová a hajó ebben a körben ért.
entdecker-refusal-no-such-land = Ezen a részleten nincs olyan szárazföld, amelynek az első oldala { $side }.
entdecker-refusal-not-at-hand = Ez az egység nincs kéznél: { $unit }.
entdecker-refusal-no-scout = Itt nincs saját felderítő: { $space }.
entdecker-refusal-not-due = Ez a sziget nem vár értékelésre: { $island }.

## Felszólítások: legfeljebb 90 karakter

entdecker-prompt-back = Látszik a legfelső részlet hátlapja: { $stack }. kupac.
entdecker-prompt-first = A kezdőjátékost sorsolás dönti el.
entdecker-prompt-income = A bevételgenerátor mindenkinek ugyanannyi aranyat ad.
entdecker-prompt-tile = Felfordul a legfelső részlet: { $stack }. kupac.
entdecker-prompt-gift = { $who } felfedezés korongot kap a barátságos őslakóktól.
entdecker-prompt-chip = { $who } felfedezés korongot húz ezért a szigetért: { $island }.
entdecker-prompt-over = A játék véget ért.
entdecker-prompt-start-first = Tedd a hajót a tábla szélén lévő körök egyikére. Arany: { $gold }.
entdecker-prompt-start = Tedd a hajót egy körre vagy továbbvezető részletre. Arany: { $gold }.
entdecker-prompt-announce = Hány térképrészletet fordítasz fel? Ára darabonként { $cost } arany; most { $gold } van.
entdecker-prompt-draw-first =
    { $n ->
        [1] Húzz ki egy részletet valamelyik kupacból.
       *[other] Húzd ki az elsőt valamelyik kupacból. Kifizetett részlet: { $n }.
    }
entdecker-prompt-draw = Húzz tovább, vagy állj meg. Még húzható részlet: { $n }.
entdecker-prompt-draw-or-unit = Húzz tovább, tegyél le egységet, vagy állj meg. Még húzható: { $n }, arany: { $gold }.
entdecker-prompt-unit = Tegyél le egységet, vagy állj meg. Arany: { $gold }.
entdecker-prompt-stop = Az út itt véget ér: állj meg.
entdecker-prompt-place = Tedd le: { $kind } részlet, { $shape }. { $n } módon illik.
entdecker-prompt-place-event = Tedd le: { $kind } részlet, { $shape }. { $n } módon illik. { $then }
entdecker-prompt-choose = Melyik sziget értékelése jöjjön? Már csak { $n } korong van.
entdecker-outcome-storm = Vihar: a kör véget ér
entdecker-outcome-pirates = Kalózok −{ $n } arany ({ $from }→{ $to })
entdecker-outcome-unfriendly = Barátságtalan őslakók: kétszeres ár
entdecker-outcome-friendly = Barátságos őslakók: egy korong
entdecker-outcome-no-chip = Barátságos őslakók: nincs korong
entdecker-outcome-ruins = Romok +{ $n } pont
entdecker-outcome-treasure = Kincs +{ $n } arany ({ $from }→{ $to })
entdecker-wait-start = { $who } kiválasztja, honnan indul a hajó.
entdecker-wait-announce = { $who } megmondja, hány részletet fordít fel.
entdecker-wait-sail = { $who } továbbhajózik, megáll vagy egységet tesz le. Még húzható: { $n }.
entdecker-wait-place = { $who } leteszi ezt a részletet: { $kind }.
entdecker-wait-choose = { $who } kiválasztja a következő értékelendő szigetet.

## Lépések gombként

entdecker-label-back = { $stack }. kupac, hátlap: { $back }
entdecker-label-first = { $who } kezd
entdecker-label-income = Bevétel: { $n } arany
entdecker-label-start = Indulás: { $place }
entdecker-label-start-toll = Indulás: { $place } ({ $owner } { $unit }) −{ $cost } arany ({ $from }→{ $to })
entdecker-label-announce = { $n } részlet: −{ $cost } arany ({ $from }→{ $to })
entdecker-label-draw = Húzás: { $stack }. kupac, hátlap: { $back }, magasság: { $n }
entdecker-label-tile = Felfordított részlet: { $kind }, { $shape }
entdecker-label-tile-event = Felfordított részlet: { $kind }, { $shape }: { $event }
entdecker-label-place = { $space }, { $land } · { $islands }
entdecker-label-place-sea = { $space }, { $land }
entdecker-label-place-storm = { $space }, { $land } ⟶ Vihar, a kör véget ér
entdecker-label-chip = Felfedezés korong, értéke { $value }
entdecker-label-stop =
    { $n ->
        [0] Megállás ⟶ a kör véget ér
       *[other] Megállás, { $n } kifizetett részlet elvész ⟶ a kör véget ér
    }
entdecker-label-unit = { $unit }: { $space } ({ $land }, { $old }→{ $new }) −{ $cost } arany ({ $from }→{ $to }) ⟶ a kör véget ér
entdecker-label-recall = Felderítő vissza: { $space } ({ $old }→{ $new }), az ára elvész
entdecker-label-score = Következő sziget: { $island } ({ $n } részlet)
entdecker-island =
    { $open ->
        [0] felderített sziget, { $n } részlet
       *[other] sziget: { $n } részlet, { $open } nyitott
    }

## Végső pontozás

entdecker-term-islands = Szigetek
entdecker-term-unfinished = Befejezetlen szigetek
entdecker-term-ruins = Romok
entdecker-term-chips = Felfedezés korong

## Beállítások

entdecker-option-frame = Keret
entdecker-option-frame-help = Víznek kell-e lennie a részletek oldalának a keretnél.
entdecker-value-frame-sea = nyílt tenger
entdecker-value-frame-neutral = semleges
entdecker-option-tiles = Térképrészletek
entdecker-option-tiles-help = Saját tábla és térképrészletek a mellékeltek helyett.
