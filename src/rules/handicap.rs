use super::{Point, Size};
use serde::{Deserialize, Serialize};

/// Where the third of three handicap stones goes, as Black sees the board. Customs differ.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Corner {
    /// Black's lower right (Japanese custom).
    #[default]
    LowerRight,
    /// Black's upper left (Chinese custom; the Go Text Protocol's).
    UpperLeft,
}

/// The fixed placement of 2 to 9 handicap stones on the boards of 9, 13 and 19 lines (Code 1.4, Appendix II), in the
/// customary order; `None` for other boards and numbers, where Black places freely.
pub fn placement(size: Size, stones: u8, third: Corner) -> Option<Vec<Point>> {
    let lines = size.width();
    if size.height() != lines {
        return None;
    }
    let near = match lines {
        9 => 2,
        13 | 19 => 3,
        _ => return None,
    };
    let (far, middle) = (lines - 1 - near, lines / 2);
    let upper_right = Point::new(far, near);
    let lower_left = Point::new(near, far);
    let lower_right = Point::new(far, far);
    let upper_left = Point::new(near, near);
    let [third, fourth] = match third {
        Corner::LowerRight => [lower_right, upper_left],
        Corner::UpperLeft => [upper_left, lower_right],
    };
    let corners = [upper_right, lower_left, third, fourth];
    let sides = [Point::new(near, middle), Point::new(far, middle)];
    let ends = [Point::new(middle, near), Point::new(middle, far)];
    let centre = Point::new(middle, middle);
    let mut points = match stones {
        2..=4 => return Some(corners.into_iter().take(usize::from(stones)).collect()),
        5 => corners.to_vec(),
        6 | 7 => [&corners[..], &sides].concat(),
        8 | 9 => [&corners[..], &sides, &ends].concat(),
        _ => return None,
    };
    if stones % 2 == 1 {
        points.push(centre);
    }
    Some(points)
}

/// The star points of a board, for drawing and naming: those of [`placement`], or the corners and centre of odd boards
/// large enough; none on small boards.
pub fn star_points(size: Size) -> Vec<Point> {
    if let Some(points) = placement(size, if size.width() == 19 { 9 } else { 5 }, Corner::LowerRight) {
        return points;
    }
    let along = |lines: u8| -> Vec<u8> {
        match lines {
            0..=6 => Vec::new(),
            7..=11 => vec![2, lines - 3],
            _ if lines % 2 == 1 && lines >= 15 => vec![3, lines / 2, lines - 4],
            _ => vec![3, lines - 4],
        }
    };
    let (columns, rows) = (along(size.width()), along(size.height()));
    rows.into_iter().flat_map(|y| columns.iter().map(move |x| Point { x: *x, y })).collect()
}
