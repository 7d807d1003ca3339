//! The rule books tell every rule, in every language.

use std::{
    collections::{BTreeSet, HashSet},
    sync::LazyLock,
};

use boards::Draw;
use bots::Think;
use catalog::{Shelf, Visitor};
use rules_core::{Cited, Config, Dice, Facts, Game, OptionSpec, Options};
use words::{
    Lang, Message, Speak,
    book::{Block, Book, Span, option_anchor},
    option_message, title,
};

/// A game with what its book must tell.
struct Told {
    facts: Facts,
    options: &'static [OptionSpec],
    /// The rules that refusals cite.
    cited: BTreeSet<&'static str>,
}

/// All games with what their books must tell.
struct Library(Vec<Told>);

impl Visitor for Library {
    fn visit<S: Draw + Think>(&mut self, _: Shelf) {
        let options = <S::Game as Game>::Options::SPECS;
        self.0.push(Told { facts: S::Game::FACTS, options, cited: refused::<S>() });
    }
}

fn games() -> Vec<Told> {
    let mut library = Library(Vec::new());
    catalog::each(&mut library);
    library.0
}

/// The rules that say no to all the moves that can't be made, in some states of
/// a game played at random: the fewer, the more moves there are.
fn refused<S: Speak>() -> BTreeSet<&'static str> {
    let stride = 1 + S::Game::FACTS.n_move_ids as usize / 30;
    let mut rules = BTreeSet::new();
    let mut game = S::Game::setup(&Config::seats(2)).expect("a table for two");
    let mut dice = Dice::from_seed(1);
    for n in 0.. {
        let moves = game.successors();
        if n % stride == 0 || moves.is_empty() {
            let all = (0..S::Game::FACTS.n_move_ids).filter_map(S::Game::move_with_id);
            let others = all.filter(|mv| !moves.contains(mv));
            rules.extend(others.map(|mv| game.refuse(mv).rule()));
        }
        if moves.is_empty() {
            break;
        }
        game.apply(*dice.pick(&moves));
    }
    rules
}

/// Calls `look` with each book.
fn for_each_book(mut look: impl FnMut(&Told, Lang, &Book<'_>)) {
    static GAMES: LazyLock<Vec<Told>> = LazyLock::new(games);
    for game in GAMES.iter() {
        for lang in Lang::ALL {
            let book = catalog::book(game.facts.key, lang).expect("a book of the game");
            look(game, lang, &book);
        }
    }
}

/// The ids that a game's own numbered rules have: what stands in bold at the
/// beginning of an item or a row.
fn numbered(rules: &str) -> BTreeSet<&str> {
    fn bold(line: &str) -> Option<&str> {
        let text = line.strip_prefix("- **").or_else(|| line.strip_prefix("| **"))?;
        text.split_once("**").map(|(id, _)| id)
    }
    rules.lines().filter_map(bold).collect()
}

#[test]
fn every_numbered_rule_and_option_is_an_anchor_in_every_language() {
    for_each_book(|game, lang, book| {
        let ids = book.ids();
        let set: BTreeSet<&str> = ids.iter().copied().collect();
        assert_eq!(set.len(), ids.len(), "{} {lang:?}: an id is there twice", game.facts.key);
        let options: Vec<String> = game.options.iter().map(|it| option_anchor(it.key)).collect();
        let mut expected = numbered(game.facts.rule_book);
        assert!(5 < expected.len(), "{}", game.facts.key);
        expected.extend(options.iter().map(String::as_str));
        assert_eq!(set, expected, "{} {lang:?}", game.facts.key);
    });
}

#[test]
fn every_rule_that_a_refusal_or_an_option_cites_can_be_read() {
    for_each_book(|game, lang, book| {
        let ids: HashSet<&str> = book.ids().into_iter().collect();
        assert!(2 < game.cited.len(), "{}: {:?}", game.facts.key, game.cited);
        let cited = game.cited.iter().copied().chain(game.options.iter().map(|it| it.rule));
        for rule in cited {
            assert!(ids.contains(rule), "{} {lang:?}: {rule}", game.facts.key);
        }
    });
}

#[test]
fn books_are_built_alike_in_every_language() {
    let shape = |block: &Block<'_>| match block {
        Block::Heading { is_sub, .. } => format!("heading {is_sub}"),
        Block::Paragraph(it) => format!("paragraph {:?}", it.ids),
        Block::List { is_numbered, items } => {
            let ids: Vec<_> = items.iter().map(|it| &it.ids).collect();
            format!("list {is_numbered} {ids:?}")
        }
        Block::Table { head, rows } => {
            let ids: Vec<_> = rows.iter().map(|it| (&it.ids, it.cells.len())).collect();
            format!("table {} {ids:?}", head.len())
        }
        Block::Gallery(pictures) => {
            format!("gallery {:?}", pictures.iter().map(|it| it.0).collect::<Vec<_>>())
        }
    };
    for_each_book(|game, lang, other| {
        let english = catalog::book(game.facts.key, Lang::En).expect("a book");
        let [a, b] = [&english, other].map(|it| it.blocks.iter().map(shape).collect::<Vec<_>>());
        assert_eq!(a, b, "{} {lang:?}", game.facts.key);
        assert_eq!(english.pictures(), other.pictures(), "{} {lang:?}", game.facts.key);
    });
}

