//! Whole games, move by move. See `tests/playthroughs/`.

#[test]
fn playthroughs() {
    kit::playthroughs::<kuhn_rules::Kuhn>("tests/playthroughs");
}
