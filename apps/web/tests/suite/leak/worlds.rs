//! Pairs of games that one viewer can't tell apart, each on a server of its own.

use catalog::{AnyGame, MoveId};
use record::Mover;
use rules_core::{Seat, Turn, Viewer};
use store::{
    Digest, NewEvent, NewSession, NewTable, NewToken, SeatKind, SeatRow, TableId, TableUpdate,
    Time, Who,
};
use tables::{ChanceKind, ClockRule, Event, Pace, SealKey, TableState, Terms};
use web::people::SessionKey;

use super::Visitor;
use crate::{browser::Browser, fixture::House};

const AT: Time = Time(1_790_000_000_000);

/// A game that was played for a while.
#[derive(Clone)]
pub(crate) struct Tale {
    start: Box<dyn AnyGame>,
    pub(crate) end: Box<dyn AnyGame>,
    pub(crate) moves: Vec<(Mover, MoveId)>,
}

/// A small generator, so that the pairs are the same in every run.
struct Dice(u64);

impl Dice {
    fn below(&mut self, n: usize) -> usize {
        self.0 =
            self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) as usize % n
    }
}

fn options(game: &dyn AnyGame) -> Vec<MoveId> {
    match game.turn() {
        Turn::Chance => game.chances().into_iter().map(|(mv, _)| mv).collect(),
        Turn::Seat(_) => game.legal_moves(),
        Turn::Over(_) => Vec::new(),
    }
}

/// What a viewer learns from a move: its sighting, its effects, and the view afterwards.
fn learned(game: &dyn AnyGame, mv: MoveId, viewer: Viewer) -> Option<String> {
    if game.why_not(mv).is_some() {
        return None;
    }
    let told = game.log(mv, viewer);
    let mut after = game.clone_box();
    after.apply(mv);
    let view = after.view_json(viewer);
    Some(format!("{told:?} {view} {:?}", after.turn()))
}

/// Plays a game for a while, imagines another that looks the same to a viewer,
/// and plays on in both: wherever the viewer can't see the difference, another
/// move is made. None if nothing could be hidden.
pub(crate) fn twins(
    (game, n_seats, [n_alone, n_beside]): (&str, u8, [usize; 2]),
    viewer: Viewer,
    seed: u64,
) -> Option<(Tale, Tale)> {
    let entry = catalog::game(game).expect("a game");
    let mut state = entry.setup(n_seats, []).expect("a setup");
    let mut dice = Dice(seed.wrapping_mul(77).wrapping_add(5));
    let n_before = dice.below(n_alone);
    for n_made in 0.. {
        let all = options(&*state);
        if all.is_empty() || n_before <= n_made && matches!(state.turn(), Turn::Seat(_)) {
            break;
        }
        state.play(all[dice.below(all.len())]).expect("a legal move");
    }
    let mut one = Tale::begun(state.clone());
    let mut two = Tale::begun(state.twin(viewer, seed));
    let n_moves = n_beside / 2 + dice.below(n_beside);
    let mut pair = None;
    loop {
        let is_asked = matches!(one.end.turn(), Turn::Seat(_));
        if is_asked && one.end.diagram() != two.end.diagram() {
            pair = Some((one.clone(), two.clone()));
        }
        if is_asked && n_moves <= one.moves.len() {
            return pair;
        }
        let mover = match one.end.turn() {
            Turn::Chance => Mover::Chance,
            Turn::Seat(seat) => Mover::Seat(seat),
            Turn::Over(_) => return pair,
        };
        let all = options(&*one.end);
        let mv = all[dice.below(all.len())];
        let seen = learned(&*one.end, mv, viewer);
        let is_same = |it: &MoveId| learned(&*two.end, *it, viewer) == seen;
        let alike: Vec<MoveId> = options(&*two.end).into_iter().filter(is_same).collect();
        if alike.is_empty() {
            return pair;
        }
        let other = alike[dice.below(alike.len())];
        one.play(mover, mv);
        two.play(mover, other);
    }
}

impl Tale {
    /// A game that begins with a state.
    pub(crate) fn begun(state: Box<dyn AnyGame>) -> Tale {
        Tale { end: state.clone(), start: state, moves: Vec::new() }
    }

    fn play(&mut self, mover: Mover, mv: MoveId) {
        self.end.play(mv).expect("a legal move");
        self.moves.push((mover, mv));
    }

    /// Returns what could be done first in a game like this.
    pub(crate) fn first_moves(&self) -> Vec<MoveId> {
        let (key, n_seats) = (self.start.facts().key, self.start.n_seats());
        options(&*catalog::game(key).expect("a game").setup(n_seats, []).expect("a setup"))
    }

    /// Returns what a viewer learns if a move is made now; none if that ends the game and reveals
    /// it.
    pub(crate) fn learned(&self, mv: MoveId, viewer: Viewer) -> Option<String> {
        let mut after = self.end.clone_box();
        after.play(mv).ok()?;
        if let Turn::Over(_) = after.turn() {
            return None;
        }
        learned(&*self.end, mv, viewer)
    }
}

/// A server with one table, and the viewer's browser.
pub(crate) struct World {
    pub(crate) house: House,
    pub(crate) id: TableId,
    pub(crate) browser: Browser,
    /// A program of the same person.
    pub(crate) program: Browser,
}

fn who(seat: Seat) -> Who {
    format!("person-{seat}").parse().expect("a name")
}

