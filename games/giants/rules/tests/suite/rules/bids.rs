//! GI-2a, GI-2b: the bids.

use giants_rules::{Giants, Sighting};
use rules_core::{Game, Viewer};

use crate::rules::{
    A, B, C, behind, check_refused, front, line_of, moves, play, refused, three, to_move,
};

/// Three seats bid; b is start player, c has no markers.
const BIDS: &str = "round: 2\nstart: b\nphase: bid b markers\ntray: statue-1 2, statue-3\n\
                    seat a: tablet 2\n  behind: worker 3, marker 3\n\
                    seat b:\n  behind: worker 2, marker 4\n\
                    seat c: tablet 3\n  behind: worker";

/// The moves of a bid: markers, workers, and the leaders by their letters.
pub(super) fn bid(markers: u8, workers: u8, leaders: &str) -> String {
    let yes = |letter| if leaders.contains(letter) { "yes" } else { "no" };
    format!(
        "bid markers {markers}, bid workers {workers}, bid sorcerer {}, bid chief {}, ready",
        yes('s'),
        yes('c')
    )
}

/// A bid of a seat that has no markers.
pub(super) fn bid_without_markers(workers: u8, leaders: &str) -> String {
    let text = bid(0, workers, leaders);
    text.strip_prefix("bid markers 0, ").expect("the markers first").to_owned()
}

/// All three bids of [`BIDS`].
#[track_caller]
fn all(b: &str, c: &str, a: &str) -> Giants {
    play(three(BIDS), &format!("{b}, {c}, {a}"))
}

#[test]
fn gi_2a_any_number_of_markers_and_members_can_be_bid() {
    let game = three(BIDS);
    let markers = ["bid markers 0", "bid markers 1", "bid markers 2", "bid markers 3"];
    assert_eq!(moves(&game)[..4], markers);
    let game = play(game, "bid markers 4");
    assert_eq!(moves(&game), ["bid workers 0", "bid workers 1", "bid workers 2"]);
    let game = play(game, "bid workers 2");
    assert_eq!(moves(&game), ["bid sorcerer no", "bid sorcerer yes"]);
    let game = play(game, "bid sorcerer yes");
    assert_eq!(moves(&game), ["bid chief no", "bid chief yes"]);
    assert_eq!(moves(&play(game, "bid chief yes")), ["ready"]);
}

#[test]
fn gi_2a_nobody_bids_what_is_not_behind_the_screen() {
    check_refused(&three(BIDS), "bid markers 5", "GI-2a");
    check_refused(&three(BIDS), "bid workers 1", "GI-2a"); // markers first
    check_refused(&play(three(BIDS), "bid markers 0"), "bid workers 3", "GI-2a");
    check_refused(&three("phase: place a"), "ready", "GI-2a");
}

#[test]
fn gi_2a_a_seat_without_markers_is_not_asked_for_any() {
    let game = play(three(BIDS), &bid(0, 0, ""));
    assert_eq!((to_move(&game), moves(&game)[0].as_str()), (Some(C), "bid workers 0"));
    let refusal = refused(&game, "bid markers 1");
    assert_eq!(format!("{:?}", refusal.reason).split(' ').next(), Some("NotBehindScreen"));
}

#[test]
fn gi_2a_bids_are_made_in_turn_and_revealed_together() {
    let game = play(three(BIDS), &bid(2, 1, "c"));
    assert_eq!(to_move(&game), Some(C));
    assert_eq!((front(&game, B), behind(&game, B).markers), (Default::default(), 4));
    let game = play(game, &bid_without_markers(1, ""));
    assert_eq!(to_move(&game), Some(A));
    let game = play(game, &bid(3, 0, "s"));
    let b = front(&game, B);
    assert_eq!((b.markers, b.workers, b.sorcerer, b.chief), (2, 1, false, true));
    let a = front(&game, A);
    assert_eq!((a.markers, a.workers, a.sorcerer, a.chief), (3, 0, true, false));
    assert_eq!((front(&game, C).workers, behind(&game, C).workers), (1, 0));
}

