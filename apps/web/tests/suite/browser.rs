//! A browser without a window: cookies, forms, links.

use std::collections::BTreeMap;

use axum::{
    Router,
    body::Body,
    http::{HeaderMap, Method, Request, StatusCode, header},
    response::Response,
};
use http_body_util::BodyExt as _;
use tower::ServiceExt as _;

/// What a server answered.
#[derive(Clone, Debug)]
pub(crate) struct Answer {
    pub(crate) status: StatusCode,
    pub(crate) headers: HeaderMap,
    pub(crate) body: String,
    /// The raw body, which may be compressed or binary.
    pub(crate) raw: Vec<u8>,
}

impl Answer {
    pub(crate) fn header(&self, name: &str) -> Option<&str> {
        self.headers.get(name).and_then(|it| it.to_str().ok())
    }

    /// Where it redirects the browser.
    pub(crate) fn location(&self) -> &str {
        assert_eq!(self.status, StatusCode::SEE_OTHER, "{}", self.body);
        self.header("location").expect("an address")
    }

    /// The forms of the page whose action ends like this.
    pub(crate) fn forms(&self, ending: &str) -> Vec<Form> {
        Form::all(&self.body, ending)
    }

    /// The one form whose action ends like this.
    pub(crate) fn form(&self, ending: &str) -> Form {
        let forms = self.forms(ending);
        assert!(!forms.is_empty(), "no form {ending} in {}", self.body);
        forms.into_iter().next().expect("a form")
    }
}

/// A form with its hidden fields and its buttons.
#[derive(Clone, Debug)]
pub(crate) struct Form {
    pub(crate) action: String,
    pub(crate) fields: Vec<(String, String)>,
    pub(crate) buttons: Vec<(String, String)>,
}

impl Form {
    /// All forms of a page whose action ends like this.
    pub(crate) fn all(html: &str, ending: &str) -> Vec<Form> {
        let forms = html.split("<form").skip(1);
        let forms = forms.map(|it| Form::read(it.split("</form>").next().unwrap_or(it)));
        forms.filter(|form| form.action.ends_with(ending)).collect()
    }

    fn read(text: &str) -> Form {
        let tag = |open: &str| -> Vec<(String, String)> {
            let tags = text.split(open).skip(1).map(|it| it.split('>').next().unwrap_or(it));
            tags.filter_map(pair).collect()
        };
        let head = text.split('>').next().unwrap_or(text);
        Form {
            action: attribute(head, "action").unwrap_or_default(),
            fields: tag("<input"),
            buttons: tag("<button"),
        }
    }

    pub(crate) fn field(&self, name: &str) -> &str {
        let found = self.fields.iter().find(|(key, _)| key == name);
        &found.unwrap_or_else(|| panic!("no field {name} in {self:?}")).1
    }

    /// The fields as they are sent when a button is pressed.
    pub(crate) fn with(&self, name: &str, value: &str) -> Vec<(String, String)> {
        let mut fields: Vec<(String, String)> =
            self.fields.iter().filter(|(key, _)| key != name).cloned().collect();
        fields.push((name.to_owned(), value.to_owned()));
        fields
    }
}

fn pair(tag: &str) -> Option<(String, String)> {
    Some((attribute(tag, "name")?, attribute(tag, "value").unwrap_or_default()))
}

fn attribute(tag: &str, name: &str) -> Option<String> {
    let (_, rest) = tag.split_once(&format!(" {name}=\""))?;
    let value = rest.split('"').next()?;
    Some(
        value
            .replace("&quot;", "\"")
            .replace("&lt;", "<")
            .replace("&gt;", ">")
            .replace("&amp;", "&"),
    )
}

/// Somebody's browser.
#[derive(Clone)]
pub(crate) struct Browser {
    router: Router,
    pub(crate) cookies: BTreeMap<String, String>,
    /// Sent with every request.
    pub(crate) headers: Vec<(&'static str, String)>,
}

impl Browser {
    pub(crate) fn new(router: &Router) -> Browser {
        Browser { router: router.clone(), cookies: BTreeMap::new(), headers: Vec::new() }
    }

