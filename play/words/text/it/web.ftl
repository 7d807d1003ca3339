# Che cosa dicono le pagine dell’applicazione web.

## The frame of every page

web-tagline = Tre giochi da tavolo nel browser: subito, con gli amici o contro i bot.
web-skip = Vai al contenuto
web-home = Pagina iniziale
web-menu = Menu
web-site = Pagine di Ahu
web-mine = I miei tavoli
web-watch = Guarda
web-account = Account
web-login = Accedi
web-logout = Esci
web-settings = Impostazioni
web-about = Informazioni
web-import = Importa una partita
web-verify = Verifica una partita
web-live = In diretta
web-reconnecting = Riconnessione…
web-guest = Ospite
web-cookie = Un cookie conserva il tuo posto, un secondo le tue impostazioni quando le cambi. Non ce ne sono altri.
web-rule-link = Leggi la regola

## Home

web-home-title = Prendi posto.
web-home-lead = Tre giochi da tavolo di giganti di pietra e mari sconosciuti. Senza account, senza attese: un clic e stai giocando.
web-games = Giochi
web-play-now = Gioca subito
web-against-bots = contro i bot
web-with-friends = Con gli amici
web-one-device = Su un solo dispositivo
web-open-tables = Tavoli aperti
web-no-open-tables = Nessun tavolo aspetta giocatori. Aprine uno: gli altri lo troveranno qui.
web-games-to-watch = Partite da guardare
web-no-games-to-watch = In questo momento nessuno gioca in pubblico.
web-no-tables = Non siedi ancora a nessun tavolo.
web-your-turn = Tocca a te
web-over = Finita
web-sit-down = Siediti
web-go-on = Continua
web-look = Guarda
web-just-now = proprio ora

## A new table

web-new-table = Nuovo tavolo
web-new-lead = È tutto pronto per cominciare subito. Cambia quello che vuoi.
web-who-sits = Chi siede dove
web-seat-me = Io
web-seat-open = Libero: per chi ha il link
web-seat-device = Qualcuno su questo dispositivo
web-your-name = Il tuo nome
web-name = Nome
web-name-hint = Al massimo 16 caratteri. Gli altri lo vedono.
web-access = Chi trova il tavolo
web-access-private = Solo chi ha il link
web-access-open = Tutti: compare nella pagina iniziale
web-pace = Ritmo dei bot
web-pace-step = Passo per passo: ogni mossa attende un clic
web-pace-normal = Normale: facile da seguire
web-pace-fast = Veloce
web-pace-instant = Immediato
web-clock = Orologio
web-clock-none = Senza orologio
web-clock-live = Minuti per tutta la partita, secondi in più per ogni turno
web-clock-days = Giorni per ogni turno
web-clock-help = Quando il tempo scade, un bot prende il posto. Lo si può mandare via.
web-minutes = Minuti
web-seconds = Secondi a turno
web-days = Giorni
web-options-as-rules = Opzioni: tutto come nelle regole
web-open-the-table = Apri il tavolo
web-start-now = Comincia subito
web-text-option-hint = Lascia vuoto per la versione solita.

## A table that waits for its players

web-lobby-title = In attesa dei giocatori
web-lobby-lead = Manda il link. Chi lo apre si siede con un nome; non serve un account.
web-invite = Invita
web-invite-link = Link a questo tavolo
web-copy = Copia
web-copied = Copiato
web-share = Condividi
web-qr = Codice QR con il link a questo tavolo
web-seats-heading = Posti
web-seat-is-free = Libero
web-you = tu
web-host = padrone di casa
web-at-this-device = su questo dispositivo
web-sit-here = Siediti qui
web-leave-seat = Lascia il posto
web-seat-a-bot = Fai sedere un bot
web-start-game = Comincia la partita
web-start-with-bots = Comincia con bot nei posti liberi
web-host-starts = La partita la comincia il padrone di casa.
web-all-default = Come nelle regole

## At the table

