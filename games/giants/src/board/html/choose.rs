//! Choices that are made with nothing on the map: buttons in the tray.

use boards::{Shape, marked, shape};
use giants_rules::{
    Action, BidMove, CarveMove, Carver, ChanceMove, CleanUpMove, Kind, Move, Phase, PlaceMove,
    Role, Size, TransportMove, View,
};
use maud::{Markup, html};
use rules_core::Seat;
use words::Speak as _;

use super::{NAME_MAX, figures, stock};
use crate::Set;
use crate::board::{Desk, shapes};

/// Where in a drawing a move is made.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Spot {
    /// On a hex of the island.
    Hex,
    /// In the rows of the bid.
    Bid,
    /// With what is behind the screen.
    Screen,
    /// With a button that says what it does.
    Row,
    /// The same, after the others: it ends something.
    End,
    /// Among the statues that can be looked under.
    Peek,
}

fn spot(mv: Move) -> Spot {
    match mv {
        Move::Chance(ChanceMove::Start(_) | ChanceMove::Roll(_)) => Spot::Row,
        Move::Bid(
            BidMove::Markers(_)
            | BidMove::Workers(_)
            | BidMove::Sorcerer(_)
            | BidMove::Chief(_)
            | BidMove::Ready,
        ) => Spot::Bid,
        Move::Carve(CarveMove::Statue(..)) => Spot::Row,
        Move::Carve(CarveMove::Decline) => Spot::End,
        Move::Place(mv) => spot_of_placing(mv),
        Move::Transport(mv) => spot_of_transport(mv),
        Move::Peek(_) => Spot::Peek,
        Move::CleanUp(CleanUpMove::Unmark(..)) => Spot::Row,
        Move::CleanUp(CleanUpMove::Keep) => Spot::End,
    }
}

fn spot_of_placing(mv: PlaceMove) -> Spot {
    match mv {
        PlaceMove::On(_) | PlaceMove::NeutralFrom(_) => Spot::Hex,
        PlaceMove::Member(_)
        | PlaceMove::BreakTablet
        | PlaceMove::Neutral
        | PlaceMove::SpendMarker => Spot::Screen,
        PlaceMove::Logs(_) | PlaceMove::Use(_) | PlaceMove::Reserve(_) => Spot::Row,
        PlaceMove::NoAction | PlaceMove::Pass => Spot::End,
    }
}

fn spot_of_transport(mv: TransportMove) -> Spot {
    match mv {
        TransportMove::To(_) => Spot::Hex,
        TransportMove::Put(_)
        | TransportMove::Move(..)
        | TransportMove::Take(..)
        | TransportMove::Help(_)
        | TransportMove::HelpChief(_)
        | TransportMove::Erect(_)
        | TransportMove::Crown(_)
        | TransportMove::Mark => Spot::Row,
        TransportMove::Leave | TransportMove::Done => Spot::End,
    }
}

/// Everything that is chosen with a button of its own.
pub(super) fn row(view: &View, desk: &Desk<'_>) -> Markup {
    let legal = |wanted: Spot| legal(wanted, desk);
    let shut: Vec<Move> =
        offered(view).into_iter().filter(|mv| desk.choice(mv).is_none()).collect();
    if legal(Spot::Row).chain(legal(Spot::End)).next().is_none() {
        return html! {};
    }
    html! {
        section #gi-ask.gi-ask {
            div.gi-picks data-rove {
                @for mv in legal(Spot::Row) { (pick(view, mv, "", desk)) }
                @for mv in shut { (pick(view, mv, "", desk)) }
                @for mv in legal(Spot::End) { (pick(view, mv, " gi-end", desk)) }
            }
        }
    }
}

/// The legal moves that are made in this place.
fn legal(wanted: Spot, desk: &Desk<'_>) -> impl Iterator<Item = Move> {
    desk.choices().map(|(mv, _)| mv).filter(move |mv| spot(*mv) == wanted)
}

/// What somebody might want to do now, even if it is not legal, so that the board
/// can say why.
fn offered(view: &View) -> Vec<Move> {
    match view.phase {
        Phase::Carve { .. } => {
            let sizes = Size::ALL.into_iter().filter(|size| view.shown.tray[size.idx()] > 0);
            sizes
                .flat_map(|size| {
                    [Carver::Workers, Carver::Chief]
                        .map(|carver| Move::Carve(CarveMove::Statue(size, carver)))
                })
                .collect()
        }
        Phase::Transport { .. } => vec![Move::Transport(TransportMove::Done)],
        Phase::Carry(_) => {
            vec![Move::Transport(TransportMove::Mark), Move::Transport(TransportMove::Leave)]
        }
        Phase::Start
        | Phase::Roll { .. }
        | Phase::Bid { .. }
        | Phase::Place(_)
        | Phase::PlaceOn { .. }
        | Phase::PlaceLogs { .. }
        | Phase::PlaceAction { .. }
        | Phase::Help { .. }
        | Phase::CleanUp(_)
        | Phase::Over => Vec::new(),
    }
}

