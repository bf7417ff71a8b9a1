//! Protests on their way up: levels, deadlines, under protest, the committee, what results wait for (5.6, 14.5-14.9).

use super::conduct_hall::{CHIEF, FIRST, Hall, TABLE, decide_as, decision, protest};
use fujite::referee::{
    Appeal, Command, Committee, Consequence, Effect, EntryNo, Event, How, Interest, Level, Outcome, PlayerId, Refusal, interest,
};
use fujite::rules::Color::{Black, White};

fn committee() -> Committee {
    let names = |all: &[&str]| all.iter().map(|n| (*n).to_owned()).collect();
    Committee {
        members: names(&["Игрок5 Проба", "Игрок6 Проба", "Игрок1 Проба"]),
        reserves: names(&["Запасной", "Второй запас"]),
    }
}

fn appeal(protest: EntryNo, to: Level) -> Appeal {
    Appeal { protest, to, through: String::new(), grounds: "часы были нажаты раньше".into(), prizes: false }
}

fn carry(appeal: Appeal) -> Command {
    Command::AppealProtest(Box::new(appeal))
}

/// A protest the chief judge has rejected; the game goes on under protest where `said`.
fn rejected(hall: &mut Hall, said: bool) -> EntryNo {
    let entry = hall.must(protest(White));
    let mut ruled = decision(entry, Level::ChiefJudge);
    ruled.under_protest = said;
    hall.must(decide_as(ruled));
    entry
}

#[test]
fn an_appeal_needs_a_decision_below_it_and_grounds() {
    let mut hall = Hall::under("code-2008");
    hall.must(Command::SetCommittee(committee()));
    let entry = hall.must(protest(White));
    assert_eq!(hall.ask(carry(appeal(entry, Level::Committee))), Err(Refusal::NothingToAppeal(entry)));
    hall.must(decide_as(decision(entry, Level::Judge)));
    let mut bare = appeal(entry, Level::ChiefJudge);
    bare.grounds.clear();
    assert_eq!(hall.ask(carry(bare)), Err(Refusal::ReasonMissing));
    assert_eq!(hall.ask(carry(appeal(entry, Level::Judge))), Err(Refusal::ProtestDecided));
    hall.must(carry(appeal(entry, Level::ChiefJudge)));
    let state = hall.state();
    let waits = state.protests.first().expect("a protest");
    assert!(waits.is_pending());
    assert_eq!(waits.level(), Level::ChiefJudge);
    hall.end(Outcome::win(Black, How::Resignation));
    assert_eq!(hall.ask(Command::FixResult { table: TABLE }), Err(Refusal::ProtestOpen(entry)));
    hall.desk = FIRST;
    assert!(matches!(hall.ask(decide_as(decision(entry, Level::ChiefJudge))), Err(Refusal::ChiefOnly { .. })));
}

#[test]
fn the_committee_takes_only_what_was_played_on_under_protest() {
    for said in [false, true] {
        let mut hall = Hall::under("code-2008");
        hall.must(Command::SetCommittee(committee()));
        let entry = rejected(&mut hall, said);
        hall.end(Outcome::win(Black, How::Resignation));
        assert_eq!(hall.table().result.map(|r| r.under_protest), Some(said), "carried to the result slip");
        let taken = hall.ask(carry(appeal(entry, Level::Committee)));
        if said {
            assert!(taken.is_ok());
            hall.must(decide_as(decision(entry, Level::Committee)));
        } else {
            assert_eq!(taken, Err(Refusal::NotUnderProtest));
            assert_eq!(hall.ask(decide_as(decision(entry, Level::Committee))), Err(Refusal::NotUnderProtest));
        }
    }
}

#[test]
fn under_protest_reaches_a_result_that_comes_by_a_ruling_too() {
    let mut hall = Hall::under("code-2008");
    rejected(&mut hall, true);
    let lost = Consequence::End(Outcome::win(Black, How::Regulation));
    let ruling = super::conduct_hall::because(lost);
    hall.must(Command::DeclareLoss { table: TABLE, side: White, ruling });
    assert!(hall.table().result.is_some_and(|r| r.under_protest));
}

#[test]
fn a_decision_that_ended_the_game_can_be_appealed_without_playing_on() {
    let mut hall = Hall::under("code-2008");
    hall.must(Command::SetCommittee(committee()));
    let entry = hall.must(protest(White));
    hall.end(Outcome::win(Black, How::Time));
    hall.must(decide_as(decision(entry, Level::ChiefJudge)));
    hall.must(carry(appeal(entry, Level::Committee)));
}

