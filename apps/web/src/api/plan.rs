//! The plan of a new table, from what a program sent.

use catalog::Entry;
use pages::{Access, PlanError, Preset, TablePlan};
use referee::ClockRule;
use rules_core::{OptionSpec, Values};
use words::web::hall;

use super::{
    sent::{ClockKind, NewTable, Sitter},
    values::{Key, Number},
};
use crate::handlers::{Caller, Fail, create::flaw};

fn bad(why: String) -> Fail {
    Fail::Bad(Some(why))
}

impl NewTable {
    /// Returns the plan, with defaults for what is missing.
    ///
    /// # Errors
    ///
    /// Says what is wrong, and what was expected.
    pub(super) fn plan(&self, caller: &Caller) -> Result<TablePlan, Fail> {
        let wrong = |error: &PlanError| bad(flaw(caller, error));
        let game = &self.game.0;
        let entry =
            catalog::game(game).ok_or_else(|| wrong(&PlanError::NoSuchGame(game.clone())))?;
        let n_seats = match &self.seats {
            Some(seats) if seats.0.is_empty() => {
                return Err(bad("seats: expected at least one, found none".to_owned()));
            }
            Some(seats) => u8::try_from(seats.0.len()).ok(),
            None => None,
        };
        let mut plan = TablePlan::preset(entry, Preset::Friends, n_seats);
        let names = self.names.as_ref().map_or(&[][..], |it| &it.0);
        let sitters = self.seats.as_ref().map_or(&[][..], |it| &it.0);
        for ((seat_idx, seat), Key(sitter)) in plan.seats.iter_mut().enumerate().zip(sitters) {
            let name = || names.get(seat_idx).map(|it| it.0.clone()).unwrap_or_default();
            *seat = match sitter {
                Sitter::Me => pages::Sitter::Me,
                Sitter::Device => pages::Sitter::Device(name()),
                Sitter::Open => pages::Sitter::Open,
                Sitter::Bot(strength) => pages::Sitter::Bot(*strength),
            };
        }
        if plan.seats.iter().filter(|it| **it == pages::Sitter::Me).count() > 1 {
            return Err(wrong(&PlanError::Seats));
        }
        plan.name = self.name.as_ref().map(|it| it.0.clone()).unwrap_or_default();
        plan.options = self.options(entry, caller)?;
        plan.access = self.access.map_or(Access::default(), |Key(access)| access);
        plan.pace = self.pace.map(|Key(pace)| pace).unwrap_or_default();
        plan.clock = self.clock()?;
        Ok(plan)
    }

    /// Returns the options that differ from their defaults.
    fn options(
        &self,
        entry: &'static Entry,
        caller: &Caller,
    ) -> Result<Vec<(&'static str, String)>, Fail> {
        let mut options = Vec::new();
        for (key, value) in self.options.iter().flatten() {
            let Some(spec) = entry.options.iter().find(|it| it.key == key) else {
                let keys: Vec<&str> = entry.options.iter().map(|it| it.key).collect();
                let keys = keys.join(", ");
                return Err(bad(format!("options: expected {keys}, found {key:?}")));
            };
            let value = value.replace("\r\n", "\n");
            if value != usual(spec) {
                check(spec, &value, caller)?;
                options.push((spec.key, value));
            }
        }
        Ok(options)
    }

    fn clock(&self) -> Result<ClockRule, Fail> {
        let within = |name: &str, number: Option<Number>, usual: u16, max: u16| match number {
            None => Ok(usual),
            Some(Number(number)) => {
                let fits = u16::try_from(number).ok().filter(|it| (1..=max).contains(it));
                let why = || bad(format!("{name}: expected 1 to {max}, found {number}"));
                fits.ok_or_else(why)
            }
        };
        Ok(match self.clock.map(|Key(clock)| clock).unwrap_or_default() {
            ClockKind::None => ClockRule::None,
            ClockKind::Live => ClockRule::Live {
                minutes: within(
                    "minutes",
                    self.minutes,
                    TablePlan::MINUTES,
                    TablePlan::MINUTES_MAX,
                )?,
                increment_s: within(
                    "seconds",
                    self.seconds,
                    TablePlan::SECONDS,
                    TablePlan::SECONDS_MAX,
                )?,
            },
            ClockKind::Days => ClockRule::Days {
                days: within("days", self.days, TablePlan::DAYS, TablePlan::DAYS_MAX)?,
            },
        })
    }
}

/// Returns the default of an option.
fn usual(spec: &OptionSpec) -> &'static str {
    match spec.values {
        Values::OneOf(values) => values[0],
        Values::Text { .. } => "",
    }
}

fn check(spec: &OptionSpec, value: &str, caller: &Caller) -> Result<(), Fail> {
    match spec.values {
        Values::OneOf(values) if !values.contains(&value) => {
            let (key, values) = (spec.key, values.join(", "));
            Err(bad(format!("options.{key}: expected one of {values}, found {value:?}")))
        }
        Values::Text { len_max } if value.len() > len_max => {
            let speaker = catalog::speaker(caller.lang, Vec::new());
            Err(bad(speaker.say(&hall::file_too_long(value.len(), len_max))))
        }
        Values::OneOf(_) | Values::Text { .. } => Ok(()),
    }
}
