use super::keys::{Keys, key_of};
use crate::clock::Millis;
use crate::formats::pairings::{
    FindingKind, ImportError, Imported, ImportedBye, ImportedByoYomi, ImportedGame, ImportedPlayer, ImportedResult, ImportedTeam,
    ImportedTime, Outcome, Place, Source, TeamBoard, date, quarter_points, rank,
};
use roxmltree::Node;

/// Whether it is a file of this program: the root is called as others call theirs, but the players lie in a list.
pub(in crate::formats) fn is(root: Node<'_, '_>) -> bool {
    root.has_tag_name("Tournament") && child(root, "Players").is_some()
}

pub(in crate::formats) fn read(root: Node<'_, '_>) -> Result<Imported, ImportError> {
    if !is(root) {
        return Err(ImportError::Unrecognised);
    }
    let version = root.attribute("fullVersionNumber").or(root.attribute("dataVersion")).map(str::to_owned);
    let mut reader = Reader { out: Imported::new(Source::OpenGotha { version }), keys: Keys::default() };
    reader.parameters(root);
    reader.players(root);
    reader.games(root);
    reader.byes(root);
    reader.teams(root);
    Ok(reader.out)
}

/// The first child element of that name.
pub(super) fn child<'a, 'input>(node: Node<'a, 'input>, name: &str) -> Option<Node<'a, 'input>> {
    node.children().find(|child| child.has_tag_name(name))
}

/// An attribute without blanks around it, empty when absent.
pub(super) fn text<'a>(node: Node<'a, '_>, name: &str) -> &'a str {
    node.attribute(name).unwrap_or_default().trim()
}

struct Reader {
    out: Imported,
    keys: Keys,
}

impl Reader {
    /// A number; what is there and is none is a finding, what is absent or empty is `None`.
    fn number<T: std::str::FromStr>(&mut self, node: Node<'_, '_>, name: &'static str, place: &Place) -> Option<T> {
        let value = text(node, name);
        let number = value.parse().ok();
        if number.is_none() && !value.is_empty() {
            self.out.found(FindingKind::BadValue, place.clone().with_field(name, value));
        }
        number
    }

    fn parameters(&mut self, root: Node<'_, '_>) {
        let general = child(root, "TournamentParameterSet").and_then(|set| child(set, "GeneralParameterSet"));
        let Some(general) = general else { return };
        let of = |name| text(general, name).to_owned();
        self.out.name = of("name");
        self.out.short_name = of("shortName");
        self.out.location = of("location");
        self.out.director = of("director");
        self.out.begin = self.parsed(general, "beginDate", date);
        self.out.end = self.parsed(general, "endDate", date);
        let size = |text: &str| text.parse().ok().filter(|size| (1..=52).contains(size));
        self.out.size = self.parsed(general, "size", size).unwrap_or(self.out.size);
        self.out.komi = self.parsed(general, "komi", quarter_points);
        self.out.rounds = self.number(general, "numberOfRounds", &Place::default()).unwrap_or(0);
        self.out.control = self.control(general);
    }

    fn parsed<T>(&mut self, node: Node<'_, '_>, name: &'static str, parse: impl FnOnce(&str) -> Option<T>) -> Option<T> {
        self.out.parsed(text(node, name), name, &Place::default(), parse)
    }

    /// Main time is in minutes, all else in seconds.
    fn control(&mut self, general: Node<'_, '_>) -> Option<ImportedTime> {
        let nowhere = Place::default();
        let main = Millis::from_mins(self.number::<u32>(general, "basicTime", &nowhere)?.into());
        let mut seconds = |name| self.number::<u32>(general, name, &nowhere).map(|secs| Millis::from_secs(secs.into()));
        let after = match text(general, "complementaryTimeSystem") {
            "SUDDENDEATH" => Some(ImportedByoYomi::Absolute),
            "STDBYOYOMI" => {
                let period = seconds("stdByoYomiTime").filter(|period| period.is_positive());
                period.map(|period| ImportedByoYomi::Japanese { period, periods: None })
            }
            "CANBYOYOMI" => {
                let interval = seconds("canByoYomiTime").filter(|interval| interval.is_positive());
                let stones = self.number(general, "nbMovesCanTime", &nowhere).filter(|stones| *stones > 0);
                interval.zip(stones).map(|(interval, stones)| ImportedByoYomi::Canadian { stones, interval })
            }
            "FISCHER" => seconds("fischerTime").map(|increment| ImportedByoYomi::Fischer { increment }),
            _ => None,
        };
        match after {
            Some(ImportedByoYomi::Japanese { .. }) => {
                self.out.found(FindingKind::PeriodsUnknown, Place::field("stdByoYomiTime", text(general, "stdByoYomiTime")));
            }
            Some(_) => {}
            None => {
                let system = text(general, "complementaryTimeSystem");
                self.out.found(FindingKind::BadValue, Place::field("complementaryTimeSystem", system));
            }
        }
        after.map(|after| ImportedTime { main, after })
    }

