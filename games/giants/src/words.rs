//! Giants in words.

mod effect;
mod forecast;
mod coach;
mod label;
mod flaws;
mod log;
mod prompt;
mod refusal;
mod samples;

use giants_rules::{
    Effect, Giants, Hex, Kind, Move, Phase, Placed, Refusal, Role, Sighting, SiteNo, Size, Special,
    Stage, View,
};
use rules_core::Seat;
use words::{Arg, Message, Samples, Seen, Speak, Texts, texts};

use self::coach::COACH;
use crate::Set;

impl Speak for Set {
    const TEXTS: Texts = texts!(COACH, "game", "refusals", "board", "coach", "flaws");

    fn log_line(before: &View, mover: Option<Seat>, seen: &Sighting) -> Message {
        log::line(before, mover, seen)
    }

    fn effect_line(effect: &Effect) -> Message {
        effect::effect(effect)
    }

    fn is_in_line(effect: &Effect) -> bool {
        match effect {
            Effect::Reserves { .. } | Effect::Erects { .. } | Effect::Crowns { .. } => true,
            Effect::Peeks { owner, .. } => owner.is_none(),
            Effect::Quarries { .. }
            | Effect::QuarriesNothing { .. }
            | Effect::Bids { .. }
            | Effect::Orders { .. }
            | Effect::Returns { .. }
            | Effect::Gains { .. }
            | Effect::Discards { .. }
            | Effect::Helps { .. }
            | Effect::Rots { .. }
            | Effect::Begins { .. }
            | Effect::Ends { .. } => false,
        }
    }

    fn refusal(refusal: &Refusal) -> Message {
        refusal::refusal(refusal)
    }

    fn prompt(view: &View) -> Message {
        prompt::prompt(view)
    }

    fn label(view: &View, mv: Move) -> Message {
        label::label(view, mv)
    }

    fn covered_line(before: &View, mover: Option<Seat>, seen: &Sighting) -> Option<Message> {
        log::covered(before, mover, seen)
    }

    /// A round has ended: from now on, pedestals that were turned face down in it
    /// hide their owner (GI-O16).
    fn covers(it: &Seen<Giants>) -> bool {
        it.before.round != it.after.round
    }

    fn option_flaw(key: &str, text: &str) -> Option<Message> {
        (key == "board").then(|| flaws::of_text(text)).flatten()
    }

    fn samples() -> Samples<Giants> {
        samples::samples()
    }
}

/// Names a phase of a round.
pub(crate) fn stage(stage: Stage) -> Message {
    Message::new(stage_key(stage))
}

/// Counts workers.
pub(crate) fn workers(n: u8) -> Message {
    counted("giants-count-workers", n)
}

/// Counts markers.
pub(crate) fn markers(n: u8) -> Message {
    counted("giants-count-markers", n)
}

/// Counts logs.
pub(crate) fn logs(n: u8) -> Message {
    counted("giants-count-logs", n)
}

/// Counts statues of one size.
pub(crate) fn statues(n: u8, size: Size) -> Message {
    counted("giants-count-statues", n).with("size", size.n())
}

/// Counts headdresses.
pub(crate) fn headdresses(n: u8) -> Message {
    counted("giants-count-headdresses", n)
}

/// Counts half-tablets.
pub(crate) fn tablets(n: u8) -> Message {
    counted("giants-count-tablets", n)
}

/// Names a member of a tribe.
pub(crate) fn role(role: Role) -> Message {
    Message::new(role_key(role))
}

/// Lists what is bid, or says that nothing is.
pub(crate) fn bid(bid: &giants_rules::Bid) -> Vec<Message> {
    let mut parts = Vec::new();
    if bid.markers > 0 {
        parts.push(markers(bid.markers));
    }
    if bid.workers > 0 {
        parts.push(workers(bid.workers));
    }
    if bid.sorcerer {
        parts.push(role(Role::Sorcerer));
    }
    if bid.chief {
        parts.push(role(Role::Chief));
    }
    if parts.is_empty() {
        parts.push(Message::new("giants-nothing"));
    }
    parts
}

fn counted(key: &'static str, n: u8) -> Message {
    Message::new(key).with("n", n)
}

