//! The final scores, with every point explained.

use catalog::AnyGame;
use rules_core::{Seat, Standing};
use words::{Speaker, terminal};

use crate::output::Output;

pub(crate) fn print(
    game: &dyn AnyGame,
    standing: &Standing,
    speaker: &Speaker,
    out: &mut Output,
) -> anyhow::Result<()> {
    out.line("")?;
    out.line(speaker.say(&game.result_line(standing)))?;
    let mut seats: Vec<Seat> = standing.seats().iter().map(|(seat, _)| seat).collect();
    seats.sort_by_key(|seat| standing.seats()[*seat].place);
    for seat in seats {
        let tally = &standing.seats()[seat];
        out.line(speaker.say(&words::place_line(standing, seat)))?;
        for term in &tally.terms {
            out.line(format!("    {}", speaker.say(&game.term(term))))?;
        }
        for term in &tally.tie_breaks {
            let message = terminal::tie_break(game.term(term));
            out.line(format!("    {}", speaker.say(&message)))?;
        }
    }
    Ok(())
}
