//! The two players' own records side by side: aligned, differences marked, one record made of both by choice.

use super::editor::Editor;
use super::game::Game;
use super::{PositionView, words};
use crate::rules::{Choice, Color, Ply, Point, Record, Setup, SheetRow, Sheets, Sides, Size};
use crate::ui::theme::{self, Tone, Type};
use crate::ui::widgets::{self, Button, ButtonSize, Icon, bits, paint};
use crate::ui::{Cx, words as said};
use eframe::egui::{self, Align, Frame, Margin, Rect, Role, ScrollArea, Sense, Ui, WidgetInfo, pos2, vec2};

const ROW: f32 = 19.0;
/// Where a difference is decided.
const FOOT: f32 = 92.0;
/// The first column of moves begins here, and the second one so much further.
const COLUMN: f32 = 38.0;
const STEP: f32 = 78.0;

/// A player's record of the game, or the game as a player set it up again.
#[derive(Debug)]
struct Sheet {
    record: Record,
    plies: Vec<Ply>,
    end: Setup,
}

/// What there is of both.
#[derive(Debug, Default)]
pub struct SheetsView {
    sheets: Sides<Option<Sheet>>,
    aligned: Option<Sheets>,
    /// The difference in hand.
    row: Option<usize>,
    /// The two stand in place of the record.
    open: bool,
}

impl SheetsView {
    /// Where a player's record ends.
    pub fn end(&self, side: Color) -> Option<&Setup> {
        self.sheets[side].as_ref().map(|sheet| &sheet.end)
    }

    pub fn moves(&self, side: Color) -> u32 {
        self.sheets[side].as_ref().map_or(0, |sheet| sheet.record.moves())
    }

    pub fn last_move(&self, side: Color) -> Option<Point> {
        self.sheets[side].as_ref().and_then(|sheet| sheet.plies.last()).and_then(|ply| ply.point)
    }

    /// Takes the moves that led to the board for a side's own record.
    fn take(&mut self, side: Color, record: Record, editor: &Editor) {
        let replay = record.replay(editor.options());
        let plies = (1..=replay.moves()).filter_map(|n| replay.move_at(n)).collect();
        self.sheets[side] = Some(Sheet { end: replay.end(), plies, record });
        self.align();
    }

    fn align(&mut self) {
        let both = self.sheets.black.as_ref().zip(self.sheets.white.as_ref());
        self.aligned = both.map(|(black, white)| Sheets::align(&black.plies, &white.plies));
        self.row = self.aligned.as_ref().and_then(Sheets::undecided);
        self.open = self.aligned.is_some();
    }

    /// Whether both are shown in place of the record.
    pub const fn is_open(&self) -> bool {
        self.open && self.aligned.is_some()
    }
}

/// Under the record's heading: whose sheet the record is, and the way to both.
pub fn bar(ui: &mut Ui, cx: &Cx, view: &mut PositionView, editor: &Editor) {
    let l = cx.l;
    let record = editor.moves_record();
    bits::row(ui, 26.0, |ui| {
        ui.spacing_mut().item_spacing.x = 4.0;
        let none = l.tr("position-sheet-no-moves");
        let refused = record.is_none().then_some(none.as_str());
        for side in Color::BOTH {
            let text = l.tr_args("position-sheet-take", &[("side", said::side_of(l, side).into())]);
            let name = l.tr_args("position-sheet-take-name", &[("side", said::side_of(l, side).into())]);
            let there = view.sheets.sheets[side].is_some();
            let button = Button::new(&text).name(&name).size(ButtonSize::Bar).disabled(refused);
            let button = if there { button.icon(Icon::Check) } else { button };
            if ui.add(button).clicked()
                && let Some(record) = &record
            {
                view.sheets.take(side, record.clone(), editor);
            }
        }
    });
    if view.sheets.aligned.is_some() && !view.sheets.open && bits::link(ui, &l.tr("position-sheets-open"), Type::S12).clicked() {
        view.sheets.open = true;
    }
}

