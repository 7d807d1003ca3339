//! Laws about moves and states as text.

use rules_core::{Config, Dice, Game};

use crate::{laws::Verdict, playout};

/// The maximum number of numbered moves in a game, so that a choice fits a
/// keyboard search, a form and the output of a neural network.
const N_MOVE_IDS_MAX: u16 = 4096;

/// How many corrupted diagrams are tried in each state.
const N_SPOILT: usize = 3;

/// Every move has one text and one number; both lead back to it.
///
/// No two moves have the same text, and no move can be written in a second way.
pub fn notation_round_trips<G: Game>(config: &Config<G::Options>, choices: &[u16]) -> Verdict {
    let n_ids = G::FACTS.n_move_ids;
    ensure!(n_ids <= N_MOVE_IDS_MAX, "{n_ids} moves are numbered, more than {N_MOVE_IDS_MAX}");
    let mut texts = Vec::new();
    for id in 0..n_ids {
        let Some(mv) = G::move_with_id(id) else {
            continue;
        };
        check_move::<G>(mv)?;
        let own = G::move_id(mv);
        ensure!(own == id, "{mv} has number {own} but is found under {id}");
        texts.push(mv.to_string());
    }
    texts.sort_unstable();
    for pair in texts.windows(2) {
        ensure!(pair[0] != pair[1], "{:?} stands for two moves", pair[0]);
    }
    for id in [n_ids, n_ids.saturating_add(1), u16::MAX] {
        let mv = G::move_with_id(id);
        ensure!(mv.is_none(), "number {id} is a move although there are only {n_ids}");
    }
    playout::<G>(config, choices).each_state(|state| {
        for mv in state.successors() {
            // Numbered moves were checked above.
            let found = G::move_with_id(G::move_id(mv));
            ensure!(found == Some(mv), "the number of {mv} leads to {found:?}");
        }
        Ok(())
    })
}

fn check_move<G: Game>(mv: G::Move) -> Verdict {
    let text = mv.to_string();
    let id = G::move_id(mv);
    ensure!(id < G::FACTS.n_move_ids, "{text:?} has number {id}, of {}", G::FACTS.n_move_ids);
    let is_tidy = !text.is_empty() && text.trim() == text && !text.contains(char::is_control);
    ensure!(is_tidy, "{text:?} is empty, has spaces around it or is not one line");
    ensure!(
        !text.contains(", "),
        "{text:?} can't be part of a list: it contains a comma and a space"
    );
    let read = text.parse::<G::Move>();
    ensure!(read == Ok(mv), "{text:?} reads back as {read:?}");
    for other in other_spellings(&text) {
        if let Ok(read) = other.parse::<G::Move>() {
            let again = read.to_string();
            ensure!(again == other, "{other:?} is accepted, but written back as {again:?}");
        }
    }
    Ok(())
}

/// Returns texts that a careless parser might accept for the same move.
fn other_spellings(text: &str) -> Vec<String> {
    let mut others = vec![
        String::new(),
        format!(" {text}"),
        format!("{text} "),
        format!("{text}\n"),
        format!("{text} {text}"),
        text.replace(' ', "  "),
        text.to_uppercase(),
    ];
    if let Some(idx) = text.find(|c: char| c.is_ascii_digit()) {
        let (before, digits) = text.split_at(idx);
        others.extend(["0", "+", "-"].map(|extra| format!("{before}{extra}{digits}")));
    }
    others.retain(|other| other != text);
    others
}

/// Every state can be written as text and read back, with its config.
pub fn diagram_round_trips<G: Game>(config: &Config<G::Options>, choices: &[u16]) -> Verdict {
    playout::<G>(config, choices).each_state(|state| {
        let text = state.diagram();
        let read = match G::from_diagram(&text) {
            Ok(read) => read,
            Err(error) => return Err(format!("the diagram can't be read: {error}\n{text}")),
        };
        let kept = read.config();
        ensure!(kept == *config, "the diagram changes the config to {kept:?}\n{text}");
        ensure!(read == *state, "the diagram reads back as another state\n{text}{read:#?}");
        let again = read.diagram();
        ensure!(again == text, "the diagram is written differently the second time\n{text}{again}");
        Ok(())
    })
}

/// A corrupted diagram is refused with a position that it has, or is a valid state.
pub fn diagrams_are_checked<G: Game>(config: &Config<G::Options>, choices: &[u16]) -> Verdict {
    playout::<G>(config, choices).each_state(|state| {
        let text = state.diagram();
        // Seeded by the state, so that a shorter game corrupts it in the same way.
        let seed = text.bytes().fold(0, |sum: u64, it| sum.wrapping_mul(31) + u64::from(it));
        let mut dice = Dice::from_seed(seed);
        for _ in 0..N_SPOILT {
            let spoilt = spoil(&text, &mut dice);
            match G::from_diagram(&spoilt) {
                Ok(read) => {
                    if let Err(broken) = read.check() {
                        return Err(format!("a diagram is accepted although {broken}:\n{spoilt}"));
                    }
                }
                Err(error) => {
                    let n_lines = spoilt.lines().count();
                    let is_there = (1..=n_lines + 1).contains(&error.line) && error.column > 0;
                    ensure!(is_there, "the diagram has no such position: {error}\n{spoilt}");
                }
            }
        }
        Ok(())
    })
}

/// Drops, doubles or swaps lines or characters of a text.
fn spoil(text: &str, dice: &mut Dice) -> String {
    let mut lines: Vec<Vec<char>> = text.lines().map(|line| line.chars().collect()).collect();
    if lines.is_empty() {
        return "?".to_owned();
    }
    let idx = dice.below(lines.len() as u32) as usize;
    let other = dice.below(lines.len() as u32) as usize;
    match dice.below(6) {
        0 => drop(lines.remove(idx)),
        1 => lines.insert(other, lines[idx].clone()),
        2 => lines.swap(idx, other),
        kind => {
            let line = &mut lines[idx];
            let column = dice.below(line.len() as u32 + 1) as usize;
            match kind {
                3 => line.truncate(column),
                4 => {
                    line.insert(column, *dice.pick(&['0', '1', '7', '9', '-', '?', ' ', 'a', 'é']))
                }
                _ if column < line.len() => line[column] = *dice.pick(&['0', '1', '2', '3', 'x']),
                _ => line.extend([' ', '1']),
            }
        }
    }
    lines.iter().flat_map(|line| line.iter().chain(&['\n'])).collect()
}
