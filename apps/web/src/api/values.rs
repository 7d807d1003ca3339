//! The values that programs send and receive: each knows its format and says what it expects.

use std::{borrow::Cow, fmt, marker::PhantomData};

use bots::Strength;
use record::Check;
use rules_core::{SEATS_MAX, Seat};
use serde::{
    Deserialize, Deserializer, Serialize, Serializer,
    de::{self, SeqAccess, Unexpected, Visitor},
};
use tables::{Pace, Presence};
use utoipa::{
    PartialSchema, ToSchema,
    openapi::{
        Array, ArrayBuilder, ObjectBuilder, Ref, RefOr, Schema,
        schema::{SchemaType, Type},
    },
};

/// The longest text in bytes, by default.
const TEXT_MAX: usize = 4_096;

/// The schemas that others refer to, by name.
pub(super) type Schemas = Vec<(String, RefOr<Schema>)>;

/// A type whose values have short names.
pub(super) trait Keyed: Clone + 'static {
    /// Its name in the document.
    const NAME: &'static str;

    /// Returns all values.
    fn all() -> Vec<Self>;

    /// Returns its short name.
    fn key(&self) -> Cow<'static, str>;

    /// Lists all short names.
    fn keys() -> String {
        Self::all().iter().map(Keyed::key).collect::<Vec<_>>().join(", ")
    }
}

/// A value that is written as its short name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Key<T>(pub(super) T);

pub(super) type SeatKey = Key<Seat>;
pub(super) type StrengthKey = Key<Strength>;
pub(super) type PaceKey = Key<Pace>;
pub(super) type PresenceKey = Key<Presence>;
pub(super) type CheckKey = Key<Check>;

impl<T: Keyed> Serialize for Key<T> {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.serialize_str(&self.0.key())
    }
}

impl<'de, T: Keyed> Deserialize<'de> for Key<T> {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        from.deserialize_str(KeyVisitor(PhantomData))
    }
}

struct KeyVisitor<T>(PhantomData<T>);

impl<T: Keyed> Visitor<'_> for KeyVisitor<T> {
    type Value = Key<T>;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "one of {}", T::keys())
    }

    fn visit_str<E: de::Error>(self, text: &str) -> Result<Key<T>, E> {
        let found = T::all().into_iter().find(|it| it.key() == text);
        found.map(Key).ok_or_else(|| E::invalid_value(Unexpected::Str(text), &self))
    }
}

impl<T: Keyed> PartialSchema for Key<T> {
    fn schema() -> RefOr<Schema> {
        let keys = T::all().into_iter().map(|it| it.key().into_owned());
        ObjectBuilder::new().schema_type(Type::String).enum_values(Some(keys)).into()
    }
}

impl<T: Keyed> ToSchema for Key<T> {
    fn name() -> Cow<'static, str> {
        T::NAME.into()
    }
}

impl Keyed for Seat {
    const NAME: &'static str = "SeatLetter";

    fn all() -> Vec<Seat> {
        Seat::all(SEATS_MAX as u8).collect()
    }

    fn key(&self) -> Cow<'static, str> {
        self.to_string().into()
    }
}

impl Keyed for Strength {
    const NAME: &'static str = "Strength";

    fn all() -> Vec<Strength> {
        Strength::ALL.into()
    }

    fn key(&self) -> Cow<'static, str> {
        Strength::key(*self).into()
    }
}

impl Keyed for Pace {
    const NAME: &'static str = "Pace";

    fn all() -> Vec<Pace> {
        Pace::ALL.into()
    }

    fn key(&self) -> Cow<'static, str> {
        Pace::key(*self).into()
    }
}

impl Keyed for Presence {
    const NAME: &'static str = "Presence";

    fn all() -> Vec<Presence> {
        vec![Presence::Here, Presence::Away, Presence::Gone]
    }

    fn key(&self) -> Cow<'static, str> {
        Presence::key(*self).into()
    }
}

impl Keyed for Check {
    const NAME: &'static str = "Check";

    fn all() -> Vec<Check> {
        vec![Check::Replay, Check::Result, Check::Commitment, Check::Chance, Check::Chain]
    }

    fn key(&self) -> Cow<'static, str> {
        self.to_string().into()
    }
}

/// Any text that is not too long.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Text(pub(super) String);

impl<'de> Deserialize<'de> for Text {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Text, D::Error> {
        struct TextVisitor;
        impl Visitor<'_> for TextVisitor {
            type Value = Text;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                write!(f, "a text of at most {TEXT_MAX} bytes")
            }

            fn visit_str<E: de::Error>(self, text: &str) -> Result<Text, E> {
                match text.len() <= TEXT_MAX {
                    true => Ok(Text(text.to_owned())),
                    false => {
                        let found = format!("a text of {} bytes", text.len());
                        Err(E::invalid_value(Unexpected::Other(&found), &self))
                    }
                }
            }
        }
        from.deserialize_str(TextVisitor)
    }
}

