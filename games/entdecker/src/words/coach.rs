//! Which rule each prompt is about, and what the coach has to say about it.

use words::coach::Coach;

pub(super) const COACH: Coach = Coach {
    asked: &[
        ("entdecker-prompt-start-first", "EN-2"),
        ("entdecker-prompt-start", "EN-2"),
        ("entdecker-prompt-announce", "EN-3"),
        ("entdecker-prompt-draw-first", "EN-4"),
        ("entdecker-prompt-draw", "EN-4c"),
        ("entdecker-prompt-draw-or-unit", "EN-6"),
        ("entdecker-prompt-unit", "EN-6"),
        ("entdecker-prompt-stop", "EN-O21"),
        ("entdecker-prompt-place", "EN-4a"),
        ("entdecker-prompt-place-event", "EN-5"),
        ("entdecker-prompt-choose", "EN-O14"),
    ],
    told: &[
        ("entdecker-prompt-back", "EN-O20"),
        ("entdecker-prompt-first", "EN-S3"),
        ("entdecker-prompt-income", "EN-1"),
        ("entdecker-prompt-tile", "EN-4"),
        ("entdecker-prompt-gift", "EN-5"),
        ("entdecker-prompt-chip", "EN-8b"),
        ("entdecker-prompt-over", "EN-10"),
        ("entdecker-wait-start", "EN-2"),
        ("entdecker-wait-announce", "EN-3"),
        ("entdecker-wait-sail", "EN-4c"),
        ("entdecker-wait-place", "EN-4a"),
        ("entdecker-wait-choose", "EN-O14"),
    ],
    special: &[
        ("entdecker-prompt-draw", "entdecker-label-recall", "entdecker-coach-recall", "EN-O9"),
        (
            "entdecker-prompt-draw-or-unit",
            "entdecker-label-recall",
            "entdecker-coach-recall",
            "EN-O9",
        ),
        ("entdecker-prompt-unit", "entdecker-label-recall", "entdecker-coach-recall", "EN-O9"),
        ("entdecker-prompt-stop", "entdecker-label-recall", "entdecker-coach-recall", "EN-O9"),
    ],
};
