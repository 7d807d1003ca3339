//! How a game ended, in words.

use rules_core::{Seat, Standing, Term};

use crate::{Message, Speak, frame};

/// Says who won and, after a tie, what decided.
pub fn result_line<S: Speak>(standing: &Standing) -> Message {
    let winners: Vec<Seat> = standing.winners().collect();
    let seats = standing.seats();
    let [winner] = winners[..] else {
        let points = winners.first().map_or(0, |seat| seats[*seat].points);
        let who: Vec<Message> = winners.iter().map(|seat| frame::seat(*seat)).collect();
        return Message::new("frame-result-shared").with("who", who).with("n", points);
    };
    let points = seats[winner].points;
    match deciding(standing, winner) {
        None => Message::new("frame-result").with("who", winner).with("n", points),
        Some((term, other)) => Message::new("frame-result-tie")
            .with("who", winner)
            .with("n", points)
            .with("what", S::term_noun(&term))
            .with("own", term.n)
            .with("other", other),
    }
}

/// Returns the seats from the first place to the last.
pub fn ranking(standing: &Standing) -> Vec<Seat> {
    let mut seats: Vec<Seat> = standing.seats().iter().map(|(seat, _)| seat).collect();
    seats.sort_by_key(|seat| standing.seats()[*seat].place);
    seats
}

/// Tells the place and the total of a seat.
pub fn place_line(standing: &Standing, seat: Seat) -> Message {
    let tally = &standing.seats()[seat];
    Message::new("frame-place").with("place", tally.place).with("who", seat).with("n", tally.points)
}

/// Returns the tie-break that put the winner above everyone with the same points,
/// and the best value among those others; none if nobody had the same points.
fn deciding(standing: &Standing, winner: Seat) -> Option<(Term, i32)> {
    let own = &standing.seats()[winner];
    let mut rivals: Vec<_> = standing
        .seats()
        .iter()
        .filter(|(seat, tally)| *seat != winner && tally.points == own.points)
        .map(|(_, tally)| tally)
        .collect();
    for (idx, term) in own.tie_breaks.iter().enumerate() {
        let best = rivals.iter().map(|it| it.tie_breaks[idx].n).max()?;
        if best < term.n {
            return Some((*term, best));
        }
        rivals.retain(|it| it.tie_breaks[idx].n == term.n);
    }
    None
}
