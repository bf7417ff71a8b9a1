//! The protocol of a round (Code 13.8, 14.4, 17.2): every table, its result, what was entered against whom.

use super::check::{self, Kind};
use super::values::{Event, Player, short_grade, shortened};
use crate::clock::{Category, TimeControl};
use crate::i18n::{L10n, WallTime};
use crate::rules::{Color, Score, Sides};
use serde_json::{Value as Json, json};

/// Rows on a page.
const ROWS: usize = 40;

/// A round as it is signed by its judges.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RoundProtocol {
    pub event: Event,
    /// The day of the round.
    pub date: WallTime,
    pub round: u16,
    /// The group, when the tournament has several: "группа А".
    pub group: Option<String>,
    pub control: TimeControl,
    /// What the control makes of the round (Code 6.8).
    pub category: Option<Category>,
    /// When the round was started.
    pub start: Option<WallTime>,
    /// In the order of tables.
    pub rows: Vec<ProtocolRow>,
    pub journal: JournalHead,
    /// When the protocol was made: belongs to the data, the press reads no clock.
    pub printed: WallTime,
    /// Surname and initials.
    pub hall_judge: String,
    /// Surname and initials.
    pub chief_judge: String,
}

/// The state of the journal the protocol was printed from.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct JournalHead {
    /// Number of the last entry.
    pub entry: u64,
    /// Its checksum in hexadecimal; the first twelve digits are printed.
    pub hash: String,
}

impl JournalHead {
    /// The digits papers print: "5C1B DC39 9429".
    pub(super) fn digits(&self) -> String {
        let mut text = String::with_capacity(14);
        for (i, digit) in self.hash.chars().take(12).enumerate() {
            if i > 0 && i % 4 == 0 {
                text.push(' ');
            }
            text.extend(digit.to_uppercase());
        }
        text
    }
}

/// One table of the round.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ProtocolRow {
    pub table: u32,
    pub players: Sides<Player>,
    pub outcome: ProtocolOutcome,
    /// Remarks and warnings, in the order they were given.
    pub marks: Vec<ConductMark>,
    /// In a few words; a longer one goes to the list after the last page.
    pub note: String,
    pub under_protest: bool,
}

/// How a table stands in the protocol.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ProtocolOutcome {
    NotEntered,
    Win {
        winner: Color,
        by: Ending,
    },
    Draw,
    /// Both sides lose ("0 : 0").
    BothLose(Ending),
    Adjourned,
}

/// What decided a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ending {
    /// By so many points.
    Points(Score),
    /// By points; nobody wrote down how many.
    Counted,
    Resignation,
    Time,
    /// By the regulation: lateness, warnings, a ruling.
    Regulation,
}

/// A remark or a warning to one side.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ConductMark {
    pub side: Color,
    pub kind: ConductKind,
    /// The article it was given under, as it is printed: "15.4".
    pub article: String,
}

/// Code 17.1, 17.2.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ConductKind {
    Remark,
    /// A warning and its number for that side, from 1.
    Warning(u8),
}

/// How many tables came out each way.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    pub games: usize,
    pub black: usize,
    pub white: usize,
    pub draws: usize,
    pub both_lose: usize,
    pub adjourned: usize,
    pub not_entered: usize,
    pub under_protest: usize,
}

impl Tally {
    /// Counts `rows`.
    pub fn of(rows: &[ProtocolRow]) -> Tally {
        let mut tally = Tally { games: rows.len(), ..Tally::default() };
        for row in rows {
            *match row.outcome {
                ProtocolOutcome::NotEntered => &mut tally.not_entered,
                ProtocolOutcome::Win { winner: Color::Black, .. } => &mut tally.black,
                ProtocolOutcome::Win { winner: Color::White, .. } => &mut tally.white,
                ProtocolOutcome::Draw => &mut tally.draws,
                ProtocolOutcome::BothLose(_) => &mut tally.both_lose,
                ProtocolOutcome::Adjourned => &mut tally.adjourned,
            } += 1;
            tally.under_protest += usize::from(row.under_protest);
        }
        tally
    }
}

impl RoundProtocol {
    pub(super) fn title(&self, l: L10n) -> String {
        l.tr_args("paper-protocol-title", &[("round", self.round.into())])
    }

    pub(super) fn values(&self, l: L10n) -> Json {
        let head = self.journal.digits();
        let reference = format!("{}/{}", self.event.code, self.round);
        // A round without tables still has its sheet.
        let sheets: Vec<&[ProtocolRow]> = if self.rows.is_empty() { vec![&[]] } else { self.rows.chunks(ROWS).collect() };
        let whole = Tally::of(&self.rows);
        let pages: Vec<Json> = sheets
            .iter()
            .enumerate()
            .map(|(i, rows)| {
                json!({
                    "head": self.second_line(rows, i + 1, sheets.len(), l),
                    "sums": sums(&Tally::of(rows), &whole, l),
                    "rows": rows.iter().map(|row| row_values(row, l)).collect::<Vec<_>>(),
                })
            })
            .collect();
        json!({
            "event": self.event.name,
            "line": self.first_line(l),
            "journal": l.tr_args("paper-journal-head", &[("entry", self.journal.entry.to_string().into())]),
            "head": head,
            "printed": l.tr_args("paper-printed-at", &[("time", l.time(self.printed).into())]),
            "qr": check::qr(&check::payload(Kind::Protocol, &reference, &head.replace(' ', ""))),
            "pages": pages,
            "hall_judge": shortened(&self.hall_judge),
            "chief_judge": shortened(&self.chief_judge),
        })
    }

