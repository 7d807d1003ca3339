//! Laws about the options of a game.

use rules_core::{Config, Game, OptionError, Options, SEATS_MAX, Values};

use crate::laws::Verdict;

/// Options can be written as pairs and read back, and invalid ones are refused.
///
/// So is a number of seats that the game does not support.
pub fn options_round_trip<G: Game>(config: &Config<G::Options>, _choices: &[u16]) -> Verdict {
    check_pairs(&config.options)?;
    ensure!(G::Options::default().pairs().is_empty(), "the default options are not the default");

    let mut options = config.options.clone();
    ensure!(
        options.set("no such option", "1").is_err(),
        "an option that does not exist is accepted"
    );
    ensure!(options == config.options, "an option was refused but changed something");
    for spec in G::Options::SPECS {
        let values = match spec.values {
            Values::OneOf(values) => values,
            Values::Text { len_max } => {
                let too_long = "x".repeat(len_max + 1);
                ensure!(
                    options.set(spec.key, &too_long).is_err(),
                    "{} accepts a text that is too long",
                    spec.key
                );
                &[""]
            }
        };
        for value in values {
            let mut options = G::Options::default();
            if let Err(error) = options.set(spec.key, value) {
                return Err(format!("{} declares {value:?} but refuses it: {error}", spec.key));
            }
            check_pairs(&options)?;
            let is_default = values.first() == Some(value);
            ensure!(
                is_default == options.pairs().is_empty(),
                "{} {value}: exactly the first value is the default",
                spec.key
            );
        }
        if let Values::OneOf(_) = spec.values {
            let is_refused = options.set(spec.key, "no such value").is_err();
            ensure!(is_refused, "{} accepts a value that does not exist", spec.key);
        }
        ensure!(
            options == config.options,
            "{}: a value was refused but changed something",
            spec.key
        );
        let cited = format!("**{}**", spec.rule);
        ensure!(
            G::FACTS.rule_book.contains(&cited),
            "option {} comes from rule {:?}, which is not in the rule book",
            spec.key,
            spec.rule
        );
    }
    check_seats::<G>()
}

fn check_pairs<O: Options>(options: &O) -> Verdict {
    let pairs = options.pairs();
    let read = O::from_pairs(pairs.iter().map(|(key, value)| (*key, value.as_str())));
    match read {
        Ok(read) if read == *options => Ok(()),
        Ok(read) => Err(format!("{options:?} reads back as {read:?}")),
        Err(error) => Err(format!("{options:?} can't be read back: {error}")),
    }
}

fn check_seats<G: Game>() -> Verdict {
    let (min, max) = (G::FACTS.n_seats_min, G::FACTS.n_seats_max);
    ensure!(
        min > 0 && min <= max && usize::from(max) <= SEATS_MAX,
        "a game for {min} to {max} seats"
    );
    for n_seats in [0, min - 1, min, max, max + 1, u8::MAX] {
        let expected = if (min..=max).contains(&n_seats) {
            None
        } else {
            Some(OptionError::Seats { n_seats, min, max })
        };
        let error = G::setup(&Config::seats(n_seats)).err();
        ensure!(error == expected, "{n_seats} seats: expected {expected:?}, got {error:?}");
    }
    Ok(())
}
