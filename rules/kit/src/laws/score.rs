//! Laws about the result.

use rules_core::{Config, Dice, Game, Rate, Standing, Tally, Term, Turn};

use crate::{laws::Verdict, playout};

/// Every total is the sum of its terms, and the places follow from the totals.
pub fn totals_add_up<G: Game>(config: &Config<G::Options>, choices: &[u16]) -> Verdict {
    let mut playout = playout::<G>(config, choices);
    playout.play_on(&mut Dice::from_seed(0));
    playout.each_state(|state| match state.turn() {
        Turn::Over(standing) => check_standing(state, &standing),
        Turn::Seat(_) | Turn::Chance => Ok(()),
    })
}

fn check_standing<G: Game>(state: &G, standing: &Standing) -> Verdict {
    let tallies = standing.seats();
    ensure!(tallies.n_seats() == state.n_seats(), "the result has {} seats", tallies.n_seats());
    for (seat, tally) in tallies.iter() {
        for term in tally.terms.iter().chain(&tally.tie_breaks) {
            check_term(term).map_err(|why| format!("seat {seat}: {why}"))?;
        }
        let sum: i32 = tally.terms.iter().map(|term| term.points).sum();
        ensure!(
            sum == tally.points,
            "seat {seat} has {} points, but its terms add up to {sum}",
            tally.points
        );
        let n_better = tallies.values().iter().filter(|it| strength(it) > strength(tally)).count();
        let place = n_better + 1;
        ensure!(
            usize::from(tally.place) == place,
            "seat {seat} has place {}, not {place}",
            tally.place
        );
    }
    Ok(())
}

/// Checks that a term can be explained: `moai 3 × 4 = 12`.
fn check_term(term: &Term) -> Verdict {
    ensure!(!term.what.is_empty(), "a term has no name: {term:?}");
    let points = match term.rate {
        Rate::Points => Some(term.n),
        Rate::Each(value) => term.n.checked_mul(value),
        Rate::Per(divisor) => term.n.checked_div(divisor),
    };
    ensure!(points == Some(term.points), "the points of a term are wrong: {term:?}");
    Ok(())
}

fn strength(tally: &Tally) -> (i32, Vec<i32>) {
    (tally.points, tally.tie_breaks.iter().map(|term| term.n).collect())
}
