//! What playing cards would change; shown while the move is selected.

use rapanui_rules::{Batch, Gain, Kind, Move, Sort, View, gains};
use rules_core::PerSeat;

use crate::board::Desk;

/// The table after cards of one kind have been played.
pub(super) struct Ghost<'a> {
    /// The move that plays them, in the game's notation.
    pub(super) notation: &'a str,
    /// The kind of the cards.
    pub(super) kind: Kind,
    /// How many of the kind the mover's display has afterwards.
    pub(super) n_cards: u8,
    /// What each seat would get if the kind scored then.
    pub(super) gains: PerSeat<Gain, 4>,
}

pub(super) fn ghosts<'a>(view: &View, desk: &Desk<'a>) -> impl Iterator<Item = Ghost<'a>> {
    desk.choices().filter_map(|(mv, choice)| {
        let seat = desk.viewer()?;
        let (kind, n_played) = played(mv)?;
        let mut after = *view;
        let display = &mut after.shown.tribes[seat].display;
        display[kind] += n_played;
        let n_cards = display[kind];
        let gains = gains(&after, kind);
        Some(Ghost { notation: &choice.notation, kind, n_cards, gains })
    })
}

/// Returns the kind and number of cards that a move adds to the display.
pub(super) fn played(mv: Move) -> Option<(Kind, u8)> {
    match mv {
        Move::PlayWoodcutter => Some((Kind::Woodcutter, 1)),
        Move::PlayPriest => Some((Kind::Priest, 1)),
        Move::Build => Some((Kind::Moai, 1)),
        Move::PlayGatherers(sort, batch) => Some((Kind::Gatherer(sort), batch.n())),
        Move::Start(_)
        | Move::Colour(_)
        | Move::Deal(_)
        | Move::Buy(_)
        | Move::Return
        | Move::Offer(_)
        | Move::Hide(_)
        | Move::Add(_)
        | Move::Draw(_)
        | Move::ChooseWood
        | Move::ChooseFame
        | Move::Take(_)
        | Move::Decline => None,
    }
}

/// Returns the move that is made with the nth card of its kind in the hand.
pub(super) fn play(kind: Kind, idx: u8) -> Option<Move> {
    match kind {
        Kind::Woodcutter => (idx == 0).then_some(Move::PlayWoodcutter),
        Kind::Priest => (idx == 0).then_some(Move::PlayPriest),
        Kind::Moai => (idx == 0).then_some(Move::Build),
        Kind::Gatherer(sort) => gatherers(sort, idx),
    }
}

fn gatherers(sort: Sort, idx: u8) -> Option<Move> {
    let batch = Batch::ALL.get(usize::from(idx))?;
    Some(Move::PlayGatherers(sort, *batch))
}
