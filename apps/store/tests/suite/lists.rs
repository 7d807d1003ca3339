//! Lists of tables.

use store::{Counts, Cursor, Listing, NewAccount, NewTable, Page, Phase, Store, TableUpdate, Time};

use crate::make::{append, person, table_at, who};

/// Walks a list to its end in small pages.
async fn walk(store: &Store, listing: Listing, limit: u32) -> Vec<String> {
    let (mut page, mut seen) = (Page::first(limit), Vec::new());
    loop {
        let listed = store.list(listing.clone(), page).await.unwrap();
        assert!(listed.tables.len() <= limit as usize);
        seen.extend(listed.tables.into_iter().map(|head| head.id.to_string()));
        match listed.next {
            Some(cursor) => {
                let through_text: Cursor = cursor.to_string().parse().unwrap();
                page = Page { after: Some(through_text), limit };
            }
            None => return seen,
        }
    }
}

async fn over(store: &Store, table: &str, at: u64) {
    let mut last = append(table, 1, &["the end"]);
    last.at = Time(at);
    last.update = TableUpdate { phase: Some(Phase::Over), ..TableUpdate::default() };
    store.append(last).await.unwrap();
}

pub(crate) async fn public_lists_hold_tables_of_their_phase_only(store: Store) {
    for (phase, name) in [(Phase::Open, "o"), (Phase::Playing, "p"), (Phase::Over, "f")] {
        store.create_table(table_at(name, phase, 1)).await.unwrap();
        let secret = NewTable { is_private: true, ..table_at(&format!("{name}2"), phase, 2) };
        store.create_table(secret).await.unwrap();
    }
    assert_eq!(walk(&store, Listing::Open, 10).await, ["o"]);
    assert_eq!(walk(&store, Listing::Watch, 10).await, ["p"]);
    assert_eq!(walk(&store, Listing::Finished, 10).await, ["f"]);
    let listed = store.list(Listing::Open, Page::first(10)).await.unwrap();
    assert_eq!(listed.tables[0].seats.len(), 2);
}

pub(crate) async fn a_list_is_paged_without_loss_or_repetition(store: Store) {
    for at in 0..23 {
        store.create_table(table_at(&format!("t{at:02}"), Phase::Open, at)).await.unwrap();
    }
    let expected: Vec<_> = (0..23).rev().map(|at| format!("t{at:02}")).collect();
    for limit in [1, 5, 22, 23, 24] {
        assert_eq!(walk(&store, Listing::Open, limit).await, expected, "{limit}");
    }
    let too_many = store.list(Listing::Open, Page::first(u32::MAX)).await.unwrap();
    assert_eq!((too_many.tables.len(), too_many.next), (23, None));
}

pub(crate) async fn tables_of_the_same_moment_are_paged_too(store: Store) {
    for name in ["c", "a", "d", "b"] {
        store.create_table(table_at(name, Phase::Playing, 7)).await.unwrap();
    }
    assert_eq!(walk(&store, Listing::Watch, 1).await, ["d", "c", "b", "a"]);
}

pub(crate) async fn somebody_finds_running_and_finished_tables(store: Store) {
    let mine = |name, phase, at| NewTable {
        seats: vec![person(0, "anna")],
        is_private: true,
        ..table_at(name, phase, at)
    };
    store.create_table(mine("a", Phase::Open, 1)).await.unwrap();
    store.create_table(mine("b", Phase::Playing, 2)).await.unwrap();
    store.create_table(mine("c", Phase::Playing, 3)).await.unwrap();
    store.create_table(mine("d", Phase::Over, 4)).await.unwrap();
    store.create_table(table_at("e", Phase::Playing, 5)).await.unwrap();
    let running = Listing::Mine(who("anna"));
    let finished = Listing::MineFinished(who("anna"));
    assert_eq!(walk(&store, running.clone(), 2).await, ["c", "b", "a"]);
    assert_eq!(walk(&store, finished.clone(), 2).await, ["d"]);
    over(&store, "c", 10).await;
    over(&store, "b", 11).await;
    assert_eq!(walk(&store, running.clone(), 2).await, ["a"]);
    assert_eq!(walk(&store, finished.clone(), 1).await, ["b", "c", "d"]);
    // What is added after the end does not move the table in the list.
    let mut later = append("d", 1, &["a rematch"]);
    later.at = Time(50);
    store.append(later).await.unwrap();
    assert_eq!(walk(&store, finished.clone(), 1).await, ["b", "c", "d"]);
    let mut back = append("b", 2, &["played on"]);
    back.update = TableUpdate { phase: Some(Phase::Playing), ..TableUpdate::default() };
    back.at = Time(60);
    store.append(back).await.unwrap();
    assert_eq!(walk(&store, finished, 1).await, ["c", "d"]);
    assert_eq!(walk(&store, running, 1).await, ["b", "a"]);
    assert_eq!(walk(&store, Listing::Mine(who("bea")), 10).await, [""; 0]);
}

