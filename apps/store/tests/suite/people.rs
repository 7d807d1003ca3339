//! Guests, accounts, sessions and keys.

use store::{
    Account, AccountId, Digest, Identity, NewAccount, NewSession, NewToken, Refusal, Store,
    StoreError, Time,
};

use crate::make::who;

async fn introduce(store: &Store, names: &[&str]) {
    for name in names {
        store.introduce(who(name), (*name).to_owned(), Time(1)).await.unwrap();
    }
}

fn account(name: &str, key: &str) -> NewAccount {
    NewAccount {
        who: who(name),
        name: name.to_owned(),
        name_key: key.to_owned(),
        password_hash: "hash".to_owned(),
        at: Time(2),
        preferences: "{}".to_owned(),
    }
}

fn session(cookie: &str, name: &str) -> NewSession {
    NewSession { digest: Digest::of(cookie), who: who(name), at: Time(10), expires_at: Time(20) }
}

fn token(text: &str, name: &str) -> NewToken {
    NewToken {
        digest: Digest::of(text),
        who: who(name),
        label: text.to_owned(),
        scopes: "play".to_owned(),
        at: Time(3),
    }
}

fn refused<T>(refusal: Refusal) -> Result<T, StoreError> {
    Err(StoreError::Refused(refusal))
}

pub(crate) async fn a_guest_has_a_name_and_no_account(store: Store) {
    assert_eq!(store.identity(&who("anna")).await, Ok(None));
    introduce(&store, &["anna"]).await;
    store.introduce(who("anna"), "Anna the Great".to_owned(), Time(9)).await.unwrap();
    let expected = Identity {
        who: who("anna"),
        name: "Anna the Great".to_owned(),
        account: None,
        identities: vec![who("anna")],
        created_at: Time(1),
    };
    assert_eq!(store.identity(&who("anna")).await, Ok(Some(expected)));
}

pub(crate) async fn a_name_is_taken_once(store: Store) {
    introduce(&store, &["anna", "Anna2"]).await;
    store.register(account("anna", "anna")).await.unwrap();
    let taken = store.register(account("Anna2", "anna")).await;
    assert_eq!(taken, refused(Refusal::NameTaken));
    assert_eq!(store.identity(&who("Anna2")).await.unwrap().unwrap().account, None);
    assert_eq!(store.counts().await.unwrap().n_accounts, 1);
}

pub(crate) async fn a_guest_keeps_the_identity_as_an_account(store: Store) {
    introduce(&store, &["anna"]).await;
    let id =
        store.register(NewAccount { name: "Anna".to_owned(), ..account("anna", "anna") }).await;
    let id = id.unwrap();
    let expected = Account {
        id,
        name: "Anna".to_owned(),
        name_key: "anna".to_owned(),
        password_hash: "hash".to_owned(),
        created_at: Time(2),
        is_admin: false,
        preferences: "{}".to_owned(),
    };
    assert_eq!(store.account(id).await, Ok(Some(expected.clone())));
    assert_eq!(store.account_by_name("anna").await, Ok(Some(expected)));
    assert_eq!(store.account_by_name("Anna").await, Ok(None));
    let identity = store.identity(&who("anna")).await.unwrap().unwrap();
    assert_eq!((identity.account, identity.name.as_str()), (Some(id), "Anna"));
}

pub(crate) async fn an_identity_belongs_to_one_account(store: Store) {
    introduce(&store, &["anna", "bea", "phone"]).await;
    let anna = store.register(account("anna", "anna")).await.unwrap();
    let bea = store.register(account("bea", "bea")).await.unwrap();
    assert_eq!(store.register(account("anna", "x")).await, refused(Refusal::AlreadyLinked));
    assert_eq!(store.register(account("nobody", "x")).await, refused(Refusal::NoSuchWho));
    assert_eq!(store.link(who("phone"), anna).await, Ok(()));
    assert_eq!(store.link(who("phone"), anna).await, Ok(()));
    assert_eq!(store.link(who("phone"), bea).await, refused(Refusal::AlreadyLinked));
    assert_eq!(store.link(who("phone"), AccountId(99)).await, refused(Refusal::NoSuchAccount));
    assert_eq!(store.link(who("nobody"), anna).await, refused(Refusal::NoSuchWho));
    for name in ["anna", "phone"] {
        let identity = store.identity(&who(name)).await.unwrap().unwrap();
        assert_eq!(identity.identities, [who("anna"), who("phone")]);
    }
    let identity = store.identity(&who("bea")).await.unwrap().unwrap();
    assert_eq!(identity.identities, [who("bea")]);
}

