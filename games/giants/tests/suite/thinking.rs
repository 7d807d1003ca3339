//! How bots play Giants: with a plan.

use std::sync::Arc;

use bots::{Budget, Think as _};
use giants_rules::{Giants, Move, Phase, TransportMove, View};
use rules_core::{Config, Dice, Game, Seat, Turn, Viewer};
use set_kit::{
    check_allocations, check_choices, check_choices_of_twins, check_deadlines, check_haste,
    check_threads, method, play,
};

#[test]
fn the_same_view_and_seed_give_the_same_legal_move() {
    check_choices::<giants::Set>(1, 40);
}

#[test]
fn thinking_ends_when_the_time_is_up() {
    check_deadlines::<giants::Set>();
}

#[test]
fn threads_share_the_visits() {
    check_threads::<giants::Set>(20);
}

#[test]
fn haste_changes_no_choice() {
    check_haste::<giants::Set>(25);
}

#[test]
fn more_visits_allocate_no_more() {
    check_allocations::<giants::Set>();
}

#[test]
fn twins_choose_the_same() {
    // Bids are secret until all are made.
    let n = check_choices_of_twins::<giants::Set>(3, 1, 40, "");
    assert!(n > 10, "only {n} states differed from what was imagined");
}

/// The budget of one move.
const BUDGET: u32 = 1;

#[test]
fn greedy_games_end_with_the_last_pedestal() {
    for n_seats in 2..=5 {
        let mut bot = method("greedy").bot(&giants::Set::mind());
        let mut game = Giants::setup(&Config::seats(n_seats)).unwrap();
        let mut dice = Dice::from_seed(u64::from(n_seats));
        let mut legal = Vec::new();
        let standing = loop {
            let mv = match game.turn() {
                Turn::Over(standing) => break standing,
                Turn::Chance => game.roll(&mut dice),
                Turn::Seat(seat) => {
                    game.legal_moves(&mut legal);
                    let view = game.view(Viewer::Seat(seat));
                    bot.choose(&view, &legal, &Budget::visits(BUDGET), &mut dice).mv
                }
            };
            game.apply(mv);
        };
        let view = game.view(Viewer::Spectator);
        assert!(view.round < 25, "{n_seats} seats played {} rounds", view.round);
        let best = standing.seats().values().iter().map(|it| it.points).max();
        assert!(best > Some(40), "{n_seats} seats: {standing:?}");
    }
}

#[test]
fn no_piece_is_moved_for_nothing() {
    let mut n_ways = 0;
    for (n_seats, seed) in [(2, 1), (3, 2), (4, 3), (5, 4)] {
        let mut bot = method("greedy").bot(&giants::Set::mind());
        play::<Giants>(n_seats, seed, |game, seat, legal, dice| {
            let view = game.view(Viewer::Seat(seat));
            let mv = bot.choose(&view, legal, &Budget::visits(BUDGET), dice).mv;
            if let (
                Phase::Carry(carry),
                Move::Transport(
                    TransportMove::Leave | TransportMove::Mark | TransportMove::Erect(_),
                ),
            ) = (view.phase, mv)
            {
                // The route includes its first hex; a detour around a gap may be a
                // little longer.
                let n_steps = view.shown.route.len() - 1;
                let n_direct = u32::from(carry.piece.hex().distance(carry.hex));
                assert!(n_steps <= 2 * n_direct + 2, "{} steps for {n_direct}", n_steps);
                n_ways += u32::from(n_steps > 0);
                let is_given_up =
                    mv == Move::Transport(TransportMove::Leave) && carry.piece.marker().is_none();
                assert!(!(is_given_up && is_needed(&view, seat)), "{view:?}");
            }
            assert!(!matches!(mv, Move::Peek(_)), "who forgets nothing needn't peek");
            mv
        });
    }
    assert!(n_ways > 100, "only {n_ways} ways");
}

/// Returns whether a seat has a marker and a pedestal for one more statue.
fn is_needed(view: &View, seat: Seat) -> bool {
    let (behind, front) = (&view.known.tribes[seat].behind, &view.shown.tribes[seat].front);
    let n_marked = view.shown.pieces.as_slice().iter().filter(|it| it.marker() == Some(seat));
    let n_statues = n_marked.count() as u8 + front.statues.iter().sum::<u8>();
    let n_pieces = front.statues.iter().sum::<u8>() + front.headdresses;
    n_pieces < behind.markers && n_statues < behind.pedestals
}

/// Returns how many games a bot won against another one in all other seats, with the
/// same luck from every seat, and by how many points it was ahead.
fn duel(n_seats: u8, n_blocks: u64, bots: &mut [Box<dyn bots::Bot<Giants>>; 2]) -> (usize, i32) {
    let (mut n_won, mut lead) = (0, 0);
    for (seed, first) in (0..n_blocks).flat_map(|seed| Seat::all(n_seats).map(move |it| (seed, it)))
    {
        let mut thoughts = Dice::from_seed(seed);
        let standing = play::<Giants>(n_seats, seed, |game, seat, legal, _| {
            let view = game.view(Viewer::Seat(seat));
            let bot = &mut bots[usize::from(seat != first)];
            bot.choose(&view, legal, &Budget::visits(BUDGET), &mut thoughts).mv
        });
        let points = |it: Seat| standing.seats()[it].points;
        let others: i32 = Seat::all(n_seats).filter(|it| *it != first).map(points).sum();
        lead += points(first) - others / i32::from(n_seats - 1);
        n_won += usize::from(standing.seats()[first].place == 1);
    }
    (n_won, lead)
}

#[test]
fn greedy_beats_random_in_giants() {
    let mut bots =
        [method("greedy").bot(&giants::Set::mind()), method("random").bot(&giants::Set::mind())];
    let (n_won, _) = duel(3, 2, &mut bots);
    assert_eq!(n_won, 6);
}

#[test]
fn learned_weights_of_giants_beat_those_written_by_hand() {
    let learned = giants::Set::mind().greedy().cloned().expect("an evaluation");
    let hand = learned.with_weights(include_str!("../../weights/hand.txt")).unwrap();
    let greedy = method("greedy");
    let mut bots = [
        greedy.judging_bot(&giants::Set::mind().judging_by(Some(learned))),
        greedy.judging_bot(&giants::Set::mind().judging_by(Some(Arc::new(hand)))),
    ];
    let (n_won, lead) = duel(3, 8, &mut bots);
    // A third of the games would be fair.
    assert!(n_won > 8 && lead > 0, "{n_won} of 24, ahead by {lead} in all");
}
