//! The rule book of each game, taken apart into what a page shows.
//!
//! A game brings its book along, one text for each language, in Markdown.

/// A rule book in one language.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Book<'a> {
    /// Its title: the name of the game.
    pub title: &'a str,
    /// What it tells.
    pub blocks: Vec<Block<'a>>,
}

/// A part of a book.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Block<'a> {
    /// A heading.
    Heading {
        /// Whether it is below another one.
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
        /// The names of its columns.
        head: Vec<Spans<'a>>,
        /// Its rows.
        rows: Vec<Row<'a>>,
    },
    /// Pictures, each with what it shows.
    Gallery(Vec<(Picture<'a>, &'a str)>),
}

/// A text and the rules it explains.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Paragraph<'a> {
    /// The ids of the rules.
    pub ids: Vec<&'a str>,
    /// The text.
    pub spans: Spans<'a>,
}

/// A row of a table and the rules it explains.
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
    /// Strong emphasis.
    Strong(Spans<'a>),
    /// Light emphasis, in italics.
    Slanted(Spans<'a>),
    /// Literal text, such as a move in its notation.
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
    /// A tile, which fills the picture.
    Tile,
}

/// Returns where the book explains an option.
pub fn option_anchor(option: &str) -> String {
    format!("option-{option}")
}

impl<'a> Book<'a> {
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

    /// Returns the ids of the rules it explains, in order.
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

    /// Returns every piece of text, including nested ones.
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
