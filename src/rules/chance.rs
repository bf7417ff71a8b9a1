/// Numbers for playouts: Marsaglia's xorshift on 64 bits. The same seed gives the same numbers everywhere, so that what rests on
/// them can be shown again. No secret may rest on them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Chance(u64);

impl Chance {
    /// From a seed, any number.
    pub const fn new(seed: u64) -> Chance {
        // Zero would stay zero.
        Chance(if seed == 0 { 0x9E37_79B9_7F4A_7C15 } else { seed })
    }

    /// The next number below `limit`; 0 for a limit of 0.
    pub const fn below(&mut self, limit: u32) -> u32 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        // The upper half, scaled: no division, and a bias far below what playouts can show.
        (((self.0 >> 32) * limit as u64) >> 32) as u32
    }
}
