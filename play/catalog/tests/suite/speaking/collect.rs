//! Everything that is said around every game, and samples of each.

use std::{collections::HashSet, sync::LazyLock};

use boards::Draw;
use bots::Think;
use catalog::{Shelf, Visitor};
use rules_core::Seat;
use words::{Message, analysis, frame, table, terminal, title, web};

/// Everything the platform can say, each thing once.
pub(crate) fn everything() -> &'static HashSet<Message> {
    static SAID: LazyLock<HashSet<Message>> = LazyLock::new(collect);
    &SAID
}

/// What games say by the way, also in words of the platform.
struct Said(HashSet<Message>);

impl Visitor for Said {
    fn visit<S: Draw + Think>(&mut self, _: Shelf) {
        self.0.extend(set_kit::samples::<S>());
    }
}

fn collect() -> HashSet<Message> {
    let mut games = Said(HashSet::new());
    catalog::each(&mut games);
    let mut said = games.0;
    said.extend(crate::speaking::said::frame());
    said.extend(terminal());
    said.extend(analysis());
    said.extend(table());
    said.extend(web());
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
        said.extend([web::drawing(game), web::table_title(game, "7k3qf")]);
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
