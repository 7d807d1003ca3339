//! No two modules of a crate import each other.
//!
//! A module is a file. Its imports are the paths that begin with `crate`, `super` or `self`, and
//! what it uses from its submodules; a name that a module only re-exports counts as the module it
//! comes from. Modules are compared with their neighbours in the same folder, and each includes
//! its submodules: a module may use its own submodules, and they may use it. No crate is exempt.

use std::collections::{BTreeMap, BTreeSet};

use crate::{
    expect_none, layers,
    tree::{self, File},
};

/// A path of names, from the root of a crate.
type Path = Vec<String>;

/// The modules of one crate, with what each re-exports: a name and its path.
struct Modules<'a> {
    files: BTreeMap<Path, &'a File>,
    passed_on: BTreeMap<Path, BTreeMap<String, Path>>,
}

/// One import: its path from the root of the crate, and its local name.
struct Import {
    path: Path,
    name: String,
    is_use: bool,
}

/// Returns the cycles among the modules below `dir`, which ends in `src/`.
fn cycles(files: &[File], dir: &str) -> Vec<String> {
    let modules = Modules::read(files, dir);
    let mut edges: BTreeMap<Path, BTreeMap<Path, String>> = BTreeMap::new();
    for (module, file) in &modules.files {
        for import in modules.imports(module, file) {
            let target = modules.resolve(&import.path);
            if let Some((from, to)) = neighbours(module, &target) {
                let place = format!("{} uses {}", file.path, import.path.join("::"));
                edges.entry(from).or_default().entry(to).or_insert(place);
            }
        }
    }
    circles(&edges)
}

impl<'a> Modules<'a> {
    fn read(files: &'a [File], dir: &str) -> Modules<'a> {
        let mut modules = BTreeMap::new();
        for file in files.iter().filter(|file| file.is_any(&["rs"])) {
            let Some(path) = file.path.strip_prefix(dir) else { continue };
            if !path.starts_with("bin/") {
                modules.insert(module(path), file);
            }
        }
        let mut res = Modules { files: modules, passed_on: BTreeMap::new() };
        for (module, file) in res.files.clone() {
            let uses = res.imports(&module, file).into_iter().filter(|it| it.is_use);
            let names = uses.map(|it| (it.name, it.path)).collect();
            res.passed_on.insert(module, names);
        }
        res
    }

    fn imports(&self, module: &[String], file: &File) -> Vec<Import> {
        let mut code = code(&file.text);
        for child in self.files.keys() {
            if let Some((name, above)) = child.split_last()
                && above == module
            {
                // A module may name its submodules without `self`.
                code = code.replace(&format!("use {name}::"), &format!("use self::{name}::"));
            }
        }
        imports(module, &code)
    }

    /// Returns the module that a path leads to.
    fn resolve(&self, path: &[String]) -> Path {
        let mut path = path.to_vec();
        // A name may be re-exported several times; more than this is a cycle of names.
        for _ in 0..8 {
            let n = (0..=path.len()).rev().find(|n| self.files.contains_key(&path[..*n]));
            let (module, rest) = path.split_at(n.unwrap_or(0));
            let further = rest.first().and_then(|name| self.passed_on.get(module)?.get(name));
            let Some(further) = further else { return module.to_vec() };
            path = further.iter().chain(&rest[1..]).cloned().collect();
        }
        Path::new()
    }
}

/// Returns the path of the module in a file below `src`.
fn module(path: &str) -> Path {
    let path = path.trim_end_matches(".rs");
    let names = path.split('/').filter(|name| !["mod", "lib", "main"].contains(name));
    names.map(ToOwned::to_owned).collect()
}

/// Returns the two neighbours that an import connects; none if one contains the other.
fn neighbours(from: &[String], to: &[String]) -> Option<(Path, Path)> {
    let n = from.iter().zip(to).take_while(|(a, b)| a == b).count();
    (n < from.len() && n < to.len()).then(|| (from[..=n].to_vec(), to[..=n].to_vec()))
}

/// Returns the cycles, each once, with the imports that cause it.
fn circles(edges: &BTreeMap<Path, BTreeMap<Path, String>>) -> Vec<String> {
    let mut res = Vec::new();
    let mut told: BTreeSet<&Path> = BTreeSet::new();
    for start in edges.keys() {
        if told.contains(start) {
            continue;
        }
        if let Some(circle) = shortest(edges, start) {
            told.extend(circle.iter().map(|(from, _)| *from));
            let places: Vec<&str> = circle.iter().map(|(_, place)| *place).collect();
            res.push(places.join("; "));
        }
    }
    res
}

/// Returns the shortest path from a module back to itself.
fn shortest<'a>(
    edges: &'a BTreeMap<Path, BTreeMap<Path, String>>,
    start: &Path,
) -> Option<Vec<(&'a Path, &'a str)>> {
    let mut came_from: BTreeMap<&Path, (&Path, &str)> = BTreeMap::new();
    let mut open = vec![edges.get_key_value(start)?.0];
    while !open.is_empty() {
        let mut next = Vec::new();
        for from in open {
            for (to, place) in edges.get(from).into_iter().flatten() {
                if came_from.contains_key(to) {
                    continue;
                }
                came_from.insert(to, (from, place));
                next.push(to);
            }
        }
        if let Some((mut from, place)) = came_from.get(start).copied() {
            let mut way = vec![(from, place)];
            while from != start {
                let (before, place) = came_from[from];
                way.push((before, place));
                from = before;
            }
            way.reverse();
            return Some(way);
        }
        open = next;
    }
    None
}

