//! What holds whatever people do.

use catalog::Entry;
use proptest::{collection::vec, prelude::*};
use record::{
    Mover,
    fair::{Entropy, Seed},
};
use referee::{Chance, Table, TableError, Time, Version};
use rules_core::{Seat, Turn};

use crate::{
    log::check_face_down,
    tables::{ByText, RANDOM, game, legal, moves, name, open, reread, seed, snapshot, timeless},
    throws::THROWS,
};

/// Something that somebody at the table tries.
#[derive(Clone, Debug)]
enum Act {
    /// A seat makes one of its legal moves, on its turn or early.
    Choose {
        seat: u8,
        pick: u16,
    },
    /// Whoever is to move makes one of the legal moves, chance included.
    Move {
        pick: u16,
    },
    /// A seat tries a move of the game, whatever it is.
    Try {
        seat: u8,
        id: u16,
    },
    /// A seat answers a page that is out of date.
    Stale {
        seat: u8,
        pick: u16,
        n_moves: u32,
        n_queued: u32,
    },
    Junk {
        seat: u8,
        text: String,
    },
    Type {
        id: u16,
    },
    Retype,
    Undo {
        seat: u8,
    },
    Restart {
        seat: u8,
    },
    Resign {
        seat: u8,
    },
    TakeOver {
        seat: u8,
    },
    GiveBack {
        seat: u8,
    },
    Bot {
        seed: u64,
    },
}

fn act() -> impl Strategy<Value = Act> {
    let seat = 0..5_u8;
    let pick = any::<u16>();
    prop_oneof![
        30 => pick.prop_map(|pick| Act::Move { pick }),
        6 => (seat.clone(), pick).prop_map(|(seat, pick)| Act::Choose { seat, pick }),
        4 => (seat.clone(), pick).prop_map(|(seat, id)| Act::Try { seat, id }),
        3 => (seat.clone(), pick, 0..60_u32, 0..3_u32).prop_map(
            |(seat, pick, n_moves, n_queued)| Act::Stale { seat, pick, n_moves, n_queued }
        ),
        1 => (seat.clone(), ".{0,12}").prop_map(|(seat, text)| Act::Junk { seat, text }),
        1 => pick.prop_map(|id| Act::Type { id }),
        1 => Just(Act::Retype),
        8 => seat.clone().prop_map(|seat| Act::Undo { seat }),
        3 => seat.clone().prop_map(|seat| Act::Restart { seat }),
        1 => seat.clone().prop_map(|seat| Act::Resign { seat }),
        1 => seat.clone().prop_map(|seat| Act::TakeOver { seat }),
        2 => seat.prop_map(|seat| Act::GiveBack { seat }),
        10 => any::<u64>().prop_map(|seed| Act::Bot { seed }),
    ]
}

/// A table, and what it takes to restore it.
struct World {
    entry: &'static Entry,
    seed: Option<Seed>,
    table: Table,
    now: Time,
}

impl World {
    fn new(entry: &'static Entry, n_seats: u8, seed: Option<Seed>) -> World {
        let chance = seed.clone().map_or(Chance::Typed, Chance::Fair);
        let mut table = open(entry, n_seats, chance);
        for seat in Seat::all(n_seats) {
            let who = name(&format!("Seat {seat}"));
            table.sit(seat, who, Entropy::default()).expect("a free seat");
        }
        table.start(Time(0)).expect("nobody is missing");
        World { entry, seed, table, now: Time(0) }
    }

    /// Tries something. Nothing about the table is checked here.
    fn act(&mut self, act: &Act) -> Result<(), TableError> {
        self.now.0 += 10;
        let (now, table) = (self.now, &mut self.table);
        let at = |seat: u8| (Seat(seat), table.version(Seat(seat)));
        match act {
            Act::Move { pick } => {
                let legal = table.game().legal_moves();
                match table.game().turn() {
                    Turn::Seat(to_move) => {
                        let mv = legal[usize::from(*pick) % legal.len()];
                        table.play(to_move, table.version(to_move), mv, now).map(drop)
                    }
                    Turn::Chance => {
                        let chances = table.game().chances();
                        let (mv, _) = chances[usize::from(*pick) % chances.len()];
                        table.type_chance(table.n_moves(), mv, now).map(drop)
                    }
                    Turn::Over(_) => Err(TableError::GameOver),
                }
            }
            Act::Choose { seat, pick } => {
                let (seat, version) = at(*seat);
                let choices = table.choices(seat);
                let choice = choices.get(usize::from(*pick) % choices.len().max(1));
                let mv = choice.map_or("none", |choice| &choice.notation);
                table.play_text(seat, version, mv, now).map(drop)
            }
            Act::Try { seat, id } => {
                let (seat, version) = at(*seat);
                table.play_text(seat, version, &any_move(self.entry, *id), now).map(drop)
            }
            Act::Stale { seat, pick, n_moves, n_queued } => {
                let legal = legal(table);
                let mv = legal.get(usize::from(*pick) % legal.len().max(1));
                let version = Version { n_moves: *n_moves, n_queued: *n_queued };
                table.play_text(Seat(*seat), version, mv.map_or("none", |mv| mv), now).map(drop)
            }
            Act::Junk { seat, text } => {
                let (seat, version) = at(*seat);
                table.play_text(seat, version, text, now).map(drop)
            }
            Act::Type { id } => {
                let mv = any_move(self.entry, *id);
                table.type_text(table.n_moves(), &mv, now).map(drop)
            }
            Act::Retype => table.retype_chance(table.n_moves(), now),
            Act::Undo { seat } => {
                let (seat, version) = at(*seat);
                table.undo(seat, version, now)
            }
            Act::Restart { seat } => {
                let (seat, version) = at(*seat);
                table.restart(seat, version, now)
            }
            Act::Resign { seat } => table.resign(Seat(*seat), RANDOM),
            Act::TakeOver { seat } => table.take_over(Seat(*seat), RANDOM),
            Act::GiveBack { seat } => table.give_back(Seat(*seat)),
            Act::Bot { seed } => table.play_bot(*seed, now).map(drop),
        }
    }

