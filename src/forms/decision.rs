//! The written decision on a protest or an incident (Code 14.5, 15.9, 17.1).

use super::adjournment::{control_digest, minute};
use super::check::{self, Check, Digest, Kind};
use super::protocol::JournalHead;
use super::values::{Event, Player, grade, shortened, side_of, stone};
use crate::clock::{Millis, TimeControl};
use crate::i18n::{L10n, WallTime};
use crate::rules::{Color, Sides};
use serde_json::{Value as Json, json};

/// A decision as the parties are given it. An empty text leaves its place to the pen.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct WrittenDecision {
    pub event: Event,
    /// Where the tournament is held.
    pub place: Option<String>,
    /// When it was decided.
    pub at: WallTime,
    /// Its number in the tournament.
    pub number: u16,
    pub subject: Subject,
    pub by: Decider,
    /// The game it is about, if it is about one.
    pub game: Option<GameAtHand>,
    pub protest: Option<Filing>,
    pub happened: Passage,
    /// What each side says.
    pub said: Sides<String>,
    pub evidence: Passage,
    pub cause: Option<Cause>,
    /// Of the cause: what led to it.
    pub motive: String,
    /// What was ruled before, and what the station proposed.
    pub first_ruling: Passage,
    pub ruling: Passage,
    /// Why so.
    pub grounds: String,
    pub effects: Effects,
    /// Who plays on under protest (Code 14.9).
    pub under_protest: Sides<bool>,
    pub attachments: Vec<Attachment>,
    /// Who signs: one judge, or every member of a committee. Surnames and initials.
    pub signers: Vec<String>,
    /// The entry the decision is recorded by.
    pub journal: JournalHead,
}

/// A text and the articles it stands on, as they are printed: "11.4, 17.2".
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Passage {
    pub text: String,
    pub articles: String,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Subject {
    Protest,
    Incident,
}

/// Who decides (Code 14.5, 14.9).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Decider {
    Judge,
    ChiefJudge,
    AppealsCommittee,
    Organisers,
    Presidium,
}

/// The game as it stood.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GameAtHand {
    pub round: u16,
    pub table: u32,
    pub players: Sides<Player>,
    pub control: TimeControl,
    /// When the clock was stopped.
    pub stopped: Option<WallTime>,
    /// What the clock showed.
    pub clocks: Option<Sides<Millis>>,
    /// Moves made.
    pub moves: Option<u32>,
    pub to_play: Color,
}

/// A protest as it was handed in (Code 15.9).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Filing {
    pub at: WallTime,
    pub by: Color,
}

/// What an incident came of (Code 17.1).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Cause {
    Organisation,
    GapInTheRules,
    Participant,
}

/// What the ruling changes.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Effects {
    pub result: String,
    pub pairing: String,
    pub warnings: String,
    pub prizes: String,
    /// Where and until when it can be appealed against.
    pub appeal: String,
}

/// What is attached.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Attachment {
    Record,
    /// A restoration act, with its number.
    RestorationAct(u16),
    Photo,
    Statements,
}

impl WrittenDecision {
    /// The check value of the decision.
    pub fn check(&self) -> Check {
        let mut digest = Digest::new("decision");
        digest.line("event", &self.event.name);
        digest.line("reference", self.reference());
        digest.line("at", self.at.utc.0.div_euclid(60_000));
        digest.line("subject", if self.subject == Subject::Protest { "protest" } else { "incident" });
        digest.line("by", self.by.name());
        if let Some(game) = &self.game {
            digest.line("game", format!("{}/{}", game.round, game.table));
            for (color, player) in game.players.iter() {
                digest.line(stone(color), player.names());
            }
            digest.line("control", control_digest(&game.control));
            digest.line("stopped", game.stopped.map_or(String::new(), |at| at.utc.0.div_euclid(1_000).to_string()));
            let shown = |clocks: Sides<Millis>| format!("{} {}", clocks.black.secs(), clocks.white.secs());
            digest.line("clocks", game.clocks.map_or(String::new(), shown));
            digest.line("moves", game.moves.map_or(String::new(), |moves| moves.to_string()));
            digest.line("to-play", stone(game.to_play));
        }
        digest.line("filed", minute(self.protest.map(|protest| protest.at)));
        digest.line("filed-by", self.protest.map_or("", |protest| stone(protest.by)));
        digest.line("cause", self.cause.map_or("", Cause::name));
        for color in Color::BOTH {
            digest.line("under-protest", self.under_protest[color]);
        }
        for attachment in &self.attachments {
            match attachment {
                Attachment::Record => digest.line("attached", "record"),
                Attachment::RestorationAct(number) => digest.line("attached", format!("act {number}")),
                Attachment::Photo => digest.line("attached", "photo"),
                Attachment::Statements => digest.line("attached", "statements"),
            }
        }
        for passage in [&self.happened, &self.evidence, &self.first_ruling, &self.ruling] {
            digest.line("text", &passage.text);
            digest.line("articles", &passage.articles);
        }
        let Effects { result, pairing, warnings, prizes, appeal } = &self.effects;
        let texts = [&self.said.black, &self.said.white, &self.motive, &self.grounds, result, pairing, warnings, prizes, appeal];
        for text in texts {
            digest.line("text", text);
        }
        for signer in &self.signers {
            digest.line("signer", signer);
        }
        digest.line("entry", self.journal.entry);
        digest.check()
    }