#[test]
fn an_appeal_after_the_regulations_deadline_is_refused() {
    let minutes = |wait| {
        let mut hall = Hall::with("code-2008", |r| r.appeal_deadline = Some(fujite::clock::Millis::from_mins(30)));
        hall.must(Command::SetCommittee(committee()));
        let entry = rejected(&mut hall, true);
        hall.wait(wait);
        hall.ask(carry(appeal(entry, Level::Committee)))
    };
    assert!(minutes(29).is_ok());
    assert_eq!(minutes(30), Err(Refusal::AppealLate { late: fujite::clock::Millis::from_secs(1) }));
}

#[test]
fn a_committee_has_three_members_no_judge_and_nobody_twice() {
    let mut hall = Hall::under("code-2008");
    let mut short = committee();
    short.members.pop();
    assert_eq!(hall.ask(Command::SetCommittee(short)), Err(Refusal::CommitteeShort { has: 2 }));
    let mut judge = committee();
    judge.reserves.push(CHIEF.into());
    assert_eq!(hall.ask(Command::SetCommittee(judge)), Err(Refusal::JudgeInCommittee(CHIEF.into())));
    let mut twice = committee();
    twice.reserves.push("Игрок5 Проба".into());
    assert_eq!(hall.ask(Command::SetCommittee(twice)), Err(Refusal::MemberTwice("Игрок5 Проба".into())));
    hall.must(Command::SetCommittee(committee()));
}

#[test]
fn reserves_replace_members_with_an_interest_and_below_three_the_organisers_decide() {
    let names = |all: &[&str]| all.iter().map(|n| (*n).to_owned()).collect::<Vec<String>>();
    let cases: [(&[&str], &[&str], bool); 4] = [
        (&[], &["Игрок5 Проба", "Игрок6 Проба", "Игрок1 Проба"], true),
        (&["Игрок1 Проба"], &["Игрок5 Проба", "Игрок6 Проба", "Запасной"], true),
        (&["Игрок1 Проба", "Запасной"], &["Игрок5 Проба", "Игрок6 Проба", "Второй запас"], true),
        (&["Игрок1 Проба", "Игрок6 Проба", "Запасной"], &["Игрок5 Проба", "Второй запас"], false),
    ];
    for (conflicted, sits, quorate) in cases {
        let sitting = committee().sitting(&names(conflicted));
        assert_eq!(sitting.sits, names(sits));
        assert_eq!(sitting.is_quorate(), quorate);
        assert_eq!(sitting.replaced.len(), conflicted.iter().filter(|n| n.starts_with("Игрок")).count());

        let mut hall = Hall::under("code-2008");
        let entry = rejected(&mut hall, true);
        let mut ruled = decision(entry, Level::Committee);
        ruled.conflicted = names(conflicted);
        assert_eq!(hall.ask(decide_as(ruled.clone())), Err(Refusal::NoCommittee));
        hall.must(Command::SetCommittee(committee()));
        match hall.ask(decide_as(ruled.clone())) {
            Ok(_) => assert!(quorate),
            Err(refusal) => {
                assert_eq!((refusal, quorate), (Refusal::CommitteeSmall { sits: 2 }, false));
                ruled.level = Level::Organisers;
                hall.must(decide_as(ruled));
            }
        }
        let last = hall.state().protests[0].decisions.last().expect("decided");
        assert_eq!(last.decision.sat, names(sits), "together with those who remain");
    }
}

#[test]
fn interests_the_file_knows_of_are_shown() {
    let mut hall = Hall::under("code-2008");
    hall.must(protest(White));
    let state = hall.state();
    let protest = &state.protests[0].protest;
    let seen: Vec<_> = committee().members.iter().map(|m| interest(state, protest, m)).collect();
    assert_eq!(seen, [None, Some(Interest::Club(White)), Some(Interest::Party(Black))]);
}

#[test]
fn a_decision_on_a_pairing_alone_is_final() {
    let mut hall = Hall::under("code-2008");
    hall.must(Command::SetCommittee(committee()));
    let entry = rejected(&mut hall, true);
    let mut ruled = decision(entry, Level::Committee);
    ruled.effect =
        Effect { pairing_only: true, pairing: "во втором туре не сводить".into(), ..Effect::default() };
    hall.must(decide_as(ruled));
    assert_eq!(hall.ask(carry(appeal(entry, Level::Presidium))), Err(Refusal::AppealFinal));
}

