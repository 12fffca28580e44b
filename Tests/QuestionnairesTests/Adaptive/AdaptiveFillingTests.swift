import FHIR
import Foundation
import Questionnaires
import Testing

@Suite("Adaptive forms")
struct AdaptiveFillingTests {
    private struct Offline: Error {}

    /// A bank of three questions: after a high first answer it asks the hard one, else the easy one; then it scores.
    private struct Bank: NextQuestionService {
        var change: @Sendable (JSONObject) throws -> JSONObject = { $0 }

        func nextQuestion(after response: JSONObject) async throws -> JSONObject {
            var response = response
            var questionnaire = try #require(response["contained"]?[0]?.object)
            var items = questionnaire["item"]?.array ?? []
            let first = response["item"]?[0]?["answer"]?[0]?["valueInteger"]?.number?.integer
            switch items.count {
            case 0: items.append(["linkId": "start", "type": "integer", "required": true])
            case 1:
                let linkId = (first ?? 0) > 5 ? "hard" : "easy"
                items.append(["linkId": .string(linkId), "type": "boolean", "required": true])
            default:
                items.append(["linkId": "score", "type": "decimal", "readOnly": true])
                response["status"] = "completed"
                let score: JSON = [
                    "linkId": "score", "answer": [["valueDecimal": .number(JSONNumber(FHIRDecimal("42.5") ?? .zero))]],
                ]
                response["item"] = .array((response["item"]?.array ?? []) + [score])
            }
            questionnaire["item"] = .array(items)
            response["contained"] = [.object(questionnaire)]
            return try change(response)
        }
    }

    private let base: JSONObject = [
        "resourceType": "Questionnaire", "url": "http://q/bank", "version": "2", "status": "active", "title": "Bank",
        "extension": [
            [
                "url": "http://hl7.org/fhir/uv/sdc/StructureDefinition/sdc-questionnaire-questionnaireAdaptive",
                "valueBoolean": true,
            ]
        ],
    ]

    private func filling(_ base: JSONObject? = nil, resuming: JSONObject? = nil) throws -> AdaptiveFilling {
        try AdaptiveFilling(
            base ?? self.base, resuming: resuming, now: Forms.now, timeZone: Forms.zone, makeID: { UUID() })
    }

    @Test("each question is chosen by the answers before, to the end, with the service's score")
    func whole() async throws {
        #expect(AdaptiveFilling.isAdaptive(base))
        var filling = try filling()
        #expect(filling.session == nil && !filling.isFinished)
        let request = filling.response(authored: Forms.now)
        #expect(request["contained"]?[0]?["item"] == nil && request["status"]?.string == "in-progress")
        #expect(request["contained"]?[0]?["derivedFrom"]?[0]?.string == "http://q/bank|2")
        #expect(request["questionnaire"]?.string == "#q")
        try await filling.next(from: Bank())
        #expect(filling.session?.pageIds == ["start"])
        let id = try #require(filling.session?.id("start"))
        try filling.session?.answer("start", .integer(9))
        try await filling.next(from: Bank())
        #expect(filling.session?.pageIds == ["start", "hard"])
        #expect(filling.session?.first("start")?.answers == [.integer(9)])
        #expect(filling.session?.id("start") == id, "an instance keeps its id, for whoever observes it")
        try filling.session?.answer("hard", .boolean(true))
        try await filling.next(from: Bank())
        #expect(filling.isFinished)
        #expect(filling.session?.first("score")?.answers.map(\.text) == ["42.5"])
        let response = filling.response(authored: Forms.now)
        #expect(response["status"]?.string == "completed")
        #expect(response["item"]?.array?.compactMap { $0["linkId"]?.string } == ["start", "hard", "score"])
        #expect(response["contained"]?[0]?["item"]?.array?.count == 3)
        #expect(await failure(of: &filling, Bank()) == .finished)
    }

    @Test("a response that is kept goes on where it was")
    func resuming() async throws {
        var first = try filling()
        try await first.next(from: Bank())
        try first.session?.answer("start", .integer(1))
        var second = try filling(resuming: first.response(authored: Forms.now))
        #expect(second.session?.first("start")?.answers == [.integer(1)])
        try await second.next(from: Bank())
        #expect(second.session?.pageIds == ["start", "easy"])
        let parameters: JSONObject = [
            "resourceType": "Parameters",
            "parameter": [["name": "return", "resource": .object(second.response(authored: Forms.now))]],
        ]
        #expect(try filling(resuming: parameters).session?.pageIds == ["start", "easy"])
    }

    @Test("a required question has to be answered first")
    func open() async throws {
        var filling = try filling()
        try await filling.next(from: Bank())
        #expect(await failure(of: &filling, Bank()) == .open(["start"]))
    }

    private static let outcome: JSONObject = [
        "resourceType": "OperationOutcome", "issue": [["severity": "error", "diagnostics": "no such bank"]],
    ]

    /// A bank whose questionnaire is changed on the way.
    private static func edited(_ change: @escaping @Sendable (inout JSONObject) -> Void) -> Bank {
        Bank {
            var response = $0
            var questionnaire = response["contained"]?[0]?.object ?? [:]
            change(&questionnaire)
            response["contained"] = [.object(questionnaire)]
            return response
        }
    }

    private func failure(of filling: inout AdaptiveFilling, _ bank: Bank) async -> AdaptiveError? {
        do throws(AdaptiveError) {
            try await filling.next(from: bank)
        } catch { return error }
        return nil
    }

    @Test("whatever goes wrong is told, and the answers stay")
    func wrong() async throws {
        var filling = try filling()
        try await filling.next(from: Bank())
        try filling.session?.answer("start", .integer(9))
        let before = filling.response(authored: Forms.now)
        let cases: [(Bank, AdaptiveError)] = [
            (Bank { _ in throw Offline() }, .service("Offline()")),
            (Bank { _ in Self.outcome }, .service("no such bank")),
            (Bank { _ in ["resourceType": "Patient"] }, .unreadable("a Patient")),
            (Bank { _ in [:] }, .unreadable("no FHIR resource")),
            (
                Bank { _ in ["resourceType": "QuestionnaireResponse", "status": "in-progress", "questionnaire": "#q"] },
                .unreadable("a response that does not contain the questionnaire it answers")
            ),
            (Self.edited { $0["derivedFrom"] = ["http://q/other"] }, .otherQuestionnaire("http://q/other")),
            (Self.edited { $0["item"] = .array(Array(($0["item"]?.array ?? []).dropFirst())) }, .lostQuestion("start")),
            (Self.edited { $0["item"] = .array(Array(($0["item"]?.array ?? []).dropLast())) }, .noQuestion),
        ]
        for (bank, error) in cases {
            #expect(await failure(of: &filling, bank) == error)
            #expect(filling.response(authored: Forms.now) == before && !filling.isFinished)
        }
        let broken = Self.edited { $0["item"] = .array(($0["item"]?.array ?? []).dropLast() + [["linkId": "x"]]) }
        #expect(await failure(of: &filling, broken)?.description.contains("type") == true)
        try await filling.next(from: Bank())
        #expect(filling.session?.pageIds == ["start", "hard"])
    }
}
