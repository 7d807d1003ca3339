//! What playing cards would change: shown while the move is picked.

use boards::Desk;
use rapanui_rules::{Batch, Gain, Kind, Move, Sort, View, gains};
use rules_core::PerSeat;

/// The table after cards of one kind were played.
pub(super) struct Ghost<'a> {
    /// The move that plays them.
    pub(super) mv: &'a str,
    /// The kind they are.
    pub(super) kind: Kind,
    /// How many there are then in the display of the one who plays.
    pub(super) n_cards: u8,
    /// What each seat would then get if the kind scored.
    pub(super) gains: PerSeat<Gain, 4>,
}

pub(super) fn ghosts<'a>(
    view: &'a View,
    desk: &'a Desk<'_>,
) -> impl Iterator<Item = Ghost<'a>> + 'a {
    desk.choices().iter().filter_map(|choice| {
        let seat = desk.viewer()?;
        let (kind, n_played) = played(choice.mv.parse().ok()?)?;
        let mut after = *view;
        let display = &mut after.shown.tribes[seat].display;
        display[kind] += n_played;
        let n_cards = display[kind];
        Some(Ghost { mv: choice.mv, kind, n_cards, gains: gains(&after, kind) })
    })
}

/// What a move lays into the display.
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

/// The move made with the card at a place among its like in the hand.
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
