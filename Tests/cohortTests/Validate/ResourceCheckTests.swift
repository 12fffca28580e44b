import FHIR
import FHIRPath
import Foundation
import Testing

@testable import cohort

@Suite("cohort validate")
struct ResourceCheckTests {
    private func object(_ text: String) throws -> JSONObject { try #require(try JSON(parsing: text).object) }

    private func check(_ resources: [JSONObject], isNamed: Bool = false) -> ResourceCheck {
        ResourceCheck(
            questionnaires: resources.map { ("a.json", $0) }, isNamed: isNamed, packaged: Definitions(resources),
            now: Date(timeIntervalSince1970: 0), machine: Machine(environment: [:]))
    }

    private let form =
        #"{"resourceType": "Questionnaire", "status": "active", "url": "http://x/q", "item": [{"linkId": "a", "type": "integer"}]}"#

    private func response(_ questionnaire: String, _ value: String) -> String {
        """
        {"resourceType": "QuestionnaireResponse", "status": "completed", "questionnaire": "\(questionnaire)",
         "item": [{"linkId": "a", "answer": [{\(value)}]}]}
        """
    }

    @Test("a response is checked against the file it names, or the one that is given")
    func finding() throws {
        let named = try object(response("http://x/q|1", #""valueInteger": 1"#))
        #expect(try check([object(form)]).outcome(of: named, "a.json").issues == [])
        let other = try object(response("http://y/q", #""valueInteger": 1"#))
        #expect(try check([object(form)]).outcome(of: other, "a.json").isFailure)
        let wrong = try object(response("http://x/q", #""valueString": "x""#))
        let outcome = try check([object(form)], isNamed: true).outcome(of: wrong, "a.json")
        #expect(outcome.issues.map(\.expressions) == [["QuestionnaireResponse.item[0].answer[0].value"]])
        #expect(check([]).outcome(of: named, "a.json").issues.map(\.code) == ["not-found"])
    }

    @Test("other resources, and broken ones, are told")
    func others() throws {
        #expect(check([]).outcome(of: ["resourceType": "Patient"], "a.json").isFailure)
        #expect(check([]).outcome(of: [:], "a.json").isFailure)
        #expect(try check([]).outcome(of: object(form), "a.json").issues == [])
        let broken = try object(#"{"resourceType": "QuestionnaireResponse", "item": 3}"#)
        #expect(check([]).outcome(of: broken, "a.json").issues.map(\.expressions) == [["QuestionnaireResponse.item"]])
    }

    @Test("a folder without study.json is no bundle")
    func folder() {
        #expect(BundleCheck.outcome(of: "/nowhere").isFailure)
    }
}
