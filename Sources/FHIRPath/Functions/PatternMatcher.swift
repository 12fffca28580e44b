/// Matches one pattern against one text by backtracking, with a bound on its steps. Lives for one call.
final class PatternMatcher {
    /// What is to match behind a part that matched up to a position.
    typealias Rest = (Int) throws(PatternError) -> Bool

    /// How deep matching may nest; every part of a sequence and every repetition of a group nests once.
    private static let maximumDepth = 600

    let scalars: [Unicode.Scalar]
    private var groups: [Range<Int>?]
    /// What it has done so far.
    private(set) var steps = 0
    private var depth = 0

    init(_ text: String, groupCount: Int) {
        scalars = Array(text.unicodeScalars)
        groups = Array(repeating: nil, count: groupCount + 1)
    }

    /// The first match that begins at `start` or later.
    func firstMatch(_ node: PatternNode, from start: Int) throws(PatternError) -> Range<Int>? {
        guard start <= scalars.count else { return nil }
        for first in start...scalars.count {
            groups = Array(repeating: nil, count: groups.count)
            var end = first
            let isMatch = try match(node, at: first) { (position: Int) throws(PatternError) -> Bool in
                end = position
                return true
            }
            if isMatch { return first..<end }
        }
        return nil
    }

    /// Whether the part matches here in a way that lets the rest match too.
    func match(_ node: PatternNode, at position: Int, _ rest: Rest) throws(PatternError) -> Bool {
        steps += 1
        depth += 1
        defer { depth -= 1 }
        guard steps <= Pattern.stepLimit, depth <= Self.maximumDepth else {
            throw .tooManySteps(limit: Pattern.stepLimit)
        }
        switch node {
        case .empty: return try rest(position)
        case .scalar, .any, .set: return matchesOne(node, at: position) ? try rest(position + 1) : false
        case .start: return position == 0 ? try rest(position) : false
        case .end: return position == scalars.count ? try rest(position) : false
        case .wordBoundary(let isWanted):
            let isBoundary = isWord(at: position - 1) != isWord(at: position)
            return isBoundary == isWanted ? try rest(position) : false
        case .sequence(let parts): return try match(parts[...], at: position, rest)
        case .alternatives(let all):
            for one in all where try match(one, at: position, rest) { return true }
            return false
        case .group(let inner, let index):
            let before = groups[index]
            let isMatch = try match(inner, at: position) { (end: Int) throws(PatternError) -> Bool in
                let previous = self.groups[index]
                self.groups[index] = position..<end
                if try rest(end) { return true }
                self.groups[index] = previous
                return false
            }
            if !isMatch { groups[index] = before }
            return isMatch
        case .reference(let index):
            guard groups.indices.contains(index), let range = groups[index] else { return try rest(position) }
            try addSteps(range.count / 8)
            let isSame = scalars[position...].starts(with: scalars[range])
            return isSame ? try rest(position + range.count) : false
        case .look(let inner, let isAhead, let isWanted):
            let isFound = isAhead ? try match(inner, at: position) { _ in true } : try isBehind(inner, position)
            return isFound == isWanted ? try rest(position) : false
        case .repetition(let inner, let range, let mode):
            return try matchRepeated(inner, range, mode, at: position, rest)
        }
    }

    private func match(_ parts: ArraySlice<PatternNode>, at position: Int, _ rest: Rest) throws(PatternError) -> Bool {
        guard let first = parts.first else { return try rest(position) }
        return try match(first, at: position) { (next: Int) throws(PatternError) -> Bool in
            try self.match(parts.dropFirst(), at: next, rest)
        }
    }

    private func isBehind(_ node: PatternNode, _ position: Int) throws(PatternError) -> Bool {
        for start in stride(from: position, through: 0, by: -1)
        where try match(node, at: start, { $0 == position }) { return true }
        return false
    }

    private func matchRepeated(
        _ inner: PatternNode, _ range: ClosedRange<Int>, _ mode: PatternMode, at position: Int, _ rest: Rest
    ) throws(PatternError) -> Bool {
        switch inner {
        case .scalar, .any, .set: return try matchRun(inner, range, mode, at: position, rest)
        default: break
        }
        if mode == .possessive {
            var (end, count) = (position, 0)
            while count < range.upperBound {
                let before = end
                let isMatch = try match(inner, at: end) { (next: Int) throws(PatternError) -> Bool in
                    end = next
                    return true
                }
                guard isMatch, end > before else { break }
                count += 1
            }
            return count >= range.lowerBound ? try rest(end) : false
        }
        return try matchGroup(inner, range, mode, at: position, count: 0, rest)
    }

