//! The electronic envelope: what opens it, what does not, and what it tells.

use fujite::referee::{Found, RoundNo, Sealed, TableId, TableNo};
use fujite::rules::{Point, Size};
use fujite::seal::{Occasion, OpenError, Passphrase, SealError, SealedMove, Secret, open, seal};

fn phrase(text: &str) -> Passphrase {
    let mut phrase = Passphrase::new();
    text.chars().for_each(|letter| phrase.push(letter));
    phrase
}

fn occasion() -> Occasion {
    let table = TableId::new(RoundNo(3), TableNo(5));
    Occasion { tournament: "KZ26".into(), table, adjournment: 1, size: Size::STANDARD }
}

fn sealed(sealed: SealedMove, text: &str) -> Sealed {
    seal(&Secret { sealed, passphrase: phrase(text) }, &occasion()).expect("sealed")
}

const WORDS: &str = "семь жёлтых цапель";

#[test]
fn only_its_passphrase_opens_it_and_only_for_its_game() {
    let point = Point::new(3, 15);
    let envelope = sealed(SealedMove::play(point), WORDS);
    assert_eq!(open(&envelope, &phrase(WORDS), &occasion()).expect("opened").found(), Found::Marked(point));
    assert_eq!(open(&envelope, &phrase("семь белых цапель"), &occasion()), Err(OpenError::WrongPassphrase));
    let other = Occasion { adjournment: 2, ..occasion() };
    assert_eq!(open(&envelope, &phrase(WORDS), &other), Err(OpenError::Another));
}

#[test]
fn what_is_changed_afterwards_does_not_open() {
    let envelope = sealed(SealedMove::pass(), WORDS);
    assert_eq!(open(&envelope, &phrase(WORDS), &occasion()).expect("opened").found(), Found::Pass);
    // Another whole envelope under the same passphrase: the commitment on paper gives it away.
    let another = sealed(SealedMove::play(Point::new(0, 0)), WORDS);
    let swapped = Sealed { text: another.text, commitment: envelope.commitment.clone() };
    assert_eq!(open(&swapped, &phrase(WORDS), &occasion()), Err(OpenError::Changed));
    // One letter of the text.
    let mut lines: Vec<String> = envelope.text.lines().map(str::to_owned).collect();
    let last = lines.len() - 2;
    let turned: String =
        lines[last].chars().enumerate().map(|(n, c)| if n == 3 { if c == 'A' { 'B' } else { 'A' } } else { c }).collect();
    lines[last] = turned;
    let damaged = Sealed { text: lines.join("\n") + "\n", ..envelope.clone() };
    assert!(matches!(open(&damaged, &phrase(WORDS), &occasion()), Err(OpenError::Damaged(_) | OpenError::WrongPassphrase)));
    let empty = Sealed { text: String::new(), ..envelope };
    assert!(matches!(open(&empty, &phrase(WORDS), &occasion()), Err(OpenError::Damaged(_))));
}

#[test]
fn neither_text_nor_length_nor_commitment_tells_the_move() {
    let moves = [SealedMove::pass(), SealedMove::play(Point::new(0, 0)), SealedMove::play(Point::new(18, 18))];
    let all: Vec<Sealed> = moves.into_iter().map(|m| sealed(m, WORDS)).collect();
    let again = sealed(SealedMove::pass(), WORDS);
    assert!(all.iter().all(|s| s.text.len() == again.text.len()), "one length for every move");
    assert_ne!(all[0].text, again.text, "the same move looks different each time");
    assert_ne!(all[0].commitment, again.commitment, "and so does its commitment: it cannot be tried out");
    assert_eq!(again.commitment.len(), 64);
    assert_eq!(again.printed().len(), 29);
    assert!(again.text.starts_with("-----BEGIN AGE ENCRYPTED FILE-----"), "any age program can open it");
}

#[test]
fn short_passphrases_and_points_off_the_board_are_not_sealed() {
    let secret = |sealed, text| Secret { sealed, passphrase: phrase(text) };
    assert_eq!(seal(&secret(SealedMove::pass(), "коротко"), &occasion()), Err(SealError::ShortPassphrase));
    assert_eq!(seal(&secret(SealedMove::play(Point::new(19, 0)), WORDS), &occasion()), Err(SealError::OffBoard));
}

