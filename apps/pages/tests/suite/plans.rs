//! The form for a new table says what was chosen, and reads it back.

use bots::Strength;
use catalog::Shelf;
use pages::{Access, PlanError, Preset, Sitter, TablePlan};
use referee::{ClockRule, Pace};

#[test]
fn a_plan_survives_its_form() {
    for entry in catalog::games().iter().filter(|it| it.shelf == Shelf::Game) {
        for preset in Preset::ALL {
            let mut plan = TablePlan::preset(entry, preset, Some(9));
            plan.name = "Anna".to_owned();
            plan.access = Access::Open;
            plan.pace = Pace::Fast;
            plan.clock = ClockRule::Live { minutes: 30, increment_s: 5 };
            if let Some(Sitter::Device(name)) = plan.seats.get_mut(1) {
                *name = "Bea".to_owned();
            }
            let read = TablePlan::from_fields(&plan.fields()).expect("a plan");
            assert_eq!(read.fields(), plan.fields());
            assert_eq!(read.seats.len(), usize::from(entry.facts.n_seats_max));
        }
    }
}

#[track_caller]
fn check(changed: (&str, &str), expected: &PlanError) {
    let entry = &catalog::games()[0];
    let mut fields = TablePlan::preset(entry, Preset::Bots, None).fields();
    let (name, value) = changed;
    fields.retain(|(it, _)| it != name);
    fields.push((name.to_owned(), value.to_owned()));
    assert_eq!(TablePlan::from_fields(&fields).map(|it| it.fields()).as_ref(), Err(expected));
}

fn field(name: &str, value: &str) -> PlanError {
    PlanError::Field { name: name.to_owned(), value: value.to_owned() }
}

#[test]
fn what_a_field_cannot_hold_is_named() {
    check(("game", "chess"), &PlanError::NoSuchGame("chess".to_owned()));
    check(("seats", "0"), &field("seats", "0"));
    check(("seats", "many"), &field("seats", "many"));
    check(("seat-b", "bot-god"), &field("seat-b", "bot-god"));
    check(("pace", "slow"), &field("pace", "slow"));
    check(("clock", "sand"), &field("clock", "sand"));
    check(("option-edition", "french"), &field("option-edition", "french"));
    check(("seat-b", "me"), &PlanError::Seats);
}

#[test]
fn what_is_missing_is_as_usual() {
    let fields = [("game".to_owned(), catalog::games()[0].key().to_owned())];
    let plan = TablePlan::from_fields(&fields).expect("a plan");
    assert_eq!(plan.seats[0], Sitter::Me);
    assert!(!plan.seats.contains(&Sitter::Bot(Strength::Easy)));
    assert_eq!(
        (plan.access, plan.pace, plan.clock),
        (Access::Private, Pace::Normal, ClockRule::None)
    );
}
