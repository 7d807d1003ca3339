//! Which rule each prompt is about, and what the coach has to say about it.

use words::coach::Coach;

pub(super) const COACH: Coach = Coach {
    asked: &[
        ("rapanui-prompt-buy", "RN-1"),
        ("rapanui-prompt-play", "RN-2"),
        ("rapanui-prompt-return", "RN-2e"),
        ("rapanui-prompt-offer", "RN-3a"),
        ("rapanui-prompt-hide", "RN-3b"),
        ("rapanui-prompt-add", "RN-3c"),
        ("rapanui-prompt-draw", "RN-5"),
        ("rapanui-prompt-yield", "RN-5c"),
        ("rapanui-prompt-substitute", "RN-5e"),
    ],
    told: &[
        ("rapanui-prompt-start", "RN-O14"),
        ("rapanui-prompt-colour", "RN-S2"),
        ("rapanui-prompt-columns", "RN-S3"),
        ("rapanui-prompt-refill", "RN-4"),
        ("rapanui-prompt-over", "RN-7a"),
        ("rapanui-wait-buy", "RN-1"),
        ("rapanui-wait-play", "RN-2"),
        ("rapanui-wait-offer", "RN-3a"),
        ("rapanui-wait-hide", "RN-3b"),
        ("rapanui-wait-add", "RN-3c"),
        ("rapanui-wait-draw", "RN-5"),
        ("rapanui-wait-yield", "RN-5c"),
        ("rapanui-wait-substitute", "RN-5e"),
    ],
    special: &[
        ("rapanui-prompt-buy", "rapanui-label-build", "rapanui-coach-moai", "RN-2c"),
        ("rapanui-prompt-play", "rapanui-label-build", "rapanui-coach-moai", "RN-2c"),
        ("rapanui-prompt-draw", "rapanui-label-draw-ends", "rapanui-coach-last", "RN-6"),
    ],
};
