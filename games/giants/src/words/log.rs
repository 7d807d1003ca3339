//! Moves as lines of the log.

use giants_rules::{
    Action, BidMove, BidStep, CarveMove, Carver, ChanceMove, CleanUpMove, Hex, Kind, Move,
    Pedestals, PlaceMove, Placed, Sighting, SiteNo, TransportMove, View,
};
use rules_core::Seat;
use words::{Arg, Message};

use super::{
    Store, forecast, hex_arg, left, placed, placed_arg, role_key, size_arg, values, with_left,
};

pub(super) fn line(before: &View, mover: Option<Seat>, seen: &Sighting) -> Message {
    let by = By { before, seat: mover.unwrap_or(before.start) };
    let mv = match seen {
        Sighting::Open(mv) => *mv,
        Sighting::Reveal(_) | Sighting::Hidden(BidStep::Ready) => Move::Bid(BidMove::Ready),
        // Whatever was bid, the line says nothing about it before the reveal.
        Sighting::Hidden(
            BidStep::Markers | BidStep::Workers | BidStep::Sorcerer | BidStep::Chief,
        ) => return by.say("giants-log-bid-hidden"),
    };
    match mv {
        Move::Chance(mv) => chance(mv),
        Move::Bid(mv) => bid(&by, mv),
        Move::Carve(mv) => carve(&by, mv),
        Move::Place(mv) => place(&by, mv),
        Move::Transport(mv) => transport(&by, mv),
        Move::Peek(site) => by.say("giants-log-peek").with("site", site.number()),
        Move::CleanUp(mv) => clean_up(&by, mv),
    }
}

/// Who moved, and what the viewer saw before.
struct By<'a> {
    before: &'a View,
    seat: Seat,
}

impl By<'_> {
    /// Begins a line about the mover.
    fn say(&self, key: &'static str) -> Message {
        Message::new(key).with("who", self.seat)
    }

    /// Names a piece by what it is and where it lies.
    fn piece(&self, key: &'static str, kind: Kind, hex: Hex) -> Message {
        self.say(key).with("size", size_arg(kind)).with("hex", hex_arg(hex))
    }

    /// Adds what the move leaves of a store, if it costs anything.
    fn leaving(&self, what: Message, store: Store, cost: u8) -> Message {
        let left = left(self.before, self.seat, store, cost).filter(|_| cost > 0);
        with_left("giants-log-left", what, left)
    }
}

fn chance(mv: ChanceMove) -> Message {
    match mv {
        ChanceMove::Start(seat) => Message::new("giants-log-start").with("who", seat),
        ChanceMove::Roll(face) => Message::new("giants-log-roll").with("n", face.n()),
    }
}

fn bid(by: &By<'_>, mv: BidMove) -> Message {
    let yes_or_no = |message: Message, is_bid: bool| message.with("n", u8::from(is_bid));
    match mv {
        BidMove::Markers(n) => by.say("giants-log-bid-markers").with("n", n.n()),
        BidMove::Workers(n) => by.say("giants-log-bid-workers").with("n", n.n()),
        BidMove::Sorcerer(is_bid) => yes_or_no(by.say("giants-log-bid-sorcerer"), is_bid),
        BidMove::Chief(is_bid) => yes_or_no(by.say("giants-log-bid-chief"), is_bid),
        BidMove::Ready => by.say("giants-log-ready"),
    }
}

fn carve(by: &By<'_>, mv: CarveMove) -> Message {
    match mv {
        CarveMove::Statue(size, Carver::Workers) => {
            by.say("giants-log-carve").with("size", size.n())
        }
        CarveMove::Statue(size, Carver::Chief) => {
            by.say("giants-log-carve-chief").with("size", size.n())
        }
        CarveMove::Decline => by.say("giants-log-decline"),
    }
}

fn place(by: &By<'_>, mv: PlaceMove) -> Message {
    match mv {
        PlaceMove::Member(role) => {
            by.say("giants-log-place").with("role", Arg::word(role_key(role)))
        }
        PlaceMove::BreakTablet => by.say("giants-log-break-tablet"),
        PlaceMove::Neutral => by.leaving(by.say("giants-log-place-neutral"), Store::Markers, 1),
        PlaceMove::NeutralFrom(hex) => {
            let what = by.say("giants-log-place-neutral-from").with("hex", hex_arg(hex));
            by.leaving(what, Store::Markers, 1)
        }
        PlaceMove::On(hex) => on(by, hex),
        PlaceMove::Logs(n) => {
            by.leaving(by.say("giants-log-logs").with("n", n.n()), Store::Logs, n.n())
        }
        PlaceMove::Use(action) => by.say("giants-log-use").with("place", action_arg(action)),
        PlaceMove::Reserve(site) => {
            let what = by.say("giants-log-reserve").with("site", site.number());
            by.leaving(what.with("values", values(by.before, site)), Store::Pedestals, 1)
        }
        PlaceMove::NoAction => by.say("giants-log-no-action"),
        PlaceMove::SpendMarker => by.leaving(by.say("giants-log-spend-marker"), Store::Markers, 1),
        PlaceMove::Pass => by.say("giants-log-pass"),
    }
}

