//! The log of a game of Rapa Nui in each language, for people to read.

use std::path::Path;

use rapanui_rules::{Move, RapaNui};
use rules_core::{Config, Dice, Game, Turn, Viewer};
use words::{Lang, Seen, Speak, Speaker, frame, place_line, ranking, result_line};

#[test]
fn a_game_reads_well() {
    let folder = Path::new("tests/golden/speaking");
    for lang in Lang::ALL {
        let speaker = set_kit::speaker::<rapanui::Set>(
            lang,
            ["Anna", "Bea", "Carl", "Dora"].map(str::to_owned).to_vec(),
        );
        let path = folder.join(format!("game-{}.txt", lang.key()));
        kit::golden(path, &(transcript(&speaker).join("\n") + "\n"));
    }
}

/// A game in which moai are built wherever they can be. Among the first 300
/// of these it has the most different lines.
fn transcript(speaker: &Speaker) -> Vec<String> {
    let mut game = RapaNui::setup(&Config::seats(4)).expect("a table");
    let mut dice = Dice::from_seed(278);
    let mut lines = vec![speaker.say(&frame::setup_header())];
    let mut n_turns = 0;
    let mut active = None;
    loop {
        let turn = game.turn();
        if matches!(turn, Turn::Over(_)) {
            break;
        }
        let view = game.view(Viewer::Spectator);
        if matches!(turn, Turn::Seat(_)) && active != Some(view.active) {
            active = Some(view.active);
            n_turns += 1;
            lines.push(speaker.say(&frame::turn_header(n_turns, view.active)));
        }
        let moves = game.successors();
        let mv = *moves.iter().find(|mv| **mv == Move::Build).unwrap_or(dice.pick(&moves));
        let entry = rapanui::Set::entry(&Seen::make(&mut game, mv, Viewer::Spectator));
        lines.push(format!("  {}", speaker.say(&entry.line)));
        lines.extend(entry.effects.iter().map(|it| format!("    {}", speaker.say(it))));
    }
    lines.extend(end(&game, speaker));
    lines
}

fn end(game: &RapaNui, speaker: &Speaker) -> Vec<String> {
    let Turn::Over(standing) = game.turn() else { return Vec::new() };
    let mut lines = vec![speaker.say(&result_line::<rapanui::Set>(&standing))];
    for seat in ranking(&standing) {
        lines.push(speaker.say(&place_line(&standing, seat)));
        let terms = standing.seats()[seat].terms;
        lines
            .extend(terms.iter().map(|it| format!("    {}", speaker.say(&rapanui::Set::term(it)))));
    }
    lines
}
