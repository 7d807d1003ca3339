//! What can be asked on the command line.

use clap::{Parser, Subcommand};
use words::Lang;

use crate::commands::{
    admin, arena, backup, bench, completions, convert, count, play, replay, restore, serve, show,
    sim, train, verify,
};

/// Island games in the browser and in the terminal: play, simulate, check.
///
/// Without a command it serves the web app and says where.
#[derive(Debug, Parser)]
#[command(name = "ahu", version, after_help = after_help())]
pub(crate) struct Args {
    /// Language of the game: en, de, hu or it (default: the locale, else English)
    #[arg(long, global = true, value_parser = lang, value_name = "LANG")]
    pub(crate) lang: Option<Lang>,
    #[command(subcommand)]
    pub(crate) command: Option<Command>,
}

#[derive(Debug, Subcommand)]
pub(crate) enum Command {
    Serve(serve::Args),
    /// Choose what to play in the terminal from a menu
    Menu,
    Play(play::Args),
    Sim(sim::Args),
    Arena(arena::Args),
    Train(train::Args),
    Replay(replay::Args),
    Show(show::Args),
    Verify(verify::Args),
    Convert(convert::Args),
    Count(count::Args),
    Bench(bench::Args),
    /// List the games with their seats and options
    Games {
        /// As JSON
        #[arg(long)]
        json: bool,
    },
    Completions(completions::Args),
    Backup(backup::Args),
    Restore(restore::Args),
    Admin(admin::Args),
}

/// Examples with a game that there is.
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
  ahu verify game.ahu

Exit codes: 0 done, 1 something is wrong with a file, a game or a move, 2 with the command line."
    )
}

impl Args {
    /// The language asked for, else the locale's, else English.
    pub(crate) fn lang(&self) -> Lang {
        let of_locale = || sys_locale::get_locale().and_then(|it| Lang::from_locale(&it));
        self.lang.or_else(of_locale).unwrap_or(Lang::En)
    }
}

fn lang(text: &str) -> Result<Lang, String> {
    Lang::with_key(text).ok_or_else(|| "expected en, de, hu or it".to_owned())
}
