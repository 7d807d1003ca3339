//! What lies before the one who looks, beside the view: words, choices, and
//! what changed since.

use std::fmt::{self, Display};

use maud::{Markup, html};
use rules_core::Seat;
use words::{Message, Speaker};

use crate::shapes;

/// A legal move of the one who looks, as a target to be.
#[derive(Clone, Copy, Debug)]
pub struct Choice<'a> {
    /// The move in the game's notation.
    pub mv: &'a str,
    /// What it does and costs.
    pub label: &'a Message,
    /// Whether it can't be taken back.
    pub is_final: bool,
}

/// A move made since the last turn of the one who looks.
#[derive(Clone, Copy, Debug)]
pub struct Change<'a> {
    /// The number it is tagged with, counted from 1.
    pub number: u16,
    /// Who moved; nobody where chance decided.
    pub mover: Option<Seat>,
    /// What the one who looks saw of it, in the notation of transcripts.
    pub seen: &'a str,
}

/// Says why a move in the game's notation can't be made.
type Reasons<'a> = &'a (dyn Fn(&str) -> Option<Message> + 'a);

/// What a drawing needs beside the view.
#[derive(Clone)]
pub struct Desk<'a> {
    speaker: &'a Speaker,
    viewer: Option<Seat>,
    /// In the order of their notation.
    choices: Vec<Choice<'a>>,
    changes: &'a [Change<'a>],
    reasons: Option<Reasons<'a>>,
}

impl<'a> Desk<'a> {
    /// A desk for one who only looks on.
    pub fn new(speaker: &'a Speaker, viewer: Option<Seat>) -> Desk<'a> {
        Desk { speaker, viewer, choices: Vec::new(), changes: &[], reasons: None }
    }

    /// Lays out the legal moves of the one who looks.
    #[must_use]
    pub fn with_choices(mut self, choices: impl IntoIterator<Item = Choice<'a>>) -> Desk<'a> {
        self.choices = choices.into_iter().collect();
        self.choices.sort_unstable_by_key(|it| it.mv);
        self
    }

    /// Marks what changed since the last turn of the one who looks.
    #[must_use]
    pub fn with_changes(mut self, changes: &'a [Change<'a>]) -> Desk<'a> {
        self.changes = changes;
        self
    }

    /// Explains what can't be done.
    #[must_use]
    pub fn with_reasons(mut self, reasons: Reasons<'a>) -> Desk<'a> {
        self.reasons = Some(reasons);
        self
    }

    /// Returns the seat that looks; nobody's for spectators.
    pub fn viewer(&self) -> Option<Seat> {
        self.viewer
    }

    /// Returns who says everything.
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

    /// Returns whether the one who looks has something to choose.
    pub fn is_asked(&self) -> bool {
        !self.choices.is_empty()
    }

    /// Returns all choices in the order of their notation.
    pub fn choices(&self) -> &[Choice<'a>] {
        &self.choices
    }

    /// Returns the choice of a move if it is legal now.
    pub fn choice(&self, mv: &impl Display) -> Option<&Choice<'a>> {
        let mv = mv.to_string();
        let found = self.choices.binary_search_by(|it| it.mv.cmp(&mv));
        found.ok().map(|idx| &self.choices[idx])
    }

    /// Draws a thing that a move is made with.
    ///
    /// While the one who looks has a choice it is a button: one that picks the
    /// move, or one that says why it can't be made. Else it is only drawn.
    /// `name` is what is read aloud, the most important word first; `inner`
    /// holds nothing but text, `span` and `svg`.
    pub fn target(&self, mv: &impl Display, class: &str, name: &str, inner: Markup) -> Markup {
        self.drawn(mv, None, (class, name), inner)
    }

    /// Draws a thing that a move is made with and that stays the same thing from
    /// one drawing to the next, wherever it goes.
    pub fn piece(
        &self,
        mv: &impl Display,
        piece: &Piece<'_>,
        class: &str,
        name: &str,
        inner: Markup,
    ) -> Markup {
        self.drawn(mv, Some(piece), (class, name), inner)
    }

    fn drawn(
        &self,
        mv: &impl Display,
        piece: Option<&Piece<'_>>,
        (class, name): (&str, &str),
        inner: Markup,
    ) -> Markup {
        let notation = mv.to_string();
        let piece_id = piece.map(|it| it.id);
        let leaves = piece.map(|it| it.leaves);
        let gets = piece.and_then(|it| it.gets);
        if let Some(choice) = self.choice(mv) {
            let label = self.say(choice.label);
            return html! {
                button.target.(class) form="play" name="mv" value=(notation) id=(id(&notation))
                    data-preview=(label) data-final[choice.is_final]
                    data-piece-id=[piece_id] data-leaves=[leaves] data-gets=[gets]
                { (called(name, &inner)) }
            };
        }
        match self.reason(&notation) {
            Some(reason) => html! {
                button.target.shut.(class) type="button" id=(id(&notation)) aria-disabled="true"
                    data-why=(reason) data-piece-id=[piece_id] data-leaves=[leaves]
                    data-gets=[gets] { (called(name, &inner)) }
            },
            None => html! {
                span.(class) id=(id(&notation)) data-piece-id=[piece_id] data-leaves=[leaves]
                    data-gets=[gets] { (inner) }
            },
        }
    }

    /// Says why a move can't be made by the one who has to choose now.
    fn reason(&self, mv: &str) -> Option<String> {
        let reasons = self.reasons.filter(|_| self.is_asked())?;
        reasons(mv).map(|it| self.say(&it))
    }

    /// Returns what changed, in order.
    pub fn changes(&self) -> &[Change<'a>] {
        self.changes
    }

    /// Draws the numbers of the changes that touched a thing.
    pub fn tags(&self, is_touched: impl Fn(&Change<'_>) -> bool) -> Markup {
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

/// Names what a button shows, for those who listen: its name says it all.
fn called(name: &str, inner: &Markup) -> Markup {
    html! {
        span.called.vh { (name) }
        @if !inner.0.is_empty() { span.in aria-hidden="true" { (inner) } }
    }
}

/// What stays the same thing from one drawing to the next, so that it can be seen to move.
#[derive(Clone, Copy, Debug)]
pub struct Piece<'a> {
    /// Its name, in every drawing that has it.
    pub id: &'a str,
    /// What is gone if it is: something that gets this then is where it went.
    pub leaves: &'a str,
    /// What it may have been before it was here.
    pub gets: Option<&'a str>,
}

/// A target keeps its id from one drawing to the next.
fn id(notation: &str) -> String {
    let mut id = String::with_capacity(2 + notation.len());
    id.push_str("t-");
    id.extend(notation.chars().map(|c| if c.is_alphanumeric() { c } else { '-' }));
    id
}

impl fmt::Debug for Desk<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Desk")
            .field("viewer", &self.viewer)
            .field("choices", &self.choices)
            .field("changes", &self.changes)
            .finish_non_exhaustive()
    }
}
