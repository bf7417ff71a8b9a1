//! The dependency rule of the crate's front page, held against the paths in `src`.

use std::fs;
use std::path::{Path, PathBuf};

/// What the files of a module may name: modules of ours, and crates beside std. `None`: any crate.
struct Rule {
    module: &'static str,
    ours: &'static [&'static str],
    crates: Option<&'static [&'static str]>,
}

const PURE: Option<&[&str]> = Some(&["serde", "thiserror"]);

/// `platform` needs the words for time, nothing else of ours. `i18n` words what the pure modules hold.
const RULES: &[Rule] = &[
    Rule { module: "rules", ours: &["rules"], crates: PURE },
    Rule { module: "clock", ours: &["rules", "clock"], crates: PURE },
    Rule { module: "referee", ours: &["rules", "clock", "referee"], crates: PURE },
    Rule { module: "platform", ours: &["clock", "platform"], crates: None },
    Rule { module: "i18n", ours: &["rules", "clock", "referee", "i18n"], crates: None },
    Rule { module: "store", ours: &["rules", "clock", "referee", "store"], crates: None },
    Rule { module: "seal", ours: &["rules", "referee", "seal"], crates: None },
    Rule { module: "formats", ours: &["rules", "clock", "referee", "formats"], crates: None },
    Rule { module: "forms", ours: &["rules", "clock", "referee", "i18n", "forms"], crates: None },
    Rule {
        module: "app",
        ours: &["rules", "clock", "referee", "formats", "forms", "store", "seal", "i18n", "platform", "app"],
        crates: None,
    },
    Rule { module: "words", ours: &["rules", "clock", "referee", "formats", "store", "i18n", "words"], crates: None },
    Rule {
        module: "cli",
        ours: &["rules", "clock", "referee", "formats", "forms", "store", "i18n", "words", "platform", "cli"],
        crates: None,
    },
    Rule {
        module: "ui",
        ours: &["rules", "clock", "referee", "formats", "forms", "store", "seal", "i18n", "words", "platform", "app", "ui"],
        crates: None,
    },
];

/// Crates of the window, and who may see them.
const WINDOW_CRATES: &[&str] = &["egui", "eframe", "egui_extras", "epaint"];

/// What reads the machine's clocks or touches its files, by the text that does so.
const IMPURE: &[&str] = &[
    "std::fs",
    "std::io",
    "std::net",
    "std::env",
    "std::process",
    "std::thread",
    "std::time",
    "chrono",
    "println!",
    "eprintln!",
];

fn source() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("src")
}

/// All Rust files of a module, with the lines that are code.
fn files(module: &str) -> Vec<(PathBuf, Vec<(usize, String)>)> {
    let (folder, file) = (source().join(module), source().join(format!("{module}.rs")));
    let mut waiting: Vec<PathBuf> = [folder, file].into_iter().filter(|path| path.exists()).collect();
    let mut found = Vec::new();
    while let Some(path) = waiting.pop() {
        if path.is_dir() {
            waiting.extend(fs::read_dir(&path).unwrap().map(|entry| entry.unwrap().path()));
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            found.push((path.clone(), code(&fs::read_to_string(&path).unwrap())));
        }
    }
    found.sort();
    found
}

/// Lines without comments and texts, numbered from 1.
fn code(text: &str) -> Vec<(usize, String)> {
    let without_comment = |line: &str| {
        let mut out = String::new();
        let mut quoted = false;
        let mut letters = line.chars().peekable();
        while let Some(letter) = letters.next() {
            match letter {
                '\\' if quoted => drop(letters.next()),
                '"' => quoted = !quoted,
                '/' if !quoted && letters.peek() == Some(&'/') => break,
                _ if quoted => {}
                letter => out.push(letter),
            }
        }
        out
    };
    text.lines().enumerate().map(|(index, line)| (index + 1, without_comment(line))).collect()
}

/// The first names after `prefix` in a line: `crate::{a::B, c}` gives a and c.
fn names_after(line: &str, prefix: &str) -> Vec<String> {
    let mut names = Vec::new();
    for (place, _) in line.match_indices(prefix) {
        let before = line[..place].chars().next_back();
        if before.is_some_and(|letter| letter.is_alphanumeric() || letter == '_' || letter == ':') {
            continue;
        }
        let rest = &line[place + prefix.len()..];
        if let Some(group) = rest.strip_prefix('{') {
            let mut depth = 0;
            let mut name = String::new();
            for letter in group.chars() {
                match letter {
                    '{' => depth += 1,
                    '}' if depth == 0 => break,
                    '}' => depth -= 1,
                    ',' if depth == 0 => names.push(first_name(&std::mem::take(&mut name))),
                    letter if depth == 0 => name.push(letter),
                    _ => {}
                }
            }
            names.push(first_name(&name));
        } else {
            names.push(first_name(rest));
        }
    }
    names.retain(|name| !name.is_empty());
    names
}

