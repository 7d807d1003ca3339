//! Sums up how the game went for each seat.

use rules_core::Seat;

use crate::{Change, Grade, Judged, Outlook, SeatReport, Settings};

/// Sums up the effect of luck, of the others and of its own moves on a seat.
pub(crate) fn seat_report(
    seat: Seat,
    start: &[Outlook],
    moves: &[Judged],
    settings: &Settings,
) -> SeatReport {
    let outlook = |outlooks: &[Outlook]| outlooks[seat.idx()].change();
    let start = outlook(start);
    let end = moves.last().map_or(start, |last| outlook(&last.after));
    let [mut luck, mut others, mut own, mut play] = [Change::default(); 4];
    let mut n_by_grade = [0; 5];
    for judged in moves {
        let part = match judged.mover {
            None => &mut luck,
            Some(mover) if mover == seat => &mut own,
            Some(_) => &mut others,
        };
        part.add(judged.swing[seat.idx()]);
        if let (Some(mover), Some(choice)) = (judged.mover, &judged.choice)
            && mover == seat
        {
            play = play.minus(choice.loss);
            n_by_grade[choice.grade as usize] += 1;
        }
    }
    let n_choices: u32 = n_by_grade.iter().sum();
    let n_lossless = n_by_grade[Grade::Best as usize] + n_by_grade[Grade::Good as usize];
    let play = settings.is_about(seat).then_some(play);
    SeatReport {
        seat,
        start,
        luck,
        others,
        own,
        play,
        rest: play.map(|play| own.minus(play)),
        end,
        n_choices,
        n_by_grade,
        accuracy: (n_choices > 0)
            .then(|| crate::report::tidy(f64::from(n_lossless) / f64::from(n_choices))),
    }
}
