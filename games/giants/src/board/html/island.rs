//! The island: one drawing of land and sea, and the hexes laid over it.

use giants_rules::View;
use maud::{Markup, html};

use super::{cell, chart::Chart, ways::Ways};
use crate::board::Desk;

/// Draws the island. On a narrow page it is turned, so that the east is at the top.
pub(super) fn island(view: &View, desk: &Desk<'_>, chart: &Chart<'_>) -> Markup {
    let ways = Ways::new(view, desk);
    let (width, height) = (chart.width, chart.height);
    let outlines = chart.outlines();
    html! {
        div.gi-sea {
            div.gi-island {
                svg #gi-lying.gi-lying width=(width) height=(height) aria-hidden="true"
                    viewBox={ "0 0 " (width) " " (height) } { (land(&outlines)) }
                svg #gi-upright.gi-upright width=(height) height=(width) aria-hidden="true"
                    viewBox={ "0 0 " (height) " " (width) } {
                    g transform={ "translate(0 " (width) ") rotate(-90)" } { (land(&outlines)) }
                }
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

/// The coast is a thick line under the hexes.
fn land(outlines: &str) -> Markup {
    html! {
        path.gi-shore d=(outlines) {}
        path.gi-land d=(outlines) {}
        path.gi-soil d=(outlines) {}
    }
}
