/// A FHIR R4 OperationOutcome: what went wrong, or right.
public struct OperationOutcome: FHIRResource {
    /// "OperationOutcome".
    public static let resourceType = "OperationOutcome"

    /// The outcome as it was read.
    public let json: JSONObject

    /// A view of the object.
    public init(json: JSONObject) throws(FHIRError) {
        try Self.checkType(of: json)
        self.json = json
    }

    /// An outcome of these issues.
    public init(issues: [Issue]) {
        json = ["resourceType": .string(Self.resourceType), "issue": .array(issues.map { .object($0.json) })]
    }

    /// The issues, in order.
    public var issues: [Issue] { Issue.list("issue", of: json) }

    /// Whether any issue is an error or fatal.
    public var isFailure: Bool { issues.contains { $0.severity == "error" || $0.severity == "fatal" } }
}

extension OperationOutcome {
    /// One thing to say.
    public struct Issue: FHIRDataType {
        /// The issue as it was read.
        public let json: JSONObject

        /// A view of the object.
        public init(json: JSONObject) {
            self.json = json
        }

        /// `fatal`, `error`, `warning` or `information`.
        public var severity: String? { json["severity"]?.string }
        /// What kind of issue it is.
        public var code: String? { json["code"]?.string }
        /// More on it, coded.
        public var details: CodeableConcept? { CodeableConcept(member: "details", of: json) }
        /// More on it, in words.
        public var diagnostics: String? { json["diagnostics"]?.string }
        /// Where, as XPath or as a place of the system's own.
        public var locations: [String] { json["location"]?.array?.compactMap(\.string) ?? [] }
        /// Where, as FHIRPath.
        public var expressions: [String] { json["expression"]?.array?.compactMap(\.string) ?? [] }

        /// An issue of the parts that are known.
        public init(severity: String, code: String, diagnostics: String? = nil, expressions: [String] = []) {
            var object: JSONObject = ["severity": .string(severity), "code": .string(code)]
            object["diagnostics"] = diagnostics.map(JSON.string)
            if !expressions.isEmpty { object["expression"] = .array(expressions.map(JSON.string)) }
            json = object
        }
    }
}
