//! Presets of the regulation: data in assets/regulations.

use crate::referee::Regulation;

const FILES: &[(&str, &str)] = &[
    ("code-2008", include_str!("../../assets/regulations/code-2008.ron")),
    ("egf", include_str!("../../assets/regulations/egf.ron")),
    ("aga", include_str!("../../assets/regulations/aga.ron")),
    ("china-2002", include_str!("../../assets/regulations/china-2002.ron")),
    ("korea", include_str!("../../assets/regulations/korea.ron")),
    ("wmsg", include_str!("../../assets/regulations/wmsg.ron")),
    ("club-blitz", include_str!("../../assets/regulations/club-blitz.ron")),
];

/// The preset a new tournament starts from.
pub const DEFAULT: &str = "code-2008";

/// Names of all presets, the default first.
pub fn names() -> impl Iterator<Item = &'static str> {
    FILES.iter().map(|(name, _)| *name)
}

/// A preset by name; `None` when there is none of that name. Every preset that ships can be read: a test holds it.
#[must_use]
pub fn by_name(name: &str) -> Option<Regulation> {
    let (_, text) = FILES.iter().find(|(n, _)| *n == name)?;
    ron::from_str(text).ok()
}
