//! What a match shows, and how certain that is.

use super::{block::Block, lineup::Lineup};

/// A number with its 95 % interval.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(crate) struct Estimate {
    pub(crate) mean: f64,
    pub(crate) low: f64,
    pub(crate) high: f64,
}

/// The results of the players of one kind.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct KindStats {
    pub(crate) name: String,
    /// How many seats they have.
    pub(crate) n_players: usize,
    /// The share of the games they would win if all players were equal.
    pub(crate) fair: f64,
    /// The share they won, with ties split, and Wilson's interval.
    pub(crate) wins: Estimate,
    /// The same share with an interval over blocks.
    pub(crate) wins_by_block: Estimate,
    /// Their mean points.
    pub(crate) points: Estimate,
    /// By how many points they are ahead of the others on average.
    pub(crate) margin: Estimate,
    /// The result of each block: the share of games won, and the margin.
    pub(crate) blocks: Vec<(f64, f64)>,
}

/// The middle 95 % of a normal distribution extend this many standard deviations
/// to either side.
const Z: f64 = 1.959_963_985;

/// Sums up the blocks of a match, kind by kind.
pub(crate) fn sum_up(lineup: &Lineup, blocks: &[Block]) -> Vec<KindStats> {
    let n_seats = lineup.n_seats();
    let kinds = lineup.kinds();
    let of_kind = |(name, players): (String, Vec<usize>)| {
        let (mut wins, mut points, mut margins) = (Vec::new(), Vec::new(), Vec::new());
        for block in blocks {
            let (mut won, mut own, mut all) = (0.0, 0.0, 0.0);
            for game in &block.games {
                won += players.iter().map(|it| game.win_share(*it)).sum::<f64>();
                own += players.iter().map(|it| f64::from(game.points[*it])).sum::<f64>();
                all += game.points.iter().map(|it| f64::from(*it)).sum::<f64>();
            }
            let n_games = block.games.len().max(1) as f64;
            let mean = own / n_games / players.len() as f64;
            let n_others = (n_seats - players.len()).max(1) as f64;
            wins.push(won / n_games);
            points.push(mean);
            margins.push(mean - (all - own) / n_games / n_others);
        }
        let n_games: usize = blocks.iter().map(|it| it.games.len()).sum();
        let mean = wins.iter().sum::<f64>() / wins.len().max(1) as f64;
        KindStats {
            fair: players.len() as f64 / n_seats as f64,
            n_players: players.len(),
            wins: wilson(mean, n_games),
            wins_by_block: by_block(&wins),
            points: by_block(&points),
            margin: by_block(&margins),
            blocks: wins.into_iter().zip(margins).collect(),
            name,
        }
    };
    kinds.into_iter().map(of_kind).collect()
}

/// Returns Wilson's interval for a share `p` of `n` games.
pub(crate) fn wilson(p: f64, n: usize) -> Estimate {
    if n == 0 {
        return Estimate { mean: p, low: 0.0, high: 1.0 };
    }
    let n = n as f64;
    let scale = 1.0 + Z * Z / n;
    let centre = (p + Z * Z / (2.0 * n)) / scale;
    let half = Z / scale * (p * (1.0 - p) / n + Z * Z / (4.0 * n * n)).max(0.0).sqrt();
    // Rounding may put an end just outside the range of a share.
    Estimate { mean: p, low: (centre - half).max(0.0), high: (centre + half).min(1.0) }
}

/// Returns Student's interval for the mean over blocks.
pub(crate) fn by_block(values: &[f64]) -> Estimate {
    let (mean, variance) = mean_and_variance(values);
    let n = values.len() as f64;
    if values.len() < 2 {
        return Estimate { mean, low: f64::NEG_INFINITY, high: f64::INFINITY };
    }
    let half = student(n - 1.0) * (variance / n).sqrt();
    Estimate { mean, low: mean - half, high: mean + half }
}

fn mean_and_variance(values: &[f64]) -> (f64, f64) {
    let n = values.len().max(1) as f64;
    let mean = values.iter().sum::<f64>() / n;
    let squares: f64 = values.iter().map(|it| (it - mean).powi(2)).sum();
    (mean, squares / (n - 1.0).max(1.0))
}

