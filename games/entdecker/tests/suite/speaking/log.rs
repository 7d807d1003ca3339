//! The log of a game of Entdecker in each language, for people to read.

use std::path::Path;

use entdecker_rules::Entdecker;
use rules_core::{Dice, Game, Turn, Viewer};
use words::{Lang, Seen, Speak, Speaker, frame, place_line, ranking, result_line};

use crate::speaking::voyages;

#[test]
fn a_game_on_a_small_chart_reads_well() {
    let folder = Path::new("tests/golden/speaking");
    for lang in Lang::ALL {
        let speaker = set_kit::speaker::<entdecker::Set>(
            lang,
            ["Anna", "Bea", "Carl"].map(str::to_owned).to_vec(),
        );
        let path = folder.join(format!("game-{}.txt", lang.key()));
        kit::golden(path, &(transcript(&speaker, SEED).join("\n") + "\n"));
    }
}

/// Among the first 1,000 games of fewer than 500 lines this one has the most
/// different sorts of lines.
const SEED: u64 = 199;

fn transcript(speaker: &Speaker, seed: u64) -> Vec<String> {
    let mut game = Entdecker::setup(&voyages::small(3)).expect("a table");
    let mut dice = Dice::from_seed(seed);
    let mut lines = vec![speaker.say(&frame::setup_header())];
    let mut n_turns = 0;
    let mut active = None;
    while !matches!(game.turn(), Turn::Over(_)) {
        if let (Turn::Seat(seat), true) = (game.turn(), active.is_none()) {
            active = Some(seat);
            n_turns += 1;
            lines.push(speaker.say(&frame::turn_header(n_turns, seat)));
        }
        let mv = *dice.pick(&game.successors());
        let seen = Seen::make(&mut game, mv, Viewer::Spectator);
        if seen.before.voyage.ship.is_some() && seen.after.voyage.ship.is_none() {
            active = None;
        }
        let entry = entdecker::Set::entry(&seen);
        lines.push(format!("  {}", speaker.say(&entry.line)));
        lines.extend(entry.effects.iter().map(|it| format!("    {}", speaker.say(it))));
    }
    lines.extend(end(&game, speaker));
    lines
}

fn end(game: &Entdecker, speaker: &Speaker) -> Vec<String> {
    let Turn::Over(standing) = game.turn() else { return Vec::new() };
    let mut lines = vec![speaker.say(&result_line::<entdecker::Set>(&standing))];
    for seat in ranking(&standing) {
        lines.push(speaker.say(&place_line(&standing, seat)));
        let terms = standing.seats()[seat].terms;
        lines.extend(
            terms.iter().map(|it| format!("    {}", speaker.say(&entdecker::Set::term(it)))),
        );
    }
    lines
}
