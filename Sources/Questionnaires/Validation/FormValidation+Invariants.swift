import FHIR

/// An item as it is written, however wrong.
struct FormItemSource {
    let json: JSONObject
    let path: String
    let items: [FormItemSource]

    var linkId: String? { json["linkId"]?.string }
    var type: String? { json["type"]?.string }
    var conditions: [JSONObject] { json["enableWhen"]?.array?.compactMap(\.object) ?? [] }

    /// The items directly inside an object; what is no item is left out.
    static func list(in holder: JSONObject, path: String, depth: Int = 0) -> [FormItemSource] {
        guard depth < Form.maximumDepth else { return [] }
        return (holder["item"]?.array ?? []).enumerated().compactMap { index, element in
            guard let object = element.object else { return nil }
            let place = "\(path).item[\(index)]"
            return FormItemSource(json: object, path: place, items: list(in: object, path: place, depth: depth + 1))
        }
    }
}

extension FormValidation {
    private static let withOptions: Set<String> = [
        "choice", "open-choice", "decimal", "integer", "date", "dateTime", "time", "string", "quantity",
    ]
    private static let withLength: Set<String> = [
        "boolean", "decimal", "integer", "string", "text", "url", "open-choice",
    ]

    /// The invariants `que-1` to `que-13` of an item, as R4 words them.
    mutating func checkInvariants(of item: FormItemSource) {
        let (json, path, type) = (item.json, item.path, item.type ?? "")
        let count = { (name: String) in json[name]?.array?.count ?? 0 }
        if type == "group", item.items.isEmpty { violated("que-1", "a group must have items", at: path) }
        if type == "display" {
            if !item.items.isEmpty { violated("que-1", "a text cannot have items", at: path) }
            if json["code"] != nil { violated("que-3", "a text cannot have a code", at: path) }
            if json["required"] != nil || json["repeats"] != nil {
                violated("que-6", "a text cannot be required or repeat", at: path)
            }
            if json["readOnly"] != nil { violated("que-9", "a text cannot be read-only", at: path) }
        }
        if json["answerOption"] != nil, json["answerValueSet"] != nil {
            violated("que-4", "there are both answerOption and answerValueSet", at: path)
        }
        if json["answerOption"] != nil || json["answerValueSet"] != nil, !Self.withOptions.contains(type) {
            violated("que-5", "an item of type \(type) cannot have options", at: path)
        }
        if json["initial"] != nil, type == "group" || type == "display" {
            violated("que-8", "an item of type \(type) cannot have an initial value", at: path)
        }
        if json["maxLength"] != nil, !Self.withLength.contains(type) {
            violated("que-10", "an item of type \(type) cannot have a maxLength", at: path)
        }
        if json["answerOption"] != nil, json["initial"] != nil {
            violated("que-11", "an item with options says by initialSelected what it begins with", at: path)
        }
        if item.conditions.count > 1, json["enableBehavior"] == nil {
            violated("que-12", "several enableWhen need an enableBehavior", at: path)
        }
        if count("initial") > 1, json["repeats"]?.bool != true {
            violated("que-13", "only an item that repeats can have several initial values", at: path)
        }
    }
}
