//! What holds for every drawing of Giants.

use boards::Draw;
use giants_rules::{CarveMove, Giants, HexSet, Move, PlaceMove, TransportMove};
use rules_core::{Dice, Game, Turn, Viewer};
use set_kit::{check_fits, check_texts_of_twins, long_names};
use words::Lang;

use crate::drawing::golden::table;

/// Calls `look` in every state of a game in which people form roads, and
/// statues are erected wherever they can be.
pub(crate) fn watch(mut game: Giants, seed: u64, mut look: impl FnMut(&Giants)) {
    let mut dice = Dice::from_seed(seed);
    loop {
        look(&game);
        if matches!(game.turn(), Turn::Over(_)) {
            return;
        }
        let moves = game.successors();
        let view = game.view(Viewer::Spectator);
        let road = view.shown.land.occupied() | HexSet::of(view.board.quarry());
        let next = road | road.neighbours();
        let is_wise = |mv: &Move| match mv {
            Move::Place(PlaceMove::On(hex)) => next.contains(*hex),
            Move::Carve(CarveMove::Decline)
            | Move::Place(PlaceMove::NoAction | PlaceMove::Pass)
            | Move::Transport(TransportMove::Leave | TransportMove::Done) => false,
            _ => true,
        };
        let wise: Vec<Move> = moves.iter().copied().filter(is_wise).collect();
        let end = moves.iter().find(|mv| {
            matches!(mv, Move::Transport(TransportMove::Erect(_) | TransportMove::Crown(_)))
        });
        let is_whim = dice.below(8) == 0;
        let mv = match end {
            Some(mv) => *mv,
            None => *dice.pick(if wise.is_empty() || is_whim { &moves } else { &wise }),
        };
        game.apply(mv);
    }
}

/// A board at the limits: 12 columns, 8 rows, 64 hexes, many sites on a hex.
pub(crate) fn large_board() -> String {
    let mut map = String::new();
    for row in 1..=8 {
        let (even, odd) = match row {
            1 => ("Q P V H 9 9", ". . . . . 9"),
            2..=5 => (". . . . . .", ". . . . . ."),
            8 => (". ~ ~ ~ ~ ~", ". ~ ~ ~ ~ ~"),
            _ => (". ~ ~ ~ ~ ~", "~ ~ ~ ~ ~ ~"),
        };
        map += &format!("{row} |{even}\n  |{odd}\n");
    }
    let site = |idx: usize| format!("{} 20/20\n", ["A1", "L1", "A8"][idx % 3]);
    let sites: String = (0..40).map(site).collect();
    let name = "W".repeat(40);
    format!("name: {name}\nseats: 2-5\nmap:\n{map}sites:\n{sites}")
}

#[test]
fn drawings_of_giants_are_at_most_80_columns_wide() {
    let large = large_board();
    let tables = [
        (2, vec![]),
        (3, vec![("screens", "closed"), ("board", "motu-iti")]),
        (5, vec![("statue-scoring", "when-erected")]),
        (5, vec![("board", &*large)]),
    ];
    for ((n_seats, options), seed) in tables.into_iter().zip(0..) {
        let mut n_states = 0;
        watch(table(n_seats, &options), seed, |game| {
            n_states += 1;
            if n_states % 23 == 0 || matches!(game.turn(), Turn::Over(_)) {
                check_fits::<giants::Set>(game);
            }
        });
    }
}

/// Two states that a viewer can't tell apart look the same to it.
#[test]
fn twins_of_giants_look_the_same() {
    let (mut n_states, mut n_different) = (0, 0);
    let mut dice = Dice::from_seed(1);
    watch(table(3, &[("screens", "closed")]), 5, |game| {
        n_states += 1;
        if n_states % 5 == 0 {
            n_different += check_texts_of_twins::<giants::Set>(game, &mut dice);
        }
    });
    assert!(100 < n_different, "{n_different} twins differ from their game");
}

/// GI-O16: what the table doesn't show is drawn as a question mark, and
/// everything once the game is over.
#[test]
fn gi_o16_closed_screens_are_drawn_closed() {
    let mut n_closed = 0;
    watch(table(3, &[("screens", "closed")]), 5, |game| {
        let text =
            giants::Set::text(&game.view(Viewer::Spectator), &long_names::<giants::Set>(Lang::En));
        let is_over = matches!(game.turn(), Turn::Over(_));
        assert_eq!(text.contains("?  ?  ?"), !is_over, "{text}");
        n_closed += usize::from(!is_over);
    });
    assert!(100 < n_closed, "{n_closed}");
}
