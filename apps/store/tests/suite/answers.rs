//! The same request twice.

use store::{
    AppendError, Digest, Idempotent, NewChat, NewSession, NewTable, Outcome, Prune, Refusal, Store,
    StoreError, Time,
};

use crate::make::{answer, append, id, key, table, who};

fn keyed(number: u32, text: &str, idempotent: Idempotent) -> store::Append {
    store::Append { idempotent: Some(idempotent), ..append("a", number, &[text]) }
}

async fn n_events(store: &Store) -> usize {
    store.events(&id("a"), 0).await.unwrap().len()
}

pub(crate) async fn the_same_request_twice_is_done_once(store: Store) {
    store.create_table(table("a")).await.unwrap();
    let first = store.append(keyed(1, "x", key("k", "body"))).await;
    assert_eq!(first, Ok(Outcome::Done(1)));
    for number in [1, 2] {
        let again = store.append(keyed(number, "x", key("k", "body"))).await;
        assert_eq!(again, Ok(Outcome::Replayed(answer("body"))));
    }
    assert_eq!(n_events(&store).await, 1);
    let scope = key("k", "").scope;
    let answered = store.answered(&scope, "k", Digest::of("body")).await;
    assert_eq!(answered, Ok(Some(answer("body"))));
    assert_eq!(store.answered(&scope, "other", Digest::of("body")).await, Ok(None));
}

pub(crate) async fn the_same_key_for_another_request_is_refused(store: Store) {
    store.create_table(table("a")).await.unwrap();
    store.append(keyed(1, "x", key("k", "body"))).await.unwrap();
    let other = store.append(keyed(2, "y", key("k", "another body"))).await;
    assert_eq!(other, Err(AppendError::KeyReused));
    assert_eq!(n_events(&store).await, 1);
    let answered = store.answered(&key("k", "").scope, "k", Digest::of("another body")).await;
    assert_eq!(answered, Err(StoreError::Refused(Refusal::KeyReused)));
}

pub(crate) async fn a_used_key_wins_over_a_taken_number(store: Store) {
    store.create_table(table("a")).await.unwrap();
    store.append(keyed(1, "x", key("k", "body"))).await.unwrap();
    store.append(append("a", 2, &["y"])).await.unwrap();
    let again = store.append(keyed(1, "x", key("k", "body"))).await;
    assert_eq!(again, Ok(Outcome::Replayed(answer("body"))));
}

pub(crate) async fn a_refused_request_does_not_use_its_key(store: Store) {
    store.create_table(table("a")).await.unwrap();
    let refused = store.append(keyed(7, "x", key("k", "body"))).await;
    assert_eq!(refused, Err(AppendError::Conflict { last: 0 }));
    let scope = key("k", "").scope;
    assert_eq!(store.answered(&scope, "k", Digest::of("body")).await, Ok(None));
    let done = store.append(keyed(1, "x", key("k", "another body"))).await;
    assert_eq!(done, Ok(Outcome::Done(1)));
}

pub(crate) async fn each_scope_has_its_own_keys(store: Store) {
    store.create_table(table("a")).await.unwrap();
    store.append(keyed(1, "x", key("k", "body"))).await.unwrap();
    let elsewhere = Idempotent { scope: "bea POST /play".to_owned(), ..key("k", "another body") };
    assert_eq!(store.append(keyed(2, "y", elsewhere)).await, Ok(Outcome::Done(2)));
}

pub(crate) async fn chat_and_new_tables_have_keys_too(store: Store) {
    let new = |name| NewTable { idempotent: Some(key("new", "body")), ..table(name) };
    assert_eq!(store.create_table(new("a")).await, Ok(Outcome::Done(0)));
    let replayed = Ok(Outcome::Replayed(answer("body")));
    assert_eq!(store.create_table(new("b")).await, replayed);
    assert_eq!(store.table(&id("b")).await, Ok(None));
    let say = NewChat {
        table: id("a"),
        at: Time(1),
        who: None,
        name: String::new(),
        text: "hello".to_owned(),
        n_kept: 10,
        idempotent: Some(key("say", "body")),
    };
    assert_eq!(store.say(say.clone()).await, Ok(Outcome::Done(1)));
    assert_eq!(store.say(say).await, replayed);
    assert_eq!(store.chat(&id("a"), 0, 10).await.unwrap().len(), 1);
    assert_eq!(store.remember(key("else", "body")).await, Ok(Outcome::Done(0)));
    assert_eq!(store.remember(key("else", "body")).await, replayed);
    let reused = Err(StoreError::Refused(Refusal::KeyReused));
    assert_eq!(store.remember(key("else", "another body")).await, reused);
}

pub(crate) async fn old_answers_and_sessions_are_pruned_in_portions(store: Store) {
    store.introduce(who("anna"), "Anna".to_owned(), Time(0)).await.unwrap();
    for at in 0..10 {
        let old = Idempotent { at: Time(at), ..key(&format!("k{at}"), "body") };
        store.remember(old).await.unwrap();
        let digest = Digest::of(at.to_string());
        let session = NewSession { digest, who: who("anna"), at: Time(0), expires_at: Time(at) };
        store.open_session(session, None).await.unwrap();
    }
    let prune = Prune { answers_before: Time(5), expired_before: Time(3), n_rows_max: 4 };
    let mut portions = Vec::new();
    for _ in 0..3 {
        portions.push(store.prune(prune).await.unwrap());
    }
    assert_eq!(portions, [4 + 3, 1, 0]);
    let scope = key("", "").scope;
    let is_kept = async |at: i64| {
        let answered = store.answered(&scope, &format!("k{at}"), Digest::of("body")).await;
        answered.unwrap().is_some()
    };
    assert!(!is_kept(4).await && is_kept(5).await);
    assert_eq!(store.sessions_of(&who("anna")).await.unwrap().len(), 7);
}
