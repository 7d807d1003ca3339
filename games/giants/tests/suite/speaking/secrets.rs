//! The shown log of Giants tells no more than the table shows (GI-2a, GI-O16).

use giants_rules::{
    BidMove, Giants, Move, Phase, PlaceMove, Placed, Sighting, SiteNo, TransportMove,
};
use rules_core::{Config, Dice, Game, Seat, Turn, Viewer};
use words::{Arg, Entry, Message, Seen, Speak, shown_lines};

/// Plays a game and calls `look` after every move with the entries so far.
fn watch(
    n_seats: u8,
    options: &[(&str, &str)],
    viewer: Viewer,
    mut look: impl FnMut(&Giants, &[(Seen<Giants>, Entry)]),
) {
    let config = Config { n_seats, options: crate::speaking::options(options) };
    let mut game = Giants::setup(&config).expect("a table");
    let mut dice = Dice::from_seed(3);
    let mut entries = Vec::new();
    while !matches!(game.turn(), Turn::Over(_)) {
        let mv = crate::speaking::purposeful(&game, &game.successors(), &mut dice);
        let seen = Seen::make(&mut game, mv, viewer);
        let entry = giants::Set::entry(&seen);
        entries.push((seen, entry));
        look(&game, &entries);
    }
}

/// A bid in the making: before the reveal all steps and all sizes look alike.
#[test]
fn gi_2a_a_bid_is_not_told_before_the_reveal() {
    let mut n_hidden = 0;
    watch(3, &[], Viewer::Seat(Seat(1)), |_, entries| {
        let Some((seen, entry)) = entries.last() else { return };
        if !matches!(seen.before.phase, Phase::Bid { .. }) || seen.mover == Some(Seat(1)) {
            return;
        }
        let is_ready =
            matches!(seen.seen, Sighting::Open(Move::Bid(BidMove::Ready)) | Sighting::Reveal(_));
        let key = if is_ready { "giants-log-ready" } else { "giants-log-bid-hidden" };
        let mover = seen.mover.expect("somebody bids");
        assert_eq!(entry.line, Message::new(key).with("who", mover));
        if !matches!(seen.seen, Sighting::Reveal(_)) {
            assert_eq!(entry.effects, vec![]);
        }
        n_hidden += 1;
    });
    assert!(100 < n_hidden, "{n_hidden}");
}

fn sites(message: &Message, out: &mut Vec<i64>) {
    for (name, arg) in &message.args {
        match arg {
            Arg::Number(n) if *name == "site" => out.push(*n),
            Arg::List(messages) => messages.iter().for_each(|it| sites(it, out)),
            Arg::Number(_) | Arg::Word(_) | Arg::Seat(_) | Arg::Mark(_) | Arg::Text(_) => {}
        }
    }
}

/// The lines that name the owner of a pedestal which lies face down and which
/// the table does not show the viewer.
fn n_leaks(game: &Giants, viewer: Viewer, entries: &[(Seen<Giants>, Entry)]) -> usize {
    let told: Vec<Entry> = entries.iter().map(|(_, entry)| entry.clone()).collect();
    let lines = shown_lines(&told, false);
    let view = game.view(viewer);
    let is_secret = |number: &i64| {
        let site = &view.shown.sites[*number as usize - 1];
        site.statue.is_some() && site.owner.is_none()
    };
    let mut n_leaks = 0;
    for ((seen, entry), line) in entries.iter().zip(lines) {
        // A peek names a site, but not whose it is.
        if matches!(seen.seen, Sighting::Open(Move::Peek(_))) {
            continue;
        }
        let mut named = Vec::new();
        sites(line, &mut named);
        entry.effects.iter().for_each(|it| sites(it, &mut named));
        n_leaks += usize::from(named.iter().any(is_secret));
    }
    n_leaks
}

#[test]
fn gi_o16_the_owner_of_a_pedestal_is_named_only_in_its_round() {
    for viewer in [Viewer::Spectator, Viewer::Seat(Seat(0))] {
        let (mut n_secrets, mut n_told) = (0, 0);
        watch(3, &[], viewer, |game, entries| {
            assert_eq!(n_leaks(game, viewer, entries), 0);
            let view = game.view(viewer);
            let is_secret = |idx: usize| {
                let site = &view.shown.sites[SiteNo::with_idx(idx).idx()];
                site.statue.is_some() && site.owner.is_none()
            };
            n_secrets += (0..view.shown.sites.len()).filter(|it| is_secret(*it)).count();
            let is_told = |it: &&(Seen<Giants>, Entry)| it.1.line.key == "giants-log-erect";
            n_told = entries.iter().filter(is_told).count();
        });
        assert!(100 < n_secrets && 2 < n_told, "{n_secrets} secrets, {n_told} told");
    }
}

/// The way of a statue leads to its site, and so does the sorcerer who has
/// reserved it: they are forgotten with it.
#[test]
fn gi_o16_what_leads_to_a_site_is_forgotten_too() {
    let (mut n_covered, mut n_reserving) = (0, 0);
    watch(3, &[], Viewer::Spectator, |game, entries| {
        let told: Vec<Entry> = entries.iter().map(|(_, entry)| entry.clone()).collect();
        let round = game.view(Viewer::Spectator).round;
        let lines = shown_lines(&told, false);
        for ((seen, _), line) in entries.iter().zip(lines) {
            if let Sighting::Open(Move::Transport(TransportMove::To(_))) = seen.seen {
                let is_old = seen.before.round < round;
                assert_eq!(line.key == "giants-log-to-covered", is_old, "{line:?}");
                n_covered += usize::from(is_old);
            }
            if let (Sighting::Open(Move::Place(PlaceMove::On(hex))), Phase::PlaceOn { who, .. }) =
                (seen.seen, seen.before.phase)
            {
                let may_reserve = matches!(who, Placed::Sorcerer | Placed::Breaker)
                    && seen.before.board.sites_at(hex).next().is_some();
                let is_covered = may_reserve && seen.before.round < round;
                assert_eq!(line.key == "giants-log-on-covered", is_covered, "{line:?}");
                n_reserving += usize::from(is_covered);
            }
        }
    });
    assert!(20 < n_covered && 20 < n_reserving, "{n_covered} {n_reserving}");
}

#[test]
fn gi_o16_open_pedestals_are_never_forgotten() {
    watch(3, &[("pedestals", "open")], Viewer::Spectator, |_, entries| {
        assert!(entries.last().is_some_and(|(_, entry)| entry.covered.is_none()));
    });
}

/// What is behind a closed screen is nobody else's business.
#[test]
fn gi_o16_the_log_does_not_count_what_is_behind_a_closed_screen() {
    let viewer = Viewer::Seat(Seat(0));
    let (mut n_own, mut n_others) = (0, 0);
    watch(3, &[("screens", "closed")], viewer, |_, entries| {
        let Some((seen, entry)) = entries.last() else { return };
        let is_counted = |it: &Message| {
            it.args.iter().any(|(name, arg)| match (*name, arg) {
                ("left", Arg::List(left)) => left[0].key != "giants-left-tablets",
                _ => false,
            })
        };
        if seen.mover == Some(Seat(0)) {
            n_own += usize::from(is_counted(&entry.line));
        } else {
            assert!(!is_counted(&entry.line), "{:?}", entry.line);
            let is_told = |it: &&Message| it.key == "giants-effect-gains-unseen";
            n_others += entry.effects.iter().filter(is_told).count();
        }
    });
    assert!(10 < n_own && 5 < n_others, "{n_own} {n_others}");
}
