//! Everything a game says in whole games played at random.

use std::{collections::HashSet, sync::LazyLock};

use rules_core::{Config, Dice, Game, MoveOf, OptionSpec, Options, Seat, Turn, Values, Viewer};
use words::{
    Arg, Message, Seen, Speak, analysis, frame, option_message, place_line, result_line, table,
    terminal, title, value_message, web,
};

/// Everything the platform can say, each thing once.
pub(crate) fn everything() -> &'static HashSet<Message> {
    static SAID: LazyLock<HashSet<Message>> = LazyLock::new(collect);
    &SAID
}

fn collect() -> HashSet<Message> {
    let mut said = HashSet::new();
    said.extend(crate::speaking::said::frame());
    said.extend(terminal());
    said.extend(analysis());
    said.extend(table());
    said.extend(web());
    samples::<kuhn::Set>(&mut said);
    samples::<rapanui::Set>(&mut said);
    samples::<entdecker::Set>(&mut said);
    samples::<giants::Set>(&mut said);
    for n_seats in 2..=4 {
        for seed in 0..4 {
            play::<kuhn::Set>(&Config::seats(n_seats), seed, &mut said);
        }
    }
    for (n_seats, n_games) in [(2, 10), (3, 10), (4, 80)] {
        for seed in 0..n_games {
            play::<rapanui::Set>(&Config::seats(n_seats), seed, &mut said);
        }
    }
    for (n_seats, options) in [
        (2, [("screens", "open"), ("pedestals", "owner"), ("board", "")]),
        (2, [("screens", "closed"), ("tablets-score", "3-per-pair"), ("board", "motu-iti")]),
        (3, [("screens", "closed"), ("pedestals", "owner"), ("board", "")]),
        (5, [("screens", "open"), ("pedestals", "open"), ("statue-scoring", "when-erected")]),
    ] {
        let config = Config { n_seats, options: crate::speaking::giants_options(&options) };
        for seed in 0..2 {
            // A state has some 1,700 moves that can't be made.
            play_with::<giants::Set>(&config, seed, 13, crate::speaking::purposeful, &mut said);
        }
    }
    crate::speaking::voyages::collect(&mut said);
    said
}

/// What is said of a table.
fn table() -> Vec<Message> {
    let seat = Seat(1);
    let strength = || frame::strength("easy");
    let mut said = vec![
        table::no_such_seat(3),
        table::seat_taken(seat),
        table::seat_free(seat),
        table::seats_free(2),
        table::bot_plays(seat),
        table::not_away(seat),
        table::resigned(seat),
        table::unrecordable("too much"),
        table::note_resigned(seat, strength()),
        table::note_away(seat, strength()),
        table::note_back(seat),
    ];
    said.extend(table::Line::ALL.map(table::Line::message));
    said
}

/// What is said about moves.
fn analysis() -> Vec<Message> {
    let promise = || analysis::Promise { win: "41.5".to_owned(), points: "12.3".to_owned() };
    let mut said = vec![
        analysis::hint(3_000),
        analysis::hint_move(title("kuhn"), promise()),
        analysis::hint_line("bet".to_owned()),
        analysis::head(title("kuhn"), 7, 4, 3_000, "1".to_owned()),
        analysis::loss(Seat(0), analysis::Line::Mistake, promise(), promise()),
        analysis::played(title("kuhn")),
        analysis::better(title("kuhn")),
        analysis::no_loss("2".to_owned()),
        analysis::swing(Seat(1), "+4.0".to_owned()),
        analysis::plot_title(title("kuhn")),
    ];
    said.extend(analysis::Line::ALL.map(analysis::Line::message));
    said
}

/// What is said at the keyboard.
fn terminal() -> Vec<Message> {
    let mut said = vec![
        terminal::no_such_number(9, 4),
        terminal::choose_up_to(4),
        terminal::is_legal("bet"),
        terminal::tie_break(title("kuhn")),
        terminal::saved("a-game.ahu"),
        terminal::finished("a-game.ahu"),
    ];
    said.extend(terminal::Line::ALL.map(terminal::Line::message));
    said
}

/// What the web app says around a table.
fn hall() -> Vec<Message> {
    let text = |text: &str| text.to_owned();
    let promise = web::hall::Promise { win: text("52.1"), points: text("14.0"), share: text("40") };
    vec![
        web::hall::hint_head(400),
        web::hall::hint_move(promise),
        web::hall::hint_line(text("bet; call")),
        web::hall::device_since(web::ago(0), web::ago(0)),
        web::hall::file_wrong_at(3, 4, "expected a number"),
        web::hall::file_too_long(70_000, 65_536),
        web::hall::guest_name(Seat(1)),
    ]
}

