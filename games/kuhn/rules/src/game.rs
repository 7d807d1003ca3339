//! The wiring: no rules here.

use rules_core::{Config, DiagramError, Dice, Facts, Game, OptionError, Turn, Viewer};

use crate::{
    Effect, Kuhn, Move, Options, Refusal, Sighting, View, apply, chance,
    data::{N_CHOICES_MAX, N_SEATS_MAX, N_SEATS_MIN},
    diagram, legal, moves, refuse, score, setup, view,
};

impl Game for Kuhn {
    type Options = Options;
    type Move = Move;
    type View = View;
    type Sighting = Sighting;
    type Effect = Effect;
    type Refusal = Refusal;

    const FACTS: Facts = Facts {
        key: "kuhn",
        rules_version: 1,
        n_seats_min: N_SEATS_MIN,
        n_seats_max: N_SEATS_MAX,
        moves_max: N_SEATS_MAX as u32 + N_CHOICES_MAX as u32,
        n_move_ids: moves::N_MOVE_IDS,
        rule_book: include_str!("../RULES.md"),
    };

    fn setup(config: &Config<Options>) -> Result<Kuhn, OptionError> {
        setup::setup(config)
    }

    fn config(&self) -> Config<Options> {
        setup::config(self)
    }

    fn n_seats(&self) -> u8 {
        Kuhn::n_seats(self)
    }

    fn turn(&self) -> Turn {
        score::turn(self)
    }

    fn legal_moves(&self, out: &mut Vec<Move>) {
        legal::legal_moves(self, out);
    }

    fn chances(&self, out: &mut Vec<(Move, u32)>) {
        chance::chances(self, out);
    }

    fn chance_weight(&self) -> u32 {
        chance::chance_weight(self)
    }

    fn chance_at(&self, point: u32) -> Move {
        chance::chance_at(self, point)
    }

    fn apply(&mut self, mv: Move) {
        apply::apply(self, mv);
    }

    fn refuse(&self, mv: Move) -> Refusal {
        refuse::refuse(self, mv)
    }

    fn move_id(mv: Move) -> u16 {
        moves::move_id(mv)
    }

    fn move_with_id(id: u16) -> Option<Move> {
        moves::move_with_id(id)
    }

    fn sighting(&self, mv: Move, viewer: Viewer) -> Sighting {
        view::sighting(self, mv, viewer)
    }

    fn view(&self, viewer: Viewer) -> View {
        view::view(self, viewer)
    }

    fn effects(before: &View, seen: &Sighting, after: &View) -> Vec<Effect> {
        view::effects(before, seen, after)
    }

    fn sample(view: &View, dice: &mut Dice) -> Kuhn {
        view::sample(view, dice)
    }

    fn reveals(&self, mv: Move) -> bool {
        view::reveals(self, mv)
    }

    fn diagram(&self) -> String {
        diagram::diagram(self)
    }

    fn from_diagram(text: &str) -> Result<Kuhn, DiagramError> {
        diagram::from_diagram(text)
    }

    fn check(&self) -> Result<(), String> {
        Kuhn::check(self)
    }
}
