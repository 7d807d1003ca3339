//! The shapes that only this game has; the drawings are in `symbols.svg`.

use boards::Shape;

/// A worker's round base.
pub(crate) const WORKER: Shape = Shape::new("s-worker");

/// A sorcerer's star base.
pub(crate) const SORCERER: Shape = Shape::new("s-sorcerer");

/// A chief's square base.
pub(crate) const CHIEF: Shape = Shape::new("s-chief");

/// A headdress.
pub(crate) const HAT: Shape = Shape::new("s-hat");

/// A tribe marker.
pub(crate) const MASK: Shape = Shape::new("s-mask");

/// A forest.
pub(crate) const FOREST: Shape = Shape::new("s-forest");

/// A forest that was cut.
pub(crate) const STUMPS: Shape = Shape::new("s-stumps");

/// A village.
pub(crate) const VILLAGE: Shape = Shape::new("s-village");

/// A sorcerer's hut.
pub(crate) const HUT: Shape = Shape::new("s-hut");

/// The quarry.
pub(crate) const QUARRY: Shape = Shape::new("s-quarry");

/// The clay pit.
pub(crate) const CLAY_PIT: Shape = Shape::new("s-clay-pit");

/// A platform for statues.
pub(crate) const AHU: Shape = Shape::new("s-ahu");

/// A half of a rongo tablet.
pub(crate) const TABLET: Shape = Shape::new("s-tablet");
