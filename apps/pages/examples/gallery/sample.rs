//! Tables of every game at different moments, and every page that shows them.

use bots::Strength;
use catalog::Shelf;
use pages::{
    self, ChatRow, Curtain, End, Fairness, Flash, FragmentId, Hint, Home, LogRow, Me, NewTable,
    Preset, RecordForm, Replay, RowState, SeatInfo, SeatKey, Settings, Site, TableModel, TablePlan,
    TableRow, TokenRow, Tokens, Tone, Wrong,
};
use record::{
    Name, TableName,
    fair::{Entropy, RevealedSeed},
};
use referee::{Chance, ClockRule, Pace, Presence, Table, Time};
use rules_core::{Seat, Viewer};
use words::{Lang, Speaker, frame};

/// The id of every sample table.
const ID: &str = "7k3qfm2nxw5vcd8hj4rtz9bpay";
const CODE: &str = "7k3qf";
const KEY: &str = "9f2c";

/// Tables of every game: waiting, in the middle, over.
#[derive(Debug)]
pub(crate) struct Tables {
    pub(crate) open: Vec<Table>,
    pub(crate) middle: Vec<Table>,
    pub(crate) over: Vec<Table>,
}

impl Tables {
    /// Plays some games; the person at the first seat has one of these names.
    pub(crate) fn new(names: &[&str]) -> Tables {
        let games = || catalog::games().iter().filter(|it| it.shelf == Shelf::Game);
        let played = |n_own: u32| games().map(|it| played(it.key(), names, n_own)).collect();
        let open = games().map(|it| open(it.key(), names)).collect();
        Tables { open, middle: played(5), over: played(u32::MAX) }
    }
}

fn fresh(game: &str, n_seats: u8) -> Table {
    let entry = catalog::game(game).expect("a game");
    let start = entry.setup(n_seats, []).expect("usual options");
    let id = TableName::new(ID).expect("an id");
    Table::open(start, id, Chance::Fixed(RevealedSeed([11; 32])), Time(0)).expect("a table")
}

/// A table for three where one seat is free.
fn open(game: &str, names: &[&str]) -> Table {
    let mut table = fresh(game, 3);
    sit(&mut table, Seat(0), names[0]);
    table.sit_bot(Seat(1), Strength::Easy, Entropy::default()).expect("a free seat");
    table
}

fn sit(table: &mut Table, seat: Seat, name: &str) {
    table.sit(seat, Name::new(name).expect("a name"), Entropy::default()).expect("a free seat");
}

/// A table where the person has moved so many times.
fn played(game: &str, names: &[&str], n_own: u32) -> Table {
    let n_seats = catalog::game(game).expect("a game").facts.n_seats_max;
    let mut table = fresh(game, n_seats);
    sit(&mut table, Seat(0), names[0]);
    sit(&mut table, Seat(1), names[1]);
    for seat in Seat::all(n_seats).skip(2) {
        table.sit_bot(seat, Strength::Random, Entropy::default()).expect("a free seat");
    }
    table.start(Time(0)).expect("all sit");
    let mut n_played = 0;
    for n in 0.. {
        if table.standing().is_some() {
            break;
        }
        if table.bot_to_move().is_some() {
            table.play_bot(n, Time(n)).expect("a bot moves");
            continue;
        }
        let seat = [Seat(0), Seat(1)].into_iter().find(|seat| table.can_choose(*seat));
        let seat = seat.expect("somebody is asked");
        if n_own <= n_played && seat == Seat(0) {
            break;
        }
        n_played += u32::from(seat == Seat(0));
        let choices = table.choices(seat);
        let choice = &choices[n as usize % choices.len()];
        let version = table.version(seat);
        table.play(seat, version, choice.mv, Time(n)).expect("a legal move");
    }
    table
}

/// The names at a table, as the pages say them.
fn names(table: &Table) -> Vec<String> {
    let bots = ["Tama", "Rapu", "Hina"];
    let name = |(idx, it): (usize, &referee::Occupant)| match it.name() {
        Some(name) => name.as_str().to_owned(),
        None => bots[idx % 3].to_owned(),
    };
    table.occupants().enumerate().map(name).collect()
}