#[test]
fn every_row_of_a_table_has_its_cells() {
    for_each_book(|game, lang, book| {
        for block in &book.blocks {
            if let Block::Table { head, rows } = block {
                for row in rows {
                    assert_eq!(row.cells.len(), head.len(), "{} {lang:?}", game.facts.key);
                }
            }
        }
    });
}

#[test]
fn rules_point_only_at_rules_that_there_are() {
    for_each_book(|game, lang, book| {
        let ids: HashSet<&str> = book.ids().into_iter().collect();
        for span in book.spans() {
            match span {
                Span::Rule(id) => assert!(ids.contains(id), "{} {lang:?}: {id}", game.facts.key),
                Span::Text(text) => {
                    assert!(!text.contains(['*', '`', '{', '}', '[', ']']), "{lang:?}: {text}");
                }
                Span::Strong(_) | Span::Slanted(_) | Span::Verbatim(_) | Span::Picture(_) => {}
            }
        }
    });
}

#[test]
fn books_use_the_quotation_marks_of_their_language() {
    for_each_book(|game, lang, book| {
        let foreign = match lang {
            Lang::En | Lang::Pseudo => ['„', '«', '»', '\'', '"'],
            Lang::De => ['”', '«', '»', '\'', '"'],
            Lang::Hu => ['“', '«', '»', '\'', '"'],
            Lang::It => ['„', '“', '”', '\'', '"'],
        };
        for span in book.spans() {
            if let Span::Text(text) = span {
                assert!(!text.contains(foreign), "{} {lang:?}: {text}", game.facts.key);
            }
        }
    });
}

/// One word for one thing: the book calls the game and its options as the
/// table does.
#[test]
fn books_name_things_as_the_table_does() {
    for_each_book(|game, lang, book| {
        let speaker = catalog::speaker(lang, vec![]);
        let say = |message: &Message| speaker.say(message);
        assert_eq!(book.title, say(&title(game.facts.key)));
        let strong: Vec<String> = book
            .spans()
            .into_iter()
            .filter_map(|span| match span {
                Span::Strong(inner) => match inner.as_slice() {
                    [Span::Text(text)] => Some(text.trim_end_matches(':').to_owned()),
                    _ => None,
                },
                _ => None,
            })
            .collect();
        for option in game.options {
            let name = say(&option_message(game.facts.key, option.key));
            assert!(strong.contains(&name), "{} {lang:?}: {name}", game.facts.key);
        }
    });
}
