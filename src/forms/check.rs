//! The check value of a paper, and the code that carries it.

use fast_qr::{ECL, QRBuilder};
use std::fmt::{self, Write as _};

/// Twelve hexadecimal digits of a hash over what a paper prints: two papers with one value say the same.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Check(String);

impl Check {
    /// Without spaces: "DE3ABA850A2F".
    pub fn digits(&self) -> &str {
        &self.0
    }
}

impl fmt::Display for Check {
    /// In groups of four, as it is printed and read aloud: "DE3A BA85 0A2F".
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (i, digit) in self.0.chars().enumerate() {
            if i > 0 && i % 4 == 0 {
                f.write_char(' ')?;
            }
            f.write_char(digit)?;
        }
        Ok(())
    }
}

/// Printed data on its way into a check value: one `name=value` a line. The lines are independent of language, layout and of
/// how types are named, so that a later version of the program finds the same value on an old paper.
#[derive(Debug, Default)]
pub(super) struct Digest(blake3::Hasher);

impl Digest {
    pub fn new(kind: &str) -> Digest {
        let mut digest = Digest::default();
        digest.line("paper", kind);
        digest
    }

    pub fn line(&mut self, name: &str, value: impl fmt::Display) {
        // A line feed inside a name cannot pass for two lines.
        let value = value.to_string().replace('\\', "\\\\").replace('\n', "\\n");
        self.0.update(format!("{name}={value}\n").as_bytes());
    }

    pub fn check(&self) -> Check {
        let hex = self.0.finalize().to_hex();
        Check(hex.chars().take(12).flat_map(char::to_uppercase).collect())
    }
}

/// The kinds of paper a QR code names.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Kind {
    AdjournmentForm,
    Envelope,
    Resumption,
    Receipt,
    ResultSlip,
    Decision,
    Protocol,
    Restoration,
    Report,
}

impl Kind {
    const fn letter(self) -> char {
        match self {
            Kind::AdjournmentForm => 'A',
            Kind::Envelope => 'E',
            Kind::Resumption => 'S',
            Kind::Receipt => 'C',
            Kind::ResultSlip => 'R',
            Kind::Decision => 'D',
            Kind::Protocol => 'P',
            Kind::Restoration => 'B',
            Kind::Report => 'J',
        }
    }
}

/// What a code says: "A KZ26/3/5/1 DE3ABA850A2F". Capitals, digits and these signs are what a QR code packs tightest.
pub(super) fn payload(kind: Kind, reference: &str, digits: &str) -> String {
    format!("{} {reference} {digits}", kind.letter())
}

/// The largest code that keeps its modules at 0.45 mm in the space papers give it (16 mm): version 4, 33 modules.
const MOST_MODULES: usize = 33;

/// A QR code, level M: its dark modules row by row as "0" and "1". A text too long to be scanned from its place on paper gives
/// no code rather than one that cannot be read.
pub(super) fn qr(text: &str) -> Vec<String> {
    let Ok(code) = QRBuilder::new(text).ecl(ECL::M).build() else { return Vec::new() };
    if code.size > MOST_MODULES {
        return Vec::new();
    }
    let bit = |module: &fast_qr::Module| if module.value() { '1' } else { '0' };
    code.data.chunks(code.size).take(code.size).map(|row| row.iter().map(bit).collect()).collect()
}
