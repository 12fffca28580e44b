import FHIR
import Questionnaires
import Testing

@testable import cohort

@Suite("A questionnaire's title on the screen") struct FormTitleTests {
    private func title(_ members: String, file: String = "/home/ada/my-form.json") throws -> String {
        let json =
            #"{"resourceType": "Questionnaire", "status": "active", \#(members) "item": [{"linkId": "a", "type": "string", "text": "A"}]}"#
        return FormTitle.of(try Form(Questionnaire(parsing: Array(json.utf8))), file: file)
    }

    @Test("is its title, else its name, else the end of its address, else its file's name") func order() throws {
        #expect(try title(#""title": "Sleep", "name": "SleepForm", "url": "https://x.example/q/sleep","#) == "Sleep")
        #expect(try title(#""name": "SleepForm", "url": "https://x.example/q/sleep","#) == "SleepForm")
        #expect(try title(#""url": "https://x.example/q/sleep","#) == "sleep")
        #expect(try title(#""url": "https://x.example/q/sleep/|1.0?x#y","#) == "sleep")
        #expect(try title(#""url": "urn:uuid:0d2a1b52-6e7a-4c26-9a83-1c9a1f9a6f0e","#) == "my-form")
        #expect(try title("") == "my-form")
    }

    @Test("is never empty") func nothing() throws {
        #expect(try title("", file: "/") == "Questionnaire")
        #expect(try title(#""title": " ", "name": "Sleep","#) == "Sleep")
    }
}
