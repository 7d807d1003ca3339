//! Where chance comes from.

use record::{
    Check, Mover, Outcome, Record,
    fair::{Entropy, RevealedSeed},
};
use referee::{Awaited, Chance, Table, TableError, Time};
use rules_core::Seat;

use crate::tables::{
    A, B, ByText, EASY, code, game, kuhn, legal, moves, name, open, push, push_until, rapanui,
    seed, snapshot, started,
};

fn finished(chance: Chance) -> Table {
    let mut table = started(game("rapanui"), 2, chance);
    push_until(&mut table, |table| table.standing().is_some());
    table
}

fn chances(table: &Table) -> Vec<String> {
    let all = moves(table).into_iter();
    all.filter(|(mover, _)| *mover == Mover::Chance).map(|(_, mv)| mv).collect()
}

#[test]
fn a_fair_game_is_proven_by_its_record() {
    let table = finished(Chance::Fair(seed(9)));
    let text = table.export().unwrap().to_string();
    let record = Record::parse(text.as_bytes()).unwrap();
    let verdict = game("rapanui").verify(&record);
    assert!(verdict.is_proven(), "{verdict:?}");
    assert_eq!(record.fair().unwrap().chain, table.chain());
    assert_eq!(record.fair().unwrap().seed, Some(RevealedSeed([9; 32])));
}

#[test]
fn a_record_with_another_outcome_is_not_proven() {
    let text = finished(Chance::Fair(seed(9))).export().unwrap().to_string();
    let line = text.lines().find(|line| line.starts_with("1 chance start")).unwrap();
    let other = if line.ends_with('a') { "1 chance start b" } else { "1 chance start a" };
    let forged = text.replacen(line, other, 1);
    let record = Record::parse(forged.as_bytes()).unwrap();
    let verdict = game("rapanui").verify(&record);
    assert!(matches!(verdict.outcome(Check::Chance), Outcome::Failed(_)), "{verdict:?}");
}

#[test]
fn the_seed_is_a_secret_until_the_end() {
    let secret = RevealedSeed([9; 32]).to_string();
    let mut table = started(game("rapanui"), 2, Chance::Fair(seed(9)));
    while table.standing().is_none() {
        assert!(!table.record().to_string().contains(&secret));
        assert!(!format!("{table:?}").contains(&secret));
        let mv = legal(&table)[0].clone();
        push(&mut table, &mv).unwrap();
    }
    assert!(table.record().to_string().contains(&secret));
}

#[test]
fn what_the_seats_add_changes_chance() {
    let play = |entropy: &[u8]| {
        let mut table = open(game("rapanui"), 2, Chance::Fair(seed(9)));
        table.sit(A, name("Anna"), Entropy::new(entropy).unwrap()).unwrap();
        table.sit_bot(B, EASY, Entropy::default()).unwrap();
        table.start(Time(0)).unwrap();
        chances(&table)
    };
    assert_eq!(play(b"one"), play(b"one"));
    assert_ne!(play(b"one"), play(b"two"));
}

#[test]
fn whoever_leaves_takes_their_entropy_along() {
    let mut table = open(game("rapanui"), 2, Chance::Fair(seed(9)));
    table.sit(A, name("Eva"), Entropy::new(b"one").unwrap()).unwrap();
    table.sit(B, name("Bea"), Entropy::default()).unwrap();
    table.leave(A).unwrap();
    table.sit(A, name("Anna"), Entropy::new(b"two").unwrap()).unwrap();
    table.start(Time(0)).unwrap();
    let entropy = table.record().fair().unwrap().entropy.clone().unwrap();
    assert_eq!(entropy, [Entropy::new(b"two").unwrap(), Entropy::default()]);
}

#[test]
fn a_fixed_seed_gives_the_same_game_and_says_so() {
    let fixed = || Chance::Fixed(RevealedSeed([4; 32]));
    let table = finished(fixed());
    assert_eq!(moves(&table), moves(&finished(fixed())));
    assert!(table.is_fixed());
    assert!(table.record().to_string().contains("fair pf1 # fixed seed"));
    assert!(game("rapanui").verify(&table.record()).is_proven());
    assert!(!finished(Chance::Fair(seed(4))).is_fixed());

    // What the seats add does not count.
    let mut other = open(game("rapanui"), 2, fixed());
    for (seat, who) in Seat::all(2).zip(["Eva", "Frida"]) {
        other.sit(seat, name(who), Entropy::new(who.as_bytes()).unwrap()).unwrap();
    }
    other.start(Time(0)).unwrap();
    let n_moves = other.n_moves() as usize;
    assert_eq!(moves(&other), moves(&table)[..n_moves]);
}

#[test]
fn people_type_in_what_real_cards_did() {
    let mut table = kuhn("");
    assert_eq!(table.awaited(), Awaited::Chance);
    assert!(table.is_typed());
    table.type_text(0, "deal 2", Time(0)).unwrap();
    let before = snapshot(&table);
    assert_eq!(code(table.type_text(1, "deal 2", Time(0))), "illegal");
    assert_eq!(code(table.type_text(1, "deal", Time(0))), "not_a_move");
    assert_eq!(code(table.type_text(0, "deal 3", Time(0))), "stale");
    assert_eq!(snapshot(&table), before);
    table.type_text(1, "deal 3", Time(0)).unwrap();
    let refusal = table.type_text(2, "deal 1", Time(0)).unwrap_err();
    assert_eq!(refusal, TableError::NotYourTurn { to_move: Some(A) });
    assert_eq!(table.chain(), None);
    assert!(table.record().fair().is_none());
}

#[test]
fn a_slip_while_typing_is_put_right() {
    let mut table = kuhn("deal 2, deal 1");
    let before = snapshot(&table);
    assert_eq!(code(table.retype_chance(1, Time(0))), "stale");
    assert_eq!(snapshot(&table), before);
    table.retype_chance(2, Time(2_000)).unwrap();
    push(&mut table, "deal 3").unwrap();
    assert_eq!(table.notation(table.moves()[1].mv), "deal 3");
    push(&mut table, "bet").unwrap();
    assert_eq!(code(table.retype_chance(3, Time(0))), "no_undo");
    assert_eq!(code(kuhn("").retype_chance(0, Time(0))), "no_undo");
}

#[test]
fn nobody_types_in_where_the_referee_lets_chance_decide() {
    let mut table = rapanui(2);
    let n_moves = table.n_moves();
    assert_eq!(code(table.type_text(n_moves, "start a", Time(0))), "chance_not_typed");
    assert_eq!(code(table.retype_chance(n_moves, Time(0))), "chance_not_typed");
}
