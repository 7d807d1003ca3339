//! What Giants says: tables to listen at, prices and what the log forgets.

use giants::{Effect, Giants, Move, Phase};
use rules_core::{Dice, Game, Turn, Viewer};
use words::{Arg, Entry, Lang, Message, Seen, Speak, Speaker, shown_lines};

/// Tables at which everything comes up, and for how many moves to stay.
pub(crate) const TABLES: &[(&str, usize)] = &[
    (TWO, 160),
    (BIDS, 40),
    (PLACE, 50),
    (TRANSPORT, 60),
    (NEUTRAL, 40),
    (CLOSED, 60),
    (LAST_ROUND, 12),
    (LAST_STATUE, 12),
];

const TWO: &str = "giants
seats: 2
phase: start
seat a:
  behind: worker 2, marker 3
seat b:
  behind: worker 2, marker 3
";

const BIDS: &str = "giants
seats: 4
round: 5
start: b
phase: bid b markers
tray: statue-1, statue-2, statue-3 2
seat a: tablet 2
  behind: worker 3, marker 3
seat b:
  behind: worker 2, marker 4
seat c: tablet 3
  behind: worker 4
seat d:
  behind: worker, marker
site 17: b, statue-1
";

const PLACE: &str = "giants
seats: 3
round: 3
cut: E3
seat a: tablet 4
  behind: worker 2, marker 2, log 3
seat b: tablet 3
  behind: worker, marker
seat c: tablet 3
  behind: worker
hex F6: b worker, b sorcerer
hex D5: a sorcerer
site 17: b, statue-1
";

const TRANSPORT: &str = "giants
seats: 3
round: 5
phase: transport a
cut: E3
seat a: tablet 1
  behind: marker
  front: statue-2, headdress
seat b: tablet 1
  behind: marker
  front: statue-3
seat c:
  behind: marker
hex H4: a worker, b worker, c chief, log
hex G5: b worker, c worker, a chief
hex F5: b chief, a worker, c worker
hex F6: a sorcerer, b worker, c worker, log
hex C7: b worker, a worker
hex D6: a worker, c sorcerer
piece: headdress at D6, marked c
piece: headdress at D6, marked a
piece: headdress at D6
piece: statue-1 at F6, marked a
piece: statue-1 at F5, marked b
piece: statue-1 at F6
site 11: a, statue-1
site 12: a, statue-1
site 14: b, statue-1
site 17: c
";

const NEUTRAL: &str = "giants
seats: 2
round: 4
cut: E3
seat a: tablet 2
  behind: worker, marker 2, log
seat b:
  behind: marker 2
hex H4: neutral 2
hex G5: a neutral
";

const CLOSED: &str = "giants
seats: 3
options: screens closed
round: 3
phase: place a
cut: E3
seat a: tablet 1
  behind: worker 2, marker 2, log 3
seat b:
  behind: worker, marker
piece: statue-1 at F6
piece: headdress at D6
hex F6: c worker
";

const LAST_ROUND: &str = "giants
seats: 3
options: tablets-score 3-per-pair
round: 25
phase: transport c done 2
seat a: help 9, tablet 5
site 1: b, statue-2, headdress
";

const LAST_STATUE: &str = "giants
seats: 5
round: 9
phase: transport e done 4
site 1: b, statue-2
site 2: b, statue-2
site 3: b, statue-1
site 4: b, statue-2
site 5: b, statue-1
";

fn table(text: &str) -> Giants {
    Giants::from_diagram(text).unwrap_or_else(|error| panic!("{error}"))
}

/// Calls back for every legal move of random play at a table, with the state
/// before and after.
fn for_each_move(text: &str, mut look: impl FnMut(&Giants, Move, &Giants)) {
    for seed in 0..30 {
        let mut game = table(text);
        let mut dice = Dice::from_seed(seed);
        for _ in 0..60 {
            let Turn::Seat(_) = game.turn() else { break };
            let moves = game.successors();
            for mv in &moves {
                let mut after = game.clone();
                after.apply(*mv);
                look(&game, *mv, &after);
            }
            game.apply(*dice.pick(&moves));
        }
    }
}

fn mover_view(game: &Giants) -> giants::View {
    let Turn::Seat(seat) = game.turn() else { panic!("nobody to move") };
    game.view(Viewer::Seat(seat))
}

fn inner<'a>(message: &'a Message, name: &str) -> &'a Message {
    match message.args.iter().find(|(it, _)| *it == name) {
        Some((_, Arg::List(list))) => &list[0],
        other => panic!("{name}: {other:?}"),
    }
}

/// What a label says that each seat gets, as (seat, points).
fn promised(price: &Message) -> Vec<(Arg, Arg)> {
    let [(_, Arg::List(gains))] = &price.args[..] else { panic!("{price:?}") };
    gains.iter().map(|gain| (gain.args[0].1.clone(), gain.args[1].1.clone())).collect()
}

#[test]
fn a_step_gives_others_exactly_what_its_label_says() {
    let (mut n_free, mut n_paid, mut n_chosen) = (0, 0, 0);
    for_each_move(TRANSPORT, |game, mv, after| {
        let Move::To(_) = mv else { return };
        let before = mover_view(game);
        let label = Giants::label(&before, mv);
        let price = inner(&label, "price");
        let seen = game.sighting(mv, Viewer::Spectator);
        let views = [game, after].map(|it| it.view(Viewer::Spectator));
        let effects = Giants::effects(&views[0], &seen, &views[1]);
        let given: Vec<(Arg, Arg)> = effects
            .iter()
            .filter_map(|it| match it {
                Effect::Helps { seat, points, .. } => Some((Arg::Mark(*seat), (*points).into())),
                _ => None,
            })
            .collect();
        match &*price.key {
            "giants-price-free" => {
                assert_eq!(given, []);
                n_free += 1;
            }
            "giants-price" => {
                assert_eq!(given, promised(price), "{mv}");
                n_paid += 1;
            }
            key => {
                assert_eq!(key, "giants-price-choice");
                assert!(matches!(views[1].phase, Phase::Help { .. }), "{mv} asks who helps");
                n_chosen += 1;
            }
        }
    });
    assert!(20 < n_free && 20 < n_paid && 20 < n_chosen, "{n_free} {n_paid} {n_chosen}");
}

