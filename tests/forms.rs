//! Papers: what is on them, that they hold the extremes, and that they are the same each time.
//!
//! With `FUJITE_PICTURES` naming a folder every paper set here is also drawn into it, to be looked at.
// A test that cannot go on fails; pictures to look at may be torn.

use fujite::clock::{ByoYomi, Category, Interval, Millis, SideTime, TimeControl};
use fujite::forms::*;
use fujite::i18n::{FILES, L10n, Locale, WallTime};
use fujite::referee::Rank;
use fujite::rules::{Color, Komi, Point, Score, Setup, Sides, Size};
use std::io::Write as _;
use std::process::{Command, Stdio};
use std::sync::OnceLock;

mod packs;

/// One press for all tests: what it learned of a template in one serves the next.
fn press() -> &'static Press {
    static PRESS: OnceLock<Press> = OnceLock::new();
    PRESS.get_or_init(Press::new)
}

fn ru() -> L10n {
    L10n::new(Locale::Ru)
}

fn en() -> L10n {
    L10n::new(Locale::En)
}

fn at(day: u32, hour: u32, minute: u32, second: u32) -> WallTime {
    WallTime::local((2026, 11, day), (hour, minute, second), 180).unwrap()
}

fn event() -> Event {
    Event { name: "Кубок Заречья 2026".into(), code: "KZ26".into() }
}

fn japanese(main: i64, periods: u16, seconds: i64) -> TimeControl {
    TimeControl { main: Millis::from_mins(main), byoyomi: ByoYomi::Japanese { period: Millis::from_secs(seconds), periods } }
}

/// A board with stones strewn over it, the same each time.
fn strewn(lines: u8) -> Diagram {
    let size = Size::square(lines).unwrap();
    let mut seed = 7_u32;
    let stones: Vec<Option<Color>> = (0..size.points())
        .map(|_| {
            seed = seed.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
            match seed >> 29 {
                0 | 1 => Some(Color::Black),
                2 | 3 => Some(Color::White),
                _ => None,
            }
        })
        .collect();
    let first = |wanted: Option<Color>| size.iter().find(|point| stones[size.index(*point)] == wanted);
    let (last, ko) = (first(Some(Color::White)), first(None));
    Diagram::new(size, stones, last, ko).unwrap()
}

fn form() -> AdjournmentForm {
    AdjournmentForm {
        event: event(),
        date: at(29, 10, 0, 0),
        round: 3,
        table: 5,
        adjournment: 1,
        envelope: 3,
        players: Sides::new(Player::new("Ельников Захар", Rank::Dan(4)), Player::new("Ивлев Кирилл", Rank::Dan(4))),
        mover: None,
        rules: Rules::Japanese,
        handicap: 0,
        komi: Komi::quarters(26),
        control: japanese(90, 5, 60),
        diagram: strewn(19),
        moves: 160,
        to_play: Color::Black,
        stopped: at(29, 14, 38, 20),
        announced: Some(at(29, 14, 36, 0)),
        resumption: Some(at(30, 10, 0, 0)),
        place: Some("зал 1".into()),
        prisoners: Sides::new(5, 3),
        penalties: Sides::new(0, 0),
        spent: Sides::new(Millis::from_secs(1_430), Millis::from_secs(870)),
        left: Sides::new(SideTime::Main { left: Millis::from_secs(3_970) }, SideTime::Main { left: Millis::from_secs(4_530) }),
        pause_taken: Sides::new(false, false),
        warnings: Sides::new(0, 0),
        mode: MoveMode::Sealed,
        judge: "Берестов П.".into(),
    }
}

