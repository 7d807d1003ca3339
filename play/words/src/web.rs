//! The texts of the web app's pages.

use rules_core::Seat;

use crate::{Message, frame, title};

/// Makes an enum of texts without arguments, each with its key in the Fluent files.
macro_rules! lines {
    (
        $(#[$doc:meta])* $name:ident:
        $($variant:ident = $key:literal,)*
    ) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        pub enum $name {
            $(#[doc = concat!("The text `", $key, "`.")] $variant,)*
        }

        impl $name {
            /// All texts.
            pub const ALL: &[$name] = &[$($name::$variant),*];

            /// Returns the message.
            pub fn message(self) -> $crate::Message {
                $crate::Message::new(match self {
                    $($name::$variant => $key,)*
                })
            }
        }

        impl From<$name> for $crate::Message {
            fn from(line: $name) -> $crate::Message {
                line.message()
            }
        }
    };
}

mod site;
mod play;
mod learn;
pub mod hall;

pub use self::{learn::Learn, play::Play, site::Site};

const MINUTE_MS: u64 = 60_000;
const HOUR_MS: u64 = 60 * MINUTE_MS;
const DAY_MS: u64 = 24 * HOUR_MS;

/// Says how long ago something was.
pub fn ago(ms: u64) -> Message {
    let since = |key: &'static str, unit: u64| Message::new(key).with("n", (ms / unit) as i64);
    match ms {
        DAY_MS.. => since("web-ago-days", DAY_MS),
        HOUR_MS.. => since("web-ago-hours", HOUR_MS),
        MINUTE_MS.. => since("web-ago-minutes", MINUTE_MS),
        0.. => Site::JustNow.message(),
    }
}

/// Says in how many other games it is the viewer's turn.
pub fn tables_wait(n_tables: u32) -> Message {
    Message::new("web-tables-wait").with("n", n_tables)
}

/// Says how many seats are free.
pub fn seats_free(n_free: u8) -> Message {
    Message::new("web-seats-free").with("n", n_free)
}

/// Names a turn by its number.
pub fn turn(n: u32) -> Message {
    Message::new("web-turn").with("n", n)
}

/// Names a table by its short code.
pub fn table_code(code: &str) -> Message {
    Message::new("web-table-code").with("code", code)
}

/// Names a seat before anyone has taken it.
pub fn seat_number(seat: Seat) -> Message {
    Message::new("web-seat-number").with("n", seat.0 + 1)
}

/// Names a bot by the key of its strength.
pub fn bot(strength: &str) -> Message {
    Message::new("web-bot-of").with("strength", frame::strength(strength))
}

/// Says that a bot of this strength plays for someone who is away.
pub fn away_bot(strength: &str) -> Message {
    Message::new("web-away-bot").with("strength", frame::strength(strength))
}

/// Says that a bot of this strength plays for someone who has resigned.
pub fn resigned_bot(strength: &str) -> Message {
    Message::new("web-resigned-bot").with("strength", frame::strength(strength))
}

/// Heads the list of moves.
pub fn moves_count(n_moves: usize) -> Message {
    Message::new("web-moves-count").with("n", n_moves as i64)
}

/// Says how many lines of the log are out of sight.
pub fn new_lines(n: u32) -> Message {
    Message::new("web-new-lines").with("n", n)
}

/// Says whose view of the game is shown.
pub fn seen_as(who: Message) -> Message {
    Message::new("web-seen-as").with("who", who)
}

/// Says which move of how many is shown.
pub fn move_of(n: u32, max: u32) -> Message {
    Message::new("web-move-of").with("n", n).with("max", max)
}

/// Names a move by its number.
pub fn move_number(n: u32) -> Message {
    Message::new("web-move-number").with("n", n)
}

/// Says how much time a clock still has.
pub fn clock_left(ms: u64) -> Message {
    if ms >= 2 * DAY_MS {
        return Message::new("web-days-left").with("n", (ms / DAY_MS) as i64);
    }
    let minutes = (ms / MINUTE_MS) as i64;
    let seconds = (ms % MINUTE_MS / 1_000) as i64;
    Message::new("web-clock-left").with("minutes", minutes).with("seconds", seconds)
}

/// Asks to wait some seconds.
pub fn retry_after(seconds: u32) -> Message {
    Message::new("web-retry-after").with("n", seconds)
}

/// Labels a part of a total: what it counts and its points.
pub fn bar_label(what: Message, points: i32) -> Message {
    Message::new("web-bar-label").with("what", what).with("n", points)
}

/// Heads the options if some differ from the rules.
pub fn options_count(n_changed: usize) -> Message {
    Message::new("web-options-count").with("n", n_changed as i64)
}

/// Shows the line of an error in a text that people typed.
pub fn line_at(line: u32, column: u32, why: &str) -> Message {
    Message::new("web-line-at").with("line", line).with("column", column).with("why", why)
}

/// Heads the page of a table.
pub fn table_title(game: &str, code: &str) -> Message {
    Message::new("web-title-table").with("game", title(game)).with("code", code)
}

/// Says what the drawing of a game is.
pub fn drawing(game: &str) -> Message {
    Message::new("web-drawing").with("game", title(game))
}

/// Says in two or three words how a game feels.
pub fn weight(game: &str) -> Message {
    Message::new(format!("{game}-weight"))
}
