//! Arrows point down: apps → play → rules, and never from game to game.

use std::{env, process::Command};

use serde_json::Value;

use crate::{
    expect_none,
    tree::{self, File},
};

/// From the bottom up: folders of crates, with a star for a game. A crate may use its
/// own layer and those before it.
const LAYERS: [&[&str]; 6] = [
    &["rules/core", "rules/kit", "games/*/rules"],
    &["play/words", "play/boards", "play/bots", "play/record", "play/set-kit"],
    &["games/*"],
    &["play/catalog"],
    &["play/referee", "play/analysis"],
    &["apps/*"],
];

/// What only tests use: the kits. One of them uses the other.
const KITS: [&str; 2] = ["kit", "set-kit"];

/// What the rules of a game may use outside their tests.
const RULES_DEPENDENCIES: [&str; 2] = ["rules-core", "serde"];

/// What the second half of a game may use outside its tests, besides its rules.
const SET_DEPENDENCIES: [&str; 5] = ["boards", "bots", "maud", "rules-core", "words"];

/// Everything that these crates may use outside their tests. Tables know no HTTP and
/// no HTML; pages know no tables and do no I/O.
const ROOMS: [(&str, &[&str]); 2] = [
    (
        "tables",
        &[
            "bots",
            "catalog",
            "getrandom",
            "hmac",
            "record",
            "referee",
            "rules-core",
            "serde",
            "serde_json",
            "sha2",
            "store",
            "tokio",
            "tracing",
            "zeroize",
        ],
    ),
    (
        "pages",
        &[
            "analysis",
            "boards",
            "bots",
            "catalog",
            "foldhash",
            "maud",
            "memchr",
            "record",
            "referee",
            "rules-core",
            "rust-embed",
            "sha2",
            "words",
        ],
    ),
];

/// Which crates of the layer `apps` may use which other apps; all may use the layers
/// below.
const APPS: [(&str, &[&str]); 9] = [
    ("store", &[]),
    ("picture", &[]),
    ("tables", &["store"]),
    ("pages", &[]),
    ("web", &["pages", "picture", "store", "tables"]),
    ("ahu", &["picture", "store", "tables", "web"]),
    ("client", &[]),
    ("crash", &["client"]),
    ("load", &["client", "store"]),
];

/// Side effects. Code that needs a time or a text gets it as an argument.
const WORLD: [&str; 7] =
    ["fs::", "net::", "env::", "process::", "thread::sleep", "Instant::now", "SystemTime::now"];

/// A crate of the workspace.
#[derive(Clone, Debug)]
pub(crate) struct Package {
    pub(crate) name: String,
    /// The folder, from the root.
    pub(crate) dir: String,
    dependencies: Vec<Dependency>,
}

#[derive(Clone, Debug)]
struct Dependency {
    name: String,
    is_dev: bool,
}

impl Package {
    /// Returns whether this is the rules of a game.
    pub(crate) fn is_rules(&self) -> bool {
        self.game().is_some() && self.dir.ends_with("/rules")
    }

    /// Returns the key of the game whose rules, or whose second half, this is.
    pub(crate) fn game(&self) -> Option<&str> {
        let (game, rest) = match self.dir.strip_prefix("games/")?.split_once('/') {
            Some((game, rest)) => (game, rest),
            None => (&self.dir["games/".len()..], ""),
        };
        ["", "rules"].contains(&rest).then_some(game)
    }

    fn layer(&self) -> Option<usize> {
        let pieces: Vec<&str> = self.dir.split('/').collect();
        let is_here = |folder: &&str| {
            let folder: Vec<&str> = folder.split('/').collect();
            let mut pairs = folder.iter().zip(&pieces);
            folder.len() == pieces.len() && pairs.all(|(a, b)| *a == "*" || a == b)
        };
        LAYERS.iter().position(|folders| folders.iter().any(is_here))
    }
}

/// Asks cargo for the crates of the workspace.
pub(crate) fn packages() -> Vec<Package> {
    let cargo = env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
    let output = Command::new(cargo)
        .args(["metadata", "--no-deps", "--format-version", "1"])
        .current_dir(tree::root())
        .output()
        .expect("cargo runs");
    let metadata: Value = serde_json::from_slice(&output.stdout).expect("cargo metadata is JSON");
    metadata["packages"].as_array().expect("packages").iter().map(package).collect()
}

fn package(value: &Value) -> Package {
    let text = |value: &Value| value.as_str().expect("a text").to_owned();
    let manifest = text(&value["manifest_path"]);
    let root = tree::root().to_str().expect("a path that is text");
    let dir = manifest.strip_prefix(root).and_then(|it| it.strip_suffix("/Cargo.toml"));
    let dependencies = value["dependencies"].as_array().expect("dependencies").iter();
    Package {
        name: text(&value["name"]),
        dir: dir.expect("a crate in the workspace").trim_start_matches('/').to_owned(),
        dependencies: dependencies
            .map(|it| Dependency { name: text(&it["name"]), is_dev: it["kind"] == "dev" })
            .collect(),
    }
}

