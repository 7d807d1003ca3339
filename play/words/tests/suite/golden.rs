//! A whole game's log in each language, for people to read.

use std::{fs, path::Path};

use rapanui::RapaNui;
use rules_core::{Config, Dice, Game, Turn, Viewer};
use words::{Lang, Seen, Speak, Speaker, frame, place_line, result_line};

/// Compares with a golden file, or writes it where `UPDATE_GOLDEN` is set.
#[track_caller]
fn check(name: &str, actual: &str) {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden").join(name);
    if std::env::var_os("UPDATE_GOLDEN").is_some() {
        fs::write(&path, actual).unwrap();
    }
    let expected = fs::read_to_string(&path).unwrap_or_default();
    assert!(expected == actual, "{name} differs; UPDATE_GOLDEN=1 writes it anew");
}

#[test]
fn a_game_reads_well() {
    for lang in Lang::ALL {
        check(&format!("rapanui-game-{}.txt", lang.key()), &transcript(lang));
    }
}

fn transcript(lang: Lang) -> String {
    let speaker = Speaker::new(lang, ["Anna", "Bea", "Carl"].map(str::to_owned).to_vec());
    let mut game = RapaNui::setup(&Config::seats(3)).unwrap();
    let mut dice = Dice::from_seed(7);
    let mut lines = vec![speaker.say(&frame::setup_header())];
    let mut n_turns = 0;
    let mut active = None;
    loop {
        let turn = game.turn();
        if let Turn::Over(standing) = turn {
            lines.push(speaker.say(&result_line::<RapaNui>(&standing)));
            for (seat, tally) in standing.seats().iter() {
                lines.push(speaker.say(&place_line(&standing, seat)));
                let terms = tally.terms.iter().map(RapaNui::term).collect();
                lines.push(format!("    {}", speaker.say(&frame::line(terms))));
            }
            break;
        }
        let view = game.view(Viewer::Spectator);
        if matches!(turn, Turn::Seat(_)) && active != Some(view.active) {
            active = Some(view.active);
            n_turns += 1;
            lines.push(speaker.say(&frame::turn_header(n_turns, view.active)));
        }
        let mv = *dice.pick(&game.successors());
        let entry = RapaNui::entry(&Seen::make(&mut game, mv, Viewer::Spectator));
        lines.push(format!("  {}", speaker.say(&entry.line)));
        lines.extend(entry.effects.iter().map(|it| format!("    {}", speaker.say(it))));
    }
    lines.join("\n") + "\n"
}
