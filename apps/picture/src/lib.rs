//! Renders drawings as images: SVG in, PNG out.
//!
//! ```
//! let svg = r#"<svg xmlns="http://www.w3.org/2000/svg" width="8" height="4"/>"#;
//! let png = picture::png(svg)?;
//! assert!(png.starts_with(b"\x89PNG"));
//! # Ok::<_, picture::PictureError>(())
//! ```
//!
//! Text is set in DejaVu Sans, which is part of the program: images look the same
//! everywhere, and no font has to be installed. Letters that the font lacks are
//! left out; every seat has a mark and a colour besides its name.

use std::{
    fmt,
    sync::{Arc, LazyLock},
};

use resvg::{
    tiny_skia::{Pixmap, Transform},
    usvg::{Options, Tree, fontdb},
};

/// The maximum width and height of an image.
const SIDE_MAX: u32 = 4_096;

/// Why a drawing can't be rendered.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PictureError {
    /// It is not an SVG document.
    NotADrawing(String),
    /// It is too large, or has no size.
    Size,
    /// The image can't be encoded.
    Unwritable(String),
}

impl fmt::Display for PictureError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            PictureError::NotADrawing(why) => write!(f, "not a drawing: {why}"),
            PictureError::Size => write!(f, "expected a size from 1 to {SIDE_MAX}"),
            PictureError::Unwritable(why) => write!(f, "the image can't be encoded: {why}"),
        }
    }
}

impl std::error::Error for PictureError {}

/// The fonts are read only once, because reading them takes as long as drawing.
static FONTS: LazyLock<Arc<fontdb::Database>> = LazyLock::new(|| {
    let mut fonts = fontdb::Database::new();
    fonts.load_font_data(dejavu::sans::regular().to_vec());
    fonts.load_font_data(dejavu::sans::bold().to_vec());
    fonts.set_sans_serif_family("DejaVu Sans");
    Arc::new(fonts)
});

/// Renders an SVG document as a PNG image of the same size.
///
/// # Errors
///
/// Returns an error if the text is not a drawing or the drawing is too large.
pub fn png(svg: &str) -> Result<Vec<u8>, PictureError> {
    let options = Options {
        font_family: "DejaVu Sans".to_owned(),
        fontdb: Arc::clone(&FONTS),
        ..Options::default()
    };
    let tree = Tree::from_str(svg, &options)
        .map_err(|error| PictureError::NotADrawing(error.to_string()))?;
    let size = tree.size().to_int_size();
    if size.width().max(size.height()) > SIDE_MAX {
        return Err(PictureError::Size);
    }
    let mut image = Pixmap::new(size.width(), size.height()).ok_or(PictureError::Size)?;
    resvg::render(&tree, Transform::identity(), &mut image.as_mut());
    image.encode_png().map_err(|error| PictureError::Unwritable(error.to_string()))
}
