//! The texts around every game: the table, the menu, the log.

use rules_core::{OptionError, Rate, Seat, Term};

use crate::{Arg, Message};

/// Why nothing can be undone.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum NoUndo {
    /// Nothing has been done in this turn.
    NothingDone,
    /// Chance has decided since.
    Chance,
    /// Something new has been revealed.
    Reveal,
    /// Another seat has moved since, or has been asked to.
    OtherSeat,
}

impl NoUndo {
    /// Every reason.
    pub const ALL: [NoUndo; 4] =
        [NoUndo::NothingDone, NoUndo::Chance, NoUndo::Reveal, NoUndo::OtherSeat];
}

/// A text of the menu without arguments.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Menu {
    /// Asks for a game.
    ChooseGame,
    /// Asks how many play.
    ChooseSeats,
    /// Asks who sits in a seat: a person or a bot.
    ChooseWho,
    /// Heads the options of a game.
    Options,
    /// Heads the languages.
    Language,
    /// Starts a game.
    Start,
    /// Starts another game with the same seats.
    Rematch,
    /// Starts a new game.
    NewGame,
    /// Undoes the last step.
    Undo,
    /// Undoes the whole turn.
    RestartTurn,
    /// Heads the legal moves.
    Moves,
    /// Heads the log.
    Log,
    /// Heads the rules.
    Rules,
    /// Opens help.
    Help,
    /// Leaves.
    Quit,
    /// A person plays.
    Human,
    /// A bot plays.
    Bot,
    /// Only watches.
    Spectator,
}

impl Menu {
    /// Every line.
    pub const ALL: [Menu; 18] = [
        Menu::ChooseGame,
        Menu::ChooseSeats,
        Menu::ChooseWho,
        Menu::Options,
        Menu::Language,
        Menu::Start,
        Menu::Rematch,
        Menu::NewGame,
        Menu::Undo,
        Menu::RestartTurn,
        Menu::Moves,
        Menu::Log,
        Menu::Rules,
        Menu::Help,
        Menu::Quit,
        Menu::Human,
        Menu::Bot,
        Menu::Spectator,
    ];
}

/// Names a seat by its mark and name.
pub fn seat(seat: Seat) -> Message {
    Message::new("frame-seat").with("who", seat)
}

/// Names the viewer's own seat.
pub fn own_seat(seat: Seat) -> Message {
    Message::new("frame-own-seat").with("who", seat)
}

/// Refuses a move by a seat whose turn it is not.
pub fn not_your_turn(to_move: Option<Seat>) -> Message {
    match to_move {
        Some(seat) => Message::new("frame-not-your-turn").with("who", seat),
        None => Message::new("frame-chance-decides"),
    }
}

/// Refuses a move after the end.
pub fn game_over() -> Message {
    Message::new("frame-game-over")
}

/// Adds the rule to a refusal: `A moai costs 7 wood; you have 4. (RN-2c)`.
pub fn refused(why: Message, rule: &str) -> Message {
    Message::new("frame-refused").with("why", why).with("rule", rule)
}

/// Says that a text is not a move of the game.
pub fn not_a_move(text: &str) -> Message {
    Message::new("frame-not-a-move").with("text", text)
}

/// Says that a move came too late: the game has changed meanwhile.
pub fn table_moved_on() -> Message {
    Message::new("frame-table-moved-on")
}

/// Says why nothing can be undone.
pub fn no_undo(why: NoUndo) -> Message {
    Message::new(match why {
        NoUndo::NothingDone => "frame-no-undo-nothing-done",
        NoUndo::Chance => "frame-no-undo-chance",
        NoUndo::Reveal => "frame-no-undo-reveal",
        NoUndo::OtherSeat => "frame-no-undo-other-seat",
    })
}

/// Says that no game has this key.
pub fn no_such_game(key: &str, expected: &[&str]) -> Message {
    Message::new("frame-no-such-game").with("key", key).with("expected", expected.join(", "))
}

