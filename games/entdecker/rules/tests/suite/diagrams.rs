//! The state as text: what is read, and the errors for a text that is not a state.

use entdecker_rules::{Entdecker, Leg, Phase, StackNo};
use rules_core::{Config, Dice, Game, Seat, Turn, Viewer};

#[track_caller]
fn read(lines: &str) -> Entdecker {
    Entdecker::from_diagram(&format!("entdecker\nseats: 2\n{lines}")).expect("a diagram")
}

/// Checks the error for a diagram for two seats; its third line is `lines`.
#[track_caller]
fn check_error(lines: &str, expected: &str) {
    let text = format!("entdecker\nseats: 2\n{lines}");
    let error = Entdecker::from_diagram(&text).expect_err("not a state");
    assert_eq!(error.to_string(), expected);
}

#[test]
fn two_lines_are_a_state() {
    let game = read("");
    let view = game.view(Viewer::Spectator);
    assert_eq!((view.phase, view.round, game.turn()), (Phase::Start, 2, Turn::Seat(Seat(0))));
    assert_eq!(view.stacks.n_tiles(), 90);
    assert_eq!(StackNo::ALL.map(|stack| view.stacks.stack(stack).height), [18; 5]);
    assert_eq!(view.explorers[Seat(1)].gold, 4);
}

#[test]
fn what_is_left_out_follows_from_the_rest() {
    let game = read("hand: B storm\nphase: place\nvoyage: ship d4\n4: . . . A\nseat b: chips 4:2");
    let view = game.view(Viewer::Spectator);
    assert_eq!((view.stacks.n_tiles(), view.n_lost, view.voyage.leg), (88, 0, Leg::SetOut));
    assert_eq!(StackNo::ALL.map(|stack| view.stacks.stack(stack).height), [18, 18, 18, 17, 17]);
    assert_eq!(view.chips.of(4), 3);
    let view = read("unseen: A 2, B storm, C").view(Viewer::Spectator);
    assert_eq!((view.stacks.n_tiles(), view.n_lost), (4, 86));
    assert_eq!(StackNo::ALL.map(|stack| view.stacks.stack(stack).height), [1, 1, 1, 1, 0]);
}

#[test]
fn comments_spaces_and_a_rotation_of_0_do_not_count() {
    let short = read("4: . . . A B1 B3*\n");
    let long = read("  # a chart\n\n4:   .  .  .  A0   B1  B3* . . . .\nphase:  start\n");
    assert_eq!(short, long);
}

#[test]
fn every_state_of_a_game_reads_back() {
    let mut dice = Dice::from_seed(4);
    let mut game = Entdecker::setup(&Config::seats(3)).unwrap();
    while !matches!(game.turn(), Turn::Over(_)) {
        assert_eq!(Entdecker::from_diagram(&game.diagram()).as_ref(), Ok(&game));
        let moves = game.successors();
        game.apply(*dice.pick(&moves));
    }
}

#[test]
fn an_error_says_where_and_what_would_be_right() {
    let check = |text: &str, expected: &str| {
        assert_eq!(Entdecker::from_diagram(text).unwrap_err().to_string(), expected);
    };
    check("", "line 1, column 1: the diagram ends before the line \"seats: …\"");
    check("rapanui", "line 1, column 1: found \"rapanui\", expected the first line \"entdecker\"");
    check(
        "entdecker\nphase: start",
        "line 2, column 1: found \"phase: start\", expected the line \"seats: 2\", \"seats: 3\" or \
         \"seats: 4\"",
    );
    let seats = Entdecker::setup(&Config::seats(5)).unwrap_err();
    check("entdecker\nseats: 5", &format!("line 2, column 1: {seats}"));
    check_error(
        "start",
        "line 3, column 1: found \"start\", expected a line like \"phase: start\"",
    );
    check_error(
        "wind: north",
        "line 3, column 1: found \"wind\", expected options, tiles, first, active, round, phase, \
         voyage, hand, a row such as 1, stacks, unseen, seat a or units",
    );
    check_error("first: c", "line 3, column 8: found \"c\", expected a seat from a to b");
}

#[test]
fn a_wrong_phase_or_voyage_is_pointed_at() {
    check_error(
        "phase: buy",
        "line 3, column 8: found \"buy\", expected back 1, first, income, start, announce, sail, \
         tile 1, place, gift, choose, chip d4n a best 0 or over",
    );
    check_error("phase: tile 6", "line 3, column 13: found \"6\", expected a stack from 1 to 5");
    check_error(
        "voyage: ship z9",
        "line 3, column 9: found \"ship z9\", expected a place such as \"ship d4\" or \"ship \
         west-4\"",
    );
    check_error(
        "voyage: lost",
        "line 3, column 9: found \"lost\", expected ship d4, left 2, set-out, searching or reached",
    );
}

