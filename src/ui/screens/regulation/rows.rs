use super::draft::{Draft, Texts, komi, length, number};
use super::groups;
use crate::clock::{ClockModel, Millis, TimeControl};
use crate::i18n::L10n;
use crate::referee::{BothAbsent, BothFlags, Conflict, EqualScores, Regulation};
use crate::rules::Preset;
use crate::ui::theme::{self, Tone, Type};
use crate::ui::widgets::{Button, ButtonSize, Field, Icon, Note, Select, article, check, paint, select_item, strong, words};
use crate::ui::{Cx, words as say};
use eframe::egui::{Align, Frame, Layout, Margin, Sense, Ui, vec2};

/// A group of settings.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) enum Group {
    #[default]
    Time,
    Lateness,
    Game,
    Conduct,
    Adjournment,
    Rules,
    Results,
    Protests,
}

pub(super) const GROUPS: [Group; 8] = [
    Group::Time,
    Group::Lateness,
    Group::Game,
    Group::Conduct,
    Group::Adjournment,
    Group::Rules,
    Group::Results,
    Group::Protests,
];

impl Group {
    pub const fn id(self) -> &'static str {
        match self {
            Group::Time => "regulation-group-time",
            Group::Lateness => "regulation-group-lateness",
            Group::Game => "regulation-group-game",
            Group::Conduct => "regulation-group-conduct",
            Group::Adjournment => "regulation-group-adjournment",
            Group::Rules => "regulation-group-rules",
            Group::Results => "regulation-group-results",
            Group::Protests => "regulation-group-protests",
        }
    }
}

/// A setting: its words are `regulation-{name}` and `regulation-{name}-code`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Setting {
    Control,
    Pause,
    BothFlags,
    BlackClock,
    Device,
    Lateness,
    BothAbsent,
    Prisoners,
    Toilet,
    WrongColour,
    Warnings,
    Points,
    Adjournment,
    OpenedBefore,
    Electronic,
    Check,
    Rules,
    Komi,
    Equal,
    Appeal,
}

pub(super) struct RowOf {
    pub group: Group,
    setting: Setting,
    name: &'static str,
    article: &'static str,
}

const fn row(group: Group, setting: Setting, name: &'static str, article: &'static str) -> RowOf {
    RowOf { group, setting, name, article }
}

pub(super) const ROWS: [RowOf; 20] = [
    row(Group::Time, Setting::Control, "control", "9.2"),
    row(Group::Time, Setting::Pause, "pause", "15.9"),
    row(Group::Time, Setting::BothFlags, "both-flags", "16.5"),
    row(Group::Time, Setting::BlackClock, "black-clock", "10.3"),
    row(Group::Time, Setting::Device, "device", "9.1"),
    row(Group::Lateness, Setting::Lateness, "lateness", "16.1"),
    row(Group::Lateness, Setting::BothAbsent, "both-absent", "10.6"),
    row(Group::Game, Setting::Prisoners, "prisoners", "11.5"),
    row(Group::Game, Setting::Toilet, "toilet", "11.5"),
    row(Group::Game, Setting::WrongColour, "wrong-colour", "16.2"),
    row(Group::Conduct, Setting::Warnings, "warnings", "17.2"),
    row(Group::Conduct, Setting::Points, "points", "3.5"),
    row(Group::Adjournment, Setting::Adjournment, "adjournment", "12.1"),
    row(Group::Adjournment, Setting::OpenedBefore, "opened-before", "12.4"),
    row(Group::Adjournment, Setting::Electronic, "electronic", "12.3"),
    row(Group::Adjournment, Setting::Check, "check", "12.4"),
    row(Group::Rules, Setting::Rules, "rules", "3.4"),
    row(Group::Rules, Setting::Komi, "komi", "3.5"),
    row(Group::Results, Setting::Equal, "equal", "13.7"),
    row(Group::Protests, Setting::Appeal, "appeal", "14.9"),
];

