/// Says that there is more above or below what a scrolling area shows: in words, or by the keys alone where they do not fit.
@MainActor enum MoreNote {
    static func line(above: Bool, below: Bool, width: Int, in environment: EnvironmentValues) -> [Glyph] {
        let isASCII = environment.glyphs == .ascii
        let up = isASCII ? "(Up)" : "(↑)"
        let down = isASCII ? "(Down)" : "(↓)"
        let words =
            (above ? [environment.catalogue.text("terminal.moreAbove") + " " + up] : [])
            + (below ? [environment.catalogue.text("terminal.moreBelow") + " " + down] : [])
        let line = DisplayText.line(words.joined(separator: "  "))
        guard line.columns > width else { return line }
        return DisplayText.line(((above ? [up] : []) + (below ? [down] : [])).joined(separator: " "))
    }
}
