import FHIR

/// Puts a prefix before the linkIds and the contained resources' ids of a part, so that it can be put in more than once.
struct LinkIdPrefix {
    private let prefix: String
    /// The ids of what the part contains.
    private let ids: Set<String>

    init(_ prefix: String, contained part: JSONObject) {
        self.prefix = prefix
        ids = Set((part["contained"]?.array ?? []).compactMap { $0["id"]?.string })
    }

    /// Changes a questionnaire's items, contained resources and what refers to either.
    func apply(to part: inout JSONObject) {
        if let contained = part["contained"]?.array {
            part["contained"] = .array(
                contained.map { resource in
                    guard var object = resource.object, let id = object["id"]?.string else { return resource }
                    object["id"] = .string(prefix + id)
                    return renamed(.object(object))
                })
        }
        if let extensions = part["extension"] { part["extension"] = renamed(extensions) }
        if let items = part["item"]?.array { part["item"] = .array(items.map(item)) }
    }

    private func item(_ json: JSON) -> JSON {
        guard var item = renamed(json, but: "item").object else { return json }
        if let linkId = item["linkId"]?.string { item["linkId"] = .string(prefix + linkId) }
        if let conditions = item["enableWhen"]?.array {
            item["enableWhen"] = .array(
                conditions.map { condition in
                    guard var object = condition.object, let question = object["question"]?.string else {
                        return condition
                    }
                    object["question"] = .string(prefix + question)
                    return .object(object)
                })
        }
        if let items = item["item"]?.array { item["item"] = .array(items.map(self.item)) }
        return .object(item)
    }

    /// Refers to contained resources by their new ids.
    private func renamed(_ json: JSON, but left: String? = nil) -> JSON {
        switch json {
        case .string(let text):
            guard text.first == "#", ids.contains(String(text.dropFirst())) else { return json }
            return .string("#" + prefix + text.dropFirst())
        case .array(let elements): return .array(elements.map { renamed($0) })
        case .object(var object):
            for member in object where member.name != left { object[member.name] = renamed(member.value) }
            return .object(object)
        default: return json
        }
    }
}
