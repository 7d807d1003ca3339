//! The size of the game tree. See `tests/counts.txt`.

#[test]
fn counts() {
    kit::check_counts::<kuhn_rules::Kuhn>("tests/counts.txt");
}