web-board = Tabellone
web-players = Giocatori
web-tray = Le tue cose
web-actions = Azioni
web-chat = Chat
web-moves-none = Adesso non c’è nulla da scegliere.
web-moves-final = ⟶ non si può annullare
web-moves-watching = Stai guardando. Scelgono i giocatori.
web-moves-over = La partita è finita. Non resta nulla da scegliere.
web-undo-none = Solo chi gioca può annullare.
web-step-bot = Prossima mossa del bot
web-resign = Abbandona
web-resign-help = Un bot gioca al tuo posto fino alla fine.
web-away = Fai giocare un bot al mio posto
web-take-over = Intanto fai giocare un bot
web-give-back = Rieccomi
web-seat-key = Chiave del posto
web-presence-here = presente
web-presence-away = assente
web-presence-gone = non c’è più
web-ready = pronto
web-thinking = ci pensa…
web-log-all = Tutte
web-log-mine = Le mie
web-log-bots = Senza bot
web-log-filter = Mostra
web-log-empty = Non è ancora successo nulla.
web-log-earlier = Mosse precedenti
web-log-copy = Copia come testo
web-chance = Caso
web-view-from-here = Guarda da qui
web-step-through = Rivedi i passi
web-chat-field = Il tuo messaggio
web-chat-send = Invia
web-chat-empty = Ancora nessun messaggio.
web-chat-watching = Qui scrivono solo i giocatori.
web-help-rules = Le regole di questo gioco
web-help-keys = Tasti
web-key-next = scelta successiva e precedente
web-key-undo = annulla
web-key-last = leggi l’ultima azione
web-key-scores = leggi i giocatori
web-key-turn = leggi a chi tocca e che cosa deve fare
web-key-mine = vai alle tue cose
web-key-help = questo aiuto
web-options-here = Opzioni di questo tavolo
web-who-is-next = Chi viene dopo
web-curtain-hint = In questa pagina non c’è nulla di segreto. Premi il pulsante solo quando gli altri non guardano.
web-hide-mine = Nascondi le mie cose
web-lost-line = La connessione è caduta. I pulsanti aspettano che torni.
web-refused-title = Non si può
web-done-title = Fatto
web-note-title = Attenzione
web-cancel = Annulla la scelta
web-waiting-for = In attesa di
web-my-seat = Il mio posto
web-press-again = Scelta fatta. Conferma sotto o con Invio; Esc la annulla.
web-choice-gone = La tua scelta non è più possibile.
web-set = Imposta

## Replays

web-replay = Replay
web-replay-first = Inizio
web-replay-previous = Una mossa indietro
web-replay-next = Una mossa avanti
web-replay-last = Fine
web-replay-now = Torna al presente
web-replay-move = Mossa
web-replay-go = Vai
web-replay-play = Riproduci
web-replay-pause = Pausa
web-replay-as = Visto da
web-replay-start = Prima della prima mossa
web-play-on = Continua da qui
web-play-on-help = Un nuovo tavolo comincia da questa posizione. La partita resta com’è.
web-play-on-bots = contro i bot
web-play-on-friends = con gli amici

## The end

web-end-title = La partita è finita
web-standing = Classifica
web-every-point = Ogni punto
web-place = Posto
web-total = Totale
web-tie-break = In caso di parità
web-points-over-turns = Punti nel tempo
web-turn-column = Turno
web-as-table = Gli stessi dati in tabella
web-picture = Immagine
web-final-board = Il tabellone finale
web-record = Registrazione
web-record-text = Scarica come testo
web-record-json = Scarica come JSON
web-fairness = Tutto regolare?
web-fairness-text = Prima della prima mossa il server ha mostrato l’impronta del suo seme. Ora mostra il seme: insieme a ciò che ha aggiunto ogni posto, ne risultano ogni carta e ogni dado di questa partita.
web-fair-commitment = Impronta del seme
web-fair-seed = Seme
web-fair-chain = Impronta della partita
web-fair-check = Verifica questa partita
web-rematch-help = Gli stessi posti, una nuova partita.
web-keep-games = Conserva le mie partite
web-keep-games-help = Un nome e una password, nient’altro.
web-see-result = Vedi il risultato

## Records from elsewhere

web-import-lead = Incolla la registrazione di una partita o scegli il suo file. Viene rigiocata e verificata prima di essere conservata.
web-record-field = Registrazione della partita
web-record-file = oppure un file
web-import-button = Importa
web-verify-lead = Incolla una registrazione. Le regole la rigiocano, e il caso viene ricalcolato da seme e posti.
web-verify-button = Verifica
web-verify-proven = Tutte le verifiche superate: la partita è regolare, e anche il caso.
web-verify-clean = Non c’è nulla di sbagliato, ma non tutto si può verificare.
web-verify-failed = In questa registrazione qualcosa non va.
web-check-replay = Ogni mossa è regolare e fatta al suo turno.
web-check-result = Il risultato segue dalle mosse.
web-check-commitment = L’impronta appartiene a questo seme, tavolo e opzioni.
web-check-chance = Ogni carta e dado segue da seme e posti.
web-check-chain = La catena delle impronte corrisponde a queste mosse.
web-passed = superata
web-failed = fallita
web-absent = non nella registrazione

## Accounts and seat keys

web-account-new = Crea un account
web-account-why = Un account conserva le tue partite su ogni dispositivo. Quelle giocate da ospite vengono con te.
web-account-name = Nome dell’account
web-password = Password
web-password-hint = Almeno 10 caratteri. Va bene una frase.
web-password-old = Password attuale
web-password-new = Nuova password
web-password-change = Cambia la password
web-password-after = Tutti gli altri dispositivi vengono scollegati.
web-have-account = Ho già un account
web-tokens = Token di accesso
web-tokens-lead = Un programma con un token gioca a tuo nome. Non darlo a nessuno a cui non presteresti il tuo posto.
web-tokens-none = Non ci sono token.
web-token-name = A che cosa serve
web-token-new = Crea un token
web-token-once = Copialo ora. Si vede solo questa volta.
web-token-revoke = Revoca
web-seat-key-lead = Queste parole portano il tuo posto su un altro dispositivo. Chi le ha, ha il posto.
web-seat-key-ask = Hai una chiave del posto? Scrivi le sue parole.
web-seat-key-field = Parole della chiave
web-seat-key-use = Porta qui il mio posto
web-login-wrong = Nome e password non corrispondono.
web-account-refused = Questo nome è già preso o non va bene, oppure la password è troppo corta.
web-password-wrong = La password attuale non è giusta, oppure la nuova è troppo corta.
web-password-changed = La password è cambiata.
web-seat-key-wrong = A queste parole non corrisponde nessun posto.

