//! Splits a page into keyed fragments, and finds what has changed since another one.
//!
//! A fragment is an element with an id: a player's panel, a turn of the log, a layer of a board, a
//! card. Whoever has sent a page keeps the fingerprints of its fragments. A patch has only the
//! fragments whose bytes have changed; what is the same within one of them is left out, and a
//! `template` with `data-same` names what stays in its place. Each fragment of a patch is in a
//! `template` too, because a browser reads a row of a table only on its own, and parts of a drawing
//! are in an `svg`.

use std::{
    hash::{BuildHasher as _, Hasher as _},
    iter,
    ops::Range,
    sync::{Arc, LazyLock},
};

use foldhash::quality::RandomState;
use memchr::{memchr, memmem::Finder};

/// Shorter elements are part of the fragment around them, because a placeholder would be as long.
const LEN_MIN: usize = 48;

/// Elements without an end tag.
const VOID: [&[u8]; 7] = [b"br", b"hr", b"img", b"input", b"link", b"meta", b"wbr"];

/// The beginning of an attribute with an id.
const ID_TEXT: &str = " id=\"";

static ID: LazyLock<Finder<'static>> = LazyLock::new(|| Finder::new(ID_TEXT));

/// A piece of a page, split into fragments.
#[derive(Debug)]
pub struct Fragments {
    html: String,
    /// In the order in which they begin.
    parts: Vec<Part>,
    prints: Arc<Prints>,
}

/// One fragment: where it is, and how many of those after it lie within.
#[derive(Clone, Copy, Debug)]
struct Part {
    start: usize,
    end: usize,
    id: (usize, usize),
    n_within: usize,
    /// Whether it is part of an SVG drawing, and has to be parsed as such.
    is_drawn: bool,
}

/// What is kept of fragments that were sent: fingerprints, no bytes.
#[derive(Debug, Default, PartialEq, Eq)]
pub struct Prints(Vec<Print>);

/// The fingerprint of a fragment.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Print {
    /// The hash of its id and the fragment around it.
    key: u64,
    /// The hash of its bytes without those of nested fragments.
    own: u64,
    /// The hash of all its bytes.
    all: u64,
}

/// All fingerprints of one process are comparable; nobody outside can predict them.
static HASHER: LazyLock<RandomState> = LazyLock::new(RandomState::default);

impl Fragments {
    /// Splits markup into fragments.
    pub fn new(html: String) -> Fragments {
        let parts = parts(&html);
        let mut prints = vec![Print::default(); parts.len()];
        let mut idx = 0;
        while let Some(part) = parts.get(idx) {
            print(&html, &parts, &mut prints, idx, 0);
            idx += 1 + part.n_within;
        }
        Fragments { html, parts, prints: Arc::new(Prints(prints)) }
    }

    /// Returns the markup.
    pub fn html(&self) -> &str {
        &self.html
    }

    /// Returns the fingerprints, for later comparison.
    pub fn prints(&self) -> &Arc<Prints> {
        &self.prints
    }

    /// Adds what has changed since other fragments were sent.
    pub fn patch(&self, before: &Prints, patch: &mut String) {
        let mut known = Known { before: &before.0, at: 0 };
        for idx in self.within(0..self.parts.len()) {
            self.compare(idx, &mut known, patch);
        }
    }

    /// Adds what has changed in one fragment: all of it, or nested fragments.
    fn compare(&self, idx: usize, known: &mut Known, patch: &mut String) {
        let print = self.prints.0[idx];
        match known.find(print.key) {
            Some(old) if old.all == print.all => {}
            Some(old) if old.own == print.own => {
                for inner in self.within(self.inside(idx)) {
                    self.compare(inner, known, patch);
                }
            }
            Some(_) | None => {
                let (open, close) = match self.parts[idx].is_drawn {
                    false => ("<template>", "</template>"),
                    true => ("<template><svg>", "</svg></template>"),
                };
                patch.push_str(open);
                self.write(idx, known, patch);
                patch.push_str(close);
            }
        }
    }

