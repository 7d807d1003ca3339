//! Whose turn it is, when the game ends, and the final score.

use rules_core::{Rate, Seat, Standing, Term, Terms, TieBreaks, Turn};

use crate::{
    Giants, Phase, StatueScoring, TabletsScore,
    data::{POINTS_FOR_PAIR, TABLETS_IN_PAIR},
};

#[inline]
pub(crate) fn turn(game: &Giants) -> Turn {
    match seat_to_move(game) {
        Some(seat) => Turn::Seat(seat),
        None if game.phase == Phase::Over => Turn::Over(standing(game)),
        None => Turn::Chance,
    }
}

/// Returns the seat that has to choose.
#[inline]
pub(crate) fn seat_to_move(game: &Giants) -> Option<Seat> {
    match game.phase {
        Phase::Start | Phase::Roll { .. } | Phase::Over => None,
        Phase::Carve { place, .. } => Some(game.carver(place)),
        Phase::Bid { seat, .. }
        | Phase::Place(seat)
        | Phase::PlaceOn { seat, .. }
        | Phase::PlaceLogs { seat, .. }
        | Phase::PlaceAction { seat, .. }
        | Phase::Transport { seat, .. }
        | Phase::CleanUp(seat) => Some(seat),
        Phase::Carry(carry) | Phase::Help { carry, .. } => Some(carry.seat),
    }
}

/// GI-6, GI-O20: the game ends with this round.
pub(crate) fn is_last_round(game: &Giants) -> bool {
    game.n_rounds() <= game.round || Seat::all(game.n_seats()).any(|it| has_finished(game, it))
}

/// GI-6: no pedestal left behind the screen, and a statue on each on the map.
pub(crate) fn has_finished(game: &Giants, seat: Seat) -> bool {
    let mut own = game.stands.iter().filter(|it| it.owner() == Some(seat));
    game.tribes[seat].behind.pedestals == 0 && own.all(|it| it.statue().is_some())
}

/// Returns the points a seat is shown to have.
///
/// GI-7a: statues count at the end, or at once if the options say so.
pub(crate) fn points(game: &Giants, seat: Seat) -> u32 {
    let statues = match game.options.statue_scoring {
        StatueScoring::AtTheEnd => 0,
        StatueScoring::WhenErected => {
            let sites = game.options.board.numbered_sites();
            let own = sites.filter(|(no, _)| game.stand(*no).owner() == Some(seat));
            let size = |no| game.stand(no).statue().map_or(0, |size| u32::from(size.n()));
            own.map(|(no, site)| u32::from(site.statue) * size(no)).sum()
        }
    };
    game.tribes[seat].help + statues
}

/// GI-7a, GI-7b.
fn standing(game: &Giants) -> Standing {
    Standing::new(game.n_seats(), |seat| {
        let tribe = &game.tribes[seat];
        let mut terms = Terms::new();
        terms.push(Term::new("help", tribe.help as i32, Rate::Points));
        for (no, site) in game.options.board.numbered_sites() {
            let stand = game.stand(no);
            let Some(size) = stand.statue().filter(|_| stand.owner() == Some(seat)) else {
                continue;
            };
            terms.push(Term::new("statue", size.n().into(), Rate::Each(site.statue.into())));
            if stand.has_headdress() {
                terms.push(Term::new("headdress", site.headdress.into(), Rate::Points));
            }
        }
        let tablets = i32::from(tribe.tablets);
        match game.options.tablets_score {
            TabletsScore::No => {}
            TabletsScore::Pairs => {
                let pairs = i32::from(tribe.tablets / TABLETS_IN_PAIR);
                terms.push(Term::new("tablet-pair", pairs, Rate::Each(POINTS_FOR_PAIR)));
            }
        }
        let mut tie_breaks = TieBreaks::new();
        tie_breaks.push(Term::new("tablet", tablets, Rate::Points));
        (terms, tie_breaks)
    })
}