impl PartialSchema for Text {
    fn schema() -> RefOr<Schema> {
        ObjectBuilder::new().schema_type(Type::String).max_length(Some(TEXT_MAX)).into()
    }
}

impl ToSchema for Text {}

/// A whole number.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Number(pub(super) u32);

const A_NUMBER: &str = "a whole number";

impl<'de> Deserialize<'de> for Number {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Number, D::Error> {
        struct NumberVisitor;
        impl Visitor<'_> for NumberVisitor {
            type Value = Number;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(A_NUMBER)
            }

            fn visit_u64<E: de::Error>(self, number: u64) -> Result<Number, E> {
                let wrong = |_| E::invalid_value(Unexpected::Unsigned(number), &self);
                u32::try_from(number).map(Number).map_err(wrong)
            }
        }
        from.deserialize_u64(NumberVisitor)
    }
}

impl PartialSchema for Number {
    fn schema() -> RefOr<Schema> {
        ObjectBuilder::new().schema_type(Type::Integer).minimum(Some(0)).into()
    }
}

impl ToSchema for Number {}

/// Reads a whole number from a query, where everything is text.
pub(super) fn number<'de, D: Deserializer<'de>>(from: D) -> Result<Option<Number>, D::Error> {
    let text = String::deserialize(from)?;
    let wrong = |_| de::Error::invalid_value(Unexpected::Str(&text), &A_NUMBER);
    text.parse().map(|it| Some(Number(it))).map_err(wrong)
}

/// Reads a boolean from a query, where everything is text.
pub(super) fn flag<'de, D: Deserializer<'de>>(from: D) -> Result<bool, D::Error> {
    let text = String::deserialize(from)?;
    let wrong = |_| de::Error::invalid_value(Unexpected::Str(&text), &"true or false");
    text.parse().map_err(wrong)
}

/// A version: `12`, or `"12+1"` with early choices.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Version(pub(super) referee::Version);

impl<'de> Deserialize<'de> for Version {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Version, D::Error> {
        struct VersionVisitor;
        impl Visitor<'_> for VersionVisitor {
            type Value = Version;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("a version such as 12 or \"12+1\"")
            }

            fn visit_u64<E: de::Error>(self, number: u64) -> Result<Version, E> {
                let wrong = |_| E::invalid_value(Unexpected::Unsigned(number), &self);
                u32::try_from(number).map(|it| Version(it.into())).map_err(wrong)
            }

            fn visit_str<E: de::Error>(self, text: &str) -> Result<Version, E> {
                let wrong = |_| E::invalid_value(Unexpected::Str(text), &self);
                text.parse().map(Version).map_err(wrong)
            }
        }
        from.deserialize_any(VersionVisitor)
    }
}

impl PartialSchema for Version {
    fn schema() -> RefOr<Schema> {
        let types = SchemaType::from_iter([Type::String, Type::Integer]);
        ObjectBuilder::new().schema_type(types).pattern(Some("^[0-9]+(\\+[0-9]+)?$")).into()
    }
}

impl ToSchema for Version {}

/// One value for each seat, clockwise.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct EachSeat<T>(pub(super) Vec<T>);

impl<'de, T: Deserialize<'de>> Deserialize<'de> for EachSeat<T> {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        from.deserialize_seq(EachSeatVisitor(PhantomData))
    }
}

struct EachSeatVisitor<T>(PhantomData<T>);

impl<'de, T: Deserialize<'de>> Visitor<'de> for EachSeatVisitor<T> {
    type Value = EachSeat<T>;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "a list of at most {SEATS_MAX}, one for each seat")
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut seq: A) -> Result<EachSeat<T>, A::Error> {
        let mut all = Vec::new();
        while let Some(item) = seq.next_element()? {
            all.push(item);
            if all.len() > SEATS_MAX {
                return Err(de::Error::invalid_length(all.len(), &self));
            }
        }
        Ok(EachSeat(all))
    }
}

impl<T: ToSchema> PartialSchema for EachSeat<T> {
    fn schema() -> RefOr<Schema> {
        let items = Ref::from_schema_name(T::name());
        let list: ArrayBuilder = ArrayBuilder::from(Array::new(items));
        list.max_items(Some(SEATS_MAX)).into()
    }
}

impl<T: ToSchema> ToSchema for EachSeat<T> {
    fn name() -> Cow<'static, str> {
        format!("{}s", T::name()).into()
    }

    fn schemas(all: &mut Schemas) {
        all.push((T::name().into_owned(), T::schema()));
        T::schemas(all);
    }
}
