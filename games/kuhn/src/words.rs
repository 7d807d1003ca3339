//! Kuhn poker in words.

mod coach;

use kuhn_rules::{Choice, Effect, Kuhn, Move, Refusal, Sighting, View};
use rules_core::{Seat, Term};
use words::{Message, Samples, Speak, Texts, texts};

use self::coach::COACH;
use crate::Set;

impl Speak for Set {
    const TEXTS: Texts = texts!(COACH, "game");

    fn log_line(_: &View, _: Option<Seat>, seen: &Sighting) -> Message {
        match seen {
            Sighting::Deal { to, card: Some(card) } => {
                Message::new("kuhn-log-deal").with("who", *to).with("card", card.0)
            }
            Sighting::Deal { to, card: None } => {
                Message::new("kuhn-log-deal-back").with("who", *to)
            }
            Sighting::Choose { seat, choice, .. } => Message::new(match choice {
                Choice::Pass => "kuhn-log-pass",
                Choice::Bet => "kuhn-log-bet",
            })
            .with("who", *seat),
        }
    }

    fn effect_line(effect: &Effect) -> Message {
        match effect {
            Effect::Staked { seat, chips } => {
                Message::new("kuhn-effect-staked").with("who", *seat).with("n", *chips)
            }
            Effect::Shown { seat, card } => {
                Message::new("kuhn-effect-shown").with("who", *seat).with("card", card.0)
            }
            Effect::Won { seat, chips } => {
                Message::new("kuhn-effect-won").with("who", *seat).with("n", *chips)
            }
        }
    }

    fn refusal(refusal: &Refusal) -> Message {
        match refusal {
            Refusal::NoSuchCard { card, highest } => Message::new("kuhn-refusal-no-such-card")
                .with("card", card.0)
                .with("highest", highest.0),
            Refusal::CardIsDealt { card } => {
                Message::new("kuhn-refusal-card-is-dealt").with("card", card.0)
            }
            Refusal::DealIsOver => Message::new("kuhn-refusal-deal-is-over"),
            Refusal::DealIsNotOver => Message::new("kuhn-refusal-deal-is-not-over"),
            Refusal::HandIsOver => Message::new("kuhn-refusal-hand-is-over"),
        }
    }

    fn prompt(view: &View) -> Message {
        if view.winner().is_some() {
            return Message::new("kuhn-prompt-over");
        }
        if view.has_card.values().contains(&false) {
            return Message::new("kuhn-prompt-deal");
        }
        let to_move = Seat((view.choices.len() % usize::from(view.n_seats())) as u8);
        if view.viewer == Some(to_move) {
            Message::new("kuhn-prompt-choose")
        } else {
            Message::new("kuhn-prompt-wait").with("who", to_move)
        }
    }

    fn label(view: &View, mv: Move) -> Message {
        match mv {
            Move::Deal(card) => Message::new("kuhn-label-deal").with("card", card.0),
            Move::Choose(Choice::Pass) => Message::new("kuhn-label-pass"),
            Move::Choose(Choice::Bet) => {
                let from = view.viewer.map_or(0, |seat| view.stake(seat));
                Message::new("kuhn-label-bet").with("from", from).with("to", from + 1)
            }
        }
    }

    fn samples() -> Samples<Kuhn> {
        use kuhn_rules::Card;
        use rules_core::Rate;
        let (seat, card, chips) = (Seat(0), Card(1), 2);
        Samples {
            effects: vec![
                Effect::Staked { seat, chips },
                Effect::Shown { seat, card },
                Effect::Won { seat, chips },
            ],
            refusals: vec![
                Refusal::NoSuchCard { card, highest: Card(3) },
                Refusal::CardIsDealt { card },
                Refusal::DealIsOver,
                Refusal::DealIsNotOver,
                Refusal::HandIsOver,
            ],
            terms: vec![Term::new("stake", 2, Rate::Each(-1)), Term::new("pot", 3, Rate::Points)],
            others: Vec::new(),
        }
    }
}
