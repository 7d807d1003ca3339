//! Random writes: SQLite answers and keeps what the simple store in memory does.

use proptest::{collection::vec, option, prelude::*, sample::select};
use store::{
    AccountId, Append, Backend, Claim, ClaimNotices, Digest, Durability, Effect, Idempotent,
    Listing, NewAccount, NewChat, NewEvent, NewNotice, NewSession, NewTable, NewToken, Page, Phase,
    Prune, Refusal, SealedSeed, SeatKind, SeatRow, SeatSet, Sqlite, SqliteConfig, TableId,
    TableUpdate, Time, Verdict, Who, Write,
};

use crate::{
    make::{answer, id, who},
    memory::Memory,
};

const TABLES: [&str; 4] = ["a", "b", "c", "d"];
const PEOPLE: [&str; 4] = ["anna", "bea", "carl", "dora"];
const WORDS: [&str; 3] = ["x", "y", "z"];

fn any_table() -> impl Strategy<Value = TableId> {
    select(&TABLES).prop_map(id)
}

fn any_who() -> impl Strategy<Value = Who> {
    select(&PEOPLE).prop_map(who)
}

fn any_word() -> impl Strategy<Value = String> {
    select(&WORDS).prop_map(str::to_owned)
}

fn any_time() -> impl Strategy<Value = Time> {
    (0..6_u64).prop_map(Time)
}

fn any_digest() -> impl Strategy<Value = Digest> {
    any_word().prop_map(Digest::of)
}

fn any_phase() -> impl Strategy<Value = Phase> {
    select(&[Phase::Open, Phase::Playing, Phase::Over])
}

fn any_key() -> impl Strategy<Value = Option<Idempotent>> {
    let key = (any_word(), any_word(), any_digest(), any_word(), any_time());
    let key = key.prop_map(|(scope, key, body, text, at)| {
        let answer = answer(&text);
        Idempotent { scope, key, body, answer, at }
    });
    option::weighted(0.3, key)
}

fn any_update() -> impl Strategy<Value = TableUpdate> {
    let fields = (
        option::of(any_phase()),
        option::of(any_word()),
        option::of((0..4_i64).prop_map(SeatSet::from_bits)),
        option::of(any_time()),
        option::of(option::of(any_time())),
        option::of(any::<bool>()),
        option::of(any_word()),
    );
    fields.prop_map(|(phase, summary, awaited, since, wake_at, is_private, final_record)| {
        TableUpdate { phase, summary, awaited, since, wake_at, is_private, final_record }
    })
}

fn any_seats() -> impl Strategy<Value = Vec<SeatRow>> {
    let kind = select(&[SeatKind::Free, SeatKind::Person, SeatKind::Bot]);
    // Most tables have two seats, so one in three of these is out of range.
    let seat = (0..3_u8, option::of(any_who()), any_word(), kind, option::of(any_digest()));
    let seat = seat.prop_map(|(seat, who, name, kind, key)| SeatRow { seat, who, name, kind, key });
    vec(seat, 0..3)
}

fn any_events() -> impl Strategy<Value = Vec<NewEvent>> {
    let event = (any_time(), option::of(any_who()), any_word());
    vec(event.prop_map(|(at, by, text)| NewEvent { at, by, text }), 0..3)
}

fn any_notices() -> impl Strategy<Value = Vec<NewNotice>> {
    let notice = (any_word(), 0..6_u32, any_word());
    vec(notice.prop_map(|(follower, number, text)| NewNotice { follower, number, text }), 0..3)
}

fn any_effects() -> impl Strategy<Value = Vec<Effect>> {
    let number = (0..12_i64).prop_map(|n| n.to_string());
    let effect = prop_oneof![
        2 => (any_word(), -2..9_i64).prop_map(|(key, n)| Effect::Add { key, n }),
        1 => (any_word(), option::of(number), any_word())
            .prop_map(|(key, before, after)| Effect::Put { key, before, after }),
    ];
    vec(effect, 0..3)
}

