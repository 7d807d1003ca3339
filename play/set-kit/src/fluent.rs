//! Fluent files, and what they speak of.

use std::{
    collections::{BTreeMap, BTreeSet},
    fs,
    path::Path,
};

use fluent_syntax::{
    ast::{CallArguments, Entry, Expression, InlineExpression, Pattern, PatternElement},
    parser,
};
use words::{Arg, Lang, Message};

/// The variables that each text speaks of, by its key.
pub type Texts = BTreeMap<String, BTreeSet<String>>;

/// Returns the texts of the platform in a language.
pub(crate) fn of_platform(lang: Lang) -> Texts {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../words/text").join(lang.key());
    let mut all = Texts::new();
    for file in fs::read_dir(folder).expect("a folder that can be read") {
        let path = file.expect("a file").path();
        let content = fs::read_to_string(&path).expect("a file that can be read");
        all.extend(texts(&path.display().to_string(), &content));
    }
    all
}

/// Checks that a message passes what its text speaks of: no more, no less.
///
/// # Panics
///
/// Panics if it does not, or has no text.
pub fn check_arguments(texts: &Texts, message: &Message) {
    let passed: BTreeSet<String> =
        message.args.iter().map(|(name, _)| (*name).to_owned()).collect();
    assert_eq!(texts.get(&*message.key), Some(&passed), "{}", message.key);
    for (_, arg) in &message.args {
        if let Arg::List(messages) = arg {
            messages.iter().for_each(|it| check_arguments(texts, it));
        }
    }
}

/// Returns the texts of a Fluent file.
///
/// # Panics
///
/// Panics at what can't be read, and at a text that is there twice.
pub fn texts(file: &str, content: &str) -> Texts {
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
