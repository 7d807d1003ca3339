//! What a program reads off a page, and the forms it sends back.

use form_urlencoded::Serializer;

/// Writes the fields of a form.
#[must_use]
pub fn form(fields: &[(&str, &str)]) -> String {
    Serializer::new(String::new()).extend_pairs(fields).finish()
}

/// Returns the values of all fields of this name on a page.
#[must_use]
pub fn values(page: &str, name: &str) -> Vec<String> {
    let field = format!("name=\"{name}\" value=\"");
    let value = |it: &str| plain(it.split('"').next().unwrap_or_default());
    page.split(&field).skip(1).map(value).collect()
}

/// Returns a text as it was before it was written into a page.
#[must_use]
pub fn plain(text: &str) -> String {
    text.replace("&lt;", "<").replace("&gt;", ">").replace("&quot;", "\"").replace("&amp;", "&")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_a_page_offers_can_be_sent() {
        let page = "<button class=\"move\" name=\"mv\" value=\"a&gt;b &amp; c\" id=\"x\">\
                    <input type=\"hidden\" name=\"seat\" value=\"a\"><button name=\"mv\" value=\"d\">";
        let moves = values(page, "mv");
        assert_eq!(moves, ["a>b & c", "d"]);
        assert_eq!(values(page, "seat"), ["a"]);
        assert!(values(page, "version").is_empty());
        assert_eq!(form(&[("mv", &moves[0]), ("n", "1.5")]), "mv=a%3Eb+%26+c&n=1.5");
    }
}