fn transport(by: &By<'_>, mv: TransportMove) -> Message {
    let before = by.before;
    let size_in_hand = || before.phase.carry().map_or(0, |it| size_arg(it.piece.kind()));
    match mv {
        TransportMove::Put(kind) => {
            let hex = match kind {
                Kind::Statue(_) => before.board.quarry(),
                Kind::Headdress => before.board.clay_pit(),
            };
            by.piece("giants-log-put", kind, hex)
        }
        TransportMove::Move(kind, hex) => by.piece("giants-log-move", kind, hex),
        TransportMove::Take(kind, hex) => by.piece("giants-log-take", kind, hex),
        TransportMove::To(hex) => {
            by.say("giants-log-to").with("size", size_in_hand()).with("hex", hex_arg(hex))
        }
        TransportMove::Help(helper) => by.say("giants-log-help").with("helper", helper),
        TransportMove::HelpChief(helper) => by.say("giants-log-help-chief").with("helper", helper),
        TransportMove::Erect(site) => {
            let (value, points) = forecast::erected(before, site);
            by.say("giants-log-erect")
                .with("size", size_in_hand())
                .with("site", site.number())
                .with("value", value)
                .with("points", points)
        }
        TransportMove::Crown(site) => by
            .say("giants-log-crown")
            .with("site", site.number())
            .with("points", forecast::crowned(before, site)),
        TransportMove::Mark => {
            by.leaving(of_piece(before, by.say("giants-log-mark")), Store::Markers, 1)
        }
        TransportMove::Leave => of_piece(before, by.say("giants-log-leave")),
        TransportMove::Done => by.say("giants-log-done"),
    }
}

fn clean_up(by: &By<'_>, mv: CleanUpMove) -> Message {
    match mv {
        CleanUpMove::Unmark(kind, hex) => by.piece("giants-log-unmark", kind, hex),
        CleanUpMove::Keep => by.say("giants-log-keep"),
    }
}

/// Adds the piece in hand and where it is.
fn of_piece(before: &View, message: Message) -> Message {
    let (size, hex) = before
        .phase
        .carry()
        .map_or_else(Default::default, |it| (size_arg(it.piece.kind()), hex_arg(it.hex)));
    message.with("size", size).with("hex", hex)
}

fn on(by: &By<'_>, hex: Hex) -> Message {
    let who = placed(by.before);
    let what = |key| by.say(key).with("role", placed_arg(who)).with("hex", hex_arg(hex));
    match forced_site(by.before, by.seat, who, hex) {
        None => what("giants-log-on"),
        Some(site) => what("giants-log-on-reserve")
            .with("site", site.number())
            .with("values", values(by.before, site)),
    }
}

/// The site that is reserved at once, because nothing else can be done on the
/// hex by a chief who has broken a tablet.
pub(super) fn forced_site(view: &View, seat: Seat, who: Placed, hex: Hex) -> Option<SiteNo> {
    let tribe = &view.known.tribes[seat];
    let board = &view.board;
    let can_use = (hex == board.village() && tribe.bag.workers > 0)
        || (hex == board.hut() && tribe.bag.markers > 0)
        || (hex == board.clay_pit() && view.shown.headdresses > 0)
        || (board.logs_at(hex) > 0 && !view.shown.cut.contains(hex));
    let mut free = board.sites_at(hex).filter(|no| view.known.stands[no.idx()].owner().is_none());
    match (free.next(), free.next()) {
        (Some(site), None) if who == Placed::Breaker && !can_use && tribe.behind.pedestals > 0 => {
            Some(site)
        }
        _ => None,
    }
}

/// GI-O16: the log tells only in that round whose pedestal lies under a statue, and
/// so with what would give it away: the route of the piece, and who reserved what.
pub(super) fn covered(before: &View, mover: Option<Seat>, seen: &Sighting) -> Option<Message> {
    let seat = mover?;
    if before.options.pedestals == Pedestals::Open || before.viewer == Some(seat) {
        return None;
    }
    let Sighting::Open(mv) = seen else { return None };
    let by = By { before, seat };
    match mv {
        Move::Place(mv) => covered_placing(&by, *mv),
        Move::Transport(mv) => covered_transport(&by, *mv),
        Move::Chance(_) | Move::Bid(_) | Move::Carve(_) | Move::Peek(_) | Move::CleanUp(_) => None,
    }
}

fn covered_placing(by: &By<'_>, mv: PlaceMove) -> Option<Message> {
    match mv {
        PlaceMove::Reserve(_) => Some(by.say("giants-log-reserve-covered")),
        PlaceMove::On(hex) => {
            let who = placed(by.before);
            let may_reserve = matches!(who, Placed::Sorcerer | Placed::Breaker)
                && by.before.board.sites_at(hex).next().is_some();
            may_reserve.then(|| by.say("giants-log-on-covered").with("role", placed_arg(who)))
        }
        PlaceMove::Member(_)
        | PlaceMove::BreakTablet
        | PlaceMove::Neutral
        | PlaceMove::NeutralFrom(_)
        | PlaceMove::Logs(_)
        | PlaceMove::Use(_)
        | PlaceMove::NoAction
        | PlaceMove::SpendMarker
        | PlaceMove::Pass => None,
    }
}

fn covered_transport(by: &By<'_>, mv: TransportMove) -> Option<Message> {
    match mv {
        TransportMove::Erect(_) => Some(by.say("giants-log-erect-covered")),
        TransportMove::Crown(_) => Some(by.say("giants-log-crown-covered")),
        TransportMove::To(_) => {
            let size = by.before.phase.carry().map_or(0, |it| size_arg(it.piece.kind()));
            Some(by.say("giants-log-to-covered").with("size", size))
        }
        TransportMove::Put(_)
        | TransportMove::Move(..)
        | TransportMove::Take(..)
        | TransportMove::Help(_)
        | TransportMove::HelpChief(_)
        | TransportMove::Mark
        | TransportMove::Leave
        | TransportMove::Done => None,
    }
}

fn action_arg(action: Action) -> Arg {
    Arg::word(action_key(action))
}

pub(super) fn action_key(action: Action) -> &'static str {
    match action {
        Action::Village => "giants-village",
        Action::Hut => "giants-hut",
        Action::Forest => "giants-forest",
        Action::ClayPit => "giants-clay-pit",
    }
}
