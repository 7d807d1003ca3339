//! The shapes that only this game has; the drawings are in `symbols.svg`.

use boards::Shape;

/// The card and its offering.
pub(crate) const FISH: Shape = Shape::new("s-fish");

/// The card and its offering.
pub(crate) const MULBERRY: Shape = Shape::new("s-mulberry");

/// The card and its offering.
pub(crate) const SWEET_POTATO: Shape = Shape::new("s-sweet-potato");

/// The card and its offering.
pub(crate) const GRAIN: Shape = Shape::new("s-grain");

/// The card.
pub(crate) const WOODCUTTER: Shape = Shape::new("s-woodcutter");

/// The card.
pub(crate) const PRIEST: Shape = Shape::new("s-priest");

/// The sacrificial stone.
pub(crate) const ALTAR: Shape = Shape::new("s-altar");
