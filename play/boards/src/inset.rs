//! Insets: parts of a page that are drawn once and set into many pages.
//!
//! An inset is drawn by a function that has nothing but its inputs, so that equal inputs mean
//! equal markup, whoever looks and at whichever table. It is an element with an id. In markup
//! that is taken apart afterwards only a mark stands for it; what is drawn for a loaded page has
//! it inline.

use std::{
    any::type_name,
    cell::RefCell,
    hash::{Hash, Hasher},
    sync::{Arc, LazyLock},
};

use maud::{Markup, PreEscaped};
use quick_cache::{Weighter, sync::Cache};

use crate::fragment::{Fragments, MARK};

/// How many insets are expected, and how many bytes they may take.
const N_EXPECTED: usize = 32_768;
const BYTES_MAX: u64 = 32 << 20;

/// What an inset takes beside its markup and its key.
const OVERHEAD: usize = 256;

static KNOWN: LazyLock<Cache<Box<[u8]>, Arc<Fragments>, Size>> =
    LazyLock::new(|| Cache::with_weighter(N_EXPECTED, BYTES_MAX, Size));

#[derive(Clone, Debug)]
struct Size;

impl Weighter<Box<[u8]>, Arc<Fragments>> for Size {
    fn weight(&self, key: &Box<[u8]>, inset: &Arc<Fragments>) -> u64 {
        (key.len() + 2 * inset.text().len() + OVERHEAD) as u64
    }
}

/// The insets of one page.
#[derive(Debug)]
pub struct Insets(Option<RefCell<Vec<Arc<Fragments>>>>);

impl Insets {
    /// Writes insets into the markup.
    pub fn inline() -> Insets {
        Insets(None)
    }

    /// Keeps insets apart from the markup, which must be taken apart with them.
    pub fn apart() -> Insets {
        Insets(Some(RefCell::default()))
    }

    /// Draws an inset, unless one with equal inputs is known.
    pub fn draw<K: Hash>(&self, inputs: &K, draw: fn(&K) -> Markup) -> Markup {
        let mut key = Key(Vec::with_capacity(128));
        // The same inputs mean something else to another function.
        type_name::<K>().hash(&mut key);
        (draw as usize).hash(&mut key);
        inputs.hash(&mut key);
        let make = || Arc::new(Fragments::new(draw(inputs).0, &[]));
        let inset = KNOWN.get(key.0.as_slice()).unwrap_or_else(|| {
            let made = make();
            KNOWN.insert(key.0.into(), made.clone());
            made
        });
        self.set(inset)
    }

    /// Sets something into the page that was drawn before.
    pub fn set(&self, inset: Arc<Fragments>) -> Markup {
        match &self.0 {
            Some(insets) if inset.is_one() => {
                let mut insets = insets.borrow_mut();
                insets.push(inset);
                PreEscaped(format!("<{MARK}{}>", insets.len() - 1))
            }
            Some(_) | None => PreEscaped(inset.text().to_owned()),
        }
    }

    /// Takes apart markup that was drawn with these insets.
    pub fn take_apart(&self, html: String) -> Fragments {
        match &self.0 {
            Some(insets) => Fragments::new(html, &insets.borrow()),
            None => Fragments::new(html, &[]),
        }
    }
}

/// Collects what would be hashed: everything that decides how an inset looks.
struct Key(Vec<u8>);

impl Hasher for Key {
    fn write(&mut self, bytes: &[u8]) {
        self.0.extend_from_slice(bytes);
    }

    fn finish(&self) -> u64 {
        unreachable!("a key is compared as a whole")
    }
}

#[cfg(test)]
mod tests {
    use maud::html;

    use super::*;

    fn hex(inputs: &(u8, &'static str)) -> Markup {
        html! { span id={ "hex-" (inputs.0) } { "a hex that is long enough to be worth it " (inputs.1) } }
    }

    fn bare(inputs: &(u8, &'static str)) -> Markup {
        html! { b { (inputs.0) } i { (inputs.1) } }
    }

    fn page(insets: &Insets, people: &'static str) -> String {
        let inner = [1, 2]
            .map(|number| insets.draw(&(number, if number == 2 { people } else { "nobody" }), hex));
        html! { section #map { (inner[0]) p { "in between" } (inner[1]) } }.0
    }

    #[test]
    fn an_inset_is_inline_or_apart_and_the_same() {
        let (apart, inline) = (Insets::apart(), page(&Insets::inline(), "Anna"));
        let marked = page(&apart, "Anna");
        assert!(marked.contains("<inset 0>") && !marked.contains("Anna"), "{marked}");
        assert_eq!(apart.take_apart(marked).html(), inline);
    }

    #[test]
    fn equal_inputs_are_drawn_once_and_other_functions_draw_something_else() {
        let insets = Insets::apart();
        let inputs = (7, "once");
        insets.draw(&inputs, hex);
        insets.draw(&inputs, hex);
        let drawn = insets.0.as_ref().unwrap().borrow();
        assert!(Arc::ptr_eq(&drawn[0], &drawn[1]));
        assert_eq!(Insets::inline().draw(&inputs, bare).0, "<b>7</b><i>once</i>");
    }

    #[test]
    fn what_is_not_one_element_with_an_id_is_inline() {
        assert_eq!(Insets::apart().draw(&(7, "x"), bare).0, "<b>7</b><i>x</i>");
    }

    #[test]
    fn a_patch_is_the_same_whether_insets_are_apart_or_inline() {
        let patch = |before: &Insets, now: &Insets| {
            let before = before.take_apart(page(before, "Anna"));
            let mut patch = String::new();
            now.take_apart(page(now, "Bea")).patch(before.prints(), &mut patch);
            patch
        };
        let apart = patch(&Insets::apart(), &Insets::apart());
        assert!(apart.starts_with("<template><span id=\"hex-2\">") && apart.contains("Bea"));
        assert!(!apart.contains("hex-1") && !apart.contains("<inset"), "{apart}");
        assert_eq!(apart, patch(&Insets::inline(), &Insets::inline()));
    }
}
