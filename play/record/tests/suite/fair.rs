//! The fairness scheme: its bytes, the order of its steps, its uniformity.

use kuhn_rules::Kuhn;
use proptest::prelude::*;
use record::{
    Mover, TableName,
    fair::{Chain, Entropy, GameKey, Open, RevealedSeed, Seed, Started, Terms},
};
use rules_core::{Config, Game, Seat, Turn};

/// The options in the test vectors; PF1 itself does not interpret the text.
const OPTIONS: &str = r#"{"game":"lovelace","players":3}"#;

fn terms() -> Terms {
    Terms::new(TableName::new("tbl_9fQ2").unwrap(), OPTIONS)
}

fn seed_bytes() -> [u8; 32] {
    std::array::from_fn(|idx| idx as u8)
}

fn entropy() -> [Entropy; 3] {
    let parts: [&[u8]; 3] = [&[0x11; 32], b"alice-words", b""];
    parts.map(|bytes| Entropy::new(bytes).unwrap())
}

fn started() -> Started {
    let mut open = Open::new(terms(), 3, Seed::from_bytes(seed_bytes()));
    for (seat, entropy) in Seat::all(3).zip(entropy()) {
        assert!(open.sit(seat, entropy));
    }
    open.start().expect("every seat is taken")
}

// Source of the vectors: three independent implementations (Python, JavaScript
// and Rust) that agree.
#[test]
fn v1_the_commitment_has_the_bytes_of_the_vector() {
    let expected = "e176f76779e46d27f6a3641ee929143fa22d22435ce068dfca4fe3de49288ecf";
    let open = Open::new(terms(), 3, Seed::from_bytes(seed_bytes()));
    assert_eq!(open.commitment().to_string(), expected);
    assert_eq!(started().commitment().to_string(), expected);
    assert_eq!(terms().commitment(&RevealedSeed(seed_bytes())).to_string(), expected);
}

#[test]
fn v1_a_stream_shuffles_a_deck_as_in_the_vector() {
    let mut deck: Vec<u8> = (0..52).collect();
    started().key().stream("deck/0").shuffle(&mut deck);
    let deck: Vec<String> = deck.iter().map(ToString::to_string).collect();
    assert_eq!(
        deck.join(" "),
        "33 51 16 22 38 9 27 10 47 39 35 49 28 45 48 0 19 50 17 40 29 21 13 14 25 43 44 18 8 15 1 \
         11 42 20 32 4 7 5 46 31 37 26 24 6 34 30 2 41 12 36 23 3"
    );
}

#[test]
fn v1_a_stream_rolls_dice_as_in_the_vector() {
    let mut stream = started().key().stream("dice/17");
    let rolls: Vec<u64> = (0..10).map(|_| 1 + stream.below(6)).collect();
    assert_eq!(rolls, [6, 6, 5, 1, 3, 3, 6, 1, 1, 6]);
}

#[test]
fn v1_the_chain_has_the_bytes_of_the_vector() {
    let mut chain = Chain::new(&terms(), &started().commitment(), &[]);
    chain.push(Mover::Seat(Seat(0)), "play 3");
    chain.push(Mover::Seat(Seat(1)), "draw");
    let expected = "b308455ee4f4f38a2ad28f48a757f047b06888f8a572166a95d7e0e1c45876f3";
    assert_eq!(chain.head().to_string(), expected);
    assert_eq!(chain.head().short(), "b308455e");
}

#[test]
fn the_chain_of_a_table_begins_with_the_entropy_of_its_seats() {
    let started = started();
    let mut chain = Chain::new(&terms(), &started.commitment(), &[]);
    let entropy = format!("entropy {}", "11".repeat(32));
    for (seat, text) in Seat::all(3).zip([&*entropy, "entropy 616c6963652d776f726473", "entropy -"])
    {
        chain.push(Mover::Seat(seat), text);
    }
    assert_eq!(started.chain(), chain);
}

