//! `ahu games`: the list of games.

use rules_core::Values;
use serde_json::json;
use words::Lang;

use crate::output::Output;

pub(crate) fn run(json: bool, lang: Lang, out: &mut Output) -> anyhow::Result<()> {
    let speaker = catalog::speaker(lang, Vec::new());
    if json {
        let games: Vec<_> = catalog::games()
            .iter()
            .map(|entry| {
                let title = speaker.say(&words::title(entry.key()));
                json!({ "key": entry.key(), "title": title, "facts": entry.facts,
                        "options": entry.options })
            })
            .collect();
        return Ok(out.line(serde_json::to_string_pretty(&games)?)?);
    }
    for entry in catalog::games() {
        let facts = &entry.facts;
        let title = speaker.say(&words::title(entry.key()));
        let seats = speaker.say(&words::frame::seats(facts.n_seats_min, facts.n_seats_max));
        out.line(format!("{:<12} {title} · {seats}", entry.key()))?;
        out.line(format!("{:<12} {}", "", speaker.say(&words::blurb(entry.key()))))?;
        for spec in entry.options {
            let values = match spec.values {
                Values::OneOf(values) => values.join(" | "),
                Values::Text { .. } => "FILE".to_owned(),
            };
            let name = speaker.say(&words::option_message(entry.key(), spec.key));
            out.line(format!("{:<12}   --{:<12} {values:<36} {name}", "", spec.key))?;
        }
    }
    Ok(())
}
