//! GI-4E to GI-4H, GI-O13: pieces arrive, or stop on the way.

use giants_rules::Giants;

use crate::rules::{
    A, B, C, behind, can, check_refused, front, moves, pieces, play, stand, three, to_move,
};

/// Seat a has this piece in hand, on F6.
#[track_caller]
fn at_f6(kind: &str, lines: &str) -> Giants {
    play(
        three(&format!(
            "phase: transport a\npiece: {kind} at F6\nseat a:\n  behind: marker 2\n{lines}"
        )),
        &format!("take {kind} at F6"),
    )
}

#[test]
fn gi_4e_a_statue_on_a_free_site_gets_a_pedestal_face_down() {
    let game = play(at_f6("statue-2", "hex F6: a worker"), "erect 17");
    let stand = stand(&game, 17);
    assert_eq!((stand.owner(), stand.statue().map(|it| it.n())), (Some(A), Some(2)));
    assert_eq!((behind(&game, A).pedestals, to_move(&game)), (6, Some(B)));
    assert!(pieces(&game).is_empty());
}

#[test]
fn gi_4e_on_a_site_one_has_reserved_that_pedestal_is_turned() {
    let game = at_f6("statue-2", "hex F6: a sorcerer\nsite 17: a");
    assert_eq!(behind(&game, A).pedestals, 6);
    let game = play(game, "erect 17");
    assert_eq!((stand(&game, 17).owner(), behind(&game, A).pedestals), (Some(A), 6));
}

#[test]
fn gi_4e_an_own_member_must_stand_there() {
    for people in ["a worker", "a sorcerer", "a chief"] {
        assert!(can(&at_f6("statue-1", &format!("hex F6: {people}")), "erect 17"), "{people}");
    }
    let game = at_f6("statue-1", "hex F6: b worker, b chief");
    check_refused(&game, "erect 17", "GI-4E");
    assert_eq!(moves(&game), ["mark"]);
}

#[test]
fn gi_4e_a_site_that_another_has_reserved_or_used_is_closed() {
    let game = at_f6("statue-1", "hex F6: a worker\nsite 17: b\nsite 18: c, statue-1");
    check_refused(&game, "erect 17", "GI-4E");
    check_refused(&game, "erect 18", "GI-4E");
    let own = at_f6("statue-1", "hex F6: a worker\nsite 17: a, statue-1\nsite 18: b");
    check_refused(&own, "erect 17", "GI-4E"); // one's own, but used
}

#[test]
fn gi_4e_a_free_site_takes_a_pedestal_a_reserved_one_does_not() {
    let used: String = (1..=6).map(|site| format!("site {site}: a, statue-1\n")).collect();
    let game = at_f6("statue-1", &format!("hex F6: a worker\n{used}site 17: a\n"));
    assert_eq!(behind(&game, A).pedestals, 0);
    check_refused(&game, "erect 18", "GI-4E");
    play(game, "erect 17");
}

#[test]
fn gi_4e_only_statues_and_only_on_a_site_of_the_hex() {
    check_refused(&at_f6("headdress", "hex F6: a worker"), "erect 17", "GI-4E");
    check_refused(&at_f6("statue-1", "hex F6: a worker"), "erect 1", "GI-4E");
    check_refused(&at_f6("statue-1", "hex F6: a worker"), "erect 39", "GI-4E");
    check_refused(&three("phase: transport a"), "erect 17", "GI-4E");
}

#[test]
fn gi_4f_a_headdress_is_put_on_the_statue_of_a_site() {
    let game = play(at_f6("headdress", "hex F6: a worker\nsite 17: a, statue-3"), "crown 17");
    assert!(stand(&game, 17).has_headdress() && pieces(&game).is_empty());
}

#[test]
fn gi_4f_one_for_each_statue_and_with_an_own_member_there() {
    let full = at_f6("headdress", "hex F6: a worker\nsite 17: a, statue-3, headdress");
    check_refused(&full, "crown 17", "GI-4F");
    let alone = at_f6("headdress", "hex F6: b worker\nsite 17: a, statue-3");
    check_refused(&alone, "crown 17", "GI-4F");
    let reserved = at_f6("headdress", "hex F6: a worker\nsite 17: a");
    check_refused(&reserved, "crown 17", "GI-4F");
    check_refused(
        &at_f6("statue-1", "hex F6: a worker\nsite 17: a, statue-3"),
        "crown 17",
        "GI-4F",
    );
}

#[test]
fn gi_4g_a_piece_that_stops_may_be_marked() {
    let lines =
        "phase: transport a\nseat a:\n  behind: marker\n  front: statue-1 2\nhex H4: a chief";
    let game = play(three(lines), "put statue-1, to H4, mark");
    assert_eq!(
        (pieces(&game), behind(&game, A).markers),
        (vec!["statue-1 at H4, marked a, moved a".into()], 0)
    );
    let game = play(game, "done, done, put statue-1");
    check_refused(&game, "mark", "GI-4G"); // no marker is left
    check_refused(&at_f6("statue-1", "hex F6: a worker"), "leave", "GI-4D");
}

#[test]
fn gi_4g_a_piece_has_one_marker() {
    let lines = "phase: transport a\nseat a:\n  behind: marker\npiece: statue-1 at I4, marked a\nhex H4: a chief";
    check_refused(&play(three(lines), "move statue-1 at I4, to H4"), "mark", "GI-4G");
}

#[test]
fn gi_4g_the_marker_of_a_piece_that_arrives_comes_back_and_can_be_used_at_once() {
    let lines = "phase: transport a\nhex F6: a worker\npiece: statue-1 at F6, marked a\n\
                 piece: headdress at F6, marked a\npiece: statue-3 at C5";
    let game = three(lines);
    check_refused(&game, "take statue-3 at C5", "GI-O21"); // no marker at hand
    let game = play(game, "move statue-1 at F6, erect 17, done, done");
    assert_eq!(behind(&game, A).markers, 1);
    let game = play(game, "move headdress at F6, crown 17, done, done");
    assert_eq!(behind(&game, A).markers, 2);
    let game = play(game, "take statue-3 at C5, mark");
    assert_eq!(pieces(&game), ["statue-3 at C5, marked a"]);
}

#[test]
fn gi_4h_nobody_is_done_with_a_piece_in_front_of_the_screen() {
    for kind in ["statue-3", "headdress"] {
        let game = three(&format!("phase: transport a\nseat a:\n  front: {kind}"));
        check_refused(&game, "done", "GI-4H");
        let game = play(game, &format!("put {kind}, leave, done, done"));
        assert!(can(&game, "done") && !front(&game, A).has_piece());
    }
}

#[test]
fn gi_o13_a_headdress_goes_only_on_an_own_statue() {
    let game = at_f6("headdress", "hex F6: a worker\nsite 17: b, statue-3\nsite 18: a, statue-1");
    check_refused(&game, "crown 17", "GI-O13");
    let game = play(game, "crown 18");
    assert_eq!((stand(&game, 17).has_headdress(), to_move(&game)), (false, Some(B)));
    assert_ne!(to_move(&game), Some(C));
}
