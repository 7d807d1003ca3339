//! Any game as [`AnyGame`]: each method turns numbers into types and back.

use std::cell::LazyCell;

use boards::{Desk, Draw, Drawing, Insets, draw, picture};
use bots::{Strength, Think};
use record::{Flaw, Setup};
use rules_core::{
    Cited, Counts, Dice, Facts, Game, GameSet, MoveOf, Options, ParseMoveError, Seat, Standing,
    Term, Turn, Viewer, count,
};
use serde::Serialize;
use serde_json::Value;
use words::{Message, Seen, Speaker, result_line};

use crate::{
    Advice, AnyGame, AnySighting, Change, Choice, LogEntry, MoveId, Prospect, Refused, Sim, Weight,
    advice, setup::setup_of, sim::Simulation,
};

/// A game of a known type.
#[derive(Clone, Debug)]
pub(crate) struct Held<S: GameSet>(S::Game);

impl<S: Draw + Think> Held<S> {
    pub(crate) fn boxed(game: S::Game) -> Box<dyn AnyGame> {
        Box::new(Held::<S>(game))
    }

    fn legal_list(&self) -> Vec<MoveOf<S>> {
        let mut moves = Vec::new();
        self.0.legal_moves(&mut moves);
        moves
    }

    fn is_legal(&self, mv: MoveOf<S>) -> bool {
        self.0.successors().contains(&mv)
    }

    /// Returns the seat to move as a viewer; a spectator if none is.
    fn mover(&self) -> Viewer {
        match self.0.turn() {
            Turn::Seat(seat) => Viewer::Seat(seat),
            Turn::Chance | Turn::Over(_) => Viewer::Spectator,
        }
    }

    fn refused(&self, mv: MoveOf<S>) -> Refused {
        let refusal = match self.0.turn() {
            // Explained from what the seat sees, so that no explanation can
            // tell it more than that.
            Turn::Seat(seat) => {
                let view = self.0.view(Viewer::Seat(seat));
                S::Game::sample(&view, &mut Dice::from_seed(0)).refuse(mv)
            }
            Turn::Chance | Turn::Over(_) => self.0.refuse(mv),
        };
        let rule = refusal.rule();
        Refused { rule, message: S::refusal(&refusal), json: json(&refusal) }
    }
}

impl<S: Draw + Think> AnyGame for Held<S> {
    fn clone_box(&self) -> Box<dyn AnyGame> {
        Box::new(self.clone())
    }

