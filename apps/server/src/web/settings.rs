//! What somebody has chosen for a device.

use axum::{
    extract::State,
    http::{HeaderValue, StatusCode, header},
    response::{IntoResponse as _, Redirect, Response},
};
use words::Lang;

use super::{App, Caller, Fail, Visitor, fields::Fields, model::Frame};
use crate::pages::{self, Coach, Confirm, Settings, Theme};

/// How long a browser keeps it.
const YEAR_S: i64 = 365 * 24 * 60 * 60;

/// What was chosen on a device, as its cookie holds it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Choices {
    /// The language, if one was chosen.
    pub lang: Option<Lang>,
    /// Everything else.
    pub settings: Settings,
}

impl Choices {
    /// Reads a cookie; what can't be read is as usual.
    pub(super) fn read(text: Option<&str>) -> Choices {
        let mut choices = Choices::default();
        for (key, value) in text.unwrap_or_default().split('.').filter_map(|it| it.split_once('-'))
        {
            choices.choose(key, value);
        }
        choices
    }

    fn choose(&mut self, key: &str, value: &str) {
        let settings = &mut self.settings;
        match key {
            "lang" => self.lang = Lang::with_key(value).or(self.lang),
            "theme" => settings.theme = Theme::with_key(value).unwrap_or(settings.theme),
            "confirm" => settings.confirm = Confirm::with_key(value).unwrap_or(settings.confirm),
            "sound" => settings.has_sound = value == "on",
            "notify" => settings.has_notifications = value == "on",
            "letters" => settings.is_without_letter_keys = value != "on",
            "coach" => settings.coach = Coach::with_key(value).unwrap_or(settings.coach),
            "sheet" => settings.sheets.add(value),
            _ => {}
        }
    }

    /// Takes over what a form says. A form with all of them leaves out what is
    /// not ticked.
    fn take(&mut self, fields: &Fields) {
        let coach = self.settings.coach;
        if fields.text("all").is_some() {
            for key in ["sound", "notify", "letters", "coach"] {
                self.choose(key, fields.text(key).unwrap_or("off"));
            }
        }
        for (key, value) in fields.all() {
            self.choose(key, value);
        }
        self.settings.coach = coach.wished(self.settings.coach);
    }

    pub(super) fn write(&self) -> String {
        let on = |is_on: bool| if is_on { "on" } else { "off" };
        let Settings {
            theme,
            confirm,
            has_sound,
            has_notifications,
            is_without_letter_keys,
            coach,
            sheets,
        } = self.settings;
        let sheets: String = sheets.keys().map(|game| format!(".sheet-{game}")).collect();
        let lang = self.lang.map(|lang| format!("lang-{}.", lang.key())).unwrap_or_default();
        format!(
            "{lang}theme-{}.confirm-{}.sound-{}.notify-{}.letters-{}.coach-{}{sheets}",
            theme.key(),
            confirm.key(),
            on(has_sound),
            on(has_notifications),
            on(!is_without_letter_keys),
            coach.key(),
        )
    }

    /// Returns what is chosen once a game has been finished: the coach has done
    /// its work.
    pub(super) fn after_a_game(mut self) -> Choices {
        self.settings.coach = self.settings.coach.after_a_game();
        self
    }

    /// Sets the cookie.
    pub(super) fn cookie(&self, app: &App) -> String {
        app.cookies.set(app.cookies.settings(), &self.write(), YEAR_S)
    }
}

pub(super) async fn show(State(app): State<App>, caller: Caller, visitor: Visitor) -> Response {
    let frame = Frame::new(&app, &caller, &visitor).await;
    pages::settings(&frame.site()).into_response()
}

pub(super) async fn change(
    State(app): State<App>,
    caller: Caller,
    visitor: Visitor,
    fields: Fields,
) -> Response {
    let mut choices = caller.choices;
    choices.take(&fields);
    let account = visitor.person.as_ref().filter(|it| !it.is_token).and_then(|it| it.user.as_ref());
    if let Some((user, _)) = account {
        let text = serde_json::Value::from(choices.write()).to_string();
        if let Err(error) = app.hall.store().set_preferences(*user, text).await {
            return Fail::from(error).response(&app, &caller);
        }
    }
    let back = fields.text("back").filter(|it| is_own(it)).unwrap_or("/");
    with_cookie(see_other(back), Some(choices.cookie(&app)))
}

/// Returns whether an address is one of ours and not of somebody else.
fn is_own(path: &str) -> bool {
    let is_plain = path.bytes().all(|it| it.is_ascii_graphic() && it != b'\\');
    path.starts_with('/') && !path.starts_with("//") && is_plain
}

/// Sends a browser elsewhere, to be asked for with GET.
pub(super) fn see_other(path: &str) -> Response {
    Redirect::to(path).into_response()
}

/// Gives a browser a cookie.
pub(super) fn with_cookie(mut response: Response, cookie: Option<String>) -> Response {
    if let Some(cookie) = cookie {
        match HeaderValue::from_str(&cookie) {
            Ok(value) => _ = response.headers_mut().append(header::SET_COOKIE, value),
            Err(_) => *response.status_mut() = StatusCode::INTERNAL_SERVER_ERROR,
        }
    }
    response
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn choices_survive_their_cookie() {
        let mut choices = Choices { lang: Some(Lang::Hu), ..Choices::default() };
        choices.settings.has_sound = true;
        choices.settings.theme = Theme::Dark;
        choices.settings.coach = Coach::On;
        let game = catalog::games()[0].key();
        choices.settings.sheets.add(game);
        choices.settings.sheets.add("no-game");
        assert!(choices.write().ends_with(&format!(".sheet-{game}")), "{}", choices.write());
        assert_eq!(Choices::read(Some(&choices.write())), choices);
        assert_eq!(Choices::read(Some("lang-xx.theme-.what.sound")), Choices::default());
        assert_eq!(Choices::read(None), Choices::default());
    }

    #[test]
    fn the_coach_stays_until_it_is_sent_away_or_a_game_is_finished() {
        let mut choices = Choices::default();
        assert!(choices.settings.coach.is_on());
        assert!(!choices.after_a_game().settings.coach.is_on());
        let ticked = choices.settings.coach.wished(Coach::On);
        assert_eq!(ticked, Coach::First, "the tick was there already");
        assert_eq!(Coach::Off.wished(Coach::On), Coach::On);
        choices.choose("coach", "off");
        assert_eq!(Choices::read(Some(&choices.write())).settings.coach, Coach::Off);
        choices.choose("coach", "on");
        assert!(choices.after_a_game().settings.coach.is_on(), "who asks for it keeps it");
    }

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
