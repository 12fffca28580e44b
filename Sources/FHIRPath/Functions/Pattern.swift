/// A regular expression as forms write them (the common part of PCRE and ECMAScript), with a bound on the work of a match.
///
/// Knows alternatives, groups (capturing, named, not capturing), classes, `\d \w \s \b` and their opposites, anchors,
/// greedy, lazy and possessive repetition, look-ahead and look-behind, back-references, and `\p{L}`-style classes of
/// letters and numbers. The point matches line ends too (FHIRPath, "single line mode"). Works on Unicode scalars.
public struct Pattern: Sendable {
    /// A match that takes more steps than this is given up with an error.
    public static let stepLimit = 500_000

    let root: PatternNode
    let groupCount: Int
    /// The numbers of the groups that have a name.
    let groupNames: [String: Int]
    /// The bytes of the longest name, or number, of a group.
    let longestGroupName: Int

    /// Reads a pattern. Throws with the position of what is wrong.
    public init(_ source: String) throws(PatternError) {
        (root, groupCount, groupNames) = try PatternParser.parse(source)
        longestGroupName = groupNames.keys.reduce(into: 20) { $0 = max($0, $1.utf8.count) }
    }

    /// Whether the pattern matches the whole text.
    public func matchesAll(of text: String) throws(PatternError) -> Bool {
        try matchesAll(by: PatternMatcher(text, groupCount: groupCount))
    }

    /// Whether the pattern matches anywhere in the matcher's text.
    func isFound(by matcher: PatternMatcher) throws(PatternError) -> Bool {
        try matcher.firstMatch(root, from: 0) != nil
    }

    func matchesAll(by matcher: PatternMatcher) throws(PatternError) -> Bool {
        let end = matcher.scalars.count
        return try matcher.match(root, at: 0) { $0 == end }
    }

    /// The matcher's text with every match replaced by the substitute; see `PatternSubstitute`. Matches of nothing are left
    /// as they are. `nil` if the result had more bytes than the limit.
    func replacing(
        by matcher: PatternMatcher, with substitute: String, limit: Int
    ) throws(PatternError) -> String? {
        // Read at the first match: there may be none.
        var read: PatternSubstitute?
        // Bytes, as a string's scalars would be counted anew at each addition.
        var result: [UInt8] = []
        var position = 0
        while let match = try matcher.firstMatch(root, from: position) {
            if match.isEmpty {
                guard match.lowerBound < matcher.scalars.count else { break }
                matcher.append(position..<match.lowerBound + 1, to: &result)
                position = match.lowerBound + 1
                continue
            }
            matcher.append(position..<match.lowerBound, to: &result)
            let parts = read ?? PatternSubstitute(substitute, for: self)
            read = parts
            try matcher.append(parts, match, to: &result)
            guard result.count <= limit else { return nil }
            position = match.upperBound
        }
        matcher.append(min(position, matcher.scalars.count)..<matcher.scalars.count, to: &result)
        return result.count <= limit ? String(decoding: result, as: UTF8.self) : nil
    }
}
