/// Why something cannot be read as the FHIR resource asked for, and where.
public struct FHIRError: Error, Equatable, Sendable, CustomStringConvertible {
    /// What is wrong.
    public enum Reason: Equatable, Sendable {
        /// The text is not JSON.
        case notJSON(JSONError)
        /// The JSON is not an object with a `resourceType`.
        case notAResource(found: String)
        /// Another resource than the one asked for.
        case otherResource(expected: String, found: String)
        /// A resource of another version of FHIR than R4; the marker is what gives it away.
        case otherVersion(String, marker: String)
        /// Two items have the same linkId; `first` is the path of the first one.
        case duplicateLinkId(String, first: String)
        /// A mandatory element is missing.
        case missing(String)
        /// An element has another type than FHIR gives it.
        case wrongType(expected: String, found: String)
        /// An element has a value that FHIR does not allow there.
        case invalidValue(String, expected: String)
    }

    /// What is wrong.
    public let reason: Reason
    /// Where it is wrong, as `Questionnaire.item[2].linkId`; empty for the whole text.
    public let path: String
    /// The linkId of the item concerned, if it has one.
    public let linkId: String?
    /// Where it is wrong in the text, if it was read from text.
    public let position: TextPosition?

    /// An error.
    public init(_ reason: Reason, path: String = "", linkId: String? = nil, position: TextPosition? = nil) {
        self.reason = reason
        self.path = path
        self.linkId = linkId
        self.position = position
    }

    /// What is wrong, where, and what to do.
    public var description: String {
        if case .notJSON(let error) = reason { return error.description }
        var place = path
        if let linkId, !path.isEmpty { place += " (linkId \"\(linkId)\")" }
        let parts = [position?.description, place.isEmpty ? nil : place].compactMap { $0 }
        let prefix = parts.isEmpty ? "" : parts.joined(separator: ", ") + ": "
        return prefix + reasonText
    }

    private var reasonText: String {
        switch reason {
        case .notJSON(let error): error.description
        case .notAResource(let found): "not a FHIR resource: expected an object with a resourceType, found \(found)"
        case .otherResource(let expected, let found): "expected a \(expected), this is a \(found)"
        case .otherVersion(let version, let marker):
            "this is FHIR \(version) (\(marker)); only R4 (4.0.1) is read: convert the file to R4"
        case .duplicateLinkId(let linkId, let first):
            "the linkId \"\(linkId)\" is used twice, first at \(first); give every item a linkId of its own"
        case .missing(let element): "\(element) is missing"
        case .wrongType(let expected, let found): "expected \(expected), found \(found)"
        case .invalidValue(let value, let expected): "\"\(value)\" is not allowed here; expected \(expected)"
        }
    }
}
