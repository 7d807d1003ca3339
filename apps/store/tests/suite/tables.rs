//! Tables and their events.

use store::{
    AppendError, Digest, EventRow, NewChat, NewTable, Outcome, Phase, Refusal, SealedSeed,
    SeatKind, SeatRow, SeatSet, Store, StoreError, StoredTable, TableUpdate, Time,
};

use crate::make::{append, event, free, id, person, table, who};

async fn texts(store: &Store, table: &str) -> Vec<(u32, String)> {
    let events = store.events(&id(table), 0).await.unwrap();
    events.into_iter().map(|event| (event.number, event.text)).collect()
}

async fn stored(store: &Store, table: &str) -> StoredTable {
    store.table(&id(table)).await.unwrap().unwrap()
}

pub(crate) async fn a_new_table_is_read_back_as_it_was_made(store: Store) {
    assert_eq!(store.table(&id("a")).await, Ok(None));
    let new = NewTable {
        by: Some(who("anna")),
        rematch_of: Some(id("z")),
        is_private: true,
        seats: vec![person(1, "anna")],
        ..table("a")
    };
    assert_eq!(store.create_table(new).await, Ok(Outcome::Done(0)));
    let StoredTable { head, setup, final_record } = stored(&store, "a").await;
    assert_eq!((setup.as_str(), final_record), ("a set-up", None));
    assert_eq!((head.id, head.game.as_str(), head.n_seats), (id("a"), "chess", 2));
    assert_eq!((head.is_private, head.phase, head.n_events), (true, Phase::Open, 0));
    assert_eq!(
        (head.created_at, head.updated_at, head.since),
        (Time(1_000), Time(1_000), Time(1_000))
    );
    assert_eq!((head.created_by, head.rematch_of), (Some(who("anna")), Some(id("z"))));
    assert_eq!((head.summary.as_str(), head.awaited, head.wake_at), ("", SeatSet::default(), None));
    assert_eq!(head.seats, [free(0), person(1, "anna")]);
    assert_eq!(store.events(&id("a"), 0).await, Ok(vec![]));
}

pub(crate) async fn a_table_can_be_made_in_the_middle_of_a_game(store: Store) {
    let update = TableUpdate {
        phase: Some(Phase::Playing),
        summary: Some("{}".to_owned()),
        awaited: Some(SeatSet::from_iter([1])),
        since: Some(Time(7)),
        wake_at: Some(Some(Time(9))),
        is_private: None,
        final_record: None,
    };
    let new = NewTable { update, events: vec![event("one"), event("two")], ..table("a") };
    assert_eq!(store.create_table(new).await, Ok(Outcome::Done(2)));
    let head = stored(&store, "a").await.head;
    assert_eq!((head.phase, head.n_events, head.since), (Phase::Playing, 2, Time(7)));
    assert_eq!((head.summary.as_str(), head.wake_at), ("{}", Some(Time(9))));
    assert!(head.awaited.contains(1) && !head.awaited.contains(0));
    assert_eq!(store.append(append("a", 3, &["three"])).await, Ok(Outcome::Done(3)));
}

pub(crate) async fn a_table_is_made_once(store: Store) {
    store.create_table(table("a")).await.unwrap();
    let again = NewTable { game: "go".to_owned(), ..table("a") };
    let refused = store.create_table(again).await;
    assert_eq!(refused, Err(StoreError::Refused(Refusal::TableExists)));
    assert_eq!(stored(&store, "a").await.head.game, "chess");
}

pub(crate) async fn a_table_has_as_many_seats_as_can_be_counted(store: Store) {
    for (n_seats, is_allowed) in [(0, false), (1, true), (63, true), (64, false)] {
        let name = format!("t{n_seats}");
        let made = store.create_table(NewTable { n_seats, ..table(&name) }).await;
        assert_eq!(made.is_ok(), is_allowed, "{n_seats}: {made:?}");
        assert_eq!(store.table(&id(&name)).await.unwrap().is_some(), is_allowed);
    }
}

pub(crate) async fn events_are_numbered_without_gaps(store: Store) {
    store.create_table(table("a")).await.unwrap();
    for number in 1..=5 {
        let done = store.append(append("a", number, &[&format!("event {number}")])).await;
        assert_eq!(done, Ok(Outcome::Done(number)));
    }
    let events = store.events(&id("a"), 3).await.unwrap();
    let expected = |number| EventRow {
        number,
        at: Time(2_000),
        by: Some(who("anna")),
        text: format!("event {number}"),
    };
    assert_eq!(events, [expected(4), expected(5)]);
    let head = stored(&store, "a").await.head;
    assert_eq!((head.n_events, head.updated_at, head.created_at), (5, Time(2_000), Time(1_000)));
}