/// All that is long at once: names of 60 letters, two partners, Canadian byo-yomi, a board of 25 lines.
fn crowded() -> AdjournmentForm {
    let long = |first: &str| {
        let name = format!("{first}-Тростниковецкий-Заозёрский Всеволод Александрович");
        assert_eq!(name.chars().count(), 60);
        name
    };
    let five = Millis::from_mins(5);
    AdjournmentForm {
        event: Event {
            name: "Открытое первенство Заречного района по го памяти первых арбитров".into(),
            code: "OPZ-2026-A".into(),
        },
        table: 291,
        round: 10,
        adjournment: 2,
        envelope: 112,
        players: Sides::new(Player::new(long("Подберёзов"), Rank::Pro(9)), Player::new(long("Хвощёвский"), Rank::Kyu(12))),
        mover: Some(long("Подберёзов")),
        rules: Rules::Other("New Zealand".into()),
        handicap: 9,
        komi: Komi::quarters(-30),
        control: TimeControl {
            main: Millis::from_mins(120),
            byoyomi: ByoYomi::Canadian {
                intervals: [20, 15, 10].map(|stones| Interval { stones, time: five }).to_vec(),
                limit: Some(4),
            },
        },
        diagram: strewn(25),
        moves: 1_234,
        to_play: Color::White,
        left: Sides::new(SideTime::Canadian { interval: 1, stones: 7, left: Millis::from_secs(161) }, SideTime::Overrun),
        pause_taken: Sides::new(true, false),
        warnings: Sides::new(2, 1),
        mode: MoveMode::Open,
        judge: long("Вольфсонов"),
        ..form()
    }
}

fn protocol(tables: u32) -> RoundProtocol {
    let surnames = ["Брусникин", "Ясенев", "Никольцев", "Щавелев", "Ельников", "Ольховский", "Тополев"];
    let names = ["Яков", "Савва", "Захар", "Лев", "Фёдор", "Кирилл"];
    let name = |i: u32| format!("{} {}", surnames[i as usize % 7], names[i as usize / 7 % 6]);
    let row = |table: u32| {
        let winner = if table.is_multiple_of(3) { Color::Black } else { Color::White };
        let by = match table % 4 {
            0 => Ending::Resignation,
            1 => Ending::Time,
            _ => Ending::Points(Score::quarters(2 + 4 * i32::try_from(table).unwrap())),
        };
        ProtocolRow {
            table,
            players: Sides::new(Player::new(name(table), Rank::Dan(6)), Player::new(name(table + 17), Rank::Kyu(12))),
            outcome: ProtocolOutcome::Win { winner, by },
            marks: Vec::new(),
            note: String::new(),
            under_protest: false,
        }
    };
    let mut rows: Vec<ProtocolRow> = (1..=tables).map(row).collect();
    if let [first, second, third, fourth, fifth, ..] = rows.as_mut_slice() {
        first.outcome = ProtocolOutcome::Adjourned;
        first.note = "конверт № 3, 30.11, 10:00".into();
        second.outcome = ProtocolOutcome::BothLose(Ending::Regulation);
        second.note = "неявка обоих, п. 16.1".into();
        third.outcome = ProtocolOutcome::Draw;
        third.players.black.name = "Подберёзов-Тростниковецкий-Заозёрский Всеволод Александрович".into();
        fourth.under_protest = true;
        fourth.note = "сторона белых считает, что часы остановили на две минуты позже, чем было объявлено".into();
        let mark = |side, kind, article: &str| ConductMark { side, kind, article: article.into() };
        fourth.marks = vec![
            mark(Color::Black, ConductKind::Warning(1), "15.4"),
            mark(Color::White, ConductKind::Remark, "11.4"),
            mark(Color::Black, ConductKind::Warning(2), "15.1"),
        ];
        fifth.outcome = ProtocolOutcome::NotEntered;
    }
    RoundProtocol {
        event: event(),
        date: at(29, 10, 0, 0),
        round: 3,
        group: Some("группа А".into()),
        control: japanese(90, 5, 60),
        category: Some(Category::Ordinary),
        start: Some(at(29, 14, 0, 0)),
        rows,
        journal: JournalHead { entry: 1_847, hash: "5c1bdc3994290dc6aa".into() },
        printed: at(29, 18, 57, 0),
        hall_judge: "Берестов П.".into(),
        chief_judge: "Рощина Е. Л.".into(),
    }
}

