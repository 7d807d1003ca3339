//! The colours can be told apart and read, whoever looks.

use pages::assets::Assets;

/// A colour in linear light.
type Linear = [f64; 3];

const LIGHT: usize = 0;
const DARK: usize = 1;

/// Reads a token of the style sheet in one theme.
fn token(name: &str, theme: usize) -> Linear {
    let css = Assets::get("tokens.css").expect("a style sheet");
    let css = String::from_utf8_lossy(&css.data).into_owned();
    let start = css.find(&format!("--{name}: ")).unwrap_or_else(|| panic!("no token {name}"));
    let value = css[start..].split(';').next().expect("a value");
    let colours: Vec<&str> = value.split('#').skip(1).collect();
    let colour = colours.get(theme).or(colours.first()).expect("a colour");
    let channel = |idx: usize| {
        let value = u8::from_str_radix(&colour[2 * idx..2 * idx + 2], 16).expect("two digits");
        let value = f64::from(value) / 255.0;
        if value <= 0.04045 { value / 12.92 } else { ((value + 0.055) / 1.055).powf(2.4) }
    };
    [channel(0), channel(1), channel(2)]
}

fn luminance([r, g, b]: Linear) -> f64 {
    0.2126 * r + 0.7152 * g + 0.0722 * b
}

fn contrast(a: Linear, b: Linear) -> f64 {
    let (a, b) = (luminance(a), luminance(b));
    (a.max(b) + 0.05) / (a.min(b) + 0.05)
}

#[track_caller]
fn check(ink: &str, grounds: &[&str], least: f64) {
    for theme in [LIGHT, DARK] {
        for ground in grounds {
            let measured = contrast(token(ink, theme), token(ground, theme));
            assert!(least <= measured, "{ink} on {ground} in theme {theme}: {measured:.2}");
        }
    }
}

#[test]
fn text_has_a_contrast_of_four_and_a_half() {
    let surfaces = ["paper", "surface", "surface-2"];
    for ink in ["ink", "ink-2", "accent", "ok", "warn", "bad"] {
        check(ink, &surfaces, 4.5);
    }
    check("on-accent", &["accent"], 4.5);
    for n in 1..=5 {
        check(&format!("on-s{n}"), &[&format!("s{n}")], 4.5);
    }
}

#[test]
fn controls_and_drawings_have_a_contrast_of_three() {
    check("line-strong", &["paper", "surface", "surface-2"], 3.0);
    check("sea-line", &["sea"], 3.0);
    check("coast", &["sea", "land"], 3.0);
    for ink in ["wood", "clay", "forest", "gold"] {
        check(ink, &["sea", "land"], 3.0);
    }
    for part in ["accent", "stone-ink", "wood", "forest", "clay", "gold", "sea-line", "coast"] {
        check(part, &["surface"], 3.0);
    }
}

/// How eyes without one kind of cone see a colour.
#[derive(Clone, Copy, Debug)]
enum Vision {
    Full,
    Protan,
    Deutan,
    Tritan,
    Grey,
}

fn mix(matrix: [[f64; 3]; 3], colour: Linear) -> Linear {
    matrix.map(|row| row.iter().zip(colour).map(|(a, b)| a * b).sum::<f64>().clamp(0.0, 1.0))
}

/// Protan and deutan after Machado 2009, tritan after Brettel 1997.
fn seen(vision: Vision, colour: Linear) -> Linear {
    match vision {
        Vision::Full => colour,
        Vision::Grey => [luminance(colour); 3],
        Vision::Protan => mix(
            [
                [0.152286, 1.052583, -0.204868],
                [0.114503, 0.786281, 0.099216],
                [-0.003882, -0.048116, 1.051998],
            ],
            colour,
        ),
        Vision::Deutan => mix(
            [
                [0.367322, 0.860646, -0.227968],
                [0.280085, 0.672501, 0.047413],
                [-0.011820, 0.042940, 0.968881],
            ],
            colour,
        ),
        Vision::Tritan => {
            let [r, g, b] = colour;
            let is_first = 0.0 <= 0.03960 * r - 0.02831 * g - 0.01129 * b;
            let first = [
                [1.01277, 0.13548, -0.14826],
                [-0.01243, 0.86812, 0.14431],
                [0.07589, 0.80500, 0.11911],
            ];
            let second = [
                [0.93678, 0.18979, -0.12657],
                [0.06154, 0.81526, 0.12320],
                [-0.37562, 1.12767, 0.24796],
            ];
            mix(if is_first { first } else { second }, colour)
        }
    }
}

