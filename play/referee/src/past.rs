//! A table as it was.

use std::sync::Arc;

use record::Record;
use rules_core::Seat;

use crate::{Occupant, Table, Time, chance::Luck, occupant::Chair};

impl Table {
    /// Returns the table as it was after so many moves, with those who sat down
    /// at the start; none if there are not so many moves.
    ///
    /// Chance decides nothing there: the table stays as it was.
    pub fn at(&self, n_moves: u32) -> Option<Table> {
        let moves = self.moves.get(..n_moves as usize)?;
        let mut head = Record::new(self.head.setup().clone());
        if let Some(id) = self.head.table() {
            head.set_table(id.clone());
        }
        let mut chairs = Vec::new();
        for (seat, (chair, sitter)) in
            Seat::all(self.n_seats()).zip(self.chairs.iter().zip(self.head.seats()))
        {
            head.set_sitter(seat, sitter.clone()).expect("a seat of the same game");
            let occupant = match &*chair.occupant {
                Occupant::Away { name, .. } => Arc::new(Occupant::Person { name: name.clone() }),
                Occupant::Nobody | Occupant::Person { .. } | Occupant::Bot { .. } => {
                    chair.occupant.clone()
                }
            };
            chairs.push(Chair { occupant, ..Chair::default() });
        }
        let start = self.start.clone_box();
        let mut table = Table::new(start, head, Luck::Typed, chairs, Time::default());
        table.game = Arc::from(self.state_at(n_moves as usize));
        table.moves = moves.to_vec();
        Some(table)
    }
}
