//! The headers of every answer.

use axum::http::{HeaderMap, HeaderName, HeaderValue, header};

/// What a page may load: nothing from elsewhere, nothing inline.
pub const CSP: &str = "default-src 'none'; script-src 'self'; style-src 'self'; \
    img-src 'self' data:; font-src 'self'; connect-src 'self'; form-action 'self'; \
    base-uri 'none'; object-src 'none'; frame-ancestors 'none'; \
    require-trusted-types-for 'script'; report-to csp";

const ALWAYS: [(HeaderName, &str); 7] = [
    (header::CONTENT_SECURITY_POLICY, CSP),
    (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
    (header::REFERRER_POLICY, "same-origin"),
    (HeaderName::from_static("cross-origin-opener-policy"), "same-origin"),
    (HeaderName::from_static("cross-origin-resource-policy"), "same-origin"),
    (HeaderName::from_static("permissions-policy"), "camera=(), microphone=(), geolocation=()"),
    (header::X_FRAME_OPTIONS, "DENY"),
];

/// Sets the headers of an answer. What is for one viewer is kept by nobody
/// unless the handler said otherwise.
pub fn set_headers(headers: &mut HeaderMap, is_secure: bool) {
    for (name, value) in ALWAYS {
        headers.insert(name, HeaderValue::from_static(value));
    }
    if is_secure {
        let value = HeaderValue::from_static("max-age=63072000; includeSubDomains");
        headers.insert(header::STRICT_TRANSPORT_SECURITY, value);
    }
    let private = HeaderValue::from_static("private, no-store");
    headers.entry(header::CACHE_CONTROL).or_insert(private);
}
