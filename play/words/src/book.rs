//! The rule book of each game, taken apart into what a page shows.
//!
//! A game brings its book along, one text for each language. A line is one of these:
//!
//! - `# Title`, `## Heading`, `### Smaller heading`
//! - `[RN-2c RN-2d] A paragraph`, with the ids of the rules it tells, if any
//! - `- An item` or `1. An item` of a list, also with ids
//! - `| a | b |`, a row of a table; the first row is its head
//! - `! {card:moai} Moai | {shape:log} Wood`, a gallery of pictures
//!
//! Within a line `**strong**`, `*slanted*` and `` `verbatim` `` are marked,
//! `{shape:moai}` is a picture, and an id such as `RN-2c` points at its rule.

/// A rule book in one language.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Book<'a> {
    /// What it is called: the game.
    pub title: &'a str,
    /// What it tells.
    pub blocks: Vec<Block<'a>>,
}

/// A part of a book.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Block<'a> {
    /// A heading.
    Heading {
        /// Whether it stands under another one.
        is_sub: bool,
        /// What it says.
        text: &'a str,
    },
    /// A paragraph.
    Paragraph(Paragraph<'a>),
    /// A list.
    List {
        /// Whether its items are numbered.
        is_numbered: bool,
        /// Its items.
        items: Vec<Paragraph<'a>>,
    },
    /// A table.
    Table {
        /// What its columns are.
        head: Vec<Spans<'a>>,
        /// Its rows.
        rows: Vec<Row<'a>>,
    },
    /// Pictures, each with what it shows.
    Gallery(Vec<(Picture<'a>, &'a str)>),
}

/// A text and the rules it tells.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Paragraph<'a> {
    /// The ids of the rules.
    pub ids: Vec<&'a str>,
    /// The text.
    pub spans: Spans<'a>,
}

/// A row of a table and the rules it tells.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Row<'a> {
    /// The ids of the rules.
    pub ids: Vec<&'a str>,
    /// The cells.
    pub cells: Vec<Spans<'a>>,
}

/// A text in pieces.
pub type Spans<'a> = Vec<Span<'a>>;

/// A piece of a text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Span<'a> {
    /// Plain text.
    Text(&'a str),
    /// What matters.
    Strong(Spans<'a>),
    /// What is said with another voice.
    Slanted(Spans<'a>),
    /// What is written exactly so.
    Verbatim(&'a str),
    /// A picture within the text.
    Picture(Picture<'a>),
    /// The id of another rule.
    Rule(&'a str),
}

/// A picture: something the boards are made of.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Picture<'a> {
    /// What it is drawn on.
    pub ground: Ground,
    /// What is drawn: the name of a shape, the kind of a tile.
    pub name: &'a str,
}

/// What a picture is drawn on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ground {
    /// Nothing: a bare shape.
    None,
    /// A card.
    Card,
    /// A hex of a map.
    Hex,
    /// A tile, which is all of the picture.
    Tile,
}

/// Returns where the book explains an option.
pub fn option_anchor(option: &str) -> String {
    format!("option-{option}")
}

impl<'a> Book<'a> {
    /// Takes a text apart. What is not marked as anything is plain text.
    pub fn parse(text: &'a str) -> Book<'a> {
        let lines: Vec<&str> = text.lines().collect();
        let mut book = Book::default();
        for chunk in lines.chunk_by(|a, b| kind(a) == kind(b)) {
            match kind(chunk[0]) {
                Kind::Empty => {}
                Kind::Title => book.title = chunk[0].trim_start_matches(['#', ' ']),
                Kind::Heading => book.blocks.extend(chunk.iter().map(|line| heading(line))),
                Kind::Text => {
                    book.blocks.extend(chunk.iter().map(|line| Block::Paragraph(paragraph(line))))
                }
                Kind::Item | Kind::Step => book.blocks.push(list(chunk)),
                Kind::Row => book.blocks.push(table(chunk)),
                Kind::Gallery => book.blocks.extend(chunk.iter().map(|line| gallery(line))),
            }
        }
        book
    }

    /// Returns the headings of its sections.
    pub fn sections(&self) -> impl Iterator<Item = &'a str> {
        self.blocks.iter().filter_map(|block| match block {
            Block::Heading { is_sub: false, text } => Some(*text),
            Block::Heading { .. }
            | Block::Paragraph(_)
            | Block::List { .. }
            | Block::Table { .. }
            | Block::Gallery(_) => None,
        })
    }

    /// Returns the ids of the rules it tells, in order.
    pub fn ids(&self) -> Vec<&'a str> {
        let mut ids = Vec::new();
        for block in &self.blocks {
            match block {
                Block::Heading { .. } | Block::Gallery(_) => {}
                Block::Paragraph(paragraph) => ids.extend(&paragraph.ids),
                Block::List { items, .. } => ids.extend(items.iter().flat_map(|it| &it.ids)),
                Block::Table { rows, .. } => ids.extend(rows.iter().flat_map(|it| &it.ids)),
            }
        }
        ids
    }

    /// Returns every piece of text, those within others too.
    pub fn spans(&self) -> Vec<&Span<'a>> {
        let mut all = Vec::new();
        for block in &self.blocks {
            match block {
                Block::Heading { .. } | Block::Gallery(_) => {}
                Block::Paragraph(paragraph) => inside(&paragraph.spans, &mut all),
                Block::List { items, .. } => {
                    items.iter().for_each(|it| inside(&it.spans, &mut all));
                }
                Block::Table { head, rows } => {
                    let cells = head.iter().chain(rows.iter().flat_map(|row| &row.cells));
                    cells.for_each(|it| inside(it, &mut all));
                }
            }
        }
        all
    }

    /// Returns every picture.
    pub fn pictures(&self) -> Vec<Picture<'a>> {
        let within = self.spans().into_iter().filter_map(|span| match span {
            Span::Picture(picture) => Some(*picture),
            Span::Text(_)
            | Span::Strong(_)
            | Span::Slanted(_)
            | Span::Verbatim(_)
            | Span::Rule(_) => None,
        });
        let galleries = self.blocks.iter().filter_map(|block| match block {
            Block::Gallery(pictures) => Some(pictures),
            Block::Heading { .. }
            | Block::Paragraph(_)
            | Block::List { .. }
            | Block::Table { .. } => None,
        });
        within.chain(galleries.flatten().map(|(picture, _)| *picture)).collect()
    }
}

