//! Tables in the middle of transport, with people, pieces and sites at random.

use giants_rules::Giants;
use rules_core::{Dice, Game};

/// Hexes of both islands that lie close together, so that roads form.
const HEXES: [&str; 12] = ["C3", "C4", "D2", "D3", "D4", "D5", "E3", "E4", "E5", "F2", "F3", "G3"];

/// Makes a table at which seat a is to act. Not every try gives one.
pub(super) fn random_table(dice: &mut Dice, n_seats: u8) -> Option<Giants> {
    let board = if n_seats <= 3 { "motu-iti" } else { "rapa-nui" };
    let cut = if n_seats <= 3 { "D2, D3, E3, F2" } else { "E3, E4, F2, F3, G3" };
    let mut text = format!("giants\nseats: {n_seats}\nboard: {board}\ncut: {cut}\n");
    text.push_str("phase: transport a\n");
    for seat in (0..n_seats).map(|seat| char::from(b'a' + seat)) {
        let markers = dice.below(2);
        text.push_str(&format!("seat {seat}:\n  behind: marker {markers}\n"));
        if seat == 'a' && dice.below(2) == 0 {
            text.push_str("  front: statue-1, statue-2, statue-3, headdress\n");
        }
        for _ in 0..dice.below(6) {
            text.push_str(&format!("hex {}: {seat} worker\n", dice.pick(&HEXES)));
        }
        for leader in ["sorcerer", "chief"] {
            if dice.below(2) == 0 {
                text.push_str(&format!("hex {}: {seat} {leader}\n", dice.pick(&HEXES)));
            }
        }
    }
    if n_seats == 2 {
        for owner in ["", "a ", "b "] {
            text.push_str(&format!("hex {}: {owner}neutral\n", dice.pick(&HEXES)));
        }
    }
    things(dice, &mut text);
    Giants::from_diagram(&text).ok()
}

/// Logs where they can lie, pieces and sites.
fn things(dice: &mut Dice, text: &mut String) {
    let has_hands = |hex: &str, text: &str| {
        text.lines().any(|it| it.starts_with(&format!("hex {hex}: ")) && !it.contains("chief"))
    };
    for hex in HEXES {
        if has_hands(hex, text) && dice.below(2) == 0 {
            text.push_str(&format!("hex {hex}: log {}\n", dice.below(3)));
        }
    }
    for _ in 0..dice.below(5) {
        let kind = dice.pick(&["statue-1", "statue-2", "statue-3", "headdress"]);
        let state = dice.pick(&["", ", marked a", ", marked b", ", moved a", ", moved b"]);
        text.push_str(&format!("piece: {kind} at {}{state}\n", dice.pick(&HEXES)));
    }
    for site in 13..=19 {
        let stand = dice.pick(&["", "", "a", "b", "a, statue-1", "a, statue-2, headdress"]);
        if !stand.is_empty() {
            text.push_str(&format!("site {site}: {stand}\n"));
        }
    }
}
