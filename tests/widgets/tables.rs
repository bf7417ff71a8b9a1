//! Rows, cards and the head of the list.

use super::*;

#[test]
fn a_row_and_a_card_are_one_widget_that_reads_the_whole() {
    let rows = gallery::rows();
    let mut harness = window(Vec::<String>::new(), move |ui, clicked| {
        let columns = Columns::new(ui.available_width(), 1366.0);
        for row in rows.iter().take(3) {
            if TableRow::new(row, &columns).show(ui).clicked() {
                clicked.push(row.number.clone());
            }
        }
        if TableCard::new(&rows[5]).show(ui).clicked() {
            clicked.push("card".into());
        }
    });
    harness.get_by_label("Стол 244: Шиповников Е., Ясенев М., Просрочка?").click();
    harness.run();
    harness.get_by_label_contains("Стол 249").click();
    harness.run();
    assert_eq!(*harness.state(), ["244", "card"]);
    assert!(harness.query_by_label("Ясенев М.").is_none(), "no part of a row is a widget of its own");
}

#[test]
fn rows_are_as_high_as_the_density_says_and_keep_their_width() {
    for density in [theme::Density::Dense, theme::Density::Normal, theme::Density::Roomy] {
        let rows = gallery::rows();
        let harness = window((), move |ui, ()| {
            theme::set_density(ui.ctx(), density);
            TableRow::new(&rows[0], &Columns::new(ui.available_width(), 1366.0)).show(ui);
        });
        let rect = harness.get_by_label_contains("Стол 263").rect();
        assert!((rect.height() - density.row()).abs() < 0.01, "{rect:?}");
    }
}

#[test]
fn a_thousand_tables_cost_only_the_visible_ones() {
    let made = std::cell::Cell::new(0);
    let _harness = window((), |ui, ()| {
        w::scroll_rows(ui, "tables", 17.0, 1000, |_, range| made.set(range.len()));
    });
    assert!((30..60).contains(&made.get()), "{}", made.get());
}

#[test]
fn a_click_on_the_head_asks_for_that_order() {
    let mut harness = window(None, |ui, asked| {
        let columns = Columns::new(ui.available_width(), 1366.0);
        *asked = asked.or(w::table_head(ui, &columns, &gallery::head_words(), Column::Due));
    });
    harness.get_by_label("Белые").click();
    harness.run();
    assert_eq!(*harness.state(), Some(Column::White));
}

#[test]
fn times_are_read_with_their_certainty() {
    assert_eq!(TimeText::Observed { low: "2:30".into(), high: "3:50".into() }.spoken(), "2:30–3:50");
    assert_eq!(TimeText::AtLeast("19:10".into()).spoken(), "≥ 19:10");
}
