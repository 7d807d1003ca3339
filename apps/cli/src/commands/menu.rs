//! `ahu menu`: choose a language, a game and the players.

use catalog::{Entry, Shelf};
use words::{
    Lang, Speaker, frame,
    terminal::{self, Line},
};

use crate::{
    commands::play::{NewChance, NewTable, Who, new_table, play},
    output::Output,
    terminal::{input::Input, session::Thoughts},
};

pub(crate) fn run(lang: Lang, out: &mut Output) -> anyhow::Result<()> {
    let mut input = Input::stdin();
    let Some(lang) = ask_lang(lang, &mut input, out)? else { return Ok(()) };
    let speaker = catalog::speaker(lang, Vec::new());
    let Some(entry) = ask_game(&speaker, &mut input, out)? else { return Ok(()) };
    let Some(people) = ask_seats(entry, &speaker, &mut input, out)? else { return Ok(()) };
    let new = NewTable { entry, pairs: Vec::new(), people, chance: NewChance::Secret, path: None };
    let (table, keeper) = new_table(&new)?;
    play(table, keeper, Thoughts::Random, None, lang, &mut input, out)
}

/// Asks for a number from 1 to `n`; Enter alone chooses `first`. Returns `None`
/// if the input ends or the person quits.
fn ask_number(
    n: usize,
    first: usize,
    speaker: &Speaker,
    input: &mut Input,
    out: &mut Output,
) -> anyhow::Result<Option<usize>> {
    loop {
        out.ask(format!("[{first}] "))?;
        let Some(line) = input.line()? else { return Ok(None) };
        if line == "q" {
            return Ok(None);
        }
        let number = if line.is_empty() { Some(first) } else { line.parse().ok() };
        match number {
            Some(number) if (1..=n).contains(&number) => return Ok(Some(number)),
            Some(_) | None => {
                let message = terminal::choose_up_to(n);
                out.line(speaker.say(&message))?;
            }
        }
    }
}

fn ask_lang(lang: Lang, input: &mut Input, out: &mut Output) -> anyhow::Result<Option<Lang>> {
    let speaker = catalog::speaker(lang, Vec::new());
    out.line("Ahu")?;
    out.line("")?;
    out.line(speaker.say(&Line::ChooseLanguage.message()))?;
    for (idx, lang) in Lang::ALL.into_iter().enumerate() {
        out.line(format!("{:>4}  {}", idx + 1, lang.name()))?;
    }
    let first = Lang::ALL.into_iter().position(|it| it == lang).map_or(1, |idx| idx + 1);
    let number = ask_number(Lang::ALL.len(), first, &speaker, input, out)?;
    Ok(number.map(|number| Lang::ALL[number - 1]))
}

fn ask_game(
    speaker: &Speaker,
    input: &mut Input,
    out: &mut Output,
) -> anyhow::Result<Option<&'static Entry>> {
    let games: Vec<&Entry> = catalog::games().iter().filter(|it| it.shelf == Shelf::Game).collect();
    out.line(speaker.say(&Line::ChooseGame.message()))?;
    for (idx, entry) in games.iter().enumerate() {
        let title = speaker.say(&words::title(entry.key()));
        let blurb = speaker.say(&words::blurb(entry.key()));
        out.line(format!("{:>4}  {title}: {blurb}", idx + 1))?;
    }
    let number = ask_number(games.len(), 1, speaker, input, out)?;
    Ok(number.map(|number| games[number - 1]))
}

fn ask_seats(
    entry: &Entry,
    speaker: &Speaker,
    input: &mut Input,
    out: &mut Output,
) -> anyhow::Result<Option<Vec<Who>>> {
    let facts = &entry.facts;
    out.line(speaker.say(&frame::seats(facts.n_seats_min, facts.n_seats_max)))?;
    out.line(speaker.say(&Line::ChooseSeats.message()))?;
    let default = match facts.n_seats_max {
        0..=2 => "me,bot",
        3.. => "me,bot,bot",
    };
    loop {
        out.ask(format!("[{default}] "))?;
        let Some(line) = input.line()? else { return Ok(None) };
        if line == "q" {
            return Ok(None);
        }
        let line = if line.is_empty() { default } else { line.as_str() };
        let people: anyhow::Result<Vec<Who>> =
            line.split(',').map(|who| Who::read(who, speaker.lang())).collect();
        let n_seats = line.split(',').count();
        let fits = (facts.n_seats_min.into()..=facts.n_seats_max.into()).contains(&n_seats);
        match people {
            Ok(people) if fits => return Ok(Some(people)),
            Ok(_) => {
                out.line(speaker.say(&frame::seats(facts.n_seats_min, facts.n_seats_max)))?;
            }
            Err(error) => out.line(format!("{error:#}"))?,
        }
    }
}
