import Foundation
import Testing

extension EndToEnd {
    @Suite("cohort fhirpath") struct FHIRPathTests {
        private static let patient =
            #"{"resourceType":"Patient","name":[{"given":["Ada","Mary"]}],"birthDate":"1815-12-10"}"#

        @Test("prints the result as JSON") func expression() async throws {
            let folder = try TestFolder()
            let file = try folder.write(Self.patient, to: "patient.json")
            let run = try await cohort("fhirpath", "name.given | birthDate", file, in: folder)
            #expect(run.status == 0, "\(run.errors)")
            #expect(run.output == "[\n  \"Ada\",\n  \"Mary\",\n  \"1815-12-10\"\n]\n")
            let piped = try await cohort("fhirpath", "name.given.count()", "-", in: folder, input: Self.patient)
            #expect(piped.output == "[\n  2\n]\n")
            #expect(try await cohort("fhirpath", "{}", in: folder).output == "[]\n")
        }

        @Test("says what is wrong, and where") func errors() async throws {
            let folder = try TestFolder()
            let run = try await cohort("fhirpath", "name.frist()", in: folder)
            #expect(run.status == 1)
            #expect(run.output == "")
            #expect(run.errors == "cohort: column 6: there is no function frist(); did you mean first()?\n")
            let file = try folder.write("{\"a\": nul}", to: "bad.json")
            let bad = try await cohort("fhirpath", "a", file, in: folder)
            #expect(bad.status == 1)
            #expect(bad.errors.hasSuffix("bad.json: line 1, column 7: not JSON: expected a value\n"))
        }

        @Test("warns of a path that can never match, apart from the result") func warnings() async throws {
            let folder = try TestFolder()
            let file = try folder.write(Self.patient, to: "patient.json")
            let run = try await cohort("fhirpath", "Patient.nmae", file, in: folder)
            #expect(run.status == 0)
            #expect(run.output == "[]\n")
            #expect(run.errors == "cohort: warning: column 9: Patient has no element nmae; did you mean name?\n")
            let line = #"{"id":7,"expression":"Patient.nmae","resource":\#(Self.patient)}"#
            let batch = try await cohort("fhirpath", "--batch", in: folder, input: line)
            #expect(batch.output == #"{"id":7,"result":[]}"# + "\n")
            #expect(batch.errors.hasPrefix("cohort: warning: line 1: column 9: "))
        }

        @Test("tells what trace() is called with, apart from the result and also of what fails") func traces()
            async throws
        {
            let folder = try TestFolder()
            let run = try await cohort("fhirpath", "(1 | 'a').trace('seen').count()", in: folder)
            #expect(run.status == 0)
            #expect(run.output == "[\n  2\n]\n")
            #expect(run.errors == "cohort: trace: seen: [1,\"a\"]\n")
            let failed = try await cohort("fhirpath", "1.trace('before') + 'a'", in: folder)
            #expect(failed.status == 1)
            #expect(
                failed.errors
                    == "cohort: trace: before: [1]\ncohort: column 19: + does not take an Integer and a String\n")
        }

        @Test("answers lines in order") func batch() async throws {
            let lines = (0..<2_000).map {
                #"{"id":\#($0),"expression":"name.given[\#($0 % 3)]","resource":\#(Self.patient)}"#
            }
            let run = try await cohort("fhirpath", "--batch", in: TestFolder(), input: lines.joined(separator: "\n"))
            #expect(run.status == 0, "\(run.errors)")
            let answers = run.output.split(separator: "\n")
            #expect(answers.count == 2_000)
            for (index, answer) in answers.enumerated() {
                let value = ["Ada", "Mary", nil][index % 3].map { #"{"type":"string","value":"\#($0)"}"# } ?? ""
                #expect(answer == #"{"id":\#(index),"result":[\#(value)]}"#)
            }
        }
    }
}
