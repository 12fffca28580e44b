/// Says that there is more above or below what a scrolling area shows: in words, or by the keys alone where they do not fit.
@MainActor enum MoreNote {
    /// Draws the note at the end of a row.
    static func draw(
        above: Bool, below: Bool, y: Int, width: Int, _ environment: EnvironmentValues, _ painter: Painter
    ) {
        let line = line(above: above, below: below, width: width, in: environment)
        painter.draw(line, x: max(0, width - line.columns), y: y, style: environment.theme[.secondary])
    }

    private static func line(above: Bool, below: Bool, width: Int, in environment: EnvironmentValues) -> [Glyph] {
        let up = "(\(Key.up.name(in: environment.glyphs)))"
        let down = "(\(Key.down.name(in: environment.glyphs)))"
        let words =
            (above ? [environment.catalogue.text("terminal.moreAbove") + " " + up] : [])
            + (below ? [environment.catalogue.text("terminal.moreBelow") + " " + down] : [])
        let line = DisplayText.line(words.joined(separator: "  "))
        guard line.columns > width else { return line }
        return DisplayText.line(((above ? [up] : []) + (below ? [down] : [])).joined(separator: " "))
    }
}
