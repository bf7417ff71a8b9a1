use super::{People, Plan, What};
use crate::formats::founding::player;
use crate::formats::pairings::{Imported, ImportedPlayer};
use crate::referee::{Command, Foundation, Origin, Player, PlayerId};
use std::collections::{HashMap, HashSet};

/// Finds everybody of the file among the players here: by the key, or where a name was corrected by a number that stayed.
pub(super) fn match_up<'a>(
    foundation: &Foundation,
    origin: Option<&Origin>,
    imported: &'a Imported,
    plan: &mut Plan,
) -> People<'a> {
    let here: HashMap<&str, &Player> = foundation.players.iter().map(|player| (player.key.as_str(), player)).collect();
    let there: HashSet<&str> = imported.players.iter().map(|player| player.key.as_str()).collect();
    // Numbers of those whose key is gone from the file; a number two of them share finds nobody.
    let mut by_number: HashMap<&str, Option<&Player>> = HashMap::new();
    for old in origin.map(|origin| origin.players.as_slice()).unwrap_or_default() {
        if let Some(player) = here.get(old.key.as_str()).filter(|_| !there.contains(old.key.as_str())) {
            for number in numbers(old) {
                by_number.entry(number).and_modify(|found| *found = None).or_insert(Some(player));
            }
        }
    }
    let mut all: HashMap<PlayerId, Player> = foundation.players.iter().map(|player| (player.id, player.clone())).collect();
    let mut by_key = HashMap::new();
    let mut entered = Vec::new();
    let mut next = foundation.players.iter().map(|player| player.id.0).max().unwrap_or(0);
    let mut met = HashSet::new();
    for one in &imported.players {
        let known = here.get(one.key.as_str()).copied();
        let known = known.or_else(|| numbers(one).find_map(|number| by_number.get(number).copied().flatten()));
        let known = known.filter(|player| met.insert(player.id));
        let now = player(one, known.map_or_else(|| PlayerId(next.saturating_add(1)), |player| player.id));
        by_key.insert(one.key.as_str(), now.id);
        match known {
            Some(before) if *before == now => continue,
            Some(before) => {
                plan.note(What::PlayerChanged { name: before.full_name(), now: described(&now) }, None, true);
            }
            None => {
                next = next.saturating_add(1);
                plan.note(What::PlayerNew { name: now.full_name() }, None, true);
            }
        }
        all.insert(now.id, now.clone());
        entered.push(now);
    }
    for gone in foundation.players.iter().filter(|player| !met.contains(&player.id)) {
        plan.note(What::PlayerGone { name: gone.full_name() }, None, false);
    }
    if !entered.is_empty() {
        plan.commands.push(Command::EnterPlayers(entered));
    }
    People { by_key, all }
}

/// The numbers other databases know a player by.
fn numbers(player: &ImportedPlayer) -> impl Iterator<Item = &str> {
    [&player.egf_pin, &player.ffg_licence, &player.aga_id, &player.rgf_id]
        .into_iter()
        .map(String::as_str)
        .filter(|n| !n.is_empty())
}

fn described(player: &Player) -> String {
    let rank = crate::formats::pairings::rank_text(player.rank);
    let parts = [player.full_name(), rank, player.club.clone(), player.country.clone()];
    parts.into_iter().filter(|part| !part.is_empty()).collect::<Vec<_>>().join(", ")
}
