//! One learns a game by playing: the coach, the rules at hand, the help.

use bots::Strength;
use catalog::Shelf;
use pages::{Coach, FragmentId, Settings};
use record::{
    Name, TableName,
    fair::{Entropy, RevealedSeed},
};
use referee::{Chance, Table, Time};
use rules_core::{Seat, Viewer};
use words::{Lang, option_help};

use crate::{
    markup::PAGES,
    sample::{self, Tables},
};

/// A game of a person against random bots, before the first move.
fn begun(game: &str, options: &[(&str, &str)]) -> Table {
    let entry = catalog::game(game).expect("a game");
    let start = entry.setup(3, options.iter().copied()).expect("options of the game");
    let id = TableName::new("learning").expect("an id");
    let chance = Chance::Fixed(RevealedSeed([5; 32]));
    let mut table = Table::open(start, id, chance, Time(0)).expect("a table");
    table.sit(Seat(0), Name::new("Anna").expect("a name"), Entropy::default()).expect("free");
    for seat in [Seat(1), Seat(2)] {
        table.sit_bot(seat, Strength::Random, Entropy::default()).expect("free");
    }
    table.start(Time(0)).expect("all sit");
    table
}

/// Lets everybody move until the person is asked; returns whether they are.
fn until_asked(table: &mut Table) -> bool {
    while !table.can_choose(Seat(0)) {
        if table.standing().is_some() {
            return false;
        }
        let n = u64::from(table.n_moves());
        table.play_bot(n, Time(n)).expect("a bot moves");
    }
    true
}

fn fragment(table: &Table, id: FragmentId, lang: Lang, settings: Settings) -> String {
    let (_, fragments) = sample::page_and_fragments(table, lang, settings);
    let found = fragments.into_iter().find(|it| it.0 == id);
    found.expect("a fragment of every table").1
}

/// The settings of somebody who has put the sheet of every game away.
fn experienced(coach: Coach) -> Settings {
    let mut settings = Settings { coach, ..Settings::default() };
    catalog::games().iter().for_each(|it| settings.sheets.add(it.key()));
    settings
}

fn said(table: &Table, coach: Coach) -> Option<String> {
    let settings = experienced(coach);
    let html = fragment(table, FragmentId::Coach, Lang::En, settings);
    let (_, rest) = html.split_once("data-coach=\"")?;
    rest.split('"').next().map(str::to_owned)
}

/// Each question is explained the first two times it is asked, and no more.
#[test]
fn the_coach_speaks_at_new_decisions_only() {
    for game in ["rapanui", "giants", "entdecker"] {
        let mut table = begun(game, &[]);
        let mut heard: Vec<String> = Vec::new();
        let mut n_silent = 0;
        for n in 0..60_usize {
            if !until_asked(&mut table) {
                break;
            }
            let prompt = table.prompt(Viewer::Seat(Seat(0)));
            match said(&table, Coach::First) {
                Some(said) => {
                    let known =
                        catalog::coach(game).lessons_of(&prompt).any(|it| it.message.key == said);
                    assert!(known, "{}: {said}", prompt.key);
                    heard.push(said);
                }
                None => n_silent += 1,
            }
            assert_eq!(said(&table, Coach::Off), None, "who has enough is left alone");
            let choices = table.choices(Seat(0));
            let mv = choices[(n * 7) % choices.len()].mv;
            let version = table.version(Seat(0));
            table.play(Seat(0), version, mv, Time(0)).expect("a legal move");
        }
        for key in &heard {
            let n_heard = heard.iter().filter(|it| *it == key).count();
            assert!(n_heard <= 2, "{game}: {key} {n_heard} times");
        }
        assert!(heard.len() > 3 && n_silent > 10, "{game}: {} and {n_silent}", heard.len());
    }
}

#[test]
fn the_coach_speaks_in_the_language_of_the_page_and_names_the_rule() {
    for game in ["rapanui", "giants", "entdecker"] {
        let mut table = begun(game, &[]);
        assert!(until_asked(&mut table));
        let prompt = table.prompt(Viewer::Seat(Seat(0)));
        let lesson = catalog::coach(game).lessons_of(&prompt).last().expect("a lesson");
        for lang in Lang::ALL {
            let html = fragment(&table, FragmentId::Coach, lang, experienced(Coach::First));
            let text = catalog::speaker(lang, vec![]).say(&lesson.message);
            assert!(html.contains(&text.replace('&', "&amp;")), "{html}");
            assert!(html.contains(&format!("/rules/{game}#{}", lesson.rule)), "{html}");
            assert!(html.contains("name=\"coach\" value=\"off\""), "it can be sent away");
        }
    }
}

