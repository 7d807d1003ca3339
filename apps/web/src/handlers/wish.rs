//! What somebody asks for at a table, and how a form says it.

use bots::Strength;
use referee::Version;
use rules_core::Seat;
use tables::Pace;

use super::{Fail, fields::Fields};
use crate::net::Rule;

/// What somebody asks for at a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Wish {
    Sit { seat: Seat, name: String, entropy: Option<String> },
    SeatBot { seat: Seat, strength: Strength, entropy: Option<String> },
    Leave { seat: Seat },
    Start { fill: Option<Strength> },
    Play { seat: Seat, version: Version, mv: String },
    Undo { seat: Seat, version: Version },
    Restart { seat: Seat, version: Version },
    Resign { seat: Seat, strength: Strength },
    TakeOver { seat: Seat, strength: Strength },
    GiveBack { seat: Seat },
    Pace { pace: Pace },
    Step,
    Chat { text: String },
    Reveal { seat: Seat },
    Hide,
    Hint { seat: Seat },
    Chance { n_moves: u32, mv: String },
    UndoChance { n_moves: u32 },
    Close,
}

impl Wish {
    /// The bot that takes over by default.
    pub(crate) const SUBSTITUTE: Strength = Strength::Easy;

    /// Returns the rate limit that applies.
    pub(crate) fn rule(&self) -> Rule {
        if let Wish::Chat { .. } = self {
            Rule::Chat
        } else if let Wish::Hint { .. } = self {
            Rule::Hint
        } else {
            Rule::Event
        }
    }
}

/// A form at a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Form {
    Sit,
    Leave,
    Start,
    Play,
    Undo,
    Restart,
    Resign,
    TakeOver,
    GiveBack,
    Pace,
    Step,
    Chat,
    Reveal,
    Hide,
    Hint,
    Chance,
    UndoChance,
    Close,
}

impl Form {
    /// Reads what the form asks for.
    ///
    /// # Errors
    ///
    /// Names the field that is missing or wrong, and says what is expected.
    pub(crate) fn read(self, fields: &Fields) -> Result<Wish, Fail> {
        let seat = || fields.read::<Seat>("seat");
        let version = || fields.read::<Version>("version");
        let n_moves = || fields.read::<u32>("version");
        let mv = || fields.required("mv", "a move in the game's notation").map(str::to_owned);
        let strength = |name| fields.read_if::<Strength>(name);
        let substitute = || Ok::<_, Fail>(strength("strength")?.unwrap_or(Wish::SUBSTITUTE));
        Ok(match self {
            Form::Sit => {
                let entropy = fields.text("entropy").map(str::to_owned);
                let seat = seat()?;
                match strength("bot")? {
                    Some(strength) => Wish::SeatBot { seat, strength, entropy },
                    None => {
                        let name = fields.text("name").unwrap_or_default().to_owned();
                        Wish::Sit { seat, name, entropy }
                    }
                }
            }
            Form::Leave => Wish::Leave { seat: seat()? },
            Form::Start => Wish::Start { fill: strength("fill")? },
            Form::Play => Wish::Play { seat: seat()?, version: version()?, mv: mv()? },
            Form::Undo => Wish::Undo { seat: seat()?, version: version()? },
            Form::Restart => Wish::Restart { seat: seat()?, version: version()? },
            Form::Resign => Wish::Resign { seat: seat()?, strength: substitute()? },
            Form::TakeOver => Wish::TakeOver { seat: seat()?, strength: substitute()? },
            Form::GiveBack => Wish::GiveBack { seat: seat()? },
            Form::Pace => Wish::Pace { pace: fields.read("pace")? },
            Form::Step => Wish::Step,
            Form::Chat => Wish::Chat { text: fields.text("text").unwrap_or_default().to_owned() },
            Form::Reveal => Wish::Reveal { seat: seat()? },
            Form::Hide => Wish::Hide,
            Form::Hint => Wish::Hint { seat: seat()? },
            Form::Chance => Wish::Chance { n_moves: n_moves()?, mv: mv()? },
            Form::UndoChance => Wish::UndoChance { n_moves: n_moves()? },
            Form::Close => Wish::Close,
        })
    }
}
