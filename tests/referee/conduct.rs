//! The ladder of every preset, step by step, and what has a defined answer (14.5, 17.1-17.5).

use super::conduct_hall::{CHIEF, FIRST, Hall, OTHER, SECOND, SIDES, TABLE, because, incident, of};
use fujite::referee::{
    Basis, Command, Consequence, EntryNo, Event, How, Means, Measure, Outcome, PlayerId, Refusal, Rung, TableId, TableNo, Who,
    ladder,
};
use fujite::rules::Color::{Black, White};

/// What the same warning means again and again in one game: number and points; the loss where one is proposed.
fn climb(preset: &str, matter: &str, steps: usize) -> Vec<Means> {
    let mut hall = Hall::under(preset);
    let mut seen = Vec::new();
    for _ in 0..steps {
        let warning = of(White, Measure::Warning, matter);
        seen.push(hall.means(&warning));
        hall.enter(warning);
    }
    seen
}

#[test]
fn warnings_climb_the_ladder_of_every_preset() {
    use Means::{Kept, LossProposed, Protocol};
    let plain = |number| Protocol { number, points: 0 };
    let kept = Kept { fixed: false };
    let cases: [(&str, &str, [Means; 4]); 9] = [
        // 17.2: the second loses; what follows is kept and decides nothing.
        ("code-2008", "talk", [plain(1), LossProposed { number: 2 }, kept, kept]),
        ("code-2008", "phone", [plain(1), LossProposed { number: 2 }, kept, kept]),
        // These count no warnings towards a loss.
        ("egf", "talk", [plain(1), plain(2), plain(3), plain(4)]),
        ("aga", "talk", [plain(1), plain(2), plain(3), plain(4)]),
        ("wmsg", "talk", [plain(1), plain(2), plain(3), plain(4)]),
        // China: a stone, two points, each; the phone has a ladder of its own.
        ("china-2002", "talk", [1, 2, 3, 4].map(|number| Protocol { number, points: 2 })),
        ("china-2002", "phone", [Protocol { number: 1, points: 2 }, LossProposed { number: 2 }, kept, kept]),
        // Korea: caution, warning, loss; no points since 2025.
        ("korea", "talk", [plain(1), LossProposed { number: 2 }, kept, kept]),
        ("korea", "prisoners-hidden", [plain(1), LossProposed { number: 2 }, kept, kept]),
    ];
    for (preset, matter, expected) in cases {
        assert_eq!(climb(preset, matter, 4), expected, "{preset}, {matter}");
    }
}

#[test]
fn remarks_call_for_a_warning_only_where_the_regulation_says_after_how_many() {
    use Means::{Spoken, WarningDue};
    let cases = [
        ("code-2008", [Spoken; 3]),
        ("egf", [Spoken; 3]),
        ("aga", [Spoken; 3]),
        ("wmsg", [Spoken; 3]),
        ("china-2002", [Spoken; 3]),
        ("korea", [Spoken, WarningDue { remarks: 2 }, WarningDue { remarks: 3 }]),
    ];
    for (preset, expected) in cases {
        let mut hall = Hall::under(preset);
        for means in expected {
            let remark = of(Black, Measure::Remark, "talk");
            assert_eq!(hall.means(&remark), means, "{preset}");
            hall.enter(remark);
        }
    }
}

#[test]
fn a_matter_of_its_own_ladder_is_answered_by_its_next_rung() {
    let mut hall = Hall::under("korea");
    let regulation = hall.state().regulation().expect("a regulation").clone();
    let due = |hall: &Hall| ladder::due(hall.state(), &regulation, TABLE, Black, "prisoners-hidden");
    for (rung, measure) in [
        (Rung::Remark, Measure::Remark),
        (Rung::Warning, Measure::Warning),
        (Rung::Points(1), Measure::Penalty { points: 1 }),
        (Rung::Points(1), Measure::Penalty { points: 1 }),
    ] {
        assert_eq!(due(&hall), Some(rung));
        hall.enter(of(Black, measure, "prisoners-hidden"));
    }
    assert_eq!(ladder::due(hall.state(), &regulation, TABLE, White, "prisoners-hidden"), Some(Rung::Remark), "the other side");
    assert_eq!(ladder::due(hall.state(), &regulation, TABLE, Black, "talk"), None);
    assert_eq!(hall.state().penalty_points(TABLE, Black), 2, "each point once");
}