fn inside<'s, 'a>(spans: &'s [Span<'a>], all: &mut Vec<&'s Span<'a>>) {
    for span in spans {
        all.push(span);
        match span {
            Span::Strong(inner) | Span::Slanted(inner) => inside(inner, all),
            Span::Text(_) | Span::Verbatim(_) | Span::Picture(_) | Span::Rule(_) => {}
        }
    }
}

/// What a line is.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Kind {
    Empty,
    Title,
    Heading,
    Item,
    Step,
    Row,
    Gallery,
    Text,
}

fn kind(line: &str) -> Kind {
    match line {
        "" => Kind::Empty,
        _ if line.starts_with("# ") => Kind::Title,
        _ if line.starts_with('#') => Kind::Heading,
        _ if line.starts_with("- ") => Kind::Item,
        _ if line.starts_with('|') => Kind::Row,
        _ if line.starts_with("! ") => Kind::Gallery,
        _ if step(line).is_some() => Kind::Step,
        _ => Kind::Text,
    }
}

/// Returns the text of a numbered item.
fn step(line: &str) -> Option<&str> {
    let (number, text) = line.split_once(". ")?;
    (!number.is_empty() && number.bytes().all(|it| it.is_ascii_digit())).then_some(text)
}

fn heading(line: &str) -> Block<'_> {
    let text = line.trim_start_matches('#');
    Block::Heading { is_sub: line.starts_with("###"), text: text.trim() }
}

fn list<'a>(lines: &[&'a str]) -> Block<'a> {
    let text = |line: &&'a str| step(line).unwrap_or_else(|| line.trim_start_matches("- "));
    Block::List {
        is_numbered: kind(lines[0]) == Kind::Step,
        items: lines.iter().map(|line| paragraph(text(line))).collect(),
    }
}

fn table<'a>(lines: &[&'a str]) -> Block<'a> {
    let (head, rows) = lines.split_first().map_or((&"", lines), |it| it);
    Block::Table {
        head: cells(unframed(head)).map(spans).collect(),
        rows: rows.iter().map(|line| row(line)).collect(),
    }
}

/// Returns a row without the bars at its ends.
fn unframed(line: &str) -> &str {
    line.trim_matches(['|', ' '])
}

fn cells(text: &str) -> impl Iterator<Item = &str> {
    text.split('|').map(str::trim)
}

fn row(line: &str) -> Row<'_> {
    let (ids, rest) = with_ids(unframed(line));
    Row { ids, cells: cells(rest).map(spans).collect() }
}

fn gallery(line: &str) -> Block<'_> {
    let pictures = line.trim_start_matches("! ").split('|').filter_map(|part| {
        let (inner, caption) = part.trim().strip_prefix('{')?.split_once('}')?;
        Some((picture(inner)?, caption.trim()))
    });
    Block::Gallery(pictures.collect())
}

fn paragraph(text: &str) -> Paragraph<'_> {
    let (ids, rest) = with_ids(text);
    Paragraph { ids, spans: spans(rest) }
}

/// Splits off the ids a text begins with: `[RN-2c RN-2d] …`.
fn with_ids(text: &str) -> (Vec<&str>, &str) {
    match text.strip_prefix('[').and_then(|it| it.split_once(']')) {
        Some((ids, rest)) => (ids.split(' ').collect(), rest.trim_start()),
        None => (Vec::new(), text),
    }
}

