//! Groups many labels, with what they have in common as headings.

/// Lists of at most this length are not grouped.
pub(super) const N_FLAT_MAX: usize = 12;

/// A part of a long list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Part {
    /// The index of a label in the list.
    One(usize),
    /// Labels with the same beginning.
    Many {
        /// The beginning.
        heading: String,
        /// The parts with this beginning.
        parts: Vec<Part>,
    },
}

/// Groups labels by their kind, then by their words.
pub(super) fn group(labels: &[(&str, &str)]) -> Vec<Part> {
    let all: Vec<usize> = (0..labels.len()).collect();
    if labels.len() <= N_FLAT_MAX {
        return all.into_iter().map(Part::One).collect();
    }
    let kinds = parted(&all, |idx| labels[idx].0.to_owned());
    kinds.iter().flat_map(|members| parts(labels, members, 0)).collect()
}

/// Groups labels of one kind that have the first `n_words` in common.
fn parts(labels: &[(&str, &str)], members: &[usize], n_words: usize) -> Vec<Part> {
    if members.len() == 1 {
        return vec![Part::One(members[0])];
    }
    let n_shared = n_words.max(shared_words(labels, members));
    if members.len() <= N_FLAT_MAX {
        return vec![many(labels, members, n_shared, ones(members))];
    }
    let next_word = |idx: usize| words(labels[idx].1).nth(n_shared).unwrap_or_default().to_owned();
    let groups = parted(members, next_word);
    if groups.len() == members.len() || groups.len() == 1 {
        return chunks(labels, members);
    }
    let inner = groups.iter().flat_map(|group| parts(labels, group, n_shared + 1)).collect();
    vec![many(labels, members, n_shared, inner)]
}

/// Splits what words can't tell apart into chunks, in order, each named after its first label.
fn chunks(labels: &[(&str, &str)], members: &[usize]) -> Vec<Part> {
    let chunk = |chunk: &[usize]| {
        let [first, .., last] = *chunk else { return Part::One(chunk[0]) };
        let heading = format!("{} … {}", labels[first].1, tail(labels[first].1, labels[last].1));
        Part::Many { heading, parts: ones(chunk) }
    };
    members.chunks(N_FLAT_MAX).map(chunk).collect()
}

/// Returns the part of a label that another one does not begin with.
fn tail(first: &str, last: &str) -> String {
    let n_same = words(first).zip(words(last)).take_while(|(a, b)| a == b).count();
    words(last).skip(n_same).collect::<Vec<_>>().join(" ")
}

fn many(labels: &[(&str, &str)], members: &[usize], n_shared: usize, parts: Vec<Part>) -> Part {
    let first = labels[members[0]].1;
    let shared: Vec<&str> = words(first).take(n_shared.max(1)).collect();
    let heading = format!("{} …", shared.join(" ").trim_end_matches([':', ',', '(', '·', ' ']));
    Part::Many { heading, parts }
}

fn ones(members: &[usize]) -> Vec<Part> {
    members.iter().copied().map(Part::One).collect()
}

/// Groups indexes by a key, in the order in which the keys first appear.
fn parted(members: &[usize], key: impl Fn(usize) -> String) -> Vec<Vec<usize>> {
    let mut groups: Vec<(String, Vec<usize>)> = Vec::new();
    for idx in members.iter().copied() {
        let key = key(idx);
        match groups.iter_mut().find(|(it, _)| *it == key) {
            Some((_, group)) => group.push(idx),
            None => groups.push((key, vec![idx])),
        }
    }
    groups.into_iter().map(|(_, group)| group).collect()
}

/// Returns how many words all of them begin with.
fn shared_words(labels: &[(&str, &str)], members: &[usize]) -> usize {
    let first: Vec<&str> = words(labels[members[0]].1).collect();
    let shared =
        |idx: &usize| first.iter().zip(words(labels[*idx].1)).take_while(|(a, b)| *a == b).count();
    members.iter().map(shared).min().unwrap_or(0)
}

fn words(text: &str) -> impl Iterator<Item = &str> {
    text.split(' ')
}

#[cfg(test)]
mod tests {
    use super::*;

    fn flat(parts: &[Part], out: &mut Vec<usize>) {
        for part in parts {
            match part {
                Part::One(idx) => out.push(*idx),
                Part::Many { parts, .. } => flat(parts, out),
            }
        }
    }

    #[test]
    fn a_short_list_stays_as_it_is() {
        let labels = [("a", "Pass"), ("b", "Bet")];
        assert_eq!(group(&labels), [Part::One(0), Part::One(1)]);
    }

    #[test]
    fn a_long_list_has_each_label_once_in_groups_of_a_dozen() {
        let texts: Vec<String> = ["C", "D", "E"]
            .iter()
            .flat_map(|hex| (1..=9).map(move |n| format!("Worker on {hex}{n}, force {n}")))
            .chain((0..40).map(|n| format!("Pay {n}")))
            .chain(["Pass".to_owned()])
            .collect();
        let labels: Vec<(&str, &str)> =
            texts.iter().map(|text| (&text[..3], text.as_str())).collect();
        let parts = group(&labels);
        let mut found = Vec::new();
        flat(&parts, &mut found);
        found.sort_unstable();
        assert_eq!(found, (0..labels.len()).collect::<Vec<_>>());
        assert!(parts.len() <= N_FLAT_MAX, "{parts:?}");
        assert!(parts.contains(&Part::One(67)), "a kind of its own stands alone: {parts:?}");
    }

    #[test]
    fn a_heading_is_what_its_labels_share() {
        let texts: Vec<String> = (0..6)
            .map(|n| format!("Buy fish: −{n}"))
            .chain((0..7).map(|n| format!("Take column {n}")))
            .collect();
        let labels: Vec<(&str, &str)> =
            texts.iter().map(|text| (&text[..3], text.as_str())).collect();
        let headings: Vec<String> = group(&labels)
            .into_iter()
            .map(|part| match part {
                Part::Many { heading, .. } => heading,
                Part::One(idx) => texts[idx].clone(),
            })
            .collect();
        assert_eq!(headings, ["Buy fish …", "Take column …"]);
    }
}
