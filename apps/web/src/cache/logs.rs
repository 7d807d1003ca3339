//! The log of each viewer, put into words once for each version of a table.

use std::{
    collections::HashMap,
    sync::{Arc, Mutex, MutexGuard, PoisonError},
};

use pages::LogRow;
use referee::LogItem;
use rules_core::{Seat, Viewer};
use tables::{Story, TableState};
use words::{Lang, Speaker, coach::Lesson};

/// The logs of one table. Without them every page would replay the game and format every line again
/// for everyone who watches.
#[derive(Debug, Default)]
pub struct Logs {
    rows: Mutex<HashMap<(Option<u8>, Lang), Told>>,
    recaps: Mutex<HashMap<Seat, Recap>>,
    lessons: Mutex<HashMap<Seat, (u32, Option<Lesson>)>>,
}

/// What happened since a seat last moved, and after how many events that was computed.
type Recap = (u32, Arc<Vec<LogItem>>);

/// A log, and the moves that it covers.
#[derive(Clone, Debug)]
struct Told {
    n_events: u32,
    n_moves: u32,
    story: Option<Story>,
    names: Vec<String>,
    rows: Arc<Vec<LogRow>>,
}

impl Logs {
    /// Returns the log of a viewer in the language of a speaker.
    pub fn rows(&self, state: &TableState, viewer: Viewer, speaker: &Speaker) -> Arc<Vec<LogRow>> {
        let key = (viewer.seat().map(|seat| seat.0), speaker.lang());
        // Taken out while it grows, so that nobody else has its rows and they need not be copied.
        let mut known = lock(&self.rows);
        if let Some(told) = known.get(&key).filter(|it| it.n_events == state.n_events) {
            return told.rows.clone();
        }
        let before = known.remove(&key);
        drop(known);
        let told = Told::new(state, viewer, speaker, before);
        let rows = told.rows.clone();
        lock(&self.rows).insert(key, told);
        rows
    }

    /// Returns what happened since a seat last moved.
    pub fn recap(&self, state: &TableState, seat: Seat) -> Arc<Vec<LogItem>> {
        let known = lock(&self.recaps).get(&seat).cloned();
        if let Some((_, items)) = known.filter(|(n_events, _)| *n_events == state.n_events) {
            return items;
        }
        let items = Arc::new(state.view(Viewer::Seat(seat)).since_my_last_move());
        lock(&self.recaps).insert(seat, (state.n_events, items.clone()));
        items
    }

    /// Returns what the coach says to a seat.
    pub fn lesson(&self, state: &TableState, seat: Seat) -> Option<Lesson> {
        let known = lock(&self.lessons).get(&seat).cloned();
        if let Some((_, lesson)) = known.filter(|(n_events, _)| *n_events == state.n_events) {
            return lesson;
        }
        let lesson = pages::lesson(&state.view(Viewer::Seat(seat)));
        lock(&self.lessons).insert(seat, (state.n_events, lesson.clone()));
        lesson
    }
}

impl Told {
    /// Makes a log, reusing the earlier one as far as it still holds.
    fn new(state: &TableState, viewer: Viewer, speaker: &Speaker, before: Option<Told>) -> Told {
        let table = state.view(viewer);
        let name = |seat| speaker.name(seat).into_owned();
        let names: Vec<String> = Seat::all(table.n_seats()).map(name).collect();
        let is_begun = |it: &Told| it.names == names && it.story == state.story(it.n_moves);
        let grown = before.filter(is_begun).and_then(|it| {
            let growth = table.log_growth(it.n_moves)?;
            let mut rows = Arc::unwrap_or_clone(it.rows);
            // What happened besides the moves is put into words again.
            while rows.pop_if(|row| row.number.is_none() && it.n_moves <= row.n_moves).is_some() {}
            rows.extend(LogRow::all(&growth, speaker));
            Some(rows)
        });
        let rows = grown.unwrap_or_else(|| LogRow::all(&table.log(), speaker));
        Told {
            n_events: state.n_events,
            n_moves: table.n_moves(),
            story: state.story(table.n_moves()),
            names,
            rows: Arc::new(rows),
        }
    }
}

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

#[cfg(test)]
mod tests {
    use referee::Time;
    use rules_core::Viewer;
    use tables::{ChanceKind, ClockRule, Event, Pace, Terms};

    use super::*;

    fn open(entry: &catalog::Entry) -> TableState {
        let start = entry.setup(2, []).unwrap();
        let terms = Terms {
            record: record::Record::new(start.to_setup().unwrap()).to_string(),
            chance: ChanceKind::Fixed,
            clock: ClockRule::None,
            pace: Pace::default(),
            forked: None,
        };
        let id = "logs".parse().unwrap();
        let mut state = TableState::open(id, terms, [3; 32], None, true, Time(0)).unwrap();
        for (seat, name) in [(Seat(0), "Anna"), (Seat(1), "Bea")] {
            let event = Event::Sit { seat, name: name.to_owned(), entropy: "00".to_owned() };
            state.apply(&event, None, Time(0)).unwrap();
        }
        state.apply(&Event::Start, None, Time(0)).unwrap();
        state
    }

    fn step(state: &mut TableState, number: usize) -> bool {
        for seat in Seat::all(2) {
            let view = state.view(Viewer::Seat(seat));
            let (choices, version) = (view.choices().to_vec(), view.version());
            // Now and then somebody undoes a move, where the rules allow it.
            let undo = Event::Undo { seat, version };
            if number % 5 == 4 && state.apply(&undo, None, Time(0)).is_ok() {
                return true;
            }
            if let Some(choice) = choices.get(number * 7 % choices.len().max(1)) {
                let event = Event::Play { seat, version, mv: choice.mv };
                state.apply(&event, None, Time(0)).unwrap();
                return true;
            }
        }
        false
    }

    #[test]
    fn a_log_that_grows_is_the_log_told_at_once() {
        let names = vec!["Anna".to_owned(), "Bea".to_owned()];
        let speaker = catalog::speaker(Lang::En, names);
        for entry in catalog::games().iter().filter(|it| it.shelf == catalog::Shelf::Game) {
            let (mut state, logs, key) = (open(entry), Logs::default(), entry.key());
            let viewers = [Viewer::Spectator, Viewer::Seat(Seat(0)), Viewer::Seat(Seat(1))];
            for number in 0..200 {
                for viewer in viewers {
                    let grown = logs.rows(&state, viewer, &speaker);
                    let at_once = LogRow::all(&state.view(viewer).log(), &speaker);
                    assert_eq!(*grown, at_once, "{key}, {viewer:?}, after {number}");
                }
                if !step(&mut state, number) {
                    break;
                }
            }
            let n_moves = state.public().n_moves();
            assert!(n_moves > 40, "{key}: {n_moves}");
        }
    }
}
