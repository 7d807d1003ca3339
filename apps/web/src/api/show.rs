//! Tables as JSON: what one viewer may know about them.

use catalog::Entry;
use referee::{Absence, Awaited, Occupant, TableView};
use rules_core::{OptionSpec, Seat, Values, Viewer};
use store::TableHead;
use tables::{ClockRule, Screen, Snapshot, Summary, TableHandle, TableState};
use words::{Message, Speaker};

use super::{
    answers::{
        self, Advice, Advised, ChatLine, Clock, Forked, Game, GameOption, LogItem, Move, Past,
        Phase, Rate, Row, RowSeat, RowSeatKind, SeatKind, SeenMove, Standing, State, Table, Tally,
        Term,
    },
    values::{Key, SeatKey},
};
use crate::handlers::{
    App, Caller, Visitor,
    model::{code, names, table_names},
};

fn keys(seats: impl IntoIterator<Item = Seat>) -> Vec<SeatKey> {
    seats.into_iter().map(Key).collect()
}

/// Returns a game with all its options.
pub(super) fn game(entry: &Entry, caller: &Caller) -> Game {
    let speaker = catalog::speaker(caller.lang, Vec::new());
    let key = entry.key();
    let option = |spec: &OptionSpec| {
        let (values, len_max) = match spec.values {
            Values::OneOf(values) => (Some(values), None),
            Values::Text { len_max } => (None, Some(len_max)),
        };
        GameOption {
            key: spec.key,
            about: speaker.say(&Message::new(format!("{key}-option-{}-help", spec.key))),
            rule: spec.rule,
            values,
            len_max,
        }
    };
    Game {
        key,
        title: speaker.say(&words::title(key)),
        about: speaker.say(&words::blurb(key)),
        n_seats_min: entry.facts.n_seats_min,
        n_seats_max: entry.facts.n_seats_max,
        rules: format!("/rules/{key}"),
        options: entry.options.iter().map(option).collect(),
    }
}

/// Returns a table as it is listed.
pub(super) fn row(app: &App, head: &TableHead, visitor: &Visitor) -> Row {
    let seat = |row: &store::SeatRow| {
        let kind = match row.kind {
            store::SeatKind::Free => RowSeatKind::Free,
            store::SeatKind::Person => RowSeatKind::Person,
            store::SeatKind::Bot => RowSeatKind::Bot,
        };
        let name = (kind != RowSeatKind::Free).then(|| row.name.clone());
        let is_mine = row.who.as_ref().is_some_and(|who| visitor.identities().contains(who));
        RowSeat { seat: Key(Seat(row.seat)), kind, name, is_mine }
    };
    let summary = Summary::parse(&head.summary);
    let phase = match head.phase {
        store::Phase::Over if summary.is_closed => Phase::Closed,
        store::Phase::Over => Phase::Over,
        store::Phase::Playing => Phase::Playing,
        store::Phase::Open => Phase::Open,
    };
    Row {
        id: head.id.to_string(),
        code: code(&head.id),
        game: head.game.clone(),
        phase,
        seats: head.seats.iter().map(seat).collect(),
        awaited: keys(head.awaited.iter().map(Seat)),
        since_ms: crate::handlers::past::ago_ms(app, head.since),
        n_moves: summary.n_moves,
        winners: keys(summary.winners),
    }
}

fn phase(state: &TableState) -> Phase {
    match (state.is_over(), state.is_closed, state.public().is_started()) {
        (true, _, _) => Phase::Over,
        (false, true, _) => Phase::Closed,
        (false, false, true) => Phase::Playing,
        (false, false, false) => Phase::Open,
    }
}

fn awaited(state: &TableState) -> Vec<SeatKey> {
    match state.public().awaited() {
        Awaited::Seats(seats) if !state.is_closed => keys(seats),
        Awaited::Seats(_) | Awaited::Start | Awaited::Chance | Awaited::Nothing => Vec::new(),
    }
}

