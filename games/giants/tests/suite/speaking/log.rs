//! The log of a game of Giants in each language, for people to read.

use std::path::Path;

use giants_rules::Giants;
use rules_core::{Config, Dice, Game, Turn, Viewer};
use words::{Lang, Seen, Speak, Speaker, frame, place_line, ranking, result_line};

/// How many rounds are told from the beginning; then only the end.
const N_ROUNDS: u16 = 5;

#[test]
fn a_game_of_giants_reads_well() {
    let folder = Path::new("tests/golden/speaking");
    for lang in Lang::ALL {
        let speaker = set_kit::speaker::<giants::Set>(
            lang,
            ["Anna", "Bea", "Carl"].map(str::to_owned).to_vec(),
        );
        let path = folder.join(format!("game-{}.txt", lang.key()));
        let lines = transcript(&speaker);
        assert!(lines.len() < 500, "{} lines", lines.len());
        kit::golden(path, &(lines.join("\n") + "\n"));
    }
}

/// Among the first 400 games of this kind it has the most different lines.
fn transcript(speaker: &Speaker) -> Vec<String> {
    let mut game = Giants::setup(&Config::seats(3)).expect("a table");
    let mut dice = Dice::from_seed(173);
    let mut lines = vec![speaker.say(&frame::setup_header())];
    let mut last = Vec::new();
    while !matches!(game.turn(), Turn::Over(_)) {
        let mv = crate::speaking::purposeful(&game, &game.successors(), &mut dice);
        let entry = giants::Set::entry(&Seen::make(&mut game, mv, Viewer::Spectator));
        last = vec![format!("  {}", speaker.say(&entry.line))];
        last.extend(entry.effects.iter().map(|it| format!("    {}", speaker.say(it))));
        if game.view(Viewer::Spectator).round <= N_ROUNDS {
            lines.append(&mut last);
        }
    }
    lines.push("…".to_owned());
    lines.append(&mut last);
    let Turn::Over(standing) = game.turn() else { panic!("the game is over") };
    lines.push(speaker.say(&result_line::<giants::Set>(&standing)));
    for seat in ranking(&standing) {
        lines.push(speaker.say(&place_line(&standing, seat)));
        let terms = standing.seats()[seat].terms;
        lines.extend(terms.iter().map(|it| format!("    {}", speaker.say(&giants::Set::term(it)))));
    }
    lines
}
