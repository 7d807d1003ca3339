//! Takes a page apart into keyed fragments, and says what has changed since another one.
//!
//! A fragment is an element with an id: a player's panel, a turn of the log, a layer of a
//! board, a card. Whoever has shown a page keeps the fingerprints of its fragments. A patch
//! has only the fragments whose bytes are others now; what is the same within one of them is
//! left out, and a `template` with `data-same` names what stays in its place. Each fragment of a
//! patch is in a `template` too, because a browser reads a row of a table only on its own, and
//! parts of a drawing are in an `svg`.

use std::{
    hash::{BuildHasher as _, Hasher as _},
    iter,
    ops::Range,
    sync::{Arc, LazyLock},
};

use foldhash::quality::RandomState;
use memchr::{memchr, memchr_iter, memmem::Finder};

/// Shorter elements are part of the fragment around them: a place for one is as long.
const LEN_MIN: usize = 48;

/// How the mark of an inset begins; its number follows. Text of people is escaped and can't be
/// taken for one.
pub(crate) const MARK: &str = "inset ";

/// How an id begins.
const ID_TEXT: &str = " id=\"";

static ID: LazyLock<Finder<'static>> = LazyLock::new(|| Finder::new(ID_TEXT));

/// A part of a page, taken apart.
#[derive(Debug)]
pub struct Fragments {
    /// The markup, with marks where insets are.
    html: String,
    /// In the order in which they begin.
    parts: Vec<Part>,
    prints: Arc<Prints>,
}

/// One fragment: where it is, and how many of those after it lie within.
#[derive(Debug)]
struct Part {
    start: usize,
    end: usize,
    id: (usize, usize),
    n_within: usize,
    /// Whether it is part of a drawing, and has to be read as such.
    is_drawn: bool,
    /// What stands here; its id is in there, too.
    inset: Option<Arc<Fragments>>,
}

/// What is kept of fragments that were shown: no bytes.
#[derive(Debug, Default, PartialEq, Eq)]
pub struct Prints(Vec<Print>);

/// The fingerprint of a fragment.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
struct Print {
    /// Stands for its id and the fragment it lies in.
    key: u64,
    /// Stands for its bytes but for what lies within.
    own: u64,
    /// Stands for all its bytes.
    all: u64,
    /// The fingerprints of an inset.
    inset: Option<Arc<Prints>>,
}

/// All fingerprints of one process are comparable; nobody outside can foresee them.
static HASHER: LazyLock<RandomState> = LazyLock::new(RandomState::default);

impl Fragments {
    /// Takes markup apart, with what is set into it where there are marks.
    pub fn new(html: String, insets: &[Arc<Fragments>]) -> Fragments {
        let parts = parts(&html, insets);
        let mut prints = vec![Print::default(); parts.len()];
        let mut idx = 0;
        while let Some(part) = parts.get(idx) {
            print(&html, &parts, &mut prints, idx, 0);
            idx += 1 + part.n_within;
        }
        Fragments { html, parts, prints: Arc::new(Prints(prints)) }
    }

    /// Returns the markup.
    pub fn html(&self) -> String {
        let mut html = String::with_capacity(2 * self.html.len());
        let mut at = 0;
        for part in &self.parts {
            if let Some(inset) = &part.inset {
                html.push_str(&self.html[at..part.start]);
                html.push_str(&inset.html);
                at = part.end;
            }
        }
        html.push_str(&self.html[at..]);
        html
    }

    /// Returns the markup of an inset, which has none set into it.
    pub(crate) fn text(&self) -> &str {
        &self.html
    }

    /// Returns whether it is one fragment from its beginning to its end.
    pub(crate) fn is_one(&self) -> bool {
        self.parts.first().is_some_and(|it| it.start == 0 && it.end == self.html.len())
    }

    /// Returns the fingerprints, to be compared with later.
    pub fn prints(&self) -> &Arc<Prints> {
        &self.prints
    }

    /// Adds what has changed since other fragments were shown.
    pub fn patch(&self, before: &Prints, patch: &mut String) {
        let mut known = Known::new(before);
        for idx in self.within(0..self.parts.len()) {
            self.compare(idx, &mut known, false, patch);
        }
    }

