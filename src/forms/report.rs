//! The chief judge's report of the tournament (Code 14.4, 17.2, 17.3): numbers, incidents, rulings, protests, corrections.

use super::check::{self, Kind};
use super::protocol::JournalHead;
use super::values::{Event, shortened};
use crate::clock::TimeControl;
use crate::i18n::{L10n, WallTime};
use serde_json::{Value as Json, json};

/// The tournament as it went. Sums are made here, from the rounds.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ChiefReport {
    pub event: Event,
    pub place: String,
    /// Days of play: "28–30.11.2026".
    pub days: String,
    pub printed: WallTime,
    pub journal: JournalHead,
    pub players: usize,
    pub rules: String,
    pub komi: String,
    pub groups: Vec<(String, TimeControl)>,
    pub rounds: Vec<RoundLine>,
    pub articles: Vec<ArticleLine>,
    pub corrections: Vec<CorrectionLine>,
    pub other: OtherNumbers,
    pub rulings: Vec<RulingLine>,
    pub protests: Vec<ProtestLine>,
    pub incidents: Vec<IncidentLine>,
    pub judges: Vec<String>,
    pub committee: Vec<String>,
    pub reserves: Vec<String>,
    /// Members who stepped back for a conflict of interest (14.6).
    pub replaced: usize,
    pub chief_judge: String,
}

/// One round in numbers; absences, time and losses by regulation are among the wins.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct RoundLine {
    pub round: u16,
    pub start: Option<WallTime>,
    pub games: usize,
    pub black: usize,
    pub white: usize,
    pub draws: usize,
    pub both_lose: usize,
    /// Without a result: not entered, or none (13.9).
    pub none: usize,
    pub absences: usize,
    pub by_time: usize,
    pub adjourned: usize,
    pub remarks: usize,
    pub warnings: usize,
    pub by_regulation: usize,
    pub protests: usize,
}

