//! Lists and maps that stop reading when they are full.

use std::{collections::BTreeMap, fmt, marker::PhantomData};

use serde::{
    Deserialize, Deserializer, Serialize,
    de::{Error, MapAccess, SeqAccess, Visitor},
};

use crate::{Limit, limits::OPTIONS_MAX};

/// A list of at most `MAX` items.
#[derive(Serialize)]
#[serde(transparent)]
pub(crate) struct Bounded<T, const MAX: usize>(pub(crate) Vec<T>);

impl<T, const MAX: usize> Bounded<T, MAX> {
    pub(crate) fn is_empty(&self) -> bool {
        self.0.is_empty()
    }
}

impl<T, const MAX: usize> Default for Bounded<T, MAX> {
    fn default() -> Self {
        Bounded(Vec::new())
    }
}

impl<T, const MAX: usize> FromIterator<T> for Bounded<T, MAX> {
    fn from_iter<I: IntoIterator<Item = T>>(items: I) -> Self {
        Bounded(items.into_iter().collect())
    }
}

impl<'de, T: Deserialize<'de>, const MAX: usize> Deserialize<'de> for Bounded<T, MAX> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_seq(List(PhantomData))
    }
}

struct List<T, const MAX: usize>(PhantomData<T>);

impl<'de, T: Deserialize<'de>, const MAX: usize> Visitor<'de> for List<T, MAX> {
    type Value = Bounded<T, MAX>;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "a list of at most {MAX} items")
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut seq: A) -> Result<Self::Value, A::Error> {
        let mut items = Vec::new();
        while let Some(item) = seq.next_element()? {
            if items.len() == MAX {
                return Err(Error::invalid_length(MAX + 1, &self));
            }
            items.push(item);
        }
        Ok(Bounded(items))
    }
}

/// Options by key. A duplicate key is an error; the last one does not win.
#[derive(Default, Serialize)]
#[serde(transparent)]
pub(crate) struct Pairs(pub(crate) BTreeMap<String, String>);

impl Pairs {
    pub(crate) fn is_empty(&self) -> bool {
        self.0.is_empty()
    }
}

impl<'de> Deserialize<'de> for Pairs {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_map(Map)
    }
}

struct Map;

impl<'de> Visitor<'de> for Map {
    type Value = Pairs;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("options, each with a key and a text")
    }

    fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Pairs, A::Error> {
        let mut pairs = BTreeMap::new();
        while let Some((key, value)) = map.next_entry::<String, String>()? {
            if pairs.len() == OPTIONS_MAX {
                return Err(Error::custom(Limit::Options));
            }
            if pairs.contains_key(&key) {
                let key: String = key.chars().take(40).collect();
                return Err(Error::custom(format_args!("expected option {key:?} once")));
            }
            pairs.insert(key, value);
        }
        Ok(Pairs(pairs))
    }
}
