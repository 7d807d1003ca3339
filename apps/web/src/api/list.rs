//! The one list of what programs can ask for.

use axum::{http::Method, response::Response};
use serde_json::Value;

use super::{
    endpoint::{Ask, Content, Endpoint, Scope},
    field::{Field, Kind, may, must},
    openapi, people, play, records,
    show::answer,
    stream, tables,
};
use crate::handlers::{Fail, acts::Wish};

const SCOPES: Kind = Kind::OneOf(&["read", "play"]);

const AS: Field = may("as", Kind::Seat, "Whose eyes; after the end, any seat's.");
const MOVES: Field = may("moves", Kind::Flag, "Whether the legal moves are told as well.");
const SEAT: Field = may("seat", Kind::Seat, "Which seat; not needed if one has only one.");
const VERSION: Field = must("version", Kind::Version, "What the seat had before its eyes.");
const STRENGTH: Field = may("strength", Kind::Strength, "The bot that plays on.");
const LABEL: Field = may("label", Kind::Text, "What the key is for, in a few letters.");
const SCOPE: Field = may("scope", SCOPES, "What the key may do; play if nothing is said.");

const LISTS: &[&str] = &["open", "watch", "finished", "mine", "mine_finished"];

const LIST: &[Field] = &[
    may("list", Kind::OneOf(LISTS), "Which tables; open ones if nothing is said."),
    may("after", Kind::Text, "Where to go on: what `next` said."),
    may("limit", Kind::Number, "How many at most."),
];

const PLAN: &[Field] = &[
    must("game", Kind::Text, "The key of the game."),
    may("seats", Kind::Sitters, "Who is to sit where; me and open seats if nothing is said."),
    may("name", Kind::Text, "What others call me."),
    may("names", Kind::Names, "What others call those at `device` seats, by seat."),
    may("options", Kind::Options, "What differs from the usual."),
    may("access", Kind::OneOf(&["private", "open"]), "Whether lists show it; private if not said."),
    may("pace", Kind::Pace, "How fast bots move."),
    may("clock", Kind::OneOf(&["none", "live", "days"]), "Which clock runs."),
    may("minutes", Kind::Number, "With a live clock: for the whole game."),
    may("seconds", Kind::Number, "With a live clock: for each turn."),
    may("days", Kind::Number, "With a clock of days: for each turn."),
    may("entropy", Kind::Text, "What I add to chance."),
];

/// Returns the OpenAPI document.
pub fn document() -> Value {
    openapi::document(&endpoints())
}

async fn show_document(_: Ask) -> Result<Response, Fail> {
    Ok(answer(document()))
}

/// Returns everything that programs can ask for.
pub fn endpoints() -> Vec<Endpoint> {
    let mut all = site();
    all.extend(at_table());
    all.extend(wishes());
    all
}

fn get<F, A>(path: &'static str, about: &'static str, content: Content, handler: F) -> Endpoint
where
    F: Fn(Ask) -> A + Send + Sync + 'static,
    A: Future<Output = Result<Response, Fail>> + Send + 'static,
{
    Endpoint::new((Method::GET, path, about), content, handler)
}

