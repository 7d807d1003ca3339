//! What a person sees: pure functions from a model to markup.
