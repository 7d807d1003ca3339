//! The coach: explanations for players who face a decision for the first time, and
//! the rules where they can read more.

use crate::{Arg, Message};

/// What is asked of one's own seat, with the rule that tells of it. The coach
/// has a sentence for each.
const ASKED: &[(&str, &str)] = &[
    ("rapanui-prompt-buy", "RN-1"),
    ("rapanui-prompt-play", "RN-2"),
    ("rapanui-prompt-return", "RN-2e"),
    ("rapanui-prompt-offer", "RN-3a"),
    ("rapanui-prompt-hide", "RN-3b"),
    ("rapanui-prompt-add", "RN-3c"),
    ("rapanui-prompt-draw", "RN-5"),
    ("rapanui-prompt-yield", "RN-5c"),
    ("rapanui-prompt-substitute", "RN-5e"),
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
];

/// What is said while others or chance decide, and at the end.
const TOLD: &[(&str, &str)] = &[
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
    ("kuhn-prompt-over", "KU-3c"),
    ("kuhn-prompt-deal", "KU-1b"),
    ("kuhn-prompt-choose", "KU-2a"),
    ("kuhn-prompt-wait", "KU-2a"),
];

/// What is special about some decisions: the prompt, the choice that makes it
/// so, what is said of it, and the rule that tells of it.
const SPECIAL: &[(&str, &str, &str, &str)] = &[
    ("rapanui-prompt-buy", "rapanui-label-build", "rapanui-coach-moai", "RN-2c"),
    ("rapanui-prompt-play", "rapanui-label-build", "rapanui-coach-moai", "RN-2c"),
    ("rapanui-prompt-draw", "rapanui-label-draw-ends", "rapanui-coach-last", "RN-6"),
    ("giants-prompt-carry", "giants-label-erect", "giants-coach-erect", "GI-4E"),
    ("giants-prompt-carry-kept", "giants-label-erect", "giants-coach-erect", "GI-4E"),
    ("giants-prompt-carry", "giants-label-crown", "giants-coach-crown", "GI-4F"),
    ("giants-prompt-carry-kept", "giants-label-crown", "giants-coach-crown", "GI-4F"),
    ("entdecker-prompt-draw", "entdecker-label-recall", "entdecker-coach-recall", "EN-O9"),
    ("entdecker-prompt-draw-or-unit", "entdecker-label-recall", "entdecker-coach-recall", "EN-O9"),
    ("entdecker-prompt-unit", "entdecker-label-recall", "entdecker-coach-recall", "EN-O9"),
    ("entdecker-prompt-stop", "entdecker-label-recall", "entdecker-coach-recall", "EN-O9"),
];

/// What the coach says of a decision.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Lesson {
    /// The sentence.
    pub message: Message,
    /// The rule that tells more.
    pub rule: &'static str,
    /// The choice that it is about; none if it is about the decision itself.
    label: Option<&'static str>,
}

impl Lesson {
    /// Makes the lesson of a prompt that the coach knows.
    fn of_prompt(&(prompt, rule): &(&str, &'static str)) -> Lesson {
        let message = Message::new(prompt.replacen("-prompt-", "-coach-", 1));
        Lesson { message, rule, label: None }
    }

    fn of_choice(
        &(_, label, key, rule): &(&str, &'static str, &'static str, &'static str),
    ) -> Lesson {
        Lesson { message: Message::new(key), rule, label: Some(label) }
    }

    /// Returns whether it is about the decision with this prompt, where one
    /// can choose what these labels say. They are made only if they matter.
    pub fn fits(&self, prompt: &Message, labels: impl FnOnce() -> Vec<Message>) -> bool {
        let is_known = lessons_of(prompt).any(|it| it == *self);
        let is_offered = |label| labels().iter().any(|it| says(it, label));
        is_known && self.label.is_none_or(is_offered)
    }
}

/// Returns whether a message, or one within it, is this text.
fn says(message: &Message, key: &str) -> bool {
    let within = |(_, arg): &(_, Arg)| match arg {
        Arg::List(messages) => messages.iter().any(|it| says(it, key)),
        Arg::Number(_) | Arg::Word(_) | Arg::Seat(_) | Arg::Mark(_) | Arg::Text(_) => false,
    };
    message.key == key || message.args.iter().any(within)
}

/// Returns the rule that a prompt is about.
pub fn rule_of(prompt: &Message) -> Option<&'static str> {
    let mut known = ASKED.iter().chain(TOLD);
    known.find(|(key, _)| *key == prompt.key).map(|(_, rule)| *rule)
}

/// Returns what the coach may say to whoever gets this prompt, what is special
/// first; nothing to those who wait. [`Lesson::fits`] tells what is in place.
pub fn lessons_of(prompt: &Message) -> impl Iterator<Item = Lesson> {
    let special = SPECIAL.iter().filter(|it| it.0 == prompt.key).map(Lesson::of_choice);
    special.chain(ASKED.iter().filter(|it| it.0 == prompt.key).map(Lesson::of_prompt))
}

/// Returns everything the coach says of a game.
pub fn lessons(game: &str) -> Vec<Lesson> {
    let is_of_game = |key: &str| key.split_once('-').is_some_and(|(it, _)| it == game);
    let asked = ASKED.iter().filter(|it| is_of_game(it.0)).map(Lesson::of_prompt);
    let special = SPECIAL.iter().filter(|it| is_of_game(it.0)).map(Lesson::of_choice);
    let mut lessons: Vec<Lesson> = asked.chain(special).collect();
    // What is said at several prompts is one lesson.
    lessons.dedup();
    lessons
}

/// Returns what somebody should know before a first game, in three lines: what it is
/// about, what is done in a turn and when it ends. None for a game without a coach.
pub fn sheet(game: &str) -> Option<[Message; 3]> {
    let line = |what: &str| Message::new(format!("{game}-sheet-{what}"));
    (!lessons(game).is_empty()).then(|| ["goal", "turn", "end"].map(line))
}
