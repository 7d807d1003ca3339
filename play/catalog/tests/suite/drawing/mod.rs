//! What boards share, and what all of them bring along together.

mod sheets;
mod texts;
