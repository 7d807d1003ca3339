//! The texts of a game.

use rules_core::{
    EffectOf, Game, GameSet, MoveOf, RefusalOf, Seat, SightingOf, Term, Turn, ViewOf, Viewer,
};

use crate::{Message, Texts, frame};

/// A game that can put itself into words.
pub trait Speak: GameSet {
    /// What it says, in every language.
    const TEXTS: Texts;

    /// Tells a move: mark, name and what was done, with its cost.
    ///
    /// There is no mover if chance decided.
    fn log_line(before: &ViewOf<Self>, mover: Option<Seat>, seen: &SightingOf<Self>) -> Message;

    /// Tells what a move did.
    fn effect_line(effect: &EffectOf<Self>) -> Message;

    /// Returns whether the log line of a move tells this effect already.
    fn is_in_line(effect: &EffectOf<Self>) -> bool {
        let _ = effect;
        false
    }

    /// Says in a sentence why a move can't be made.
    fn refusal(refusal: &RefusalOf<Self>) -> Message;

    /// Says who must decide what now, in at most 90 characters.
    fn prompt(view: &ViewOf<Self>) -> Message;

    /// Names a legal move of the viewer's seat: what it does and costs, and what
    /// others get from it.
    fn label(view: &ViewOf<Self>, mv: MoveOf<Self>) -> Message;

    /// Names what a term counts: `moai`.
    fn term_noun(term: &Term) -> Message {
        Message::new(format!("{}-term-{}", Self::Game::FACTS.key, term.what))
    }

    /// Returns one line of a final score: `moai 3 × 4 = 12`.
    fn term(term: &Term) -> Message {
        frame::term(Self::term_noun(term), term)
    }

    /// Returns the log line of a move without what a later move has covered; `None`
    /// if everything stays visible.
    ///
    /// A log that is shown during the game must not reveal more than the table does.
    /// See [`shown_lines`].
    fn covered_line(
        before: &ViewOf<Self>,
        mover: Option<Seat>,
        seen: &SightingOf<Self>,
    ) -> Option<Message> {
        let _ = (before, mover, seen);
        None
    }

    /// Returns whether a move covers what earlier moves left in sight.
    fn covers(it: &Seen<Self::Game>) -> bool {
        let _ = it;
        false
    }

    /// Says what is wrong with the text of an option that people write themselves;
    /// nothing if the game can say it in one language only.
    fn option_flaw(key: &str, text: &str) -> Option<Message> {
        let _ = (key, text);
        None
    }

    /// Returns at least one sample of everything the game can say, for the test
    /// that every text exists.
    fn samples() -> Samples<Self::Game>;

    /// Tells a move with all its effects. Never overridden.
    fn entry(it: &Seen<Self::Game>) -> Entry {
        let effects = Self::Game::effects(&it.before, &it.seen, &it.after);
        let untold = effects.iter().filter(|effect| !Self::is_in_line(effect));
        Entry {
            line: Self::log_line(&it.before, it.mover, &it.seen),
            effects: untold.map(Self::effect_line).collect(),
            covered: Self::covered_line(&it.before, it.mover, &it.seen),
            covers: Self::covers(it),
        }
    }
}

/// A move as one viewer saw it.
#[derive(Clone, Debug)]
pub struct Seen<G: Game> {
    /// What the viewer knew before.
    pub before: G::View,
    /// Who moved; `None` for chance.
    pub mover: Option<Seat>,
    /// What the viewer saw of the move.
    pub seen: G::Sighting,
    /// What the viewer knew after it.
    pub after: G::View,
}

impl<G: Game> Seen<G> {
    /// Sees a move that is known to be legal, and makes it.
    pub fn make(game: &mut G, mv: G::Move, viewer: Viewer) -> Seen<G> {
        let mover = match game.turn() {
            Turn::Seat(seat) => Some(seat),
            Turn::Chance | Turn::Over(_) => None,
        };
        let before = game.view(viewer);
        let seen = game.sighting(mv, viewer);
        game.apply(mv);
        Seen { before, mover, seen, after: game.view(viewer) }
    }
}

/// A move in the log of one viewer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entry {
    /// The move.
    pub line: Message,
    /// Its further effects.
    pub effects: Vec<Message>,
    /// The line after a later move has covered it; `None` if it stays visible.
    pub covered: Option<Message>,
    /// Whether it covers earlier moves.
    pub covers: bool,
}

/// Returns the line of each entry as the log may show it now: during a game, without
/// what has been covered since.
pub fn shown_lines(entries: &[Entry], is_over: bool) -> Vec<&Message> {
    let mut is_covered = false;
    let mut lines: Vec<&Message> = Vec::with_capacity(entries.len());
    for entry in entries.iter().rev() {
        lines.push(match &entry.covered {
            Some(covered) if is_covered && !is_over => covered,
            Some(_) | None => &entry.line,
        });
        is_covered |= entry.covers;
    }
    lines.reverse();
    lines
}

/// At least one sample of each kind of text.
#[derive(Clone, Debug)]
pub struct Samples<G: Game> {
    /// Each kind of effect.
    pub effects: Vec<G::Effect>,
    /// Each kind of refusal.
    pub refusals: Vec<G::Refusal>,
    /// Each kind of term.
    pub terms: Vec<Term>,
    /// Everything else it can say: what is wrong with the text of an option, and the
    /// nouns that only its board uses.
    pub others: Vec<Message>,
}

/// Names a game by its key.
pub fn title(game: &str) -> Message {
    Message::new(format!("{game}-title"))
}

/// Says in a sentence what a game is about.
pub fn blurb(game: &str) -> Message {
    Message::new(format!("{game}-blurb"))
}

/// Names an option of a game.
pub fn option_message(game: &str, key: &str) -> Message {
    Message::new(format!("{game}-option-{key}"))
}

/// Explains an option in a sentence.
pub fn option_help(game: &str, key: &str) -> Message {
    Message::new(format!("{game}-option-{key}-help"))
}

/// Names a value of an option.
pub fn value_message(game: &str, key: &str, value: &str) -> Message {
    Message::new(format!("{game}-value-{key}-{value}"))
}
