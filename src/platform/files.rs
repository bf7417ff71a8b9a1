//! Files written whole or not at all: settings, exports, papers. The journal has its own way (`store`).

use atomic_write_file::AtomicWriteFile;
use std::io::{self, Read, Write};
use std::path::Path;

/// Writes `bytes` to `path`: until all of them are on the disk, what stood there before stands there still.
///
/// # Errors
/// What the system says; the old file is untouched then.
pub fn write_whole(path: &Path, bytes: &[u8]) -> io::Result<()> {
    let mut file = AtomicWriteFile::open(path)?;
    file.write_all(bytes)?;
    file.commit()
}

/// The blake3 of a file in hexadecimal, and its length.
///
/// # Errors
/// What the system says.
pub fn digest(path: &Path) -> io::Result<(String, u64)> {
    let mut file = std::fs::File::open(path)?;
    let mut hasher = blake3::Hasher::new();
    let bytes = io::copy(&mut file, &mut hasher)?;
    Ok((hasher.finalize().to_hex().to_string(), bytes))
}

/// Reads a file of at most `most` bytes.
///
/// # Errors
/// What the system says; [`io::ErrorKind::FileTooLarge`] when there is more.
pub fn read_bounded(path: &Path, most: u64) -> io::Result<Vec<u8>> {
    let mut bytes = Vec::new();
    std::fs::File::open(path)?.take(most.saturating_add(1)).read_to_end(&mut bytes)?;
    if bytes.len() as u64 > most {
        return Err(io::Error::new(io::ErrorKind::FileTooLarge, format!("larger than {most} bytes")));
    }
    Ok(bytes)
}