/// Renders every page in a language.
pub(crate) fn pages(tables: &Tables, lang: Lang, settings: Settings) -> Vec<(String, String)> {
    let speaker = catalog::speaker(lang, vec![]);
    let site = site(&speaker, settings);
    let mut out = plain_pages(&site);
    for table in &tables.open {
        out.push((format!("lobby-{}", key(table)), with_table(table, lang, settings, lobby)));
    }
    for table in &tables.middle {
        let game = key(table);
        out.push((format!("table-{game}"), with_table(table, lang, settings, own)));
        out.push((format!("watch-{game}"), with_table(table, lang, settings, watched)));
        out.push((format!("hot-{game}"), with_table(table, lang, settings, hot)));
        out.push((format!("closed-{game}"), with_table(table, lang, settings, closed)));
    }
    out.push(("curtain".to_owned(), curtain(&tables.middle[0], lang, settings)));
    for table in &tables.over {
        let game = key(table);
        out.push((format!("end-{game}"), end(table, lang, settings)));
        out.push((format!("replay-{game}"), replay(table, lang, settings)));
    }
    out
}

fn key(table: &Table) -> &'static str {
    table.game().facts().key
}

fn site(speaker: &Speaker, settings: Settings) -> Site<'_> {
    Site {
        speaker,
        path: "/",
        address: "http://localhost".to_owned(),
        assets: "/assets",
        me: Me::Guest(Some("Anna")),
        settings,
        n_waiting: 0,
        flash: None,
    }
}

fn plain_pages(site: &Site) -> Vec<(String, String)> {
    let entry = |key: &str| catalog::game(key).expect("a game");
    let plan = |game: &str, preset| TablePlan::preset(entry(game), preset, None);
    let games: Vec<&str> =
        catalog::games().iter().filter(|it| it.shelf == Shelf::Game).map(|it| it.key()).collect();
    let rows = rows(&games);
    let mut out: Vec<(String, String)> = Vec::new();
    let mut page = |name: &str, markup: maud::Markup| {
        out.push((name.to_owned(), markup.into_string()));
    };
    let home = Home { site, mine: &rows[..2], open: &rows[2..3], watch: &rows[3..], key: KEY };
    page("home", pages::home(&home));
    page("home-empty", pages::home(&Home { mine: &[], open: &[], watch: &[], ..home }));
    page("mine", pages::mine(site, &rows));
    page("watch", pages::watch(site, &[]));
    for (game, preset) in games.iter().zip(Preset::ALL) {
        let plan = plan(game, preset);
        let model = NewTable { site, plan: &plan, key: KEY, check: None };
        page(&format!("new-{}", preset.key()), pages::new_table(&model));
    }
    page("account-new", pages::new_account(site, KEY));
    page("account-login", pages::login(site, KEY));
    page("account", pages::account_home(site, KEY));
    page("account-password", pages::password(site, KEY));
    let tokens = [TokenRow { id: "1".to_owned(), name: "Bot".to_owned(), since_ms: 90_000_000 }];
    let model = Tokens { site, tokens: &tokens, fresh: Some("ahu_3k9x7q"), key: KEY };
    page("tokens", pages::tokens(&model));
    page("seat-key", pages::seat_key(&SeatKey { site, words: None, key: KEY }));
    let words = Some(("stone river lamp north seven reed", ID));
    page("seat-key-words", pages::seat_key(&SeatKey { site, words, key: KEY }));
    page("settings", pages::settings(site));
    page("about", pages::about(site));
    for game in &games {
        page(&format!("rules-{game}"), pages::rules(site, entry(game)));
    }
    let empty = RecordForm { site, text: "", problem: None, verdict: None, key: KEY };
    page("verify", pages::verify(&empty));
    let problem = Some((3, 7, "expected a move, found \"jump\"".to_owned()));
    page("import", pages::import(&RecordForm { text: "ahu 1\n", problem, ..empty }));
    for (name, wrong) in wrongs() {
        page(name, pages::wrong(site, &wrong));
    }
    out
}

