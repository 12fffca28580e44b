import FHIR
import FHIRPath
import Foundation
import TestConditions
import Testing

/// `sum`, `min`, `max`, `avg` and scores over real answers, beside the same in plain Swift.
@Suite("Totals of answers", .enabled(if: SharedCorpus.isExpected, "the shared corpus is not beside the checkout"))
struct AnswerTotalsTests {
    private static func evaluate(_ source: String, _ response: JSONObject, _ questionnaire: Questionnaire? = nil) throws
        -> [FHIRPathValue]
    {
        try FHIRPathExpression(source).evaluate(
            on: [FHIRPathValue(resource: response)],
            environment: FHIRPathEnvironment(
                resource: response, now: try #require(FHIRDateTime("2024-01-01T00:00:00Z")),
                questionnaire: questionnaire))
    }

    /// Every answer's value of that member, wherever it stands.
    private static func values(_ member: String, in json: JSON) -> [JSON] {
        switch json {
        case .array(let list): list.flatMap { values(member, in: $0) }
        case .object(let object):
            (object["answer"]?.array ?? []).compactMap { $0[member] } + object.flatMap { values(member, in: $0.value) }
        default: []
        }
    }

    @Test("Numbers in real responses are added up, compared and averaged") func numbers() throws {
        var compared = 0
        for file in try SharedCorpus.files(in: "responses") {
            guard let response = try JSON(parsing: [UInt8](try Data(contentsOf: file))).object else { continue }
            for (member, type) in [("valueInteger", "integer"), ("valueDecimal", "decimal")] {
                let numbers = Self.values(member, in: .object(response)).compactMap { $0.number?.decimal }
                let path = "descendants().where(answer.exists()).answer.value.ofType(\(type))"
                let sum = try numbers.reduce(FHIRDecimal(0)) { try #require($0.adding($1)) }
                let average = sum.dividing(by: FHIRDecimal(numbers.count))
                let expected = numbers.isEmpty ? [nil, nil, nil, nil] : [sum, numbers.min(), numbers.max(), average]
                for (function, number) in zip(["sum", "min", "max", "avg"], expected) {
                    let result = try Self.evaluate("\(path).\(function)()", response)
                    #expect(
                        result.first.flatMap { FHIRDecimal($0.text) } == number,
                        "\(file.lastPathComponent): \(function)")
                }
                compared += numbers.count
            }
        }
        #expect(compared >= 5)
    }

    @Test("Scores of real forms are those of the chosen options, whatever is chosen") func scores() throws {
        var generator = SplitMix(state: 7)
        var forms = 0
        for file in try SharedCorpus.files(in: "questionnaires") {
            guard let questionnaire = try? Questionnaire(parsing: [UInt8](try Data(contentsOf: file))) else { continue }
            var items: [QuestionnaireResponse.Item] = []
            var total = FHIRDecimal(0)
            for item in questionnaire.allItems {
                let scored = item.answerOptions.filter { $0.score != nil && $0.coding != nil }
                guard let option = scored.randomElement(using: &generator), let coding = option.coding,
                    let score = option.score
                else { continue }
                var plain = JSONObject()
                for name in ["system", "code", "display"] { plain[name] = coding.json[name] }
                guard scored.filter({ $0.coding?.isSameConcept(as: coding) == true }).count == 1 else { continue }
                items.append(.init(linkId: item.linkId, answers: [.init(type: "Coding", value: .object(plain))]))
                total = try #require(total.adding(score))
            }
            guard !items.isEmpty else { continue }
            forms += 1
            let response = QuestionnaireResponse(
                questionnaire: questionnaire.canonical, status: .completed, items: items)
            for function in ["weight", "ordinal"] {
                let result = try Self.evaluate("item.answer.value.\(function)().sum()", response.json, questionnaire)
                #expect(result == [.decimal(total)], "\(file.lastPathComponent): \(function)")
                let answers = try Self.evaluate("item.answer.\(function)().count()", response.json, questionnaire)
                #expect(answers == [.integer(items.count)], "\(file.lastPathComponent): \(function)")
            }
        }
        #expect(forms >= 10)
    }
}

extension Questionnaire {
    /// Every item, parents before children.
    fileprivate var allItems: [Item] {
        var found: [Item] = []
        func add(_ items: [Item]) {
            for item in items {
                found.append(item)
                add(item.items)
            }
        }
        add(items)
        return found
    }
}
