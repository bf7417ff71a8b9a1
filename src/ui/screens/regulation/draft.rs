use super::rows::{Group, ROWS};
use crate::clock::{Millis, TimeControl};
use crate::formats::presets;
use crate::i18n::L10n;
use crate::referee::{Group as TableGroup, Regulation, TableNo};
use crate::rules::Komi;

/// A regulation under edit: what the typed texts make of it, and the texts themselves.
#[derive(Debug)]
pub(super) struct Draft {
    recorded: Regulation,
    pub regulation: Regulation,
    pub texts: Texts,
}

/// Fields that are typed. What cannot be read leaves the value as it was.
#[derive(Debug, Default)]
pub(super) struct Texts {
    pub control: String,
    pub pause: String,
    pub lateness: String,
    pub prisoners: String,
    pub wrong_colour: String,
    pub warnings: String,
    pub points: String,
    pub check: String,
    pub komi: String,
    pub appeal: String,
    pub groups: Vec<GroupText>,
}

/// A range of tables with a control of its own, as typed.
#[derive(Debug, Default)]
pub(super) struct GroupText {
    pub name: String,
    pub first: String,
    pub last: String,
    pub control: String,
}

/// Why a range of tables cannot be taken.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum WrongGroup {
    /// Numbers of tables from 1, the first not after the last.
    Tables,
    Control,
    /// Another range has one of its tables.
    Overlaps,
}

impl GroupText {
    fn of(group: &TableGroup, l: L10n) -> GroupText {
        GroupText {
            name: group.name.clone(),
            first: group.first.to_string(),
            last: group.last.to_string(),
            control: l.control_text(&group.control),
        }
    }

    fn range(&self) -> Option<(u16, u16)> {
        let (first, last) = (self.first.trim().parse::<u16>().ok()?, self.last.trim().parse::<u16>().ok()?);
        (0 < first && first <= last).then_some((first, last))
    }
}

/// The ranges that were typed, in the order of their tables; or what is wrong with the one at that place.
pub(super) fn groups(texts: &[GroupText]) -> Result<Vec<TableGroup>, (usize, WrongGroup)> {
    let mut groups: Vec<TableGroup> = Vec::new();
    for (at, text) in texts.iter().enumerate() {
        let (first, last) = text.range().ok_or((at, WrongGroup::Tables))?;
        let control = text.control.parse().map_err(|_| (at, WrongGroup::Control))?;
        let (first, last) = (TableNo(first), TableNo(last));
        if groups.iter().any(|g| g.first <= last && first <= g.last) {
            return Err((at, WrongGroup::Overlaps));
        }
        groups.push(TableGroup { name: text.name.trim().to_owned(), first, last, control });
    }
    groups.sort_by_key(|g| g.first);
    Ok(groups)
}

impl Draft {
    pub fn of(recorded: &Regulation, l: L10n) -> Draft {
        Draft { recorded: recorded.clone(), regulation: recorded.clone(), texts: Texts::of(recorded, l) }
    }

    /// Whether it was begun from this regulation: a new one recorded meanwhile begins a new draft.
    pub fn is_of(&self, recorded: &Regulation) -> bool {
        self.recorded == *recorded
    }

    pub fn take_preset(&mut self, name: &str, l: L10n) {
        if let Some(preset) = presets::by_name(name) {
            let groups = std::mem::take(&mut self.regulation.groups);
            self.regulation = Regulation { groups, ..preset };
            self.texts = Texts::of(&self.regulation, l);
        }
    }

    /// Settings that differ from the preset it started from.
    pub fn changes(&self) -> usize {
        self.changed_groups().len()
    }

    /// The group of every setting that differs from the preset.
    pub fn changed_groups(&self) -> Vec<Group> {
        let Some(base) = presets::by_name(&self.regulation.preset) else { return Vec::new() };
        ROWS.iter().filter(|row| row.differs(&base, &self.regulation)).map(|row| row.group).collect()
    }

