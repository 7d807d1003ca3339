//! The texts about moves: hints during a game, and the analysis of a game.
//!
//! Numbers with a fraction come as texts, written by
//! [`Speaker::decimal`](crate::Speaker::decimal).

use rules_core::Seat;

use crate::Message;

/// The texts without arguments.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Line {
    /// Says that there is nothing to choose.
    OnlyMove,
    /// Heads the decisions that cost something.
    Losses,
    /// Heads the effects of chance.
    Swings,
    /// Heads the table of chances.
    Wins,
    /// Heads the table of points.
    Points,
    /// What was expected before the first move.
    Start,
    /// The effect of chance.
    Luck,
    /// The effect of the others' moves.
    Others,
    /// The cost of the seat's own mistakes.
    Play,
    /// The rest.
    Rest,
    /// The result.
    End,
    /// The share of decisions that cost nothing.
    Accuracy,
    /// Explains the columns.
    Explain,
    /// The best move was played.
    Best,
    /// A move that cost next to nothing was played.
    Good,
    /// A move that cost a little was played.
    Slip,
    /// A move that cost something was played.
    Mistake,
    /// A move that cost a lot was played.
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

/// The expected value of a move, in percent and points.
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

/// Shows the expected value of a move.
pub fn hint_move(label: Message, promise: Promise) -> Message {
    Message::new("analysis-hint-move")
        .with("label", label)
        .with("win", promise.win)
        .with("points", promise.points)
}

/// Shows how the game may continue.
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

/// Shows what a decision cost: the expected values of the best and the played move.
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

/// Says that no decision cost more than this many percent.
pub fn no_loss(percent: String) -> Message {
    Message::new("analysis-no-loss").with("percent", percent)
}

/// Shows the effect of chance on a seat.
pub fn swing(who: Seat, percent: String) -> Message {
    Message::new("analysis-swing").with("who", who).with("percent", percent)
}

/// Heads a plot of the chances of every seat.
pub fn plot_title(title: Message) -> Message {
    Message::new("analysis-plot-title").with("title", title)
}
