import FHIR
import Foundation
import TestConditions
import Testing

@Suite("Corpus", .enabled(if: SharedCorpus.isExpected, "the shared corpus is not beside the checkout"))
struct CorpusTests {
    @Test("Every JSON file survives a round trip, number text and member order included")
    func roundTrip() throws {
        let files = try SharedCorpus.files(in: "")
        #expect(files.count >= 200)
        for file in files {
            let bytes = [UInt8](try Data(contentsOf: file))
            let json = try JSON(parsing: bytes)
            let text = json.text
            #expect(try JSON(parsing: text) == json, "\(file.lastPathComponent)")
            #expect(try JSON(parsing: json.prettyBytes).text == text, "\(file.lastPathComponent)")
            let original = Canonical.text(bytes)
            #expect(original == Canonical.text(Array(text.utf8)), "\(file.lastPathComponent)")
        }
    }

    @Test("Every questionnaire reads as R4 or says why not")
    func questionnaires() throws {
        var reasons: [String: Int] = [:]
        for file in try SharedCorpus.files(in: "questionnaires") {
            do throws(FHIRError) {
                let questionnaire = try Questionnaire(parsing: [UInt8]((try? Data(contentsOf: file)) ?? Data()))
                reasons["read", default: 0] += 1
                #expect(questionnaire.json["resourceType"] == "Questionnaire")
            } catch {
                let reason = String(describing: error.reason).prefix { $0 != "(" }
                reasons[String(reason), default: 0] += 1
                #expect(error.position != nil, "\(file.lastPathComponent): \(error)")
            }
        }
        #expect(reasons["notJSON"] == nil)
        #expect(reasons["read", default: 0] >= 200, "\(reasons)")
    }

    @Test("Every response reads")
    func responses() throws {
        for file in try SharedCorpus.files(in: "responses") {
            let json = try JSON(parsing: [UInt8](try Data(contentsOf: file)))
            guard json["resourceType"] == "QuestionnaireResponse" else { continue }
            let response = try QuestionnaireResponse(json: json)
            #expect(JSON.object(response.json) == json)
        }
    }
}

/// The tokens of a JSON text without the spaces between them and with escapes decoded, found by a scan of its own that
/// shares nothing with the parser under test.
private enum Canonical {
    static func text(_ bytes: [UInt8]) -> String {
        var scalars = String.UnicodeScalarView()
        var rest = String(decoding: bytes, as: UTF8.self).unicodeScalars[...]
        if rest.first == "\u{FEFF}" { rest.removeFirst() }
        var isInString = false
        while let scalar = rest.popFirst() {
            if scalar == "\"" { isInString.toggle() }
            if isInString, scalar == "\\" {
                scalars.append(contentsOf: escape(&rest))
            } else if isInString || !scalar.properties.isWhitespace {
                scalars.append(scalar)
            }
        }
        return String(scalars)
    }

    private static func escape(_ rest: inout Substring.UnicodeScalarView) -> String.UnicodeScalarView {
        let simple: [Unicode.Scalar: Unicode.Scalar] = [
            "n": "\n", "t": "\t", "r": "\r", "b": "\u{8}", "f": "\u{C}", "/": "/",
        ]
        guard let letter = rest.popFirst() else { return "".unicodeScalars }
        if letter == "u" {
            var units = [UInt16(String(rest.prefix(4)), radix: 16) ?? 0]
            rest.removeFirst(4)
            if UTF16.isLeadSurrogate(units[0]) {
                rest.removeFirst(2)
                units.append(UInt16(String(rest.prefix(4)), radix: 16) ?? 0)
                rest.removeFirst(4)
            }
            let text = String(decoding: units, as: UTF16.self)
            return (text == "\"" || text == "\\" ? "\\" + text : text).unicodeScalars
        }
        if let plain = simple[letter] { return String(plain).unicodeScalars }
        return "\\\(letter)".unicodeScalars
    }
}