#[test]
fn the_phone_of_the_chinese_rules_loses_the_second_time_whatever_else_there_was() {
    let mut hall = Hall::under("china-2002");
    hall.enter(of(White, Measure::Warning, "talk"));
    let first = hall.enter(of(White, Measure::Warning, "phone"));
    let warned = hall.state().warnings(TABLE, White).next().expect("a warning").entry;
    let again = Command::EnterIncident { incident: Box::new(of(White, Measure::Warning, "phone")), ruling: None };
    let proposal = hall.proposal(again);
    assert_eq!(proposal.basis, Basis::Repeated { side: White, count: 3, first: warned });
    assert_ne!(warned, first);
    assert_eq!(proposal.consequence, Consequence::End(Outcome::win(Black, How::Regulation)));
    assert_eq!(hall.state().penalty_points(TABLE, White), 4);
}

#[test]
fn a_warning_to_both_proposes_the_loss_of_both_only_where_both_had_one() {
    let mut hall = Hall::under("code-2008");
    hall.enter(of(White, Measure::Warning, "talk"));
    let both = incident(Who::BothSides, Measure::Warning, "talk");
    assert_eq!(hall.means(&both), Means::LossProposed { number: 2 });
    let command = Command::EnterIncident { incident: Box::new(both), ruling: None };
    assert_eq!(hall.proposal(command.clone()).consequence, Consequence::End(Outcome::win(Black, How::Regulation)));
    hall.enter(of(Black, Measure::Warning, "noise"));
    assert_eq!(hall.proposal(command).consequence, Consequence::End(Outcome::BothLose));
}

#[test]
fn warnings_of_other_rounds_and_tables_do_not_add_up() {
    let mut hall = Hall::under("code-2008");
    let mut elsewhere = of(White, Measure::Warning, "talk");
    elsewhere.table = Some(OTHER);
    hall.enter(elsewhere);
    assert_eq!(hall.means(&of(White, Measure::Warning, "talk")), Means::Protocol { number: 1, points: 0 });
}

#[test]
fn what_each_measure_means_for_whom_and_by_which_article() {
    let hall = Hall::under("code-2008");
    let name = || String::from("Некто");
    let cases = [
        (Who::Spectator(name()), Measure::Remark, Means::Visitor { again: false }, "17.5"),
        (Who::Spectator(String::new()), Measure::Warning, Means::Visitor { again: false }, "17.5"),
        (Who::Coach(name()), Measure::Warning, Means::Organisers, "17.5"),
        (Who::Judge(name()), Measure::Remark, Means::Organisers, "17.5"),
        (Who::Team(name()), Measure::Warning, Means::Team, "17.2"),
        (Who::Player(PlayerId(5)), Measure::Remark, Means::Spoken, "17.2"),
        (Who::Player(PlayerId(5)), Measure::Warning, Means::NoGame, "17.2"),
        (Who::Side(Black), Measure::Penalty { points: 3 }, Means::Penalty { points: 3 }, "3.5"),
        (Who::Side(Black), Measure::Removal, Means::ChiefPower, "17.3"),
        (Who::Side(Black), Measure::Note, Means::Fact, "14.3"),
    ];
    for (who, measure, means, article) in cases {
        let found = hall.means(&incident(who.clone(), measure, "talk"));
        assert_eq!((found, found.article()), (means, article), "{who:?} {measure:?}");
    }
}

#[test]
fn a_named_spectator_who_comes_again_can_be_removed() {
    let mut hall = Hall::under("code-2008");
    let remark = incident(Who::Spectator("Громов".into()), Measure::Remark, "spectator-talk");
    hall.enter(remark.clone());
    assert_eq!(hall.means(&remark), Means::Visitor { again: true });
    let nameless = incident(Who::Spectator(String::new()), Measure::Remark, "spectator-talk");
    hall.enter(nameless.clone());
    assert_eq!(hall.means(&nameless), Means::Visitor { again: false }, "nobody knows whether it is the same one");
}

#[test]
fn what_the_person_already_has_is_counted_by_game_round_and_tournament() {
    let mut hall = Hall::under("code-2008");
    hall.enter(of(White, Measure::Warning, "talk"));
    hall.enter(of(White, Measure::Remark, "noise"));
    let mut elsewhere = incident(Who::Player(PlayerId(2)), Measure::Remark, "talk");
    elsewhere.table = Some(OTHER);
    hall.enter(elsewhere);
    let mut nowhere = incident(Who::Player(PlayerId(2)), Measure::Remark, "talk");
    nowhere.table = None;
    hall.enter(nowhere);
    let standing = ladder::standing(hall.state(), &[PlayerId(2)], Some(TABLE), Some(TABLE.round));
    let of = |c: ladder::Counts| (c.game, c.round, c.tournament);
    assert_eq!((of(standing.warnings), of(standing.remarks)), ((1, 1, 1), (1, 2, 3)));
}

