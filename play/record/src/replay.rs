//! Replays a record: every move is parsed, checked and made.

use rules_core::{Config, Game, OptionError, Options as _, Standing, Turn};

use crate::{
    Entry, Header, Mover, Position, Record, Score,
    problem::{Problem, ReplayError},
};

/// Replays a record, finished or not.
///
/// # Errors
///
/// Returns the first place where the record breaks the rules of the game, or the
/// result if it is not the one that the moves lead to. The result of an unfinished
/// game is not checked.
pub fn replay<G: Game>(record: &Record) -> Result<Replay<G>, ReplayError<G::Refusal>> {
    let (replay, error) = replay_prefix(record)?;
    match error {
        Some(error) => Err(error),
        None => {
            if let Some(standing) = replay.standing() {
                check_result(record, &standing)?;
            }
            Ok(replay)
        }
    }
}

/// A game that was replayed from a record.
#[derive(Clone, Debug)]
pub struct Replay<G: Game> {
    start: G,
    moves: Vec<(Mover, G::Move)>,
    end: G,
}

/// One move of a replay.
#[derive(Clone, Debug)]
pub struct Step<G: Game> {
    /// The number of the move; the first one is 1.
    pub number: u32,
    /// The state it was made in.
    pub before: G,
    /// Who made it.
    pub mover: Mover,
    /// The move.
    pub mv: G::Move,
}

impl<G: Game> Replay<G> {
    /// Returns the state before the first move.
    pub fn start(&self) -> &G {
        &self.start
    }

    /// Returns the state after the last move.
    pub fn end(&self) -> &G {
        &self.end
    }

    /// Returns how the game ended, if it did.
    pub fn standing(&self) -> Option<Standing> {
        match self.end.turn() {
            Turn::Over(standing) => Some(standing),
            Turn::Seat(_) | Turn::Chance => None,
        }
    }

    /// Returns the moves in order.
    pub fn moves(&self) -> impl Iterator<Item = G::Move> {
        self.moves.iter().map(|(_, mv)| *mv)
    }

    /// Returns the moves in order, each with the state it was made in.
    pub fn steps(&self) -> impl Iterator<Item = Step<G>> {
        let mut state = self.start.clone();
        self.moves.iter().zip(1..).map(move |(&(mover, mv), number)| {
            let before = state.clone();
            state.apply(mv);
            Step { number, before, mover, mv }
        })
    }
}

/// A replay up to the first problem, and the problem.
pub(crate) type Prefix<G> = (Replay<G>, Option<ReplayError<<G as Game>::Refusal>>);

/// Plays the moves up to the first invalid one, and does not check the result.
pub(crate) fn replay_prefix<G: Game>(
    record: &Record,
) -> Result<Prefix<G>, ReplayError<G::Refusal>> {
    let start: G = start(record)?;
    let mut replay = Replay { end: start.clone(), start, moves: Vec::new() };
    for (entry, number) in record.moves().iter().zip(1..) {
        match step(&mut replay.end, entry, number) {
            Ok(mv) => replay.moves.push((entry.mover, mv)),
            Err(problem) => {
                let is_mover = matches!(problem, Problem::Mover { .. });
                let source = record.source().mv(number);
                let position = source.map(|it| if is_mover { it.mover } else { it.mv });
                return Ok((replay, Some(ReplayError { position, problem })));
            }
        }
    }
    Ok((replay, None))
}

fn start<G: Game>(record: &Record) -> Result<G, ReplayError<G::Refusal>> {
    let at =
        |header: Header, problem| ReplayError { position: record.source().value(&header), problem };
    let setup = record.setup();
    if setup.game() != G::FACTS.key {
        let found = setup.game().to_owned();
        return Err(at(Header::Game, Problem::Game { expected: G::FACTS.key, found }));
    }
    let (expected, found) = (G::FACTS.rules_version, setup.rules_version());
    if expected != found {
        return Err(at(Header::Game, Problem::RulesVersion { expected, found }));
    }
    let option_error = |error| {
        let position = option_position(record, &error);
        ReplayError { position, problem: Problem::Option(error) }
    };
    let mut options = G::Options::default();
    for (key, value) in setup.options() {
        options.set(key, value).map_err(option_error)?;
    }
    match setup.diagram() {
        None => G::setup(&Config { n_seats: setup.n_seats(), options }).map_err(option_error),
        Some(diagram) => start_from(record, diagram),
    }
}

/// Returns the position of an option that can't be used.
fn option_position(record: &Record, error: &OptionError) -> Option<Position> {
    let option = |key: &str| Header::Option(key.to_owned());
    match error {
        OptionError::UnknownKey { key, .. } => record.source().header(&option(key)),
        OptionError::UnknownValue { key, .. } | OptionError::Text { key, .. } => {
            record.source().value(&option(key))
        }
        OptionError::Seats { .. } => record.source().value(&Header::Seats),
    }
}

/// Starts from a diagram, which must agree with the options above it.
fn start_from<G: Game>(record: &Record, diagram: &str) -> Result<G, ReplayError<G::Refusal>> {
    let header = record.source().value(&Header::Diagram);
    let state = G::from_diagram(diagram).map_err(|error| {
        // The lines of the diagram follow the header, each after `| `.
        let position = header
            .map(|header| Position { line: header.line + error.line, column: error.column + 2 });
        ReplayError { position, problem: Problem::Diagram(error) }
    })?;
    let config = state.config();
    let (expected, found) = (record.setup().n_seats(), config.n_seats);
    if expected != found {
        let problem = Problem::DiagramSeats { expected, found };
        return Err(ReplayError { position: header, problem });
    }
    for (key, value) in record.setup().options() {
        let mut options = config.options.clone();
        if options.set(key, value).is_err() || options != config.options {
            let problem = Problem::DiagramOption { key: key.clone() };
            return Err(ReplayError { position: header, problem });
        }
    }
    Ok(state)
}

fn step<G: Game>(
    state: &mut G,
    entry: &Entry,
    number: u32,
) -> Result<G::Move, Problem<G::Refusal>> {
    let (found, text) = (entry.mover, &entry.mv);
    let expected = match state.turn() {
        Turn::Seat(seat) => Mover::Seat(seat),
        Turn::Chance => Mover::Chance,
        Turn::Over(_) => return Err(Problem::Over { number, mv: text.clone() }),
    };
    if expected != found {
        return Err(Problem::Mover { number, expected, found });
    }
    let mv: G::Move = text.parse().map_err(|error| Problem::Notation { number, error })?;
    let mv_text = || mv.to_string();
    state.play(mv).map_err(|refusal| Problem::Refused { number, mv: mv_text(), refusal })?;
    Ok(mv)
}

/// Compares the result in the record with the one that the moves lead to.
pub(crate) fn check_result<R>(record: &Record, standing: &Standing) -> Result<(), ReplayError<R>> {
    let Some(result) = record.result() else { return Ok(()) };
    for ((seat, tally), found) in standing.seats().iter().zip(result) {
        let expected = Score { place: tally.place, points: tally.points };
        if expected != *found {
            let position = record.source().value(&Header::Result(seat));
            let problem = Problem::Result { seat, expected, found: *found };
            return Err(ReplayError { position, problem });
        }
    }
    Ok(())
}
