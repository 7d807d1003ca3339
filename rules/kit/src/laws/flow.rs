//! Laws about the course of a game.

use rules_core::{Config, Dice, Game, Seat, Turn};

use crate::{laws::Verdict, playout, playout::random_move};

/// How many continuations are tried until an early choice is due.
const N_WALKS: usize = 3;

/// Equal states list the same moves in the same order, however they were reached.
pub fn order_is_stable<G: Game>(config: &Config<G::Options>, choices: &[u16]) -> Verdict {
    let first = playout::<G>(config, choices);
    let second = playout::<G>(config, choices);
    let mut others = second.states.iter();
    first.each_state(|state| {
        let lists = lists(state);
        let replayed = others.next().ok_or("the same choices lead to a shorter game")?;
        ensure!(lists == self::lists(replayed), "the order changes when the game is played again");
        ensure!(lists == self::lists(&state.clone()), "the order changes in a copy");
        if let Ok(read) = G::from_diagram(&state.diagram()) {
            ensure!(
                read != *state || lists == self::lists(&read),
                "the order depends on more than the state"
            );
        }
        Ok(())
    })
}

type Lists<G> = (Vec<<G as Game>::Move>, Vec<(<G as Game>::Move, u32)>);

fn lists<G: Game>(state: &G) -> Lists<G> {
    let (mut moves, mut chances) = (Vec::new(), Vec::new());
    state.legal_moves(&mut moves);
    state.chances(&mut chances);
    (moves, chances)
}

/// A game is never stuck, and it is over within the declared number of moves.
pub fn games_end<G: Game>(config: &Config<G::Options>, choices: &[u16]) -> Verdict {
    let moves_max = G::FACTS.moves_max as usize;
    let start = playout::<G>(config, choices);
    let mut dice = Dice::from_seed(0);
    // Always choosing the first or the last move finds loops that random play
    // escapes from.
    let policies: [&mut dyn FnMut(u32) -> u32; 3] =
        [&mut |_| 0, &mut |n| n - 1, &mut |n| dice.below(n)];
    for policy in policies {
        let mut game = start.last().clone();
        let mut n_moves = start.moves.len();
        loop {
            let moves = game.successors();
            let is_over = matches!(game.turn(), Turn::Over(_));
            ensure!(
                is_over == moves.is_empty(),
                "after {n_moves} moves there are {} possible moves on turn {:?}",
                moves.len(),
                game.turn()
            );
            let is_in_time = if is_over { n_moves <= moves_max } else { n_moves < moves_max };
            ensure!(
                is_in_time,
                "{n_moves} moves, over: {is_over}; the declared maximum is {moves_max}"
            );
            if is_over {
                break;
            }
            game.apply(moves[policy(moves.len() as u32) as usize]);
            n_moves += 1;
        }
    }
    Ok(())
}

/// The invariants hold in every state, and the config never changes.
pub fn invariants_hold<G: Game>(config: &Config<G::Options>, choices: &[u16]) -> Verdict {
    playout::<G>(config, choices).each_state(|state| {
        state.check().map_err(|broken| format!("broken invariant: {broken}"))?;
        let kept = state.config();
        ensure!(kept == *config, "the config is now {kept:?}");
        ensure!(state.n_seats() == config.n_seats, "there are {} seats now", state.n_seats());
        Ok(())
    })
}

/// The config and the moves, written as text, lead to the same states again.
pub fn replay_is_exact<G: Game>(config: &Config<G::Options>, choices: &[u16]) -> Verdict {
    let playout = playout::<G>(config, choices);
    let record: Vec<String> = playout.moves.iter().map(ToString::to_string).collect();
    let mut game = G::setup(&playout.states[0].config()).map_err(|error| error.to_string())?;
    let mut record = record.iter();
    playout.each_state(|state| {
        ensure!(game == *state, "a replay leads to another state");
        if let Some(text) = record.next() {
            let mv = text.parse().map_err(|error| format!("{error}"))?;
            game.play(mv).map_err(|refusal| format!("a replay refuses {mv}: {refusal:?}"))?;
        }
        Ok(())
    })
}

/// A choice that may be made early is the same when its turn comes, whatever the
/// others have done.
pub fn early_choices_stand<G: Game>(config: &Config<G::Options>, choices: &[u16]) -> Verdict {
    let mut dice = Dice::from_seed(0);
    playout::<G>(config, choices).each_state(|state| {
        for seat in Seat::all(state.n_seats()) {
            let Some(early) = state.early(seat) else {
                continue;
            };
            let turn = early.turn();
            ensure!(turn == Turn::Seat(seat), "seat {seat} may choose early, but it is {turn:?}");
            early.check().map_err(|broken| format!("{seat} chooses early though {broken}"))?;
            let choices = early.successors();
            for _ in 0..N_WALKS {
                check_walk(state, seat, &choices, &mut dice)
                    .map_err(|why| format!("seat {seat} may choose early, but {why}"))?;
            }
        }
        Ok(())
    })
}

/// Plays at random until it is the seat's turn.
fn check_walk<G: Game>(state: &G, seat: Seat, choices: &[G::Move], dice: &mut Dice) -> Verdict {
    let mut game = state.clone();
    let mut walk = Vec::new();
    while game.turn() != Turn::Seat(seat) {
        let Some(mv) = random_move(&game, dice) else {
            return Err(format!("its turn never comes after {walk:?}"));
        };
        ensure!(walk.len() < G::FACTS.moves_max as usize, "its turn does not come");
        game.apply(mv);
        walk.push(mv.to_string());
    }
    let moves = game.successors();
    ensure!(moves == choices, "after {walk:?} it chooses from {moves:?}, not from {choices:?}");
    Ok(())
}
