//! Bytes to text: which character set a foreign file is written in.
//!
//! The order of trust: a byte order mark, UTF-16 by its pattern, the set the file itself names, valid UTF-8, then detection by
//! letter statistics. Whatever was taken, [`candidates`] lays the other possibilities out with a preview, so that a person
//! can choose and [`decode_as`] reads again.

use chardetng::{EncodingDetector, Iso2022JpDetection, Utf8Detection};
use encoding_rs::{
    BIG5, EUC_KR, Encoding, GB18030, IBM866, KOI8_R, SHIFT_JIS, UTF_8, UTF_16BE, UTF_16LE, WINDOWS_1251, WINDOWS_1252,
};
use std::borrow::Cow;

/// What the choice of a character set rests on, from surest to least sure.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Evidence {
    /// The file begins with a byte order mark.
    ByteOrderMark,
    /// Every other byte is zero where the text is plain: UTF-16 without a mark.
    ZeroBytes,
    /// A person chose it.
    Chosen,
    /// The file names it, and reads without damage in it.
    Declared,
    /// Plain ASCII: the question does not arise.
    Ascii,
    /// The bytes are valid UTF-8.
    ValidUtf8,
    /// Letter statistics; a guess to be shown.
    Detected,
}

/// A file's text and how it was read.
#[derive(Clone, Debug)]
pub struct Decoded<'a> {
    pub text: Cow<'a, str>,
    pub encoding: &'static Encoding,
    pub evidence: Evidence,
    /// Bytes that mean nothing in this set were replaced by U+FFFD.
    pub damaged: bool,
    /// The set the file named could not be used: its name is unknown, or the bytes are not in it.
    pub declaration_refused: bool,
}

/// One way to read a file, shown to the person who chooses.
#[derive(Clone, Debug)]
pub struct Candidate {
    pub encoding: &'static Encoding,
    /// The first words that are not plain ASCII, read this way.
    pub preview: String,
    /// Some bytes mean nothing in this set.
    pub damaged: bool,
}

/// Longest preview of a candidate, in characters.
const PREVIEW: usize = 120;
/// Bytes looked at when candidates are weighed; a whole library of records need not be decoded nine times.
const SAMPLE: usize = 256 * 1024;
/// The sets offered for choice, those met most in this country's halls first.
const OFFERED: [&Encoding; 9] = [UTF_8, WINDOWS_1251, KOI8_R, IBM866, GB18030, SHIFT_JIS, BIG5, EUC_KR, WINDOWS_1252];

/// The set a label means, names in use that the web's list lacks included (`cp932`, `ms936`, `ISO-8859`...).
pub fn encoding_named(label: &str) -> Option<&'static Encoding> {
    if let Some(encoding) = Encoding::for_label(label.as_bytes()) {
        return Some(encoding);
    }
    let label = label.trim().trim_matches('"').to_ascii_lowercase().replace([' ', '_'], "-");
    Encoding::for_label(label.as_bytes()).or_else(|| {
        let plain: String = label.chars().filter(char::is_ascii_alphanumeric).collect();
        match plain.as_str() {
            "cp932" | "ms932" | "windows932" | "sjis" | "shiftjis" => Some(SHIFT_JIS),
            "cp936" | "ms936" | "windows936" | "gb" | "gb2312" | "gbk" | "euccn" => Some(GB18030),
            "cp949" | "ms949" | "windows949" | "ksc5601" | "euckr" => Some(EUC_KR),
            "cp950" | "ms950" | "windows950" | "big5" | "big5eten" => Some(BIG5),
            "cp1251" | "win1251" | "windows1251" => Some(WINDOWS_1251),
            "cp1252" | "win1252" | "latin1" | "iso8859" | "iso88591" => Some(WINDOWS_1252),
            "koi8" | "koi8r" => Some(KOI8_R),
            "cp866" | "dos866" | "ibm866" | "alt" => Some(IBM866),
            "utf8" | "unicode" => Some(UTF_8),
            _ => None,
        }
    })
}

