/// The text that is searched for in a list, as it is drawn, with the place of the cursor after it.
struct SearchLine {
    /// The lines, at least one, each in the order in which it stands on the screen.
    let lines: [[Glyph]]
    /// Where the `_` stands after the text that is searched for: there the next character comes.
    let cursor: CellPoint

    /// Lays the text out.
    /// - Parameters:
    ///   - label: what stands before the text, such as `/ `.
    ///   - query: the text that is searched for.
    ///   - note: what stands after it, such as that nothing was found.
    ///   - width: columns of the lines.
    init(_ label: String, _ query: String, note: String, width: Int) {
        let upToCursor = label + query + "_"
        // Spaces are dropped where lines break; everything else stands in one of them.
        var left = DisplayText.line(upToCursor).reduce(0) { $0 + ($1.isSpace ? 0 : 1) }
        var cursor = CellPoint.zero
        lines = LineWrap.logicalLines(upToCursor + note, width: max(1, width)).enumerated().map { row, line in
            let order = line.isRightToLeft.map { BidirectionalLine(line.glyphs, isRightToLeft: $0) }
            let shown = order.map { order in order.order.map { order.glyph($0, of: line.glyphs) } } ?? line.glyphs
            for (index, glyph) in line.glyphs.enumerated() where !glyph.isSpace {
                left -= 1
                guard left == 0 else { continue }
                let place = order?.order.firstIndex(of: index) ?? index
                cursor = CellPoint(x: shown[..<place].columns, y: row)
            }
            return shown
        }
        self.cursor = cursor
    }

    /// The text on as many lines as there is room for, without as much of its beginning as does not fit.
    /// - Parameter cut: stands where something was left out.
    init(_ label: String, _ query: String, note: String, room: CellSize, cut: String) {
        var kept = query[...]
        while true {
            let mark = kept.count < query.count ? cut : ""
            self.init(label + mark, String(kept), note: note, width: room.width)
            if lines.count <= max(1, room.height) || kept.isEmpty { return }
            kept = kept.dropFirst()
        }
    }
}