fn any_about_followers() -> impl Strategy<Value = Write> {
    let claim = || (1..12_i64, 1..4_u32).prop_map(|(nr, n_tries)| Claim { nr, n_tries });
    prop_oneof![
        1 => (any_word(), any_time(), any_effects())
            .prop_map(|(follower, at, effects)| Write::Enroll { follower, at, effects }),
        3 => (any_word(), any_time(), any_time(), 0..4_u32).prop_map(
            |(follower, now, until, n_max)| Write::Claim(ClaimNotices {
                follower, now, until, n_max,
            })
        ),
        3 => (claim(), any_effects())
            .prop_map(|(claim, effects)| Write::Settle { claim, effects }),
        1 => (claim(), any_time(), any_word())
            .prop_map(|(claim, until, why)| Write::PutOff { claim, until, why }),
        1 => (any_word(), any_time(), 0..4_u32).prop_map(|(known, before, n_rows_max)| {
            Write::PruneNotices { known: vec![known], before, n_rows_max }
        }),
    ]
}

fn any_new_table() -> impl Strategy<Value = Write> {
    let names = (any_table(), any_word(), any_word(), option::of(any_table()));
    let rest = (0..5_u8, any::<bool>(), any_time(), option::of(any_who()), any_events());
    let rest = (rest, any_notices());
    (names, rest, any_update(), any_seats(), any_key()).prop_map(
        |((id, game, setup, rematch_of), rest, update, seats, idempotent)| {
            let ((n_seats, is_private, at, by, events), notices) = rest;
            let seed = SealedSeed(setup.clone().into_bytes());
            Write::Create(NewTable {
                id,
                game,
                n_seats,
                setup,
                seed,
                is_private,
                at,
                by,
                rematch_of,
                update,
                seats,
                events,
                notices,
                idempotent,
            })
        },
    )
}

fn any_append() -> impl Strategy<Value = Write> {
    let fields = (any_table(), 0..6_u32, any_events(), any_update(), any_seats(), any_time());
    (fields, any_notices(), any_key()).prop_map(|(fields, notices, idempotent)| {
        let (table, expected, events, update, seats, at) = fields;
        Write::Append(Append { table, expected, events, notices, update, seats, at, idempotent })
    })
}

fn any_chat() -> impl Strategy<Value = Write> {
    let fields = (any_table(), any_time(), option::of(any_who()), any_word(), any_word(), 0..4_u32);
    (fields, any_key()).prop_map(|((table, at, who, name, text, n_kept), idempotent)| {
        Write::Say(NewChat { table, at, who, name, text, n_kept, idempotent })
    })
}

fn any_about_people() -> impl Strategy<Value = Write> {
    let account = || (1..4_i64).prop_map(AccountId);
    let new_account = (any_who(), any_word(), any_word(), any_time());
    prop_oneof![
        3 => (any_who(), any_word(), any_time())
            .prop_map(|(who, name, at)| Write::Introduce { who, name, at }),
        2 => new_account.prop_map(|(who, name, name_key, at)| Write::Register(NewAccount {
            who,
            name,
            name_key,
            password_hash: "#".to_owned(),
            at,
            preferences: "{}".to_owned(),
        })),
        2 => (any_who(), account()).prop_map(|(who, account)| Write::Link { who, account }),
        1 => (account(), any_word())
            .prop_map(|(account, password_hash)| Write::SetPassword { account, password_hash }),
        1 => (account(), any_word())
            .prop_map(|(account, preferences)| Write::SetPreferences { account, preferences }),
        1 => (account(), any::<bool>())
            .prop_map(|(account, is_admin)| Write::SetAdmin { account, is_admin }),
        2 => any_session(),
        1 => (any_digest(), any_time(), any_time()).prop_map(|(digest, seen_at, expires_at)| {
            Write::TouchSession { digest, seen_at, expires_at }
        }),
        1 => any_digest().prop_map(Write::CloseSession),
        1 => (any_who(), option::of(any_digest()))
            .prop_map(|(who, except)| Write::CloseSessionsOf { who, except }),
        1 => (any_digest(), any_who(), any_word(), any_word(), any_time()).prop_map(
            |(digest, who, label, scopes, at)| Write::NewToken(NewToken {
                digest, who, label, scopes, at,
            })
        ),
        1 => (any_digest(), any_time())
            .prop_map(|(digest, used_at)| Write::TouchToken { digest, used_at }),
        1 => (any_who(), any_digest())
            .prop_map(|(who, digest)| Write::RemoveToken { who, digest }),
    ]
}

fn any_session() -> impl Strategy<Value = Write> {
    let new = (any_digest(), any_who(), any_time(), any_time());
    (new, option::of(any_digest())).prop_map(|((digest, who, at, expires_at), instead_of)| {
        Write::OpenSession { session: NewSession { digest, who, at, expires_at }, instead_of }
    })
}

