import FHIR

/// One JSON object of a bundle file, read member by member; each complaint knows its place.
struct BundleObject {
    let file: String
    let place: String
    let object: JSONObject

    /// Takes an object apart that may have no other members than `known`.
    init(_ json: JSON, file: String, place: String, known: [String]) throws(BundleError) {
        guard let object = json.object else {
            throw BundleError(file: file, place: place, problem: .wrong(wanted: "an object"))
        }
        self.file = file
        self.place = place
        self.object = object
        for name in object.names where !known.contains(name) {
            throw error(name, .unknownMember(known: known))
        }
    }

    func error(_ name: String, _ problem: BundleError.Problem) -> BundleError {
        BundleError(file: file, place: path(name), problem: problem)
    }

    func path(_ name: String) -> String { place.isEmpty ? name : "\(place).\(name)" }

    func value(_ name: String, wanted: String) throws(BundleError) -> JSON {
        guard let value = object[name] else { throw error(name, .missing(wanted: wanted)) }
        return value
    }

    /// A text that is not blank.
    func text(_ name: String, wanted: String) throws(BundleError) -> String {
        guard let text = try value(name, wanted: wanted).string, text.contains(where: { !$0.isWhitespace }) else {
            throw error(name, .wrong(wanted: wanted))
        }
        return text
    }

    /// A whole number within `range`; `standard` when the member is not there.
    func number(_ name: String, in range: ClosedRange<Int>, standard: Int? = nil) throws(BundleError) -> Int {
        let wanted = "a whole number from \(range.lowerBound) to \(range.upperBound)"
        if let standard, object[name] == nil { return standard }
        guard let number = try value(name, wanted: wanted).number?.integer, range.contains(number) else {
            throw error(name, .wrong(wanted: wanted))
        }
        return number
    }

    /// Yes or no; no when the member is not there.
    func flag(_ name: String) throws(BundleError) -> Bool {
        guard let value = object[name] else { return false }
        guard let flag = value.bool else { throw error(name, .wrong(wanted: "true or false")) }
        return flag
    }

    /// A text of the shape that `parse` reads.
    func parsed<Value>(
        _ name: String, wanted: String, _ parse: (String) -> Value?
    ) throws(BundleError) -> Value {
        guard let value = parse(try text(name, wanted: wanted)) else { throw error(name, .wrong(wanted: wanted)) }
        return value
    }

    /// A list that is not empty, element by element.
    func list<Value>(
        _ name: String, wanted: String, _ read: (JSON, _ place: String) throws(BundleError) -> Value
    ) throws(BundleError) -> [Value] {
        guard let elements = try value(name, wanted: wanted).array, !elements.isEmpty else {
            throw error(name, .wrong(wanted: "a list of \(wanted), not empty"))
        }
        var values: [Value] = []
        for (index, element) in elements.enumerated() {
            values.append(try read(element, "\(path(name))[\(index)]"))
        }
        return values
    }
}
