//! Reads any text as a diagram of each game.

#![no_main]

use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| {
    laws::a_diagram_is_a_state::<kuhn_rules::Kuhn>(text);
    laws::a_diagram_is_a_state::<rapanui_rules::RapaNui>(text);
    laws::a_diagram_is_a_state::<giants_rules::Giants>(text);
    laws::a_diagram_is_a_state::<entdecker_rules::Entdecker>(text);
});
