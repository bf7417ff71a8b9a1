use std::fmt;

/// A place in a file: line and column from 1, the column in characters.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Place {
    /// From 1; CR, LF and CRLF end one.
    pub line: u32,
    /// From 1, in characters.
    pub column: u32,
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}", self.line, self.column)
    }
}

/// One thing in a file that is not as FF\[4\] wants it, and was read all the same.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Repair {
    /// Where it begins.
    pub place: Place,
    /// What it is.
    pub kind: RepairKind,
}

/// What was mended. [`RepairKind::code`] is its stable name; `Display` says it in English.
/// Fields: `written` as in the file, `read_as` what was taken for it, `name` the property, `length` in bytes.
#[derive(Clone, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "the fields are the same few everywhere, said above")]
pub enum RepairKind {
    /// The named character set is unknown or is not the one the bytes are in.
    WrongCharacterSet { declared: String, read_as: &'static str },
    /// The set was guessed from the letters.
    GuessedCharacterSet { read_as: &'static str },
    /// Bytes without meaning in the set were replaced.
    DamagedCharacters,
    /// Text outside any game was passed over.
    TextOutsideGame { length: usize },
    /// Characters between properties were passed over.
    StrayCharacters { length: usize },
    /// A tree without a node.
    EmptyTree,
    /// The file ends, or the next game begins, with `open` trees not closed.
    UnclosedTree { open: usize },
    /// A `)` that closes nothing.
    ExtraParenthesis,
    /// The game had no `(`.
    MissingParenthesis,
    /// A node without its `;`.
    MissingSemicolon,
    /// Trees side by side without a root of their own: read as games.
    GamesWithoutRoot,
    /// Nodes after a variation: read as one more variation.
    NodeAfterVariation,
    /// The file ends within a value, or a point lost its bracket.
    UnclosedValue,
    /// A `]` within a text lacked its backslash.
    UnescapedBracket,
    /// A name in an old or wrong spelling.
    OldName { written: String, read_as: String },
    /// A name followed by no value.
    NameWithoutValue { name: String },
    /// A value belonging to no name.
    ValueWithoutName,
    /// The same property twice in a node.
    DuplicateProperty { name: String },
    /// More values than the property can have: the first counts, of comments all.
    SurplusValue { name: String },
    /// A property of the root in another node; it is kept in the tree and left out in writing.
    MisplacedProperty { name: String },
    /// Several moves in one node were given a node each.
    SeveralMovesInNode,
    /// Stones set in the same node as a move were given a node of their own.
    SetupWithMove,
    /// The board's size could not be read or was written oddly; what was taken instead.
    Size { written: String, read_as: String },
    /// A number, or a komi, that could not be read or was written oddly. Unread words are written into the game's comment.
    Number { name: &'static str, written: String, read_as: Option<String> },
    /// A point that is none, or lies off the board; it was passed over.
    Point { name: String, written: String },
    /// A rectangle of points given by other corners than its upper left and lower right.
    TurnedRectangle { written: String },
    /// A point given twice in one list.
    RepeatedPoint { written: String },
    /// A side to move that is neither.
    SideToMove { written: String },
}

impl RepairKind {
    /// The stable name, for `--json` and for the catalogues of messages.
    pub const fn code(&self) -> &'static str {
        match self {
            RepairKind::WrongCharacterSet { .. } => "wrong_character_set",
            RepairKind::GuessedCharacterSet { .. } => "guessed_character_set",
            RepairKind::DamagedCharacters => "damaged_characters",
            RepairKind::TextOutsideGame { .. } => "text_outside_game",
            RepairKind::StrayCharacters { .. } => "stray_characters",
            RepairKind::EmptyTree => "empty_tree",
            RepairKind::UnclosedTree { .. } => "unclosed_tree",
            RepairKind::ExtraParenthesis => "extra_parenthesis",
            RepairKind::MissingParenthesis => "missing_parenthesis",
            RepairKind::MissingSemicolon => "missing_semicolon",
            RepairKind::GamesWithoutRoot => "games_without_root",
            RepairKind::NodeAfterVariation => "node_after_variation",
            RepairKind::UnclosedValue => "unclosed_value",
            RepairKind::UnescapedBracket => "unescaped_bracket",
            RepairKind::OldName { .. } => "old_name",
            RepairKind::NameWithoutValue { .. } => "name_without_value",
            RepairKind::ValueWithoutName => "value_without_name",
            RepairKind::DuplicateProperty { .. } => "duplicate_property",
            RepairKind::SurplusValue { .. } => "surplus_value",
            RepairKind::MisplacedProperty { .. } => "misplaced_property",
            RepairKind::SeveralMovesInNode => "several_moves_in_node",
            RepairKind::SetupWithMove => "setup_with_move",
            RepairKind::Size { .. } => "size",
            RepairKind::Number { .. } => "number",
            RepairKind::Point { .. } => "point",
            RepairKind::TurnedRectangle { .. } => "turned_rectangle",
            RepairKind::RepeatedPoint { .. } => "repeated_point",
            RepairKind::SideToMove { .. } => "side_to_move",
        }
    }
}

impl fmt::Display for RepairKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            RepairKind::WrongCharacterSet { declared, read_as } => write!(f, "CA names {declared}, the text is in {read_as}"),
            RepairKind::GuessedCharacterSet { read_as } => write!(f, "no character set named, {read_as} guessed"),
            RepairKind::DamagedCharacters => f.write_str("some characters could not be read"),
            RepairKind::TextOutsideGame { length } => write!(f, "{length} bytes outside any game passed over"),
            RepairKind::StrayCharacters { length } => write!(f, "{length} bytes between properties passed over"),
            RepairKind::EmptyTree => f.write_str("tree without a node passed over"),
            RepairKind::UnclosedTree { open } => write!(f, "{open} closing parentheses missing"),
            RepairKind::ExtraParenthesis => f.write_str("parenthesis that closes nothing"),
            RepairKind::MissingParenthesis => f.write_str("opening parenthesis missing"),
            RepairKind::MissingSemicolon => f.write_str("semicolon missing before a node"),
            RepairKind::GamesWithoutRoot => f.write_str("trees without a common root read as games"),
            RepairKind::NodeAfterVariation => f.write_str("nodes after a variation read as another variation"),
            RepairKind::UnclosedValue => f.write_str("closing bracket missing"),
            RepairKind::UnescapedBracket => f.write_str("bracket within a text lacks its backslash"),
            RepairKind::OldName { written, read_as } => write!(f, "property {written} read as {read_as}"),
            RepairKind::NameWithoutValue { name } => write!(f, "property {name} has no value"),
            RepairKind::ValueWithoutName => f.write_str("value without a property"),
            RepairKind::DuplicateProperty { name } => write!(f, "property {name} twice in a node"),
            RepairKind::SurplusValue { name } => write!(f, "property {name} has more values than one"),
            RepairKind::MisplacedProperty { name } => write!(f, "property {name} outside the root"),
            RepairKind::SeveralMovesInNode => f.write_str("several moves in a node"),
            RepairKind::SetupWithMove => f.write_str("stones set in the node of a move"),
            RepairKind::Size { written, read_as } => write!(f, "board size [{written}] read as {read_as}"),
            RepairKind::Number { name, written, read_as: Some(read) } => write!(f, "{name}[{written}] read as {read}"),
            RepairKind::Number { name, written, read_as: None } => write!(f, "{name}[{written}] is no number"),
            RepairKind::Point { name, written } => write!(f, "{name}[{written}] is no point of the board"),
            RepairKind::TurnedRectangle { written } => write!(f, "corners of [{written}] in the wrong order"),
            RepairKind::RepeatedPoint { written } => write!(f, "point [{written}] twice in a list"),
            RepairKind::SideToMove { written } => write!(f, "PL[{written}] names no side"),
        }
    }
}

/// Turns byte offsets into places, in one pass over the text whatever their number.
pub(super) fn place_all(text: &str, mut found: Vec<(usize, RepairKind)>) -> Vec<Repair> {
    found.sort_by_key(|(at, _)| *at);
    let bytes = text.as_bytes();
    let (mut at, mut line, mut column) = (0usize, 1u32, 1u32);
    found
        .into_iter()
        .map(|(wanted, kind)| {
            while at < wanted.min(bytes.len()) {
                let byte = bytes.get(at).copied().unwrap_or_default();
                let ends_line = byte == b'\n' || (byte == b'\r' && bytes.get(at + 1) != Some(&b'\n'));
                if ends_line {
                    line += 1;
                    column = 1;
                } else if byte & 0xC0 != 0x80 && byte != b'\r' {
                    column += 1;
                }
                at += 1;
            }
            Repair { place: Place { line, column }, kind }
        })
        .collect()
}
