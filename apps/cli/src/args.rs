//! The command line: its commands and the flags that all of them share.

use catalog::Shelf;
use clap::{Parser, Subcommand};
use words::Lang;

use crate::commands::{
    admin, analyse, arena, backup, bench, completions, convert, count, play, replay, restore,
    serve, show, sim, train, verify,
};

#[derive(Debug, Parser)]
#[command(name = "ahu", version, about = about(), long_about = long_about(),
          after_help = after_help())]
pub(crate) struct Args {
    /// Language: en, de, hu or it (default: from the locale, else English)
    #[arg(long, global = true, value_parser = lang, value_name = "LANG")]
    pub(crate) lang: Option<Lang>,
    #[command(subcommand)]
    pub(crate) command: Option<Command>,
}

#[derive(Debug, Subcommand)]
pub(crate) enum Command {
    Serve(serve::Args),
    /// Choose a game from a menu and play it in the terminal
    Menu,
    Play(play::Args),
    Sim(sim::Args),
    Arena(arena::Args),
    Train(train::Args),
    Replay(replay::Args),
    Show(show::Args),
    Analyse(analyse::Args),
    Verify(verify::Args),
    Convert(convert::Args),
    Count(count::Args),
    Bench(bench::Args),
    /// List the games with their numbers of players and their options
    Games {
        /// Print JSON
        #[arg(long)]
        json: bool,
    },
    Completions(completions::Args),
    Backup(backup::Args),
    Restore(restore::Args),
    Admin(admin::Args),
}

/// Says what the program is for, with the games that the catalog has.
fn about() -> String {
    let speaker = catalog::speaker(Lang::En, Vec::new());
    let games = catalog::games().iter().filter(|entry| entry.shelf == Shelf::Game);
    let titles: Vec<String> = games.map(|it| speaker.say(&words::title(it.key()))).collect();
    let titles = match &titles[..] {
        [first @ .., last] if !first.is_empty() => format!("{} and {last}", first.join(", ")),
        _ => titles.concat(),
    };
    format!("Play {titles} in the browser or in the terminal, against bots or with friends")
}

fn long_about() -> String {
    about() + ".\n\nWithout a command, ahu starts the web app and prints its address."
}

/// Shows examples, with a game from the catalog.
fn after_help() -> String {
    let game = catalog::games().first().map_or("GAME", |entry| entry.key());
    format!(
        "\
Examples:
  ahu serve --listen 0.0.0.0:8080
  ahu play {game} --seats me,bot,bot --lang hu
  ahu play {game} --seats Anna,Bea
  ahu sim {game} --games 100000
  ahu arena {game} --seats hard,easy
  ahu replay game.ahu --as b
  ahu show game.ahu --at 40
  ahu analyse game.ahu --plot game.html
  ahu verify game.ahu

Exit codes: 0 success, 1 an error in a file, a game or a move, 2 an error in the command line."
    )
}

impl Args {
    /// Returns the language that was asked for, else the best one for the locales, else
    /// English.
    pub(crate) fn lang(&self) -> Lang {
        let of_locale = || {
            let locales: Vec<String> = sys_locale::get_locales().collect();
            Lang::negotiate(locales.iter().map(String::as_str))
        };
        self.lang.or_else(of_locale).unwrap_or(Lang::En)
    }
}

fn lang(text: &str) -> Result<Lang, String> {
    Lang::with_key(text).ok_or_else(|| "expected en, de, hu or it".to_owned())
}
