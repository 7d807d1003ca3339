//! Renderings of a table, made once for all who see the same.

use std::{
    collections::HashMap,
    sync::{Arc, Mutex, MutexGuard, PoisonError},
};

use catalog::{Fragments, Insets, Prints};
use maud::Markup;
use pages::{FragmentId, Stamp};
use tables::Screen;
use words::Lang;

/// How many fragments that seldom change are kept for a table.
const N_KEPT_MAX: usize = 32;

/// All that the fragments of a table depend on, for one device.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RenderKey {
    /// The version of the table.
    pub version: u64,
    /// What the device shows.
    pub screen: Screen,
    /// The language.
    pub lang: Lang,
    /// Whether advice is shown.
    pub has_hint: bool,
}

/// The fragments of a page, for one viewer or for all who see the same.
#[derive(Debug)]
pub struct Rendering {
    render_key: RenderKey,
    fragments: Vec<Arc<Fragments>>,
    prints: Arc<PagePrints>,
    /// The last patch, and the fingerprints of what its receivers had before.
    patch: Mutex<Option<(Arc<PagePrints>, Arc<str>)>>,
}

/// What a stream remembers of what it has sent: fingerprints, by fragment.
#[derive(Debug, Default)]
pub struct PagePrints(Vec<(FragmentId, Arc<Prints>)>);

impl Rendering {
    /// Makes a rendering of its fragments.
    pub fn new(render_key: RenderKey, fragments: Vec<(FragmentId, Arc<Fragments>)>) -> Rendering {
        let prints = fragments.iter().map(|(id, it)| (*id, it.prints().clone())).collect();
        let fragments = fragments.into_iter().map(|(_, it)| it).collect();
        let prints = Arc::new(PagePrints(prints));
        Rendering { render_key, fragments, prints, patch: Mutex::default() }
    }

    /// Returns the fingerprints, to be remembered once it was sent.
    pub fn prints(&self) -> &Arc<PagePrints> {
        &self.prints
    }

    /// Returns the patch: only what has changed since something else was sent.
    pub fn patch(&self, before: &Arc<PagePrints>) -> Arc<str> {
        let mut last = lock(&self.patch);
        if let Some((_, patch)) = last.as_ref().filter(|(since, _)| Arc::ptr_eq(since, before)) {
            return patch.clone();
        }
        let mut patch = String::new();
        for ((id, prints), fragment) in self.prints.0.iter().zip(&self.fragments) {
            match before.0.iter().find(|(it, _)| it == id) {
                Some((_, known)) if known == prints => {}
                Some((_, known)) => fragment.patch(known, &mut patch),
                None => fragment.patch(&Prints::default(), &mut patch),
            }
        }
        let patch: Arc<str> = patch.into();
        *last = Some((before.clone(), patch.clone()));
        patch
    }
}

/// The renderings of a table that others may need as well.
#[derive(Debug, Default)]
pub struct Renderings {
    /// What everybody sees who does not take part.
    everybody: Mutex<HashMap<Lang, Arc<Rendering>>>,
    /// Fragments that seldom change, by everything they depend on.
    kept: Mutex<HashMap<(Lang, Stamp), Arc<Fragments>>>,
}

impl Renderings {
    /// Returns what everybody sees, and renders it if necessary.
    pub fn of_all(
        &self,
        render_key: RenderKey,
        make: impl FnOnce() -> Rendering,
    ) -> Arc<Rendering> {
        // Whoever comes meanwhile waits, since rendering it again would take as long.
        let mut last = lock(&self.everybody);
        if let Some(rendering) = last.get(&render_key.lang).filter(|it| it.render_key == render_key)
        {
            return rendering.clone();
        }
        let made = Arc::new(make());
        // Somebody may still need an older version.
        if last.get(&render_key.lang).is_none_or(|it| it.render_key.version < render_key.version) {
            last.insert(render_key.lang, made.clone());
        }
        made
    }

    /// Returns a fragment, and renders it unless an equal one is kept.
    pub fn fragment(
        &self,
        lang: Lang,
        stamp: Option<Stamp>,
        insets: &Insets,
        draw: impl FnOnce() -> Markup,
    ) -> Arc<Fragments> {
        let drawn = || Arc::new(insets.take_apart(draw().into_string()));
        let Some(stamp) = stamp else { return drawn() };
        let key = (lang, stamp);
        if let Some(kept) = lock(&self.kept).get(&key) {
            return kept.clone();
        }
        let made = drawn();
        let mut kept = lock(&self.kept);
        if kept.len() >= N_KEPT_MAX {
            kept.clear();
        }
        kept.insert(key, made.clone());
        made
    }
}

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

#[cfg(test)]
mod tests {
    use maud::PreEscaped;

    use super::*;

    fn render_key(version: u64, lang: Lang) -> RenderKey {
        RenderKey { version, screen: Screen::Spectator, lang, has_hint: false }
    }

    fn rendering(render_key: RenderKey) -> Rendering {
        let text = "a status that is long enough to be a fragment";
        let html = format!("<p id=\"status\">{text}, version {}</p>", render_key.version);
        Rendering::new(render_key, vec![(FragmentId::Status, Arc::new(Fragments::new(html, &[])))])
    }

    #[test]
    fn all_who_see_the_same_share_one_rendering_and_one_patch() {
        let renderings = Renderings::default();
        let (seven, eight) = (render_key(7, Lang::En), render_key(8, Lang::En));
        let one = renderings.of_all(seven, || rendering(seven));
        let two = renderings.of_all(seven, || unreachable!("it is there"));
        assert!(Arc::ptr_eq(&one, &two));
        let next = renderings.of_all(eight, || rendering(eight));
        let patch = next.patch(one.prints());
        assert!(patch.ends_with("version 8</p></template>"));
        assert!(Arc::ptr_eq(&patch, &next.patch(two.prints())));
        assert_eq!(&*next.patch(next.prints()), "");
        renderings.of_all(render_key(8, Lang::De), || rendering(render_key(8, Lang::De)));
        // A late request gets its own version and evicts nothing.
        assert_eq!(renderings.of_all(seven, || rendering(seven)).render_key, seven);
        renderings.of_all(eight, || unreachable!("it is there"));
    }

    #[test]
    fn a_region_is_drawn_once_for_equal_stamps_only() {
        let (renderings, insets) = (Renderings::default(), Insets::apart());
        let draw = |text: &str| PreEscaped(format!("<section id=\"chat\">{text}</section>"));
        let chat = |key: &str| Stamp::Chat { lines: Vec::new(), key: Some(key.to_owned()) };
        let anna = renderings.fragment(Lang::En, Some(chat("anna")), &insets, || draw("anna"));
        let bea = renderings.fragment(Lang::En, Some(chat("bea")), &insets, || draw("bea"));
        assert!(anna.html().contains("anna") && bea.html().contains("bea"));
        let again =
            renderings.fragment(Lang::En, Some(chat("anna")), &insets, || unreachable!("kept"));
        assert!(Arc::ptr_eq(&anna, &again));
        let german = renderings.fragment(Lang::De, Some(chat("anna")), &insets, || draw("de"));
        assert!(german.html().contains("de"));
    }
}
