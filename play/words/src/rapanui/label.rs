//! Moves as buttons: what they do and cost, and what everybody gets.

use rapanui::{ColumnNo, Forecast, Kind, MOAI_COST, Move, Phase, Sort, View, forecast, price};
use rules_core::Seat;

use super::{asked, colour_arg, good, kind_arg, log, sort_arg, yields};
use crate::{Arg, Message};

pub(super) fn label(view: &View, mv: Move) -> Message {
    let seat = asked(view).unwrap_or(view.active);
    let say = |key: &'static str| Message::new(key);
    match mv {
        Move::Start(seat) => say("rapanui-label-start").with("who", seat),
        Move::Colour(colour) => say("rapanui-label-colour").with("colour", colour_arg(colour)),
        Move::Deal(kind) => say("rapanui-label-deal").with("kind", kind_arg(kind)),
        Move::Buy(sort) => buy(view, seat, sort),
        Move::PlayWoodcutter => play(view, seat, Kind::Woodcutter, 1, 0),
        Move::PlayPriest => play(view, seat, Kind::Priest, 1, 0),
        Move::Build => paying(view, seat, MOAI_COST, say("rapanui-label-build")),
        Move::PlayGatherers(sort, batch) => {
            play(view, seat, Kind::Gatherer(sort), batch.n(), batch.cost())
        }
        Move::Return => say("rapanui-label-return"),
        Move::Offer(sort) => lay(view, seat, sort, "rapanui-label-offer"),
        Move::Hide(sort) => lay(view, seat, sort, "rapanui-label-hide"),
        Move::Add(sort) => from_supply(view, sort, say("rapanui-label-add")),
        Move::Draw(column) => draw(view, column),
        Move::ChooseWood => {
            let wood = view.shown.tribes[seat].wood;
            choose(view, seat, wood, "rapanui-label-choose-wood")
        }
        Move::ChooseFame => {
            let fame = view.shown.tribes[seat].fame;
            choose(view, seat, fame, "rapanui-label-choose-fame")
        }
        Move::Take(sort) => {
            let message = from_supply(view, sort, say("rapanui-label-take"));
            log::instead(view, message)
        }
        Move::Decline => log::instead(view, say("rapanui-label-decline")),
    }
}

fn paying(view: &View, seat: Seat, cost: u16, message: Message) -> Message {
    let wood = view.shown.tribes[seat].wood;
    message.with("cost", cost).with("from", wood).with("to", wood.saturating_sub(cost))
}

fn buy(view: &View, seat: Seat, sort: Sort) -> Message {
    let tribe = &view.shown.tribes[seat];
    let cost = price(view, seat, sort);
    let has_moai = tribe.hand.is_some_and(|hand| 0 < hand[Kind::Moai]);
    let left = tribe.wood.saturating_sub(cost);
    let key = if has_moai && left < MOAI_COST && MOAI_COST <= tribe.wood {
        "rapanui-label-buy-no-moai"
    } else {
        "rapanui-label-buy"
    };
    paying(view, seat, cost, Message::new(key).with("sort", sort_arg(sort)))
}

fn play(view: &View, seat: Seat, kind: Kind, n: u8, cost: u16) -> Message {
    let n_before = view.shown.tribes[seat].display[kind];
    let key = if cost == 0 { "rapanui-label-play" } else { "rapanui-label-play-many" };
    let message = Message::new(key)
        .with("kind", kind_arg(kind))
        .with("old", n_before)
        .with("new", n_before + n);
    if cost == 0 { message } else { paying(view, seat, cost, message.with("n", n)) }
}

/// Only the owner sees how many are left.
fn lay(view: &View, seat: Seat, sort: Sort, key: &'static str) -> Message {
    let n = view.shown.tribes[seat].offerings.map_or(0, |offerings| offerings[sort]);
    Message::new(key).with("sort", sort_arg(sort)).with("from", n).with("to", n.saturating_sub(1))
}

fn from_supply(view: &View, sort: Sort, message: Message) -> Message {
    let n = view.shown.supply[sort];
    message.with("sort", sort_arg(sort)).with("from", n).with("to", n.saturating_sub(1))
}

fn choose(view: &View, seat: Seat, from: u16, key: &'static str) -> Message {
    let n = u16::from(yields(view, Kind::Moai).total(seat));
    Message::new(key).with("n", n).with("from", from).with("to", from + n)
}

fn draw(view: &View, column: ColumnNo) -> Message {
    let front = view.shown.columns[column.idx()].front().unwrap_or_default();
    let take = |key: &'static str| {
        Message::new(key).with("kind", kind_arg(front)).with("column", column.number())
    };
    let is_last = view.phase == Phase::Draw { n_left: 1 };
    match forecast(view, column) {
        Forecast::EndsTheGame => take("rapanui-label-draw-ends"),
        Forecast::RefillDecides if is_last => take("rapanui-label-draw-refill-decides"),
        Forecast::RefillDecides => take("rapanui-label-draw-refill"),
        Forecast::Scores { kind, .. } if is_last => {
            take("rapanui-label-draw-scores").with("scored", outcome(view, kind, column))
        }
        Forecast::Scores { .. } => take("rapanui-label-draw"),
    }
}

/// Who would gain what: `Woodcutter: ▲ +1 · ✚ +3 wood`.
fn outcome(view: &View, kind: Kind, column: ColumnNo) -> Message {
    let Forecast::Scores { gains, .. } = forecast(view, column) else {
        return Message::new("rapanui-outcome-nobody").with("kind", kind_arg(kind));
    };
    let mut list = Vec::new();
    for seat in view.active.clockwise(gains.n_seats()) {
        let gain = gains[seat];
        let due = gain.basic + gain.bonus;
        if due == 0 {
            continue;
        }
        let key = if gain.short == 0 { "rapanui-gain" } else { "rapanui-gain-short" };
        let mut item = Message::new(key).with("who", Arg::Mark(seat)).with("n", due - gain.short);
        if 0 < gain.short {
            item = item.with("short", gain.short);
        }
        list.push(item);
    }
    let key = match good(kind) {
        _ if list.is_empty() => "rapanui-outcome-nobody",
        Some(::rapanui::Good::Wood) => "rapanui-outcome-wood",
        Some(::rapanui::Good::Fame) => "rapanui-outcome-fame",
        Some(::rapanui::Good::Offering(_)) => "rapanui-outcome-offering",
        None => "rapanui-outcome-moai",
    };
    let message = Message::new(key).with("kind", kind_arg(kind));
    if list.is_empty() { message } else { message.with("gains", list) }
}
