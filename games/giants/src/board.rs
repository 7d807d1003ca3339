//! A Giants table.

mod details;
mod html;
mod map;
mod scene;
mod shapes;
mod seats;
mod sites;
mod tokens;

use boards::{Count, DeskOf, Draw, Scene, grid::wrap};
use giants_rules::{Effect, Giants, SiteNo, View};
use maud::Markup;
use rules_core::{Game, Rate, Seat, Term};
use words::{MARKS, Message, Speaker, frame, title};

use crate::Set;
use crate::words::stage;

/// The maximum width of a line.
const WIDTH: usize = 80;

/// What a drawing needs besides the view.
type Desk<'a> = DeskOf<'a, Set>;

impl Draw for Set {
    const CSS: &'static str =
        concat!(include_str!("../css/board.css"), include_str!("../css/side.css"));
    const SYMBOLS: &'static str = include_str!("../symbols.svg");
    const COVER: Option<&'static str> = Some(include_str!("../cover.svg"));

    fn text(view: &View, speaker: &Speaker) -> String {
        let mut blocks = vec![heading(view, speaker), map::lines(view, speaker)];
        blocks.push(details::lines(view, speaker));
        blocks.push(sites::lines(view, speaker));
        blocks.push(seats::lines(view, speaker));
        blocks.push(seats::belongings(view, speaker));
        let full = blocks.iter().filter(|lines| !lines.is_empty());
        let texts: Vec<String> = full.map(|lines| lines.join("\n")).collect();
        texts.join("\n\n") + "\n"
    }

    fn board(view: &View, desk: &Desk<'_>) -> Markup {
        html::board(view, desk)
    }

    fn tray(view: &View, desk: &Desk<'_>) -> Markup {
        html::tray(view, desk)
    }

    fn panel(view: &View, seat: Seat, desk: &Desk<'_>) -> Markup {
        html::panel(view, seat, desk)
    }

    fn scene(view: &View, desk: &Desk<'_>) -> Scene {
        scene::scene(view, desk)
    }

    fn counts(effects: &[Effect], after: &View) -> Vec<Option<Count>> {
        let hex = |site: SiteNo| format!("hex-{}", after.board.site(site).hex);
        let count = |effect: &Effect| {
            if let Effect::Helps { seat, points, to } = effect {
                Count::sum(format!("{seat}-help"), &[to - points, *points], *to)
            } else if let Effect::Erects { site, size, .. } = effect {
                let value = after.board.site(*site).statue;
                Some(Count::product(hex(*site), size.n().into(), value.into()))
            } else if let Effect::Crowns { site, points, .. } = effect {
                Count::sum(hex(*site), &[after.board.site(*site).headdress.into()], *points)
            } else {
                None
            }
        };
        effects.iter().map(count).collect()
    }

    fn worth(view: &View, seat: Seat, _end: &View) -> Option<i32> {
        let sites = view.board.numbered_sites().zip(&view.known.stands);
        let own = sites.filter(|(_, stand)| stand.owner() == Some(seat));
        let worth = own.filter_map(|((_, site), stand)| {
            let statue = i32::from(site.statue) * i32::from(stand.statue()?.n());
            let headdress = if stand.has_headdress() { site.headdress } else { 0 };
            Some(statue + i32::from(headdress))
        });
        Some(view.known.tribes[seat].help as i32 + worth.sum::<i32>())
    }

    fn ring(term: &Term, seat: Seat) -> String {
        // Each statue has a line of its own.
        match (term.what, term.rate) {
            ("statue", Rate::Each(value)) => format!("{seat}-statue-{}-{value}", term.n),
            ("headdress", _) => format!("{seat}-headdress-{}", term.n),
            (what, _) => format!("{seat}-{what}"),
        }
    }

    fn points(view: &View, seat: Seat) -> Option<i32> {
        Some(view.shown.tribes[seat].points as i32)
    }
}

fn heading(view: &View, speaker: &Speaker) -> Vec<String> {
    let mut parts = vec![speaker.say(&title(Giants::FACTS.key)), view.board.name().to_owned()];
    if view.round > 0 {
        parts.push(speaker.say(&Message::new("giants-board-round").with("n", view.round)));
    }
    parts.push(speaker.say(&stage(view.phase.stage())));
    indented(&parts.join(" · "))
}

fn word(speaker: &Speaker, key: &'static str) -> String {
    speaker.say(&Message::new(key))
}

fn mark(seat: Seat) -> &'static str {
    MARKS[seat.idx()]
}

/// Says a message about some parts, in as many lines as necessary.
fn wrapped(
    speaker: &Speaker,
    message: impl Fn(Message) -> Message,
    parts: Vec<Message>,
) -> Vec<String> {
    indented(&speaker.say(&message(frame::line(parts))))
}

/// Breaks a text between its parts; the lines below the first are indented.
fn indented(text: &str) -> Vec<String> {
    let parts: Vec<String> = text.split_inclusive(" · ").map(|it| it.trim().to_owned()).collect();
    let lines = wrap(&parts, WIDTH - 2);
    let indent = |(idx, line): (usize, String)| if idx == 0 { line } else { format!("  {line}") };
    lines.into_iter().enumerate().map(indent).collect()
}
