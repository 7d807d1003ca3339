//! The task of a table, which is the only one to change it.

use std::{
    panic::{AssertUnwindSafe, catch_unwind},
    sync::Arc,
    time::Duration,
};

use referee::{TableError, Thought};
use store::{Answer, Append, AppendError, ChatMessage, NewChat, NewEvent, Outcome, Who};
use tokio::{
    sync::{mpsc, watch},
    task::JoinHandle,
    time::{Instant, sleep_until},
};

use crate::{
    actor,
    command::{Act, Command, Say},
    error::of_store,
    event::Event,
    load::{self, Loaded, N_CHAT_MESSAGES},
    request::{Done, Request},
    rows,
    shared::Shared,
    snapshot::{Attendance, Snapshot},
    state::TableState,
};

/// How long a table stays in memory after it was last used.
const IDLE: Duration = Duration::from_secs(300);

/// How often presence is checked.
const ROUND: Duration = Duration::from_secs(15);

/// How long to wait when the store can't write now.
const AGAIN: Duration = Duration::from_secs(1);

/// Starts the task of a table, and returns its handle.
pub(super) fn start(
    shared: Arc<Shared>,
    loaded: Loaded,
    inbox: mpsc::Receiver<Command>,
) -> watch::Receiver<Snapshot> {
    let now = shared.world.now();
    let attendance = Attendance::default();
    let snapshot = Snapshot {
        presence: Arc::new(attendance.presence(&loaded.state, now)),
        state: Arc::new(loaded.state),
        chat: Arc::new(loaded.chat),
        tick: 0,
    };
    let (snapshot, snapshots) = watch::channel(snapshot);
    let task = Task {
        shared,
        inbox,
        snapshot,
        attendance,
        thinking: None,
        is_stepped: false,
        bot_from: Instant::now(),
        last_used: Instant::now(),
    };
    tokio::spawn(task.run());
    snapshots
}

struct Task {
    shared: Arc<Shared>,
    inbox: mpsc::Receiver<Command>,
    snapshot: watch::Sender<Snapshot>,
    attendance: Attendance,
    thinking: Option<JoinHandle<Thought>>,
    /// Whether somebody asked for the next move of a bot.
    is_stepped: bool,
    /// No bot moves before this time.
    bot_from: Instant,
    /// When the table was last used.
    last_used: Instant,
}

impl Task {
    async fn run(mut self) {
        let mut round = tokio::time::interval(ROUND);
        loop {
            self.start_thinking();
            let bot_from = self.bot_from;
            let late = self.late_at();
            tokio::select! {
                command = self.inbox.recv() => match command {
                    Some(command) => self.obey(command).await,
                    None => break,
                },
                thought = thought(&mut self.thinking, bot_from) => self.play_bot(thought).await,
                () = sleep_until(late.unwrap_or_else(Instant::now)), if late.is_some() => {
                    self.replace_late().await;
                }
                _ = round.tick() => {
                    self.look_around();
                    if self.is_idle() {
                        break;
                    }
                }
            }
        }
        // Requests that have already arrived are answered; later ones find the channel closed and
        // load the table again.
        self.inbox.close();
        while let Some(command) = self.inbox.recv().await {
            self.obey(command).await;
        }
    }

    fn state(&self) -> Arc<TableState> {
        self.snapshot.borrow().state.clone()
    }

    fn is_idle(&self) -> bool {
        let is_busy = self.attendance.has_streams() || self.thinking.is_some();
        !is_busy && self.last_used.elapsed() > IDLE
    }

    /// Publishes what has changed.
    fn publish(&self, change: impl FnOnce(&mut Snapshot)) {
        self.snapshot.send_modify(|snapshot| {
            change(snapshot);
            snapshot.tick += 1;
        });
    }

    fn look_around(&mut self) {
        let (state, now) = (self.state(), self.shared.world.now());
        self.attendance.forget(&state, now);
        let presence = self.attendance.presence(&state, now);
        if *self.snapshot.borrow().presence != presence {
            self.publish(|snapshot| snapshot.presence = Arc::new(presence));
        }
    }

    /// Returns when somebody's time runs out.
    fn late_at(&self) -> Option<Instant> {
        let (_, at) = self.state().clocks.deadline()?;
        let ms = at.ms_since(self.shared.world.now());
        // A time far away is checked again later.
        Some(Instant::now() + Duration::from_millis(ms.min(60_000)))
    }

