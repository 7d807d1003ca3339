//! GI-O10: every minimal set of helpers can be chosen, and no other.

use std::collections::BTreeMap;

use giants_rules::{Giants, Helpers, Hex, Land, Move, Phase, Size, TransportMove, helper_sets};
use rules_core::{Dice, Game, Seat, Turn, Viewer};

use super::random_table::random_table;

/// Who could be used on a hex, counted one by one.
pub(super) struct Crowd {
    /// People who cost nothing, without a chief.
    free: u8,
    has_own_chief: bool,
    logs: u8,
    /// Workers and sorcerers of each other seat, and whether its chief is there.
    others: Vec<(Seat, u8, bool)>,
}

impl Crowd {
    pub(super) fn new(land: &Land, n_seats: u8, hex: Hex, mover: Seat) -> Crowd {
        let hands = |seat: Seat| {
            land.workers(hex, seat)
                + u8::from(land.has_sorcerer(hex, seat))
                + land.neutrals(hex, Some(seat))
        };
        let others = Seat::all(n_seats).filter(|seat| *seat != mover);
        Crowd {
            free: hands(mover) + land.neutrals(hex, None),
            has_own_chief: land.has_chief(hex, mover),
            logs: land.logs(hex),
            others: others.map(|it| (it, hands(it), land.has_chief(hex, it))).collect(),
        }
    }

    /// Whether the seat's own people, logs and this many paid hands move the
    /// weight.
    fn suffices(&self, n_paid: u8, weight: u8) -> bool {
        let strength = self.free + 3 * u8::from(self.has_own_chief) + self.logs + n_paid;
        let n_people = self.free + u8::from(self.has_own_chief) + n_paid;
        n_people > 0 && weight <= strength
    }

    /// Every minimal set: how many hands of each seat, or a chief.
    pub(super) fn minimal_sets(&self, weight: u8) -> Vec<Helpers> {
        let mut sets = Vec::new();
        let mut hands = [0; 5];
        loop {
            let n_paid: u8 = hands.iter().sum();
            let is_enough = self.suffices(n_paid, weight);
            let is_minimal = n_paid == 0 || !self.suffices(n_paid - 1, weight);
            if is_enough && is_minimal {
                sets.push(if n_paid == 0 { Helpers::None } else { Helpers::Hands(hands) });
            }
            // Count on: the next combination of hands.
            let next = self.others.iter().find(|(seat, n, _)| hands[seat.idx()] < *n);
            let Some((seat, ..)) = next else { break };
            for (lower, ..) in self.others.iter().take_while(|(it, ..)| it != seat) {
                hands[lower.idx()] = 0;
            }
            hands[seat.idx()] += 1;
        }
        if !self.suffices(0, weight) {
            let chiefs = self.others.iter().filter(|(_, _, has_chief)| *has_chief);
            sets.extend(chiefs.map(|(seat, ..)| Helpers::Chief(*seat)));
        }
        sets
    }

    /// The fewest points that must be given away.
    pub(super) fn price(&self, weight: Size) -> Option<u8> {
        let sets = self.minimal_sets(weight.n());
        sets.iter().map(|it| it.points(weight).iter().sum()).min()
    }
}

/// Plays every sequence of helpers and counts the ways to each set.
fn chosen(game: &Giants, hands: [u8; 5], found: &mut BTreeMap<Helpers, usize>) {
    let Phase::Help { .. } = game.view(Viewer::Spectator).phase else {
        *found.entry(Helpers::Hands(hands)).or_default() += 1;
        return;
    };
    for mv in game.successors() {
        let mut next = game.clone();
        next.apply(mv);
        match mv {
            Move::Transport(TransportMove::HelpChief(seat)) => {
                *found.entry(Helpers::Chief(seat)).or_default() += 1
            }
            Move::Transport(TransportMove::Help(_)) => {
                let gained = helped(game, &next);
                let hands = std::array::from_fn(|idx| hands[idx] + gained[idx]);
                chosen(&next, hands, found);
            }
            other => panic!("{other} chooses no helper"),
        }
    }
}

/// The points that each seat has got from one state to the next.
fn helped(before: &Giants, after: &Giants) -> [u8; 5] {
    let help = |game: &Giants| game.view(Viewer::Spectator).known.tribes.map(|_, it| it.help);
    let (was, is) = (help(before), help(after));
    std::array::from_fn(|idx| {
        let seat = Seat(idx as u8);
        if idx < usize::from(before.n_seats()) { (is[seat] - was[seat]) as u8 } else { 0 }
    })
}

/// Compares one step onto a hex with the enumeration; returns how many sets of
/// helpers there are.
fn check_step(game: &Giants, carry: &giants_rules::Carry, hex: Hex) -> usize {
    let view = game.view(Viewer::Spectator);
    let weight = carry.piece.kind().weight();
    let crowd = Crowd::new(&view.shown.land, game.n_seats(), hex, carry.seat);
    let mut expected = crowd.minimal_sets(weight.n());
    let mut listed = helper_sets(&view, carry.seat, weight, hex);
    expected.sort_unstable();
    listed.sort_unstable();
    assert_eq!(listed, expected, "onto {hex}\n{}", game.diagram());

    let mut entered = game.clone();
    entered.apply(Move::Transport(TransportMove::To(hex)));
    let mut found = BTreeMap::new();
    let gained = helped(game, &entered);
    chosen(&entered, gained, &mut found);
    // Where there is no choice a chief's price looks like that of hands.
    if let ([only], Phase::Carry(_)) = (&expected[..], entered.view(Viewer::Spectator).phase) {
        assert_eq!(gained, only.points(weight), "onto {hex}\n{}", game.diagram());
        return 1;
    }
    let found: Vec<(Helpers, usize)> = found.into_iter().collect();
    let once: Vec<(Helpers, usize)> = expected.into_iter().map(|it| (it, 1)).collect();
    assert_eq!(found, once, "each set once, onto {hex}\n{}", game.diagram());
    found.len()
}

#[test]
fn every_minimal_set_of_helpers_can_be_chosen_once_and_no_other() {
    let mut dice = Dice::from_seed(1);
    let mut n_checked = 0;
    let mut n_chosen = 0;
    while n_checked < 4_000 {
        let n_seats = 2 + dice.below(4) as u8;
        let Some(mut game) = random_table(&mut dice, n_seats) else { continue };
        for _ in 0..12 {
            let Turn::Seat(_) = game.turn() else { break };
            let moves = game.successors();
            if let Phase::Carry(carry) = game.view(Viewer::Spectator).phase {
                for mv in &moves {
                    if let Move::Transport(TransportMove::To(hex)) = mv {
                        n_chosen += usize::from(check_step(&game, &carry, *hex) > 1);
                        n_checked += 1;
                    }
                }
            }
            game.apply(*dice.pick(&moves));
        }
    }
    assert!(n_chosen > 400, "only {n_chosen} choices of helpers came up");
}
