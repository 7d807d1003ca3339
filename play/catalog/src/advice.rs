//! What the strongest bot thinks of a position.

use bots::{
    Budget, Candidate, Method, Mind, Search, Strength, Think, Tuning, Worth, eval::Evaluation,
    playout,
};
use rules_core::{Dice, Game, MoveOf, Seat, Turn, ViewOf, Viewer};
use words::{Message, Seen, Speak};

use crate::MoveId;

/// What a bot would do in a seat's place, and why.
#[derive(Clone, Debug, PartialEq)]
pub struct Advice {
    /// Who was advised.
    pub seat: Seat,
    /// How many imagined games were searched; none if there is only one move.
    pub n_visits: u32,
    /// Every legal move, the best first.
    pub options: Vec<Advised>,
}

/// A move that was considered.
#[derive(Clone, Debug, PartialEq)]
pub struct Advised {
    /// The move.
    pub mv: MoveId,
    /// What it does and costs.
    pub label: Message,
    /// What it is worth to its mover.
    pub weight: Weight,
    /// How the game may continue after it.
    pub line: Vec<Foreseen>,
}

/// What a move is worth to its mover.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Weight {
    /// How many imagined games began with it.
    pub n_visits: u32,
    /// The points that the mover can expect at the end.
    pub points: f32,
    /// The mover's chance to win; a shared win counts as a fraction.
    pub win: f32,
    /// The standard error of the chance if imagined games are played to their end; 0 with an
    /// evaluation, whose error can't be estimated.
    pub error: f32,
}

impl Weight {
    fn new<G: Game>(it: &Candidate<G::Move>, mind: &Mind<G>) -> Weight {
        let Candidate { n_visits, points, win, .. } = *it;
        let error = match mind.evaluation() {
            Some(_) => 0.0,
            None => (win * (1.0 - win) / n_visits.max(1) as f32).max(0.0).sqrt(),
        };
        Weight { n_visits, points, win, error }
    }
}

/// A decision that is expected after a move.
#[derive(Clone, Debug, PartialEq)]
pub struct Foreseen {
    /// Who decides.
    pub seat: Seat,
    /// The move.
    pub mv: MoveId,
    /// The move as the seat that was advised would see it.
    pub told: Message,
}

/// What a seat can expect from a game.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Prospect {
    /// The chance to win; a shared win counts as a fraction.
    pub win: f32,
    /// The points at the end.
    pub points: f32,
    /// The standard error of the chance: how far off it is by luck alone.
    pub error: f32,
}

/// The longest expected line that is shown.
const LINE_MAX: usize = 6;

/// How many decisions a try with an evaluation goes ahead for each seat, at
/// least, and how many more at most.
const HORIZON_MIN: u32 = 3;
const HORIZON_SPREAD: u32 = 4;

/// How many of its own moves a quick bot looks ahead.
const STEPS_MAX: usize = 3;

/// Returns how many imagined games a search of this strength makes.
pub(crate) fn search_visits<S: Think>(strength: Strength) -> u32 {
    Method::Named(strength).visits(&S::mind())
}

/// Advises the seat to move from its own view.
pub(crate) fn advise<S: Speak + Think>(
    view: &ViewOf<S>,
    seat: Seat,
    legal: &[MoveOf<S>],
    visits: u32,
    seed: u64,
) -> Advice {
    let mut dice = Dice::from_seed(seed);
    if let [only] = legal {
        let option = Advised {
            mv: MoveId::of::<S::Game>(*only),
            label: S::label(view, *only),
            weight: Weight::default(),
            line: foresee::<S>(view, seat, &[*only], &mut dice),
        };
        return Advice { seat, n_visits: 0, options: vec![option] };
    }
    let mind = S::mind();
    let mut search = Search::new(&mind, Tuning::default());
    let choice = bots::Bot::choose(&mut search, view, legal, &Budget::visits(visits), &mut dice);
    let options = choice.candidates.iter().map(|it| Advised {
        mv: MoveId::of::<S::Game>(it.mv),
        label: S::label(view, it.mv),
        weight: Weight::new(it, &mind),
        line: foresee::<S>(view, seat, &search.line_after(it.mv), &mut Dice::from_seed(seed)),
    });
    Advice { seat, n_visits: choice.n_visits, options: options.collect() }
}

/// Describes a line in a game imagined from the view, as far as it can be played there. Chance
/// moves in between are not part of it.
fn foresee<S: Speak>(
    view: &ViewOf<S>,
    seat: Seat,
    line: &[MoveOf<S>],
    dice: &mut Dice,
) -> Vec<Foreseen> {
    let mut game = S::Game::sample(view, dice);
    let mut told = Vec::new();
    let mut legal = Vec::new();
    let mut line = line.iter().copied().take(LINE_MAX).peekable();
    loop {
        let (mover, mv) = match game.turn() {
            Turn::Over(_) => return told,
            Turn::Chance => {
                game.apply(game.roll(dice));
                continue;
            }
            Turn::Seat(mover) => {
                game.legal_moves(&mut legal);
                // A search leaves out moves without a choice.
                match (&legal[..], line.peek()) {
                    (_, Some(next)) if legal.contains(next) => (mover, line.next()),
                    ([only], Some(_)) => (mover, Some(*only)),
                    (_, Some(_) | None) => return told,
                }
            }
        };
        let Some(mv) = mv else { return told };
        let seen = Seen::make(&mut game, mv, Viewer::Seat(seat));
        let said = S::log_line(&seen.before, seen.mover, &seen.seen);
        told.push(Foreseen { seat: mover, mv: MoveId::of::<S::Game>(mv), told: said });
    }
}

