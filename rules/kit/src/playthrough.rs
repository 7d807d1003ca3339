//! Whole games as text: one file is both the input and the expected output.

use std::{fs, path::Path};

use rules_core::{Cited, Dice, Game, Rate, Standing, Tally, Term, Turn, Viewer};

use crate::{
    compact::{compact, lines},
    golden::try_golden,
    playout::random_move,
    script::{self, Ask, Script},
};

/// Plays every `*.txt` file in a directory and compares the output with the file;
/// see [`playthrough`].
///
/// `UPDATE_GOLDEN=1` rewrites the files. A new file needs only its header and its
/// moves.
///
/// # Panics
///
/// Panics with the first line that differs in each file, or if there are no files.
#[track_caller]
pub fn playthroughs<G: Game>(dir: impl AsRef<Path>) {
    let dir = dir.as_ref();
    let entries = fs::read_dir(dir).unwrap_or_else(|error| panic!("{}: {error}", dir.display()));
    let mut paths: Vec<_> = entries.filter_map(|entry| Some(entry.ok()?.path())).collect();
    paths.retain(|path| path.extension().is_some_and(|it| it == "txt"));
    paths.sort();
    assert!(!paths.is_empty(), "{}: no playthroughs", dir.display());
    let failures: Vec<String> =
        paths.iter().filter_map(|path| check_file::<G>(path).err()).collect();
    assert!(failures.is_empty(), "{}", failures.join("\n\n"));
}

fn check_file<G: Game>(path: &Path) -> Result<(), String> {
    let in_file = |why: String| format!("{}: {why}", path.display());
    let text = fs::read_to_string(path).map_err(|error| in_file(error.to_string()))?;
    let actual = playthrough::<G>(&text).map_err(in_file)?;
    try_golden(path, &actual)
}

/// Plays the moves of a text and writes down everything that can be seen.
///
/// The text begins with `seats N` and lines `option KEY VALUE`, or with a diagram
/// between `diagram:` and `end diagram`. After that
///
/// - `> bet` makes a move,
/// - `> random SEED N` makes up to `N` moves at random, `> random SEED` plays
///   to the end; the moves replace the line,
/// - `! bet` shows how a move is refused,
/// - `? view a`, `? view spectator` and `? diagram` show a view or the state,
/// - `# …` is a comment.
///
/// Everything else is output: whose turn it is and the possible moves; what a
/// viewer sees of a move if that is not the move itself; the effects that a
/// spectator sees, and those that only a seat sees.
///
/// # Errors
///
/// Returns the first line that can't be played, and why.
pub fn playthrough<G: Game>(text: &str) -> Result<String, String> {
    let Script { head, header, items } = script::parse(text)?;
    let mut scribe = Scribe { game: header.start::<G>()?, out: String::new() };
    for line in head {
        scribe.line(&line);
    }
    scribe.prompt();
    for item in items {
        scribe.answer(item.ask).map_err(|why| format!("line {}: {why}", item.line))?;
    }
    Ok(scribe.out)
}

struct Scribe<G: Game> {
    game: G,
    out: String,
}

impl<G: Game> Scribe<G> {
    fn line(&mut self, line: &str) {
        self.out.push_str(line.trim_end());
        self.out.push('\n');
    }

    fn answer(&mut self, ask: Ask) -> Result<(), String> {
        match ask {
            Ask::Comment(text) => self.line(&text),
            Ask::Move(text) => self.play(read::<G>(&text)?)?,
            Ask::Random { seed, n } => {
                let mut dice = Dice::from_seed(seed);
                for _ in 0..n {
                    let Some(mv) = random_move(&self.game, &mut dice) else {
                        break;
                    };
                    self.play(mv)?;
                }
            }
            Ask::Refused(text) => self.refuse(read::<G>(&text)?)?,
            Ask::View(viewer) => {
                let n_seats = self.game.n_seats();
                if !Viewer::all(n_seats).any(|it| it == viewer) {
                    return Err(format!("there is no seat {viewer}: the game has {n_seats} seats"));
                }
                self.line(&format!("? view {viewer}"));
                for line in lines(&self.game.view(viewer)) {
                    self.line(&format!("  {line}"));
                }
            }
            Ask::Diagram => {
                self.line("? diagram");
                for line in self.game.diagram().lines() {
                    self.line(&format!("  {line}"));
                }
            }
        }
        Ok(())
    }