impl RowOf {
    /// Whether the two regulations differ in this setting.
    pub fn differs(&self, a: &Regulation, b: &Regulation) -> bool {
        match self.setting {
            Setting::Control => a.control != b.control,
            Setting::Pause => a.byoyomi_pause != b.byoyomi_pause,
            Setting::BothFlags => a.both_flags != b.both_flags,
            Setting::BlackClock => a.black_clock_in_handicap != b.black_clock_in_handicap,
            Setting::Device => a.device != b.device,
            Setting::Lateness => a.lateness_limit != b.lateness_limit,
            Setting::BothAbsent => a.both_absent != b.both_absent,
            Setting::Prisoners => a.prisoners_to_stop != b.prisoners_to_stop,
            Setting::Toilet => a.toilet_pause != b.toilet_pause,
            Setting::WrongColour => a.wrong_colour_stones != b.wrong_colour_stones,
            Setting::Warnings => a.warnings_to_loss != b.warnings_to_loss,
            Setting::Points => a.points_per_warning != b.points_per_warning,
            Setting::Adjournment => a.adjournment != b.adjournment,
            Setting::OpenedBefore => a.opened_before_opponent != b.opened_before_opponent,
            Setting::Electronic => a.electronic_copy != b.electronic_copy,
            Setting::Check => a.resumption_check != b.resumption_check,
            Setting::Rules => a.rules != b.rules,
            Setting::Komi => a.komi != b.komi,
            Setting::Equal => a.equal_scores != b.equal_scores,
            Setting::Appeal => a.appeal_deadline != b.appeal_deadline,
        }
    }

    /// The conflict with the Code this setting can be in (5.7).
    fn conflict(&self, regulation: &Regulation) -> Option<Conflict> {
        regulation.conflicts().into_iter().find(|c| {
            matches!(
                (self.setting, c),
                (Setting::Lateness, Conflict::LatenessAboveHour | Conflict::LatenessUnset)
                    | (Setting::Check, Conflict::ResumptionCheckShort)
                    | (Setting::Control, Conflict::Fischer)
            )
        })
    }
}

const NAME: f32 = 250.0;
const VALUE: f32 = 236.0;
const ARTICLE: f32 = 52.0;

/// All groups one under the other; `goes_to` is brought to the top.
pub(super) fn show(ui: &mut Ui, cx: &Cx, draft: &mut Draft, goes_to: Option<Group>) {
    let l = cx.l;
    for group in GROUPS {
        let head = Frame::NONE.inner_margin(Margin { left: 16, right: 16, top: 12, bottom: 4 }).show(ui, |ui| {
            strong(ui, &l.tr(group.id()), Type::S15, Tone::Ink);
        });
        if goes_to == Some(group) {
            head.response.scroll_to_me(Some(Align::Min));
        }
        if group == Group::Time {
            column_heads(ui, l);
        }
        for row in ROWS.iter().filter(|r| r.group == group) {
            setting(ui, l, row, draft);
        }
        if group == Group::Time {
            groups::show(ui, l, draft);
        }
    }
    ui.add_space(16.0);
    draft.read(l);
}

fn column_heads(ui: &mut Ui, l: L10n) {
    line(ui, 24.0, false, |ui| {
        cell(ui, NAME, |ui| words(ui, &l.tr("regulation-column-name"), Type::S11, Tone::Ink2));
        cell(ui, VALUE, |ui| words(ui, &l.tr("regulation-column-value"), Type::S11, Tone::Ink2));
        let code = (ui.available_width() - ARTICLE - 12.0).max(40.0);
        cell(ui, code, |ui| words(ui, &l.tr("regulation-column-code"), Type::S11, Tone::Ink2));
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            words(ui, &l.tr("regulation-column-article"), Type::S11, Tone::Ink2)
        });
    });
}

