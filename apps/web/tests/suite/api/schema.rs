//! Checks JSON against a schema, as far as our schemas go.

use serde_json::Value;

/// What a schema may contain. Anything else would go unchecked.
const KNOWN: [&str; 17] = [
    "$ref",
    "type",
    "properties",
    "required",
    "additionalProperties",
    "items",
    "enum",
    "anyOf",
    "oneOf",
    "propertyNames",
    "format",
    "minimum",
    "maxItems",
    "maxLength",
    "pattern",
    "description",
    "const",
];

/// Returns what is wrong with a value, if anything is.
pub(crate) fn flaw(document: &Value, schema: &Value, value: &Value, at: &str) -> Option<String> {
    let rules = schema.as_object().expect("a schema is an object");
    for rule in rules.keys() {
        assert!(KNOWN.contains(&rule.as_str()), "{at}: nobody checks {rule}");
    }
    if let Some(reference) = schema["$ref"].as_str() {
        let pointer = reference.strip_prefix('#').expect("a local reference");
        let schema = document.pointer(pointer).unwrap_or_else(|| panic!("no {reference}"));
        return flaw(document, schema, value, at);
    }
    if let Some(options) = schema["anyOf"].as_array() {
        let flaws: Vec<Option<String>> =
            options.iter().map(|it| flaw(document, it, value, at)).collect();
        return match flaws.iter().any(Option::is_none) {
            true => None,
            false => Some(format!("{at}: none of {flaws:?}")),
        };
    }
    if let Some(options) = schema["oneOf"].as_array() {
        let flaws: Vec<Option<String>> =
            options.iter().map(|it| flaw(document, it, value, at)).collect();
        return match flaws.iter().filter(|it| it.is_none()).count() {
            1 => None,
            n => Some(format!("{at}: {n} fit where one must: {flaws:?}")),
        };
    }
    if !is_type(&schema["type"], value) {
        return Some(format!("{at}: expected {}, found {value}", schema["type"]));
    }
    if let Some(values) = schema["enum"].as_array()
        && !values.contains(value)
    {
        return Some(format!("{at}: expected one of {values:?}, found {value}"));
    }
    if let (Some(min), Some(found)) = (schema["minimum"].as_i64(), value.as_i64())
        && found < min
    {
        return Some(format!("{at}: expected at least {min}, found {found}"));
    }
    parts(document, schema, value, at)
}

fn parts(document: &Value, schema: &Value, value: &Value, at: &str) -> Option<String> {
    if let Some(items) = value.as_array() {
        let schema = schema.get("items")?;
        let mut all = items.iter().enumerate();
        return all.find_map(|(idx, it)| flaw(document, schema, it, &format!("{at}[{idx}]")));
    }
    let fields = value.as_object()?;
    let required = schema["required"].as_array().cloned().unwrap_or_default();
    for name in required.iter().filter_map(Value::as_str) {
        if !fields.contains_key(name) {
            return Some(format!("{at}: no {name}"));
        }
    }
    fields.iter().find_map(|(name, it)| {
        let place = format!("{at}.{name}");
        match (schema["properties"].get(name), schema.get("additionalProperties")) {
            (Some(schema), _) => flaw(document, schema, it, &place),
            (None, Some(Value::Bool(false))) => Some(format!("{place}: unknown")),
            (None, Some(schema @ Value::Object(_))) => flaw(document, schema, it, &place),
            (None, _) => None,
        }
    })
}

fn is_type(types: &Value, value: &Value) -> bool {
    let is = |name: &str| match name {
        "object" => value.is_object(),
        "array" => value.is_array(),
        "string" => value.is_string(),
        "integer" => value.is_i64() || value.is_u64(),
        "number" => value.is_number(),
        "boolean" => value.is_boolean(),
        "null" => value.is_null(),
        other => panic!("no type {other}"),
    };
    match types {
        Value::Null => true,
        Value::String(name) => is(name),
        Value::Array(names) => names.iter().filter_map(Value::as_str).any(is),
        other => panic!("no type {other}"),
    }
}

#[test]
fn a_schema_sees_what_is_wrong() {
    let document = serde_json::json!({ "a": { "type": "string", "enum": ["x"] } });
    let schema = serde_json::json!({
        "type": "object",
        "properties": { "n": { "type": "integer", "minimum": 0 }, "a": { "$ref": "#/a" } },
        "required": ["n"],
        "additionalProperties": false,
    });
    let check = |text: &str| {
        flaw(&document, &schema, &serde_json::from_str(text).expect("JSON"), "it").is_none()
    };
    assert!(check(r#"{"n":1,"a":"x"}"#) && check(r#"{"n":0}"#));
    for bad in [r#"{"n":-1}"#, r#"{"n":"1"}"#, r#"{"a":"x"}"#, r#"{"n":1,"a":"y"}"#, "[]"] {
        assert!(!check(bad), "{bad}");
    }
    assert!(!check(r#"{"n":1,"b":2}"#));
    let either = serde_json::json!({ "oneOf": [{ "type": "string" }, { "type": "integer" }] });
    let both = serde_json::json!({ "oneOf": [{ "type": "integer" }, { "type": "number" }] });
    let one = serde_json::json!(1);
    assert!(flaw(&document, &either, &one, "it").is_none());
    assert!(flaw(&document, &both, &one, "it").is_some());
    assert!(flaw(&document, &either, &serde_json::json!(true), "it").is_some());
}
