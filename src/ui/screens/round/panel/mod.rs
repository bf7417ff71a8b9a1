//! The panel of one table: who plays, how their clocks stand, what comes next, what can be done, what has been recorded.

mod acts;
mod entries;

use super::{nothing, row, signs};
use crate::clock::{Known, Millis, SideTime, TableClock, TimeControl};
use crate::i18n::WallTime;
use crate::referee::overview::{self, Line, Next, Status};
use crate::referee::{Player, Round, State, Table, TableId};
use crate::rules::Color;
use crate::ui::theme::{self, Tone, Type};
use crate::ui::widgets::{Icon, Note, Sign, TimeBar, TimeText, bits, mark, paint, sign, sign_badge};
use crate::ui::{Cx, words};
use eframe::egui::{self, Align2, Rect, Sense, WidgetInfo, pos2, vec2};

/// The table as all parts of the panel see it.
#[derive(Clone, Copy)]
struct At<'a> {
    state: &'a State,
    round: &'a Round,
    table: &'a Table,
    line: &'a Line,
}

/// Shows a table in the room there is; asks for what its buttons and keys say.
pub fn show(ui: &mut egui::Ui, cx: &mut Cx, id: TableId) {
    let model = cx.model;
    let state = model.state();
    let found = state.regulation().zip(state.rounds.get(&id.round)).zip(state.table(id));
    let Some(((regulation, round), table)) = found else {
        nothing(ui, &cx.l.tr("round-table-gone"));
        return;
    };
    let line = overview::line(state, regulation, round, table, model.now);
    let at = At { state, round, table, line: &line };
    ui.spacing_mut().item_spacing = vec2(8.0, 0.0);
    head(ui, cx, at);
    ui.add_space(7.0);
    player(ui, cx, at, Color::Black);
    ui.add_space(6.0);
    player(ui, cx, at, Color::White);
    ui.add_space(8.0);
    next_event(ui, cx, at);
    acts::show(ui, cx, at);
    ui.add_space(9.0);
    bits::divider(ui);
    ui.add_space(6.0);
    entries::show(ui, cx, at);
}

fn head(ui: &mut egui::Ui, cx: &Cx, at: At) {
    let l = cx.l;
    let state_sign = words::sign(l, at.line.status);
    ui.horizontal(|ui| {
        let title = words::table_title(l, at.table.id);
        let response = bits::strong(ui, &title, Type::S24, Tone::Ink);
        ui.ctx().accesskit_node_builder(response.id, |node| {
            node.set_role(egui::accesskit::Role::Heading);
            node.set_label(title.as_str());
        });
        ui.with_layout(egui::Layout::right_to_left(egui::Align::Center), |ui| sign_badge(ui, &state_sign));
    });
    let table = at.table;
    let mut facts = Vec::new();
    if let Some(group) = at.state.regulation().and_then(|r| r.group_of(table.id.table)) {
        facts.push(l.tr_args("round-group", &[("name", group.name.as_str().into())]));
    }
    facts.push(l.time_control(&table.watch.control().black));
    if table.handicap > 0 {
        facts.push(l.tr_args("round-handicap", &[("stones", table.handicap.into())]));
    }
    let komi = l.quarters(i64::from(table.komi.in_quarters()));
    facts.push(l.tr_args("round-komi", &[("points", komi.into())]));
    ui.add_space(1.0);
    bits::words(ui, &facts.join(" · "), Type::S12, Tone::Dim);
}

