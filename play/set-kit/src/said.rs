//! Everything that is said of a game, collected in whole games.

use std::collections::HashSet;

use rules_core::{Config, Dice, Game, MoveOf, OptionSpec, Options, Turn, Values, Viewer};
use words::{
    Arg, Message, Seen, Speak, option_message, place_line, result_line, title, value_message, web,
};

/// Returns what can be said of a game before and after it is played, and its own samples.
pub fn samples<S: Speak>() -> HashSet<Message> {
    let mut said = HashSet::new();
    let samples = S::samples();
    said.extend(samples.effects.iter().map(S::effect_line));
    said.extend(samples.refusals.iter().map(S::refusal));
    said.extend(samples.terms.iter().map(S::term));
    said.extend(samples.terms.iter().map(S::term_noun));
    said.extend(samples.others);
    said.extend(options(S::Game::FACTS.key, <S::Game as Game>::Options::SPECS));
    let (game, coach) = (S::Game::FACTS.key, S::TEXTS.coach);
    said.insert(web::weight(game));
    said.extend(coach.lessons().into_iter().map(|it| it.message));
    said.extend(coach.sheet(game).into_iter().flatten());
    said
}

/// The title of a game, its options and their values.
fn options(game: &str, specs: &[OptionSpec]) -> Vec<Message> {
    let mut said = vec![title(game), Message::new(format!("{game}-blurb"))];
    for spec in specs {
        said.push(option_message(game, spec.key));
        said.push(Message::new(format!("{game}-option-{}-help", spec.key)));
        if let Values::OneOf(values) = spec.values {
            said.extend(values.iter().map(|value| value_message(game, spec.key, value)));
        }
    }
    said
}

/// Chooses a move of a game.
pub type Choose<G> = fn(&G, &[<G as Game>::Move], &mut Dice) -> <G as Game>::Move;

/// Plays a game at random and collects everything that is said to anyone at the table.
///
/// # Panics
///
/// Panics if there is no such table.
pub fn hear<S: Speak>(
    config: &Config<<S::Game as Game>::Options>,
    seed: u64,
    said: &mut HashSet<Message>,
) {
    hear_with::<S>(config, seed, 1, any::<S>, said);
}

/// Any move is as good as any other.
fn any<S: Speak>(_: &S::Game, moves: &[MoveOf<S>], dice: &mut Dice) -> MoveOf<S> {
    *dice.pick(moves)
}

/// Plays a game and collects what everyone at the table is told; in every
/// state, or less often, also why the other moves can't be made.
///
/// # Panics
///
/// Panics if there is no such table.
pub fn hear_with<S: Speak>(
    config: &Config<<S::Game as Game>::Options>,
    seed: u64,
    stride: usize,
    choose: Choose<S::Game>,
    said: &mut HashSet<Message>,
) {
    let mut n_moves = 0;
    let mut game = S::Game::setup(config).expect("a table for that many");
    let mut dice = Dice::from_seed(seed);
    loop {
        for viewer in game.viewers() {
            said.insert(S::prompt(&game.view(viewer)));
        }
        if let Turn::Over(standing) = game.turn() {
            said.insert(result_line::<S>(&standing));
            for (seat, tally) in standing.seats().iter() {
                said.insert(place_line(&standing, seat));
                said.extend(tally.terms.iter().map(S::term));
            }
            return;
        }
        look::<S>(&game, n_moves % stride == 0, said);
        n_moves += 1;
        let mv = choose(&game, &game.successors(), &mut dice);
        let entries: Vec<_> = game
            .viewers()
            .map(|viewer| S::entry(&Seen::make(&mut game.clone(), mv, viewer)))
            .collect();
        for entry in entries {
            said.insert(entry.line);
            said.extend(entry.effects);
            said.extend(entry.covered);
        }
        game.apply(mv);
    }
}

/// The labels of the moves that can be made, and why the others can't.
fn look<S: Speak>(game: &S::Game, is_curious: bool, said: &mut HashSet<Message>) {
    let moves = game.successors();
    for viewer in game.viewers() {
        if game.is_to_move(viewer) || viewer == Viewer::Spectator {
            let view = game.view(viewer);
            said.extend(moves.iter().map(|mv| S::label(&view, *mv)));
        }
    }
    for mv in
        (0..S::Game::FACTS.n_move_ids).filter(|_| is_curious).filter_map(S::Game::move_with_id)
    {
        if !moves.contains(&mv) {
            said.insert(S::refusal(&game.refuse(mv)));
        }
    }
}

/// Adds the keys of a message and of all it speaks of.
pub fn keys(message: &Message, out: &mut HashSet<String>) {
    out.insert(message.key.to_string());
    for (_, arg) in &message.args {
        match arg {
            Arg::Word(key) => {
                out.insert(key.to_string());
            }
            Arg::List(messages) => messages.iter().for_each(|it| keys(it, out)),
            Arg::Number(_) | Arg::Seat(_) | Arg::Mark(_) | Arg::Text(_) => {}
        }
    }
}
