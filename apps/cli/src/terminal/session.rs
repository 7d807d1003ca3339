//! A game in the terminal, move by move.

use std::time::{SystemTime, UNIX_EPOCH};

use bots::Strength;
use record::Mover;
use referee::{Awaited, LogItem, Table, TableError, Time};
use rules_core::{Seat, Viewer};
use words::{
    Message, Speaker, frame,
    terminal::{self, Line},
};

use crate::{
    output::Output,
    terminal::{
        hint,
        input::{Input, Wish},
        keeper::Keeper,
        standing,
    },
};

/// A game with people at one keyboard.
pub(crate) struct Session<'a> {
    pub(crate) table: Table,
    pub(crate) speaker: Speaker,
    pub(crate) keeper: Keeper,
    pub(crate) thoughts: Thoughts,
    pub(crate) input: &'a mut Input,
    pub(crate) out: &'a mut Output,
    /// Who is at the keyboard now; `None` while it is handed over.
    pub(crate) at_keyboard: Option<Seat>,
    /// How many moves of the log have been printed.
    pub(crate) n_logged: u32,
    /// The strength of the hints before each choice; `None` for no hints.
    pub(crate) hints: Option<Strength>,
}

/// What can be typed at the prompt besides a number.
const HELP: [(&str, Line); 9] = [
    ("…", Line::HelpMove),
    ("why …", Line::HelpWhy),
    ("hint", Line::HelpHint),
    ("u", Line::HelpUndo),
    ("r", Line::HelpRestart),
    ("b", Line::HelpBoard),
    ("l", Line::HelpLog),
    ("resign", Line::HelpResign),
    ("q", Line::HelpQuit),
];

/// Where bots get the random numbers for their search.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Thoughts {
    /// From the system.
    Random,
    /// From a seed, so that a game can be repeated exactly.
    Fixed(u64),
}

impl Thoughts {
    fn seed(self, n_moves: u32) -> anyhow::Result<u64> {
        match self {
            Thoughts::Random => Ok(getrandom::u64()?),
            Thoughts::Fixed(number) => Ok(number.wrapping_add(n_moves.into())),
        }
    }
}

/// Whether the game continues.
enum Next {
    Continue,
    Stop,
}

