use super::{People, Plan, Standing, What};
use crate::formats::export::same;
use crate::formats::founding::{self, PairedRound};
use crate::formats::pairings::Imported;
use crate::referee::{Command, Foundation, Outcome, Pairing, PlayerId, Round, RoundNo, State, Table, TableId, TableNo};
use std::collections::{BTreeMap, BTreeSet, HashMap, HashSet};

pub(super) fn compare(state: &State, foundation: &Foundation, imported: &Imported, people: &People<'_>, plan: &mut Plan) {
    let by_round = founding::by_round(imported);
    for round in state.rounds.values().filter(|round| !by_round.contains_key(&round.number.0) && !round.tables.is_empty()) {
        plan.note(What::RoundGone { round: round.number }, None, false);
    }
    for (number, listed) in by_round {
        let mut left_out = Vec::new();
        let there = founding::pair(number, &listed, &people.by_key, foundation.regulation.komi, &mut left_out);
        match state.rounds.get(&RoundNo(number)) {
            Some(here) => Comparison::new(state, here, &there, people).run(plan),
            None => new_round(there, plan),
        }
    }
}

fn new_round(there: PairedRound, plan: &mut Plan) {
    let PairedRound { round, pairings, byes, results } = there;
    plan.note(What::RoundNew { round, tables: pairings.len() }, None, true);
    plan.commands.push(Command::PairRound { round, pairings, byes });
    if !results.is_empty() {
        let results = results.into_iter().map(|(table, result)| (table, result.outcome)).collect();
        plan.commands.push(Command::TakeResults { round, results });
    }
}

struct Comparison<'a> {
    state: &'a State,
    here: &'a Round,
    there: &'a PairedRound,
    people: &'a People<'a>,
    /// The file's pairings by table.
    pairings: BTreeMap<TableNo, &'a Pairing>,
    /// Where everybody sits here.
    seats: HashMap<PlayerId, TableNo>,
}

/// What would change but stays, and who sits there.
#[derive(Default)]
struct Kept {
    tables: BTreeSet<TableNo>,
    players: BTreeSet<PlayerId>,
}

impl<'a> Comparison<'a> {
    fn new(state: &'a State, here: &'a Round, there: &'a PairedRound, people: &'a People<'a>) -> Comparison<'a> {
        let pairings = there.pairings.iter().map(|pairing| (pairing.table, pairing)).collect();
        let sit = |table: &'a Table| {
            table.players.black.iter().chain(&table.players.white).map(move |player| (*player, table.id.table))
        };
        let seats = here.tables.values().flat_map(sit).collect();
        Comparison { state, here, there, people, pairings, seats }
    }

    fn run(&self, plan: &mut Plan) {
        let changed: Vec<&Pairing> = self.there.pairings.iter().filter(|pairing| !self.stands(pairing)).collect();
        let gone: Vec<&Table> = self.here.tables.values().filter(|table| !self.pairings.contains_key(&table.id.table)).collect();
        let kept = self.kept(&changed, &gone);
        let may_seat = |pairing: &Pairing| {
            !kept.tables.contains(&pairing.table) && !seats(pairing).any(|player| kept.players.contains(&player))
        };
        let set: Vec<Pairing> = changed.iter().filter(|pairing| may_seat(pairing)).map(|pairing| (*pairing).clone()).collect();
        let removed: Vec<TableNo> = gone.iter().map(|table| table.id.table).filter(|t| !kept.tables.contains(t)).collect();
        for pairing in &changed {
            self.tell_changed(pairing, may_seat(pairing), plan);
        }
        let moved: HashSet<TableNo> = changed.iter().filter_map(|pairing| self.elsewhere(pairing)).map(|t| t.id.table).collect();
        for table in gone.iter().filter(|table| !moved.contains(&table.id.table)) {
            let what = What::TableGone { table: table.id, pair: self.people.pair(&table.players) };
            plan.note(what, Some(Standing::of(self.state, table)), !kept.tables.contains(&table.id.table));
        }
        let byes_differ = sorted(&self.here.byes) != sorted(&self.there.byes);
        if byes_differ {
            let now = self.there.byes.iter().map(|id| self.people.names(&[*id])).collect::<Vec<_>>().join(", ");
            plan.note(What::ByesChanged { round: self.here.number, now }, None, true);
        }
        let taken: HashSet<TableNo> = set.iter().map(|pairing| pairing.table).collect();
        if !set.is_empty() || !removed.is_empty() || byes_differ {
            let byes = self.there.byes.clone();
            plan.commands.push(Command::ChangePairings { round: self.here.number, removed, set, byes });
        }
        self.results(&taken, plan);
    }

