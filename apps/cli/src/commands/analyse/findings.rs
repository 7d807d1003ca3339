//! The findings of an analysis that are worth showing, in words.

use analysis::{Analysis, Change, Grade, Judged, JudgedChoice, SeatReport};
use catalog::AnyGame;
use rules_core::{Seat, Viewer};
use words::{
    Message, Speaker,
    analysis::{self as says, Line, Promise},
    frame,
};

/// At most this many lucky draws are shown.
const N_SWINGS_MAX: usize = 5;

/// Draws that change the chance to win by less than this are not shown.
const SWING_MIN: f64 = 0.03;

/// The findings of an analysis that are worth showing.
pub(crate) struct Findings<'a> {
    pub(crate) analysis: &'a Analysis,
    pub(crate) speaker: &'a Speaker,
    /// Losses above this are shown.
    pub(crate) threshold: f64,
    pub(crate) losses: Vec<Loss>,
    pub(crate) swings: Vec<Swing>,
}

/// A decision that cost something.
pub(crate) struct Loss {
    pub(crate) number: u32,
    pub(crate) seat: Seat,
    pub(crate) grade: Grade,
    pub(crate) win: f64,
    /// What it cost, what was played and what would have been better.
    pub(crate) head: String,
    pub(crate) played: String,
    pub(crate) better: String,
}

/// A draw that changed a lot.
pub(crate) struct Swing {
    pub(crate) number: u32,
    /// Who gained the most.
    pub(crate) gainer: Seat,
    /// What happened, as the gainer saw it.
    pub(crate) story: String,
    /// How it changed everyone's chance to win.
    pub(crate) changes: String,
}