/// Sets `paper`, and draws it where the one who runs the tests wants pictures.
pub fn print(name: &str, paper: &Paper, l: L10n) -> Printed {
    drawn(name, press().print(paper, l).unwrap_or_else(|error| panic!("{name}: {error}")), l.locale().tag())
}

/// The same, worded in Russian and English.
fn print_both(name: &str, paper: &Paper) -> Printed {
    drawn(name, press().print(paper, Tongues::both(ru())).unwrap_or_else(|error| panic!("{name}: {error}")), "both")
}

fn drawn(name: &str, printed: Printed, tag: &str) -> Printed {
    if let Some(folder) = std::env::var_os("FUJITE_PICTURES").map(std::path::PathBuf::from) {
        std::fs::create_dir_all(&folder).unwrap();
        for page in 0..printed.pages() {
            let file = folder.join(format!("{name}-{tag}-{}.png", page + 1));
            std::fs::write(file, printed.png(page, 100.0).unwrap()).unwrap();
        }
        std::fs::write(folder.join(format!("{name}-{tag}.pdf")), printed.pdf().unwrap()).unwrap();
    }
    printed
}

/// The words on a PDF in reading order, with single spaces; `None` where pdftotext (poppler) is not installed.
pub fn words(pdf: &[u8]) -> Option<String> {
    let pdftotext = Command::new("pdftotext").args(["-layout", "-", "-"]).stdin(Stdio::piped()).stdout(Stdio::piped()).spawn();
    let Ok(mut pdftotext) = pdftotext else {
        eprintln!("skipped: the words on the paper, as pdftotext is not installed");
        return None;
    };
    let mut input = pdftotext.stdin.take().unwrap();
    let pdf = pdf.to_owned();
    let writer = std::thread::spawn(move || input.write_all(&pdf));
    let output = pdftotext.wait_with_output().unwrap();
    writer.join().unwrap().unwrap();
    Some(String::from_utf8(output.stdout).unwrap().split_whitespace().collect::<Vec<_>>().join(" "))
}

pub fn assert_says(printed: &Printed, texts: &[&str]) {
    let pdf = printed.pdf().unwrap();
    assert!(pdf.starts_with(b"%PDF-"));
    if let Some(words) = words(&pdf) {
        for text in texts {
            assert!(words.contains(text), "{text:?} is not on {}:\n{words}", printed.title());
        }
    }
}

#[test]
fn the_adjournment_form_says_all_of_article_12_3_in_russian() {
    let form = form();
    let printed = print("form", &Paper::Adjournment(Box::new(form.clone())), ru());
    assert_eq!(printed.pages(), 1);
    let check = form.check().to_string();
    assert_says(
        &printed,
        &[
            "Форма для откладывания партии",
            "Кубок Заречья 2026 · вс 29.11.2026 · Откладывание № 1 · Конверт № 3",
            "заполняют белые, пока чёрные думают над ходом",
            "Ельников Захар, 4 дан",
            "90 мин, бё-ёми 5 × 60 с",
            "6,5",
            "14:38:20",
            "пн 30.11, 10:00",
            "0:23:50",
            "1:15:30",
            "не начато, 5 периодов",
            "не взят · 0",
            "KZ26 / 3 / 5 / 1",
            "Ход 161",
            &check,
        ],
    );
}

#[test]
fn the_adjournment_form_speaks_english() {
    let printed = print("form", &Paper::Adjournment(Box::new(form())), en());
    assert_eq!(printed.pages(), 1);
    assert_says(
        &printed,
        &["Adjournment form", "filled in by White while Black thinks", "Ельников Захар, 4 dan", "6.5", "Mon 30 Nov, 10:00"],
    );
}

