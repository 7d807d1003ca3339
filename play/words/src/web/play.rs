//! What the pages of a table say.

lines! {
    /// What the pages of a table say.
    Play:
    /// Says “Waiting for players”.
    LobbyTitle = "web-lobby-title",
    /// Says “Send the link. Whoever opens it sits down with a name; no …”.
    LobbyLead = "web-lobby-lead",
    /// Says “Invite”.
    Invite = "web-invite",
    /// Says “Link to this table”.
    InviteLink = "web-invite-link",
    /// Says “Copy”.
    Copy = "web-copy",
    /// Says “Copied”.
    Copied = "web-copied",
    /// Says “Share”.
    Share = "web-share",
    /// Says “QR code with the link to this table”.
    Qr = "web-qr",
    /// Says “Seats”.
    SeatsHeading = "web-seats-heading",
    /// Says “Free”.
    SeatIsFree = "web-seat-is-free",
    /// Says “you”.
    You = "web-you",
    /// Says “host”.
    Host = "web-host",
    /// Says “at this device”.
    AtThisDevice = "web-at-this-device",
    /// Says “Sit here”.
    SitHere = "web-sit-here",
    /// Says “Leave the seat”.
    LeaveSeat = "web-leave-seat",
    /// Says “Seat a bot”.
    SeatABot = "web-seat-a-bot",
    /// Says “Start the game”.
    StartGame = "web-start-game",
    /// Says “Start with bots on the free seats”.
    StartWithBots = "web-start-with-bots",
    /// Says “The host starts the game.”
    HostStarts = "web-host-starts",
    /// Says “As in the rules”.
    AllDefault = "web-all-default",
    /// Says “Board”.
    Board = "web-board",
    /// Says “Players”.
    Players = "web-players",
    /// Says “What is yours”.
    Tray = "web-tray",
    /// Says “Actions”.
    Actions = "web-actions",
    /// Says “Chat”.
    Chat = "web-chat",
    /// Says “Nothing to choose just now.”
    MovesNone = "web-moves-none",
    /// Says “⟶ cannot be taken back”.
    MovesFinal = "web-moves-final",
    /// Says “You are watching. The players choose.”
    MovesWatching = "web-moves-watching",
    /// Says “The game is over. There is nothing left to choose.”
    MovesOver = "web-moves-over",
    /// Says “Undo is for those who play.”
    UndoNone = "web-undo-none",
    /// Says “Next bot move”.
    StepBot = "web-step-bot",
    /// Says “Give up”.
    Resign = "web-resign",
    /// Says “A bot plays your seat to the end.”
    ResignHelp = "web-resign-help",
    /// Says “Let a bot play for me”.
    Away = "web-away",
    /// Says “Let a bot play meanwhile”.
    TakeOver = "web-take-over",
    /// Says “I am back”.
    GiveBack = "web-give-back",
    /// Says “Seat key”.
    SeatKey = "web-seat-key",
    /// Says “here”.
    PresenceHere = "web-presence-here",
    /// Says “away”.
    PresenceAway = "web-presence-away",
    /// Says “gone”.
    PresenceGone = "web-presence-gone",
    /// Says “ready”.
    Ready = "web-ready",
    /// Says “thinking …”.
    Thinking = "web-thinking",
    /// Says “All”.
    LogAll = "web-log-all",
    /// Says “Mine”.
    LogMine = "web-log-mine",
    /// Says “Without bots”.
    LogBots = "web-log-bots",
    /// Says “Show”.
    LogFilter = "web-log-filter",
    /// Says “Nothing has happened yet.”
    LogEmpty = "web-log-empty",
    /// Leads to what happened before the lines in sight.
    LogEarlier = "web-log-earlier",
    /// Says “Copy as text”.
    LogCopy = "web-log-copy",
    /// Says “Chance”.
    Chance = "web-chance",
    /// Says “View from here”.
    ViewFromHere = "web-view-from-here",
    /// Says “Step through”.
    StepThrough = "web-step-through",
    /// Says “Your message”.
    ChatField = "web-chat-field",
    /// Says “Send”.
    ChatSend = "web-chat-send",
    /// Says “No messages yet.”
    ChatEmpty = "web-chat-empty",
    /// Says “Only players write here.”
    ChatWatching = "web-chat-watching",
    /// Says “The rules of this game”.
    HelpRules = "web-help-rules",
    /// Says “Keys”.
    HelpKeys = "web-help-keys",
    /// Says “next and previous choice”.
    KeyNext = "web-key-next",
    /// Says “undo”.
    KeyUndo = "web-key-undo",
    /// Says “say the last action”.
    KeyLast = "web-key-last",
    /// Says “say the players”.
    KeyScores = "web-key-scores",
    /// Says “say whose turn it is and what is asked”.
    KeyTurn = "web-key-turn",
    /// Says “go to what is yours”.
    KeyMine = "web-key-mine",
    /// Says “this help”.
    KeyHelp = "web-key-help",
    /// Says “Options of this table”.
    OptionsHere = "web-options-here",
    /// Says “Who comes next”.
    WhoIsNext = "web-who-is-next",
    /// Says “Nothing on this page is secret. Press the button only when …”.
    CurtainHint = "web-curtain-hint",
    /// Says “Hide my things”.
    HideMine = "web-hide-mine",
    /// Says “The line is down. The buttons wait until it is back.”
    LostLine = "web-lost-line",
    /// Says “That does not work”.
    RefusedTitle = "web-refused-title",
    /// Says “Done”.
    DoneTitle = "web-done-title",
    /// Says “Please note”.
    NoteTitle = "web-note-title",
    /// Says “Cancel”.
    Cancel = "web-cancel",
    /// Says “Waiting for”.
    WaitingFor = "web-waiting-for",
    /// Says “My seat”.
    MySeat = "web-my-seat",
    /// Says “Chosen. Confirm it below or with Enter; Escape drops it.”
    PressAgain = "web-press-again",
    /// Says “Your choice is no longer possible.”
    ChoiceGone = "web-choice-gone",
    /// Says “Set”.
    Set = "web-set",
    /// Says “Replay”.
    Replay = "web-replay",
    /// Says “Beginning”.
    ReplayFirst = "web-replay-first",
    /// Says “Back one move”.
    ReplayPrevious = "web-replay-previous",
    /// Says “Forward one move”.
    ReplayNext = "web-replay-next",
    /// Says “End”.
    ReplayLast = "web-replay-last",
    /// Says “Back to now”.
    ReplayNow = "web-replay-now",
    /// Says “Move”.
    ReplayMove = "web-replay-move",
    /// Says “Go”.
    ReplayGo = "web-replay-go",
    /// Says “Play”.
    ReplayPlay = "web-replay-play",
    /// Says “Pause”.
    ReplayPause = "web-replay-pause",
    /// Says “Seen by”.
    ReplayAs = "web-replay-as",
    /// Says “Before the first move”.
    ReplayStart = "web-replay-start",
    /// Says “Play on from here”.
    PlayOn = "web-play-on",
    /// Says “A new table begins with this position. The game itself stays as it is.”
    PlayOnHelp = "web-play-on-help",
    /// Says “against bots”.
    PlayOnBots = "web-play-on-bots",
    /// Says “with friends”.
    PlayOnFriends = "web-play-on-friends",
    /// Says “The game is over”.
    EndTitle = "web-end-title",
    /// Says “Standing”.
    Standing = "web-standing",
    /// Says “Every point”.
    EveryPoint = "web-every-point",
    /// Says “Place”.
    Place = "web-place",
    /// Says “Total”.
    Total = "web-total",
    /// Says “In case of a tie”.
    TieBreak = "web-tie-break",
    /// Says “Points over time”.
    PointsOverTurns = "web-points-over-turns",
    /// Says “Turn”.
    TurnColumn = "web-turn-column",
    /// Says “The same as a table”.
    AsTable = "web-as-table",
    /// Says “Picture”.
    Picture = "web-picture",
    /// Says “The final board”.
    FinalBoard = "web-final-board",
    /// Says “Record”.
    Record = "web-record",
    /// Says “Download as text”.
    RecordText = "web-record-text",
    /// Says “Download as JSON”.
    RecordJson = "web-record-json",
    /// Says “Was it fair?”.
    Fairness = "web-fairness",
    /// Says “Before the first move the server showed the fingerprint of …”.
    FairnessText = "web-fairness-text",
    /// Says “Fingerprint of the seed”.
    FairCommitment = "web-fair-commitment",
    /// Says “Seed”.
    FairSeed = "web-fair-seed",
    /// Says “Fingerprint of the game”.
    FairChain = "web-fair-chain",
    /// Says “Check this game”.
    FairCheck = "web-fair-check",
    /// Says “The same seats, a new game.”
    RematchHelp = "web-rematch-help",
    /// Says “Keep my games”.
    KeepGames = "web-keep-games",
    /// Says “A name and a password, nothing else.”
    KeepGamesHelp = "web-keep-games-help",
    /// Says “See the result”.
    SeeResult = "web-see-result",
}
