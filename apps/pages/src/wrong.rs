//! Pages for what went wrong.

use maud::{Markup, html};
use words::web::{self, Site as Line};

use crate::{
    log::plain_rows,
    model::Wrong,
    shell::{Page, frame_page},
    site::Site,
};

/// Shows what went wrong and where to go from there.
pub fn wrong(site: &Site, wrong: &Wrong) -> Markup {
    let (code, title, text) = match wrong {
        Wrong::NotFound => (404, Line::NotFound, site.say(Line::NotFoundText)),
        Wrong::Forbidden => (403, Line::Forbidden, site.say(Line::ForbiddenText)),
        Wrong::MovedOn(..) => (409, Line::MovedOn, site.say(Line::MovedOnText)),
        Wrong::TooMany(seconds) => (429, Line::TooMany, site.say(web::retry_after(*seconds))),
        Wrong::BadRequest(why) => {
            let text = why.clone().unwrap_or_else(|| site.say(Line::BadRequestText));
            (400, Line::BadRequest, text)
        }
        Wrong::TooLarge => (413, Line::TooLarge, site.say(Line::BadRequestText)),
        Wrong::Broken(_) => (500, Line::Broken, site.say(Line::BrokenText)),
    };
    let title = site.say(title);
    let main = html! {
        div.sheet-page.narrow.wrong {
            p.code aria-hidden="true" { (code) }
            h1 { (title) }
            p.lead { (text) }
            @match wrong {
                Wrong::MovedOn(table, rows) => {
                    (plain_rows(site, rows))
                    p { a.button.primary href=(table) { (site.say(Line::ToTheTable)) } }
                },
                Wrong::Broken(Some(id)) => p.hint { code { (id) } },
                Wrong::NotFound
                | Wrong::Forbidden
                | Wrong::TooMany(_)
                | Wrong::BadRequest(_)
                | Wrong::TooLarge
                | Wrong::Broken(None) => {},
            }
            p { a.button href="/" { (site.say(Line::ToHome)) } }
        }
    };
    frame_page(site, Page { title: &title, kind: "wrong", heading: None, live: None, main })
}
