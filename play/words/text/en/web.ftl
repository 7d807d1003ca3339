# What the pages of the web app say.

## The frame of every page

web-tagline = Three board games in the browser: at once, with friends or against bots.
web-skip = Skip to the content
web-home = Home
web-menu = Menu
web-site = Ahu site
web-mine = My tables
web-watch = Watch
web-account = Account
web-login = Log in
web-logout = Log out
web-settings = Settings
web-about = About
web-import = Import a game
web-verify = Check a game
web-live = Live
web-reconnecting = Reconnecting …
web-guest = Guest
web-cookie = One cookie keeps your seat, and a second one your settings once you change them. There are no others.
web-rule-link = Read the rule

## Home

web-home-title = Pull up a chair.
web-home-lead = Three board games of stone giants and unknown seas. No account, no waiting: one click and you are playing.
web-games = Games
web-play-now = Play now
web-against-bots = against bots
web-with-friends = With friends
web-one-device = On one device
web-open-tables = Open tables
web-no-open-tables = No table is waiting for players. Open one, and others will find it here.
web-games-to-watch = Games to watch
web-no-games-to-watch = Nobody is playing in the open just now.
web-no-tables = You sit at no table yet.
web-your-turn = Your turn
web-over = Over
web-sit-down = Sit down
web-go-on = Go on
web-look = Look
web-just-now = just now

## A new table

web-new-table = New table
web-new-lead = Everything is set so that you can start at once. Change what you like.
web-who-sits = Who sits where
web-seat-me = Me
web-seat-open = Open: for whoever has the link
web-seat-device = Somebody at this device
web-your-name = Your name
web-name = Name
web-name-hint = Up to 16 letters. Others see it.
web-access = Who finds the table
web-access-private = Only people with the link
web-access-open = Everybody: it is listed on the home page
web-pace = Pace of bots
web-pace-step = Step by step: each move waits for a click
web-pace-normal = Normal: slow enough to follow
web-pace-fast = Fast
web-pace-instant = At once
web-clock = Clock
web-clock-none = No clock
web-clock-live = Minutes for the whole game, seconds more for each turn
web-clock-days = Days for each turn
web-clock-help = When time runs out, a bot takes the seat. It can be sent away again.
web-minutes = Minutes
web-seconds = Seconds a turn
web-days = Days
web-options-as-rules = Options: all as in the rules
web-open-the-table = Open the table
web-start-now = Start at once
web-text-option-hint = Leave it empty for the usual one.

## A table that waits for its players

web-lobby-title = Waiting for players
web-lobby-lead = Send the link. Whoever opens it sits down with a name; no account is needed.
web-invite = Invite
web-invite-link = Link to this table
web-copy = Copy
web-copied = Copied
web-share = Share
web-qr = QR code with the link to this table
web-seats-heading = Seats
web-seat-is-free = Free
web-you = you
web-host = host
web-at-this-device = at this device
web-sit-here = Sit here
web-leave-seat = Leave the seat
web-seat-a-bot = Seat a bot
web-start-game = Start the game
web-start-with-bots = Start with bots on the free seats
web-host-starts = The host starts the game.
web-all-default = As in the rules

## At the table

