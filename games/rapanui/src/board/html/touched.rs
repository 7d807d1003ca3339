//! Which thing a seen move touched.

use boards::Change;
use rapanui_rules::Move;

/// Returns the move, unless it was hidden.
pub(super) fn by(change: &Change<'_>) -> Option<Move> {
    let mv = change.seen.split_once(',').map_or(change.seen, |(mv, _)| mv);
    mv.parse().ok()
}

/// Returns whether a card was laid on the stone.
pub(super) fn is_on_stone(change: &Change<'_>) -> bool {
    ["offer ", "hide ", "add "].iter().any(|verb| change.seen.starts_with(verb))
}
