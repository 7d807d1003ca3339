//! What a view of Rapa Nui promises each seat.

use std::sync::LazyLock;

use bots::{
    Mind, Think,
    eval::{Evaluate, Features},
};
use rapanui_rules::{Kind, Phase, RapaNui, Sort, View, gains, offering_values};
use rules_core::{PerSeat, Seat};

use crate::Set;

/// How many cards the deck has after the setup.
const N_DECK: f32 = 34.0;

/// What one piece of each good is roughly worth in the end, to guess which
/// column the next seat will take from.
const WOOD: f32 = 0.35;
const OFFERING: f32 = 1.6;

impl Think for Set {
    fn mind() -> Mind<RapaNui> {
        static MIND: LazyLock<Mind<RapaNui>> = LazyLock::new(|| {
            let settings = include_str!("../search.txt");
            let weights = include_str!("../weights/search.txt");
            let greedy = include_str!("../weights/search.txt");
            Mind::read::<Set>(settings, weights, greedy).expect("weights that a test reads")
        });
        MIND.clone()
    }
}

impl Evaluate for Set {
    const FEATURES: &'static [&'static str] = &[
        "one",
        "left",
        "fame",
        "moai",
        "wood",
        "wood-left",
        "offerings-by-stone",
        "offerings-by-stone-left",
        "offerings",
        "offerings-left",
        "woodcutters-left",
        "priests-left",
        "moai-left",
        "sorts-left",
        "gatherers-left",
        "most-woodcutters-left",
        "most-priests-left",
        "most-moai-left",
        "most-gatherers-left",
        "hand-woodcutters-left",
        "hand-priests-left",
        "hand-moai-left",
        "hand-moai-paid",
        "hand-gatherers-left",
        "next-gain",
        "steps-to-turn-left",
    ];

    fn features(view: &View, out: &mut Features) -> (u8, f32) {
        let tribes = &view.shown.tribes;
        let left = part_left(view);
        let stone = stone(view);
        let values = offering_values(&stone);
        let bonuses = bonuses(view);
        let next = next_gains(view);
        for (seat, tribe) in tribes.iter() {
            let hand = &view.known.hands[seat];
            let mut offerings = view.known.ledgers[seat];
            for card in view.known.hidden.iter().filter(|card| card.seat == seat) {
                if let Some(sort) = card.sort {
                    offerings[sort] = offerings[sort].saturating_sub(1);
                }
            }
            let n_unseen = f32::from(offerings.total() - tribe.n_offerings.min(offerings.total()));
            let n_offerings = f32::from(tribe.n_offerings);
            // Unseen face-down cards came from the hand, but nobody knows of which
            // sort they are.
            let scale = n_offerings / (n_offerings + n_unseen).max(1.0);
            let by_stone: f32 = offerings
                .iter()
                .map(|(sort, n)| f32::from(n) * f32::from(values[sort]))
                .sum::<f32>()
                * scale;
            let sorts = Sort::ALL.map(|sort| tribe.display[Kind::Gatherer(sort)]);
            let n_sorts = sorts.iter().filter(|n| **n > 0).count() as f32;
            let n_gatherers = f32::from(sorts.iter().sum::<u8>());
            let n_moai = f32::from(tribe.display[Kind::Moai]);
            let wood = f32::from(tribe.wood);
            let hand_gatherers = Sort::ALL
                .into_iter()
                .map(|sort| f32::from(hand[Kind::Gatherer(sort)]))
                .sum::<f32>();
            let hand_moai = f32::from(hand[Kind::Moai]);
            let is_paid = hand[Kind::Moai] > 0 && tribe.wood >= rapanui_rules::MOAI_COST;
            let bonus = bonuses[seat];
            let n_seats = tribes.n_seats();
            let steps = f32::from((n_seats + seat.0 - view.active.0) % n_seats);
            let numbers = [
                1.0,
                left,
                f32::from(tribe.fame),
                n_moai,
                wood,
                wood * left,
                by_stone,
                by_stone * left,
                n_offerings,
                n_offerings * left,
                f32::from(tribe.display[Kind::Woodcutter]) * left,
                f32::from(tribe.display[Kind::Priest]) * left,
                n_moai * left,
                n_sorts * left,
                n_gatherers * left,
                bonus[0] * left,
                bonus[1] * left,
                bonus[2] * left,
                bonus[3] * left,
                f32::from(hand[Kind::Woodcutter]) * left,
                f32::from(hand[Kind::Priest]) * left,
                hand_moai * left,
                f32::from(u8::from(is_paid)) * left.min(0.25),
                hand_gatherers * left,
                next[seat],
                steps / f32::from(n_seats) * left,
            ];
            out[seat.idx()][..numbers.len()].copy_from_slice(&numbers);
        }
        (tribes.n_seats(), left)
    }
}

