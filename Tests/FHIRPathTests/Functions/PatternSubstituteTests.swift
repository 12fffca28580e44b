import Testing

@testable import FHIRPath

@Suite("What stands in the place of a match") struct PatternSubstituteTests {
    private static func parts(_ source: String) throws -> [PatternSubstitute.Part] {
        PatternSubstitute(source, for: try Pattern("(?<year>a)(b)(?<größe>c)")).parts
    }

    private static func text(_ text: String) -> PatternSubstitute.Part { .text(Array(text.utf8)) }

    @Test(
        "Groups are named by number or name",
        arguments: [
            ("$1", [.group(1)]), ("${2}", [.group(2)]), ("$0", [.group(0)]),
            ("${year}-${größe}", [.group(1), text("-"), .group(3)]),
            ("x$2y", [text("x"), .group(2), text("y")]), ("$12", [.group(1), text("2")]), ("$03", [.group(3)]),
            ("$1\u{301}", [.group(1), text("\u{301}")]), ("${00000000000000000002}", [.group(2)]),
        ] as [(String, [PatternSubstitute.Part])])
    func groups(source: String, expected: [PatternSubstitute.Part]) throws {
        #expect(try Self.parts(source) == expected)
    }

    @Test(
        "A dollar before anything else is itself, and two are one",
        arguments: [
            ("$", "$"), ("$x", "$x"), ("${day}", "${day}"), ("${year", "${year"), ("${}", "${}"), ("$9", "$9"),
            ("${9}", "${9}"),
            ("$-1", "$-1"), ("{1}", "{1}"), ("$$", "$"), ("$${1}", "${1}"), ("$$1", "$1"), ("", nil),
        ])
    func others(source: String, expected: String?) throws {
        #expect(try Self.parts(source) == (expected.map { [Self.text($0)] } ?? []))
    }
}
