//! The frame of every page: head, header, landmarks and footer.

use maud::{DOCTYPE, Markup, PreEscaped, html};
use words::{
    Lang,
    frame::{self, Menu},
    web::Site as Line,
};

use crate::{
    piece::{hidden, icon, word},
    site::{Flash, Me, Site, Theme, Tone},
};

/// The style sheets, in their order.
const STYLES: [&str; 6] =
    ["tokens.css", "frame.css", "pages.css", "boards.css", "table.css", "book.css"];

/// A page before it has its frame.
pub(super) struct Page<'a> {
    /// The title of the window.
    pub(super) title: &'a str,
    /// The name of the page for style sheets and scripts.
    pub(super) kind: &'static str,
    /// What the header shows beside the brand.
    pub(super) heading: Option<Markup>,
    /// Where live updates come from, and after which event.
    pub(super) live: Option<(String, u64)>,
    /// What the page is about.
    pub(super) main: Markup,
}

/// Frames a page.
pub(super) fn frame_page(site: &Site, page: Page) -> Markup {
    framed(site, page, None)
}

/// Frames a page of a table, with a picture of it for link previews.
pub(super) fn frame_pictured(site: &Site, page: Page, id: &str, n_moves: u32) -> Markup {
    framed(site, page, Some(format!("{}/t/{id}/at/{n_moves}.png", site.address)))
}

fn framed(site: &Site, page: Page, picture: Option<String>) -> Markup {
    let lang = site.speaker.lang().key();
    let live = page.live.as_ref();
    html! {
        (DOCTYPE)
        html lang=(lang) data-theme=(site.settings.theme.key()) {
            (head(site, page.title, picture.as_deref()))
            body data-page=(page.kind)
                data-live-src=[live.map(|(src, _)| src)]
                data-live-v=[live.map(|(_, v)| v)]
                data-confirm=(site.settings.confirm.key())
                data-sound=[site.settings.has_sound.then_some("on")]
                data-notify=[site.settings.has_notifications.then_some("on")]
                data-letters=[site.settings.is_without_letter_keys.then_some("off")]
            {
                a.skip href="#main" { (word(site, Line::Skip)) }
                (header(site, page.heading, live.is_some()))
                main #main tabindex="-1" {
                    (flash(site))
                    (page.main)
                }
                (footer(site))
                (PreEscaped(include_str!("../assets/marks.svg")))
            }
        }
    }
}

fn head(site: &Site, title: &str, picture: Option<&str>) -> Markup {
    html! {
        head {
            meta charset="utf-8";
            meta name="viewport" content="width=device-width, initial-scale=1";
            title { (title) " · Ahu" }
            meta name="description" content=(word(site, Line::Tagline));
            @if let Some(picture) = picture { (preview(site, title, picture)) }
            meta name="color-scheme" content=(match site.settings.theme {
                Theme::System => "light dark",
                Theme::Light => "light",
                Theme::Dark => "dark",
            });
            link #favicon rel="icon" type="image/svg+xml" href=(site.asset("favicon.svg"))
                data-calm=(site.asset("favicon.svg")) data-turn=(site.asset("favicon-turn.svg"));
            @for style in STYLES {
                link rel="stylesheet" href=(site.asset(style));
            }
            script type="module" src=(site.asset("ahu.js")) {}
        }
    }
}

/// What link previews of this page show.
fn preview(site: &Site, title: &str, picture: &str) -> Markup {
    html! {
        meta property="og:type" content="website";
        meta property="og:site_name" content="Ahu";
        meta property="og:title" content=(title);
        meta property="og:description" content=(word(site, Line::Tagline));
        meta property="og:image" content=(picture);
        meta property="og:image:type" content="image/png";
        meta property="og:image:width" content="1200";
        meta property="og:image:height" content="630";
        meta name="twitter:card" content="summary_large_image";
    }
}

fn header(site: &Site, heading: Option<Markup>, is_live: bool) -> Markup {
    html! {
        header.bar {
            a.brand href="/" aria-label=(format!("Ahu · {}", word(site, Line::Home))) {
                (icon("ahu")) span { "Ahu" }
            }
            @if let Some(heading) = heading { (heading) }
            @if site.n_waiting > 0 {
                a.capsule.waiting href="/mine" data-n=(site.n_waiting) {
                    span { (site.say(words::web::tables_wait(site.n_waiting))) }
                }
            }
            @if is_live {
                span #live.capsule hidden data-on=(site.say(words::web::Site::Live))
                    data-off=(word(site, Line::Reconnecting)) {}
            }
            (languages(site))
            (menu(site))
        }
    }
}