/// Returns a table with its seats, without the game itself.
pub(super) fn table(app: &App, caller: &Caller, visitor: &Visitor, snapshot: &Snapshot) -> Table {
    let state = &snapshot.state;
    let table = &state.public();
    let names = names(state, caller);
    let mine = state.seats_of(visitor.identities());
    let now = app.world.now();
    let seat = |seat: Seat| {
        let occupant = table.occupant(seat);
        let kind = match occupant {
            Occupant::Nobody => SeatKind::Free,
            Occupant::Person { .. } => SeatKind::Person,
            Occupant::Bot { .. } => SeatKind::Bot,
            Occupant::Away { absence: Absence::TakenOver, .. } => SeatKind::Away,
            Occupant::Away { absence: Absence::Resigned, .. } => SeatKind::Resigned,
        };
        answers::Seat {
            seat: Key(seat),
            kind,
            name: (kind != SeatKind::Free).then(|| names[seat.idx()].clone()),
            bot: occupant.bot().map(Key),
            is_mine: mine.contains(&seat),
            presence: Key(snapshot.presence(seat)),
            left_ms: state.clocks.left_ms(seat, now),
        }
    };
    let forked = state.terms.forked.as_ref();
    Table {
        id: state.id.to_string(),
        code: code(&state.id),
        url: format!("{}/t/{}", app.address(), state.id),
        game: table.facts().key,
        phase: phase(state),
        is_private: state.is_private,
        is_host: state.is_host(visitor.identities()),
        options: table.options().into_iter().collect(),
        pace: Key(state.pace),
        clock: clock(state.clocks.rule()),
        seats: Seat::all(table.n_seats()).map(seat).collect(),
        my_seats: keys(mine.iter().copied()),
        awaited: awaited(state),
        n_moves: table.n_moves(),
        commitment: table.commitment().map(|it| it.to_string()),
        rematch: state.rematch.as_ref().map(ToString::to_string),
        forked: forked.map(|(id, n)| Forked { table: id.to_string(), n: *n }),
        standing: table.standing().map(|it| standing(table, &it, caller)),
    }
}

fn clock(rule: ClockRule) -> Clock {
    match rule {
        ClockRule::None => Clock::None,
        ClockRule::Live { minutes, increment_s } => Clock::Live { minutes, seconds: increment_s },
        ClockRule::Days { days } => Clock::Days { days },
    }
}

fn standing(table: &TableView<'_>, standing: &rules_core::Standing, caller: &Caller) -> Standing {
    let speaker = catalog::speaker(caller.lang, table_names(table, caller));
    let seat = |(seat, tally): (Seat, &rules_core::Tally)| Tally {
        seat: Key(seat),
        place: tally.place,
        points: tally.points,
        terms: tally.terms.iter().map(term).collect(),
        tie_breaks: tally.tie_breaks.iter().map(term).collect(),
    };
    Standing {
        text: speaker.say(&table.result_line(standing)),
        seats: standing.seats().iter().map(seat).collect(),
    }
}

fn term(term: &rules_core::Term) -> Term {
    let rate = match term.rate {
        rules_core::Rate::Points => Rate::Points,
        rules_core::Rate::Each(points) => Rate::Each(points),
        rules_core::Rate::Per(n) => Rate::Per(n),
    };
    Term { what: term.what, n: term.n, rate, points: term.points }
}

/// Returns the choices of a seat.
fn moves(table: &TableView<'_>, speaker: &Speaker) -> Vec<Move> {
    let choice = |choice: &catalog::Choice| Move {
        mv: choice.notation.to_string(),
        label: speaker.say(&choice.label),
        is_final: choice.is_final,
    };
    table.choices().iter().map(choice).collect()
}

