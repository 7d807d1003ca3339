//! Whole games without people.

use std::{fmt, mem, sync::Arc};

use bots::{Bot, Budget, Climb, Lesson, Method, Mind, Strength, eval::Evaluation};
use record::{Flaw, Mover, Name, Record, Score, Sitter};
use rules_core::{Dice, Game, Seat, Standing, Turn, Viewer};

use crate::setup::setup_of;

/// Plays games from one state. It belongs to one thread; others get their own.
pub trait Sim: fmt::Debug + Send {
    /// Plays a game at random. Allocates nothing, once the first game is played.
    fn play_random(&mut self, seed: u64) -> SimResult;

    /// Plays a game between bots, one for each seat; a seat without one plays
    /// at random.
    ///
    /// Between random bots it is the game of [`Sim::play_random`].
    fn play(&mut self, seed: u64, bots: &[Strength]) -> SimResult;

    /// Plays a game between bots, one for each seat; a seat without one plays
    /// at random.
    ///
    /// Chance has its own dice, seeded with `luck`: whoever plays, the same cards come up in the
    /// same order. The bots think with `seed`.
    fn play_match(&mut self, luck: u64, seed: u64, players: &[Player]) -> SimResult;

    /// Begins a lesson about the weights of the game's evaluation; none if it
    /// has no evaluation.
    fn lesson(&self) -> Option<Lesson>;

    /// Begins to climb from these weights of the game's evaluation, or from its
    /// own; none if it has no evaluation, or the weights don't fit it.
    fn climb(&self, weights: Option<&str>) -> Option<Climb>;

    /// Plays the game of [`Sim::play_match`] and learns from it.
    fn play_lesson(
        &mut self,
        luck: u64,
        seed: u64,
        players: &[Player],
        lesson: &mut Lesson,
    ) -> SimResult;

    /// Copies a position in the middle of a game this many times, and returns its size in bytes.
    fn copy(&mut self, seed: u64, n_times: u32) -> usize;

    /// Lets a bot think about one position in the middle of a game played at
    /// random, and returns how many imagined games it looked into.
    fn think(&mut self, seed: u64, method: Method) -> u32;

    /// Checks weights for the game's evaluation.
    ///
    /// # Errors
    ///
    /// Points at the line that is not what it should be, or says that the game
    /// has no evaluation.
    fn check_weights(&self, text: &str) -> Result<(), String>;

    /// Plays the game of [`Sim::play_random`] and copies the state before each
    /// move, as a search does that comes back to it.
    fn play_copying(&mut self, seed: u64) -> SimResult;

    /// Plays the game of [`Sim::play_random`] and checks every state on the way.
    ///
    /// # Errors
    ///
    /// Names the broken invariant, or says that the game is stuck or too long.
    fn play_checked(&mut self, seed: u64) -> Result<SimResult, String>;

    /// Plays the game of [`Sim::play`] and records it.
    ///
    /// # Errors
    ///
    /// Says so if the game does not fit into a record.
    fn record(&mut self, seed: u64, bots: &[Strength]) -> Result<Record, Flaw>;
}

/// Who sits at a simulated table.
#[derive(Clone, Debug, PartialEq)]
pub struct Player {
    /// How it thinks.
    pub method: Method,
    /// Other weights for the game's evaluation than its own.
    pub weights: Option<Arc<str>>,
}

impl Player {
    /// Thinks with the game's own weights.
    pub fn new(method: Method) -> Player {
        Player { method, weights: None }
    }
}

/// How a simulated game went.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SimResult {
    /// How many moves were made, chance included.
    pub n_moves: u32,
    /// How many of them a seat made.
    pub n_decisions: u32,
    /// How many rounds there were, in a game that has rounds.
    pub n_rounds: Option<u16>,
    /// How it ended.
    pub standing: Standing,
}

#[derive(Debug)]
pub(crate) struct Simulation<G: Game> {
    start: G,
    /// Working memory.
    legal: Vec<G::Move>,
    /// The bots of earlier games, which keep their memory.
    bots: Bots<G>,
}

