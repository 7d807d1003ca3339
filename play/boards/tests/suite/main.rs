//! Drawings are what people should see.
