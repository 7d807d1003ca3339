//! Whole games, move by move. See `tests/playthroughs/`.

#[test]
fn playthroughs() {
    kit::playthroughs::<entdecker::Entdecker>("tests/playthroughs");
}
