//! Moves as buttons: what they do and cost, and what everybody gets.

use rapanui_rules::{
    ColumnNo, Forecast, Gain, Kind, MOAI_COST, Move, Phase, Sort, View, forecast, gains, price,
};
use rules_core::{PerSeat, Seat};
use words::{Arg, Message};

use super::{asked, colour_arg, kind_arg, log, sort_arg};

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
        Move::Offer(sort) => {
            lay(view, seat, sort, ["rapanui-label-offer", "rapanui-label-offer-unseen"])
        }
        Move::Hide(sort) => {
            lay(view, seat, sort, ["rapanui-label-hide", "rapanui-label-hide-unseen"])
        }
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
    let has_moai = tribe.hand.is_some_and(|hand| hand[Kind::Moai] > 0);
    let left = tribe.wood.saturating_sub(cost);
    let key = if has_moai && left < MOAI_COST && tribe.wood >= MOAI_COST {
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
fn lay(view: &View, seat: Seat, sort: Sort, [key, unseen]: [&'static str; 2]) -> Message {
    let Some(offerings) = view.shown.tribes[seat].offerings else {
        return Message::new(unseen).with("sort", sort_arg(sort));
    };
    let n = offerings[sort];
    Message::new(key).with("sort", sort_arg(sort)).with("from", n).with("to", n.saturating_sub(1))
}

fn from_supply(view: &View, sort: Sort, message: Message) -> Message {
    let n = view.shown.supply[sort];
    message.with("sort", sort_arg(sort)).with("from", n).with("to", n.saturating_sub(1))
}

fn choose(view: &View, seat: Seat, from: u16, key: &'static str) -> Message {
    let n = u16::from(gains(view, Kind::Moai)[seat].total());
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
        Forecast::Scores { kind, gains } if is_last => {
            take("rapanui-label-draw-scores").with("scored", outcome(view.active, kind, &gains))
        }
        Forecast::Scores { .. } => take("rapanui-label-draw"),
    }
}

/// Who would gain what: `Woodcutter, wood: ▲ +1 · ✚ +3`.
fn outcome(active: Seat, kind: Kind, gains: &PerSeat<Gain, 4>) -> Message {
    let seats = active.clockwise(gains.n_seats());
    let gaining = seats.filter(|seat| gains[*seat].basic + gains[*seat].bonus > 0);
    let list: Vec<Message> = gaining.map(|seat| gain(seat, gains[seat])).collect();
    if list.is_empty() {
        return Message::new("rapanui-outcome-nobody").with("kind", kind_arg(kind));
    }
    let key = match kind {
        Kind::Woodcutter => "rapanui-outcome-wood",
        Kind::Priest => "rapanui-outcome-fame",
        Kind::Moai => "rapanui-outcome-moai",
        Kind::Gatherer(_) => "rapanui-outcome-offering",
    };
    Message::new(key).with("kind", kind_arg(kind)).with("gains", list)
}

fn gain(seat: Seat, gain: Gain) -> Message {
    let n = gain.basic + gain.bonus - gain.short;
    let say = |key: &'static str| Message::new(key).with("who", Arg::Mark(seat)).with("n", n);
    if gain.short == 0 {
        say("rapanui-gain")
    } else {
        say("rapanui-gain-short").with("short", gain.short)
    }
}
