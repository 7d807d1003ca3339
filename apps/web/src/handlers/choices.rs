//! The settings of a device, as stored in its cookie.

use pages::{Coach, Confirm, Settings, Theme};
use words::Lang;

use super::App;

/// How long a browser keeps the cookie.
const YEAR_S: u64 = 365 * 24 * 60 * 60;

/// The settings of a device, as stored in its cookie.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Choices {
    /// The language, if one was chosen.
    pub lang: Option<Lang>,
    /// Everything else.
    pub settings: Settings,
}

impl Choices {
    /// Reads a cookie; settings that can't be read have their default.
    pub(super) fn read(text: Option<&str>) -> Choices {
        let mut choices = Choices::default();
        for (key, value) in text.unwrap_or_default().split('.').filter_map(|it| it.split_once('-'))
        {
            choices.choose(key, value);
        }
        choices
    }

    /// Changes one setting; a value that can't be read changes nothing.
    pub(super) fn choose(&mut self, key: &str, value: &str) {
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

    /// Returns the settings after a finished game, when the coach has done its
    /// work.
    pub(super) fn after_a_game(mut self) -> Choices {
        self.settings.coach = self.settings.coach.after_a_game();
        self
    }

    /// Returns the header that sets the cookie.
    pub(super) fn cookie(&self, app: &App) -> String {
        app.cookies.set(app.cookies.settings(), &self.write(), YEAR_S)
    }
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
}