    fn players(&mut self, root: Node<'_, '_>) {
        let Some(list) = child(root, "Players") else { return };
        for node in list.children().filter(|node| node.has_tag_name("Player")) {
            let player = self.player(node);
            self.out.players.push(player);
        }
    }

    fn player(&mut self, node: Node<'_, '_>) -> ImportedPlayer {
        let (surname, given) = (text(node, "name"), text(node, "firstName"));
        let own = key_of(&format!("{surname}{given}"));
        let place = Place::who(&own);
        for attribute in node.attributes() {
            let value = attribute.value();
            if value != value.trim() {
                let place = Place { field: known_name(attribute.name()), value: Some(value.to_owned()), ..place.clone() };
                self.out.found(FindingKind::CleanedText, place);
            }
        }
        if own.is_empty() {
            self.out.found(FindingKind::NamelessPlayer, Place::field("name", text(node, "egfPin")));
        }
        let key = self.keys.add(&own);
        if key != own {
            self.out.found(FindingKind::DuplicatePlayer, place.clone());
        }

        let of = |name| text(node, name).to_owned();
        let rank_text = of("rank");
        let strength = rank(&rank_text);
        if strength.is_none() && !rank_text.is_empty() {
            self.out.found(FindingKind::BadValue, place.clone().with_field("rank", &rank_text));
        }
        let taking_part = text(node, "participating");
        let absent = (1..=self.out.rounds).zip(taking_part.bytes()).filter(|(_, there)| *there == b'0');
        ImportedPlayer {
            key,
            surname: surname.to_owned(),
            given: given.to_owned(),
            patronymic: of("patronymic"),
            club: of("club"),
            country: of("country"),
            rank: strength,
            rank_text,
            grade_text: of("grade"),
            rating: self.number(node, "rating", &place),
            rating_origin: of("ratingOrigin"),
            egf_pin: of("egfPin"),
            ffg_licence: of("ffgLicence"),
            ffg_licence_status: of("ffgLicenceStatus"),
            aga_id: of("agaId"),
            aga_expiration: of("agaExpirationDate"),
            rgf_id: of("rgfId"),
            born: of("dateOfBirth"),
            smms_correction: self.number(node, "smmsCorrection", &place).unwrap_or(0),
            registered: !text(node, "registeringStatus").eq_ignore_ascii_case("PRE"),
            absent: absent.map(|(round, _)| round).collect(),
        }
    }

    fn games(&mut self, root: Node<'_, '_>) {
        let Some(list) = child(root, "Games") else { return };
        for node in list.children().filter(|node| node.has_tag_name("Game")) {
            if let Some(game) = self.game(node) {
                self.out.games.push(game);
            }
        }
    }

    fn game(&mut self, node: Node<'_, '_>) -> Option<ImportedGame> {
        let (black, white) = (text(node, "blackPlayer"), text(node, "whitePlayer"));
        let bare = Place::game(None, None, black, white);
        let round = self.number(node, "roundNumber", &bare).filter(|round| *round > 0);
        let table = self.number(node, "tableNumber", &bare).filter(|table| *table > 0);
        let place = Place::game(round, table, black, white);
        let Some(round) = round else {
            self.out.found(FindingKind::RoundMissing, place);
            return None;
        };
        let (Some(black), Some(white)) = (self.keys.find(black), self.keys.find(white)) else {
            self.out.found(FindingKind::DanglingPlayer, place);
            return None;
        };
        if black == white {
            self.out.found(FindingKind::PlaysItself, place);
            return None;
        }
        // The Russian fork writes and reads another name for the same thing.
        let known = node.attribute("knownColor").or(node.attribute("strKnownColor")).unwrap_or("true");
        let handicap = self.number(node, "handicap", &place).unwrap_or(0);
        let written = text(node, "result");
        let result = result(written).unwrap_or_else(|| {
            self.out.found(FindingKind::BadValue, place.clone().with_field("result", written));
            ImportedResult { outcome: Outcome::Unknown, by_default: false }
        });
        let color_known = known.trim() != "false";
        Some(ImportedGame { round, table, black, white, handicap, color_known, result, ..ImportedGame::default() })
    }

