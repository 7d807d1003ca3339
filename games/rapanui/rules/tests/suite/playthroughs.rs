//! Whole games and special cases, move by move. See `tests/playthroughs/`.

#[test]
fn playthroughs() {
    kit::playthroughs::<rapanui_rules::RapaNui>("tests/playthroughs");
}
