import FHIR
import Testing

@Suite("QuestionnaireResponse")
struct QuestionnaireResponseTests {
    @Test("A response that is made reads back the same")
    func making() throws {
        let response = QuestionnaireResponse(
            questionnaire: "http://example.org/q|1", status: .completed, subject: Reference("Patient/1"),
            authored: FHIRDateTime("2024-02-29T10:00:00Z"),
            items: [
                QuestionnaireResponse.Item(
                    linkId: "a",
                    answers: [
                        QuestionnaireResponse.Answer(
                            type: "Integer", value: 3, items: [QuestionnaireResponse.Item(linkId: "a.1")])
                    ])
            ])
        #expect(
            JSON.object(response.json).text == """
                {"resourceType":"QuestionnaireResponse","questionnaire":"http://example.org/q|1","status":"completed",\
                "subject":{"reference":"Patient/1"},"authored":"2024-02-29T10:00:00Z","item":[{"linkId":"a",\
                "answer":[{"valueInteger":3,"item":[{"linkId":"a.1"}]}]}]}
                """)
        let read = try QuestionnaireResponse(json: response.json)
        #expect(read == response)
        #expect(read.status == .completed)
        #expect(read.items(linkId: "a.1").count == 1)
        #expect(read.items[0].answers[0].value?.json == 3)
    }

    @Test("An item without a linkId is refused with its path")
    func missingLinkId() {
        let json: JSON = [
            "resourceType": "QuestionnaireResponse", "item": [["linkId": "a", "answer": [["item": [[:]]]]]],
        ]
        #expect(throws: FHIRError(.missing("linkId"), path: "QuestionnaireResponse.item[0].answer[0].item[0]")) {
            try QuestionnaireResponse(json: json)
        }
    }
}
