//! Choices that are made with nothing on the map: buttons in the tray.

use giants::{Action, Carver, Giants, Kind, Move, Phase, Role, Size, View};
use maud::{Markup, html};
use rules_core::Seat;
use words::Speak as _;

use super::{NAME_MAX, figures, stock};
use crate::{Desk, Shape, marked, shape};

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
        Move::On(_) | Move::To(_) | Move::PlaceNeutralFrom(_) => Spot::Hex,
        Move::BidMarkers(_)
        | Move::BidWorkers(_)
        | Move::BidSorcerer(_)
        | Move::BidChief(_)
        | Move::Ready => Spot::Bid,
        Move::Place(_) | Move::BreakTablet | Move::PlaceNeutral | Move::SpendMarker => Spot::Screen,
        Move::Start(_)
        | Move::Roll(_)
        | Move::Carve(..)
        | Move::Logs(_)
        | Move::Use(_)
        | Move::Reserve(_)
        | Move::Put(_)
        | Move::Move(..)
        | Move::Take(..)
        | Move::Help(_)
        | Move::HelpChief(_)
        | Move::Erect(_)
        | Move::Crown(_)
        | Move::Mark
        | Move::Unmark(..) => Spot::Row,
        Move::Decline | Move::NoAction | Move::Pass | Move::Leave | Move::Done | Move::Keep => {
            Spot::End
        }
        Move::Peek(_) => Spot::Peek,
    }
}

/// Everything that is chosen with a button of its own.
pub(super) fn row(view: &View, desk: &Desk<'_>) -> Markup {
    let legal = |wanted: Spot| {
        let moves = desk.choices().iter().filter_map(|it| it.mv.parse::<Move>().ok());
        moves.filter(move |mv| spot(*mv) == wanted)
    };
    let shut: Vec<Move> =
        offered(view).into_iter().filter(|mv| desk.choice(mv).is_none()).collect();
    if legal(Spot::Row).chain(legal(Spot::End)).next().is_none() {
        return html! {};
    }
    html! {
        section.gi-ask {
            div.gi-picks data-rove {
                @for mv in legal(Spot::Row) { (pick(view, mv, "", desk)) }
                @for mv in shut { (pick(view, mv, "", desk)) }
                @for mv in legal(Spot::End) { (pick(view, mv, " gi-end", desk)) }
            }
        }
    }
}

/// What somebody might want to do now, legal or not, where that needs a
/// reason.
fn offered(view: &View) -> Vec<Move> {
    match view.phase {
        Phase::Carve { .. } => {
            let sizes = Size::ALL.into_iter().filter(|size| 0 < view.shown.tray[size.idx()]);
            sizes
                .flat_map(|size| {
                    [Carver::Workers, Carver::Chief].map(|carver| Move::Carve(size, carver))
                })
                .collect()
        }
        Phase::Transport { .. } => vec![Move::Done],
        Phase::Carry(_) => vec![Move::Mark, Move::Leave],
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
    let moves = desk.choices().iter().filter_map(|it| it.mv.parse::<Move>().ok());
    let peeks: Vec<Move> = moves.filter(|mv| spot(*mv) == Spot::Peek).collect();
    if peeks.is_empty() {
        return html! {};
    }
    html! {
        details.gi-peeks {
            summary { (desk.word("giants-board-peek")) }
            div.gi-picks data-rove { @for mv in peeks { (pick(view, mv, "", desk)) } }
        }
    }
}

/// A button that says what it does.
pub(super) fn pick(view: &View, mv: Move, class: &str, desk: &Desk<'_>) -> Markup {
    let label = match desk.choice(&mv) {
        Some(choice) => desk.say(choice.label),
        None => desk.say(&Giants::label(view, mv)),
    };
    let name: String = label.chars().take(NAME_MAX).collect();
    // Who carves what is told by pictures.
    let is_pictured = matches!(mv, Move::Carve(..));
    let inner = html! {
        (icon(view, mv, desk.viewer()))
        @if !is_pictured { span { (marked(&label)) } }
    };
    desk.target(&mv, &format!("gi-pick{class}"), &name, inner)
}

fn icon(view: &View, mv: Move, viewer: Option<Seat>) -> Markup {
    let seat = viewer.unwrap_or(view.start);
    match mv {
        Move::Carve(size, carver) => html! {
            (figures::piece(Kind::Statue(size), None, 1)) "←"
            @match carver {
                Carver::Workers => @for _ in 0..size.n() { (figures::man(Role::Worker, seat, 1)) },
                Carver::Chief => (figures::man(Role::Chief, seat, 1)),
            }
        },
        Move::Logs(n) => figures::logs(n.n()),
        Move::Use(action) => shape(match action {
            Action::Village => Shape::Village,
            Action::Hut => Shape::Hut,
            Action::Forest => Shape::Forest,
            Action::ClayPit => Shape::ClayPit,
        }),
        Move::Reserve(_) => shape(Shape::Ahu),
        Move::Put(kind) | Move::Take(kind, _) => figures::piece(kind, None, 1),
        Move::Move(kind, _) | Move::Unmark(kind, _) => figures::piece(kind, Some(seat), 1),
        Move::Help(helper) => figures::man(Role::Worker, helper, 1),
        Move::HelpChief(helper) => figures::man(Role::Chief, helper, 1),
        Move::Erect(_) => shape(Shape::Moai),
        Move::Crown(_) => shape(Shape::Hat),
        Move::Mark => stock::mask(seat),
        Move::Peek(no) => html! {
            @if let Some(site) = view.board.sites().get(no.idx()) { b { (site.hex) } }
        },
        Move::Start(_)
        | Move::Roll(_)
        | Move::BidMarkers(_)
        | Move::BidWorkers(_)
        | Move::BidSorcerer(_)
        | Move::BidChief(_)
        | Move::Ready
        | Move::Decline
        | Move::Place(_)
        | Move::BreakTablet
        | Move::PlaceNeutral
        | Move::PlaceNeutralFrom(_)
        | Move::On(_)
        | Move::NoAction
        | Move::SpendMarker
        | Move::Pass
        | Move::To(_)
        | Move::Leave
        | Move::Done
        | Move::Keep => html! {},
    }
}