pub fn show(ui: &mut Ui, cx: &Cx, view: &mut PositionView, editor: &mut Editor) {
    let l = cx.l;
    let Some(aligned) = view.sheets.aligned.take() else { return };
    let mut aligned = aligned;
    Frame::NONE.inner_margin(Margin { left: 12, right: 12, top: 8, bottom: 4 }).show(ui, |ui| {
        bits::row(ui, 20.0, |ui| {
            bits::heading(ui, &l.tr("position-sheets"));
            ui.with_layout(egui::Layout::right_to_left(Align::Center), |ui| {
                let n = u32::try_from(aligned.differences().count()).unwrap_or(u32::MAX);
                let tone = if n == 0 { Tone::Green } else { Tone::Amber };
                bits::words(ui, &l.tr_args("position-sheets-differ", &[("n", n.into())]), Type::S12, tone);
            });
        });
        heads(ui, cx);
    });
    let area = ui.available_rect_before_wrap();
    let list = area.with_max_y(area.bottom() - FOOT);
    let size = editor.size();
    let mut to = None;
    ui.scope_builder(egui::UiBuilder::new().max_rect(list).id_salt("sheets"), |ui| {
        ui.spacing_mut().item_spacing.y = 0.0;
        ScrollArea::vertical().id_salt("position-sheets").auto_shrink(false).show_rows(
            ui,
            ROW,
            aligned.rows().len(),
            |ui, range| {
                for n in range {
                    if row(ui, cx, &aligned, n, view.sheets.row == Some(n), size) {
                        to = Some(n);
                    }
                }
            },
        );
    });
    if to.is_some() {
        view.sheets.row = to;
    }
    let foot = area.with_min_y(list.bottom()).shrink2(vec2(12.0, 5.0));
    let made = ui
        .scope_builder(egui::UiBuilder::new().max_rect(foot).id_salt("decide"), |ui| decide(ui, cx, view, &mut aligned, size))
        .inner;
    let merged = (made == Made::Merged).then(|| aligned.merged());
    view.sheets.aligned = Some(aligned);
    if made == Made::Closed {
        view.sheets.open = false;
    }
    if let Some(plies) = merged
        && let Some(sheet) = &view.sheets.sheets.black
    {
        let mut record = Record::new(sheet.record.setup.clone());
        for ply in plies {
            match ply.point {
                Some(point) => record.play(ply.color, point),
                None => record.pass(ply.color),
            }
        }
        editor.open_game(Game::of_record(l.tr("position-sheets-merged"), record, editor.options(), false));
        view.sheets.open = false;
        view.drop_handles();
    }
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Made {
    Nothing,
    Merged,
    Closed,
}

fn heads(ui: &mut Ui, cx: &Cx) {
    let t = theme::tokens(ui);
    let (rect, _) = ui.allocate_exact_size(vec2(ui.available_width(), 16.0), Sense::hover());
    let put = |x: f32, text: &str| {
        let place = rect.with_min_x(rect.left() + x);
        paint::line(ui.painter(), place, Align::Min, text, Type::S11.font(), t.dim);
    };
    put(0.0, &cx.l.tr("position-move-word"));
    for (n, side) in Color::BOTH.into_iter().enumerate() {
        put(COLUMN + n as f32 * STEP, &said::side_capital(cx.l, side));
    }
}

fn point_words(cx: &Cx, size: Size, ply: Option<Ply>) -> String {
    match ply {
        Some(Ply { point: Some(at), .. }) if size.contains(at) => words::point(size, at),
        Some(Ply { point: Some(_), .. }) => cx.l.tr("position-off-board"),
        Some(Ply { point: None, .. }) => cx.l.tr("position-passed"),
        None => cx.l.tr("position-sheet-left-out"),
    }
}

/// One line of both; whether it was clicked.
fn row(ui: &mut Ui, cx: &Cx, aligned: &Sheets, n: usize, on: bool, size: Size) -> bool {
    let (t, l) = (theme::tokens(ui), cx.l);
    let (rect, response) = ui.allocate_exact_size(vec2(ui.available_width(), ROW), Sense::click());
    let Some(line) = aligned.rows().get(n).copied() else { return false };
    let (differs, choice) = (aligned.differs(n), aligned.choice(n));
    let fill = match (on, differs && choice.is_none(), response.hovered()) {
        (true, ..) => Some(t.accbg),
        (_, true, _) => Some(t.ambbg),
        (_, _, true) => Some(t.hover),
        _ => None,
    };
    let painter = ui.painter();
    if let Some(fill) = fill {
        painter.rect_filled(rect, 0.0, fill);
    }
    let inner = rect.shrink2(vec2(12.0, 0.0));
    paint::line(painter, inner.with_max_x(inner.left() + 30.0), Align::Min, &(n + 1).to_string(), Type::S13.font(), t.dim);
    for (column, ply, mine) in [(0.0, line.first(), Choice::First), (1.0, line.second(), Choice::Second)] {
        let mut place = inner.with_min_x(inner.left() + COLUMN + column * STEP);
        let text = point_words(cx, size, ply);
        if let Some(ply) = ply {
            paint::stone(painter, pos2(place.left() + 5.0, place.center().y), 10.0, ply.color, t);
            place.min.x += 14.0;
        }
        let dim = ply.is_none() || choice.is_some_and(|choice| choice != mine);
        let font = if choice == Some(mine) { Type::S13.bold() } else { Type::S13.font() };
        paint::line(painter, place, Align::Min, &text, font, if dim { t.dim } else { t.ink });
    }
    if differs {
        let (icon, tone) = if choice.is_some() { (Icon::Check, t.grn) } else { (Icon::Warning, t.amb) };
        let mark = Rect::from_center_size(pos2(inner.right() - 6.0, inner.center().y), vec2(12.0, 12.0));
        widgets::icon(painter, mark, icon, tone);
    }
    if response.has_focus() {
        paint::focus_inside(painter, rect, 3, t);
    }
    let id = if differs { "position-sheets-row-differs" } else { "position-sheets-row" };
    let args = [
        ("n", said::number(n + 1)),
        ("black", point_words(cx, size, line.first()).into()),
        ("white", point_words(cx, size, line.second()).into()),
    ];
    let spoken = l.tr_args(id, &args);
    response.widget_info(|| WidgetInfo::selected(Role::ListBoxOption, true, on, &spoken));
    response.clicked()
}

fn decide(ui: &mut Ui, cx: &Cx, view: &mut PositionView, aligned: &mut Sheets, size: Size) -> Made {
    let l = cx.l;
    let mut made = Made::Nothing;
    ui.spacing_mut().item_spacing.y = 3.0;
    let at = view.sheets.row.filter(|n| aligned.differs(*n)).or_else(|| aligned.undecided());
    if let Some((n, line)) = at.and_then(|n| Some((n, aligned.rows().get(n).copied()?))) {
        let text = l.tr_args("position-sheets-at", &[("n", said::number(n + 1))]);
        bits::words(ui, &text, Type::S12, Tone::Ink2);
        let mut chosen = None;
        bits::row(ui, 18.0, |ui| {
            ui.spacing_mut().item_spacing.x = 8.0;
            for (ply, choice) in [(line.first(), Choice::First), (line.second(), Choice::Second)] {
                let text = match ply {
                    Some(_) => l.tr_args("position-sheets-take", &[("point", point_words(cx, size, ply).into())]),
                    None => continue,
                };
                if bits::link(ui, &text, Type::S12).clicked() {
                    chosen = Some(choice);
                }
            }
            if matches!(line, SheetRow::First(_) | SheetRow::Second(_))
                && bits::link(ui, &l.tr("position-sheets-neither"), Type::S12).clicked()
            {
                chosen = Some(Choice::Neither);
            }
        });
        if chosen.is_some() {
            aligned.choose(n, chosen);
            view.sheets.row = aligned.undecided();
        }
    } else {
        let id = if aligned.differences().next().is_some() { "position-sheets-decided" } else { "position-sheets-agree" };
        bits::words(ui, &l.tr(id), Type::S12, Tone::Ink2);
    }
    bits::row(ui, 26.0, |ui| {
        ui.spacing_mut().item_spacing.x = 4.0;
        let left = aligned.undecided().map(|n| l.tr_args("position-sheets-first-decide", &[("n", said::number(n + 1))]));
        if ui.add(Button::new(&l.tr("position-sheets-merge")).size(ButtonSize::Bar).disabled(left.as_deref())).clicked() {
            made = Made::Merged;
        }
        if ui.add(Button::new(&l.tr("position-sheets-close")).size(ButtonSize::Bar).quiet()).clicked() {
            made = Made::Closed;
        }
    });
    made
}
