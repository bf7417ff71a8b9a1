use std::fmt;

/// Something in the file that is not in order.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Finding {
    pub kind: FindingKind,
    pub place: Place,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[non_exhaustive]
pub enum FindingKind {
    /// A game names a player who is not in the list; the game is left out.
    DanglingPlayer,
    /// So does a bye; it is left out.
    DanglingBye,
    /// So does a team's board; it is left out.
    DanglingTeamPlayer,
    /// Two players have the same key; games go to the first.
    DuplicatePlayer,
    /// A player without any name.
    NamelessPlayer,
    /// A game without a table number.
    TableMissing,
    /// Two games of one round at one table; both are kept.
    TableTwice,
    /// A player is in two games, or in a game and a bye, of one round.
    TwiceInRound,
    /// Black and White are the same player; the game is left out.
    PlaysItself,
    /// A game, bye or board without a round; left out.
    RoundMissing,
    /// Later than the last announced round; kept.
    RoundBeyond,
    /// The format does not hold the number of Japanese periods: it must be asked for.
    PeriodsUnknown,
    /// A main time so short that minutes may have been written for seconds.
    MainTimeDoubtful,
    /// A limit to what increments can add up to, which no clock here has.
    MaxTimeIgnored,
    /// Line feeds or blanks around a value; taken off.
    CleanedText,
    /// A value that means nothing where it stands; taken as not given.
    BadValue,
    /// The bytes are not of the character set they should be of; it was guessed.
    EncodingGuessed,
    /// Games between teams, which this reader does not take apart.
    TeamGames,
    /// A row or line that holds no game; left out.
    RowSkipped,
    /// A game only one of its players has; kept.
    OneSided,
    /// The two players have different results of their game; taken as not known.
    ResultsDiffer,

    // Of files written
    /// A game of the station the file does not have; its result is not in it.
    GameNotInFile,
    /// A game of the file the station does not have; left as it is.
    GameOnlyInFile,
    /// The file has a result, the station has none; the file's is left.
    ResultOnlyInFile,
    /// The file had another result; the station's stands there now.
    ResultReplaced,
    /// The same pair with the colours the other way round.
    ColoursDiffer,
    /// A result the format has no word for; written as not known.
    ResultNotHeld,
    /// A game won without playing, which the format writes like any other.
    DefaultNotHeld,
    /// Two players of one name, which the program takes for one; the second got a number.
    SameName,
    /// A rank the program insists on and nobody gave; its lowest was written.
    RankAssumed,
    /// A day the program insists on and nobody gave.
    DayAssumed,
    /// Seconds of the main time the format cannot hold.
    TimeRounded,
    /// Letters that have no Latin spelling; question marks stand for them.
    LettersLost,
}

