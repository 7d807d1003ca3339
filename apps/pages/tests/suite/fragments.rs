//! The fragments of a table: the same for the page and for live updates.

use pages::Settings;
use referee::LogItem;
use rules_core::Seat;
use words::Lang;

use crate::{
    markup::PAGES,
    sample::{self, Tables},
};

fn page(lang: Lang, name: &str) -> &'static str {
    let (_, _, html) =
        PAGES.iter().find(|it| it.0 == lang && it.1 == name).expect("a page of this name");
    html
}

#[test]
fn a_table_has_all_regions() {
    let ids = [
        "heading", "flash", "status", "actions", "players", "coach", "recap", "board", "tray",
        "moves", "log", "chat", "help",
    ];
    for (_, name, html) in PAGES.iter().filter(|(_, name, _)| name.starts_with("table-")) {
        for id in ids {
            assert!(html.contains(&format!("<section id=\"{id}\"")), "{name}: {id}");
        }
        for id in ["say", "say-now"] {
            assert!(html.contains(&format!(" id=\"{id}\"")), "{name}: {id}");
        }
        assert!(html.contains("role=\"log\" aria-live=\"off\""), "{name}");
    }
}

/// The page is made of the very fragments that live updates send.
#[test]
fn every_region_stands_in_the_page_as_it_is() {
    let tables = Tables::new(&["Anna", "Bea"]);
    for table in tables.middle.iter().chain(&tables.open) {
        let (page, fragments) = sample::page_and_fragments(table, Lang::De, Settings::default());
        for (id, html) in fragments {
            assert!(page.contains(&html), "{}: {html}", id.key());
        }
    }
}

/// Every legal move is a button exactly once, and nothing else is.
#[test]
fn moves_are_the_legal_ones() {
    let tables = Tables::new(&["Anna", "Bea"]);
    for table in &tables.middle {
        let (page, _) = sample::page_and_fragments(table, Lang::It, Settings::default());
        let mut shown: Vec<String> = page
            .split("<button class=\"move\" name=\"mv\" value=\"")
            .skip(1)
            .map(|it| it.split('"').next().expect("a piece").to_owned())
            .collect();
        let mut legal: Vec<String> =
            table.choices(Seat(0)).into_iter().map(|it| it.notation).collect();
        assert!(!legal.is_empty());
        shown.sort();
        legal.sort();
        assert_eq!(shown, legal);
    }
}

/// The ribbon counts what others did since, not what chance did.
#[test]
fn the_recap_counts_the_moves_of_others() {
    let tables = Tables::new(&["Anna", "Bea"]);
    let mut n_counted = 0;
    for table in &tables.middle {
        let since = table.since_my_last_move(Seat(0)).into_iter();
        let is_other = |item: &LogItem| match item {
            LogItem::Move(line) => line.mover.is_some_and(|mover| mover != Seat(0)),
            LogItem::Note(_) => false,
        };
        let n_others = since.filter(is_other).count();
        let (page, _) = sample::page_and_fragments(table, Lang::En, Settings::default());
        let has_ribbon = page.contains("class=\"ribbon\"");
        assert_eq!(has_ribbon, n_others > 0);
        if has_ribbon {
            assert!(page.contains(&format!("<p>Since your turn: {n_others} move")), "{n_others}");
            n_counted += n_others;
        }
    }
    assert!(n_counted > 0, "no table shows a ribbon");
}

#[test]
fn a_replay_has_no_moves() {
    for (lang, name, html) in PAGES.iter().filter(|(_, name, _)| name.starts_with("replay-")) {
        assert!(!html.contains("name=\"mv\""), "{} {name}", lang.key());
        assert!(html.contains("id=\"board\""), "{} {name}", lang.key());
    }
}

#[test]
fn a_curtain_hides_everything() {
    for lang in Lang::ALL {
        let html = page(lang, "curtain");
        for id in ["board", "log", "moves", "tray", "players", "recap", "chat"] {
            assert!(!html.contains(&format!("id=\"{id}\"")), "{}: {id}", lang.key());
        }
        assert!(html.contains("/reveal\""));
    }
}

#[test]
fn a_watcher_is_offered_nothing() {
    for (_, name, html) in PAGES.iter().filter(|(_, name, _)| name.starts_with("watch-")) {
        assert!(!html.contains("name=\"mv\""), "{name}");
        assert!(!html.contains("id=\"undo\""), "{name}");
    }
}

/// What was broken off is open, and nothing can be done there.
#[test]
fn a_closed_table_offers_its_record_and_no_moves() {
    for (_, name, html) in PAGES.iter().filter(|(_, name, _)| name.starts_with("closed-")) {
        let actions =
            html.split("id=\"actions\"").nth(1).and_then(|it| it.split("</section>").next());
        let actions = actions.expect("actions");
        for end in ["/at/0\"", "/record.txt\"", "/record.json\"", "\"/verify?table="] {
            assert!(actions.contains(end), "{name}: {end}");
        }
        for form in ["id=\"play\"", "id=\"undo\"", "/resign\"", "/takeover\"", "/step\"", "/pace\""]
        {
            assert!(!html.contains(form), "{name}: {form}");
        }
    }
}

/// At a shared device nobody is called "you".
#[test]
fn a_shared_device_speaks_by_name() {
    for (_, name, html) in
        PAGES.iter().filter(|(lang, name, _)| *lang == Lang::En && name.starts_with("hot-"))
    {
        assert!(!html.contains(">you<"), "{name}");
        let section = |id: &str| {
            let start = html.split(&format!("id=\"{id}\"")).nth(1).expect("a section");
            start.split("</section>").next().expect("an end").to_owned()
        };
        assert!(!section("players").contains("(<span"), "{name}");
        let status = section("status");
        assert!(!status.contains("Your turn"), "{name}: {status}");
    }
}