    fn reference(&self) -> String {
        format!("{}/{}", self.event.code, self.number)
    }

    pub(super) fn title(&self, l: L10n) -> String {
        let id = match self.subject {
            Subject::Protest => "paper-decision-protest",
            Subject::Incident => "paper-decision-incident",
        };
        l.tr_args(id, &[("number", self.number.into())])
    }

    pub(super) fn values(&self, l: L10n) -> Json {
        let check = self.check();
        let line: Vec<String> = self.place.iter().cloned().chain([l.weekday_date_time(self.at)]).collect();
        let passage = |passage: &Passage| json!({ "text": passage.text, "articles": passage.articles });
        let act = self.attachments.iter().find_map(|attachment| match attachment {
            Attachment::RestorationAct(number) => Some(*number),
            _ => None,
        });
        let attached = |attachment: Attachment| self.attachments.contains(&attachment);
        json!({
            "heading": self.title(l),
            "event": self.event.name,
            "line": line.join(" · "),
            "check": check.to_string(),
            "entry": l.tr_args("paper-decision-entry", &[("entry", self.journal.entry.to_string().into())]),
            "qr": check::qr(&check::payload(Kind::Decision, &self.reference(), check.digits())),
            "by": self.by.name(),
            "game": self.game.as_ref().map(|game| game.values(l)),
            "protest": self.protest.map(|protest| json!({
                "at": l.time(protest.at),
                "by": l.tr(match protest.by {
                    Color::Black => "paper-decision-by-black",
                    Color::White => "paper-decision-by-white",
                }),
            })),
            "happened": passage(&self.happened),
            "said": { "black": self.said.black, "white": self.said.white },
            "evidence": passage(&self.evidence),
            "cause": self.cause.map(Cause::name),
            "motive": self.motive,
            "first": passage(&self.first_ruling),
            "ruling": passage(&self.ruling),
            "grounds": self.grounds,
            "effects": {
                "result": self.effects.result,
                "pairing": self.effects.pairing,
                "warnings": self.effects.warnings,
                "prizes": self.effects.prizes,
                "appeal": self.effects.appeal,
            },
            "under_protest": { "black": self.under_protest.black, "white": self.under_protest.white },
            "attachments": {
                "record": attached(Attachment::Record),
                "act": act.is_some(),
                "act_name": match act {
                    Some(number) => l.tr_args("paper-decision-act-number", &[("number", number.into())]),
                    None => l.tr("paper-decision-act"),
                },
                "photo": attached(Attachment::Photo),
                "statements": attached(Attachment::Statements),
            },
            "decided": l.tr_args("paper-decision-decided", &[("by", l.tr(&format!("paper-label-by-{}", self.by.name())).into())]),
            "signers": self.signers.iter().map(|name| shortened(name)).collect::<Vec<_>>(),
            "head": self.journal.digits(),
        })
    }
}

impl GameAtHand {
    fn values(&self, l: L10n) -> Json {
        let person = |color: Color| {
            let player = &self.players[color];
            json!({ "name": player.names(), "grade": grade(player.rank, l), "signed": player.signed() })
        };
        json!({
            "round_table": format!("{}, {}", self.round, self.table),
            "black": person(Color::Black),
            "white": person(Color::White),
            "control": l.time_control(&self.control),
            "stopped": self.stopped.map(|at| l.tr_args("paper-decision-stopped", &[("time", l.time_seconds(at).into())])),
            "clocks": self.clocks.map(|clocks| l.tr_args("paper-decision-clocks", &[
                ("black", l.hms(clocks.black).into()),
                ("white", l.hms(clocks.white).into()),
            ])),
            "moves": self.moves.map(|moves| l.tr_args("paper-decision-moves", &[
                ("moves", moves.into()),
                ("side", side_of(self.to_play, l).text.into()),
            ])),
        })
    }
}

impl Cause {
    const fn name(self) -> &'static str {
        match self {
            Cause::Organisation => "organisation",
            Cause::GapInTheRules => "rules",
            Cause::Participant => "participant",
        }
    }
}

impl Decider {
    /// The name templates and check values know it by.
    const fn name(self) -> &'static str {
        match self {
            Decider::Judge => "judge",
            Decider::ChiefJudge => "chief-judge",
            Decider::AppealsCommittee => "committee",
            Decider::Organisers => "organisers",
            Decider::Presidium => "presidium",
        }
    }
}

/// The sheet without values.
pub(super) fn blank(l: L10n) -> Json {
    json!({
        "heading": l.tr("paper-decision-blank"),
        "attachments": { "act_name": l.tr("paper-decision-act") },
        "decided": l.tr("paper-decision-decided-blank"),
        "signers": [""],
    })
}
