/// The parts of a pattern.
indirect enum PatternNode: Sendable {
    case empty
    case scalar(Unicode.Scalar)
    case any
    case set([PatternClass], isInverted: Bool)
    case start
    case end
    case wordBoundary(Bool)
    case sequence([PatternNode])
    case alternatives([PatternNode])
    case group(PatternNode, Int)
    case reference(Int)
    case repetition(PatternNode, ClosedRange<Int>, PatternMode)
    case look(PatternNode, isAhead: Bool, isWanted: Bool)
}

enum PatternMode: Sendable {
    case greedy, lazy, possessive
}

/// A class of characters.
enum PatternClass: Sendable {
    case range(ClosedRange<UInt32>)
    case digit(Bool)
    case word(Bool)
    case space(Bool)
    case property(String, Bool)
}

/// Reads patterns.
struct PatternParser {
    private static let maximumDepth = 50

    private let source: [Unicode.Scalar]
    private var next = 0
    private var depth = 0
    private var groups = 0
    private var names: [String: Int] = [:]

    static func parse(_ source: String) throws(PatternError) -> (PatternNode, groups: Int, names: [String: Int]) {
        var parser = PatternParser(source)
        let node = try parser.alternatives()
        guard parser.next == parser.source.count else { throw parser.invalid("a \")\" without its \"(\"") }
        return (node, parser.groups, parser.names)
    }

    private init(_ source: String) {
        self.source = Array(source.unicodeScalars)
    }

    private func invalid(_ what: String) -> PatternError { .invalid(what, position: next + 1) }

    private var current: Unicode.Scalar? { next < source.count ? source[next] : nil }

    private mutating func take(_ text: String) -> Bool {
        let scalars = Array(text.unicodeScalars)
        guard source[next...].starts(with: scalars) else { return false }
        next += scalars.count
        return true
    }

    private mutating func alternatives() throws(PatternError) -> PatternNode {
        depth += 1
        defer { depth -= 1 }
        guard depth <= Self.maximumDepth else { throw invalid("groups nested more than \(Self.maximumDepth) deep") }
        var all = [try sequence()]
        while take("|") { all.append(try sequence()) }
        return all.count == 1 ? all[0] : .alternatives(all)
    }

    private mutating func sequence() throws(PatternError) -> PatternNode {
        var parts: [PatternNode] = []
        while let scalar = current, scalar != "|", scalar != ")" { parts.append(try repeated(try atom())) }
        return parts.count == 1 ? parts[0] : .sequence(parts)
    }

    private mutating func repeated(_ atom: PatternNode) throws(PatternError) -> PatternNode {
        var node = atom
        while let range = try repetition() {
            let mode: PatternMode = take("?") ? .lazy : take("+") ? .possessive : .greedy
            node = .repetition(node, range, mode)
        }
        return node
    }

    private mutating func repetition() throws(PatternError) -> ClosedRange<Int>? {
        if take("*") { return 0...Int.max }
        if take("+") { return 1...Int.max }
        if take("?") { return 0...1 }
        let before = next
        guard take("{") else { return nil }
        let low = number()
        var high = low
        if take(",") { high = current == "}" ? Int.max : number() }
        guard take("}"), low != nil || high != nil else {
            next = before  // a brace that is no repetition is itself
            return nil
        }
        guard let high, low ?? 0 <= high else { throw invalid("a repetition whose end is below its start") }
        return (low ?? 0)...high
    }

    private mutating func number() -> Int? {
        var value: Int?
        while let digit = current, ("0"..."9").contains(digit), value ?? 0 < 100_000 {
            value = (value ?? 0) * 10 + Int(digit.value - 48)
            next += 1
        }
        return value
    }

    private mutating func atom() throws(PatternError) -> PatternNode {
        guard let scalar = current else { return .empty }
        next += 1
        switch scalar {
        case ".": return .any
        case "^": return .start
        case "$": return .end
        case "(": return try group()
        case "[": return try characterSet()
        case "\\": return try escape()
        case "*", "+", "?":
            next -= 1
            throw invalid("\"\(scalar)\" repeats nothing")
        default: return .scalar(scalar)
        }
    }

