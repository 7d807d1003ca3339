//! Any game as [`AnyGame`]: each method turns texts into types and back.

use std::cell::LazyCell;

use boards::{Desk, Draw, Drawing, draw, picture};
use bots::Strength;
use record::{Flaw, Setup};
use rules_core::{
    Cited, Counts, Dice, Facts, Game, Options, ParseMoveError, Seat, Standing, Term, Turn, Viewer,
    count,
};
use serde::Serialize;
use serde_json::Value;
use words::{Message, Seen, Speaker, result_line};

use crate::{
    Advice, AnyGame, LogEntry, PlayError, Prospect, Refused, Sim, Weight, advice, replay::setup_of,
    sim::Simulation,
};

/// A game of a known type.
#[derive(Clone, Debug)]
pub(crate) struct Held<G>(G);

impl<G: Draw> Held<G> {
    pub(crate) fn boxed(game: G) -> Box<dyn AnyGame> {
        Box::new(Held(game))
    }

    /// Reads a move that can be made now.
    fn legal(&self, text: &str) -> Result<G::Move, PlayError> {
        let mv = parse::<G>(text)?;
        match self.0.successors().contains(&mv) {
            true => Ok(mv),
            false => Err(PlayError::Refused(self.refused(mv))),
        }
    }

    fn legal_list(&self) -> Vec<G::Move> {
        let mut moves = Vec::new();
        self.0.legal_moves(&mut moves);
        moves
    }

    fn refused(&self, mv: G::Move) -> Refused {
        let refusal = match self.0.turn() {
            // Explained from what the seat sees, so that no explanation can
            // tell it more than that.
            Turn::Seat(seat) => {
                let view = self.0.view(Viewer::Seat(seat));
                G::sample(&view, &mut Dice::from_seed(0)).refuse(mv)
            }
            Turn::Chance | Turn::Over(_) => self.0.refuse(mv),
        };
        let rule = refusal.rule();
        Refused { rule, message: G::refusal(&refusal), json: json(&refusal) }
    }
}

impl<G: Draw> AnyGame for Held<G> {
    fn clone_box(&self) -> Box<dyn AnyGame> {
        Box::new(self.clone())
    }

    fn facts(&self) -> &'static Facts {
        &const { G::FACTS }
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

    fn legal_moves(&self) -> Vec<String> {
        self.legal_list().iter().map(ToString::to_string).collect()
    }

    fn chances(&self) -> Vec<(String, u32)> {
        let mut chances = Vec::new();
        self.0.chances(&mut chances);
        chances.iter().map(|(mv, weight)| (mv.to_string(), *weight)).collect()
    }

    fn chance_weight(&self) -> u32 {
        self.0.chance_weight()
    }

    fn chance_at(&self, point: u32) -> Option<String> {
        (point < self.0.chance_weight()).then(|| self.0.chance_at(point).to_string())
    }

    fn notation(&self, mv: &str) -> Result<String, PlayError> {
        parse::<G>(mv).map(|mv| mv.to_string())
    }

    fn play(&mut self, mv: &str) -> Result<(), PlayError> {
        let mv = self.legal(mv)?;
        self.0.apply(mv);
        Ok(())
    }

    fn why_not(&self, mv: &str) -> Result<Option<Refused>, PlayError> {
        match self.legal(mv) {
            Ok(_) => Ok(None),
            Err(PlayError::Refused(refused)) => Ok(Some(refused)),
            Err(error @ PlayError::NotAMove(_)) => Err(error),
        }
    }

    fn reveals(&self, mv: &str) -> Result<bool, PlayError> {
        Ok(self.0.reveals(self.legal(mv)?))
    }

    fn early(&self, seat: Seat) -> Option<Box<dyn AnyGame>> {
        let is_here = seat.0 < self.0.n_seats();
        is_here.then(|| self.0.early(seat)).flatten().map(Held::boxed)
    }

    fn sighting(&self, mv: &str, viewer: Viewer) -> Result<String, PlayError> {
        Ok(self.0.sighting(self.legal(mv)?, viewer).to_string())
    }

    fn view_json(&self, viewer: Viewer) -> Value {
        json(&self.0.view(viewer))
    }

    fn log(&self, mv: &str, viewer: Viewer) -> Result<LogEntry, PlayError> {
        let seen = Seen::make(&mut self.0.clone(), self.legal(mv)?, viewer);
        let effects = G::effects(&seen.before, &seen.seen, &seen.after);
        let counts = G::counts(&effects, &seen.after);
        let untold = effects.iter().zip(counts).filter(|(effect, _)| !G::is_in_line(effect));
        Ok(LogEntry {
            mover: seen.mover,
            sighting: seen.seen.to_string(),
            told: G::entry(&seen),
            counts: untold.map(|(_, count)| count).collect(),
            effects_json: json(&effects),
        })
    }

