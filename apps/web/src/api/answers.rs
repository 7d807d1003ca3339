//! The answers about games and tables, each of them a type.

use std::collections::BTreeMap;

use serde::Serialize;
use serde_json::Value;
use utoipa::ToSchema;

use super::values::{PaceKey, PresenceKey, SeatKey, StrengthKey};

/// All games.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct Games {
    pub(super) games: Vec<Game>,
}

/// A game with all its options.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct Game {
    pub(super) key: &'static str,
    pub(super) title: String,
    pub(super) about: String,
    pub(super) n_seats_min: u8,
    pub(super) n_seats_max: u8,
    /// Where its rule book is.
    pub(super) rules: String,
    pub(super) options: Vec<GameOption>,
}

/// An option, which is chosen before a game.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[schema(as = Option)]
#[serde(deny_unknown_fields)]
pub(super) struct GameOption {
    pub(super) key: &'static str,
    pub(super) about: String,
    /// The rule that describes it.
    pub(super) rule: &'static str,
    /// The possible values, the default first; null if the value is a text.
    #[schema(required)]
    pub(super) values: Option<&'static [&'static str]>,
    /// The largest size of such a text, in bytes.
    #[schema(required)]
    pub(super) len_max: Option<usize>,
}

/// A page of a list of tables.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct Tables {
    pub(super) tables: Vec<Row>,
    /// Where the next page begins.
    #[schema(required)]
    pub(super) next: Option<String>,
}

/// A table as it is listed.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct Row {
    pub(super) id: String,
    pub(super) code: String,
    pub(super) game: String,
    pub(super) phase: Phase,
    pub(super) seats: Vec<RowSeat>,
    pub(super) awaited: Vec<SeatKey>,
    pub(super) since_ms: u64,
    pub(super) n_moves: u32,
    pub(super) winners: Vec<SeatKey>,
}

/// A seat as it is listed.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct RowSeat {
    pub(super) seat: SeatKey,
    pub(super) kind: RowSeatKind,
    #[schema(required)]
    pub(super) name: Option<String>,
    pub(super) is_mine: bool,
}

/// Who sits at a seat, as it is listed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub(super) enum RowSeatKind {
    Free,
    Person,
    Bot,
}

/// How far a table has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub(super) enum Phase {
    Open,
    Playing,
    Over,
    Closed,
}

/// A table with its seats, without the game itself.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct Table {
    pub(super) id: String,
    pub(super) code: String,
    pub(super) url: String,
    pub(super) game: &'static str,
    pub(super) phase: Phase,
    pub(super) is_private: bool,
    pub(super) is_host: bool,
    pub(super) options: BTreeMap<&'static str, String>,
    pub(super) pace: PaceKey,
    pub(super) clock: Clock,
    pub(super) seats: Vec<Seat>,
    pub(super) my_seats: Vec<SeatKey>,
    pub(super) awaited: Vec<SeatKey>,
    pub(super) n_moves: u32,
    /// The commitment to its seed, made before the game.
    #[schema(required)]
    pub(super) commitment: Option<String>,
    /// The table of the rematch.
    #[schema(required)]
    pub(super) rematch: Option<String>,
    #[schema(required)]
    pub(super) forked: Option<Forked>,
    #[schema(required)]
    pub(super) standing: Option<Standing>,
}

/// A seat of a table.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct Seat {
    pub(super) seat: SeatKey,
    pub(super) kind: SeatKind,
    #[schema(required)]
    pub(super) name: Option<String>,
    #[schema(required)]
    pub(super) bot: Option<StrengthKey>,
    pub(super) is_mine: bool,
    pub(super) presence: PresenceKey,
    /// The time left on its clock.
    #[schema(required)]
    pub(super) left_ms: Option<u64>,
}

/// Who sits at a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub(super) enum SeatKind {
    Free,
    Person,
    Bot,
    Away,
    Resigned,
}

/// Which clock runs at a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(tag = "clock", rename_all = "snake_case", deny_unknown_fields)]
pub(super) enum Clock {
    /// None.
    None,
    /// Minutes for the game, and extra seconds for each turn.
    Live { minutes: u16, seconds: u16 },
    /// Days for each turn.
    Days { days: u16 },
}

/// The game that this one continues, and from where.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct Forked {
    pub(super) table: String,
    /// After how many of its moves.
    pub(super) n: u32,
}

