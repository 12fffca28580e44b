import FHIR
import Foundation
import Questionnaires
import TestConditions
import Testing

@Suite(
    "Extraction of the corpus", .enabled(if: SharedCorpus.isExpected, "the shared corpus is not beside the checkout"))
struct CorpusExtractionTests {
    private static func form(_ name: String) throws -> Form {
        let file = try #require(SharedCorpus.files(in: "questionnaires").first { $0.lastPathComponent.hasSuffix(name) })
        return try Form(Questionnaire(parsing: Array(Data(contentsOf: file))))
    }

    /// Answers to the form that the specification shows all three ways with.
    private static let answers = """
        {"linkId": "patient", "item": [
         {"linkId": "name", "item": [{"linkId": "given", "answer": [{"valueString": "Ann"}, {"valueString": "B"}]},
          {"linkId": "family", "answer": [{"valueString": "C"}]}]},
         {"linkId": "gender", "answer": [{"valueCoding": {"code": "female"}}]},
         {"linkId": "ihi", "answer": [{"valueString": "8003"}]}]},
        {"linkId": "contacts", "item": [{"linkId": "contact-name", "answer": [{"valueString": "D"}]}]},
        {"linkId": "contacts", "item": [{"linkId": "contact-name", "answer": [{"valueString": "E"}]},
         {"linkId": "phone", "answer": [{"valueString": "1"}]}]},
        {"linkId": "obs", "item": [{"linkId": "height", "answer": [{"valueDecimal": 1.75}]},
         {"linkId": "complication", "answer": [{"valueBoolean": true}]}]}
        """

    @Test(
        "the specification's own examples, by definition and by template, give the same resources",
        arguments: ["extract-complex-defn3.json", "extract-complex-template.json"])
    func examples(_ name: String) throws {
        let extraction = try Extractions.extract(Self.form(name), Self.answers)
        let types = extraction.resources.map { $0["resourceType"]?.string ?? "" }
        #expect(types.prefix(4) == ["Patient", "RelatedPerson", "RelatedPerson", "Observation"])
        let patient = extraction.resources[0]
        #expect(patient["name"]?.array?.count == 1)
        let human = try #require(patient["name"]?[0]?.object)
        #expect(human["text"]?.string == "Ann B C" && human["family"]?.string == "C")
        #expect(human["given"]?.array?.compactMap(\.string) == ["Ann", "B"])
        #expect(patient["gender"]?.string == "female" && patient["telecom"] == nil)
        #expect(patient["identifier"]?[0]?["value"]?.string == "8003")
        #expect(patient["identifier"]?[0]?["type"]?["text"]?.string == "National Identifier (IHI)")
        for related in extraction.resources[1...2] {
            #expect(related["patient"]?["reference"]?.string == extraction.urls[0])
        }
        #expect(extraction.resources[2]["telecom"]?[0]?["value"]?.string == "1")
        let height = extraction.resources[3]
        #expect(height["subject"]?["reference"]?.string == extraction.urls[0])
        let metres = name.contains("defn")
        #expect(height["valueQuantity"]?["value"]?.number?.decimal == FHIRDecimal(metres ? "1.75" : "175.00"))
        #expect(height["valueQuantity"]?["unit"]?.string == (metres ? "m" : "cm"))
        #expect(height["derivedFrom"]?[0]?["reference"]?.string == "QuestionnaireResponse/r1")
        #expect(height["performer"]?[0]?["reference"]?.string == "Practitioner/d1")
        #expect(height["issued"]?.string == "2026-03-31T14:05:00+02:00")
    }

    @Test("random answers to every form of the corpus are extracted, or refused in words")
    func walking() throws {
        var made = 0
        for (number, file) in try SharedCorpus.files(in: "questionnaires").enumerated() {
            guard let form = try? Form(Questionnaire(parsing: Array(Data(contentsOf: file)))) else { continue }
            var session = try Forms.session(form)
            var answers = RandomAnswers(seed: UInt64(number))
            for _ in 0..<10 { _ = answers.step(&session) }
            do throws(ExtractionError) {
                made += try session.extract(from: session.inProgress, makeID: UUID.init).resources.count
            } catch {
                #expect(!error.problems.isEmpty && error.problems.allSatisfy { !$0.description.isEmpty })
            }
        }
        #expect(made > 0)
    }

    /// The JSON with something of it gone, doubled or of another kind.
    private static func damaged(_ json: JSON, _ random: inout SeededGenerator) -> JSON {
        switch json {
        case .object(var object) where !object.isEmpty:
            let member = object.members[Int.random(in: 0..<object.count, using: &random)]
            if Int.random(in: 0..<8, using: &random) > 0 {
                object[member.name] = damaged(member.value, &random)
            } else {
                object[member.name] =
                    [nil, .array([member.value, member.value]), .string("x")].randomElement(using: &random) ?? nil
            }
            return .object(object)
        case .array(var elements) where !elements.isEmpty:
            let index = Int.random(in: 0..<elements.count, using: &random)
            if Int.random(in: 0..<8, using: &random) > 0 {
                elements[index] = damaged(elements[index], &random)
            } else {
                elements.remove(at: index)
            }
            return .array(elements)
        case .string(let text): return .string(String(text.dropLast(text.count / 2)) + "#")
        case .bool(let flag): return .bool(!flag)
        default: return .string("?")
        }
    }

    @Test(
        "damaged rules and templates are refused in words, and never end the program",
        arguments: ["extract-complex-defn3.json", "extract-complex-template.json", "extract-complex-template2.json"])
    func damage(_ name: String) throws {
        let whole = JSON.object(try Self.form(name).source.json)
        var random = SeededGenerator(seed: 11)
        var (made, refused) = (0, 0)
        for _ in 0..<400 {
            var json = whole
            for _ in 0..<Int.random(in: 1...6, using: &random) { json = Self.damaged(json, &random) }
            guard let object = json.object, let form = try? Form(json: object) else { continue }
            do {
                _ = try Extractions.extract(form, Self.answers)
                made += 1
            } catch let error as ExtractionError {
                #expect(!error.problems.isEmpty)
                refused += 1
            }
        }
        #expect(made > 0 && refused > 0, "\(made) \(refused)")
    }
}
