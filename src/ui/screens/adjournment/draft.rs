//! The form as it is being typed, before it is recorded.

use super::when;
use crate::clock::{ByoYomi, Millis, SideTime, Stamp, TimeControl, Timestamp};
use crate::referee::{Adjournment, Envelope, Form, State, Table, TableId};
use crate::rules::{Color, Corner, Notation, Point, Setup, Sides, Size, placement};

/// What a side's clock counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stage {
    Main,
    /// Periods left with the current one.
    Japanese(u16),
    /// The interval, from 0.
    Canadian(u16),
    Overrun,
}

/// The form's fields as text, and what is recorded of them.
#[derive(Clone, Debug)]
pub struct Draft {
    recorded: Recorded,
    pub position: Setup,
    pub last_move: Option<Point>,
    pub moves: String,
    pub ko: String,
    pub prisoners: Sides<String>,
    /// Penalty stones each side received.
    pub penalty: Sides<String>,
    pub left: Sides<String>,
    pub stage: Sides<Stage>,
    /// Stones still to play in a Canadian interval.
    pub stones: Sides<String>,
    pub pause: Sides<bool>,
    pub notes: String,
    pub resumption: String,
    pub number: String,
    pub sealed_by: String,
    pub keeper: String,
    pub place: String,
}

#[derive(Clone, Debug, PartialEq, Eq)]
struct Recorded {
    table: TableId,
    number: u16,
    form: Form,
    envelope: Envelope,
    resumption: Timestamp,
    offset: i16,
}

impl Recorded {
    fn of(table: TableId, adjournment: &Adjournment, offset: i16) -> Recorded {
        Recorded {
            table,
            number: adjournment.number,
            form: adjournment.form.clone(),
            envelope: adjournment.envelope.clone(),
            resumption: adjournment.resumption,
            offset,
        }
    }
}

impl Draft {
    pub fn new(table: TableId, adjournment: &Adjournment, offset: i16) -> Draft {
        let form = &adjournment.form;
        let setup = form.position.clone();
        let size = setup.size();
        let envelope = &adjournment.envelope;
        Draft {
            moves: setup.moves.map(|n| n.to_string()).unwrap_or_default(),
            ko: setup.ko.map(|p| Notation::Standard.format(size, p)).unwrap_or_default(),
            prisoners: setup.prisoners.map(|_, n| n.to_string()),
            penalty: Sides::from_fn(|side: Color| setup.penalty[side.opponent()].to_string()),
            left: form.times.map(|_, time| face(time.left())),
            stage: form.times.map(|_, time| stage(time)),
            stones: form.times.map(|_, time| match time {
                SideTime::Canadian { stones, .. } => stones.to_string(),
                _ => String::new(),
            }),
            pause: form.pause_taken,
            notes: form.notes.clone(),
            resumption: when::write(adjournment.resumption, offset),
            number: if envelope.number == 0 { String::new() } else { envelope.number.to_string() },
            sealed_by: envelope.sealed_by.clone(),
            keeper: envelope.keeper.clone(),
            place: envelope.place.clone(),
            position: setup,
            last_move: form.last_move,
            recorded: Recorded::of(table, adjournment, offset),
        }
    }

    /// Whether it still rests on what is recorded now.
    pub fn rests_on(&self, table: TableId, adjournment: &Adjournment, offset: i16) -> bool {
        let r = &self.recorded;
        r.table == table
            && r.number == adjournment.number
            && r.resumption == adjournment.resumption
            && r.offset == offset
            && r.envelope == adjournment.envelope
            && r.form == adjournment.form
    }

    /// The form as typed; `None` while a field cannot be read.
    pub fn form(&self) -> Option<Form> {
        let mut position = self.position.clone();
        position.moves = optional(&self.moves, |text| text.parse().ok()).ok()?;
        position.ko = optional(&self.ko, |text| self.point(text)).ok()?;
        position.prisoners = Sides::new(number(&self.prisoners.black)?, number(&self.prisoners.white)?);
        position.penalty = Sides::new(number(&self.penalty.white)?, number(&self.penalty.black)?);
        let times = Sides::new(self.time(Color::Black)?, self.time(Color::White)?);
        Some(Form { position, last_move: self.last_move, times, pause_taken: self.pause, notes: self.notes.clone() })
    }

    /// The envelope as typed.
    pub fn envelope(&self) -> Option<Envelope> {
        Some(Envelope {
            number: optional(&self.number, |text| text.parse().ok()).ok()?.unwrap_or(0),
            sealed_by: self.sealed_by.trim().to_owned(),
            keeper: self.keeper.trim().to_owned(),
            place: self.place.trim().to_owned(),
        })
    }

    pub fn resumption(&self) -> Option<Timestamp> {
        when::read(&self.resumption, self.recorded.offset)
    }

    pub fn point(&self, text: &str) -> Option<Point> {
        Notation::Standard.parse(self.position.size(), text).ok()
    }

    pub fn time(&self, side: Color) -> Option<SideTime> {
        let left = || duration(&self.left[side]);
        Some(match self.stage[side] {
            Stage::Main => SideTime::Main { left: left()? },
            Stage::Japanese(periods) => SideTime::Japanese { periods, left: left()? },
            Stage::Canadian(interval) => {
                SideTime::Canadian { interval, stones: self.stones[side].trim().parse().ok()?, left: left()? }
            }
            Stage::Overrun => SideTime::Overrun,
        })
    }

