//! Reads any text as a move of each game.

#![no_main]

use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| {
    laws::a_move_round_trips::<kuhn_rules::Kuhn>(text);
    laws::a_move_round_trips::<rapanui_rules::RapaNui>(text);
    laws::a_move_round_trips::<giants_rules::Giants>(text);
    laws::a_move_round_trips::<entdecker_rules::Entdecker>(text);
});
