/// The order in which the glyphs of one line stand on the screen, from left to right (UAX #9).
///
/// Cells are drawn in visual order, and the terminal's own reordering is switched off: were both to reorder, the text
/// would be back in the wrong order. Linear mode writes text in logical order instead.
///
/// Left out are embeddings and isolates: their formatting characters are shown by their codes and steer nothing.
struct BidirectionalLine {
    /// For each place on the screen, the index of the glyph that stands there.
    let order: [Int]
    /// Whether each glyph, by its logical index, is part of a run from right to left.
    let isReversed: [Bool]

    /// Reorders a line.
    /// - Parameter isRightToLeft: the direction of the paragraph around the line.
    init(_ glyphs: [Glyph], isRightToLeft: Bool) {
        let base = isRightToLeft ? 1 : 0
        var classes = glyphs.map { BidirectionalClass($0.character) }
        Self.resolveWeak(&classes, base)
        Self.resolveBrackets(&classes, glyphs, base)
        Self.resolveNeutral(&classes, base)
        var levels = classes.map { Self.level($0, base) }
        // L1: blanks at the end of the line stand where the line ends.
        for index in glyphs.indices.reversed() {
            guard glyphs[index].character == " " else { break }
            levels[index] = base
        }
        isReversed = levels.map { $0 % 2 == 1 }
        order = Self.order(levels, glyphs)
    }

    /// Whether a paragraph runs from right to left: its first strong character says so (rules P2 and P3).
    static func isRightToLeft(_ glyphs: some Sequence<Glyph>) -> Bool {
        for glyph in glyphs {
            switch BidirectionalClass(glyph.character) {
            case .left: return false
            case .right, .arabic: return true
            default: continue
            }
        }
        return false
    }

    /// Whether a paragraph runs from right to left; `nil` where nothing in it does, and it is shown as it stands.
    static func direction(of glyphs: [Glyph]) -> Bool? { isNeeded(glyphs) ? isRightToLeft(glyphs) : nil }

    /// Whether a line holds any text from right to left. Everything else is shown as it stands.
    static func isNeeded(_ glyphs: some Sequence<Glyph>) -> Bool {
        glyphs.contains { glyph in
            (glyph.code.scalar ?? glyph.character.unicodeScalars.first).map(BidirectionalClass.mayBeRight) ?? false
        }
    }

    // MARK: Rules W1 to W7

    private static func resolveWeak(_ classes: inout [BidirectionalClass], _ base: Int) {
        let start: BidirectionalClass = base == 1 ? .right : .left
        var previous = start
        for index in classes.indices {
            if classes[index] == .mark { classes[index] = previous }  // W1
            previous = classes[index]
        }
        var strong = start
        for index in classes.indices {
            switch classes[index] {
            case .left, .right, .arabic: strong = classes[index]
            case .europeanNumber where strong == .arabic: classes[index] = .arabicNumber  // W2
            default: break
            }
        }
        for index in classes.indices where classes[index] == .arabic { classes[index] = .right }  // W3
        resolveSeparators(&classes)
        strong = start
        for index in classes.indices {
            switch classes[index] {
            case .left, .right: strong = classes[index]
            case .europeanNumber where strong == .left: classes[index] = .left  // W7
            default: break
            }
        }
    }

    private static func resolveSeparators(_ classes: inout [BidirectionalClass]) {
        for index in classes.indices.dropFirst().dropLast() {  // W4
            let (before, here, after) = (classes[index - 1], classes[index], classes[index + 1])
            guard before == after else { continue }
            switch (here, before) {
            case (.europeanSeparator, .europeanNumber), (.commonSeparator, .europeanNumber),
                (.commonSeparator, .arabicNumber):
                classes[index] = before
            default: break
            }
        }
        var index = 0
        while index < classes.count {  // W5
            guard classes[index] == .europeanTerminator else {
                index += 1
                continue
            }
            let end = classes[index...].firstIndex { $0 != .europeanTerminator } ?? classes.count
            let isBesideNumber =
                index > 0 && classes[index - 1] == .europeanNumber
                || end < classes.count && classes[end] == .europeanNumber
            for place in index..<end { classes[place] = isBesideNumber ? .europeanNumber : .other }
            index = end
        }
        for index in classes.indices {  // W6
            switch classes[index] {
            case .europeanSeparator, .commonSeparator: classes[index] = .other
            default: break
            }
        }
    }

    // MARK: Rules N1 and N2

    private static func resolveNeutral(_ classes: inout [BidirectionalClass], _ base: Int) {
        let around: BidirectionalClass = base == 1 ? .right : .left
        var index = 0
        while index < classes.count {
            guard isNeutral(classes[index]) else {
                index += 1
                continue
            }
            let end = classes[index...].firstIndex { !isNeutral($0) } ?? classes.count
            let before = index > 0 ? direction(classes[index - 1]) : around
            let after = end < classes.count ? direction(classes[end]) : around
            for place in index..<end { classes[place] = before == after ? before : around }
            index = end
        }
    }

    private static func isNeutral(_ value: BidirectionalClass) -> Bool { value == .space || value == .other }

    /// Numbers count as right to left where they meet neutrals.
    private static func direction(_ value: BidirectionalClass) -> BidirectionalClass {
        value == .left ? .left : .right
    }

    // MARK: Rules I1, I2 and L2

    private static func level(_ value: BidirectionalClass, _ base: Int) -> Int {
        switch value {
        case .left: base == 0 ? 0 : 2
        case .right: 1
        case .europeanNumber, .arabicNumber: 2
        default: base
        }
    }

    private static func order(_ levels: [Int], _ glyphs: [Glyph]) -> [Int] {
        var order = Array(levels.indices)
        guard let highest = levels.max(), highest > 0 else { return order }
        for level in stride(from: highest, through: 1, by: -1) {
            var index = 0
            while index < order.count {
                guard levels[order[index]] >= level else {
                    index += 1
                    continue
                }
                let end = order[index...].firstIndex { levels[$0] < level } ?? order.count
                order[index..<end].reverse()
                index = end
            }
        }
        return order
    }
}

extension BidirectionalLine {
    /// Glyphs in the order in which they stand on the screen; brackets in text from right to left are mirrored (rule L4).
    /// A line without such text is returned as it is, unless the paragraph around it runs from right to left.
    static func visual(_ glyphs: [Glyph], isRightToLeft: Bool? = nil) -> [Glyph] {
        guard isRightToLeft == true || isNeeded(glyphs) else { return glyphs }
        let line = BidirectionalLine(glyphs, isRightToLeft: isRightToLeft ?? self.isRightToLeft(glyphs))
        return line.order.map { line.glyph($0, of: glyphs) }
    }

    /// A glyph of the line as it is drawn.
    func glyph(_ index: Int, of glyphs: [Glyph]) -> Glyph {
        let glyph = glyphs[index]
        guard isReversed[index], let mirrored = Self.mirrors[glyph.character] else { return glyph }
        return Glyph(mirrored, width: glyph.width, continues: glyph.continues)
    }

    /// The pairs of BidiMirroring that stand on keyboards and in ordinary text.
    private static let mirrors: [Character: Character] = [
        "(": ")", ")": "(", "[": "]", "]": "[", "{": "}", "}": "{", "<": ">", ">": "<", "«": "»", "»": "«", "‹": "›",
        "›": "‹", "≤": "≥", "≥": "≤",
    ]
}