/// How a game ended.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct Standing {
    pub(super) text: String,
    pub(super) seats: Vec<Tally>,
}

/// What one seat reached.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct Tally {
    pub(super) seat: SeatKey,
    pub(super) place: u8,
    pub(super) points: i32,
    pub(super) terms: Vec<Term>,
    pub(super) tie_breaks: Vec<Term>,
}

/// One line of a total.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct Term {
    pub(super) what: &'static str,
    pub(super) n: i32,
    pub(super) rate: Rate,
    pub(super) points: i32,
}

/// What a term counts, and what that is worth.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub(super) enum Rate {
    /// It counts points.
    Points,
    /// This many points for each.
    Each(i32),
    /// One point for this many.
    Per(i32),
}

/// The game as the caller may see it.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct State {
    /// Increases with everything that happens at the table.
    pub(super) live: u64,
    /// The version that must be sent with a move.
    pub(super) version: String,
    pub(super) phase: Phase,
    #[schema(required)]
    pub(super) viewer: Option<SeatKey>,
    /// The seat that has to choose, if the key has several.
    #[schema(required)]
    pub(super) curtain: Option<SeatKey>,
    pub(super) my_seats: Vec<SeatKey>,
    pub(super) awaited: Vec<SeatKey>,
    pub(super) is_asked: bool,
    pub(super) can_undo: bool,
    pub(super) n_moves: u32,
    #[schema(required)]
    pub(super) prompt: Option<String>,
    /// The view, which the game itself describes.
    #[schema(required, value_type = Option<Object>)]
    pub(super) view: Option<Value>,
    /// The legal moves, if they were requested.
    #[schema(required)]
    pub(super) moves: Option<Vec<Move>>,
}

/// A legal move.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct Move {
    pub(super) mv: String,
    pub(super) label: String,
    /// Whether it can't be undone.
    pub(super) is_final: bool,
}

/// The caller's legal moves.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct Moves {
    pub(super) version: String,
    #[schema(required)]
    pub(super) viewer: Option<SeatKey>,
    pub(super) is_asked: bool,
    pub(super) moves: Vec<Move>,
}

/// The game as it was after some moves.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct Past {
    pub(super) n: u32,
    pub(super) n_moves: u32,
    pub(super) is_over: bool,
    #[schema(required)]
    pub(super) viewer: Option<SeatKey>,
    #[schema(value_type = Object)]
    pub(super) view: Value,
}

/// What happened at a table.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct Log {
    #[schema(required)]
    pub(super) viewer: Option<SeatKey>,
    pub(super) n_moves: u32,
    pub(super) items: Vec<LogItem>,
}

/// A move, or something beside the moves.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct LogItem {
    #[schema(required)]
    pub(super) number: Option<u32>,
    pub(super) n_moves: u32,
    #[schema(required)]
    pub(super) mover: Option<SeatKey>,
    pub(super) is_by_bot: bool,
    pub(super) text: String,
    pub(super) effects: Vec<String>,
    #[schema(required)]
    pub(super) seen: Option<SeenMove>,
}

/// What a viewer saw of a move, for programs.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(as = Seen)]
pub(super) struct SeenMove {
    pub(super) mv: String,
    pub(super) effects: Value,
}

/// The chat of a table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct Chat {
    pub(super) lines: Vec<ChatLine>,
}

/// A chat message.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct ChatLine {
    pub(super) number: u32,
    #[schema(required)]
    pub(super) seat: Option<SeatKey>,
    pub(super) name: String,
    pub(super) text: String,
}

/// What a bot would do, best move first.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct Advice {
    pub(super) seat: SeatKey,
    pub(super) version: String,
    pub(super) n_visits: u32,
    pub(super) moves: Vec<Advised>,
}

/// A move as a bot judges it.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct Advised {
    pub(super) mv: String,
    pub(super) label: String,
    /// The chance to win with it.
    pub(super) win: f32,
    /// The expected points.
    pub(super) points: f32,
    /// The share of imagined games that began with it.
    pub(super) share: f64,
    /// The expected course of the game after it.
    pub(super) line: Vec<String>,
}

/// Something new at a table.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(tag = "event", rename_all = "snake_case", deny_unknown_fields)]
pub(super) enum Event {
    Table { live: u64, table: Table },
    State { live: u64, state: State },
    Chat { live: u64, line: ChatLine },
}