    /// The record replays to the table, and the table can be restored from it.
    fn check_record(&self) {
        let replay = self.entry.replay(&self.table.record()).expect("a record that replays");
        assert_eq!(replay.end.diagram(), self.table.game().diagram());
        let restored = reread(self.entry, &self.table, self.seed.clone());
        assert_eq!(snapshot(&restored), snapshot(&self.table));
        assert_eq!(restored.awaited(), self.table.awaited());
        assert!(restored.occupants().eq(self.table.occupants()));
        for seat in Seat::all(self.table.n_seats()) {
            assert_eq!(restored.undoable(seat), self.table.undoable(seat));
        }
    }

    /// What was done last is undone without a trace, if that is allowed.
    fn check_undo(&self, before: &Table) {
        for seat in Seat::all(self.table.n_seats()) {
            let is_new = self.table.version(seat) != before.version(seat);
            let is_undoable = self.table.undoable(seat).is_ok();
            let (n_before, n_after) = (before.n_moves(), self.table.n_moves());
            let is_step = n_after == n_before + 1 && is_own(&self.table, seat)
                || n_after == n_before && before.queued(seat).len() < self.table.queued(seat).len();
            if is_new && is_undoable && is_step {
                let mut undone = self.table.clone();
                undone.undo(seat, undone.version(seat), self.now).expect("an undo");
                assert_eq!(timeless(&undone), timeless(before));
            }
        }
    }

    /// Chance does the same at a table where nobody has ever undone anything.
    fn check_chance(&self) {
        let Some(seed) = &self.seed else { return };
        let mut straight = World::new(self.entry, self.table.n_seats(), Some(seed.clone())).table;
        let moves = moves(&self.table);
        while let Some((Mover::Seat(seat), mv)) = moves.get(straight.n_moves() as usize) {
            straight.play_text(*seat, straight.version(*seat), mv, Time(0)).expect("a legal move");
        }
        assert_eq!(crate::tables::moves(&straight), moves);
    }
}

fn is_own(table: &Table, seat: Seat) -> bool {
    table.moves().last().is_some_and(|entry| entry.mover == Mover::Seat(seat))
}

/// Returns any move of the game, legal or not: one that came up in some game.
fn any_move(entry: &Entry, id: u16) -> String {
    let start = entry.setup(entry.facts.n_seats_min, []).expect("seats for the game");
    let record = start.sim().record(u64::from(id), &[]).expect("a record");
    record.moves()[usize::from(id) % record.moves().len()].mv.clone()
}

fn check(entry: &'static Entry, n_seats: u8, seed: Option<Seed>, acts: &[Act]) {
    let mut world = World::new(entry, n_seats, seed);
    for act in acts {
        let before = world.table.clone();
        match world.act(act) {
            Err(refusal) => {
                assert_eq!(snapshot(&world.table), snapshot(&before), "{act:?}: {refusal}");
            }
            Ok(()) => {
                world.check_record();
                world.check_undo(&before);
            }
        }
    }
    world.check_chance();
    check_face_down(&world.table);
}

proptest! {
    #![proptest_config(ProptestConfig {
        cases: 48,
        failure_persistence: None,
        ..Default::default()
    })]

    #[test]
    fn tables_of_rapanui_keep_their_laws(n_seats in 2..=4_u8, acts in vec(act(), 0..120)) {
        check(game("rapanui"), n_seats, Some(seed(n_seats)), &acts);
    }

    #[test]
    fn tables_of_kuhn_keep_their_laws(n_seats in 2..=4_u8, acts in vec(act(), 0..30)) {
        check(game("kuhn"), n_seats, Some(seed(n_seats)), &acts);
    }

    #[test]
    fn tables_of_throws_keep_their_laws(n_seats in 2..=4_u8, acts in vec(act(), 0..60)) {
        check(&THROWS, n_seats, Some(seed(n_seats)), &acts);
    }

    #[test]
    fn tables_with_real_dice_keep_their_laws(n_seats in 2..=4_u8, acts in vec(act(), 0..60)) {
        check(&THROWS, n_seats, None, &acts);
        check(game("kuhn"), n_seats, None, &acts);
    }
}