/// Returns the code before the tests, without comments and string literals.
fn code(text: &str) -> String {
    let mut res = String::new();
    for line in text.lines().take_while(|line| !line.starts_with("#[cfg(test)]")) {
        let line = line.split("//").next().unwrap_or(line);
        // Every second piece is inside quotes.
        res.extend(line.split('"').step_by(2));
        res.push('\n');
    }
    res
}

/// Returns every path that begins with `crate`, `super` or `self`.
fn imports(module: &[String], code: &str) -> Vec<Import> {
    let mut res = Vec::new();
    for start in ["crate::", "super::", "self::"] {
        for (at, _) in code.match_indices(start) {
            let before = code[..at].chars().next_back();
            if before.is_some_and(|it| it.is_alphanumeric() || [':', '_', '$'].contains(&it)) {
                continue;
            }
            let line = code[..at].rsplit('\n').next().unwrap_or("").trim();
            let is_use =
                line.starts_with("use ") || line.starts_with("pub") && line.ends_with("use");
            let is_use = is_use || line == "use";
            let mut tree = Vec::new();
            read_tree(&code[at..], &[], is_use, &mut tree);
            for (names, name) in tree {
                let path = from_root(module, &names);
                res.push(Import { path, name, is_use });
            }
        }
    }
    res
}

/// Reads `a::b`, and in a `use` also `a::{b, c::d as e}`, into paths with their local names.
/// Returns the number of bytes read.
fn read_tree(text: &str, above: &[String], is_use: bool, res: &mut Vec<(Path, String)>) -> usize {
    let mut path = above.to_vec();
    let mut at = 0;
    loop {
        let rest = &text[at..];
        if is_use && rest.starts_with('{') {
            at += 1;
            loop {
                at += text[at..].len() - text[at..].trim_start_matches([' ', '\n', ',']).len();
                if text[at..].is_empty() || text[at..].starts_with('}') {
                    return at + 1;
                }
                let n = read_tree(&text[at..], &path, is_use, res);
                if n == 0 {
                    return at;
                }
                at += n;
            }
        }
        let n = rest.find(|it: char| !it.is_alphanumeric() && it != '_').unwrap_or(rest.len());
        if n > 0 {
            path.push(rest[..n].to_owned());
        }
        at += n;
        if text[at..].starts_with("::") {
            at += 2;
            continue;
        }
        break;
    }
    let mut name = path.last().cloned().unwrap_or_default();
    if name == "self" {
        path.pop();
        name = path.last().cloned().unwrap_or_default();
    }
    if let Some(other) = text[at..].strip_prefix(" as ") {
        let n = other.find(|it: char| !it.is_alphanumeric() && it != '_').unwrap_or(other.len());
        name = other[..n].to_owned();
        at += " as ".len() + n;
    }
    res.push((path, name));
    at
}

/// Returns a path as seen from the root of the crate.
fn from_root(module: &[String], names: &[String]) -> Path {
    let mut path = match names.first().map(String::as_str) {
        Some("crate") => Path::new(),
        _ => module.to_vec(),
    };
    for name in names {
        match name.as_str() {
            "crate" | "self" => {}
            "super" => drop(path.pop()),
            _ => path.push(name.clone()),
        }
    }
    path
}

#[test]
fn modules_do_not_import_each_other() {
    let files = tree::files();
    let packages = layers::packages();
    let found = packages.iter().flat_map(|it| cycles(&files, &format!("{}/src/", it.dir)));
    expect_none(&found.collect::<Vec<_>>());
}

#[test]
fn circles_of_modules_are_found() {
    let found = |files: &[(&str, &str)]| {
        let files: Vec<File> = files.iter().map(|(path, text)| File::new(path, text)).collect();
        cycles(&files, "a/src/")
    };
    let two = [
        ("a/src/lib.rs", "mod x;\nmod y;\npub use crate::y::Why;"),
        ("a/src/x.rs", "use std::fmt;\nuse crate::{y::{self, Other}, x::Own};"),
        ("a/src/y.rs", "fn f() { super::x::g(); }"),
    ];
    let cycle = ["a/src/x.rs uses y; a/src/y.rs uses x::g"];
    assert_eq!(found(&two), cycle);
    // Also if the root re-exports the name, and if submodules stand for their module.
    let deep = ("a/src/x/deep.rs", "use crate::Why as Reason;");
    let hidden = [two[0], ("a/src/x.rs", "mod deep;"), deep, two[2]];
    assert_eq!(found(&hidden), ["a/src/x/deep.rs uses Why; a/src/y.rs uses x::g"]);
    let root = ("a/src/lib.rs", "mod x;\nmod y;\npub use y::Why;");
    assert_eq!(found(&[root, hidden[1], deep, two[2]]), found(&hidden));
    let three = [
        ("a/src/x.rs", "use crate::y::Y;"),
        ("a/src/y.rs", "pub(crate) use crate::z::{A, B};"),
        ("a/src/z.rs", "fn f(x: crate::x::X) {}"),
    ];
    assert_eq!(found(&three).len(), 1);
}

#[test]
fn what_points_one_way_is_no_circle() {
    let files = [
        File::new("a/src/lib.rs", "mod x;\nmod y;\npub use x::X;\nfn f() { crate::x::deep::g(); }"),
        File::new("a/src/x.rs", "mod deep;\npub struct X;\nuse self::deep::D;"),
        File::new("a/src/x/deep.rs", "use super::X;\n// crate::y::Z\n#[cfg(test)]\nuse crate::y;"),
        File::new("a/src/y.rs", "use crate::{x::X, Own};\nconst A: &str = \"crate::y\";"),
        File::new("b/src/y.rs", "use crate::x;"),
        File::new("b/src/x.rs", "use crate::y;"),
    ];
    assert_eq!(cycles(&files, "a/src/"), Vec::<String>::new());
    assert_eq!(cycles(&files, "b/src/").len(), 1);
}
