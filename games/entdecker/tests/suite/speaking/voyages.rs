//! What Entdecker says in whole games, and that it is what happens.

use std::collections::HashSet;

use entdecker_rules::{
    Effect, Entdecker, Event, GoldReason, Land, Move, Options, Phase, Sighting, View,
};
use rules_core::{Config, Dice, Game, Options as _, Turn, Viewer};
use set_kit::{hear, long_names, samples};
use words::{Arg, Lang, Message, Speak};

/// A chart on which games are short, with few chips and every kind of tile.
const SMALL: &str = include_str!("../../../rules/tests/small.txt");

fn own_tiles(n_seats: u8, text: &str) -> Config<Options> {
    let options = Options::from_pairs([("tiles", text)]).expect("a chart and tiles");
    Config { n_seats, options }
}

/// The chart on which games are short.
pub(crate) fn small(n_seats: u8) -> Config<Options> {
    own_tiles(n_seats, SMALL)
}

/// The same chart with a single chip, so that none is left soon.
fn one_chip() -> Config<Options> {
    own_tiles(3, &SMALL.replace("1:3 3:1", "4:1"))
}

/// Everything that is said in some games.
pub(crate) fn collect() -> HashSet<Message> {
    let mut said = samples::<entdecker::Set>();
    hear::<entdecker::Set>(&Config::seats(2), 1, &mut said);
    for seed in 0..3 {
        hear::<entdecker::Set>(&small(4), seed, &mut said);
    }
    hear::<entdecker::Set>(&one_chip(), 1, &mut said);
    said
}

/// Calls `look` with each legal move of a seat in some games, with what the
/// seat sees before and after it, and its effects.
fn for_each_move(mut look: impl FnMut(&View, Move, &View, &[Effect])) {
    let configs = [Config::seats(2), Config::seats(4), small(2), small(3), small(4), one_chip()];
    for (config, seed) in configs.iter().flat_map(|it| (0..4).map(move |seed| (it, seed))) {
        let mut game = Entdecker::setup(config).expect("a table");
        let mut dice = Dice::from_seed(seed);
        while !matches!(game.turn(), Turn::Over(_)) {
            let moves = game.successors();
            if let Turn::Seat(seat) = game.turn() {
                let before = game.view(Viewer::Seat(seat));
                for mv in &moves {
                    let mut copy = game.clone();
                    copy.apply(*mv);
                    let after = copy.view(Viewer::Seat(seat));
                    let effects = Entdecker::effects(&before, &Sighting(*mv), &after);
                    look(&before, *mv, &after, &effects);
                }
            }
            game.apply(*dice.pick(&moves));
        }
    }
}

fn arg<'a>(message: &'a Message, name: &str) -> Option<&'a Arg> {
    message.args.iter().find(|(it, _)| *it == name).map(|(_, arg)| arg)
}

fn number(message: &Message, name: &str) -> Option<i64> {
    arg(message, name).map(|arg| match arg {
        Arg::Number(number) => *number,
        other => panic!("{name} is {other:?}"),
    })
}

fn list<'a>(message: &'a Message, name: &str) -> &'a [Message] {
    match arg(message, name) {
        Some(Arg::List(messages)) => messages,
        other => panic!("{name} is {other:?}"),
    }
}

fn gold(effects: &[Effect], is_it: impl Fn(GoldReason) -> bool) -> Option<(i64, i64)> {
    effects.iter().find_map(|effect| match effect {
        Effect::Gold { why, from, to, .. } if is_it(*why) => Some(((*from).into(), (*to).into())),
        _ => None,
    })
}

#[test]
fn labels_and_lines_tell_what_is_paid() {
    let mut n_paid = [0; 3];
    for_each_move(|before, mv, _, effects| {
        let is_paid = |why| match why {
            GoldReason::Toll | GoldReason::Tiles | GoldReason::Unit => true,
            GoldReason::Income | GoldReason::Pirates | GoldReason::Treasure => false,
        };
        let paid = gold(effects, is_paid);
        let line = entdecker::Set::log_line(before, Some(before.active), &Sighting(mv));
        for message in [entdecker::Set::label(before, mv), line] {
            let told = number(&message, "cost").map(|cost| {
                let from = number(&message, "from").expect("the gold before");
                assert_eq!(number(&message, "to"), Some(from - cost), "{message:?}");
                (from, from - cost)
            });
            assert_eq!(told, paid, "{message:?}");
        }
        match mv {
            Move::Start(_) => n_paid[0] += usize::from(paid.is_some()),
            Move::Announce(_) => n_paid[1] += 1,
            Move::Unit(..) => n_paid[2] += 1,
            _ => assert_eq!(paid, None),
        }
    });
    assert!(n_paid.iter().all(|n| 20 < *n), "{n_paid:?}");
}

