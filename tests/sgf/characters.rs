//! Character sets and texts.

use super::{codes, crafted, one, read};
use fujite::formats::sgf::{self, NodeId};
use fujite::formats::text::{self, Evidence, encoding_named};

#[test]
fn character_sets_are_read_by_mark_name_validity_and_letters() {
    for (name, encoding, evidence, player) in [
        ("cp1251_declared.sgf", "windows-1251", Evidence::Declared, "Иванов Пётр"),
        ("cp1251_no_ca.sgf", "windows-1251", Evidence::Detected, "Иванов Пётр"),
        ("cp1251_ca_utf8_lie.sgf", "windows-1251", Evidence::Detected, "Иванов Пётр"),
        ("koi8r.sgf", "KOI8-R", Evidence::Declared, "Иванов Пётр"),
        ("cp866.sgf", "IBM866", Evidence::Declared, "Иванов Пётр"),
        ("utf8_ru.sgf", "UTF-8", Evidence::Declared, "Иванов Пётр"),
        ("utf8_bom_ru.sgf", "UTF-8", Evidence::ByteOrderMark, "Иванов Пётр"),
        ("utf16le_bom_ru.sgf", "UTF-16LE", Evidence::ByteOrderMark, "Иванов Пётр"),
        ("utf16be_bom_ru.sgf", "UTF-16BE", Evidence::ByteOrderMark, "Иванов Пётр"),
        ("shift_jis_5c.sgf", "Shift_JIS", Evidence::Declared, "表 十一"),
        ("big5_5c.sgf", "Big5", Evidence::Declared, "許功蓋"),
        ("euc_kr.sgf", "EUC-KR", Evidence::Declared, "이창호"),
        ("no_gm_sz.sgf", "UTF-8", Evidence::Ascii, ""),
    ] {
        let collection = read(&crafted(name));
        let info = collection.games[0].info();
        println!("{name}: {:?}", info.players.black.name);
        assert_eq!((collection.encoding.name(), collection.evidence), (encoding, evidence), "{name}");
        assert_eq!(info.players.black.name.unwrap_or_default(), player, "{name}");
    }
}

#[test]
fn every_offered_character_set_can_be_chosen_and_its_preview_reads() {
    let bytes = crafted("cp1251_no_ca.sgf");
    let offered = sgf::candidates(&bytes);
    assert_eq!(offered[0].encoding.name(), "windows-1251");
    assert!(offered[0].preview.contains("Иванов Пётр"), "{}", offered[0].preview);
    assert!(offered.iter().any(|c| c.encoding.name() == "UTF-8" && c.damaged));
    for candidate in &offered {
        let collection = sgf::read_as(&bytes, candidate.encoding).expect("moves are ASCII in every set");
        assert_eq!(collection.games[0].record().expect("a record").record.moves(), 5, "{}", candidate.encoding.name());
    }
    // Text without a name, in the other Cyrillic sets: what it is stands among the first choices.
    for name in ["KOI8-R", "IBM866", "windows-1251"] {
        let encoding = encoding_named(name).expect("a known set");
        let said = "(;GM[1]SZ[9]PB[Иванов Пётр Сергеевич]PW[Щукина Юлия]C[Партия отложена после хода чёрных];B[ee])";
        let (encoded, _, lossy) = encoding.encode(said);
        assert!(!lossy);
        let offered = sgf::candidates(&encoded);
        let place = offered.iter().position(|c| c.encoding == encoding).expect("offered");
        assert!(place < 2, "{name} is number {place}");
    }
}

#[test]
fn wrong_or_vague_names_of_character_sets_are_understood() {
    for (name, encoding) in [
        ("cp1251", "windows-1251"),
        ("WINDOWS-1251", "windows-1251"),
        ("cp932", "Shift_JIS"),
        ("gb2312", "GBK"),
        ("ISO-8859", "windows-1252"),
        ("utf8", "UTF-8"),
        ("koi8-r", "KOI8-R"),
    ] {
        assert_eq!(encoding_named(name).map(encoding_rs::Encoding::name), Some(encoding), "{name}");
    }
    assert_eq!(encoding_named("klingon"), None);
    // UTF-8 under the name of Latin-1: the bytes tell.
    let collection = read("(;CA[ISO-8859-1]PB[Иванов];B[aa])".as_bytes());
    assert_eq!(collection.games[0].info().players.black.name.as_deref(), Some("Иванов"));
    assert_eq!(codes(&collection), ["wrong_character_set"]);
    // UTF-8 with a spoilt byte stays UTF-8.
    let spoilt = [b"(;CA[UTF-8]PB[".as_slice(), "Иванов".as_bytes(), b"]C[\xff];B[aa])"].concat();
    let collection = read(&spoilt);
    assert_eq!(collection.games[0].info().players.black.name.as_deref(), Some("Иванов"));
    assert_eq!(codes(&collection), ["damaged_characters"]);
    // UTF-16 that lost its mark.
    let utf16: Vec<u8> = "(;GM[1]PB[Иванов];B[aa])".encode_utf16().flat_map(u16::to_le_bytes).collect();
    assert_eq!(text::decode(&utf16, None).evidence, Evidence::ZeroBytes);
    assert_eq!(read(&utf16).games[0].info().players.black.name.as_deref(), Some("Иванов"));
}

