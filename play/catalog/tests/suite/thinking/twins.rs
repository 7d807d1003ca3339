//! Bots that see the same play the same.

use bots::Budget;
use entdecker_rules::Entdecker;
use giants_rules::Giants;
use rapanui_rules::RapaNui;
use rules_core::{Dice, Game, Viewer};

use crate::thinking::{METHODS, method, mind, play};

/// Lets every bot choose with the view of a seat, and again in another state that the
/// seat can't distinguish from this one, at one in `step` decisions. Returns how often
/// the states differed.
fn n_twins<G: Game>(n_seats: u8, seed: u64, step: u32, wish: &str) -> u32 {
    let (mut n_twins, mut n_seen) = (0, 0);
    play::<G>(n_seats, seed, |game, seat, legal, dice| {
        let view = game.view(Viewer::Seat(seat));
        let twin = G::sample(&view, dice);
        n_seen += 1;
        if n_seen % step == 0 || (twin != *game && legal.len() > 1) {
            n_twins += u32::from(twin != *game);
            let twin_view = twin.view(Viewer::Seat(seat));
            assert_eq!(twin_view, view);
            let mut twin_legal = Vec::new();
            twin.legal_moves(&mut twin_legal);
            let seed = dice.word();
            for name in METHODS {
                let method = method(name);
                let budget = Budget::visits(method.visits(&mind::<G>()));
                let dice = || Dice::from_seed(seed);
                let choice = method.bot(&mind::<G>()).choose(&view, legal, &budget, &mut dice());
                let other =
                    method.bot(&mind::<G>()).choose(&twin_view, &twin_legal, &budget, &mut dice());
                assert_eq!(choice, other, "{name} saw what it must not see");
            }
        }
        // Prefers moves that lead to secrets.
        let wished = legal.iter().copied().find(|mv| mv.to_string() == wish);
        wished.unwrap_or_else(|| *dice.pick(legal))
    });
    n_twins
}

#[test]
fn twins_choose_the_same_in_rapanui() {
    // After building, cards are face down.
    let n: u32 = (0..3).map(|seed| n_twins::<RapaNui>(3, seed, 1, "build moai")).sum();
    assert!(n > 20, "only {n} states differed from what was imagined");
}

#[test]
fn twins_choose_the_same_in_giants() {
    // Bids are secret until all are made.
    let n = n_twins::<Giants>(3, 1, 40, "");
    assert!(n > 10, "only {n} states differed from what was imagined");
}

#[test]
fn twins_choose_the_same_in_entdecker() {
    // The only secret is one that nobody knows: the order of the tiles.
    let n = n_twins::<Entdecker>(3, 1, 20, "");
    assert_eq!(n, 0, "a state held more than a seat may know");
}
