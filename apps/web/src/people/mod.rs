//! Who people are: guests, accounts, sessions and keys.

mod names;
mod password;
mod session;

pub(crate) use self::session::{ACCOUNT_MS, GUEST_MS, TOUCH_MS};
pub use self::{
    names::{BadName, account_key, clean_chat, clean_name},
    password::{BadPassword, Passwords},
    session::{Cookies, Person, SessionKey, TOKEN_PREFIX},
};
