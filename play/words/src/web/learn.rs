//! The texts about the rule book and the coach.

lines! {
    /// The texts about the rule book and the coach.
    Learn:
    Contents = "learn-contents",
    BookLead = "learn-book-lead",
    WhyHere = "learn-why-here",
    Differs = "learn-differs",
    Coach = "learn-coach",
    CoachGotIt = "learn-coach-got-it",
    CoachOff = "learn-coach-off",
    CoachOn = "learn-coach-on",
    CoachSetting = "learn-coach-setting",
    CoachAll = "learn-coach-all",
    Sheet = "learn-sheet",
    SheetStart = "learn-sheet-start",
    SheetBook = "learn-sheet-book",
}
