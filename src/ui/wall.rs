//! The wall screen: a second window with what players may see. Never conduct, never the clocks of a table.

use super::theme::{self, Tokens, regular, semibold};
use super::widgets::paint;
use super::{Cx, Go};
use crate::clock::{Millis, Mono};
use crate::i18n::{L10n, WallTime};
use crate::referee::{Event, HallStop, Outcome, Player, Round, RoundNo, State, Table, TableNo};
use crate::rules::Color;
use eframe::egui::{
    self, Align, Align2, Color32, Rect, Stroke, UiBuilder, ViewportBuilder, ViewportCommand, ViewportId, WidgetInfo, pos2, vec2,
};
use std::collections::BTreeSet;
use std::time::Duration;

const BACK: Color32 = Color32::from_rgb(0x0F, 0x10, 0x12);
const BOX: Color32 = Color32::from_rgb(0x26, 0x28, 0x2B);
const ROWS: usize = 8;
const PAGE: Millis = Millis::from_secs(8);
/// A result is new for so long, and shown before all others.
const FRESH: Millis = Millis::from_mins(5);

/// Opens the window, or keeps it open.
pub fn show(ctx: &egui::Context, cx: &mut Cx) {
    opened(ctx, cx.model.now.mono);
    let title = cx.l.tr("round-wall-title");
    let builder = ViewportBuilder::default().with_title(&title).with_inner_size([1280.0, 720.0]);
    let mut closed = false;
    ctx.show_viewport_immediate(ViewportId::from_hash_of("fujite wall"), builder, |ui, _| {
        paint_wall(ui, cx);
        closed |= ui.input(|i| i.viewport().close_requested() || i.key_pressed(egui::Key::Escape));
        if ui.input(|i| i.key_pressed(egui::Key::F11)) {
            let full = ui.input(|i| i.viewport().fullscreen.unwrap_or(false));
            ui.ctx().send_viewport_cmd(ViewportCommand::Fullscreen(!full));
        }
        ui.ctx().request_repaint_after(next_change(ui.ctx(), cx));
    });
    if closed {
        cx.go(Go::Wall(false));
    }
}

/// Since when the wall is there, so that it begins with its first page.
fn since() -> egui::Id {
    egui::Id::unique("wall since")
}

fn opened(ctx: &egui::Context, now: Mono) {
    let frame = ctx.cumulative_frame_nr();
    ctx.data_mut(|data| {
        let (last, from) = data.get_temp::<(u64, Mono)>(since()).unwrap_or((frame, now));
        let from = if last.saturating_add(1) < frame { now } else { from };
        data.insert_temp(since(), (frame, from));
    });
}

fn up(ctx: &egui::Context, now: Mono) -> Millis {
    let from = ctx.data(|data| data.get_temp::<(u64, Mono)>(since())).map_or(Mono(0), |(_, from)| from);
    (now - from).at_least_zero()
}

/// The page turns, or the minute does.
fn next_change(ctx: &egui::Context, cx: &Cx) -> Duration {
    let now = cx.model.now;
    let page = PAGE.0 - up(ctx, now.mono).0.rem_euclid(PAGE.0);
    let minute = 60_000 - now.utc.0.rem_euclid(60_000);
    Duration::from_millis(u64::try_from(page.min(minute)).unwrap_or(1_000).saturating_add(5))
}

/// Everything on the wall, in whatever room there is: all lengths are of a picture 1080 high.
pub fn paint_wall(ui: &mut egui::Ui, cx: &Cx) {
    let all = ui.available_rect_before_wrap();
    let id = ui.scope_id().with("wall");
    let response = ui.interact(all, id, egui::Sense::hover());
    let mut said = Vec::new();
    ui.scope_builder(UiBuilder::new().max_rect(all), |ui| {
        ui.visuals_mut().dark_mode = true;
        let wall = Wall {
            painter: ui.painter().clone(),
            all,
            k: (all.height() / 1080.0).min(all.width() / 1920.0),
            t: theme::tokens(ui),
        };
        wall.painter.rect_filled(all, 0.0, BACK);
        let state = cx.model.state();
        if let Some(round) = state.current_round() {
            wall.left(cx, state, round, &mut said);
            wall.right(cx, state, round, &mut said);
        }
    });
    response.widget_info(|| WidgetInfo::labeled(egui::Role::Label, true, said.join("; ")));
}