// Bad input

#[test]
fn an_entry_for_a_finished_game_is_kept_and_decides_nothing() {
    let mut hall = Hall::under("code-2008");
    hall.enter(of(White, Measure::Warning, "talk"));
    let outcome = Outcome::win(White, How::Resignation);
    hall.end(outcome);
    let warning = of(White, Measure::Warning, "talk");
    assert_eq!(hall.means(&warning), Means::Kept { fixed: false });
    hall.enter(warning.clone());
    assert_eq!(hall.table().result.map(|r| r.outcome), Some(outcome));
    hall.must(Command::FixResult { table: TABLE });
    assert_eq!((hall.means(&warning), hall.means(&warning).article()), (Means::Kept { fixed: true }, "13.8"));
    hall.enter(warning);
    let points = Command::EnterIncident { incident: Box::new(of(White, Measure::Penalty { points: 2 }, "talk")), ruling: None };
    assert_eq!(hall.ask(points), Err(Refusal::ResultFixed), "there is no score left to take points from");
    let loss = Command::DeclareLoss { table: TABLE, side: White, ruling: None };
    assert_eq!(hall.ask(loss), Err(Refusal::ResultFixed));
}

#[test]
fn a_third_warning_after_the_loss_is_kept_and_proposes_no_second_loss() {
    let mut hall = Hall::under("code-2008");
    hall.enter(of(White, Measure::Warning, "talk"));
    hall.enter(of(White, Measure::Warning, "talk"));
    let lost = hall.table().result;
    assert_eq!(lost.map(|r| r.outcome), Some(Outcome::win(Black, How::Regulation)));
    hall.enter(of(White, Measure::Warning, "talk"));
    assert_eq!(hall.table().result, lost);
    assert_eq!(hall.state().warnings(TABLE, White).count(), 3, "all three stand in the protocol");
    assert_eq!(hall.events().filter(|e| matches!(e, Event::Ruled { .. })).count(), 1);
}

#[test]
fn people_and_tables_that_are_not_there_are_refused() {
    let mut hall = Hall::under("code-2008");
    let enter = |incident| Command::EnterIncident { incident: Box::new(incident), ruling: None };
    let stranger = incident(Who::Player(PlayerId(99)), Measure::Remark, "talk");
    assert_eq!(hall.ask(enter(stranger)), Err(Refusal::NoPlayer(PlayerId(99))));
    let nowhere = TableId::new(TABLE.round, TableNo(77));
    let mut lost = of(White, Measure::Remark, "talk");
    lost.table = Some(nowhere);
    assert_eq!(hall.ask(enter(lost.clone())), Err(Refusal::NoTable(nowhere)));
    lost.table = None;
    assert_eq!(hall.ask(enter(lost)), Err(Refusal::TableNeeded));
    let mut bare = of(White, Measure::Warning, "talk");
    bare.article.0.clear();
    assert_eq!(hall.ask(enter(bare)), Err(Refusal::ArticleMissing));
    assert_eq!(hall.ask(enter(of(White, Measure::Penalty { points: 0 }, "talk"))), Err(Refusal::PenaltyEmpty));
}

// Who decides

#[test]
fn the_chief_judges_powers_are_the_chief_judges() {
    let mut hall = Hall::under("code-2008");
    let warned = hall.enter(of(White, Measure::Warning, "talk"));
    hall.desk = FIRST;
    for measure in [Measure::Removal, Measure::Exclusion] {
        let incident = of(White, measure, "talk");
        assert_eq!(hall.means(&incident), Means::ChiefOnly);
        let command = Command::EnterIncident { incident: Box::new(incident), ruling: None };
        assert!(matches!(hall.ask(command), Err(Refusal::ChiefOnly { .. })));
    }
    let overturn = Command::Overturn { entry: warned, consequence: None, reason: "не тот игрок".into() };
    assert!(matches!(hall.ask(overturn), Err(Refusal::ChiefOnly { .. })));
    assert!(matches!(hall.ask(Command::AnnounceResults), Err(Refusal::ChiefOnly { .. })));
}

