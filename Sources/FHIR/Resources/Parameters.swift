/// A FHIR R4 Parameters: what goes into and comes out of an operation.
public struct Parameters: FHIRResource {
    /// "Parameters".
    public static let resourceType = "Parameters"

    /// The resource as it was read.
    public let json: JSONObject

    /// A view of the object.
    public init(json: JSONObject) throws(FHIRError) {
        try Self.checkType(of: json)
        self.json = json
    }

    /// The parameters, in order.
    public var parameters: [Parameter] { Parameter.list("parameter", of: json) }

    /// All parameters of that name, in order.
    public func parameters(_ name: String) -> [Parameter] { parameters.filter { $0.name == name } }

    /// The first parameter of that name.
    public subscript(name: String) -> Parameter? { parameters.first { $0.name == name } }
}

extension Parameters {
    /// One parameter: a value, a resource or parts.
    public struct Parameter: FHIRDataType {
        /// The parameter as it was read.
        public let json: JSONObject

        /// A view of the object.
        public init(json: JSONObject) {
            self.json = json
        }

        /// What it is called.
        public var name: String? { json["name"]?.string }
        /// The value, and its type as in the member's name: `Coding` for `valueCoding`.
        public var value: (type: String, json: JSON)? { json.choice("value") }
        /// The parts, in order.
        public var parts: [Parameter] { Parameter.list("part", of: json) }
        /// The resource.
        public var resource: JSONObject? { json["resource"]?.object }
        /// The first part of that name.
        public subscript(name: String) -> Parameter? { parts.first { $0.name == name } }
    }
}
