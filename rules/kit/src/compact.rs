//! Values as short text for golden files.

use std::collections::BTreeMap;

use serde::Serialize;
use serde_json::Value;

/// Writes a value on one line: `staked chips 1, seat a`.
pub(crate) fn compact(value: &impl Serialize) -> String {
    match json(value) {
        Value::Object(fields) if fields.len() == 1 => {
            let (key, value) = fields.iter().next().expect("one field");
            match value {
                Value::Object(inner) => format!("{key} {}", pairs(inner)),
                other => format!("{key} {}", word(other)),
            }
        }
        other => word(&other),
    }
}

/// Writes one line per field of a value: `cards: [1, -]`.
pub(crate) fn lines(value: &impl Serialize) -> Vec<String> {
    match json(value) {
        Value::Object(fields) => {
            sorted(&fields).iter().map(|(key, value)| format!("{key}: {}", word(value))).collect()
        }
        other => vec![word(&other)],
    }
}

fn json(value: &impl Serialize) -> Value {
    serde_json::to_value(value).expect("a value that can be written as JSON")
}

fn word(value: &Value) -> String {
    match value {
        Value::Null => "-".to_owned(),
        Value::Bool(_) | Value::Number(_) => value.to_string(),
        Value::String(text) => {
            let is_word = |c: char| c.is_alphanumeric() || "-_?".contains(c);
            if !text.is_empty() && text.chars().all(is_word) {
                text.clone()
            } else {
                value.to_string()
            }
        }
        Value::Array(items) => {
            format!("[{}]", items.iter().map(word).collect::<Vec<_>>().join(", "))
        }
        Value::Object(fields) => format!("{{{}}}", pairs(fields)),
    }
}

fn pairs(fields: &serde_json::Map<String, Value>) -> String {
    let pairs = sorted(fields).into_iter().map(|(key, value)| format!("{key} {}", word(value)));
    pairs.collect::<Vec<_>>().join(", ")
}

/// Sorts the fields, because whether a JSON map keeps its order depends on what
/// else is part of the build.
fn sorted(fields: &serde_json::Map<String, Value>) -> BTreeMap<&String, &Value> {
    fields.iter().collect()
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn a_value_is_one_line() {
        assert_eq!(
            compact(&json!({"staked": {"seat": "a", "chips": 1}})),
            "staked chips 1, seat a"
        );
        assert_eq!(compact(&json!("deal-is-over")), "deal-is-over");
        assert_eq!(compact(&json!({"paid": [1, null, "two words"]})), "paid [1, -, \"two words\"]");
    }

    #[test]
    fn a_field_is_one_line() {
        let view = json!({"seat": "a", "cards": [3, null], "top": {"x": true, "": ""}});
        assert_eq!(lines(&view), ["cards: [3, -]", "seat: a", "top: { \"\", x true}"]);
    }
}