    /// Adds what has changed of one fragment: all of it, or what lies within.
    fn compare(&self, idx: usize, known: &mut Known, is_drawn: bool, patch: &mut String) {
        let (part, print) = (&self.parts[idx], &self.prints.0[idx]);
        let is_drawn = is_drawn || part.is_drawn;
        match (known.find(print.key), &part.inset) {
            (Some(old), _) if old.all == print.all => {}
            (Some(old), Some(inset)) if old.own == print.own => {
                let mut known = Known::of_inset(old);
                for inner in inset.within(inset.inside(0)) {
                    inset.compare(inner, &mut known, is_drawn, patch);
                }
            }
            (Some(old), None) if old.own == print.own => {
                for inner in self.within(self.inside(idx)) {
                    self.compare(inner, known, is_drawn, patch);
                }
            }
            (Some(_) | None, _) => {
                let (open, close) = match is_drawn {
                    false => ("<template>", "</template>"),
                    true => ("<template><svg>", "</svg></template>"),
                };
                patch.push_str(open);
                self.write(idx, known, patch);
                patch.push_str(close);
            }
        }
    }

    /// Writes a fragment, with places for what is the same within.
    fn write(&self, idx: usize, known: &mut Known, patch: &mut String) {
        let part = &self.parts[idx];
        if let Some(inset) = &part.inset {
            match known.find(self.prints.0[idx].key) {
                Some(old) => inset.write(0, &mut Known::of_inset(old), patch),
                None => patch.push_str(&inset.html),
            }
            return;
        }
        let mut at = part.start;
        let mut same = Vec::new();
        for inner in self.within(self.inside(idx)) {
            let Part { start, end, .. } = self.parts[inner];
            if at < start {
                keep(&mut same, patch);
                patch.push_str(&self.html[at..start]);
            }
            let print = &self.prints.0[inner];
            match known.find(print.key).is_some_and(|old| old.all == print.all) {
                true => same.push(self.id(inner)),
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

    /// Returns the id of a fragment.
    fn id(&self, idx: usize) -> &str {
        self.parts[idx].id_in(&self.html)
    }

    /// Returns the places of the fragments within one.
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

impl Part {
    /// Returns its id, which is in the markup or in what is set into it.
    fn id_in<'a>(&'a self, html: &'a str) -> &'a str {
        match &self.inset {
            Some(inset) => inset.id(0),
            None => &html[self.id.0..self.id.1],
        }
    }
}

/// Writes a place for some fragments that are the same.
fn keep(same: &mut Vec<&str>, patch: &mut String) {
    if !same.is_empty() {
        patch.push_str("<template data-same=\"");
        patch.push_str(&same.join(" "));
        patch.push_str("\"></template>");
        same.clear();
    }
}

/// Fingerprints that are looked up mostly in their order.
struct Known<'a> {
    before: &'a [Print],
    at: usize,
}

impl<'a> Known<'a> {
    fn new(before: &'a Prints) -> Known<'a> {
        Known { before: &before.0, at: 0 }
    }

    /// What was known of an inset, or of what stood in its place.
    fn of_inset(print: &'a Print) -> Known<'a> {
        Known { before: print.inset.as_deref().map_or(&[], |it| &it.0), at: 0 }
    }

    fn find(&mut self, key: u64) -> Option<&'a Print> {
        let (passed, rest) = self.before.split_at(self.at);
        let ahead = rest.iter().position(|it| it.key == key).map(|n| self.at + n);
        let idx = ahead.or_else(|| passed.iter().position(|it| it.key == key))?;
        self.at = idx + 1;
        Some(&self.before[idx])
    }
}

/// Finds the elements with an id, and what is set into the markup.
///
/// All but void elements have an end, so that counting them is enough. A `<` in text or in an
/// attribute is escaped.
fn parts(html: &str, insets: &[Arc<Fragments>]) -> Vec<Part> {
    let bytes = html.as_bytes();
    let mut scan = Scan { html, parts: Vec::new(), open: Vec::new(), depth: 0, svg: None };
    // One pass for all ids is far cheaper than a look into each tag.
    let mut ids = ID.find_iter(bytes).peekable();
    let mut tags = memchr_iter(b'<', bytes).peekable();
    while let Some(start) = tags.next() {
        let end = tags.peek().copied().unwrap_or(bytes.len());
        let id = ids.next_if(|id| *id < end);
        match &bytes[start + 1..] {
            // Counted as void, with an end or without.
            [b'/', b'u', b's', b'e', b'>', ..] => {}
            [b'/', ..] => scan.close(start),
            [b'!', ..] => {}
            tag if tag.starts_with(MARK.as_bytes()) => scan.inset(start, insets),
            tag => scan.open(start, tag, id),
        }
    }
    debug_assert!(scan.depth == 0, "an element has no end: {html}");
    scan.parts
}

/// How far markup was read.
struct Scan<'a> {
    html: &'a str,
    parts: Vec<Part>,
    /// The fragments that are open, and how many elements are around each.
    open: Vec<(u32, usize)>,
    /// How many elements are open.
    depth: u32,
    /// How many elements are around the drawing that is open.
    svg: Option<u32>,
}

impl Scan<'_> {
    fn open(&mut self, start: usize, tag: &[u8], id: Option<usize>) {
        let is_drawn = self.svg.is_some();
        let id = id.and_then(|at| id_at(self.html.as_bytes(), at));
        // Drawings that come from elsewhere end elements with a slash.
        let is_ended = || self.html.as_bytes()[..self.end_of_tag(start)].ends_with(b"/>");
        if is_void(tag) || is_drawn && is_ended() {
            let end = self.end_of_tag(start);
            if let Some(id) = id.filter(|_| end - start >= LEN_MIN) {
                self.parts.push(Part { start, end, id, n_within: 0, is_drawn, inset: None });
            }
            return;
        }
        if let Some(id) = id {
            self.open.push((self.depth, self.parts.len()));
            self.parts.push(Part { start, end: start, id, n_within: 0, is_drawn, inset: None });
        }
        if tag.starts_with(b"svg") && !is_drawn {
            self.svg = Some(self.depth);
        }
        self.depth += 1;
    }

    fn close(&mut self, start: usize) {
        self.depth = self.depth.saturating_sub(1);
        self.svg = self.svg.filter(|depth| *depth < self.depth);
        let Some((_, idx)) = self.open.pop_if(|(depth, _)| *depth == self.depth) else { return };
        let end = self.end_of_tag(start);
        let n_within = self.parts.len() - idx - 1;
        let part = &mut self.parts[idx];
        (part.end, part.n_within) = (end, n_within);
        // A short one that has none within is part of what is around it.
        if n_within == 0 && end - part.start < LEN_MIN {
            self.parts.truncate(idx);
        }
    }

    fn inset(&mut self, start: usize, insets: &[Arc<Fragments>]) {
        let end = self.end_of_tag(start);
        let number = self.html[start + 1 + MARK.len()..end - 1].parse::<usize>();
        let inset = number.ok().and_then(|it| insets.get(it)).cloned();
        let is_drawn = self.svg.is_some();
        self.parts.push(Part { start, end, id: (0, 0), n_within: 0, is_drawn, inset });
    }

    fn end_of_tag(&self, start: usize) -> usize {
        let rest = &self.html.as_bytes()[start..];
        memchr(b'>', rest).map_or(self.html.len(), |len| start + len + 1)
    }
}

/// Returns whether a tag is that of an element without an end. In drawings that is `use`, which
/// is everywhere.
fn is_void(tag: &[u8]) -> bool {
    const VOID: [&[u8]; 8] = [b"use", b"input", b"br", b"hr", b"img", b"link", b"meta", b"wbr"];
    let is = |name: &&[u8]| {
        tag.starts_with(name) && matches!(tag.get(name.len()), Some(b' ' | b'>' | b'/'))
    };
    matches!(tag.first(), Some(b'u' | b'i' | b'b' | b'h' | b'l' | b'm' | b'w'))
        && VOID.iter().any(is)
}

/// Returns where the value of an attribute with an id lies.
fn id_at(bytes: &[u8], at: usize) -> Option<(usize, usize)> {
    let from = at + ID_TEXT.len();
    Some((from, from + memchr(b'"', &bytes[from..])?))
}

/// Takes the fingerprints of a fragment and of all that lies within.
fn print(html: &str, parts: &[Part], prints: &mut [Print], idx: usize, around: u64) -> u64 {
    let part = &parts[idx];
    let id = part.id_in(html);
    let key = hash(|it| {
        it.write_u64(around);
        it.write(id.as_bytes());
    });
    if let Some(inset) = &part.inset {
        let Print { own, all, .. } = inset.prints.0[0];
        prints[idx] = Print { key, own, all, inset: Some(inset.prints.clone()) };
        return all;
    }
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
    prints[idx] = Print { key, own, all, inset: None };
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

    fn taken_apart(html: &str) -> Fragments {
        Fragments::new(html.to_owned(), &[])
    }

    fn patch(before: &str, now: &str) -> String {
        let mut patch = String::new();
        let before = taken_apart(before);
        taken_apart(now).patch(before.prints(), &mut patch);
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
        taken_apart(&page).patch(&Prints::default(), &mut patch);
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
                 <svg><use href=\"#m1\"/></svg><svg><use href=\"#m2\"><path d=\"M0 0\"/><use href=\"#m3\"></use></svg>\
                 <b id=\"b\">{n}</b></section>"
            )
        };
        assert_eq!(patch(&page(1), &page(1)), "");
        let expected = format!("<template>{}</template>", page(2));
        assert_eq!(patch(&page(1), &page(2)), expected);
    }
}
