import FHIR
import Questionnaires
import Testing

@testable import Study

@Suite("A score") struct ScoreTests {
    let rule: ScoreRule
    let form: Form

    init() throws {
        let bundle = try StudyBundle(files: SampleBundle.files)
        rule = try #require(bundle.scores.first)
        form = try bundle.form(rule.questionnaire)
    }

    /// A response that holds these answers; `nil` leaves an item out.
    func response(_ scores: [Int?]) -> JSONObject {
        let codes = ["LA6568-5", "LA6569-3", "LA6570-1", "LA6571-9"]
        var items: [JSON] = []
        for (index, score) in scores.enumerated() {
            guard let score else { continue }
            let coding: JSON = ["system": "http://loinc.org", "code": .string(codes[score])]
            items.append(["linkId": .string("phq-9-\(index + 1)"), "answer": [["valueCoding": coding]]])
        }
        return [
            "resourceType": "QuestionnaireResponse",
            "item": [["linkId": "phq-9-problems", "item": .array(items)]],
        ]
    }

    /// Answers, the score they make and its band; worked by hand.
    static let cases: [(answers: [Int?], value: Int?, band: String?)] = [
        ([0, 0, 0, 0, 0, 0, 0, 0, 0], 0, "minimal"),
        ([1, 1, 1, 1, 0, 0, 0, 0, 0], 4, "minimal"),
        ([1, 1, 1, 1, 1, 0, 0, 0, 0], 5, "mild"),
        ([3, 3, 3, 0, 0, 0, 0, 0, 0], 9, "mild"),
        ([3, 3, 3, 1, 0, 0, 0, 0, 0], 10, "moderate"),
        ([3, 3, 3, 3, 2, 0, 0, 0, 0], 14, "moderate"),
        ([3, 3, 3, 3, 3, 0, 0, 0, 0], 15, "moderately-severe"),
        ([3, 3, 3, 3, 3, 3, 1, 0, 0], 19, "moderately-severe"),
        ([3, 3, 3, 3, 3, 3, 2, 0, 0], 20, "severe"),
        ([3, 3, 3, 3, 3, 3, 3, 3, 3], 27, "severe"),
        ([1, 1, 1, 1, 1, 1, 1, 1, nil], 9, "mild"),
        ([2, 1, 1, 1, 1, 1, 1, nil, nil], 10, "moderate"),  // 8 × 9 / 7 = 10.29
        ([2, 2, 1, 1, 1, 1, 2, 2, nil], 14, "moderate"),  // 12 × 9 / 8 = 13.5, half up
        ([3, 3, 3, 3, 3, 3, nil, nil, nil], nil, nil),
        ([nil, nil, nil, nil, nil, nil, nil, nil, nil], nil, nil),
    ]

    @Test("is the sum, with up to two missing items replaced by the mean of the others", arguments: cases)
    func value(_ answers: [Int?], _ value: Int?, _ band: String?) {
        let score = rule.score(response(answers), form: form)
        #expect(score.value == value)
        #expect(score.band == band)
        #expect(score.answered == answers.compactMap { $0 }.count)
        #expect(score.items == 9)
    }

    @Test("ignores the difficulty question and answers that are no option")
    func unscored() {
        let coding: JSON = ["system": "http://loinc.org", "code": "LA6574-3"]
        let score = rule.score(
            [
                "item": [
                    ["linkId": "phq-9-difficulty", "answer": [["valueCoding": coding]]],
                    ["linkId": "phq-9-1", "answer": [["valueInteger": 3]]],
                ]
            ], form: form)
        #expect(score.answered == 0)
        #expect(score.value == nil)
    }
}