    fn byes(&mut self, root: Node<'_, '_>) {
        // The list is called one or the other, and inside it they are alike.
        let lists = root.children().filter(|node| node.has_tag_name("ByePlayers") || node.has_tag_name("ByePlayer"));
        for node in lists.flat_map(|list| list.children()).filter(|node| node.has_tag_name("ByePlayer")) {
            let named = text(node, "player");
            let place = Place::who(named);
            let round = self.number(node, "roundNumber", &place).filter(|round| *round > 0);
            let player = self.keys.find(named);
            match (round, player) {
                (Some(round), Some(player)) => self.out.byes.push(ImportedBye { round, player }),
                (None, _) => self.out.found(FindingKind::RoundMissing, place),
                (round, None) => self.out.found(FindingKind::DanglingBye, place.in_round(round)),
            }
        }
    }

    fn teams(&mut self, root: Node<'_, '_>) {
        let Some(list) = child(root, "Teams") else { return };
        for (index, node) in list.children().filter(|node| node.has_tag_name("Team")).enumerate() {
            let name = text(node, "teamName").to_owned();
            let in_order = u16::try_from(index + 1).unwrap_or(u16::MAX);
            let number = self.number(node, "teamNumber", &Place::who(&name)).unwrap_or(in_order);
            let mut boards = Vec::new();
            for board in node.children().filter(|node| node.has_tag_name("Board")) {
                boards.extend(self.board(board, &name));
            }
            self.out.teams.push(ImportedTeam { number, name, boards });
        }
    }

    fn board(&mut self, node: Node<'_, '_>, team: &str) -> Option<TeamBoard> {
        let named = text(node, "player");
        let place = Place { who: vec![team.to_owned(), named.to_owned()], ..Place::default() };
        let round = self.number(node, "roundNumber", &place).filter(|round| *round > 0);
        let board = self.number(node, "boardNumber", &place).filter(|board| *board > 0);
        let (Some(round), Some(board)) = (round, board) else {
            self.out.found(FindingKind::RoundMissing, place);
            return None;
        };
        let Some(player) = self.keys.find(named) else {
            // An empty place is nobody's mistake.
            if !named.is_empty() {
                self.out.found(FindingKind::DanglingTeamPlayer, place.in_round(Some(round)));
            }
            return None;
        };
        Some(TeamBoard { round, board, player })
    }
}

/// The attributes whose cleaning is worth naming by their own name.
fn known_name(name: &str) -> Option<&'static str> {
    let known = ["name", "firstName", "patronymic", "club", "country", "egfPin", "ffgLicence", "agaId", "rgfId", "rank", "grade"];
    known.into_iter().find(|known| *known == name)
}

/// All spellings: OpenGotha's, and the `BOTHLOOSE` of files that went through Pairgoth. Absent means unknown.
pub(super) fn result(text: &str) -> Option<ImportedResult> {
    let word = text.strip_prefix("RESULT_").unwrap_or(text);
    let (word, by_default) = match word.strip_suffix("_BYDEF") {
        Some(word) => (word, true),
        None => (word, false),
    };
    let outcome = match word {
        "" | "UNKNOWN" => Outcome::Unknown,
        "BLACKWINS" => Outcome::BlackWins,
        "WHITEWINS" => Outcome::WhiteWins,
        "EQUAL" => Outcome::Draw,
        "BOTHWIN" => Outcome::BothWin,
        "BOTHLOSE" | "BOTHLOOSE" => Outcome::BothLose,
        _ => return None,
    };
    Some(ImportedResult { outcome, by_default })
}
