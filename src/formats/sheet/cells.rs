/// Rows looked at when the separator is weighed.
const SAMPLE: usize = 60;
/// Rows and cells of a row that are kept; a congress has some thousands of games.
const MOST_ROWS: usize = 100_000;
const MOST_CELLS: usize = 100;

/// A text cut into rows and cells; rows may differ in length.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Cells {
    pub rows: Vec<Row>,
    /// There were more rows than any table of games has; they were left out.
    pub more: bool,
}

/// One row, with the number of the line it begins on, from 1.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Row {
    pub line: usize,
    pub cells: Vec<String>,
}

impl Row {
    fn push(&mut self, cell: String) {
        if self.cells.len() < MOST_CELLS {
            self.cells.push(cell);
        }
    }
}

impl Cells {
    /// Cells of the longest row.
    #[must_use]
    pub fn width(&self) -> usize {
        self.rows.iter().map(|row| row.cells.len()).max().unwrap_or(0)
    }
}

/// What stands between cells.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Separator {
    Sign(char),
    /// Two blanks or more, as in tables made of letters.
    Blanks,
}

/// Cuts a text by the separator that gives the most even rows of at least two cells. Quotes hold separators, line ends and, doubled,
/// themselves.
#[must_use]
pub fn cells(text: &str) -> Cells {
    let text = text.trim_start_matches('\u{feff}');
    // Spreadsheets may name the separator themselves.
    let (named, text) = match text.strip_prefix("sep=") {
        Some(rest) => {
            let (sign, rest) = rest.split_once('\n').unwrap_or((rest, ""));
            (sign.chars().next(), rest)
        }
        None => (None, text),
    };
    let separator = named.map_or_else(|| separator(text), Separator::Sign);
    let mut rows = cut(text, separator, MOST_ROWS + 1);
    let more = rows.len() > MOST_ROWS;
    rows.truncate(MOST_ROWS);
    Cells { rows, more }
}

fn separator(text: &str) -> Separator {
    let mut best = (0, Separator::Sign(','));
    for candidate in [Separator::Sign('\t'), Separator::Sign(';'), Separator::Sign(','), Separator::Sign('|'), Separator::Blanks]
    {
        let rows = cut(text, candidate, SAMPLE);
        let mut widths: Vec<usize> = rows.iter().map(|row| row.cells.len()).collect();
        widths.sort_unstable();
        let Some(usual) = widths.get(widths.len() / 2).copied().filter(|usual| *usual > 1) else { continue };
        let even = widths.iter().filter(|width| **width == usual).count();
        // How many rows agree counts first, then how much they say.
        let weight = even * 100 / widths.len() * 100 + usual.min(99);
        if weight > best.0 {
            best = (weight, candidate);
        }
    }
    best.1
}

fn cut(text: &str, separator: Separator, most: usize) -> Vec<Row> {
    let mut rows: Vec<Row> = Vec::new();
    let mut row = Row { line: 1, cells: Vec::new() };
    let (mut cell, mut quoted, mut line) = (String::new(), false, 1);
    let mut letters = text.chars().peekable();
    while let Some(letter) = letters.next() {
        match letter {
            '\n' => line += 1,
            _ if rows.len() >= most => break,
            _ => {}
        }
        match letter {
            '"' if quoted && letters.peek() == Some(&'"') => {
                letters.next();
                cell.push('"');
            }
            '"' if quoted => quoted = false,
            '"' if cell.trim().is_empty() => {
                cell.clear();
                quoted = true;
            }
            letter if quoted => cell.push(letter),
            '\r' => {}
            '\n' => {
                row.push(take(&mut cell));
                if row.cells.iter().any(|cell| !cell.is_empty()) {
                    rows.push(std::mem::take(&mut row));
                }
                row = Row { line, cells: Vec::new() };
            }
            letter if separator == Separator::Sign(letter) => row.push(take(&mut cell)),
            ' ' if separator == Separator::Blanks && letters.peek() == Some(&' ') => {
                while letters.next_if_eq(&' ').is_some() {}
                // Blanks before the first cell are indentation.
                if !(row.cells.is_empty() && cell.trim().is_empty()) {
                    row.push(take(&mut cell));
                }
            }
            letter => cell.push(letter),
        }
    }
    row.push(take(&mut cell));
    if row.cells.iter().any(|cell| !cell.is_empty()) && rows.len() < most {
        rows.push(row);
    }
    rows
}

fn take(cell: &mut String) -> String {
    let text = cell.trim().to_owned();
    cell.clear();
    text
}
