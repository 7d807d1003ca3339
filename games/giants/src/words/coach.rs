//! Which rule each prompt is about, and what the coach has to say about it.

use words::coach::Coach;

pub(super) const COACH: Coach = Coach {
    asked: &[
        ("giants-prompt-bid-markers", "GI-2b"),
        ("giants-prompt-bid-workers", "GI-2c"),
        ("giants-prompt-bid-sorcerer", "GI-2c"),
        ("giants-prompt-bid-chief", "GI-2c"),
        ("giants-prompt-ready", "GI-2a"),
        ("giants-prompt-carve", "GI-2c"),
        ("giants-prompt-place", "GI-3A"),
        ("giants-prompt-place-on", "GI-T2"),
        ("giants-prompt-place-breaker", "GI-3D"),
        ("giants-prompt-logs", "GI-T1"),
        ("giants-prompt-action", "GI-3C"),
        ("giants-prompt-transport-front", "GI-4A"),
        ("giants-prompt-transport", "GI-4D"),
        ("giants-prompt-carry", "GI-T4"),
        ("giants-prompt-carry-kept", "GI-4D"),
        ("giants-prompt-help", "GI-T5"),
        ("giants-prompt-clean-up", "GI-5a"),
    ],
    told: &[
        ("giants-prompt-start", "GI-S2"),
        ("giants-prompt-roll", "GI-1a"),
        ("giants-prompt-over", "GI-7a"),
        ("giants-wait-bid", "GI-2a"),
        ("giants-wait-carve", "GI-2c"),
        ("giants-wait-place", "GI-3A"),
        ("giants-wait-transport", "GI-4D"),
        ("giants-wait-carry", "GI-T2"),
        ("giants-wait-help", "GI-T4"),
        ("giants-wait-clean-up", "GI-5a"),
    ],
    special: &[
        ("giants-prompt-carry", "giants-label-erect", "giants-coach-erect", "GI-4E"),
        ("giants-prompt-carry-kept", "giants-label-erect", "giants-coach-erect", "GI-4E"),
        ("giants-prompt-carry", "giants-label-crown", "giants-coach-crown", "GI-4F"),
        ("giants-prompt-carry-kept", "giants-label-crown", "giants-coach-crown", "GI-4F"),
    ],
};
