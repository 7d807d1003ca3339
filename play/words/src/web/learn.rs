//! What the pages say about the rule book and the coach.

lines! {
    /// What the pages say about the rule book and the coach.
    Learn:
    /// Says “Contents”.
    Contents = "learn-contents",
    /// Says “Each rule has its number. At the table, the ? beside a prompt …”.
    BookLead = "learn-book-lead",
    /// Says “What the rules say about this”.
    WhyHere = "learn-why-here",
    /// Says “Where this table differs from the rules”.
    Differs = "learn-differs",
    /// Says “Coach”.
    Coach = "learn-coach",
    /// Says “Got it”.
    CoachGotIt = "learn-coach-got-it",
    /// Says “Coach off”.
    CoachOff = "learn-coach-off",
    /// Says “Coach on”.
    CoachOn = "learn-coach-on",
    /// Says “Explain each new decision”.
    CoachSetting = "learn-coach-setting",
    /// Says “What the coach says”.
    CoachAll = "learn-coach-all",
    /// Says “Your first game in three lines”.
    Sheet = "learn-sheet",
    /// Says “Start”.
    SheetStart = "learn-sheet-start",
    /// Says “The whole rule book”.
    SheetBook = "learn-sheet-book",
}
