//! Any text as a diagram of each game.

#![no_main]

use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| {
    laws::a_diagram_is_a_state::<kuhn::Kuhn>(text);
    laws::a_diagram_is_a_state::<rapanui::RapaNui>(text);
    laws::a_diagram_is_a_state::<giants::Giants>(text);
    laws::a_diagram_is_a_state::<entdecker::Entdecker>(text);
});