/// Three lines before the first move of a first game against bots, until they are put away.
#[test]
fn a_first_game_begins_with_three_lines() {
    for game in ["rapanui", "giants", "entdecker"] {
        let mut table = begun(game, &[]);
        assert!(until_asked(&mut table));
        let lines = catalog::coach(game).sheet(game).expect("a sheet");
        for lang in Lang::ALL {
            let html = fragment(&table, FragmentId::Coach, lang, Settings::default());
            for line in &lines {
                let text = catalog::speaker(lang, vec![]).say(line);
                assert!(html.contains(&text.replace('&', "&amp;")), "{html}");
            }
            assert!(html.contains(&format!("href=\"/rules/{game}\"")), "{html}");
            assert!(html.contains(&format!("name=\"sheet\" value=\"{game}\"")), "{html}");
            assert!(!html.contains("data-coach="), "one thing at a time: {html}");
        }
        let mut settings = Settings::default();
        settings.sheets.add(if game == "giants" { "rapanui" } else { "giants" });
        let html = |table: &Table, settings| fragment(table, FragmentId::Coach, Lang::En, settings);
        assert!(html(&table, settings).contains("data-sheet="), "another game is not this one");
        settings.sheets.add(game);
        assert!(!html(&table, settings).contains("data-sheet="), "it was put away");
        let mv = table.choices(Seat(0))[0].mv;
        table.play(Seat(0), table.version(Seat(0)), mv, Time(0)).expect("a legal move");
        until_asked(&mut table);
        assert!(!html(&table, Settings::default()).contains("data-sheet="), "who moves has begun");
    }
}

#[test]
fn the_coach_is_for_those_who_are_asked() {
    for (_, name, html) in PAGES.iter() {
        let is_watching = name.starts_with("watch-") || name.starts_with("closed-");
        let is_told = html.contains("data-coach=") || html.contains("data-sheet=");
        assert!(!is_watching || !is_told, "{name}");
    }
    let open = Tables::new(&["Anna", "Bea"]).open;
    assert!(open.iter().all(|table| {
        !sample::page_and_fragments(table, Lang::En, Settings::default()).0.contains("data-coach=")
    }));
}

/// What the coach has ever said can be read again.
#[test]
fn everything_the_coach_says_is_under_help() {
    for game in ["rapanui", "giants", "entdecker"] {
        let table = begun(game, &[]);
        let speaker = catalog::speaker(Lang::It, vec![]);
        for coach in [Coach::First, Coach::Off] {
            let settings = Settings { coach, ..Settings::default() };
            let help = fragment(&table, FragmentId::Help, Lang::It, settings);
            for lesson in catalog::coach(game).lessons() {
                assert!(help.contains(&speaker.say(&lesson.message)), "{game}: {help}");
            }
            let switch = if coach.is_on() { "off" } else { "on" };
            assert!(help.contains(&format!("name=\"coach\" value=\"{switch}\"")));
        }
    }
}

fn rules_page(lang: Lang, game: &str) -> &'static str {
    let name = format!("rules-{game}");
    let page = PAGES.iter().find(|it| it.0 == lang && it.1 == name);
    &page.expect("a page of the rules").2
}

/// The `?` beside every prompt leads to a paragraph that is there.
#[test]
fn every_question_mark_leads_to_a_rule() {
    let mut n_asked = 0;
    for (lang, name, html) in PAGES.iter() {
        for link in html.split("class=\"ask\" href=\"").skip(1) {
            let link = link.split('"').next().expect("a piece");
            let (game, rule) = link
                .strip_prefix("/rules/")
                .and_then(|it| it.split_once('#'))
                .unwrap_or_else(|| panic!("{name}: {link}"));
            let page = rules_page(*lang, game);
            assert!(page.contains(&format!(" id=\"{rule}\"")), "{} {name}: {link}", lang.key());
            n_asked += 1;
        }
    }
    assert!(n_asked > 20, "only {n_asked}");
}

#[test]
fn a_rule_book_has_its_contents() {
    for lang in Lang::ALL {
        for entry in catalog::games().iter().filter(|it| it.shelf == Shelf::Game) {
            let page = rules_page(lang, entry.key());
            let book = catalog::book(entry.key(), lang).expect("a book");
            assert!(book.sections().count() > 5);
            for (idx, text) in book.sections().enumerate() {
                let n = idx + 1;
                assert!(page.contains(&format!("<a href=\"#section-{n}\">{text}</a>")), "{text}");
                assert!(page.contains(&format!("<h2 id=\"section-{n}\">{text}</h2>")), "{text}");
            }
        }
    }
}

/// A table that is not played as the rules say tells where.
#[test]
fn help_says_where_a_table_differs() {
    let table = begun("rapanui", &[("edition", "hungarian"), ("memory-aid", "on")]);
    for lang in Lang::ALL {
        let help = fragment(&table, FragmentId::Help, lang, Settings::default());
        let speaker = catalog::speaker(lang, vec![]);
        for (option, value) in [("edition", "hungarian"), ("memory-aid", "on")] {
            let says = |message| speaker.say(&message).replace('&', "&amp;");
            assert!(help.contains(&says(words::option_message("rapanui", option))));
            assert!(help.contains(&says(words::value_message("rapanui", option, value))));
            assert!(help.contains(&says(option_help("rapanui", option))), "{help}");
            assert!(help.contains(&format!("/rules/rapanui#option-{option}")));
            assert!(rules_page(lang, "rapanui").contains(&format!(" id=\"option-{option}\"")));
        }
    }
    let usual = fragment(&begun("rapanui", &[]), FragmentId::Help, Lang::En, Settings::default());
    assert!(usual.contains("As in the rules") && !usual.contains("#option-"), "{usual}");
}
