//! Records from elsewhere: importing and checking them.

use maud::{Markup, html};
use record::{Check, Outcome, Verdict};
use words::web::{self, Site as Line};

use crate::{
    model::RecordForm,
    piece::{hidden, icon},
    shell::{Page, frame_page},
    site::Site,
};

/// Shows the form to import a record.
pub fn import(model: &RecordForm) -> Markup {
    let site = model.site;
    let texts = Texts {
        title: Line::Import,
        lead: Line::ImportLead,
        action: "/import",
        button: Line::ImportButton,
    };
    page(site, texts, model)
}

/// Shows the form to check a record, and what the checks found.
pub fn verify(model: &RecordForm) -> Markup {
    let site = model.site;
    let texts = Texts {
        title: Line::Verify,
        lead: Line::VerifyLead,
        action: "/verify",
        button: Line::VerifyButton,
    };
    page(site, texts, model)
}

struct Texts {
    title: Line,
    lead: Line,
    action: &'static str,
    button: Line,
}

fn page(site: &Site, texts: Texts, model: &RecordForm) -> Markup {
    let title = site.say(texts.title);
    let is_wrong = model.problem.is_some();
    let main = html! {
        div.sheet-page {
            h1 { (title) }
            p.lead { (site.say(texts.lead)) }
            @if let Some(verdict) = model.verdict { (verdict_box(site, verdict)) }
            @if let Some((line, column, why)) = &model.problem {
                p #record-wrong.flash.bad role="alert" {
                    (icon("stop")) span { (site.say(web::line_at(*line, *column, why))) }
                }
            }
            form method="post" action=(texts.action) enctype="multipart/form-data" {
                (hidden("key", model.key))
                div.field {
                    label for="text" { (site.say(Line::RecordField)) }
                    textarea #text name="text" rows="14" spellcheck="false"
                        aria-invalid=[is_wrong.then_some("true")]
                        aria-describedby=[is_wrong.then_some("record-wrong")] { (model.text) }
                }
                div.field {
                    label for="file" { (site.say(Line::RecordFile)) }
                    input #file name="file" type="file" accept=".txt,.json,.ahu,text/plain";
                }
                p.go { button.primary.big { (site.say(texts.button)) } }
            }
        }
    };
    frame_page(site, Page { title: &title, kind: "record", heading: None, live: None, main })
}

fn verdict_box(site: &Site, verdict: &Verdict) -> Markup {
    let (class, line, sign) = if verdict.is_proven() {
        ("good", Line::VerifyProven, "tick")
    } else if verdict.is_clean() {
        ("note", Line::VerifyClean, "info")
    } else {
        ("bad", Line::VerifyFailed, "stop")
    };
    html! {
        section.verdict aria-live="polite" {
            p.flash.(class) { (icon(sign)) strong { (site.say(line)) } }
            ul.checks {
                @for finding in &verdict.findings {
                    li { (outcome(site, finding.check, &finding.outcome)) }
                }
            }
        }
    }
}

fn outcome(site: &Site, check: Check, outcome: &Outcome) -> Markup {
    let (class, line, sign) = match outcome {
        Outcome::Passed => ("good", Line::Passed, "tick"),
        Outcome::Absent(_) => ("note", Line::Absent, "info"),
        Outcome::Failed(_) => ("bad", Line::Failed, "stop"),
    };
    html! {
        span.outcome.(class) { (icon(sign)) (site.say(line)) }
        " " (site.say(check_line(check)))
        @if let Outcome::Failed(failure) = outcome {
            p.hint { (failure) }
        }
    }
}

fn check_line(check: Check) -> Line {
    match check {
        Check::Replay => Line::CheckReplay,
        Check::Result => Line::CheckResult,
        Check::Commitment => Line::CheckCommitment,
        Check::Chance => Line::CheckChance,
        Check::Chain => Line::CheckChain,
    }
}
