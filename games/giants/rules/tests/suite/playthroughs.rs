//! Whole games and special cases, move by move. See `tests/playthroughs/`.

#[test]
fn playthroughs() {
    kit::playthroughs::<giants_rules::Giants>("tests/playthroughs");
}
