//! Compares the sizes of game trees with counts in files.

use std::{fs, path::Path};

use rules_core::{Game, count};

use crate::{golden::try_golden, header::Header};

/// Counts the game trees that a file describes and compares the results.
///
/// ```text
/// id two seats
/// # source where the counts were published
/// seats 2
/// moves deal 1, deal 3
/// depth 9 chance 0 decision 4 terminal 5
/// ```
///
/// A block starts with `id`. `seats` and `option KEY VALUE`, or a diagram between
/// `diagram:` and `end diagram`, and optionally `moves`, describe a state; each
/// `depth` line gives the size of the tree below it. `UPDATE_GOLDEN=1` writes the
/// counts, even after a bare `depth 9`, but never in a block with a `# source`,
/// because those counts were published by somebody else.
///
/// # Panics
///
/// Panics with the first line that differs.
#[track_caller]
pub fn check_counts<G: Game>(path: impl AsRef<Path>) {
    let path = path.as_ref();
    let text = fs::read_to_string(path).unwrap_or_else(|error| {
        panic!("{}: {error}", path.display());
    });
    let counted = recount::<G>(&text).map_err(|why| format!("{}: {why}", path.display()));
    if let Err(why) = counted.and_then(|actual| try_golden(path, &actual)) {
        panic!("{why}");
    }
}

/// Returns the text of a file with its counts updated.
fn recount<G: Game>(text: &str) -> Result<String, String> {
    let mut out = String::new();
    let mut block = Block::default();
    let mut n_counted = 0;
    for (idx, line) in text.lines().enumerate() {
        let at = |why: String| format!("line {}: {why}", idx + 1);
        if line.starts_with("id ") {
            block = Block::default();
        }
        if let Some(depth) = line.strip_prefix("depth ") {
            out.push_str(&block.counted::<G>(depth).map_err(at)?);
            n_counted += 1;
        } else {
            block.take(line).map_err(at)?;
            out.push_str(line);
        }
        out.push('\n');
    }
    if n_counted == 0 {
        return Err("nothing to count: expected a line `depth 3`".to_owned());
    }
    Ok(out)
}

#[derive(Default)]
struct Block {
    header: Header,
    moves: Vec<String>,
    has_source: bool,
}

impl Block {
    fn take(&mut self, line: &str) -> Result<(), String> {
        if self.header.take(line)? || line.is_empty() || line.starts_with("id ") {
            return Ok(());
        }
        if line.starts_with('#') {
            self.has_source |= line.starts_with("# source");
        } else if let Some(moves) = line.strip_prefix("moves ") {
            self.moves.extend(moves.split(", ").map(str::to_owned));
        } else {
            return Err(format!("{line:?}: expected id, seats, option, diagram, moves or depth"));
        }
        Ok(())
    }

    /// Returns a `depth` line with the actual counts.
    fn counted<G: Game>(&self, depth: &str) -> Result<String, String> {
        let (depth, given) = depth.split_once(' ').unwrap_or((depth, ""));
        let depth = depth.parse().map_err(|_| format!("{depth:?}: expected a depth"))?;
        let mut game = self.header.start::<G>()?;
        for text in &self.moves {
            let mv = text.parse().map_err(|error| format!("{error}"))?;
            game.play(mv).map_err(|refusal| format!("{mv} is refused: {refusal:?}"))?;
        }
        let counts = count(&game, depth).to_string();
        if self.has_source && !given.is_empty() && given != counts {
            return Err(format!(
                "the published counts are {given}, but the actual ones are {counts}"
            ));
        }
        Ok(format!("depth {depth} {counts}"))
    }
}

#[cfg(test)]
mod tests {
    use kuhn_rules::Kuhn;

    use super::*;

    #[test]
    fn a_bare_depth_gets_its_counts() {
        let text = "id a hand\nseats 2\nmoves deal 1, deal 3\n\ndepth 1\n";
        let expected = "id a hand\nseats 2\nmoves deal 1, deal 3\n\n\
                        depth 1 chance 0 decision 3 terminal 0\n";
        assert_eq!(recount::<Kuhn>(text).as_deref(), Ok(expected));
    }

    #[test]
    fn published_counts_are_never_rewritten() {
        let text = "id x\n# source a book\nseats 2\ndepth 0 chance 2 decision 0 terminal 0\n";
        let expected = "line 4: the published counts are chance 2 decision 0 terminal 0, \
                        but the actual ones are chance 1 decision 0 terminal 0";
        assert_eq!(recount::<Kuhn>(text), Err(expected.to_owned()));
        let own = text.replace("# source", "#");
        assert!(recount::<Kuhn>(&own).unwrap().ends_with("chance 1 decision 0 terminal 0\n"));
    }

    #[test]
    fn a_block_may_start_with_a_diagram() {
        let text = "id x\ndiagram:\nseats 2\ncards 1 3\nchoices bet\nend diagram\ndepth 9\n";
        let counted = recount::<Kuhn>(text).unwrap();
        assert!(counted.ends_with("depth 9 chance 0 decision 1 terminal 2\n"), "{counted}");
    }

    #[test]
    fn a_file_says_what_is_wrong_with_it() {
        let check = |text: &str, why: &str| assert_eq!(recount::<Kuhn>(text), Err(why.to_owned()));
        check("id x\nseats 2\n", "nothing to count: expected a line `depth 3`");
        check("depth 3\n", "line 1: expected `seats N` or a diagram");
        check(
            "seats 2\nfold\n",
            "line 2: \"fold\": expected id, seats, option, diagram, moves or depth",
        );
        check("seats 9\ndepth 1", "line 2: expected 2 to 4 players, found 9");
        check(
            "seats 2\noption open yes\ndepth 1",
            "line 3: there is no option \"open\": this game has none",
        );
    }
}
