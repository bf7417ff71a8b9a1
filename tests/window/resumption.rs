//! What the Code is silent on at a resumption: a side that does not come, an envelope that is not there.

use super::adjournment::{adjournment, at_table, put_off};
use super::support::{Hall, SMALL, table};
use eframe::egui::{Key, Modifiers};
use fujite::clock::Millis;
use fujite::i18n::Locale;
use fujite::referee::overview::AlertKind;
use fujite::referee::{Found, How, Outcome, Verdict};
use fujite::rules::Color;

/// The next day, an hour after the appointed time or later.
fn next_day(hall: &mut Hall) {
    put_off(hall);
    hall.pass(Millis::from_mins(60).times(24));
    if hall.shows("К возобновлению") {
        hall.click("К возобновлению");
    }
}

#[test]
fn the_absent_side_s_clock_is_started_runs_to_the_limit_and_the_loss_is_proposed() {
    let mut hall = at_table(Locale::Ru, SMALL);
    next_day(&mut hall);
    hall.click("чёрные пришли");
    hall.click("Белых нет: пустить их часы");
    assert!(adjournment(&hall).waiting.is_some_and(|w| w.is_running()));
    hall.pass(Millis::from_mins(12));
    assert!(hall.says("Ждут белых, идут их часы"));
    assert!(hall.says("Прошло 12:00, до предела 18:00."));
    hall.picture("resume-absent-ru-light");
    hall.click("Решение о неявке…");
    assert!(hall.window.state().app.model.pending.is_none(), "the limit is not passed");
    hall.pass(Millis::from_mins(18) + Millis::from_secs(1));
    let alerts = hall.window.state().app.model.overview.alerts();
    assert!(alerts.iter().any(|a| a.table == table(5) && a.kind == AlertKind::LatenessPassed), "{alerts:?}");
    hall.click("Решение о неявке…");
    assert!(hall.shows("Неявка белых к возобновлению"));
    hall.picture("resume-absent-ruling-ru-light");
    hall.press_with(Modifiers::COMMAND, Key::Enter);
    let result = hall.state().table(table(5)).and_then(|t| t.result).map(|r| r.outcome);
    assert_eq!(result, Some(Outcome::win(Color::Black, How::Absence)));
}

#[test]
fn without_an_envelope_the_practice_is_proposed_and_the_ruling_recorded() {
    let mut hall = at_table(Locale::Ru, SMALL);
    next_day(&mut hall);
    for name in [
        "Оба игрока за столом",
        "Позиция сверена с формой",
        "Пленники сверены",
        "Часы поставлены по форме",
        "Дать время на проверку",
    ] {
        hall.click(name);
    }
    assert!(!hall.shows("Конверта нет…"), "the minute to check comes first");
    hall.pass(Millis::from_secs(61));
    hall.click("Конверта нет…");
    assert!(hall.shows("Конверта нет"));
    assert!(!hall.shows("Что в конверте"));
    hall.picture("resume-lost-ru-light");
    hall.click("Объявить: ");
    let opened = adjournment(&hall).opened.expect("ruled on");
    assert_eq!((opened.found, opened.verdict), (Found::Lost, Verdict::NoEnvelope));
    let five = hall.state().table(table(5)).expect("table 5");
    assert!(five.adjournment().is_none() && five.watch.is_running());
}
