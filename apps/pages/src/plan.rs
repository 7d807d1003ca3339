//! The plan of a table: what the form for a new table sends and is filled in with.

use bots::Strength;
use catalog::Entry;
use referee::{ClockRule, Pace};
use rules_core::{SEATS_MAX, Seat, Values};

/// What a new table will be like.
#[derive(Clone, Debug)]
pub struct TablePlan {
    /// The game.
    pub entry: &'static Entry,
    /// Who will sit where, clockwise.
    pub seats: Vec<Sitter>,
    /// The name of whoever plans the table; empty for none.
    pub name: String,
    /// The options that differ from the default.
    pub options: Vec<(&'static str, String)>,
    /// Who can find it.
    pub access: Access,
    /// How fast bots move.
    pub pace: Pace,
    /// Which clock runs.
    pub clock: ClockRule,
}

/// Who will sit at a seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Sitter {
    /// Whoever plans the table.
    Me,
    /// Somebody at the same device, by name; empty for none.
    Device(String),
    /// Whoever comes.
    Open,
    /// A bot.
    Bot(Strength),
}

/// What somebody wants before they have chosen anything else.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Preset {
    /// To play at once against bots.
    Bots,
    /// To invite people.
    Friends,
    /// To share this device.
    Device,
}

/// Who can find a table.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Access {
    /// Whoever has the link.
    #[default]
    Private,
    /// Everybody.
    Open,
}

/// What is wrong with a plan that was sent.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PlanError {
    /// There is no such game.
    NoSuchGame(String),
    /// A field has an invalid value.
    Field {
        /// Its name.
        name: String,
        /// Its value.
        value: String,
    },
    /// The planner would not sit there, and a seat has no name.
    Seats,
}

impl Preset {
    /// Every preset.
    pub const ALL: [Preset; 3] = [Preset::Bots, Preset::Friends, Preset::Device];

    /// Returns the name in addresses: `/new?game=…&with=friends`.
    pub fn key(self) -> &'static str {
        match self {
            Preset::Bots => "bots",
            Preset::Friends => "friends",
            Preset::Device => "device",
        }
    }

    /// Returns the preset with this name.
    pub fn with_key(key: &str) -> Option<Preset> {
        Preset::ALL.into_iter().find(|it| it.key() == key)
    }
}

impl Access {
    /// Both of them.
    pub const ALL: [Access; 2] = [Access::Private, Access::Open];

    /// Returns the name in forms.
    pub fn key(self) -> &'static str {
        match self {
            Access::Private => "private",
            Access::Open => "open",
        }
    }

    /// Returns the access with this name.
    pub fn with_key(key: &str) -> Option<Access> {
        Access::ALL.into_iter().find(|it| it.key() == key)
    }
}

impl Sitter {
    /// Returns the value in forms: `bot-easy`.
    pub fn value(&self) -> String {
        match self {
            Sitter::Me => "me".to_owned(),
            Sitter::Device(_) => "device".to_owned(),
            Sitter::Open => "open".to_owned(),
            Sitter::Bot(strength) => format!("bot-{strength}"),
        }
    }
}

impl TablePlan {
    /// The minutes per game of a live clock by default.
    pub const MINUTES: u16 = 20;
    /// The largest number of minutes per game.
    pub const MINUTES_MAX: u16 = 600;
    /// The seconds per turn by default.
    pub const SECONDS: u16 = 15;
    /// The largest number of seconds per turn.
    pub const SECONDS_MAX: u16 = 600;
    /// The days per turn by default.
    pub const DAYS: u16 = 3;
    /// The largest number of days per turn.
    pub const DAYS_MAX: u16 = 30;

    /// Plans a table with this number of seats, or with the usual number if the game can't have so
    /// many.
    pub fn preset(entry: &'static Entry, preset: Preset, n_seats: Option<u8>) -> TablePlan {
        let facts = &entry.facts;
        let usual = match preset {
            Preset::Bots | Preset::Friends => 3,
            Preset::Device => 2,
        };
        let n_seats = n_seats.unwrap_or(usual).clamp(facts.n_seats_min, facts.n_seats_max);
        let sitter = |seat: Seat| match (seat.0, preset) {
            (0, _) => Sitter::Me,
            (_, Preset::Bots) => Sitter::Bot(Strength::Easy),
            (_, Preset::Friends) => Sitter::Open,
            (_, Preset::Device) => Sitter::Device(String::new()),
        };
        TablePlan {
            entry,
            seats: Seat::all(n_seats).map(sitter).collect(),
            name: String::new(),
            options: Vec::new(),
            access: Access::default(),
            pace: Pace::default(),
            clock: ClockRule::default(),
        }
    }

    /// Returns the value of an option in this plan.
    pub fn option(&self, key: &str) -> Option<&str> {
        self.options.iter().find(|(it, _)| *it == key).map(|(_, value)| value.as_str())
    }

