//! How the points of a finished game grew.

use boards::Draw;
use record::Record;
use rules_core::{Game as _, Seat, Turn, Viewer};

use crate::{ReplayError, replay::explained};

/// The points after a turn of a finished game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Moment {
    /// The number of the turn; 0 before the first one.
    pub turn: u32,
    /// After how many moves of the record.
    pub n_moves: u32,
    /// The points of each seat, clockwise.
    pub points: Vec<i32>,
}

/// Returns the first moment, the last one, and each one that changed the points.
pub(crate) fn moments<S: Draw>(record: &Record) -> Result<Vec<Moment>, ReplayError> {
    let replay = record::replay::<S::Game>(record).map_err(|error| explained::<S>(&error))?;
    let Some(standing) = replay.standing() else { return Ok(Vec::new()) };
    let end = replay.end().view(Viewer::Spectator);
    let points = |game: &S::Game| -> Option<Vec<i32>> {
        let seats = Seat::all(game.n_seats());
        seats.map(|seat| S::worth(&game.view(Viewer::Seat(seat)), seat, &end)).collect()
    };
    let mut moments: Vec<Moment> = Vec::new();
    // A turn is what one seat does before another one moves.
    let (mut turn, mut last) = (0, None);
    for step in replay.steps() {
        let Turn::Seat(seat) = step.before.turn() else { continue };
        if last == Some(seat) {
            continue;
        }
        last = Some(seat);
        let Some(points) = points(&step.before) else { return Ok(Vec::new()) };
        if moments.last().is_none_or(|it| it.points != points) {
            moments.push(Moment { turn, n_moves: step.number - 1, points });
        }
        turn += 1;
    }
    let points = standing.seats().values().iter().map(|it| it.points).collect();
    let n_moves = record.moves().len() as u32;
    moments.push(Moment { turn, n_moves, points });
    Ok(moments)
}