impl RoundLine {
    /// The numbers in the order of the columns.
    fn numbers(&self) -> [usize; 13] {
        [
            self.games,
            self.black,
            self.white,
            self.draws,
            self.both_lose,
            self.none,
            self.absences,
            self.by_time,
            self.adjourned,
            self.remarks,
            self.warnings,
            self.by_regulation,
            self.protests,
        ]
    }
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ArticleLine {
    pub article: String,
    pub about: String,
    pub remarks: usize,
    pub warnings: usize,
    pub other: usize,
}

/// A result that was entered and then entered otherwise: both stay.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CorrectionLine {
    pub table: String,
    pub was: String,
    pub is: String,
    pub why: String,
    pub by: String,
    pub at: WallTime,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct OtherNumbers {
    pub resumed: usize,
    pub time_corrections: usize,
    pub clocks_replaced: usize,
    pub countered: usize,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RulingLine {
    pub table: String,
    pub article: String,
    pub proposed: String,
    pub ruled: String,
    pub reason: String,
    /// What became of it: overturned, appealed.
    pub further: String,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ProtestLine {
    pub table: String,
    pub by: String,
    pub against: String,
    /// Level and verdict, one after another.
    pub decided: String,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct IncidentLine {
    pub at: WallTime,
    pub table: String,
    pub who: String,
    pub what: String,
    pub article: String,
    pub note: String,
    pub by: String,
    /// Taken back or overturned: struck.
    pub struck: bool,
}

impl ChiefReport {
    pub(super) fn title(l: L10n) -> String {
        l.tr("paper-report-title")
    }

    /// Sums of the rounds, in the order of the columns of [`RoundLine`].
    #[must_use]
    pub fn totals(&self) -> [usize; 13] {
        let mut sums = [0; 13];
        for round in &self.rounds {
            for (sum, n) in sums.iter_mut().zip(round.numbers()) {
                *sum += n;
            }
        }
        sums
    }

    pub(super) fn values(&self, l: L10n) -> Json {
        let digits = self.journal.digits();
        let line = [self.place.as_str(), self.days.as_str()].into_iter().filter(|s| !s.is_empty()).collect::<Vec<_>>().join(", ");
        let dash = |n: usize| if n == 0 { "—".to_owned() } else { n.to_string() };
        let numbers = |all: [usize; 13]| all.map(dash).to_vec();
        let totals = self.totals();
        let rounds: Vec<Json> = self
            .rounds
            .iter()
            .map(|r| {
                let start = r.start.map_or_else(String::new, |at| l.weekday_day_time(at));
                json!({ "round": r.round.to_string(), "start": start, "numbers": numbers(r.numbers()) })
            })
            .collect();
        let articles: Vec<Json> =
            self.articles.iter().map(|a| json!([a.article, a.about, dash(a.remarks), dash(a.warnings), dash(a.other)])).collect();
        let sum = |of: fn(&ArticleLine) -> usize| dash(self.articles.iter().map(of).sum());
        let other = [
            ("paper-report-resumed", self.other.resumed),
            ("paper-report-time-corrections", self.other.time_corrections),
            ("paper-report-clocks-replaced", self.other.clocks_replaced),
            ("paper-report-countered", self.other.countered),
        ];
        json!({
            "event": self.event.name,
            "line": line,
            "made": l.tr_args("paper-report-made", &[("when", l.weekday_date_time(self.printed).into())]),
            "journal": l.tr_args("paper-journal-head", &[("entry", self.journal.entry.to_string().into())]),
            "head": digits,
            "qr": check::qr(&check::payload(Kind::Report, &self.event.code, &digits.replace(' ', ""))),
            "cells": self.cells(l),
            "rounds": rounds,
            "totals": numbers(totals),
            "articles": articles,
            "article_totals": [sum(|a| a.remarks), sum(|a| a.warnings), sum(|a| a.other)],
            "corrections": self.corrections.iter().map(|c| json!({
                "table": c.table, "was": c.was, "is": c.is, "why": c.why,
                "by": shortened(&c.by), "at": l.weekday_day_time(c.at),
            })).collect::<Vec<_>>(),
            "other": other.map(|(id, n)| json!([l.tr(id), n.to_string()])).to_vec(),
            "rulings": self.rulings.iter().map(|r| json!([r.table, r.article, r.proposed, r.ruled, r.further, r.reason])).collect::<Vec<_>>(),
            "protests": self.protests.iter().map(|p| json!([p.table, p.by, p.against, p.decided])).collect::<Vec<_>>(),
            "incidents": self.incidents.iter().map(|i| json!({
                "struck": i.struck,
                "cells": [l.weekday_day_time(i.at), i.table, i.who, i.what, i.article, i.note, shortened(&i.by)],
            })).collect::<Vec<_>>(),
            "judges": self.judges.join(", "),
            "committee": self.committee_line(l),
            "chief_judge": shortened(&self.chief_judge),
        })
    }

    fn cells(&self, l: L10n) -> Vec<Json> {
        let games: usize = self.rounds.iter().map(|r| r.games).sum();
        let cell = |id: &str, value: String| json!([l.tr(id), value]);
        let mut cells = vec![
            cell("paper-report-players", self.players.to_string()),
            cell("paper-report-rounds-games", format!("{} · {games}", self.rounds.len())),
            cell("paper-report-rules-komi", format!("{} · {}", self.rules, self.komi)),
            cell(
                "paper-report-judges-committee",
                format!("{} · {} + {}", self.judges.len(), self.committee.len(), self.reserves.len()),
            ),
        ];
        for (name, control) in &self.groups {
            let name = if name.is_empty() { l.tr("paper-report-control") } else { name.clone() };
            cells.push(json!([name, l.time_control(control)]));
        }
        cells
    }

    fn committee_line(&self, l: L10n) -> String {
        if self.committee.is_empty() {
            return l.tr("paper-report-no-committee");
        }
        l.tr_args(
            "paper-report-committee",
            &[
                ("members", self.committee.join(", ").into()),
                ("reserves", self.reserves.join(", ").into()),
                ("replaced", self.replaced.into()),
            ],
        )
    }
}
