//! Images have the size and the letters of their drawings.

use picture::{PictureError, png};

fn text(words: &str, weight: u16) -> String {
    format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"300\" height=\"60\" \
         font-family=\"system-ui, sans-serif\"><text x=\"10\" y=\"40\" font-size=\"30\" \
         font-weight=\"{weight}\">{words}</text></svg>"
    )
}

/// Returns the size that is given in an image's header.
fn size(png: &[u8]) -> (u32, u32) {
    let number = |at: usize| u32::from_be_bytes(png[at..at + 4].try_into().expect("four bytes"));
    (number(16), number(20))
}

#[test]
fn an_image_is_as_large_as_its_drawing() {
    let image = png(&text("", 400)).expect("an image");
    assert!(image.starts_with(b"\x89PNG\r\n"));
    assert_eq!(size(&image), (300, 60));
}

/// The same drawing is the same image, and every letter of the four languages
/// is drawn: none looks like another one or like nothing.
#[test]
fn letters_of_all_languages_are_drawn() {
    let blank = png(&text("", 400)).expect("an image");
    let mut seen = vec![blank];
    for letter in "oóöőuúüűaáàäeéèiíìßAÄŐŰ…·×−".chars() {
        let image = png(&text(&letter.to_string(), 400)).expect("an image");
        assert_eq!(png(&text(&letter.to_string(), 400)), Ok(image.clone()));
        assert!(!seen.contains(&image), "{letter} looks like nothing or like another letter");
        seen.push(image);
    }
    assert_ne!(png(&text("Ő", 400)), png(&text("Ő", 700)), "bold letters are bold");
}

#[test]
fn a_text_that_is_not_a_drawing_is_refused() {
    for wrong in ["", "<p>", "<svg>", "no XML at all", "<svg xmlns=\"http://www.w3.org/2000/svg\""]
    {
        assert!(matches!(png(wrong), Err(PictureError::NotADrawing(_))), "{wrong}");
    }
    let huge = "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"9000\" height=\"9000\"/>";
    assert_eq!(png(huge), Err(PictureError::Size));
}
