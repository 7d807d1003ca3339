//! Tests the laws on games that each break one of them.

mod cheat;
mod cheat_types;

use kit::laws::{self, Law, Verdict};
use rules_core::{Config, Dice, Game};

use crate::saboteurs::cheat::{BUG, Cheat};

/// How many games a law gets to catch a cheat, per number of seats.
const N_GAMES: usize = 100;

/// Tries a law on random games for two and for three seats.
fn try_law<G: Game>(law: &Law<G>) -> Verdict {
    let mut dice = Dice::from_seed(0);
    for _ in 0..N_GAMES {
        let n_choices = dice.below(12);
        let choices: Vec<u16> = (0..n_choices).map(|_| dice.below(1 << 16) as u16).collect();
        for n_seats in [2, 3] {
            (law.check)(&Config::seats(n_seats), &choices)?;
        }
    }
    Ok(())
}

/// Tries a law on a game that cheats.
fn try_cheat(bug: Bug, name: &str) -> Verdict {
    BUG.set(bug);
    let laws = laws::all::<Cheat>();
    let law = laws.iter().find(|law| law.name == name).expect("a law of the kit");
    try_law(law)
}

/// Defines one bug per line: how a game cheats, the law that catches it, and what
/// the law says about it.
macro_rules! cheats {
    ($($bug:ident $law:ident $says:literal)+) => {
        /// How a game cheats.
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub(crate) enum Bug {
            PlaysFair,
            $($bug),+
        }

        #[test]
        fn each_cheat_is_caught_by_its_law() {
            $(
                match try_cheat(Bug::$bug, stringify!($law)) {
                    Ok(()) => panic!("{:?} gets past {}", Bug::$bug, stringify!($law)),
                    Err(why) => assert!(why.contains($says), "{:?}: {why}", Bug::$bug),
                }
            )+
        }

        #[test]
        fn each_law_has_a_cheat() {
            let caught = [$(stringify!($law)),+];
            for law in laws::all::<Cheat>() {
                assert!(caught.contains(&law.name), "nothing shows that {} can fail", law.name);
            }
        }
    };
}

cheats! {
    ListsAMoveTwice moves_are_playable "is listed twice"
    KeepsOldMoves moves_are_playable "of an earlier state are still listed"
    RefusesListedMoves moves_are_playable "is listed but refused"
    AcceptsAnything illegal_moves_change_nothing "is not listed but accepted"
    RemembersRefusals illegal_moves_change_nothing "was refused but changed the state"
    CitesNoRule refusals_cite_the_rule_book "not in the rule book"
    WritesTwoMovesAlike notation_round_trips "reads back as"
    ReadsSpaces notation_round_trips "is accepted, but written back as"
    SharesANumber notation_round_trips "has number 1 but is found under 0"
    CountsTooFar notation_round_trips "has number 99, of 7"
    DrawsNoPass diagram_round_trips "reads back as another state"
    PointsNowhere diagrams_are_checked "the diagram has no such position"
    ReadsAnything diagrams_are_checked "a diagram is accepted although it is spoilt"
    ForgetsOptions options_round_trip "reads back as"
    SeatsAnybody options_round_trip "0 seats: expected"
    ShufflesMoves order_is_stable "the order changes"
    WeighsNothing chance_is_fair "has weight 0"
    LetsChanceChoose chance_is_fair "chance has 1 outcomes on turn Seat"
    WeighsTooMuch roll_agrees_with_chances "the weights add up to"
    DealsFromTheBottom roll_agrees_with_chances "the outcome at"
    NeverEnds games_end "the declared maximum is 11"
    GetsStuck games_end "there are 0 possible moves on turn Seat"
    AddsWrongly totals_add_up "the points of a term are wrong"
    BreaksItself invariants_hold "broken invariant: it is spoilt"
    ChangesConfig invariants_hold "the config is now"
    SaltsTheStart replay_is_exact "a replay leads to another state"
    AsksTheWrongSeatEarly early_choices_stand "may choose early, but it is"
    ChangesAnEarlyChoice early_choices_stand "it chooses from"
    ViewPeeks secrets_are_kept "knows more than it has seen"
    MovesTell secrets_are_kept "the moves reveal a secret"
    EffectsTell secrets_are_kept "the effects reveal a secret"
    TurnTells secrets_are_kept "the turn reveals a secret"
    RefusalTells secrets_are_kept "reveals a secret:"
    EarlyTells secrets_are_kept "may choose early reveals a secret"
    LogTells twins_go_deep "the sightings give away what the views hide"
    SpectatorHears spectators_know_least "but not to a spectator"
    SpectatorPeeks spectators_know_least "a spectator sees more than seat"
    ImaginesAnotherView views_can_be_sampled "it looks different"
    ImaginesTheImpossible views_can_be_sampled "it breaks an invariant"
    SightingTells sightings_hide_what_views_hide "but the views do not"
    UndoesALook undo_shows_nothing "can be undone, but shows"
    UndoTells undo_shows_nothing "can be undone reveals a secret"
    CantBeSent everything_can_be_sent "can't be written as JSON"
}

#[test]
fn the_honest_game_obeys_every_law() {
    for law in laws::all::<Cheat>() {
        assert_eq!(try_cheat(Bug::PlaysFair, law.name), Ok(()), "{}", law.name);
    }
}

/// That is why there are two laws about views.
#[test]
fn a_thorough_cheat_passes_the_sampling_law() {
    assert_eq!(try_cheat(Bug::ViewPeeks, "views_can_be_sampled"), Ok(()));
}

/// That is why there is a law about the twins themselves.
#[test]
fn a_log_that_tells_leaves_no_twins_to_compare() {
    assert_eq!(try_cheat(Bug::LogTells, "secrets_are_kept"), Ok(()));
    assert_eq!(try_cheat(Bug::LogTells, "views_can_be_sampled"), Ok(()));
}
