import FHIR
import FoundationEssentials

/// Makes a response that can be read out of any JSON: parts that are no items, answers or lists are left out and told.
struct ResponseRepair {
    /// The places of what was left out, as FHIRPath, and what is wrong there.
    private(set) var problems: [(path: String, text: String)] = []

    /// The response as far as it can be read; `nil` if it is no QuestionnaireResponse at all.
    mutating func response(_ json: JSONObject) -> QuestionnaireResponse? {
        if let response = try? QuestionnaireResponse(json: json) { return response }
        guard json["resourceType"]?.string == QuestionnaireResponse.resourceType else { return nil }
        var json = json
        json["item"] = list("item", of: json, path: QuestionnaireResponse.resourceType)
        return try? QuestionnaireResponse(json: json)
    }

    private mutating func list(_ name: String, of holder: JSONObject, path: String) -> JSON? {
        guard let member = holder[name] else { return nil }
        let place = "\(path).\(name)"
        guard let elements = member.array else {
            problems.append((place, "expected an array, found \(member.kindDescription)"))
            return nil
        }
        var kept: [JSON] = []
        for (index, element) in elements.enumerated() {
            let place = "\(place)[\(index)]"
            guard var object = element.object else {
                problems.append((place, "expected an object, found \(element.kindDescription)"))
                continue
            }
            if name == "item" {
                guard object["linkId"]?.string != nil else {
                    problems.append((place, "linkId is missing or no text"))
                    continue
                }
                object["answer"] = list("answer", of: object, path: place)
            }
            object["item"] = list("item", of: object, path: place)
            kept.append(.object(object))
        }
        return kept.isEmpty ? nil : .array(kept)
    }
}

extension ResponseReading {
    /// Reads any JSON as a response: whatever cannot be read is told, and the rest kept. Throws only if it is no
    /// QuestionnaireResponse at all.
    public init(json: JSONObject, for form: Form, makeID: () -> UUID) throws(FHIRError) {
        var repair = ResponseRepair()
        guard let response = repair.response(json) else {
            // What is wrong with it is what reading it strictly says.
            self.init(try QuestionnaireResponse(json: json), for: form, makeID: makeID)
            return
        }
        self.init(response, for: form, makeID: makeID)
        insert(repair.problems.map { Problem(linkId: "", reason: .unreadablePart(path: $0.path, $0.text)) })
    }
}
