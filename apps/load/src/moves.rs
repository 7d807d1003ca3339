//! The moves that a page offers, assembled from what a stream sends.

use std::collections::HashMap;

use client::plain;

/// The moves of a page: those of each button, and of each group of buttons, by id.
#[derive(Debug, Default)]
pub(crate) struct Moves(HashMap<String, Vec<String>>);

impl Moves {
    /// Reads the form with all moves, in which what has not changed is only named.
    pub(crate) fn moves(&mut self, form: &str) -> Vec<String> {
        let mut moves = Vec::new();
        let mut groups: Vec<(&str, usize)> = Vec::new();
        for tag in form.split('<').skip(1) {
            if tag.starts_with("button") {
                let (Some(mv), Some(id)) = (value(tag, "value"), value(tag, "id")) else {
                    continue;
                };
                moves.push(plain(mv));
                self.0.insert(id.to_owned(), vec![plain(mv)]);
            } else if tag.starts_with("details") {
                groups.push((value(tag, "id").unwrap_or_default(), moves.len()));
            } else if tag.starts_with("/details") {
                let Some((id, from)) = groups.pop() else { continue };
                self.0.insert(id.to_owned(), moves[from..].to_vec());
            } else if tag.starts_with("template") {
                let ids = value(tag, "data-same").unwrap_or_default().split(' ');
                moves.extend(ids.filter_map(|id| self.0.get(id)).flatten().cloned());
            }
        }
        moves
    }
}

fn value<'a>(tag: &'a str, name: &str) -> Option<&'a str> {
    let (_, rest) = tag.split_once(&format!(" {name}=\""))?;
    rest.split('"').next()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_only_named_is_known_from_before() {
        let mut moves = Moves::default();
        let button =
            |mv: &str| format!("<button name=\"mv\" value=\"{mv}\" id=\"mv-{mv}\">x</button>");
        let group = |inner: &str| format!("<details class=\"group\" id=\"g\">{inner}</details>");
        let first = format!("<form>{}{}", button("a"), group(&[button("b"), button("c")].concat()));
        assert_eq!(moves.moves(&first), ["a", "b", "c"]);
        let next = format!("<form>{}<template data-same=\"g mv-a\"></template>", button("d"));
        assert_eq!(moves.moves(&next), ["d", "b", "c", "a"]);
    }
}
