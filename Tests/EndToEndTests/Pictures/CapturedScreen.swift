import TerminalUI

/// A terminal's screen from what `tmux capture-pane -e` gives: text with SGR sequences.
struct CapturedScreen {
    /// What the terminal shows. The cursor is not captured.
    let frame: Frame

    /// Reads a screen. Knows the attributes and the eight colours that the program uses.
    init(captured text: String, width: Int, height: Int) {
        var grid = CellGrid(size: CellSize(width: width, height: height))
        for (y, line) in text.split(separator: "\n", omittingEmptySubsequences: false).prefix(height).enumerated() {
            var style = CellStyle.plain
            var x = 0
            var rest = line[...]
            while let character = rest.popFirst() {
                if character == "\u{1B}", rest.first == "[" {
                    let end = rest.firstIndex(of: "m") ?? rest.endIndex
                    let codes = rest[..<end].dropFirst().split(separator: ";").compactMap { Int($0) }
                    rest = end < rest.endIndex ? rest[rest.index(after: end)...] : ""
                    for code in codes.isEmpty ? [0] : codes { Self.apply(code, to: &style) }
                } else if x < width {
                    grid[x, y] = Cell(character, style: style)
                    x += 1
                }
            }
        }
        frame = Frame(grid: grid, cursor: nil)
    }

    private static func apply(_ code: Int, to style: inout CellStyle) {
        switch code {
        case 0: style = .plain
        case 1: style.attributes.insert(.bold)
        case 2: style.attributes.insert(.dim)
        case 4: style.attributes.insert(.underline)
        case 7: style.attributes.insert(.reverse)
        case 22: style.attributes.subtract([.bold, .dim])
        case 24: style.attributes.remove(.underline)
        case 27: style.attributes.remove(.reverse)
        case 30...37: style.foreground = TerminalColor(rawValue: UInt8(code - 29)) ?? .terminalDefault
        case 39: style.foreground = .terminalDefault
        default: break
        }
    }
}
