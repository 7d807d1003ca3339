# Amit a webalkalmazás oldalai mondanak.

## The frame of every page

web-tagline = Három társasjáték a böngészőben: azonnal, barátokkal vagy botok ellen.
web-skip = Ugrás a tartalomhoz
web-home = Kezdőlap
web-menu = Menü
web-site = Ahu oldalai
web-mine = Asztalaim
web-watch = Nézőknek
web-account = Fiók
web-login = Belépés
web-logout = Kilépés
web-settings = Beállítások
web-about = Az Ahuról
web-import = Játszma beolvasása
web-verify = Játszma ellenőrzése
web-live = Élő
web-reconnecting = Újracsatlakozás…
web-guest = Vendég
web-cookie = Egy süti őrzi a helyedet, egy második a beállításaidat, ha megváltoztatod őket. Más nincs.
web-rule-link = A szabály szövege

## Home

web-home-title = Ülj le közénk.
web-home-lead = Három társasjáték kőóriásokról és ismeretlen tengerekről. Fiók és várakozás nélkül: egy kattintás, és már játszol is.
web-games = Játékok
web-play-now = Játssz most
web-against-bots = botok ellen
web-with-friends = Barátokkal
web-one-device = Egy eszközön
web-open-tables = Nyitott asztalok
web-no-open-tables = Most egy asztal sem vár játékosokra. Nyiss egyet, és mások itt megtalálják.
web-games-to-watch = Nézhető játszmák
web-no-games-to-watch = Most senki sem játszik nyilvánosan.
web-no-tables = Még egy asztalnál sem ülsz.
web-your-turn = Te jössz
web-over = Vége
web-sit-down = Leülök
web-go-on = Folytatás
web-look = Megnézem
web-just-now = épp most

## A new table

web-new-table = Új asztal
web-new-lead = Minden be van állítva, rögtön kezdhetsz. Változtass meg, amit csak akarsz.
web-who-sits = Ki hol ül
web-seat-me = Én
web-seat-open = Szabad: annak, akinek megvan a link
web-seat-device = Valaki ezen az eszközön
web-your-name = A neved
web-name = Név
web-name-hint = Legfeljebb 16 betű. A többiek látják.
web-access = Ki találja meg az asztalt
web-access-private = Csak akinek megvan a link
web-access-open = Mindenki: a kezdőlapon is látszik
web-pace = A botok tempója
web-pace-step = Lépésenként: minden lépés kattintásra vár
web-pace-normal = Normál: jól követhető
web-pace-fast = Gyors
web-pace-instant = Azonnali
web-clock = Óra
web-clock-none = Nincs óra
web-clock-live = Percek az egész játszmára, plusz másodpercek körönként
web-clock-days = Napok minden körre
web-clock-help = Ha lejár az idő, bot veszi át a helyet. Később el lehet küldeni.
web-minutes = Perc
web-seconds = Másodperc körönként
web-days = Nap
web-options-as-rules = Beállítások: minden a szabályok szerint
web-open-the-table = Asztal megnyitása
web-start-now = Azonnali kezdés
web-text-option-hint = Hagyd üresen a szokásoshoz.

## A table that waits for its players

web-lobby-title = Várjuk a játékosokat
web-lobby-lead = Küldd el a linket. Aki megnyitja, nevet ír be és leül; fiók nem kell hozzá.
web-invite = Meghívás
web-invite-link = Az asztal linkje
web-copy = Másolás
web-copied = Kimásolva
web-share = Megosztás
web-qr = QR-kód az asztal linkjével
web-seats-heading = Helyek
web-seat-is-free = Szabad
web-you = te
web-host = házigazda
web-at-this-device = ezen az eszközön
web-sit-here = Ide ülök
web-leave-seat = Hely elhagyása
web-seat-a-bot = Botot ültetek ide
web-start-game = Játék indítása
web-start-with-bots = Indítás botokkal a szabad helyeken
web-host-starts = A játékot a házigazda indítja.
web-all-default = A szabályok szerint

## At the table