#[test]
fn passphrase_and_move_are_not_written_where_they_might_be_logged() {
    let secret = Secret { sealed: SealedMove::play(Point::new(3, 15)), passphrase: phrase(WORDS) };
    let text = format!("{secret:?} {:?}", fujite::app::Action::SealMove { table: occasion().table, secret: secret.clone() });
    assert!(!text.contains("цапель") && !text.contains("15"), "{text}");
}

#[test]
fn a_passphrase_is_typed_and_taken_back_letter_by_letter() {
    let mut typed = phrase("журавль");
    typed.pop();
    typed.pop();
    assert_eq!(typed.letters(), 5);
    assert!(typed.agrees_with(&phrase("журав")));
    typed.push('\n');
    assert_eq!(typed.letters(), 5, "a line's end is no letter");
    typed.clear();
    assert!(typed.is_empty());
}

/// Whether `rest` holds the needle, which is kept turned.
#[cfg(target_os = "linux")]
fn holds(mut rest: &[u8], needle: &[u8]) -> bool {
    use std::io::BufRead;
    while !rest.is_empty() {
        // The library's own search: a loop here would take minutes without optimisation.
        if rest.skip_until(needle[0] ^ 0x5a).is_err() {
            return false;
        }
        let tail = &needle[1..];
        if rest.len() >= tail.len() && rest.iter().zip(tail).all(|(a, b)| *a == b ^ 0x5a) {
            return true;
        }
    }
    false
}

/// What lies in this process's own memory, read as another process would read a dump of it.
#[cfg(target_os = "linux")]
fn memory_holds(needle: &[u8]) -> bool {
    use std::io::{Read, Seek, SeekFrom};
    let maps = std::fs::read_to_string("/proc/self/maps").expect("maps");
    let mut memory = std::fs::File::open("/proc/self/mem").expect("memory");
    let mut found = 0;
    for line in maps.lines().filter(|l| l.contains(" rw")) {
        let Some((from, to)) = line.split(' ').next().and_then(|r| r.split_once('-')) else { continue };
        let (Ok(from), Ok(to)) = (u64::from_str_radix(from, 16), u64::from_str_radix(to, 16)) else { continue };
        // Piece by piece, overlapping by a needle, into a buffer that is wiped before it is left behind.
        let mut place = from;
        let mut buffer = vec![0u8; 1 << 20];
        while place < to {
            let length = usize::try_from((to - place).min(1 << 20)).expect("small");
            let ours = buffer.as_ptr() as u64;
            let own = place < ours + (1 << 20) && ours < place + length as u64;
            if !own
                && memory.seek(SeekFrom::Start(place)).is_ok()
                && memory.read_exact(&mut buffer[..length]).is_ok()
                && holds(&buffer[..length], needle)
            {
                found += 1;
            }
            place += (1 << 20) - needle.len() as u64;
        }
        buffer.fill(0);
    }
    found > 0
}

#[cfg(target_os = "linux")]
#[test]
fn passphrase_and_move_are_gone_from_memory_when_they_are_done_with() {
    // The needles are kept turned, so that looking for them does not put them there.
    let turned = |text: &str| text.bytes().map(|b| b ^ 0x5a).collect::<Vec<u8>>();
    let spelled = || (b'a'..=b'z').rev().step_by(2).chain(b'0'..=b'9');
    let needle: Vec<u8> = spelled().map(|b| b ^ 0x5a).collect();
    let mut passphrase = Passphrase::new();
    spelled().for_each(|b| passphrase.push(b as char));
    assert!(memory_holds(&needle), "while it is used it is there: the search finds what it looks for");
    let secret = Secret { sealed: SealedMove::play(Point::new(16, 9)), passphrase };
    let envelope = seal(&secret, &occasion()).expect("sealed");
    let opened = open(&envelope, &secret.passphrase, &occasion()).expect("opened");
    assert_eq!(opened.found(), Found::Marked(Point::new(16, 9)));
    drop((secret, opened));
    assert!(!memory_holds(&needle), "the passphrase is left in memory");
    assert!(!memory_holds(&turned("\npoint 16 9  ")), "the content is left in memory");
}
