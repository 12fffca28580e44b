import Testing

@testable import FHIRPath

@Suite("Pattern")
struct PatternTests {
    private static func matcher(_ pattern: Pattern, _ text: String) -> PatternMatcher {
        PatternMatcher(text, groupCount: pattern.groupCount)
    }

    @Test(
        "Matches of the whole text",
        arguments: [
            (#"[A-Z]{2}\d{4}"#, "CH1234", true), (#"[A-Z]{2}\d{4}"#, "CH12345", false), (#"(a|b)*c"#, "ababc", true),
            (#"a{2,3}"#, "aaaa", false), (#"\w+@\w+\.\w{2,}"#, "me@example.org", true), (#"(?:ab)+?"#, "abab", true),
            (#"(\w)\1"#, "aa", true), (#"(\w)\1"#, "ab", false), (#"[^\s,]+"#, "größe", true),
            (#"\p{Lu}\p{Ll}+"#, "Ärger", true),
            (#"a.b"#, "a\nb", true), (#"x*"#, "", true), (#"[]a]+"#, "]a", true), (#"a{,2}"#, "aa", true),
            (#"[\d-]+"#, "1-2", true),
            (#"(?<year>\d{4})-\k<year>"#, "2024-2024", true),
        ])
    func whole(pattern: String, text: String, expected: Bool) throws {
        #expect(try Pattern(pattern).matchesAll(of: text) == expected)
    }

    @Test(
        "Matches anywhere",
        arguments: [
            (#"^(?!.*[DFIOQU])[A-VXY][0-9][A-Z] ?[0-9][A-Z][0-9]$"#, "K1A 0B1", true),
            (#"^(?!.*[DFIOQU])[A-VXY][0-9][A-Z] ?[0-9][A-Z][0-9]$"#, "D1A 0B1", false), (#"\bcat\b"#, "a cat!", true),
            (#"\bcat\b"#, "concat", false), (#"(?<=€)\d+"#, "€20", true), (#"(?<!-)\b\d"#, "-1", false),
        ])
    func anywhere(pattern: String, text: String, expected: Bool) throws {
        let pattern = try Pattern(pattern)
        #expect(try pattern.isFound(by: Self.matcher(pattern, text)) == expected)
    }

    @Test(
        "Replacement puts groups in, up to a limit of bytes",
        arguments: [
            (#"(\d+)/(\d+)/(\d+)"#, "1/2/2024, 3/4/2025", "$3-${2}-$1", "2024-2-1, 2025-4-3"),
            ("a", "banana", "$$", "b$n$n$"), ("ö", "föö€", "ä$0", "fäöäö€"), ("x*", "äxb", "-", "ä-b"),
            ("a", "a", "$1$", "$1$"), ("a", "", "b", ""),
            (
                #"\b(?<month>\d{1,2})/(?<day>\d{1,2})/(?<year>\d{2,4})\b"#, "11/30/1972", "${day}-${month}-${year}",
                "30-11-1972"
            ),
        ])
    func replacing(pattern: String, text: String, substitute: String, result: String) throws {
        let pattern = try Pattern(pattern)
        let length = result.utf8.count
        let limits: [(Int, String?)] = [(.max, result), (length, result), (length - 1, nil)]
        for (limit, expected) in limits {
            let found = try pattern.replacing(by: Self.matcher(pattern, text), with: substitute, limit: limit)
            #expect(found == expected, "\(limit)")
        }
    }

    @Test(
        "Patterns that are wrong are refused",
        arguments: ["(", ")", "[a", "*a", "(?<a>x)(?<a>y)", "a{3,1}", "\\", "[z-a]", "(?#x)"])
    func wrong(pattern: String) {
        #expect(throws: PatternError.self) { try Pattern(pattern) }
    }

    @Test("A pattern that backtracks without end is given up")
    func backtracking() throws {
        let text = String(repeating: "a", count: 40) + "b"
        #expect(throws: PatternError.tooManySteps(limit: Pattern.stepLimit)) {
            try Pattern("(a+)+$").matchesAll(of: text)
        }
    }
}