    /// The form differs from the one recorded, or cannot be read.
    pub fn form_changed(&self) -> bool {
        self.form().is_none_or(|form| form != self.recorded.form)
    }

    /// Envelope or appointment differ from what is recorded, or cannot be read.
    pub fn envelope_changed(&self) -> bool {
        let same_time = self.resumption == when::write(self.recorded.resumption, self.recorded.offset);
        !same_time || self.envelope().is_none_or(|envelope| envelope != self.recorded.envelope)
    }

    /// Everything that is typed can be read.
    pub fn is_readable(&self) -> bool {
        self.form().is_some() && self.envelope().is_some() && self.resumption().is_some()
    }

    /// Takes the position the table has now; the mover stays.
    pub fn take_position(&mut self, setup: &Setup, last_move: Option<Point>) {
        let mover = self.position.to_play;
        self.position = setup.clone();
        self.position.to_play = mover;
        self.last_move = last_move;
        self.moves = setup.moves.map(|n| n.to_string()).unwrap_or_default();
        self.ko = setup.ko.map(|p| Notation::Standard.format(setup.size(), p)).unwrap_or_default();
        self.prisoners = setup.prisoners.map(|_, n| n.to_string());
        self.penalty = Sides::from_fn(|side: Color| setup.penalty[side.opponent()].to_string());
    }

    /// Takes the times the table's clocks show now.
    pub fn take_times(&mut self, times: Sides<SideTime>) {
        for (side, time) in times.iter() {
            self.left[side] = face(time.left());
            self.stage[side] = stage(*time);
            if let SideTime::Canadian { stones, .. } = time {
                self.stones[side] = stones.to_string();
            }
        }
    }
}

/// A form to begin with: what the table knows, the rest to be filled in.
pub fn blank(state: &State, table: &Table, mover: Color, now: Stamp) -> Form {
    let size = state.foundation.as_ref().map_or(Size::STANDARD, |f| f.tournament.size);
    let (mut position, last_move) = match &table.position {
        Some(entered) => (entered.setup.clone(), entered.last_move),
        None => (nothing(size, table.handicap), None),
    };
    position.to_play = mover;
    Form { position, last_move, times: known(table, now), pause_taken: table.pause_taken, notes: String::new() }
}

/// A board nobody has set up yet: moves unknown.
fn nothing(size: Size, handicap: u8) -> Setup {
    let mut setup = Setup::empty(size);
    setup.moves = None;
    setup.handicap = handicap;
    for point in placement(size, handicap, Corner::default()).unwrap_or_default() {
        setup.set(point, Some(Color::Black));
    }
    setup
}

/// What the clocks show as far as the station knows: the most each side can have.
pub fn known(table: &Table, now: Stamp) -> Sides<SideTime> {
    table.watch.bounds(now.mono).map(|_, bounds| bounds.most)
}

/// The same where nothing is left to guess: a clock run here, or readings taken since it was stopped.
pub fn known_exactly(table: &Table, now: Stamp) -> Option<Sides<SideTime>> {
    let bounds = table.watch.bounds(now.mono);
    let exact = bounds.iter().all(|(_, b)| b.least == b.most);
    exact.then(|| bounds.map(|_, b| b.most))
}

/// The stages a side can be in under a control, in order.
pub fn stages(control: &TimeControl) -> Vec<Stage> {
    let mut stages = vec![Stage::Main];
    match &control.byoyomi {
        ByoYomi::Japanese { periods, .. } => stages.extend((1..=*periods).rev().map(Stage::Japanese)),
        ByoYomi::Canadian { intervals, limit } => {
            let known = u16::try_from(intervals.len()).unwrap_or(u16::MAX);
            stages.extend((0..limit.unwrap_or_else(|| known.max(10))).map(Stage::Canadian));
        }
        ByoYomi::Absolute | ByoYomi::Fischer { .. } => {}
    }
    stages
}

const fn stage(time: SideTime) -> Stage {
    match time {
        SideTime::Main { .. } => Stage::Main,
        SideTime::Japanese { periods, .. } => Stage::Japanese(periods),
        SideTime::Canadian { interval, .. } => Stage::Canadian(interval),
        SideTime::Overrun => Stage::Overrun,
    }
}

/// A time left as the form shows it, whole seconds.
fn face(left: Millis) -> String {
    Millis::from_secs(left.secs()).face()
}

pub fn duration(text: &str) -> Option<Millis> {
    text.trim().parse::<Millis>().ok().filter(|left| *left >= Millis::ZERO)
}

pub fn number(text: &str) -> Option<u32> {
    let text = text.trim();
    if text.is_empty() { Some(0) } else { text.parse().ok() }
}

/// Something is typed that cannot be read.
struct Unreadable;

/// Empty is nothing; what stands there has to be readable.
fn optional<T>(text: &str, read: impl Fn(&str) -> Option<T>) -> Result<Option<T>, Unreadable> {
    match text.trim() {
        "" => Ok(None),
        text => read(text).map(Some).ok_or(Unreadable),
    }
}
