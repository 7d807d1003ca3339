//! A game with options for the tests: Kuhn poker with a stake and a motto.

use kuhn_rules::Kuhn;
use rules_core::{
    Config, DiagramError, Dice, Facts, Game, OptionError, OptionSpec, Options, Turn, Values, Viewer,
};
use serde::{Deserialize, Serialize};

/// Neither option changes how the cards are played.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct StakesOptions {
    is_high: bool,
    motto: String,
}

const STAKE: OptionSpec =
    OptionSpec { key: "stake", values: Values::OneOf(&["low", "high"]), rule: "ST-1" };
const MOTTO: OptionSpec =
    OptionSpec { key: "motto", values: Values::Text { len_max: 200 }, rule: "ST-2" };

impl Options for StakesOptions {
    const SPECS: &'static [OptionSpec] = &[STAKE, MOTTO];

    fn set(&mut self, key: &str, value: &str) -> Result<(), OptionError> {
        match (key, value) {
            ("stake", "low" | "high") => self.is_high = value == "high",
            ("stake", _) => return Err(OptionError::unknown_value(&STAKE, value)),
            ("motto", _) if value.len() > 200 => {
                let error = DiagramError::new(1, 201, "at most 200 bytes");
                return Err(OptionError::Text { key: "motto", error });
            }
            ("motto", _) => self.motto = value.to_owned(),
            _ => return Err(OptionError::unknown_key::<StakesOptions>(key)),
        }
        Ok(())
    }

    fn pairs(&self) -> Vec<(&'static str, String)> {
        let stake = self.is_high.then(|| ("stake", "high".to_owned()));
        let motto = (!self.motto.is_empty()).then(|| ("motto", self.motto.clone()));
        stake.into_iter().chain(motto).collect()
    }
}

/// Kuhn poker with options.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Stakes {
    options: StakesOptions,
    kuhn: Kuhn,
}

impl Game for Stakes {
    type Options = StakesOptions;
    type Move = <Kuhn as Game>::Move;
    type View = <Kuhn as Game>::View;
    type Sighting = <Kuhn as Game>::Sighting;
    type Effect = <Kuhn as Game>::Effect;
    type Refusal = <Kuhn as Game>::Refusal;

    const FACTS: Facts = Facts { key: "stakes", rules_version: 3, ..Kuhn::FACTS };

    fn setup(config: &Config<StakesOptions>) -> Result<Stakes, OptionError> {
        let kuhn = Kuhn::setup(&Config::seats(config.n_seats))?;
        Ok(Stakes { options: config.options.clone(), kuhn })
    }

    fn config(&self) -> Config<StakesOptions> {
        Config { n_seats: self.kuhn.n_seats(), options: self.options.clone() }
    }

    fn n_seats(&self) -> u8 {
        self.kuhn.n_seats()
    }

    fn turn(&self) -> Turn {
        self.kuhn.turn()
    }

    fn legal_moves(&self, out: &mut Vec<Self::Move>) {
        self.kuhn.legal_moves(out);
    }

    fn chances(&self, out: &mut Vec<(Self::Move, u32)>) {
        self.kuhn.chances(out);
    }

    fn chance_weight(&self) -> u32 {
        self.kuhn.chance_weight()
    }

    fn chance_at(&self, point: u32) -> Self::Move {
        self.kuhn.chance_at(point)
    }

    fn apply(&mut self, mv: Self::Move) {
        self.kuhn.apply(mv);
    }

    fn refuse(&self, mv: Self::Move) -> Self::Refusal {
        self.kuhn.refuse(mv)
    }

    fn move_id(mv: Self::Move) -> u16 {
        Kuhn::move_id(mv)
    }

    fn move_with_id(id: u16) -> Option<Self::Move> {
        Kuhn::move_with_id(id)
    }

    fn sighting(&self, mv: Self::Move, viewer: Viewer) -> Self::Sighting {
        self.kuhn.sighting(mv, viewer)
    }

    fn view(&self, viewer: Viewer) -> Self::View {
        self.kuhn.view(viewer)
    }

    fn effects(
        before: &Self::View,
        seen: &Self::Sighting,
        after: &Self::View,
    ) -> Vec<Self::Effect> {
        Kuhn::effects(before, seen, after)
    }

    fn sample(view: &Self::View, dice: &mut Dice) -> Stakes {
        Stakes { options: StakesOptions::default(), kuhn: Kuhn::sample(view, dice) }
    }

    fn reveals(&self, mv: Self::Move) -> bool {
        self.kuhn.reveals(mv)
    }

    fn diagram(&self) -> String {
        let stake = if self.options.is_high { "high" } else { "low" };
        format!("{stake}\n{}", self.kuhn.diagram())
    }

    fn from_diagram(text: &str) -> Result<Stakes, DiagramError> {
        let (stake, rest) = text.split_once('\n').unwrap_or((text, ""));
        let mut options = StakesOptions::default();
        let set = options.set("stake", stake);
        set.map_err(|error| DiagramError::new(1, 1, error.to_string()))?;
        let kuhn = Kuhn::from_diagram(rest).map_err(|mut error| {
            error.line += 1;
            error
        })?;
        Ok(Stakes { options, kuhn })
    }

    fn check(&self) -> Result<(), String> {
        self.kuhn.check()
    }
}
