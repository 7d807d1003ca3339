//! Whole games without people.

use std::fmt;

use bots::Strength;
use record::{Flaw, Mover, Name, Record, Score, Sitter};
use rules_core::{Dice, Game, Seat, Standing, Turn, Viewer};

use crate::replay::setup_of;

/// Plays games from one state. It belongs to one thread; others get their own.
pub trait Sim: fmt::Debug + Send {
    /// Plays a game at random. Allocates nothing, once the first game is played.
    fn play_random(&mut self, seed: u64) -> SimResult;

    /// Plays a game between bots, one for each seat; a seat without one plays
    /// at random.
    ///
    /// Between random bots it is the game of [`Sim::play_random`].
    fn play(&mut self, seed: u64, bots: &[Strength]) -> SimResult;

    /// Plays the game of [`Sim::play_random`] and copies the state before each
    /// move, as a search does that comes back to it.
    fn play_copying(&mut self, seed: u64) -> SimResult;

    /// Plays the game of [`Sim::play_random`] and checks every state on the way.
    ///
    /// # Errors
    ///
    /// Names the broken invariant, or says that the game is stuck or too long.
    fn play_checked(&mut self, seed: u64) -> Result<SimResult, String>;

    /// Plays the game of [`Sim::play`] and writes it down.
    ///
    /// # Errors
    ///
    /// Says so if the game does not fit into a record.
    fn record(&mut self, seed: u64, bots: &[Strength]) -> Result<Record, Flaw>;
}

/// How a simulated game went.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SimResult {
    /// How many moves were made, chance included.
    pub n_moves: u32,
    /// How many of them a seat made.
    pub n_decisions: u32,
    /// How it ended.
    pub standing: Standing,
}

#[derive(Debug)]
pub(crate) struct Simulation<G: Game> {
    start: G,
    /// Room to work in.
    legal: Vec<G::Move>,
}

impl<G: Game> Simulation<G> {
    pub(crate) fn new(start: G) -> Simulation<G> {
        Simulation { start, legal: Vec::new() }
    }

    fn run(
        &mut self,
        seed: u64,
        mut choose: impl FnMut(&G, Seat, &[G::Move], &mut Dice) -> G::Move,
        mut see: impl FnMut(Mover, G::Move),
    ) -> SimResult {
        let mut game = self.start.clone();
        let mut dice = Dice::from_seed(seed);
        let (mut n_moves, mut n_decisions) = (0, 0);
        loop {
            let (mover, mv) = match game.turn() {
                Turn::Chance => (Mover::Chance, game.roll(&mut dice)),
                Turn::Seat(seat) => {
                    n_decisions += 1;
                    game.legal_moves(&mut self.legal);
                    (Mover::Seat(seat), choose(&game, seat, &self.legal, &mut dice))
                }
                Turn::Over(standing) => return SimResult { n_moves, n_decisions, standing },
            };
            n_moves += 1;
            see(mover, mv);
            game.apply(mv);
        }
    }

    fn run_bots(
        &mut self,
        seed: u64,
        bots: &[Strength],
        see: impl FnMut(Mover, G::Move),
    ) -> SimResult {
        let choose = |game: &G, seat: Seat, legal: &[G::Move], dice: &mut Dice| {
            let strength = bots.get(seat.idx()).copied().unwrap_or(Strength::Random);
            bots::choose::<G>(&game.view(Viewer::Seat(seat)), legal, strength, dice)
        };
        self.run(seed, choose, see)
    }
}

impl<G: Game> Sim for Simulation<G> {
    fn play_random(&mut self, seed: u64) -> SimResult {
        self.run(seed, |_, _, legal, dice| random(legal, dice), |_, _| {})
    }

    fn play_copying(&mut self, seed: u64) -> SimResult {
        let mut game = self.start.clone();
        let mut dice = Dice::from_seed(seed);
        let (mut n_moves, mut n_decisions) = (0, 0);
        loop {
            // Nobody looks at the old state, and the compiler must not know it.
            let mut next = std::hint::black_box(&game).clone();
            let mv = match game.turn() {
                Turn::Chance => game.roll(&mut dice),
                Turn::Seat(_) => {
                    n_decisions += 1;
                    game.legal_moves(&mut self.legal);
                    random(&self.legal, &mut dice)
                }
                Turn::Over(standing) => return SimResult { n_moves, n_decisions, standing },
            };
            n_moves += 1;
            next.apply(mv);
            game = next;
        }
    }

    fn play_checked(&mut self, seed: u64) -> Result<SimResult, String> {
        let mut game = self.start.clone();
        let mut dice = Dice::from_seed(seed);
        let (mut n_moves, mut n_decisions) = (0, 0);
        while n_moves <= G::FACTS.moves_max {
            game.check()?;
            let mv = match game.turn() {
                Turn::Chance => game.roll(&mut dice),
                Turn::Seat(seat) => {
                    n_decisions += 1;
                    game.legal_moves(&mut self.legal);
                    if self.legal.is_empty() {
                        return Err(format!("seat {seat} has no move after {n_moves} moves"));
                    }
                    random(&self.legal, &mut dice)
                }
                Turn::Over(standing) => return Ok(SimResult { n_moves, n_decisions, standing }),
            };
            n_moves += 1;
            game.apply(mv);
        }
        Err(format!("the game is not over after {n_moves} moves"))
    }

    fn play(&mut self, seed: u64, bots: &[Strength]) -> SimResult {
        self.run_bots(seed, bots, |_, _| {})
    }

    fn record(&mut self, seed: u64, bots: &[Strength]) -> Result<Record, Flaw> {
        let mut record = Record::new(setup_of(&self.start)?);
        for seat in Seat::all(self.start.n_seats()) {
            let bot = bots.get(seat.idx()).copied().unwrap_or(Strength::Random);
            let sitter = Sitter { name: None, bot: Some(Name::new(bot.key())?) };
            record.set_sitter(seat, sitter)?;
        }
        let mut moves = Vec::new();
        let result = self.run_bots(seed, bots, |mover, mv| moves.push((mover, mv)));
        for (mover, mv) in moves {
            record.push(mover, &mv.to_string())?;
        }
        let scores = result.standing.seats().values().iter();
        let scores = scores.map(|tally| Score { place: tally.place, points: tally.points });
        record.set_result(scores.collect())?;
        Ok(record)
    }
}

/// A forced move takes none of the dice, as with every bot.
#[inline]
fn random<M: Copy>(legal: &[M], dice: &mut Dice) -> M {
    match legal {
        [only] => *only,
        [] | [_, ..] => *dice.pick(legal),
    }
}