    fn play(&mut self, mv: G::Move) -> Result<(), String> {
        let before = self.game.clone();
        self.game.play(mv).map_err(|refusal| {
            format!("{mv} is refused by {}: {}", refusal.rule(), compact(&refusal))
        })?;
        self.line(&format!("> {mv}"));
        for (viewers, seen) in sightings(&before, mv) {
            if seen != mv.to_string() {
                self.line(&format!("  {viewers}: {seen}"));
            }
        }
        let effects = |viewer| {
            let seen = before.sighting(mv, viewer);
            G::effects(&before.view(viewer), &seen, &self.game.view(viewer))
        };
        let public = effects(Viewer::Spectator);
        let mut told: Vec<String> =
            public.iter().map(|it| format!("  * {}", compact(it))).collect();
        for viewer in before.viewers() {
            let more = effects(viewer).into_iter().filter(|effect| !public.contains(effect));
            told.extend(more.map(|effect| format!("  {viewer} * {}", compact(&effect))));
        }
        for line in told {
            self.line(&line);
        }
        self.prompt();
        Ok(())
    }

    fn refuse(&mut self, mv: G::Move) -> Result<(), String> {
        match self.game.clone().play(mv) {
            Ok(()) => Err(format!("{mv} is legal: expected it to be refused")),
            Err(refusal) => {
                self.line(&format!("! {mv}"));
                self.line(&format!("  {}: {}", refusal.rule(), compact(&refusal)));
                Ok(())
            }
        }
    }

    /// Writes whose turn it is and the possible moves.
    fn prompt(&mut self) {
        self.line("");
        match self.game.turn() {
            Turn::Seat(seat) => {
                let moves = self.game.successors();
                let moves: Vec<String> = moves.iter().map(ToString::to_string).collect();
                self.line(&format!("{seat} to move: {}", moves.join(", ")));
            }
            Turn::Chance => {
                let mut chances = Vec::new();
                self.game.chances(&mut chances);
                let sum = self.game.chance_weight();
                let chances: Vec<String> =
                    chances.iter().map(|(mv, weight)| format!("{mv} {weight}/{sum}")).collect();
                self.line(&format!("chance: {}", chances.join(", ")));
            }
            Turn::Over(standing) => self.standing(&standing),
        }
    }

    fn standing(&mut self, standing: &Standing) {
        self.line("over");
        for (seat, tally) in standing.seats().iter() {
            self.line(&format!("  {seat}: {}", written_tally(tally)));
        }
    }
}

/// Returns the different sightings of a move, each with the viewers who have it.
fn sightings<G: Game>(game: &G, mv: G::Move) -> Vec<(String, String)> {
    let mut groups: Vec<(Vec<String>, String)> = Vec::new();
    for viewer in game.viewers() {
        let seen = game.sighting(mv, viewer).to_string();
        match groups.iter_mut().find(|(_, it)| *it == seen) {
            Some((viewers, _)) => viewers.push(viewer.to_string()),
            None => groups.push((vec![viewer.to_string()], seen)),
        }
    }
    match &groups[..] {
        [(_, seen)] => vec![("all".to_owned(), seen.clone())],
        _ => groups.into_iter().map(|(viewers, seen)| (viewers.join(", "), seen)).collect(),
    }
}

fn read<G: Game>(text: &str) -> Result<G::Move, String> {
    text.parse().map_err(|error| format!("{error}"))
}

fn written_tally(tally: &Tally) -> String {
    let terms: Vec<String> = tally.terms.iter().map(written_term).collect();
    let mut text = format!("place {}, {} = {}", tally.place, tally.points, terms.join(" + "));
    for term in &tally.tie_breaks {
        text.push_str(&format!("; tie-break {} {}", term.what, term.n));
    }
    text
}

fn written_term(term: &Term) -> String {
    let Term { what, n, rate, points } = term;
    match rate {
        Rate::Points => format!("{points} ({what})"),
        Rate::Each(value) => format!("{points} ({what} {n} × {value})"),
        Rate::Per(divisor) => format!("{points} ({what} {n} / {divisor})"),
    }
}
