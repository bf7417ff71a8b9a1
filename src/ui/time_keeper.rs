//! The time-keeper's window for one table whose clock is kept here: huge digits, one key a side (9.1, 9.3, 9.5).

use super::dialogs::Dialog;
use super::dialogs::clock::{ClockDialog, SideAct};
use super::screens::round::{keyboard, row};
use super::theme::{self, Tokens, Tone, Type, regular, semibold};
use super::widgets::{Button, ButtonSize, Icon, bits, icon, mark, paint};
use super::{Cx, Go, keys, words};
use crate::clock::{ByoYomi, GameClock, Millis, SideTime, TableClock, TimeControl};
use crate::i18n::{L10n, WallTime};
use crate::referee::{Command, Event, Player, State, Table, TableId};
use crate::rules::Color;
use eframe::egui::{
    self, Align, Align2, Color32, Key, Layout, Rect, Sense, Stroke, StrokeKind, UiBuilder, WidgetInfo, pos2, vec2,
};
use std::time::Duration;

const TOP: f32 = 52.0;
const COUNT: f32 = 60.0;
const ACTS: f32 = 52.0;
const PAD: f32 = 32.0;

pub fn show(ui: &mut egui::Ui, cx: &mut Cx, id: TableId) {
    let state = cx.model.state();
    let Some(table) = state.table(id) else {
        cx.go(Go::TimeKeeper(None));
        return;
    };
    let all = ui.available_rect_before_wrap();
    let t = theme::tokens(ui);
    ui.painter().rect_filled(all, 0.0, t.panel);
    let top = all.with_max_y(all.top() + TOP);
    let acts = all.with_min_y(all.bottom() - ACTS);
    let count = Rect::from_min_max(pos2(all.left(), acts.top() - COUNT), pos2(all.right(), acts.top()));
    let middle = Rect::from_min_max(pos2(all.left(), top.bottom()), pos2(all.right(), count.top()));

    head(ui, cx, state, table, top);
    let clock = match table.watch.clock() {
        TableClock::Live(clock) => Some(clock),
        TableClock::Announced | TableClock::Observed(_) => None,
    };
    if let Some(clock) = clock {
        for side in Color::BOTH {
            half(ui, cx, table, clock, side, middle);
        }
        let left = clock.running().map(|side| clock.at(cx.model.now.mono)[side].left());
        count_strip(ui, cx, left, count);
        repaint(ui.ctx(), left);
    } else {
        not_here(ui, cx, table, middle);
    }
    ui.painter().hline(all.x_range(), count.top(), Stroke::new(1.0, t.edge));
    ui.painter().hline(all.x_range(), acts.top(), Stroke::new(1.0, t.line));
    buttons(ui, cx, table, clock, acts);
}

/// The next frame is due when a digit changes: each tenth in the last ten seconds, each second before.
fn repaint(ctx: &egui::Context, left: Option<Millis>) {
    if let Some(left) = left {
        let digit = if left <= Millis::from_secs(10) { 100 } else { 1_000 };
        let rest = u64::try_from(left.0.rem_euclid(digit)).unwrap_or(0).saturating_add(1);
        ctx.request_repaint_after(Duration::from_millis(rest));
    }
}

fn row_ui<R>(ui: &mut egui::Ui, rect: Rect, salt: &str, contents: impl FnOnce(&mut egui::Ui) -> R) -> R {
    let inside = rect.shrink2(vec2(20.0, 0.0));
    let layout = Layout::left_to_right(Align::Center);
    ui.scope_builder(UiBuilder::new().max_rect(inside).layout(layout).id_salt(salt), contents).inner
}

fn head(ui: &mut egui::Ui, cx: &Cx, state: &State, table: &Table, rect: Rect) {
    let l = cx.l;
    let now = cx.model.now;
    row_ui(ui, rect, "head", |ui| {
        ui.spacing_mut().item_spacing.x = 16.0;
        bits::strong(ui, &words::table_title(l, table.id), Type::S18, Tone::Ink);
        let mut about = l.tr_args(
            "round-keeper-about",
            &[("round", words::number(table.id.round.0)), ("control", l.time_control(&table.watch.control().black).into())],
        );
        if let Some(group) = state.regulation().and_then(|r| r.group_of(table.id.table)) {
            about = format!("{about} · {}", l.tr_args("round-group", &[("name", group.name.as_str().into())]));
        }
        bits::words(ui, &about, Type::S15, Tone::Ink2);
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            bits::strong(ui, &l.time_seconds(WallTime::from(now)), Type::S24, Tone::Ink);
            if matches!(table.watch.clock(), TableClock::Live(_))
                && let Some(since) = since(cx, table.id)
            {
                bits::words(ui, &since, Type::S13, Tone::Ink2);
                ui.add_space(-8.0);
                mark(ui, Icon::Live, 15.0, Tone::Accent, &since);
            }
        });
    });
}

