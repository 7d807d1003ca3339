//! Who and what is on the hexes.

use giants::{Hex, HexSet, Piece, Role, View};
use rules_core::Seat;
use words::{Message, Speaker};

use super::{counted, mark, noun, role};
use crate::grid::wrap;

pub(super) fn lines(view: &View, speaker: &Speaker) -> Vec<String> {
    let pieces = view.shown.pieces.as_slice().iter().map(|it| it.hex());
    let hexes = view.shown.land.occupied() | pieces.collect::<HexSet>();
    hexes.iter().flat_map(|hex| line(view, hex, speaker)).collect()
}

fn line(view: &View, hex: Hex, speaker: &Speaker) -> Vec<String> {
    let mut items: Vec<String> = Seat::all(view.n_seats())
        .filter_map(|seat| people(view, hex, seat, speaker))
        .chain(neutrals(view, hex, speaker))
        .collect();
    let logs = view.shown.land.logs(hex);
    if 0 < logs {
        items.push(speaker.say(&Message::new("giants-board-trunks").with("n", logs)));
    }
    let alike = |it: &Piece| (it.hex(), it.kind(), it.marker());
    for pieces in view.shown.pieces.as_slice().chunk_by(|a, b| alike(a) == alike(b)) {
        let piece = pieces[0];
        if piece.hex() == hex {
            let marker = piece.marker().map_or(String::new(), |it| format!(" ({})", mark(it)));
            let counted = counted(pieces.len() as u8, &noun(piece.kind(), speaker));
            items.push(format!("*{counted}{marker}"));
        }
    }
    let last = items.len().saturating_sub(1);
    let dotted = items.iter().enumerate();
    let dotted = dotted.map(|(idx, it)| if idx == last { it.clone() } else { format!("{it} ·") });
    let body = wrap(&dotted.collect::<Vec<String>>(), 76);
    let heads = [hex.to_string(), "  ".to_owned()];
    let heads = heads.iter().chain(std::iter::repeat(&heads[1]));
    body.iter().zip(heads).map(|(text, head)| format!("{head}  {text}")).collect()
}

/// A seat's people on a hex: `▲ 2 × worker + chief`.
fn people(view: &View, hex: Hex, seat: Seat, speaker: &Speaker) -> Option<String> {
    let land = &view.shown.land;
    let counts = [
        land.workers(hex, seat),
        land.has_sorcerer(hex, seat).into(),
        land.has_chief(hex, seat).into(),
    ];
    let counts = Role::ALL.into_iter().zip(counts).filter(|(_, n)| 0 < *n);
    let people: Vec<String> = counts.map(|(it, n)| counted(n, &role(it, speaker))).collect();
    (!people.is_empty()).then(|| format!("{} {}", mark(seat), people.join(" + ")))
}

fn neutrals<'a>(
    view: &'a View,
    hex: Hex,
    speaker: &'a Speaker,
) -> impl Iterator<Item = String> + 'a {
    let markers = [Some(Seat(0)), Some(Seat(1)), None].into_iter();
    let counts = markers.map(move |marker| (marker, view.shown.land.neutrals(hex, marker)));
    counts.filter(|(_, n)| 0 < *n).map(|(marker, n)| {
        let noun = speaker.say(&Message::new("giants-neutral"));
        let owner = marker.map_or(String::new(), |seat| format!("{} ", mark(seat)));
        format!("{owner}{}", counted(n, &noun))
    })
}
