//! Reads the text of a rule book: Markdown, with three conventions of our own.
//!
//! - `[RN-2c RN-2d]` at the beginning of a paragraph, an item or a row names the
//!   rules it tells; anywhere else `RN-2c` points at its rule, also without brackets
//! - `![](shape:moai)` is a picture of something the boards are made of: a `shape`,
//!   a `card`, a `hex` or a `tile`
//! - a paragraph of nothing but pictures with captions, `![Moai](card:moai)`, is a
//!   gallery
//!
//! To any other Markdown reader these are references without an address, and images
//! that can't be loaded and are replaced by their captions.

use std::{iter::Peekable, ops::Range};

use pulldown_cmark::{
    BrokenLink, CowStr, Event, HeadingLevel, LinkType, OffsetIter, Options, Parser, Tag, TagEnd,
};

use crate::book::{Block, Book, Ground, Paragraph, Picture, Row, Span, Spans};

impl<'a> Book<'a> {
    /// Reads the text of a book. Unsupported elements, such as HTML, are left out.
    pub fn parse(text: &'a str) -> Book<'a> {
        read(text)
    }
}

fn read(text: &str) -> Book<'_> {
    let named = |link: BrokenLink<'_>| {
        let is_named = link.reference.split(' ').all(is_id);
        is_named.then(|| (CowStr::from(link.reference.to_string()), CowStr::from("")))
    };
    let parser = Parser::new_with_broken_link_callback(text, Options::ENABLE_TABLES, Some(named));
    let mut reader = Reader { text, events: parser.into_offset_iter().peekable() };
    let mut book = Book::default();
    while let Some((event, range)) = reader.events.next() {
        match event {
            Event::Start(Tag::Heading { level, .. }) => {
                let text = text[range].trim_start_matches('#').trim();
                match level {
                    HeadingLevel::H1 => book.title = text,
                    _ => {
                        let is_sub = level > HeadingLevel::H2;
                        book.blocks.push(Block::Heading { is_sub, text });
                    }
                }
                reader.skip_to(TagEnd::Heading(level));
            }
            Event::Start(Tag::Paragraph) => book.blocks.push(reader.paragraph_or_gallery()),
            Event::Start(Tag::List(first)) => {
                let items = reader.items();
                book.blocks.push(Block::List { is_numbered: first.is_some(), items });
            }
            Event::Start(Tag::Table(_)) => book.blocks.push(reader.table()),
            _ => {}
        }
    }
    book
}

/// Returns whether a word names a rule or an option.
fn is_id(word: &str) -> bool {
    word.starts_with("option-") || rule_in(word) == Some((0, word.len()))
}

struct Reader<'a, F: pulldown_cmark::BrokenLinkCallback<'a>> {
    text: &'a str,
    events: Peekable<OffsetIter<'a, F>>,
}

/// A piece of a text, with the caption that a picture has.
type Captioned<'a> = (Span<'a>, &'a str);

