//! Hints: the moves that a bot would consider in the player's place.

use bots::Strength;
use catalog::Choice;
use catalog::{Advice, Advised, Foreseen};
use words::{
    Speaker,
    analysis::{self, Line, Promise},
};

use crate::output::Output;

/// The default strength of the bot that gives hints.
pub(crate) const STRENGTH: Strength = Strength::Expert;

/// The least and the greatest number of moves to show, if there are that many.
const N_SHOWN_MIN: usize = 3;
const N_SHOWN_MAX: usize = 5;

/// Prints the best moves, with the numbers by which they can be chosen.
pub(crate) fn print(
    advice: &Advice,
    choices: &[Choice],
    speaker: &Speaker,
    out: &mut Output,
) -> anyhow::Result<()> {
    if advice.n_visits == 0 {
        return Ok(out.line(speaker.say(&Line::OnlyMove.message()))?);
    }
    out.line(speaker.say(&analysis::hint(advice.n_visits)))?;
    for (idx, option) in advice.options.iter().take(N_SHOWN_MAX).enumerate() {
        // A move that the search has hardly visited is not worth recommending.
        let is_known = 50 * option.weight.n_visits >= advice.n_visits;
        if option.weight.n_visits == 0 || (idx >= N_SHOWN_MIN && !is_known) {
            break;
        }
        let number = choices.iter().position(|it| it.mv == option.mv).map_or(0, |it| it + 1);
        let message = analysis::hint_move(option.label.clone(), promise(option, speaker));
        out.line(format!("{number:>4}   {}", speaker.say(&message)))?;
        if let [_, rest @ ..] = &option.line[..]
            && !rest.is_empty()
        {
            let line = analysis::hint_line(expected(rest, speaker));
            out.line(format!("          {}", speaker.say(&line)))?;
        }
    }
    Ok(())
}

fn promise(option: &Advised, speaker: &Speaker) -> Promise {
    Promise {
        win: speaker.decimal(100.0 * f64::from(option.weight.win), 1),
        points: speaker.decimal(option.weight.points.into(), 1),
    }
}

/// Describes the moves that the bot expects next.
fn expected(line: &[Foreseen], speaker: &Speaker) -> String {
    line.iter().map(|it| speaker.say(&it.told)).collect::<Vec<_>>().join("; ")
}
