//! What Ahu is, and what it keeps.

use maud::{Markup, html};
use words::web::Site as Line;

use crate::{
    shell::{Page, frame_page},
    site::Site,
};

/// Tells what Ahu is, and what it keeps.
pub fn about(site: &Site) -> Markup {
    let title = site.say(Line::About);
    let lines = [Line::AboutText, Line::AboutGames, Line::AboutPrivacy, Line::AboutLicence];
    let main = html! {
        div.sheet-page.narrow {
            h1 { (title) }
            @for line in lines { p { (site.say(line)) } }
            p { a.button href="/" { (site.say(Line::ToHome)) } }
        }
    };
    frame_page(site, Page { title: &title, kind: "about", heading: None, live: None, main })
}
