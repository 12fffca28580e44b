/// An expression in some language, as in SDC's `calculatedExpression`.
public struct FHIRExpression: FHIRDataType {
    /// The expression as it was read.
    public let json: JSONObject

    /// A view of the object.
    public init(json: JSONObject) {
        self.json = json
    }

    /// The name of the variable it defines.
    public var name: String? { json["name"]?.string }
    /// The language: `text/fhirpath`, `text/cql`, `application/x-fhir-query`.
    public var language: String? { json["language"]?.string }
    /// The expression itself.
    public var expression: String? { json["expression"]?.string }
    /// What it is for.
    public var explanation: String? { json["description"]?.string }
}