fn setting(ui: &mut Ui, l: L10n, row: &RowOf, draft: &mut Draft) {
    let conflict = row.conflict(&draft.regulation);
    let name = l.tr(&format!("regulation-{}", row.name));
    line(ui, 34.0, conflict.is_some(), |ui| {
        cell(ui, NAME, |ui| words(ui, &name, Type::S13, Tone::Ink));
        cell(ui, VALUE, |ui| value(ui, l, row.setting, &name, draft));
        let code = (ui.available_width() - ARTICLE - 12.0).max(40.0);
        let text = l.tr(&format!("regulation-{}-code", row.name));
        cell(ui, code, |ui| words(ui, &text, Type::S12, Tone::Dim));
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| article(ui, row.article));
    });
    if let Some(conflict) = conflict {
        Frame::NONE.inner_margin(Margin::symmetric(16, 6)).show(ui, |ui| {
            let (what, then) = say::conflict_words(l, conflict);
            let then = format!("{then} {}", say::article(l, "5.7"));
            Note::new(Tone::Amber).icon(Icon::Warning).title(&what).text(&then).outlined().show_with(ui, |ui| {
                let mend = match conflict {
                    Conflict::LatenessAboveHour => Some((Millis::from_mins(60), true)),
                    Conflict::ResumptionCheckShort => Some((Millis::from_mins(1), false)),
                    _ => None,
                };
                if let Some((time, lateness)) = mend {
                    ui.add_space(4.0);
                    let text = l.tr_args("regulation-mend", &[("time", l.hms(time).into())]);
                    if ui.add(Button::new(&text).size(ButtonSize::Bar)).clicked() {
                        let target = if lateness { &mut draft.texts.lateness } else { &mut draft.texts.check };
                        *target = l.hms(time);
                    }
                }
            });
        });
    }
}

/// A row of the table: its height, its line, amber where it leaves the Code.
fn line(ui: &mut Ui, height: f32, amber: bool, contents: impl FnOnce(&mut Ui)) {
    let t = theme::tokens(ui);
    let (rect, _) = ui.allocate_exact_size(vec2(ui.available_width(), height), Sense::hover());
    if amber {
        ui.painter().rect_filled(rect, 0.0, t.ambbg);
    }
    paint::bottom_line(ui.painter(), rect, t.line);
    let inside =
        eframe::egui::UiBuilder::new().max_rect(rect.shrink2(vec2(16.0, 0.0))).layout(Layout::left_to_right(Align::Center));
    ui.scope_builder(inside, |ui| {
        ui.spacing_mut().item_spacing.x = 12.0;
        contents(ui);
    });
}

fn cell<R>(ui: &mut Ui, width: f32, contents: impl FnOnce(&mut Ui) -> R) {
    ui.allocate_ui_with_layout(vec2(width, 28.0), Layout::left_to_right(Align::Center), |ui| {
        ui.set_min_width(width);
        ui.set_max_width(width);
        contents(ui);
    });
}

fn value(ui: &mut Ui, l: L10n, setting: Setting, name: &str, draft: &mut Draft) {
    let Draft { regulation: r, texts: t, .. } = draft;
    match setting {
        Setting::Control => typed(ui, l, name, &mut t.control, VALUE, "", |s| s.parse::<TimeControl>().is_ok()),
        Setting::Pause => typed(ui, l, name, &mut t.pause, 112.0, "", |s| length(s).is_some()),
        Setting::Lateness => {
            let hint = l.tr("regulation-lateness-hint");
            typed(ui, l, name, &mut t.lateness, 112.0, &hint, |s| s.trim().is_empty() || length(s).is_some());
        }
        Setting::Check => typed(ui, l, name, &mut t.check, 112.0, "", |s| length(s).is_some()),
        Setting::Appeal => {
            let hint = l.tr("regulation-appeal-hint");
            typed(ui, l, name, &mut t.appeal, 112.0, &hint, |s| s.trim().is_empty() || length(s).is_some());
        }
        Setting::Prisoners => typed(ui, l, name, &mut t.prisoners, 48.0, "", |s| number(s).is_some()),
        Setting::WrongColour => typed(ui, l, name, &mut t.wrong_colour, 48.0, "", |s| number(s).is_some()),
        Setting::Warnings => {
            let never = l.tr("regulation-warnings-never");
            typed(ui, l, name, &mut t.warnings, 112.0, &never, |s| s.trim().is_empty() || number(s).is_some());
        }
        Setting::Points => typed(ui, l, name, &mut t.points, 48.0, "", |s| number(s).is_some()),
        Setting::Komi => typed(ui, l, name, &mut t.komi, 72.0, "", |s| komi(s, l).is_some()),
        _ => chosen(ui, l, setting, name, r, t),
    }
}

