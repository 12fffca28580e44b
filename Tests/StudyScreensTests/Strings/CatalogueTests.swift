import Foundation
import TerminalUI
import Testing

@testable import StudyScreens

@Suite("The catalogue") struct CatalogueTests {
    @Test("has every key that the program declares, in every language, and no other") func complete() throws {
        let declared = try Self.declaredKeys()
        #expect(declared.count > 100)
        for language in ["en", "de"] {
            let table = try StringCatalogue.table(parsing: TestForms.resource("strings/\(language).json"))
            #expect(Set(table.keys).symmetricDifference(declared) == [], "\(language)")
        }
    }

    @Test("has another letter for each state of a day, in ASCII too", arguments: ["en", "de"])
    func dayLetters(language: String) throws {
        let catalogue = try TestForms.catalogue(language)
        let keys: [StringKey] = [.dayDone, .dayLate, .dayMissed, .dayExcused, .dayOpen, .dayNotDue]
        let letters = keys.map { GlyphSet.ascii.spelled(catalogue.text($0)) }
        #expect(Set(letters).count == keys.count, "\(letters)")
        #expect(letters.allSatisfy { $0.count == 1 && $0.utf8.count == 1 })
    }

    @Test("says one thing in the singular, and none, two and many in the plural", arguments: ["en", "de"])
    func plurals(language: String) throws {
        let table = try StringCatalogue.table(parsing: TestForms.resource("strings/\(language).json"))
        let catalogue = try TestForms.catalogue(language)
        var count = 0
        for key in table.keys.sorted() {
            guard case .plural(let one, let other)? = table[key] else { continue }
            count += 1
            for number in [0, 1, 2, 11, 21, 101, 1_000] {
                let arguments = Self.gaps(table[key]).sorted().map {
                    StringArgument.named(String($0), .number(number))
                }
                var expected = number == 1 ? one : other
                for gap in Self.gaps(table[key]) { expected.replace("{\(gap)}", with: String(number)) }
                #expect(catalogue.text(StringKey(key), arguments) == expected)
            }
        }
        #expect(count > 0)
        let (english, german) = (try Self.plurals("en"), try Self.plurals("de"))
        #expect(english == german)
    }

    private static func plurals(_ language: String) throws -> [String] {
        try StringCatalogue.table(parsing: TestForms.resource("strings/\(language).json")).compactMap { key, entry in
            if case .plural = entry { key } else { nil }
        }.sorted()
    }

    @Test("has the same gaps in every language") func gaps() throws {
        let english = try StringCatalogue.table(parsing: TestForms.resource("strings/en.json"))
        let german = try StringCatalogue.table(parsing: TestForms.resource("strings/de.json"))
        for key in english.keys.sorted() {
            #expect(Self.gaps(english[key]) == Self.gaps(german[key]), "\(key)")
        }
    }

    @Test("says days and times in the person's zone and language") func times() throws {
        let zurich = try #require(TimeZone(identifier: "Europe/Zurich"))
        let now = Date(timeIntervalSince1970: 1_796_031_667)
        let english = Wording(try TestForms.catalogue(), timeZone: zurich, now: now) { $0.rawValue }
        #expect(english.time(now) == "10:41")
        #expect(english.time(now, seconds: true) == "10:41:07")
        #expect(english.day(now) == "Mon 30 Nov")
        #expect(english.moment(now + 86_400) == "tomorrow 10:41")
        #expect(english.moment(now, namesToday: false) == "10:41")
        #expect(english.moment(now + 3 * 86_400) == "Thu 3 Dec 10:41")
        #expect(english.day(now - 400 * 86_400) == "26 Oct 2025")
        let german = Wording(try TestForms.catalogue("de"), timeZone: zurich, now: now) { $0.rawValue }
        #expect(german.day(now) == "Mo 30. Nov.")
    }

    @Test("names what is wrong with a table of texts") func tableErrors() {
        #expect(throws: StringCatalogue.TableError.notATable(key: "a")) {
            try StringCatalogue.table(parsing: "{\"a\": 1}".utf8)
        }
        #expect(throws: StringCatalogue.TableError.notATable(key: nil)) {
            try StringCatalogue.table(parsing: "[]".utf8)
        }
        #expect(throws: StringCatalogue.TableError.repeated(key: "a")) {
            try StringCatalogue.table(parsing: "{\"a\": \"x\", \"b\": \"y\", \"a\": \"z\"}".utf8)
        }
        #expect(throws: StringCatalogue.TableError.self) { try StringCatalogue.table(parsing: "{\"a\": \"x\"".utf8) }
    }

    /// Every key in the sources: `static let name: StringKey = "group.name"`.
    private static func declaredKeys() throws -> Set<String> {
        let package = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().deletingLastPathComponent()
        let folder = package.appending(path: "Sources/StudyScreens/Strings")
        var keys: Set<String> = []
        for file in try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil) {
            for line in try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
            where line.contains("static let") && line.contains(": StringKey = \"") {
                keys.insert(String(line.split(separator: "\"")[1]))
            }
        }
        return keys
    }

    private static func gaps(_ entry: StringCatalogue.Entry?) -> Set<Substring> {
        let text =
            switch entry {
            case .text(let text)?: text
            case .plural(let one, let other)?: one + other
            case nil: ""
            }
        return Set(
            text.split(separator: "{", omittingEmptySubsequences: false).dropFirst().map { $0.prefix { $0 != "}" } })
    }
}
