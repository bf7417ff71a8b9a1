//! What can be done at a table. What cannot be done now stays visible and says why.

use super::At;
use crate::clock::{ClockModel, Millis};
use crate::referee::{Command, StopReason, propose};
use crate::rules::Color;
use crate::ui::dialogs::Dialog;
use crate::ui::dialogs::clock::{ClockDialog, SideAct};
use crate::ui::screens::round::{hand_over, keyboard};
use crate::ui::widgets::{Button, ButtonSize, bits};
use crate::ui::words::article;
use crate::ui::{Cx, Go, Place, keys};
use eframe::egui::{self, Key, vec2};

/// Why the acts of a kind cannot be done; `None` when they can.
struct Refused {
    /// Anything on a game that is being played.
    game: Option<String>,
    /// Anything on its clock.
    clock: Option<String>,
}

fn refused(cx: &Cx, at: At) -> Refused {
    let l = cx.l;
    let game = if cx.model.is_read_only() {
        Some(l.tr("round-refused-read-only"))
    } else if at.table.is_finished() {
        Some(l.tr_args("round-refused-finished", &[("article", article(l, "13.8").into())]))
    } else if at.round.started.is_none() {
        Some(l.tr_args("round-refused-not-started", &[("article", article(l, "10.3").into())]))
    } else {
        None
    };
    let adjourned = at.table.adjournment().map(|_| l.tr("round-refused-adjourned"));
    Refused { clock: game.clone().or(adjourned), game }
}

/// Two columns of buttons under a label.
struct Acts<'u> {
    ui: &'u mut egui::Ui,
    width: f32,
    keys: bool,
}

/// One of them.
#[derive(Clone, Copy, Default)]
struct Act<'a> {
    text: &'a str,
    hint: &'a str,
    key: Option<Key>,
    main: bool,
    refused: Option<&'a str>,
}

impl Acts<'_> {
    fn button(&mut self, act: Act) -> bool {
        let button = Button::new(act.text).hint(act.hint).size(ButtonSize::Panel).width(self.width).disabled(act.refused);
        let clicked = self.ui.add(if act.main { button.main() } else { button }).clicked();
        let key = act.key.is_some_and(|key| self.keys && act.refused.is_none() && keys::letter(self.ui, key));
        clicked || key
    }
}

fn group(ui: &mut egui::Ui, label: &str, keys: bool, buttons: impl FnOnce(&mut Acts)) {
    ui.add_space(9.0);
    bits::label(ui, label);
    ui.add_space(3.0);
    let width = ((ui.available_width() - 4.0) / 2.0).floor();
    ui.scope(|ui| {
        ui.spacing_mut().item_spacing = vec2(4.0, 4.0);
        ui.horizontal_wrapped(|ui| buttons(&mut Acts { ui, width, keys }));
    });
}

pub fn show(ui: &mut egui::Ui, cx: &mut Cx, at: At) {
    let free = keyboard::free(ui) && !ui.ctx().text_edit_focused();
    let no = refused(cx, at);
    // There whoever is absent: what stands under it does not move when somebody is.
    arrivals(ui, cx, at, free, &no);
    clock(ui, cx, at, free, &no);
    game(ui, cx, at, free, &no);
    conduct(ui, cx, at, free);
}

fn arrivals(ui: &mut egui::Ui, cx: &mut Cx, at: At, free: bool, no: &Refused) {
    let l = cx.l;
    let id = at.table.id;
    let (black, white, nobody) = (l.tr("round-act-black-came"), l.tr("round-act-white-came"), l.tr("round-act-nobody"));
    let (came, limit) = (article(l, "10.6"), article(l, "16.1"));
    let absent = l.tr("round-act-absent");
    let away = at.table.absent.black || at.table.absent.white;
    let not_absent = l.tr("round-refused-not-absent");
    let left = at
        .state
        .regulation()
        .and_then(|r| propose::lateness_limit(at.table, r))
        .map(|limit| limit.limit - at.table.run_time(cx.model.now.mono))
        .filter(|left| *left >= Millis::ZERO);
    let early =
        left.map(|left| l.tr_args("round-refused-early", &[("left", l.hms(left).into()), ("article", limit.as_str().into())]));
    group(ui, &l.tr("round-group-arrival"), free, |acts| {
        for (side, text) in [(Color::Black, &black), (Color::White, &white)] {
            let refused = if at.table.absent[side] { no.game.as_deref() } else { Some(not_absent.as_str()) };
            let first = at.table.absent[side] && (side == Color::Black || !at.table.absent.black);
            if acts.button(Act { text, hint: &came, refused, main: first && refused.is_none(), ..Act::default() }) {
                cx.command(Command::Arrive { table: id, side, ruling: None });
            }
        }
        let nobody_is = (!away).then_some(not_absent.as_str());
        let refused = no.game.as_deref().or(nobody_is).or(early.as_deref());
        if acts.button(Act { text: &nobody, hint: &limit, refused, ..Act::default() }) {
            cx.command(Command::NobodyCame { table: id, ruling: None });
        }
        if acts.button(Act { text: &absent, hint: &limit, refused: no.clock.as_deref(), ..Act::default() }) {
            cx.dialog(Dialog::Clock(ClockDialog::absent(cx.model, vec![id])));
        }
    });
}