    async fn replace_late(&mut self) {
        let state = self.state();
        let now = self.shared.world.now();
        let Some((seat, _)) = state.clocks.deadline().filter(|(_, at)| *at <= now) else {
            return;
        };
        let strength = bots::Strength::Medium;
        let event = Event::TakeOver { seat, strength, is_late: true };
        if let Err(error) = self.commit(event, None, None).await {
            self.complain("a late seat was not taken over", &error).await;
        }
    }

    fn start_thinking(&mut self) {
        let state = self.state();
        let is_asked = state.pace.delay_ms().is_some() || self.is_stepped;
        if self.thinking.is_some() || state.is_closed || !is_asked {
            return;
        }
        let Some(thinker) = state.table.thinker() else { return };
        let delay = state.pace.delay_ms().unwrap_or(0);
        self.bot_from = Instant::now() + Duration::from_millis(delay);
        let (shared, seed) = (self.shared.clone(), self.shared.world.number());
        self.thinking = Some(tokio::spawn(async move {
            let _permit = shared.thinkers.acquire().await;
            let think = move || thinker.think(seed);
            match tokio::task::spawn_blocking(think).await {
                Ok(thought) => thought,
                Err(error) => std::panic::resume_unwind(error.into_panic()),
            }
        }));
    }

    async fn play_bot(&mut self, thought: Option<Thought>) {
        self.thinking = None;
        let Some(thought) = thought else {
            tracing::error!(table = %self.state().id, "a bot could not think");
            self.bot_from = Instant::now() + AGAIN;
            tokio::time::sleep(AGAIN).await;
            return;
        };
        self.is_stepped = false;
        let event =
            Event::Bot { seat: thought.seat(), n_moves: thought.n_moves(), mv: thought.mv() };
        match self.commit(event, None, None).await {
            // The table has changed while the bot was thinking, so it thinks again.
            Ok(_) => {}
            Err(error) if error.is_refusal() || error == TableError::Conflict => {}
            Err(error) => self.complain("a bot could not move", &error).await,
        }
    }

    async fn complain(&self, what: &str, error: &TableError) {
        tracing::error!(table = %self.state().id, %error, "{what}");
        tokio::time::sleep(AGAIN).await;
    }

    async fn obey(&mut self, command: Command) {
        let now = self.shared.world.now();
        // Whoever asked may be gone, but what was done stays done.
        match command {
            Command::Act(act, answer) => {
                self.last_used = Instant::now();
                self.attendance.see(&act.actor.who, now);
                let _ = answer.send(self.act(*act).await);
            }
            Command::Say(say, answer) => {
                self.last_used = Instant::now();
                let _ = answer.send(self.say(say).await);
            }
            Command::Step(actor, answer) => {
                let event: Event = Event::Pace { pace: self.state().pace };
                let snapshot = self.snapshot.borrow().clone();
                let allowed = actor::permit(&snapshot.state, &snapshot.presence, &actor, &event);
                // There is no move to ask for, and none should come later unasked.
                let has_bot = snapshot.state.table.bot_to_move().is_some();
                self.is_stepped |= allowed.is_ok() && has_bot;
                let _ = answer.send(allowed.map(|()| Done::Now));
            }
            Command::Seen(who) => {
                self.last_used = Instant::now();
                self.attendance.see(&who, now);
                self.look_around();
            }
            Command::Enter(who) => {
                self.last_used = Instant::now();
                self.attendance.enter(&who, now);
                self.look_around();
            }
            Command::Exit(who) => self.attendance.exit(&who, now),
        }
    }

    async fn act(&mut self, act: Act) -> Result<Done, TableError> {
        let snapshot = self.snapshot.borrow().clone();
        let allowed = match act.is_trusted {
            true => Ok(()),
            false => actor::permit(&snapshot.state, &snapshot.presence, &act.actor, &act.event),
        };
        let result = match allowed {
            Ok(()) => self.commit(act.event, Some(act.actor.who), act.request.clone()).await,
            Err(error) => Err(error),
        };
        match (result, act.request) {
            // What is refused now may have been done when it first arrived.
            (Err(error), Some(request)) if error.is_refusal() => {
                match request.answered(&self.shared.store).await? {
                    Some(answer) => Ok(Done::Before(answer)),
                    None => Err(error),
                }
            }
            (result, _) => result,
        }
    }

