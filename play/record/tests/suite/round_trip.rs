//! Every record that is written can be read back, and no input causes a panic.

use proptest::{collection::vec, option, prelude::*};
use record::{
    Date, Fair, Header, Mover, Name, Record, Score, Setup, Sitter, Spot, TableName,
    fair::{ChainHead, Commitment, Entropy, RevealedSeed},
};
use rules_core::Seat;

/// Generates characters that could go wrong: marks of the format, spaces, wide ones.
fn line(max: usize) -> impl Strategy<Value = String> {
    let ch = prop_oneof![
        4 => prop::char::range('a', 'e'),
        2 => Just(' '),
        2 => prop::sample::select(vec!['#', '|', '1', '-', ';', '"', '\\', ':']),
        1 => prop::sample::select(vec!['é', '🗿', 'ß', '\u{200d}', '\u{a0}', '\u{3000}']),
    ];
    vec(ch, 0..max).prop_map(|chars| chars.into_iter().collect())
}

fn block() -> impl Strategy<Value = String> {
    vec(line(20), 1..5).prop_map(|lines| lines.join("\n"))
}

fn name() -> impl Strategy<Value = Option<Name>> {
    option::of(line(41).prop_filter_map("not a name", |text| Name::new(&text).ok()))
}

fn setup() -> impl Strategy<Value = Setup> {
    let options = vec(("[a-z0-9_-]{1,40}", block()), 0..4);
    ("[a-z0-9_-]{1,40}", any::<u16>(), 1..=5_u8, options, option::of(block())).prop_map(
        |(game, rules_version, n_seats, options, diagram)| {
            let mut setup = Setup::new(&game, rules_version, n_seats).unwrap();
            for (key, value) in options {
                setup.set_option(&key, &value).unwrap();
            }
            if let Some(diagram) = diagram {
                setup.set_diagram(&diagram).unwrap();
            }
            setup
        },
    )
}

fn fair(n_seats: u8) -> impl Strategy<Value = Fair> {
    let entropy = vec(vec(any::<u8>(), 0..=64), usize::from(n_seats));
    let entropy = entropy.prop_map(|seats| {
        seats.iter().map(|bytes| Entropy::new(bytes).unwrap()).collect::<Vec<_>>()
    });
    let bytes = any::<[u8; 32]>;
    (bytes(), entropy, option::of(bytes()), option::of(bytes())).prop_map(
        |(commitment, entropy, seed, chain)| Fair {
            commitment: Commitment(commitment),
            entropy: Some(entropy),
            seed: seed.map(RevealedSeed),
            chain: chain.map(ChainHead),
        },
    )
}

/// A move with its comments.
type Played = (u8, String, Vec<String>, Option<String>);

fn played() -> impl Strategy<Value = Played> {
    let mv = vec("[a-z0-9#|é-]{1,9}", 1..4).prop_map(|words| words.join(" "));
    let mv = mv.prop_filter("a comment", |text| text.split(' ').all(|word| word != "#"));
    (any::<u8>(), mv, vec(line(30), 0..3), option::of(line(30)))
}

fn record() -> impl Strategy<Value = Record> {
    let parts = setup().prop_flat_map(|setup| {
        let n_seats = setup.n_seats();
        let sitters = vec((name(), name()), usize::from(n_seats));
        let score = (1..=n_seats, any::<i32>());
        let score = score.prop_map(|(place, points)| Score { place, points });
        let result = option::of(vec(score, usize::from(n_seats)));
        let head = (sitters, option::of(fair(n_seats)), result);
        let date = (0..=9_999_u16, 1..=12_u8, 1..=28_u8);
        let date = option::of(date.prop_map(|(year, month, day)| Date::new(year, month, day)));
        let notes = vec((any::<prop::sample::Index>(), line(30), any::<bool>()), 0..6);
        (Just(setup), head, date, vec(played(), 0..12), notes, vec(line(30), 0..3))
    });
    parts.prop_map(|(setup, (sitters, fair, result), date, moves, notes, end)| {
        let n_seats = setup.n_seats();
        let mut record = Record::new(setup);
        for (seat, (name, bot)) in Seat::all(n_seats).zip(sitters) {
            record.set_sitter(seat, Sitter { name, bot }).unwrap();
        }
        if let Some(date) = date.flatten() {
            record.set_date(date);
        }
        if let Some(fair) = fair {
            record.set_table(TableName::new("t-1.x_").unwrap());
            record.set_fair(fair).unwrap();
        }
        if let Some(result) = result {
            record.set_result(result).unwrap();
        }
        for (idx, text, is_beside) in notes {
            let headers = record.headers();
            add(
                &mut record,
                &Spot::Header(headers[idx.index(headers.len())].clone()),
                &text,
                is_beside,
            );
        }
        for (mover, mv, above, beside) in moves {
            let seat = Seat(mover % (n_seats + 1));
            let mover = if seat.0 == n_seats { Mover::Chance } else { Mover::Seat(seat) };
            let spot = Spot::Move(record.next_number());
            record.push(mover, &mv).unwrap();
            above.iter().for_each(|text| add(&mut record, &spot, text, false));
            beside.iter().for_each(|text| add(&mut record, &spot, text, true));
        }
        end.iter().for_each(|text| add(&mut record, &Spot::End, text, false));
        record
    })
}

