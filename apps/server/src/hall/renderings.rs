//! What everybody is shown who has nothing to do with a table: made once for
//! all of them.

use std::{
    collections::HashMap,
    hash::{DefaultHasher, Hash as _, Hasher as _},
    sync::{Arc, Mutex, PoisonError, Weak},
};

use words::Lang;

use super::Look;
use crate::pages::{LogRow, RegionId};

/// The regions of a page, for one viewer or for all who see the same.
#[derive(Debug)]
pub struct Rendering {
    /// The version of the table.
    pub version: u64,
    /// Whose eyes it is for.
    pub look: Look,
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
}

/// The last rendering of a table in each language.
#[derive(Debug, Default)]
pub struct Renderings {
    last: Mutex<HashMap<Lang, Arc<Rendering>>>,
}

impl Renderings {
    /// Returns the rendering of a version, and makes it from the one before if
    /// there is none yet.
    pub fn of(
        &self,
        lang: Lang,
        version: u64,
        make: impl FnOnce(Option<&Rendering>) -> Rendering,
    ) -> Arc<Rendering> {
        // Whoever comes while it is made waits: to make it again would take as long.
        let mut last = self.last.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(rendering) = last.get(&lang).filter(|it| it.version == version) {
            return rendering.clone();
        }
        let made = Arc::new(make(last.get(&lang).map(AsRef::as_ref)));
        // Somebody may still look at an older version.
        if last.get(&lang).is_none_or(|it| it.version < made.version) {
            last.insert(lang, made.clone());
        }
        made
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn rendering(version: u64) -> Rendering {
        let regions = Rendering::prints([(RegionId::Status, format!("<p>{version}</p>"))]);
        Rendering { version, look: Look::Spectator, log: Arc::default(), tail: None, regions }
    }

    #[test]
    fn all_who_see_the_same_share_one_rendering() {
        let renderings = Renderings::default();
        let one = renderings.of(Lang::En, 7, |_| rendering(7));
        let two = renderings.of(Lang::En, 7, |_| unreachable!("it is there"));
        assert!(Arc::ptr_eq(&one, &two));
        let next = renderings.of(Lang::En, 8, |before| {
            assert_eq!(before.map(|it| it.version), Some(7));
            rendering(8)
        });
        assert_ne!(one.regions[0].1, next.regions[0].1);
        renderings.of(Lang::De, 8, |before| {
            assert!(before.is_none());
            rendering(8)
        });
        // A late one gets what it asks for and takes nothing away.
        assert_eq!(renderings.of(Lang::En, 7, |_| rendering(7)).version, 7);
        renderings.of(Lang::En, 8, |_| unreachable!("it is still there"));
    }
}
