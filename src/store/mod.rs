//! The tournament's file: a journal that only grows.
//!
//! ```text
//! fujite-journal 1<tab>=<32 hex>                               the header: name, version, its own checksum
//! (seq:1,at:(...),wall:"...",by:"...",event:...)<tab>=<32 hex>   one record
//! ```
//!
//! A record is RON on one line (line breaks inside texts are escaped). The mark after the tab is `=` on the last record of a
//! batch and `+` on those before it: a batch whose `=` never reached the disk is not there at all. The checksum is blake3,
//! shortened to 16 bytes, over the checksum of the line before and everything up to and including the mark; a changed, lost or
//! inserted line therefore shows, and the last checksum ("head") stands for the whole file.
//!
//! Version 1 is read for ever; `tests/data/journals` keeps a file of it.

mod error;
mod journal;
mod line;
mod lock;
mod mirror;
mod scan;

pub use error::StoreError;
pub use journal::{Access, Journal, OpenReport, Opened, ReadOnly, ReadOnlyReason, Torn, keep_beside};
pub use line::{Record, VERSION};
pub use mirror::{Mirror, MirrorFailure, MirrorStatus};
pub use scan::{Damage, DamageKind, Reading, Verification, read, verify};