/// The vector of the key itself. A key has no notation, so its output is compared.
#[test]
fn v1_the_key_of_a_revealed_game_is_the_key_it_was_played_with() {
    let started = started();
    let key = started.key().clone();
    assert_eq!(terms().recompute(&started.reveal(), &entropy()), key);
}

#[test]
fn v3_every_item_is_equally_often_at_every_place() {
    const N: usize = 6;
    const N_SHUFFLES: usize = 600_000;
    let key = started().key().clone();
    let mut at = [[0_u32; N]; N];
    let mut first_two = [[0_u32; N]; N];
    for round in 0..N_SHUFFLES {
        let mut items: [usize; N] = std::array::from_fn(|idx| idx);
        key.stream(&format!("deck/{round}")).shuffle(&mut items);
        for (place, item) in items.iter().enumerate() {
            at[place][*item] += 1;
        }
        first_two[items[0]][items[1]] += 1;
    }
    // Quantiles of chi squared at 1 - 10⁻⁴ for 25 and 29 degrees of freedom.
    let places = chi_squared(at.as_flattened(), (N_SHUFFLES / N) as f64) * 5.0 / 6.0;
    assert!(places < 60.14, "{places}");
    let pairs = first_two.as_flattened().iter().copied().filter(|n| *n != 0).collect::<Vec<_>>();
    assert_eq!(pairs.len(), 30);
    let pairs = chi_squared(&pairs, (N_SHUFFLES / 30) as f64);
    assert!(pairs < 66.15, "{pairs}");
}

fn chi_squared(counts: &[u32], expected: f64) -> f64 {
    counts.iter().map(|n| (f64::from(*n) - expected).powi(2) / expected).sum()
}

#[test]
fn below_rejects_the_words_that_would_favour_small_numbers() {
    // With n just above half of all words, almost every second word is rejected.
    let n = (1 << 63) + 1;
    let key = started().key().clone();
    let mut words = key.stream("x");
    let mut numbers = key.stream("x");
    for _ in 0..100 {
        let expected = loop {
            let word = words.word();
            if word < n {
                break word;
            }
        };
        assert_eq!(numbers.below(n), expected);
    }
    let mut stream = key.stream("x");
    assert!((0..100).all(|_| stream.below(1) == 0));
}

#[test]
fn chance_is_drawn_by_the_number_of_the_move_and_the_state_alone() {
    let key = started().key().clone();
    let game = Kuhn::setup(&Config::seats(3)).unwrap();
    assert_eq!(key.draw(&game, 1), key.draw(&game, 1));
    let by_hand = game.chance_at(key.stream("chance/7").below(4) as u32);
    assert_eq!(key.draw(&game, 7), Some(by_hand));
    let drawn: Vec<_> = (1..40).map(|number| key.draw(&game, number)).collect();
    assert!(drawn.iter().any(|mv| *mv != drawn[0]), "the number makes no difference");
}

#[test]
fn nothing_is_drawn_on_a_seats_turn_or_after_the_end() {
    let key = started().key().clone();
    let mut game = Kuhn::setup(&Config::seats(2)).unwrap();
    for text in ["deal 1", "deal 2", "pass", "pass"] {
        game.play(text.parse().unwrap()).unwrap();
        if game.turn() != Turn::Chance {
            assert_eq!(key.draw(&game, 3), None);
        }
    }
    assert!(matches!(game.turn(), Turn::Over(_)));
}

#[test]
fn secrets_do_not_show_in_debug_output() {
    let mut open = Open::new(terms(), 1, Seed::from_bytes([0xab; 32]));
    open.sit(Seat(0), Entropy::default());
    let before = format!("{open:?} {open:#?}");
    let started = open.start().unwrap();
    let after = format!("{started:?} {:?} {:?}", started.key(), started.key().stream("x"));
    let secret = started.reveal();
    for text in [before, after] {
        assert!(!text.contains(&secret.to_string()), "{text}");
        assert!(!text.contains("171"), "{text}"); // 0xab in decimal
        assert!(text.contains("secret"), "{text}");
    }
    assert_eq!(secret.to_string(), "ab".repeat(32));
}

