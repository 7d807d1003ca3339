//! A game behind the one type does what the game itself does.

use boards::{Change, Desk, Draw};
use bots::{Strength, Think};
use catalog::{AnyGame, Entry, MoveId, Shelf, Visitor};
use record::{Mover, Record, Setup};
use rules_core::{Cited, Config, Dice, Game, MoveOf, Seat, Turn, Viewer};
use words::Lang;

/// Reads a move that is one.
fn read(game: &dyn AnyGame, text: &str) -> MoveId {
    game.read_move(text).expect("a move of the game")
}

/// Plays a game at random, twice in step, and hands both states to `check`
/// before each move.
fn in_step<S: Draw + Think>(n_seats: u8, seed: u64, mut check: impl FnMut(&S::Game, &dyn AnyGame)) {
    let mut game = S::Game::setup(&Config::seats(n_seats)).expect("seats for the game");
    let mut any = Entry::of::<S>(Shelf::Game).setup(n_seats, []).expect("seats for the game");
    let mut dice = Dice::from_seed(seed);
    loop {
        check(&game, &*any);
        let moves = game.successors();
        if moves.is_empty() {
            return;
        }
        let mv = *dice.pick(&moves);
        game.apply(mv);
        any.play(read(&*any, &mv.to_string())).expect("a legal move");
    }
}

fn written(game: &dyn AnyGame, moves: Vec<MoveId>) -> Vec<String> {
    moves.into_iter().map(|mv| game.notation(mv)).collect()
}

fn it_says_what_the_game_says<S: Draw + Think>(n_seats: u8) {
    let texts = |moves: &[MoveOf<S>]| moves.iter().map(ToString::to_string).collect::<Vec<_>>();
    in_step::<S>(n_seats, 1, |game, any| {
        assert_eq!(any.turn(), game.turn());
        assert_eq!(any.n_seats(), n_seats);
        assert_eq!(any.facts(), &S::Game::FACTS);
        assert_eq!(any.diagram(), game.diagram());
        let mut legal = Vec::new();
        game.legal_moves(&mut legal);
        assert_eq!(written(any, any.legal_moves()), texts(&legal));
        let choices = any.choices();
        assert_eq!(choices.iter().map(|it| it.mv).collect::<Vec<_>>(), any.legal_moves());
        for (choice, mv) in choices.iter().zip(legal) {
            let mut after = game.clone();
            after.apply(mv);
            let ends_turn = after.turn() != game.turn();
            assert_eq!(choice.notation, mv.to_string());
            assert_eq!(choice.label, any.label(choice.mv));
            assert_eq!((choice.reveals, choice.ends_turn), (game.reveals(mv), ends_turn));
            assert_eq!(choice.is_final, game.reveals(mv) || ends_turn);
        }
        let mut chances = Vec::new();
        game.chances(&mut chances);
        let id = |mv: &MoveOf<S>| read(any, &mv.to_string());
        let expected: Vec<_> = chances.iter().map(|(mv, n)| (id(mv), *n)).collect();
        assert_eq!(any.chances(), expected);
        assert_eq!(any.chance_weight(), game.chance_weight());
        let points: Vec<_> = (0..game.chance_weight()).map(|it| any.chance_at(it)).collect();
        let laid: Vec<_> = expected.iter().flat_map(|(mv, n)| (0..*n).map(|_| Some(*mv))).collect();
        assert_eq!(points, laid);
        assert_eq!(any.chance_at(game.chance_weight()), None);
    });
}

fn viewers_see_what_the_game_shows<S: Draw + Think>(n_seats: u8) {
    in_step::<S>(n_seats, 2, |game, any| {
        for viewer in Viewer::all(n_seats) {
            let view = game.view(viewer);
            assert_eq!(any.view_json(viewer), serde_json::to_value(&view).expect("JSON"));
            assert_eq!(any.prompt(viewer), S::prompt(&view));
            let speaker = catalog::speaker(Lang::En, vec![]);
            assert_eq!(any.text_board(viewer, &speaker), S::text(&view, &speaker));
            let desk = || Desk::new(&speaker, viewer.seat());
            let html = any.board_html(viewer, &speaker, &[], &[], &catalog::Insets::inline());
            assert_eq!(html.board.0, S::board(&view, &desk()).0);
            assert_eq!(html.tray.0, S::tray(&view, &desk()).0);
            assert_eq!(html.panels.len(), usize::from(n_seats));
            let points = any.points(viewer);
            match game.turn() {
                Turn::Over(standing) => {
                    let totals = standing.seats().values().iter().map(|it| Some(it.points));
                    assert_eq!(points, totals.collect::<Vec<_>>());
                }
                Turn::Seat(_) | Turn::Chance => {
                    let seats = Seat::all(n_seats).map(|seat| S::points(&view, seat));
                    assert_eq!(points, seats.collect::<Vec<_>>());
                }
            }
            let svg = any.picture(viewer, &speaker);
            assert_eq!(svg, boards::picture::<S>(&view, &points, &desk()));
            for mv in game.successors() {
                let id = read(any, &mv.to_string());
                let sighting = game.sighting(mv, viewer);
                assert_eq!(any.sighting(id, viewer), sighting.to_string());
                let entry = any.log(id, viewer);
                assert_eq!(entry.sighting.to_string(), sighting.to_string());
                assert_eq!(entry.counts.len(), entry.told.effects.len());
                let mover = match game.turn() {
                    Turn::Seat(seat) => Some(seat),
                    Turn::Chance | Turn::Over(_) => None,
                };
                assert_eq!(entry.mover, mover);
                assert_eq!(entry.told.line, S::log_line(&view, mover, &sighting));
                assert_eq!(any.reveals(id), game.reveals(mv));
                if let Turn::Seat(seat) = game.turn() {
                    let own = game.view(Viewer::Seat(seat));
                    assert_eq!(any.label(id), S::label(&own, mv));
                }
            }
        }
    });
}

