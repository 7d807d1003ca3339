//! A page finds out once what can be chosen, however often it shows it.

use std::cell::Cell;

use boards::{Count, DeskOf, Draw, Scene};
use bots::{Strength, Think};
use catalog::{Entry, Shelf};
use maud::Markup;
use pages::{Coach, Settings};
use record::{
    Name, TableName,
    fair::{Entropy, RevealedSeed},
};
use referee::{Chance, Table, Time};
use rules_core::{
    Config, DiagramError, Dice, EffectOf, Facts, Game, GameSet, MoveOf, OptionError, RefusalOf,
    Seat, SightingOf, Term, Turn, ViewOf, Viewer,
};
use words::{Lang, Message, Samples, Speak, Speaker, Texts};

use crate::sample;

thread_local! {
    /// How often the legal moves of a counted game were generated.
    static N_GENERATED: Cell<u32> = const { Cell::new(0) };
}

/// A game that counts how often its legal moves are generated.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Counted<G>(G);

impl<G: Game> Game for Counted<G> {
    type Options = G::Options;
    type Move = G::Move;
    type View = G::View;
    type Sighting = G::Sighting;
    type Effect = G::Effect;
    type Refusal = G::Refusal;

    const FACTS: Facts = G::FACTS;

    fn setup(config: &Config<G::Options>) -> Result<Counted<G>, OptionError> {
        G::setup(config).map(Counted)
    }

    fn config(&self) -> Config<G::Options> {
        self.0.config()
    }

    fn n_seats(&self) -> u8 {
        self.0.n_seats()
    }

    fn turn(&self) -> Turn {
        self.0.turn()
    }

    fn legal_moves(&self, out: &mut Vec<G::Move>) {
        N_GENERATED.set(N_GENERATED.get() + 1);
        self.0.legal_moves(out);
    }

    fn chances(&self, out: &mut Vec<(G::Move, u32)>) {
        self.0.chances(out);
    }

    fn chance_weight(&self) -> u32 {
        self.0.chance_weight()
    }

    fn chance_at(&self, point: u32) -> G::Move {
        self.0.chance_at(point)
    }

    fn apply(&mut self, mv: G::Move) {
        self.0.apply(mv);
    }

    fn refuse(&self, mv: G::Move) -> G::Refusal {
        self.0.refuse(mv)
    }

    fn move_id(mv: G::Move) -> u16 {
        G::move_id(mv)
    }

    fn move_with_id(id: u16) -> Option<G::Move> {
        G::move_with_id(id)
    }

    fn sighting(&self, mv: G::Move, viewer: Viewer) -> G::Sighting {
        self.0.sighting(mv, viewer)
    }

    fn view(&self, viewer: Viewer) -> G::View {
        self.0.view(viewer)
    }

    fn effects(before: &G::View, seen: &G::Sighting, after: &G::View) -> Vec<G::Effect> {
        G::effects(before, seen, after)
    }

    fn sample(view: &G::View, dice: &mut Dice) -> Counted<G> {
        Counted(G::sample(view, dice))
    }

    fn reveals(&self, mv: G::Move) -> bool {
        self.0.reveals(mv)
    }

    fn early(&self, seat: Seat) -> Option<Counted<G>> {
        self.0.early(seat).map(Counted)
    }

    fn diagram(&self) -> String {
        self.0.diagram()
    }

    fn from_diagram(text: &str) -> Result<Counted<G>, DiagramError> {
        G::from_diagram(text).map(Counted)
    }

    fn check(&self) -> Result<(), String> {
        self.0.check()
    }
}

/// A set whose game counts.
#[derive(Clone, Debug)]
struct CountedSet<S>(S);

impl<S: GameSet> GameSet for CountedSet<S> {
    type Game = Counted<S::Game>;
}

impl<S: GameSet> Think for CountedSet<S> {}

impl<S: Speak> Speak for CountedSet<S> {
    const TEXTS: Texts = S::TEXTS;