/// Reads what stands between the braces: `card:moai`.
fn picture(text: &str) -> Option<Picture<'_>> {
    let (ground, name) = text.split_once(':')?;
    let ground = match ground {
        "shape" => Ground::None,
        "card" => Ground::Card,
        "hex" => Ground::Hex,
        "tile" => Ground::Tile,
        _ => return None,
    };
    Some(Picture { ground, name })
}

/// Takes a text apart at the first mark, and what follows it likewise.
fn spans(text: &str) -> Spans<'_> {
    let marks = [("**", "**"), ("*", "*"), ("`", "`"), ("{", "}")];
    let found = marks.iter().filter_map(|(open, close)| {
        let start = text.find(open)?;
        let inner = &text[start + open.len()..];
        let len = inner.find(close)?;
        Some((start, *open, &inner[..len], &inner[len + close.len()..]))
    });
    // Of two marks at the same place the longer one is meant.
    let first = found.min_by_key(|(start, open, ..)| (*start, usize::MAX - open.len()));
    let Some((start, open, inner, rest)) = first else { return words(text) };
    let span = match open {
        "**" => Some(Span::Strong(spans(inner))),
        "*" => Some(Span::Slanted(spans(inner))),
        "`" => Some(Span::Verbatim(inner)),
        _ => picture(inner).map(Span::Picture),
    };
    let mut all = words(&text[..start]);
    match span {
        Some(span) => all.push(span),
        None => all.push(Span::Text(&text[start..text.len() - rest.len()])),
    }
    all.extend(spans(rest));
    all
}

/// Finds the ids of rules in a plain text.
fn words(text: &str) -> Spans<'_> {
    let mut all = Vec::new();
    let mut rest = text;
    while let Some((start, end)) = rule_in(rest) {
        if 0 < start {
            all.push(Span::Text(&rest[..start]));
        }
        all.push(Span::Rule(&rest[start..end]));
        rest = &rest[end..];
    }
    if !rest.is_empty() {
        all.push(Span::Text(rest));
    }
    all
}

/// Returns where the first id of a rule stands: two capitals, a hyphen, letters
/// and digits.
fn rule_in(text: &str) -> Option<(usize, usize)> {
    text.match_indices('-').find_map(|(at, _)| {
        let head = &text[..at];
        let name = head.trim_end_matches(|c: char| c.is_ascii_uppercase());
        let tail = text[at + 1..].trim_start_matches(|c: char| c.is_ascii_alphanumeric());
        let end = text.len() - tail.len();
        let is_word = !name.ends_with(|c: char| c.is_alphanumeric());
        (head.len() - name.len() == 2 && at + 1 < end && is_word).then_some((name.len(), end))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_text_falls_into_blocks() {
        let book = Book::parse(
            "# Go\n\nLead.\n\n## One\n\n[GO-1 GO-2] **Stones.** See GO-3.\n\n### Two\n\n- [GO-3] a\n\
             - b\n\n1. c\n\n| x | y |\n| [GO-4] | e |\n\n! {card:moai} Moai | {shape:log} Wood\n",
        );
        assert_eq!(book.title, "Go");
        assert_eq!(book.sections().collect::<Vec<_>>(), ["One"]);
        assert_eq!(book.ids(), ["GO-1", "GO-2", "GO-3", "GO-4"]);
        assert_eq!(book.blocks.len(), 8);
        let Block::Paragraph(rule) = &book.blocks[2] else { panic!("a paragraph") };
        assert_eq!(
            rule.spans,
            [
                Span::Strong(vec![Span::Text("Stones.")]),
                Span::Text(" See "),
                Span::Rule("GO-3"),
                Span::Text("."),
            ]
        );
        assert_eq!(
            book.pictures(),
            [
                Picture { ground: Ground::Card, name: "moai" },
                Picture { ground: Ground::None, name: "log" },
            ]
        );
        let Block::Table { head, rows } = &book.blocks[6] else { panic!("a table") };
        assert_eq!((head.len(), rows.len()), (2, 1));
        assert_eq!(rows[0].cells, [vec![], vec![Span::Text("e")]]);
    }

    #[test]
    fn marks_within_a_line_are_found() {
        assert_eq!(
            spans("a *b* `c*d` {hex:hut} {x} *"),
            [
                Span::Text("a "),
                Span::Slanted(vec![Span::Text("b")]),
                Span::Text(" "),
                Span::Verbatim("c*d"),
                Span::Text(" "),
                Span::Picture(Picture { ground: Ground::Hex, name: "hut" }),
                Span::Text(" "),
                Span::Text("{x}"),
                Span::Text(" *"),
            ]
        );
    }

    #[test]
    fn only_ids_point_at_rules() {
        assert_eq!(words("(RN-6h; XRN-1, half-tablet, R-2)")[1], Span::Rule("RN-6h"));
        assert_eq!(words("XRN-1, half-tablet, R-2, RN-").len(), 1);
        assert_eq!(words("ÄRN-1").len(), 1);
    }
}
