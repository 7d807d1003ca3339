//! All games have the same files, so that people know where to look.

use std::collections::BTreeSet;

use crate::{
    expect_none, layers,
    tree::{self, File},
};

/// The files that every game has, in reading order; its nouns may come in between.
const MODULES: [&str; 11] = [
    "state", "setup", "moves", "legal", "chance", "apply", "score", "view", "refuse", "diagram",
    "game",
];

/// The laws that every game calls in the tests of its second half, as its rules adopt the
/// laws of the kit. Others are about what a game need not have.
const LAWS: [&str; 6] = [
    "set_kit::speech!(",
    "check_fits::<",
    "check_html_of_twins::<",
    "check_documents::<",
    "check_choices::<",
    "check_choices_of_twins::<",
];

fn forgotten_laws(game: &str, tests: &[&File]) -> Vec<String> {
    let is_called = |law: &&str| tests.iter().any(|it| it.text.contains(*law));
    let forgotten = LAWS.iter().filter(|law| !is_called(law));
    forgotten.map(|law| format!("{game}: no test calls {law}")).collect()
}

fn misplaced_modules(lib: &File) -> Vec<String> {
    let words = |line| str::split_whitespace(line).collect::<Vec<_>>();
    let named = lib.text.lines().filter_map(|line| match words(line).as_slice() {
        ["mod", name] | ["pub", "mod", name] => name.strip_suffix(';'),
        _ => None,
    });
    let named: Vec<&str> = named.collect();
    let path = &lib.path;
    let missing = MODULES.iter().filter(|it| !named.contains(it));
    let mut res: Vec<String> = missing.map(|it| format!("{path}: no `mod {it};`")).collect();
    let ordered: Vec<&str> = named.into_iter().filter(|it| MODULES.contains(it)).collect();
    let expected: Vec<&str> = MODULES.into_iter().filter(|it| ordered.contains(it)).collect();
    if ordered != expected {
        let (found, wanted) = (ordered.join(", "), expected.join(", "));
        res.push(format!("{path}: the modules stand as {found} and not as {wanted}"));
    }
    res
}

/// Compares the rules of one game with the tests that are named after them.
fn rules_without_tests(rules: &File, tests: &[&File]) -> Vec<String> {
    let (ids, mut res) = rule_ids(rules);
    if ids.is_empty() {
        res.push(format!("{}: has no numbered rules", rules.path));
    }
    let stems: BTreeSet<String> = ids.iter().map(|id| stem(id)).collect();
    let prefixes: BTreeSet<&str> = stems.iter().filter_map(|it| it.split('_').next()).collect();
    let mut tested = BTreeSet::new();
    for file in tests {
        for name in test_names(&file.text) {
            let mut parts = name.splitn(3, '_');
            let (prefix, number) = (parts.next().unwrap_or(""), parts.next().unwrap_or(""));
            if !prefixes.contains(prefix) {
                continue;
            }
            let tested_stem = format!("{prefix}_{number}");
            if !stems.contains(&tested_stem) {
                res.push(format!("{}: {name} is named after no rule", file.path));
            }
            tested.insert(tested_stem);
        }
    }
    let missing = ids.iter().filter(|id| !tested.contains(&stem(id)));
    let missing: Vec<String> = missing.map(|id| format!("{id} (fn {}_…)", stem(id))).collect();
    if !missing.is_empty() {
        res.push(format!("{}: no test for {}", rules.path, missing.join(", ")));
    }
    res
}

/// Returns the ids that begin a line or a row of a table, and complaints about
/// bold ids elsewhere, which would not be counted.
fn rule_ids(rules: &File) -> (BTreeSet<String>, Vec<String>) {
    let mut ids = BTreeSet::new();
    let mut strays = Vec::new();
    for (n, line) in rules.lines() {
        let line = line.trim_start();
        let start = ["- **", "| **", "| "].iter().find_map(|it| line.strip_prefix(it));
        let own = start.map(first_word).filter(|it| is_rule_id(it));
        ids.extend(own.map(ToOwned::to_owned));
        let bold = line.split("**").skip(1).step_by(2).map(first_word);
        let others = bold.filter(|it| is_rule_id(it) && Some(*it) != own);
        strays.extend(
            others.map(|it| format!("{}:{n}: {it} is bold but begins no line", rules.path)),
        );
    }
    (ids, strays)
}

fn first_word(text: &str) -> &str {
    text.split([' ', '*', '|', ':', '.']).next().unwrap_or("")
}

/// Returns whether this is an id: `RN-2c`, `RN-S1`, `RN-X10`, `GI-4E`, `GI-P`.
fn is_rule_id(word: &str) -> bool {
    let is_capital = |it: char| it.is_ascii_uppercase();
    let Some((game, id)) = word.split_once('-') else { return false };
    let number = id.trim_start_matches(is_capital);
    let rest = number.trim_start_matches(|it: char| it.is_ascii_digit());
    let is_one_capital = |it: &str| it.len() == 1 && it.chars().all(is_capital);
    let ends_well = rest.chars().all(|it| it.is_ascii_lowercase()) || is_one_capital(rest);
    let is_numbered = rest.len() < number.len() && ends_well;
    game.len() == 2 && game.chars().all(is_capital) && (is_numbered || is_one_capital(id))
}

/// Returns how the name of a test begins: `rn_2c` for `RN-2c`.
fn stem(id: &str) -> String {
    id.to_lowercase().replace('-', "_")
}