pub(crate) async fn an_account_changes(store: Store) {
    introduce(&store, &["anna", "bea"]).await;
    let anna = store.register(account("anna", "anna")).await.unwrap();
    let bea = store.register(account("bea", "bea")).await.unwrap();
    store.set_password(anna, "new".to_owned()).await.unwrap();
    store.set_preferences(anna, "{\"a\":1}".to_owned()).await.unwrap();
    store.set_admin(anna, true).await.unwrap();
    let changed = store.account(anna).await.unwrap().unwrap();
    assert_eq!((changed.password_hash.as_str(), changed.is_admin), ("new", true));
    assert_eq!(changed.preferences, "{\"a\":1}");
    let other = store.account(bea).await.unwrap().unwrap();
    assert_eq!((other.password_hash.as_str(), other.is_admin), ("hash", false));
    let nobody = AccountId(99);
    let gone = refused(Refusal::NoSuchAccount);
    assert_eq!(store.set_password(nobody, String::new()).await, gone);
    assert_eq!(store.set_preferences(nobody, String::new()).await, gone);
    assert_eq!(store.set_admin(nobody, true).await, gone);
}

pub(crate) async fn a_new_password_and_new_rights_end_all_sessions(store: Store) {
    introduce(&store, &["anna", "phone", "bea"]).await;
    let anna = store.register(account("anna", "anna")).await.unwrap();
    store.link(who("phone"), anna).await.unwrap();
    let digest = |name: &str| Digest::of(name);
    let open = async || {
        for name in ["anna", "phone", "bea"] {
            let (who, at, expires_at) = (who(name), Time(1), Time(100));
            let session = NewSession { digest: digest(name), who, at, expires_at };
            store.open_session(session, Some(digest(name))).await.unwrap();
        }
    };
    let is_there = async |name| store.session(digest(name), Time(2)).await.unwrap().is_some();
    open().await;
    store.set_password(anna, "new".to_owned()).await.unwrap();
    assert!(!is_there("anna").await && !is_there("phone").await);
    assert!(is_there("bea").await, "hers is another account");
    open().await;
    store.set_admin(anna, true).await.unwrap();
    assert!(!is_there("anna").await && !is_there("phone").await && is_there("bea").await);
}

pub(crate) async fn accounts_are_listed_in_order(store: Store) {
    let mut ids = Vec::new();
    for name in ["c", "a", "b"] {
        introduce(&store, &[name]).await;
        ids.push(store.register(account(name, name)).await.unwrap());
    }
    let names = async |after, n_max| {
        let accounts = store.accounts(after, n_max).await.unwrap();
        accounts.into_iter().map(|account| account.name).collect::<Vec<_>>()
    };
    assert_eq!(names(AccountId(0), 2).await, ["c", "a"]);
    assert_eq!(names(ids[1], 2).await, ["b"]);
}

pub(crate) async fn a_session_lasts_until_it_expires(store: Store) {
    introduce(&store, &["anna"]).await;
    store.open_session(session("cookie", "anna"), None).await.unwrap();
    let digest = Digest::of("cookie");
    let found = store.session(digest, Time(19)).await.unwrap().unwrap();
    assert_eq!((found.who, found.created_at, found.seen_at), (who("anna"), Time(10), Time(10)));
    assert_eq!(store.session(digest, Time(20)).await, Ok(None));
    assert_eq!(store.session(Digest::of("other"), Time(0)).await, Ok(None));
    store.touch_session(digest, Time(15), Time(30)).await.unwrap();
    let found = store.session(digest, Time(29)).await.unwrap().unwrap();
    assert_eq!((found.created_at, found.seen_at, found.expires_at), (Time(10), Time(15), Time(30)));
    store.close_session(digest).await.unwrap();
    assert_eq!(store.session(digest, Time(0)).await, Ok(None));
}