#[derive(Debug)]
struct Bots<G: Game> {
    mind: Mind<G>,
    known: Vec<(Player, Box<dyn Bot<G>>)>,
}

impl<G: Game> Default for Bots<G> {
    fn default() -> Bots<G> {
        Bots { mind: Mind::default(), known: Vec::new() }
    }
}

impl<G: Game> Simulation<G> {
    pub(crate) fn new(start: G, mind: Mind<G>) -> Simulation<G> {
        Simulation { start, legal: Vec::new(), bots: Bots { mind, known: Vec::new() } }
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
                Turn::Over(standing) => {
                    let n_rounds = game.round();
                    return SimResult { n_moves, n_decisions, n_rounds, standing };
                }
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
        let players: Vec<Player> = bots.iter().map(|it| Player::new(Method::Named(*it))).collect();
        let mut bots = mem::take(&mut self.bots);
        let choose = |game: &G, seat: Seat, legal: &[G::Move], dice: &mut Dice| {
            ask(&mut bots, players.get(seat.idx()), game, seat, legal, dice)
        };
        let result = self.run(seed, choose, see);
        self.bots = bots;
        result
    }
}

impl<G: Game> Simulation<G> {
    /// Plays the first half of a game at random.
    fn middle(&mut self, seed: u64) -> G {
        let n_half = self.play_random(seed).n_moves / 2;
        let mut game = self.start.clone();
        let mut dice = Dice::from_seed(seed);
        for _ in 0..n_half {
            let mv = match game.turn() {
                Turn::Chance => game.roll(&mut dice),
                Turn::Seat(_) => {
                    game.legal_moves(&mut self.legal);
                    random(&self.legal, &mut dice)
                }
                Turn::Over(_) => break,
            };
            game.apply(mv);
        }
        game
    }

    fn run_match(
        &mut self,
        luck: u64,
        seed: u64,
        players: &[Player],
        mut look: impl FnMut(&G::View),
    ) -> SimResult {
        let mut thoughts = Dice::from_seed(seed);
        let mut bots = mem::take(&mut self.bots);
        let choose = |game: &G, seat: Seat, legal: &[G::Move], _: &mut Dice| {
            look(&game.view(Viewer::Seat(seat)));
            ask(&mut bots, players.get(seat.idx()), game, seat, legal, &mut thoughts)
        };
        let result = self.run(luck, choose, |_, _| {});
        self.bots = bots;
        result
    }
}

/// The game's evaluation, with other weights if they are given and sound.
fn evaluation_with<G: Game>(mind: &Mind<G>, weights: Option<&str>) -> Option<Arc<Evaluation<G>>> {
    let own = mind.evaluation()?;
    match weights.map(|text| own.with_weights(text)) {
        Some(Ok(other)) => Some(Arc::new(other)),
        Some(Err(_)) | None => Some(Arc::clone(own)),
    }
}

impl<G: Game> Sim for Simulation<G> {
    fn play_random(&mut self, seed: u64) -> SimResult {
        self.run(seed, |_, _, legal, dice| random(legal, dice), |_, _| {})
    }

    fn play_match(&mut self, luck: u64, seed: u64, players: &[Player]) -> SimResult {
        self.run_match(luck, seed, players, |_| {})
    }

    fn lesson(&self) -> Option<Lesson> {
        Some(Lesson::new(&**self.bots.mind.evaluation()?, self.start.n_seats()))
    }

    fn climb(&self, weights: Option<&str>) -> Option<Climb> {
        let own = self.bots.mind.evaluation()?;
        let n_seats = self.start.n_seats();
        match weights {
            Some(text) => Some(Climb::new(&own.with_weights(text).ok()?, n_seats)),
            None => Some(Climb::new(own, n_seats)),
        }
    }

    fn play_lesson(
        &mut self,
        luck: u64,
        seed: u64,
        players: &[Player],
        lesson: &mut Lesson,
    ) -> SimResult {
        let weights = players.first().and_then(|it| it.weights.as_deref());
        let Some(evaluation) = evaluation_with(&self.bots.mind, weights) else {
            return self.play_match(luck, seed, players);
        };
        let result =
            self.run_match(luck, seed, players, |view| lesson.see(evaluation.as_ref(), view));
        lesson.end(&result.standing);
        result
    }

