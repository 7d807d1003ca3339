//! Pages say what they say in every language, and briefly.

use words::Lang;

use crate::markup::PAGES;

/// The texts between tags.
fn texts(html: &str) -> impl Iterator<Item = &str> {
    html.split('>').filter_map(|it| it.split('<').next()).map(str::trim).filter(|it| !it.is_empty())
}

/// A text that a language lacks is said by its key.
#[test]
fn no_text_is_missing() {
    let topics = ["web-", "learn-", "frame-", "table-", "rapanui-", "giants-", "entdecker-"];
    for (lang, name, html) in PAGES.iter() {
        for text in texts(html) {
            let is_key = topics.iter().any(|it| text.starts_with(it)) && !text.contains(' ');
            assert!(!is_key, "{} {name}: {text}", lang.key());
        }
        for value in html.split("aria-label=\"").skip(1) {
            let value = value.split('"').next().expect("a piece");
            assert!(
                !topics.iter().any(|it| value.starts_with(it)),
                "{} {name}: {value}",
                lang.key()
            );
        }
    }
}

#[test]
fn pages_differ_between_languages() {
    let english: Vec<_> = PAGES.iter().filter(|(lang, ..)| *lang == Lang::En).collect();
    for lang in [Lang::De, Lang::Hu, Lang::It] {
        for (_, name, html) in &english {
            let same = |it: &&(Lang, String, String)| it.0 == lang && it.1 == *name;
            let (_, _, other) = PAGES.iter().find(same).expect("the same page");
            let n_same =
                texts(other).filter(|it| it.len() > 25 && html.contains(&format!(">{it}<")));
            let is_code =
                |it: &str| it.contains("ahu") || it.chars().all(|c| c.is_ascii_hexdigit());
            let left: Vec<&str> = n_same.filter(|it| !is_code(it)).collect();
            let is_board = |it: &&&str| it.lines().count() > 3;
            let left: Vec<&&str> = left.iter().filter(|it| !is_board(it)).collect();
            assert!(left.len() <= 1, "{} {name}: {left:?}", lang.key());
        }
    }
}

/// Prompts and buttons have at most 90 characters, whatever the names.
#[test]
fn buttons_are_short() {
    for (lang, name, html) in PAGES.iter() {
        for button in html.split("<button").skip(1) {
            let button = button.split("</button>").next().expect("a piece");
            let inner = button.split_once('>').expect("a tag").1;
            let text: String = texts(&format!(">{inner}<")).collect::<Vec<_>>().join(" ");
            let len = text.replace("&gt;", ">").replace("&amp;", "&").chars().count();
            assert!(len <= 92, "{} {name}: {len} characters: {text}", lang.key());
        }
    }
}