/// Returns the names of the functions marked as tests.
fn test_names(code: &str) -> Vec<&str> {
    let mut res = Vec::new();
    let mut is_test = false;
    for line in code.lines().map(str::trim) {
        if line == "#[test]" {
            is_test = true;
        } else if let Some(rest) = line.strip_prefix("fn ").filter(|_| is_test) {
            res.push(rest.split('(').next().unwrap_or(rest));
            is_test = false;
        }
    }
    res
}

#[test]
fn games_have_the_same_files_in_the_same_order() {
    let files = tree::files();
    let mut problems = Vec::new();
    for game in layers::packages().iter().filter(|it| it.is_rules()) {
        let path = format!("{}/src/lib.rs", game.dir);
        problems.extend(misplaced_modules(&File::new(&path, tree::text(&files, &path))));
    }
    expect_none(&problems);

    let lines = |names: &[&str]| names.iter().map(|it| format!("mod {it};\n")).collect::<String>();
    let mut names = MODULES.to_vec();
    names.insert(0, "card");
    names.insert(4, "wood");
    expect_none(&misplaced_modules(&File::new("lib.rs", &lines(&names))));

    let short = File::new("lib.rs", &lines(&MODULES[..10]));
    assert_eq!(misplaced_modules(&short), ["lib.rs: no `mod game;`"]);
    names.swap(1, 2);
    assert_eq!(misplaced_modules(&File::new("lib.rs", &lines(&names))).len(), 1);
}

#[test]
fn every_rule_has_a_test_and_every_such_test_a_rule() {
    let files = tree::files();
    let mut problems = Vec::new();
    for game in layers::packages().iter().filter(|it| it.is_rules()) {
        let path = format!("{}/RULES.md", game.dir);
        let rules = File::new(&path, tree::text(&files, &path));
        let dir = format!("{}/tests/", game.dir);
        let tests: Vec<&File> = files.iter().filter(|it| it.path.starts_with(&dir)).collect();
        problems.extend(rules_without_tests(&rules, &tests));
    }
    expect_none(&problems);
}

#[test]
fn every_game_is_held_to_the_laws_of_sets() {
    let files = tree::files();
    let mut problems = Vec::new();
    let packages = layers::packages();
    let sets = packages.iter().filter(|it| it.game().is_some() && !it.is_rules());
    for set in sets {
        let dir = format!("{}/tests/", set.dir);
        let tests: Vec<&File> = files.iter().filter(|it| it.path.starts_with(&dir)).collect();
        problems.extend(forgotten_laws(&set.name, &tests));
    }
    expect_none(&problems);

    let code = LAWS[1..].join("\n");
    let tests = File::new("games/pebbles/tests/suite/main.rs", &code);
    assert_eq!(forgotten_laws("pebbles", &[&tests]), ["pebbles: no test calls set_kit::speech!("]);
}

/// Clippy looks for its settings in the folder of a crate and above, so the stricter
/// ones must be next to the rules of each game.
#[test]
fn the_rules_of_every_game_are_as_strict() {
    let files = tree::files();
    let strict = tree::text(&files, "rules/clippy.toml");
    assert!(strict.contains("disallowed-types"));
    for game in layers::packages().iter().filter(|it| it.is_rules()) {
        let path = format!("{}/clippy.toml", game.dir);
        assert_eq!(tree::text(&files, &path), strict, "{path}");
    }
}

#[test]
fn a_rule_without_a_test_is_noticed() {
    let rules = File::new(
        "RULES.md",
        "- **RN-2c** A moai costs 7.\n  - **RN-S1 Cards** Three.\n| id | what |\n| --- | --- |\n\
         | RN-X10 | 3, 3, 2, 1 |\n| **RN-O3** | allowed |\nSee RN-9 and **bold** words.",
    );
    let tests = File::new(
        "tests/suite/rules/play.rs",
        "#[test]\nfn rn_2c_a_moai_costs_seven() {}\n#[test]\n#[should_panic]\nfn rn_x10_values() {}\n\
         fn rn_s1_no_test() {}\n#[test]\nfn rn_2d_is_no_rule() {}\n#[test]\nfn another_thing() {}",
    );
    let expected = [
        "tests/suite/rules/play.rs: rn_2d_is_no_rule is named after no rule",
        "RULES.md: no test for RN-O3 (fn rn_o3_…), RN-S1 (fn rn_s1_…)",
    ];
    assert_eq!(rules_without_tests(&rules, &[&tests]), expected);
}

#[test]
fn ids_have_a_number_or_one_letter() {
    for id in ["RN-2c", "RN-S1", "RN-X10", "GI-4E", "GI-P", "GI-3n"] {
        assert!(is_rule_id(id), "{id}");
    }
    for word in ["RN", "RN-", "Rn-2", "GI-PX", "GI-4Ef", "GI-4EF", "GI-p", "well-known"] {
        assert!(!is_rule_id(word), "{word}");
    }
}

#[test]
fn a_rule_that_nobody_would_count_is_noticed() {
    let rules =
        File::new("RULES.md", "- **RN-2a** 1 woodcutter; or **RN-2b** 1 priest\n1. **RN-3**");
    let expected = [
        "RULES.md:1: RN-2b is bold but begins no line",
        "RULES.md:2: RN-3 is bold but begins no line",
    ];
    assert_eq!(rule_ids(&rules).1, expected);
    let none = rules_without_tests(&File::new("RULES.md", "Play well."), &[]);
    assert_eq!(none, ["RULES.md: has no numbered rules"]);
}