    /// Returns the fields of a form that sends this plan.
    pub fn fields(&self) -> Vec<(String, String)> {
        let field = |name: &str, value: &str| (name.to_owned(), value.to_owned());
        let mut fields = vec![field("game", self.entry.key())];
        fields.push(field("seats", &self.seats.len().to_string()));
        for (seat, sitter) in (0..).map(Seat).zip(&self.seats) {
            fields.push((format!("seat-{seat}"), sitter.value()));
            if let Sitter::Device(name) = sitter {
                fields.push((format!("name-{seat}"), name.clone()));
            }
        }
        fields.push(field("name", &self.name));
        for (key, value) in &self.options {
            fields.push((format!("option-{key}"), value.clone()));
        }
        fields.push(field("access", self.access.key()));
        fields.push(field("pace", self.pace.key()));
        fields.push(field("clock", self.clock.key()));
        match self.clock {
            ClockRule::None => {}
            ClockRule::Live { minutes, increment_s: seconds } => {
                fields.push(("minutes".to_owned(), minutes.to_string()));
                fields.push(("seconds".to_owned(), seconds.to_string()));
            }
            ClockRule::Days { days } => fields.push(("days".to_owned(), days.to_string())),
        }
        fields
    }

    /// Reads a plan from the fields of a form. What is missing has its default.
    ///
    /// # Errors
    ///
    /// Names the first field with an invalid value.
    pub fn from_fields(fields: &[(String, String)]) -> Result<TablePlan, PlanError> {
        let field =
            |name: &str| fields.iter().find(|(it, _)| it == name).map(|(_, value)| value.as_str());
        let key = field("game").unwrap_or_default();
        let entry = catalog::game(key).ok_or_else(|| PlanError::NoSuchGame(key.to_owned()))?;
        let n_seats = read(field("seats"), "seats", |it| {
            let n_seats: u8 = it.parse().ok()?;
            (usize::from(n_seats) <= SEATS_MAX && n_seats > 0).then_some(n_seats)
        })?;
        let mut plan = TablePlan::preset(entry, Preset::Friends, n_seats);
        for (seat, sitter) in (0..).map(Seat).zip(&mut plan.seats) {
            let name = || field(&format!("name-{seat}")).unwrap_or_default().to_owned();
            let place = format!("seat-{seat}");
            let chosen = read(field(&place), &place, |it| match it {
                "me" => Some(Sitter::Me),
                "device" => Some(Sitter::Device(name())),
                "open" => Some(Sitter::Open),
                _ => it.strip_prefix("bot-").and_then(Strength::with_key).map(Sitter::Bot),
            })?;
            if let Some(chosen) = chosen {
                *sitter = chosen;
            }
        }
        plan.name = field("name").unwrap_or_default().to_owned();
        plan.read_options(&field)?;
        plan.access = read(field("access"), "access", Access::with_key)?.unwrap_or_default();
        plan.pace = read(field("pace"), "pace", Pace::with_key)?.unwrap_or_default();
        plan.clock = read_clock(&field)?;
        if plan.seats.iter().filter(|it| **it == Sitter::Me).count() > 1 {
            return Err(PlanError::Seats);
        }
        Ok(plan)
    }

    fn read_options<'a>(
        &mut self,
        field: &impl Fn(&str) -> Option<&'a str>,
    ) -> Result<(), PlanError> {
        for spec in self.entry.options {
            let name = format!("option-{}", spec.key);
            let value = read(field(&name), &name, |value| match spec.values {
                Values::OneOf(values) => values.contains(&value).then_some(value),
                Values::Text { len_max } => (value.len() <= len_max).then_some(value),
            })?;
            let usual = match spec.values {
                Values::OneOf(values) => values[0],
                Values::Text { .. } => "",
            };
            if let Some(value) = value.filter(|it| *it != usual) {
                self.options.push((spec.key, value.to_owned()));
            }
        }
        Ok(())
    }
}

fn read_clock<'a>(field: &impl Fn(&str) -> Option<&'a str>) -> Result<ClockRule, PlanError> {
    let number = |name: &str, usual: u16, max: u16| {
        let in_range = |it: &str| it.parse().ok().filter(|it| (1..=max).contains(it));
        Ok(read(field(name), name, in_range)?.unwrap_or(usual))
    };
    let clock = match field("clock").unwrap_or("none") {
        "none" => ClockRule::None,
        "live" => ClockRule::Live {
            minutes: number("minutes", TablePlan::MINUTES, TablePlan::MINUTES_MAX)?,
            increment_s: number("seconds", TablePlan::SECONDS, TablePlan::SECONDS_MAX)?,
        },
        "days" => ClockRule::Days { days: number("days", TablePlan::DAYS, TablePlan::DAYS_MAX)? },
        other => {
            return Err(PlanError::Field { name: "clock".to_owned(), value: other.to_owned() });
        }
    };
    Ok(clock)
}

fn read<'a, T>(
    value: Option<&'a str>,
    name: &str,
    parse: impl FnOnce(&'a str) -> Option<T>,
) -> Result<Option<T>, PlanError> {
    let Some(value) = value else { return Ok(None) };
    let wrong = || PlanError::Field { name: name.to_owned(), value: value.to_owned() };
    parse(value).map(Some).ok_or_else(wrong)
}
