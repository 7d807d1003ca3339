//! How a game ended: charts and tables carry the same numbers, and sums are
//! sums.

use crate::markup::PAGES;

/// The pages about ends, with their names.
fn ends() -> impl Iterator<Item = (String, &'static str)> {
    let ends = PAGES.iter().filter(|(_, name, _)| name.starts_with("end-"));
    ends.map(|(lang, name, html)| (format!("{} {name}", lang.key()), html.as_str()))
}

/// What stands between a tag with this class and the end of such a tag.
fn parts<'a>(html: &'a str, start: &str, end: &str) -> Vec<&'a str> {
    html.split(start).skip(1).map(|it| it.split(end).next().expect("a piece")).collect()
}

/// The text of a piece of markup.
fn text(html: &str) -> String {
    let pieces = html.split('<').enumerate();
    let texts =
        pieces.map(|(idx, it)| if idx == 0 { it } else { it.split_once('>').expect("a tag").1 });
    texts.collect()
}

fn numbers(html: &str) -> Vec<i32> {
    html.split(|c: char| !c.is_ascii_digit() && c != '-').filter_map(|it| it.parse().ok()).collect()
}

/// The last column of each row of the table of points over turns, by seat.
fn columns(html: &str) -> Vec<Vec<i32>> {
    let table = parts(html, "<table class=\"account over-turns\">", "</table>")[0];
    let body = table.split("<tbody>").nth(1).expect("rows");
    let rows = parts(body, "<tr>", "</tr>");
    let cells: Vec<Vec<i32>> = rows
        .iter()
        .map(|row| parts(row, "<td>", "</td>").iter().map(|it| numbers(it)[0]).collect())
        .collect();
    (0..cells[0].len()).map(|idx| cells.iter().map(|row| row[idx]).collect()).collect()
}

#[test]
fn the_chart_and_its_table_carry_the_same_numbers() {
    let mut n_charts = 0;
    for (place, html) in ends() {
        let lines: Vec<Vec<i32>> = parts(html, "data-values=\"", "\"")
            .iter()
            .map(|it| it.split(' ').map(|it| it.parse().expect("a number")).collect())
            .collect();
        if lines.is_empty() {
            continue;
        }
        assert_eq!(lines, columns(html), "{place}");
        n_charts += 1;
    }
    assert!(n_charts >= 8, "{n_charts}");
}

#[test]
fn lines_end_at_the_totals() {
    for (place, html) in ends() {
        let lines = parts(html, "data-values=\"", "\"");
        let mut last: Vec<i32> =
            lines.iter().map(|it| *numbers(it).last().expect("a number")).collect();
        let heads = parts(html, "class=\"bar-head\">", "</p>");
        let mut totals: Vec<i32> =
            heads.iter().map(|it| numbers(parts(it, "<strong>", "</strong>")[0])[0]).collect();
        last.sort_unstable();
        totals.sort_unstable();
        if !lines.is_empty() {
            assert_eq!(last, totals, "{place}");
        }
    }
}

#[test]
fn the_parts_of_a_bar_add_up_to_its_total() {
    for (place, html) in ends() {
        let bars = parts(html, "<ol class=\"bars\">", "</ol>")[0];
        for bar in bars.split("<li><p class=\"bar-head\">").skip(1) {
            let total = numbers(parts(bar, "<strong>", "</strong>")[0])[0];
            let key = parts(bar, "<ul class=\"bar-key\">", "</ul>")[0];
            let items = parts(key, "<li>", "</li>");
            let points = items.iter().map(|it| *numbers(&text(it)).last().expect("a number"));
            assert_eq!(points.sum::<i32>(), total, "{place}: {bar}");
        }
    }
}

/// Each number of the account opens to a formula that ends in it, and the
/// numbers of a seat add up to its total.
#[test]
fn every_point_opens_to_its_formula() {
    let mut n_terms = 0;
    for (place, html) in ends() {
        let account = parts(html, "<table class=\"account\">", "</table>")[0];
        let (body, foot) = account.split_once("<tfoot>").expect("totals");
        let row = parts(foot, "<tr class=\"total\">", "</tr>")[0];
        let totals: Vec<i32> = parts(row, "<td>", "</td>")
            .iter()
            .map(|it| numbers(parts(it, "<strong>", "</strong>")[0])[0])
            .collect();
        let mut sums = vec![0; totals.len()];
        let body = body.split("<tbody>").nth(1).expect("rows");
        for row in parts(body, "<tr>", "</tr>") {
            for (sum, cell) in sums.iter_mut().zip(parts(row, "<td>", "</td>")) {
                for term in parts(cell, "<details class=\"term\" data-ring=\"", "</details>") {
                    let points = numbers(parts(term, "<summary>", "</summary>")[0])[0];
                    let formula = text(parts(term, "<span class=\"formula\">", "</span>")[0]);
                    let formula = formula.split(" (").next().expect("a formula");
                    assert_eq!(numbers(formula).last(), Some(&points), "{place}: {formula}");
                    *sum += points;
                    n_terms += 1;
                }
            }
        }
        assert_eq!(sums, totals, "{place}");
        for sum in parts(row, "<span class=\"formula\">", "</span>") {
            let (terms, total) = sum.split_once(" = ").expect("a sum");
            let terms = terms.replace("− ", "-").replace('−', "-");
            assert_eq!(numbers(&terms).iter().sum::<i32>(), numbers(total)[0], "{place}: {sum}");
        }
    }
    assert!(n_terms > 100, "{n_terms}");
}

/// Numbers in the log of a table open to a formula, and name what they count.
#[test]
fn scoring_lines_of_the_log_open() {
    let mut n_lines = 0;
    for (lang, name, html) in PAGES.iter().filter(|(_, name, _)| name.starts_with("replay-")) {
        for line in parts(html, "<details class=\"count\" data-ring=\"", "</details>") {
            let place = format!("{} {name}: {line}", lang.key());
            assert!(!line.starts_with('"'), "{place}");
            let formula = parts(line, "<span class=\"formula\">", "</span>")[0];
            assert!(formula.contains(" = "), "{place}");
            n_lines += 1;
        }
    }
    assert!(n_lines > 20, "{n_lines}");
}
