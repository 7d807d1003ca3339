//! Text in columns.

/// Rows of cells; each column is as wide as its widest cell.
#[derive(Debug, Default)]
pub struct Grid {
    rows: Vec<Vec<String>>,
}

impl Grid {
    /// Adds a row.
    pub fn push(&mut self, row: Vec<String>) {
        self.rows.push(row);
    }

    /// Lays out the cells: the first column is aligned left, all others right, with
    /// two spaces between them.
    pub fn lines(&self) -> Vec<String> {
        let n_columns = self.rows.iter().map(Vec::len).max().unwrap_or(0);
        let cells = |idx: usize| self.rows.iter().filter_map(move |row| row.get(idx));
        let widths: Vec<usize> = (0..n_columns)
            .map(|idx| cells(idx).map(|cell| width(cell)).max().unwrap_or(0))
            .collect();
        self.rows.iter().map(|row| line(row, &widths)).collect()
    }
}

fn line(row: &[String], widths: &[usize]) -> String {
    let mut line = String::new();
    for (idx, (cell, column_width)) in row.iter().zip(widths).enumerate() {
        let blanks = " ".repeat(column_width - width(cell));
        if idx == 0 {
            line.push_str(&format!("{cell}{blanks}"));
        } else {
            line.push_str(&format!("  {blanks}{cell}"));
        }
    }
    line.trim_end().to_owned()
}

/// Puts lists of lines side by side, each `column_width` wide.
pub fn side_by_side(blocks: &[Vec<String>], column_width: usize) -> Vec<String> {
    let n_lines = blocks.iter().map(Vec::len).max().unwrap_or(0);
    let cell = |block: &Vec<String>, idx: usize| {
        let text = block.get(idx).map_or("", String::as_str);
        format!("{text}{}", " ".repeat(column_width.saturating_sub(width(text))))
    };
    let lines = (0..n_lines).map(|idx| {
        let line: String = blocks.iter().map(|block| cell(block, idx)).collect();
        line.trim_end().to_owned()
    });
    lines.collect()
}

/// Breaks words into lines of at most `width_max`.
pub fn wrap(words: &[String], width_max: usize) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    for word in words {
        match lines.last_mut() {
            Some(line) if width(line) + 1 + width(word) <= width_max => {
                line.push(' ');
                line.push_str(word);
            }
            Some(_) | None => lines.push(word.clone()),
        }
    }
    lines
}

/// Returns how wide a text is. None of ours has characters of double width.
pub fn width(text: &str) -> usize {
    text.chars().count()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn row(cells: &[&str]) -> Vec<String> {
        cells.iter().map(|&it| it.to_owned()).collect()
    }

    #[test]
    fn numbers_stand_below_each_other() {
        let mut grid = Grid::default();
        grid.push(row(&["", "Süß", "x"]));
        grid.push(row(&["Gyűjtögető", "1", "12"]));
        assert_eq!(grid.lines(), ["            Süß   x", "Gyűjtögető    1  12"]);
    }

    #[test]
    fn short_blocks_leave_room() {
        let blocks = [row(&["a", "b"]), row(&["ő"]), row(&["c", "d"])];
        assert_eq!(side_by_side(&blocks, 3), ["a  ő  c", "b     d"]);
    }

    #[test]
    fn words_are_never_broken() {
        assert_eq!(wrap(&row(&["ab", "cd", "efghij", "k"]), 5), ["ab cd", "efghij", "k"]);
        assert_eq!(wrap(&[], 5), Vec::<String>::new());
    }
}
