# Giants: miért nem lehet így lépni. Teljes mondatok.

giants-stock-workers = munkás
giants-stock-markers = törzsi jelölő
giants-stock-pedestals = talapzat
giants-refusal-game-over = A játék véget ért.
giants-refusal-chance-decides = Most a sorsolás és a kocka dönt; senki sem léphet.
giants-refusal-only-chance = Erről csak a sorsolás és a kocka dönthet.
giants-refusal-no-such-seat = Ennél az asztalnál nincs ilyen hely: { $seat }.
giants-refusal-wrong-phase = Ez egy másik fázis akciója. A mostani fázis: { $stage }.
giants-refusal-wrong-step = Most nem ez a lépés következik.
giants-refusal-not-behind-screen = Kevés van a paravánod mögött: { $stock }. Kell { $needs }, van { $has }.
giants-refusal-not-in-tray = A kőbánya táblán nincs ilyen méretű szobor: { $size }.
giants-refusal-too-few-carvers = Ehhez { $needs } licitált munkás vagy varázsló kell, aki még nem készített szobrot; csak { $has } van.
giants-refusal-no-chief-to-carve = A törzsfőnök nincs a licitben, vagy már készített szobrot.
giants-refusal-too-few-tablets = Ez { $needs } rongo féltáblába kerül, de csak { $has } van.
giants-refusal-no-tablets-left = A készletben nincs több rongo féltábla.
giants-refusal-no-action-possible = Ott nincs végrehajtható speciális akció.
giants-refusal-not-the-hex = Ez az akció másik mezőhöz tartozik: { $place }.
giants-refusal-nothing-left = Itt már nincs mit elvenni: { $place }.
giants-refusal-must-act = Táblatöréskor a speciális akciót végre kell hajtani.
giants-refusal-only-for-two = Semleges munkás csak két játékosnál van.
giants-refusal-no-neutral-beside = Minden semleges munkás a térképen van.
giants-refusal-too-many-logs =
    { $max ->
        [0] Ide nem tehető farönk: { $hex }.
       *[other] Ide legfeljebb { $max } farönk tehető: { $hex }.
    }
giants-refusal-no-neutral-there = Itt nincs jelöletlen semleges munkás: { $hex }.
giants-refusal-no-such-hex = Ezen a szigeten nincs ilyen mező: { $hex }.
giants-refusal-no-such-site = Ezen a szigeten nincs ilyen alapzat: { $site }.
giants-refusal-site-elsewhere = Ez az alapzat ({ $site }.) nem ehhez a mezőhöz tartozik: { $hex }.
giants-refusal-site-taken = Ez az alapzat foglalt: { $site }.
giants-refusal-not-in-front =
    { $size ->
        [0] Nincs fejdísz a paraván előtt.
       *[other] Nincs ilyen méretű szobor a paraván előtt: { $size }.
    }
giants-refusal-no-such-piece =
    { $size ->
        [0] Itt nincs ilyen fejdísz: { $hex }.
       *[other] Itt nincs ilyen szobor: { $hex } (méret: { $size }).
    }
giants-refusal-marked-by-another = Másik játékos jelölője van rajta: { $who }.
giants-refusal-not-next-to = Nem szomszédos mezők: { $from } és { $hex }.
giants-refusal-entered-before = Ebben az akcióban már járt itt: { $hex }.
giants-refusal-too-weak = Kevés az erő itt: { $hex }. Kell { $needs }, és legalább egy ember.
giants-refusal-moved-before = Ezt ebben a fázisban már mozgattad.
giants-refusal-no-end = A végén meg kell jelölni, fel kell állítani vagy szoborra kell tenni; onnan ez nem menne.
giants-refusal-changes-nothing = Egy akciónak változtatnia kell valamin.
giants-refusal-must-be-kept = Meg kell jelölni, fel kell állítani vagy szoborra kell tenni.
giants-refusal-marked-already = Már meg van jelölve.
giants-refusal-not-a-helper = Ennek a helynek ott nincs most igénybe vehető embere: { $seat }.
giants-refusal-wrong-kind =
    { $size ->
        [0] Felállítani csak szobrot lehet; ez fejdísz.
       *[other] Szoborra csak fejdísz tehető; ez szobor (méret: { $size }).
    }
giants-refusal-nobody-there = Itt nincs embered: { $hex }.
giants-refusal-no-bare-statue = Nincs fejdísz nélküli szobrod itt: { $site }. alapzat.
giants-refusal-pieces-in-front = Előbb tedd fel a térképre, ami a paravánod előtt van.
giants-refusal-not-face-down = Itt nincs lefordított talapzat: { $site }. alapzat.
giants-refusal-shown-already = Enélkül is látszik, kié a talapzat: { $site }. alapzat.
