//! The coach: explanations for players who face a decision for the first time, and
//! the rules where they can read more.

use crate::{Arg, Message};

/// What a game's coach knows.
#[derive(Clone, Copy, Debug)]
pub struct Coach {
    /// What the viewer's own seat is asked: the prompt, with the rule that explains
    /// it. The coach has a sentence for each.
    pub asked: &'static [(&'static str, &'static str)],
    /// What is said while others or chance decide, and at the end: the prompt, with
    /// the rule that explains it.
    pub told: &'static [(&'static str, &'static str)],
    /// What is special about certain decisions.
    pub special: &'static [Special],
}

/// What is special about a decision: the prompt, the choice that makes it special,
/// what is said about it, and the rule that explains it.
pub type Special = (&'static str, &'static str, &'static str, &'static str);

/// What the coach says about a decision.
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

    fn of_choice(&(_, label, key, rule): &Special) -> Lesson {
        Lesson { message: Message::new(key), rule, label: Some(label) }
    }
}

impl Coach {
    /// A coach that has nothing to say.
    pub const NONE: Coach = Coach { asked: &[], told: &[], special: &[] };

    /// Returns the rule that a prompt is about.
    pub fn rule_of(&self, prompt: &Message) -> Option<&'static str> {
        let mut known = self.asked.iter().chain(self.told);
        known.find(|(key, _)| *key == prompt.key).map(|(_, rule)| *rule)
    }

    /// Returns what may be said to whoever gets this prompt, special cases first;
    /// nothing to those who wait. [`Coach::fits`] tells which of it applies.
    pub fn lessons_of(&self, prompt: &Message) -> impl Iterator<Item = Lesson> + use<'_> {
        let key = prompt.key.clone();
        let asked = self.asked.iter().filter({
            let key = key.clone();
            move |it| it.0 == key
        });
        let special = self.special.iter().filter(move |it| it.0 == key);
        special.map(Lesson::of_choice).chain(asked.map(Lesson::of_prompt))
    }

    /// Returns whether a lesson applies to the decision with this prompt and
    /// choices with these labels. The labels are made only if they matter.
    pub fn fits(
        &self,
        lesson: &Lesson,
        prompt: &Message,
        labels: impl FnOnce() -> Vec<Message>,
    ) -> bool {
        let is_known = self.lessons_of(prompt).any(|it| it == *lesson);
        let is_offered = |label| labels().iter().any(|it| says(it, label));
        is_known && lesson.label.is_none_or(is_offered)
    }

    /// Returns everything that the coach says.
    pub fn lessons(&self) -> Vec<Lesson> {
        let asked = self.asked.iter().map(Lesson::of_prompt);
        let special = self.special.iter().map(Lesson::of_choice);
        let mut lessons: Vec<Lesson> = asked.chain(special).collect();
        // What is said at several prompts is a single lesson.
        lessons.dedup();
        lessons
    }

    /// Returns what people should know before their first game, in three lines: what
    /// the game is about, what happens in a turn, and when it ends. None for a game
    /// without a coach.
    pub fn sheet(&self, game: &str) -> Option<[Message; 3]> {
        let line = |what: &str| Message::new(format!("{game}-sheet-{what}"));
        (!self.asked.is_empty()).then(|| ["goal", "turn", "end"].map(line))
    }
}

/// Returns whether a message, or one nested in it, has this key.
fn says(message: &Message, key: &str) -> bool {
    let within = |(_, arg): &(_, Arg)| match arg {
        Arg::List(messages) => messages.iter().any(|it| says(it, key)),
        Arg::Number(_) | Arg::Word(_) | Arg::Seat(_) | Arg::Mark(_) | Arg::Text(_) => false,
    };
    message.key == key || message.args.iter().any(within)
}
