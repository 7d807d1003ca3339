//! The shapes that only this game has; the drawings are in `symbols.svg`.

use boards::Shape;

/// The ship.
pub(crate) const SHIP: Shape = Shape::new("s-ship");

/// A scout.
pub(crate) const SCOUT: Shape = Shape::new("s-scout");

/// A fort.
pub(crate) const FORT: Shape = Shape::new("s-fort");

/// A settlement.
pub(crate) const SETTLEMENT: Shape = Shape::new("s-settlement");

/// Gold.
pub(crate) const COIN: Shape = Shape::new("s-coin");

/// The back of a tile without an event.
pub(crate) const COMPASS: Shape = Shape::new("s-compass");

/// The event.
pub(crate) const STORM: Shape = Shape::new("s-storm");

/// The event.
pub(crate) const PIRATES: Shape = Shape::new("s-pirates");

/// The event.
pub(crate) const UNFRIENDLY: Shape = Shape::new("s-unfriendly");

/// The event.
pub(crate) const FRIENDLY: Shape = Shape::new("s-friendly");

/// The event.
pub(crate) const RUINS: Shape = Shape::new("s-ruins");

/// The event.
pub(crate) const TREASURE: Shape = Shape::new("s-treasure");

/// A discovery chip.
pub(crate) const DISCOVERY: Shape = Shape::new("s-discovery");
