//! Which rule each prompt is about, and what the coach has to say about it.

use words::coach::Coach;

pub(super) const COACH: Coach = Coach {
    asked: &[],
    told: &[
        ("kuhn-prompt-over", "KU-3c"),
        ("kuhn-prompt-deal", "KU-1b"),
        ("kuhn-prompt-choose", "KU-2a"),
        ("kuhn-prompt-wait", "KU-2a"),
    ],
    special: &[],
};
