//! The coastal sites, and what stands there.

use boards::grid::{side_by_side, width};
use giants_rules::{ShownSite, Site, SiteNo, View};
use words::Speaker;

use super::{mark, word};

/// Four of them fill a line.
const N_COLUMNS: usize = 4;
const COLUMN_WIDTH: usize = 19;

/// `17 F6 5/4 ▲2+`, column by column.
pub(super) fn lines(view: &View, speaker: &Speaker) -> Vec<String> {
    let sites: Vec<String> = {
        let shown = view.board.numbered_sites().zip(&view.shown.sites);
        shown.map(|((no, site), shown)| cell(no, site, shown)).collect()
    };
    let n_lines = sites.len().div_ceil(N_COLUMNS).max(1);
    let blocks: Vec<Vec<String>> = sites.chunks(n_lines).map(<[String]>::to_vec).collect();
    let mut lines = vec![word(speaker, "giants-board-sites-legend")];
    lines.extend(side_by_side(&blocks, COLUMN_WIDTH));
    lines
}

fn cell(no: SiteNo, site: &Site, shown: &ShownSite) -> String {
    let values = format!("{}/{}", site.statue, site.headdress);
    let text = format!("{:>2} {} {values}", no.number(), site.hex);
    let owner = match (shown.owner, shown.statue) {
        (Some(seat), _) => mark(seat),
        (None, Some(_)) => "?",
        (None, None) => return text,
    };
    let size = shown.statue.map_or_else(String::new, |size| size.n().to_string());
    let headdress = if shown.has_headdress { "+" } else { "" };
    let blanks = " ".repeat(11_usize.saturating_sub(width(&text)).max(1));
    format!("{text}{blanks}{owner}{size}{headdress}")
}
