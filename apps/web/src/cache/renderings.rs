//! What people are shown of a table, made once for all who are shown the same.

use std::{
    collections::HashMap,
    hash::{DefaultHasher, Hash as _, Hasher as _},
    sync::{Arc, Mutex, MutexGuard, PoisonError, Weak},
};

use pages::{LogRow, RegionId};
use store::Digest;
use tables::Screen;
use words::Lang;

/// What decides how the regions of a table look to one device.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Sight {
    /// The version of the table.
    pub version: u64,
    /// Whose eyes it is for.
    pub screen: Screen,
    /// The language.
    pub lang: Lang,
    /// Whether advice is shown.
    pub has_hint: bool,
}

/// The regions of a page, for one viewer or for all who see the same.
#[derive(Debug)]
pub struct Rendering {
    /// What it shows.
    pub sight: Sight,
    /// The log it shows.
    pub log: Arc<Vec<LogRow>>,
    /// What has come to the log, and since which one.
    pub tail: Option<(Weak<Vec<LogRow>>, String)>,
    /// The regions, each with a fingerprint.
    pub regions: Vec<(RegionId, u64, String)>,
}

impl Rendering {
    /// Takes fingerprints of regions.
    pub fn prints(
        regions: impl IntoIterator<Item = (RegionId, String)>,
    ) -> Vec<(RegionId, u64, String)> {
        let print = |(id, html): (RegionId, String)| {
            let mut hasher = DefaultHasher::new();
            html.hash(&mut hasher);
            (id, hasher.finish(), html)
        };
        regions.into_iter().map(print).collect()
    }

    /// Returns what has come to the log since another one, if that is known.
    pub fn tail_since(&self, log: &Arc<Vec<LogRow>>) -> Option<&str> {
        let (since, tail) = self.tail.as_ref()?;
        (since.as_ptr() == Arc::as_ptr(log)).then_some(tail)
    }

    /// Returns all regions in a row.
    pub fn html(&self) -> String {
        let mut html =
            String::with_capacity(self.regions.iter().map(|(_, _, html)| html.len()).sum());
        for (_, _, region) in &self.regions {
            html.push_str(region);
        }
        html
    }
}

/// The renderings of a table that somebody else may want as well.
#[derive(Debug, Default)]
pub struct Renderings {
    /// What everybody is shown who has nothing to do with the table.
    everybody: Mutex<HashMap<Lang, Arc<Rendering>>>,
    /// What devices are shown on which somebody does something: they get it
    /// twice, as an answer and by their stream.
    own: Mutex<HashMap<Digest, Arc<Mutex<Own>>>>,
}

/// What one device is shown.
#[derive(Debug, Default)]
struct Own {
    /// How many answers are still to come.
    n_answers: u32,
    /// What was made for one and is wanted by the other.
    made: Option<Arc<Rendering>>,
    /// The log that its stream has shown.
    log: Option<Arc<Vec<LogRow>>>,
}

/// A device that waits for an answer.
#[derive(Debug)]
pub struct Waiting(Arc<Mutex<Own>>);

impl Drop for Waiting {
    fn drop(&mut self) {
        lock(&self.0).n_answers -= 1;
    }
}

impl Renderings {
    /// Returns what everybody is shown, and makes it from what was shown before
    /// if there is none yet.
    pub fn of_all(
        &self,
        sight: Sight,
        make: impl FnOnce(Option<&Rendering>) -> Rendering,
    ) -> Arc<Rendering> {
        // Whoever comes while it is made waits: to make it again would take as long.
        let mut last = lock(&self.everybody);
        if let Some(rendering) = last.get(&sight.lang).filter(|it| it.sight == sight) {
            return rendering.clone();
        }
        let made = Arc::new(make(last.get(&sight.lang).map(AsRef::as_ref)));
        // Somebody may still look at an older version.
        if last.get(&sight.lang).is_none_or(|it| it.sight.version < sight.version) {
            last.insert(sight.lang, made.clone());
        }
        made
    }

    /// Notes that a device waits for an answer.
    pub fn wait(&self, device: Digest) -> Waiting {
        let own = lock(&self.own).entry(device).or_default().clone();
        lock(&own).n_answers += 1;
        Waiting(own)
    }

