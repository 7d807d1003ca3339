//! Links that several pages of a table have.

use maud::{Markup, html};
use words::web::Play as Line;

use crate::{model::TableModel, piece::icon, site::Site};

/// Links to the record, in both formats.
pub(super) fn record_links(site: &Site, id: &str) -> Markup {
    html! {
        a.button href=(format!("/t/{id}/record.txt")) download {
            (icon("down")) (site.say(Line::RecordText))
        }
        a.button href=(format!("/t/{id}/record.json")) download {
            (icon("down")) (site.say(Line::RecordJson))
        }
    }
}

/// Returns where a rule of the game at this table can be read.
pub(super) fn rule_address(model: &TableModel, rule: &str) -> String {
    format!("/rules/{}#{rule}", model.table.facts().key)
}
