import TerminalUI

/// The looks of a screen as a second grid, one letter a cell, to be compared like its text.
///
/// `.` is plain. One attribute alone is a capital letter: `B` bold, `D` dim, `U` underlined, `R` reverse (the focus). One
/// colour of text alone is a small one: `k` black, `r` red, `g` green, `y` yellow, `b` blue, `m` magenta, `c` cyan,
/// `w` white. Anything else is a digit, from `1` on in the order in which they appear, then further letters; the legend
/// below the grid says what each is.
///
/// ```
/// RRRRRR..BBBB
/// 1111
///
/// 1 = bold reverse red
/// ```
public struct StyleLetters: Hashable, Sendable {
    /// The rows, without the plain cells at their end.
    public let rows: [String]
    /// What the digits stand for, in the order in which they appear.
    public let legend: [String]

    /// Reads the looks of a grid.
    public init(_ grid: CellGrid) {
        var letters: [CellStyle: Character] = [:]
        var spare = "123456789ACEFGHIJKLMNOPQSTVWXYZ"[...]
        var legend: [String] = []
        rows = (0..<grid.size.height).map { y in
            let row = (0..<grid.size.width).map { x -> Character in
                let style = grid[x, y].style
                if let known = letters[style] ?? Self.letter(style) { return known }
                let letter = spare.popFirst() ?? "?"
                letters[style] = letter
                legend.append("\(letter) = \(Self.name(style))")
                return letter
            }
            return String(row[..<(row.lastIndex { $0 != "." }.map { $0 + 1 } ?? 0)])
        }
        self.legend = legend
    }

    /// The grid, without the plain rows at its end, and the legend if there is one.
    public var text: String {
        let shown = rows[..<(rows.lastIndex { !$0.isEmpty }.map { $0 + 1 } ?? 0)]
        return (shown + (legend.isEmpty ? [] : [""] + legend)).joined(separator: "\n")
    }

    private static func letter(_ style: CellStyle) -> Character? {
        guard style.background == .terminalDefault else { return nil }
        switch (style.attributes, style.foreground) {
        case ([], .terminalDefault): return "."
        case ([], let color): return letter(color)
        case (.bold, .terminalDefault): return "B"
        case (.dim, .terminalDefault): return "D"
        case (.underline, .terminalDefault): return "U"
        case (.reverse, .terminalDefault): return "R"
        default: return nil
        }
    }

    private static func letter(_ color: TerminalColor) -> Character {
        switch color {
        case .terminalDefault: "."
        case .black: "k"
        case .red: "r"
        case .green: "g"
        case .yellow: "y"
        case .blue: "b"
        case .magenta: "m"
        case .cyan: "c"
        case .white: "w"
        }
    }

    private static func name(_ style: CellStyle) -> String {
        let attributes: [(CellStyle.Attributes, String)] = [
            (.bold, "bold"), (.dim, "dim"), (.underline, "underlined"), (.reverse, "reverse"),
        ]
        var words = attributes.filter { style.attributes.contains($0.0) }.map(\.1)
        if style.foreground != .terminalDefault { words.append("\(style.foreground)") }
        if style.background != .terminalDefault { words.append("on \(style.background)") }
        return words.joined(separator: " ")
    }
}