    /// Reads the texts into the regulation; `true` where one cannot be read.
    pub fn has_wrong(&self, l: L10n) -> bool {
        let t = &self.texts;
        let length = |text: &str, may_be_empty: bool| (text.trim().is_empty() && may_be_empty) || length(text).is_some();
        !(t.control.parse::<TimeControl>().is_ok()
            && length(&t.pause, false)
            && length(&t.lateness, true)
            && length(&t.check, false)
            && length(&t.appeal, true)
            && number(&t.prisoners).is_some()
            && number(&t.wrong_colour).is_some()
            && (t.warnings.trim().is_empty() || number(&t.warnings).is_some())
            && number(&t.points).is_some()
            && komi(&t.komi, l).is_some()
            && groups(&t.groups).is_ok())
    }

    /// Takes over what the texts say now.
    pub fn read(&mut self, l: L10n) {
        let (t, r) = (&self.texts, &mut self.regulation);
        if let Ok(control) = t.control.parse() {
            r.control = control;
        }
        r.byoyomi_pause = length(&t.pause).unwrap_or(r.byoyomi_pause);
        r.resumption_check = length(&t.check).unwrap_or(r.resumption_check);
        if t.lateness.trim().is_empty() || length(&t.lateness).is_some() {
            r.lateness_limit = length(&t.lateness);
        }
        if t.appeal.trim().is_empty() || length(&t.appeal).is_some() {
            r.appeal_deadline = length(&t.appeal);
        }
        if t.warnings.trim().is_empty() || number(&t.warnings).is_some() {
            r.warnings_to_loss = number(&t.warnings).filter(|n| *n > 0);
        }
        r.prisoners_to_stop = number(&t.prisoners).unwrap_or(r.prisoners_to_stop);
        r.wrong_colour_stones = number(&t.wrong_colour).unwrap_or(r.wrong_colour_stones);
        r.points_per_warning = number(&t.points).unwrap_or(r.points_per_warning);
        r.komi = komi(&t.komi, l).unwrap_or(r.komi);
        if let Ok(groups) = groups(&t.groups) {
            r.groups = groups;
        }
    }
}

impl Texts {
    fn of(regulation: &Regulation, l: L10n) -> Texts {
        let r = regulation;
        let optional = |length: Option<Millis>| length.map(|m| l.hms(m)).unwrap_or_default();
        Texts {
            control: l.control_text(&r.control),
            pause: l.hms(r.byoyomi_pause),
            lateness: optional(r.lateness_limit),
            prisoners: r.prisoners_to_stop.to_string(),
            wrong_colour: r.wrong_colour_stones.to_string(),
            warnings: r.warnings_to_loss.map(|n| n.to_string()).unwrap_or_default(),
            points: r.points_per_warning.to_string(),
            check: l.hms(r.resumption_check),
            komi: l.quarters(i64::from(r.komi.in_quarters())),
            appeal: optional(r.appeal_deadline),
            groups: r.groups.iter().map(|g| GroupText::of(g, l)).collect(),
        }
    }
}

/// A length of time; "0:00" is none at all.
pub(super) fn length(text: &str) -> Option<Millis> {
    match text.trim() {
        "0" | "0:00" => Some(Millis::ZERO),
        text => text.parse().ok(),
    }
}

pub(super) fn number(text: &str) -> Option<u8> {
    text.trim().parse().ok()
}

/// Points with either decimal mark and either minus.
pub(super) fn komi(text: &str, l: L10n) -> Option<Komi> {
    text.trim().replace([',', l.decimal_mark()], ".").replace('\u{2212}', "-").parse().ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn text(first: &str, last: &str, control: &str) -> GroupText {
        GroupText { name: "А".to_owned(), first: first.to_owned(), last: last.to_owned(), control: control.to_owned() }
    }

    #[test]
    fn ranges_are_taken_in_order_and_may_not_meet() {
        let blitz = "main 20m";
        let made = groups(&[text("9", "12", blitz), text("1", "8", "main 60m, japanese 3x30s")]).expect("two ranges");
        assert_eq!(made.iter().map(|g| (g.first.0, g.last.0)).collect::<Vec<_>>(), [(1, 8), (9, 12)]);
        assert_eq!(groups(&[text("1", "8", blitz), text("8", "9", blitz)]), Err((1, WrongGroup::Overlaps)));
        assert_eq!(groups(&[text("5", "4", blitz)]), Err((0, WrongGroup::Tables)));
        assert_eq!(groups(&[text("0", "4", blitz)]), Err((0, WrongGroup::Tables)));
        assert_eq!(groups(&[text("1", "4", "долго")]), Err((0, WrongGroup::Control)));
    }
}