fn lab(colour: Linear) -> [f64; 3] {
    let [x, y, z] = [
        [0.4124564, 0.3575761, 0.1804375],
        [0.2126729, 0.7151522, 0.0721750],
        [0.0193339, 0.1191920, 0.9503041],
    ]
    .map(|row| row.iter().zip(colour).map(|(a, b)| a * b).sum::<f64>());
    let f = |t: f64| if t > 0.008856 { t.cbrt() } else { 7.787 * t + 16.0 / 116.0 };
    let (x, y, z) = (f(x / 0.95047), f(y), f(z / 1.08883));
    [116.0 * y - 16.0, 500.0 * (x - y), 200.0 * (y - z)]
}

/// The distance of two colours by CIEDE2000.
fn distance(one: [f64; 3], other: [f64; 3]) -> f64 {
    let ([l1, a1, b1], [l2, a2, b2]) = (one, other);
    let seven = |c: f64| (c.powi(7) / (c.powi(7) + 25f64.powi(7))).sqrt();
    let g = 0.5 * (1.0 - seven(f64::midpoint(a1.hypot(b1), a2.hypot(b2))));
    let (a1, a2) = (a1 * (1.0 + g), a2 * (1.0 + g));
    let (c1, c2) = (a1.hypot(b1), a2.hypot(b2));
    let hue = |a: f64, b: f64| {
        if a == 0.0 && b == 0.0 { 0.0 } else { b.atan2(a).to_degrees().rem_euclid(360.0) }
    };
    let (h1, h2) = (hue(a1, b1), hue(a2, b2));
    let has_hue = c1 * c2 != 0.0;
    let dh = match h2 - h1 {
        _ if !has_hue => 0.0,
        d if d > 180.0 => d - 360.0,
        d if d < -180.0 => d + 360.0,
        d => d,
    };
    let dhh = 2.0 * (c1 * c2).sqrt() * (dh / 2.0).to_radians().sin();
    let (l, c) = (f64::midpoint(l1, l2), f64::midpoint(c1, c2));
    let h = match h1 + h2 {
        sum if !has_hue => sum,
        sum if (h1 - h2).abs() <= 180.0 => sum / 2.0,
        sum if sum < 360.0 => (sum + 360.0) / 2.0,
        sum => (sum - 360.0) / 2.0,
    };
    let cos = |degrees: f64| degrees.to_radians().cos();
    let t = 1.0 - 0.17 * cos(h - 30.0) + 0.24 * cos(2.0 * h) + 0.32 * cos(3.0 * h + 6.0)
        - 0.20 * cos(4.0 * h - 63.0);
    let sl = 1.0 + 0.015 * (l - 50.0).powi(2) / (20.0 + (l - 50.0).powi(2)).sqrt();
    let (sc, sh) = (1.0 + 0.045 * c, 1.0 + 0.015 * c * t);
    let turn = 30.0 * (-((h - 275.0) / 25.0).powi(2)).exp();
    let rt = -(2.0 * turn).to_radians().sin() * 2.0 * seven(c);
    let (l, c, h) = ((l2 - l1) / sl, (c2 - c1) / sc, dhh / sh);
    (l * l + c * c + h * h + rt * c * h).sqrt()
}

/// Pairs from Sharma, Wu and Dalal, who published them to test the formula.
#[test]
fn the_distance_is_the_published_one() {
    let pairs = [
        ([50.0, 2.6772, -79.7751], [50.0, 0.0, -82.7485], 2.0425),
        ([50.0, 2.5, 0.0], [73.0, 25.0, -18.0], 27.1492),
        ([2.0776, 0.0795, -1.1350], [0.9033, -0.0636, -0.5514], 0.9082),
    ];
    for (one, other, expected) in pairs {
        let measured = distance(one, other);
        assert!((measured - expected).abs() < 0.0001, "{measured} is not {expected}");
    }
}

#[test]
fn seats_can_be_told_apart_by_every_eye() {
    let seats: Vec<Linear> = (1..=5).map(|n| token(&format!("s{n}"), LIGHT)).collect();
    let least = [
        (Vision::Full, 15.0),
        (Vision::Protan, 15.0),
        (Vision::Deutan, 15.0),
        (Vision::Tritan, 15.0),
        (Vision::Grey, 10.0),
    ];
    for (vision, least) in least {
        for (idx, one) in seats.iter().enumerate() {
            for (other_idx, other) in seats.iter().enumerate().skip(idx + 1) {
                let measured = distance(lab(seen(vision, *one)), lab(seen(vision, *other)));
                assert!(
                    least <= measured,
                    "seats {} and {} for {vision:?} eyes: {measured:.1}",
                    idx + 1,
                    other_idx + 1
                );
            }
        }
    }
}