## Settings

web-save = Salva
web-saved = Salvato.
web-theme = Aspetto
web-theme-system = Come il dispositivo
web-theme-light = Chiaro
web-theme-dark = Scuro
web-confirm = Conferma delle mosse
web-confirm-auto = Sugli schermi touch, e dove non si torna indietro
web-confirm-always = Sempre
web-confirm-never = Mai dove si può annullare
web-my-turn-signs = Quando tocca a me
web-sound = Riproduci un suono
web-notify = Mostra una notifica
web-letter-keys = Lettere come tasti al tavolo
web-keyboard = Tastiera

## When something is wrong

web-not-found = Qui non c’è nulla
web-not-found-text = Forse l’indirizzo è scritto male, o il tavolo non c’è più.
web-forbidden = Questo non è tuo
web-forbidden-text = Questo posto o questa pagina è di qualcun altro. Forse avevi preso posto in un altro browser.
web-moved-on = La partita è andata avanti
web-moved-on-text = Quello che hai mandato non ha cambiato nulla. Ecco che cosa è successo intanto.
web-to-the-table = Al tavolo
web-too-many = Troppo in fretta
web-broken = Qualcosa si è rotto
web-broken-text = Non è colpa tua. Le tue partite sono al sicuro; riprova tra un momento.
web-bad-request = Non si è potuto leggere
web-bad-request-text = Torna indietro, guarda che cosa hai mandato e riprova.
web-too-large = È troppo grande
web-not-your-seat = Questo posto è di qualcun altro.
web-not-host = Può farlo solo il padrone di casa.
web-not-at-table = Può farlo solo chi siede al tavolo.
web-table-closed = Questo tavolo è chiuso.
web-not-asked = A questo posto ora non si chiede nulla.
web-bad-name = Non può essere un nome: da 1 a 16 lettere, cifre o spazi.
web-bad-text = Questo messaggio non si può mandare: è vuoto o troppo lungo.
web-bad-seats = Siediti a un posto solo, e dai un nome agli altri su questo dispositivo.
web-to-home = Alla pagina iniziale

## About

web-about-text = Ahu è una casa per giochi da tavolo: software libero, senza pubblicità e senza tracciamento.
web-about-games = Qui le regole sono raccontate e i tabelloni disegnati di nuovo. Ahu non è collegato agli autori o agli editori dei giochi; i nomi appartengono ai loro proprietari.
web-about-privacy = Si conserva: il nome che scrivi, le partite che giochi, un cookie che tiene il tuo posto e uno con le tue impostazioni. Un account aggiunge una password, che nessuno può leggere.
web-about-licence = Il programma è sotto licenza MIT o Apache-2.0, a scelta.

## With numbers and names

web-ago-minutes =
    { $n ->
        [one] { $n } minuto fa
       *[other] { $n } minuti fa
    }
web-ago-hours =
    { $n ->
        [one] { $n } ora fa
       *[other] { $n } ore fa
    }
web-ago-days =
    { $n ->
        [one] { $n } giorno fa
       *[other] { $n } giorni fa
    }
web-tables-wait =
    { $n ->
        [one] { $n } altro tavolo ti aspetta
       *[other] { $n } altri tavoli ti aspettano
    }
web-seats-free =
    { $n ->
        [one] { $n } posto libero
       *[other] { $n } posti liberi
    }
web-turn = Turno { $n }
web-table-code = Tavolo { $code }
web-seat-number = Posto { $n }
web-bot-of = Bot · { $strength }
web-away-bot = assente · bot { $strength }
web-resigned-bot = ha abbandonato · bot { $strength }
web-moves-count = Mosse ({ $n })
web-new-lines = Novità ↓ { $n }
web-seen-as = Visto da { $who }
web-move-of = Mossa { $n } di { $max }
web-move-number = Mossa { $n }
web-clock-left = { $minutes } min { $seconds } s
web-days-left =
    { $n ->
        [one] ancora { $n } giorno
       *[other] ancora { $n } giorni
    }
web-retry-after =
    { $n ->
        [one] Aspetta { $n } secondo, poi riprova.
       *[other] Aspetta { $n } secondi, poi riprova.
    }
web-bar-label = { $what } { $n }
web-options-count = Opzioni (cambiate: { $n })
web-line-at = Riga { $line }, colonna { $column }: { $why }
web-title-table = { $game } · { $code }
web-drawing = Disegno: { $game }
