//! The written decision and the chief judge's report, from a hall's journal (14.4, 15.9): what they say, and that sums agree.

use crate::referee::conduct_hall::{CHIEF, FIRST, Hall, OTHER, TABLE, because, decide_as, decision, of, protest};
use fujite::formats::conduct_log;
use fujite::forms::{Order, Paper, Printed, order};
use fujite::i18n::{L10n, Locale};
use fujite::referee::{Appeal, CameOf, Command, Committee, Consequence, EntryNo, How, Level, Measure, Outcome, PlayerId};
use fujite::rules::Color::{Black, White};

/// A day with a bit of everything: entries, an overturned loss, a corrected result, a protest that went to the committee.
fn busy() -> (Hall, EntryNo, EntryNo, EntryNo) {
    let mut hall = Hall::under("code-2008");
    let names = |all: &[&str]| all.iter().map(|n| (*n).to_owned()).collect();
    let members = names(&["Тальников Юрий", "Хвощёв Лев", "Игрок2 Проба"]);
    hall.must(Command::SetCommittee(Committee { members, reserves: names(&["Горенко Мира", "Рощина Ева"]) }));
    hall.must(Command::SetMinors([PlayerId(1)].into()));
    hall.desk = FIRST;
    let mut warning = of(Black, Measure::Warning, "phone");
    warning.note = "звонил во время партии".into();
    warning.causes.origin = Some(CameOf::Oversight);
    warning.causes.motive = "ждал врача".into();
    warning.causes.said.white = "мешало думать".into();
    warning.causes.decision = "телефон сдать судье".into();
    let warned = hall.enter(warning);
    hall.enter(of(White, Measure::Remark, "talk"));
    let wrong = hall.enter(of(White, Measure::Remark, "noise"));
    hall.must(Command::Counter { entry: wrong, reason: "не тот стол".into() });
    let lost = Consequence::End(Outcome::win(Black, How::Regulation));
    let ruled = hall.must(Command::DeclareLoss { table: OTHER, side: White, ruling: because(lost) });
    hall.desk = CHIEF;
    hall.must(Command::Overturn {
        entry: ruled, consequence: Some(Consequence::PlayOn), reason: "хватит предупреждения".into()
    });
    hall.must(Command::EnterResult { table: OTHER, outcome: Outcome::win(Black, How::Points(None)), under_protest: false });
    hall.must(Command::EnterResult { table: OTHER, outcome: Outcome::win(White, How::Time), under_protest: false });
    let lodged = hall.must(protest(White));
    let mut rejected = decision(lodged, Level::ChiefJudge);
    rejected.under_protest = true;
    hall.must(decide_as(rejected));
    hall.end(Outcome::win(Black, How::Resignation));
    let grounds = "часы нажаты раньше".into();
    let appeal = Appeal { protest: lodged, to: Level::Committee, through: "тренер".into(), grounds, prizes: true };
    hall.must(Command::AppealProtest(Box::new(appeal)));
    let mut upheld = decision(lodged, Level::Committee);
    upheld.upheld = true;
    upheld.decision = "ход не засчитан".into();
    upheld.conflicted = names(&["Игрок2 Проба"]);
    let turned = Consequence::End(Outcome::win(White, How::Regulation));
    hall.must(Command::DecideProtest { decision: Box::new(upheld), game: Some(turned) });
    (hall, warned, ruled, lodged)
}

fn set(hall: &Hall, paper: Order, name: &str, locale: Locale) -> Printed {
    let data = order::data(&hall.history, paper, "84a6fce21460b1e7", hall.now).expect("something to print");
    crate::forms::print(name, &data, L10n::new(locale))
}

#[test]
fn the_written_decision_on_a_warning_says_what_happened_why_and_what_follows() {
    let (hall, warned, ..) = busy();
    let printed = set(&hall, Order::Decision(warned, Locale::Ru), "decision-warning", Locale::Ru);
    crate::forms::assert_says(
        &printed,
        &[
            "по инциденту",
            "Игрок1 П.",
            "Звонил во время партии",
            "мешало думать",
            "Ждал врача",
            "Телефон сдать судье",
            "84A6 FCE2 1460",
        ],
    );
}

#[test]
fn the_written_decision_on_an_overturned_loss_keeps_both() {
    let (hall, _, ruled, _) = busy();
    let printed = set(&hall, Order::Decision(ruled, Locale::Ru), "decision-overturned", Locale::Ru);
    let both = ["оражение белых по регламенту", "Играть дальше", "хватит предупреждения"];
    crate::forms::assert_says(&printed, &both);
}

