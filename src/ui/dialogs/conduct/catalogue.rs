//! For what: the catalogue's lines, found by a word or a number in either language, most used first.

use crate::i18n::{L10n, Locale};
use crate::referee::{CATALOGUE, State};
use crate::ui::theme::{Tone, Type};
use crate::ui::widgets::{Chip, Field, Icon, bits};
use crate::ui::{Cx, words};
use eframe::egui::{Id, Key, Ui, vec2};

/// As many as are shown before anything is typed.
const FIRST: usize = 8;

/// A line of the catalogue, chosen or being looked for.
#[derive(Debug, Default)]
pub struct Choice {
    pub search: String,
    /// Its place in [`CATALOGUE`].
    pub chosen: Option<usize>,
    all: bool,
}

impl Choice {
    /// Article and name of the line chosen.
    pub fn line(&self) -> Option<(&'static str, &'static str)> {
        self.chosen.and_then(|at| CATALOGUE.get(at)).copied()
    }

    /// The field and the lines under it; whether Enter took one.
    pub fn show(&mut self, ui: &mut Ui, cx: &Cx, focus: bool) -> bool {
        let l = cx.l;
        let order = order(cx.model.state());
        let query = self.search.trim().to_lowercase();
        let found: Vec<usize> = order.into_iter().filter(|at| matches(*at, &query)).collect();
        let id = Id::unique("conduct-catalogue");
        let name = l.tr("conduct-matter-find");
        let field = ui.add(Field::new(&mut self.search, &name).hint(&name).icon(Icon::Find).id(id));
        if focus {
            field.request_focus();
        }
        let mut entered = false;
        if field.lost_focus()
            && ui.input(|i| i.key_pressed(Key::Enter))
            && !query.is_empty()
            && let Some(first) = found.first()
        {
            self.chosen = Some(*first);
            entered = true;
        }
        ui.add_space(2.0);
        let whole = self.all || !query.is_empty();
        let shown = if whole { found.len() } else { FIRST.min(found.len()) };
        ui.horizontal_wrapped(|ui| {
            ui.spacing_mut().item_spacing = vec2(4.0, 4.0);
            for at in found.iter().take(shown).copied() {
                let Some((article, name)) = CATALOGUE.get(at).copied() else { continue };
                let text = words::matter_words(l, name);
                let on = self.chosen == Some(at);
                let spoken = format!("{article} {text}");
                if ui.add(Chip::new(&text).lead(article).on(on).name(&spoken)).clicked() {
                    self.chosen = if on { None } else { Some(at) };
                }
            }
            if shown < found.len() {
                let more = l.tr("conduct-matter-more");
                if ui.add(Chip::new(&more).count(found.len() - shown).menu()).clicked() {
                    self.all = true;
                }
            }
        });
        if found.is_empty() {
            bits::words(ui, &l.tr("conduct-matter-none"), Type::S12, Tone::Dim);
        }
        entered
    }
}

/// The line meant by words of which each has several readings: those of another keyboard layout too.
pub fn meant(state: &State, words: &[&[String]]) -> Option<usize> {
    order(state).into_iter().find(|at| words.iter().all(|readings| readings.iter().any(|word| matches(*at, word))))
}

/// The lines most used, as many as are offered before anything is typed: place, article, words.
pub fn most_used(l: L10n, state: &State) -> Vec<(usize, &'static str, String)> {
    let line = |at: usize| CATALOGUE.get(at).map(|(article, name)| (at, *article, words::matter_words(l, name)));
    order(state).into_iter().take(FIRST).filter_map(line).collect()
}

/// Article and words of a line: "15.1 телефон".
pub fn line_words(l: L10n, at: usize) -> String {
    CATALOGUE.get(at).map(|(article, name)| format!("{article} {}", words::matter_words(l, name))).unwrap_or_default()
}

/// Places in the catalogue: what this tournament needed most, then the catalogue's own order.
fn order(state: &State) -> Vec<usize> {
    let mut used = vec![0_usize; CATALOGUE.len()];
    for entry in &state.incidents {
        let line = CATALOGUE.iter().position(|(_, name)| *name == entry.incident.matter);
        if let Some(count) = line.and_then(|at| used.get_mut(at)) {
            *count += 1;
        }
    }
    let mut order: Vec<usize> = (0..CATALOGUE.len()).collect();
    order.sort_by_key(|at| std::cmp::Reverse(used.get(*at).copied().unwrap_or_default()));
    order
}

/// Whether every word typed begins the article or stands in its text, in either language.
fn matches(at: usize, query: &str) -> bool {
    let Some((article, name)) = CATALOGUE.get(at).copied() else { return false };
    let text = [Locale::Ru, Locale::En].map(|locale| words::matter_words(L10n::new(locale), name).to_lowercase());
    query.split_whitespace().all(|word| article.starts_with(word) || text.iter().any(|t| t.contains(word)))
}
