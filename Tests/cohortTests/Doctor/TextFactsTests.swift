import Curses
import Testing

@testable import cohort

@Suite("What cohort doctor says of characters and language") struct TextFactsTests {
    private func facts(
        _ change: (inout CharacterEncoding) -> Void = { _ in }, unknownZone: String? = nil,
        columns: (Unicode.Scalar) -> Int = Self.usual
    ) -> [String: Fact] {
        var encoding = CharacterEncoding()
        (encoding.requested, encoding.locale) = ("de_CH.UTF-8", "de_CH.UTF-8")
        change(&encoding)
        let section = TextFacts.section(
            encoding, language: "de-CH", timeZone: unknownZone == nil ? "Europe/Zurich" : "GMT",
            unknownTimeZone: unknownZone, columns: columns)
        return Dictionary(uniqueKeysWithValues: section.facts.map { ($0.name, $0) })
    }

    /// A C library that agrees with the program.
    private static func usual(_ scalar: Unicode.Scalar) -> Int {
        switch scalar {
        case "\u{301}": 0
        case "\u{65E5}", "\u{1F642}": 2
        default: 1
        }
    }

    @Test("A UTF-8 locale needs nothing") func good() {
        let facts = facts()
        #expect(facts.values.allSatisfy { $0.advice == nil })
        #expect(facts["locale"]?.finding == "de_CH.UTF-8")
        #expect(facts["charset"]?.finding == "UTF-8")
        #expect(facts["language"]?.finding == "de-CH")
        #expect(facts["time zone"]?.finding == "Europe/Zurich")
        #expect(facts["columns taken"]?.finding == "é 1, 日 2, 🙂 2, e with U+0301 1, ± 1, ① 1")
    }

    @Test("No locale is no fault: C.UTF-8 stands in", arguments: [nil, "C", "POSIX"]) func none(name: String?) {
        let fact = facts { ($0.requested, $0.locale) = (name, "C.UTF-8") }["locale"]
        #expect(fact == Fact("locale", "none set; C.UTF-8 stands in"))
    }

    @Test("A locale that is missing, or is not UTF-8, is named with what to do") func wrong() {
        let missing = facts { ($0.requested, $0.isAvailable, $0.locale) = ("xx_YY.UTF-8", false, "C.UTF-8") }["locale"]
        #expect(missing?.finding == "xx_YY.UTF-8 is not on this machine; C.UTF-8 stands in")
        #expect(missing?.advice?.contains("dpkg-reconfigure locales") == true)
        let latin = facts { ($0.requestedCharset, $0.locale) = ("ISO-8859-1", "C.UTF-8") }["locale"]
        #expect(latin?.finding == "de_CH.UTF-8 writes ISO-8859-1; C.UTF-8 stands in")
        #expect(latin?.advice?.contains("UTF-8") == true)
        #expect(facts { $0.charset = "ANSI_X3.4-1968" }["charset"]?.advice?.contains("apt-get install locales") == true)
    }

    @Test("The advice names the variable that counts", arguments: ["LC_ALL", "LC_CTYPE"])
    func overruled(variable: String) {
        let facts = facts(
            { ($0.requested, $0.variable, $0.isAvailable) = ("xx_YY", variable, false) },
            columns: { $0.isASCII ? 1 : -1 })
        let remedy = "unset \(variable) or set it to an installed locale, such as C.UTF-8."
        #expect(facts["locale"]?.advice?.hasSuffix(", or " + remedy) == true)
        #expect(facts["columns taken"]?.advice?.hasSuffix(": " + remedy) == true)
    }

    @Test("A time zone that is not known is named with what is used") func unknownZone() {
        let fact = facts(unknownZone: "Mars/Phobos")["time zone"]
        #expect(fact?.finding == "Mars/Phobos is not known; UTC is used")
        #expect(fact?.advice?.contains("Europe/Zurich") == true)
    }

    @Test("A C library that counts otherwise is told of") func widths() {
        let fact = facts(columns: { $0.isASCII ? 1 : -1 })["columns taken"]
        #expect(fact?.advice?.contains("for é, 日, 🙂, e with U+0301, ±, ①, which") == true)
    }
}
