//! What people see: pure functions from a model to markup.
//!
//! No page names a game, and none sees a state: only what a viewer may know. Pages have neither
//! inline scripts nor inline styles.

pub mod assets;
pub mod site;
pub mod plan;
mod check;
pub mod model;
mod asked;
mod links;
mod shell;
mod piece;
mod drawing;
mod home;
mod planning;
mod upload;
mod lobby;
mod grouping;
mod table;
mod status;
mod seats;
mod moves;
mod hint;
mod log;
mod aside;
mod board;
mod curtain;
mod coach;
mod replay;
mod end;
mod chart;
mod records;
mod account;
mod sessions;
mod settings;
mod wrong;
mod about;
mod picture;
mod rulebook;

pub use crate::{
    about::about,
    account::{account_home, login, new_account, password, seat_key, tokens},
    check::Check,
    coach::lesson,
    curtain::{curtain, curtain_fragments},
    end::end,
    home::{home, mine, watch},
    model::*,
    plan::*,
    planning::new_table,
    records::{import, verify},
    replay::replay,
    rulebook::rules,
    sessions::{DeviceRow, Devices, devices},
    settings::settings,
    site::*,
    table::{FragmentId, Stamp, each_fragment, fragments, table},
    wrong::wrong,
};