    /// Writes a fragment, with placeholders for what is the same within.
    fn write(&self, idx: usize, known: &mut Known, patch: &mut String) {
        let part = self.parts[idx];
        let mut at = part.start;
        let mut same = Vec::new();
        for inner in self.within(self.inside(idx)) {
            let Part { start, end, id, .. } = self.parts[inner];
            if at < start {
                keep(&mut same, patch);
                patch.push_str(&self.html[at..start]);
            }
            let print = self.prints.0[inner];
            match known.find(print.key).is_some_and(|old| old.all == print.all) {
                true => same.push(&self.html[id.0..id.1]),
                false => {
                    keep(&mut same, patch);
                    self.write(inner, known, patch);
                }
            }
            at = end;
        }
        keep(&mut same, patch);
        patch.push_str(&self.html[at..part.end]);
    }

    /// Returns the indexes of the fragments within one.
    fn inside(&self, idx: usize) -> Range<usize> {
        idx + 1..idx + 1 + self.parts[idx].n_within
    }

    /// Returns the outermost fragments of some.
    fn within(&self, mut range: Range<usize>) -> impl Iterator<Item = usize> {
        iter::from_fn(move || {
            let idx = range.start;
            (idx < range.end).then(|| {
                range.start += 1 + self.parts[idx].n_within;
                idx
            })
        })
    }
}

/// Writes a placeholder for fragments that are the same.
fn keep(same: &mut Vec<&str>, patch: &mut String) {
    if !same.is_empty() {
        patch.push_str("<template data-same=\"");
        patch.push_str(&same.join(" "));
        patch.push_str("\"></template>");
        same.clear();
    }
}

/// Fingerprints, mostly looked up in order.
struct Known<'a> {
    before: &'a [Print],
    at: usize,
}

impl Known<'_> {
    fn find(&mut self, key: u64) -> Option<Print> {
        let (passed, rest) = self.before.split_at(self.at);
        let ahead = rest.iter().position(|it| it.key == key).map(|n| self.at + n);
        let idx = ahead.or_else(|| passed.iter().position(|it| it.key == key))?;
        self.at = idx + 1;
        Some(self.before[idx])
    }
}

/// Finds the elements with an id.
fn parts(html: &str) -> Vec<Part> {
    let bytes = html.as_bytes();
    let mut parts: Vec<Part> = Vec::new();
    // The open elements, each with its fragment if it has an id.
    let mut open: Vec<(&[u8], Option<usize>)> = Vec::new();
    // One pass for all ids is far cheaper than looking into each tag.
    let mut ids = ID.find_iter(bytes).peekable();
    let mut at = 0;
    while let Some(n) = memchr(b'<', &bytes[at..]) {
        let start = at + n;
        let Some(len) = memchr(b'>', &bytes[start..]) else { break };
        at = start + len + 1;
        let tag = &bytes[start + 1..at - 1];
        match tag.first() {
            Some(b'/') => close(&mut open, &mut parts, &tag[1..], at),
            Some(b'!') | None => {}
            Some(_) => {
                let is_in = |id: &usize| *id < at;
                let id = ids.next_if(is_in).and_then(|id| id_at(bytes, id));
                let idx = id.map(|id| {
                    let is_drawn = open.iter().any(|(name, _)| *name == b"svg");
                    parts.push(Part { start, end: at, id, n_within: 0, is_drawn });
                    parts.len() - 1
                });
                let name =
                    &tag[..tag.iter().position(|b| matches!(b, b' ' | b'/')).unwrap_or(tag.len())];
                match tag.ends_with(b"/") || VOID.contains(&name) {
                    false => open.push((name, idx)),
                    true if idx.is_some() && at - start < LEN_MIN => {
                        parts.truncate(parts.len() - 1)
                    }
                    true => {}
                }
            }
        }
    }
    parts
}

/// Returns where the value of an attribute with an id lies.
fn id_at(bytes: &[u8], at: usize) -> Option<(usize, usize)> {
    let from = at + ID_TEXT.len();
    Some((from, from + memchr(b'"', &bytes[from..])?))
}

/// Closes the innermost element with this name, which ends at `end`. Elements that were opened
/// since then have no end tags, like shapes in a drawing.
fn close(open: &mut Vec<(&[u8], Option<usize>)>, parts: &mut Vec<Part>, name: &[u8], end: usize) {
    let Some(depth) = open.iter().rposition(|(it, _)| *it == name) else { return };
    let (_, idx) = open[depth];
    open.truncate(depth);
    let Some(idx) = idx else { return };
    let n_within = parts.len() - idx - 1;
    (parts[idx].end, parts[idx].n_within) = (end, n_within);
    // A short one has none nested in it, so it is the last.
    if end - parts[idx].start < LEN_MIN {
        parts.truncate(idx);
    }
}

