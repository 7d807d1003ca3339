//! What people do with the app, and what must happen then.

mod games;
mod people;
mod live;
mod line;
mod marked;
mod motion;
mod bare;
mod keys;
mod frame;
mod safe;
mod orient;
mod phone;
mod reach;
mod sight;
mod speed;