/// What the pages of the web app say.
fn web() -> Vec<Message> {
    const MINUTE_MS: u64 = 60_000;
    let times = [0, MINUTE_MS, 5 * MINUTE_MS, 60 * MINUTE_MS, 1_440 * MINUTE_MS, 9_999_999_999];
    let mut said = Vec::new();
    said.extend(web::Site::ALL.iter().map(|it| it.message()));
    said.extend(web::Play::ALL.iter().map(|it| it.message()));
    said.extend(web::Learn::ALL.iter().map(|it| it.message()));
    said.extend(web::hall::Line::ALL.iter().map(|it| it.message()));
    said.extend(hall());
    said.extend(times.map(web::ago));
    said.extend(times.map(web::clock_left));
    for game in catalog::games().iter().map(|it| it.key()) {
        said.extend([web::weight(game), web::drawing(game)]);
        said.push(web::table_title(game, "7k3qf"));
        said.extend(catalog::coach(game).lessons().into_iter().map(|it| it.message));
        said.extend(catalog::coach(game).sheet(game).into_iter().flatten());
    }
    said.extend([1, 2].map(web::tables_wait));
    said.extend([1, 2].map(web::seats_free));
    said.extend([
        web::turn(14),
        web::table_code("7k3qf"),
        web::seat_number(Seat(1)),
        web::bot("easy"),
        web::away_bot("easy"),
        web::resigned_bot("easy"),
        web::moves_count(9),
        web::new_lines(4),
        web::seen_as(frame::seat(Seat(1))),
        web::move_of(12, 90),
        web::move_number(12),
        web::retry_after(9),
        web::bar_label(title("rapanui"), 9),
        web::options_count(2),
        web::line_at(3, 7, "expected a move"),
    ]);
    said
}

fn samples<S: Speak>(said: &mut HashSet<Message>) {
    let samples = S::samples();
    said.extend(samples.effects.iter().map(S::effect_line));
    said.extend(samples.refusals.iter().map(S::refusal));
    said.extend(samples.terms.iter().map(S::term));
    said.extend(samples.terms.iter().map(S::term_noun));
    said.extend(samples.others);
    said.extend(options(S::Game::FACTS.key, <S::Game as Game>::Options::SPECS));
}

/// The title of a game, its options and their values.
pub(crate) fn options(game: &str, specs: &[OptionSpec]) -> Vec<Message> {
    let mut said = vec![title(game), Message::new(format!("{game}-blurb"))];
    for spec in specs {
        said.push(option_message(game, spec.key));
        said.push(Message::new(format!("{game}-option-{}-help", spec.key)));
        if let Values::OneOf(values) = spec.values {
            said.extend(values.iter().map(|value| value_message(game, spec.key, value)));
        }
    }
    said
}

/// Any move is as good as any other.
fn any<S: Speak>(_: &S::Game, moves: &[MoveOf<S>], dice: &mut Dice) -> MoveOf<S> {
    *dice.pick(moves)
}

/// Chooses a move of a game.
type Choose<G> = fn(&G, &[<G as Game>::Move], &mut Dice) -> <G as Game>::Move;

/// Plays a game at random and collects what everyone at the table is told.
pub(crate) fn play<S: Speak>(
    config: &Config<<S::Game as Game>::Options>,
    seed: u64,
    said: &mut HashSet<Message>,
) {
    play_with::<S>(config, seed, 1, any::<S>, said);
}

/// Plays a game and collects what everyone at the table is told; in every
/// state, or less often, also why the other moves can't be made.
fn play_with<S: Speak>(
    config: &Config<<S::Game as Game>::Options>,
    seed: u64,
    stride: usize,
    choose: Choose<S::Game>,
    said: &mut HashSet<Message>,
) {
    let mut n_moves = 0;
    let mut game = S::Game::setup(config).expect("a table for that many");
    let mut dice = Dice::from_seed(seed);
    loop {
        for viewer in game.viewers() {
            said.insert(S::prompt(&game.view(viewer)));
        }
        if let Turn::Over(standing) = game.turn() {
            said.insert(result_line::<S>(&standing));
            for (seat, tally) in standing.seats().iter() {
                said.insert(place_line(&standing, seat));
                said.extend(tally.terms.iter().map(S::term));
            }
            return;
        }
        look::<S>(&game, n_moves % stride == 0, said);
        n_moves += 1;
        let mv = choose(&game, &game.successors(), &mut dice);
        let entries: Vec<_> = game
            .viewers()
            .map(|viewer| S::entry(&Seen::make(&mut game.clone(), mv, viewer)))
            .collect();
        for entry in entries {
            said.insert(entry.line);
            said.extend(entry.effects);
            said.extend(entry.covered);
        }
        game.apply(mv);
    }
}

/// The labels of the moves that can be made, and why the others can't.
fn look<S: Speak>(game: &S::Game, is_curious: bool, said: &mut HashSet<Message>) {
    let moves = game.successors();
    for viewer in game.viewers() {
        if game.is_to_move(viewer) || viewer == Viewer::Spectator {
            let view = game.view(viewer);
            said.extend(moves.iter().map(|mv| S::label(&view, *mv)));
        }
    }
    for mv in
        (0..S::Game::FACTS.n_move_ids).filter(|_| is_curious).filter_map(S::Game::move_with_id)
    {
        if !moves.contains(&mv) {
            said.insert(S::refusal(&game.refuse(mv)));
        }
    }
}

/// The keys of a message and of all it speaks of.
pub(crate) fn keys(message: &Message, out: &mut HashSet<String>) {
    out.insert(message.key.to_string());
    for (_, arg) in &message.args {
        match arg {
            Arg::Word(key) => {
                out.insert(key.to_string());
            }
            Arg::List(messages) => messages.iter().for_each(|it| keys(it, out)),
            Arg::Number(_) | Arg::Seat(_) | Arg::Mark(_) | Arg::Text(_) => {}
        }
    }
}