/// Returns the game as the caller may see it, with their legal moves if requested.
pub(super) fn state(
    handle: &TableHandle,
    caller: &Caller,
    visitor: &Visitor,
    snapshot: &Snapshot,
    has_moves: bool,
) -> State {
    let state = &snapshot.state;
    let screen = handle.screen(state, visitor.identities(), visitor.device());
    let viewer = screen.viewer();
    let table = &state.view(viewer);
    let speaker = catalog::speaker(caller.lang, names(state, caller));
    let curtain = if let Screen::Curtain(seat) = screen { Some(seat) } else { None };
    let is_shown = table.is_started() && curtain.is_none();
    let own = viewer.seat().filter(|_| is_shown && !state.is_closed);
    let legal = has_moves.then(|| own.map(|_| moves(table, &speaker)).unwrap_or_default());
    State {
        live: snapshot.version(),
        version: table.version().to_string(),
        phase: phase(state),
        viewer: viewer.seat().map(Key),
        curtain: curtain.map(Key),
        my_seats: keys(state.seats_of(visitor.identities())),
        awaited: awaited(state),
        is_asked: own.is_some_and(|seat| state.is_asked(seat)),
        can_undo: own.is_some() && table.undoable().is_ok(),
        n_moves: table.n_moves(),
        prompt: is_shown.then(|| speaker.say(&table.prompt())),
        view: is_shown.then(|| table.json()),
        moves: legal,
    }
}

/// Returns a table as it was after some moves.
pub(super) fn past(past: &tables::Past, viewer: Viewer, is_over: bool) -> Past {
    Past {
        n: past.n_moves,
        n_moves: past.n_moves_max,
        is_over,
        viewer: viewer.seat().map(Key),
        view: past.view(viewer).json(),
    }
}

/// Returns the log after a number of moves, as a viewer saw it.
pub(super) fn log(state: &TableState, viewer: Viewer, since: u32, caller: &Caller) -> Vec<LogItem> {
    let speaker = catalog::speaker(caller.lang, names(state, caller));
    let item = |item: referee::LogItem| match item {
        referee::LogItem::Move(line) if line.number > since => Some(LogItem {
            number: Some(line.number),
            n_moves: line.number,
            mover: line.mover.map(Key),
            is_by_bot: line.is_by_bot,
            text: speaker.say(&line.line),
            effects: line.effects.iter().map(|it| speaker.say(it)).collect(),
            seen: line.seen.map(|it| SeenMove { mv: it.sighting.to_string(), effects: it.effects }),
        }),
        referee::LogItem::Note(note) if note.n_moves >= since => Some(LogItem {
            number: None,
            n_moves: note.n_moves,
            mover: None,
            is_by_bot: false,
            text: speaker.say(&note.message()),
            effects: Vec::new(),
            seen: None,
        }),
        referee::LogItem::Move(_) | referee::LogItem::Note(_) => None,
    };
    state.view(viewer).log().into_iter().filter_map(item).collect()
}

/// Returns what a bot would do, the best move first.
pub(super) fn advice(advice: &catalog::Advice, table: &TableView<'_>, caller: &Caller) -> Advice {
    let speaker = catalog::speaker(caller.lang, table_names(table, caller));
    let n_visits = advice.n_visits;
    let option = |option: &catalog::Advised| {
        let weight = &option.weight;
        let rest = option.line.get(1..).unwrap_or_default();
        Advised {
            mv: table.notation(option.mv),
            label: speaker.say(&option.label),
            win: weight.win,
            points: weight.points,
            share: f64::from(weight.n_visits) / f64::from(n_visits.max(1)),
            line: rest.iter().map(|it| speaker.say(&it.told)).collect(),
        }
    };
    Advice {
        seat: Key(advice.seat),
        version: table.version().to_string(),
        n_visits,
        moves: advice.options.iter().map(option).collect(),
    }
}

/// Returns a chat message.
pub(super) fn chat(state: &TableState, line: &store::ChatMessage) -> ChatLine {
    let seats = state.seats_of(line.who.as_slice());
    let seat = if let [only] = seats[..] { Some(Key(only)) } else { None };
    ChatLine { number: line.number, seat, name: line.name.clone(), text: line.text.clone() }
}