    private func matchGroup(
        _ inner: PatternNode, _ range: ClosedRange<Int>, _ mode: PatternMode, at position: Int, count: Int, _ rest: Rest
    ) throws(PatternError) -> Bool {
        if mode == .lazy, count >= range.lowerBound, try rest(position) { return true }
        if count < range.upperBound {
            let isMatch = try match(inner, at: position) { (next: Int) throws(PatternError) -> Bool in
                // A repetition that takes in nothing is not repeated for ever.
                guard next > position || count < range.lowerBound else { return false }
                return try self.matchGroup(inner, range, mode, at: next, count: count + 1, rest)
            }
            if isMatch { return true }
        }
        return mode == .greedy && count >= range.lowerBound ? try rest(position) : false
    }

    /// A repetition of single characters, without nesting.
    private func matchRun(
        _ inner: PatternNode, _ range: ClosedRange<Int>, _ mode: PatternMode, at position: Int, _ rest: Rest
    ) throws(PatternError) -> Bool {
        var count = 0
        if mode == .lazy {
            while count < range.lowerBound {
                guard matchesOne(inner, at: position + count) else { return false }
                count += 1
            }
            while true {
                if try rest(position + count) { return true }
                guard count < range.upperBound, matchesOne(inner, at: position + count) else { return false }
                try addSteps(1)
                count += 1
            }
        }
        while count < range.upperBound, matchesOne(inner, at: position + count) { count += 1 }
        try addSteps(count / 8)
        guard mode == .greedy else { return count >= range.lowerBound ? try rest(position + count) : false }
        while count >= range.lowerBound {
            if try rest(position + count) { return true }
            try addSteps(1)
            count -= 1
        }
        return false
    }

    private func matchesOne(_ node: PatternNode, at position: Int) -> Bool {
        guard position < scalars.count else { return false }
        let scalar = scalars[position]
        switch node {
        case .scalar(let wanted): return scalar == wanted
        case .set(let classes, let isInverted): return classes.contains { $0.contains(scalar) } != isInverted
        default: return true
        }
    }

    private func addSteps(_ count: Int) throws(PatternError) {
        steps += count
        guard steps <= Pattern.stepLimit else { throw .tooManySteps(limit: Pattern.stepLimit) }
    }

    private func isWord(at position: Int) -> Bool {
        scalars.indices.contains(position) && PatternClass.isWord(scalars[position])
    }

    /// Appends a part of the text.
    func append(_ range: Range<Int>, to result: inout [UInt8]) {
        for scalar in scalars[range] { result += scalar.utf8 }
    }

    /// Appends the substitute of a match, with the groups put in. What gets too long counts as too many steps.
    func append(
        _ substitute: PatternSubstitute, _ match: Range<Int>, to result: inout [UInt8]
    ) throws(PatternError) {
        try addSteps(substitute.length / 8)
        for part in substitute.parts {
            switch part {
            case .text(let text): result += text
            case .group(let index):
                guard let range = index == 0 ? match : groups[index] else { continue }
                try addSteps(range.count / 8)
                append(range, to: &result)
            }
        }
    }
}

extension PatternClass {
    static func isWord(_ scalar: Unicode.Scalar) -> Bool {
        scalar == "_" || ("0"..."9").contains(scalar) || ("a"..."z").contains(scalar) || ("A"..."Z").contains(scalar)
    }

    func contains(_ scalar: Unicode.Scalar) -> Bool {
        switch self {
        case .range(let range): range.contains(scalar.value)
        case .digit(let isWanted): ("0"..."9").contains(scalar) == isWanted
        case .word(let isWanted): Self.isWord(scalar) == isWanted
        case .space(let isWanted): scalar.properties.isWhitespace == isWanted
        case .property(let name, let isWanted): Self.has(scalar, name) == isWanted
        }
    }

    private static func has(_ scalar: Unicode.Scalar, _ name: String) -> Bool {
        let category = scalar.properties.generalCategory
        return switch (name, category) {
        case ("Lu", .uppercaseLetter), ("Ll", .lowercaseLetter), ("Nd", .decimalNumber),
            ("L", .uppercaseLetter), ("L", .lowercaseLetter), ("L", .titlecaseLetter), ("L", .modifierLetter),
            ("L", .otherLetter), ("N", .decimalNumber), ("N", .letterNumber), ("N", .otherNumber),
            ("P", .connectorPunctuation), ("P", .dashPunctuation), ("P", .openPunctuation), ("P", .closePunctuation),
            ("P", .initialPunctuation), ("P", .finalPunctuation), ("P", .otherPunctuation), ("S", .mathSymbol),
            ("S", .currencySymbol), ("S", .modifierSymbol), ("S", .otherSymbol), ("Z", .spaceSeparator),
            ("Z", .lineSeparator), ("Z", .paragraphSeparator):
            true
        default: false
        }
    }
}