    /// Tries an event on a copy, stores it, and only then makes it true.
    async fn commit(
        &mut self,
        event: Event,
        by: Option<Who>,
        request: Option<Request>,
    ) -> Result<Done, TableError> {
        let now = self.shared.world.now();
        let before = self.state();
        let mut after = TableState::clone(&before);
        let attempt = catch_unwind(AssertUnwindSafe(|| after.apply(&event, by.as_ref(), now)));
        match attempt {
            Ok(applied) => applied?,
            Err(_) => return Err(TableError::Broken("the rules broke off".to_owned())),
        }
        let stored = NewEvent { at: now, by, text: after.stored(event.clone()).to_string() };
        let outbox = self.shared.outbox.get();
        let notices = outbox.map(|it| it.of_event(&event, &before, &after)).unwrap_or_default();
        let is_told = !notices.is_empty();
        let append = Append {
            table: before.id.clone(),
            expected: before.n_events + 1,
            events: vec![stored],
            notices,
            update: rows::update(&after, &before),
            seats: rows::changed_seats(&after, &before, &self.shared.seal_key),
            at: now,
            idempotent: request
                .map(|it| it.idempotent(Answer { status: 200, text: String::new() }, now)),
        };
        match self.shared.store.append(append).await {
            Ok(Outcome::Done(_)) => {}
            Ok(Outcome::Replayed(answer)) => return Ok(Done::Before(answer)),
            Err(AppendError::Conflict { .. }) => {
                self.reload().await?;
                return Err(TableError::Conflict);
            }
            Err(AppendError::KeyReused) => return Err(TableError::KeyReused),
            Err(AppendError::NoSuchTable) => return Err(TableError::NoSuchTable),
            Err(AppendError::Store(error)) => return Err(of_store(error)),
        }
        self.shared.counters.event(&event);
        if let Some(outbox) = self.shared.outbox.get().filter(|_| is_told) {
            outbox.ring();
        }
        let presence = self.attendance.presence(&after, now);
        self.publish(|snapshot| {
            snapshot.state = Arc::new(after);
            snapshot.presence = Arc::new(presence);
        });
        Ok(Done::Now)
    }

    /// Loads what another server has stored.
    async fn reload(&mut self) -> Result<(), TableError> {
        let id = self.state().id.clone();
        let loaded = load::load(&self.shared, &id).await?;
        self.thinking = None;
        self.publish(|snapshot| {
            snapshot.state = Arc::new(loaded.state);
            snapshot.chat = Arc::new(loaded.chat);
        });
        Ok(())
    }

    async fn say(&mut self, say: Say) -> Result<Done, TableError> {
        let snapshot = self.snapshot.borrow().clone();
        let identities = &say.actor.identities;
        if snapshot.state.seats_of(identities).is_empty() && !snapshot.state.is_host(identities) {
            return Err(TableError::NotAtTable);
        }
        let now = self.shared.world.now();
        let mut message = ChatMessage {
            number: 0,
            at: now,
            who: Some(say.actor.who),
            name: say.name,
            text: say.text,
        };
        let answer = Answer { status: 200, text: String::new() };
        let chat = NewChat {
            table: snapshot.state.id.clone(),
            at: message.at,
            who: message.who.clone(),
            name: message.name.clone(),
            text: message.text.clone(),
            n_kept: N_CHAT_MESSAGES,
            idempotent: say.request.map(|it| it.idempotent(answer, now)),
        };
        match self.shared.store.say(chat).await.map_err(of_store)? {
            Outcome::Replayed(answer) => Ok(Done::Before(answer)),
            Outcome::Done(number) => {
                message.number = number;
                let mut messages = Vec::clone(&snapshot.chat);
                messages.push(message);
                let n_old = messages.len().saturating_sub(N_CHAT_MESSAGES as usize);
                messages.drain(..n_old);
                self.publish(|snapshot| snapshot.chat = Arc::new(messages));
                Ok(Done::Now)
            }
        }
    }
}

/// Waits for a bot, at least until the time at which it may move; for ever if no bot is thinking.
async fn thought(thinking: &mut Option<JoinHandle<Thought>>, from: Instant) -> Option<Thought> {
    let Some(handle) = thinking else { return std::future::pending().await };
    sleep_until(from).await;
    handle.await.ok()
}