#[test]
fn texts_lose_their_backslashes_and_soft_breaks() {
    let collection = read(&crafted("escapes.sgf"));
    let tree = &collection.games[0];
    let comment = tree.text(NodeId::ROOT, "C").expect("a comment");
    assert_eq!(comment, "close ] bracket, back\\slash, colon: softbreak, CRLF\nline, tab");
    assert_eq!(tree.simple_text(NodeId::ROOT, "N").as_deref(), Some("simple text"));
    assert_eq!(one("(;C[one]C[two])").text(NodeId::ROOT, "C").as_deref(), Some("one\ntwo"));
}

/// A game whose names are in that set, with or without saying so.
fn game_in(label: &str, black: &str, white: &str, declared: Option<&str>) -> Vec<u8> {
    let ca = declared.map(|name| format!("CA[{name}]")).unwrap_or_default();
    let text = format!("(;GM[1]FF[4]{ca}SZ[9]PB[{black}]PW[{white}];B[ee])\n");
    let (bytes, _, lossy) = encoding_named(label).expect("a known set").encode(&text);
    assert!(!lossy, "{text} in {label}");
    bytes.into_owned()
}

#[test]
fn names_are_read_in_every_set_met_in_records_when_it_is_named() {
    // Some of the letters hold the bytes of a backslash or a bracket.
    for (label, black, white) in [
        ("Shift-JIS", "井山裕太", "表ソ能十"),
        ("Big5", "許功蓋", "周俊勳"),
        ("EUC-KR", "이창호", "박정환"),
        ("GB18030", "古力", "常昊 \u{20087}"),
        ("CP1251", "Иванов Пётр", "Щукина Юлия №1"),
        ("KOI8-R", "Иванов Пётр", "Щукина Юлия"),
        ("CP866", "Иванов Пётр", "Щукина Юлия"),
        ("latin1", "Jérôme", "Günter Größe"),
    ] {
        let collection = read(&game_in(label, black, white, Some(label)));
        let players = collection.games[0].info().players;
        assert_eq!(collection.evidence, Evidence::Declared, "{label}");
        assert_eq!((players.black.name.as_deref(), players.white.name.as_deref()), (Some(black), Some(white)), "{label}");
        assert!(collection.repairs.is_empty(), "{label}: {:?}", collection.repairs);
        let again = read(&sgf::write(&collection));
        assert_eq!(again.games[0].info().players, players, "{label}");
    }
}

#[test]
fn latin_letters_without_a_named_set_are_guessed_and_it_is_said() {
    let collection = read(&game_in("latin1", "Jérôme Müller", "Günter Größe", None));
    let players = collection.games[0].info().players;
    assert_eq!((players.black.name.as_deref(), players.white.name.as_deref()), (Some("Jérôme Müller"), Some("Günter Größe")));
    assert_eq!((collection.encoding.name(), codes(&collection)), ("windows-1252", vec!["guessed_character_set"]));
}

#[test]
fn games_of_one_file_are_each_read_in_the_set_they_name() {
    let bytes = [
        game_in("KOI8-R", "Иванов", "Петров", Some("KOI8-R")),
        game_in("Shift-JIS", "井山裕太", "表ソ能十", Some("Shift_JIS")),
        game_in("Shift-JIS", "村川大介", "x", None),
        game_in("UTF-8", "이창호", "Щукина", Some("UTF-8")),
        game_in("CP1251", "Сидоров", "Щукина", Some("windows-1251")),
    ]
    .concat();
    let collection = read(&bytes);
    let names: Vec<String> = collection.games.iter().filter_map(|game| game.info().players.black.name).collect();
    assert_eq!(names, ["Иванов", "井山裕太", "村川大介", "이창호", "Сидоров"]);
    assert_eq!((collection.encoding.name(), codes(&collection)), ("KOI8-R", vec![]));
    // One of them is not what it says: that one alone is guessed.
    let bytes =
        [game_in("CP1251", "Иванов", "Петров", Some("CP1251")), game_in("CP1251", "Сидоров Пётр", "Щукина Юлия", Some("UTF-8"))]
            .concat();
    let collection = read(&bytes);
    let names: Vec<String> = collection.games.iter().filter_map(|game| game.info().players.black.name).collect();
    assert_eq!(names, ["Иванов", "Сидоров Пётр"]);
    assert_eq!(
        collection.repairs.iter().map(|r| (r.place.line, r.kind.code())).collect::<Vec<_>>(),
        [(2, "wrong_character_set")]
    );
}

#[test]
fn a_game_quoted_in_a_comment_does_not_change_the_set() {
    for quoted in ["(;CA[Shift_JIS\\];B[aa\\])", "(;CA[Shift_JIS\\] "] {
        let text = format!("(;CA[UTF-8]PB[Щукина]C[see {quoted} ÿû];B[aa])\n(;CA[UTF-8]PB[Ёлкин];B[bb])");
        let collection = read(text.as_bytes());
        let names: Vec<String> = collection.games.iter().filter_map(|game| game.info().players.black.name).collect();
        assert_eq!(
            (names, collection.encoding.name(), codes(&collection)),
            (vec!["Щукина".into(), "Ёлкин".into()], "UTF-8", vec![])
        );
        assert_eq!(sgf::write(&read(&sgf::write(&collection))), sgf::write(&collection));
    }
}

#[test]
fn zeros_in_a_value_do_not_make_a_file_utf_16_that_names_its_set() {
    let text = "(;FF[4]CA[UTF-8]ZZ[\0(\0;\0G\0[\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0];B[aa])";
    assert_eq!((read(text.as_bytes()).evidence, read(text.as_bytes()).games[0].len()), (Evidence::Ascii, 2));
}