#[test]
fn the_written_decision_on_a_protest_is_signed_by_those_who_sat() {
    let (hall, _, _, lodged) = busy();
    for locale in [Locale::Ru, Locale::En] {
        let printed = set(&hall, Order::Decision(lodged, locale), "decision-protest", locale);
        let sat = ["Тальников Юрий", "Хвощёв Лев", "Горенко Мира", "Ход не засчитан", "Ход сделан вовремя"];
        crate::forms::assert_says(&printed, &sat);
    }
}

#[test]
fn nothing_is_written_on_an_entry_that_decides_nothing() {
    let (hall, ..) = busy();
    assert!(order::data(&hall.history, Order::Decision(EntryNo(1), Locale::Ru), "", hall.now).is_none());
    assert!(order::data(&hall.history, Order::Decision(EntryNo(999), Locale::Ru), "", hall.now).is_none());
}

#[test]
fn the_report_counts_what_the_journal_holds() {
    let (hall, ..) = busy();
    for locale in [Locale::Ru, Locale::En] {
        let data = order::data(&hall.history, Order::Report(locale), "84a6fce21460b1e7", hall.now);
        let Some(Paper::Report(report)) = data else { panic!("a report") };
        // Games, Black, White, draws, both lose, none, absent, time, adjourned, remarks, warnings, regulation, protests.
        assert_eq!(report.totals(), [2, 0, 2, 0, 0, 0, 0, 1, 0, 1, 1, 1, 1]);
        let [games, black, white, draws, both, none, ..] = report.totals();
        assert_eq!(games, black + white + draws + both + none, "every game came out in one way");
        let incidents = report.incidents.iter().filter(|i| !i.struck).count();
        assert_eq!(incidents, report.articles.iter().map(|a| a.remarks + a.warnings + a.other).sum::<usize>());
        assert_eq!(report.incidents.iter().filter(|i| i.struck).count(), 1, "what was taken back is struck, not gone");
        assert_eq!(report.corrections.len(), 2, "typed otherwise, and turned by the committee");
        assert_eq!((report.replaced, report.protests.len(), report.rulings.len()), (1, 1, 3));
        let printed = set(&hall, Order::Report(locale), "report", locale);
        crate::forms::assert_says(&printed, &["84A6 FCE2 1460", "хватит предупреждения", "ход не засчитан"]);
    }
}

#[test]
fn the_report_of_an_empty_day_and_of_a_long_one_are_set() {
    let hall = Hall::under("code-2008");
    assert_eq!(set(&hall, Order::Report(Locale::Ru), "report-empty", Locale::Ru).pages(), 1);
    let mut hall = Hall::under("egf");
    for n in 0..200 {
        let mut remark = of(if n % 2 == 0 { Black } else { White }, Measure::Remark, "talk");
        remark.note = format!("запись {n}: довольно длинное объяснение того, что произошло за столом и кто это видел");
        hall.enter(remark);
    }
    assert!(set(&hall, Order::Report(Locale::Ru), "report-long", Locale::Ru).pages() > 3);
}

#[test]
fn the_table_quotes_what_would_break_it_and_says_what_counts() {
    let mut hall = Hall::under("code-2008");
    let mut remark = of(White, Measure::Remark, "talk");
    remark.note = "он сказал: \"ну, ходи\",\nи ушёл".into();
    let entry = hall.enter(remark);
    hall.desk = CHIEF;
    hall.must(Command::Overturn { entry, consequence: None, reason: "не он".into() });
    let csv = conduct_log::csv(&hall.history);
    assert!(csv.contains("\"он сказал: \"\"ну, ходи\"\",\nи ушёл\""), "{csv}");
    assert!(csv.contains(",overturned,\r\n"), "{csv}");
    let last = csv.trim_end().lines().last().unwrap_or_default();
    assert!(last.ends_with(&format!("counts,{entry}")), "{last}");
    assert!(last.contains("2025-11-29T"), "the hall's day: {last}");
    let back: Vec<fujite::referee::Entry> = ron::from_str(&conduct_log::ron(&hall.history)).expect("reads back");
    assert_eq!(back.len(), 2);
    assert_eq!(hall.state().table(TABLE).map(|t| t.is_finished()), Some(false));
}
