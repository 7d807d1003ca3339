//! One device, several people: the curtain falls exactly where it must.

use std::collections::BTreeSet;

use rules_core::{Seat, Viewer};
use tables::{Pace, Plan, Reveal, Screen, SeatPlan, TableState};

/// Plays a game of two people at one device, and counts curtains and turns.
fn count(game: &str, options: &[(&str, &str)], n_people: u8) -> Counted {
    let entry = catalog::game(game).expect("a game");
    let mut table = open(entry, options, n_people);
    let mine: Vec<Seat> = Seat::all(n_people).collect();
    let mut counted = Counted::default();
    let mut reveal: Option<Reveal> = None;
    let mut last_asked = None;
    while !table.is_over() {
        let at = referee::Time(u64::from(table.n_events));
        if let Some((seat, _)) = table.secrets().bot_to_move() {
            let thought =
                table.secrets().thinker().expect("a bot").think(u64::from(table.n_events));
            let event = tables::Event::Bot { seat, n_moves: thought.n_moves(), mv: thought.mv() };
            table.apply(&event, None, at).expect("a bot's move");
            continue;
        }
        let seat = match Screen::new(&table, &mine, reveal) {
            Screen::Curtain(seat) => {
                counted.n_curtains += 1;
                let view = table.secrets().view_json(Viewer::Spectator);
                counted.rounds.push((view["round"].as_u64(), seat));
                reveal = Reveal::open(&table, seat);
                assert_eq!(Screen::new(&table, &mine, reveal), Screen::Seat(seat));
                continue;
            }
            Screen::Seat(seat) => seat,
            Screen::Spectator => panic!("somebody here is asked"),
        };
        if last_asked != Some((seat, table.clocks.n_turns(seat))) {
            last_asked = Some((seat, table.clocks.n_turns(seat)));
            counted.n_turns += 1;
        }
        let choices = table.secrets().choices(seat);
        let mv = choices[choices.len() / 2].mv;
        let version = table.secrets().version(seat);
        let event = tables::Event::Play { seat, version, mv };
        table.apply(&event, None, at).expect("a legal move");
        counted.n_moves += 1;
        if counted.n_moves == 3_000 {
            break;
        }
    }
    counted
}

#[derive(Debug, Default)]
struct Counted {
    n_curtains: u32,
    n_turns: u32,
    n_moves: u32,
    /// In which round a curtain fell before whom, in games with rounds.
    rounds: Vec<(Option<u64>, Seat)>,
}

/// Opens a table for these people and one bot.
fn open(entry: &catalog::Entry, options: &[(&str, &str)], n_people: u8) -> TableState {
    use tables::{ChanceKind, Event, Terms};
    let n_seats = n_people + 1;
    let plan = Plan::new(entry, n_seats, options.iter().copied()).expect("a plan");
    assert_eq!(plan.seats, vec![SeatPlan::Open; usize::from(n_seats)]);
    let terms = Terms {
        record: record::Record::new(plan.start.to_setup().expect("a setup")).to_string(),
        chance: ChanceKind::Fixed,
        clock: plan.clock,
        pace: Pace::Instant,
        forked: None,
    };
    let id = "table".parse().expect("a name");
    let mut table =
        TableState::open(id, terms, [5; 32], None, true, referee::Time(0)).expect("a table");
    let entropy = || "-".to_owned();
    for seat in Seat::all(n_people) {
        let event = Event::Sit { seat, name: format!("P{seat}"), entropy: entropy() };
        table.apply(&event, None, referee::Time(0)).expect("a seat");
    }
    let bot = Event::SeatBot {
        seat: Seat(n_people),
        strength: bots::Strength::Random,
        entropy: entropy(),
    };
    table.apply(&bot, None, referee::Time(0)).expect("a seat");
    table.apply(&Event::Start, None, referee::Time(0)).expect("a start");
    table
}

#[test]
fn one_person_never_sees_a_curtain() {
    for entry in catalog::games() {
        let n_seats_min = entry.facts.n_seats_min;
        assert_eq!(n_seats_min, 2, "{}", entry.key());
        let counted = count(entry.key(), &[], 1);
        assert_eq!(counted.n_curtains, 0, "{}", entry.key());
        assert!(counted.n_moves > 0);
    }
}

#[test]
fn a_game_without_secrets_has_no_curtain() {
    let counted = count("entdecker", &[], 2);
    assert_eq!(counted.n_curtains, 0);
    assert!(counted.n_turns > 10, "{counted:?}");
}

#[test]
fn a_game_with_hands_has_one_for_each_turn_of_a_person() {
    let counted = count("rapanui", &[], 2);
    assert_eq!(counted.n_curtains, counted.n_turns, "{counted:?}");
    assert!(counted.n_turns > 10, "{counted:?}");
}

#[test]
fn a_game_with_open_screens_has_one_for_each_person_and_round() {
    let open = [("screens", "open"), ("pedestals", "open")];
    let counted = count("giants", &open, 2);
    let different: BTreeSet<(Option<u64>, Seat)> = counted.rounds.iter().copied().collect();
    assert_eq!(different.len(), counted.rounds.len(), "{counted:?}");
    let rounds: BTreeSet<Option<u64>> = different.iter().map(|(round, _)| *round).collect();
    assert_eq!(different.len(), 2 * rounds.len(), "{counted:?}");
    assert!(rounds.len() > 2 && counted.n_curtains < counted.n_turns, "{counted:?}");
}
