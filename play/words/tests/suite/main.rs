//! What the platform says is there and right in every language.
