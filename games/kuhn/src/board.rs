//! A hand of Kuhn poker: the pot, and a line for each seat.

use boards::{Draw, grid::Grid, seat_name};
use kuhn_rules::{Choice, Kuhn, View};
use rules_core::{Game, Seat};
use words::{Message, Speaker, frame, title};

use crate::Set;

impl Draw for Set {
    fn text(view: &View, speaker: &Speaker) -> String {
        let pot: i32 = Seat::all(view.n_seats()).map(|seat| view.stake(seat)).sum();
        let pot = Message::new("kuhn-board-pot").with("n", pot);
        let heading = speaker.say(&frame::line(vec![title(Kuhn::FACTS.key), pot]));
        let mut grid = Grid::default();
        for seat in Seat::all(view.n_seats()) {
            grid.push(seat_row(view, seat, speaker));
        }
        heading + "\n" + &grid.lines().join("\n") + "\n"
    }
}

fn seat_row(view: &View, seat: Seat, speaker: &Speaker) -> Vec<String> {
    let card = match view.cards[seat] {
        Some(card) => Message::new("kuhn-board-card").with("card", card.0),
        None if view.has_card[seat] => Message::new("kuhn-board-back"),
        None => Message::new("kuhn-board-none"),
    };
    let stake = Message::new("kuhn-board-stake").with("n", view.stake(seat));
    let own = view.choices.iter().skip(seat.idx()).step_by(usize::from(view.n_seats()));
    let choices = own.map(|choice| {
        speaker.say(&Message::new(match choice {
            Choice::Pass => "kuhn-board-pass",
            Choice::Bet => "kuhn-board-bet",
        }))
    });
    vec![
        seat_name(seat, view.viewer, speaker),
        speaker.say(&card),
        speaker.say(&stake),
        choices.collect::<Vec<String>>().join(", "),
    ]
}
