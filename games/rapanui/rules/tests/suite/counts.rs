//! The size of the game tree. See `tests/counts.txt`.

#[test]
fn counts() {
    kit::check_counts::<rapanui_rules::RapaNui>("tests/counts.txt");
}