web-board = Board
web-players = Players
web-tray = What is yours
web-actions = Actions
web-chat = Chat
web-moves-none = Nothing to choose just now.
web-moves-final = ⟶ cannot be taken back
web-moves-watching = You are watching. The players choose.
web-moves-over = The game is over. There is nothing left to choose.
web-undo-none = Undo is for those who play.
web-step-bot = Next bot move
web-resign = Give up
web-resign-help = A bot plays your seat to the end.
web-away = Let a bot play for me
web-take-over = Let a bot play meanwhile
web-give-back = I am back
web-seat-key = Seat key
web-presence-here = here
web-presence-away = away
web-presence-gone = gone
web-ready = ready
web-thinking = thinking …
web-log-all = All
web-log-mine = Mine
web-log-bots = Without bots
web-log-filter = Show
web-log-empty = Nothing has happened yet.
web-log-earlier = Earlier moves
web-log-copy = Copy as text
web-chance = Chance
web-view-from-here = View from here
web-step-through = Step through
web-chat-field = Your message
web-chat-send = Send
web-chat-empty = No messages yet.
web-chat-watching = Only players write here.
web-help-rules = The rules of this game
web-help-keys = Keys
web-key-next = next and previous choice
web-key-undo = undo
web-key-last = say the last action
web-key-scores = say the players
web-key-turn = say whose turn it is and what is asked
web-key-mine = go to what is yours
web-key-help = this help
web-options-here = Options of this table
web-who-is-next = Who comes next
web-curtain-hint = Nothing on this page is secret. Press the button only when the others look away.
web-hide-mine = Hide my things
web-lost-line = The line is down. The buttons wait until it is back.
web-refused-title = That does not work
web-done-title = Done
web-note-title = Please note
web-cancel = Cancel
web-waiting-for = Waiting for
web-my-seat = My seat
web-press-again = Chosen. Confirm it below or with Enter; Escape drops it.
web-choice-gone = Your choice is no longer possible.
web-set = Set

## Replays

web-replay = Replay
web-replay-first = Beginning
web-replay-previous = Back one move
web-replay-next = Forward one move
web-replay-last = End
web-replay-now = Back to now
web-replay-move = Move
web-replay-go = Go
web-replay-play = Play
web-replay-pause = Pause
web-replay-as = Seen by
web-replay-start = Before the first move
web-play-on = Play on from here
web-play-on-help = A new table begins with this position. The game itself stays as it is.
web-play-on-bots = against bots
web-play-on-friends = with friends

## The end

web-end-title = The game is over
web-standing = Standing
web-every-point = Every point
web-place = Place
web-total = Total
web-tie-break = In case of a tie
web-points-over-turns = Points over time
web-turn-column = Turn
web-as-table = The same as a table
web-picture = Picture
web-final-board = The final board
web-record = Record
web-record-text = Download as text
web-record-json = Download as JSON
web-fairness = Was it fair?
web-fairness-text = Before the first move the server showed the fingerprint of its seed. Now it shows the seed: with what each seat added, it gives every card and die of this game.
web-fair-commitment = Fingerprint of the seed
web-fair-seed = Seed
web-fair-chain = Fingerprint of the game
web-fair-check = Check this game
web-rematch-help = The same seats, a new game.
web-keep-games = Keep my games
web-keep-games-help = A name and a password, nothing else.
web-see-result = See the result

## Records from elsewhere

web-import-lead = Paste the record of a game, or choose its file. It is played through and checked before anything is kept.
web-record-field = Record of the game
web-record-file = or a file
web-import-button = Import
web-verify-lead = Paste a record. The rules play it again, and chance is worked out anew from seed and seats.
web-verify-button = Check
web-verify-proven = Every check passed: the game is legal, and so was chance.
web-verify-clean = Nothing is wrong, but not everything can be checked.
web-verify-failed = Something is wrong with this record.
web-check-replay = Every move is legal and was made in turn.
web-check-result = The result follows from the moves.
web-check-commitment = The fingerprint belongs to this seed, table and options.
web-check-chance = Every card and die follows from seed and seats.
web-check-chain = The chain of fingerprints covers these moves.
web-passed = passed
web-failed = failed
web-absent = not in the record

## Accounts and seat keys

web-account-new = Create an account
web-account-why = An account keeps your games on every device. What you play as a guest comes with you.
web-account-name = Account name
web-password = Password
web-password-hint = At least 10 characters. A sentence is fine.
web-password-old = Present password
web-password-new = New password
web-password-change = Change the password
web-password-after = All other devices are logged out.
web-have-account = I have an account
web-tokens = Access tokens
web-tokens-lead = A program with a token plays in your name. Give it to nobody you would not lend your seat.
web-tokens-none = There are no tokens.
web-token-name = What it is for
web-token-new = Create a token
web-token-once = Copy it now. It is shown only this once.
web-token-revoke = Revoke
web-seat-key-lead = These words bring your seat to another device. Whoever has them has the seat.
web-seat-key-ask = Do you have a seat key? Type its words.
web-seat-key-field = Words of the seat key
web-seat-key-use = Bring my seat here
web-login-wrong = Name and password do not match.
web-account-refused = This name is taken or cannot be one, or the password is too short.
web-password-wrong = The present password is not right, or the new one is too short.
web-password-changed = The password is changed.
web-seat-key-wrong = No seat belongs to these words.