    fn prompt(&self, viewer: Viewer) -> Message {
        G::prompt(&self.0.view(viewer))
    }

    fn label(&self, mv: &str) -> Result<Message, PlayError> {
        let mv = self.legal(mv)?;
        let viewer = match self.0.turn() {
            Turn::Seat(seat) => Viewer::Seat(seat),
            Turn::Chance | Turn::Over(_) => Viewer::Spectator,
        };
        Ok(G::label(&self.0.view(viewer), mv))
    }

    fn text_board(&self, viewer: Viewer, speaker: &Speaker) -> String {
        G::text(&self.0.view(viewer), speaker)
    }

    fn board_html(&self, viewer: Viewer, desk: Desk<'_>) -> Drawing {
        let view = self.0.view(viewer);
        let Turn::Seat(seat) = self.0.turn() else {
            return draw::<G>(&view, self.n_seats(), &desk);
        };
        if viewer != Viewer::Seat(seat) {
            return draw::<G>(&view, self.n_seats(), &desk);
        }
        // Explained from what the seat sees, as in `refused`.
        let sampled = LazyCell::new(|| G::sample(&view, &mut Dice::from_seed(0)));
        let why_not = |text: &str| {
            let mv = parse::<G>(text).ok()?;
            Some(G::refusal(&sampled.refuse(mv)))
        };
        draw::<G>(&view, self.n_seats(), &desk.with_reasons(&why_not))
    }

    fn picture(&self, viewer: Viewer, speaker: &Speaker) -> String {
        let desk = Desk::new(speaker, viewer.seat());
        picture::<G>(&self.0.view(viewer), &self.points(viewer), &desk)
    }

    fn points(&self, viewer: Viewer) -> Vec<Option<i32>> {
        if let Turn::Over(standing) = self.0.turn() {
            return standing.seats().values().iter().map(|it| Some(it.points)).collect();
        }
        let view = self.0.view(viewer);
        Seat::all(self.n_seats()).map(|seat| G::points(&view, seat)).collect()
    }

    fn term(&self, term: &Term) -> Message {
        G::term(term)
    }

    fn ring(&self, term: &Term, seat: Seat) -> String {
        G::ring(term, seat)
    }

    fn result_line(&self, standing: &Standing) -> Message {
        result_line::<G>(standing)
    }

    fn bot_move(&self, seat: Seat, strength: Strength, seed: u64) -> Option<String> {
        if self.0.turn() != Turn::Seat(seat) {
            return None;
        }
        let view = self.0.view(Viewer::Seat(seat));
        let mv = bots::choose::<G>(&view, &self.legal_list(), strength, &mut Dice::from_seed(seed));
        Some(mv.to_string())
    }

    fn search_visits(&self, strength: Strength) -> u32 {
        advice::search_visits::<G>(strength)
    }

    fn advise(&self, seat: Seat, visits: u32, seed: u64) -> Option<Advice> {
        if self.0.turn() != Turn::Seat(seat) {
            return None;
        }
        let view = self.0.view(Viewer::Seat(seat));
        Some(advice::advise::<G>(&view, seat, &self.legal_list(), visits, seed))
    }

    fn weigh(&self, mv: &str, visits: u32, seed: u64) -> Result<Weight, PlayError> {
        let mv = self.legal(mv)?;
        let Turn::Seat(seat) = self.0.turn() else {
            return Ok(Weight::default());
        };
        let view = self.0.view(Viewer::Seat(seat));
        Ok(advice::weigh::<G>(&view, &self.legal_list(), mv, visits, seed))
    }

    fn prospects(&self, n_tries: u32, seed: u64) -> Vec<Prospect> {
        advice::prospects(&self.0, n_tries, seed)
    }

    fn twin(&self, viewer: Viewer, seed: u64) -> Box<dyn AnyGame> {
        let view = self.0.view(viewer);
        Held::boxed(G::sample(&view, &mut Dice::from_seed(seed)))
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
        Box::new(Simulation::new(self.0.clone()))
    }
}

fn parse<G: Game>(text: &str) -> Result<G::Move, PlayError> {
    text.parse().map_err(|error: ParseMoveError| PlayError::NotAMove(error))
}

fn json(value: &impl Serialize) -> Value {
    // Every key of a view is a text, so that nothing can go wrong.
    serde_json::to_value(value).unwrap_or_default()
}