fn post<F, A>(path: &'static str, about: &'static str, schema: &'static str, handler: F) -> Endpoint
where
    F: Fn(Ask) -> A + Send + Sync + 'static,
    A: Future<Output = Result<Response, Fail>> + Send + 'static,
{
    Endpoint::new((Method::POST, path, about), Content::Json(schema), handler)
}

fn site() -> Vec<Endpoint> {
    let sign_out = (Method::DELETE, "/api/v1/sessions/{session}", "Signs a browser out.");
    let sign_out_all = (Method::DELETE, "/api/v1/sessions", "Signs all browsers out.");
    let revoke = (Method::DELETE, "/api/v1/tokens/{token}", "Takes a key away.");
    vec![
        get("/api/v1/openapi.json", "Describes all of this.", Content::Document, show_document),
        get("/api/v1/games", "Lists the games.", Content::Json("Games"), tables::games),
        post("/api/v1/guests", "Makes a guest, with a key.", "NewToken", people::guest)
            .scope(Scope::Anyone)
            .takes([must("name", Kind::Text, "What others call the guest."), LABEL, SCOPE])
            .creates(),
        post("/api/v1/login", "Hands out a key of an account.", "NewToken", people::login)
            .scope(Scope::Anyone)
            .takes([
                must("name", Kind::Text, "The name of the account."),
                must("password", Kind::Text, "Its password."),
                LABEL,
                SCOPE,
            ])
            .creates(),
        get("/api/v1/me", "Says whose key it is.", Content::Json("Me"), people::me)
            .scope(Scope::Read),
        get("/api/v1/tokens", "Lists one's keys.", Content::Json("Tokens"), people::tokens)
            .scope(Scope::Read),
        post("/api/v1/tokens", "Makes one more key.", "NewToken", people::more)
            .takes([LABEL, SCOPE])
            .creates(),
        Endpoint::new(revoke, Content::Json("Revoked"), people::remove),
        get(
            "/api/v1/sessions",
            "Lists where one is signed in.",
            Content::Json("Sessions"),
            people::sessions,
        )
        .scope(Scope::Read),
        Endpoint::new(sign_out, Content::Json("Ended"), people::end_session),
        Endpoint::new(sign_out_all, Content::Json("Ended"), people::end_sessions),
        post("/api/v1/seat-key", "Takes the seat that some words open.", "Table", people::claim)
            .takes([must("words", Kind::Text, "The words.")]),
        get("/api/v1/tables", "Lists tables.", Content::Json("Tables"), tables::list).query(LIST),
        post("/api/v1/tables", "Makes a table.", "Table", tables::create).takes(PLAN).creates(),
        post("/api/v1/import", "Brings a record to a new table.", "Table", records::import)
            .takes_record()
            .creates(),
        post("/api/v1/verify", "Checks a record.", "Verdict", records::verify)
            .scope(Scope::Anyone)
            .takes_record(),
    ]
}

fn at_table() -> Vec<Endpoint> {
    vec![
        get("/api/v1/tables/{id}", "Shows a table.", Content::Json("Table"), tables::table),
        get("/api/v1/tables/{id}/view", "Shows the game.", Content::Json("State"), tables::view)
            .query([MOVES]),
        get(
            "/api/v1/tables/{id}/moves",
            "Lists one's legal moves.",
            Content::Json("Moves"),
            tables::moves,
        ),
        get(
            "/api/v1/tables/{id}/stream",
            "Follows a table, as events or, if so accepted, as lines of JSON.",
            Content::Stream("Event"),
            stream::follow,
        )
        .query([MOVES]),
        get("/api/v1/tables/{id}/log", "Tells what happened.", Content::Json("Log"), tables::log)
            .query([may("since", Kind::Number, "After which move."), AS]),
        get("/api/v1/tables/{id}/chat", "Lists the chat.", Content::Json("Chat"), tables::chat)
            .query([may("since", Kind::Number, "After which line.")]),
        get(
            "/api/v1/tables/{id}/at/{n}",
            "Shows the game as it was after some moves.",
            Content::Json("Past"),
            records::at,
        )
        .query([AS]),
        get(
            "/api/v1/tables/{id}/record",
            "Hands out the record, once the game is over.",
            Content::Record,
            records::record,
        ),
        get(
            "/api/v1/tables/{id}/verify",
            "Checks a finished game.",
            Content::Json("Verdict"),
            records::verify_table,
        ),
        get(
            "/api/v1/tables/{id}/seat-key",
            "Tells the words that bring one's seat to another device.",
            Content::Json("SeatKey"),
            people::seat_key,
        )
        .scope(Scope::Play)
        .query([SEAT]),
        post("/api/v1/tables/{id}/fork", "Plays on from a move.", "Table", play::fork)
            .takes([
                must("n", Kind::Number, "After how many moves."),
                may("with", Kind::OneOf(&["bots", "friends"]), "Against whom."),
            ])
            .creates(),
        post("/api/v1/tables/{id}/rematch", "Plays the same again.", "Table", play::rematch)
            .takes([])
            .creates(),
    ]
}

fn wish(path: &'static str, about: &'static str, wish: Wish) -> Endpoint {
    post(path, about, "State", move |ask| play::act(ask, wish)).takes([])
}

fn wishes() -> Vec<Endpoint> {
    const MV: Field = must("mv", Kind::Text, "The move in the game's notation.");
    vec![
        wish("/api/v1/tables/{id}/sit", "Sits down, or seats a bot.", Wish::Sit).takes([
            may("seat", Kind::Seat, "Where; the first free seat if nothing is said."),
            may("name", Kind::Text, "What others call me; as before if nothing is said."),
            may("bot", Kind::Strength, "Seats a bot instead; only the host may."),
            may("entropy", Kind::Text, "What I add to chance."),
        ]),
        wish("/api/v1/tables/{id}/leave", "Leaves a seat before the game.", Wish::Leave)
            .takes([SEAT]),
        wish("/api/v1/tables/{id}/start", "Starts the game.", Wish::Start).takes([may(
            "fill",
            Kind::Strength,
            "The bots that take free seats.",
        )]),
        wish("/api/v1/tables/{id}/play", "Makes a move.", Wish::Play).takes([SEAT, VERSION, MV]),
        wish("/api/v1/tables/{id}/undo", "Takes the last step back.", Wish::Undo)
            .takes([SEAT, VERSION]),
        wish("/api/v1/tables/{id}/restart", "Takes the turn back.", Wish::Restart)
            .takes([SEAT, VERSION]),
        wish("/api/v1/tables/{id}/resign", "Gives up; a bot plays on.", Wish::Resign)
            .takes([SEAT, STRENGTH]),
        wish("/api/v1/tables/{id}/takeover", "Lets a bot play meanwhile.", Wish::TakeOver)
            .takes([SEAT, STRENGTH]),
        wish("/api/v1/tables/{id}/giveback", "Sends the bot away again.", Wish::GiveBack)
            .takes([SEAT]),
        wish("/api/v1/tables/{id}/pace", "Sets the pace of bots.", Wish::Pace).takes([must(
            "pace",
            Kind::Pace,
            "How fast.",
        )]),
        wish("/api/v1/tables/{id}/step", "Lets a bot move that waits for it.", Wish::Step),
        wish("/api/v1/tables/{id}/chat", "Says something.", Wish::Chat).takes([must(
            "text",
            Kind::Text,
            "What.",
        )]),
        wish("/api/v1/tables/{id}/reveal", "Opens the curtain before a seat.", Wish::Reveal)
            .takes([SEAT]),
        wish("/api/v1/tables/{id}/hide", "Draws the curtain.", Wish::Hide),
        post(
            "/api/v1/tables/{id}/hint",
            "Asks the strongest bot for advice.",
            "Advice",
            play::hint,
        )
        .takes([SEAT, may("n", Kind::Number, "After how many moves, once the game is over.")]),
        wish("/api/v1/tables/{id}/chance", "Says what real dice did.", Wish::Chance)
            .takes([VERSION, MV]),
        wish("/api/v1/tables/{id}/unchance", "Takes that back.", Wish::UndoChance).takes([VERSION]),
        wish("/api/v1/tables/{id}/close", "Closes the table for good.", Wish::Close),
    ]
}
