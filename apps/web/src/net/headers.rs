//! The headers of every response.

use axum::http::{HeaderMap, HeaderName, HeaderValue, header};

/// What a page may load: nothing from other sites, nothing inline.
pub const CSP: &str = "default-src 'none'; script-src 'self'; style-src 'self'; \
    img-src 'self' data:; font-src 'self'; connect-src 'self'; form-action 'self'; \
    base-uri 'none'; object-src 'none'; frame-ancestors 'none'; \
    require-trusted-types-for 'script'; trusted-types ahu; report-to csp";

const ALWAYS: [(HeaderName, &str); 7] = [
    (header::CONTENT_SECURITY_POLICY, CSP),
    (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
    (header::REFERRER_POLICY, "same-origin"),
    (HeaderName::from_static("cross-origin-opener-policy"), "same-origin"),
    (HeaderName::from_static("cross-origin-resource-policy"), "same-origin"),
    (HeaderName::from_static("permissions-policy"), "camera=(), microphone=(), geolocation=()"),
    (header::X_FRAME_OPTIONS, "DENY"),
];

/// Sets the headers of a response. Nobody may cache it unless the handler
/// declared it public.
pub fn set_headers(headers: &mut HeaderMap, is_secure: bool) {
    for (name, value) in ALWAYS {
        headers.insert(name, HeaderValue::from_static(value));
    }
    if is_secure {
        let value = HeaderValue::from_static("max-age=63072000; includeSubDomains");
        headers.insert(header::STRICT_TRANSPORT_SECURITY, value);
    }
    let is_public = |it: &HeaderValue| it.as_bytes().starts_with(b"public");
    if !headers.get(header::CACHE_CONTROL).is_some_and(is_public) {
        headers.insert(header::CACHE_CONTROL, HeaderValue::from_static("private, no-store"));
    }
}