fn arrows_up_or_aside(packages: &[Package]) -> Vec<String> {
    let mut res = Vec::new();
    for package in packages {
        for dependency in &package.dependencies {
            let used = packages.iter().find(|it| it.name == dependency.name);
            let (from, to) = (&package.name, &dependency.name);
            if used.is_some_and(|used| package.layer() < used.layer()) {
                res.push(format!("{from} uses {to}, which is above it"));
            }
            let is_kit = |name: &String| KITS.contains(&name.as_str());
            if is_kit(to) && !is_kit(from) && !dependency.is_dev {
                res.push(format!("{from} uses {to} outside its tests"));
            }
            let other = used.and_then(Package::game);
            if package.game().is_some() && other.is_some() && package.game() != other {
                res.push(format!("{from} uses another game: {to}"));
            }
            if !dependency.is_dev {
                res.extend(of_game(package, dependency));
                res.extend(to_game(package, used));
                res.extend(between_apps(package, dependency, used));
            }
        }
    }
    res
}

/// Returns what is wrong with a dependency of a game.
fn of_game(from: &Package, to: &Dependency) -> Option<String> {
    let game = from.game()?;
    let is_own = to.name == format!("{game}-rules");
    let (what, allowed) = match from.is_rules() {
        true => ("the rules of a game", RULES_DEPENDENCIES.as_slice()),
        false => ("a game", SET_DEPENDENCIES.as_slice()),
    };
    let is_allowed = allowed.contains(&to.name.as_str()) || is_own && !from.is_rules();
    let allowed = allowed.join(", ");
    (!is_allowed)
        .then(|| format!("{} is {what} and uses {}: allowed are {allowed}", from.name, to.name))
}

/// Returns what is wrong with a dependency on a game: only its second half uses its rules, and
/// only the catalog uses that.
fn to_game(from: &Package, used: Option<&Package>) -> Option<String> {
    let used = used.filter(|it| it.game().is_some() && it.game() != from.game())?;
    let is_listed = from.dir == "play/catalog" && !used.is_rules();
    (!is_listed && from.game().is_none())
        .then(|| format!("{} uses the game {}: the catalog is enough", from.name, used.name))
}

/// Returns what is wrong with a dependency between apps, or of a restricted crate.
fn between_apps(from: &Package, to: &Dependency, used: Option<&Package>) -> Option<String> {
    let allowed = |list: &[(&str, &[&str])]| {
        let (_, allowed) = *list.iter().find(|(name, _)| *name == from.name)?;
        (!allowed.contains(&to.name.as_str())).then(|| allowed.join(", "))
    };
    let is_app = used.is_some_and(|it| it.layer() == Some(LAYERS.len() - 1));
    let allowed = allowed(&ROOMS).or_else(|| allowed(&APPS).filter(|_| is_app))?;
    Some(format!("{} uses {}: allowed are {allowed}", from.name, to.name))
}

fn world_in_pure_code(files: &[File]) -> Vec<String> {
    let sources = files.iter().filter(|file| {
        let pure = ["rules/", "games/", "play/", "apps/pages/"];
        let is_below = pure.iter().any(|it| file.path.starts_with(it));
        let is_kit = ["rules/kit/", "play/set-kit/"].iter().any(|it| file.path.starts_with(it));
        is_below && file.path.contains("/src/") && !is_kit
    });
    let mut res = Vec::new();
    for file in sources {
        let code = file.lines().take_while(|(_, line)| *line != "#[cfg(test)]");
        for (n, line) in code.filter(|(_, line)| !line.trim_start().starts_with("//")) {
            if let Some(used) = WORLD.iter().find(|it| has_path(line, it)) {
                res.push(format!("{}:{n}: {used} belongs to the world, pass it in", file.path));
            }
        }
    }
    res
}

/// Returns whether the line contains the path, and not as the end of a longer name.
fn has_path(line: &str, path: &str) -> bool {
    line.match_indices(path).any(|(at, _)| {
        let before = line[..at].chars().next_back();
        !before.is_some_and(|it| it.is_alphanumeric() || it == '_')
    })
}

/// Returns a made-up crate.
fn made_up(dir: &str, dependencies: &[&str], dev_dependencies: &[&str]) -> Package {
    let name = match dir {
        "rules/core" => "rules-core".to_owned(),
        _ if dir.ends_with("/rules") => dir["games/".len()..].replace('/', "-"),
        _ => dir.rsplit('/').next().expect("a name").to_owned(),
    };
    let list = |names: &[&str], is_dev| -> Vec<Dependency> {
        names.iter().map(|name| Dependency { name: (*name).to_owned(), is_dev }).collect()
    };
    let dependencies = [list(dependencies, false), list(dev_dependencies, true)].concat();
    Package { name, dir: dir.to_owned(), dependencies }
}

