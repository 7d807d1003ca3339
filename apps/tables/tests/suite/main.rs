//! Tables without HTTP.

mod curtain;
mod fixture;
mod hall;
mod lockstep;
