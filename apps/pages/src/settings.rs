//! The settings of one device.

use maud::{Markup, html};
use words::{
    Lang,
    frame::{self, Menu},
    web::{Learn, Site as Line},
};

use crate::{
    piece::{hidden, radio},
    shell::{Page, frame_page, theme_line},
    site::{Confirm, Site, Theme},
};

/// Shows the settings of one device.
pub fn settings(site: &Site) -> Markup {
    let title = site.say(Line::Settings);
    let chosen = &site.settings;
    let main = html! {
        div.sheet-page.narrow {
            h1 { (title) }
            form method="post" action="/settings" {
                (hidden("back", "/settings"))
                (hidden("all", "on"))
                fieldset {
                    legend { (site.say(frame::menu(Menu::Language))) }
                    div.radios {
                        @for lang in Lang::ALL {
                            (radio("lang", lang.key(), lang == site.speaker.lang(), lang.name()))
                        }
                    }
                }
                fieldset {
                    legend { (site.say(Line::Theme)) }
                    div.radios {
                        @for theme in Theme::ALL {
                            (radio("theme", theme.key(), theme == chosen.theme,
                                &site.say(theme_line(theme))))
                        }
                    }
                }
                fieldset {
                    legend { (site.say(Line::Confirm)) }
                    div.radios {
                        @for confirm in Confirm::ALL {
                            (radio("confirm", confirm.key(), confirm == chosen.confirm,
                                &site.say(confirm_line(confirm))))
                        }
                    }
                }
                fieldset {
                    legend { (site.say(Learn::Coach)) }
                    div.radios {
                        (tick("coach", chosen.coach.is_on(), &site.say(Learn::CoachSetting)))
                    }
                }
                fieldset {
                    legend { (site.say(Line::MyTurnSigns)) }
                    div.radios {
                        (tick("sound", chosen.has_sound, &site.say(Line::Sound)))
                        (tick("notify", chosen.has_notifications, &site.say(Line::Notify)))
                    }
                }
                fieldset {
                    legend { (site.say(Line::Keyboard)) }
                    div.radios {
                        (tick("letters", !chosen.is_without_letter_keys, &site.say(Line::LetterKeys)))
                    }
                }
                p.go { button.primary.big { (site.say(Line::Save)) } }
            }
        }
    };
    frame_page(site, Page { title: &title, kind: "settings", heading: None, live: None, main })
}

fn confirm_line(confirm: Confirm) -> Line {
    match confirm {
        Confirm::Auto => Line::ConfirmAuto,
        Confirm::Always => Line::ConfirmAlways,
        Confirm::Never => Line::ConfirmNever,
    }
}

fn tick(name: &str, is_on: bool, label: &str) -> Markup {
    html! {
        label.choice {
            input type="checkbox" name=(name) value="on" checked[is_on];
            span { (label) }
        }
    }
}