impl<'a> Findings<'a> {
    pub(crate) fn new(
        analysis: &'a Analysis,
        start: Box<dyn AnyGame>,
        threshold: f64,
        speaker: &'a Speaker,
    ) -> anyhow::Result<Findings<'a>> {
        let shown_swings = shown_swings(analysis);
        let mut findings =
            Findings { analysis, speaker, threshold, losses: Vec::new(), swings: Vec::new() };
        let mut game = start;
        for judged in &analysis.moves {
            if let (Some(seat), Some(choice)) = (judged.mover, &judged.choice)
                && choice.loss.win > threshold
            {
                let loss = findings.loss(&*game, seat, judged, choice)?;
                findings.losses.push(loss);
            }
            if shown_swings.contains(&judged.number) {
                let swing = findings.swing(&*game, judged)?;
                findings.swings.push(swing);
            }
            game.play(game.read_move(&judged.mv)?)?;
        }
        Ok(findings)
    }

    fn loss(
        &self,
        game: &dyn AnyGame,
        seat: Seat,
        judged: &Judged,
        choice: &JudgedChoice,
    ) -> anyhow::Result<Loss> {
        let [best, played] =
            [choice.best_promise, choice.played_promise].map(|it| self.promise(it));
        Ok(Loss {
            number: judged.number,
            seat,
            grade: choice.grade,
            win: choice.loss.win,
            head: self.say(&says::loss(seat, grade_line(choice.grade), best, played)),
            played: self.say(&says::played(game.label(game.read_move(&judged.mv)?))),
            better: self.say(&says::better(game.label(game.read_move(&choice.best)?))),
        })
    }

    fn swing(&self, game: &dyn AnyGame, judged: &Judged) -> anyhow::Result<Swing> {
        let mut changes: Vec<(Seat, f64)> =
            judged.swing.iter().zip(0..).map(|(it, idx)| (Seat(idx), it.win)).collect();
        changes.sort_by(|a, b| b.1.total_cmp(&a.1));
        let gainer = changes[0].0;
        let told = game.log(game.read_move(&judged.mv)?, Viewer::Seat(gainer)).told;
        let swings = changes.iter().map(|(seat, win)| says::swing(*seat, self.percent(*win)));
        Ok(Swing {
            number: judged.number,
            gainer,
            story: self.say(&told.line),
            changes: self.say(&frame::line(swings.collect())),
        })
    }

    pub(crate) fn say(&self, message: &Message) -> String {
        self.speaker.say(message)
    }

    pub(crate) fn line(&self, line: Line) -> String {
        self.say(&line.message())
    }

    fn promise(&self, it: Change) -> Promise {
        Promise {
            win: self.speaker.decimal(100.0 * it.win, 1),
            points: self.speaker.decimal(it.points, 1),
        }
    }

    fn percent(&self, part: f64) -> String {
        self.speaker.signed(100.0 * part, 1)
    }

    /// Says which game was analysed, and how thoroughly.
    pub(crate) fn head(&self) -> String {
        let Analysis { game, settings, moves, .. } = self.analysis;
        let n_choices = moves.iter().filter(|it| it.choice.is_some()).count() as u32;
        let seed = settings.seed.to_string();
        let title = words::title(game);
        self.say(&says::head(title, moves.len() as u32, n_choices, settings.visits, seed))
    }

    /// Says that no decision cost anything, if that is the case.
    pub(crate) fn no_loss(&self) -> Option<String> {
        let percent = self.speaker.decimal(100.0 * self.threshold, 0);
        self.losses.is_empty().then(|| self.say(&says::no_loss(percent)))
    }

    /// Returns the table of chances and the table of points: each with a title,
    /// the names of its columns, and one row per seat.
    pub(crate) fn tables(&self) -> [Table; 2] {
        let percent = |it: Change| 100.0 * it.win;
        let points = |it: Change| it.points;
        [
            self.table(Line::Wins, &percent, Some(Line::Accuracy)),
            self.table(Line::Points, &points, None),
        ]
    }

    fn table(&self, title: Line, value: &dyn Fn(Change) -> f64, accuracy: Option<Line>) -> Table {
        let parts = [Line::Start, Line::Luck, Line::Others, Line::Play, Line::Rest, Line::End];
        let plain = |it: Change| self.speaker.decimal(value(it), 1);
        let change = |it: Option<Change>| {
            it.map_or_else(|| "–".to_owned(), |it| self.speaker.signed(value(it), 1))
        };
        let row = |it: &SeatReport| {
            let mut row = vec![
                self.say(&frame::seat(it.seat)),
                plain(it.start),
                change(Some(it.luck)),
                change(Some(it.others)),
                change(it.play),
                change(it.rest),
                plain(it.end),
            ];
            if accuracy.is_some() {
                row.push(it.accuracy.map_or_else(
                    || "–".to_owned(),
                    |it| format!("{} %", self.speaker.decimal(100.0 * it, 0)),
                ));
            }
            row
        };
        let mut head = vec![String::new()];
        head.extend(parts.into_iter().chain(accuracy).map(|it| self.line(it)));
        let rows = self.analysis.seats.iter().map(row).collect();
        Table { title: self.line(title), head, rows }
    }
}

/// A table of numbers, ready to print.
pub(crate) struct Table {
    pub(crate) title: String,
    pub(crate) head: Vec<String>,
    pub(crate) rows: Vec<Vec<String>>,
}

pub(crate) fn grade_line(grade: Grade) -> Line {
    match grade {
        Grade::Best => Line::Best,
        Grade::Good => Line::Good,
        Grade::Slip => Line::Slip,
        Grade::Mistake => Line::Mistake,
        Grade::Blunder => Line::Blunder,
    }
}

/// Returns the numbers of the draws that changed the most, if the change is
/// clearly larger than the error of the estimates before and after it.
fn shown_swings(analysis: &Analysis) -> Vec<u32> {
    let mut sizes: Vec<(f64, u32)> = Vec::new();
    let mut before = &analysis.start;
    for judged in &analysis.moves {
        let size = (0..judged.swing.len())
            .map(|idx| {
                let size = judged.swing[idx].win.abs();
                let error = before[idx].error.hypot(judged.after[idx].error);
                // With many draws, some would exceed a smaller bound by chance.
                if size > 3.0 * error { size } else { 0.0 }
            })
            .fold(0.0, f64::max);
        if judged.mover.is_none() && size >= SWING_MIN {
            sizes.push((size, judged.number));
        }
        before = &judged.after;
    }
    sizes.sort_by(|a, b| b.0.total_cmp(&a.0));
    sizes.into_iter().take(N_SWINGS_MAX).map(|(_, number)| number).collect()
}
