//! What the strongest bot would do in place of the one who asks.

use bots::Strength;
use catalog::Choice;
use catalog::{Advice, Advised, Foreseen};
use words::{
    Speaker,
    analysis::{self, Line, Promise},
};

use crate::output::Output;

/// How hard the bot thinks unless it is told.
pub(crate) const STRENGTH: Strength = Strength::Expert;

/// How many moves are shown at least and at most, as far as there are any.
const N_SHOWN_MIN: usize = 3;
const N_SHOWN_MAX: usize = 5;

/// Prints the best moves with the numbers they are chosen by.
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
        // What was hardly looked at is no advice.
        let is_known = advice.n_visits <= 50 * option.weight.n_visits;
        if option.weight.n_visits == 0 || (N_SHOWN_MIN <= idx && !is_known) {
            break;
        }
        let number = choices.iter().position(|it| it.mv == option.mv).map_or(0, |it| it + 1);
        let message = analysis::hint_move(option.label.clone(), promise(option, speaker));
        out.line(format!("{number:>4}   {}", speaker.say(&message)))?;
        if let [_, rest @ ..] = &option.line[..]
            && !rest.is_empty()
        {
            let line = analysis::hint_line(told(rest, speaker));
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

fn told(line: &[Foreseen], speaker: &Speaker) -> String {
    line.iter().map(|it| speaker.say(&it.told)).collect::<Vec<_>>().join("; ")
}