fn stage_key(stage: Stage) -> &'static str {
    match stage {
        Stage::Setup => "giants-stage-setup",
        Stage::Roll => "giants-stage-roll",
        Stage::Bid => "giants-stage-bid",
        Stage::Carve => "giants-stage-carve",
        Stage::Place => "giants-stage-place",
        Stage::Transport => "giants-stage-transport",
        Stage::CleanUp => "giants-stage-clean-up",
        Stage::Over => "giants-stage-over",
    }
}

fn role_key(role: Role) -> &'static str {
    match role {
        Role::Worker => "giants-worker",
        Role::Sorcerer => "giants-sorcerer",
        Role::Chief => "giants-chief",
    }
}

/// Returns who is being placed.
fn placed(view: &View) -> Placed {
    match view.phase {
        Phase::PlaceOn { who, .. }
        | Phase::PlaceLogs { who, .. }
        | Phase::PlaceAction { who, .. } => who,
        Phase::Start
        | Phase::Roll { .. }
        | Phase::Bid { .. }
        | Phase::Carve { .. }
        | Phase::Place(_)
        | Phase::Transport { .. }
        | Phase::Carry(_)
        | Phase::Help { .. }
        | Phase::CleanUp(_)
        | Phase::Over => Placed::Worker,
    }
}

/// Names whoever is placed.
fn placed_arg(who: Placed) -> Arg {
    Arg::word(match who {
        Placed::Worker => "giants-worker",
        Placed::Sorcerer => "giants-sorcerer",
        Placed::Chief | Placed::Breaker => "giants-chief",
        Placed::Neutral | Placed::NeutralFrom(_) => "giants-neutral",
    })
}

/// The size of a statue; 0 stands for a headdress.
fn size_arg(kind: Kind) -> u8 {
    match kind {
        Kind::Statue(size) => size.n(),
        Kind::Headdress => 0,
    }
}

fn hex_arg(hex: Hex) -> String {
    hex.to_string()
}

/// Names a hex with what is special about it, and the values of its sites.
pub(crate) fn place(view: &View, hex: Hex) -> Message {
    let board = &view.board;
    let named = |key: &'static str| Message::new(key).with("hex", hex_arg(hex));
    match board.special(hex) {
        Some(Special::Quarry) => named("giants-hex-quarry"),
        Some(Special::ClayPit) => named("giants-hex-clay-pit"),
        Some(Special::Village) => named("giants-hex-village"),
        Some(Special::Hut) => named("giants-hex-hut"),
        Some(Special::Forest(_)) if view.shown.cut.contains(hex) => named("giants-hex"),
        Some(Special::Forest(n)) => named("giants-hex-forest").with("n", n),
        None => match site_values(view, hex) {
            None => named("giants-hex"),
            Some(values) => named("giants-hex-sites").with("values", values),
        },
    }
}

/// The values of the sites of a hex: `9/2`; if there are many, only their number.
fn site_values(view: &View, hex: Hex) -> Option<String> {
    let values: Vec<String> = view.board.sites_at(hex).map(|no| values(view, no)).collect();
    match values.len() {
        0 => None,
        1..=3 => Some(values.join(", ")),
        n => Some(format!("{n} × …")),
    }
}

/// The values of a site for a statue and a headdress: `9/2`.
fn values(view: &View, site: SiteNo) -> String {
    let site = view.board.sites().get(site.idx());
    site.map_or_else(String::new, |it| format!("{}/{}", it.statue, it.headdress))
}

/// Something of a seat that grows or shrinks.
#[derive(Clone, Copy)]
enum Store {
    Workers,
    Markers,
    Logs,
    Pedestals,
    Tablets,
}

/// Tells how much a seat has before and after it gives something away, if the table
/// shows it.
fn left(view: &View, seat: Seat, store: Store, cost: u8) -> Option<Message> {
    let tribe = &view.shown.tribes[seat];
    let (key, from) = match store {
        Store::Workers => ("giants-left-workers", tribe.behind?.workers),
        Store::Markers => ("giants-left-markers", tribe.behind?.markers),
        Store::Logs => ("giants-left-logs", tribe.behind?.logs),
        Store::Pedestals => ("giants-left-pedestals", tribe.behind?.pedestals),
        Store::Tablets => ("giants-left-tablets", tribe.tablets),
    };
    Some(Message::new(key).with("from", from).with("to", from.saturating_sub(cost)))
}

/// Adds what is left, if it is shown.
fn with_left(key: &'static str, what: Message, left: Option<Message>) -> Message {
    match left {
        Some(left) => Message::new(key).with("what", what).with("left", left),
        None => what,
    }
}