struct Wall {
    painter: egui::Painter,
    all: Rect,
    /// Points of the window to one of the picture.
    k: f32,
    t: &'static Tokens,
}

impl Wall {
    fn at(&self, x: f32, y: f32) -> egui::Pos2 {
        self.all.min + vec2(x, y) * self.k
    }

    fn line(&self, rect: Rect, align: Align, text: &str, px: f32, bold: bool, color: Color32) -> Rect {
        let px = px * self.k;
        paint::line(&self.painter, rect, align, text, if bold { semibold(px) } else { regular(px) }, color)
    }

    /// A line of letters `px` high in a place given by the picture's lengths.
    fn words(&self, at: egui::Pos2, width: f32, text: &str, px: f32, bold: bool, color: Color32) {
        let rect = Rect::from_min_size(at, vec2(width, px * 1.2) * self.k);
        self.line(rect, Align::Min, text, px, bold, color);
    }

    /// Right edge of the picture in its own lengths: wider screens get longer lines.
    fn width(&self) -> f32 {
        self.all.width() / self.k
    }

    fn height(&self) -> f32 {
        self.all.height() / self.k
    }

    fn left(&self, cx: &Cx, state: &State, round: &Round, said: &mut Vec<String>) {
        let l = cx.l;
        let now = cx.model.now;
        let t = self.t;
        let clock = l.time(WallTime::from(now));
        self.painter.text(self.at(48.0, 139.0), Align2::LEFT_CENTER, &clock, semibold(200.0 * self.k), t.ink);
        let title = l.tr_args("round-wall-round", &[("round", super::words::number(round.number.0))]);
        self.words(self.at(48.0, 264.0), 590.0, &title, 84.0, true, t.ink);
        let mut lines = Vec::new();
        let when = |utc| l.time(WallTime { utc, offset: now.offset });
        match (round.started, round.planned) {
            (Some(_), _) if round.is_finished() => lines.push(l.tr("round-wall-finished")),
            (Some(at), _) => {
                lines.push(l.tr_args("round-wall-running-since", &[("at", l.time(WallTime::from(at)).into())]));
                let left = round.tables.values().filter(|t| !t.is_finished()).count();
                lines.push(l.tr_args("round-wall-left", &[("count", left.into())]));
            }
            (None, Some(at)) => lines.push(l.tr_args("round-wall-starts-at", &[("at", when(at).into())])),
            (None, None) => lines.push(l.tr("round-wall-not-started")),
        }
        for (i, line) in lines.iter().enumerate() {
            self.words(self.at(48.0, 362.0 + i as f32 * 68.0), 600.0, line, 56.0, false, t.ink2);
        }
        let notice = notice(cx, state, round);
        said.push(format!("{clock}, {title}, {}", lines.join(", ")));
        match notice {
            Some(Notice::Event(first, second)) => {
                self.notice(&first, &second);
                said.push(format!("{first} {second}"));
            }
            Some(Notice::Typed(text)) => {
                self.typed(&text);
                said.push(text);
            }
            None => {}
        }
        let edge = self.at(664.0, 0.0).x;
        self.painter.vline(edge, self.all.y_range(), Stroke::new(2.0 * self.k, t.edge));
    }

    fn notice(&self, first: &str, second: &str) {
        let height = if second.is_empty() { 118.0 } else { 186.0 };
        let top = self.height() - 44.0 - height;
        let rect = Rect::from_min_size(self.at(48.0, top), vec2(574.0, height) * self.k);
        self.painter.rect_filled(rect, 6.0 * self.k, BOX);
        self.painter.rect_filled(rect.with_max_x(rect.left() + 10.0 * self.k), 6.0 * self.k, self.t.amb);
        self.words(self.at(86.0, top + 24.0), 520.0, first, 60.0, true, self.t.ink);
        self.words(self.at(86.0, top + 94.0), 520.0, second, 56.0, false, self.t.ink);
    }

    /// The referee's own words, as large as the room left of the results allows.
    fn typed(&self, text: &str) {
        const ROOM: f32 = 506.0;
        let most = self.height() - 44.0 - 500.0;
        let laid = |px: f32| {
            let font = semibold(px * self.k);
            self.painter.layout(text.to_owned(), font, self.t.ink, ROOM * self.k)
        };
        let fits = |px: &f32| laid(*px).size().y <= most * self.k - 48.0 * self.k;
        let px = [60.0, 56.0, 48.0, 40.0, 32.0].into_iter().find(fits).unwrap_or(28.0);
        let galley = laid(px);
        let height = galley.size().y / self.k + 48.0;
        let top = self.height() - 44.0 - height;
        let rect = Rect::from_min_size(self.at(48.0, top), vec2(574.0, height) * self.k);
        self.painter.rect_filled(rect, 6.0 * self.k, BOX);
        self.painter.rect_filled(rect.with_max_x(rect.left() + 10.0 * self.k), 6.0 * self.k, self.t.amb);
        self.painter.galley(self.at(86.0, top + 24.0), galley, self.t.ink);
    }