fn languages(site: &Site) -> Markup {
    let current = site.speaker.lang();
    html! {
        details.drop.languages name="bar" {
            summary {
                span.sr { (site.say(frame::menu(Menu::Language))) ": " }
                (current.key().to_uppercase())
            }
            form.drop-list method="post" action="/settings" {
                (hidden("back", site.path))
                @for lang in Lang::ALL {
                    button name="lang" value=(lang.key()) lang=(lang.key())
                        aria-current=[(lang == current).then_some("true")] { (lang.name()) }
                }
            }
        }
    }
}

fn menu(site: &Site) -> Markup {
    html! {
        details.drop.menu name="bar" {
            summary { (icon("menu")) span { (word(site, Line::Menu)) } }
            nav.drop-list aria-label=(word(site, Line::Site)) {
                a href="/" { (word(site, Line::Home)) }
                a href="/mine" { (word(site, Line::Mine)) }
                a href="/watch" { (word(site, Line::Watch)) }
                a href="/settings" { (word(site, Line::Settings)) }
                @match site.me {
                    Me::Guest(_) => a href="/account/login" { (word(site, Line::Login)) },
                    Me::Account(name) => a href="/account" { (word(site, Line::Account)) " · " (name) },
                }
                a href="/import" { (word(site, Line::Import)) }
                a href="/verify" { (word(site, Line::Verify)) }
                a href="/about" { (word(site, Line::About)) }
                (menu_languages(site))
                (themes(site))
            }
        }
    }
}

/// The languages once more, where the header has no room for them.
fn menu_languages(site: &Site) -> Markup {
    html! {
        form.themes.small-only method="post" action="/settings" {
            (hidden("back", site.path))
            span #lang-word { (site.say(frame::menu(Menu::Language))) }
            div role="group" aria-labelledby="lang-word" {
                @for lang in Lang::ALL {
                    button name="lang" value=(lang.key()) lang=(lang.key())
                        aria-pressed=(if lang == site.speaker.lang() { "true" } else { "false" })
                    {
                        (lang.name())
                    }
                }
            }
        }
    }
}

fn themes(site: &Site) -> Markup {
    html! {
        form.themes method="post" action="/settings" {
            (hidden("back", site.path))
            span #theme-word { (word(site, Line::Theme)) }
            div role="group" aria-labelledby="theme-word" {
                @for theme in Theme::ALL {
                    button name="theme" value=(theme.key())
                        aria-pressed=(if theme == site.settings.theme { "true" } else { "false" })
                    {
                        (site.say(theme_line(theme)))
                    }
                }
            }
        }
    }
}

/// Returns the name of a theme.
pub(super) fn theme_line(theme: Theme) -> Line {
    match theme {
        Theme::System => Line::ThemeSystem,
        Theme::Light => Line::ThemeLight,
        Theme::Dark => Line::ThemeDark,
    }
}

/// Shows the notice at the top. The element is there even if it is empty, for live updates.
pub(super) fn flash(site: &Site) -> Markup {
    html! {
        section #flash {
            @if let Some(flash) = &site.flash { (flash_box(site, flash)) }
        }
    }
}

fn flash_box(site: &Site, flash: &Flash) -> Markup {
    let (class, title, name) = match flash.tone {
        Tone::Good => ("good", site.say(words::web::Play::DoneTitle), "tick"),
        Tone::Note => ("note", site.say(words::web::Play::NoteTitle), "info"),
        Tone::Bad => ("bad", site.say(words::web::Play::RefusedTitle), "stop"),
    };
    html! {
        div.flash.(class) role=[(flash.tone == Tone::Bad).then_some("alert")] {
            (icon(name))
            p {
                strong { (title) } " " (flash.text)
                @if let Some((id, href)) = &flash.rule {
                    " " a href=(href) { (word(site, Line::RuleLink)) " " (id) }
                }
            }
        }
    }
}

fn footer(site: &Site) -> Markup {
    html! {
        footer.foot {
            p { (word(site, Line::Cookie)) }
            nav aria-label=(word(site, Line::About)) {
                a href="/about" { (word(site, Line::About)) }
                a href="/verify" { (word(site, Line::Verify)) }
                a href="/settings" { (word(site, Line::Settings)) }
            }
        }
    }
}