    /// Returns what a device is answered; if there is none yet, made from the log
    /// that its stream has shown.
    pub fn answer(
        &self,
        waiting: &Waiting,
        sight: Sight,
        make: impl FnOnce(Option<&Arc<Vec<LogRow>>>) -> Rendering,
    ) -> Arc<Rendering> {
        let mut own = lock(&waiting.0);
        match own.made.take().filter(|it| it.sight == sight) {
            Some(made) => made,
            None => {
                let made = Arc::new(make(own.log.as_ref()));
                own.made = Some(made.clone());
                made
            }
        }
    }

    /// Returns what the stream of a device shows.
    pub fn stream(
        &self,
        device: &Digest,
        sight: Sight,
        make: impl FnOnce() -> Rendering,
    ) -> Arc<Rendering> {
        let Some(own) = lock(&self.own).get(device).cloned() else { return Arc::new(make()) };
        let mut own = lock(&own);
        let made = match own.made.take().filter(|it| it.sight == sight) {
            Some(made) => made,
            None => {
                let made = Arc::new(make());
                // Nobody else wants it, unless an answer is still to come.
                own.made = (0 < own.n_answers).then(|| made.clone());
                made
            }
        };
        own.log = Some(made.log.clone());
        made
    }
}

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn sight(version: u64, lang: Lang) -> Sight {
        Sight { version, screen: Screen::Spectator, lang, has_hint: false }
    }

    fn rendering(sight: Sight) -> Rendering {
        let version = sight.version;
        let regions = Rendering::prints([(RegionId::Status, format!("<p>{version}</p>"))]);
        Rendering { sight, log: Arc::default(), tail: None, regions }
    }

    #[test]
    fn all_who_see_the_same_share_one_rendering() {
        let renderings = Renderings::default();
        let (seven, eight) = (sight(7, Lang::En), sight(8, Lang::En));
        let one = renderings.of_all(seven, |_| rendering(seven));
        let two = renderings.of_all(seven, |_| unreachable!("it is there"));
        assert!(Arc::ptr_eq(&one, &two));
        let next = renderings.of_all(eight, |before| {
            assert_eq!(before.map(|it| it.sight), Some(seven));
            rendering(eight)
        });
        assert_ne!(one.regions[0].1, next.regions[0].1);
        renderings.of_all(sight(8, Lang::De), |before| {
            assert!(before.is_none());
            rendering(sight(8, Lang::De))
        });
        // A late one gets what it asks for and takes nothing away.
        assert_eq!(renderings.of_all(seven, |_| rendering(seven)).sight, seven);
        renderings.of_all(eight, |_| unreachable!("it is still there"));
    }

    #[test]
    fn an_answer_and_a_stream_share_one_rendering() {
        let (renderings, device) = (Renderings::default(), Digest::of("a device"));
        let (seven, eight) = (sight(7, Lang::En), sight(8, Lang::En));
        for is_answer_first in [true, false] {
            let waiting = renderings.wait(device);
            let answer =
                |make: &dyn Fn() -> Rendering| renderings.answer(&waiting, seven, |_| make());
            let stream = |make: &dyn Fn() -> Rendering| renderings.stream(&device, seven, make);
            let (first, second) = match is_answer_first {
                true => (answer(&|| rendering(seven)), stream(&|| unreachable!("it is there"))),
                false => (stream(&|| rendering(seven)), answer(&|| unreachable!("it is there"))),
            };
            assert!(Arc::ptr_eq(&first, &second));
            // Nothing is kept that nobody wants.
            assert_eq!(Arc::strong_count(&first), 2);
        }
        // Whoever only looks keeps nothing, and nothing old is shown.
        assert_eq!(Arc::strong_count(&renderings.stream(&device, seven, || rendering(seven))), 1);
        let waiting = renderings.wait(device);
        renderings.answer(&waiting, seven, |_| rendering(seven));
        assert_eq!(renderings.stream(&device, eight, || rendering(eight)).sight, eight);
        let hinted = Sight { has_hint: true, ..eight };
        assert_eq!(renderings.answer(&waiting, hinted, |_| rendering(hinted)).sight, hinted);
    }
}
