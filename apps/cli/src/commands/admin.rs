//! `ahu admin`: the maintenance of a server.

use anyhow::{Context as _, bail};
use clap::Subcommand;
use store::{Account, AccountId, Store};
use tables::{Event, World};
use web::people::{Passwords, account_key};

use crate::{commands::serve::Data, output::Output};

/// Maintain a server: accounts, tables, the database
#[derive(Debug, clap::Args)]
pub(crate) struct Args {
    #[command(subcommand)]
    task: Task,
    #[command(flatten)]
    data: Data,
}

#[derive(Debug, Subcommand)]
enum Task {
    /// List the accounts
    Users,
    /// Give an account a new password and print it
    ResetPassword {
        /// Account name
        name: String,
    },
    /// Give an account the right to close tables
    MakeAdmin {
        /// Account name
        name: String,
        /// Take the right away again
        #[arg(long)]
        revoke: bool,
    },
    /// Close a table for good; stop the server first if the table is in use
    CloseTable {
        /// The table's id, as in its address
        id: String,
    },
    /// Check the database for damage
    Check,
}

pub(crate) fn run(args: &Args, out: &mut Output) -> anyhow::Result<()> {
    let folder = args.data.folder();
    anyhow::ensure!(folder.is_dir(), "there is no folder {}", folder.display());
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    runtime.block_on(async {
        let store = Store::open(&folder).with_context(|| folder.display().to_string())?;
        match &args.task {
            Task::Users => accounts(&store, out).await?,
            Task::ResetPassword { name } => reset_password(&store, name, out).await?,
            Task::MakeAdmin { name, revoke } => {
                let account = account(&store, name).await?;
                store.set_admin(account.id, !revoke).await?;
                out.line(format!(
                    "{}: {}",
                    account.name,
                    if *revoke { "not an admin" } else { "admin" }
                ))?;
            }
            Task::CloseTable { id } => close_table(&store, id, out).await?,
            Task::Check => check(&store, out).await?,
        }
        store.close().await;
        Ok(())
    })
}

async fn account(store: &Store, name: &str) -> anyhow::Result<Account> {
    let found = store.account_by_name(&account_key(name)?).await?;
    found.with_context(|| format!("there is no account {name:?}"))
}

async fn accounts(store: &Store, out: &mut Output) -> anyhow::Result<()> {
    let mut after = AccountId(0);
    loop {
        let accounts = store.accounts(after, 200).await?;
        for account in &accounts {
            let mark = if account.is_admin { "admin" } else { "" };
            out.line(format!("{:>6} {:<24} {mark}", account.id.0, account.name).trim_end())?;
        }
        match accounts.last() {
            Some(last) => after = last.id,
            None => return Ok(()),
        }
    }
}

async fn reset_password(store: &Store, name: &str, out: &mut Output) -> anyhow::Result<()> {
    let account = account(store, name).await?;
    let world = World::system();
    let password = world.text::<10>();
    let hash = Passwords::new(1).hash(password.clone(), world.bytes()).await?;
    store.set_password(account.id, hash).await?;
    out.line(format!("The new password of {} is {password}", account.name))?;
    out.line("All devices must log in again. API keys remain valid.")?;
    Ok(())
}

async fn close_table(store: &Store, id: &str, out: &mut Output) -> anyhow::Result<()> {
    let id = id.parse().context("expected a table's id, as in its address")?;
    let Some(table) = store.table(&id).await? else { bail!("there is no table {id}") };
    let events = store.events(&id, 0).await?;
    let last = events.last().map(|event| &event.text);
    let at = World::system().now();
    let (n, chain) = match last {
        Some(text) => {
            let line = tables::StoredEvent::parse(text)?;
            (line.n, line.chain)
        }
        None => (0, None),
    };
    let text = tables::StoredEvent { event: Event::Close, n, chain }.to_string();
    let update = store::TableUpdate {
        phase: Some(store::Phase::Over),
        awaited: Some(store::SeatSet::default()),
        wake_at: Some(None),
        ..store::TableUpdate::default()
    };
    let append = store::Append {
        table: id,
        expected: table.head.n_events + 1,
        events: vec![store::NewEvent { at, by: None, text }],
        notices: tables::notices_of_closing(&table.head.game, table.head.n_events + 1),
        update,
        seats: Vec::new(),
        at,
        idempotent: None,
    };
    store.append(append).await?;
    out.line("Closed.")?;
    Ok(())
}

async fn check(store: &Store, out: &mut Output) -> anyhow::Result<()> {
    let wrong = store.check().await?;
    for what in &wrong {
        out.line(what)?;
    }
    if !wrong.is_empty() {
        bail!("the database is damaged: {} problems found", wrong.len());
    }
    let counts = store.counts().await?;
    out.line(format!(
        "No damage found: {} open, {} running and {} finished tables, {} accounts.",
        counts.n_open, counts.n_playing, counts.n_over, counts.n_accounts
    ))?;
    Ok(())
}
