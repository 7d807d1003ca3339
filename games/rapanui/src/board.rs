//! A Rapa Nui table.

mod columns;
mod html;
mod kinds;
mod memory;
mod scene;
mod shapes;
mod seats;

use boards::{Count, DeskOf, Draw, Scene};
use maud::Markup;
use rapanui_rules::{Effect, End, Good, Kind, Phase, RapaNui, Sort, Top, View, offering_values};
use rules_core::{Game, Seat};
use words::{MARKS, Message, Speaker, frame, title};

use crate::Set;
use crate::words::sort;

/// What a moai in the display is worth at the end, and how much wood is worth a
/// point (RN-7a).
const MOAI_POINTS: u16 = 4;
const WOOD_PER_POINT: u16 = 5;

/// What a drawing needs besides the view.
type Desk<'a> = DeskOf<'a, Set>;

impl Draw for Set {
    const CSS: &'static str =
        concat!(include_str!("../css/board.css"), include_str!("../css/phone.css"));
    const SYMBOLS: &'static str = include_str!("../symbols.svg");
    const COVER: Option<&'static str> = Some(include_str!("../cover.svg"));

    /// The eyes and lines of goods have the colour of the card that they are drawn on.
    const INKS: &'static [(&'static str, &'static str, &'static str)] =
        &[("s-fish", "var(--eye)", "#58a6c7"), ("s-sweet-potato", "var(--eye)", "#a8445a")];

    fn text(view: &View, speaker: &Speaker) -> String {
        let mut blocks = vec![vec![heading(view, speaker)]];
        blocks.push(columns::lines(view, speaker));
        blocks.push(seats::lines(view, speaker));
        blocks.push(kinds::lines(view, speaker));
        if view.phase == Phase::Over {
            blocks.push(memory::shown_offerings(view, speaker));
        } else if view.options.memory_aid {
            blocks.push(memory::lines(view, speaker));
        }
        let texts: Vec<String> = blocks.iter().map(|lines| lines.join("\n")).collect();
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

    fn counts(effects: &[Effect], _after: &View) -> Vec<Option<Count>> {
        let scored = effects.iter().find_map(|it| match it {
            Effect::Scores { kind } => Some(*kind),
            Effect::Pays { .. }
            | Effect::Takes { .. }
            | Effect::Refills { .. }
            | Effect::Gains { .. }
            | Effect::Reveals { .. }
            | Effect::Ends => None,
        });
        let count = |effect: &Effect| match *effect {
            Effect::Gains { seat, good, basic, bonus, from, to } => {
                // A seat that chooses between wood and fame has scored moai (RN-5c).
                let kind = match good {
                    Good::Offering(sort) => Kind::Gatherer(sort),
                    Good::Wood | Good::Fame => scored.unwrap_or(Kind::Moai),
                };
                let ring = html::display_name(seat, kind);
                Count::sum(ring, &[from.into(), basic.into(), bonus.into()], to.into())
            }
            Effect::Scores { .. }
            | Effect::Pays { .. }
            | Effect::Takes { .. }
            | Effect::Refills { .. }
            | Effect::Reveals { .. }
            | Effect::Ends => None,
        };
        effects.iter().map(count).collect()
    }

    fn worth(view: &View, seat: Seat, end: &View) -> Option<i32> {
        let offerings = view.shown.tribes[seat].offerings.unwrap_or_default();
        let values = offering_values(&end.shown.stone.counts.unwrap_or_default());
        let worth = |sort| i32::from(offerings[sort]) * i32::from(values[sort]);
        Some(Self::points(view, seat)? + Sort::ALL.map(worth).iter().sum::<i32>())
    }

    fn points(view: &View, seat: Seat) -> Option<i32> {
        let tribe = &view.shown.tribes[seat];
        let moai = MOAI_POINTS * u16::from(tribe.display[Kind::Moai]);
        Some((tribe.fame + moai + tribe.wood / WOOD_PER_POINT).into())
    }
}

fn heading(view: &View, speaker: &Speaker) -> String {
    speaker.say(&frame::line(vec![title(RapaNui::FACTS.key), deck(view)]))
}

/// How many refills the deck has left, and what the last one does.
fn deck(view: &View) -> Message {
    let n_deck = view.shown.n_deck;
    let n_refills = n_deck.div_ceil(4);
    if view.phase == Phase::Over {
        Message::new("rapanui-board-over")
    } else if n_refills == 0 {
        Message::new("rapanui-board-last-column")
    } else if n_refills == 1 && view.options.end() == End::PileEmpty {
        Message::new("rapanui-board-last-refill").with("cards", n_deck)
    } else {
        Message::new("rapanui-board-refills").with("n", n_refills).with("cards", n_deck)
    }
}

/// How many cards lie on the stone, which one is on top, and how many lie face
/// down if all others are shown.
fn stone(view: &View) -> Message {
    let stone = &view.shown.stone;
    let top = match stone.top {
        Top::None => return Message::new("rapanui-board-bare"),
        Top::Up(top) => sort(top),
        Top::Back => Message::new("rapanui-board-back"),
    };
    let mut parts =
        vec![Message::new("rapanui-board-top").with("n", stone.n_cards).with("sort", top)];
    if let Some(face_up) = stone.face_up {
        let n_hidden = stone.n_cards - face_up.total();
        parts.push(Message::new("rapanui-board-face-down").with("n", n_hidden));
    }
    frame::line(parts)
}

fn word(speaker: &Speaker, key: &'static str) -> String {
    speaker.say(&Message::new(key))
}

fn mark(seat: Seat) -> &'static str {
    MARKS[seat.idx()]
}
