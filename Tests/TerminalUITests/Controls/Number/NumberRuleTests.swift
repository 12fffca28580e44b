import Testing

@testable import TerminalUI

@Suite("Number rule") @MainActor struct NumberRuleTests {
    private func outcome(_ text: String, _ rule: NumberRule, _ language: String) -> String {
        do {
            return try rule.read(text, language: language)?.text ?? "empty"
        } catch {
            return "\(error)"
        }
    }

    @Test(
        "Reads what people write",
        arguments: [
            ("72.5", "72.5"), ("72,5", "72.5"), (" 72.50 ", "72.50"), ("−3", "-3"), ("-3", "-3"), ("+3", "3"),
            ("007", "7"),
            ("７２．５", "72.5"), ("٧٢٫٥", "72.5"), ("1'234.5", "1234.5"), ("1 234", "1234"),
            ("1\u{202F}234\u{202F}567", "1234567"),
            (".5", "0.5"), ("5.", "5"), ("-0", "0"), ("0,123", "0.123"), ("", "empty"), ("  ", "empty"),
        ])
    func reads(text: String, number: String) {
        #expect(outcome(text, .decimal(), "en") == number)
    }

    @Test(
        "Refuses what is no number",
        arguments: ["abc", "1e5", "1.2.3", "1,2,3", "--1", "12 34", "1'23", "½", "Ⅷ", "0x10", "5 kg", "-", "."])
    func refuses(text: String) {
        #expect(throws: NumberProblem.notANumber) { try NumberRule.decimal().read(text) }
    }

    @Test("A thousand with the other language's mark is asked about, never guessed")
    func ambiguous() {
        #expect(throws: NumberProblem.ambiguous("1.234", "1234")) { try NumberRule.decimal().read("1,234") }
        #expect(outcome("1,234", .decimal(), "de") == "1.234")
        #expect(throws: NumberProblem.ambiguous("1,234", "1234")) {
            try NumberRule.decimal().read("1.234", language: "de")
        }
        #expect(outcome("1.234", .decimal(), "de-CH") == "1.234")
        #expect(outcome("1234,5", .decimal(), "en") == "1234.5")
    }

    @Test("Limits are exact, and said with the language's mark")
    func limits() throws {
        let rule = NumberRule.decimal(from: DecimalNumber("20.5"), to: DecimalNumber(300), fractionDigits: 1)
        #expect(outcome("20.50000", .decimal(from: DecimalNumber("20.5")), "en") == "20.50000")
        #expect(throws: NumberProblem.tooPrecise(1)) { try rule.read("20.55") }
        #expect(throws: NumberProblem.notWhole) { try NumberRule.integer().read("2.5") }
        let german = StringCatalogue(language: "de")
        #expect(rule.hint(language: "de").text(in: german) == "zwischen 20,5 und 300")
        let error = #expect(throws: NumberProblem.self) { try rule.read("720", language: "de") }
        #expect(
            error?.phrase(typed: "720", language: "de").text(in: german)
                == "720 ist über 300. Bitte eine Zahl zwischen 20,5 und 300.")
        #expect(outcome("300.0", rule, "en") == "300.0")
        #expect(throws: NumberProblem.self) { try rule.read("300.1") }
    }

    @Test("Every problem has its words in every language")
    func words() {
        let problems: [NumberProblem] = [
            .notANumber, .notWhole, .tooPrecise(2), .ambiguous("1", "2"), .tooSmall(DecimalNumber(1), nil),
            .tooSmall(DecimalNumber(1), DecimalNumber(2)), .tooLarge(nil, DecimalNumber(2)),
            .tooLarge(DecimalNumber(1), DecimalNumber(2)),
        ]
        for language in ["en", "de", "fr", "it"] {
            for problem in problems {
                let words = problem.phrase(typed: "x", language: language).text(
                    in: StringCatalogue(language: language, fallbacks: []))
                #expect(!words.contains("‹") && !words.contains("{"), "\(language): \(words)")
            }
        }
    }
}