fn wrongs() -> [(&'static str, Wrong); 7] {
    [
        ("wrong-404", Wrong::NotFound),
        ("wrong-403", Wrong::Forbidden),
        ("wrong-409", Wrong::MovedOn(format!("/t/{ID}"), vec![])),
        ("wrong-429", Wrong::TooMany(20)),
        ("wrong-400", Wrong::BadRequest(None)),
        ("wrong-413", Wrong::TooLarge),
        ("wrong-500", Wrong::Broken(Some("b7f2".to_owned()))),
    ]
}

fn rows(games: &[&str]) -> Vec<TableRow> {
    let names = |names: &[Option<&str>]| names.iter().map(|it| it.map(str::to_owned)).collect();
    let row = |game: &str, who: &[Option<&str>], mine: &[Seat], state, since_ms| TableRow {
        id: ID.to_owned(),
        code: CODE.to_owned(),
        game: game.to_owned(),
        names: names(who),
        my_seats: mine.to_vec(),
        state,
        since_ms,
    };
    let all = [Some("Anna"), Some("Bea"), Some("Carl")];
    vec![
        row(games[0], &all, &[Seat(0)], RowState::MyTurn, 180_000),
        row(games[1], &all, &[Seat(0)], RowState::Waiting(vec![Seat(1), Seat(2)]), 7_300_000),
        row(games[2], &[Some("Dora"), None, None], &[], RowState::Open, 20_000),
        row(games[0], &[Some("Emil"), Some("Fay")], &[], RowState::Waiting(vec![Seat(0)]), 5),
        row(games[1], &all, &[], RowState::Over(None), 260_000_000),
    ]
}

/// Renders a table as its first seat sees it, whole and by fragments.
pub(crate) fn page_and_fragments(
    table: &Table,
    lang: Lang,
    settings: Settings,
) -> (String, Vec<(FragmentId, String)>) {
    with_table(table, lang, settings, |_, model| {
        let fragments = pages::fragments(model).into_iter();
        let fragments = fragments.map(|(id, markup)| (id, markup.into_string()));
        (pages::table(model).into_string(), fragments.collect())
    })
}

/// Renders the page of a table as its first seat sees it, with advice.
#[cfg(test)]
pub(crate) fn advised(
    table: &Table,
    lang: Lang,
    settings: Settings,
    advice: Option<&catalog::Advice>,
) -> String {
    with_table(table, lang, settings, |_, model| {
        let hint = advice.map_or(Hint::Free, Hint::Given);
        pages::table(&TableModel { hint, ..model.clone() }).into_string()
    })
}

/// Renders the page of a table as spectators see it.
#[cfg(test)]
pub(crate) fn watching(table: &Table, lang: Lang) -> String {
    with_table(table, lang, Settings { coach: pages::Coach::Off, ..Settings::default() }, watched)
}

fn with_table<T>(
    table: &Table,
    lang: Lang,
    settings: Settings,
    render: impl FnOnce(&Table, &TableModel) -> T,
) -> T {
    let speaker = catalog::speaker(lang, names(table));
    let site = site(&speaker, settings);
    let view = table.view(Viewer::Seat(Seat(0)));
    let log = LogRow::all(&view.log(), &speaker);
    let recap = view.since_my_last_move();
    let here = SeatInfo { presence: Presence::Here, left_ms: None, is_host: true };
    let gone = SeatInfo { presence: Presence::Gone, left_ms: None, is_host: false };
    let seats = [here, gone, gone, gone, gone];
    let line = |number, seat: u8, text: &str| ChatRow {
        number,
        seat: Some(Seat(seat)),
        name: speaker.name(Seat(seat)).into_owned(),
        text: text.to_owned(),
    };
    let chat = [line(1, 1, "Hi! <b>ready?</b>"), line(2, 0, "Yes.")];
    let qr = qrcode::QrCode::new(format!("https://ahu.example/t/{ID}")).expect("a short link");
    let qr = qr.render::<qrcode::render::svg::Color>().build();
    let qr = qr.split_once("?>").map_or(qr.as_str(), |(_, svg)| svg);
    render(
        table,
        &TableModel {
            site: &site,
            table: &view,
            insets: &catalog::Insets::inline(),
            id: ID,
            code: CODE,
            my_seats: &[Seat(0)],
            is_host: true,
            seats: &seats,
            live: 7,
            key: KEY,
            steady_key: KEY,
            log: &log,
            recap: &recap,
            chat: &chat,
            pace: Pace::Normal,
            clock: ClockRule::None,
            is_closed: false,
            lesson: if settings.coach.is_on() { pages::lesson(&view) } else { None },
            hint: Default::default(),
            invite: &format!("https://ahu.example/t/{ID}"),
            qr_svg: Some(qr),
        },
    )
}

fn lobby(_: &Table, model: &TableModel) -> String {
    pages::table(model).into_string()
}

fn own(_: &Table, model: &TableModel) -> String {
    let mut site = model.site.clone();
    site.n_waiting = 2;
    let flash = Flash {
        tone: Tone::Bad,
        text: site.say(frame::no_undo(frame::NoUndo::Reveal)),
        rule: Some(("RN-2c".to_owned(), "/rules/x#RN-2c".to_owned())),
    };
    site.flash = Some(flash);
    pages::table(&TableModel { site: &site, ..model.clone() }).into_string()
}

fn watched(table: &Table, model: &TableModel) -> String {
    let view = table.view(Viewer::Spectator);
    let log = LogRow::all(&view.log(), model.site.speaker);
    let model = TableModel {
        table: &view,
        my_seats: &[],
        is_host: false,
        log: &log,
        recap: &[],
        ..model.clone()
    };
    pages::table(&model).into_string()
}

/// Two people share the device, and the first has it.
fn hot(_: &Table, model: &TableModel) -> String {
    pages::table(&TableModel { my_seats: &[Seat(0), Seat(1)], ..model.clone() }).into_string()
}

/// The same after it was broken off.
fn closed(_: &Table, model: &TableModel) -> String {
    pages::table(&TableModel { is_closed: true, ..model.clone() }).into_string()
}

fn curtain(table: &Table, lang: Lang, settings: Settings) -> String {
    let speaker = catalog::speaker(lang, names(table));
    let site = site(&speaker, settings);
    let model = Curtain {
        site: &site,
        id: ID,
        code: CODE,
        game: key(table),
        to: Seat(1),
        next: &[Seat(2), Seat(3)],
        key: KEY,
        live: 7,
    };
    pages::curtain(&model).into_string()
}

fn end(table: &Table, lang: Lang, settings: Settings) -> String {
    let speaker = catalog::speaker(lang, names(table));
    let site = site(&speaker, settings);
    let entry = catalog::game(key(table)).expect("a game");
    let moments = entry.moments(&table.record()).expect("a finished game");
    let text = |it: &dyn std::fmt::Display| it.to_string();
    let fairness = Fairness {
        commitment: table.commitment().map(|it| text(&it)).unwrap_or_default(),
        seed: Some("0b".repeat(32)),
        chain: table.chain().map(|it| text(&it)),
        is_proven: true,
    };
    let model = End {
        site: &site,
        table: &table.view(Viewer::Seat(Seat(0))),
        id: ID,
        code: CODE,
        my_seats: &[Seat(0)],
        chart: &moments,
        fairness: Some(fairness),
        key: KEY,
    };
    pages::end(&model).into_string()
}

fn replay(table: &Table, lang: Lang, settings: Settings) -> String {
    let speaker = catalog::speaker(lang, names(table));
    let site = site(&speaker, settings);
    let at = table.n_moves() / 2;
    let past = table.at(at).expect("so many moves");
    let viewer = Viewer::Seat(Seat(0));
    let log = LogRow::all(&table.log(viewer), &speaker);
    let model = Replay {
        site: &site,
        table: &past.view(viewer),
        id: ID,
        code: CODE,
        is_over: true,
        at,
        n_moves: table.n_moves(),
        log: &log,
        hint: Hint::Free,
        key: KEY,
    };
    pages::replay(&model).into_string()
}