#[test]
fn the_longest_names_and_a_board_of_25_lines_stay_on_one_page() {
    let printed = print("form-crowded", &Paper::Adjournment(Box::new(crowded())), ru());
    assert_eq!(printed.pages(), 1);
    assert_says(&printed, &["Тростниковецкий", "2-й из 4: камней ещё 7 из 15, 2:41", "время истекло", "−7,5", "взят · 2"]);
}

#[test]
fn a_small_board_is_drawn_in_large_cells_and_a_huge_one_alone() {
    let nine = AdjournmentForm { diagram: strewn(9), ..form() };
    assert_eq!(print("form-9", &Paper::Adjournment(Box::new(nine)), ru()).pages(), 1);
    let huge = AdjournmentForm { diagram: strewn(37), ..form() };
    assert_eq!(print("form-37", &Paper::Adjournment(Box::new(huge)), en()).pages(), 2);
}

#[test]
fn blank_papers_have_their_labels_and_no_values() {
    let printed = print("form-blank", &Paper::BlankAdjournment, ru());
    assert_eq!(printed.pages(), 1);
    let pdf = printed.pdf().unwrap();
    if let Some(words) = words(&pdf) {
        assert!(words.contains("Взято пленников") && words.contains("заполняет соперник"), "{words}");
        assert!(!words.contains("none") && !words.contains("Контрольное"), "{words}");
    }
    assert_eq!(print("envelope-blank", &Paper::BlankEnvelope(EnvelopeSheet::C5), ru()).pages(), 1);
    assert_eq!(print("labels-blank", &Paper::BlankLabels, ru()).pages(), 1);
}

#[test]
fn the_envelope_carries_the_check_value_of_its_form() {
    let form = form();
    let envelope = form.envelope();
    assert_eq!(envelope.check, form.check());
    let printed = print("envelope", &Paper::Envelope(Box::new(envelope), EnvelopeSheet::C5), ru());
    assert_eq!(printed.pages(), 1);
    let check = form.check().to_string();
    assert_says(
        &printed,
        &[
            "Отложенная партия",
            "Конверт № 3",
            "чёрных, 161-й, секретный",
            "пн 30.11.2026, 10:00, зал 1",
            "Вскрывает судья за столом 5, при белых: Ивлев Кирилл.",
            "Чёрные, запечатал",
            &check,
        ],
    );
}

#[test]
fn the_envelope_is_also_a_folded_sheet_and_holds_long_names() {
    let envelope = crowded().envelope();
    let printed = print("envelope-folded", &Paper::Envelope(Box::new(envelope), EnvelopeSheet::FoldedA4), en());
    assert_eq!(printed.pages(), 1);
    let page = printed.picture(0, 36.0).unwrap();
    assert!(page.height > page.width, "A4 upright: {page:?}");
    assert_says(&printed, &["Adjourned game", "move 1235, open", "Black: Подберёзов"]);
}

#[test]
fn labels_fill_sheets_of_eight() {
    let labels: Vec<Envelope> = [form().envelope(), crowded().envelope()].into_iter().cycle().take(9).collect();
    let printed = print("labels", &Paper::Labels(labels), ru());
    assert_eq!(printed.pages(), 2);
    assert_says(&printed, &["чёрных, 161-й, секр.", "Вскрывает судья при белых."]);
}

#[test]
fn the_resumption_sheet_repeats_the_open_part_and_leaves_the_finding_open() {
    let form = form();
    let check = form.check().to_string();
    let sheet = ResumptionSheet { form, judge: None, chief_judge: "Рощина Е. Л.".into(), commitment: None };
    let printed = print("resumption", &Paper::Resumption(Box::new(sheet)), ru());
    assert_eq!(printed.pages(), 1);
    assert_says(
        &printed,
        &[
            "Лист возобновления партии",
            "Тур 3, доигрывание · Стол 5 · Конверт № 3",
            "Назначено 10:00. Конверт вскрыт",
            "ход 160: G19",
            "поражение чёрных",
            "1:06:10",
            &check,
        ],
    );
    let crowded = ResumptionSheet {
        form: crowded(),
        judge: Some("Берестов П.".into()),
        chief_judge: "Рощина Е. Л.".into(),
        commitment: None,
    };
    assert_eq!(print("resumption-crowded", &Paper::Resumption(Box::new(crowded)), en()).pages(), 1);
    assert_eq!(print("resumption-blank", &Paper::BlankResumption, ru()).pages(), 1);
}

