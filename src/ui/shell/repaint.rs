use crate::app::Model;
use crate::clock::Millis;
use eframe::egui::Context;
use std::time::Duration;

/// Below this a running clock of the station shows tenths.
const TENTHS: Millis = Millis::from_secs(10);

/// Asks for the next frame when something visible changes: the next second of the day while a tournament is open, a tenth while
/// a clock run here is in its last ten seconds. Without a file nothing moves, and nothing is asked for.
pub fn schedule_repaint(ctx: &Context, model: &Model) {
    if let Some(wait) = wait(model) {
        ctx.request_repaint_after(wait);
    }
}

fn wait(model: &Model) -> Option<Duration> {
    model.state().foundation.as_ref()?;
    let mut millis = 1_000 - model.now.utc.0.rem_euclid(1_000);
    for line in model.overview.lines() {
        // Only the side whose clock runs changes by itself; a fallen flag and a standing clock look the same for ever.
        let Some(side) = line.running else { continue };
        let left = line.bounds[side].least.left();
        if left.is_positive() {
            let step = if left < TENTHS { 100 } else { 1_000 };
            millis = millis.min(left.0.rem_euclid(step) + 1);
        }
    }
    Some(Duration::from_millis(u64::try_from(millis).unwrap_or(1_000).max(16)))
}