fn clock(ui: &mut egui::Ui, cx: &mut Cx, at: At, free: bool, no: &Refused) {
    let l = cx.l;
    let id = at.table.id;
    let regulation = at.state.regulation();
    let device = match regulation.map_or(ClockModel::Plain, |r| r.device) {
        ClockModel::Summed => "round-device-summed",
        ClockModel::Plain => "round-device-plain",
        ClockModel::Mechanical => "round-device-mechanical",
    };
    let live = at.line.live;
    let running = at.table.watch.is_running();
    let kept_here = live.then(|| l.tr("round-refused-live"));
    let standing = (!running).then(|| l.tr("round-refused-standing"));
    let pause_length = regulation.map_or(Millis::ZERO, |r| r.byoyomi_pause);
    let no_pause = (!pause_length.is_positive()).then(|| l.tr("round-refused-no-pause"));
    let pauses_gone = (at.table.pause_taken.black && at.table.pause_taken.white).then(|| l.tr("round-refused-pause-taken"));
    let hall = at.round.stopped.map(|_| l.tr_args("round-refused-hall", &[("article", article(l, "10.5").into())]));
    let pause = l.tr_args("round-act-pause", &[("length", l.length(pause_length).into())]);
    let words = |id: &str| l.tr(id);
    let (readings, run, keep) = (words("round-act-readings"), words("round-act-run-here"), words("round-act-time-keeper"));
    let (stop, go_on, correct) = (words("round-act-stop"), words("round-act-continue"), words("round-act-correct"));
    let (replace, overrun, flags) = (words("round-act-replace"), words("round-act-overrun"), words("round-act-both-flags"));
    let colour = words("round-act-wrong-colour");
    let articles = ["15.9", "16.7", "16.6", "13.1", "16.5", "16.2"].map(|n| article(l, n));
    let [a_pause, a_correct, a_replace, a_overrun, a_flags, a_colour] = articles.each_ref();
    let clock = no.clock.as_deref();
    // The round's own main button stands in the bottom bar before the start and while the hall stands.
    // With somebody away, that he has come is what is waited for.
    let away = at.table.absent.black || at.table.absent.white;
    let main = at.round.started.is_some() && at.round.stopped.is_none() && !away;
    group(ui, &l.tr(device), free, |acts| {
        let refused = clock.or(kept_here.as_deref());
        let readings = Act { text: &readings, hint: "R", key: Some(Key::R), main: main && refused.is_none(), refused };
        if acts.button(readings) {
            cx.dialog(Dialog::Clock(ClockDialog::readings(cx.model, &[id])));
        }
        let text = if live { &keep } else { &run };
        if acts.button(Act { text, hint: "L", key: Some(Key::L), refused: clock, ..Act::default() }) {
            if live {
                cx.go(Go::TimeKeeper(Some(id)));
            } else {
                cx.dialog(Dialog::Clock(ClockDialog::run_here(cx.model, id)));
            }
        }
        let (text, refused) = if running { (&stop, clock) } else { (&go_on, clock.or(hall.as_deref())) };
        if acts.button(Act { text, hint: "S", key: Some(Key::S), refused, ..Act::default() }) {
            let dialog = if running { ClockDialog::stop(vec![id]) } else { ClockDialog::go_on(cx.model, id) };
            cx.dialog(Dialog::Clock(dialog));
        }
        if acts.button(Act { text: &correct, hint: a_correct, refused: clock, ..Act::default() }) {
            cx.dialog(Dialog::Clock(ClockDialog::correct(cx.model, id)));
        }
        let refused = clock.or(no_pause.as_deref()).or(pauses_gone.as_deref()).or(standing.as_deref());
        if acts.button(Act { text: &pause, hint: a_pause, refused, ..Act::default() }) {
            cx.dialog(Dialog::Clock(ClockDialog::side(id, SideAct::Pause)));
        }
        if acts.button(Act { text: &replace, hint: a_replace, refused: clock, ..Act::default() }) {
            cx.dialog(Dialog::Clock(ClockDialog::replace(cx.model, id)));
        }
        if acts.button(Act { text: &overrun, hint: a_overrun, refused: clock, ..Act::default() }) {
            cx.dialog(Dialog::Clock(ClockDialog::side(id, SideAct::Overrun)));
        }
        if acts.button(Act { text: &flags, hint: a_flags, refused: clock, ..Act::default() }) {
            cx.command(Command::BothOverrun { table: id, ruling: None });
        }
        if acts.button(Act { text: &colour, hint: a_colour, refused: clock, ..Act::default() }) {
            cx.dialog(Dialog::Clock(ClockDialog::wrong_colour(id)));
        }
    });
}

