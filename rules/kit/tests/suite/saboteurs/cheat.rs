//! Kuhn poker with one bug or none.

use std::cell::Cell;

use kuhn_rules::{Card, Choice, Kuhn};
use rules_core::{
    Config, DiagramError, Dice, Facts, Game, OptionError, Rate, Seat, Standing, Term, Terms,
    TieBreaks, Turn, Viewer,
};

use crate::saboteurs::{
    Bug,
    cheat_types::{Move, Options, Refusal, View},
};

thread_local! {
    /// How the games of this thread cheat. (A type parameter would compile every
    /// law once per bug.)
    pub(crate) static BUG: Cell<Bug> = const { Cell::new(Bug::PlaysFair) };
    /// What a cheat remembers besides its state.
    static CALLS: Cell<u32> = const { Cell::new(0) };
    static LAST_SECRET: Cell<Option<Card>> = const { Cell::new(None) };
}

pub(crate) fn is(bug: Bug) -> bool {
    BUG.get() == bug
}

fn n_calls() -> u32 {
    CALLS.replace(CALLS.get() + 1)
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Cheat {
    game: Kuhn,
    salt: u32,
    is_spoilt: bool,
}

impl Cheat {
    fn new(game: Kuhn) -> Self {
        Cheat { game, salt: 0, is_spoilt: false }
    }

    /// The card of the last seat, which nobody else may know.
    fn secret(&self) -> Option<Card> {
        let last = Seat(self.n_seats() - 1);
        self.game.view(Viewer::Seat(last)).cards[last]
    }

    fn is_high(&self) -> bool {
        self.secret() == Some(Card(3))
    }

    fn n_choices(&self) -> usize {
        self.game.view(Viewer::Spectator).choices.len()
    }

    fn has_bet(&self) -> bool {
        self.game.view(Viewer::Spectator).choices.contains(&Choice::Bet)
    }
}

const PASS: kuhn_rules::Move = kuhn_rules::Move::Choose(Choice::Pass);

impl Game for Cheat {
    type Options = Options;
    type Move = Move;
    type View = View;
    type Sighting = String;
    type Effect = String;
    type Refusal = Refusal;

    const FACTS: Facts = Kuhn::FACTS;

    fn setup(config: &Config<Options>) -> Result<Self, OptionError> {
        let n_seats =
            if is(Bug::SeatsAnybody) { config.n_seats.clamp(2, 4) } else { config.n_seats };
        let mut cheat = Cheat::new(Kuhn::setup(&Config::seats(n_seats))?);
        if is(Bug::SaltsTheStart) {
            cheat.salt = n_calls();
        }
        Ok(cheat)
    }

    fn config(&self) -> Config<Options> {
        Config::seats(if is(Bug::ChangesConfig) && self.has_bet() { 4 } else { self.n_seats() })
    }

    fn n_seats(&self) -> u8 {
        Game::n_seats(&self.game)
    }

    fn turn(&self) -> Turn {
        match self.game.turn() {
            Turn::Seat(seat) if is(Bug::TurnTells) && self.is_high() => {
                Turn::Seat(seat.next(self.n_seats()))
            }
            Turn::Over(_) if is(Bug::NeverEnds) => Turn::Seat(Seat(0)),
            Turn::Over(_) if is(Bug::AddsWrongly) => {
                Turn::Over(Standing::new(self.n_seats(), |_| {
                    let mut terms = Terms::new();
                    terms.push(Term { what: "luck", n: 1, rate: Rate::Points, points: 2 });
                    (terms, TieBreaks::new())
                }))
            }
            turn => turn,
        }
    }

    fn legal_moves(&self, out: &mut Vec<Move>) {
        if !is(Bug::KeepsOldMoves) {
            out.clear();
        }
        out.extend(self.game.successors().into_iter().map(Move));
        match self.turn() {
            Turn::Seat(_) => (),
            Turn::Chance | Turn::Over(_) => return out.clear(),
        }
        if is(Bug::NeverEnds) && out.is_empty() {
            out.push(Move(PASS));
        }
        if is(Bug::ListsAMoveTwice) {
            out.extend_from_within(..1);
        }
        if is(Bug::ShufflesMoves) {
            out.rotate_left(n_calls() as usize % 2);
        }
        if is(Bug::GetsStuck) && self.has_bet() {
            out.clear();
        }
        let is_cut = is(Bug::ChangesAnEarlyChoice) && self.has_bet();
        if is_cut || is(Bug::MovesTell) && self.is_high() {
            out.truncate(1);
        }
    }

    fn chances(&self, out: &mut Vec<(Move, u32)>) {
        let mut chances = Vec::new();
        self.game.chances(&mut chances);
        let weight = |weight| if is(Bug::WeighsNothing) { 0 } else { weight };
        out.clear();
        out.extend(chances.into_iter().map(|(mv, it)| (Move(mv), weight(it))));
        if is(Bug::LetsChanceChoose) && matches!(self.turn(), Turn::Seat(_)) {
            out.push((Move(PASS), 1));
        }
    }

    fn chance_weight(&self) -> u32 {
        self.game.chance_weight() + u32::from(is(Bug::WeighsTooMuch))
    }

    fn chance_at(&self, point: u32) -> Move {
        Move(self.game.chance_at(if is(Bug::DealsFromTheBottom) { 0 } else { point }))
    }

    fn apply(&mut self, mv: Move) {
        if is(Bug::NeverEnds) && self.game.successors().is_empty() {
            return;
        }
        self.game.apply(mv.0);
        self.is_spoilt |= is(Bug::BreaksItself) && self.n_choices() == 2;
    }

    fn refuse(&self, mv: Move) -> Refusal {
        let peek = if is(Bug::RefusalTells) { self.secret() } else { None };
        Refusal { refusal: self.game.refuse(mv.0), peek }
    }

    fn move_id(mv: Move) -> u16 {
        if is(Bug::SharesANumber) && mv.0 == PASS {
            return 1;
        }
        if is(Bug::CountsTooFar) && mv.0 == PASS {
            return 99;
        }
        Kuhn::move_id(mv.0)
    }

    fn move_with_id(id: u16) -> Option<Move> {
        Kuhn::move_with_id(id).map(Move)
    }

    fn sighting(&self, mv: Move, viewer: Viewer) -> String {
        let is_heard = is(Bug::SpectatorHears) && viewer == Viewer::Spectator;
        if is_heard || is(Bug::LogTells) {
            return mv.to_string();
        }
        if is(Bug::SightingTells) && mv.0 == PASS {
            return format!("pass, and there is {:?}", self.secret());
        }
        self.game.sighting(mv.0, viewer).to_string()
    }

    fn view(&self, viewer: Viewer) -> View {
        LAST_SECRET.set(self.secret());
        let next = viewer.seat().map(|seat| seat.next(self.n_seats()));
        let peek = match next {
            Some(next) if is(Bug::ViewPeeks) => self.game.view(Viewer::Seat(next)).cards[next],
            None if is(Bug::SpectatorPeeks) => self.secret(),
            Some(_) | None => None,
        };
        View { view: self.game.view(viewer), peek }
    }

    fn effects(before: &View, seen: &String, after: &View) -> Vec<String> {
        let mut effects = vec![format!("{before:?} {seen} {after:?}")];
        if is(Bug::EffectsTell) {
            effects.push(format!("{:?} is there", LAST_SECRET.get()));
        }
        effects
    }

    fn sample(view: &View, dice: &mut Dice) -> Self {
        let seen = match view.view.viewer {
            Some(seat) => Viewer::Seat(seat),
            None => Viewer::Spectator,
        };
        // Thorough: the sampled state agrees with the secret that leaked.
        let mut twins = (0..1_000).map(|_| Self::new(Kuhn::sample(&view.view, dice)));
        let mut twin = twins.find(|twin| twin.view(seen) == *view).expect("a state that fits");
        if is(Bug::ImaginesAnotherView) {
            twin.game = Kuhn::setup(&Config::seats(twin.n_seats())).expect("a table");
        }
        twin.is_spoilt = is(Bug::ImaginesTheImpossible);
        twin
    }

    fn reveals(&self, mv: Move) -> bool {
        let is_told = is(Bug::UndoTells) && self.is_high();
        is_told || !is(Bug::UndoesALook) && self.game.reveals(mv.0)
    }

    fn early(&self, seat: Seat) -> Option<Self> {
        let mut early = self.clone();
        while early.game.turn() != Turn::Seat(seat) {
            match early.game.turn() {
                Turn::Seat(_) => early.game.apply(PASS),
                Turn::Chance | Turn::Over(_) => return None,
            }
        }
        if is(Bug::AsksTheWrongSeatEarly) {
            return Some(self.clone());
        }
        let is_told = is(Bug::EarlyTells) && self.is_high();
        (!is_told).then_some(early)
    }

    fn diagram(&self) -> String {
        let text = self.game.diagram();
        if is(Bug::DrawsNoPass) { text.replace(" pass", "") } else { text }
    }

    fn from_diagram(text: &str) -> Result<Self, DiagramError> {
        match Kuhn::from_diagram(text) {
            Ok(game) => Ok(Self::new(game)),
            Err(error) if is(Bug::PointsNowhere) => Err(DiagramError { line: 0, ..error }),
            Err(_) if is(Bug::ReadsAnything) => {
                let game = Kuhn::setup(&Config::seats(2)).expect("a table");
                Ok(Cheat { is_spoilt: true, ..Self::new(game) })
            }
            Err(error) => Err(error),
        }
    }

    fn check(&self) -> Result<(), String> {
        if self.is_spoilt { Err("it is spoilt".to_owned()) } else { Game::check(&self.game) }
    }

    fn play(&mut self, mv: Move) -> Result<(), Refusal> {
        if !self.successors().contains(&mv) {
            self.salt += u32::from(is(Bug::RemembersRefusals));
            return if is(Bug::AcceptsAnything) { Ok(()) } else { Err(self.refuse(mv)) };
        }
        if is(Bug::RefusesListedMoves) {
            return Err(self.refuse(mv));
        }
        self.apply(mv);
        Ok(())
    }
}
