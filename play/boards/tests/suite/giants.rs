//! Tables of Giants: they fit, keep secrets and look right.

use boards::Draw;
use giants::{Giants, Options};
use rules_core::{Config, Dice, Game, Options as _, Seat, Turn, Viewer};
use words::Lang;

use crate::{
    golden::{drawing, path},
    laws::{check_fits, speaker},
};

/// Calls `look` now and then in a random game.
fn watch(n_seats: u8, options: &[(&str, &str)], seed: u64, mut look: impl FnMut(&Giants)) {
    let options = Options::from_pairs(options.iter().copied()).expect("its options");
    let mut game = Giants::setup(&Config { n_seats, options }).expect("a table for that many");
    let mut dice = Dice::from_seed(seed);
    for n_moves in 0.. {
        let is_over = matches!(game.turn(), Turn::Over(_));
        if n_moves % 23 == 0 || is_over {
            look(&game);
        }
        if is_over {
            return;
        }
        game.apply(*dice.pick(&game.successors()));
    }
}

/// A busy table: the longest lists there are.
const BUSY: &str = "giants
seats: 5
round: 12
start: e
phase: carry a
cut: E3, E4, F2, F3
hand: statue-3 at I4, marked a, now H4
seat a: help 1234, tablet 6
  behind: marker 2, log 5, pedestal 2
  front: marker 2, statue-1, statue-2, statue-3, headdress 2
seat b: help 999, tablet 6
  front: worker 3, chief, sorcerer, marker 6, statue-1, statue-2
seat c: help 7
hex H4: a worker 2, b worker 3, c worker 4, d worker 5, e worker 6, a chief, c chief, log 2
hex G5: a sorcerer, c sorcerer, d sorcerer, e sorcerer, d chief, e chief, c worker 2, log 2
piece: statue-1 at F6, marked a
piece: statue-2 at F6
piece: statue-3 at F6, marked c
piece: headdress at F6, marked d
piece: headdress at F6, marked e
piece: statue-1 at F5
site 1: a, statue-3, headdress
site 2: a, statue-2
site 17: a
site 20: d, statue-1
site 28: e
";

#[test]
fn drawings_fit() {
    check_fits(&Giants::from_diagram(BUSY).expect("a table"));
    watch(2, &[("board", "motu-iti")], 1, |game| check_fits(game));
    watch(3, &[("screens", "closed")], 2, |game| check_fits(game));
    watch(5, &[("pedestals", "open")], 3, |game| check_fits(game));
}

#[test]
fn the_widest_board_fits() {
    let row = |place: &str| format!("|{}\n", format!("{place} ").repeat(6));
    let mut map = format!("1 |Q . . . . P\n|{}", &row(".")[1..]);
    map.push_str(&format!("2 |V H . . . .\n  {}", row("~")));
    let sites = "L1 1/1\n".repeat(14);
    let board = format!("name: wide\nseats: 2\nmap:\n{map}sites:\n{sites}");
    watch(2, &[("board", &board)], 1, |game| check_fits(game));
}

#[test]
fn twins_look_the_same() {
    let mut n_different = 0;
    for (n_seats, seed) in [(2, 4), (3, 5), (5, 6)] {
        watch(n_seats, &[("screens", "closed")], seed, |game| {
            let mut dice = Dice::from_seed(1);
            for viewer in game.viewers() {
                let twin = Giants::sample(&game.view(viewer), &mut dice);
                n_different += usize::from(twin != *game);
                let speaker = speaker(Lang::En);
                let texts = [game, &twin].map(|it| Giants::text(&it.view(viewer), &speaker));
                assert_eq!(texts[0], texts[1]);
            }
        });
    }
    assert!(20 < n_different, "{n_different} twins differ from their game");
}

#[test]
fn a_table_looks_right() {
    let busy = Giants::from_diagram(BUSY).expect("a table");
    let mut states = Vec::new();
    watch(3, &[("screens", "closed")], 8, |game| states.push(game.clone()));
    let bea = Viewer::Seat(Seat(1));
    for lang in Lang::ALL {
        let mut drawings = drawing("start", &states[0], bea, lang);
        drawings += &drawing("middle", &states[9], bea, lang);
        drawings += &drawing("middle", &states[9], Viewer::Spectator, lang);
        drawings += &drawing("end", &states[states.len() - 1], bea, lang);
        drawings += &drawing("busy", &busy, bea, lang);
        kit::golden(path("giants", lang), &drawings);
    }
}
