extension BidirectionalLine {
    /// Gives both brackets of a pair the same direction (rule N0): that of the line if anything inside has it, else that of
    /// what stands before where the inside agrees with it.
    static func resolveBrackets(_ classes: inout [BidirectionalClass], _ glyphs: [Glyph], _ base: Int) {
        let around: BidirectionalClass = base == 1 ? .right : .left
        for pair in pairs(glyphs, classes) {
            let inside = classes[(pair.lowerBound + 1)..<pair.upperBound].compactMap(strong)
            guard !inside.isEmpty else { continue }
            let before = classes[..<pair.lowerBound].reversed().lazy.compactMap(strong).first ?? around
            let direction = inside.contains(around) ? around : before
            classes[pair.lowerBound] = direction
            classes[pair.upperBound] = direction
        }
    }

    /// Pairs of brackets by where they open. At most 63 are open at once (definition BD16).
    private static func pairs(_ glyphs: [Glyph], _ classes: [BidirectionalClass]) -> [ClosedRange<Int>] {
        var open: [(closing: Character, place: Int)] = []
        var pairs: [ClosedRange<Int>] = []
        for index in glyphs.indices where classes[index] == .other {
            let character = glyphs[index].character
            if let closing = closings[character] {
                guard open.count < 63 else { break }
                open.append((closing, index))
            } else if let match = open.lastIndex(where: { $0.closing == character }) {
                pairs.append(open[match].place...index)
                open.removeSubrange(match...)
            }
        }
        return pairs.sorted { $0.lowerBound < $1.lowerBound }
    }

    /// The direction of what is strong; numbers count as right to left here.
    private static func strong(_ value: BidirectionalClass) -> BidirectionalClass? {
        switch value {
        case .left: .left
        case .right, .europeanNumber, .arabicNumber: .right
        default: nil
        }
    }

    private static let closings: [Character: Character] = ["(": ")", "[": "]", "{": "}"]
}