#[test]
fn gi_2a_what_was_bid_stays_in_front_of_the_screen_used_or_not() {
    let game = all(&bid(4, 2, "sc"), &bid_without_markers(0, ""), &bid(0, 0, ""));
    let game = play(game, "decline");
    assert_eq!(to_move(&game), Some(B));
    assert_eq!(moves(&game), ["pass"]); // nobody and no marker is left behind the screen
    check_refused(&game, "place worker", "GI-3A");
    check_refused(&game, "spend marker", "GI-3E");
}

#[test]
fn gi_2a_a_bid_is_hidden_from_everyone_else() {
    let game = three(BIDS);
    let mv = "bid markers 3".parse().expect("a move");
    let seen = |viewer| game.sighting(mv, viewer).to_string();
    assert_eq!(seen(Viewer::Seat(B)), "bid markers 3");
    assert_eq!(seen(Viewer::Seat(A)), "bid markers ?");
    assert_eq!(seen(Viewer::Spectator), "bid markers ?");
    let game = play(game, "bid markers 3");
    let bid = |viewer| game.view(viewer).shown.tribes[B].bid.map(|it| it.markers);
    assert_eq!(bid(Viewer::Seat(B)), Some(3));
    assert_eq!((bid(Viewer::Seat(A)), bid(Viewer::Spectator)), (None, None));
}

#[test]
fn gi_2a_the_last_one_to_be_ready_shows_every_bid() {
    let bids = format!("{}, {}", bid(2, 1, "c"), bid_without_markers(0, ""));
    let game = play(three(BIDS), &bids);
    let game = play(game, "bid markers 3, bid workers 0, bid sorcerer yes, bid chief no");
    let ready = "ready".parse().expect("a move");
    assert!(game.reveals(ready));
    let seen = game.sighting(ready, Viewer::Spectator);
    assert!(matches!(seen, Sighting::Reveal(_)));
    assert_eq!(seen.to_string(), "ready; a: marker 3, sorcerer; b: marker 2, worker, chief; c: -");
}

#[test]
fn gi_2a_every_seat_may_bid_before_its_turn() {
    let game = play(three(BIDS), "bid markers 1");
    assert_eq!(game.early(B), None);
    let early = game.early(A).expect("an early bid");
    assert_eq!((to_move(&early), moves(&early).len()), (Some(A), 4));
    // When it is ready, the one whose turn it was is asked again.
    assert_eq!(to_move(&play(early, &bid(3, 3, "sc"))), Some(B));
    let later = play(three(BIDS), &bid(1, 0, ""));
    assert_eq!(later.early(B), None);
    assert!(later.early(A).is_some());
    assert_eq!(three("phase: place a").early(B), None);
}

#[test]
fn gi_2b_more_markers_come_first_then_more_tablets_then_the_clock() {
    let order = |b: &str, c: &str, a: &str| line_of(&all(b, c, a), "order").expect("an order");
    let (none, c) = (bid(0, 1, ""), bid_without_markers(1, ""));
    assert_eq!(order(&bid(2, 1, ""), &c, &bid(1, 1, "")), "b, a, c");
    assert_eq!(order(&bid(1, 1, ""), &c, &bid(2, 1, "")), "a, b, c");
    // All without markers: c has 3 half-tablets, a 2, b none.
    assert_eq!(order(&none, &c, &none), "c, a, b");
    // As many markers: a has half-tablets, b is start player.
    assert_eq!(order(&bid(1, 1, ""), &c, &bid(1, 1, "")), "a, b, c");
}

#[test]
fn gi_2b_equals_go_clockwise_from_the_start_player() {
    let lines = BIDS.replace("seat a: tablet 2", "seat a:").replace("seat c: tablet 3", "seat c:");
    let bids = [bid(0, 1, ""), bid_without_markers(1, ""), bid(0, 1, "")].join(", ");
    assert_eq!(line_of(&play(three(&lines), &bids), "order").as_deref(), Some("b, c, a"));
}

#[test]
fn gi_o1_people_without_markers_and_markers_without_people_can_be_bid() {
    let game = all(&bid(0, 2, ""), &bid_without_markers(0, ""), &bid(3, 0, ""));
    // a would be first, but has nobody to carve.
    assert_eq!(line_of(&game, "order").as_deref(), Some("a, c, b"));
    assert_eq!(to_move(&game), Some(B));
    assert_eq!(front(&game, A).markers, 3);
}