/// Returns crates that use each other as they may.
fn made_up_workspace() -> Vec<Package> {
    vec![
        made_up("rules/core", &["serde", "tinyvec"], &[]),
        made_up("rules/kit", &["rules-core", "proptest"], &["pebbles-rules"]),
        made_up("games/pebbles/rules", &["rules-core", "serde"], &["kit", "serde_json"]),
        made_up("games/shells/rules", &[], &[]),
        made_up("play/words", &["rules-core"], &[]),
        made_up("play/bots", &["rules-core"], &["pebbles-rules"]),
        made_up("play/set-kit", &["kit", "bots", "words"], &[]),
        made_up("games/pebbles", &["pebbles-rules", "words", "bots", "maud"], &["kit", "set-kit"]),
        made_up("games/shells", &["shells-rules", "words"], &[]),
        made_up("play/catalog", &["pebbles", "shells", "bots"], &["pebbles-rules"]),
        made_up("play/referee", &["catalog"], &["pebbles-rules"]),
        made_up("apps/store", &["rusqlite"], &[]),
        made_up("apps/tables", &["referee", "store", "tokio"], &["tempfile"]),
        made_up("apps/pages", &["referee", "maud"], &["anyhow"]),
        made_up("apps/web", &["axum", "pages", "tables", "store"], &[]),
        made_up("apps/ahu", &["web", "clap"], &[]),
        made_up("xtask", &["clap"], &[]),
    ]
}

#[test]
fn arrows_point_down() {
    expect_none(&arrows_up_or_aside(&packages()));

    let fine = made_up_workspace();
    expect_none(&arrows_up_or_aside(&fine));

    let check = |package: Package, expected: &str| {
        let mut packages = fine.clone();
        packages.retain(|it| it.name != package.name);
        packages.push(package);
        assert_eq!(arrows_up_or_aside(&packages), [expected]);
    };
    check(made_up("rules/kit", &["bots"], &[]), "kit uses bots, which is above it");
    let pebbles_rules = |own: &[&str], dev: &[&str]| made_up("games/pebbles/rules", own, dev);
    check(pebbles_rules(&[], &["bots"]), "pebbles-rules uses bots, which is above it");
    check(pebbles_rules(&[], &["shells-rules"]), "pebbles-rules uses another game: shells-rules");
    check(
        pebbles_rules(&["tinyvec"], &[]),
        "pebbles-rules is the rules of a game and uses tinyvec: allowed are rules-core, serde",
    );
    check(made_up("play/bots", &["kit"], &[]), "bots uses kit outside its tests");
    check(made_up("play/bots", &["set-kit"], &[]), "bots uses set-kit outside its tests");
    check(made_up("play/bots", &[], &["pebbles"]), "bots uses pebbles, which is above it");
    check(
        made_up("play/bots", &["pebbles-rules"], &[]),
        "bots uses the game pebbles-rules: the catalog is enough",
    );
    check(made_up("games/pebbles", &[], &["shells"]), "pebbles uses another game: shells");
    check(made_up("games/pebbles", &[], &["catalog"]), "pebbles uses catalog, which is above it");
    check(
        made_up("games/pebbles", &["rusqlite"], &[]),
        "pebbles is a game and uses rusqlite: allowed are boards, bots, maud, rules-core, words",
    );
    check(
        made_up("play/catalog", &["pebbles-rules"], &[]),
        "catalog uses the game pebbles-rules: the catalog is enough",
    );
    check(made_up("apps/store", &["tables"], &[]), "store uses tables: allowed are ");
    check(
        made_up("apps/web", &["ahu"], &[]),
        "web uses ahu: allowed are pages, picture, store, tables",
    );
    let room = |name: &str| ROOMS.iter().find(|it| it.0 == name).expect("a room").1.join(", ");
    let of_tables = room("tables");
    for other in ["pages", "web", "axum", "maud", "words"] {
        let expected = format!("tables uses {other}: allowed are {of_tables}");
        check(made_up("apps/tables", &[other], &[]), &expected);
    }
    let of_pages = room("pages");
    for other in ["tables", "store", "web", "tokio", "axum"] {
        let expected = format!("pages uses {other}: allowed are {of_pages}");
        check(made_up("apps/pages", &[other], &[]), &expected);
    }
    check(
        made_up("play/referee", &["pebbles"], &[]),
        "referee uses the game pebbles: the catalog is enough",
    );
}

#[test]
fn pure_code_does_not_touch_the_world() {
    expect_none(&world_in_pure_code(&tree::files()));

    let code = "use std::{fs, prefs};\n// fs::read\nlet a = prefs::get();\nlet b = fs::read(c);\n\
                let t = std::time::Instant::now();\n#[cfg(test)]\nenv::var(\"X\")";
    let expected = [
        "play/bots/src/a.rs:4: fs:: belongs to the world, pass it in",
        "play/bots/src/a.rs:5: Instant::now belongs to the world, pass it in",
    ];
    assert_eq!(world_in_pure_code(&[File::new("play/bots/src/a.rs", code)]), expected);
    assert_eq!(world_in_pure_code(&[File::new("apps/pages/src/a.rs", code)]).len(), 2);
    let kits = ["rules/kit/src/a.rs", "play/set-kit/src/a.rs"];
    for path in ["play/bots/tests/a.rs", "apps/cli/src/a.rs"].iter().chain(&kits) {
        assert!(world_in_pure_code(&[File::new(path, code)]).is_empty());
    }
}
