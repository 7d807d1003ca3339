//! What a view of Entdecker promises each seat.

mod survey;
mod voyage;

use std::sync::LazyLock;

use bots::{
    Mind, Think,
    eval::{Evaluate, Features},
};
use entdecker_rules::{Entdecker, Phase, Unit, View};
use rules_core::Seat;

use self::survey::Survey;
use crate::Set;

/// How many tiles are drawn for each that finds a place.
const DRAWS_PER_SPACE: f32 = 1.4;

/// Gold above this is likely to be lost, because nobody can have more than 12.
const GOLD_ENOUGH: u8 = 8;

/// An island with this few open sides may soon be complete.
const FEW_OPEN: u8 = 2;

impl Think for Set {
    fn mind() -> Mind<Entdecker> {
        static MIND: LazyLock<Mind<Entdecker>> = LazyLock::new(|| {
            let settings = include_str!("../search.txt");
            let weights = include_str!("../weights/search.txt");
            let greedy = include_str!("../weights/greedy.txt");
            Mind::read::<Set>(settings, weights, greedy).expect("weights that a test reads")
        });
        MIND.clone()
    }
}

impl Evaluate for Set {
    const FEATURES: &'static [&'static str] = &[
        "one",
        "left",
        "points",
        "lead-size",
        "lead-open",
        "lead-open-left",
        "lead-scouts-left",
        "lead-settled-left",
        "lead-chip",
        "lead-nearly",
        "second-size",
        "second-open-left",
        "third-size",
        "gold",
        "gold-left",
        "gold-rich-left",
        "scouts-left",
        "forts-left",
        "settlement-left",
        "chips-most",
        "chips-left",
        "steps-to-turn-left",
        "option",
        "paid",
    ];

    fn features(view: &View, out: &mut Features) -> (u8, f32) {
        let left = part_left(view);
        let is_turn_on = is_turn_on(view.phase);
        // The end of the turn will fill the holes: see them filled already.
        let filled = if is_turn_on { view.chart.filled(&view.tiles) } else { None };
        let survey = Survey::new(view, filled.as_ref().unwrap_or(&view.chart), left);
        let outlook = voyage::outlook(view, &survey);
        let n_seats = view.explorers.n_seats();
        let next = if is_turn_on { view.active.next(n_seats) } else { view.active };
        let most_chips =
            view.explorers.values().iter().map(|it| it.chips.total()).max().unwrap_or(0);
        for (seat, explorer) in view.explorers.iter() {
            let isles = Isles::of(&survey, seat);
            let is_active = seat == view.active;
            let gold = explorer.gold - if is_active { outlook.gold } else { 0 };
            let n_chips = explorer.chips.total();
            let chips = f32::from(n_chips);
            let at_hand = Unit::ALL
                .map(|unit| f32::from(explorer.units.n_at_hand(unit)) + isles.n_back[unit.idx()]);
            let steps = f32::from((n_seats + seat.0 - next.0) % n_seats);
            let numbers = [
                1.0,
                left,
                f32::from(explorer.points()) + isles.points,
                isles.lead_size,
                isles.lead_open,
                isles.lead_open * left,
                isles.lead_scouts * left,
                isles.lead_settled * left,
                isles.lead_chip,
                isles.lead_nearly,
                isles.second_size,
                isles.second_open * left,
                isles.third_size,
                f32::from(gold),
                f32::from(gold) * left,
                f32::from(gold.saturating_sub(GOLD_ENOUGH)) * left,
                at_hand[0] * left,
                at_hand[1] * left,
                at_hand[2] * left,
                if n_chips == most_chips { chips } else { 0.0 },
                chips * left,
                steps / f32::from(n_seats) * left,
                if is_active { outlook.option } else { 0.0 },
                if is_active { outlook.n_paid } else { 0.0 },
            ];
            out[seat.idx()][..numbers.len()].copy_from_slice(&numbers);
        }
        (n_seats, left)
    }
}

/// Returns how much of the game is left.
fn part_left(view: &View) -> f32 {
    if view.phase == Phase::Over {
        return 0.0;
    }
    let unknown = view.chart.unknown(&view.tiles).n();
    let n_spaces = f32::from(view.tiles.spaces().n());
    let n_draws = f32::from(unknown) * DRAWS_PER_SPACE;
    n_draws.min(f32::from(view.stacks.n_tiles())) / (n_spaces * DRAWS_PER_SPACE)
}

/// Returns whether somebody's turn has begun and has not been settled.
fn is_turn_on(phase: Phase) -> bool {
    match phase {
        Phase::First | Phase::Income | Phase::Start | Phase::Over => false,
        Phase::Back(_)
        | Phase::Announce
        | Phase::Sail
        | Phase::Tile(_)
        | Phase::Place
        | Phase::Gift
        | Phase::Choose
        | Phase::Chip { .. } => true,
    }
}

/// What the islands promise one seat.
#[derive(Clone, Copy, Debug, Default)]
struct Isles {
    /// For complete ones: they are settled when the turn ends.
    points: f32,
    /// Units that come back from them.
    n_back: [f32; 3],
    /// Tiles of the islands it leads on.
    lead_size: f32,
    /// Their open sides.
    lead_open: f32,
    /// Tiles where it leads with scouts alone: easily overtaken.
    lead_scouts: f32,
    /// Tiles where it leads with a settlement: hardly ever overtaken.
    lead_settled: f32,
    /// Chips that it may draw as a leader.
    lead_chip: f32,
    /// Islands it leads on that may soon be complete.
    lead_nearly: f32,
    /// Half of the tiles where it comes second.
    second_size: f32,
    second_open: f32,
    /// A quarter or less of the tiles where it comes later.
    third_size: f32,
}

impl Isles {
    fn of(survey: &Survey<'_>, seat: Seat) -> Isles {
        let mut isles = Isles::default();
        for isle in survey.claimed() {
            let force = isle.forces[seat.idx()];
            if force == 0 {
                continue;
            }
            let share = isle.shares()[seat.idx()];
            let (size, open) = (f32::from(isle.n_tiles), f32::from(isle.n_open));
            let chip = if isle.draws() { survey.chip } else { 0.0 };
            if isle.n_open == 0 {
                isles.points += share * (size + chip);
                for (idx, n) in isles.n_back.iter_mut().enumerate() {
                    *n += f32::from(force >> (2 * idx) & 3);
                }
            } else if share == 1.0 {
                isles.lead_size += size;
                isles.lead_open += open;
                isles.lead_scouts += if force < survey::FORT { size } else { 0.0 };
                isles.lead_settled += if force >= survey::SETTLEMENT { size } else { 0.0 };
                isles.lead_chip += chip;
                isles.lead_nearly += f32::from(u8::from(isle.n_open <= FEW_OPEN));
            } else if share == 0.5 {
                isles.second_size += 0.5 * size;
                isles.second_open += 0.5 * open;
            } else {
                isles.third_size += share * size;
            }
        }
        isles
    }
}