/// What was seen of a move comes back to the board in the game's own type.
fn changes_are_drawn_as_the_game_draws_them<S: Draw + Think>(n_seats: u8) {
    let speaker = catalog::speaker(Lang::En, vec![]);
    in_step::<S>(n_seats, 4, |game, any| {
        let moves = game.successors();
        for viewer in Viewer::all(n_seats).filter(|_| !moves.is_empty()) {
            let [first, last] = [moves[0], moves[moves.len() - 1]];
            let [entry, other] =
                [first, last].map(|mv| any.log(read(any, &mv.to_string()), viewer));
            let [seen, unlike] = [first, last].map(|mv| game.sighting(mv, viewer));
            assert_eq!(entry.sighting == other.sighting, seen == unlike);
            let (number, mover) = (1, Some(Seat(0)));
            let erased = [catalog::Change { number, mover, seen: &entry.sighting }];
            let typed = [Change { number, mover, seen: &seen }];
            let html = any.board_html(viewer, &speaker, &[], &erased, &catalog::Insets::inline());
            let desk = Desk::new(&speaker, viewer.seat()).with_changes(&typed);
            assert_eq!(html.board.0, S::board(&game.view(viewer), &desk).0);
        }
    });
}

/// The explanation is worked out from what the seat sees. It must be the one
/// that the state itself would give.
fn an_illegal_move_is_refused_with_its_rule<S: Draw + Think>(n_seats: u8) {
    let all: Vec<MoveOf<S>> =
        (0..S::Game::FACTS.n_move_ids).filter_map(S::Game::move_with_id).collect();
    // Where there are hundreds of moves, all of them are tried now and then.
    let stride = 1 + all.len() / 100;
    let mut n_states = 0;
    in_step::<S>(n_seats, 3, |game, any| {
        n_states += 1;
        if n_states % stride != 0 {
            return;
        }
        let legal = game.successors();
        for mv in &all {
            let text = mv.to_string();
            let id = read(any, &text);
            assert_eq!(any.notation(id), text);
            let refused = any.why_not(id);
            let mut copy = any.clone_box();
            let played = copy.play(id);
            if legal.contains(mv) {
                assert_eq!((refused, played), (None, Ok(())));
                continue;
            }
            let refusal = game.refuse(*mv);
            let refused = refused.expect("a refusal");
            assert_eq!(refused.rule, refusal.rule());
            assert_eq!(refused.message, S::refusal(&refusal));
            assert_eq!(refused.json, serde_json::to_value(&refusal).expect("JSON"));
            assert_eq!(played, Err(refused));
            assert_eq!(copy.diagram(), any.diagram(), "{text} changed the state");
        }
    });
}

/// Looks at every game of the list, at a table that is not full where there is one.
macro_rules! for_each_game {
    ($($law:ident)*) => {$(
        mod $law {
            use boards::Draw;
            use bots::Think;
            use catalog::{Shelf, Visitor};
            use rules_core::Game as _;

            struct Look;

            impl Visitor for Look {
                fn visit<S: Draw + Think>(&mut self, _: Shelf) {
                    let facts = S::Game::FACTS;
                    super::$law::<S>(facts.n_seats_max.min(3));
                }
            }

            #[test]
            fn in_every_game() {
                catalog::each(&mut Look);
            }
        }
    )*};
}

for_each_game! {
    it_says_what_the_game_says
    viewers_see_what_the_game_shows
    changes_are_drawn_as_the_game_draws_them
    an_illegal_move_is_refused_with_its_rule
}

#[test]
fn what_is_not_a_move_is_said_so() {
    let game = catalog::game("kuhn").unwrap().setup(2, []).unwrap();
    let error = game.read_move("castle").unwrap_err();
    assert_eq!(error.to_string(), "not a move of this game: \"castle\"");
    // Nobody can bet before the cards are dealt, but it is a move.
    assert_eq!(game.notation(read(&*game, "bet")), "bet");
}