fn slip(table: u32, rules: Rules) -> ResultSlip {
    let AdjournmentForm { event, date, round, players, handicap, komi, .. } = if table == 2 { crowded() } else { form() };
    ResultSlip { event, date, round, table, players, rules, handicap, komi }
}

#[test]
fn cut_piles_of_result_slips_lie_in_the_order_of_tables() {
    let slips: Vec<ResultSlip> =
        (1..=6).map(|table| slip(table, if table == 3 { Rules::Chinese } else { Rules::Japanese })).collect();
    let printed = print("slips", &Paper::ResultSlips(slips), ru());
    assert_eq!(printed.pages(), 2);
    // Two sheets: the piles are 1-2, 3-4, 5-6, so the first sheet has tables 1, 3 and 5.
    let sheet = |first: u32| slip(first, Rules::Japanese).check().to_string();
    let pdf = printed.pdf().unwrap();
    if let Some(words) = words(&pdf) {
        let place = |table: u32| words.find(&sheet(table)).unwrap_or_else(|| panic!("no slip of table {table}: {words}"));
        assert!(place(1) < place(5) && place(5) < place(2) && place(2) < place(6), "{words}");
        assert!(words.contains("+6,5") && words.contains("−7,5"), "{words}");
    }
    assert_eq!(print("slips-blank", &Paper::BlankResultSlips, en()).pages(), 1);
}

fn decision() -> WrittenDecision {
    let passage = |text: &str, articles: &str| Passage { text: text.into(), articles: articles.into() };
    WrittenDecision {
        event: event(),
        place: Some("Заречье".into()),
        at: at(29, 14, 52, 0),
        number: 4,
        subject: Subject::Protest,
        by: Decider::ChiefJudge,
        game: Some(GameAtHand {
            round: 3,
            table: 88,
            players: Sides::new(Player::new("Клевер Тимур", Rank::Kyu(6)), Player::new("Лещинский Борис", Rank::Kyu(6))),
            control: japanese(60, 3, 30),
            stopped: Some(at(29, 14, 34, 10)),
            clocks: Some(Sides::new(Millis::from_secs(2_530), Millis::from_secs(2_620))),
            moves: Some(118),
            to_play: Color::Black,
        }),
        protest: Some(Filing { at: at(29, 14, 38, 0), by: Color::Black }),
        happened: passage("На 118-м ходу белые нажали часы прежде, чем поставили камень на Q6. Чёрные остановили часы.", "11.4"),
        said: Sides::new("соперник делал так и раньше.".into(), "поторопились, хода не меняли.".into()),
        evidence: passage("Слова зрителя за столом 87; запись чёрных.", "14.5"),
        cause: Some(Cause::Participant),
        motive: "Умысла не видно: спешка.".into(),
        first_ruling: passage("Судья Берестов П., 14:41: замечание белым.", "14.5, 17.2"),
        ruling: passage("Белым — предупреждение, внести в протокол тура. Партию продолжить, ход чёрных.", "11.4, 17.2"),
        grounds: "Порядок нарушен впервые, на позицию не повлиял.".into(),
        effects: Effects {
            result: "без изменений".into(), appeal: "в комитет, до 20:00".into(), ..Effects::default()
        },
        under_protest: Sides::new(true, false),
        attachments: vec![Attachment::Record, Attachment::RestorationAct(2)],
        signers: vec!["Рощина Е. Л.".into()],
        journal: JournalHead { entry: 1_512, hash: "5c1bdc3994290dc6aa".into() },
    }
}