## Settings

web-save = Save
web-saved = Saved.
web-theme = Appearance
web-theme-system = As the device
web-theme-light = Light
web-theme-dark = Dark
web-confirm = Confirm moves
web-confirm-auto = On touch screens, and where there is no way back
web-confirm-always = Always
web-confirm-never = Never where it can be taken back
web-my-turn-signs = When it is my turn
web-sound = Play a sound
web-notify = Show a notification
web-letter-keys = Letters as keys at the table
web-keyboard = Keyboard

## When something is wrong

web-not-found = There is nothing here
web-not-found-text = The address may be mistyped, or the table is gone.
web-forbidden = This is not yours
web-forbidden-text = This seat or page belongs to somebody else. Perhaps you sat down in another browser.
web-moved-on = The table moved on
web-moved-on-text = Nothing was changed by what you sent. Here is what happened meanwhile.
web-to-the-table = To the table
web-too-many = Too fast
web-broken = Something broke
web-broken-text = It is not your fault. Your games are kept; try it again in a moment.
web-bad-request = That could not be read
web-bad-request-text = Go back, look at what you sent, and try it again.
web-too-large = That is too large
web-not-your-seat = This seat belongs to somebody else.
web-not-host = Only the host can do that.
web-not-at-table = Only people at the table can do that.
web-table-closed = This table is closed.
web-not-asked = Nothing is asked of this seat now.
web-bad-name = This cannot be a name: 1 to 16 letters, digits or spaces.
web-bad-text = This message cannot be sent: it is empty or too long.
web-bad-seats = Sit at one seat only, and give the others at this device a name.
web-to-home = To the home page

## About

web-about-text = Ahu is a home for board games: free software, without advertising and without tracking.
web-about-games = The rules are told and the boards drawn anew here. Ahu is not connected with the authors or publishers of the games; their names belong to their owners.
web-about-privacy = What is kept: the name you type, the games you play, a cookie that holds your seat, and one with your settings. An account adds a password, which nobody can read.
web-about-licence = The program is licensed under MIT or Apache-2.0, as you like.

## With numbers and names

web-ago-minutes =
    { $n ->
        [one] { $n } minute ago
       *[other] { $n } minutes ago
    }
web-ago-hours =
    { $n ->
        [one] { $n } hour ago
       *[other] { $n } hours ago
    }
web-ago-days =
    { $n ->
        [one] { $n } day ago
       *[other] { $n } days ago
    }
web-tables-wait =
    { $n ->
        [one] { $n } other table waits for you
       *[other] { $n } other tables wait for you
    }
web-seats-free =
    { $n ->
        [one] { $n } free seat
       *[other] { $n } free seats
    }
web-turn = Turn { $n }
web-table-code = Table { $code }
web-seat-number = Seat { $n }
web-bot-of = Bot · { $strength }
web-away-bot = away · bot { $strength }
web-resigned-bot = gave up · bot { $strength }
web-moves-count = Moves ({ $n })
web-new-lines = New ↓ { $n }
web-seen-as = Seen by { $who }
web-move-of = Move { $n } of { $max }
web-move-number = Move { $n }
web-clock-left = { $minutes } min { $seconds } s
web-days-left =
    { $n ->
        [one] { $n } day left
       *[other] { $n } days left
    }
web-retry-after = Wait { $n } seconds, then try it again.
web-bar-label = { $what } { $n }
web-options-count = Options ({ $n } changed)
web-line-at = Line { $line }, column { $column }: { $why }
web-title-table = { $game } · { $code }
web-drawing = Drawing of { $game }