/// A table writes its record only when somebody asks for it: no move may be
/// refused then.
#[test]
fn every_move_fits_into_a_record() {
    struct Recorded;
    impl Visitor for Recorded {
        fn visit<S: Draw + Think>(&mut self, _: Shelf) {
            let facts = S::Game::FACTS;
            let setup = Setup::of_config::<S::Game>(&Config::seats(facts.n_seats_min));
            let mut record = Record::new(setup.expect("a setup"));
            for mv in (0..facts.n_move_ids).filter_map(S::Game::move_with_id) {
                assert_eq!(record.push(Mover::Chance, &mv.to_string()), Ok(()), "{mv}");
                record.pop();
            }
        }
    }
    catalog::each(&mut Recorded);
}

#[test]
fn a_refusal_says_its_rule_in_every_language() {
    let mut game = catalog::game("kuhn").unwrap().setup(2, []).unwrap();
    let message = game.play(read(&*game, "bet")).unwrap_err().sentence();
    for lang in Lang::ALL {
        let text = catalog::speaker(lang, vec![]).say_strictly(&message).unwrap();
        assert!(text.contains("KU-"), "{text}");
    }
}

#[test]
fn a_bot_moves_only_in_its_turn() {
    let mut game = catalog::game("kuhn").unwrap().setup(2, []).unwrap();
    assert_eq!(game.bot_move(Seat(0), Strength::Random, 1), None);
    for mv in ["deal 3", "deal 1", "pass", "bet"] {
        game.play(read(&*game, mv)).unwrap();
    }
    assert_eq!(game.bot_move(Seat(1), Strength::Easy, 1), None);
    let bet = read(&*game, "bet");
    assert_eq!(game.bot_move(Seat(0), Strength::Easy, 1), Some(bet));
    assert_eq!(game.bot_move(Seat(9), Strength::Easy, 1), None);
}

#[test]
fn nobody_chooses_early_where_the_game_does_not_say_so() {
    let game = catalog::game("kuhn").unwrap().setup(2, []).unwrap();
    assert!([Seat(0), Seat(1), Seat(7)].iter().all(|seat| game.early(*seat).is_none()));
}

#[test]
fn the_trees_of_kuhn_have_the_published_sizes() {
    // Source: OpenSpiel's counts of chance, decision and terminal nodes.
    for (n_seats, expected) in
        [(2, "chance 4 decision 24 terminal 30"), (3, "chance 17 decision 288 terminal 312")]
    {
        let game = catalog::game("kuhn").unwrap().setup(n_seats, []).unwrap();
        assert_eq!(game.count(20).to_string(), expected);
    }
    let game = catalog::game("kuhn").unwrap().setup(2, []).unwrap();
    assert_eq!(game.count(1).to_string(), "chance 4 decision 0 terminal 0");
}

/// States of random games in which a seat is to move: some of each of these games.
fn positions(key: &str, n_seats: u8, n_games: u64) -> Vec<(Box<dyn AnyGame>, Seat)> {
    let mut positions = Vec::new();
    for seed in 0..n_games {
        let mut game = catalog::game(key).expect("a game").setup(n_seats, []).expect("seats");
        let mut dice = Dice::from_seed(seed);
        for number in 0..400_u64 {
            let moves = match game.turn() {
                Turn::Seat(_) => game.legal_moves(),
                Turn::Chance => game.chances().into_iter().map(|(mv, _)| mv).collect(),
                Turn::Over(_) => break,
            };
            if let Turn::Seat(seat) = game.turn()
                && 1 < moves.len()
                && (number + seed) % 9 == 0
            {
                positions.push((game.clone(), seat));
            }
            game.play(*dice.pick(&moves)).expect("a legal move");
        }
    }
    positions
}

/// Games with secrets, and how many of each are played.
const SECRETIVE: [(&str, u8, u64); 3] = [("kuhn", 3, 60), ("rapanui", 3, 3), ("giants", 3, 2)];

#[test]
fn advice_depends_on_what_is_seen_and_on_nothing_else() {
    for (key, n_seats, n_games) in SECRETIVE {
        let mut n_others = 0;
        for (seed, (game, seat)) in (0..).zip(positions(key, n_seats, n_games)) {
            let twin = game.twin(Viewer::Seat(seat), seed);
            if twin.diagram() != game.diagram() && n_others < 12 {
                n_others += 1;
                assert_eq!(game.advise(seat, 20, seed), twin.advise(seat, 20, seed), "{key}");
            }
        }
        assert!(4 <= n_others, "{key}: {n_others}");
    }
}

#[test]
fn a_twin_looks_the_same_and_may_be_another() {
    for (key, n_seats, n_games) in SECRETIVE {
        let mut n_others = 0;
        for (seed, (game, _)) in (0..).zip(positions(key, n_seats, n_games)) {
            for viewer in Viewer::all(n_seats) {
                let twin = game.twin(viewer, seed);
                assert_eq!(twin.view_json(viewer), game.view_json(viewer), "{key}, {viewer:?}");
                n_others += u32::from(twin.diagram() != game.diagram());
            }
        }
        assert!(4 <= n_others, "{key}: {n_others}");
    }
}
