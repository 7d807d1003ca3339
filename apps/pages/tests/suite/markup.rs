//! What holds for the markup of every page.

use std::{collections::HashSet, sync::LazyLock};

use pages::Settings;
use words::Lang;

use crate::sample::{self, Tables};

/// Every page in every language, with the longest names there are.
pub(crate) static PAGES: LazyLock<Vec<(Lang, String, String)>> = LazyLock::new(|| {
    let tables = Tables::new(&["Maximilian-Josef", "Wilhelmine-Luise"]);
    let all = Lang::ALL.into_iter().flat_map(|lang| {
        let pages = sample::pages(&tables, lang, Settings::default());
        pages.into_iter().map(move |(name, html)| (lang, name, html))
    });
    all.collect()
});

/// Calls `look` with the tags of each page, without what is between them.
fn for_each_tag(mut look: impl FnMut(&str, &str)) {
    for (lang, name, html) in PAGES.iter() {
        for tag in html.split('<').skip(1) {
            let tag = tag.split('>').next().expect("a piece");
            look(&format!("{} {name}", lang.key()), tag);
        }
    }
}

#[test]
fn every_page_has_its_frame() {
    for (lang, name, html) in PAGES.iter() {
        let place = format!("{} {name}", lang.key());
        assert!(html.starts_with("<!DOCTYPE html><html lang=\""), "{place}");
        assert!(html.contains(&format!("<html lang=\"{}\"", lang.key())), "{place}");
        for part in ["<header", "<main id=\"main\"", "<footer", "class=\"skip\" href=\"#main\""] {
            assert_eq!(html.matches(part).count(), 1, "{place}: {part}");
        }
        assert_eq!(html.matches("<h1").count(), 1, "{place}: one heading of the first rank");
        assert!(html.contains("name=\"lang\" value=\"hu\""), "{place}: a switch of language");
    }
}

#[test]
fn no_page_has_inline_script_or_style() {
    for_each_tag(|place, tag| {
        for banned in [" style=\"", " onclick=", " onload=", " onerror=", " href=\"javascript:"] {
            assert!(!tag.contains(banned), "{place}: <{tag}>");
        }
        assert!(!tag.starts_with("style"), "{place}: <{tag}>");
        let is_script = tag.starts_with("script");
        assert!(!is_script || tag.contains(" src=\"/assets/"), "{place}: <{tag}>");
    });
}

#[test]
fn ids_are_there_once() {
    for (lang, name, html) in PAGES.iter() {
        let mut seen = HashSet::new();
        for id in html.split(" id=\"").skip(1) {
            let id = id.split('"').next().expect("a piece");
            assert!(seen.insert(id), "{} {name}: {id:?} is there twice", lang.key());
        }
        for field in ["for=\"", "aria-labelledby=\"", "aria-describedby=\""] {
            for id in html.split(field).skip(1) {
                let id = id.split('"').next().expect("a piece");
                assert!(seen.contains(id), "{} {name}: nothing has the id {id:?}", lang.key());
            }
        }
    }
}

#[test]
fn every_form_that_changes_something_has_a_key() {
    for (lang, name, html) in PAGES.iter() {
        for form in html.split("<form").skip(1) {
            let form = form.split("</form>").next().expect("a piece");
            let is_exempt =
                form.contains("method=\"get\"") || form.contains("action=\"/settings\"");
            assert!(is_exempt || form.contains("name=\"key\""), "{} {name}: {form}", lang.key());
        }
    }
}

#[test]
fn assets_that_pages_name_exist() {
    let mut n_found = 0;
    for_each_tag(|place, tag| {
        for path in tag.split("\"/assets/").skip(1) {
            let path = path.split('"').next().expect("a piece");
            assert!(pages::assets::asset(path).is_some(), "{place}: there is no {path}");
            n_found += 1;
        }
    });
    assert!(n_found > 100);
}

#[test]
fn what_people_type_is_shown_as_text() {
    let (_, _, html) =
        PAGES.iter().find(|(_, name, _)| name.starts_with("table-")).expect("a table");
    assert!(html.contains("Hi! &lt;b&gt;ready?&lt;/b&gt;"));
}