impl World {
    /// A server with people and no table yet.
    pub(crate) async fn empty(n_seats: u8) -> World {
        let house = House::new();
        for seat in Seat::all(n_seats) {
            house.guest(who(seat).as_str()).await;
        }
        house.guest("guest").await;
        for visitor in Seat::all(n_seats).map(Visitor::Seat).chain([Visitor::Guest]) {
            sign_in(&house, visitor).await;
        }
        let id: TableId = "0123456789abcdefghjkmnpqrs".parse().expect("a name");
        let (browser, program) = (Browser::new(&house.router), Browser::new(&house.router));
        World { house, id, browser, program }
    }

    pub(crate) async fn open(tale: Tale, visitor: Visitor) -> World {
        let mut world = World::empty(tale.start.n_seats()).await;
        world.put(tale, visitor).await;
        world
    }

    /// Opens another table, and loads its page.
    pub(crate) async fn add(&mut self, tale: Tale, number: usize, visitor: Visitor) {
        self.id = format!("{number:026}").parse().expect("a name");
        self.put(tale, visitor).await;
    }

    async fn put(&mut self, tale: Tale, visitor: Visitor) {
        self.house.tables.store().create_table(stored(&self.id, &tale)).await.expect("a table");
        self.browser = browser(&self.house, visitor);
        self.program = program(&self.house, visitor);
    }
}

/// Stores a table as if it had been played here, with chance entered by hand.
fn stored(id: &TableId, tale: &Tale) -> NewTable {
    let n_seats = tale.start.n_seats();
    let record = record::Record::new(tale.start.to_setup().expect("a setup")).to_string();
    let (chance, clock, pace) = (ChanceKind::Typed, ClockRule::None, Pace::Step);
    let terms = Terms { record, chance, clock, pace, forked: None };
    let at = referee::Time(1_790_000_000_000);
    let setup = serde_json::to_string(&terms).expect("JSON");
    let host = Some(who(Seat(0)));
    let mut state =
        TableState::open(id.clone(), terms, [7; 32], host.clone(), false, at).expect("a table");
    let sit = |seat: Seat| {
        let (name, entropy) = (format!("Person {seat}"), "-".to_owned());
        (Some(who(seat)), Event::Sit { seat, name, entropy })
    };
    let play = |(&(mover, mv), n_moves): (&(Mover, MoveId), u32)| match mover {
        Mover::Chance => (host.clone(), Event::Chance { n_moves, mv }),
        Mover::Seat(seat) => (Some(who(seat)), Event::Play { seat, version: n_moves.into(), mv }),
    };
    let events = Seat::all(n_seats).map(sit);
    let events = events.chain([(host.clone(), Event::Start)]);
    let mut stored = Vec::new();
    for (by, event) in events.chain(tale.moves.iter().zip(0..).map(play)) {
        state.apply(&event, by.as_ref(), at).expect("an event");
        stored.push(NewEvent { at: AT, by, text: state.stored(event).to_string() });
    }
    let row = |seat: Seat| SeatRow {
        seat: seat.0,
        who: Some(who(seat)),
        name: format!("Person {seat}"),
        kind: SeatKind::Person,
        key: None,
    };
    NewTable {
        id: id.clone(),
        game: tale.start.facts().key.to_owned(),
        n_seats,
        setup,
        seed: SealKey::new([7; 32]).seal(id, &[7; 32]),
        is_private: false,
        at: AT,
        by: host,
        rematch_of: None,
        update: TableUpdate { phase: Some(store::Phase::Playing), ..TableUpdate::default() },
        seats: Seat::all(n_seats).map(row).collect(),
        events: stored,
        notices: Vec::new(),
        idempotent: None,
    }
}

/// Somebody whom the server knows.
fn known(visitor: Visitor) -> Option<(Who, char)> {
    match visitor {
        Visitor::Seat(seat) => Some((who(seat), char::from(b'a' + seat.0))),
        Visitor::Guest => Some(("guest".parse().expect("a name"), 'g')),
        Visitor::Nobody => None,
    }
}

fn session_key(letter: char) -> String {
    letter.to_string().repeat(52)
}

fn token(letter: char) -> String {
    format!("ahu_{}", session_key(letter))
}

/// Gives somebody a session and an API key.
async fn sign_in(house: &House, visitor: Visitor) {
    let Some((who, letter)) = known(visitor) else { return };
    let store = house.tables.store();
    let (label, scopes) = ("test".to_owned(), "play".to_owned());
    let digest = Digest::of(token(letter));
    let row = NewToken { digest, who: who.clone(), label, scopes, at: AT };
    store.new_token(row).await.expect("a key");
    let digest = SessionKey::parse(&session_key(letter)).expect("a key").digest();
    let session = NewSession { digest, who, at: AT, expires_at: Time(AT.0 + 1_000_000_000) };
    store.open_session(session, None).await.expect("a session");
}

fn program(house: &House, visitor: Visitor) -> Browser {
    let mut program = Browser::new(&house.router);
    if let Some((_, letter)) = known(visitor) {
        program.headers.push(("authorization", format!("Bearer {}", token(letter))));
    }
    program
}

fn browser(house: &House, visitor: Visitor) -> Browser {
    let mut browser = Browser::new(&house.router);
    if let Some((_, letter)) = known(visitor) {
        browser.cookies.insert("sid".to_owned(), session_key(letter));
    }
    browser
}
