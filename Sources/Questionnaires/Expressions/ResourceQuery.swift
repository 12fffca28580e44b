import FHIR

/// A query in the way of FHIR's REST interface, answered from resources at hand: `Type/id`, or `Type?parameter=value&…`.
struct ResourceQuery {
    let type: String
    let id: String?
    /// The parameters in order; each with its alternatives.
    let parameters: [(name: String, values: [String])]

    /// Reads a query; `nil` if it is none of these.
    init?(_ text: String) {
        let parts = text.split(separator: "?", maxSplits: 1)
        let steps = (parts.first ?? "").split(separator: "/")
        guard let type = steps.first, type.first?.isUppercase == true, steps.count <= 2 else { return nil }
        self.type = String(type)
        id = steps.count == 2 ? String(steps[1]) : nil
        parameters = (parts.count == 2 ? parts[1].split(separator: "&") : []).map { parameter in
            let sides = parameter.split(separator: "=", maxSplits: 1).map { Self.decoded(String($0)) }
            return (sides.first ?? "", sides.count == 2 ? sides[1].split(separator: ",").map(String.init) : [])
        }
    }

    /// The resource, or a Bundle of those found; `nil` where the query asks for something that is not known here.
    func answer(from resources: [JSONObject]) -> JSONObject? {
        let candidates = resources.filter { $0["resourceType"]?.string == type }
        if let id { return candidates.first { $0["id"]?.string == id } }
        var found = candidates
        var limit = Int.max
        for (name, values) in parameters {
            switch name {
            case "_count": limit = values.first.flatMap { Int($0) } ?? limit
            case "_sort": found = sorted(found, by: values)
            case "_id": found = found.filter { values.contains($0["id"]?.string ?? "") }
            case "patient", "subject", "encounter":
                found = found.filter { resource in
                    let reference = resource[name]?["reference"]?.string ?? resource["subject"]?["reference"]?.string
                    return values.contains { reference == $0 || reference?.hasSuffix("/" + $0) == true }
                }
            case "date":
                found = found.filter { resource in values.allSatisfy { Self.isDated($0, resource) } }
            case "code", "category", "type", "clinical-status", "status":
                found = found.filter { resource in values.contains { Self.has($0, resource, name) } }
            default: return nil
            }
        }
        let entries = found.prefix(limit).map { JSON.object(["resource": .object($0)]) }
        return [
            "resourceType": "Bundle", "type": "searchset", "total": .number(JSONNumber(entries.count)),
            "entry": .array(Array(entries)),
        ]
    }

    /// Whether an element has the code: `code`, `system|code`, or a plain value.
    private static func has(_ token: String, _ resource: JSONObject, _ name: String) -> Bool {
        let element = resource[name == "clinical-status" ? "clinicalStatus" : name]
        if element?.string == token { return true }
        let sides = token.split(separator: "|", omittingEmptySubsequences: false).map(String.init)
        return (element?.array ?? element.map { [$0] } ?? []).contains { concept in
            (concept["coding"]?.array ?? []).contains { coding in
                guard coding["code"]?.string == sides.last else { return false }
                return sides.count == 1 || coding["system"]?.string == sides[0]
            }
        }
    }

    /// Whether a resource is of a day or moment: with `ge` or `gt` of a later one too, with `le` or `lt` of an earlier one. ISO 8601
    /// of one precision and zone compares as text; moments are compared as such.
    private static func isDated(_ value: String, _ resource: JSONObject) -> Bool {
        guard let held = dateMembers.lazy.compactMap({ resource[$0]?.string }).first else { return false }
        let prefix = value.prefix(2)
        let isPrefixed = ["ge", "gt", "le", "lt", "eq"].contains(prefix)
        let wanted = String(isPrefixed ? value.dropFirst(2) : value[...])
        guard let left = FHIRDateTime(held)?.secondsSince1970, let right = FHIRDateTime(wanted)?.secondsSince1970 else {
            return false
        }
        return switch isPrefixed ? prefix : "eq" {
        case "ge": left >= right
        case "gt": left > right
        case "le": left <= right
        case "lt": left < right
        default: held.hasPrefix(wanted)
        }
    }

    /// The members that hold what is searched for as `date`.
    private static let dateMembers = [
        "effectiveDateTime", "date", "recordedDate", "authoredOn", "occurrenceDateTime",
    ]

    private func sorted(_ resources: [JSONObject], by keys: [String]) -> [JSONObject] {
        guard let key = keys.first else { return resources }
        let isDescending = key.hasPrefix("-")
        let names = ["date": Self.dateMembers]
        let name = isDescending ? String(key.dropFirst()) : key
        func value(_ resource: JSONObject) -> String {
            (names[name] ?? [name]).lazy.compactMap { resource[$0]?.string }.first ?? ""
        }
        // ISO 8601 sorts as text.
        let ordered = resources.enumerated().sorted {
            (value($0.element), $0.offset) < (value($1.element), $1.offset)
        }
        return (isDescending ? ordered.reversed() : ordered).map(\.element)
    }

    private static func decoded(_ text: String) -> String {
        guard text.contains("%") else { return text }
        var bytes: [UInt8] = []
        var rest = Array(text.utf8)[...]
        while let byte = rest.popFirst() {
            if byte == UInt8(ascii: "%"), rest.count >= 2,
                let code = UInt8(String(decoding: rest.prefix(2), as: UTF8.self), radix: 16)
            {
                bytes.append(code)
                rest = rest.dropFirst(2)
            } else {
                bytes.append(byte)
            }
        }
        return String(decoding: bytes, as: UTF8.self)
    }
}
