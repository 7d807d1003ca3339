//! The input of a playthrough: the part that a person writes.

use rules_core::Viewer;

use crate::header::Header;

/// The part of a playthrough that a person wrote.
#[derive(Debug)]
pub(crate) struct Script {
    /// The lines up to the end of the header, unchanged.
    pub(crate) head: Vec<String>,
    pub(crate) header: Header,
    pub(crate) items: Vec<Item>,
}

#[derive(Debug)]
pub(crate) struct Item {
    /// Counted from 1.
    pub(crate) line: usize,
    pub(crate) ask: Ask,
}

/// A request to the kit.
#[derive(Debug, PartialEq, Eq)]
pub(crate) enum Ask {
    /// `# …`: keep a comment.
    Comment(String),
    /// `> bet`: make a move.
    Move(String),
    /// `> random SEED N`: make up to `n` random moves.
    Random { seed: u64, n: usize },
    /// `! bet`: show that a move is refused.
    Refused(String),
    /// `? view a`: show what a viewer sees.
    View(Viewer),
    /// `? diagram`: show the whole state.
    Diagram,
}

/// Reads a playthrough and skips the lines that the kit prints.
pub(crate) fn parse(text: &str) -> Result<Script, String> {
    let mut script = Script { head: Vec::new(), header: Header::default(), items: Vec::new() };
    for (idx, line) in text.lines().enumerate() {
        let at = |why: String| format!("line {}: {why}", idx + 1);
        if script.header.take(line).map_err(at)? {
            take_comments(&mut script).map_err(at)?;
            script.head.push(line.to_owned());
        } else if let Some(ask) = ask(line).map_err(at)? {
            script.items.push(Item { line: idx + 1, ask });
        }
    }
    Ok(script)
}

/// Comments above a line of the header are part of the header.
fn take_comments(script: &mut Script) -> Result<(), String> {
    for item in script.items.drain(..) {
        match item.ask {
            Ask::Comment(text) => script.head.push(text),
            Ask::Move(_) | Ask::Random { .. } | Ask::Refused(_) | Ask::View(_) | Ask::Diagram => {
                return Err("seats, options and diagram come before the first move".to_owned());
            }
        }
    }
    Ok(())
}

fn ask(line: &str) -> Result<Option<Ask>, String> {
    let line = line.trim_end();
    if line.starts_with('#') {
        return Ok(Some(Ask::Comment(line.to_owned())));
    }
    if let Some(random) = line.strip_prefix("> random ") {
        return random_ask(random).map(Some);
    }
    if let Some(mv) = line.strip_prefix("> ") {
        return Ok(Some(Ask::Move(mv.to_owned())));
    }
    if let Some(mv) = line.strip_prefix("! ") {
        return Ok(Some(Ask::Refused(mv.to_owned())));
    }
    match line.strip_prefix("? ") {
        None => Ok(None),
        Some("diagram") => Ok(Some(Ask::Diagram)),
        Some("view spectator") => Ok(Some(Ask::View(Viewer::Spectator))),
        Some(what) => {
            let seat = what.strip_prefix("view ").and_then(|seat| seat.parse().ok());
            let seat = seat.ok_or_else(|| {
                format!("{line:?}: expected `? view a`, `? view spectator` or `? diagram`")
            })?;
            Ok(Some(Ask::View(Viewer::Seat(seat))))
        }
    }
}

fn random_ask(text: &str) -> Result<Ask, String> {
    let wrong = || format!("{text:?}: expected `> random SEED` or `> random SEED N`");
    let (seed, n) = match text.split_once(' ') {
        Some((seed, n)) => (seed, n.parse().map_err(|_| wrong())?),
        None => (text, usize::MAX),
    };
    Ok(Ask::Random { seed: seed.parse().map_err(|_| wrong())?, n })
}
