use super::stop::with_name;
use super::{Answer, entered, footer, for_tables, table_of};
use crate::app::Model;
use crate::referee::{Command, Consequence, TableId, propose};
use crate::rules::{Color, Sides};
use crate::ui::theme::{Tone, Type};
use crate::ui::widgets::{Dialog as Window, Field, bits, check};
use crate::ui::{Cx, words};
use eframe::egui;

/// Who is not at the table (10.6, 16.1): of one table, or of several alike.
#[derive(Debug)]
pub struct AbsentDialog {
    tables: Vec<TableId>,
    absent: Sides<bool>,
}

impl AbsentDialog {
    pub fn new(model: &Model, tables: Vec<TableId>) -> AbsentDialog {
        let absent = match tables.as_slice() {
            [one] => model.state().table(*one).map_or_else(Sides::default, |t| t.absent),
            _ => Sides::default(),
        };
        AbsentDialog { tables, absent }
    }

    pub(super) fn show(&mut self, ctx: &egui::Context, cx: &mut Cx) -> bool {
        let l = cx.l;
        let title = l.tr_args("round-absent-title", &[("tables", for_tables(l, &self.tables).into())]);
        let one = match self.tables.as_slice() {
            [one] => table_of(cx, *one),
            _ => None,
        };
        let shown = Window::new("absent", &title).width(460.0).show(
            ctx,
            |_| {},
            |ui| {
                bits::article(ui, &words::article(l, "16.1"));
            },
            |ui| {
                for side in Color::BOTH {
                    let text = one.map_or_else(|| words::side_capital(l, side), |t| with_name(cx, t, side));
                    check(ui, &mut self.absent[side], &text);
                }
                bits::words(ui, &l.tr("round-absent-means"), Type::S12, Tone::Ink2);
            },
            |ui| footer(ui, l, &l.tr("round-absent-do"), None),
        );
        if shown.footer == Answer::Main {
            for table in &self.tables {
                cx.command(Command::MarkAbsent { table: *table, absent: self.absent });
            }
        }
        shown.close || shown.footer != Answer::None
    }
}

/// Colours or handicap were wrong (16.2).
#[derive(Debug)]
pub struct WrongColourDialog {
    table: TableId,
    stones: String,
}

impl WrongColourDialog {
    pub fn new(table: TableId) -> WrongColourDialog {
        WrongColourDialog { table, stones: String::new() }
    }

    pub(super) fn show(&mut self, ctx: &egui::Context, cx: &mut Cx) -> bool {
        let l = cx.l;
        let state = cx.model.state();
        let (Some(table), Some(regulation)) = (table_of(cx, self.table), state.regulation()) else { return true };
        let title = l.tr_args("round-colour-title", &[("table", words::number(self.table.table.0))]);
        let stones: Option<u8> = self.stones.trim().parse().ok();
        let elapsed = table.run_time(cx.model.now.mono);
        let means = match stones {
            None => l.tr("round-colour-how"),
            Some(stones) => match propose::wrong_colour(table, regulation, stones, elapsed).consequence {
                Consequence::Restart { times } => {
                    let of = |side: Color| l.side_time(&table.watch.control()[side], times[side]);
                    let args = [("black", of(Color::Black).into()), ("white", of(Color::White).into())];
                    l.tr_args("round-colour-restart", &args)
                }
                _ => l.tr("round-colour-stands"),
            },
        };
        let missing = stones.is_none().then(|| l.tr("round-colour-how"));
        let shown = Window::new("wrong-colour", &title).width(460.0).show(
            ctx,
            |_| {},
            |ui| {
                bits::article(ui, &words::article(l, "16.2"));
            },
            |ui| {
                let name = l.tr("round-colour-stones");
                bits::label(ui, &name);
                let response = ui.add(Field::new(&mut self.stones, &name).width(80.0).first());
                bits::words(ui, &means, Type::S12, Tone::Ink2);
                entered(ui, &response)
            },
            |ui| footer(ui, l, &l.tr("round-colour-do"), missing.as_deref()),
        );
        let go = shown.footer == Answer::Main || shown.body;
        if let (true, Some(white_stones)) = (go, stones) {
            cx.command(Command::WrongColour { table: self.table, white_stones, ruling: None });
            return true;
        }
        shown.close || shown.footer == Answer::Cancel
    }
}