/// Evaluates one legal move only.
pub(crate) fn weigh<S: Think>(
    view: &ViewOf<S>,
    legal: &[MoveOf<S>],
    mv: MoveOf<S>,
    visits: u32,
    seed: u64,
) -> Weight {
    let mind = S::mind();
    let mut search = Search::new(&mind, Tuning::default());
    let budget = Budget::visits(visits);
    Weight::new(&search.weigh(view, legal, mv, &budget, &mut Dice::from_seed(seed)), &mind)
}

/// Returns what each seat can expect from the state as it is, secrets included.
pub(crate) fn prospects<S: Think>(game: &S::Game, n_tries: u32, seed: u64) -> Vec<Prospect> {
    let mind = S::mind();
    let n_tries = match game.turn() {
        // Looking at the result once is enough.
        Turn::Over(_) => 1,
        Turn::Seat(_) | Turn::Chance => n_tries.max(1),
    };
    let n_seats = game.n_seats();
    let mut sums = vec![[0.0_f64; 3]; usize::from(n_seats)];
    let mut moves = Vec::new();
    for number in 0..n_tries {
        // Each try has its own dice, the same in every state, so that what is compared later had
        // the same luck.
        let mut dice = Dice::from_seed(seed ^ Dice::from_seed(number.into()).word());
        let mut game = game.clone();
        let values = match mind.evaluation() {
            Some(evaluation) => judge(&mut game, evaluation, &mut moves, &mut dice),
            None => {
                let worth = Worth::of_standing(&playout(&mut game, &mut moves, &mut dice));
                Seat::all(n_seats).map(|seat| (worth.win(seat), worth.points(seat))).collect()
            }
        };
        for (sum, (win, points)) in sums.iter_mut().zip(values) {
            let win = f64::from(win);
            *sum = [sum[0] + win, sum[1] + f64::from(points), sum[2] + win * win];
        }
    }
    let n = f64::from(n_tries);
    let prospect = |[win, points, squares]: [f64; 3]| {
        let variance = (squares / n - (win / n) * (win / n)).max(0.0);
        let error = (variance / n).sqrt() as f32;
        Prospect { win: (win / n) as f32, points: (points / n) as f32, error }
    };
    sums.into_iter().map(prospect).collect()
}

/// Plays on as a quick bot would, for some rounds, and judges each seat there by
/// what it sees itself; the chances add up to 1.
///
/// An evaluation flatters whoever has just moved. So it must not matter whose
/// turn it is now: how far a try goes is left to the dice.
fn judge<G: Game>(
    game: &mut G,
    evaluation: &Evaluation<G>,
    moves: &mut Vec<G::Move>,
    dice: &mut Dice,
) -> Vec<(f32, f32)> {
    let n_seats = game.n_seats();
    let mut n_left = HORIZON_MIN * u32::from(n_seats);
    n_left += dice.below(HORIZON_SPREAD * u32::from(n_seats));
    loop {
        let mv = match game.turn() {
            Turn::Over(standing) => {
                let worth = Worth::of_standing(&standing);
                return Seat::all(n_seats)
                    .map(|seat| (worth.win(seat), worth.points(seat)))
                    .collect();
            }
            Turn::Chance => game.roll(dice),
            Turn::Seat(_) if n_left == 0 => return evaluated(game, evaluation),
            Turn::Seat(seat) => {
                n_left -= 1;
                game.legal_moves(moves);
                quick_move(game, seat, moves, evaluation)
            }
        };
        game.apply(mv);
    }
}

/// Returns the move after which a seat likes most what it sees at the end of its
/// turn; of equals the first.
fn quick_move<G: Game>(
    game: &G,
    seat: Seat,
    legal: &[G::Move],
    evaluation: &Evaluation<G>,
) -> G::Move {
    best_of(legal, |mv| {
        let mut after = game.clone();
        after.apply(mv);
        let mut legal = Vec::new();
        for _ in 0..STEPS_MAX {
            if after.turn() != Turn::Seat(seat) {
                break;
            }
            after.legal_moves(&mut legal);
            let next = best_of(&legal, |mv| {
                let mut last = after.clone();
                last.apply(mv);
                utility(&last, seat, evaluation)
            });
            after.apply(next);
        }
        utility(&after, seat, evaluation)
    })
}

/// Returns the best move, the first of equals. A forced one takes no thought.
fn best_of<M: Copy>(legal: &[M], utility: impl Fn(M) -> f32) -> M {
    let [first, rest @ ..] = legal else { panic!("whoever is to move has a move") };
    if rest.is_empty() {
        return *first;
    }
    let mut best = (*first, utility(*first));
    for mv in rest {
        let utility = utility(*mv);
        if best.1 < utility {
            best = (*mv, utility);
        }
    }
    best.0
}

fn utility<G: Game>(game: &G, seat: Seat, evaluation: &Evaluation<G>) -> f32 {
    match game.turn() {
        Turn::Over(standing) => Worth::of_standing(&standing).utility(seat),
        Turn::Seat(_) | Turn::Chance => {
            evaluation.worth(&game.view(Viewer::Seat(seat))).utility(seat)
        }
    }
}

fn evaluated<G: Game>(game: &G, evaluation: &Evaluation<G>) -> Vec<(f32, f32)> {
    let judged = Seat::all(game.n_seats()).map(|seat| {
        let worth = evaluation.worth(&game.view(Viewer::Seat(seat)));
        (worth.win(seat), worth.points(seat))
    });
    let mut judged: Vec<(f32, f32)> = judged.collect();
    let sum: f32 = judged.iter().map(|(win, _)| win).sum();
    for (win, _) in &mut judged {
        *win /= sum;
    }
    judged
}
