/// Says that there is more above or below what a scrolling area shows: in words on a line of their own, by the keys alone
/// where those do not fit, and by arrows beside the lines where no line is to spare.
@MainActor struct MoreNote {
    let above: Bool
    let below: Bool

    /// Columns that the arrows take at the end of the lines of an area: none where there is a line for the words, or where the
    /// lines are too short to spare any.
    static func gutter(in size: CellSize) -> Int {
        guard (1..<4).contains(size.height), size.width >= 16 else { return 0 }
        return size.height == 1 ? 3 : 2
    }

    /// Draws the words at the end of a row.
    func draw(y: Int, width: Int, _ environment: EnvironmentValues, _ painter: Painter) {
        let line = line(width: width, in: environment)
        painter.draw(line, x: max(0, width - line.columns), y: y, style: environment.theme[.secondary])
    }

    /// Draws the arrows: at the end of the first row if there is more above, of the last if there is more below.
    func draw(beside size: CellSize, _ environment: EnvironmentValues, _ painter: Painter) {
        let style = environment.theme[.secondary]
        let isASCII = environment.glyphs == .ascii
        if above { painter.draw(isASCII ? "^" : "↑", x: size.width - (size.height == 1 ? 2 : 1), y: 0, style: style) }
        if below { painter.draw(isASCII ? "v" : "↓", x: size.width - 1, y: size.height - 1, style: style) }
    }

    private func line(width: Int, in environment: EnvironmentValues) -> [Glyph] {
        let up = "(\(Key.up.name(in: environment.glyphs)))"
        let down = "(\(Key.down.name(in: environment.glyphs)))"
        let words =
            (above ? [environment.catalogue.text("terminal.moreAbove") + " " + up] : [])
            + (below ? [environment.catalogue.text("terminal.moreBelow") + " " + down] : [])
        let line = DisplayText.visualLine(words.joined(separator: "  "))
        guard line.columns > width else { return line }
        return DisplayText.visualLine(((above ? [up] : []) + (below ? [down] : [])).joined(separator: " "))
    }
}
