//! GI-O16: what is shown, and what is known.

use giants_rules::Giants;
use rules_core::{Game, Seat, Viewer};

use crate::rules::{A, B, C, behind, new_table, play, stand, three};

const CLOSED: &str = "options: screens closed\nseat a:\n  behind: worker 2, marker\n\
                      seat b:\n  behind: marker 2\n";

fn sees(game: &Giants, viewer: Viewer, seat: Seat) -> (bool, bool) {
    let tribe = game.view(viewer).shown.tribes[seat];
    (tribe.behind.is_some(), tribe.bag.is_some())
}

#[test]
fn gi_o16_open_screens_show_everything() {
    let game = new_table(3, &[]);
    for viewer in Viewer::all(3) {
        assert_eq!(sees(&game, viewer, A), (true, true));
    }
}

#[test]
fn gi_o16_closed_screens_hide_what_is_behind_them_and_in_the_bag() {
    let game = three(CLOSED);
    assert_eq!(sees(&game, Viewer::Seat(A), A), (true, true));
    assert_eq!(sees(&game, Viewer::Seat(A), B), (false, false));
    assert_eq!(sees(&game, Viewer::Spectator, A), (false, false));
}

#[test]
fn gi_o16_perfect_memory_knows_it_anyway() {
    let known = three(CLOSED).view(Viewer::Seat(C)).known;
    assert_eq!(known.tribes[A].behind, behind(&three(CLOSED), A));
    assert_eq!((known.tribes[A].behind.workers, known.tribes[B].behind.markers), (2, 2));
}

#[test]
fn gi_o16_at_the_end_the_screens_are_lifted() {
    let lines = format!("{CLOSED}round: 25\nphase: transport c done 2");
    let game = play(three(&lines), "done");
    assert_eq!(sees(&game, Viewer::Spectator, A), (true, true));
}

/// Who sees the owner of the statue on site 17.
fn who_sees(game: &Giants) -> Vec<bool> {
    Viewer::all(3).map(|viewer| game.view(viewer).shown.sites[16].owner.is_some()).collect()
}

/// Seat b has just erected a statue.
fn erected(options: &str) -> Giants {
    let lines = "round: 2\nphase: transport b\nhex F6: b worker\npiece: statue-1 at F6, marked b";
    play(three(&format!("{options}{lines}")), "move statue-1 at F6, erect 17")
}

#[test]
fn gi_o16_the_owner_of_a_statue_is_named_only_in_its_round() {
    let game = erected("");
    assert_eq!(who_sees(&game), [true, true, true, true]);
    let later = play(game, "done, done, done");
    assert_eq!(who_sees(&later), [false, true, false, false]); // one's own is always shown
    assert_eq!(later.view(Viewer::Seat(A)).known.stands[16].owner(), Some(B));
}

#[test]
fn gi_o16_open_pedestals_name_their_owner_for_ever() {
    let later = play(erected("options: pedestals open\n"), "done, done, done");
    assert_eq!(who_sees(&later), [true; 4]);
}

#[test]
fn gi_o16_a_site_only_reserved_shows_its_colour() {
    let game = three("site 17: b");
    assert_eq!((who_sees(&game), stand(&game, 17).owner()), (vec![true; 4], Some(B)));
}

#[test]
fn gi_o16_at_the_end_every_owner_is_named() {
    let lines = "round: 25\nphase: transport c done 2\nsite 17: b, statue-1";
    assert_eq!(who_sees(&three(lines)), [false, true, false, false]);
    assert_eq!(who_sees(&play(three(lines), "done")), [true; 4]);
}
