use crate::i18n::Locale;
use crate::platform::files;
use serde::{Deserialize, Serialize};
use std::path::{Path, PathBuf};

/// What the station remembers between days, apart from tournaments.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Settings {
    /// `None` follows the system.
    pub locale: Option<Locale>,
    pub theme: ThemeChoice,
    pub density: TableDensity,
    /// Who sits at the desk: the name on every entry.
    pub desk: String,
    /// Papers that players fill in are worded in both languages.
    pub bilingual_papers: bool,
    /// Files opened, the last one first.
    pub recent: Vec<PathBuf>,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum ThemeChoice {
    #[default]
    System,
    Light,
    Dark,
}

/// Height of a table's row.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum TableDensity {
    Dense,
    #[default]
    Normal,
    Roomy,
}

impl Settings {
    /// Reads the settings; a file that cannot be read gives the defaults and a line for the log.
    #[must_use]
    pub fn read(path: &Path) -> (Settings, Option<String>) {
        match std::fs::read_to_string(path) {
            Ok(text) => match ron::from_str(&text) {
                Ok(settings) => (settings, None),
                Err(error) => (Settings::default(), Some(format!("{}: {error}; defaults are used", path.display()))),
            },
            Err(error) if error.kind() == std::io::ErrorKind::NotFound => (Settings::default(), None),
            Err(error) => (Settings::default(), Some(format!("{}: {error}; defaults are used", path.display()))),
        }
    }

    /// Writes the settings whole or not at all, with the folder they belong in if it is not there yet.
    ///
    /// # Errors
    /// What the disk said.
    pub fn write(&self, path: &Path) -> std::io::Result<()> {
        let text = ron::ser::to_string_pretty(self, ron::ser::PrettyConfig::default()).map_err(std::io::Error::other)?;
        if let Some(folder) = path.parent() {
            std::fs::create_dir_all(folder)?;
        }
        files::write_whole(path, text.as_bytes())
    }

    /// Puts a file at the head of those opened lately.
    pub fn remember(&mut self, path: &Path) {
        self.recent.retain(|p| p != path);
        self.recent.insert(0, path.to_owned());
        self.recent.truncate(8);
    }
}
