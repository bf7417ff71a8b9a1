//! `MacMahon` 3.9's XML. Files call the same things by two sets of names (`IndividualParticipant` or `Player`, `TournamentRound`
//! or `Round`), so players are told by their `GoPlayer`, games by their `Pairing`, and what encloses these is not asked.

use super::pairings::{
    FindingKind, ImportError, Imported, ImportedBye, ImportedGame, ImportedPlayer, ImportedResult, Outcome, Place, Source,
    Unique, date, quarter_points, rank,
};
use roxmltree::Node;

pub(super) fn read(root: Node<'_, '_>) -> Result<Imported, ImportError> {
    let players: Vec<_> = root.descendants().filter(|node| node.has_tag_name("GoPlayer")).collect();
    let games: Vec<_> = root.descendants().filter(|node| node.has_tag_name("Pairing")).collect();
    let ours = ["Tournament", "TournamentData"].iter().any(|name| root.descendants().any(|node| node.has_tag_name(*name)));
    if !ours || players.is_empty() && games.is_empty() {
        return Err(ImportError::Unrecognised);
    }
    let version = root.descendants().find_map(|node| node.attribute("typeversion")).map(str::to_owned);
    let mut reader = Reader { out: Imported::new(Source::MacMahon { version }), keys: Unique::default() };
    reader.header(root);
    for player in players {
        reader.player(player);
    }
    for game in games {
        reader.game(game);
    }
    Ok(reader.out)
}

/// The text of the first element of that name, anywhere inside; empty when there is none.
fn inside<'a>(node: Node<'a, '_>, name: &str) -> &'a str {
    node.descendants().find(|inner| inner.has_tag_name(name)).and_then(|inner| inner.text()).unwrap_or_default().trim()
}

/// The same among the children only: names repeat deeper down.
fn child<'a>(node: Node<'a, '_>, name: &str) -> &'a str {
    node.children().find(|inner| inner.has_tag_name(name)).and_then(|inner| inner.text()).unwrap_or_default().trim()
}

fn is_true(text: &str) -> bool {
    text.eq_ignore_ascii_case("true")
}

struct Reader {
    out: Imported,
    keys: Unique,
}

impl Reader {
    fn header(&mut self, root: Node<'_, '_>) {
        // The tournament's own texts lie beside its players, not in them.
        let own = |name: &str| {
            let found = root.descendants().filter(|node| node.has_tag_name(name));
            let outer = found.filter(|node| {
                node.ancestors().skip(1).all(|above| {
                    !above.has_tag_name("GoPlayer") && !above.has_tag_name("Pairing") && !above.has_tag_name("Walllist")
                })
            });
            outer.min_by_key(|node| node.ancestors().count()).and_then(|node| node.text()).unwrap_or_default().trim()
        };
        let nowhere = Place::default();
        own("Name").clone_into(&mut self.out.name);
        own("ShortName").clone_into(&mut self.out.short_name);
        own("Location").clone_into(&mut self.out.location);
        own("Director").clone_into(&mut self.out.director);
        self.out.begin = self.out.parsed(own("BeginDate"), "BeginDate", &nowhere, date);
        self.out.end = self.out.parsed(own("EndDate"), "EndDate", &nowhere, date);
        self.out.komi = self.out.parsed(own("Komi"), "Komi", &nowhere, quarter_points);
        let size = |text: &str| text.parse().ok().filter(|size| (1..=52).contains(size));
        self.out.size = self.out.parsed(own("BoardSize"), "BoardSize", &nowhere, size).unwrap_or(self.out.size);
        let rounds = self.out.parsed(own("NumberOfRounds"), "NumberOfRounds", &nowhere, |text| text.parse().ok());
        self.out.rounds = rounds.unwrap_or(0);
    }