web-board = Tábla
web-players = Játékosok
web-tray = Ami a tiéd
web-actions = Műveletek
web-chat = Csevegés
web-moves-none = Most nincs mit választani.
web-moves-final = ⟶ nem vonható vissza
web-moves-watching = Néző vagy. A játékosok választanak.
web-moves-over = A játéknak vége. Nincs már mit választani.
web-undo-none = Visszavonni csak a játékosok tudnak.
web-step-bot = A bot következő lépése
web-resign = Feladás
web-resign-help = A helyeden egy bot játszik a végéig.
web-away = Játsszon helyettem bot
web-take-over = Közben játsszon bot
web-give-back = Visszajöttem
web-seat-key = Helykulcs
web-presence-here = itt van
web-presence-away = távol
web-presence-gone = elment
web-ready = kész
web-thinking = gondolkodik…
web-log-all = Minden
web-log-mine = Enyém
web-log-bots = Botok nélkül
web-log-filter = Mutasd
web-log-empty = Még semmi sem történt.
web-log-earlier = Korábbi lépések
web-log-copy = Másolás szövegként
web-chance = Véletlen
web-view-from-here = Megnézem innen
web-step-through = Végigléptetés
web-chat-field = Az üzeneted
web-chat-send = Küldés
web-chat-empty = Még nincs üzenet.
web-chat-watching = Ide csak a játékosok írnak.
web-help-rules = A játék szabályai
web-help-keys = Billentyűk
web-key-next = következő és előző lehetőség
web-key-undo = visszavonás
web-key-last = az utolsó lépés felolvasása
web-key-scores = a játékosok felolvasása
web-key-turn = a soron lévő és a kérdés felolvasása
web-key-mine = ugrás a saját dolgaidhoz
web-key-help = ez a súgó
web-options-here = Az asztal beállításai
web-who-is-next = Ki következik utána
web-curtain-hint = Ezen az oldalon semmi titkos nincs. Csak akkor nyomd meg a gombot, ha a többiek elfordultak.
web-hide-mine = Elrejtem a dolgaimat
web-lost-line = Megszakadt a kapcsolat. A gombok várnak, amíg helyreáll.
web-refused-title = Ez nem megy
web-done-title = Kész
web-note-title = Figyelem
web-cancel = Mégse
web-waiting-for = Várjuk:
web-my-seat = A helyem
web-press-again = Kiválasztva. Erősítsd meg lent vagy Enterrel; az Escape elveti.
web-choice-gone = A választásod már nem lehetséges.
web-set = Beállít

## Replays

web-replay = Visszajátszás
web-replay-first = Eleje
web-replay-previous = Egy lépést vissza
web-replay-next = Egy lépést előre
web-replay-last = Vége
web-replay-now = Vissza a jelenbe
web-replay-move = Lépés
web-replay-go = Ugrás
web-replay-play = Lejátszás
web-replay-pause = Szünet
web-replay-as = Kinek a szemével
web-replay-start = Az első lépés előtt
web-play-on = Folytatás innen
web-play-on-help = Új asztal indul ezzel az állással. Maga a játszma nem változik.
web-play-on-bots = botok ellen
web-play-on-friends = barátokkal

## The end

web-end-title = Vége a játéknak
web-standing = Végeredmény
web-every-point = Minden pont
web-place = Helyezés
web-total = Összesen
web-tie-break = Döntetlen esetén
web-points-over-turns = A pontok alakulása
web-turn-column = Kör
web-as-table = Ugyanez táblázatban
web-picture = Kép
web-final-board = A tábla a végén
web-record = Jegyzőkönyv
web-record-text = Letöltés szövegként
web-record-json = Letöltés JSON-ként
web-fairness = Tisztességes volt?
web-fairness-text = Az első lépés előtt a kiszolgáló megmutatta a mag ujjlenyomatát. Most a magot is megmutatja: azzal együtt, amit a helyek hozzátettek, ebből jött ki minden kártya és dobás.
web-fair-commitment = A mag ujjlenyomata
web-fair-seed = Mag
web-fair-chain = A játszma ujjlenyomata
web-fair-check = A játszma ellenőrzése
web-rematch-help = Ugyanazok a helyek, új játszma.
web-keep-games = Megőrzöm a játszmáimat
web-keep-games-help = Egy név és egy jelszó, semmi más.
web-see-result = Az eredmény megtekintése

## Records from elsewhere

web-import-lead = Illeszd be egy játszma jegyzőkönyvét, vagy válaszd ki a fájlját. Megőrzés előtt végigjátsszuk és ellenőrizzük.
web-record-field = A játszma jegyzőkönyve
web-record-file = vagy egy fájl
web-import-button = Beolvasás
web-verify-lead = Illessz be egy jegyzőkönyvet. Újrajátsszuk a szabályok szerint, a véletlent pedig újraszámoljuk a magból és a helyekből.
web-verify-button = Ellenőrzés
web-verify-proven = Minden ellenőrzés sikeres: a játszma szabályos, és a véletlen is tiszta volt.
web-verify-clean = Nincs hiba, de nem minden ellenőrizhető.
web-verify-failed = Valami nincs rendben ezzel a jegyzőkönyvvel.
web-check-replay = Minden lépés szabályos, és mindig az lépett, aki soron volt.
web-check-result = Az eredmény a lépésekből következik.
web-check-commitment = Az ujjlenyomat ehhez a maghoz, asztalhoz és beállításokhoz tartozik.
web-check-chance = Minden kártya és dobás a magból és a helyekből következik.
web-check-chain = Az ujjlenyomatok lánca ezekre a lépésekre szól.
web-passed = rendben
web-failed = hibás
web-absent = nincs a jegyzőkönyvben

## Accounts and seat keys

