//! Why a table does not do what was asked, if the reason lies with the store.

use referee::TableError;
use store::{Refusal, StoreError};

/// Converts the reason why a table could not be read or written.
pub fn of_store(error: StoreError) -> TableError {
    match error {
        StoreError::Refused(Refusal::KeyReused) => TableError::KeyReused,
        StoreError::Refused(Refusal::NoSuchTable) => TableError::NoSuchTable,
        StoreError::Busy | StoreError::Full => TableError::Busy,
        StoreError::Refused(_) | StoreError::Broken(_) | StoreError::Unreadable(_) => {
            TableError::Broken(error.to_string())
        }
    }
}
