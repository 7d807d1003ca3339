//! What happened.

use rapanui_rules::{Effect, Good, Kind, MOAI_COST, Move, Phase, Sighting, StoneRule, View, price};
use rules_core::Seat;
use words::Message;

use super::{colour_arg, kind_arg, sort_arg};

pub(super) fn line(before: &View, mover: Option<Seat>, seen: &Sighting) -> Message {
    let seat = mover.unwrap_or(before.active);
    let by = |key: &'static str| Message::new(key).with("who", seat);
    let Some(mv) = seen.mv() else { return by("rapanui-log-hide-back") };
    let paying = |message: Message, cost: u16| {
        let wood = before.shown.tribes[seat].wood;
        message.with("cost", cost).with("from", wood).with("to", wood.saturating_sub(cost))
    };
    match mv {
        Move::Start(seat) => Message::new("rapanui-log-start").with("who", seat),
        Move::Colour(colour) => {
            let to = match before.phase {
                Phase::Colour(seat) => seat,
                _ => before.active,
            };
            Message::new("rapanui-log-colour").with("who", to).with("colour", colour_arg(colour))
        }
        Move::Deal(kind) => deal(before, kind),
        Move::Buy(sort) => {
            let message = by("rapanui-log-buy").with("sort", sort_arg(sort));
            paying(message, price(before, seat, sort))
        }
        Move::PlayWoodcutter => play(by, Kind::Woodcutter),
        Move::PlayPriest => play(by, Kind::Priest),
        Move::Build => paying(by("rapanui-log-build"), MOAI_COST),
        Move::PlayGatherers(sort, batch) if batch.cost() == 0 => play(by, Kind::Gatherer(sort)),
        Move::PlayGatherers(sort, batch) => {
            let message =
                by("rapanui-log-play-many").with("n", batch.n()).with("kind", sort_arg(sort));
            paying(message, batch.cost())
        }
        Move::Return => by("rapanui-log-return"),
        Move::Offer(sort) => by("rapanui-log-offer").with("sort", sort_arg(sort)),
        Move::Hide(sort) => by("rapanui-log-hide").with("sort", sort_arg(sort)),
        Move::Add(sort) => by("rapanui-log-add").with("sort", sort_arg(sort)),
        Move::Draw(column) => {
            let front = before.shown.columns[column.idx()].front().unwrap_or_default();
            by("rapanui-log-draw").with("kind", kind_arg(front)).with("column", column.number())
        }
        Move::ChooseWood => by("rapanui-log-choose-wood"),
        Move::ChooseFame => by("rapanui-log-choose-fame"),
        Move::Take(sort) => instead(before, by("rapanui-log-take").with("sort", sort_arg(sort))),
        Move::Decline => instead(before, by("rapanui-log-decline")),
    }
}

fn play(by: impl Fn(&'static str) -> Message, kind: Kind) -> Message {
    by("rapanui-log-play").with("kind", kind_arg(kind))
}

/// Adds the sort that ran out.
pub(super) fn instead(view: &View, message: Message) -> Message {
    match view.phase {
        Phase::Substitute { sort, .. } => message.with("missing", sort_arg(sort)),
        _ => message,
    }
}

/// Chance lays a card: where, and at which position in the column.
fn deal(before: &View, kind: Kind) -> Message {
    let columns = &before.shown.columns;
    let column_idx = match before.phase {
        Phase::Refill { column, .. } => column.idx(),
        _ => columns.iter().position(|it| it.cards().len() < 4).unwrap_or(0),
    };
    Message::new("rapanui-log-deal")
        .with("kind", kind_arg(kind))
        .with("column", column_idx as i64 + 1)
        .with("n", columns[column_idx].cards().len() as i64 + 1)
}

/// RN-O9: where only the top card of the stone can be seen, the log forgets
/// the cards that lie below it, unless the memory aid tells them anyway.
pub(super) fn covered(before: &View, mover: Option<Seat>, seen: &Sighting) -> Option<Message> {
    let options = &before.options;
    if options.stone() == StoneRule::FaceUpVisible || options.memory_aid {
        return None;
    }
    let key = match seen {
        Sighting::Open(Move::Offer(_)) => "rapanui-log-offer-covered",
        Sighting::Open(Move::Add(_)) => "rapanui-log-add-covered",
        Sighting::Open(Move::Hide(_)) => "rapanui-log-hide-back",
        Sighting::Open(_) | Sighting::HideBack | Sighting::Ends(..) => return None,
    };
    Some(Message::new(key).with("who", mover.unwrap_or(before.active)))
}

pub(super) fn covers(seen: &Sighting) -> bool {
    matches!(
        seen,
        Sighting::Open(Move::Offer(_) | Move::Add(_) | Move::Hide(_)) | Sighting::HideBack
    )
}

pub(super) fn effect(effect: &Effect) -> Message {
    match *effect {
        Effect::Pays { seat, from, to } => Message::new("rapanui-effect-pays")
            .with("who", seat)
            .with("cost", from - to)
            .with("from", from)
            .with("to", to),
        Effect::Takes { seat, kind, column } => Message::new("rapanui-effect-takes")
            .with("who", seat)
            .with("kind", kind_arg(kind))
            .with("column", column.number()),
        Effect::Refills { column } => {
            Message::new("rapanui-effect-refills").with("column", column.number())
        }
        Effect::Scores { kind } => {
            Message::new("rapanui-effect-scores").with("kind", kind_arg(kind))
        }
        Effect::Gains { seat, good, basic, bonus, from, to } => {
            let gains = |key: &'static str| {
                Message::new(key)
                    .with("who", seat)
                    .with("n", basic + bonus)
                    .with("basic", basic)
                    .with("bonus", bonus)
                    .with("from", from)
                    .with("to", to)
            };
            match good {
                Good::Wood => gains("rapanui-effect-gains-wood"),
                Good::Fame => gains("rapanui-effect-gains-fame"),
                Good::Offering(sort) => {
                    gains("rapanui-effect-gains-offering").with("sort", sort_arg(sort))
                }
            }
        }
        Effect::Reveals { seat, sort } => {
            Message::new("rapanui-effect-reveals").with("who", seat).with("sort", sort_arg(sort))
        }
        Effect::Ends => Message::new("rapanui-effect-ends"),
    }
}