/// GI-P: the statues that can be looked under.
pub(super) fn peeks(view: &View, desk: &Desk<'_>) -> Markup {
    let peeks: Vec<Move> = legal(Spot::Peek, desk).collect();
    if peeks.is_empty() {
        return html! {};
    }
    html! {
        details #gi-peeks.gi-peeks {
            summary { (desk.word("giants-board-peek")) }
            div.gi-picks data-rove { @for mv in peeks { (pick(view, mv, "", desk)) } }
        }
    }
}

/// A button that says what it does.
pub(super) fn pick(view: &View, mv: Move, class: &str, desk: &Desk<'_>) -> Markup {
    let label = match desk.choice(&mv) {
        Some(choice) => desk.say(&choice.label),
        None => desk.say(&Set::label(view, mv)),
    };
    let name: String = label.chars().take(NAME_MAX).collect();
    // Icons tell who carves what.
    let is_pictured = matches!(mv, Move::Carve(CarveMove::Statue(..)));
    let inner = html! {
        (icon(view, mv, desk.viewer()))
        @if !is_pictured { span { (marked(&label)) } }
    };
    desk.target(&mv, &format!("gi-pick{class}"), &name, inner)
}

fn icon(view: &View, mv: Move, viewer: Option<Seat>) -> Markup {
    let seat = viewer.unwrap_or(view.start);
    match mv {
        Move::Carve(CarveMove::Statue(size, carver)) => html! {
            (figures::piece(Kind::Statue(size), None, 1)) "←"
            @match carver {
                Carver::Workers => @for _ in 0..size.n() { (figures::man(Role::Worker, seat, 1)) },
                Carver::Chief => (figures::man(Role::Chief, seat, 1)),
            }
        },
        Move::Place(mv) => icon_of_placing(mv),
        Move::Transport(mv) => icon_of_transport(mv, seat),
        Move::Peek(no) => html! {
            @if let Some(site) = view.board.sites().get(no.idx()) { b { (site.hex) } }
        },
        Move::CleanUp(CleanUpMove::Unmark(kind, _)) => figures::piece(kind, Some(seat), 1),
        Move::Chance(ChanceMove::Start(_) | ChanceMove::Roll(_))
        | Move::Bid(
            BidMove::Markers(_)
            | BidMove::Workers(_)
            | BidMove::Sorcerer(_)
            | BidMove::Chief(_)
            | BidMove::Ready,
        )
        | Move::Carve(CarveMove::Decline)
        | Move::CleanUp(CleanUpMove::Keep) => html! {},
    }
}

fn icon_of_placing(mv: PlaceMove) -> Markup {
    match mv {
        PlaceMove::Logs(n) => figures::logs(n.n()),
        PlaceMove::Use(action) => shape(match action {
            Action::Village => shapes::VILLAGE,
            Action::Hut => shapes::HUT,
            Action::Forest => shapes::FOREST,
            Action::ClayPit => shapes::CLAY_PIT,
        }),
        PlaceMove::Reserve(_) => shape(shapes::AHU),
        PlaceMove::Member(_)
        | PlaceMove::BreakTablet
        | PlaceMove::Neutral
        | PlaceMove::NeutralFrom(_)
        | PlaceMove::On(_)
        | PlaceMove::NoAction
        | PlaceMove::SpendMarker
        | PlaceMove::Pass => html! {},
    }
}

fn icon_of_transport(mv: TransportMove, seat: Seat) -> Markup {
    match mv {
        TransportMove::Put(kind) | TransportMove::Take(kind, _) => figures::piece(kind, None, 1),
        TransportMove::Move(kind, _) => figures::piece(kind, Some(seat), 1),
        TransportMove::Help(helper) => figures::man(Role::Worker, helper, 1),
        TransportMove::HelpChief(helper) => figures::man(Role::Chief, helper, 1),
        TransportMove::Erect(_) => shape(Shape::MOAI),
        TransportMove::Crown(_) => shape(shapes::HAT),
        TransportMove::Mark => stock::mask(seat),
        TransportMove::To(_) | TransportMove::Leave | TransportMove::Done => html! {},
    }
}
