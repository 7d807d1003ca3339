//! Judges one move: what it was worth, and what the alternatives were worth.

use catalog::{Advised, AnyGame, MoveId, Weight};
use rules_core::Seat;

use crate::{
    Change, Considered, Grade, JudgedChoice, Outlook, Settings, report::tidy, settings::Purpose,
};

/// A smaller loss of win probability is noise, however many visits are made.
const WIN_FLOOR: f64 = 0.01;

/// How many visits a search wastes on a bad reply of the mover before it knows
/// better, which matters if there are only few visits.
const N_CURIOUS: f64 = 2.0;

/// A smaller loss of points is noise.
const POINTS_FLOOR: f64 = 0.1;

/// Estimates what each seat can expect. The dice are the same for every state.
pub(crate) fn outlooks(game: &dyn AnyGame, settings: &Settings) -> Vec<Outlook> {
    let prospects = game.prospects(settings.tries, settings.seed).into_iter();
    let outlook = |it: catalog::Prospect| Outlook {
        win: tidy(it.win.into()),
        points: tidy(it.points.into()),
        error: tidy(it.error.into()),
    };
    prospects.map(outlook).collect()
}

/// Judges a move of a seat; returns `None` if there was no choice.
pub(crate) fn choice(
    game: &dyn AnyGame,
    seat: Seat,
    number: u32,
    played: MoveId,
    settings: &Settings,
) -> Option<JudgedChoice> {
    let seed = settings.seed_of(number, Purpose::Search);
    let advice = game.advise(seat, settings.visits, seed)?;
    let [best, _, ..] = &advice.options[..] else { return None };
    let mut choice = JudgedChoice {
        best: game.notation(best.mv),
        best_promise: promise(best.weight),
        played_promise: promise(best.weight),
        loss: Change::default(),
        noise: 0.0,
        grade: Grade::Best,
        options: considered(game, &advice.options, played),
    };
    if best.mv != played {
        compare(game, number, [best.mv, played], settings, &mut choice);
    }
    Some(choice)
}

/// Compares the best move with the played one, twice.
///
/// The search that found the best move tends to overestimate it, and has hardly
/// visited the others. So both are evaluated again with new dice and the same
/// number of visits. If the two comparisons don't agree on which move is better,
/// nothing was lost.
fn compare(
    game: &dyn AnyGame,
    number: u32,
    [best, played]: [MoveId; 2],
    settings: &Settings,
    choice: &mut JudgedChoice,
) {
    let visits = settings.visits.div_ceil(2);
    let weigh = |mv, look| game.weigh(mv, visits, settings.seed_of(number, look));
    let best = [weigh(best, Purpose::First), weigh(best, Purpose::Second)];
    let other = [weigh(played, Purpose::First), weigh(played, Purpose::Second)];
    let wins = [0, 1].map(|idx| f64::from(best[idx].win - other[idx].win));
    let points = [0, 1].map(|idx| f64::from(best[idx].points - other[idx].points));
    let error = error([best, other].concat().iter());
    let floor = (WIN_FLOOR + N_CURIOUS / f64::from(visits)).max(2.0 * error);
    let win = lost(wins, floor);
    // Points that are given up for a better chance to win are well spent.
    let is_well_spent = mean(wins) <= -WIN_FLOOR;
    // If the chance is that uncertain, the points are no more reliable.
    let is_known = error == 0.0 || win > 0.0;
    let points = if is_well_spent || !is_known { 0.0 } else { lost(points, POINTS_FLOOR) };
    choice.best_promise = average(best);
    choice.played_promise = average(other);
    choice.loss = Change { win, points };
    choice.noise = tidy(((wins[0] - wins[1]).abs() / 2.0).max(error));
    choice.grade = Grade::of_loss(choice.loss);
}

/// Returns the standard error of the difference between two means.
fn error<'a>(weights: impl Iterator<Item = &'a Weight>) -> f64 {
    weights.map(|it| f64::from(it.error).powi(2)).sum::<f64>().sqrt() / 2.0
}

/// Returns the loss that both measurements agree on, if it is worth mentioning.
fn lost(measured: [f64; 2], floor: f64) -> f64 {
    let do_agree = measured.iter().all(|it| *it > 0.0);
    if do_agree && mean(measured) >= floor { tidy(mean(measured)) } else { 0.0 }
}

fn mean([first, second]: [f64; 2]) -> f64 {
    (first + second) / 2.0
}

fn average(weights: [Weight; 2]) -> Change {
    let [first, second] = weights.map(|it| (f64::from(it.win), f64::from(it.points)));
    Change { win: tidy(mean([first.0, second.0])), points: tidy(mean([first.1, second.1])) }
}

fn promise(weight: Weight) -> Change {
    Change { win: tidy(weight.win.into()), points: tidy(weight.points.into()) }
}

/// Returns the moves that the search visited, and always the played one.
fn considered(game: &dyn AnyGame, options: &[Advised], played: MoveId) -> Vec<Considered> {
    let is_known = |it: &&Advised| it.weight.n_visits > 0 || it.mv == played;
    let considered = options.iter().filter(is_known).map(|it| Considered {
        mv: game.notation(it.mv),
        n_visits: it.weight.n_visits,
        win: tidy(it.weight.win.into()),
        points: tidy(it.weight.points.into()),
        line: it.line.iter().map(|step| game.notation(step.mv)).collect(),
    });
    considered.collect()
}

#[cfg(test)]
mod tests {
    use super::{WIN_FLOOR, lost};

    #[test]
    fn what_measurements_do_not_agree_on_is_no_loss() {
        assert_eq!(lost([0.3, 0.1], WIN_FLOOR), 0.2);
        assert_eq!(lost([0.3, -0.01], WIN_FLOOR), 0.0);
        assert_eq!(lost([0.004, 0.008], WIN_FLOOR), 0.0);
        assert_eq!(lost([-0.3, -0.1], WIN_FLOOR), 0.0);
    }
}
