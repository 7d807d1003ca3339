//! The texts of the four languages match each other and the code.

use std::{
    collections::{BTreeMap, BTreeSet, HashSet},
    fs,
    path::{Path, PathBuf},
};

use set_kit::{Texts, check_arguments, keys, texts};
use words::Lang;

use crate::speaking::collect;

/// Returns the folders of the crates that speak: the words of the platform, and each
/// game.
pub(crate) fn speaking_crates() -> Vec<PathBuf> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let games = fs::read_dir(root.join("games")).expect("a folder that can be read");
    let mut crates: Vec<PathBuf> = games.map(|it| it.expect("a game").path()).collect();
    crates.push(root.join("play/words"));
    crates
}

/// Returns the files of a language with their contents, each by the name of its crate
/// and its own.
pub(crate) fn files(lang: Lang) -> BTreeMap<String, String> {
    let mut files = BTreeMap::new();
    for folder in speaking_crates() {
        for path in sources(&folder.join("text").join(lang.key())) {
            files.insert(format!("{}/{}", name(&folder), name(&path)), read(&path));
        }
    }
    files
}

fn name(path: &Path) -> String {
    path.file_name().expect("a name").to_string_lossy().into_owned()
}

fn read(path: &Path) -> String {
    fs::read_to_string(path).expect("a file that can be read")
}

fn all_texts(lang: Lang) -> Texts {
    files(lang).iter().flat_map(|(file, content)| texts(file, content)).collect()
}

#[test]
fn the_languages_have_the_same_texts_with_the_same_variables() {
    let english = files(Lang::En);
    for lang in Lang::ALL {
        let other = files(lang);
        assert!(english.keys().eq(other.keys()), "{lang:?} has other files");
        for (file, content) in &other {
            let name = format!("{}/{file}", lang.key());
            assert_eq!(texts(&name, content), texts(file, &english[file]), "{name}");
        }
    }
}

#[test]
fn the_languages_have_their_texts_in_the_same_order() {
    let keys = |content: &str| -> Vec<String> {
        let lines = content.lines().filter(|it| it.starts_with(|c: char| c.is_ascii_lowercase()));
        lines.filter_map(|line| Some(line.split_once(" =")?.0.to_owned())).collect()
    };
    let english = files(Lang::En);
    for lang in Lang::ALL {
        for (file, content) in files(lang) {
            assert_eq!(keys(&content), keys(&english[&file]), "{}/{file}", lang.key());
        }
    }
}

/// What the code passes is what the text uses: no more, no less.
#[test]
fn every_message_passes_what_its_text_speaks_of() {
    let english = all_texts(Lang::En);
    for message in collect::everything() {
        check_arguments(&english, message);
    }
}

#[test]
fn every_text_of_the_platform_is_said_by_something() {
    let mut said = HashSet::new();
    collect::everything().iter().for_each(|it| keys(it, &mut said));
    let is_own = |(file, _): &(String, String)| file.starts_with("words/");
    let own = files(Lang::En).into_iter().filter(is_own);
    let unsaid: Vec<String> = own
        .flat_map(|(file, content)| texts(&file, &content).into_keys())
        .filter(|key| !said.contains(key))
        .collect();
    assert_eq!(unsaid, Vec::<String>::new());
}

/// A match arm that no sample reaches still has its text.
#[test]
fn every_key_in_the_code_has_a_text() {
    let english = all_texts(Lang::En);
    let topics: BTreeSet<&str> = english.keys().filter_map(|it| it.split('-').next()).collect();
    let mut n_keys = 0;
    for file in speaking_crates().iter().flat_map(|it| sources(&it.join("src"))) {
        let code = read(&file);
        // Every second piece between quotes is a string.
        for literal in code.split('"').skip(1).step_by(2) {
            let is_key = literal.split_once('-').is_some_and(|(it, _)| topics.contains(it));
            if is_key && !literal.contains('{') {
                n_keys += 1;
                assert!(english.contains_key(literal), "{}: {literal}", file.display());
            }
        }
    }
    assert!(100 < n_keys, "only {n_keys} keys found");
}

fn sources(folder: &Path) -> Vec<PathBuf> {
    let mut files = Vec::new();
    for entry in fs::read_dir(folder).expect("a folder that can be read") {
        let path = entry.expect("an entry that can be read").path();
        if path.is_dir() {
            files.extend(sources(&path));
        } else {
            files.push(path);
        }
    }
    files
}