    fn copy(&mut self, seed: u64, n_times: u32) -> usize {
        let middle = self.middle(seed);
        for _ in 0..n_times {
            // Nobody uses the copy, and the compiler must not know it.
            std::hint::black_box(std::hint::black_box(&middle).clone());
        }
        mem::size_of::<G>()
    }

    fn think(&mut self, seed: u64, method: Method) -> u32 {
        let n_half = self.play_random(seed).n_decisions / 2;
        let mut bots = mem::take(&mut self.bots);
        let (mut n_seen, mut n_visits) = (0, 0);
        let choose = |game: &G, seat: Seat, legal: &[G::Move], dice: &mut Dice| {
            n_seen += 1;
            if n_seen >= n_half && n_visits == 0 && legal.len() > 1 {
                let budget = Budget::visits(method.visits(&bots.mind));
                let bot = bot_of(&mut bots, &Player::new(method));
                let view = game.view(Viewer::Seat(seat));
                n_visits = bot.choose(&view, legal, &budget, &mut dice.clone()).n_visits;
            }
            random(legal, dice)
        };
        self.run(seed, choose, |_, _| {});
        self.bots = bots;
        n_visits
    }

    fn check_weights(&self, text: &str) -> Result<(), String> {
        let evaluation = self.bots.mind.evaluation();
        let evaluation = evaluation.ok_or_else(|| "the game has no evaluation".to_owned())?;
        evaluation.with_weights(text).map(|_| ()).map_err(|error| error.to_string())
    }

    fn play_copying(&mut self, seed: u64) -> SimResult {
        let mut game = self.start.clone();
        let mut dice = Dice::from_seed(seed);
        let (mut n_moves, mut n_decisions) = (0, 0);
        loop {
            // Nobody uses the old state, and the compiler must not know it.
            let mut next = std::hint::black_box(&game).clone();
            let mv = match game.turn() {
                Turn::Chance => game.roll(&mut dice),
                Turn::Seat(_) => {
                    n_decisions += 1;
                    game.legal_moves(&mut self.legal);
                    random(&self.legal, &mut dice)
                }
                Turn::Over(standing) => {
                    let n_rounds = game.round();
                    return SimResult { n_moves, n_decisions, n_rounds, standing };
                }
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
                Turn::Over(standing) => {
                    let n_rounds = game.round();
                    return Ok(SimResult { n_moves, n_decisions, n_rounds, standing });
                }
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

/// Lets a bot choose from what a seat sees.
fn ask<G: Game>(
    bots: &mut Bots<G>,
    player: Option<&Player>,
    game: &G,
    seat: Seat,
    legal: &[G::Move],
    dice: &mut Dice,
) -> G::Move {
    let is_random = |it: &Method| matches!(it, Method::Random | Method::Named(Strength::Random));
    let Some(player) = player.filter(|it| !is_random(&it.method)) else {
        return random(legal, dice);
    };
    let budget = Budget::visits(player.method.visits(&bots.mind));
    bot_of(bots, player).choose(&game.view(Viewer::Seat(seat)), legal, &budget, dice).mv
}

/// Finds the bot of a player, or makes it.
fn bot_of<'a, G: Game>(bots: &'a mut Bots<G>, player: &Player) -> &'a mut dyn Bot<G> {
    let Bots { mind, known: bots } = bots;
    let known = bots.iter().position(|(it, _)| it == player);
    let idx = known.unwrap_or_else(|| {
        let bot = match player.weights.as_deref() {
            Some(weights) => {
                let evaluation = evaluation_with(mind, Some(weights));
                player.method.judging_bot(&mind.judging_by(evaluation))
            }
            None => player.method.bot(mind),
        };
        bots.push((player.clone(), bot));
        bots.len() - 1
    });
    bots[idx].1.as_mut()
}

/// A forced move takes none of the dice, as with every bot.
#[inline]
fn random<M: Copy>(legal: &[M], dice: &mut Dice) -> M {
    match legal {
        [only] => *only,
        [] | [_, ..] => *dice.pick(legal),
    }
}
