//! The page for the settings of a device.

use axum::{
    extract::State,
    response::{IntoResponse as _, Response},
};

use super::{
    App, Caller, Choices, Fail, Visitor,
    answer::{see_other, with_cookie},
    fields::Fields,
    model::Frame,
};

pub(crate) async fn show(State(app): State<App>, caller: Caller, visitor: Visitor) -> Response {
    let frame = Frame::new(&app, &caller, &visitor).await;
    pages::settings(&frame.site()).into_response()
}

pub(crate) async fn change(
    State(app): State<App>,
    caller: Caller,
    visitor: Visitor,
    fields: Fields,
) -> Response {
    let mut choices = caller.choices;
    take(&mut choices, &fields);
    let account =
        visitor.person.as_ref().filter(|it| !it.is_token).and_then(|it| it.account.as_ref());
    if let Some((account, _)) = account {
        let text = serde_json::Value::from(choices.write()).to_string();
        if let Err(error) = app.tables.store().set_preferences(*account, text).await {
            return Fail::from(error).response(&app, &caller);
        }
    }
    let back = fields.text("back").filter(|it| is_own(it)).unwrap_or("/");
    with_cookie(see_other(back), Some(choices.cookie(&app)))
}

/// Returns whether an address is a path on this site.
fn is_own(path: &str) -> bool {
    let is_plain = path.bytes().all(|it| it.is_ascii_graphic() && it != b'\\');
    path.starts_with('/') && !path.starts_with("//") && is_plain
}

/// Applies the settings of a form. Browsers leave out unticked boxes, so in a form
/// with all settings a missing box means off.
fn take(choices: &mut Choices, fields: &Fields) {
    let coach = choices.settings.coach;
    if fields.text("all").is_some() {
        for key in ["sound", "notify", "letters", "coach"] {
            choices.choose(key, fields.text(key).unwrap_or("off"));
        }
    }
    for (key, value) in fields.all() {
        choices.choose(key, value);
    }
    choices.settings.coach = coach.wished(choices.settings.coach);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_comes_back_only_to_our_own_pages() {
        for good in ["/", "/t/abc?as=b", "/new?game=x&with=bots"] {
            assert!(is_own(good), "{good}");
        }
        for bad in
            ["//evil.example", "https://evil.example", "/\\evil.example", "/a b", "", "/\r\n"]
        {
            assert!(!is_own(bad), "{bad}");
        }
    }
}
