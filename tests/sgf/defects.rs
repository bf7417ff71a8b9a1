//! What real files do wrong, one defect each.

use super::{codes, one, read};
use fujite::formats::sgf::{self, SgfError};
use fujite::rules::Options;

#[test]
fn every_defect_is_read_and_named_with_its_place() {
    // What is written, the main line's moves and the repairs as line:column code.
    let table: &[(&str, &str, &[&str])] = &[
        ("(;B[aa];W[bb])", "B[aa]W[bb]", &[]),
        ("(;B[aa];W[bb]", "B[aa]W[bb]", &["1:14 unclosed_tree"]),
        ("(;B[aa];W[bb", "B[aa]W[bb]", &["1:13 unclosed_value", "1:13 unclosed_tree"]),
        ("(;B[aa;W[bb])", "B[aa]W[bb]", &["1:7 unclosed_value"]),
        ("(B[aa];W[bb])", "B[aa]W[bb]", &["1:2 missing_semicolon"]),
        (";B[aa];W[bb]", "B[aa]W[bb]", &["1:1 missing_parenthesis", "1:13 unclosed_tree"]),
        ("(;B[aa]W[bb])", "B[aa]W[bb]", &["1:8 several_moves_in_node"]),
        ("(;B[aa]B[aa];W[bb])", "B[aa]W[bb]", &["1:8 duplicate_property"]),
        ("(;Black[aa];White[bb])", "B[aa]W[bb]", &["1:3 old_name", "1:13 old_name"]),
        ("(;KM[ 650];B[aa])", "B[aa]", &["1:6 number"]),
        ("(;x1B[aa];W[bb])", "B[aa]W[bb]", &["1:3 old_name"]),
        ("(;b[aa];w[bb])", "B[aa]W[bb]", &["1:3 old_name", "1:9 old_name"]),
        ("(;B[aa];W[bb]))", "B[aa]W[bb]", &["1:15 extra_parenthesis"]),
        ("(;B[aa];W[bb];)", "B[aa]W[bb]", &[]),
        ("(;A)", "", &["1:3 name_without_value"]),
        ("(;B[aa];W[bb])\n--\nYours", "B[aa]W[bb]", &["2:1 text_outside_game"]),
        ("Hello (not a game) :(\n(;B[aa])", "B[aa]", &["1:1 text_outside_game"]),
        ("(;B[aa]C[a [1] b];W[bb])", "B[aa]W[bb]", &["1:14 unescaped_bracket"]),
        ("(;C[ok [B:)] yes];B[aa])", "B[aa]", &["1:12 unescaped_bracket"]),
        ("(;C[done] , ;B[aa])", "B[aa]", &["1:11 stray_characters"]),
        ("(;C[here (a [b]) more];B[aa])", "B[aa]", &["1:15 unescaped_bracket"]),
        ("(;B[aa](;W[bb]);B[cc])", "B[aa]W[bb]", &["1:16 node_after_variation"]),
        ("(;B[aa]AB[cc];W[bb])", "B[aa]W[bb]", &["1:2 setup_with_move"]),
        ("(;SZ[9:9];B[aa])", "B[aa]", &["1:6 size"]),
        ("(;SZ[nine];B[aa])", "B[aa]", &["1:6 size"]),
        ("(;KM[];B[aa])", "B[aa]", &["1:6 number"]),
        ("(;HA[none];B[aa])", "B[aa]", &["1:6 number"]),
        ("(;KM[6,5];B[aa])", "B[aa]", &["1:6 number"]),
        ("(;KM[6.];B[aa])", "B[aa]", &["1:6 number"]),
        ("(;KM[.5];B[aa])", "B[aa]", &["1:6 number"]),
        ("(;HA[+5];B[aa])", "B[aa]", &["1:6 number"]),
        ("(;FF[ 4 ]GM[Go]SZ[ 19 ];B[aa])", "B[aa]", &["1:6 number", "1:13 number", "1:19 size"]),
        ("(;B[aa];SZ[9]W[bb])", "B[aa]W[bb]", &["1:9 misplaced_property"]),
        ("(;[aa];B[aa])", "B[aa]", &["1:3 value_without_name"]),
        ("(;B[aa]!!;W[bb])", "B[aa]W[bb]", &["1:8 stray_characters"]),
        ("(;KM[1][2];B[aa])", "B[aa]", &["1:3 surplus_value"]),
        ("(;C[a][b];B[aa][bb])", "B[aa]", &["1:3 surplus_value", "1:11 surplus_value"]),
        ("(;\n;B[aa]\n;C[x]C[y]\n;W[bb])", "B[aa]W[bb]", &["3:6 duplicate_property"]),
        ("(;C[Щука]B[aa]!;W[bb])", "B[aa]W[bb]", &["1:15 stray_characters"]),
    ];
    for (written, moves, repairs) in table {
        let collection = read(written.as_bytes());
        let tree = &collection.games[0];
        let played: Vec<String> = tree
            .main_line()
            .iter()
            .flat_map(|n| tree.properties(*n).filter(|p| matches!(p.name(), "B" | "W")).take(1))
            .map(|p| format!("{}[{}]", p.name(), p.raw()))
            .collect();
        let played = played.concat();
        assert_eq!(&played, moves, "{written}");
        let found: Vec<String> = collection.repairs.iter().map(|r| format!("{} {}", r.place, r.kind.code())).collect();
        assert_eq!(&found, repairs, "{written}");
        let text = sgf::write(&collection);
        let left = read(&text).repairs;
        assert!(left.is_empty(), "{written}: written as {} still has {left:?}", String::from_utf8_lossy(&text));
    }
}