pub(crate) async fn identities_of_an_account_share_their_tables(store: Store) {
    for name in ["anna", "phone", "bea"] {
        store.introduce(who(name), name.to_owned(), Time(1)).await.unwrap();
    }
    for (table, name, phase) in [
        ("a", "anna", Phase::Playing),
        ("b", "phone", Phase::Playing),
        ("c", "bea", Phase::Playing),
        ("d", "anna", Phase::Over),
        ("e", "phone", Phase::Over),
        ("f", "bea", Phase::Over),
    ] {
        let new = NewTable { seats: vec![person(0, name)], ..table_at(table, phase, 1) };
        store.create_table(new).await.unwrap();
    }
    let account = NewAccount {
        who: who("anna"),
        name: "Anna".to_owned(),
        name_key: "anna".to_owned(),
        password_hash: "#".to_owned(),
        at: Time(2),
        preferences: "{}".to_owned(),
    };
    let account = store.register(account).await.unwrap();
    store.link(who("phone"), account).await.unwrap();
    for name in ["anna", "phone"] {
        assert_eq!(walk(&store, Listing::Mine(who(name)), 1).await, ["b", "a"]);
        assert_eq!(walk(&store, Listing::MineFinished(who(name)), 1).await, ["e", "d"]);
    }
    assert_eq!(walk(&store, Listing::Mine(who("bea")), 1).await, ["c"]);
    assert_eq!(walk(&store, Listing::MineFinished(who("bea")), 1).await, ["f"]);
}

pub(crate) async fn somebody_with_two_seats_is_listed_once(store: Store) {
    for (name, phase) in [("a", Phase::Playing), ("b", Phase::Over)] {
        let seats = vec![person(0, "anna"), person(1, "anna")];
        store.create_table(NewTable { seats, ..table_at(name, phase, 1) }).await.unwrap();
    }
    assert_eq!(walk(&store, Listing::Mine(who("anna")), 10).await, ["a"]);
    assert_eq!(walk(&store, Listing::MineFinished(who("anna")), 10).await, ["b"]);
}

pub(crate) async fn all_tables_of_a_phase_are_listed_in_one_order(store: Store) {
    for at in 0..9 {
        let new = table_at(&format!("t{at}"), Phase::Playing, at);
        store.create_table(NewTable { is_private: at % 3 == 0, ..new }).await.unwrap();
    }
    let expected: Vec<_> = (0..9).rev().map(|at| format!("t{at}")).collect();
    assert_eq!(walk(&store, Listing::All(Phase::Playing), 2).await, expected);
    assert_eq!(walk(&store, Listing::All(Phase::Open), 2).await, [""; 0]);
}

pub(crate) async fn counts_follow_the_phases(store: Store) {
    assert_eq!(store.counts().await, Ok(Counts::default()));
    for (name, phase) in [("a", Phase::Open), ("b", Phase::Open), ("c", Phase::Playing)] {
        store.create_table(table_at(name, phase, 1)).await.unwrap();
    }
    over(&store, "a", 5).await;
    let expected = Counts { n_open: 1, n_playing: 1, n_over: 1, n_accounts: 0 };
    assert_eq!(store.counts().await, Ok(expected));
}
