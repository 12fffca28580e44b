import FHIR
import FHIRPath
import Foundation
import Questionnaires
import TestConditions
import Testing

/// Responses that were judged by another validator.
@Suite("Judged responses", .enabled(if: SharedCorpus.isExpected, "the shared corpus is not beside the checkout"))
struct VerdictTests {
    /// Where the verdict here is another on purpose, and why.
    private static let differences = [
        "validator__questionnaire__brianpos__quantity-units-not-in-value-set-qr.json":
            "the units' value set is of a terminology server",
        "validator__QuestionnaireResponse-hai-ltcf-questionnaireresponse-mdro-cdi-event.json":
            "the options' value sets are of a terminology server",
        "validator__questionnaire__brianpos__choice-gender-coding-async-qr.json":
            "the options' value set is of a terminology server",
    ]

    private struct Case {
        let response, questionnaire: String
        let isValid: Bool
    }

    private func cases() throws -> [Case] {
        let table = try String(contentsOf: SharedCorpus.folder.appending(path: "responses.tsv"), encoding: .utf8)
        return table.split(separator: "\n").dropFirst().compactMap { line in
            let fields = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
            guard fields.count >= 3 else { return nil }
            return Case(response: fields[0], questionnaire: fields[1], isValid: fields[2] == "valid")
        }
    }

    @Test("verdicts agree, but for those listed with a reason")
    func verdicts() throws {
        let cases = try cases()
        #expect(cases.count >= 40)
        var disagreeing: Set<String> = []
        for entry in cases {
            let bytes = try Data(contentsOf: SharedCorpus.folder.appending(path: entry.questionnaire))
            let form = try Form(Questionnaire(parsing: Array(bytes)))
            let response = try QuestionnaireResponse(
                parsing: Array(Data(contentsOf: SharedCorpus.folder.appending(path: entry.response))))
            let outcome = try ResponseValidation(response, against: form, now: Forms.now, timeZone: Forms.zone).outcome
            let name = try #require(entry.response.split(separator: "/").last.map(String.init))
            let words = outcome.issues.map { "\($0.severity ?? "") \($0.expressions) \($0.diagnostics ?? "")" }
            if outcome.isFailure == entry.isValid { disagreeing.insert(name) }
            #expect(
                (outcome.isFailure != entry.isValid) != (Self.differences[name] != nil),
                "\(name): \(words.joined(separator: "\n"))")
            // A place that is told is there.
            for place in outcome.issues.flatMap(\.expressions) {
                let found = try FHIRPathExpression(place).evaluate(
                    on: [FHIRPathValue(resource: response.json)],
                    environment: FHIRPathEnvironment(resource: response.json, now: #require(FHIRDateTime("2026-01-01")))
                )
                #expect(!found.isEmpty, "\(name): \(place)")
            }
        }
        #expect(disagreeing == Set(Self.differences.keys))
    }
}
