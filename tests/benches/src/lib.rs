//! What the benchmarks share: games and work to do on them.

pub mod games;
#[cfg(feature = "peers")]
pub mod peers;
pub mod plain;
#[cfg(feature = "peers")]
pub mod table;
pub mod work;