#[test]
fn units_are_counted_as_they_come_and_go() {
    let mut n_moved = [0; 2];
    for_each_move(|before, mv, after, effects| {
        let (unit, idx) = match mv {
            Move::Unit(unit, _) => (unit, 0),
            Move::Recall(_) => (entdecker_rules::Unit::Scout, 1),
            _ => return,
        };
        let label = entdecker::Set::label(before, mv);
        let at_hand = |view: &View| i64::from(view.explorers[before.active].units.n_at_hand(unit));
        let is_back = |it: &&Effect| {
            matches!(it, Effect::Returns { seat, unit: it, .. }
            if *seat == before.active && *it == unit)
        };
        let n_back = effects.iter().filter(is_back).count() as i64;
        assert_eq!(number(&label, "old"), Some(at_hand(before)), "{label:?}");
        assert_eq!(number(&label, "new"), Some(at_hand(after) - n_back), "{label:?}");
        n_moved[idx] += 1;
    });
    assert!(n_moved.iter().all(|n| 100 < *n), "{n_moved:?}");
}

#[test]
fn a_place_tells_the_islands_that_come_of_it() {
    let mut n_told = 0;
    for_each_move(|before, mv, after, _| {
        let Move::Place(space, _) = mv else { return };
        let label = entdecker::Set::label(before, mv);
        if label.key != "entdecker-label-place" {
            let is_storm = before.hand.is_some_and(|tile| tile.event == Some(Event::Storm));
            assert_eq!(label.key == "entdecker-label-place-storm", is_storm);
            assert!(is_storm || after.chart.land(space).is_empty(), "{label:?}");
            return;
        }
        let told: Vec<_> = list(&label, "islands")
            .iter()
            .map(|it| (number(it, "n"), number(it, "open")))
            .collect();
        let mut islands = Vec::new();
        for side in after.chart.land(space).iter() {
            let island = after.chart.island(&after.tiles, Land { space, side });
            if !islands.contains(&island) {
                islands.push(island);
            }
        }
        let expected: Vec<_> =
            islands.iter().map(|it| (Some(it.n_tiles().into()), Some(it.n_open.into()))).collect();
        assert_eq!(told, expected, "{label:?}");
        n_told += 1;
    });
    assert!(500 < n_told, "{n_told}");
}

#[test]
fn a_prompt_tells_the_fits_and_the_event() {
    let mut events = HashSet::new();
    for_each_move(|before, mv, after, effects| {
        let Move::Place(..) = mv else { return };
        let prompt = entdecker::Set::prompt(before);
        let moves = Entdecker::from(before).successors();
        let n_fits = moves.iter().filter(|mv| matches!(mv, Move::Place(..))).count();
        assert_eq!(number(&prompt, "n"), Some(n_fits as i64));
        let Some(event) = before.hand.and_then(|tile| tile.event) else {
            assert_eq!(prompt.key, "entdecker-prompt-place");
            return;
        };
        let [then] = list(&prompt, "then") else { panic!("{prompt:?}") };
        match event {
            Event::Pirates | Event::Treasure => {
                let (from, to) = gold(effects, |_| true).expect("gold");
                let told = ["n", "from", "to"].map(|name| number(then, name));
                assert_eq!(told, [Some((from - to).abs()), Some(from), Some(to)]);
            }
            Event::Ruins => {
                let [from, to] = [before, after].map(|it| it.explorers[before.active].points());
                assert_eq!(number(then, "n"), Some(i64::from(to - from)));
            }
            Event::Friendly => {
                let is_gift = then.key == "entdecker-outcome-friendly";
                assert_eq!(is_gift, after.phase == Phase::Gift, "{then:?}");
            }
            Event::Storm | Event::Unfriendly => {}
        }
        events.insert(event);
    });
    assert_eq!(events.len(), Event::ALL.len(), "{events:?}");
}

/// The longest there can be: two islands, a tile with an event.
#[test]
fn the_longest_labels_and_prompts_have_at_most_90_characters() {
    let island = |open: u8| Message::new("entdecker-island").with("n", 27).with("open", open);
    let mut all = vec![
        Message::new("entdecker-label-unit")
            .with("unit", Arg::word("entdecker-settlement"))
            .with("space", "j7")
            .with("land", Message::new("entdecker-land-esw"))
            .with("old", 1)
            .with("new", 0)
            .with("cost", 12)
            .with("from", 12)
            .with("to", 0),
    ];
    for open in [[0, 11], [11, 11]] {
        let label = Message::new("entdecker-label-place")
            .with("space", "j7")
            .with("land", Message::new("entdecker-land-esw"))
            .with("islands", open.map(island).to_vec());
        all.push(label);
    }
    let gold = |key: &'static str| Message::new(key).with("n", 12).with("from", 12).with("to", 12);
    for then in [
        Message::new("entdecker-outcome-storm"),
        gold("entdecker-outcome-pirates"),
        Message::new("entdecker-outcome-unfriendly"),
        Message::new("entdecker-outcome-friendly"),
        Message::new("entdecker-outcome-no-chip"),
        Message::new("entdecker-outcome-ruins").with("n", 3),
        gold("entdecker-outcome-treasure"),
    ] {
        let prompt = Message::new("entdecker-prompt-place-event")
            .with("kind", "A")
            .with("shape", Message::new("entdecker-shape-sea"))
            .with("n", 12);
        all.push(prompt.with("then", then));
    }
    for (lang, message) in Lang::ALL.iter().flat_map(|lang| all.iter().map(move |it| (lang, it))) {
        let text = long_names::<entdecker::Set>(*lang).say(message);
        assert!(text.chars().count() <= 90, "{}: {text}", text.chars().count());
    }
}
