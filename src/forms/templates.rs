use std::collections::BTreeMap;

/// The Typst sources papers are set with: ours, some of them replaced by a federation's own.
#[derive(Clone, Debug)]
pub struct Templates(BTreeMap<&'static str, String>);

/// A template file that no paper uses.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("no paper uses a template named {0:?}")]
pub struct UnknownTemplate(pub String);

const BUNDLED: [(&str, &str); 12] = [
    ("paper.typ", include_str!("../../assets/forms/paper.typ")),
    ("adjournment.typ", include_str!("../../assets/forms/adjournment.typ")),
    ("envelope.typ", include_str!("../../assets/forms/envelope.typ")),
    ("labels.typ", include_str!("../../assets/forms/labels.typ")),
    ("resumption.typ", include_str!("../../assets/forms/resumption.typ")),
    ("receipt.typ", include_str!("../../assets/forms/receipt.typ")),
    ("slips.typ", include_str!("../../assets/forms/slips.typ")),
    ("decision.typ", include_str!("../../assets/forms/decision.typ")),
    ("protocol.typ", include_str!("../../assets/forms/protocol.typ")),
    ("restoration.typ", include_str!("../../assets/forms/restoration.typ")),
    ("diagram.typ", include_str!("../../assets/forms/diagram.typ")),
    ("report.typ", include_str!("../../assets/forms/report.typ")),
];

impl Templates {
    /// The names of all templates; `paper.typ` holds what the others share.
    pub fn names() -> impl Iterator<Item = &'static str> {
        BUNDLED.iter().map(|(name, _)| *name)
    }

    /// The templates that come with the program.
    pub fn bundled() -> Templates {
        Templates(BUNDLED.iter().map(|(name, text)| (*name, (*text).to_owned())).collect())
    }

    /// These with one replaced. The caller has read it, from the user's folder.
    ///
    /// # Errors
    /// [`UnknownTemplate`] when no paper has a template of that name.
    pub fn with(mut self, name: &str, text: impl Into<String>) -> Result<Templates, UnknownTemplate> {
        match self.0.iter_mut().find(|(known, _)| **known == name) {
            Some((_, slot)) => {
                *slot = text.into();
                Ok(self)
            }
            None => Err(UnknownTemplate(name.to_owned())),
        }
    }

    /// These, with every template replaced for which `load` has a text: the way a folder of a federation's own is laid over ours.
    #[must_use]
    pub fn with_folder(mut self, mut load: impl FnMut(&str) -> Option<String>) -> Templates {
        for (name, slot) in &mut self.0 {
            if let Some(text) = load(name) {
                *slot = text;
            }
        }
        self
    }

    pub(super) fn iter(&self) -> impl Iterator<Item = (&'static str, &str)> {
        self.0.iter().map(|(name, text)| (*name, text.as_str()))
    }
}

impl Default for Templates {
    fn default() -> Self {
        Templates::bundled()
    }
}