web-account-new = Fiók létrehozása
web-account-why = A fiók minden eszközön megőrzi a játszmáidat. A vendégként játszottakat is viszed magaddal.
web-account-name = Fióknév
web-password = Jelszó
web-password-hint = Legalább 10 karakter. Egy mondat is jó.
web-password-old = Jelenlegi jelszó
web-password-new = Új jelszó
web-password-change = Jelszó módosítása
web-password-after = Minden más eszközön kijelentkeztetünk.
web-have-account = Van már fiókom
web-tokens = Hozzáférési kulcsok
web-tokens-lead = A kulccsal egy program a nevedben játszik. Ne add oda olyannak, akinek a helyedet sem adnád kölcsön.
web-tokens-none = Nincsenek kulcsok.
web-token-name = Mire való
web-token-new = Kulcs létrehozása
web-token-once = Másold ki most. Csak ez egyszer látható.
web-token-revoke = Visszavonás
web-seat-key-lead = Ezekkel a szavakkal másik eszközre viheted a helyedet. Akinek megvannak, azé a hely.
web-seat-key-ask = Van helykulcsod? Írd be a szavait.
web-seat-key-field = A helykulcs szavai
web-seat-key-use = Idehozom a helyemet
web-login-wrong = A név és a jelszó nem illik össze.
web-account-refused = Ez a név foglalt vagy nem megfelelő, vagy túl rövid a jelszó.
web-password-wrong = A jelenlegi jelszó nem jó, vagy az új túl rövid.
web-password-changed = A jelszó megváltozott.
web-seat-key-wrong = Ezekhez a szavakhoz nem tartozik hely.

## Settings

web-save = Mentés
web-saved = Elmentve.
web-theme = Megjelenés
web-theme-system = Az eszköz szerint
web-theme-light = Világos
web-theme-dark = Sötét
web-confirm = Lépések megerősítése
web-confirm-auto = Érintőképernyőn, és ahol nincs visszaút
web-confirm-always = Mindig
web-confirm-never = Soha, ahol van visszaút
web-my-turn-signs = Amikor én jövök
web-sound = Hangjelzés
web-notify = Értesítés
web-letter-keys = Betűk billentyűként az asztalnál
web-keyboard = Billentyűzet

## When something is wrong

web-not-found = Itt nincs semmi
web-not-found-text = Talán elgépelted a címet, vagy az asztal már nincs meg.
web-forbidden = Ez nem a tiéd
web-forbidden-text = Ez a hely vagy oldal valaki másé. Talán egy másik böngészőben ültél le.
web-moved-on = Az asztalnál továbbment a játék
web-moved-on-text = Amit küldtél, semmin sem változtatott. Közben ez történt.
web-to-the-table = Az asztalhoz
web-too-many = Túl gyors
web-broken = Valami elromlott
web-broken-text = Nem a te hibád. A játszmáid megvannak; próbáld újra egy pillanat múlva.
web-bad-request = Ezt nem lehetett elolvasni
web-bad-request-text = Menj vissza, nézd meg, mit küldtél, és próbáld újra.
web-too-large = Ez túl nagy
web-not-your-seat = Ez a hely valaki másé.
web-not-host = Ezt csak a házigazda teheti.
web-not-at-table = Ezt csak az asztalnál ülők tehetik.
web-table-closed = Ez az asztal bezárt.
web-not-asked = Ennek a helynek most nincs teendője.
web-bad-name = Ez nem lehet név: 1–16 betű, számjegy vagy szóköz.
web-bad-text = Ezt az üzenetet nem lehet elküldeni: üres vagy túl hosszú.
web-bad-seats = Csak egy helyre ülj, és adj nevet a többieknek ezen az eszközön.
web-to-home = A kezdőlapra

## About

web-about-text = Az Ahu társasjátékok otthona: szabad szoftver, reklám és követés nélkül.
web-about-games = A szabályokat a saját szavainkkal mondjuk el, a táblákat magunk rajzoltuk. Az Ahunak nincs kapcsolata a játékok szerzőivel és kiadóival; a nevek a tulajdonosaikat illetik.
web-about-privacy = Amit megőrzünk: a beírt neved, a játszmáid, egy süti, amely a helyedet őrzi, és egy a beállításaiddal. A fiókhoz jelszó is tartozik, ezt senki sem olvashatja.
web-about-licence = A program MIT vagy Apache-2.0 licenc alatt használható, tetszés szerint.

## With numbers and names

web-ago-minutes = { $n } perce
web-ago-hours = { $n } órája
web-ago-days = { $n } napja
web-tables-wait = { $n } másik asztal vár rád
web-seats-free = { $n } szabad hely
web-turn = { $n }. kör
web-table-code = Asztal: { $code }
web-seat-number = { $n }. hely
web-bot-of = Bot · { $strength }
web-away-bot = távol · bot { $strength }
web-resigned-bot = feladta · bot { $strength }
web-moves-count = Lépések ({ $n })
web-new-lines = Új ↓ { $n }
web-seen-as = Szemszög: { $who }
web-move-of = { $n }. lépés, összesen { $max }
web-move-number = { $n }. lépés
web-clock-left = { $minutes } p { $seconds } mp
web-days-left = még { $n } nap
web-retry-after = Várj { $n } másodpercet, aztán próbáld újra.
web-bar-label = { $what } { $n }
web-options-count = Beállítások ({ $n } módosítva)
web-line-at = { $line }. sor, { $column }. oszlop: { $why }
web-title-table = { $game } · { $code }
web-drawing = Rajz: { $game }