fn game(ui: &mut egui::Ui, cx: &mut Cx, at: At, free: bool, no: &Refused) {
    let l = cx.l;
    let id = at.table.id;
    let words = ["round-act-position", "round-act-adjourn", "round-act-counting", "round-act-result"].map(|id| l.tr(id));
    let [position, adjourn, counting, result] = words.each_ref();
    let (chapter_12, chapter_13) = (article(l, "12"), article(l, "13"));
    let fixed = at.table.is_fixed().then(|| l.tr_args("round-refused-fixed", &[("article", article(l, "13.8").into())]));
    let not_yet =
        at.round.started.is_none().then(|| l.tr_args("round-refused-not-started", &[("article", article(l, "10.3").into())]));
    let adjourned = at.table.adjournment().is_some();
    let without = at
        .state
        .regulation()
        .filter(|r| !r.adjournment)
        .map(|_| l.tr_args("round-refused-no-adjournment", &[("article", article(l, "12.1").into())]));
    group(ui, &l.tr("round-group-game"), free, |acts| {
        if acts.button(Act { text: position, hint: "F2", ..Act::default() }) {
            cx.go(Go::To(Place::Position));
        }
        let refused = no.game.as_deref().or(without.as_deref());
        if acts.button(Act { text: adjourn, hint: &chapter_12, refused, ..Act::default() }) {
            if adjourned {
                cx.go(Go::To(Place::Adjournment));
            } else {
                hand_over::adjourn(cx, &[id]);
            }
        }
        if acts.button(Act { text: counting, hint: &chapter_13, refused: no.clock.as_deref(), ..Act::default() }) {
            if at.table.watch.is_running() {
                cx.dialog(Dialog::Clock(ClockDialog::stop_for(vec![id], StopReason::GameEnd)));
            } else {
                cx.go(Go::To(Place::Results));
            }
        }
        let refused = fixed.as_deref().or(not_yet.as_deref());
        if acts.button(Act { text: result, hint: "F5", refused, ..Act::default() }) {
            hand_over::result(cx, id);
        }
    });
}

fn conduct(ui: &mut egui::Ui, cx: &mut Cx, at: At, free: bool) {
    let l = cx.l;
    let id = at.table.id;
    let words = ["round-act-remark", "round-act-warning", "round-act-protest", "round-act-other"].map(|id| l.tr(id));
    let [remark, warning, protest, other] = words.each_ref();
    let read_only = cx.model.is_read_only().then(|| l.tr("round-refused-read-only"));
    let fixed = at.table.is_fixed().then(|| l.tr_args("round-refused-fixed", &[("article", article(l, "13.8").into())]));
    let a_protest = article(l, "14.9");
    let refused = read_only.as_deref();
    group(ui, &l.tr("round-group-conduct"), free, |acts| {
        if acts.button(Act { text: remark, hint: "N", key: Some(Key::N), refused, ..Act::default() }) {
            hand_over::remark(cx, id, None);
        }
        if acts.button(Act { text: warning, hint: "W", key: Some(Key::W), refused, ..Act::default() }) {
            hand_over::warning(cx, id, None);
        }
        let closed = refused.or(fixed.as_deref());
        if acts.button(Act { text: protest, hint: &a_protest, refused: closed, ..Act::default() }) {
            hand_over::protest(cx, id);
        }
        if acts.button(Act { text: other, hint: "Ctrl K", refused, ..Act::default() }) {
            cx.go(Go::Palette(format!("{} ", id.table)));
        }
    });
}
