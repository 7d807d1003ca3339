//! What a drawing needs besides the view: words, choices, and what changed.

use std::{
    collections::BTreeMap,
    fmt::{self, Display},
    hash::Hash,
};

use maud::{Markup, html};
use rules_core::{MoveOf, Seat, SightingOf};
use words::{Message, Speaker};

use crate::{Choice, Insets, shapes};

/// A move made since the viewer's last turn.
///
/// What was seen of it has the type `T`: the game's own sighting where a table
/// is drawn.
#[derive(Clone, Copy, Debug)]
pub struct Change<'a, T> {
    /// The number it is tagged with, counted from 1.
    pub number: u16,
    /// Who moved; nobody where chance decided.
    pub mover: Option<Seat>,
    /// What the viewer saw of it.
    pub seen: &'a T,
}

/// Says why a move can't be made.
type Reasons<'a, M> = &'a (dyn Fn(M) -> Message + 'a);

/// What a drawing of a game needs besides the view.
pub type DeskOf<'a, S> = Desk<'a, MoveOf<S>, SightingOf<S>>;

/// What a drawing needs besides the view, in the game's own types: `M` is a
/// move, `T` a sighting.
#[derive(Clone)]
pub struct Desk<'a, M, T> {
    speaker: &'a Speaker,
    viewer: Option<Seat>,
    /// In the order in which they are drawn.
    choices: Vec<(M, &'a Choice)>,
    by_move: BTreeMap<M, &'a Choice>,
    changes: &'a [Change<'a, T>],
    reasons: Option<Reasons<'a, M>>,
    insets: Option<&'a Insets>,
}

impl<'a, M: Copy + Ord + Display, T> Desk<'a, M, T> {
    /// Makes a desk for somebody who only watches.
    pub fn new(speaker: &'a Speaker, viewer: Option<Seat>) -> Desk<'a, M, T> {
        Desk {
            speaker,
            viewer,
            choices: Vec::new(),
            by_move: BTreeMap::new(),
            changes: &[],
            reasons: None,
            insets: None,
        }
    }

    /// Lays out the viewer's legal moves.
    #[must_use]
    pub fn with_choices(mut self, choices: impl IntoIterator<Item = (M, &'a Choice)>) -> Self {
        self.choices = choices.into_iter().collect();
        // Choices of one kind are drawn in the order of their notation.
        self.choices.sort_unstable_by_key(|(_, choice)| choice.notation.as_str());
        self.by_move = self.choices.iter().copied().collect();
        self
    }

    /// Marks what changed since the viewer's last turn.
    #[must_use]
    pub fn with_changes(mut self, changes: &'a [Change<'a, T>]) -> Self {
        self.changes = changes;
        self
    }

    /// Explains what can't be done.
    #[must_use]
    pub fn with_reasons(mut self, reasons: Reasons<'a, M>) -> Self {
        self.reasons = Some(reasons);
        self
    }

    /// Keeps what is drawn once for many pages where insets are kept.
    #[must_use]
    pub fn with_insets(mut self, insets: &'a Insets) -> Self {
        self.insets = Some(insets);
        self
    }

    /// Draws an element with an id that depends on nothing but these inputs: once for all
    /// drawings that have it.
    pub fn inset<K: Hash>(&self, inputs: &K, draw: fn(&K) -> Markup) -> Markup {
        match self.insets {
            Some(insets) => insets.draw(inputs, draw),
            None => Insets::inline().draw(inputs, draw),
        }
    }

    /// Returns the viewer's seat; none for spectators.
    pub fn viewer(&self) -> Option<Seat> {
        self.viewer
    }

    /// Returns the speaker that says everything on this desk.
    pub fn speaker(&self) -> &'a Speaker {
        self.speaker
    }

    /// Says a message.
    pub fn say(&self, message: &Message) -> String {
        self.speaker.say(message)
    }

    /// Says the text with this key.
    pub fn word(&self, key: &'static str) -> String {
        self.speaker.say(&Message::new(key))
    }

    /// Returns whether the viewer has something to choose.
    pub fn is_asked(&self) -> bool {
        !self.choices.is_empty()
    }

    /// Returns the viewer's legal moves and how they are offered, in the order of
    /// their notation.
    pub fn choices(&self) -> impl Iterator<Item = (M, &'a Choice)> {
        self.choices.iter().copied()
    }

