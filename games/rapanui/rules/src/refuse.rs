//! Why a move can't be made.

use rules_core::{Cited, Seat};
use serde::Serialize;

use crate::{Colour, HAND_SIZE, Kind, MOAI_COST, Move, Phase, RapaNui, Sort, chance, legal};

/// A refused move: the rule that forbids it, and why.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Refusal {
    /// The rule it would break.
    pub rule: &'static str,
    /// Why it is refused.
    #[serde(flatten)]
    pub reason: Reason,
}

/// Why a move is refused.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "reason", rename_all = "kebab-case")]
pub enum Reason {
    /// The game is over.
    GameOver,
    /// Chance decides now.
    ChanceDecides,
    /// Only chance can do that, and it is not chance's turn.
    OnlyChance,
    /// Another step of the turn comes first.
    WrongStep,
    /// One card has been bought in this turn already.
    AlreadyBought,
    /// The pile of this sort is empty.
    PileEmpty {
        /// Which one.
        sort: Sort,
    },
    /// It costs more wood than there is.
    TooLittleWood {
        /// What it costs.
        needs: u16,
        /// What there is.
        has: u16,
    },
    /// The hand has too few of these cards.
    NotInHand {
        /// Which ones.
        kind: Kind,
        /// How many it takes.
        needs: u8,
        /// How many there are.
        has: u8,
    },
    /// A moai is returned only by a hand of three.
    FewerThanThreeMoai {
        /// How many are in the hand.
        has: u8,
    },
    /// A moai that can be paid for is not returned.
    CanBuild {
        /// The wood there is.
        has: u16,
    },
    /// There is no offering card of this sort.
    NoSuchOffering {
        /// Which one.
        sort: Sort,
    },
    /// The deck has no such card left.
    NoneInDeck {
        /// Which one.
        kind: Kind,
    },
    /// Another seat has this colour.
    ColourTaken {
        /// Which one.
        colour: Colour,
    },
    /// The table has no such seat.
    NoSuchSeat {
        /// Which one.
        seat: Seat,
    },
}

impl Cited for Refusal {
    fn rule(&self) -> &'static str {
        self.rule
    }
}

/// Says why a move that is not legal can't be made.
pub(crate) fn refuse(game: &RapaNui, mv: Move) -> Refusal {
    let (rule, reason) = match mv {
        _ if game.phase == Phase::Over => (end_rule(game), Reason::GameOver),
        Move::Start(seat) if game.phase == Phase::Start => ("RN-O14", Reason::NoSuchSeat { seat }),
        Move::Colour(colour) if matches!(game.phase, Phase::Colour(_)) => {
            ("RN-S2", Reason::ColourTaken { colour })
        }
        Move::Deal(kind) if matches!(game.phase, Phase::Columns | Phase::Refill { .. }) => {
            ("RN-4", Reason::NoneInDeck { kind })
        }
        Move::Start(_) | Move::Colour(_) | Move::Deal(_) => ("RN-0", Reason::OnlyChance),
        _ if chance::is_chance(game.phase) => ("RN-0", Reason::ChanceDecides),
        Move::Buy(sort) => buy(game, sort),
        Move::PlayWoodcutter => play(game, "RN-2a", Kind::Woodcutter, 1, 0),
        Move::PlayPriest => play(game, "RN-2b", Kind::Priest, 1, 0),
        Move::Build => play(game, "RN-2c", Kind::Moai, 1, MOAI_COST),
        Move::PlayGatherers(sort, batch) => {
            play(game, "RN-2d", Kind::Gatherer(sort), batch.n(), batch.cost())
        }
        Move::Return => give_back(game),
        Move::Offer(sort) => match game.phase {
            Phase::Offer(_) => ("RN-3a", Reason::NoSuchOffering { sort }),
            _ => ("RN-3a", Reason::WrongStep),
        },
        Move::Hide(sort) => match game.phase {
            Phase::Hide => ("RN-3b", Reason::NoSuchOffering { sort }),
            _ => ("RN-3b", Reason::WrongStep),
        },
        Move::Add(sort) => match game.phase {
            Phase::Add => ("RN-3c", Reason::PileEmpty { sort }),
            _ => ("RN-3c", Reason::WrongStep),
        },
        Move::Draw(_) => ("RN-4", Reason::WrongStep),
        Move::ChooseWood | Move::ChooseFame => ("RN-5c", Reason::WrongStep),
        Move::Take(sort) => match game.phase {
            Phase::Substitute { .. } => ("RN-5e", Reason::PileEmpty { sort }),
            _ => ("RN-5e", Reason::WrongStep),
        },
        Move::Decline => ("RN-5e", Reason::WrongStep),
    };
    Refusal { rule, reason }
}

fn end_rule(game: &RapaNui) -> &'static str {
    match game.options.end() {
        crate::End::PileEmpty => "RN-6",
        crate::End::ColumnEmpty => "RN-6h",
    }
}

fn buy(game: &RapaNui, sort: Sort) -> (&'static str, Reason) {
    let tribe = &game.tribes[game.active];
    let reason = match game.phase {
        Phase::Play => Reason::AlreadyBought,
        Phase::Buy if game.supply[sort] == 0 => Reason::PileEmpty { sort },
        Phase::Buy => Reason::TooLittleWood { needs: legal::price(tribe, sort), has: tribe.wood },
        _ => Reason::WrongStep,
    };
    ("RN-1", reason)
}

fn play(
    game: &RapaNui,
    rule: &'static str,
    kind: Kind,
    needs: u8,
    cost: u16,
) -> (&'static str, Reason) {
    let tribe = &game.tribes[game.active];
    let has = tribe.hand[kind];
    let reason = match game.phase {
        Phase::Buy | Phase::Play if has < needs => Reason::NotInHand { kind, needs, has },
        Phase::Buy | Phase::Play => Reason::TooLittleWood { needs: cost, has: tribe.wood },
        _ => Reason::WrongStep,
    };
    (rule, reason)
}

fn give_back(game: &RapaNui) -> (&'static str, Reason) {
    let tribe = &game.tribes[game.active];
    let has = tribe.hand[Kind::Moai];
    let reason = match game.phase {
        Phase::Buy | Phase::Play if has < HAND_SIZE => Reason::FewerThanThreeMoai { has },
        Phase::Buy | Phase::Play => Reason::CanBuild { has: tribe.wood },
        _ => Reason::WrongStep,
    };
    ("RN-2e", reason)
}