/// Says why options can't be used.
pub fn option_error(error: &OptionError) -> Message {
    match error {
        OptionError::UnknownKey { key, expected } if expected.is_empty() => {
            Message::new("frame-no-options").with("key", key.as_str())
        }
        OptionError::UnknownKey { key, expected } => Message::new("frame-unknown-option")
            .with("key", key.as_str())
            .with("expected", expected.join(", ")),
        OptionError::UnknownValue { key, value, expected } => Message::new("frame-unknown-value")
            .with("key", *key)
            .with("value", value.as_str())
            .with("expected", expected.join(", ")),
        OptionError::Text { key, error } => Message::new("frame-option-text")
            .with("key", *key)
            .with("line", error.line as i64)
            .with("column", error.column as i64)
            .with("why", error.message.as_str()),
        OptionError::Seats { n_seats, min, max } => Message::new("frame-wrong-seats")
            .with("n", *n_seats)
            .with("min", *min)
            .with("max", *max),
    }
}

/// Returns a line of the menu.
pub fn menu(item: Menu) -> Message {
    Message::new(match item {
        Menu::ChooseGame => "frame-menu-choose-game",
        Menu::ChooseSeats => "frame-menu-choose-seats",
        Menu::ChooseWho => "frame-menu-choose-who",
        Menu::Options => "frame-menu-options",
        Menu::Language => "frame-menu-language",
        Menu::Start => "frame-menu-start",
        Menu::Rematch => "frame-menu-rematch",
        Menu::NewGame => "frame-menu-new-game",
        Menu::Undo => "frame-menu-undo",
        Menu::RestartTurn => "frame-menu-restart-turn",
        Menu::Moves => "frame-menu-moves",
        Menu::Log => "frame-menu-log",
        Menu::Rules => "frame-menu-rules",
        Menu::Help => "frame-menu-help",
        Menu::Quit => "frame-menu-quit",
        Menu::Human => "frame-menu-human",
        Menu::Bot => "frame-menu-bot",
        Menu::Spectator => "frame-menu-spectator",
    })
}

/// Names how strong a bot is, by the key of its strength.
pub fn strength(key: &str) -> Message {
    Message::new(format!("frame-strength-{key}"))
}

/// Says how many players a game is for.
pub fn seats(min: u8, max: u8) -> Message {
    Message::new("frame-seats").with("min", min).with("max", max)
}

/// Asks to pass the device on.
pub fn curtain_pass(to: Seat) -> Message {
    Message::new("frame-curtain-pass").with("who", to)
}

/// Confirms who holds the device.
pub fn curtain_ready(seat: Seat) -> Message {
    Message::new("frame-curtain-ready").with("who", seat)
}

/// Says that everyone may look.
pub fn curtain_open() -> Message {
    Message::new("frame-curtain-open")
}

/// Heads a turn in the log.
pub fn turn_header(n: u32, seat: Seat) -> Message {
    Message::new("frame-turn-header").with("n", n).with("who", seat)
}

/// Heads the setup in the log.
pub fn setup_header() -> Message {
    Message::new("frame-setup-header")
}

/// Says that it is this seat's turn.
pub fn your_turn(seat: Seat) -> Message {
    Message::new("frame-your-turn").with("who", seat)
}

/// Says whose move the game is waiting for.
pub fn waiting_for(seats: &[Seat]) -> Message {
    let who: Vec<Message> = seats.iter().map(|it| self::seat(*it)).collect();
    Message::new("frame-waiting-for").with("who", who)
}

/// Says how many moves have been made since the viewer's last turn.
pub fn since_your_turn(n_moves: u32) -> Message {
    Message::new("frame-since-your-turn").with("n", n_moves)
}

/// Names the total of a final score.
pub fn total(points: i32) -> Message {
    Message::new("frame-total").with("n", points)
}

/// Writes one line of a final score, given the noun for what it counts.
pub fn term(noun: Message, term: &Term) -> Message {
    let line = |key: &'static str| Message::new(key).with("what", noun).with("n", term.n);
    match term.rate {
        Rate::Points => line("frame-term-points"),
        Rate::Each(value) => {
            line("frame-term-each").with("rate", value).with("points", term.points)
        }
        Rate::Per(divisor) => line("frame-term-per")
            .with("rate", divisor)
            .with("points", term.points)
            .with("rest", term.n - term.points * divisor),
    }
}

/// Joins messages into one line.
pub fn line(messages: Vec<Message>) -> Message {
    Message::new("frame-line").with("parts", Arg::List(messages))
}