pub(crate) async fn several_events_are_added_at_once_or_not_at_all(store: Store) {
    store.create_table(table("a")).await.unwrap();
    let done = store.append(append("a", 1, &["one", "two", "three"])).await;
    assert_eq!(done, Ok(Outcome::Done(3)));
    let refused = store.append(append("a", 3, &["x", "y"])).await;
    assert_eq!(refused, Err(AppendError::Conflict { last: 3 }));
    let expected = [(1, "one"), (2, "two"), (3, "three")].map(|(n, text)| (n, text.to_owned()));
    assert_eq!(texts(&store, "a").await, expected);
}

pub(crate) async fn an_event_with_a_taken_number_is_refused_and_leaves_no_trace(store: Store) {
    store.create_table(table("a")).await.unwrap();
    store.append(append("a", 1, &["one"])).await.unwrap();
    let before = stored(&store, "a").await;
    for expected in [0, 1, 3, u32::MAX] {
        let mut late = append("a", expected, &["late"]);
        late.update.phase = Some(Phase::Over);
        late.seats = vec![person(0, "bea")];
        late.at = Time(9_000);
        assert_eq!(store.append(late).await, Err(AppendError::Conflict { last: 1 }));
    }
    assert_eq!(stored(&store, "a").await, before);
    assert_eq!(texts(&store, "a").await, [(1, "one".to_owned())]);
    assert_eq!(store.append(append("b", 1, &["x"])).await, Err(AppendError::NoSuchTable));
}

pub(crate) async fn what_is_known_about_a_table_changes_with_a_line(store: Store) {
    store.create_table(table("a")).await.unwrap();
    let mut last = append("a", 1, &["the end"]);
    last.update = TableUpdate {
        phase: Some(Phase::Over),
        summary: Some("over".to_owned()),
        awaited: Some(SeatSet::from_iter([0, 1])),
        since: Some(Time(3)),
        wake_at: Some(Some(Time(4))),
        is_private: Some(true),
        final_record: Some("a record".to_owned()),
    };
    last.seats = vec![person(0, "anna")];
    store.append(last).await.unwrap();
    let StoredTable { head, final_record, .. } = stored(&store, "a").await;
    assert_eq!(final_record.as_deref(), Some("a record"));
    assert_eq!((head.phase, head.summary.as_str(), head.since), (Phase::Over, "over", Time(3)));
    assert_eq!((head.wake_at, head.is_private, head.awaited.bits()), (Some(Time(4)), true, 3));
    assert_eq!(head.seats, [person(0, "anna"), free(1)]);
}

pub(crate) async fn what_is_left_out_stays(store: Store) {
    store.create_table(table("a")).await.unwrap();
    let mut first = append("a", 1, &["one"]);
    first.update = TableUpdate {
        phase: Some(Phase::Playing),
        summary: Some("playing".to_owned()),
        awaited: Some(SeatSet::from_iter([1])),
        since: Some(Time(3)),
        wake_at: Some(Some(Time(4))),
        is_private: Some(true),
        final_record: Some("half".to_owned()),
    };
    first.seats = vec![person(0, "anna")];
    store.append(first).await.unwrap();
    let before = stored(&store, "a").await;
    store.append(append("a", 2, &[])).await.unwrap();
    assert_eq!(stored(&store, "a").await, before);
    let mut never = append("a", 2, &[]);
    never.update.wake_at = Some(None);
    store.append(never).await.unwrap();
    assert_eq!(stored(&store, "a").await.head.wake_at, None);
}

pub(crate) async fn a_seat_beyond_the_table_takes_the_whole_write_with_it(store: Store) {
    store.create_table(table("a")).await.unwrap();
    let before = stored(&store, "a").await;
    let mut wrong = append("a", 1, &["one"]);
    wrong.seats = vec![person(0, "anna"), person(2, "bea")];
    let refused = store.append(wrong).await;
    let expected = Refusal::Invalid("seat 2 of a table of 2".to_owned());
    assert_eq!(refused, Err(AppendError::Store(StoreError::Refused(expected))));
    assert_eq!(stored(&store, "a").await, before);
    assert_eq!(texts(&store, "a").await, []);
}

pub(crate) async fn a_seed_is_kept_apart(store: Store) {
    let seed = SealedSeed(vec![0, 255, 7]);
    store.create_table(NewTable { seed: seed.clone(), ..table("a") }).await.unwrap();
    assert_eq!(store.seed(&id("a")).await, Ok(Some(seed)));
    assert_eq!(store.seed(&id("b")).await, Ok(None));
}

