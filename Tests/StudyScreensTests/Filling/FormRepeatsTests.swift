import Questionnaires
import Testing

@testable import StudyScreens

@Suite("Items that may repeat")
struct FormRepeatsTests {
    @Test("Groups and typed questions that may repeat are told, choices that take several answers are not")
    func notes() throws {
        let form = try TestForms.form(
            Array(
                #"""
                    {"resourceType": "Questionnaire", "status": "active", "item": [
                     {"linkId": "a", "type": "string", "repeats": true},
                     {"linkId": "b", "type": "choice", "repeats": true, "answerOption": [{"valueString": "x"}]},
                     {"linkId": "g", "type": "group", "repeats": true, "item": [
                      {"linkId": "n", "type": "integer"}, {"linkId": "t", "type": "text", "repeats": true}]},
                     {"linkId": "d", "type": "display", "text": "Words"}]}
                """#.utf8))
        #expect(
            form.askedOnlyOnce.map(\.description) == [
                "item a: more than one answer (repeats) is not supported",
                "item g: more than one answer (repeats) is not supported",
                "item t: more than one answer (repeats) is not supported",
            ])
    }
}
