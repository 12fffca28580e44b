import Foundation
import Testing

extension EndToEnd {
    @Suite("cohort evaluate") struct EvaluateTests {
        private static func form(_ definition: String) -> String {
            """
            {"resourceType":"Questionnaire","status":"active","extension":[{
             "url":"http://hl7.org/fhir/uv/sdc/StructureDefinition/sdc-questionnaire-definitionExtract","extension":[
              {"url":"definition","valueCanonical":"http://hl7.org/fhir/StructureDefinition/Patient"}]}],"item":[
             {"linkId":"a","type":"date","definition":"http://hl7.org/fhir/StructureDefinition/Patient#Patient.\(definition)",
              "initial":[{"valueDate":"1990-03-04"}]}]}
            """
        }

        @Test("--extract prints the transaction, and nothing where any of it cannot be made") func extracting()
            async throws
        {
            let folder = try TestFolder()
            let run = try await cohort(
                "evaluate", folder.write(Self.form("birthDate"), to: "q.json"), "--extract", in: folder)
            #expect(run.status == 0 && run.errors.isEmpty, "\(run.errors)")
            let json = try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any]
            let entry = try #require((json?["entry"] as? [[String: Any]])?.first)
            #expect((entry["resource"] as? [String: String]) == ["resourceType": "Patient", "birthDate": "1990-03-04"])
            #expect((entry["request"] as? [String: String]) == ["method": "POST", "url": "Patient"])
            let wrong = try await cohort(
                "evaluate", folder.write(Self.form("bornDate"), to: "w.json"), "--extract", in: folder)
            #expect(wrong.status == 1 && wrong.output.isEmpty)
            #expect(wrong.errors.hasSuffix("w.json: item a: Patient.bornDate: Patient has no element \"bornDate\"\n"))
            let bad = try await cohort("validate", folder.path("w.json"), in: folder)
            #expect(bad.status == 0, "only answers show it: \(bad.output)")
            let both = try await cohort("evaluate", "q.json", "--extract", "--state", in: folder)
            #expect(both.status == 2)
        }

        @Test("a questionnaire of parts is put together of the files beside it, or told what is missing")
        func modular() async throws {
            let folder = try TestFolder()
            let root = try folder.write(
                """
                {"resourceType":"Questionnaire","url":"http://q/root","status":"active","item":[
                 {"linkId":"x","type":"display","extension":[{"valueCanonical":"http://q/part|1",
                  "url":"http://hl7.org/fhir/uv/sdc/StructureDefinition/sdc-questionnaire-subQuestionnaire"}]}]}
                """, to: "root.json")
            let missing = try await cohort("evaluate", root, in: folder)
            #expect(missing.status == 1 && missing.output.isEmpty)
            #expect(missing.errors.contains("root.json: item x: the sub-questionnaire http://q/part|1 is not at hand"))
            #expect(try await cohort("validate", root, in: folder).status == 1)
            _ = try folder.write(
                """
                {"resourceType":"Questionnaire","url":"http://q/part","version":"1","status":"active","item":[
                 {"linkId":"a","type":"integer","initial":[{"valueInteger":7}]}]}
                """, to: "part.json")
            let run = try await cohort("evaluate", root, "--state", in: folder)
            #expect(run.status == 0 && run.errors.isEmpty, "\(run.errors)")
            #expect(run.output.contains("\"linkId\":\"a\"") && run.output.contains("\"valueInteger\":7"))
            #expect(try await cohort("validate", root, in: folder).output.hasSuffix("root.json: fine\n"))

            // The parts are beside the questionnaire, wherever the response is; what is no file is not waited for.
            let path = folder.path("pipe.json")
            #expect(mkfifo(path, 0o600) == 0)
            let elsewhere = try TestFolder()
            let response = try elsewhere.write(
                """
                {"resourceType":"QuestionnaireResponse","questionnaire":"http://q/root","status":"completed","item":[
                 {"linkId":"a","answer":[{"valueInteger":7}]}]}
                """, to: "response.json")
            let judged = try await cohort("validate", response, "--against", root, in: folder)
            #expect(judged.output.hasSuffix("response.json: fine\n"), "\(judged.output)\(judged.errors)")

            // Nobody is asked the few questions that are not in a part.
            let filled = try await cohort("fill", root, in: folder)
            #expect(filled.status == 1 && filled.output.isEmpty)
            #expect(filled.errors.contains("item x: stands for the questionnaire http://q/part|1"), "\(filled.errors)")
        }
    }
}