    private mutating func group() throws(PatternError) -> PatternNode {
        let node: PatternNode
        if take("?:") {
            node = try alternatives()
        } else if take("?=") {
            node = .look(try alternatives(), isAhead: true, isWanted: true)
        } else if take("?!") {
            node = .look(try alternatives(), isAhead: true, isWanted: false)
        } else if take("?<=") {
            node = .look(try alternatives(), isAhead: false, isWanted: true)
        } else if take("?<!") {
            node = .look(try alternatives(), isAhead: false, isWanted: false)
        } else {
            groups += 1
            let index = groups
            if take("?<") || take("?P<") {
                let start = next
                while let scalar = current, scalar != ">" {
                    _ = scalar
                    next += 1
                }
                let name = String(String.UnicodeScalarView(source[start..<next]))
                guard names.updateValue(index, forKey: name) == nil else {
                    throw invalid("a second group named \(name)")
                }
                guard take(">") else { throw invalid("a group's name without its \">\"") }
            } else if current == "?" {
                throw invalid("a kind of group that is not known")
            }
            node = .group(try alternatives(), index)
        }
        guard take(")") else { throw invalid("a \"(\" without its \")\"") }
        return node
    }

    private mutating func escape() throws(PatternError) -> PatternNode {
        guard let scalar = current else { throw invalid("nothing after the backslash") }
        if let known = try classEscape() { return .set([known], isInverted: false) }
        next += 1
        switch scalar {
        case "b": return .wordBoundary(true)
        case "B": return .wordBoundary(false)
        case "A": return .start
        case "z", "Z": return .end
        case "1"..."9": return .reference(Int(scalar.value - 48))
        case "k":
            guard take("<") else { throw invalid("a name in <> after \\k") }
            let start = next
            while let scalar = current, scalar != ">" {
                _ = scalar
                next += 1
            }
            guard let index = names[String(String.UnicodeScalarView(source[start..<next]))], take(">") else {
                throw invalid("a group's name that is not known")
            }
            return .reference(index)
        default:
            next -= 1
            return .scalar(try escapedScalar())
        }
    }

    /// `\d`, `\w`, `\s`, `\p{…}` and their opposites.
    private mutating func classEscape() throws(PatternError) -> PatternClass? {
        guard let scalar = current else { return nil }
        let kind: PatternClass
        switch scalar {
        case "d", "D": kind = .digit(scalar == "d")
        case "w", "W": kind = .word(scalar == "w")
        case "s", "S": kind = .space(scalar == "s")
        case "p", "P":
            next += 1
            guard take("{") else { throw invalid("a class in {} after \\p") }
            let start = next
            while let scalar = current, scalar != "}" {
                _ = scalar
                next += 1
            }
            let name = String(String.UnicodeScalarView(source[start..<next]))
            guard ["L", "Lu", "Ll", "N", "Nd", "P", "S", "Z"].contains(name), current == "}" else {
                throw invalid("a class of characters that is not known")
            }
            kind = .property(name, scalar == "p")
        default: return nil
        }
        next += 1
        return kind
    }

    private mutating func escapedScalar() throws(PatternError) -> Unicode.Scalar {
        guard let scalar = current else { throw invalid("nothing after the backslash") }
        next += 1
        switch scalar {
        case "n": return "\n"
        case "r": return "\r"
        case "t": return "\t"
        case "f": return "\u{C}"
        case "v": return "\u{B}"
        case "0": return "\0"
        case "x", "u":
            let count = scalar == "x" ? 2 : 4
            let hex = String(String.UnicodeScalarView(source[next..<min(next + count, source.count)]))
            guard hex.count == count, let code = UInt32(hex, radix: 16), let value = Unicode.Scalar(code) else {
                throw invalid("\(count) hexadecimal digits expected")
            }
            next += count
            return value
        default: return scalar
        }
    }

    private mutating func characterSet() throws(PatternError) -> PatternNode {
        let isInverted = take("^")
        var classes: [PatternClass] = []
        var isFirst = true
        while let scalar = current, scalar != "]" || isFirst {
            isFirst = false
            next += 1
            if scalar == "\\", let known = try classEscape() {
                classes.append(known)
                continue
            }
            let low = scalar == "\\" ? try escapedScalar() : scalar
            guard current == "-", next + 1 < source.count, source[next + 1] != "]" else {
                classes.append(.range(low.value...low.value))
                continue
            }
            next += 1
            guard let end = current else { break }
            next += 1
            let high = end == "\\" ? try escapedScalar() : end
            guard low.value <= high.value else { throw invalid("a range whose end is below its start") }
            classes.append(.range(low.value...high.value))
        }
        guard take("]") else { throw invalid("a \"[\" without its \"]\"") }
        return .set(classes, isInverted: isInverted)
    }
}
