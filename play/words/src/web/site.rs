//! What the pages around the tables say.

lines! {
    /// What the pages around the tables say.
    Site:
    /// Says “Three board games in the browser: at once, with friends or …”.
    Tagline = "web-tagline",
    /// Says “Skip to the content”.
    Skip = "web-skip",
    /// Says “Home”.
    Home = "web-home",
    /// Says “Menu”.
    Menu = "web-menu",
    /// Says “Ahu site”.
    Site = "web-site",
    /// Says “My tables”.
    Mine = "web-mine",
    /// Says “Watch”.
    Watch = "web-watch",
    /// Says “Account”.
    Account = "web-account",
    /// Says “Log in”.
    Login = "web-login",
    /// Says “Log out”.
    Logout = "web-logout",
    /// Says “Settings”.
    Settings = "web-settings",
    /// Says “About”.
    About = "web-about",
    /// Says “Import a game”.
    Import = "web-import",
    /// Says “Check a game”.
    Verify = "web-verify",
    /// Says “Live”.
    Live = "web-live",
    /// Says “Reconnecting …”.
    Reconnecting = "web-reconnecting",
    /// Says “Guest”.
    Guest = "web-guest",
    /// Says “One cookie keeps your seat. There is no other.”
    Cookie = "web-cookie",
    /// Says “Read the rule”.
    RuleLink = "web-rule-link",
    /// Says “Pull up a chair.”
    HomeTitle = "web-home-title",
    /// Says “Three board games of stone giants and unknown seas. No …”.
    HomeLead = "web-home-lead",
    /// Says “Games”.
    Games = "web-games",
    /// Says “Play now”.
    PlayNow = "web-play-now",
    /// Says “against bots”.
    AgainstBots = "web-against-bots",
    /// Says “With friends”.
    WithFriends = "web-with-friends",
    /// Says “On one device”.
    OneDevice = "web-one-device",
    /// Says “Open tables”.
    OpenTables = "web-open-tables",
    /// Says “No table is waiting for players. Open one, and others will …”.
    NoOpenTables = "web-no-open-tables",
    /// Says “Games to watch”.
    GamesToWatch = "web-games-to-watch",
    /// Says “Nobody is playing in the open just now.”
    NoGamesToWatch = "web-no-games-to-watch",
    /// Says “You sit at no table yet.”
    NoTables = "web-no-tables",
    /// Says “Your turn”.
    YourTurn = "web-your-turn",
    /// Says “Over”.
    Over = "web-over",
    /// Says “Sit down”.
    SitDown = "web-sit-down",
    /// Says “Go on”.
    GoOn = "web-go-on",
    /// Says “Look”.
    Look = "web-look",
    /// Says “just now”.
    JustNow = "web-just-now",
    /// Says “New table”.
    NewTable = "web-new-table",
    /// Says “Everything is set so that you can start at once. Change what you like.”
    NewLead = "web-new-lead",
    /// Says “Who sits where”.
    WhoSits = "web-who-sits",
    /// Says “Me”.
    SeatMe = "web-seat-me",
    /// Says “Open: for whoever has the link”.
    SeatOpen = "web-seat-open",
    /// Says “Somebody at this device”.
    SeatDevice = "web-seat-device",
    /// Says “Your name”.
    YourName = "web-your-name",
    /// Says “Name”.
    Name = "web-name",
    /// Says “Up to 16 letters. Others see it.”
    NameHint = "web-name-hint",
    /// Says “Who finds the table”.
    Access = "web-access",
    /// Says “Only people with the link”.
    AccessPrivate = "web-access-private",
    /// Says “Everybody: it is listed on the home page”.
    AccessOpen = "web-access-open",
    /// Says “Pace of bots”.
    Pace = "web-pace",
    /// Says “Step by step: each move waits for a click”.
    PaceStep = "web-pace-step",
    /// Says “Normal: slow enough to follow”.
    PaceNormal = "web-pace-normal",
    /// Says “Fast”.
    PaceFast = "web-pace-fast",
    /// Says “At once”.
    PaceInstant = "web-pace-instant",
    /// Says “Clock”.
    Clock = "web-clock",
    /// Says “No clock”.
    ClockNone = "web-clock-none",
    /// Says “Minutes for the whole game, seconds more for each turn”.
    ClockLive = "web-clock-live",
    /// Says “Days for each turn”.
    ClockDays = "web-clock-days",
    /// Says “When time runs out, a bot takes the seat. It can be sent away again.”
    ClockHelp = "web-clock-help",
    /// Says “Minutes”.
    Minutes = "web-minutes",
    /// Says “Seconds a turn”.
    Seconds = "web-seconds",
    /// Says “Days”.
    Days = "web-days",
    /// Says “Options: all as in the rules”.
    OptionsAsRules = "web-options-as-rules",
    /// Says “Open the table”.
    OpenTheTable = "web-open-the-table",
    /// Says “Start at once”.
    StartNow = "web-start-now",
    /// Says “Leave it empty for the usual one.”
    TextOptionHint = "web-text-option-hint",
    /// Says “Paste the record of a game, or choose its file. It is …”.
    ImportLead = "web-import-lead",
    /// Says “Record of the game”.
    RecordField = "web-record-field",
    /// Says “or a file”.
    RecordFile = "web-record-file",
    /// Says “Import”.
    ImportButton = "web-import-button",
    /// Says “Paste a record. The rules play it again, and chance is …”.
    VerifyLead = "web-verify-lead",
    /// Says “Check”.
    VerifyButton = "web-verify-button",
    /// Says “Every check passed: the game is legal, and so was chance.”
    VerifyProven = "web-verify-proven",
    /// Says “Nothing is wrong, but not everything can be checked.”
    VerifyClean = "web-verify-clean",
    /// Says “Something is wrong with this record.”
    VerifyFailed = "web-verify-failed",
    /// Says “Every move is legal and was made in turn.”
    CheckReplay = "web-check-replay",
    /// Says “The result follows from the moves.”
    CheckResult = "web-check-result",
    /// Says “The fingerprint belongs to this seed, table and options.”
    CheckCommitment = "web-check-commitment",
    /// Says “Every card and die follows from seed and seats.”
    CheckChance = "web-check-chance",
    /// Says “The chain of fingerprints covers these moves.”
    CheckChain = "web-check-chain",
    /// Says “passed”.
    Passed = "web-passed",
    /// Says “failed”.
    Failed = "web-failed",
    /// Says “not in the record”.
    Absent = "web-absent",
    /// Says “Create an account”.
    AccountNew = "web-account-new",
    /// Says “An account keeps your games on every device. What you play …”.
    AccountWhy = "web-account-why",
    /// Says “Account name”.
    AccountName = "web-account-name",
    /// Says “Password”.
    Password = "web-password",
    /// Says “At least 10 characters. A sentence is fine.”
    PasswordHint = "web-password-hint",
    /// Says “Present password”.
    PasswordOld = "web-password-old",
    /// Says “New password”.
    PasswordNew = "web-password-new",
    /// Says “Change the password”.
    PasswordChange = "web-password-change",
    /// Says “All other devices are logged out.”
    PasswordAfter = "web-password-after",
    /// Says “I have an account”.
    HaveAccount = "web-have-account",
    /// Says “Access tokens”.
    Tokens = "web-tokens",
    /// Says “A program with a token plays in your name. Give it to …”.
    TokensLead = "web-tokens-lead",
    /// Says “There are no tokens.”
    TokensNone = "web-tokens-none",
    /// Says “What it is for”.
    TokenName = "web-token-name",
    /// Says “Create a token”.
    TokenNew = "web-token-new",
    /// Says “Copy it now. It is shown only this once.”
    TokenOnce = "web-token-once",
    /// Says “Revoke”.
    TokenRevoke = "web-token-revoke",
    /// Says “These words bring your seat to another device. Whoever has …”.
    SeatKeyLead = "web-seat-key-lead",
    /// Says “Do you have a seat key? Type its words.”
    SeatKeyAsk = "web-seat-key-ask",
    /// Says “Words of the seat key”.
    SeatKeyField = "web-seat-key-field",
    /// Says “Bring my seat here”.
    SeatKeyUse = "web-seat-key-use",
    /// Says “Name and password do not match.”
    LoginWrong = "web-login-wrong",
    /// Says “This name is taken or cannot be one, or the password is too short.”
    AccountRefused = "web-account-refused",
    /// Says “The present password is not right, or the new one is too short.”
    PasswordWrong = "web-password-wrong",
    /// Says “The password is changed.”
    PasswordChanged = "web-password-changed",
    /// Says “No seat belongs to these words.”
    SeatKeyWrong = "web-seat-key-wrong",
    /// Says “Save”.
    Save = "web-save",
    /// Says “Saved.”
    Saved = "web-saved",
    /// Says “Appearance”.
    Theme = "web-theme",
    /// Says “As the device”.
    ThemeSystem = "web-theme-system",
    /// Says “Light”.
    ThemeLight = "web-theme-light",
    /// Says “Dark”.
    ThemeDark = "web-theme-dark",
    /// Says “Confirm moves”.
    Confirm = "web-confirm",
    /// Says “On touch screens, and where there is no way back”.
    ConfirmAuto = "web-confirm-auto",
    /// Says “Always”.
    ConfirmAlways = "web-confirm-always",
    /// Says “Never where it can be taken back”.
    ConfirmNever = "web-confirm-never",
    /// Says “When it is my turn”.
    MyTurnSigns = "web-my-turn-signs",
    /// Says “Play a sound”.
    Sound = "web-sound",
    /// Says “Show a notification”.
    Notify = "web-notify",
    /// Says “Letters as keys at the table”.
    LetterKeys = "web-letter-keys",
    /// Says “Keyboard”.
    Keyboard = "web-keyboard",
    /// Says “There is nothing here”.
    NotFound = "web-not-found",
    /// Says “The address may be mistyped, or the table is gone.”
    NotFoundText = "web-not-found-text",
    /// Says “This is not yours”.
    Forbidden = "web-forbidden",
    /// Says “This seat or page belongs to somebody else. Perhaps you sat …”.
    ForbiddenText = "web-forbidden-text",
    /// Says “The table moved on”.
    MovedOn = "web-moved-on",
    /// Says “Nothing was changed by what you sent. Here is what happened meanwhile.”
    MovedOnText = "web-moved-on-text",
    /// Says “To the table”.
    ToTheTable = "web-to-the-table",
    /// Says “Too fast”.
    TooMany = "web-too-many",
    /// Says “Something broke”.
    Broken = "web-broken",
    /// Says “It is not your fault. Your games are kept; try it again in a moment.”
    BrokenText = "web-broken-text",
    /// Says “That could not be read”.
    BadRequest = "web-bad-request",
    /// Says “Go back, look at what you sent, and try it again.”
    BadRequestText = "web-bad-request-text",
    /// Says “That is too large”.
    TooLarge = "web-too-large",
    /// Says “This seat belongs to somebody else.”
    NotYourSeat = "web-not-your-seat",
    /// Says “Only the host can do that.”
    NotHost = "web-not-host",
    /// Says “Only people at the table can do that.”
    NotAtTable = "web-not-at-table",
    /// Says “This table is closed.”
    TableClosed = "web-table-closed",
    /// Says “Nothing is asked of this seat now.”
    NotAsked = "web-not-asked",
    /// Says “This cannot be a name: 1 to 16 letters, digits or spaces.”
    BadName = "web-bad-name",
    /// Says “This message cannot be sent: it is empty or too long.”
    BadText = "web-bad-text",
    /// Says “Sit at one seat only, and give the others at this device a name.”
    BadSeats = "web-bad-seats",
    /// Says “To the home page”.
    ToHome = "web-to-home",
    /// Says “Ahu is a home for board games: free software, without …”.
    AboutText = "web-about-text",
    /// Says “The rules are told and the boards drawn anew here. Ahu is …”.
    AboutGames = "web-about-games",
    /// Says “What is kept: the name you type, the games you play, and …”.
    AboutPrivacy = "web-about-privacy",
    /// Says “The program is licensed under MIT or Apache-2.0, as you like.”
    AboutLicence = "web-about-licence",
}