/// Computes the fingerprints of a fragment and of all nested ones.
fn print(html: &str, parts: &[Part], prints: &mut [Print], idx: usize, around: u64) -> u64 {
    let part = parts[idx];
    let id = &html[part.id.0..part.id.1];
    let key = hash(|it| {
        it.write_u64(around);
        it.write(id.as_bytes());
    });
    let (mut own, mut all) = (HASHER.build_hasher(), HASHER.build_hasher());
    let (mut at, mut inner) = (part.start, idx + 1);
    while inner <= idx + part.n_within {
        let (start, end) = (parts[inner].start, parts[inner].end);
        own.write(&html.as_bytes()[at..start]);
        let within = print(html, parts, prints, inner, key);
        own.write_u64(prints[inner].key);
        all.write_u64(within);
        at = end;
        inner += 1 + parts[inner].n_within;
    }
    own.write(&html.as_bytes()[at..part.end]);
    let own = own.finish();
    all.write_u64(own);
    let all = all.finish();
    prints[idx] = Print { key, own, all };
    all
}

fn hash(write: impl FnOnce(&mut <RandomState as std::hash::BuildHasher>::Hasher)) -> u64 {
    let mut hasher = HASHER.build_hasher();
    write(&mut hasher);
    hasher.finish()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn patch(before: &str, now: &str) -> String {
        let mut patch = String::new();
        let before = Fragments::new(before.to_owned());
        Fragments::new(now.to_owned()).patch(before.prints(), &mut patch);
        patch
    }

    const LONG: &str = "a text that is long enough to be worth a place";

    fn list(items: &[&str]) -> String {
        let item = |id: &&str| format!("<li id=\"{id}\">{LONG} {id}</li>");
        let items: String = items.iter().map(item).collect();
        format!("<section id=\"s\"><h2>{LONG}</h2><ol id=\"l\">{items}</ol></section>")
    }

    #[test]
    fn what_is_the_same_is_not_sent() {
        assert_eq!(patch(&list(&["a", "b"]), &list(&["a", "b"])), "");
        let page = list(&["a", "b"]);
        let changed = page.replace("place b", "place c");
        assert_eq!(
            patch(&page, &changed),
            format!("<template><li id=\"b\">{LONG} c</li></template>")
        );
    }

    #[test]
    fn a_list_that_changes_names_what_stays() {
        let patch = patch(&list(&["a", "b", "c"]), &list(&["c", "d", "a", "b"]));
        let expected = format!(
            "<template><ol id=\"l\"><template data-same=\"c\"></template><li id=\"d\">{LONG} d</li>\
             <template data-same=\"a b\"></template></ol></template>"
        );
        assert_eq!(patch, expected);
    }

    #[test]
    fn what_was_never_shown_is_sent_whole() {
        let mut patch = String::new();
        let page = list(&["a", "b"]);
        Fragments::new(page.clone()).patch(&Prints::default(), &mut patch);
        assert_eq!(patch, format!("<template>{page}</template>"));
    }

    #[test]
    fn what_goes_elsewhere_is_sent_again() {
        let at = |a: &str, b: &str| {
            format!("<div id=\"a\"><p>{LONG}</p>{a}</div><div id=\"b\"><p>{LONG}</p>{b}</div>")
        };
        let thing = format!("<i id=\"x\">{LONG}, the thing</i>");
        let (before, now) = (at(&thing, ""), at("", &thing));
        let [a, b] = [at("", ""), at("", &thing)]
            .map(|it| it.split("</div>").map(str::to_owned).collect::<Vec<_>>());
        let expected =
            format!("<template>{}</div></template><template>{}</div></template>", a[0], b[1]);
        assert_eq!(patch(&before, &now), expected);
    }

    #[test]
    fn elements_without_an_end_and_short_ones_are_no_trouble() {
        let page = |n: u32| {
            format!(
                "<section id=\"s\"><input id=\"a\" name=\"a-rather-long-name\" value=\"{n}\">\
                 <svg><use href=\"#m1\"/></svg><svg><use href=\"#m2\"></svg><b id=\"b\">{n}</b></section>"
            )
        };
        assert_eq!(patch(&page(1), &page(1)), "");
        let expected = format!("<template>{}</template>", page(2));
        assert_eq!(patch(&page(1), &page(2)), expected);
    }
}
