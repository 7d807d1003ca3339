//! The coastal sites.

use giants::{Kind, ShownSite, Site, SiteNo, View};
use words::{Message, Speaker};

use super::{listed, mark, noun};

pub(super) fn lines(view: &View, speaker: &Speaker) -> Vec<String> {
    let sites = || view.board.numbered_sites().zip(&view.shown.sites);
    let used = sites().filter(|(_, shown)| **shown != ShownSite::default());
    let mut lines: Vec<String> =
        used.map(|((no, site), shown)| line(no, site, shown, speaker)).collect();
    let free = sites().filter(|(_, shown)| **shown == ShownSite::default());
    let free: Vec<String> =
        free.map(|((no, site), _)| format!("{no}\u{a0}{}", place(site))).collect();
    // A site keeps together at the end of a line.
    let free = listed("giants-board-free", &free, speaker);
    lines.extend(free.iter().map(|line| line.replace('\u{a0}', " ")));
    lines
}

/// Where a site is, and what a statue and a headdress are worth there.
fn place(site: &Site) -> String {
    format!("{}\u{a0}{}/{}", site.hex, site.statue, site.headdress)
}

fn line(no: SiteNo, site: &Site, shown: &ShownSite, speaker: &Speaker) -> String {
    let owner = shown.owner.map_or("?", mark);
    let what = match shown.statue {
        None => speaker.say(&Message::new("giants-board-reserved")),
        Some(size) => noun(Kind::Statue(size), speaker),
    };
    let headdress = if shown.has_headdress {
        format!(" + {}", noun(Kind::Headdress, speaker))
    } else {
        String::new()
    };
    let place = place(site).replace('\u{a0}', " ");
    format!("{:>2} {place}  {owner} {what}{headdress}", no.number())
}
