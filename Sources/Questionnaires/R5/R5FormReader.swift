import FHIR
import FHIRPath

/// Reads R5 questionnaires, by writing what they say as R4 says it.
enum R5FormReader {
    /// Whether a resource is a questionnaire of R5: by its `fhirVersion` in the profile, or by an element that only R5 has.
    static func reads(_ json: JSONObject) -> Bool {
        guard json["resourceType"]?.string == Questionnaire.resourceType else { return false }
        if ["versionAlgorithmString", "versionAlgorithmCoding", "copyrightLabel"].contains(where: { json[$0] != nil }) {
            return true
        }
        return holdsR5(json["item"]?.array ?? [], depth: 0)
    }

    private static func holdsR5(_ items: [JSON], depth: Int) -> Bool {
        depth < Form.maximumDepth
            && items.contains { item in
                item["type"]?.string == "coding" || item["answerConstraint"] != nil || item["disabledDisplay"] != nil
                    || holdsR5(item["item"]?.array ?? [], depth: depth + 1)
            }
    }

    /// The same questionnaire as R4 writes it, with what R4 has no element for in R5's extensions.
    static func r4(_ json: JSONObject) -> JSONObject {
        var json = json
        for name in ["versionAlgorithmString", "versionAlgorithmCoding", "copyrightLabel"] { json[name] = nil }
        if let items = json["item"]?.array { json["item"] = .array(items.map { item($0, depth: 0) }) }
        return json
    }

    private static let elements = "http://hl7.org/fhir/5.0/StructureDefinition/extension-Questionnaire.item."

    private static func item(_ json: JSON, depth: Int) -> JSON {
        guard var item = json.object, depth < Form.maximumDepth else { return json }
        if let type = item["type"]?.string {
            let constraint = item["answerConstraint"]?.string
            if type == "coding" { item["type"] = constraint == "optionsOrString" ? "open-choice" : "choice" }
        }
        for name in ["answerConstraint", "disabledDisplay"] {
            guard let value = item[name] else { continue }
            item[name] = nil
            let carried: JSON = .object(["url": .string(elements + name), "valueCode": value])
            item["extension"] = .array((item["extension"]?.array ?? []) + [carried])
        }
        // Where R4 demands the element, R5 takes one condition for enough.
        if item["enableBehavior"] == nil, (item["enableWhen"]?.array?.count ?? 0) > 1 { item["enableBehavior"] = "any" }
        if let inner = item["item"]?.array { item["item"] = .array(inner.map { self.item($0, depth: depth + 1) }) }
        return .object(item)
    }
}

extension Form {
    /// The form of a questionnaire of R4 or R5, whichever it is. Otherwise as for a `Questionnaire`.
    public init(json: JSONObject, packaged: Definitions? = nil, languages: [String] = []) throws {
        let json = R5FormReader.reads(json) ? R5FormReader.r4(json) : json
        self = try R4FormReader.read(Questionnaire(json: json), packaged: packaged, languages: languages)
    }
}