    fn player(&mut self, go: Node<'_, '_>) {
        let Some(entry) = go.parent_element() else { return };
        let (surname, given) = (inside(go, "Surname").to_owned(), inside(go, "FirstName").to_owned());
        let own = child(entry, "Id").to_owned();
        let named = format!("{surname} {given}");
        let place = Place::who(named.trim());
        if own.is_empty() {
            self.out.found(FindingKind::BadValue, place.with_field("Id", ""));
            return;
        }
        if surname.is_empty() && given.is_empty() {
            self.out.found(FindingKind::NamelessPlayer, Place::field("Id", &own));
        }
        let key = self.keys.give(&own);
        if key != own {
            self.out.found(FindingKind::DuplicatePlayer, place.clone());
        }
        let level = inside(go, "GoLevel");
        let strength = self.out.parsed(level, "GoLevel", &place, rank);
        let rating = self.out.parsed(inside(go, "Rating"), "Rating", &place, |text| text.parse().ok());
        let pauses = entry.descendants().filter(|node| node.has_tag_name("NotPlayingInRound"));
        let absent = pauses.filter_map(|node| node.text()).filter_map(|text| text.trim().parse().ok());
        let player = ImportedPlayer {
            key,
            surname,
            given,
            club: inside(go, "Club").to_owned(),
            country: inside(go, "Country").to_owned(),
            rank: strength,
            rank_text: level.to_owned(),
            // Unrated players have a number below every rating.
            rating: rating.filter(|rating| *rating > -901),
            egf_pin: inside(go, "EgdPin").to_owned(),
            registered: !is_true(child(entry, "PreliminaryRegistration")),
            absent: absent.filter(|round| (1..=self.out.rounds).contains(round)).collect(),
            ..ImportedPlayer::default()
        };
        self.out.players.push(player);
    }

    fn game(&mut self, node: Node<'_, '_>) {
        let (black, white) = (child(node, "Black").to_owned(), child(node, "White").to_owned());
        let bare = Place::game(None, None, &black, &white);
        let above = node.ancestors().skip(1).map(|above| child(above, "RoundNumber")).find(|text| !text.is_empty());
        let round = self.out.parsed(above.unwrap_or_default(), "RoundNumber", &bare, |text| text.parse().ok());
        let Some(round) = round.filter(|round| *round > 0) else {
            self.out.found(FindingKind::RoundMissing, bare);
            return;
        };
        let number = self.out.parsed(child(node, "BoardNumber"), "BoardNumber", &bare, |text| text.parse().ok());
        let table = number.filter(|table| *table > 0);
        let place = Place::game(Some(round), table, &black, &white);
        let (black_is, white_is) = (self.keys.contains(&black), self.keys.contains(&white));
        if is_true(child(node, "PairingWithBye")) {
            match (black_is, white_is) {
                (true, _) => self.out.byes.push(ImportedBye { round, player: black }),
                (false, true) => self.out.byes.push(ImportedBye { round, player: white }),
                (false, false) => self.out.found(FindingKind::DanglingBye, place),
            }
            return;
        }
        if !black_is || !white_is {
            self.out.found(FindingKind::DanglingPlayer, place);
            return;
        }
        if black == white {
            self.out.found(FindingKind::PlaysItself, place);
            return;
        }
        let handicap = self.out.parsed(child(node, "Handicap"), "Handicap", &place, |text| text.parse().ok()).unwrap_or(0);
        let result = self.out.parsed(child(node, "Result"), "Result", &place, result).unwrap_or_default();
        let by_default = result.by_default || is_true(child(node, "ResultByReferee"));
        let result = ImportedResult { by_default: by_default && result.outcome.is_known(), ..result };
        self.out.games.push(ImportedGame {
            round,
            table,
            black,
            white,
            handicap,
            color_known: true,
            result,
            ..ImportedGame::default()
        });
    }
}

/// Black's points first; an exclamation mark means that the referee gave it.
fn result(text: &str) -> Option<ImportedResult> {
    let (points, by_default) = match text.strip_suffix('!') {
        Some(points) => (points, true),
        None => (text, false),
    };
    let outcome = match points.replace(' ', "").as_str() {
        "" | "?-?" | "?" => Outcome::Unknown,
        "1-0" => Outcome::BlackWins,
        "0-1" => Outcome::WhiteWins,
        "½-½" | "1/2-1/2" | "0.5-0.5" => Outcome::Draw,
        "0-0" => Outcome::BothLose,
        "1-1" => Outcome::BothWin,
        _ => return None,
    };
    Some(ImportedResult { outcome, by_default })
}
