//! Tables without HTTP.

mod curtain;
mod fixture;
mod tables;
mod followers;
mod lockstep;