fn add(record: &mut Record, spot: &Spot, text: &str, is_beside: bool) {
    let added = if is_beside {
        record.comment_beside(spot, text)
    } else {
        record.comment_above(spot, text)
    };
    added.unwrap();
}

/// Writes a record as a careless person would: headers in another order, no
/// numbers, and spaces, tabs and empty lines wherever they are ignored.
fn careless(text: &str, choices: &[u8]) -> String {
    let mut choices = choices.iter().copied().cycle();
    let mut choose = |n: u8| choices.next().unwrap_or_default() % n;
    let (head, moves) = text.split_once("\n\n").unwrap_or((text, ""));
    // A header with its comments above and its block below.
    let mut headers: Vec<Vec<&str>> = vec![Vec::new()];
    for line in head.lines().skip(1) {
        let is_next = !line.starts_with('|')
            && headers.last().and_then(|it| it.last()).is_some_and(|it| !it.starts_with('#'));
        if is_next {
            headers.push(Vec::new());
        }
        headers.last_mut().unwrap().push(line);
    }
    for idx in 2..headers.len() {
        let other_idx = 2 + usize::from(choose(200)) % (headers.len() - 2);
        headers.swap(idx, other_idx);
    }
    let lines: Vec<&str> = headers.concat().into_iter().chain([""]).chain(moves.lines()).collect();
    let mut out = "ahu record 1".to_owned();
    for line in lines {
        if line.starts_with('|') {
            out.push_str(&format!("\n{line}"));
            continue;
        }
        let is_move = line.starts_with(|ch: char| ch.is_ascii_digit());
        let line = match line.split_once(' ') {
            Some((_, rest)) if is_move && choose(2) == 0 => rest.to_owned(),
            Some((word, rest)) if !word.starts_with('#') => format!("{word} \t{rest}"),
            Some(_) | None => line.to_owned(),
        };
        let (before, after) = (["", "", " ", "\t"], ["", " ", "  ", "\t"]);
        let (before, after) = (before[usize::from(choose(4))], after[usize::from(choose(4))]);
        let end = if choose(2) == 0 { "\n" } else { "\r\n" };
        out.push_str(&format!("{end}{before}{line}{after}"));
    }
    out
}

proptest! {
    #[test]
    fn a_record_is_what_is_read_back(record in record()) {
        let text = record.to_string();
        let back = Record::parse(text.as_bytes());
        prop_assert_eq!(back.as_ref(), Ok(&record), "{}", text);
        prop_assert_eq!(back.unwrap().to_string(), text);
    }

    #[test]
    fn a_record_is_what_is_read_back_from_json(record in record()) {
        let json = record.to_json();
        let back = Record::from_json(json.as_bytes());
        prop_assert_eq!(back.as_ref(), Ok(&record), "{}", json);
        prop_assert_eq!(back.unwrap().to_json(), json);
    }

    #[test]
    fn what_is_ignored_is_not_written(record in record(), choices in vec(any::<u8>(), 1..99)) {
        let text = careless(&record.to_string(), &choices);
        let back = Record::parse(text.as_bytes());
        prop_assert_eq!(back.as_ref(), Ok(&record), "{}", text);
        prop_assert_eq!(back.unwrap().to_string(), record.to_string());
    }

    #[test]
    fn no_text_causes_a_panic(
        record in record(),
        edits in vec((any::<prop::sample::Index>(), any::<u8>()), 1..8),
    ) {
        let mut bytes = record.to_string().into_bytes();
        for (idx, byte) in edits {
            let idx = idx.index(bytes.len());
            if byte < 64 { bytes.truncate(idx + 1) } else { bytes[idx] = byte }
        }
        match Record::parse(&bytes) {
            Ok(record) => prop_assert_eq!(record.to_string().parse::<Record>(), Ok(record)),
            Err(error) => {
                let n_lines = 1 + bytes.iter().filter(|byte| **byte == b'\n').count();
                prop_assert!((1..=n_lines).contains(&error.line), "{}", error);
                prop_assert!(error.column >= 1, "{}", error);
                prop_assert!(!error.to_string().contains(char::is_control), "{}", error);
            }
        }
    }

    #[test]
    fn no_bytes_cause_a_panic(bytes in vec(any::<u8>(), 0..200)) {
        let mut text = b"ahu record 1\ngame kuhn 1\nseats 2\n".to_vec();
        prop_assert!(Record::parse(&bytes).is_err());
        text.extend(&bytes);
        let _ = Record::parse(&text);
        let _ = Record::from_json(&bytes);
    }
}

#[test]
fn header_order_is_the_order_of_writing() {
    let record: Record = "ahu record 1\ngame kuhn 1\nseats 1\nbot a x\nseat a y\n".parse().unwrap();
    let (seat, bot) = (Header::Seat(Seat(0)), Header::Bot(Seat(0)));
    assert_eq!(record.headers(), [Header::Game, Header::Seats, seat, bot]);
}