    /// Returns how a move is offered if it is legal now.
    pub fn choice(&self, mv: &M) -> Option<&'a Choice> {
        self.by_move.get(mv).copied()
    }

    /// Draws a thing that a move is made with.
    ///
    /// While the viewer has a choice, it is a button: one that picks the move, or
    /// one that says why it can't be made. Otherwise it is only drawn. `name` is
    /// what is read aloud, the most important word first; `inner` holds nothing
    /// but text, `span` and `svg`.
    pub fn target(&self, mv: &M, class: &str, name: &str, inner: Markup) -> Markup {
        self.drawn(mv, None, (class, name), &Inner::Own(inner))
    }

    /// Draws a thing that a move is made with, around an inset that shows it.
    pub fn target_around(&self, mv: &M, class: &str, name: &str, inset: Markup) -> Markup {
        self.drawn(mv, None, (class, name), &Inner::Inset(inset))
    }

    /// Draws a thing that a move is made with, and that remains the same thing in
    /// the next drawing, wherever it goes.
    pub fn piece(
        &self,
        mv: &M,
        piece: &Piece<'_>,
        class: &str,
        name: &str,
        inner: Markup,
    ) -> Markup {
        self.drawn(mv, Some(piece), (class, name), &Inner::Own(inner))
    }

    fn drawn(
        &self,
        mv: &M,
        piece: Option<&Piece<'_>>,
        (class, name): (&str, &str),
        inner: &Inner,
    ) -> Markup {
        let piece_id = piece.map(|it| it.id);
        let leaves = piece.map(|it| it.leaves);
        let gets = piece.and_then(|it| it.gets);
        if let Some(choice) = self.choice(mv) {
            let (id, label) = (id(&choice.notation), self.say(&choice.label));
            return html! {
                button.target.(class) form="play" name="mv" value=(choice.notation)
                    id=(id) data-preview=(label) data-final[choice.is_final]
                    data-piece-id=[piece_id] data-leaves=[leaves] data-gets=[gets]
                { (called(&id, name, inner)) }
            };
        }
        let id = id(&mv.to_string());
        match self.reason(*mv) {
            Some(reason) => html! {
                button.target.shut.(class) type="button" id=(id) aria-disabled="true"
                    data-why=(reason) data-piece-id=[piece_id] data-leaves=[leaves]
                    data-gets=[gets] { (called(&id, name, inner)) }
            },
            None => html! {
                span.(class) id=(id) data-piece-id=[piece_id] data-leaves=[leaves]
                    data-gets=[gets] { (called(&id, name, inner)) }
            },
        }
    }

    /// Says why a move can't be made, if the viewer has something to choose.
    fn reason(&self, mv: M) -> Option<String> {
        let reasons = self.reasons.filter(|_| self.is_asked())?;
        Some(self.say(&reasons(mv)))
    }

    /// Returns what changed, in order.
    pub fn changes(&self) -> &'a [Change<'a, T>] {
        self.changes
    }

    /// Draws the numbers of the changes that touched a thing.
    pub fn tags(&self, is_touched: impl Fn(&Change<'_, T>) -> bool) -> Markup {
        let touching = self.changes.iter().filter(|it| is_touched(it));
        html! {
            @for change in touching {
                span.tag.(change.mover.map_or("seat-0", shapes::seat_class)) {
                    (change.number)
                    @if let Some(seat) = change.mover { (shapes::mark(seat)) }
                }
            }
        }
    }
}

/// What is shorter may as well be sent again: to name it takes as long.
const IN_LEN_MIN: usize = 80;

/// What a target shows.
enum Inner {
    /// Drawn for it alone.
    Own(Markup),
    /// An inset, which is an element with an id already.
    Inset(Markup),
}

/// Adds the name of a thing for screen readers, which are not told what it shows. What it shows
/// has an id, so that it need not be sent again when only what can be done with it changes.
fn called(id: &str, name: &str, inner: &Inner) -> Markup {
    html! {
        span.called.vh { (name) }
        @match inner {
            Inner::Inset(inset) => (inset),
            Inner::Own(inner) if inner.0.is_empty() => {},
            Inner::Own(inner) => {
                @let in_id = (inner.0.len() >= IN_LEN_MIN).then(|| format!("{id}-in"));
                span.in id=[in_id] aria-hidden="true" { (inner) }
            },
        }
    }
}

/// A thing that remains the same in the next drawing, so that it can be seen to move.
#[derive(Clone, Copy, Debug)]
pub struct Piece<'a> {
    /// Its name, in every drawing that has it.
    pub id: &'a str,
    /// What disappears with it: it went to the thing that gets this.
    pub leaves: &'a str,
    /// What it may have been before it came here.
    pub gets: Option<&'a str>,
}

/// Returns the id of a target, the same in every drawing.
fn id(notation: &str) -> String {
    let mut id = String::with_capacity(2 + notation.len());
    id.push_str("t-");
    id.extend(notation.chars().map(|c| if c.is_alphanumeric() { c } else { '-' }));
    id
}

impl<M: fmt::Debug, T: fmt::Debug> fmt::Debug for Desk<'_, M, T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Desk")
            .field("viewer", &self.viewer)
            .field("choices", &self.choices)
            .field("changes", &self.changes)
            .finish_non_exhaustive()
    }
}
