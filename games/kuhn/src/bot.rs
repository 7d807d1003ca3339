//! How bots play Kuhn poker: without knowing more than its rules.

use bots::Think;

use crate::Set;

impl Think for Set {}
