//! Any text as a move of each game.

#![no_main]

use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| {
    laws::a_move_round_trips::<kuhn::Kuhn>(text);
    laws::a_move_round_trips::<rapanui::RapaNui>(text);
    laws::a_move_round_trips::<giants::Giants>(text);
    laws::a_move_round_trips::<entdecker::Entdecker>(text);
});
