//! Accounts, API keys and seat keys.

use maud::{Markup, html};
use words::web::{Play, Site as Line};

use crate::{
    model::{SeatKey, Tokens},
    piece::{Field, ago, hidden},
    shell::{Page, frame_page},
    site::Site,
};

fn sheet(site: &Site, title: Line, body: Markup) -> Markup {
    let title = site.say(title);
    let main = html! { div.sheet-page.narrow { h1 { (title) } (body) } };
    frame_page(site, Page { title: &title, kind: "account", heading: None, live: None, main })
}

fn name_field(site: &Site) -> Markup {
    Field {
        name: "name",
        label: &site.say(Line::AccountName),
        kind: "text",
        value: site.me.name().unwrap_or_default(),
        autocomplete: "username",
        hint: None,
        len_max: 16,
    }
    .markup()
}

fn password_field(site: &Site, name: &str, line: Line, is_new: bool) -> Markup {
    Field {
        name,
        label: &site.say(line),
        kind: "password",
        value: "",
        autocomplete: if is_new { "new-password" } else { "current-password" },
        hint: is_new.then(|| site.say(Line::PasswordHint)),
        len_max: 256,
    }
    .markup()
}

/// Shows the form with a name and a password.
pub fn new_account(site: &Site, key: &str) -> Markup {
    let body = html! {
        p.lead { (site.say(Line::AccountWhy)) }
        form method="post" action="/account/new" {
            (hidden("key", key))
            (name_field(site))
            (password_field(site, "password", Line::Password, true))
            p.go { button.primary.big { (site.say(Line::AccountNew)) } }
        }
        p { a href="/account/login" { (site.say(Line::HaveAccount)) } }
    };
    sheet(site, Line::AccountNew, body)
}

/// Shows the form to sign in.
pub fn login(site: &Site, key: &str) -> Markup {
    let body = html! {
        form method="post" action="/account/login" {
            (hidden("key", key))
            (name_field(site))
            (password_field(site, "password", Line::Password, false))
            p.go { button.primary.big { (site.say(Line::Login)) } }
        }
        p { a href="/account/new" { (site.say(Line::AccountNew)) } }
        p { a href="/seat-key" { (site.say(Line::SeatKeyAsk)) } }
    };
    sheet(site, Line::Login, body)
}

/// Shows what can be done with an account.
pub fn account_home(site: &Site, key: &str) -> Markup {
    let body = html! {
        p.lead { (site.me.name().unwrap_or_default()) }
        ul.links {
            li { a href="/mine" { (site.say(Line::Mine)) } }
            li { a href="/account/password" { (site.say(Line::PasswordChange)) } }
            li { a href="/account/tokens" { (site.say(Line::Tokens)) } }
            li { a href="/account/sessions" { (site.say(words::web::hall::Line::Devices)) } }
            li { a href="/settings" { (site.say(Line::Settings)) } }
        }
        form method="post" action="/account/logout" {
            (hidden("key", key))
            p.go { button { (site.say(Line::Logout)) } }
        }
    };
    sheet(site, Line::Account, body)
}

/// Shows the form to change a password.
pub fn password(site: &Site, key: &str) -> Markup {
    let body = html! {
        p.lead { (site.say(Line::PasswordAfter)) }
        form method="post" action="/account/password" {
            (hidden("key", key))
            input.sr type="text" name="username" autocomplete="username" tabindex="-1"
                aria-hidden="true" value=(site.me.name().unwrap_or_default());
            (password_field(site, "old", Line::PasswordOld, false))
            (password_field(site, "new", Line::PasswordNew, true))
            p.go { button.primary.big { (site.say(Line::PasswordChange)) } }
        }
    };
    sheet(site, Line::PasswordChange, body)
}

/// Lists the API keys, with forms to create and revoke them.
pub fn tokens(model: &Tokens) -> Markup {
    let site = model.site;
    let name = Field {
        name: "name",
        label: &site.say(Line::TokenName),
        kind: "text",
        value: "",
        autocomplete: "off",
        hint: None,
        len_max: 40,
    };
    let body = html! {
        p.lead { (site.say(Line::TokensLead)) }
        @if let Some(fresh) = model.fresh {
            div.flash.good {
                p { strong { (site.say(Line::TokenOnce)) } br; code.secret { (fresh) } }
            }
        }
        @if model.tokens.is_empty() { p.none { (site.say(Line::TokensNone)) } }
        ul.table-rows {
            @for token in model.tokens {
                li.table-row {
                    div.what {
                        p.title { strong { (token.name) } }
                        p.state { (ago(site, token.since_ms)) }
                    }
                    form method="post" action="/account/tokens" {
                        (hidden("key", model.key))
                        button.small name="revoke" value=(token.id) {
                            (site.say(Line::TokenRevoke))
                            span.sr { ": " (token.name) }
                        }
                    }
                }
            }
        }
        form method="post" action="/account/tokens" {
            (hidden("key", model.key))
            (name.markup())
            p.go { button.primary { (site.say(Line::TokenNew)) } }
        }
    };
    sheet(site, Line::Tokens, body)
}

/// Shows the words of a seat key, or the form to enter them.
pub fn seat_key(model: &SeatKey) -> Markup {
    let site = model.site;
    let field = Field {
        name: "words",
        label: &site.say(Line::SeatKeyField),
        kind: "text",
        value: "",
        autocomplete: "off",
        hint: None,
        len_max: 200,
    };
    let body = html! {
        @match model.words {
            Some((words, table)) => {
                p.lead { (site.say(Line::SeatKeyLead)) }
                p.words { code.secret { (words) } }
                p { a.button href=(format!("/t/{table}")) { (site.say(Line::ToTheTable)) } }
            },
            None => {
                p.lead { (site.say(Line::SeatKeyAsk)) }
                form method="post" action="/seat-key" {
                    (hidden("key", model.key))
                    (field.markup())
                    p.go { button.primary.big { (site.say(Line::SeatKeyUse)) } }
                }
            },
        }
    };
    let title = site.say(Play::SeatKey);
    let main = html! { div.sheet-page.narrow { h1 { (title) } (body) } };
    frame_page(site, Page { title: &title, kind: "account", heading: None, live: None, main })
}