    /// The table the pair of a pairing sits at now, when that is another one.
    fn elsewhere(&self, pairing: &Pairing) -> Option<&Table> {
        let table = self.seats.get(&seats(pairing).next()?)?;
        self.here.tables.get(table).filter(|table| table.id.table != pairing.table && table.has_pair_of(pairing))
    }

    /// Whether a pairing of the file is as it is here.
    fn stands(&self, pairing: &Pairing) -> bool {
        self.here
            .tables
            .get(&pairing.table)
            .is_some_and(|table| table.players == pairing.players && table.handicap == pairing.handicap)
    }

    /// Tables that would change but stay: those finished or adjourned, and those whose new pair has a player at one that stays.
    fn kept(&self, changed: &[&Pairing], gone: &[&Table]) -> Kept {
        let mut kept = Kept::default();
        let keep = |kept: &mut Kept, table: TableNo| {
            if let Some(here) = self.here.tables.get(&table) {
                kept.players.extend(here.players.black.iter().chain(&here.players.white));
                kept.tables.insert(table);
            }
        };
        let touched = changed.iter().map(|pairing| pairing.table).chain(gone.iter().map(|table| table.id.table));
        for table in touched {
            if self.here.tables.get(&table).is_some_and(|here| !Standing::of(self.state, here).may_change()) {
                keep(&mut kept, table);
            }
        }
        loop {
            let before = kept.tables.len();
            for pairing in changed.iter().filter(|pairing| self.here.tables.contains_key(&pairing.table)) {
                if !kept.tables.contains(&pairing.table) && seats(pairing).any(|player| kept.players.contains(&player)) {
                    keep(&mut kept, pairing.table);
                }
            }
            if kept.tables.len() == before {
                return kept;
            }
        }
    }

    fn tell_changed(&self, pairing: &Pairing, applies: bool, plan: &mut Plan) {
        let id = TableId::new(self.here.number, pairing.table);
        let now = self.people.pair(&pairing.players);
        let standing = |table: &Table| Some(Standing::of(self.state, table));
        let Some(table) = self.here.tables.get(&pairing.table).filter(|table| table.has_pair_of(pairing)) else {
            let elsewhere = self.elsewhere(pairing);
            let before = self.here.tables.get(&pairing.table);
            let what = match (elsewhere, before) {
                (Some(from), _) => What::TableMoved { table: from.id, to: pairing.table, pair: now },
                (None, Some(before)) => What::PairChanged { table: id, was: self.people.pair(&before.players), now },
                (None, None) => What::TableNew { table: id, pair: now },
            };
            plan.note(what, elsewhere.or(before).and_then(standing), applies);
            return;
        };
        if table.players != pairing.players {
            plan.note(What::ColoursChanged { table: id, now }, standing(table), applies);
        }
        if table.handicap != pairing.handicap {
            let what = What::HandicapChanged { table: id, was: table.handicap, now: pairing.handicap };
            plan.note(what, standing(table), applies);
        }
    }

    fn results(&self, taken: &HashSet<TableNo>, plan: &mut Plan) {
        let mut new: Vec<(TableNo, Outcome)> = Vec::new();
        for (number, result) in &self.there.results {
            let id = TableId::new(self.here.number, *number);
            let Some(pairing) = self.pairings.get(number) else { continue };
            let here = self.here.tables.get(number).filter(|table| table.has_pair_of(pairing));
            match here.and_then(|table| table.result) {
                Some(own) => {
                    let turned = here.is_some_and(|table| table.players != pairing.players);
                    let there = if turned { swapped(result.outcome) } else { result.outcome };
                    if !same(own.outcome, there) {
                        let what = What::ResultDiffers { table: id, here: own.outcome, there };
                        plan.note(what, Some(Standing::Finished), false);
                    }
                }
                None if self.stands(pairing) || taken.contains(number) => {
                    let standing = here.map_or(Standing::NotStarted, |table| Standing::of(self.state, table));
                    // An adjourned game that was finished elsewhere is the referee's to settle.
                    let applies = standing != Standing::Adjourned;
                    plan.note(What::ResultNew { table: id, outcome: result.outcome }, Some(standing), applies);
                    if applies {
                        new.push((*number, result.outcome));
                    }
                }
                None => {}
            }
        }
        if !new.is_empty() {
            plan.commands.push(Command::TakeResults { round: self.here.number, results: new });
        }
    }
}

fn seats(pairing: &Pairing) -> impl Iterator<Item = PlayerId> {
    pairing.players.black.iter().chain(&pairing.players.white).copied()
}

fn sorted(ids: &[PlayerId]) -> Vec<PlayerId> {
    let mut ids = ids.to_vec();
    ids.sort_unstable();
    ids.dedup();
    ids
}

fn swapped(outcome: Outcome) -> Outcome {
    match outcome {
        Outcome::Win { winner, how } => Outcome::Win { winner: winner.opponent(), how },
        other => other,
    }
}