/// Since when this laptop is the table's clock.
fn since(cx: &Cx, id: TableId) -> Option<String> {
    let entries = cx.model.history.entries();
    let entry = entries.iter().rev().find(|e| matches!(e.event, Event::RunHere { table, .. } if table == id))?;
    Some(cx.l.tr_args("round-keeper-since", &[("at", cx.l.time_seconds(WallTime::from(entry.at)).into())]))
}

/// Colours of a half: a black one and a white one, whatever the theme.
struct Half {
    back: Color32,
    ink: Color32,
    second: Color32,
    alarm: Color32,
    alarm_back: Color32,
    alarm_text: Color32,
    resting: Color32,
    tokens: &'static Tokens,
}

const BLACK: Half = Half {
    back: Color32::from_rgb(0x1B, 0x1C, 0x1F),
    ink: Color32::from_rgb(0xF2, 0xF0, 0xEB),
    second: Color32::from_rgb(0xD5, 0xD2, 0xCB),
    alarm: Color32::from_rgb(0xFF, 0x9A, 0x8C),
    alarm_back: Color32::from_rgb(0x4A, 0x1C, 0x17),
    alarm_text: Color32::from_rgb(0xFF, 0xB4, 0xA8),
    resting: Color32::from_rgb(0xBD, 0xBA, 0xB3),
    tokens: &Tokens::DARK,
};

const WHITE: Half = Half {
    back: Color32::WHITE,
    ink: Color32::from_rgb(0x1A, 0x1B, 0x1D),
    second: Color32::from_rgb(0x4C, 0x4F, 0x54),
    alarm: Color32::from_rgb(0xAF, 0x23, 0x1B),
    alarm_back: Color32::from_rgb(0xFB, 0xE5, 0xE2),
    alarm_text: Color32::from_rgb(0xAF, 0x23, 0x1B),
    resting: Color32::from_rgb(0x6A, 0x67, 0x5F),
    tokens: &Tokens::LIGHT,
};

/// A click anywhere on a half is that side's press.
fn half(ui: &mut egui::Ui, cx: &mut Cx, table: &Table, clock: &GameClock, side: Color, middle: Rect) {
    let l = cx.l;
    let look = if side == Color::Black { BLACK } else { WHITE };
    let rect = match side {
        Color::Black => middle.with_max_x(middle.center().x),
        Color::White => middle.with_min_x(middle.center().x),
    };
    let time = clock.at(cx.model.now.mono)[side];
    let runs = clock.running() == Some(side);
    let control = &clock.control()[side];
    let digits = digits(l, time, runs);
    let (state_words, alarm) = state_words(l, time);
    let turn = l.tr(match (clock.running(), runs) {
        (None, _) => "round-keeper-stands",
        (_, true) => "round-keeper-runs",
        (_, false) => "round-keeper-waits",
    });
    let state = cx.model.state();
    let name = state.names(table, side, Player::full_name);
    let response = ui.interact(rect, ui.scope_id().with(("half", side)), Sense::click());
    let foot = foot_words(cx, table, control, time, side, runs);
    let spoken =
        [words::side_capital(l, side), name.clone(), digits.clone(), state_words.clone(), turn.clone(), foot.said.clone()];
    let spoken = spoken.join(", ");
    response.widget_info(|| WidgetInfo::labeled(egui::Role::Button, runs, &spoken));
    if response.clicked() && runs {
        cx.command(Command::Press { table: table.id, side });
    }

    let painter = ui.painter();
    painter.rect_filled(rect, 0.0, look.back);
    let inner = rect.shrink2(vec2(PAD, 0.0));
    paint::stone(painter, pos2(inner.left() + 13.0, rect.top() + 42.0), 26.0, side, look.tokens);
    let badge_width = paint::width(painter, &state_words, semibold(15.0)) + 46.0;
    let names = Rect::from_min_max(
        pos2(inner.left() + 38.0, rect.top() + 20.0),
        pos2(inner.right() - badge_width - 12.0, rect.top() + 44.0),
    );
    paint::line(painter, names, Align::Min, &name, Type::S18.bold(), look.ink);
    let rank = table.players[side].first().and_then(|id| state.player(*id)).map(|p| words::rank(l, p.rank)).unwrap_or_default();
    let under = [rank, turn].into_iter().filter(|s| !s.is_empty()).collect::<Vec<_>>().join(" · ");
    paint::line(painter, names.translate(vec2(0.0, 23.0)), Align::Min, &under, Type::S13.font(), look.resting);
    badge(painter, &look, pos2(inner.right(), rect.top() + 42.0), &state_words, alarm);

    let color = match (alarm, runs) {
        (true, _) => look.alarm,
        (false, true) => look.ink,
        (false, false) => look.resting,
    };
    let room = Rect::from_min_max(pos2(inner.left(), rect.top() + 84.0), pos2(inner.right(), rect.bottom() - 116.0));
    big(painter, room, &digits, runs, color);
    let place = Rect::from_min_max(pos2(inner.left(), rect.bottom() - 96.0), inner.max);
    foot.paint(painter, place, &look, if time.in_byoyomi() { look.alarm } else { look.second });
}

