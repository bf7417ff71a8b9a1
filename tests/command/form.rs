//! `fujite form` as scripts call it: papers of a tournament file, and clear words where there is none.

use super::fujite;
use fujite::app::{Action, App};
use fujite::i18n::Locale;
use std::path::PathBuf;

/// The built-in example, saved: round 3 is being played, table 5 of it is adjourned.
fn example() -> (crate::window::support::Hall, PathBuf) {
    let mut hall = crate::window::support::empty_hall(Locale::Ru, crate::window::support::SMALL);
    hall.act(Action::OpenExample);
    let app: &App = &hall.window.state().app;
    let path = app.model.file.as_ref().expect("the example is open").path.clone();
    (hall, path)
}

#[test]
fn every_kind_of_paper_comes_out_as_pdf_while_the_window_has_the_file_open() {
    let (hall, file) = example();
    for kind in ["adjournment", "envelope", "label", "resumption", "receipt", "pack", "protocol"] {
        let out = hall.folder.path().join(format!("{kind}.pdf"));
        fujite()
            .arg("form")
            .arg(&file)
            .args([kind, "--lang", if kind == "pack" { "both" } else { "en" }, "-o"])
            .arg(&out)
            .assert()
            .code(0);
        let pdf = std::fs::read(&out).expect("the paper");
        assert!(pdf.starts_with(b"%PDF-"), "{kind}");
    }
}

#[test]
fn what_cannot_be_printed_is_said_with_exit_code_2_and_leaves_no_file() {
    let (hall, file) = example();
    let out = hall.folder.path().join("nothing.pdf");
    let cases: [(&[&str], &str); 3] = [
        (&["adjournment", "--table", "6"], "was not adjourned"),
        (&["adjournment", "--table", "999"], "There is no table 999"),
        (&["envelope", "--round", "9"], "There is no round 9; the file has"),
    ];
    for (args, words) in cases {
        let run = fujite().arg("form").arg(&file).args(args).arg("-o").arg(&out).assert().code(2);
        let said = String::from_utf8_lossy(&run.get_output().stderr).into_owned();
        assert!(said.contains(words), "{args:?}: {said}");
    }
    for other in [&file, &hall.folder.path().join("record.sgf")] {
        if !other.exists() {
            std::fs::write(other, "(;GM[1])").expect("a record");
        }
        let before = std::fs::read(other).expect("a file");
        fujite().arg("form").arg(&file).args(["protocol", "-o"]).arg(other).assert().code(2);
        assert_eq!(std::fs::read(other).expect("a file"), before, "nothing but a paper is written over");
    }
    let foreign = hall.folder.path().join("foreign.fujite");
    std::fs::write(&foreign, "<xml/>\n").expect("a foreign file");
    fujite().arg("form").arg(&foreign).args(["protocol", "-o"]).arg(&out).assert().code(2);
    assert!(!out.exists());
}