fn player(ui: &mut egui::Ui, cx: &Cx, at: At, side: Color) {
    let l = cx.l;
    let t = theme::tokens(ui);
    let name = at.state.names(at.table, side, Player::full_name);
    let person = at.table.players[side].first().and_then(|id| at.state.player(*id));
    let about = person.map_or_else(String::new, |p| {
        [words::rank(l, p.rank), p.club.clone()].into_iter().filter(|s| !s.is_empty()).collect::<Vec<_>>().join(" · ")
    });
    let (time, px) = match row::clock(l, at.table, at.line, side) {
        TimeText::AtLeast(text) => {
            (TimeText::Word { text: l.tr_args("round-at-least", &[("time", text.into())]), tone: Tone::Dim }, 15.0)
        }
        word @ TimeText::Word { .. } => (word, 15.0),
        time => (time, 20.0),
    };
    let warnings = at.line.warnings[side];
    let (rect, response) = ui.allocate_exact_size(vec2(ui.available_width(), 34.0), Sense::hover());
    let side_word = words::side_capital(l, side);
    let mut spoken = vec![side_word, name.clone(), about.clone(), time.spoken()];
    if warnings > 0 {
        spoken.push(l.tr_args("round-warnings-of", &[("count", warnings.into())]));
    }
    spoken.retain(|s| !s.is_empty());
    response.widget_info(|| WidgetInfo::labeled(egui::Role::Label, true, spoken.join(", ")));
    let painter = ui.painter();
    paint::stone(painter, pos2(rect.left() + 9.0, rect.top() + 9.0), 18.0, side, t);
    let clock = time.paint(painter, pos2(rect.right(), rect.top() + 11.0), Align2::RIGHT_CENTER, px, t);
    let left = rect.left() + 26.0;
    let card = if warnings > 0 { 18.0 } else { 0.0 };
    let words = Rect::from_min_max(pos2(left, rect.top()), pos2(rect.right() - clock - 8.0 - card, rect.top() + 18.0));
    let written = paint::line(painter, words, egui::Align::Min, &name, Type::S13.bold(), t.ink);
    if warnings > 0 {
        paint::warning_card(painter, pos2(written.right() + 11.0, rect.top() + 9.0), 15.0, &warnings.to_string());
    }
    let below = Rect::from_min_max(pos2(left, rect.top() + 18.0), pos2(rect.right(), rect.top() + 34.0));
    paint::line(painter, below, egui::Align::Min, &about, Type::S12.font(), t.dim);
    ui.add_space(3.0);
    bar(at, side).show(ui, &l.tr("round-time-bar"));
}

/// How much of the side's time is surely left, and how much may be.
fn bar(at: At, side: Color) -> TimeBar {
    let control = &at.table.watch.control()[side];
    let bounds = at.line.bounds[side];
    if at.line.status == Status::Finished {
        return TimeBar { low: 0.0, high: 0.0, mark: None };
    }
    let (mut low, mut high) = (share(control, bounds.least), share(control, bounds.most));
    let mut sure = at.line.live || at.line.status == Status::NotStarted;
    // Black is away: his clock alone has run.
    if matches!(at.line.status, Status::AbsentBlack | Status::AbsentBoth) {
        (low, high) = if side == Color::Black { (low, low) } else { (high, high) };
        sure = true;
    }
    TimeBar { low, high, mark: (!sure).then_some(low) }
}

fn share(control: &TimeControl, time: SideTime) -> f32 {
    let of = |left: Millis, whole: Millis| if whole.is_positive() { left.0 as f32 / whole.0 as f32 } else { 0.0 };
    match time {
        SideTime::Main { left } => of(left, control.main),
        SideTime::Japanese { left, .. } | SideTime::Canadian { left, .. } => of(left, left.max(control.main)),
        SideTime::Overrun => 0.0,
    }
}

