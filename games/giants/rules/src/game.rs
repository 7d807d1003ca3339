//! The wiring: no rules here.

use rules_core::{Config, DiagramError, Dice, Facts, Game, OptionError, Seat, Turn, Viewer};

use crate::{
    BidMove, Effect, Giants, Move, Options, Refusal, Sighting, View, apply, chance, check,
    data::{N_SEATS_MAX, N_SEATS_MIN, ROUNDS_UNLIMITED},
    diagram, early, effect, legal, moves, refuse, sample, score, setup, view,
};

/// No round is longer. 5 dice; 5 bids of 5 steps; at most 6 passes of 5 seats
/// to carve 5 statues; 40 members, 12 neutral workers and 30 markers placed or
/// spent in up to 4 steps, and 5 passes; 49 pieces moved at most twice over up
/// to 63 hexes with a step and 3 helpers each, and picked up and laid down,
/// 49 marked and 49 erected or put on without a move in 2 steps, each action
/// after at most 4 seats that are done; 30 markers taken back and 5 kept.
const MOVES_OF_ROUND_MAX: u32 = 5 + 25 + 30 + 4 * (40 + 12 + 30) + 5 + TRANSPORT_MAX + 35;
const TRANSPORT_MAX: u32 = 98 * (63 * 4 + 2 + 4) + 98 * (2 + 4) + 5;

impl Game for Giants {
    type Options = Options;
    type Move = Move;
    type View = View;
    type Sighting = Sighting;
    type Effect = Effect;
    type Refusal = Refusal;

    const FACTS: Facts = Facts {
        key: "giants",
        rules_version: 1,
        n_seats_min: N_SEATS_MIN,
        n_seats_max: N_SEATS_MAX,
        // The lot, the rounds, and each seat's peeks at up to 40 sites.
        moves_max: 1 + ROUNDS_UNLIMITED as u32 * MOVES_OF_ROUND_MAX + 5 * 40,
        n_move_ids: moves::N_IDS as u16,
        rule_book: include_str!("../RULES.md"),
    };

    fn setup(config: &Config<Options>) -> Result<Giants, OptionError> {
        setup::setup(config)
    }

    fn config(&self) -> Config<Options> {
        Config { n_seats: Giants::n_seats(self), options: self.options.clone() }
    }

    #[inline]
    fn n_seats(&self) -> u8 {
        Giants::n_seats(self)
    }

    #[inline]
    fn turn(&self) -> Turn {
        score::turn(self)
    }

    fn round(&self) -> Option<u16> {
        Some(self.round)
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
        effect::effects(before, seen, after)
    }

    fn sample(view: &View, dice: &mut Dice) -> Giants {
        sample::sample(view, dice)
    }

    fn reveals(&self, mv: Move) -> bool {
        match mv {
            Move::Peek(_) => true,
            Move::Bid(BidMove::Ready) => view::is_last_bid(self),
            Move::Bid(
                BidMove::Markers(_)
                | BidMove::Workers(_)
                | BidMove::Sorcerer(_)
                | BidMove::Chief(_),
            )
            | Move::Chance(_)
            | Move::Carve(_)
            | Move::Place(_)
            | Move::Transport(_)
            | Move::CleanUp(_) => false,
        }
    }

    fn early(&self, seat: Seat) -> Option<Giants> {
        early::early(self, seat)
    }

    fn diagram(&self) -> String {
        diagram::write(self)
    }

    fn from_diagram(text: &str) -> Result<Giants, DiagramError> {
        diagram::read(text)
    }

    fn check(&self) -> Result<(), String> {
        check::check(self)
    }
}