impl<'a, F: pulldown_cmark::BrokenLinkCallback<'a>> Reader<'a, F> {
    fn skip_to(&mut self, end: TagEnd) {
        while self.events.next().is_some_and(|(event, _)| event != Event::End(end)) {}
    }

    fn paragraph_or_gallery(&mut self) -> Block<'a> {
        let ids = self.ids();
        let spans = self.spans(TagEnd::Paragraph);
        let is_blank = |it: &Span<'_>| matches!(it, Span::Text(text) if text.trim().is_empty());
        let shown: Vec<&Captioned<'a>> = spans.iter().filter(|(it, _)| !is_blank(it)).collect();
        let pictures = shown.iter().filter_map(|(span, caption)| match span {
            Span::Picture(picture) if !caption.is_empty() => Some((*picture, *caption)),
            _ => None,
        });
        let pictures: Vec<(Picture<'a>, &'a str)> = pictures.collect();
        match !shown.is_empty() && pictures.len() == shown.len() {
            true => Block::Gallery(pictures),
            false => Block::Paragraph(Paragraph { ids, spans: uncaptioned(spans) }),
        }
    }

    fn items(&mut self) -> Vec<Paragraph<'a>> {
        let mut items = Vec::new();
        while let Some((event, _)) = self.events.next() {
            match event {
                Event::Start(Tag::Item) => {
                    // Items with an empty line between them hold paragraphs.
                    let is_loose = |it: &(Event<'_>, _)| it.0 == Event::Start(Tag::Paragraph);
                    let _ = self.events.next_if(is_loose);
                    let ids = self.ids();
                    items.push(Paragraph { ids, spans: uncaptioned(self.spans(TagEnd::Item)) });
                }
                Event::End(TagEnd::List(_)) => break,
                _ => {}
            }
        }
        items
    }

    fn table(&mut self) -> Block<'a> {
        let (mut head, mut rows) = (Vec::new(), Vec::new());
        while let Some((event, _)) = self.events.next() {
            match event {
                Event::Start(Tag::TableHead) => head = self.row(TagEnd::TableHead).cells,
                Event::Start(Tag::TableRow) => rows.push(self.row(TagEnd::TableRow)),
                Event::End(TagEnd::Table) => break,
                _ => {}
            }
        }
        Block::Table { head, rows }
    }

    fn row(&mut self, end: TagEnd) -> Row<'a> {
        let mut row = Row { ids: Vec::new(), cells: Vec::new() };
        while let Some((event, _)) = self.events.next() {
            match event {
                Event::Start(Tag::TableCell) => {
                    if row.cells.is_empty() {
                        row.ids = self.ids();
                    }
                    row.cells.push(uncaptioned(self.spans(TagEnd::TableCell)));
                }
                Event::End(it) if it == end => break,
                _ => {}
            }
        }
        row
    }

    /// Reads the ids that a text begins with.
    fn ids(&mut self) -> Vec<&'a str> {
        let is_named = |it: &(Event<'_>, _)| {
            matches!(it.0, Event::Start(Tag::Link { link_type: LinkType::ShortcutUnknown, .. }))
        };
        let Some((_, range)) = self.events.next_if(is_named) else { return Vec::new() };
        self.skip_to(TagEnd::Link);
        self.text[range].trim_matches(['[', ']']).split(' ').collect()
    }

    /// Reads a text up to its end.
    fn spans(&mut self, end: TagEnd) -> Vec<Captioned<'a>> {
        let mut all = Vec::new();
        // The parser may split a text where nothing separates the pieces.
        let mut plain: Option<Range<usize>> = None;
        while let Some((event, range)) = self.events.next() {
            if let Event::Text(_) = event {
                plain = match plain {
                    Some(it) if it.end == range.start => Some(it.start..range.end),
                    before => {
                        self.flush(before, &mut all);
                        Some(range)
                    }
                };
                continue;
            }
            self.flush(plain.take(), &mut all);
            let whole = &self.text[range];
            match event {
                Event::End(it) if it == end => break,
                Event::SoftBreak | Event::HardBreak => all.push((Span::Text(" "), "")),
                Event::Code(_) => all.push((Span::Verbatim(whole.trim_matches('`')), "")),
                Event::Start(Tag::Strong) => {
                    let inner = self.spans(TagEnd::Strong);
                    all.push((Span::Strong(uncaptioned(inner)), ""));
                }
                Event::Start(Tag::Emphasis) => {
                    let inner = self.spans(TagEnd::Emphasis);
                    all.push((Span::Slanted(uncaptioned(inner)), ""));
                }
                Event::Start(Tag::Image { .. }) => {
                    self.skip_to(TagEnd::Image);
                    all.push(image(whole));
                }
                _ => {}
            }
        }
        // The space between the ids and the text that follows is left out.
        if let Some((Span::Text(first), _)) = all.first_mut() {
            *first = first.trim_start();
        }
        all.retain(|(span, _)| *span != Span::Text(""));
        all
    }

    fn flush(&self, plain: Option<Range<usize>>, all: &mut Vec<Captioned<'a>>) {
        let text = plain.map_or("", |range| &self.text[range]);
        all.extend(words(text).into_iter().map(|span| (span, "")));
    }
}

fn uncaptioned(spans: Vec<Captioned<'_>>) -> Spans<'_> {
    spans.into_iter().map(|(span, _)| span).collect()
}

/// Reads a picture and its caption: `![Moai](card:moai)`.
fn image(whole: &str) -> Captioned<'_> {
    let parts = whole.strip_prefix("![").and_then(|it| it.strip_suffix(')'));
    let read = parts.and_then(|it| it.split_once("](")).and_then(|(caption, target)| {
        let (ground, name) = target.split_once(':')?;
        let ground = match ground {
            "shape" => Ground::None,
            "card" => Ground::Card,
            "hex" => Ground::Hex,
            "tile" => Ground::Tile,
            _ => return None,
        };
        Some((Span::Picture(Picture { ground, name }), caption))
    });
    read.unwrap_or((Span::Text(whole), ""))
}