fn badge(painter: &egui::Painter, look: &Half, right: egui::Pos2, text: &str, alarm: bool) {
    let font = if alarm { semibold(15.0) } else { regular(15.0) };
    let width = paint::width(painter, text, font.clone()) + 44.0;
    let rect = Rect::from_min_max(pos2(right.x - width, right.y - 14.0), pos2(right.x, right.y + 14.0));
    let ink = if alarm { look.alarm_text } else { look.second };
    if alarm {
        painter.rect_filled(rect, 4.0, look.alarm_back);
    }
    let which = if alarm { Icon::Byoyomi } else { Icon::Clock };
    icon(painter, Rect::from_center_size(pos2(rect.left() + 18.0, rect.center().y), vec2(16.0, 16.0)), which, ink);
    painter.text(pos2(rect.right() - 10.0, rect.center().y), Align2::RIGHT_CENTER, text, font, ink);
}

/// As large as they fit, and never larger than drawn: the running side's heavier.
fn big(painter: &egui::Painter, room: Rect, text: &str, runs: bool, color: Color32) {
    let font = |px| if runs { semibold(px) } else { regular(px) };
    // Widths go with the size, so one measure is enough; the shape of the number decides, not the digits in it.
    let shape: String = text.chars().map(|c| if c.is_ascii_digit() { '0' } else { c }).collect();
    let at_100 = paint::width(painter, &shape, font(100.0)).max(1.0);
    let most: f32 = if shape.chars().count() <= 3 { 300.0 } else { 210.0 };
    let px = (room.width() / at_100 * 100.0).min(room.height() / 1.25).min(most).floor();
    painter.text(room.center(), Align2::CENTER_CENTER, text, font(px), color);
}

fn digits(l: L10n, time: SideTime, runs: bool) -> String {
    match time {
        SideTime::Main { left } => row::face(left, runs),
        SideTime::Japanese { left, .. } | SideTime::Canadian { left, .. } => row::byoyomi_face(left, runs),
        SideTime::Overrun => l.tr("round-clock-overrun"),
    }
}

fn state_words(l: L10n, time: SideTime) -> (String, bool) {
    let (id, alarm) = match time {
        SideTime::Main { .. } => ("round-keeper-main", false),
        SideTime::Japanese { periods: 1, .. } => ("round-keeper-last-period", true),
        SideTime::Japanese { .. } | SideTime::Canadian { .. } => ("round-keeper-byoyomi", true),
        SideTime::Overrun => ("round-keeper-overrun", true),
    };
    (l.tr(id), alarm)
}

/// What is said under the digits: the periods, as far as they are counted, and what zero would mean.
struct Foot {
    /// Periods left, and in all.
    periods: Option<(u16, u16)>,
    said: String,
    below: String,
}

fn foot_words(cx: &Cx, table: &Table, control: &TimeControl, time: SideTime, side: Color, runs: bool) -> Foot {
    let l = cx.l;
    let (periods, said) = match (&control.byoyomi, time) {
        (ByoYomi::Japanese { periods: total, .. }, SideTime::Japanese { periods: 1, .. }) => {
            (Some((1, (*total).max(1))), l.tr_args("round-keeper-last-of", &[("total", (*total).into())]))
        }
        (ByoYomi::Japanese { periods: total, .. }, SideTime::Japanese { periods, .. }) => {
            let total = (*total).max(periods);
            let args = [("left", periods.into()), ("total", total.into())];
            (Some((periods, total)), l.tr_args("round-keeper-periods-left", &args))
        }
        (ByoYomi::Japanese { periods, period }, SideTime::Main { .. }) => {
            let args = [("count", (*periods).into()), ("length", l.length(*period).into())];
            (Some((*periods, *periods)), l.tr_args("round-keeper-periods-ahead", &args))
        }
        (ByoYomi::Canadian { .. }, SideTime::Canadian { stones, .. }) => {
            (None, l.tr_args("round-keeper-stones", &[("stones", stones.into())]))
        }
        (ByoYomi::Absolute, _) => (None, l.tr("round-keeper-absolute")),
        _ => (None, l.byoyomi_state(control, time)),
    };
    let below = if runs && time.in_byoyomi() {
        let spare = matches!(time, SideTime::Japanese { periods: 2.., .. });
        let id = if spare { "round-keeper-period-lost" } else { "round-keeper-if-zero" };
        l.tr_args(id, &[("article", words::article(l, "9.5").into())])
    } else {
        pause_words(cx, table, control, time, side)
    };
    Foot { periods, said, below }
}

