//! Receipts, packs, papers in two languages; and what is printed against what the file holds.

use super::*;

const COMMITMENT: &str = "3F2A 88C1 09DE 5B77 A1C0 E4D2";

fn receipt(form: AdjournmentForm, side: Color) -> Receipt {
    Receipt {
        form, side, keeper: "Мятлева Ольга".into(), kept_at: "сейф 2".into(), commitment: Some(COMMITMENT.into())
    }
}

/// Four tables, the last one with everything that is long.
fn receipts() -> Vec<Receipt> {
    let forms = [form(), AdjournmentForm { table: 7, ..form() }, AdjournmentForm { table: 9, ..form() }, crowded()];
    forms.into_iter().flat_map(|form| Color::BOTH.map(|side| receipt(form.clone(), side))).collect()
}

fn pack(tables: u32) -> Paper {
    let mut papers = Vec::new();
    let mut all = Vec::new();
    for table in 1..=tables {
        let form = AdjournmentForm { table, envelope: u16::try_from(table).unwrap(), ..form() };
        papers.push(Paper::Adjournment(Box::new(form.clone())));
        papers.push(Paper::Envelope(Box::new(form.envelope()), EnvelopeSheet::FoldedA4));
        let sheet =
            ResumptionSheet { form: form.clone(), judge: None, chief_judge: "Рощина Е. Л.".into(), commitment: None };
        papers.push(Paper::Resumption(Box::new(sheet)));
        all.extend(Color::BOTH.map(|side| receipt(form.clone(), side)));
    }
    papers.push(Paper::Receipts(all));
    Paper::Pack(Box::new(Pack { reference: "KZ26/3".into(), papers }))
}

#[test]
fn receipts_say_when_the_game_goes_on_and_what_the_envelope_is() {
    let printed = print("receipts", &Paper::Receipts(receipts()), ru());
    assert_eq!(printed.pages(), 2, "eight of them, four on a sheet");
    let check = form().check().to_string();
    assert_says(
        &printed,
        &[
            "Партия отложена: расписка",
            "для стороны: чёрные",
            "чёрных, 161-й ход",
            "пн 30.11.2026, 10:00, зал 1",
            "Мятлева Ольга, сейф 2",
            "1:06:10",
            COMMITMENT,
            &check,
        ],
    );
    print("receipts", &Paper::Receipts(receipts()), en());
}

#[test]
fn a_pack_begins_each_paper_on_its_own_sheet_and_is_the_same_each_time() {
    let printed = print("pack", &pack(2), ru());
    // Two tables: three sheets each with an empty back, and one of receipts.
    assert_eq!(printed.pages(), 2 * 6 + 1);
    assert_eq!(printed.title(), "Бумаги отложенных партий KZ26/3");
    let once = printed.pdf().unwrap();
    assert_eq!(once, Press::new().print(&pack(2), ru()).unwrap().pdf().unwrap());
    if let Some(words) = words(&once) {
        let first = words.find("KZ26 / 3 / 1 / 1").unwrap();
        assert!(first < words.find("KZ26 / 3 / 2 / 1").unwrap(), "by table");
        assert!(words.contains("Лист возобновления партии") && words.contains("расписка"));
    }
}

#[test]
fn a_pack_says_how_far_it_is_and_stops_when_told() {
    let mut heard = Vec::new();
    let whole = press()
        .print_watched(&pack(3), ru(), |done, all| {
            heard.push((done, all));
            true
        })
        .unwrap();
    assert!(whole.is_some());
    assert_eq!(heard, (1..=10).map(|n| (n, 10)).collect::<Vec<_>>());
    let stopped = press().print_watched(&pack(3), ru(), |done, _| done < 4).unwrap();
    assert!(stopped.is_none(), "nothing of a stopped pack is handed out");
}