    fn right(&self, cx: &Cx, state: &State, round: &Round, said: &mut Vec<String>) {
        let l = cx.l;
        let t = self.t;
        let fresh = fresh(cx, round);
        let pages = pages(round, &fresh);
        let now = usize::try_from(up(self.painter.ctx(), cx.model.now.mono).0 / PAGE.0).unwrap_or(0);
        let at = now.checked_rem(pages.len()).unwrap_or(0);
        let Some(page) = pages.get(at) else { return };
        let (left, right) = (688.0, self.width() - 44.0);
        let title = l.tr(if round.started.is_some() { "round-wall-results" } else { "round-wall-pairs" });
        let head = Rect::from_min_max(self.at(left + 20.0, 40.0), self.at(right, 122.0));
        self.line(head, Align::Min, &title, 60.0, true, t.ink);
        let which = page.words(l);
        self.line(head, Align::Max, &which, 56.0, false, t.ink2);
        self.painter.hline(
            self.at(left, 0.0).x..=self.at(right, 0.0).x,
            self.at(0.0, 123.0).y,
            Stroke::new(2.0 * self.k, t.edge),
        );
        said.push(format!("{title}, {which}"));
        for (i, no) in page.tables.iter().enumerate() {
            let Some(table) = round.tables.get(no) else { continue };
            said.push(self.row(l, state, table, 124.0 + i as f32 * 104.0, left, right));
        }
        self.progress(l, at, pages.len(), left, right);
    }

    fn row(&self, l: L10n, state: &State, table: &Table, top: f32, left: f32, right: f32) -> String {
        let t = self.t;
        let rect = Rect::from_min_max(self.at(left, top), self.at(right, top + 104.0));
        self.painter.hline(rect.x_range(), rect.bottom(), Stroke::new(self.k.max(1.0), t.line));
        let number = table.id.table.to_string();
        self.line(rect.with_max_x(self.at(left + 116.0, 0.0).x), Align::Max, &number, 60.0, false, t.dim);
        let (result, ended) = result(l, table);
        let place = self.line(rect, Align::Max, &result, 60.0, ended, if ended { t.ink } else { t.dim });
        let winner = table.result.and_then(|r| r.outcome.winner());
        let look = |side: Color| match winner {
            Some(won) if won == side => (true, t.ink),
            Some(_) => (false, t.ink2),
            None => (false, t.ink),
        };
        let names = Color::BOTH.map(|side| state.names(table, side, surname));
        let [black, white] = names.each_ref();
        let from = self.at(left + 144.0, 0.0).x;
        let room = Rect::from_min_max(pos2(from, rect.top()), pos2(place.left() - 24.0 * self.k, rect.bottom()));
        let (bold, ink) = look(Color::Black);
        let half = room.with_max_x(room.left() + room.width() * 0.5 - 20.0 * self.k);
        let dash = " — ";
        let first = self.line(half, Align::Min, black, 60.0, bold, ink);
        let rest = room.with_min_x(first.right());
        let between = self.line(rest, Align::Min, dash, 60.0, false, t.dim);
        let (bold, ink) = look(Color::White);
        self.line(room.with_min_x(between.right()), Align::Min, white, 60.0, bold, ink);
        format!("{number} {black}{dash}{white} {result}")
    }

    fn progress(&self, l: L10n, at: usize, pages: usize, left: f32, right: f32) {
        let words = l.tr_args("round-wall-page", &[("page", (at + 1).into()), ("pages", pages.into())]);
        let bottom = self.height() - 34.0;
        let place = Rect::from_min_max(self.at(left, bottom - 56.0), self.at(right, bottom));
        let written = self.line(place, Align::Max, &words, 56.0, false, self.t.ink2);
        let room = Rect::from_min_max(
            self.at(left + 20.0, bottom - 35.0),
            pos2(written.left() - 16.0 * self.k, self.at(0.0, bottom - 21.0).y),
        );
        let pitch = room.width() / pages.max(1) as f32;
        let gap = (4.0 * self.k).min(pitch * 0.3);
        for page in 0..pages {
            let cell = Rect::from_min_size(pos2(room.left() + pitch * page as f32, room.top()), vec2(pitch - gap, room.height()));
            self.painter.rect_filled(cell, 4.0 * self.k, if page == at { self.t.acc } else { self.t.line });
        }
    }
}

