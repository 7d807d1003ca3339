//! The wiring: no rules here.

use rules_core::{Config, DiagramError, Dice, Facts, Game, OptionError, Turn, Viewer};

use crate::{
    Effect, Entdecker, Event, Move, Options, Refusal, Sighting, View, apply, chance, diagram,
    legal, moves, observe, refuse, score, setup, tile_set, view,
};

/// The largest tile set: no turn without a tile, no round without a turn.
const N_TILES: u32 = tile_set::N_MAP_MAX;

impl Game for Entdecker {
    type Options = Options;
    type Move = Move;
    type View = View;
    type Sighting = Sighting;
    type Effect = Effect;
    type Refusal = Refusal;

    const FACTS: Facts = Facts {
        key: "entdecker",
        rules_version: 1,
        n_seats_min: setup::N_SEATS_MIN,
        n_seats_max: setup::N_SEATS_MAX,
        // Five backs and the first seat; for each tile at most an income, a
        // start, an announcement, four moves to draw and place it, a unit or
        // a stop, a scout taken back and an island chosen; and the chips.
        moves_max: 6 + 10 * N_TILES + tile_set::N_CHIPS_MAX,
        n_move_ids: moves::N_IDS as u16,
        rule_book: include_str!("../RULES.md"),
    };

    fn setup(config: &Config<Options>) -> Result<Entdecker, OptionError> {
        setup::setup(config)
    }

    fn config(&self) -> Config<Options> {
        let options = Options { frame: self.frame, tiles: self.tiles.text().to_owned() };
        Config { n_seats: Entdecker::n_seats(self), options }
    }

    #[inline]
    fn n_seats(&self) -> u8 {
        Entdecker::n_seats(self)
    }

    #[inline]
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
        apply::apply(self, mv, &mut ());
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

    fn sighting(&self, mv: Move, _: Viewer) -> Sighting {
        Sighting(mv)
    }

    fn view(&self, viewer: Viewer) -> View {
        view::view(self, viewer)
    }

    fn effects(before: &View, seen: &Sighting, after: &View) -> Vec<Effect> {
        observe::effects(before, seen, after)
    }

    fn sample(view: &View, _: &mut Dice) -> Entdecker {
        Entdecker::from(view)
    }

    fn reveals(&self, mv: Move) -> bool {
        match mv {
            // The turn is over, and islands have been scored for others.
            Move::Stop | Move::Unit(..) | Move::Score(_) => true,
            Move::Place(..) => self.hand.is_some_and(|tile| tile.event == Some(Event::Storm)),
            Move::Back(_)
            | Move::First(_)
            | Move::Income(_)
            | Move::Start(_)
            | Move::Announce(_)
            | Move::Draw(_)
            | Move::Tile(_)
            | Move::Chip(_)
            | Move::Recall(_) => false,
        }
    }

    fn diagram(&self) -> String {
        diagram::write(self)
    }

    fn from_diagram(text: &str) -> Result<Entdecker, DiagramError> {
        diagram::read(text)
    }

    fn check(&self) -> Result<(), String> {
        Entdecker::check(self)
    }
}
