//! The texts of the four languages match each other and the code.

use std::{
    collections::{BTreeMap, BTreeSet, HashSet},
    fs,
    path::{Path, PathBuf},
};

use fluent_syntax::{
    ast::{CallArguments, Entry, Expression, InlineExpression, Pattern, PatternElement},
    parser,
};
use words::{Arg, Lang, Message};

use crate::speaking::collect;

/// The variables that each text speaks of, by its key.
pub(crate) type Texts = BTreeMap<String, BTreeSet<String>>;

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

fn texts(file: &str, content: &str) -> Texts {
    let resource =
        parser::parse(content).unwrap_or_else(|(_, errors)| panic!("{file}: {errors:?}"));
    let mut texts = Texts::new();
    let mut add = |key: String, pattern: &Pattern<&str>| {
        let mut variables = BTreeSet::new();
        in_pattern(pattern, &mut variables);
        assert_eq!(texts.insert(key.clone(), variables), None, "{file}: {key} is there twice");
    };
    for entry in &resource.body {
        match entry {
            Entry::Message(message) => {
                let id = message.id.name;
                add(id.to_owned(), message.value.as_ref().expect("a text"));
                for attribute in &message.attributes {
                    add(format!("{id}.{}", attribute.id.name), &attribute.value);
                }
            }
            Entry::Term(term) => add(format!("-{}", term.id.name), &term.value),
            Entry::Comment(_) | Entry::GroupComment(_) | Entry::ResourceComment(_) => {}
            Entry::Junk { content } => panic!("{file}: can't be read: {content}"),
        }
    }
    texts
}

fn in_pattern(pattern: &Pattern<&str>, out: &mut BTreeSet<String>) {
    for element in &pattern.elements {
        if let PatternElement::Placeable { expression } = element {
            in_expression(expression, out);
        }
    }
}

fn in_expression(expression: &Expression<&str>, out: &mut BTreeSet<String>) {
    match expression {
        Expression::Select { selector, variants } => {
            in_inline(selector, out);
            variants.iter().for_each(|variant| in_pattern(&variant.value, out));
        }
        Expression::Inline(inline) => in_inline(inline, out),
    }
}

fn in_inline(inline: &InlineExpression<&str>, out: &mut BTreeSet<String>) {
    let mut in_arguments = |arguments: &CallArguments<&str>| {
        arguments.positional.iter().for_each(|it| in_inline(it, out));
    };
    match inline {
        InlineExpression::VariableReference { id } => {
            out.insert(id.name.to_owned());
        }
        InlineExpression::FunctionReference { arguments, .. } => in_arguments(arguments),
        InlineExpression::TermReference { arguments, .. } => {
            arguments.iter().for_each(in_arguments);
        }
        InlineExpression::Placeable { expression } => in_expression(expression, out),
        InlineExpression::StringLiteral { .. }
        | InlineExpression::NumberLiteral { .. }
        | InlineExpression::MessageReference { .. } => {}
    }
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

fn check_arguments(texts: &Texts, message: &Message) {
    let passed: BTreeSet<String> =
        message.args.iter().map(|(name, _)| (*name).to_owned()).collect();
    assert_eq!(texts.get(&*message.key), Some(&passed), "{}", message.key);
    for (_, arg) in &message.args {
        if let Arg::List(messages) = arg {
            messages.iter().for_each(|it| check_arguments(texts, it));
        }
    }
}

/// What is only on boards is checked where the boards are.
fn is_of_a_board(key: &str) -> bool {
    key.split('-').nth(1) == Some("board")
}

#[test]
fn every_text_is_said_by_something() {
    let mut said = HashSet::new();
    collect::everything().iter().for_each(|it| collect::keys(it, &mut said));
    let unsaid: Vec<String> = all_texts(Lang::En)
        .into_keys()
        .filter(|key| !said.contains(key) && !is_of_a_board(key))
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
