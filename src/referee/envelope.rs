//! What becomes of an envelope between sealing and opening, and its electronic second copy.

use super::{Adjournment, Found, Regulation, State, Table, TableId};
use crate::clock::{Millis, Stamp};
use serde::{Deserialize, Serialize};

/// The last half hour before a resumption: the envelope has to be at hand.
pub const FETCH: Millis = Millis::from_mins(30);

/// One line of an envelope's register.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Custody {
    pub at: Stamp,
    pub act: CustodyAct,
}

/// What was done with an envelope.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum CustodyAct {
    /// Handed over for keeping, or on from one keeper to the next.
    HandedOver { by: String, to: String, place: String },
    /// Taken from where it lay, for the resumption.
    TakenOut { by: String },
    /// Its seal is not whole.
    SealBroken { note: String },
}

/// An electronic envelope as it is kept: what is in it nobody can read without the mover's passphrase.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Sealed {
    /// The encrypted move: an age file in letters, which the age program opens as well.
    pub text: String,
    /// 64 hexadecimal digits that no other content of the envelope gives.
    pub commitment: String,
}

impl Sealed {
    /// The part of the commitment that papers print: "3F2A 88C1 09DE 5B77 A1C0 E4D2".
    #[must_use]
    pub fn printed(&self) -> String {
        let digits: Vec<char> = self.commitment.chars().take(24).map(|c| c.to_ascii_uppercase()).collect();
        digits.chunks(4).map(|group| group.iter().collect::<String>()).collect::<Vec<_>>().join(" ")
    }
}

/// The electronic copy of one adjournment.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Electronic {
    pub at: Stamp,
    pub sealed: Sealed,
    pub opened: Option<ElectronicOpening>,
}

/// The copy was opened by its passphrase.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ElectronicOpening {
    pub at: Stamp,
    /// A point or a pass.
    pub found: Found,
}

/// An envelope in the register.
#[derive(Clone, Copy, Debug)]
pub struct Registered<'a> {
    pub table: &'a Table,
    pub adjournment: &'a Adjournment,
}

impl Registered<'_> {
    #[must_use]
    pub const fn id(&self) -> TableId {
        self.table.id
    }
}

impl State {
    /// Every envelope of the tournament, by number.
    #[must_use]
    pub fn envelopes(&self) -> Vec<Registered<'_>> {
        let tables = self.rounds.values().flat_map(|r| r.tables.values());
        let mut all: Vec<Registered<'_>> = tables
            .flat_map(|table| table.adjournments.iter().map(move |adjournment| Registered { table, adjournment }))
            .collect();
        all.sort_by_key(|r| (r.adjournment.envelope.number, r.table.id, r.adjournment.number));
        all
    }
}

/// The mark on the diagram is the move; a coordinate that names another point is put to the referee (12.4).
#[must_use]
pub fn coordinate_differs(adjournment: &Adjournment, found: Found, coordinate: &str) -> bool {
    let Found::Marked(marked) = found else { return false };
    let size = adjournment.form.position.size();
    crate::rules::Notation::Standard.parse(size, coordinate).is_ok_and(|written| written != marked)
}

/// Whether the mover may still lay a second copy into the station.
#[must_use]
pub fn takes_copy(regulation: &Regulation, adjournment: &Adjournment) -> bool {
    use super::{MoveKind, Step};
    regulation.electronic_copy
        && adjournment.kind == MoveKind::Sealed
        && adjournment.electronic.is_none()
        && adjournment.steps.contains_key(&Step::MoveDecided)
        && !adjournment.steps.contains_key(&Step::Kept)
}
