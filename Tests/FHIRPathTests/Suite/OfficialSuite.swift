import FHIR
import FHIRPath
import Foundation
import FoundationXML
import TestConditions
import Testing

/// One case of the official suite.
struct SuiteCase: Sendable, CustomTestStringConvertible {
    struct Output: Sendable {
        let type: String?
        let text: String
    }

    let group: String
    /// The name, with a number behind the second and later of the same name in a group.
    let name: String
    let input: String?
    let expression: String
    /// `syntax`, `semantic` or `execution` if the case must fail.
    let invalid: String?
    let isPredicate: Bool
    let isOrdered: Bool
    let outputs: [Output]

    var id: String { group + "/" + name }
    var testDescription: String { id }
}

/// The official suite, read from the shared corpus.
enum OfficialSuite {
    private static let folder = SharedCorpus.folder.appending(path: "fhirpath")

    static let cases: [SuiteCase] = {
        guard let parser = XMLParser(contentsOf: folder.appendingPathComponent("tests-fhir-r4.xml")) else { return [] }
        let reader = SuiteReader()
        parser.delegate = reader
        guard parser.parse() else { return [] }
        return reader.cases
    }()

    /// The input of that name as JSON; XML inputs have a JSON form beside them.
    static func input(_ name: String) throws -> JSONObject {
        let json = name.replacingOccurrences(of: ".xml", with: ".json")
        let converted = folder.appendingPathComponent("input-json/" + json)
        let url =
            FileManager.default.fileExists(atPath: converted.path)
            ? converted : folder.appendingPathComponent("input/" + json)
        return try JSON(parsing: [UInt8](try Data(contentsOf: url))).object ?? [:]
    }
}

private final class SuiteReader: NSObject, XMLParserDelegate {
    var cases: [SuiteCase] = []
    private var group = ""
    private var names: [String: Int] = [:]
    private var test: [String: String] = [:]
    private var invalid: String?
    private var expression = ""
    private var outputs: [SuiteCase.Output] = []
    private var outputType: String?
    private var text = ""

    func parser(
        _ parser: XMLParser, didStartElement element: String, namespaceURI: String?, qualifiedName: String?,
        attributes: [String: String]
    ) {
        text = ""
        switch element {
        case "group":
            group = attributes["name"] ?? ""
            names = [:]
        case "test":
            test = attributes
            outputs = []
            invalid = attributes["invalid"]
        case "expression": invalid = attributes["invalid"] ?? invalid
        case "output": outputType = attributes["type"]
        default: break
        }
    }

    func parser(_ parser: XMLParser, foundCharacters string: String) { text += string }

    func parser(_ parser: XMLParser, didEndElement element: String, namespaceURI: String?, qualifiedName: String?) {
        switch element {
        case "expression": expression = text
        case "output": outputs.append(SuiteCase.Output(type: outputType, text: text))
        case "test":
            let name = test["name"] ?? ""
            let number = (names[name] ?? 0) + 1
            names[name] = number
            cases.append(
                SuiteCase(
                    group: group, name: number == 1 ? name : "\(name)#\(number)", input: test["inputfile"],
                    expression: expression, invalid: invalid, isPredicate: test["predicate"] == "true",
                    isOrdered: test["ordered"] != "false", outputs: outputs))
        default: break
        }
    }
}