    fn first_line(&self, l: L10n) -> String {
        let mut parts = vec![l.weekday_date(self.date)];
        let control = l.time_control(&self.control);
        parts.push(match &self.group {
            Some(group) => format!("{group}: {control}"),
            None => control,
        });
        parts.extend(self.category.map(|category| {
            l.tr(match category {
                Category::Ordinary => "paper-category-ordinary",
                Category::Fast => "paper-category-fast",
                Category::Blitz => "paper-category-blitz",
            })
        }));
        parts.join(" · ")
    }

    fn second_line(&self, rows: &[ProtocolRow], page: usize, pages: usize, l: L10n) -> String {
        let mut parts = Vec::new();
        if let Some(start) = self.start {
            parts.push(l.tr_args("paper-protocol-start", &[("time", l.time_seconds(start).into())]));
        }
        if let (Some(first), Some(last)) = (rows.first(), rows.last()) {
            parts.push(l.tr_args(
                "paper-protocol-tables",
                &[("first", first.table.into()), ("last", last.table.into()), ("all", self.rows.len().into())],
            ));
        }
        parts.push(l.tr_args("paper-protocol-page", &[("page", page.into()), ("pages", pages.into())]));
        parts.join(" · ")
    }
}

fn sums(page: &Tally, whole: &Tally, l: L10n) -> Json {
    let args = |tally: &Tally| {
        [
            ("games", tally.games.into()),
            ("black", tally.black.into()),
            ("white", tally.white.into()),
            ("draws", tally.draws.into()),
            ("both", tally.both_lose.into()),
            ("adjourned", tally.adjourned.into()),
            ("missing", tally.not_entered.into()),
            ("protest", tally.under_protest.into()),
        ]
    };
    json!([
        { "of": l.tr("paper-sums-page-title"), "text": l.tr_args("paper-sums-page", &args(page)) },
        { "of": l.tr("paper-sums-round-title"), "text": l.tr_args("paper-sums-round", &args(whole)) },
    ])
}

fn row_values(row: &ProtocolRow, l: L10n) -> Json {
    let (outcome, points, winner) = match row.outcome {
        ProtocolOutcome::NotEntered => (String::new(), String::new(), None),
        ProtocolOutcome::Win { winner, by } => {
            let id = match winner {
                Color::Black => "paper-result-black",
                Color::White => "paper-result-white",
            };
            (l.tr(id), ending(by, l), Some(super::values::stone(winner)))
        }
        ProtocolOutcome::Draw => ("=".to_owned(), l.tr("paper-result-draw"), None),
        ProtocolOutcome::BothLose(by) => ("0 : 0".to_owned(), ending(by, l), None),
        ProtocolOutcome::Adjourned => (l.tr("paper-result-adjourned"), String::new(), None),
    };
    let grade = |color: Color| short_grade(row.players[color].rank, l);
    json!({
        "table": row.table.to_string(),
        "black": row.players.black.signed(),
        "black_grade": grade(Color::Black),
        "white": row.players.white.signed(),
        "white_grade": grade(Color::White),
        "winner": winner,
        "outcome": outcome,
        "points": points,
        "marks": marks(&row.marks, l),
        "note": note(row, l),
    })
}

fn ending(by: Ending, l: L10n) -> String {
    match by {
        Ending::Points(margin) => l.quarters(margin.in_quarters().into()),
        Ending::Counted => String::new(),
        Ending::Resignation => l.tr("paper-by-resignation"),
        Ending::Time => l.tr("paper-by-time"),
        Ending::Regulation => l.tr("paper-by-regulation"),
    }
}

fn note(row: &ProtocolRow, l: L10n) -> String {
    match (row.under_protest, row.note.is_empty()) {
        (false, _) => row.note.clone(),
        (true, true) => l.tr("paper-under-protest"),
        (true, false) => format!("{}; {}", l.tr("paper-under-protest"), row.note),
    }
}

/// "Ч1 15.4, Ч2 15.1; Бз 11.4": the marks of a side with commas, the sides apart.
fn marks(marks: &[ConductMark], l: L10n) -> String {
    let of = |color: Color| {
        let own: Vec<String> = marks
            .iter()
            .filter(|mark| mark.side == color)
            .map(|mark| {
                let args = [
                    ("side", l.tr(if color == Color::Black { "paper-mark-black" } else { "paper-mark-white" }).into()),
                    ("article", (&mark.article).into()),
                ];
                match mark.kind {
                    ConductKind::Remark => l.tr_args("paper-mark-remark", &args),
                    ConductKind::Warning(n) => {
                        let [side, article] = args;
                        l.tr_args("paper-mark-warning", &[side, article, ("n", n.into())])
                    }
                }
            })
            .collect();
        own.join(", ")
    };
    let sides: Vec<String> = Color::BOTH.into_iter().map(of).filter(|text| !text.is_empty()).collect();
    sides.join("; ")
}
