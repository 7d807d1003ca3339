//! What programs send: the bodies and queries of the endpoints, each of them a type.

use std::{borrow::Cow, collections::BTreeMap};

use bots::Strength;
use pages::Access;
use serde::Deserialize;
use utoipa::ToSchema;

use super::values::{
    EachSeat, Key, Keyed, Number, PaceKey, SeatKey, StrengthKey, Text, Version, flag, number,
};

/// No field at all.
#[derive(Clone, Copy, Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct Empty {}

/// Which tables to list, and how many.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct Lists {
    /// Which tables; `open` by default.
    #[schema(nullable = false)]
    pub(super) list: Option<ListKey>,
    /// Where to continue: the value of `next`.
    #[schema(nullable = false)]
    pub(super) after: Option<Text>,
    /// The largest number of tables.
    #[serde(default, deserialize_with = "number")]
    #[schema(nullable = false)]
    pub(super) limit: Option<Number>,
}

/// Whether a state includes the legal moves.
#[derive(Clone, Copy, Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct WithMoves {
    /// Whether to include the legal moves.
    #[serde(default, deserialize_with = "flag")]
    pub(super) moves: bool,
}

/// From where a log is read, and as which viewer.
#[derive(Clone, Copy, Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct LogSince {
    /// After which move.
    #[serde(default, deserialize_with = "number")]
    #[schema(nullable = false)]
    pub(super) since: Option<Number>,
    /// The viewer; after the end, any seat.
    #[serde(rename = "as")]
    #[schema(nullable = false)]
    pub(super) viewer: Option<SeatKey>,
}

/// From where a chat is read.
#[derive(Clone, Copy, Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct ChatSince {
    /// After which message.
    #[serde(default, deserialize_with = "number")]
    #[schema(nullable = false)]
    pub(super) since: Option<Number>,
}

/// The viewer as whom something is seen.
#[derive(Clone, Copy, Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct SeenAs {
    /// The viewer; after the end, any seat.
    #[serde(rename = "as")]
    #[schema(nullable = false)]
    pub(super) viewer: Option<SeatKey>,
}

/// The seat whose words are requested.
#[derive(Clone, Copy, Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct WhichSeat {
    /// The seat; not needed if the caller has only one.
    #[schema(nullable = false)]
    pub(super) seat: Option<SeatKey>,
}

/// A new table.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct NewTable {
    /// The key of the game.
    pub(super) game: Text,
    /// Who will sit where; `me` and open seats by default.
    pub(super) seats: Option<Sitters>,
    /// My name, as others see it.
    pub(super) name: Option<Text>,
    /// The names of the people at `device` seats, by seat.
    pub(super) names: Option<SeatNames>,
    /// The options that differ from their defaults.
    #[serde(default)]
    pub(super) options: Option<BTreeMap<String, String>>,
    /// Whether it is listed; `private` by default.
    pub(super) access: Option<AccessKey>,
    /// How fast bots move.
    pub(super) pace: Option<PaceKey>,
    /// Which clock runs.
    pub(super) clock: Option<ClockKey>,
    /// With a live clock: minutes for the whole game.
    pub(super) minutes: Option<Number>,
    /// With a live clock: extra seconds for each turn.
    pub(super) seconds: Option<Number>,
    /// With a clock of days: days for each turn.
    pub(super) days: Option<Number>,
    /// What I add to chance.
    pub(super) entropy: Option<Text>,
}

/// From where a game continues.
#[derive(Clone, Copy, Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct Fork {
    /// After how many moves.
    pub(super) n: Number,
    /// Against whom; `bots` by default.
    pub(super) with: Option<RivalsKey>,
}

/// Who sits down.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct Sit {
    /// Where; the first free seat by default.
    pub(super) seat: Option<SeatKey>,
    /// My name, as others see it; the last one by default.
    pub(super) name: Option<Text>,
    /// Seats a bot instead, which only the host may do.
    pub(super) bot: Option<StrengthKey>,
    /// What I add to chance.
    pub(super) entropy: Option<Text>,
}

/// A seat of the caller.
#[derive(Clone, Copy, Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct OwnSeat {
    /// The seat; not needed if the caller has only one.
    pub(super) seat: Option<SeatKey>,
}

/// Who plays if nobody else comes.
#[derive(Clone, Copy, Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct Start {
    /// The bots that take free seats.
    pub(super) fill: Option<StrengthKey>,
}

/// A move.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct Play {
    /// The seat; not needed if the caller has only one.
    pub(super) seat: Option<SeatKey>,
    /// The version that the seat saw.
    pub(super) version: Version,
    /// The move in the game's notation.
    pub(super) mv: Text,
}

