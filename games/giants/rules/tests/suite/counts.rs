//! The size of the game tree. See `tests/counts.txt`.

#[test]
fn counts() {
    kit::check_counts::<giants_rules::Giants>("tests/counts.txt");
}