    pub(crate) fn router(&self) -> Router {
        self.router.clone()
    }

    pub(crate) async fn get(&mut self, path: &str) -> Answer {
        self.ask(Method::GET, path, None, &[]).await
    }

    /// Sends a form as a browser does, with this site as its origin.
    pub(crate) async fn post(&mut self, path: &str, fields: &[(String, String)]) -> Answer {
        let from_here = [("sec-fetch-site", "same-origin")];
        self.post_with(path, fields, &from_here).await
    }

    pub(crate) async fn post_with(
        &mut self,
        path: &str,
        fields: &[(String, String)],
        headers: &[(&str, &str)],
    ) -> Answer {
        let body = form_urlencoded::Serializer::new(String::new()).extend_pairs(fields).finish();
        let form = ("content-type", "application/x-www-form-urlencoded");
        let headers: Vec<(&str, &str)> = headers.iter().copied().chain([form]).collect();
        self.ask(Method::POST, path, Some(body), &headers).await
    }

    pub(crate) async fn ask(
        &mut self,
        method: Method,
        path: &str,
        body: Option<String>,
        headers: &[(&str, &str)],
    ) -> Answer {
        let response = self.request(method, path, body, headers).await;
        let (parts, body) = response.into_parts();
        let is_stream = parts
            .headers
            .get(header::CONTENT_TYPE)
            .and_then(|it| it.to_str().ok())
            .is_some_and(|it| matches!(it, "text/event-stream" | "application/x-ndjson"));
        let bytes = match is_stream {
            true => first_frame(body).await,
            false => body.collect().await.expect("a body").to_bytes().to_vec(),
        };
        self.keep_cookies(&parts.headers);
        let body = String::from_utf8_lossy(&bytes).into_owned();
        Answer { status: parts.status, headers: parts.headers, body, raw: bytes }
    }

    /// Opens a stream and keeps it open.
    pub(crate) async fn follow(&self, path: &str) -> Body {
        self.request(Method::GET, path, None, &[]).await.into_body()
    }

    async fn request(
        &self,
        method: Method,
        path: &str,
        body: Option<String>,
        headers: &[(&str, &str)],
    ) -> Response {
        let mut request = Request::builder().method(method).uri(path).header("host", "ahu.test");
        for (name, value) in self.headers.iter().map(|(name, value)| (*name, value.as_str())) {
            request = request.header(name, value);
        }
        for (name, value) in headers {
            request = request.header(*name, *value);
        }
        if !self.cookies.is_empty() {
            let pairs: Vec<String> =
                self.cookies.iter().map(|(name, value)| format!("{name}={value}")).collect();
            request = request.header(header::COOKIE, pairs.join("; "));
        }
        let body = body.map_or_else(Body::empty, Body::from);
        let request = request.body(body).expect("a request");
        self.router.clone().oneshot(request).await.expect("an answer")
    }

    fn keep_cookies(&mut self, headers: &HeaderMap) {
        for cookie in headers.get_all(header::SET_COOKIE) {
            let text = cookie.to_str().expect("a cookie");
            let (name, value) =
                text.split(';').next().and_then(|it| it.split_once('=')).expect("=");
            match text.contains("Max-Age=0") {
                true => _ = self.cookies.remove(name),
                false => _ = self.cookies.insert(name.to_owned(), value.to_owned()),
            }
        }
    }
}

/// A stream never ends, so its beginning must suffice.
async fn first_frame(mut body: Body) -> Vec<u8> {
    match body.frame().await {
        Some(Ok(frame)) => frame.into_data().map(|it| it.to_vec()).unwrap_or_default(),
        Some(Err(_)) | None => Vec::new(),
    }
}

/// Writes the fields of a form.
pub(crate) fn fields(pairs: &[(&str, &str)]) -> Vec<(String, String)> {
    pairs.iter().map(|(name, value)| ((*name).to_owned(), (*value).to_owned())).collect()
}
