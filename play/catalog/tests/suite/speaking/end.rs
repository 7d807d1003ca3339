//! How a game ended, in words.

use rules_core::{Rate, Seat, Standing, Term, Terms, TieBreaks};
use words::{Lang, Message, place_line, result_line};

/// Fame, moai and wood of each seat; only fame counts here.
fn standing(seats: &[[i32; 3]]) -> Standing {
    Standing::new(seats.len() as u8, |seat| {
        let [fame, moai, wood] = seats[seat.idx()];
        let mut terms = Terms::new();
        terms.push(Term::new("fame", fame, Rate::Points));
        let mut tie_breaks = TieBreaks::new();
        tie_breaks.push(Term::new("moai", moai, Rate::Points));
        tie_breaks.push(Term::new("wood", wood, Rate::Points));
        (terms, tie_breaks)
    })
}

/// One of each kind of line about the end.
pub(crate) fn lines() -> Vec<Message> {
    let all: [&[[i32; 3]]; 6] = [
        &[[41, 3, 0], [38, 3, 0]],
        &[[1, 0, 0], [0, 0, 0]],
        &[[41, 3, 0], [41, 2, 9]],
        &[[1, 3, 0], [1, 2, 9]],
        &[[41, 3, 4], [41, 3, 4]],
        &[[1, 3, 4], [1, 3, 4]],
    ];
    let mut said = Vec::new();
    for seats in all {
        let standing = standing(seats);
        said.push(result_line::<rapanui::Set>(&standing));
        said.push(place_line(&standing, Seat(1)));
    }
    said
}

#[track_caller]
fn check(lang: Lang, seats: &[[i32; 3]], expected: &str) {
    let speaker = catalog::speaker(lang, ["Anna", "Bea", "Carl"].map(str::to_owned).to_vec());
    assert_eq!(speaker.say(&result_line::<rapanui::Set>(&standing(seats))), expected);
}

#[test]
fn the_most_points_win() {
    check(Lang::En, &[[38, 9, 9], [41, 0, 0]], "✚ Bea wins with 41 points.");
    check(Lang::De, &[[1, 0, 0], [0, 9, 9]], "▲ Anna gewinnt mit 1 Punkt.");
}

#[test]
fn a_tie_names_what_decided_it() {
    let moai = [[41, 2, 9], [41, 3, 0], [40, 9, 9]];
    check(Lang::En, &moai, "✚ Bea wins a tie at 41 points: Moai 3 to 2.");
    let wood = [[41, 3, 9], [41, 3, 0], [41, 2, 20]];
    check(Lang::Hu, &wood, "▲ Anna nyert 41 pontos döntetlen után: Fa 9 : 0.");
}

#[test]
fn equals_share_the_first_place() {
    let seats = [[41, 3, 9], [12, 3, 0], [41, 3, 9]];
    check(Lang::It, &seats, "Vittoria condivisa con 41 punti: ▲ Anna · ⫴ Carl.");
}

#[test]
fn a_place_has_its_points() {
    let standing = standing(&[[38, 0, 0], [41, 0, 0], [38, 0, 0]]);
    let speaker = catalog::speaker(Lang::De, vec!["Anna".to_owned()]);
    assert_eq!(speaker.say(&place_line(&standing, Seat(0))), "2. ▲ Anna · 38 Punkte");
}