/// Returns the 97.5 % quantile of Student's distribution, by the series of
/// Cornish and Fisher.
fn student(freedom: f64) -> f64 {
    match freedom {
        ..1.5 => 12.706,
        1.5..2.5 => 4.303,
        _ => {
            let z2 = Z * Z;
            let first = Z * (z2 + 1.0) / (4.0 * freedom);
            let second = Z * (5.0 * z2 * z2 + 16.0 * z2 + 3.0) / (96.0 * freedom * freedom);
            let third = Z * (3.0 * z2.powi(3) + 19.0 * z2 * z2 + 17.0 * z2 - 15.0)
                / (384.0 * freedom.powi(3));
            Z + first + second + third
        }
    }
}

/// A sequential test of whether the first kind wins more than its fair share.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Sprt {
    /// The share it wins if it is not stronger.
    pub(crate) p0: f64,
    /// The share it wins if it is.
    pub(crate) p1: f64,
}

/// The verdict of a sequential test.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Verdict {
    /// Stronger, with an error probability of 5 %.
    Stronger,
    /// Not stronger, with an error probability of 5 %.
    NotStronger,
}

impl Sprt {
    /// The least number of blocks: with fewer, their variance is unknown.
    const BLOCKS_MIN: usize = 8;

    /// Returns the logarithm of how much likelier the results are if the kind is
    /// stronger, by the normal approximation over blocks.
    pub(crate) fn log_likelihood(&self, wins: &[f64]) -> f64 {
        if wins.len() < Sprt::BLOCKS_MIN {
            return 0.0;
        }
        let (mean, variance) = mean_and_variance(wins);
        // Equal results so far do not prove that every block ends like that.
        let variance = variance.max(1.0 / (16.0 * wins.len() as f64));
        let n = wins.len() as f64;
        (self.p1 - self.p0) / variance * n * (mean - (self.p0 + self.p1) / 2.0)
    }

    /// Returns the verdict on the results so far, if there is one.
    pub(crate) fn verdict(&self, wins: &[f64]) -> Option<Verdict> {
        // Both error probabilities are 5 %.
        let bound = (0.95_f64 / 0.05).ln();
        match self.log_likelihood(wins) {
            ratio if ratio >= bound => Some(Verdict::Stronger),
            ratio if ratio <= -bound => Some(Verdict::NotStronger),
            _ => None,
        }
    }
}

impl Verdict {
    pub(crate) fn key(self) -> &'static str {
        match self {
            Verdict::Stronger => "stronger",
            Verdict::NotStronger => "not stronger",
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(actual: f64, expected: f64) {
        assert!((actual - expected).abs() < 5e-4, "{actual}, expected {expected}");
    }

    // Source: tables of the binomial score interval.
    #[test]
    fn wilson_agrees_with_published_tables() {
        let it = wilson(0.8, 10);
        check(it.low, 0.4902);
        check(it.high, 0.9433);
        check(wilson(0.0, 10).low, 0.0);
        check(wilson(0.0, 10).high, 0.2775);
        for n in 1..500 {
            assert!(wilson(0.0, n).low >= 0.0 && wilson(1.0, n).high <= 1.0, "{n} games");
        }
    }

    // Source: tables of Student's distribution.
    #[test]
    fn student_agrees_with_published_tables() {
        for (freedom, expected) in [(1.0, 12.706), (2.0, 4.303), (10.0, 2.2281), (30.0, 2.0423)] {
            check(student(freedom), expected);
        }
        assert!((student(4.0) - 2.776).abs() < 0.01);
    }

    #[test]
    fn blocks_give_the_mean_with_its_interval() {
        let it = by_block(&[1.0, 2.0, 3.0, 4.0, 5.0, 6.0, 7.0, 8.0, 9.0, 10.0, 11.0]);
        check(it.mean, 6.0);
        check(it.high - it.mean, 2.2281 * (11.0_f64 / 11.0).sqrt());
    }

    #[test]
    fn the_sequential_test_stops_when_it_is_certain() {
        let sprt = Sprt { p0: 0.5, p1: 0.55 };
        let strong: Vec<f64> = (0..200).map(|n| if n % 4 == 0 { 0.5 } else { 1.0 }).collect();
        assert_eq!(sprt.verdict(&strong), Some(Verdict::Stronger));
        let equal: Vec<f64> = (0..2_000).map(|n| f64::from(n % 3) / 2.0).collect();
        assert_eq!(sprt.verdict(&equal), Some(Verdict::NotStronger));
        assert_eq!(sprt.verdict(&equal[..12]), None);
        assert_eq!(sprt.verdict(&[1.0; 7]), None, "too few to know their variance");
    }
}
