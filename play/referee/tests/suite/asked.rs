//! What a seat has decided before.

use catalog::AnyGame;
use rules_core::Viewer;

use crate::tables::{A, B, kuhn};

#[test]
fn what_a_seat_decided_before_is_counted() {
    let is_asked = |game: &dyn AnyGame| game.prompt(Viewer::Seat(A)).key == "kuhn-prompt-choose";
    let table = kuhn("deal 1, deal 3, pass, bet");
    assert_eq!(table.n_faced(A, 5, is_asked), 1);
    assert_eq!(table.n_faced(B, 5, |_| true), 1);
    assert_eq!(table.n_faced(A, 5, |_| false), 0);
    let table = kuhn("deal 1, deal 3, pass, bet, bet");
    assert_eq!(table.n_faced(A, 5, is_asked), 2);
    assert_eq!(table.n_faced(A, 1, is_asked), 1, "no further than asked for");
}