#[test]
fn forms_envelopes_and_receipts_speak_two_languages_on_one_sheet() {
    let said = [
        "Форма для откладывания партии / Adjournment form",
        "Ходов / Moves",
        "японские / Japanese",
        "не начато, 5 периодов / not begun, 5 periods",
        "секретный / sealed",
    ];
    let printed = print_both("form", &Paper::Adjournment(Box::new(form())));
    assert_eq!(printed.pages(), 1);
    assert_says(&printed, &said);
    assert_eq!(print_both("form-crowded", &Paper::Adjournment(Box::new(crowded()))).pages(), 1);
    assert_eq!(print_both("form-blank", &Paper::BlankAdjournment).pages(), 1);
    let envelope = Envelope { commitment: Some(COMMITMENT.into()), ..form().envelope() };
    let printed = print_both("envelope", &Paper::Envelope(Box::new(envelope), EnvelopeSheet::C5));
    assert_says(&printed, &["Отложенная партия / Adjourned game", "Записан ход", COMMITMENT]);
    print_both("envelope-crowded", &Paper::Envelope(Box::new(crowded().envelope()), EnvelopeSheet::FoldedA4));
    let printed = print_both("receipts", &Paper::Receipts(receipts()));
    assert_eq!(printed.pages(), 2);
    assert_says(&printed, &["Расписка / Receipt", "161-й ход / move 161"]);
    // Names are written once.
    if let Some(words) = words(&printed.pdf().unwrap()) {
        assert!(!words.contains("Ельников Захар / Ельников"), "{words}");
    }
    // A sheet only judges use is not bilingual: it is worded in the first language.
    let sheet = ResumptionSheet { form: form(), judge: None, chief_judge: "Рощина Е. Л.".into(), commitment: None };
    assert_says(&print_both("resumption", &Paper::Resumption(Box::new(sheet))), &["Лист возобновления партии"]);
}

#[test]
fn boards_of_nine_and_twenty_five_lines_and_nine_handicap_stones_fit_every_paper() {
    for (name, lines, handicap) in [("9", 9, 0), ("25", 25, 9)] {
        let form = AdjournmentForm { diagram: strewn(lines), handicap, ..form() };
        for l in [ru(), en()] {
            assert_eq!(print(&format!("lines-{name}"), &Paper::Adjournment(Box::new(form.clone())), l).pages(), 1);
            let commitment = Some(COMMITMENT.into());
            let sheet =
                ResumptionSheet { form: form.clone(), judge: None, chief_judge: "Рощина Е. Л.".into(), commitment };
            let printed = print(&format!("resumption-{name}"), &Paper::Resumption(Box::new(sheet)), l);
            assert_eq!(printed.pages(), 1);
            assert_says(&printed, &[COMMITMENT]);
        }
    }
}

/// Everything the form prints of a game, taken from the file's state and not from the paper's data.
#[cfg(feature = "window")]
#[test]
fn every_figure_on_the_form_is_the_file_s() {
    use crate::window::support::{SMALL, empty_hall};
    use fujite::referee::{RoundNo, TableId, TableNo};
    let mut hall = empty_hall(Locale::Ru, SMALL);
    hall.act(fujite::app::Action::OpenExample);
    let model = &hall.window.state().app.model;
    let id = TableId::new(RoundNo(3), TableNo(5));
    let state = model.state();
    let table = state.table(id).unwrap();
    let adjournment = table.adjournment().unwrap();
    let regulation = state.regulation().unwrap();
    let control = regulation.control_for(id.table);
    for l in [ru(), en()] {
        let setup = &adjournment.form.position;
        let mut wanted = vec![
            state.foundation.as_ref().unwrap().tournament.name.clone(),
            setup.moves.unwrap().to_string(),
            l.quarters(table.komi.in_quarters().into()),
            l.time_control(control),
            l.time(WallTime::from(adjournment.announced)),
            l.weekday_day_time(WallTime { utc: adjournment.resumption, offset: adjournment.announced.offset }),
            l.time_seconds(WallTime::from(adjournment.steps[&fujite::referee::Step::MoveDecided])),
            adjournment.envelope.number.to_string(),
        ];
        for side in Color::BOTH {
            wanted.extend(table.players[side].iter().map(|p| state.player(*p).unwrap().full_name()));
            wanted.push(setup.prisoners[side].to_string());
            wanted.push(setup.penalty[side].to_string());
            let left = adjournment.form.times[side];
            if let SideTime::Main { left } = left {
                wanted.push(l.hms_long(left));
                wanted.push(l.hms_long(control.main - left));
            }
            wanted.push(l.byoyomi_state(control, left));
        }
        let paper = order::data(&model.history, Order::AdjournmentForm(id), "", model.now).unwrap();
        let pdf = press().print(&paper, l).unwrap().pdf().unwrap();
        let Some(words) = words(&pdf) else { return };
        for figure in wanted {
            // As a word of its own: a 1 in 161 is not the 1 that is looked for.
            let edge = |c: Option<char>| c.is_none_or(|c| !c.is_alphanumeric());
            let found = words
                .match_indices(&figure)
                .any(|(at, f)| edge(words[..at].chars().next_back()) && edge(words[at + f.len()..].chars().next()));
            assert!(found, "{figure:?} is not on the form:\n{words}");
        }
    }
}
