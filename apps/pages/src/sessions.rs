//! Where somebody is signed in.

use maud::{Markup, html};
use words::web::{
    ago,
    hall::{self, Line},
};

use crate::{
    piece::hidden,
    shell::{Page, frame_page},
    site::Site,
};

/// A device on which somebody is signed in.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DeviceRow {
    /// The id, for signing out there.
    pub id: String,
    /// How long ago they signed in, in milliseconds.
    pub since_ms: u64,
    /// When it was last seen, as far as that was recorded.
    pub seen_ms: u64,
    /// Whether it is this one.
    pub is_here: bool,
}

/// The devices on which somebody is signed in.
#[derive(Clone, Debug)]
pub struct Devices<'a> {
    /// What every page needs.
    pub site: &'a Site<'a>,
    /// The ones that exist.
    pub devices: &'a [DeviceRow],
    /// The idempotency key of the form.
    pub key: &'a str,
}

/// Lists the devices, with buttons to sign out there.
pub fn devices(model: &Devices) -> Markup {
    let site = model.site;
    let title = site.say(Line::Devices);
    let main = html! {
        div.sheet-page.narrow {
            h1 { (title) }
            p.lead { (site.say(Line::DevicesLead)) }
            ul.table-rows { @for device in model.devices { (row(model, device)) } }
            @if model.devices.len() > 1 {
                form method="post" action="/account/sessions" {
                    (hidden("key", model.key))
                    p.go {
                        button name="elsewhere" value="yes" { (site.say(Line::SignOutElsewhere)) }
                    }
                }
            }
        }
    };
    frame_page(site, Page { title: &title, kind: "account", heading: None, live: None, main })
}

fn row(model: &Devices, device: &DeviceRow) -> Markup {
    let site = model.site;
    let times = hall::device_since(ago(device.since_ms), ago(device.seen_ms));
    html! {
        li.table-row {
            div.what {
                @if device.is_here { p.title { strong { (site.say(Line::DeviceHere)) } } }
                p.state { (site.say(times)) }
            }
            @if !device.is_here {
                form method="post" action="/account/sessions" {
                    (hidden("key", model.key))
                    button.small name="end" value=(device.id) { (site.say(Line::SignOutThere)) }
                }
            }
        }
    }
}