fn first_name(path: &str) -> String {
    path.trim().chars().take_while(|letter| letter.is_alphanumeric() || *letter == '_').collect()
}

/// The modules the crate has.
fn modules() -> Vec<String> {
    let text = fs::read_to_string(source().join("lib.rs")).unwrap();
    text.lines().filter_map(|line| line.strip_prefix("pub mod ")?.strip_suffix(';')).map(str::to_owned).collect()
}

#[test]
fn every_module_has_a_rule() {
    for module in modules() {
        assert!(RULES.iter().any(|rule| rule.module == module), "no rule for src/{module}: which modules may it use?");
    }
}

#[test]
fn modules_use_only_what_stands_before_them() {
    let known = modules();
    let mut offences = Vec::new();
    for rule in RULES {
        for (path, lines) in files(rule.module) {
            for (number, line) in lines {
                for name in names_after(&line, "crate::") {
                    if known.contains(&name) && !rule.ours.contains(&name.as_str()) {
                        offences.push(format!(
                            "{}:{number}: {} may not use {name}: {}",
                            path.display(),
                            rule.module,
                            line.trim()
                        ));
                    }
                }
            }
        }
    }
    assert!(offences.is_empty(), "\n{}", offences.join("\n"));
}

#[test]
fn the_rules_the_clock_and_the_referee_are_pure() {
    let mut offences = Vec::new();
    for rule in RULES {
        let Some(crates) = rule.crates else { continue };
        for (path, lines) in files(rule.module) {
            for (number, line) in lines {
                let trimmed = line.trim_start().trim_start_matches("pub(crate) ").trim_start_matches("pub ");
                let used = names_after(trimmed, "use ").into_iter().find(|name| {
                    !["std", "core", "crate", "super", "self"].contains(&name.as_str())
                        && !crates.contains(&name.as_str())
                        && name.starts_with(char::is_lowercase)
                        && !files(rule.module).iter().any(|(file, _)| is_module(file, name))
                });
                if let Some(name) = used {
                    offences.push(format!("{}:{number}: {} is pure and may not use {name}", path.display(), rule.module));
                }
                for word in IMPURE.iter().filter(|word| line.contains(**word)) {
                    offences.push(format!("{}:{number}: {} is pure and may not use {word}", path.display(), rule.module));
                }
            }
        }
    }
    assert!(offences.is_empty(), "\n{}", offences.join("\n"));
}

/// Whether `file` is the module `name`: `use board::Board` in a `mod.rs` names a sibling, not a crate.
fn is_module(file: &Path, name: &str) -> bool {
    file.file_stem().is_some_and(|stem| stem == name)
        || file.parent().and_then(Path::file_name).is_some_and(|folder| folder == name)
}

#[test]
fn only_the_window_sees_the_windows_crates() {
    let mut offences = Vec::new();
    for rule in RULES.iter().filter(|rule| rule.module != "ui") {
        for (path, lines) in files(rule.module) {
            for (number, line) in lines {
                let names = WINDOW_CRATES.iter().filter(|name| {
                    let path = format!("{name}::");
                    !names_after(&line, &path).is_empty() || line.contains(&format!("use {name}"))
                });
                for name in names {
                    offences.push(format!("{}:{number}: {} may not use {name}", path.display(), rule.module));
                }
            }
        }
    }
    assert!(offences.is_empty(), "\n{}", offences.join("\n"));
}

#[test]
fn the_test_sees_offences() {
    assert_eq!(names_after("use crate::{ui::Shell, app, rules::{Color, Point}};", "crate::"), ["ui", "app", "rules"]);
    assert_eq!(names_after("let x = crate::store::verify(p);", "crate::"), ["store"]);
    assert_eq!(names_after("use mycrate::ui;", "crate::"), Vec::<String>::new());
    assert_eq!(code("let a = \"crate::ui // no\"; // crate::ui")[0].1.trim(), "let a = ;");
}
