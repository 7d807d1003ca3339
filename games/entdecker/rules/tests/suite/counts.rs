//! The size of the game tree. See `tests/counts.txt`.

#[test]
fn counts() {
    kit::check_counts::<entdecker_rules::Entdecker>("tests/counts.txt");
}