/// Finds the ids of rules in a plain text.
fn words(text: &str) -> Spans<'_> {
    let mut all = Vec::new();
    let mut rest = text;
    while let Some((start, end)) = rule_in(rest) {
        if start > 0 {
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

/// Returns where the first id of a rule is: two capitals, a hyphen, letters and
/// digits.
fn rule_in(text: &str) -> Option<(usize, usize)> {
    text.match_indices('-').find_map(|(at, _)| {
        let head = &text[..at];
        let name = head.trim_end_matches(|c: char| c.is_ascii_uppercase());
        let tail = text[at + 1..].trim_start_matches(|c: char| c.is_ascii_alphanumeric());
        let end = text.len() - tail.len();
        let is_word = !name.ends_with(|c: char| c.is_alphanumeric());
        (head.len() - name.len() == 2 && end > at + 1 && is_word).then_some((name.len(), end))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Reads the spans of the one paragraph of a text.
    fn spans(text: &str) -> Spans<'_> {
        match read(text).blocks.into_iter().next() {
            Some(Block::Paragraph(it)) => it.spans,
            other => panic!("a paragraph, not {other:?}"),
        }
    }

    #[test]
    fn a_text_falls_into_blocks() {
        let book = read(
            "# Go\n\nLead.\n\n## One\n\n[GO-1 GO-2] **Stones.** See GO-3.\n\n### Two\n\n- [GO-3] a\n\
             - b\n\n1. c\n\n| x | y |\n| --- | --- |\n| [GO-4] | e |\n\n\
             ![Moai](card:moai) ![Wood](shape:log)\n",
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
        let moai = Picture { ground: Ground::Card, name: "moai" };
        let log = Picture { ground: Ground::None, name: "log" };
        assert_eq!(book.blocks[7], Block::Gallery(vec![(moai, "Moai"), (log, "Wood")]));
        assert_eq!(book.pictures(), [moai, log]);
        let Block::Table { head, rows } = &book.blocks[6] else { panic!("a table") };
        assert_eq!((head.len(), rows.len()), (2, 1));
        assert_eq!(rows[0].cells, [vec![], vec![Span::Text("e")]]);
    }

    #[test]
    fn marks_within_a_line_are_found() {
        assert_eq!(
            spans("a *b* `c*d` ![](hex:hut) ![x](y) *"),
            [
                Span::Text("a "),
                Span::Slanted(vec![Span::Text("b")]),
                Span::Text(" "),
                Span::Verbatim("c*d"),
                Span::Text(" "),
                Span::Picture(Picture { ground: Ground::Hex, name: "hut" }),
                Span::Text(" "),
                Span::Text("![x](y)"),
                Span::Text(" *"),
            ]
        );
    }

    #[test]
    fn a_paragraph_may_have_several_lines_and_items_room_between_them() {
        assert_eq!(spans("one\ntwo"), [Span::Text("one"), Span::Text(" "), Span::Text("two")]);
        let book = read("- [GO-1] a\n\n- b\n");
        let Block::List { items, .. } = &book.blocks[0] else { panic!("a list") };
        assert_eq!((items.len(), &items[0].ids[..]), (2, &["GO-1"][..]));
        assert_eq!(items[1].spans, [Span::Text("b")]);
    }

    #[test]
    fn brackets_name_rules_and_options_and_are_text_otherwise() {
        let book = read("[option-edition] a\n\n[GO-1 and more] b\n");
        assert_eq!(book.ids(), ["option-edition"]);
        let Block::Paragraph(other) = &book.blocks[1] else { panic!("a paragraph") };
        assert_eq!(other.spans[0], Span::Text("["));
        assert_eq!(spans("see [GO-1]."), [Span::Text("see "), Span::Rule("GO-1"), Span::Text(".")]);
    }

    #[test]
    fn only_ids_point_at_rules() {
        assert_eq!(words("(RN-6h; XRN-1, half-tablet, R-2)")[1], Span::Rule("RN-6h"));
        assert_eq!(words("XRN-1, half-tablet, R-2, RN-").len(), 1);
        assert_eq!(words("ÄRN-1").len(), 1);
    }
}