fn surname(player: &Player) -> String {
    if player.surname.is_empty() { player.full_name() } else { player.surname.clone() }
}

/// What the box at the left says.
enum Notice {
    Event(String, String),
    /// As the referee typed it.
    Typed(String),
}

/// The break first, then the referee's own words, then the next round.
fn notice(cx: &Cx, state: &State, round: &Round) -> Option<Notice> {
    let l = cx.l;
    let offset = cx.model.now.offset;
    let when = |utc| l.time(WallTime { utc, offset });
    if let Some(stop) = round.stopped {
        let what = l.tr(if stop.reason == HallStop::Break { "round-wall-break" } else { "round-wall-stopped" });
        let until = stop.until.map(|at| l.tr_args("round-wall-until", &[("at", when(at).into())]));
        return Some(Notice::Event(what, until.unwrap_or_default()));
    }
    if !state.wall_notice.is_empty() {
        return Some(Notice::Typed(state.wall_notice.clone()));
    }
    let next = state.rounds.get(&RoundNo(round.number.0.saturating_add(1)))?;
    let at = next.planned.filter(|_| next.started.is_none())?;
    let args = [("round", super::words::number(next.number.0)), ("at", when(at).into())];
    Some(Notice::Event(l.tr_args("round-wall-next", &args), String::new()))
}

/// One page of tables.
struct Page {
    tables: Vec<TableNo>,
    fresh: bool,
}

impl Page {
    fn words(&self, l: L10n) -> String {
        let number = |no: &TableNo| super::words::number(no.0);
        match (self.fresh, self.tables.first(), self.tables.last()) {
            (true, ..) => l.tr("round-wall-fresh"),
            (_, Some(first), Some(last)) if first != last => {
                l.tr_args("round-wall-tables", &[("first", number(first)), ("last", number(last))])
            }
            (_, Some(first), _) => l.tr_args("round-wall-one-table", &[("first", number(first))]),
            _ => String::new(),
        }
    }
}

/// New results first, then every table in its order.
fn pages(round: &Round, fresh: &[TableNo]) -> Vec<Page> {
    let all: Vec<TableNo> = round.tables.keys().copied().collect();
    let new = fresh.chunks(ROWS).map(|c| Page { tables: c.to_vec(), fresh: true });
    new.chain(all.chunks(ROWS).map(|c| Page { tables: c.to_vec(), fresh: false })).collect()
}

/// Tables whose game has ended in the last minutes, the last one first.
fn fresh(cx: &Cx, round: &Round) -> Vec<TableNo> {
    let now = cx.model.now.mono;
    let mut seen = BTreeSet::new();
    let lately = cx.model.history.entries().iter().rev().take_while(|e| now - e.at.mono < FRESH);
    lately
        .filter(|e| matches!(e.event, Event::ResultEntered { .. } | Event::Ruled { .. }))
        .filter_map(|e| e.event.table())
        .filter(|id| id.round == round.number && round.tables.get(&id.table).is_some_and(Table::is_finished))
        .map(|id| id.table)
        .filter(|no| seen.insert(*no))
        .collect()
}

/// The result, without why: that is nobody's business on the wall. Whether there is one.
fn result(l: L10n, table: &Table) -> (String, bool) {
    let id = match table.result.map(|r| r.outcome) {
        Some(Outcome::Win { winner: Color::Black, .. }) => "round-wall-black-wins",
        Some(Outcome::Win { winner: Color::White, .. }) => "round-wall-white-wins",
        Some(Outcome::Draw) => "round-wall-draw",
        Some(Outcome::BothLose) => "round-wall-both-lose",
        Some(Outcome::NoResult) => "round-wall-no-result",
        None if table.adjournment().is_some() => return (l.tr("round-wall-adjourned"), false),
        None if table.watch.is_running() || table.stopped.is_some() => return (l.tr("round-wall-playing"), false),
        None => return (String::new(), false),
    };
    (l.tr(id), true)
}