#[test]
fn points_off_the_board_and_odd_lists_are_listed() {
    let line = one("(;SZ[9]AB[cc:aa][zz][dd][dd];B[jj];W[too much])").record().expect("a record");
    let found: Vec<String> = line.repairs.iter().map(|r| format!("{} {}", r.place, r.kind.code())).collect();
    assert_eq!(found, ["1:11 turned_rectangle", "1:18 point", "1:26 repeated_point", "1:32 point", "1:38 point"]);
    assert_eq!(line.record.setup.count().black, 10);
    let reasons = line.record.replay(Options::default()).findings().iter().filter(|f| f.kind.name() == "illegal_move").count();
    assert_eq!(reasons, 2);
}

#[test]
fn a_letter_around_the_record_is_passed_over() {
    let mail = "From: a player <someone@example.org>\nSubject: game (round 2); [9x9]\nContent-Type: text/plain; charset=KOI8-R\n\n\
        > Here it is :)\n\n(;GM[1]SZ[9]\n;B[ee]\n;W[gg]C[thanks])\n\n-- \nA player (2d)\n";
    let collection = read(mail.as_bytes());
    let found: Vec<String> = collection.repairs.iter().map(|r| format!("{} {}", r.place, r.kind.code())).collect();
    assert_eq!(found, ["1:1 text_outside_game", "11:1 text_outside_game"]);
    assert_eq!(collection.games[0].record().expect("a record").record.moves(), 2);
    let written = String::from_utf8(sgf::write(&collection)).expect("UTF-8");
    assert!(written.starts_with("(;FF[4]") && written.trim_end().ends_with("C[thanks])"), "{written}");
}

#[test]
fn lists_of_points_by_rectangles_are_read_in_any_order_and_stay_as_written() {
    for (list, points, noted) in [
        ("[aa:bc]", 6, vec![]),
        ("[bc:aa]", 6, vec!["turned_rectangle"]),
        ("[ba:ac]", 6, vec!["turned_rectangle"]),
        ("[ac:ba]", 6, vec!["turned_rectangle"]),
        ("[aa:aa]", 1, vec![]),
        ("[aa:bb][bb:cc]", 7, vec!["repeated_point"]),
        ("[aa:jj]", 0, vec!["point"]),
        ("[aa:]", 0, vec!["point"]),
    ] {
        let text = format!("(;GM[1]SZ[9]AB{list};W[ii])");
        let collection = read(text.as_bytes());
        let line = collection.games[0].record().expect("a record");
        assert_eq!(line.record.setup.count().black, points, "{list}");
        assert_eq!(line.repairs.iter().map(|r| r.kind.code()).collect::<Vec<_>>(), noted, "{list}");
        assert!(String::from_utf8_lossy(&sgf::write(&collection)).contains(&format!("AB{list}")), "{list}");
    }
}

#[test]
fn several_games_of_a_file_are_found() {
    assert_eq!(read(b"(;B[aa])(;B[bb])\n(;B[cc])").games.len(), 3);
    // The first is not closed; the second says that it is a game.
    let unclosed = read(b"(;GM[1]SZ[9];B[aa]\n(;GM[1]SZ[13];B[bb])");
    assert_eq!((unclosed.games.len(), codes(&unclosed)), (2, vec!["unclosed_tree"]));
    let rootless = read(b"((;B[aa])(;B[bb]))");
    assert_eq!(rootless.games.len(), 2);
    assert_eq!(read(b"A letter (see [1]) first.\n(;B[aa])\nAnd [2] between.\n(;C[x])\nEnd [3].").games.len(), 2);
}

#[test]
fn nothing_to_read_is_said_so() {
    for (bytes, error) in [
        (&b""[..], SgfError::Empty),
        (b" \r\n\0", SgfError::Empty),
        (b"no game here (really; none)", SgfError::NoGame),
        (b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR", SgfError::NoGame),
        (b"()", SgfError::NoGame),
    ] {
        assert_eq!(sgf::read(bytes).err(), Some(error), "{bytes:?}");
    }
}