/// An undo.
#[derive(Clone, Copy, Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct Back {
    /// The seat; not needed if the caller has only one.
    pub(super) seat: Option<SeatKey>,
    /// The version that the seat saw.
    pub(super) version: Version,
}

/// A bot that takes over.
#[derive(Clone, Copy, Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct Replace {
    /// The seat; not needed if the caller has only one.
    pub(super) seat: Option<SeatKey>,
    /// The bot that plays on; an easy one by default.
    pub(super) strength: Option<StrengthKey>,
}

/// The pace of bots.
#[derive(Clone, Copy, Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct SetPace {
    /// How fast bots move.
    pub(super) pace: PaceKey,
}

/// A chat message.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct Say {
    /// The text.
    pub(super) text: Text,
}

/// A request for a bot's advice.
#[derive(Clone, Copy, Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct Hint {
    /// The seat; not needed if the caller has only one.
    pub(super) seat: Option<SeatKey>,
    /// After how many moves, once the game is over.
    pub(super) n: Option<Number>,
}

/// What real dice or cards showed.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct Chance {
    /// How many moves there were before it.
    pub(super) version: Version,
    /// The chance move, in the game's notation.
    pub(super) mv: Text,
}

/// An undo of what real dice or cards showed.
#[derive(Clone, Copy, Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct Unchance {
    /// How many moves there were before it.
    pub(super) version: Version,
}

pub(super) type Sitters = EachSeat<SitterKey>;
pub(super) type SeatNames = EachSeat<SeatName>;
pub(super) type SitterKey = Key<Sitter>;
pub(super) type ListKey = Key<List>;
pub(super) type AccessKey = Key<Access>;
pub(super) type ClockKey = Key<ClockKind>;
pub(super) type RivalsKey = Key<Rivals>;

/// The name of whoever sits at a seat.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, ToSchema)]
pub(super) struct SeatName(pub(super) String);

/// Who will sit at a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Sitter {
    Me,
    Device,
    Open,
    Bot(Strength),
}

/// Which tables are listed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) enum List {
    #[default]
    Open,
    Watch,
    Finished,
    Mine,
    MineFinished,
}

/// Which clock runs.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) enum ClockKind {
    #[default]
    None,
    Live,
    Days,
}

/// Against whom a game continues.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) enum Rivals {
    #[default]
    Bots,
    Friends,
}

impl Keyed for Sitter {
    const NAME: &'static str = "Sitter";

    fn all() -> Vec<Sitter> {
        let bots = Strength::ALL.map(Sitter::Bot);
        [Sitter::Me, Sitter::Device, Sitter::Open].into_iter().chain(bots).collect()
    }

    fn key(&self) -> Cow<'static, str> {
        match self {
            Sitter::Me => "me".into(),
            Sitter::Device => "device".into(),
            Sitter::Open => "open".into(),
            Sitter::Bot(strength) => format!("bot-{strength}").into(),
        }
    }
}

impl Keyed for List {
    const NAME: &'static str = "List";

    fn all() -> Vec<List> {
        vec![List::Open, List::Watch, List::Finished, List::Mine, List::MineFinished]
    }

    fn key(&self) -> Cow<'static, str> {
        match self {
            List::Open => "open".into(),
            List::Watch => "watch".into(),
            List::Finished => "finished".into(),
            List::Mine => "mine".into(),
            List::MineFinished => "mine_finished".into(),
        }
    }
}

impl Keyed for Access {
    const NAME: &'static str = "Access";

    fn all() -> Vec<Access> {
        Access::ALL.into()
    }

    fn key(&self) -> Cow<'static, str> {
        Access::key(*self).into()
    }
}

impl Keyed for ClockKind {
    const NAME: &'static str = "ClockKind";

    fn all() -> Vec<ClockKind> {
        vec![ClockKind::None, ClockKind::Live, ClockKind::Days]
    }

    fn key(&self) -> Cow<'static, str> {
        match self {
            ClockKind::None => "none".into(),
            ClockKind::Live => "live".into(),
            ClockKind::Days => "days".into(),
        }
    }
}

impl Keyed for Rivals {
    const NAME: &'static str = "Rivals";

    fn all() -> Vec<Rivals> {
        vec![Rivals::Bots, Rivals::Friends]
    }

    fn key(&self) -> Cow<'static, str> {
        match self {
            Rivals::Bots => "bots".into(),
            Rivals::Friends => "friends".into(),
        }
    }
}
