//! `ahu play`: a game in the terminal.

use std::path::{Path, PathBuf};

use anyhow::{Context as _, bail, ensure};
use bots::Strength;
use catalog::Entry;
use record::{
    Date, Name, TableName,
    fair::{Entropy, RevealedSeed, Seed},
};
use referee::{Aside, Chance, Table};
use rules_core::Seat;
use words::{Lang, terminal::Line};

use crate::{
    game_options::GameOptions,
    load,
    output::Output,
    terminal::{
        hint,
        input::Input,
        keeper::Keeper,
        session::{Session, Thoughts, now},
    },
};

/// Play a game in the terminal, against bots or taking turns at one keyboard
///
/// The game is saved after every move; continue it later with --resume. Type ?
/// at the prompt for help.
#[derive(Debug, clap::Args)]
pub(crate) struct Args {
    /// The game (see: ahu games)
    #[arg(required_unless_present = "resume")]
    game: Option<String>,
    /// The players, clockwise: me, a name, bot, or a bot's strength
    #[arg(long, value_delimiter = ',', default_value = "me,bot", value_name = "WHO,WHO,…")]
    seats: Vec<String>,
    /// File to write the record to (default: GAME-ID.ahu in this folder)
    #[arg(long, value_name = "FILE")]
    record: Option<PathBuf>,
    /// Continue a saved game
    #[arg(long, value_name = "FILE",
          conflicts_with_all = ["game", "record", "seats", "seed", "typed"])]
    resume: Option<PathBuf>,
    /// Use this seed instead of a random one
    #[arg(long, value_name = "N", conflicts_with = "typed")]
    seed: Option<u64>,
    /// Enter the cards or dice of a real table by hand
    #[arg(long)]
    typed: bool,
    /// Before each of your moves, show the ones that a bot of this strength
    /// likes best: medium, hard or expert
    #[arg(long, value_name = "STRENGTH", num_args = 0..=1, require_equals = true,
          default_missing_value = hint::STRENGTH.key(), value_parser = load::thinking_strength)]
    hint: Option<Strength>,
    #[command(flatten)]
    options: GameOptions,
}

pub(crate) fn run(args: &Args, lang: Lang, out: &mut Output) -> anyhow::Result<()> {
    let mut input = Input::stdin();
    let (table, keeper) = match &args.resume {
        Some(path) => resume(path)?,
        None => open(args, lang)?,
    };
    let thoughts = args.seed.map_or(Thoughts::Random, Thoughts::Fixed);
    play(table, keeper, thoughts, args.hint, lang, &mut input, out)
}

/// Plays a table at this keyboard.
pub(crate) fn play(
    table: Table,
    keeper: Keeper,
    thoughts: Thoughts,
    hints: Option<Strength>,
    lang: Lang,
    input: &mut Input,
    out: &mut Output,
) -> anyhow::Result<()> {
    let speaker = catalog::speaker(lang, load::names(&table.record()));
    // The board shows what has happened so far, so the log of it is not printed.
    let n_logged = table.n_moves();
    let at_keyboard = None;
    Session { table, speaker, keeper, thoughts, input, out, at_keyboard, n_logged, hints }.run()
}

fn resume(path: &Path) -> anyhow::Result<(Table, Keeper)> {
    let (record, entry) = load::record(&path.to_string_lossy())?;
    let keeper = Keeper::new(path.to_owned());
    let seed = keeper.seed(&record)?;
    let table = Table::from_record(entry, &record, seed, &Aside::default())
        .with_context(|| path.display().to_string())?;
    Ok((table, keeper))
}

fn open(args: &Args, lang: Lang) -> anyhow::Result<(Table, Keeper)> {
    let entry = load::entry(args.game.as_deref().unwrap_or_default())?;
    let chance = match (args.seed, args.typed) {
        (_, true) => NewChance::Typed,
        (Some(seed), false) => NewChance::Fixed(seed),
        (None, false) => NewChance::Secret,
    };
    let people = args.seats.iter().map(|who| Who::read(who, lang)).collect::<Result<_, _>>()?;
    let pairs = args.options.pairs(entry)?;
    new_table(&NewTable { entry, pairs, people, chance, path: args.record.clone() })
}

/// What is needed to open a new table.
pub(crate) struct NewTable {
    pub(crate) entry: &'static Entry,
    pub(crate) pairs: Vec<(String, String)>,
    pub(crate) people: Vec<Who>,
    pub(crate) chance: NewChance,
    pub(crate) path: Option<PathBuf>,
}

/// Where the randomness of a new table comes from.
pub(crate) enum NewChance {
    Secret,
    Fixed(u64),
    Typed,
}

/// Who takes a seat.
pub(crate) enum Who {
    Person(Name),
    Bot(Strength),
}

impl Who {
    /// Reads `me`, `bot`, a bot's strength, or a name.
    pub(crate) fn read(text: &str, lang: Lang) -> anyhow::Result<Who> {
        let text = text.trim();
        if let Some(strength) = Strength::with_key(text) {
            return Ok(Who::Bot(strength));
        }
        if text == "bot" {
            return Ok(Who::Bot(Strength::Easy));
        }
        let name = match text {
            "me" => catalog::speaker(lang, Vec::new()).say(&Line::Me.message()),
            "" => bail!("a seat is empty: expected me, bot, a bot's strength or a name"),
            name => name.to_owned(),
        };
        Ok(Who::Person(Name::new(&name).with_context(|| format!("the name {name:?}"))?))
    }
}

pub(crate) fn new_table(new: &NewTable) -> anyhow::Result<(Table, Keeper)> {
    let n_seats = u8::try_from(new.people.len()).unwrap_or(u8::MAX);
    let pairs = new.pairs.iter().map(|(key, value)| (key.as_str(), value.as_str()));
    let start = new.entry.setup(n_seats, pairs)?;
    // Cards and dice depend on the id too: the same seed must give the same
    // game again.
    let id = match new.chance {
        NewChance::Fixed(number) => format!("seed-{number}"),
        NewChance::Secret | NewChance::Typed => format!("{:08x}", getrandom::u32()?),
    };
    let path = new.path.clone();
    let keeper =
        Keeper::new(path.unwrap_or_else(|| format!("{}-{id}.ahu", new.entry.key()).into()));
    keeper.check_free()?;
    let chance = match new.chance {
        NewChance::Typed => Chance::Typed,
        NewChance::Fixed(number) => {
            let mut seed = [0; 32];
            seed[24..].copy_from_slice(&number.to_be_bytes());
            Chance::Fixed(RevealedSeed(seed))
        }
        NewChance::Secret => {
            let mut bytes = [0; 32];
            getrandom::fill(&mut bytes)?;
            let seed = Seed::from_bytes(bytes);
            keeper.keep_seed(&seed)?;
            Chance::Fair(seed)
        }
    };
    let mut table = Table::open(start, TableName::new(&id)?, chance, now())?;
    if let Some(date) = Date::of(now()) {
        table.set_date(date);
    }
    ensure!(new.people.len() == usize::from(table.n_seats()), "expected one player per seat");
    for (seat, who) in Seat::all(n_seats).zip(&new.people) {
        let mut bytes = [0; 32];
        getrandom::fill(&mut bytes)?;
        let entropy = Entropy::new(&bytes)?;
        match who {
            Who::Person(name) => table.sit(seat, name.clone(), entropy)?,
            Who::Bot(strength) => table.sit_bot(seat, *strength, entropy)?,
        }
    }
    table.start(now())?;
    Ok((table, keeper))
}
