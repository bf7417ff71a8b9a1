//! A reader of the part of SVG's path language that the station's icons are written in: M L H V C S A Z, both cases.

use eframe::egui::{Pos2, Vec2, pos2, vec2};

/// One run of points.
#[derive(Clone, Debug, PartialEq)]
pub struct Run {
    pub points: Vec<Pos2>,
    pub closed: bool,
}

/// Segments a curve is cut into; icons are at most 20 points wide.
const STEPS: usize = 12;

/// The runs of a path, curves cut into straight pieces; `None` when the text is not such a path.
pub fn parse(path: &str) -> Option<Vec<Run>> {
    let mut pen = Pen::default();
    let mut rest = path.trim_start();
    while let Some(command) = rest.chars().next() {
        let after = &rest[command.len_utf8()..];
        let end = after.find(|c: char| c.is_ascii_alphabetic() && c != 'e').unwrap_or(after.len());
        let numbers = numbers(&after[..end])?;
        pen.command(command, &numbers)?;
        rest = &after[end..];
    }
    pen.finish(false);
    Some(pen.runs)
}

/// Numbers written as SVG allows: a sign or a second point may stand where a space would.
fn numbers(text: &str) -> Option<Vec<f32>> {
    let mut found = Vec::new();
    let mut current = String::new();
    for c in text.chars() {
        let starts = c == '-' || (c == '.' && current.contains('.'));
        if (starts || c == ' ' || c == ',') && !current.is_empty() {
            found.push(current.parse().ok()?);
            current.clear();
        }
        if c != ' ' && c != ',' {
            current.push(c);
        }
    }
    if !current.is_empty() {
        found.push(current.parse().ok()?);
    }
    Some(found)
}

#[derive(Default)]
struct Pen {
    runs: Vec<Run>,
    points: Vec<Pos2>,
    at: Pos2,
    start: Pos2,
    /// The second handle of the last curve, which S mirrors.
    handle: Option<Pos2>,
}

impl Pen {
    fn finish(&mut self, closed: bool) {
        let points = std::mem::take(&mut self.points);
        if points.len() > 1 {
            self.runs.push(Run { points, closed });
        }
    }

    fn line(&mut self, to: Pos2) {
        if self.points.is_empty() {
            self.points.push(self.at);
        }
        self.points.push(to);
        self.at = to;
    }

    fn command(&mut self, command: char, n: &[f32]) -> Option<()> {
        let relative = command.is_ascii_lowercase();
        let upper = command.to_ascii_uppercase();
        let arity = match upper {
            'M' | 'L' => 2,
            'H' | 'V' => 1,
            'C' => 6,
            'S' => 4,
            'A' => 7,
            'Z' => {
                self.finish(true);
                self.at = self.start;
                return n.is_empty().then_some(());
            }
            _ => return None,
        };
        if n.is_empty() || !n.len().is_multiple_of(arity) {
            return None;
        }
        for (i, part) in n.chunks_exact(arity).enumerate() {
            let from = if relative { self.at.to_vec2() } else { Vec2::ZERO };
            let mut handle = None;
            match (upper, part) {
                ('M', &[x, y]) if i == 0 => {
                    self.finish(false);
                    self.at = pos2(x, y) + from;
                    self.start = self.at;
                }
                ('M' | 'L', &[x, y]) => self.line(pos2(x, y) + from),
                ('H', &[x]) => self.line(pos2(x + from.x, self.at.y)),
                ('V', &[y]) => self.line(pos2(self.at.x, y + from.y)),
                ('C', &[a, b, c, d, x, y]) => {
                    let second = pos2(c, d) + from;
                    self.curve(pos2(a, b) + from, second, pos2(x, y) + from);
                    handle = Some(second);
                }
                ('S', &[c, d, x, y]) => {
                    let first = self.handle.map_or(self.at, |h| self.at + (self.at - h));
                    let second = pos2(c, d) + from;
                    self.curve(first, second, pos2(x, y) + from);
                    handle = Some(second);
                }
                ('A', &[rx, _, _, large, sweep, x, y]) => self.arc(rx, large != 0.0, sweep != 0.0, pos2(x, y) + from),
                _ => return None,
            }
            self.handle = handle;
        }
        Some(())
    }

    fn curve(&mut self, a: Pos2, b: Pos2, to: Pos2) {
        let from = self.at;
        for step in 1..=STEPS {
            let t = step as f32 / STEPS as f32;
            let u = 1.0 - t;
            let p = from.to_vec2() * (u * u * u)
                + a.to_vec2() * (3.0 * u * u * t)
                + b.to_vec2() * (3.0 * u * t * t)
                + to.to_vec2() * (t * t * t);
            self.line(p.to_pos2());
        }
    }

    /// A circular arc (SVG 2, appendix B.2.4, for equal radii and no rotation).
    fn arc(&mut self, radius: f32, large: bool, sweep: bool, to: Pos2) {
        let from = self.at;
        let half = (to - from) / 2.0;
        let length = half.length();
        if length == 0.0 || radius <= 0.0 {
            self.line(to);
            return;
        }
        let r = radius.max(length);
        let height = (r * r - length * length).max(0.0).sqrt();
        let normal = vec2(-half.y, half.x) / length;
        let side = if large == sweep { -height } else { height };
        let center = from + half + normal * side;
        let start = (from - center).angle();
        let mut turn = (to - center).angle() - start;
        if sweep && turn < 0.0 {
            turn += std::f32::consts::TAU;
        } else if !sweep && turn > 0.0 {
            turn -= std::f32::consts::TAU;
        }
        for step in 1..STEPS {
            let angle = start + turn * step as f32 / STEPS as f32;
            self.line(center + Vec2::angled(angle) * r);
        }
        self.line(to);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_may_run_together() {
        assert_eq!(numbers("1-1.8.5 .2"), Some(vec![1.0, -1.8, 0.5, 0.2]));
    }

    #[test]
    fn lines_are_read_relative_and_absolute() {
        let runs = parse("M2 4h3v1l-1 1zM0 0L1 1").unwrap_or_default();
        assert_eq!(runs.len(), 2);
        assert_eq!(runs[0].points, [pos2(2.0, 4.0), pos2(5.0, 4.0), pos2(5.0, 5.0), pos2(4.0, 6.0)]);
        assert!(runs[0].closed && !runs[1].closed);
    }

    #[test]
    fn an_arc_keeps_its_distance_and_bends_the_right_way() {
        let runs = parse("M10 6.5a3.5 3.5 0 0 1 0 7").unwrap_or_default();
        let far = runs[0].points.iter().fold(0.0_f32, |m, p| m.max(p.x));
        assert!((far - 13.5).abs() < 0.01, "{far}");
        for p in &runs[0].points {
            assert!((p.distance(pos2(10.0, 10.0)) - 3.5).abs() < 0.01);
        }
    }

    #[test]
    fn what_is_no_path_is_refused() {
        assert_eq!(parse("M1"), None);
        assert_eq!(parse("Q1 1 2 2"), None);
        assert_eq!(parse("Mx"), None);
    }
}