pub(crate) async fn one_read_tells_who_is_signed_in(store: Store) {
    introduce(&store, &["anna"]).await;
    store.open_session(session("cookie", "anna"), None).await.unwrap();
    let digest = Digest::of("cookie");
    let n_reads = store.counters().reads;
    let (found, holder) = store.signed_in(digest, Time(19)).await.unwrap().unwrap();
    assert_eq!(store.counters().reads, n_reads + 1);
    assert_eq!(store.session(digest, Time(19)).await, Ok(Some(found)));
    assert_eq!(store.holder(&who("anna")).await, Ok(holder.clone()));
    let holder = holder.unwrap();
    assert_eq!(store.identity(&who("anna")).await, Ok(Some(holder.identity)));
    assert_eq!(holder.account, None);
    assert_eq!(store.signed_in(digest, Time(20)).await, Ok(None));
    assert_eq!(store.holder(&who("bea")).await, Ok(None));
}

pub(crate) async fn a_session_is_rotated_in_one_moment(store: Store) {
    introduce(&store, &["anna", "bea"]).await;
    store.open_session(session("old", "anna"), None).await.unwrap();
    store.open_session(session("new", "bea"), Some(Digest::of("old"))).await.unwrap();
    assert_eq!(store.session(Digest::of("old"), Time(0)).await, Ok(None));
    let new = store.session(Digest::of("new"), Time(0)).await.unwrap().unwrap();
    assert_eq!(new.who, who("bea"));
    // A cookie that exists already is not given to somebody else, and no session ends.
    store.open_session(session("third", "anna"), None).await.unwrap();
    let clash = store.open_session(session("new", "anna"), Some(Digest::of("third"))).await;
    assert!(matches!(clash, Err(StoreError::Refused(Refusal::Invalid(_)))), "{clash:?}");
    assert!(store.session(Digest::of("third"), Time(0)).await.unwrap().is_some());
}

pub(crate) async fn all_sessions_but_one_are_closed_for_all_kin(store: Store) {
    introduce(&store, &["anna", "phone", "bea"]).await;
    let anna = store.register(account("anna", "anna")).await.unwrap();
    store.link(who("phone"), anna).await.unwrap();
    for (cookie, name) in [("1", "anna"), ("2", "anna"), ("3", "phone"), ("4", "bea")] {
        store.open_session(session(cookie, name), None).await.unwrap();
    }
    assert_eq!(store.sessions_of(&who("phone")).await.unwrap().len(), 3);
    let n = store.close_sessions_of(who("anna"), Some(Digest::of("2"))).await;
    assert_eq!(n, Ok(2));
    let left = store.sessions_of(&who("phone")).await.unwrap();
    assert_eq!(left.iter().map(|it| it.digest).collect::<Vec<_>>(), [Digest::of("2")]);
    assert_eq!(store.sessions_of(&who("bea")).await.unwrap().len(), 1);
    assert_eq!(store.close_sessions_of(who("anna"), None).await, Ok(1));
}

pub(crate) async fn a_session_needs_somebody(store: Store) {
    let opened = store.open_session(session("cookie", "nobody"), None).await;
    assert_eq!(opened, refused(Refusal::NoSuchWho));
    assert_eq!(store.new_token(token("t", "nobody")).await, refused(Refusal::NoSuchWho));
}

pub(crate) async fn a_key_belongs_to_whoever_made_it(store: Store) {
    introduce(&store, &["anna", "bea"]).await;
    store.new_token(token("t", "anna")).await.unwrap();
    store.new_token(token("u", "bea")).await.unwrap();
    let digest = Digest::of("t");
    let found = store.token(digest).await.unwrap().unwrap();
    assert_eq!(
        (found.who, found.label.as_str(), found.scopes.as_str()),
        (who("anna"), "t", "play")
    );
    assert_eq!((found.created_at, found.used_at), (Time(3), None));
    store.touch_token(digest, Time(8)).await.unwrap();
    assert_eq!(store.token(digest).await.unwrap().unwrap().used_at, Some(Time(8)));
    assert_eq!(store.tokens_of(&who("anna")).await.unwrap().len(), 1);
    assert_eq!(store.remove_token(who("bea"), digest).await, Ok(false));
    assert_eq!(store.remove_token(who("anna"), digest).await, Ok(true));
    assert_eq!(store.token(digest).await, Ok(None));
}