/// Reads `bytes`; `declared` is the set the file itself names, if it names one.
pub fn decode<'a>(bytes: &'a [u8], declared: Option<&str>) -> Decoded<'a> {
    let done = |text, encoding, evidence, damaged, declaration_refused| Decoded {
        text,
        encoding,
        evidence,
        damaged,
        declaration_refused,
    };
    if let Some((encoding, mark)) = Encoding::for_bom(bytes) {
        let (text, damaged) = encoding.decode_without_bom_handling(bytes.get(mark..).unwrap_or_default());
        return done(text, encoding, Evidence::ByteOrderMark, damaged, false);
    }
    // A file whose bytes name a set in plain letters is not in UTF-16, whatever zeros it has.
    if declared.is_none()
        && let Some(encoding) = utf16_by_zeros(bytes)
    {
        let (text, damaged) = encoding.decode_without_bom_handling(bytes);
        return done(text, encoding, Evidence::ZeroBytes, damaged, false);
    }
    let ascii = bytes.is_ascii();
    if ascii {
        // ISO-2022 sets hide in ASCII bytes; only a declaration tells.
        if let Some(encoding) = declared.and_then(encoding_named).filter(|e| !e.is_ascii_compatible())
            && let Some(text) = encoding.decode_without_bom_handling_and_without_replacement(bytes)
            && encoding != UTF_16BE
            && encoding != UTF_16LE
        {
            return done(text, encoding, Evidence::Declared, false, false);
        }
    }
    let utf8 = std::str::from_utf8(bytes).ok();
    if let Some(text) = utf8.filter(|_| ascii) {
        return done(Cow::Borrowed(text), UTF_8, Evidence::Ascii, false, false);
    }
    let named = declared.map(encoding_named);
    let mut refused = false;
    if let Some(named) = named {
        match named {
            // Programs name Latin-1 without thinking; text that is valid UTF-8 is never Latin-1 by chance.
            Some(encoding) if encoding == WINDOWS_1252 && utf8.is_some() => refused = true,
            Some(encoding) => match encoding.decode_without_bom_handling_and_without_replacement(bytes) {
                Some(text) => return done(text, encoding, Evidence::Declared, false, false),
                None => refused = true,
            },
            None => refused = true,
        }
    }
    if let Some(text) = utf8 {
        return done(Cow::Borrowed(text), UTF_8, Evidence::ValidUtf8, false, refused);
    }
    let encoding = detect(bytes);
    let (text, damaged) = encoding.decode_without_bom_handling(bytes);
    let refused = refused && named.flatten() != Some(encoding);
    done(text, encoding, Evidence::Detected, damaged, refused)
}

/// Reads `bytes` in the set a person chose.
pub fn decode_as<'a>(bytes: &'a [u8], encoding: &'static Encoding) -> Decoded<'a> {
    let mark = match Encoding::for_bom(bytes) {
        Some((marked, length)) if marked == encoding => length,
        _ => 0,
    };
    let (text, damaged) = encoding.decode_without_bom_handling(bytes.get(mark..).unwrap_or_default());
    Decoded { text, encoding, evidence: Evidence::Chosen, damaged, declaration_refused: false }
}

/// Every way of reading `bytes` worth offering, best first: what [`decode`] would take, then by what the letters look like,
/// then those in which bytes are lost.
pub fn candidates(bytes: &[u8], declared: Option<&str>) -> Vec<Candidate> {
    let taken = decode(bytes, declared).encoding;
    let sample = bytes.get(..SAMPLE).unwrap_or(bytes);
    let whole = sample.len() == bytes.len();
    let mut weighed: Vec<(bool, bool, i64, Candidate)> = std::iter::once(taken)
        .chain(OFFERED.into_iter().filter(|e| *e != taken))
        .map(|encoding| {
            let decoded = decode_as(sample, encoding);
            // A sample cut within a character is no damage.
            let body = if whole { decoded.text.as_ref() } else { decoded.text.trim_end_matches('\u{fffd}') };
            let damaged = if whole { decoded.damaged } else { body.contains('\u{fffd}') };
            let candidate = Candidate { encoding, preview: preview(body), damaged };
            (encoding == taken, damaged, plausibility(body), candidate)
        })
        .collect();
    weighed.sort_by_key(|(taken, damaged, score, _)| (!*taken, *damaged, -score));
    weighed.into_iter().map(|(.., candidate)| candidate).collect()
}