#[test]
fn an_end_is_worth_what_its_label_says() {
    let mut n_ends = 0;
    for_each_move(TRANSPORT, |game, mv, after| {
        let (Move::Erect(_) | Move::Crown(_)) = mv else { return };
        let label = Giants::label(&mover_view(game), mv);
        let points = label.args.iter().find(|(name, _)| *name == "points");
        let seen = game.sighting(mv, Viewer::Spectator);
        let views = [game, after].map(|it| it.view(Viewer::Spectator));
        let effects = Giants::effects(&views[0], &seen, &views[1]);
        let worth = effects.iter().find_map(|it| match it {
            Effect::Erects { points, .. } | Effect::Crowns { points, .. } => Some(*points),
            _ => None,
        });
        assert_eq!(points.map(|(_, it)| it), worth.map(Arg::from).as_ref(), "{mv}");
        n_ends += 1;
    });
    assert!(10 < n_ends, "{n_ends}");
}

/// Plays these moves and returns how the log of a viewer stands.
fn log(text: &str, moves: &[&str], viewer: Viewer) -> Vec<String> {
    let mut game = table(text);
    let entries: Vec<Entry> = moves
        .iter()
        .map(|mv| {
            let mv = mv.parse().expect("a move");
            assert!(game.successors().contains(&mv), "{mv}");
            Giants::entry(&Seen::make(&mut game, mv, viewer))
        })
        .collect();
    let speaker = Speaker::new(Lang::En, ["Anna", "Bea", "Carl"].map(str::to_owned).to_vec());
    let mut lines = Vec::new();
    for (line, entry) in shown_lines(&entries, false).iter().zip(&entries) {
        lines.push(speaker.say(line));
        lines.extend(entry.effects.iter().map(|it| speaker.say(it)));
    }
    lines
}

const ERECTING: &str = "giants
seats: 3
round: 4
phase: transport a
hex F6: a worker
piece: statue-2 at F6, marked a
";

const ERECT: [&str; 2] = ["move statue-2 at F6", "erect 17"];
const NEXT_ROUND: [&str; 6] = ["move statue-2 at F6", "erect 17", "done", "done", "done", "roll 1"];

#[test]
fn gi_o16_who_erected_a_statue_is_told_only_in_its_round() {
    let told = "▲ Anna · erects on site 17: statue of size 2 (5 × 2 = 10), the marker returns";
    assert_eq!(log(ERECTING, &ERECT, Viewer::Spectator)[1], told);
    let later = log(ERECTING, &NEXT_ROUND, Viewer::Spectator);
    assert_eq!(later[1], told.replace("▲ Anna", "Transport"));
    assert!(!later[..2].iter().any(|line| line.contains("Anna")), "{later:?}");
    // One's own is always told, and so is everything where pedestals are open.
    assert_eq!(log(ERECTING, &NEXT_ROUND, Viewer::Seat(rules_core::Seat(0)))[1], told);
    let open = ERECTING.replace("round: 4", "options: pedestals open\nround: 4");
    assert_eq!(log(&open, &NEXT_ROUND, Viewer::Spectator)[1], told);
}

/// Three tables, each for a while, in each language, for people to read.
#[test]
fn a_game_reads_well() {
    let folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden");
    for lang in Lang::ALL {
        let names = ["Anna", "Bea", "Carl", "Dora"].map(str::to_owned).to_vec();
        let speaker = Speaker::new(lang, names);
        let mut text = String::new();
        for (diagram, seed, n_moves) in [(BIDS, 3, 60), (PLACE, 2, 40), (TRANSPORT, 5, 60)] {
            for line in transcript(diagram, seed, n_moves, &speaker) {
                text.push_str(&line);
                text.push('\n');
            }
        }
        kit::golden(folder.join(format!("giants-game-{}.txt", lang.key())), &text);
    }
}

fn transcript(diagram: &str, seed: u64, n_moves: usize, speaker: &Speaker) -> Vec<String> {
    let mut game = table(diagram);
    let mut dice = Dice::from_seed(seed);
    let mut lines = vec![speaker.say(&words::title("giants"))];
    for _ in 0..n_moves {
        lines.push(format!("  {}", speaker.say(&Giants::prompt(&game.view(Viewer::Spectator)))));
        if matches!(game.turn(), Turn::Over(_)) {
            break;
        }
        let mv = *dice.pick(&game.successors());
        let viewer = match game.turn() {
            Turn::Seat(seat) => Viewer::Seat(seat),
            Turn::Chance | Turn::Over(_) => Viewer::Spectator,
        };
        let view = game.view(viewer);
        if let Viewer::Seat(_) = viewer {
            lines.push(format!("  ? {}", speaker.say(&Giants::prompt(&view))));
            lines.push(format!("  > {}", speaker.say(&Giants::label(&view, mv))));
        }
        let entry = Giants::entry(&Seen::make(&mut game, mv, viewer));
        lines.push(format!("  {}", speaker.say(&entry.line)));
        lines.extend(entry.effects.iter().map(|it| format!("    {}", speaker.say(it))));
    }
    lines
}
