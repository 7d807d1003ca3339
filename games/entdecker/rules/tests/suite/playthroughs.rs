//! Whole games, move by move. See `tests/playthroughs/`.

#[test]
fn playthroughs() {
    kit::playthroughs::<entdecker_rules::Entdecker>("tests/playthroughs");
}