fn detect(bytes: &[u8]) -> &'static Encoding {
    if is_damaged_utf8(bytes) {
        return UTF_8;
    }
    let mut detector = EncodingDetector::new(Iso2022JpDetection::Deny);
    detector.feed(bytes, true);
    let guess = detector.guess(None, Utf8Detection::Deny);
    // A file of this trade is in one of few sets; a guess outside them loses to the best of them that loses no byte.
    if guess.decode_without_bom_handling_and_without_replacement(bytes).is_some() {
        return guess;
    }
    let sample = bytes.get(..SAMPLE).unwrap_or(bytes);
    OFFERED
        .into_iter()
        .filter(|e| *e != UTF_8)
        .map(|e| (decode_as(sample, e), e))
        .max_by_key(|(decoded, _)| plausibility(&decoded.text))
        .map_or(guess, |(_, e)| e)
}

/// UTF-8 with a few bytes spoilt: other sets do not come out as UTF-8 by chance, again and again.
fn is_damaged_utf8(bytes: &[u8]) -> bool {
    let (mut whole, mut spoilt) = (0usize, 0usize);
    for chunk in bytes.utf8_chunks() {
        whole += chunk.valid().chars().filter(|c| !c.is_ascii()).count();
        spoilt += usize::from(!chunk.invalid().is_empty());
    }
    whole >= 2 && whole >= spoilt * 4
}

/// UTF-16 that lost its mark: plain Latin characters leave a zero in every pair.
fn utf16_by_zeros(bytes: &[u8]) -> Option<&'static Encoding> {
    let head = bytes.get(..bytes.len().min(512) & !1)?;
    if head.len() < 8 {
        return None;
    }
    let zeros = |odd: usize| head.iter().skip(odd).step_by(2).filter(|b| **b == 0).count();
    let (even, odd, pairs) = (zeros(0), zeros(1), head.len() / 2);
    if odd * 4 > pairs && even == 0 {
        Some(UTF_16LE)
    } else if even * 4 > pairs && odd == 0 {
        Some(UTF_16BE)
    } else {
        None
    }
}

/// How much the characters beyond ASCII look like somebody's writing, for each hundred of them.
fn plausibility(text: &str) -> i64 {
    let (mut score, mut count, mut previous) = (0i64, 0i64, ' ');
    for c in text.chars() {
        if !c.is_ascii() {
            count += 1;
            score += match c {
                '\u{fffd}' => -20,
                '\u{80}'..='\u{9f}' | '\u{e000}'..='\u{f8ff}' => -10,
                '\u{2500}'..='\u{25ff}' => -4,
                // A capital after a small letter of the same word is how a wrong Cyrillic set shows.
                'А'..='Я' | 'Ё' if previous.is_lowercase() => -3,
                'а'..='я' | 'ё' | '\u{3040}'..='\u{30ff}' | '\u{ac00}'..='\u{d7a3}' => 3,
                'А'..='Я' | 'Ё' => 1,
                '\u{4e00}'..='\u{9fff}' => 2,
                '\u{ff61}'..='\u{ff9f}' => -2,
                c if c.is_alphabetic() => i64::from(previous.is_ascii_alphabetic()),
                '«' | '»' | '—' | '–' | '№' | '“' | '”' | '’' | '…' | '½' => 1,
                _ => -1,
            };
        }
        previous = c;
    }
    if count == 0 { 0 } else { score * 100 / count }
}

/// The first stretch of `text` that is not plain ASCII, with a few words around it, on one line.
fn preview(text: &str) -> String {
    let first = text.char_indices().find(|(_, c)| !c.is_ascii()).map_or(0, |(at, _)| at);
    let from = text.get(..first).map_or(0, |before| before.char_indices().rev().take(12).last().map_or(0, |(at, _)| at));
    let shown = text.get(from..).unwrap_or_default();
    shown.chars().map(|c| if c.is_control() { ' ' } else { c }).take(PREVIEW).collect()
}
