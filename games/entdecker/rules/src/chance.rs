//! What chance may do: the draw for the first seat, the spinner, the stacks and the
//! chips.

use rules_core::Seat;

use crate::{Back, Entdecker, Move, Phase};

pub(crate) fn chances(game: &Entdecker, out: &mut Vec<(Move, u32)>) {
    out.clear();
    match game.phase {
        Phase::Back(_) => {
            let backs = Back::ALL.map(|back| (Move::Back(back), game.stacks.n_below(back).into()));
            out.extend(backs.into_iter().filter(|(_, n)| *n > 0));
        }
        Phase::First => out.extend(Seat::all(game.n_seats()).map(|seat| (Move::First(seat), 1))),
        Phase::Income => {
            let spins = game.tiles.spinner();
            for (idx, gold) in spins.iter().enumerate() {
                if !spins[..idx].contains(gold) {
                    let n = spins.iter().filter(|it| *it == gold).count() as u32;
                    out.push((Move::Income(*gold), n));
                }
            }
        }
        Phase::Tile(stack) => {
            out.extend(game.stacks.tops(stack).map(|(tile, n)| (Move::Tile(tile), n.into())));
        }
        Phase::Gift | Phase::Chip { .. } => {
            out.extend(game.chips.iter().map(|(value, n)| (Move::Chip(value), n.into())));
        }
        Phase::Start
        | Phase::Announce
        | Phase::Sail
        | Phase::Place
        | Phase::Choose
        | Phase::Over => {}
    }
}

pub(crate) fn chance_weight(game: &Entdecker) -> u32 {
    match game.phase {
        Phase::Back(_) => {
            let [plain, question] = Back::ALL.map(|back| game.stacks.n_below(back));
            u32::from(plain + question)
        }
        Phase::First => u32::from(game.n_seats()),
        Phase::Income => game.tiles.spinner().len() as u32,
        Phase::Tile(stack) => {
            let back = game.stacks.stack(stack).back;
            back.map_or(0, |back| game.stacks.n_with_back(back)).into()
        }
        Phase::Gift | Phase::Chip { .. } => game.chips.total().into(),
        Phase::Start
        | Phase::Announce
        | Phase::Sail
        | Phase::Place
        | Phase::Choose
        | Phase::Over => 0,
    }
}

pub(crate) fn chance_at(game: &Entdecker, point: u32) -> Move {
    match game.phase {
        Phase::Back(_) => {
            let is_plain = point < u32::from(game.stacks.n_below(Back::Plain));
            Move::Back(if is_plain { Back::Plain } else { Back::Question })
        }
        Phase::First => Move::First(Seat(point as u8)),
        Phase::Income => Move::Income(spin_at(game.tiles.spinner(), point as usize)),
        Phase::Tile(stack) => Move::Tile(game.stacks.top_at(stack, point as u8)),
        Phase::Gift | Phase::Chip { .. } => Move::Chip(game.chips.at(point as u8)),
        Phase::Start
        | Phase::Announce
        | Phase::Sail
        | Phase::Place
        | Phase::Choose
        | Phase::Over => panic!("chance decides nothing now"),
    }
}

/// The spinner's fields with equal ones side by side, as they are listed.
fn spin_at(spins: &[u8], mut point: usize) -> u8 {
    for (idx, gold) in spins.iter().enumerate() {
        if spins[..idx].contains(gold) {
            continue;
        }
        let n = spins.iter().filter(|it| *it == gold).count();
        if point < n {
            return *gold;
        }
        point -= n;
    }
    unreachable!("the point is below the number of fields")
}