#[test]
fn the_committees_decision_changes_even_a_fixed_result_which_is_then_fixed_again() {
    let mut hall = Hall::under("code-2008");
    hall.must(Command::SetCommittee(committee()));
    let entry = rejected(&mut hall, true);
    hall.end(Outcome::win(Black, How::Resignation));
    hall.must(Command::FixResult { table: TABLE });
    hall.must(carry(appeal(entry, Level::Committee)));
    let turned = Consequence::End(Outcome::win(White, How::Regulation));
    let decision = Box::new(decision(entry, Level::Committee));
    hall.must(Command::DecideProtest { decision, game: Some(turned) });
    let result = hall.table().result.expect("a result");
    assert_eq!((result.outcome.winner(), result.fixed, result.under_protest), (Some(White), false, true));
    hall.must(Command::FixResult { table: TABLE });
    let decided = hall.events().position(|e| matches!(e, Event::ProtestDecided(d) if d.level == Level::Committee));
    let number = EntryNo(decided.expect("the decision") as u64 + 1);
    let counter = Command::Counter { entry: number, reason: "не то".into() };
    assert!(matches!(hall.ask(counter), Err(Refusal::CarriesLater { .. })), "the game's part rests on it");
}

#[test]
fn a_judge_cannot_change_a_fixed_result_by_deciding_a_protest() {
    let mut hall = Hall::under("code-2008");
    let entry = hall.must(protest(White));
    let turned = Consequence::End(Outcome::win(White, How::Regulation));
    hall.must(decide_as(decision(entry, Level::Judge)));
    hall.end(Outcome::win(Black, How::Resignation));
    hall.must(Command::FixResult { table: TABLE });
    let decision = Box::new(decision(entry, Level::ChiefJudge));
    assert_eq!(hall.ask(Command::DecideProtest { decision, game: Some(turned) }), Err(Refusal::ResultFixed));
}

/// Every game of the hall ended and fixed.
fn finish(hall: &mut Hall) {
    for table in [TABLE, super::conduct_hall::OTHER] {
        let outcome = Outcome::win(Black, How::Resignation);
        hall.must(Command::EnterResult { table, outcome, under_protest: false });
        hall.must(Command::FixResult { table });
    }
}

#[test]
fn results_are_not_announced_while_places_or_prizes_wait_for_an_appeal() {
    let mut hall = Hall::under("code-2008");
    assert_eq!(hall.ask(Command::AnnounceResults), Err(Refusal::GamesOpen { open: 2 }));
    hall.must(Command::SetCommittee(committee()));
    let entry = rejected(&mut hall, true);
    finish(&mut hall);
    hall.must(carry(Appeal { prizes: true, ..appeal(entry, Level::Committee) }));
    assert_eq!(hall.ask(Command::AnnounceResults), Err(Refusal::ResultsHeld(entry)));
    let mut ruled = decision(entry, Level::Committee);
    ruled.effect.presidium = "распределение призов".into();
    hall.must(decide_as(ruled));
    assert_eq!(hall.ask(Command::AnnounceResults), Err(Refusal::ResultsHeld(entry)), "the presidium has not spoken");
    hall.must(decide_as(decision(entry, Level::Presidium)));
    hall.must(Command::AnnounceResults);
    assert_eq!(hall.ask(Command::AnnounceResults), Err(Refusal::AlreadyAnnounced));
}

#[test]
fn an_appeal_that_touches_no_prize_holds_nothing_back() {
    let mut hall = Hall::under("code-2008");
    hall.must(Command::SetCommittee(committee()));
    let entry = rejected(&mut hall, true);
    finish(&mut hall);
    hall.must(carry(appeal(entry, Level::Committee)));
    hall.must(Command::AnnounceResults);
}

#[test]
fn minors_are_named_short_on_paper_and_strangers_are_refused() {
    let mut hall = Hall::under("code-2008");
    assert_eq!(hall.ask(Command::SetMinors([PlayerId(99)].into())), Err(Refusal::NoPlayer(PlayerId(99))));
    hall.must(Command::SetMinors([PlayerId(2)].into()));
    let state = hall.state();
    let name = |id| state.paper_name(state.player(PlayerId(id)).expect("a player"));
    assert_eq!((name(1).as_str(), name(2).as_str()), ("Игрок1 Проба", "Игрок2 П."));
}
