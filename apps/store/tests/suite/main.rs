//! What every store does, whatever database is below it, and what SQLite does besides.

#![expect(clippy::unwrap_used, reason = "a test says what is wrong by failing")]

mod make;
mod memory;
mod memory_reads;
mod memory_outbox;
mod tables;
mod lists;
mod people;
mod answers;
mod racing;
mod outbox;
mod model;
mod disk;
mod upkeep;
mod migration;
mod many;

use std::pin::Pin;

/// Tests every promise of a store on a new database for each.
///
/// Another database is another line, which opens an empty one.
macro_rules! suite {
    ($($backend:ident => $open:expr;)*) => {$(
        mod $backend {
            use super::{answers, lists, outbox, people, racing, run, tables};

            suite!(@ $open, tables:
                a_new_table_is_read_back_as_it_was_made,
                a_table_can_be_made_in_the_middle_of_a_game,
                a_table_is_made_once,
                a_table_has_as_many_seats_as_can_be_counted,
                events_are_numbered_without_gaps,
                several_events_are_added_at_once_or_not_at_all,
                an_event_with_a_taken_number_is_refused_and_leaves_no_trace,
                what_is_known_about_a_table_changes_with_a_line,
                what_is_left_out_stays,
                a_seat_beyond_the_table_takes_the_whole_write_with_it,
                a_seed_is_kept_apart,
                a_removed_table_takes_everything_with_it,
                text_is_kept_as_it_is,
                chat_keeps_the_last_messages,
                a_seat_is_found_by_its_key,
                tables_are_due_in_order,
            );
            suite!(@ $open, lists:
                public_lists_hold_tables_of_their_phase_only,
                a_list_is_paged_without_loss_or_repetition,
                tables_of_the_same_moment_are_paged_too,
                somebody_finds_running_and_finished_tables,
                identities_of_an_account_share_their_tables,
                somebody_with_two_seats_is_listed_once,
                all_tables_of_a_phase_are_listed_in_one_order,
                counts_follow_the_phases,
            );
            suite!(@ $open, people:
                a_guest_has_a_name_and_no_account,
                a_name_is_taken_once,
                a_guest_keeps_the_identity_as_an_account,
                an_identity_belongs_to_one_account,
                an_account_changes,
                accounts_are_listed_in_order,
                a_new_password_and_new_rights_end_all_sessions,
                a_session_lasts_until_it_expires,
                one_read_tells_who_is_signed_in,
                a_session_is_rotated_in_one_moment,
                all_sessions_but_one_are_closed_for_all_kin,
                a_session_needs_somebody,
                a_key_belongs_to_whoever_made_it,
            );
            suite!(@ $open, answers:
                the_same_request_twice_is_done_once,
                the_same_key_for_another_request_is_refused,
                a_used_key_wins_over_a_taken_number,
                a_refused_request_does_not_use_its_key,
                each_scope_has_its_own_keys,
                chat_and_new_tables_have_keys_too,
                old_answers_and_sessions_are_pruned_in_portions,
            );
            suite!(@ $open, outbox:
                a_notice_is_there_with_its_event_or_not_at_all,
                each_follower_claims_for_itself,
                claims_come_in_portions_and_nobody_gets_them_twice,
                a_claim_that_ends_is_taken_again_and_its_first_owner_is_refused,
                what_is_put_off_comes_again_later_and_shows,
                effects_and_the_end_of_a_notice_are_one_write,
                what_a_follower_begins_with_is_written_once,
                a_notice_outlives_its_table,
                old_notices_for_unknown_followers_are_pruned_in_portions,
                racing_followers_count_every_event_once,
            );
            suite!(@ $open, racing:
                of_racing_events_exactly_one_wins,
                racing_tables_all_get_every_line,
                of_racing_requests_with_one_key_one_is_done,
                a_refused_write_does_not_touch_its_neighbours,
                writes_of_one_caller_are_done_in_their_order,
                a_write_is_done_though_nobody_waits,
                a_closed_store_has_written_what_waited,
                a_reader_sees_what_was_acknowledged,
            );
        }
    )*};
    (@ $open:expr, $module:ident: $($promise:ident,)*) => {$(
        #[test]
        fn $promise() {
            run($open, $module::$promise);
        }
    )*};
}

suite! {
    on_sqlite => super::make::sqlite;
    in_memory => super::make::memory;
}

/// A promise about a store, whatever its type.
type Promise = Box<dyn FnOnce(store::Store) -> Pin<Box<dyn Future<Output = ()>>>>;

/// Runs one promise on an empty store.
fn run<F: Future<Output = ()> + 'static>(
    open: fn() -> make::Opened,
    promise: impl FnOnce(store::Store) -> F + 'static,
) {
    run_boxed(open(), Box::new(|store| Box::pin(promise(store))));
}

fn run_boxed(opened: make::Opened, promise: Promise) {
    let runtime = tokio::runtime::Builder::new_multi_thread().worker_threads(2).build().unwrap();
    let store = store::Store::over(opened.backend, store::Config::default()).unwrap();
    runtime.block_on(promise(store));
    drop(opened.folder);
}
