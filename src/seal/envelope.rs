use super::secret::{Passphrase, SealedMove, Secret};
use crate::referee::{Sealed, TableId};
use crate::rules::{Point, Size};
use age::armor::ArmoredReader;
use age::secrecy::SecretString;
use age::{DecryptError, Decryptor, EncryptError, scrypt};
use std::fmt::Write as _;
use std::io::Read as _;
use zeroize::Zeroizing;

/// Which envelope it is: bound into its content, so that one cannot be passed off for another.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Occasion {
    /// The tournament's short name.
    pub tournament: String,
    pub table: TableId,
    /// Which adjournment of the game.
    pub adjournment: u16,
    pub size: Size,
}

impl Occasion {
    fn line(&self) -> String {
        let (id, size) = (self.table, self.size);
        let name: String = self.tournament.chars().filter(|c| !c.is_control()).take(60).collect();
        format!("{name}/{}/{}/{} {}x{}", id.round, id.table, self.adjournment, size.width(), size.height())
    }
}

/// Why a move could not be sealed. Nothing was kept.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum SealError {
    #[error("the passphrase is too short")]
    ShortPassphrase,
    #[error("the point is not on this board")]
    OffBoard,
    #[error("the machine gives no random numbers: {0}")]
    NoChance(String),
    #[error("the move could not be encrypted: {0}")]
    Cipher(String),
}

/// Why an envelope did not open. It is unchanged, and can be tried again.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum OpenError {
    #[error("another passphrase")]
    WrongPassphrase,
    /// The text is not whole, or was not sealed here.
    #[error("the envelope is damaged: {0}")]
    Damaged(String),
    /// It opens, but its content is not the one the commitment was given for.
    #[error("the envelope's content is not what was committed to")]
    Changed,
    /// It belongs to another game or another adjournment.
    #[error("the envelope is another game's")]
    Another,
}

/// Guessing one passphrase costs 128 MiB and about half a second.
const WORK: u8 = 17;
const HEAD: &str = "fujite sealed move 1";
/// Every content has this length, whatever is in it.
const LENGTH: usize = 512;
const CONTEXT: &str = "fujite 2026 commitment of a sealed move";

/// Seals a move. Takes about half a second.
///
/// # Errors
/// [`SealError`]; nothing was sealed then.
pub fn seal(secret: &Secret, occasion: &Occasion) -> Result<Sealed, SealError> {
    if !secret.passphrase.is_long_enough() {
        return Err(SealError::ShortPassphrase);
    }
    if secret.sealed.point().is_some_and(|point| !occasion.size.contains(point)) {
        return Err(SealError::OffBoard);
    }
    let mut chance = Zeroizing::new([0u8; 32]);
    getrandom::fill(&mut *chance).map_err(|error| SealError::NoChance(error.to_string()))?;
    let content = content(&secret.sealed, occasion, &chance)?;
    let mut recipient = scrypt::Recipient::new(phrase(&secret.passphrase));
    recipient.set_work_factor(WORK);
    let text = age::encrypt_and_armor(&recipient, content.as_bytes())
        .map_err(|error: EncryptError| SealError::Cipher(error.to_string()))?;
    Ok(Sealed { text, commitment: commitment(content.as_bytes()) })
}

/// Opens an envelope. Takes about half a second.
///
/// # Errors
/// [`OpenError`]; the envelope can be tried again.
pub fn open(sealed: &Sealed, passphrase: &Passphrase, occasion: &Occasion) -> Result<SealedMove, OpenError> {
    let mut identity = scrypt::Identity::new(phrase(passphrase));
    // A text from elsewhere may not ask for more work than ours.
    identity.set_max_work_factor(WORK);
    let failed = |error: DecryptError| match error {
        DecryptError::DecryptionFailed | DecryptError::KeyDecryptionFailed | DecryptError::NoMatchingKeys => {
            OpenError::WrongPassphrase
        }
        other => OpenError::Damaged(other.to_string()),
    };
    let decryptor = Decryptor::new_buffered(ArmoredReader::new(sealed.text.as_bytes())).map_err(failed)?;
    let mut reader = decryptor.decrypt(std::iter::once(&identity as &dyn age::Identity)).map_err(failed)?;
    let mut content = Zeroizing::new([0u8; LENGTH]);
    reader.read_exact(&mut *content).map_err(|error| OpenError::Damaged(error.to_string()))?;
    if commitment(&*content) != sealed.commitment {
        return Err(OpenError::Changed);
    }
    let damaged = || OpenError::Damaged("its content".to_owned());
    let text = std::str::from_utf8(&*content).map_err(|_| damaged())?;
    let mut lines = text.lines();
    if lines.next() != Some(HEAD) {
        return Err(damaged());
    }
    if lines.next() != Some(occasion.line().as_str()) {
        return Err(OpenError::Another);
    }
    let found = lines.nth(1).ok_or_else(damaged)?.trim_end();
    if found == "pass" {
        return Ok(SealedMove::pass());
    }
    let mut numbers = found.strip_prefix("point ").ok_or_else(damaged)?.split(' ').map(str::parse::<u8>);
    match (numbers.next(), numbers.next()) {
        (Some(Ok(x)), Some(Ok(y))) if occasion.size.contains(Point { x, y }) => Ok(SealedMove::play(Point { x, y })),
        _ => Err(damaged()),
    }
}

/// What is encrypted: whose it is, a random number that keeps the commitment from being tried out, the move (column and row
/// from the upper left, from 0), blanks.
fn content(sealed: &SealedMove, occasion: &Occasion, chance: &[u8; 32]) -> Result<Zeroizing<String>, SealError> {
    let mut text = Zeroizing::new(String::with_capacity(LENGTH));
    let written = writeln!(text, "{HEAD}\n{}", occasion.line())
        .and_then(|()| chance.iter().try_for_each(|byte| write!(text, "{byte:02x}")))
        .and_then(|()| match sealed.point() {
            Some(point) => write!(text, "\npoint {} {}", point.x, point.y),
            None => write!(text, "\npass"),
        });
    written.map_err(|error| SealError::Cipher(error.to_string()))?;
    while text.len() < LENGTH - 1 {
        text.push(' ');
    }
    text.push('\n');
    Ok(text)
}

fn commitment(content: &[u8]) -> String {
    blake3::Hash::from(blake3::derive_key(CONTEXT, content)).to_hex().to_string()
}

/// The cipher's own secret; wiped by it.
fn phrase(passphrase: &Passphrase) -> SecretString {
    // A boxed text of exactly this length: nothing is copied on its way.
    SecretString::from(passphrase.expose().to_owned().into_boxed_str())
}
