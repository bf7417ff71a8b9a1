//! Reading, editing, writing.

use super::{codes, corpus, one, read, root};
use fujite::formats::sgf::{self, Collection, GameTree, NodeId};
use fujite::rules::{Color, Point, Record, Setup, Size};

/// Everything a collection says, in order, without what the writer itself puts into the root.
fn content(collection: &Collection) -> Vec<Vec<(String, Vec<String>)>> {
    let mut all = Vec::new();
    for tree in &collection.games {
        let mut open = vec![NodeId::ROOT];
        while let Some(node) = open.pop() {
            let properties =
                tree.properties(node).filter(|p| node != NodeId::ROOT || !matches!(p.name(), "FF" | "GM" | "CA" | "AP"));
            all.push(properties.map(|p| (p.name().to_owned(), p.raw_values().map(str::to_owned).collect())).collect());
            open.extend(tree.children(node));
        }
    }
    all
}

fn holds_through_a_round_trip(name: &str, collection: &Collection) {
    let written = sgf::write(collection);
    let again = read(&written);
    assert_eq!(again.encoding.name(), "UTF-8", "{name}");
    // Of a doubled property, and of a value too many, FF[4] has room for one; of words for a number, for none.
    let dropped = ["duplicate_property", "misplaced_property", "surplus_value", "number"];
    if !codes(collection).iter().any(|c| dropped.contains(c)) {
        assert_eq!(content(collection), content(&again), "{name}");
    }
    assert_eq!(String::from_utf8_lossy(&sgf::write(&again)), String::from_utf8_lossy(&written), "{name}");
    assert!(again.repairs.is_empty(), "{name}: {:?}", again.repairs);
}

#[test]
fn writing_keeps_everything_and_mends_what_was_listed() {
    for entry in std::fs::read_dir(root().join("tests/data/sgf/crafted")).expect("the folder") {
        let path = entry.expect("an entry").path();
        if let Ok(collection) = sgf::read(&std::fs::read(&path).expect("a file")) {
            holds_through_a_round_trip(&path.display().to_string(), &collection);
        }
    }
    let tree = one("(;GM[1]KGSDE[x\\]y]MULTIGOGM[1]ZZ[a][b];B[aa]XY[1]VW[aa:bb]LB[aa:\\:]);");
    let text = sgf::write_tree(&tree);
    for kept in
        ["KGSDE[x\\]y]", "MULTIGOGM[1]", "ZZ[a][b]", "XY[1]", "VW[aa:bb]", "LB[aa:\\:]", "CA[UTF-8]", "FF[4]", "AP[Fujite:"]
    {
        assert!(text.contains(kept), "{kept} in {text}");
    }
}

#[test]
fn real_records_survive_a_round_trip() {
    let Some(corpus) = corpus() else { return };
    let mut folders = vec![corpus];
    let mut files = 0;
    while let Some(folder) = folders.pop() {
        for entry in std::fs::read_dir(folder).expect("a folder") {
            let path = entry.expect("an entry").path();
            if path.is_dir() {
                folders.push(path);
            } else if path.extension().is_some_and(|e| e == "sgf") {
                let bytes = std::fs::read(&path).expect("a file");
                let Ok(collection) = sgf::read(&bytes) else { continue };
                files += 1;
                holds_through_a_round_trip(&path.display().to_string(), &collection);
            }
        }
    }
    assert!(files > 250, "{files}");
}

#[test]
fn a_record_and_a_position_are_written_and_read_back() {
    let mut record = Record::new(Setup::empty(Size::square(9).expect("a size")));
    record.play(Color::Black, Point::new(4, 4));
    record.play(Color::White, Point::new(2, 2));
    record.pass(Color::Black);
    record.edit(vec![(Point::new(4, 4), None), (Point::new(0, 0), Some(Color::Black))], Some(Color::White));
    record.play(Color::White, Point::new(30, 1));
    let text = sgf::write_tree(&GameTree::from_record(&record));
    assert_eq!(one(&text).record().expect("a record").record, record, "{text}");

    let mut setup = Setup::from_rows(&["X.O", "...", ".OX"]).expect("rows");
    setup.to_play = Color::White;
    let text = sgf::write_tree(&GameTree::from_setup(&setup));
    let back = one(&text).record().expect("a record").record.setup;
    assert_eq!((back.rows(), back.to_play), (setup.rows(), Color::White), "{text}");
}