pub(crate) async fn a_removed_table_takes_everything_with_it(store: Store) {
    store.create_table(NewTable { seats: vec![person(0, "anna")], ..table("a") }).await.unwrap();
    store.create_table(table("b")).await.unwrap();
    store.append(append("a", 1, &["one"])).await.unwrap();
    store.append(append("b", 1, &["one"])).await.unwrap();
    store.remove_table(id("a")).await.unwrap();
    assert_eq!(store.table(&id("a")).await, Ok(None));
    assert_eq!(store.seed(&id("a")).await, Ok(None));
    assert_eq!(texts(&store, "a").await, []);
    assert_eq!(texts(&store, "b").await, [(1, "one".to_owned())]);
    let gone = Err(StoreError::Refused(Refusal::NoSuchTable));
    assert_eq!(store.remove_table(id("a")).await, gone);
    assert_eq!(store.check().await, Ok(vec![]));
    store.create_table(table("a")).await.unwrap();
    assert_eq!(stored(&store, "a").await.head.seats, [free(0), free(1)]);
}

pub(crate) async fn text_is_kept_as_it_is(store: Store) {
    let odd = "'; DROP TABLE moves; -- \u{0}\n\t\u{202e} ✓ 🗿 \"\\";
    let new = NewTable { setup: odd.to_owned(), game: odd.to_owned(), ..table("a") };
    store.create_table(new).await.unwrap();
    store.append(append("a", 1, &[odd, ""])).await.unwrap();
    let expected = [(1, odd.to_owned()), (2, String::new())];
    assert_eq!(texts(&store, "a").await, expected);
    let kept = stored(&store, "a").await;
    assert_eq!((kept.setup.as_str(), kept.head.game.as_str()), (odd, odd));
}

pub(crate) async fn chat_keeps_the_last_messages(store: Store) {
    let say = |text: &str| NewChat {
        table: id("a"),
        at: Time(1),
        who: Some(who("anna")),
        name: "Anna".to_owned(),
        text: text.to_owned(),
        n_kept: 3,
        idempotent: None,
    };
    let nowhere = store.say(say("hello")).await;
    assert_eq!(nowhere, Err(StoreError::Refused(Refusal::NoSuchTable)));
    store.create_table(table("a")).await.unwrap();
    for number in 1..=5 {
        let said = store.say(say(&format!("message {number}"))).await;
        assert_eq!(said, Ok(Outcome::Done(number)));
    }
    let numbers = async |after, n_max| {
        let messages = store.chat(&id("a"), after, n_max).await.unwrap();
        messages.into_iter().map(|message| message.number).collect::<Vec<_>>()
    };
    assert_eq!(numbers(0, 100).await, [3, 4, 5]);
    assert_eq!(numbers(0, 2).await, [4, 5]);
    assert_eq!(numbers(4, 100).await, [5]);
    let last = store.chat(&id("a"), 4, 1).await.unwrap().remove(0);
    assert_eq!((last.text.as_str(), last.name.as_str(), last.at), ("message 5", "Anna", Time(1)));
    assert_eq!(last.who, Some(who("anna")));
    store.say(NewChat { n_kept: 0, ..say("message 6") }).await.unwrap();
    assert_eq!(numbers(0, 100).await, [6]);
}

pub(crate) async fn a_seat_is_found_by_its_key(store: Store) {
    let key = Digest::of("amber boat cedar");
    let keyed = |seat| SeatRow { key: Some(key), ..person(seat, "anna") };
    store.create_table(NewTable { seats: vec![keyed(1)], ..table("a") }).await.unwrap();
    store.create_table(NewTable { seats: vec![keyed(0)], ..table("b") }).await.unwrap();
    let found = store.seats_by_key(key).await;
    assert_eq!(found, Ok(vec![(id("a"), 1), (id("b"), 0)]));
    assert_eq!(store.seats_by_key(Digest::of("other")).await, Ok(vec![]));
    let mut gone = append("a", 1, &[]);
    gone.seats = vec![SeatRow { kind: SeatKind::Bot, ..free(1) }];
    store.append(gone).await.unwrap();
    assert_eq!(store.seats_by_key(key).await, Ok(vec![(id("b"), 0)]));
}

pub(crate) async fn tables_are_due_in_order(store: Store) {
    for (name, wake_at) in [("a", Some(30)), ("b", Some(10)), ("c", None), ("d", Some(20))] {
        let update = TableUpdate { wake_at: Some(wake_at.map(Time)), ..TableUpdate::default() };
        store.create_table(NewTable { update, ..table(name) }).await.unwrap();
    }
    let due = async |until, n_max| store.due(Time(until), n_max).await.unwrap();
    assert_eq!(due(9, 10).await, []);
    assert_eq!(due(20, 10).await, [(id("b"), Time(10)), (id("d"), Time(20))]);
    assert_eq!(due(100, 1).await, [(id("b"), Time(10))]);
    assert_eq!(due(100, 10).await.len(), 3);
}
