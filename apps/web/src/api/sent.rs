//! What programs send: the bodies and queries of the list, each a type.

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
    /// Which tables; open ones if nothing is said.
    #[schema(nullable = false)]
    pub(super) list: Option<ListKey>,
    /// Where to go on: what `next` said.
    #[schema(nullable = false)]
    pub(super) after: Option<Text>,
    /// How many at most.
    #[serde(default, deserialize_with = "number")]
    #[schema(nullable = false)]
    pub(super) limit: Option<Number>,
}

/// Whether a state comes with the legal moves.
#[derive(Clone, Copy, Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct WithMoves {
    /// Whether the legal moves are told as well.
    #[serde(default, deserialize_with = "flag")]
    pub(super) moves: bool,
}

/// From where a log is read, and through whose eyes.
#[derive(Clone, Copy, Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct LogSince {
    /// After which move.
    #[serde(default, deserialize_with = "number")]
    #[schema(nullable = false)]
    pub(super) since: Option<Number>,
    /// Whose eyes; after the end, any seat's.
    #[serde(rename = "as")]
    #[schema(nullable = false)]
    pub(super) eyes: Option<SeatKey>,
}

/// From where a chat is read.
#[derive(Clone, Copy, Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct ChatSince {
    /// After which line.
    #[serde(default, deserialize_with = "number")]
    #[schema(nullable = false)]
    pub(super) since: Option<Number>,
}

/// Through whose eyes something is seen.
#[derive(Clone, Copy, Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct SeenAs {
    /// Whose eyes; after the end, any seat's.
    #[serde(rename = "as")]
    #[schema(nullable = false)]
    pub(super) eyes: Option<SeatKey>,
}

/// Whose words are asked for.
#[derive(Clone, Copy, Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct WhichSeat {
    /// Which seat; not needed if one has only one.
    #[schema(nullable = false)]
    pub(super) seat: Option<SeatKey>,
}

/// A new table.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct NewTable {
    /// The key of the game.
    pub(super) game: Text,
    /// Who is to sit where; me and open seats if nothing is said.
    pub(super) seats: Option<Sitters>,
    /// What others call me.
    pub(super) name: Option<Text>,
    /// What others call those at `device` seats, by seat.
    pub(super) names: Option<SeatNames>,
    /// What differs from the usual.
    #[serde(default)]
    pub(super) options: Option<BTreeMap<String, String>>,
    /// Whether lists show it; private if nothing is said.
    pub(super) access: Option<AccessKey>,
    /// How fast bots move.
    pub(super) pace: Option<PaceKey>,
    /// Which clock runs.
    pub(super) clock: Option<ClockKey>,
    /// With a live clock: for the whole game.
    pub(super) minutes: Option<Number>,
    /// With a live clock: for each turn.
    pub(super) seconds: Option<Number>,
    /// With a clock of days: for each turn.
    pub(super) days: Option<Number>,
    /// What I add to chance.
    pub(super) entropy: Option<Text>,
}

/// From where a game goes on.
#[derive(Clone, Copy, Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct Fork {
    /// After how many moves.
    pub(super) n: Number,
    /// Against whom; bots if nothing is said.
    pub(super) with: Option<RivalsKey>,
}

/// Who sits down.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct Sit {
    /// Where; the first free seat if nothing is said.
    pub(super) seat: Option<SeatKey>,
    /// What others call me; as before if nothing is said.
    pub(super) name: Option<Text>,
    /// Seats a bot instead; only the host may.
    pub(super) bot: Option<StrengthKey>,
    /// What I add to chance.
    pub(super) entropy: Option<Text>,
}

/// One's own seat.
#[derive(Clone, Copy, Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct OwnSeat {
    /// Which seat; not needed if one has only one.
    pub(super) seat: Option<SeatKey>,
}

/// Who takes part if nobody else comes.
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
    /// Which seat; not needed if one has only one.
    pub(super) seat: Option<SeatKey>,
    /// What the seat had before its eyes.
    pub(super) version: Version,
    /// The move in the game's notation.
    pub(super) mv: Text,
}

/// A step back.
#[derive(Clone, Copy, Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct Back {
    /// Which seat; not needed if one has only one.
    pub(super) seat: Option<SeatKey>,
    /// What the seat had before its eyes.
    pub(super) version: Version,
}

/// A bot that plays on.
#[derive(Clone, Copy, Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct Replace {
    /// Which seat; not needed if one has only one.
    pub(super) seat: Option<SeatKey>,
    /// The bot that plays on; an easy one if nothing is said.
    pub(super) strength: Option<StrengthKey>,
}

/// The pace of bots.
#[derive(Clone, Copy, Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct SetPace {
    /// How fast.
    pub(super) pace: PaceKey,
}

/// Something to say.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct Say {
    /// What.
    pub(super) text: Text,
}

/// A question to a bot.
#[derive(Clone, Copy, Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct Hint {
    /// Which seat; not needed if one has only one.
    pub(super) seat: Option<SeatKey>,
    /// After how many moves, once the game is over.
    pub(super) n: Option<Number>,
}

/// What real dice did.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct Chance {
    /// How many moves there were.
    pub(super) version: Version,
    /// What they did, in the game's notation.
    pub(super) mv: Text,
}

/// What real dice did not do.
#[derive(Clone, Copy, Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct Unchance {
    /// How many moves there were.
    pub(super) version: Version,
}

pub(super) type Sitters = EachSeat<SitterKey>;
pub(super) type SeatNames = EachSeat<SeatName>;
pub(super) type SitterKey = Key<Sitter>;
pub(super) type ListKey = Key<List>;
pub(super) type AccessKey = Key<Access>;
pub(super) type ClockKey = Key<ClockKind>;
pub(super) type RivalsKey = Key<Rivals>;

/// What others call whoever sits at a seat.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, ToSchema)]
pub(super) struct SeatName(pub(super) String);

/// Who is to sit at a seat.
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

/// Against whom a game goes on.
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