impl FindingKind {
    /// The word for it in `--json` answers.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            FindingKind::DanglingPlayer => "dangling_player",
            FindingKind::DanglingBye => "dangling_bye",
            FindingKind::DanglingTeamPlayer => "dangling_team_player",
            FindingKind::DuplicatePlayer => "duplicate_player",
            FindingKind::NamelessPlayer => "nameless_player",
            FindingKind::TableMissing => "table_missing",
            FindingKind::TableTwice => "table_twice",
            FindingKind::TwiceInRound => "twice_in_round",
            FindingKind::PlaysItself => "plays_itself",
            FindingKind::RoundMissing => "round_missing",
            FindingKind::RoundBeyond => "round_beyond",
            FindingKind::PeriodsUnknown => "periods_unknown",
            FindingKind::MainTimeDoubtful => "main_time_doubtful",
            FindingKind::MaxTimeIgnored => "max_time_ignored",
            FindingKind::CleanedText => "cleaned_text",
            FindingKind::BadValue => "bad_value",
            FindingKind::EncodingGuessed => "encoding_guessed",
            FindingKind::TeamGames => "team_games",
            FindingKind::RowSkipped => "row_skipped",
            FindingKind::OneSided => "one_sided",
            FindingKind::ResultsDiffer => "results_differ",
            FindingKind::GameNotInFile => "game_not_in_file",
            FindingKind::GameOnlyInFile => "game_only_in_file",
            FindingKind::ResultOnlyInFile => "result_only_in_file",
            FindingKind::ResultReplaced => "result_replaced",
            FindingKind::ColoursDiffer => "colours_differ",
            FindingKind::ResultNotHeld => "result_not_held",
            FindingKind::DefaultNotHeld => "default_not_held",
            FindingKind::SameName => "same_name",
            FindingKind::RankAssumed => "rank_assumed",
            FindingKind::DayAssumed => "day_assumed",
            FindingKind::TimeRounded => "time_rounded",
            FindingKind::LettersLost => "letters_lost",
        }
    }

    /// The message that words it.
    #[must_use]
    pub const fn message(self) -> &'static str {
        match self {
            FindingKind::DanglingPlayer => "finding-dangling-player",
            FindingKind::DanglingBye => "finding-dangling-bye",
            FindingKind::DanglingTeamPlayer => "finding-dangling-team",
            FindingKind::DuplicatePlayer => "finding-duplicate-player",
            FindingKind::NamelessPlayer => "finding-nameless",
            FindingKind::TableMissing => "finding-table-missing",
            FindingKind::TableTwice => "finding-table-twice",
            FindingKind::TwiceInRound => "finding-twice-in-round",
            FindingKind::PlaysItself => "finding-plays-itself",
            FindingKind::RoundMissing => "finding-round-missing",
            FindingKind::RoundBeyond => "finding-round-beyond",
            FindingKind::PeriodsUnknown => "finding-periods",
            FindingKind::MainTimeDoubtful => "finding-main-time",
            FindingKind::MaxTimeIgnored => "finding-max-time",
            FindingKind::CleanedText => "finding-cleaned",
            FindingKind::BadValue => "finding-bad-value",
            FindingKind::EncodingGuessed => "finding-encoding",
            FindingKind::TeamGames => "finding-teams",
            FindingKind::RowSkipped => "finding-row-skipped",
            FindingKind::OneSided => "finding-one-sided",
            FindingKind::ResultsDiffer => "finding-results-differ",
            FindingKind::GameNotInFile => "finding-game-not-in-file",
            FindingKind::GameOnlyInFile => "finding-game-only-in-file",
            FindingKind::ResultOnlyInFile => "finding-result-only-in-file",
            FindingKind::ResultReplaced => "finding-result-replaced",
            FindingKind::ColoursDiffer => "finding-colours-differ",
            FindingKind::ResultNotHeld => "finding-result-not-held",
            FindingKind::DefaultNotHeld => "finding-default-not-held",
            FindingKind::SameName => "finding-same-name",
            FindingKind::RankAssumed => "finding-rank-assumed",
            FindingKind::DayAssumed => "finding-day-assumed",
            FindingKind::TimeRounded => "finding-time-rounded",
            FindingKind::LettersLost => "finding-letters-lost",
        }
    }
}

/// Where it is: as much of it as applies. Its `Display` is for scripts and logs; the window words it in the user's language.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Place {
    /// The line of a text file, from 1.
    pub line: Option<usize>,
    pub round: Option<u16>,
    pub table: Option<u16>,
    /// Keys or names of the persons.
    pub who: Vec<String>,
    /// The file's own name for the value.
    pub field: Option<&'static str>,
    /// The value as it stands there.
    pub value: Option<String>,
}

impl Place {
    #[must_use]
    pub fn field(field: &'static str, value: &str) -> Place {
        Place { field: Some(field), value: Some(value.to_owned()), ..Place::default() }
    }

    #[must_use]
    pub fn line(line: usize) -> Place {
        Place { line: Some(line), ..Place::default() }
    }

    #[must_use]
    pub fn who(key: &str) -> Place {
        Place { who: vec![key.to_owned()], ..Place::default() }
    }

    #[must_use]
    pub fn game(round: Option<u16>, table: Option<u16>, black: &str, white: &str) -> Place {
        Place { round, table, who: vec![black.to_owned(), white.to_owned()], ..Place::default() }
    }

    #[must_use]
    pub fn in_round(mut self, round: Option<u16>) -> Place {
        self.round = round;
        self
    }

    #[must_use]
    pub fn with_field(mut self, field: &'static str, value: &str) -> Place {
        self.field = Some(field);
        self.value = Some(value.to_owned());
        self
    }
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut parts = Vec::new();
        parts.extend(self.line.map(|line| format!("line {line}")));
        parts.extend(self.round.map(|round| format!("round {round}")));
        parts.extend(self.table.map(|table| format!("table {table}")));
        if !self.who.is_empty() {
            parts.push(self.who.join(" - "));
        }
        match (self.field, &self.value) {
            (Some(field), Some(value)) => parts.push(format!("{field}={value:?}")),
            (Some(field), None) => parts.push(field.to_owned()),
            (None, Some(value)) => parts.push(format!("{value:?}")),
            (None, None) => {}
        }
        f.write_str(&parts.join(", "))
    }
}