#[test]
fn a_wrong_tile_is_pointed_at() {
    let tile = "expected \".\", or a tile such as B, B1, B1s (a storm) or F* (reserve)";
    check_error("1: . B4", &format!("line 3, column 6: found \"B4\", {tile}"));
    check_error("1: . G", &format!("line 3, column 6: found \"G\", {tile}"));
    check_error("1: . B1x", &format!("line 3, column 6: found \"B1x\", {tile}"));
    check_error("8: A", "line 3, column 1: found \"8\", expected a number from 1 to 7");
    check_error(
        "1: . . . . . . . . . . A",
        "line 3, column 24: found \"A\", expected at most 10 spaces in a row",
    );
    check_error("1: A\n1: A", "line 4, column 4: found \"A\", expected no second tile on a1");
    check_error("1: B", "line 3, column 4: found \"B\", expected sea on the north side of a1");
    check_error("3: B1 A", "line 3, column 7: found \"A\", expected land on the west side of b3");
    check_error(
        "1: D1p D1p",
        "line 3, column 4: found \"D1p\", expected sea on the west side of a1",
    );
    check_error("2: . D1p . D1p", "line 3, column 1: there are too many tiles D pirates");
}

#[test]
fn wrong_seats_are_pointed_at() {
    check_error(
        "seat a: gold 13",
        "line 3, column 14: found \"13\", expected a number from 0 to 12",
    );
    check_error(
        "seat a: wood 3",
        "line 3, column 9: found \"wood 3\", expected gold 4, islands 0, unfinished 0, ruins 0 or \
         chips 1:2 4:1",
    );
    check_error("seat a: chips 4:6", "line 3, column 1: there are too many chips of value 4");
    check_error(
        "units: scout d4n",
        "line 3, column 1: found \"units\", expected a line \"seat a: …\" before it",
    );
    check_error(
        "seat a:\nunits: scout d4",
        "line 4, column 14: found \"d4\", expected land such as d4n: a space and the first of its \
         sides",
    );
    check_error(
        "seat a:\nunits: boat d4n",
        "line 4, column 8: found \"boat\", expected scout, fort or settlement",
    );
    check_error(
        "seat a:\nunits: settlement d4n, settlement d5n",
        "line 4, column 24: found \"settlement d5n\", expected at most 3 scouts, 2 forts and 1 \
         settlement",
    );
}

#[test]
fn wrong_stacks_are_pointed_at() {
    check_error(
        "stacks: 18 18",
        "line 3, column 9: found \"18 18\", expected five heights, with ? where a ? is on top: 18 \
         18? 17 18 18",
    );
    check_error(
        "stacks: 18 18 18 18 17",
        "line 3, column 1: not a state of this game: the stacks hold what nobody has drawn: 89 \
         and 90 tiles",
    );
    check_error(
        "unseen: B boat",
        "line 3, column 9: found \"B boat\", expected a tile such as \"B\" or \"B storm\" \
         (pirates, \
         unfriendly, friendly, ruins, treasure)",
    );
    check_error("unseen: F", "line 3, column 1: 1 of F are unseen: 0 lie nowhere else");
    check_error(
        "unseen: A 5\nstacks: 1 1 1 1 1?",
        "line 4, column 1: not a state of this game: 1 stacks show ?: 0 tiles have that back",
    );
}

#[test]
fn what_cant_be_is_said() {
    let broken = |lines: &str, what: &str| {
        let n_lines = 2 + lines.lines().count();
        check_error(lines, &format!("line {n_lines}, column 1: not a state of this game: {what}"));
    };
    broken("1: . A\n2: A", "holes are filled when a turn ends: a1");
    broken(
        "3: . B1 B3\nseat a:\nunits: scout b3e",
        "units leave a complete island when a turn ends: b3e",
    );
    broken("3: . C0\nseat a:\nunits: scout b3e", "the scout of seat a stands on land: b3e");
    broken("3: . D0\nseat a:\nunits: scout b3n, scout b3s", "there is one unit on b3");
    broken("unseen: -", "the game is over without tiles or undiscovered spaces");
    broken("phase: place", "a tile is in hand between drawing and placing");
    broken("phase: announce", "the ship has a place during a voyage");
    broken("phase: sail\nvoyage: ship d4", "the ship is on a tile: d4");
    broken("phase: sail\nvoyage: ship west-8", "the frame has the circle west-8");
    broken("phase: sail\nvoyage: ship west-4, left 0", "the first tile can be drawn");
    broken("phase: sail\nvoyage: ship west-4, reached", "a tile that was reached is no circle");
    broken("phase: start\nvoyage: ship west-4", "no ship is out before the start");
    broken("round: 0", "round 1 comes before the first start");
    broken("phase: first", "the game begins before round 1");
    broken(
        "phase: choose\nvoyage: ship west-4, searching",
        "islands draw too few chips to go round",
    );
    broken(
        "phase: chip d4n a best 0\nvoyage: ship west-4, searching",
        "the seat leads on a complete island",
    );
}

#[test]
fn a_tile_set_is_read_with_its_own_lines() {
    let set = crate::SMALL.lines().map(|line| format!("|{line}\n")).collect::<String>();
    let game = read(&format!("tiles:\n{set}1: A . . . . A\n"));
    assert_eq!(game.config().options.tiles, crate::SMALL.trim_end());
    let spoilt = set.replace("6 x 4", "6 x 9");
    check_error(
        &format!("tiles:\n{spoilt}"),
        "line 6, column 15: found \"9\", expected a number from 1 to 8",
    );
    check_error(
        "|board 3 x 3",
        "line 3, column 1: found \"|board 3 x 3\", expected the line \"tiles:\" right before",
    );
    check_error(
        "phase: start\ntiles:",
        "line 4, column 1: found \"tiles\", expected this line right after \"seats\"",
    );
}