#[test]
fn a_written_decision_grows_to_a_second_page_and_keeps_its_signatures_with_the_ruling() {
    let printed = print("decision", &Paper::Decision(Box::new(decision())), ru());
    assert_eq!(printed.pages(), 1);
    let check = decision().check().to_string();
    let said = ["Решение № 4 по протесту", "118, ход чёрных", "Часы стоят с 14:34:10", "Партию продолжить", &check];
    assert_says(&printed, &said);

    let mut long = decision();
    long.happened.text = "Зритель сказал одно, второй другое, и оба были уверены в сказанном. ".repeat(45);
    long.by = Decider::AppealsCommittee;
    long.signers = ["Рощина Е. Л.", "Берестов П.", "Вязов Н.", "Дубравин Л.", "Юркин М."].map(String::from).to_vec();
    let printed = print("decision-long", &Paper::Decision(Box::new(long)), en());
    assert_eq!(printed.pages(), 2);
    assert_says(&printed, &["page 2 / 2", "Юркин М."]);
    assert_eq!(print("decision-blank", &Paper::BlankDecision, ru()).pages(), 1);
}

#[test]
fn the_protocol_has_forty_rows_a_page_and_lists_long_notes_after_them() {
    let printed = print("protocol", &Paper::Protocol(Box::new(protocol(47))), ru());
    assert_eq!(printed.pages(), 3);
    assert_says(
        &printed,
        &[
            "Протокол тура 3",
            "группа А: 90 мин, бё-ёми 5 × 60 с · обычное го",
            "Старт 14:00:00 · столы 1–40 из 47 · лист 1 из 2",
            "столы 41–47 из 47 · лист 2 из 2",
            "5C1B DC39 9429",
            "Ч1 15.4, Ч2 15.1; Бз 11.4",
            "конверт № 3, 30.11, 10:00",
            "под протестом; сторона белых считает",
            "47 партий, не введено 1, отложено 1, под протестом 1.",
            "Подберёзов-Тростниковецкий",
        ],
    );
}

#[test]
fn an_empty_round_still_has_its_sheet() {
    assert_eq!(print("protocol-empty", &Paper::Protocol(Box::new(protocol(0))), en()).pages(), 1);
}

#[test]
fn the_same_data_gives_the_same_bytes_on_any_press() {
    let paper = Paper::Envelope(Box::new(form().envelope()), EnvelopeSheet::C5);
    let once = press().print(&paper, ru()).unwrap().pdf().unwrap();
    let again = Press::new().print(&paper, ru()).unwrap().pdf().unwrap();
    assert_eq!(once, again);
}

#[test]
fn the_check_value_changes_with_what_is_printed_and_with_nothing_else() {
    let check = form().check();
    assert_eq!(check, form().check());
    assert_eq!(check.digits().len(), 12);
    assert_eq!(check.to_string().len(), 14);
    let others = [
        AdjournmentForm { prisoners: Sides::new(5, 4), ..form() },
        AdjournmentForm { prisoners: Sides::new(3, 5), ..form() },
        AdjournmentForm { komi: Komi::quarters(-26), ..form() },
        AdjournmentForm { to_play: Color::White, ..form() },
        AdjournmentForm { diagram: Diagram::empty(Size::STANDARD), ..form() },
        AdjournmentForm { mode: MoveMode::Open, ..form() },
        AdjournmentForm { resumption: None, ..form() },
    ];
    for other in others {
        assert_ne!(check, other.check());
    }
    // What a clock shows is whole seconds: thousandths do not make another paper.
    let spent = Sides::new(Millis(1_430_999), Millis::from_secs(870));
    assert_eq!(check, AdjournmentForm { spent, ..form() }.check());
}

