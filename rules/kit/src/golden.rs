//! Golden files: text that is compared with what the code produces now.

use std::{env, fs, path::Path};

/// Compares `actual` with the file, or rewrites it if `UPDATE_GOLDEN` is set.
///
/// The file is never rewritten if `CI` is set: there, a difference is a failure.
///
/// # Panics
///
/// Panics with the first line that differs.
#[track_caller]
pub fn golden(path: impl AsRef<Path>, actual: &str) {
    if let Err(why) = try_golden(path.as_ref(), actual) {
        panic!("{why}");
    }
}

pub(crate) fn try_golden(path: &Path, actual: &str) -> Result<(), String> {
    if is_update(env::var_os("UPDATE_GOLDEN").is_some(), env::var_os("CI").is_some())? {
        return fs::write(path, actual).map_err(|error| format!("{}: {error}", path.display()));
    }
    let expected = match fs::read_to_string(path) {
        Ok(expected) => expected,
        Err(error) => return Err(format!("{}: {error}; {HINT}", path.display())),
    };
    match first_difference(&expected, actual) {
        Some((line, why)) => Err(format!("{}:{line}\n{why}\n{HINT}", path.display())),
        None => Ok(()),
    }
}

const HINT: &str = "rerun with UPDATE_GOLDEN=1 to accept, then read the difference";

fn is_update(asked: bool, is_ci: bool) -> Result<bool, String> {
    if asked && is_ci {
        return Err("UPDATE_GOLDEN is not allowed if CI is set".to_owned());
    }
    Ok(asked)
}

/// Returns the first line that differs, counted from 1, and how it differs.
fn first_difference(expected: &str, actual: &str) -> Option<(usize, String)> {
    let [mut expected, mut actual] = [expected.lines(), actual.lines()];
    let mut line = 0;
    loop {
        line += 1;
        match (expected.next(), actual.next()) {
            (None, None) => return None,
            (expected, actual) if expected == actual => (),
            (expected, actual) => {
                let show = |text: Option<&str>| match text {
                    Some(text) => format!("{text:?}"),
                    None => "the end".to_owned(),
                };
                let why = format!("expected: {}\n  actual: {}", show(expected), show(actual));
                return Some((line, why));
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_line_that_differs_is_shown() {
        assert_eq!(first_difference("a\nb\n", "a\nb\n"), None);
        let (line, why) = first_difference("a\nb\n", "a\nc\n").unwrap();
        assert_eq!((line, why.as_str()), (2, "expected: \"b\"\n  actual: \"c\""));
        let (line, why) = first_difference("a\n", "a\nb\n").unwrap();
        assert_eq!((line, why.as_str()), (2, "expected: the end\n  actual: \"b\""));
        let (line, why) = first_difference("a\nb\n", "a\n").unwrap();
        assert_eq!((line, why.as_str()), (2, "expected: \"b\"\n  actual: the end"));
    }

    #[test]
    fn nothing_is_rewritten_in_ci() {
        assert_eq!(is_update(true, false), Ok(true));
        assert_eq!(is_update(false, true), Ok(false));
        assert!(is_update(true, true).is_err());
    }
}
