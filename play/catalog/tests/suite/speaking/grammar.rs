//! Rules that hold for every text, whatever it says.

use words::Lang;

use crate::speaking::texts::files;

#[track_caller]
fn check_lines(is_right: impl Fn(Lang, &str) -> bool, rule: &str) {
    for lang in Lang::ALL {
        for (file, content) in files(lang) {
            for (idx, line) in content.lines().enumerate().filter(|(_, it)| !it.starts_with('#')) {
                let place = format!("{}/{file}:{}", lang.key(), idx + 1);
                assert!(is_right(lang, line), "{place}: {rule}: {line}");
            }
        }
    }
}

/// Neither a Hungarian suffix nor a German genitive is hung on a name.
#[test]
fn names_are_never_inflected() {
    check_lines(
        |_, line| {
            line.split("{ $who }")
                .skip(1)
                .all(|rest| !rest.starts_with(|c: char| c.is_alphabetic() || "-'’".contains(c)))
        },
        "a name stands alone",
    );
}

#[test]
fn numbers_are_signed_with_plus_and_minus() {
    check_lines(|_, line| !line.contains("-{"), "a minus sign is U+2212, not a hyphen");
    check_lines(|_, line| !line.contains("– {") && !line.contains("–{ $n"), "not a dash");
    check_lines(|_, line| !line.contains("->{") && !line.contains("=>"), "an arrow is →");
}

#[test]
fn quotation_marks_and_apostrophes_are_those_of_the_language() {
    check_lines(|_, line| !line.contains(['"', '\'']), "typographic quotation marks");
    check_lines(
        |lang, line| match lang {
            Lang::En | Lang::Pseudo => !line.contains(['„', '«', '»']),
            Lang::De => !line.contains(['”', '«', '»']),
            Lang::Hu => !line.contains(['“', '«', '»']),
            Lang::It => !line.contains(['„', '“', '”']),
        },
        "quotation marks of another language",
    );
}

/// In front of one device nobody knows who is meant by "you".
#[test]
fn the_log_speaks_to_nobody() {
    let second_person = |lang: Lang| match lang {
        Lang::En | Lang::Pseudo => ["you", "your", "yours"].as_slice(),
        Lang::De => &["du", "dir", "dich", "dein", "deine", "deiner", "deinem", "deinen"],
        Lang::Hu => &["te", "neked", "téged", "ön", "önnek", "tied"],
        Lang::It => &["tu", "ti", "te", "tuo", "tua", "tuoi", "tue", "hai"],
    };
    let mut is_log = false;
    for lang in Lang::ALL {
        for (file, content) in files(lang) {
            for line in content.lines() {
                if let Some((key, _)) = line.split_once(" =") {
                    is_log = key.contains("-log-") || key.contains("-effect-");
                }
                let mut words = line.split(|c: char| !c.is_alphabetic());
                let you = words.find(|it| second_person(lang).contains(&&*it.to_lowercase()));
                assert!(!is_log || you.is_none(), "{}/{file}: {line}", lang.key());
            }
        }
    }
}

/// A person reads and changes these files.
#[test]
fn text_files_are_short() {
    for lang in Lang::ALL {
        for (file, content) in files(lang) {
            assert!(content.lines().count() < 500, "{}/{file}", lang.key());
        }
    }
}
