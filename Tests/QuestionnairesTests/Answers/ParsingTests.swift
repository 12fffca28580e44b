import FHIR
import Foundation
import Questionnaires
import Testing

@Suite("What people type")
struct ParsingTests {
    private func item(_ type: String, more: String = "") throws -> FormItem {
        try Forms.form(#"{"linkId": "a", "type": "\#(type)"\#(more)}"#).items[0]
    }

    private func typed(_ text: String, _ type: String) throws -> String {
        JSON.object(try AnswerValue.parse(text, for: item(type), timeZone: Forms.zone).answerJSON).text
    }

    @Test(
        "is read as the item's type",
        arguments: [
            ("integer", " 42 ", #"{"valueInteger":42}"#), ("integer", "-0", #"{"valueInteger":0}"#),
            ("integer", "+7", #"{"valueInteger":7}"#), ("integer", "5.0", #"{"valueInteger":5}"#),
            ("integer", "−3", #"{"valueInteger":-3}"#), ("decimal", "1,50", #"{"valueDecimal":1.50}"#),
            ("decimal", ".5", #"{"valueDecimal":0.5}"#), ("decimal", "3.", #"{"valueDecimal":3}"#),
            ("decimal", "007.10", #"{"valueDecimal":7.10}"#), ("decimal", "+1.0", #"{"valueDecimal":1.0}"#),
            ("decimal", "-00,5", #"{"valueDecimal":-0.5}"#), ("integer", "007", #"{"valueInteger":7}"#),
            ("quantity", "+007.50 mg", #"{"valueQuantity":{"value":7.50,"unit":"mg"}}"#),
            ("decimal", "0", #"{"valueDecimal":0}"#),
            ("date", "2026", #"{"valueDate":"2026"}"#), ("date", "2026-3", #"{"valueDate":"2026-03"}"#),
            ("date", "2024-2-29", #"{"valueDate":"2024-02-29"}"#), ("time", "7:05", #"{"valueTime":"07:05:00"}"#),
            ("time", "23:59:59.5", #"{"valueTime":"23:59:59.5"}"#),
            ("dateTime", "2026-07", #"{"valueDateTime":"2026-07"}"#),
            ("dateTime", "2026-07-01 8:00", #"{"valueDateTime":"2026-07-01T08:00:00+02:00"}"#),
            ("dateTime", "2026-12-01T08:00Z", #"{"valueDateTime":"2026-12-01T08:00:00Z"}"#),
            ("dateTime", "2026-10-25 02:30", #"{"valueDateTime":"2026-10-25T02:30:00+02:00"}"#),
            ("dateTime", "2026-10-25 02:30+01:00", #"{"valueDateTime":"2026-10-25T02:30:00+01:00"}"#),
            ("dateTime", "2026-03-29 01:59:59", #"{"valueDateTime":"2026-03-29T01:59:59+01:00"}"#),
            ("dateTime", "2026-03-29 03:00", #"{"valueDateTime":"2026-03-29T03:00:00+02:00"}"#),
            ("boolean", "Yes", #"{"valueBoolean":true}"#), ("boolean", "n", #"{"valueBoolean":false}"#),
            ("boolean", "1", #"{"valueBoolean":true}"#), ("boolean", "2", #"{"valueBoolean":false}"#),
            ("string", "  a b ", #"{"valueString":"a b"}"#), ("text", "  a\n\nb\n", #"{"valueString":"  a\n\nb"}"#),
            ("url", "urn:x", #"{"valueUri":"urn:x"}"#),
            ("quantity", "5,5 mg", #"{"valueQuantity":{"value":5.5,"unit":"mg"}}"#),
            ("quantity", "12", #"{"valueQuantity":{"value":12}}"#),
            ("open-choice", "other", #"{"valueString":"other"}"#),
        ])
    func reading(type: String, text: String, json: String) throws {
        #expect(try typed(text, type) == json)
    }

    @Test(
        "is refused with what is wrong",
        arguments: [
            ("integer", "3.5", AnswerProblem.notAWholeNumber("3.5")), ("integer", "abc", .notANumber("abc")),
            ("integer", "1e3", .notANumber("1e3")), ("integer", "1,000,000", .notANumber("1,000,000")),
            ("integer", "9999999999", .outOfRange(minimum: .integer(-2_147_483_648), maximum: .integer(2_147_483_647))),
            ("decimal", "--1", .notANumber("--1")), ("decimal", "1.2.3", .notANumber("1.2.3")),
            ("decimal", ".", .notANumber(".")),
            ("date", "2026-02-29", .notADate("2026-02-29")), ("date", "31.12.2026", .notADate("31.12.2026")),
            ("date", "26-1-1", .notADate("26-1-1")), ("time", "24:00", .notATime("24:00")),
            ("time", "7", .notATime("7")),
            ("dateTime", "2026-13-01 08:00", .notADateTime("2026-13-01 08:00")),
            ("dateTime", "now", .notADateTime("now")),
            ("dateTime", "2026-03-29 02:00", .skippedTime("2026-03-29 02:00")),
            ("dateTime", "2026-03-29 2:59:59", .skippedTime("2026-03-29 2:59:59")),
            ("boolean", "maybe", .notABoolean("maybe")), ("string", " ", .empty), ("string", "a\nb", .severalLines),
            ("string", "a\u{2028}b", .severalLines), ("string", "a\u{85}b", .severalLines),
            ("string", "’a\r\nb", .severalLines),
            ("url", "a b", .notAURI("a b")), ("choice", "x", .notAnOption("x")), ("group", "x", .notAQuestion),
            ("attachment", "x", .wrongKind(expected: .attachment)),
        ])
    func refusing(type: String, text: String, problem: AnswerProblem) throws {
        let item = try item(type)
        #expect(throws: problem) { try AnswerValue.parse(text, for: item, timeZone: Forms.zone) }
        #expect(!problem.description.isEmpty)
    }

    @Test("a time of day without a zone is refused where no zone is known")
    func noZone() throws {
        let item = try item("dateTime")
        #expect(throws: AnswerProblem.notADateTime("2026-01-01 08:00")) {
            try AnswerValue.parse("2026-01-01 08:00", for: item)
        }
    }

    @Test("options are named by key, label or code, the key first")
    func options() throws {
        let item = try Forms.form(
            """
            {"linkId": "a", "type": "choice", "answerOption": [
              {"valueCoding": {"code": "LA1", "display": "2"}}, {"valueCoding": {"code": "LA2", "display": "Often"}}]}
            """
        ).items[0]
        for (text, code) in [("1", "LA1"), ("2", "LA2"), ("OFTEN", "LA2"), ("LA1", "LA1")] {
            guard case .coding(let coding) = try AnswerValue.parse(text, for: item) else {
                Issue.record("no coding")
                continue
            }
            #expect(coding.code == code)
        }
    }

    @Test("a free text that is an option's label is that option")
    func freeText() throws {
        let item = try item(
            "open-choice", more: #", "answerOption": [{"valueCoding": {"code": "r", "display": "Red"}}]"#)
        #expect(try AnswerValue.parse("red", for: item) == item.options[0].value)
        #expect(try AnswerValue.parse("green", for: item) == .string("green"))
    }

    @Test("lengths count Unicode scalars, and a pattern must match the whole text")
    func lengths() throws {
        let item = try item(
            "string",
            more: """
                , "maxLength": 4, "extension": [{"url": "http://hl7.org/fhir/StructureDefinition/regex", "valueString": "[a-zé]+"},
                {"url": "http://hl7.org/fhir/StructureDefinition/minLength", "valueInteger": 2},
                {"url": "http://hl7.org/fhir/StructureDefinition/entryFormat", "valueString": "letters"}]
                """)
        #expect(try AnswerValue.parse("café", for: item) == .string("café"))
        #expect(throws: AnswerProblem.tooLong(count: 5, maximum: 4)) { try AnswerValue.parse("cafe\u{301}", for: item) }
        #expect(throws: AnswerProblem.tooShort(count: 1, minimum: 2)) { try AnswerValue.parse("a", for: item) }
        #expect(throws: AnswerProblem.wrongFormat(format: "letters")) { try AnswerValue.parse("ab1", for: item) }
    }

    @Test("a pattern that would run for ever lets the answer through")
    func slowPattern() throws {
        let item = try item(
            "string",
            more: #", "extension": [{"url": "http://hl7.org/fhir/StructureDefinition/regex", "valueString": "(a+)+b"}]"#
        )
        let text = String(repeating: "a", count: 60)
        #expect(try AnswerValue.parse(text, for: item) == .string(text))
    }

    @Test("partial dates fail a bound only when they surely do")
    func partialDates() throws {
        let item = try item(
            "date",
            more:
                #", "extension": [{"url": "http://hl7.org/fhir/StructureDefinition/minValue", "valueDate": "2020-06-15"}]"#
        )
        #expect(try AnswerValue.parse("2020", for: item).text == "2020")
        #expect(try AnswerValue.parse("2020-06", for: item).text == "2020-06")
        #expect(throws: AnswerProblem.self) { try AnswerValue.parse("2020-05", for: item) }
        #expect(throws: AnswerProblem.self) { try AnswerValue.parse("2019", for: item) }
    }

    @Test("no text whatever breaks the reading")
    func anything() throws {
        var random = SeededGenerator(seed: 7)
        let letters = Array("0123456789-+.,:TZ eE/\u{2212}\n\u{301}😀kgyn%[")
        for type in ItemKind.allCases {
            let item = try item(type.rawValue)
            for _ in 0..<300 {
                let text = String(
                    (0..<Int.random(in: 0...14, using: &random)).map { _ in letters.randomElement(using: &random) ?? "0"
                    })
                guard let value = try? AnswerValue.parse(text, for: item, timeZone: Forms.zone) else { continue }
                #expect(AnswerValue(answerJSON: value.answerJSON) == value)
            }
        }
    }
}