impl Foot {
    fn paint(&self, painter: &egui::Painter, rect: Rect, look: &Half, color: Color32) {
        let mut x = rect.left();
        let first = rect.top() + 22.0;
        if let Some((left, total)) = self.periods.filter(|(_, total)| *total <= 6) {
            for n in 0..total {
                let pip = Rect::from_min_size(pos2(x, first - 7.0), vec2(56.0, 14.0));
                let fill = if n < left { color } else { Color32::TRANSPARENT };
                painter.rect(pip, 3.0, fill, Stroke::new(2.0, color), StrokeKind::Inside);
                x += 64.0;
            }
            x += 8.0;
        }
        let words_at = |x: f32, y: f32| Rect::from_min_max(pos2(x, y - 12.0), pos2(rect.right(), y + 12.0));
        paint::line(painter, words_at(x, first), Align::Min, &self.said, Type::S15.font(), look.second);
        paint::line(painter, words_at(rect.left(), first + 32.0), Align::Min, &self.below, Type::S15.font(), look.second);
    }
}

fn pause_words(cx: &Cx, table: &Table, control: &TimeControl, time: SideTime, side: Color) -> String {
    let l = cx.l;
    let length = cx.model.state().regulation().map_or(Millis::ZERO, |r| r.byoyomi_pause);
    if let Some((of, since)) = table.pause
        && of == side
    {
        let left = l.hms((length - (cx.model.now.mono - since)).at_least_zero());
        return l.tr_args("round-keeper-pause-left", &[("side", words::side(l, side).into()), ("left", left.into())]);
    }
    if !length.is_positive() || !control.has_byoyomi() || !matches!(time, SideTime::Main { .. }) {
        return String::new();
    }
    let article = words::article(l, "15.9");
    if table.pause_taken[side] {
        l.tr_args("round-keeper-pause-taken", &[("article", article.into())])
    } else {
        l.tr_args("round-keeper-pause-open", &[("length", l.length(length).into()), ("article", article.into())])
    }
}

/// The last ten seconds: `n` is lit while n-1 < left <= n.
fn count_strip(ui: &egui::Ui, cx: &Cx, left: Option<Millis>, rect: Rect) {
    let t = theme::tokens(ui);
    let painter = ui.painter();
    let label = Rect::from_min_max(pos2(rect.left() + 20.0, rect.top()), pos2(rect.left() + 148.0, rect.bottom()));
    paint::line(painter, label, Align::Min, &cx.l.tr("round-keeper-last-ten"), Type::S13.font(), t.ink2);
    let lit = left.filter(|left| *left <= Millis::from_secs(10)).map(|left| (left.at_least_zero().0 + 999) / 1_000);
    let room = rect.with_min_x(label.right()).with_max_x(rect.right() - 20.0);
    let pitch = (room.width() + 6.0) / 11.0;
    for (i, n) in (0..=10_i64).rev().enumerate() {
        let cell = Rect::from_min_size(pos2(room.left() + i as f32 * pitch, rect.center().y - 22.0), vec2(pitch - 6.0, 44.0));
        let (fill, edge, ink, px) = match lit {
            Some(lit) if lit == n => (Tokens::LIGHT.red, Tokens::LIGHT.red, Color32::WHITE, 32.0),
            Some(lit) if n > lit => (t.bg, t.bg, t.dim, 22.0),
            _ => (Color32::TRANSPARENT, t.edge, t.ink2, 22.0),
        };
        painter.rect(cell, 4.0, fill, Stroke::new(1.0, edge), StrokeKind::Inside);
        painter.text(cell.center(), Align2::CENTER_CENTER, n.to_string(), semibold(px), ink);
    }
}