#[test]
fn a_federation_can_replace_a_template_and_is_told_where_it_errs() {
    let templates = Templates::bundled().with_folder(|name| {
        (name == "envelope.typ").then(|| "#let d = json(\"data.json\")\n#d.heading, #d.black.name".to_owned())
    });
    let paper = Paper::Envelope(Box::new(form().envelope()), EnvelopeSheet::C5);
    assert_says(&Press::with_templates(&templates).print(&paper, ru()).unwrap(), &["Отложенная партия, Ельников Захар"]);

    let broken = Templates::bundled().with("envelope.typ", "\n#no-such-thing").unwrap();
    let error = Press::with_templates(&broken).print(&paper, ru()).unwrap_err();
    assert!(error.to_string().contains("envelope.typ, line 2: unknown variable"), "{error}");
    assert!(Templates::bundled().with("letter.typ", "").is_err());

    // A template sees its values and nothing of the machine.
    let curious = Templates::bundled().with("envelope.typ", "#read(\"/etc/hostname\")").unwrap();
    assert!(Press::with_templates(&curious).print(&paper, ru()).is_err());
}

#[test]
fn every_label_has_words_in_both_languages() {
    for l in [ru(), en()] {
        for id in LABELS {
            assert!(l.has(&format!("paper-label-{id}")), "{id} in {}", l.locale().tag());
        }
        // And none lies in the files without a template that could use it.
        for file in FILES {
            for id in file.text(l.locale()).lines().filter_map(|line| line.strip_prefix("paper-label-")?.split(' ').next()) {
                assert!(LABELS.contains(&id), "{id} is not in LABELS");
            }
        }
    }
}

#[test]
fn a_diagram_holds_only_what_fits_its_board() {
    let nine = Size::square(9).unwrap();
    assert_eq!(Diagram::new(nine, vec![None; 80], None, None).unwrap_err(), DiagramError::Points { size: nine, found: 80 });
    let outside = Point::new(9, 0);
    assert_eq!(Diagram::new(nine, vec![None; 81], Some(outside), None).unwrap_err(), DiagramError::Outside(outside));
    assert_eq!(Diagram::empty(nine).stone(outside), None);

    let mut setup = Setup::from_rows(&["X.O", "...", "..."]).unwrap();
    setup.ko = Some(Point::new(1, 0));
    let diagram = Diagram::of(&setup, Some(Point::new(2, 0)));
    assert_eq!(diagram.rows(), ["X.O", "...", "..."]);
    assert_eq!((diagram.last(), diagram.ko()), (Some(Point::new(2, 0)), Some(Point::new(1, 0))));
    assert_eq!(Diagram::of(&setup, Some(Point::new(3, 0))).last(), None);
}

#[test]
fn drawings_fill_their_square_up_to_the_largest_cell() {
    let close = |a: f64, b: f64| (a - b).abs() < 0.002;
    for (lines, cell) in [(9, 11.0), (13, 150.0 / 14.64), (19, 150.0 / 20.64), (25, 150.0 / 26.64), (1, 11.0)] {
        let drawing = Drawing::new(&Diagram::empty(Size::square(lines).unwrap()), 150.0);
        assert!(close(drawing.cell, cell), "{lines}: {}", drawing.cell);
        let (left, right) = (drawing.columns[0], drawing.columns[usize::from(lines) - 1]);
        assert!(close(left + right, 150.0), "{lines} is not in the middle: {left} {right}");
    }
    let size = Size::new(26, 3).unwrap();
    let drawing = Drawing::new(&Diagram::empty(size), 150.0);
    let has = |wanted: &str| drawing.shapes.iter().any(|shape| matches!(shape, Shape::Text { text, .. } if text == wanted));
    assert!(has("Z") && has("AA") && has("3") && !has("I") && !has("4"));
}

