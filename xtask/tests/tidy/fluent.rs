//! Every language has the same files of texts.
//!
//! The crate `words` checks that they contain the same messages.

use std::collections::{BTreeMap, BTreeSet};

use crate::{
    expect_none,
    tree::{self, File},
};

const LANGUAGES: [&str; 4] = ["en", "de", "hu", "it"];

fn untranslated(files: &[File]) -> Vec<String> {
    let mut res = Vec::new();
    let mut topics: BTreeMap<String, BTreeSet<&str>> = BTreeMap::new();
    for file in files.iter().filter(|file| file.is_any(&["ftl"])) {
        let language = LANGUAGES.into_iter().find(|it| in_language(&file.path, it).is_some());
        match language {
            None => res.push(format!("{}: in which language?", file.path)),
            Some(language) => {
                let topic = in_language(&file.path, language).expect("it was found");
                topics.entry(topic).or_default().insert(language);
            }
        }
    }
    for (topic, languages) in topics {
        let missing = LANGUAGES.into_iter().filter(|it| !languages.contains(it));
        res.extend(missing.map(|language| format!("{topic}: missing in {language}")));
    }
    res
}

/// Returns the path with `*` for the language, if the file is in that language.
fn in_language(path: &str, language: &str) -> Option<String> {
    let folder = format!("/{language}/");
    let name = format!("/{language}.ftl");
    if path.contains(&folder) {
        Some(path.replacen(&folder, "/*/", 1))
    } else {
        path.strip_suffix(&name).map(|stem| format!("{stem}/*.ftl"))
    }
}

#[test]
fn every_language_has_the_same_files() {
    expect_none(&untranslated(&tree::files()));

    let paths = ["w/en/a.ftl", "w/de/a.ftl", "w/hu/a.ftl", "w/it/a.ftl", "w/en/b.ftl", "w/c.ftl"];
    let files = paths.map(|path| File::new(path, ""));
    let expected = [
        "w/c.ftl: in which language?",
        "w/*/b.ftl: missing in de",
        "w/*/b.ftl: missing in hu",
        "w/*/b.ftl: missing in it",
    ];
    assert_eq!(untranslated(&files), expected);
}