fn any_write() -> impl Strategy<Value = Write> {
    prop_oneof![
        4 => any_new_table(),
        8 => any_append(),
        2 => any_chat(),
        1 => any_table().prop_map(Write::RemoveTable),
        1 => any_key().prop_filter_map("no key", |key| key.map(Write::Remember)),
        6 => any_about_people(),
        6 => any_about_followers(),
        // All or nothing: which rows of the same age go first is not promised.
        1 => (any_time(), any_time()).prop_map(|(answers_before, expired_before)| {
            Write::Prune(Prune { answers_before, expired_before, n_rows_max: 1_000 })
        }),
    ]
}

/// Only what a caller can act on; the message about an invalid write may differ.
fn comparable(verdicts: Vec<Verdict>) -> Vec<Verdict> {
    let plain = |refusal| match refusal {
        Refusal::Invalid(_) => Refusal::Invalid(String::new()),
        other => other,
    };
    verdicts.into_iter().map(|verdict| verdict.map_err(plain)).collect()
}

/// Everything that can be read, as text.
fn everything(backend: &dyn Backend) -> String {
    let mut seen = Vec::new();
    let mut note = |what: String| seen.push(what);
    for table in TABLES.map(id) {
        note(format!("{:?}", backend.table(&table)));
        note(format!("{:?}", backend.seed(&table).map(|seed| seed.map(|seed| seed.0))));
        note(format!("{:?}", backend.events(&table, 0, u32::MAX)));
        note(format!("{:?} …", backend.events(&table, 1, 2)));
        note(format!("{:?}", backend.chat(&table, 0, 100)));
        note(format!("{:?} …", backend.chat(&table, 1, 1)));
    }
    let phases = [Phase::Open, Phase::Playing, Phase::Over].map(Listing::All);
    let mut listings = vec![Listing::Open, Listing::Watch, Listing::Finished];
    listings.extend(phases);
    for person in PEOPLE.map(who) {
        note(format!("{:?}", backend.identity(&person)));
        note(format!("{:?}", backend.sessions_of(&person)));
        note(format!("{:?}", backend.tokens_of(&person)));
        listings.push(Listing::Mine(person.clone()));
        listings.push(Listing::MineFinished(person));
    }
    for listing in listings {
        let mut page = Page::first(1);
        while let Ok(listed) = backend.list(&listing, &page) {
            note(format!("{listing:?}: {listed:?}"));
            let Some(next) = listed.next else { break };
            page.after = Some(next);
        }
    }
    for word in WORDS {
        let digest = Digest::of(word);
        note(format!("{:?}", backend.session(&digest)));
        note(format!("{:?}", backend.token(&digest)));
        note(format!("{:?}", backend.seats_by_key(&digest)));
        note(format!("{:?}", backend.account_by_name(word)));
        note(format!("{:?}", backend.follower_state(word, "", 10)));
        note(format!("{:?} …", backend.follower_state(word, "x", 1)));
        note(format!("{:?}", backend.follower_value(word, "x")));
        note(format!("{:?}", backend.is_enrolled(word)));
        WORDS.iter().for_each(|key| note(format!("{:?}", backend.answer(word, key))));
    }
    note(format!("{:?}", backend.accounts(AccountId(0), 10)));
    note(format!("{:?}", backend.due(Time(3), 10)));
    note(format!("{:?}", backend.backlogs()));
    note(format!("{:?}", backend.counts()));
    note(format!("{:?}", backend.check()));
    seen.join("\n")
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 96, ..ProptestConfig::default() })]

    #[test]
    fn sqlite_keeps_what_the_model_keeps(batches in vec(vec(any_write(), 1..8), 1..12)) {
        let folder = tempfile::tempdir().unwrap();
        // Another test checks what survives a power cut.
        let config = SqliteConfig { durability: Durability::Normal, ..SqliteConfig::default() };
        let sqlite = Sqlite::open(folder.path(), config).unwrap();
        let memory = Memory::default();
        for batch in &batches {
            let kept = comparable(sqlite.write(batch).unwrap());
            prop_assert_eq!(kept, comparable(memory.write(batch).unwrap()));
            sqlite.tend().unwrap();
        }
        prop_assert_eq!(everything(&sqlite), everything(&memory));
        drop(sqlite);
        let again = Sqlite::open(folder.path(), config).unwrap();
        prop_assert_eq!(everything(&again), everything(&memory));
    }
}
