//! People's own texts, such as a board: read from a file, checked, and shown before play.

use maud::{Markup, html};
use words::web::hall::Line;

use crate::{check::Check, model::NewTable, site::Site};

/// Shows the buttons that load the text of an option from a file and check it.
pub(super) fn field(model: &NewTable, option: &str) -> Markup {
    let site = model.site;
    let id = format!("file-option-{option}");
    html! {
        (flaw(site, model.check, option))
        div.upload {
            label for=(id) { (site.say(Line::File)) }
            input id=(id) name=(id) type="file" accept=".txt,text/plain";
            button.small formaction="/new" name="check" value=(option) {
                (site.say(Line::FileCheck))
            }
        }
    }
}

fn flaw(site: &Site, check: Option<&Check>, of: &str) -> Markup {
    html! {
        @if let Some(Check::Wrong { option, line, why }) = check {
            @if option.is_none_or(|it| it == of) {
                div.flash.bad role="alert" data-line=[*line] {
                    p { strong { (site.say(Line::FileWrong)) } " " (why) }
                }
            }
        }
    }
}

/// Shows how a table with these texts begins.
pub(super) fn preview(model: &NewTable) -> Markup {
    html! {
        @if let Some(Check::Good(board)) = model.check {
            section #preview aria-label=(model.site.say(Line::FileCheck)) {
                div.flash.good { p { (model.site.say(Line::FileGood)) } }
                (board)
            }
        }
    }
}
