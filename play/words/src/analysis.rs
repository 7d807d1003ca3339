//! What is said about moves: hints while a game runs, and a look back at it.
//!
//! Numbers with a fraction come as texts, written by
//! [`Speaker::decimal`](crate::Speaker::decimal).

use rules_core::Seat;

use crate::Message;

/// Things that are said without arguments.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Line {
    /// Says that there is nothing to choose.
    OnlyMove,
    /// Heads the choices that lost something.
    Losses,
    /// Heads what chance did.
    Swings,
    /// Heads the table of chances.
    Wins,
    /// Heads the table of points.
    Points,
    /// What was expected before the first move.
    Start,
    /// What chance did.
    Luck,
    /// What the moves of others did.
    Others,
    /// What the own mistakes cost.
    Play,
    /// What is left.
    Rest,
    /// What came of it.
    End,
    /// How many choices lost nothing.
    Accuracy,
    /// Explains the columns.
    Explain,
    /// The best move was played.
    Best,
    /// A move that lost next to nothing was played.
    Good,
    /// A move that lost a little was played.
    Slip,
    /// A move that lost something was played.
    Mistake,
    /// A move that lost much was played.
    Blunder,
    /// Names the axis of a plot.
    Moves,
    /// Explains the mark of a mistake.
    MarkLoss,
    /// Explains the mark of luck.
    MarkLuck,
}

impl Line {
    /// Every line.
    pub const ALL: [Line; 21] = [
        Line::OnlyMove,
        Line::Losses,
        Line::Swings,
        Line::Wins,
        Line::Points,
        Line::Start,
        Line::Luck,
        Line::Others,
        Line::Play,
        Line::Rest,
        Line::End,
        Line::Accuracy,
        Line::Explain,
        Line::Best,
        Line::Good,
        Line::Slip,
        Line::Mistake,
        Line::Blunder,
        Line::Moves,
        Line::MarkLoss,
        Line::MarkLuck,
    ];

    /// Returns the message.
    pub fn message(self) -> Message {
        Message::new(match self {
            Line::OnlyMove => "analysis-only-move",
            Line::Losses => "analysis-losses",
            Line::Swings => "analysis-swings",
            Line::Wins => "analysis-wins",
            Line::Points => "analysis-points",
            Line::Start => "analysis-start",
            Line::Luck => "analysis-luck",
            Line::Others => "analysis-others",
            Line::Play => "analysis-play",
            Line::Rest => "analysis-rest",
            Line::End => "analysis-end",
            Line::Accuracy => "analysis-accuracy",
            Line::Explain => "analysis-explain",
            Line::Best => "analysis-best",
            Line::Good => "analysis-good",
            Line::Slip => "analysis-slip",
            Line::Mistake => "analysis-mistake",
            Line::Blunder => "analysis-blunder",
            Line::Moves => "analysis-moves",
            Line::MarkLoss => "analysis-mark-loss",
            Line::MarkLuck => "analysis-mark-luck",
        })
    }
}

/// What a move promises, in percent and points.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Promise {
    /// The chance to win in percent.
    pub win: String,
    /// The expected points.
    pub points: String,
}

/// Heads the best moves of a seat.
pub fn hint(n_visits: u32) -> Message {
    Message::new("analysis-hint").with("n", n_visits)
}

/// Tells what a move promises.
pub fn hint_move(label: Message, promise: Promise) -> Message {
    Message::new("analysis-hint-move")
        .with("label", label)
        .with("win", promise.win)
        .with("points", promise.points)
}

/// Tells how play may go on.
pub fn hint_line(line: String) -> Message {
    Message::new("analysis-hint-line").with("line", line)
}

/// Heads the analysis of a game.
pub fn head(title: Message, n_moves: u32, n_choices: u32, visits: u32, seed: String) -> Message {
    Message::new("analysis-head")
        .with("title", title)
        .with("moves", n_moves)
        .with("choices", n_choices)
        .with("visits", visits)
        .with("seed", seed)
}

/// Tells what a choice lost: what the best move promised, and what the played one.
pub fn loss(who: Seat, grade: Line, best: Promise, played: Promise) -> Message {
    Message::new("analysis-loss")
        .with("who", who)
        .with("grade", grade.message())
        .with("best", best.win)
        .with("played", played.win)
        .with("bestpoints", best.points)
        .with("playedpoints", played.points)
}

/// Names the move that was played.
pub fn played(label: Message) -> Message {
    Message::new("analysis-played").with("label", label)
}

/// Names a better move.
pub fn better(label: Message) -> Message {
    Message::new("analysis-better").with("label", label)
}

/// Says that no choice lost more than this many percent.
pub fn no_loss(percent: String) -> Message {
    Message::new("analysis-no-loss").with("percent", percent)
}

/// Tells what chance did to a seat.
pub fn swing(who: Seat, percent: String) -> Message {
    Message::new("analysis-swing").with("who", who).with("percent", percent)
}

/// Heads a plot of the chances of every seat.
pub fn plot_title(title: Message) -> Message {
    Message::new("analysis-plot-title").with("title", title)
}