#[test]
fn editing_a_tree_changes_only_what_is_named() {
    let mut tree = one("(;GM[1]SZ[9]C[old];B[aa](;W[bb])(;W[cc]))");
    tree.set(NodeId::ROOT, "C", &["new ] \\ text"]);
    tree.set::<&str>(NodeId::ROOT, "GM", &[]);
    let first = tree.next(NodeId::ROOT).expect("a node");
    let added = tree.add_child(first);
    tree.set(added, "W", &["dd"]);
    assert_eq!(tree.text(NodeId::ROOT, "C").as_deref(), Some("new ] \\ text"));
    assert_eq!(tree.children(first).count(), 3);
    assert_eq!(tree.leaves().count(), 3);
    let path = tree.path_to(added);
    assert_eq!(tree.line(&path).expect("a line").record.moves(), 2);
    assert!(tree.property(NodeId::ROOT, "GM").is_none());
}

#[test]
fn line_breaks_and_blanks_between_nodes_stay_where_they_were() {
    let head = format!("FF[4]CA[UTF-8]AP[Fujite:{}]GM[1]", env!("CARGO_PKG_VERSION"));
    for text in [
        "(;HEAD\nPB[Black]\n  PW[White]\n\n;B[aa]\n;W[bb]\n)\n",
        "\n(\n ;HEAD\tAB[aa] [bb]\r\n[cc]\r\n(;W[dd]\r\n)\r\n(;W [ee] ; B[ff]))",
        "(;HEAD;B[aa])\n\n(;HEAD\n;B[bb]\n)\n",
        "(;HEADC[many\nlines];;;B[aa]C[])",
    ] {
        let text = text.replace("HEAD", &head);
        assert_eq!(String::from_utf8_lossy(&sgf::write(&read(text.as_bytes()))), text);
    }
    // What was changed gets a layout of its own; what was not keeps its own.
    let mut collection = read(format!("(;{head}\n;B[aa]\n;W[bb])\n").as_bytes());
    let tree = &mut collection.games[0];
    let last = *tree.main_line().last().expect("a node");
    let added = tree.add_child(last);
    tree.set(added, "B", &["cc"]);
    assert_eq!(String::from_utf8_lossy(&sgf::write(&collection)), format!("(;{head}\n;B[aa]\n;W[bb];B[cc])\n"));
}

#[test]
fn words_where_a_number_belongs_go_into_the_comment_of_the_game() {
    let write = |text: &str| sgf::write_tree(&one(text));
    assert!(write("(;KM[];B[aa])").ends_with("GM[1];B[aa])"));
    assert!(write("(;HA[none]PB[x];B[aa])").ends_with("GM[1]PB[x]GC[HA: none];B[aa])"));
    assert!(write("(;HA[a \\] b]GC[said]KM[?];B[aa])").ends_with("GM[1]GC[said\nHA: a \\] b\nKM: ?];B[aa])"));
    // What is nearly a number becomes one.
    assert!(write("(;KM[6.]HA[+5];B[aa])").contains("KM[6]HA[5]"));
    // Numbers that this program has no use for are numbers all the same.
    assert!(write("(;KM[6.3]HA[1000];B[aa])").contains("KM[6.3]HA[1000]"));
}

#[test]
fn times_survive_a_round_trip_whether_understood_or_not() {
    let text = "(;GM[1]TM[3600]OT[3x30 byo-yomi];B[aa]BL[3590.1]OB[];W[bb]WL[12.5]OW[3])(;GM[1]TM[1 hour]OT[as agreed];B[aa]BL[1:00]OB[x])";
    let again = read(&sgf::write(&read(text.as_bytes())));
    assert_eq!(content(&again), content(&read(text.as_bytes())));
    let first = &again.games[0];
    let line = first.main_line();
    assert_eq!(first.info().control.map(|c| c.to_string()).as_deref(), Some("main 60m, japanese 3x30s"));
    assert_eq!(first.readings(line[2]).white.overtime, Some(3));
    assert_eq!(again.games[1].info().overtime.as_deref(), Some("as agreed"));
}