    fn log_line(before: &ViewOf<S>, mover: Option<Seat>, seen: &SightingOf<S>) -> Message {
        S::log_line(before, mover, seen)
    }

    fn effect_line(effect: &EffectOf<S>) -> Message {
        S::effect_line(effect)
    }

    fn refusal(refusal: &RefusalOf<S>) -> Message {
        S::refusal(refusal)
    }

    fn prompt(view: &ViewOf<S>) -> Message {
        S::prompt(view)
    }

    fn label(view: &ViewOf<S>, mv: MoveOf<S>) -> Message {
        S::label(view, mv)
    }

    fn samples() -> Samples<Counted<S::Game>> {
        let Samples { effects, refusals, terms, others } = S::samples();
        Samples { effects, refusals, terms, others }
    }
}

impl<S: Draw> Draw for CountedSet<S> {
    fn text(view: &ViewOf<S>, speaker: &Speaker) -> String {
        S::text(view, speaker)
    }

    fn board(view: &ViewOf<S>, desk: &DeskOf<'_, S>) -> Markup {
        S::board(view, desk)
    }

    fn tray(view: &ViewOf<S>, desk: &DeskOf<'_, S>) -> Markup {
        S::tray(view, desk)
    }

    fn panel(view: &ViewOf<S>, seat: Seat, desk: &DeskOf<'_, S>) -> Markup {
        S::panel(view, seat, desk)
    }

    fn scene(view: &ViewOf<S>, desk: &DeskOf<'_, S>) -> Scene {
        S::scene(view, desk)
    }

    fn counts(effects: &[EffectOf<S>], after: &ViewOf<S>) -> Vec<Option<Count>> {
        S::counts(effects, after)
    }

    fn ring(term: &Term, seat: Seat) -> String {
        S::ring(term, seat)
    }
}

static COUNTED: Entry = Entry::of::<CountedSet<rapanui::Set>>(Shelf::Workshop);

/// A table at which a person is asked for the first time.
fn asked() -> Table {
    let start = COUNTED.setup(2, []).expect("a table for two");
    let id = TableName::new("counted").expect("an id");
    let chance = Chance::Fixed(RevealedSeed([3; 32]));
    let mut table = Table::open(start, id, chance, Time(0)).expect("a table");
    let name = Name::new("Anna").expect("a name");
    table.sit(Seat(0), name, Entropy::default()).expect("a free seat");
    table.sit_bot(Seat(1), Strength::Random, Entropy::default()).expect("a free seat");
    table.start(Time(0)).expect("nobody is missing");
    while !table.can_choose(Seat(0)) {
        table.play_bot(1, Time(0)).expect("a bot to move");
    }
    table
}

/// Counts how often legal moves are generated meanwhile.
fn n_generated<T>(work: impl FnOnce() -> T) -> (T, u32) {
    N_GENERATED.set(0);
    let done = work();
    (done, N_GENERATED.get())
}

#[test]
fn a_page_generates_the_legal_moves_once() {
    let table = asked();
    let advice = table.advise(Seat(0), Strength::Easy, 1).expect("it is asked");
    let (_, n_counted) = n_generated(|| table.choices(Seat(0)));
    assert_eq!(n_counted, 1, "what is generated is counted");
    for coach in [Coach::On, Coach::Off] {
        let mut settings = Settings { coach, ..Settings::default() };
        catalog::games().iter().for_each(|it| settings.sheets.add(it.key()));
        let render = || sample::advised(&table, Lang::En, settings, Some(&advice));
        let (page, n) = n_generated(render);
        assert!(page.contains("<form id=\"play\"") && page.contains("<ol class=\"advice\">"));
        assert_eq!(page.contains("data-coach="), coach.is_on());
        assert_eq!(n, 1, "the board, the list of moves, the hint and the coach share them");
    }
}

#[test]
fn a_page_for_somebody_who_is_not_asked_generates_none() {
    let table = asked();
    let (page, n) = n_generated(|| sample::watching(&table, Lang::En));
    assert!(page.contains("id=\"board\""));
    assert_eq!(n, 0);
}
