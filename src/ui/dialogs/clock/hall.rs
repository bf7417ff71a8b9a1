use super::{Answer, entered, footer};
use crate::app::Model;
use crate::clock::{Millis, Stamp, Timestamp};
use crate::i18n::{L10n, WallTime};
use crate::referee::{Command, HallStop, Round, RoundNo};
use crate::ui::Cx;
use crate::ui::screens::round::signs;
use crate::ui::theme::{Tone, Type};
use crate::ui::widgets::{Dialog as Window, Field, RadioRow, bits};
use crate::ui::words;
use eframe::egui;

/// All clocks of the hall are stopped (10.5).
#[derive(Debug)]
pub struct StopAllDialog {
    round: RoundNo,
    reason: HallStop,
    /// Minutes, or a time of day; empty where nobody can say.
    until: String,
}

impl StopAllDialog {
    pub fn new(round: RoundNo) -> StopAllDialog {
        StopAllDialog { round, reason: HallStop::Break, until: String::new() }
    }

    pub(super) fn show(&mut self, ctx: &egui::Context, cx: &mut Cx) -> bool {
        let l = cx.l;
        let now = cx.model.now;
        let title = l.tr("round-stop-all-title");
        let article = words::article(l, "10.5");
        let until = moment(&self.until, now);
        let empty = self.until.trim().is_empty();
        let wrong = (!empty && until.is_none()).then(|| l.tr("round-until-wrong"));
        let shown = Window::new("stop-all", &title).width(460.0).show(
            ctx,
            |_| {},
            |ui| {
                bits::article(ui, &article);
            },
            |ui| {
                ui.spacing_mut().item_spacing.y = 4.0;
                for reason in [HallStop::Break, HallStop::Announcement, HallStop::Disturbance] {
                    let text = signs::hall_stop(l, reason);
                    if (RadioRow { text: &text, note: "", on: self.reason == reason, refused: None }).show(ui).clicked() {
                        self.reason = reason;
                    }
                }
                let name = l.tr("round-until-field");
                bits::label(ui, &name);
                let response = ui.add(Field::new(&mut self.until, &name).hint("15").width(160.0).error(wrong.as_deref()));
                let said = until.map_or_else(|| l.tr("round-until-open"), |at| until_words(l, at, now));
                bits::words(ui, &said, Type::S12, Tone::Ink2);
                entered(ui, &response)
            },
            |ui| footer(ui, l, &l.tr("round-stop-all-do"), wrong.as_deref()),
        );
        let go = wrong.is_none() && (shown.footer == Answer::Main || shown.body);
        if go {
            cx.command(Command::StopAll { round: self.round, reason: self.reason, until });
        }
        go || shown.close || shown.footer == Answer::Cancel
    }
}

/// When the round is to begin (10.3).
#[derive(Debug)]
pub struct PlanDialog {
    round: RoundNo,
    start: String,
}

impl PlanDialog {
    pub fn new(model: &Model, round: &Round) -> PlanDialog {
        let start = round.planned.map_or_else(String::new, |at| {
            let (_, (hour, minute, _)) = WallTime { utc: at, offset: model.now.offset }.parts();
            format!("{hour}:{minute:02}")
        });
        PlanDialog { round: round.number, start }
    }

    pub(super) fn show(&mut self, ctx: &egui::Context, cx: &mut Cx) -> bool {
        let l = cx.l;
        let now = cx.model.now;
        let title = l.tr_args("round-plan-title", &[("round", words::number(self.round.0))]);
        let at = moment(&self.start, now);
        let missing = at.is_none().then(|| l.tr("round-plan-missing"));
        let shown = Window::new("plan", &title).width(420.0).show(
            ctx,
            |_| {},
            |_| {},
            |ui| {
                let name = l.tr("round-plan-field");
                bits::label(ui, &name);
                let response = ui.add(Field::new(&mut self.start, &name).hint("14:00").width(160.0).first());
                let said = at.map_or_else(|| l.tr("round-plan-how"), |at| until_words(l, at, now));
                bits::words(ui, &said, Type::S12, Tone::Ink2);
                entered(ui, &response)
            },
            |ui| footer(ui, l, &l.tr("round-plan-do"), missing.as_deref()),
        );
        let go = shown.footer == Answer::Main || shown.body;
        if let (true, Some(start)) = (go, at) {
            cx.command(Command::PlanRound { round: self.round, start });
            return true;
        }
        shown.close || shown.footer == Answer::Cancel
    }
}

fn until_words(l: L10n, at: Timestamp, now: Stamp) -> String {
    let time = l.weekday_day_time(WallTime { utc: at, offset: now.offset });
    let left = l.hms(Millis(at.0.saturating_sub(now.utc.0)));
    l.tr_args("round-until-said", &[("time", time.into()), ("left", left.into())])
}

/// A moment ahead: `14:30` is the next time of day that says so, `15` so many minutes from now.
fn moment(text: &str, now: Stamp) -> Option<Timestamp> {
    let text = text.trim();
    if let Some((hour, minute)) = text.split_once([':', '.']) {
        let (date, _) = WallTime::from(now).parts();
        let at = WallTime::local(date, (hour.parse().ok()?, minute.parse().ok()?, 0), now.offset)?.utc;
        let day = Millis::from_mins(24 * 60).0;
        return Some(if at > now.utc { at } else { Timestamp(at.0.saturating_add(day)) });
    }
    let length = match text.parse::<u16>() {
        Ok(minutes) => Millis::from_mins(i64::from(minutes)),
        Err(_) => text.parse::<Millis>().ok()?,
    };
    length.is_positive().then(|| Timestamp(now.utc.0.saturating_add(length.0)))
}

#[cfg(test)]
mod tests {
    use super::*;

    const NOON: Stamp = Stamp { mono: crate::clock::Mono(0), utc: Timestamp(1_795_863_600_000), offset: 180 };

    #[test]
    fn minutes_and_times_of_day_are_moments_ahead() {
        let ahead = |text| moment(text, NOON).map(|at| (at.0 - NOON.utc.0) / 60_000);
        assert_eq!(ahead("15"), Some(15));
        assert_eq!(ahead("14:30"), Some(30));
        assert_eq!(ahead("13:00"), Some(23 * 60));
        assert_eq!(ahead("1h30m"), Some(90));
        assert_eq!(ahead("25:00"), None);
        assert_eq!(ahead("soon"), None);
    }
}
