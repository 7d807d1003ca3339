//! Leaks as they happen in other programs, added to our answers: the test of the test.

use referee::{LogItem, Made};
use rules_core::{Seat, Viewer};
use tables::TableState;

use crate::browser::Answer;

/// A way to give secrets away.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Sabotage {
    /// The page carries the whole state.
    State,
    /// The page carries the record so far.
    Record,
    /// The log tells raw moves.
    RawLog,
    /// Spectators see what seat a sees.
    SpectatorIsFirst,
    /// The stream sends the view of another seat.
    WrongStream,
    /// A hidden thing has its own id in an attribute.
    CardIds,
    /// The length of the page depends on secrets.
    Length,
    /// A refusal depends on secrets.
    Refusal,
    /// The tag for caches is a hash of the state.
    Tag,
    /// The past is shown with the knowledge of another.
    Past,
    /// The fingerprint of the game is shown while it runs.
    Chain,
    /// A program is shown somebody else's view.
    Program,
    /// The list of tables tells how a seat stands.
    List,
}

impl Sabotage {
    pub(crate) const ALL: [Sabotage; 13] = [
        Sabotage::State,
        Sabotage::Record,
        Sabotage::RawLog,
        Sabotage::SpectatorIsFirst,
        Sabotage::WrongStream,
        Sabotage::CardIds,
        Sabotage::Length,
        Sabotage::Refusal,
        Sabotage::Tag,
        Sabotage::Past,
        Sabotage::Chain,
        Sabotage::Program,
        Sabotage::List,
    ];
}

fn digest(text: &str) -> String {
    store::Digest::of(text).0.iter().take(8).map(|byte| format!("{byte:02x}")).collect()
}

/// Gives something away.
pub(crate) fn spoil(answer: &mut Answer, state: &TableState, sabotage: Sabotage, path: &str) {
    let table = state.secrets();
    let diagram = table.game().diagram();
    let text = |made: &Made| table.notation(made.mv);
    let moves = || table.moves().iter().map(text).collect::<Vec<String>>();
    let is_page = path.starts_with("/t/") && path.split('/').count() == 3;
    let secret = match sabotage {
        Sabotage::State if is_page => Some(diagram),
        Sabotage::Record if is_page => Some(table.record().to_string()),
        Sabotage::RawLog if is_page => (table.n_moves() > 0).then(|| moves().join("\n")),
        Sabotage::SpectatorIsFirst if is_page => {
            Some(table.view_json(Viewer::Seat(Seat(0))).to_string())
        }
        Sabotage::WrongStream if path.ends_with("/events") => {
            Some(table.view_json(Viewer::Seat(Seat(0))).to_string())
        }
        Sabotage::CardIds if is_page => Some(format!("<i data-id=\"{}\"></i>", digest(&diagram))),
        Sabotage::Length if is_page => {
            let n = usize::from(store::Digest::of(&diagram).0[0]);
            Some(" ".repeat(n))
        }
        Sabotage::Refusal if answer.status.is_client_error() && path.ends_with("/play") => {
            Some(table.view_json(Viewer::Seat(Seat(0))).to_string())
        }
        Sabotage::Tag if is_page => {
            let value = digest(&diagram).parse().expect("a header");
            answer.headers.insert("etag", value);
            None
        }
        Sabotage::Past if path.contains("/at/") => {
            let items = table.log(Viewer::Seat(Seat(0)));
            Some(items.iter().map(|it: &LogItem| format!("{it:?}")).collect())
        }
        Sabotage::Chain if is_page => Some(digest(&moves().join("\n"))),
        Sabotage::Program if path.ends_with("/view") => {
            Some(table.view_json(Viewer::Seat(Seat(0))).to_string())
        }
        Sabotage::List if path == "/watch" => Some(digest(&diagram)),
        Sabotage::State
        | Sabotage::Record
        | Sabotage::RawLog
        | Sabotage::SpectatorIsFirst
        | Sabotage::WrongStream
        | Sabotage::CardIds
        | Sabotage::Length
        | Sabotage::Refusal
        | Sabotage::Tag
        | Sabotage::Past
        | Sabotage::Chain
        | Sabotage::Program
        | Sabotage::List => None,
    };
    answer.body.push_str(&secret.unwrap_or_default());
}
