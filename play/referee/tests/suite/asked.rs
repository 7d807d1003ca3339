//! What a seat has been asked before.

use crate::tables::{A, B, kuhn};

#[test]
fn what_a_seat_answered_before_is_counted() {
    let table = kuhn("deal 1, deal 3, pass, bet");
    assert_eq!(table.n_asked(A, "kuhn-prompt-choose", 5), 1);
    assert_eq!(table.n_asked(B, "kuhn-prompt-choose", 5), 1);
    assert_eq!(table.n_asked(A, "kuhn-prompt-deal", 5), 0);
    let table = kuhn("deal 1, deal 3, pass, bet, bet");
    assert_eq!(table.n_asked(A, "kuhn-prompt-choose", 5), 2);
    assert_eq!(table.n_asked(A, "kuhn-prompt-choose", 1), 1, "no further than asked for");
}