impl Session<'_> {
    /// Plays until the game is over or the players quit.
    pub(crate) fn run(mut self) -> anyhow::Result<()> {
        self.keeper.keep(&self.table)?;
        loop {
            let next = match self.table.awaited() {
                Awaited::Nothing => {
                    self.finish()?;
                    Next::Stop
                }
                Awaited::Chance => self.ask_chance()?,
                Awaited::Seats(_) if self.table.bot_to_move().is_some() => {
                    let seed = self.thoughts.seed(self.table.n_moves())?;
                    self.table.play_bot(seed, now())?;
                    self.keeper.keep(&self.table)?;
                    self.print_news()?;
                    Next::Continue
                }
                Awaited::Seats(seats) => self.ask(seats[0])?,
                Awaited::Start => {
                    self.table.start(now())?;
                    Next::Continue
                }
            };
            if let Next::Stop = next {
                break;
            }
        }
        let path = self.keeper.path().display().to_string();
        let message = match self.table.standing() {
            Some(_) => terminal::finished(&path),
            None => terminal::saved(&path),
        };
        self.say(&message)
    }

    /// Returns the seats that people play from this keyboard.
    fn people(&self) -> Vec<Seat> {
        let seats = Seat::all(self.table.n_seats());
        seats.filter(|seat| self.table.occupant(*seat).bot().is_none()).collect()
    }

    /// Returns whose view the screen shows.
    fn viewer(&self) -> Viewer {
        match self.people()[..] {
            [only] => Viewer::Seat(only),
            [] | [_, ..] => self.at_keyboard.map_or(Viewer::Spectator, Viewer::Seat),
        }
    }

    fn say(&mut self, message: &Message) -> anyhow::Result<()> {
        Ok(self.out.line(self.speaker.say(message))?)
    }

    /// Prints what has happened since the log was last printed.
    fn print_news(&mut self) -> anyhow::Result<()> {
        let items = self.table.log_since(self.viewer(), self.n_logged);
        self.n_logged = self.table.n_moves();
        self.print_log(&items)?;
        Ok(self.out.flush()?)
    }

    fn print_log(&mut self, items: &[LogItem]) -> anyhow::Result<()> {
        for item in items {
            match item {
                LogItem::Move(line) => {
                    self.say(&line.line)?;
                    for effect in &line.effects {
                        let text = self.speaker.say(effect);
                        self.out.line(format!("    {text}"))?;
                    }
                }
                LogItem::Note(note) => self.say(&note.message())?,
            }
        }
        Ok(())
    }

    /// Hands the keyboard over, so that nobody sees what another player saw.
    fn hand_over(&mut self, seat: Seat) -> anyhow::Result<Next> {
        self.out.clear()?;
        self.say(&frame::curtain_pass(seat))?;
        let ready = self.speaker.say(&frame::curtain_ready(seat));
        self.out.ask(format!("{ready} [Enter] "))?;
        if self.input.line()?.is_none() {
            return Ok(Next::Stop);
        }
        self.out.clear()?;
        self.at_keyboard = Some(seat);
        let mut items = self.table.since_my_last_move(seat);
        if self.is_new(seat) {
            // The board shows how the game was set up, so the log of it is
            // not printed.
            let is_setup = |it: &LogItem| matches!(it, LogItem::Move(line) if line.mover.is_none());
            let n_setup = items.iter().take_while(|it| is_setup(it)).count();
            items.drain(..n_setup);
        }
        self.n_logged = self.table.n_moves();
        self.print_log(&items)?;
        Ok(Next::Continue)
    }

    /// Returns whether a seat has not moved yet.
    fn is_new(&self, seat: Seat) -> bool {
        self.table.moves().iter().all(|entry| entry.mover != Mover::Seat(seat))
    }

    /// Asks a player for a move until one is made.
    fn ask(&mut self, seat: Seat) -> anyhow::Result<Next> {
        if self.people().len() > 1 && self.at_keyboard != Some(seat) {
            if let Next::Stop = self.hand_over(seat)? {
                return Ok(Next::Stop);
            }
        } else {
            self.print_news()?;
        }
        self.show_board(seat)?;
        if self.hints.is_some() {
            self.hint(seat)?;
        }
        loop {
            self.show_choices(seat)?;
            let Some(line) = self.input.line()? else { return Ok(Next::Stop) };
            match self.answer(seat, Wish::read(&line))? {
                Answer::Again => {}
                Answer::Moved => return Ok(Next::Continue),
                Answer::Stop => return Ok(Next::Stop),
            }
        }
    }

    fn show_board(&mut self, seat: Seat) -> anyhow::Result<()> {
        self.out.line("")?;
        let board = self.table.text_board(Viewer::Seat(seat), &self.speaker);
        Ok(self.out.line(board.trim_end())?)
    }

    fn show_choices(&mut self, seat: Seat) -> anyhow::Result<()> {
        self.out.line("")?;
        self.say(&self.table.prompt(Viewer::Seat(seat)))?;
        for (idx, choice) in self.table.choices(seat).iter().enumerate() {
            let sign = if choice.is_final { "⟶" } else { " " };
            let label = self.speaker.say(&choice.label);
            self.out.line(format!("{:>4} {sign} {label}", idx + 1))?;
        }
        Ok(self.out.ask(format!("{} ", self.speaker.say(&Line::YourChoice.message())))?)
    }

    fn answer(&mut self, seat: Seat, wish: Wish) -> anyhow::Result<Answer> {
        let version = self.table.version(seat);
        let result = match wish {
            Wish::Nothing => return Ok(Answer::Again),
            Wish::Number(number) => {
                let choices = self.table.choices(seat);
                match number.checked_sub(1).and_then(|idx| choices.get(idx)) {
                    Some(choice) => self.table.play(seat, version, choice.mv, now()).map(drop),
                    None => {
                        self.say(&terminal::no_such_number(number, choices.len()))?;
                        return Ok(Answer::Again);
                    }
                }
            }
            Wish::Move(text) => self
                .table
                .read_move(&text)
                .and_then(|mv| self.table.play(seat, version, mv, now()))
                .map(drop),
            Wish::Why(text) => return self.why(seat, &text),
            Wish::Hint => {
                self.hint(seat)?;
                return Ok(Answer::Again);
            }
            Wish::Undo => self.table.undo(seat, version, now()),
            Wish::Restart => self.table.restart(seat, version, now()),
            Wish::Log => {
                let items = self.table.log(Viewer::Seat(seat));
                self.print_log(&items)?;
                return Ok(Answer::Again);
            }
            Wish::Board => {
                self.show_board(seat)?;
                return Ok(Answer::Again);
            }
            Wish::Help => {
                self.help()?;
                return Ok(Answer::Again);
            }
            Wish::Resign => self.table.resign(seat, Strength::Easy),
            Wish::Quit => return Ok(Answer::Stop),
        };
        match result {
            Ok(()) => {
                self.keeper.keep(&self.table)?;
                self.n_logged = self.n_logged.min(self.table.n_moves());
                Ok(Answer::Moved)
            }
            Err(refusal) => self.refuse(&refusal),
        }
    }

    fn refuse(&mut self, refusal: &TableError) -> anyhow::Result<Answer> {
        self.say(&refusal.message())?;
        Ok(Answer::Again)
    }

    fn why(&mut self, seat: Seat, text: &str) -> anyhow::Result<Answer> {
        let refused = self.table.read_move(text).and_then(|mv| self.table.why_not(seat, mv));
        match refused {
            Ok(None) => self.say(&terminal::is_legal(text))?,
            Ok(Some(refused)) => self.say(&refused.sentence())?,
            Err(refusal) => self.say(&refusal.message())?,
        }
        Ok(Answer::Again)
    }

    /// Prints what a bot would do, knowing only what the seat can see.
    fn hint(&mut self, seat: Seat) -> anyhow::Result<()> {
        let strength = self.hints.unwrap_or(hint::STRENGTH);
        let seed = self.thoughts.seed(self.table.n_moves())?;
        self.out.line("")?;
        self.out.flush()?;
        let Some(advice) = self.table.advise(seat, strength, seed) else { return Ok(()) };
        hint::print(&advice, &self.table.choices(seat), &self.speaker, self.out)
    }

    fn help(&mut self) -> anyhow::Result<()> {
        self.say(&Line::Help.message())?;
        for (typed, line) in HELP {
            let text = self.speaker.say(&line.message());
            self.out.line(format!("  {typed:<8} {text}"))?;
        }
        Ok(())
    }

    /// Asks which real cards were drawn or how real dice fell.
    fn ask_chance(&mut self) -> anyhow::Result<Next> {
        self.print_news()?;
        let chances = self.table.game().chances();
        self.say(&Line::TypeChance.message())?;
        for (idx, (mv, _)) in chances.iter().enumerate() {
            let text = self.table.notation(*mv);
            self.out.line(format!("{:>4}   {text}", idx + 1))?;
        }
        self.out.ask(format!("{} ", self.speaker.say(&Line::YourChoice.message())))?;
        let Some(line) = self.input.line()? else { return Ok(Next::Stop) };
        let n_moves = self.table.n_moves();
        let result = match Wish::read(&line) {
            Wish::Quit => return Ok(Next::Stop),
            Wish::Undo => self.table.retype_chance(n_moves, now()),
            Wish::Number(number) => {
                let chance = number.checked_sub(1).and_then(|idx| chances.get(idx));
                let mv = chance.map_or_else(|| self.table.read_move(&line), |(mv, _)| Ok(*mv));
                mv.and_then(|mv| self.table.type_chance(n_moves, mv, now())).map(drop)
            }
            _ => self
                .table
                .read_move(&line)
                .and_then(|mv| self.table.type_chance(n_moves, mv, now()))
                .map(drop),
        };
        match result {
            Ok(()) => self.keeper.keep(&self.table)?,
            Err(refusal) => self.say(&refusal.message())?,
        }
        Ok(Next::Continue)
    }

    fn finish(&mut self) -> anyhow::Result<()> {
        self.keeper.keep(&self.table)?;
        self.at_keyboard = None;
        self.print_news()?;
        self.out.line("")?;
        let board = self.table.text_board(Viewer::Spectator, &self.speaker);
        self.out.line(board.trim_end())?;
        if let Some(result) = self.table.standing() {
            standing::print(self.table.game(), &result, &self.speaker, self.out)?;
        }
        Ok(())
    }
}

/// The result of an answer.
enum Answer {
    Again,
    Moved,
    Stop,
}

/// Returns the time since 1970, for the table's log.
pub(crate) fn now() -> Time {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    Time(since.as_millis() as u64)
}