#[test]
fn entropy_is_at_most_64_bytes() {
    assert!(Entropy::new(&[1; 64]).is_ok());
    assert!(Entropy::new(&[1; 65]).is_err());
    assert_eq!("-".parse::<Entropy>().unwrap(), Entropy::default());
    assert!("".parse::<Entropy>().is_err());
}

/// What can happen at a table before the game.
#[derive(Clone, Debug)]
enum Event {
    Sit(u8, Vec<u8>),
    Leave(u8),
    Start,
}

fn event() -> impl Strategy<Value = Event> {
    prop_oneof![
        6 => (0..4_u8, prop::collection::vec(any::<u8>(), 0..=64))
            .prop_map(|(seat, bytes)| Event::Sit(seat, bytes)),
        1 => (0..4_u8).prop_map(Event::Leave),
        2 => Just(Event::Start),
    ]
}

proptest! {
    /// V5: there is a key as soon as every seat has contributed its entropy, and it
    /// depends on exactly this entropy. The types guarantee that nothing can be
    /// added later and that an open table has no key: see the examples at `Open`
    /// and `Started` that do not compile.
    #[test]
    fn v5_a_table_starts_exactly_when_all_entropy_is_in(
        events in prop::collection::vec(event(), 0..30),
    ) {
        let mut open = Open::new(terms(), 3, Seed::from_bytes(seed_bytes()));
        let mut model: [Option<Entropy>; 3] = [None, None, None];
        for event in events {
            match event {
                Event::Sit(seat, bytes) => {
                    let entropy = Entropy::new(&bytes).unwrap();
                    prop_assert_eq!(open.sit(Seat(seat), entropy.clone()), seat < 3);
                    if seat < 3 {
                        model[usize::from(seat)] = Some(entropy);
                    }
                }
                Event::Leave(seat) => {
                    open.leave(Seat(seat));
                    if seat < 3 {
                        model[usize::from(seat)] = None;
                    }
                }
                Event::Start => {
                    let all: Option<Vec<Entropy>> = model.iter().cloned().collect();
                    match (open.start(), all) {
                        (Ok(started), Some(all)) => {
                            prop_assert_eq!(started.entropy(), &all);
                            prop_assert_eq!(started.key(), &key_of(&all));
                            return Ok(());
                        }
                        (Err(back), None) => open = back,
                        (Ok(_), None) => panic!("started with an empty seat"),
                        (Err(_), Some(_)) => panic!("every seat is taken"),
                    }
                }
            }
        }
    }

    /// V7: a table that is restored from the store draws the same outcomes.
    #[test]
    fn v7_a_restart_at_any_move_draws_the_same(number in 1..10_000_u32) {
        let game = Kuhn::setup(&Config::seats(4)).unwrap();
        let (first, second) = (started(), started());
        prop_assert_eq!(first.key().draw(&game, number), second.key().draw(&game, number));
    }

    /// Length prefixes: moving a byte from one seat to the next changes the key.
    #[test]
    fn no_two_lists_of_entropy_give_the_same_key(
        bytes in prop::collection::vec(any::<u8>(), 1..32),
        cut in 0..31_usize,
        other_cut in 0..31_usize,
    ) {
        let split = |at: usize| {
            let (a, b) = bytes.split_at(at.min(bytes.len()));
            [a, b].map(|part| Entropy::new(part).unwrap())
        };
        let (one, other) = (split(cut), split(other_cut));
        prop_assert_eq!(one == other, key_of(&one) == key_of(&other));
    }
}

fn key_of(entropy: &[Entropy]) -> GameKey {
    terms().recompute(&RevealedSeed(seed_bytes()), entropy)
}