/// A typed value; what cannot be read is marked beside it.
fn typed(ui: &mut Ui, l: L10n, name: &str, text: &mut String, width: f32, hint: &str, reads: impl Fn(&str) -> bool) {
    ui.spacing_mut().item_spacing.x = 8.0;
    let wrong = !reads(text);
    // The word needs room of its own, or the cell's neighbour would lie on it.
    let width = if wrong { width.min(VALUE - 84.0) } else { width };
    ui.add(Field::new(text, name).width(width).hint(hint));
    if wrong {
        words(ui, &l.tr("regulation-wrong-value"), Type::S12, Tone::Red);
    }
}

fn chosen(ui: &mut Ui, l: L10n, setting: Setting, name: &str, r: &mut Regulation, _texts: &Texts) {
    match setting {
        Setting::BothFlags => {
            let all = [(BothFlags::ByCode, "regulation-flags-code"), (BothFlags::Ruled, "regulation-flags-ruled")];
            pick(ui, l, name, &mut r.both_flags, &all);
        }
        Setting::Device => {
            let all = [
                (ClockModel::Summed, "regulation-device-summed"),
                (ClockModel::Plain, "regulation-device-plain"),
                (ClockModel::Mechanical, "regulation-device-mechanical"),
            ];
            pick(ui, l, name, &mut r.device, &all);
        }
        Setting::BothAbsent => {
            let all = [(BothAbsent::Half, "regulation-both-half"), (BothAbsent::Nothing, "regulation-both-nothing")];
            pick(ui, l, name, &mut r.both_absent, &all);
        }
        Setting::Equal => {
            let all = [
                (EqualScores::Draw, "regulation-equal-draw"),
                (EqualScores::WhiteWins, "regulation-equal-white"),
                (EqualScores::Replay, "regulation-equal-replay"),
            ];
            pick(ui, l, name, &mut r.equal_scores, &all);
        }
        Setting::Rules => {
            let now = l.tr(&format!("rules-{}", r.rules));
            Select::new(name, &now).width(VALUE).show(ui, |ui| {
                for preset in Preset::ALL {
                    let id = preset.name();
                    if select_item(ui, r.rules == id, &l.tr(&format!("rules-{id}")), "").clicked() {
                        id.clone_into(&mut r.rules);
                    }
                }
            });
        }
        Setting::BlackClock => yes_no(ui, l, name, &mut r.black_clock_in_handicap),
        Setting::Toilet => yes_no(ui, l, name, &mut r.toilet_pause),
        Setting::Adjournment => yes_no(ui, l, name, &mut r.adjournment),
        Setting::OpenedBefore => yes_no(ui, l, name, &mut r.opened_before_opponent),
        Setting::Electronic => yes_no(ui, l, name, &mut r.electronic_copy),
        _ => {}
    }
}

fn yes_no(ui: &mut Ui, l: L10n, name: &str, on: &mut bool) {
    let text = l.tr(if *on { "yes" } else { "no" });
    let response = check(ui, on, &text);
    ui.ctx().accesskit_node_builder(response.id, |node| node.set_label(format!("{name}: {text}")));
}

fn pick<T: Copy + PartialEq>(ui: &mut Ui, l: L10n, name: &str, now: &mut T, all: &[(T, &str)]) {
    let text = all.iter().find(|(value, _)| value == now).map(|(_, id)| l.tr(id)).unwrap_or_default();
    Select::new(name, &text).width(VALUE).show(ui, |ui| {
        for (value, id) in all {
            if select_item(ui, value == now, &l.tr(id), "").clicked() {
                *now = *value;
            }
        }
    });
}