fn act() -> RestorationAct {
    use fujite::referee::{ClocksSet, PositionSource};
    use fujite::rules::Change;
    let restored = strewn(19);
    let mut found = Setup::empty(Size::STANDARD);
    for point in Size::STANDARD.iter() {
        found.set(point, restored.stone(point));
    }
    let standing: Vec<(Point, Color)> = found.stones().collect();
    let free: Vec<Point> = Size::STANDARD.iter().filter(|p| found.get(*p).is_none()).collect();
    let ((from, color), (fallen, missing)) = (standing[40], standing[70]);
    found.set(from, None);
    found.set(free[30], Some(color));
    found.set(fallen, None);
    let time = |minutes: i64, seconds: i64| SideTime::Main { left: Millis::from_secs(minutes * 60 + seconds) };
    RestorationAct {
        event: event(),
        date: at(29, 10, 0, 0),
        round: 3,
        table: 88,
        number: 2,
        entry: 1519,
        players: Sides::new(Player::new("Клевер Тимур", Rank::Kyu(6)), Player::new("Лещинский Борис", Rank::Kyu(6))),
        entered: at(29, 14, 40, 5),
        stopped: Some(at(29, 14, 34, 10)),
        found: Some(Diagram::of(&found, None)),
        changes: vec![Change::Moved { color, from, to: free[30] }, Change::Missing { color: missing, point: fallen }],
        basis: PositionSource::Record { name: "стол-88.sgf".into(), moves: 118, edited: false },
        restored,
        moves: Some(118),
        to_play: Color::Black,
        prisoners: Sides::new(3, 0),
        control: japanese(60, 3, 30),
        clocks: Some(ClocksSet { before: Sides::new(time(42, 10), time(43, 40)), set: Sides::new(time(42, 30), time(43, 40)) }),
        floor: Millis::from_mins(10),
        agreed: Sides::new(true, false),
        note: "Белые задели рукавом; восстановлено по записи чёрных.".into(),
        judge: "Берестов Пётр".into(),
    }
}

#[test]
fn the_act_of_restoration_shows_what_stood_and_what_was_put_back() {
    let printed = print("restoration", &Paper::Restoration(Box::new(act())), ru());
    assert_eq!(printed.pages(), 1);
    let again = RestorationAct {
        found: None,
        changes: Vec::new(),
        basis: fujite::referee::PositionSource::PlayedAgain { moves: 87, doubtful: vec![3, 50] },
        clocks: None,
        note: String::new(),
        ..act()
    };
    assert_eq!(print("restoration-again", &Paper::Restoration(Box::new(again)), en()).pages(), 1);
    assert_eq!(print("restoration-blank", &Paper::BlankRestoration, ru()).pages(), 1);
    let other = RestorationAct { note: "иначе".into(), ..act() };
    let bytes = |act| press().print(&Paper::Restoration(Box::new(act)), ru()).unwrap().pdf().unwrap();
    assert_eq!(bytes(act()), bytes(act()), "the same act gives the same bytes");
    assert_ne!(bytes(act()), bytes(other));
}

#[test]
fn a_diagram_alone_is_a_page_of_its_size_and_an_svg() {
    let diagram = strewn(19).with_letters(vec![(Point::new(3, 3), "а".into()), (Point::new(60, 3), "б".into())]);
    let printed = print("diagram", &Paper::Diagram(Box::new(diagram.clone()), Some("после хода 118".into())), ru());
    let picture = printed.picture(0, 72.0).unwrap();
    assert!(picture.height > picture.width, "the words stand under the board");
    let drawn = svg(&diagram, 120.0);
    assert!(drawn.starts_with("<svg") && drawn.trim_end().ends_with("</svg>"));
    assert!(drawn.contains(">а</text>") && !drawn.contains(">б</text>"));
    let stones = Size::STANDARD.iter().filter(|p| diagram.stone(*p).is_some()).count();
    assert!(drawn.matches("<circle").count() >= stones + 9);
    assert_eq!(drawn, svg(&diagram, 120.0));
}