fn not_here(ui: &mut egui::Ui, cx: &mut Cx, table: &Table, rect: Rect) {
    let l = cx.l;
    let layout = Layout::top_down(Align::Center);
    ui.scope_builder(UiBuilder::new().max_rect(rect).layout(layout).id_salt("not-here"), |ui| {
        ui.add_space(rect.height() * 0.4);
        bits::words(ui, &l.tr("round-keeper-not-here"), Type::S18, Tone::Ink2);
        ui.add_space(12.0);
        if ui.add(Button::new(&l.tr("round-keeper-start-here")).main()).clicked() {
            cx.dialog(Dialog::Clock(ClockDialog::run_here(cx.model, table.id)));
        }
    });
}

fn buttons(ui: &mut egui::Ui, cx: &mut Cx, table: &Table, clock: Option<&GameClock>, rect: Rect) {
    let l = cx.l;
    let id = table.id;
    let running = clock.and_then(GameClock::running);
    let free = keyboard::free(ui) && !ui.ctx().text_edit_focused();
    let key = |ui: &egui::Ui, key: Key| free && keys::letter(ui, key);
    let standing = running.is_none().then(|| l.tr("round-keeper-stands"));
    let not_live = clock.is_none().then(|| l.tr("round-keeper-not-here"));
    let no_press = table.presses.is_empty().then(|| l.tr("round-keeper-no-press"));
    let finished =
        table.is_finished().then(|| l.tr_args("round-refused-finished", &[("article", words::article(l, "13.8").into())]));
    let (refused, stands) = (finished.as_deref().or(not_live.as_deref()), standing.as_deref());
    row_ui(ui, rect, "acts", |ui| {
        ui.spacing_mut().item_spacing.x = 8.0;
        let act = |ui: &mut egui::Ui, button: Button, refused: Option<&str>, which: Key| {
            let pressed = key(ui, which) && refused.is_none();
            ui.add(button.size(ButtonSize::Keeper).disabled(refused)).clicked() || pressed
        };
        let moved = l.tr("round-keeper-moved");
        let space = l.tr("round-keeper-space");
        if act(ui, Button::new(&moved).hint(&space).main(), refused.or(stands), Key::Space)
            && let Some(side) = running
        {
            cx.command(Command::Press { table: id, side });
        }
        let (stop, go_on) = (l.tr("round-keeper-stop"), l.tr("round-keeper-continue"));
        let text = if running.is_some() { &stop } else { &go_on };
        if act(ui, Button::new(text).hint("S"), refused, Key::S) {
            let dialog = if running.is_some() { ClockDialog::stop(vec![id]) } else { ClockDialog::go_on(cx.model, id) };
            cx.dialog(Dialog::Clock(dialog));
        }
        let take_back = l.tr("round-keeper-take-back");
        if act(ui, Button::new(&take_back).icon(Icon::Undo).hint("Backspace"), refused.or(no_press.as_deref()), Key::Backspace) {
            cx.command(Command::TakeBackPress { table: id });
        }
        if act(ui, Button::new(&l.tr("round-keeper-pause")).hint("P"), refused.or(stands), Key::P) {
            cx.dialog(Dialog::Clock(ClockDialog::side(id, SideAct::Pause)));
        }
        if act(ui, Button::new(&l.tr("round-keeper-flag")).icon(Icon::Flag).hint("F").danger(), refused, Key::F) {
            match running {
                Some(side) => cx.command(Command::Overrun { table: id, side, ruling: None }),
                None => cx.dialog(Dialog::Clock(ClockDialog::side(id, SideAct::Overrun))),
            }
        }
        if ui.add(Button::new(&l.tr("round-keeper-hand-back")).size(ButtonSize::Keeper).disabled(refused)).clicked() {
            cx.command(Command::HandBack { table: id });
            cx.go(Go::TimeKeeper(None));
        }
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            let leave = ui.add(Button::new(&l.tr("round-keeper-to-tables")).hint("Esc").size(ButtonSize::Keeper)).clicked();
            if leave || key(ui, Key::Escape) {
                cx.go(Go::TimeKeeper(None));
                cx.go(Go::Table(Some(id)));
            }
            let hint = l.tr("round-keeper-keys");
            if paint::width(ui.painter(), &hint, Type::S12.font()) < ui.available_width() - 8.0 {
                bits::words(ui, &hint, Type::S12, Tone::Ink2);
            }
        });
    });
    for (which, side) in [(Key::A, Color::Black), (Key::L, Color::White)] {
        if key(ui, which) && running == Some(side) {
            cx.command(Command::Press { table: id, side });
        }
    }
}
