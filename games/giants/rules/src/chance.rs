//! What the lot and the dice may do.

use rules_core::Seat;

use crate::{
    ChanceMove, Giants, Move, Phase, UpTo,
    data::{DICE, Faces, n_dice},
};

pub(crate) fn chances(game: &Giants, out: &mut Vec<(Move, u32)>) {
    out.clear();
    match outcomes(game) {
        Outcomes::Lot(n_seats) => {
            out.extend(Seat::all(n_seats).map(|seat| (Move::Chance(ChanceMove::Start(seat)), 1)));
        }
        Outcomes::Die(faces) => {
            let weight = |face: u8| faces.iter().filter(|it| **it == face).count() as u32;
            let rolls = UpTo::all_to(3)
                .map(|face| (Move::Chance(ChanceMove::Roll(face)), weight(face.n())));
            out.extend(rolls.filter(|(_, weight)| *weight > 0));
        }
        Outcomes::None => {}
    }
}

pub(crate) fn chance_weight(game: &Giants) -> u32 {
    match outcomes(game) {
        Outcomes::Lot(n_seats) => n_seats.into(),
        Outcomes::Die(faces) => faces.len() as u32,
        Outcomes::None => 0,
    }
}

pub(crate) fn chance_at(game: &Giants, point: u32) -> Move {
    match outcomes(game) {
        Outcomes::Lot(_) => Move::Chance(ChanceMove::Start(Seat(point as u8))),
        // The faces of a die stand in order.
        Outcomes::Die(faces) => Move::Chance(ChanceMove::Roll(
            UpTo::new(faces[point as usize]).expect("a face from 0 to 3"),
        )),
        Outcomes::None => panic!("chance decides nothing now"),
    }
}

enum Outcomes {
    /// The start player out of this many seats (GI-S2).
    Lot(u8),
    /// The next die (GI-1a, GI-S3).
    Die(Faces),
    None,
}

fn outcomes(game: &Giants) -> Outcomes {
    match game.phase {
        Phase::Start => Outcomes::Lot(game.n_seats()),
        Phase::Roll { n_left } => Outcomes::Die(DICE[usize::from(n_dice(game.n_seats()) - n_left)]),
        Phase::Bid { .. }
        | Phase::Carve { .. }
        | Phase::Place(_)
        | Phase::PlaceOn { .. }
        | Phase::PlaceLogs { .. }
        | Phase::PlaceAction { .. }
        | Phase::Transport { .. }
        | Phase::Carry(_)
        | Phase::Help { .. }
        | Phase::CleanUp(_)
        | Phase::Over => Outcomes::None,
    }
}
