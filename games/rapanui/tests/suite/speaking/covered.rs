//! The shown log forgets what has been covered since (RN-O9).

use rapanui_rules::{Options, RapaNui};
use rules_core::{Config, Dice, Game, Options as _, Seat, Turn, Viewer};
use words::{Entry, Lang, Message, Seen, Speak, Speaker, shown_lines};

fn speaker() -> Speaker {
    set_kit::speaker::<rapanui::Set>(Lang::En, ["Anna", "Bea"].map(str::to_owned).to_vec())
}

/// Plays until both have built and says what `viewer` is shown at the end of
/// each sacrifice round, the stone's lines only.
fn stone_lines(options: &[(&str, &str)], viewer: Viewer) -> Vec<Vec<String>> {
    let options = Options::from_pairs(options.iter().copied()).expect("options of the game");
    let mut game = RapaNui::setup(&Config { n_seats: 2, options }).expect("a table for two");
    let mut dice = Dice::from_seed(2);
    let mut entries: Vec<Entry> = Vec::new();
    let mut rounds = Vec::new();
    while !matches!(game.turn(), Turn::Over(_)) && rounds.len() < 2 {
        let moves = game.successors();
        // A random hand seldom builds: who can, does.
        let build = moves.iter().find(|mv| mv.to_string() == "build moai");
        let mv = *build.unwrap_or_else(|| dice.pick(&moves));
        let is_end_of_round = mv.to_string().starts_with("add ");
        entries.push(rapanui::Set::entry(&Seen::make(&mut game, mv, viewer)));
        if is_end_of_round {
            rounds.push(stone_only(&entries, false));
        }
    }
    rounds.push(stone_only(&entries, true));
    rounds
}

fn stone_only(entries: &[Entry], is_over: bool) -> Vec<String> {
    let lines = shown_lines(entries, is_over);
    let of_stone =
        |message: &&&Message| ["-offer", "-hide", "-add"].iter().any(|it| message.key.contains(it));
    lines.iter().filter(of_stone).map(|it| speaker().say(it)).collect()
}

fn n_forgotten(lines: &[String]) -> usize {
    let backs = lines.iter().filter(|it| it.contains(" a card ") && !it.contains("face down"));
    backs.count()
}

#[test]
fn rn_o9_only_the_top_card_is_still_told() {
    let [first, second, over] = &stone_lines(&[], Viewer::Spectator)[..] else { panic!() };
    // Offered and covered, hidden, added and on top.
    assert_eq!(first.len(), 3);
    assert_eq!(n_forgotten(first), 1, "{first:?}");
    assert_eq!(second.len(), 6);
    assert_eq!(n_forgotten(second), 3, "{second:?}");
    assert_eq!(second.iter().filter(|it| !it.contains(" a card ")).count(), 1, "{second:?}");
    assert_eq!(n_forgotten(over), 0, "at the end everything is told: {over:?}");
}

#[test]
fn rn_o9_the_own_card_is_forgotten_too_once_it_is_covered() {
    let n_told = |lines: &[String]| lines.iter().filter(|it| !it.contains(" a card ")).count();
    let rounds = [Seat(0), Seat(1)].map(|seat| stone_lines(&[], Viewer::Seat(seat)));
    for shown in &rounds {
        assert_eq!(n_told(&shown[1]), 1, "only the top card: {:?}", shown[1]);
    }
    assert!(rounds.iter().any(|it| n_told(&it[2]) > 4), "the builder knew its own: {rounds:?}");
}

#[test]
fn rn_o9_nothing_is_forgotten_where_the_table_shows_it() {
    for options in [[("stone", "face-up-visible")], [("memory-aid", "on")]] {
        for lines in stone_lines(&options, Viewer::Spectator) {
            assert_eq!(n_forgotten(&lines), 0, "{lines:?}");
        }
    }
}
