//! The wiring: no rules here.

use rules_core::{Config, DiagramError, Dice, Facts, Game, OptionError, Turn, Viewer};

use crate::{
    Effect, Move, Options, Phase, RapaNui, Refusal, Sighting, View, apply, chance, diagram, effect,
    legal, moves, refuse, sample, score, setup, view,
};

impl Game for RapaNui {
    type Options = Options;
    type Move = Move;
    type View = View;
    type Sighting = Sighting;
    type Effect = Effect;
    type Refusal = Refusal;

    const FACTS: Facts = Facts {
        key: "rapanui",
        rules_version: 1,
        n_seats_min: setup::N_SEATS_MIN,
        n_seats_max: setup::N_SEATS_MAX,
        // 21 to set up, 34 refills, at most 47 turns of a purchase, a card
        // played, a draw and 5 choices, and 9 sacrifice rounds of 5 cards.
        moves_max: 21 + 34 + 47 * 8 + 9 * 5,
        n_move_ids: moves::N_IDS as u16,
        rule_book: include_str!("../RULES.md"),
    };

    fn setup(config: &Config<Options>) -> Result<RapaNui, OptionError> {
        setup::setup(config)
    }

    fn config(&self) -> Config<Options> {
        Config { n_seats: RapaNui::n_seats(self), options: self.options }
    }

    #[inline]
    fn n_seats(&self) -> u8 {
        RapaNui::n_seats(self)
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
        apply::apply(self, mv);
    }

    fn refuse(&self, mv: Move) -> Refusal {
        refuse::refuse(self, mv)
    }

    fn move_id(mv: Move) -> u16 {
        moves::move_id(mv)
    }

    fn move_with_id(id: u16) -> Option<Move> {
        moves::ALL.get(usize::from(id)).copied()
    }

    fn sighting(&self, mv: Move, viewer: Viewer) -> Sighting {
        view::sighting(self, mv, viewer)
    }

    fn view(&self, viewer: Viewer) -> View {
        view::view(self, viewer)
    }

    fn effects(before: &View, seen: &Sighting, after: &View) -> Vec<Effect> {
        effect::effects(before, seen, after)
    }

    fn sample(view: &View, dice: &mut Dice) -> RapaNui {
        sample::sample(view, dice)
    }

    fn reveals(&self, mv: Move) -> bool {
        match (mv, self.phase) {
            // Others have been asked to offer, or the turn has been scored.
            (Move::Build, _) | (Move::Add(_), _) | (Move::Draw(_), Phase::Draw { n_left: 1 }) => {
                true
            }
            // RN-O10: the game may be over, and the stone shows its cards.
            (Move::Draw(column), _) => {
                self.column(column).second().is_none() && self.deck.total() == 0
            }
            _ => false,
        }
    }

    fn diagram(&self) -> String {
        diagram::write(self)
    }

    fn from_diagram(text: &str) -> Result<RapaNui, DiagramError> {
        diagram::read(text)
    }

    fn check(&self) -> Result<(), String> {
        RapaNui::check(self)
    }
}
