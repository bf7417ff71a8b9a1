//! Where things belong on this system.

use directories::{ProjectDirs, UserDirs};
use std::path::PathBuf;

/// The station's folders. They need not exist yet.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Places {
    /// The file of the station's settings.
    pub settings: PathBuf,
    pub logs: PathBuf,
    /// A federation's own paper templates, preferred to the built-in ones.
    pub templates: PathBuf,
    /// Where dialogs begin: the user's documents, or home.
    pub tournaments: PathBuf,
}

impl Places {
    /// `None` when the system names no home for the user.
    #[must_use]
    pub fn find() -> Option<Places> {
        let project = ProjectDirs::from("", "", "fujite")?;
        let user = UserDirs::new()?;
        Some(Places {
            settings: project.config_dir().join("settings.ron"),
            logs: project.data_local_dir().join("logs"),
            templates: project.config_dir().join("forms"),
            tournaments: user.document_dir().unwrap_or(user.home_dir()).to_owned(),
        })
    }
}
