//! The island: one drawing of land and sea, and the hexes laid over it.

use giants_rules::View;
use maud::{Markup, html};

use super::{
    cell,
    chart::{Chart, Land},
    ways::Ways,
};
use crate::board::Desk;

/// Draws the island. On a narrow page it is turned, so that the east is at the top.
pub(super) fn island(view: &View, desk: &Desk<'_>, chart: &Chart<'_>) -> Markup {
    let ways = Ways::new(view, desk);
    let land = chart.land();
    html! {
        div.gi-sea {
            div.gi-island {
                (desk.inset(&land, lying))
                (desk.inset(&land, upright))
                div #gi-hexes.gi-hexes data-rove="map" {
                    @for hex in view.board.land() {
                        div.gi-cell.(chart.place(hex)) id={ "gi-" (hex) }
                            data-piece={ "hex-" (hex) }
                        {
                            (cell::cell(view, hex, &ways, desk))
                        }
                    }
                }
            }
        }
    }
}

/// The land as it lies on a wide page.
fn lying(land: &Land) -> Markup {
    let (width, height) = land.size;
    html! {
        svg #gi-lying.gi-lying width=(width) height=(height) aria-hidden="true"
            viewBox={ "0 0 " (width) " " (height) } { (coast(&land.outlines())) }
    }
}

/// The land turned, for a narrow page.
fn upright(land: &Land) -> Markup {
    let (width, height) = land.size;
    html! {
        svg #gi-upright.gi-upright width=(height) height=(width) aria-hidden="true"
            viewBox={ "0 0 " (height) " " (width) }
        {
            g transform={ "translate(0 " (width) ") rotate(-90)" } { (coast(&land.outlines())) }
        }
    }
}

/// The coast is a thick line under the hexes.
fn coast(outlines: &str) -> Markup {
    html! {
        path.gi-shore d=(outlines) {}
        path.gi-land d=(outlines) {}
        path.gi-soil d=(outlines) {}
    }
}