    fn facts(&self) -> &'static Facts {
        &const { S::Game::FACTS }
    }

    fn n_seats(&self) -> u8 {
        self.0.n_seats()
    }

    fn options(&self) -> Vec<(&'static str, String)> {
        self.0.config().options.pairs()
    }

    fn turn(&self) -> Turn {
        self.0.turn()
    }

    fn read_move(&self, text: &str) -> Result<MoveId, ParseMoveError> {
        text.parse().map(MoveId::of::<S::Game>)
    }

    fn notation(&self, mv: MoveId) -> String {
        mv.typed::<S::Game>().to_string()
    }

    fn legal_moves(&self) -> Vec<MoveId> {
        self.legal_list().into_iter().map(MoveId::of::<S::Game>).collect()
    }

    fn choices(&self) -> Vec<Choice> {
        Choice::all::<S>(&self.0, self.mover(), self.legal_list())
    }

    fn chances(&self) -> Vec<(MoveId, u32)> {
        let mut chances = Vec::new();
        self.0.chances(&mut chances);
        chances.into_iter().map(|(mv, weight)| (MoveId::of::<S::Game>(mv), weight)).collect()
    }

    fn chance_weight(&self) -> u32 {
        self.0.chance_weight()
    }

    fn chance_at(&self, point: u32) -> Option<MoveId> {
        (point < self.0.chance_weight()).then(|| MoveId::of::<S::Game>(self.0.chance_at(point)))
    }

    fn play(&mut self, mv: MoveId) -> Result<(), Refused> {
        let mv = mv.typed::<S::Game>();
        if !self.is_legal(mv) {
            return Err(self.refused(mv));
        }
        self.0.apply(mv);
        Ok(())
    }

    fn apply(&mut self, mv: MoveId) {
        self.0.apply(mv.typed::<S::Game>());
    }

    fn why_not(&self, mv: MoveId) -> Option<Refused> {
        let mv = mv.typed::<S::Game>();
        (!self.is_legal(mv)).then(|| self.refused(mv))
    }

    fn reveals(&self, mv: MoveId) -> bool {
        self.0.reveals(mv.typed::<S::Game>())
    }

    fn early(&self, seat: Seat) -> Option<Box<dyn AnyGame>> {
        let is_here = seat.0 < self.0.n_seats();
        is_here.then(|| self.0.early(seat)).flatten().map(Held::<S>::boxed)
    }

    fn sighting(&self, mv: MoveId, viewer: Viewer) -> String {
        self.0.sighting(mv.typed::<S::Game>(), viewer).to_string()
    }

    fn view_json(&self, viewer: Viewer) -> Value {
        json(&self.0.view(viewer))
    }

    fn log(&self, mv: MoveId, viewer: Viewer) -> LogEntry {
        let seen = Seen::make(&mut self.0.clone(), mv.typed::<S::Game>(), viewer);
        let effects = S::Game::effects(&seen.before, &seen.seen, &seen.after);
        let counts = S::counts(&effects, &seen.after);
        let untold = effects.iter().zip(counts).filter(|(effect, _)| !S::is_in_line(effect));
        LogEntry {
            mover: seen.mover,
            told: S::entry(&seen),
            counts: untold.map(|(_, count)| count).collect(),
            effects_json: json(&effects),
            sighting: AnySighting::of::<S::Game>(seen.seen),
        }
    }

    fn prompt(&self, viewer: Viewer) -> Message {
        S::prompt(&self.0.view(viewer))
    }

    fn label(&self, mv: MoveId) -> Message {
        S::label(&self.0.view(self.mover()), mv.typed::<S::Game>())
    }

    fn text_board(&self, viewer: Viewer, speaker: &Speaker) -> String {
        S::text(&self.0.view(viewer), speaker)
    }

    fn board_html(
        &self,
        viewer: Viewer,
        speaker: &Speaker,
        choices: &[Choice],
        changes: &[Change<'_>],
        insets: &Insets,
    ) -> Drawing {
        let choices = choices.iter().map(|it| (it.mv.typed::<S::Game>(), it));
        let changes: Vec<_> = changes
            .iter()
            .map(|it| boards::Change {
                number: it.number,
                mover: it.mover,
                seen: it.seen.typed::<S::Game>(),
            })
            .collect();
        let desk = Desk::new(speaker, viewer.seat())
            .with_choices(choices)
            .with_changes(&changes)
            .with_insets(insets);
        let view = self.0.view(viewer);
        if !self.0.is_to_move(viewer) {
            return draw::<S>(&view, self.n_seats(), &desk);
        }
        // Explained from what the seat sees, as in `refused`.
        let sampled = LazyCell::new(|| S::Game::sample(&view, &mut Dice::from_seed(0)));
        let why_not = |mv: MoveOf<S>| S::refusal(&sampled.refuse(mv));
        draw::<S>(&view, self.n_seats(), &desk.with_reasons(&why_not))
    }

    fn picture(&self, viewer: Viewer, speaker: &Speaker) -> String {
        let desk = Desk::new(speaker, viewer.seat());
        picture::<S>(&self.0.view(viewer), &self.points(viewer), &desk)
    }

    fn points(&self, viewer: Viewer) -> Vec<Option<i32>> {
        if let Turn::Over(standing) = self.0.turn() {
            return standing.seats().values().iter().map(|it| Some(it.points)).collect();
        }
        let view = self.0.view(viewer);
        Seat::all(self.n_seats()).map(|seat| S::points(&view, seat)).collect()
    }

    fn term(&self, term: &Term) -> Message {
        S::term(term)
    }

    fn ring(&self, term: &Term, seat: Seat) -> String {
        S::ring(term, seat)
    }

    fn result_line(&self, standing: &Standing) -> Message {
        result_line::<S>(standing)
    }

    fn bot_move(&self, seat: Seat, strength: Strength, seed: u64) -> Option<MoveId> {
        if self.0.turn() != Turn::Seat(seat) {
            return None;
        }
        let view = self.0.view(Viewer::Seat(seat));
        let mv = bots::choose(
            &S::mind(),
            &view,
            &self.legal_list(),
            strength,
            &mut Dice::from_seed(seed),
        );
        Some(MoveId::of::<S::Game>(mv))
    }

    fn search_visits(&self, strength: Strength) -> u32 {
        advice::search_visits::<S>(strength)
    }

    fn advise(&self, seat: Seat, visits: u32, seed: u64) -> Option<Advice> {
        if self.0.turn() != Turn::Seat(seat) {
            return None;
        }
        let view = self.0.view(Viewer::Seat(seat));
        Some(advice::advise::<S>(&view, seat, &self.legal_list(), visits, seed))
    }

    fn weigh(&self, mv: MoveId, visits: u32, seed: u64) -> Weight {
        let Turn::Seat(seat) = self.0.turn() else {
            return Weight::default();
        };
        let view = self.0.view(Viewer::Seat(seat));
        advice::weigh::<S>(&view, &self.legal_list(), mv.typed::<S::Game>(), visits, seed)
    }

    fn prospects(&self, n_tries: u32, seed: u64) -> Vec<Prospect> {
        advice::prospects::<S>(&self.0, n_tries, seed)
    }

    fn twin(&self, viewer: Viewer, seed: u64) -> Box<dyn AnyGame> {
        let view = self.0.view(viewer);
        Held::<S>::boxed(S::Game::sample(&view, &mut Dice::from_seed(seed)))
    }

    fn diagram(&self) -> String {
        self.0.diagram()
    }

    fn to_setup(&self) -> Result<Setup, Flaw> {
        setup_of(&self.0)
    }

    fn count(&self, depth: u32) -> Counts {
        count(&self.0, depth)
    }

    fn sim(&self) -> Box<dyn Sim> {
        Box::new(Simulation::new(self.0.clone(), S::mind()))
    }
}

fn json(value: &impl Serialize) -> Value {
    // Every key of a view is a text, so nothing can go wrong.
    serde_json::to_value(value).unwrap_or_default()
}