#[test]
fn two_judges_do_not_rule_on_one_thing_in_two_ways() {
    let mut hall = Hall::under("code-2008");
    hall.desk = FIRST;
    let overrun = |ruling| Command::Overrun { table: TABLE, side: White, ruling };
    let earlier = hall.must(overrun(because(Consequence::PlayOn)));
    let lost = Consequence::End(Outcome::win(Black, How::Time));
    hall.desk = SECOND;
    let contradiction = Err(Refusal::RuledAlready { entry: earlier, by: FIRST.into() });
    assert_eq!(hall.ask(overrun(because(lost))), contradiction);
    assert_eq!(hall.ask(Command::DeclareLoss { table: TABLE, side: White, ruling: because(lost) }), contradiction);
    hall.must(overrun(because(Consequence::PlayOn)));
    // Something has happened at the table since: it is another thing.
    hall.must(Command::Stop { table: TABLE, reason: fujite::referee::StopReason::TimeClaim, by: Some(Black), ruling: None });
    hall.must(overrun(because(lost)));
}

#[test]
fn a_ruling_the_chief_judge_overturns_stays_beside_his_own() {
    let mut hall = Hall::under("code-2008");
    hall.desk = FIRST;
    let lost = Consequence::End(Outcome::win(Black, How::Regulation));
    let ruling = hall.must(Command::DeclareLoss { table: TABLE, side: White, ruling: because(lost) });
    assert!(hall.table().is_finished());
    hall.desk = CHIEF;
    let overturn = |consequence, reason: &str| Command::Overturn { entry: ruling, consequence, reason: reason.into() };
    assert_eq!(hall.ask(overturn(Some(Consequence::PlayOn), " ")), Err(Refusal::ReasonMissing));
    assert_eq!(hall.ask(overturn(Some(lost), "так же")), Err(Refusal::SameRuling));
    assert_eq!(hall.ask(overturn(None, "нет")), Err(Refusal::NotARuling(ruling)));
    let second = hall.must(overturn(Some(Consequence::PlayOn), "хватит предупреждения"));
    let table = hall.table();
    assert!(table.result.is_none(), "the game goes on");
    assert!(table.stopped.is_some(), "its clock is in the judge's hand");
    let [first, over] = hall.state().rulings.as_slice() else { panic!("both are kept") };
    assert_eq!((first.by.as_str(), first.consequence, first.overturned), (FIRST, lost, Some(second)));
    assert_eq!((over.by.as_str(), over.proposed, over.consequence), (CHIEF, lost, Consequence::PlayOn));
    let again = hall.ask(overturn(Some(Consequence::PlayOn), "ещё раз"));
    assert_eq!(again, Err(Refusal::AlreadyOverturned { entry: ruling, by: second }));
    let counter = Command::Counter { entry: ruling, reason: "ошибка".into() };
    assert_eq!(hall.ask(counter), Err(Refusal::CarriesLater { entry: ruling, by: second }));
}

#[test]
fn a_warning_the_chief_judge_takes_off_counts_no_more() {
    let mut hall = Hall::under("code-2008");
    hall.desk = FIRST;
    let warned = hall.enter(of(White, Measure::Warning, "talk"));
    hall.desk = CHIEF;
    hall.must(Command::Overturn { entry: warned, consequence: None, reason: "говорил зритель".into() });
    assert_eq!(hall.state().warnings(TABLE, White).count(), 0);
    assert_eq!(hall.state().incidents.len(), 1, "it stays readable");
    assert_eq!(hall.means(&of(White, Measure::Warning, "talk")), Means::Protocol { number: 1, points: 0 });
    let absent = EntryNo(1);
    let nothing = Command::Overturn { entry: absent, consequence: None, reason: "нет".into() };
    assert_eq!(hall.ask(nothing), Err(Refusal::NotARuling(absent)));
}

#[test]
fn a_loss_of_both_without_warnings_needs_its_reason() {
    let mut hall = Hall::under("code-2008");
    let command = |ruling| Command::DeclareLossOfBoth { table: TABLE, ruling };
    let proposal = hall.proposal(command(None));
    assert_eq!(proposal.consequence, Consequence::End(Outcome::BothLose));
    assert!(matches!(hall.ask(command(Some(proposal.accept()))), Err(Refusal::ReasonNeeded(_))));
    hall.must(command(because(proposal.consequence)));
    assert_eq!(hall.table().result.map(|r| r.outcome), Some(Outcome::BothLose));
}

#[test]
fn the_state_before_an_entry_is_where_the_game_stood() {
    let mut hall = Hall::under("code-2008");
    hall.wait(20);
    let warned = hall.enter(of(White, Measure::Warning, "talk"));
    hall.end(Outcome::win(Black, How::Resignation));
    let before = hall.history.before(warned);
    assert!(before.incidents.is_empty());
    assert!(before.table(TABLE).is_some_and(|t| t.result.is_none() && t.watch.is_running()));
    for side in SIDES {
        assert_eq!(before.warnings(TABLE, side).count(), 0);
    }
}
