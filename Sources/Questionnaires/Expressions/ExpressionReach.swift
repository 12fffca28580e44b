/// Finds out from an expression's source how much of a response it can see.
enum ExpressionReach {
    /// A piece of a source, as far as it matters here.
    enum Piece: Equatable {
        case word(Substring)
        case symbol(Character)
        case literal
    }

    /// Whether every step to `item`s in a source of these words goes on with `.where(linkId = …)` or `.where(linkId in …)`.
    ///
    /// Says no when in doubt: then the whole response is looked at, which is slower and never wrong.
    static func isLimitedToNamedItems(_ pieces: [Piece]) -> Bool {
        var index = 0
        while index < pieces.count {
            guard case .word(let word) = pieces[index] else {
                index += 1
                continue
            }
            switch word {
            case "children": return false
            case "item", "descendants", "repeat":
                var end = index + 1
                if word != "item" {
                    guard let close = closing(pieces, from: end) else { return false }
                    end = close + 1
                }
                guard isFiltered(pieces, from: end) else { return false }
                index = end
            default: index += 1
            }
        }
        return true
    }

    /// Whether `.where(linkId =` or `.where(linkId in` follows.
    private static func isFiltered(_ pieces: [Piece], from start: Int) -> Bool {
        let expected: [Piece] = [.symbol("."), .word("where"), .symbol("("), .word("linkId")]
        guard start + expected.count < pieces.count, Array(pieces[start..<start + expected.count]) == expected else {
            return false
        }
        let next = pieces[start + expected.count]
        guard next == .symbol("=") || next == .word("in") else { return false }
        // A condition that also looks at other things may still only narrow.
        guard let close = closing(pieces, from: start + 2) else { return false }
        let inside = pieces[start + 3..<close]
        // Anything that may turn a comparison round may let other items in.
        let turning: [Piece] = [
            .word("not"), .word("xor"), .word("implies"), .word("iif"), .word("false"), .symbol("!"),
        ]
        guard !inside.contains(where: turning.contains) else { return false }
        let linkIds = inside.count { $0 == .word("linkId") }
        let compared = zip(inside, inside.dropFirst()).count {
            $0 == .word("linkId") && ($1 == .symbol("=") || $1 == .word("in"))
        }
        let alternatives = inside.count { $0 == .word("or") }
        guard compared == linkIds, alternatives > 0 else { return compared == linkIds }
        return linkIds == alternatives + 1 && !inside.contains(.word("and"))
    }

    private static func closing(_ pieces: [Piece], from open: Int) -> Int? {
        guard open < pieces.count, pieces[open] == .symbol("(") else { return nil }
        var depth = 0
        for index in open..<pieces.count {
            if pieces[index] == .symbol("(") { depth += 1 }
            if pieces[index] == .symbol(")") {
                depth -= 1
                if depth == 0 { return index }
            }
        }
        return nil
    }

    /// The words and symbols of a source; literals without their content, no white space and no comments.
    static func words(of source: String) -> [Piece] {
        var pieces: [Piece] = []
        var rest = source[...]
        while let first = rest.first {
            if isWordPart(first), !first.isNumber {
                let word = rest.prefix(while: isWordPart)
                pieces.append(.word(word))
                rest = rest[word.endIndex...]
            } else if first == "'" {
                rest = skipLiteral(rest)
                pieces.append(.literal)
            } else if rest.hasPrefix("//") {
                rest = rest.drop { !$0.isNewline }
            } else {
                if !first.isWhitespace { pieces.append(.symbol(first)) }
                rest = rest.dropFirst()
            }
        }
        return pieces
    }

    /// Whether words go on with it; they do not begin with a number.
    private static func isWordPart(_ character: Character) -> Bool {
        // Nearly all are ASCII, whose kind is told without Unicode's tables.
        guard let code = character.asciiValue else { return character.isLetter || character.isNumber }
        return switch code {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"), UInt8(ascii: "%"): true
        default: false
        }
    }

    private static func skipLiteral(_ text: Substring) -> Substring {
        var rest = text.dropFirst()
        while let next = rest.first {
            rest = rest.dropFirst()
            if next == "\\" { rest = rest.dropFirst() }
            if next == "'" { break }
        }
        return rest
    }
}