fn next_event(ui: &mut egui::Ui, cx: &Cx, at: At) {
    let l = cx.l;
    let now = cx.model.now;
    let state_sign = words::sign(l, at.line.status);
    let (event, side) = signs::event(l, at.table, at.line);
    let (due, _) = row::due(l, at.line);
    let within = at.line.within.filter(|w| w.is_positive());
    // A clock that stands brings no moment nearer: lateness is counted on the clocks (10.3, 16.1).
    let stands = !at.table.watch.is_running() && within.is_some();
    let title = match (at.line.next, due.is_empty()) {
        (Next::StoppedFor(_) | Next::HallStands(_) | Next::Protest, false) => {
            l.tr_args("round-box-since", &[("event", capital(&event).into()), ("since", due.into())])
        }
        (Next::LatenessLimit, false) if stands => l.tr_args("round-box-lateness-stands", &[("due", due.into())]),
        (Next::LatenessLimit, false) if within.is_some() => l.tr_args("round-box-lateness", &[("due", due.into())]),
        (_, false) if within.is_some() => l.tr_args("round-box-in", &[("event", capital(&event).into()), ("due", due.into())]),
        (Next::Nothing, _) if event.is_empty() => state_sign.word.clone(),
        _ => capital(&event),
    };
    let moment = match at.line.next {
        Next::LatenessLimit if stands => String::new(),
        Next::Clock { .. } | Next::LatenessLimit | Next::PauseEnds { .. } => {
            within.map_or_else(String::new, |w| l.time_seconds(WallTime::from(now.after(w))))
        }
        _ => String::new(),
    };
    let text = because(cx, at, side);
    let plain = matches!(state_sign.tone, Tone::Ink | Tone::Ink2 | Tone::Dim);
    let note = Note::new(state_sign.tone).icon(state_sign.icon).title(&title).right(&moment).text(&text);
    if plain { note.outlined() } else { note }.show(ui);
    if let Some(off) = at.table.clock_off().filter(|_| !at.table.is_finished()) {
        ui.add_space(4.0);
        let by = l.hms(Millis(off.by.0.saturating_abs()));
        let args = [
            ("at", l.time_seconds(WallTime::from(off.at)).into()),
            ("by", by.as_str().into()),
            ("article", words::article(l, "16.6").into()),
        ];
        let text = l.tr_args(if off.by.is_positive() { "round-off-lost" } else { "round-off-gained" }, &args);
        let title = capital(&l.tr_args("round-off", &[("by", by.as_str().into())]));
        Note::new(Tone::Red).icon(Icon::Warning).title(&title).text(&text).outlined().show(ui);
    }
    if at.line.live {
        ui.add_space(4.0);
        ui.horizontal(|ui| {
            mark(ui, Icon::Live, 12.0, Tone::Accent, &l.tr("round-live"));
            bits::words(ui, &l.tr("round-live"), Type::S12, Tone::Ink2);
        });
    } else if at.line.protest.is_some() {
        ui.add_space(4.0);
        let word = l.tr("round-protest-open");
        sign::sign(ui, &Sign { icon: Icon::Protest, word, tone: Tone::Red });
    }
}

/// How the station knows, in a line.
fn because(cx: &Cx, at: At, side: Option<Color>) -> String {
    let l = cx.l;
    let now = cx.model.now;
    let of = |stamp: crate::clock::Stamp, id: &str| {
        let ago = l.hms(now.mono - stamp.mono);
        l.tr_args(id, &[("ago", ago.into()), ("at", l.time_seconds(WallTime::from(stamp)).into())])
    };
    let who = side.map(|s| words::side_capital(l, s));
    let how = match at.line.status {
        Status::NotStarted => return l.tr("round-box-waiting"),
        Status::Finished => match at.table.result {
            Some(r) if r.fixed => return l.tr_args("round-box-fixed", &[("article", words::article(l, "13.8").into())]),
            _ => return l.tr("round-box-not-fixed"),
        },
        Status::AbsentBlack | Status::AbsentWhite | Status::AbsentBoth => {
            let ran = l.hms(at.table.run_time(now.mono));
            let id = match (at.table.watch.is_running(), at.round.stopped.is_some()) {
                (true, _) => "round-box-absent",
                (false, true) => "round-box-absent-hall",
                (false, false) => "round-box-absent-stands",
            };
            return l.tr_args(id, &[("ran", ran.into()), ("article", words::article(l, "16.1").into())]);
        }
        Status::Stopped | Status::Counting => match at.table.stopped {
            Some(stopped) => {
                let article = words::article(l, if stopped.hall.is_some() { "10.5" } else { stopped.reason.article() });
                format!("{}, {article}.", of(stopped.since, "round-box-stopped"))
            }
            None => String::new(),
        },
        Status::Adjourned => return l.tr("round-box-adjourned"),
        _ => match at.table.watch.clock() {
            TableClock::Live(_) => l.tr("round-box-live"),
            TableClock::Announced => match at.round.started {
                Some(started) => of(started, "round-box-announced"),
                None => String::new(),
            },
            TableClock::Observed(anchors) => match anchors[side.unwrap_or(Color::Black)].known {
                Known::Read(stamp) => of(stamp, "round-box-read"),
                Known::Set(stamp) => of(stamp, "round-box-set"),
                Known::Announced => String::new(),
            },
        },
    };
    match who {
        Some(who) if !how.is_empty() => format!("{who}. {how}"),
        _ => how,
    }
}

/// Its first letter large.
fn capital(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}