/// Returns how much of the game is left.
fn part_left(view: &View) -> f32 {
    match view.phase {
        Phase::Over => 0.0,
        _ => f32::from(view.shown.n_deck).min(N_DECK) / N_DECK,
    }
}

/// Counts what is known to lie on the stone.
fn stone(view: &View) -> rapanui_rules::BySort {
    let mut stone = view.known.face_up;
    for sort in view.known.hidden.iter().filter_map(|card| card.sort) {
        stone[sort] += 1;
    }
    stone
}

/// Returns how many majorities each seat has: of woodcutters, of priests, of
/// moai, and of all sorts of hunter-gatherers together.
fn bonuses(view: &View) -> PerSeat<[f32; 4], 4> {
    let tribes = &view.shown.tribes;
    let mut bonuses = PerSeat::new(tribes.n_seats(), [0.0; 4]);
    for kind in Kind::ALL {
        let counts = tribes.map(|_, tribe| tribe.display[kind]);
        let most = counts.values().iter().copied().max().unwrap_or(0);
        let mut leaders = counts.iter().filter(|(_, n)| **n == most).map(|(seat, _)| seat);
        if let (Some(leader), None, 2..) = (leaders.next(), leaders.next(), most) {
            bonuses[leader][kind.idx().min(3)] += 1.0;
        }
    }
    bonuses
}

/// Guesses what the next scoring brings each seat: whoever is to draw takes
/// from the column that is best for it.
fn next_gains(view: &View) -> PerSeat<f32, 4> {
    let n_seats = view.shown.tribes.n_seats();
    let mut best = PerSeat::new(n_seats, 0.0);
    let chooser = match view.phase {
        Phase::Buy | Phase::Play | Phase::Offer(_) | Phase::Hide | Phase::Add => view.active,
        Phase::Draw { .. } | Phase::Refill { .. } => view.active,
        // The turn has been scored: the next one draws.
        Phase::Yield(_) | Phase::Substitute { .. } => view.active.next(n_seats),
        Phase::Start | Phase::Colour(_) | Phase::Columns | Phase::Over => return best,
    };
    let mut best_lead = f32::MIN;
    for column in &view.shown.columns {
        let worth = match column.second() {
            Some(kind) => worth_of(view, kind),
            None => PerSeat::new(n_seats, 0.0),
        };
        let lead = lead_of(&worth, chooser);
        if best_lead < lead {
            (best_lead, best) = (lead, worth);
        }
    }
    best
}

fn worth_of(view: &View, kind: Kind) -> PerSeat<f32, 4> {
    let each = match kind {
        Kind::Woodcutter => WOOD,
        Kind::Priest | Kind::Moai => 1.0,
        Kind::Gatherer(_) => OFFERING,
    };
    gains(view, kind).map(|_, gain| f32::from(gain.total()) * each)
}

/// Returns how much more a seat gains than the others do on average.
fn lead_of(worth: &PerSeat<f32, 4>, seat: Seat) -> f32 {
    let all: f32 = worth.values().iter().sum();
    let n_others = f32::from(worth.n_seats() - 1).max(1.0);
    worth[seat] - (all - worth[seat]) / n_others
}
