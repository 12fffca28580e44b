/// A code with the system that defines it.
public struct Coding: FHIRDataType {
    /// The coding as it was read.
    public let json: JSONObject

    /// A view of the object.
    public init(json: JSONObject) {
        self.json = json
    }

    /// A coding of the parts that are known.
    public init(system: String? = nil, code: String?, display: String? = nil) {
        var object = JSONObject()
        object["system"] = system.map(JSON.string)
        object["code"] = code.map(JSON.string)
        object["display"] = display.map(JSON.string)
        json = object
    }

    /// The system's URL.
    public var system: String? { json["system"]?.string }
    /// The system's version.
    public var version: String? { json["version"]?.string }
    /// The code.
    public var code: String? { json["code"]?.string }
    /// What the code says, for people.
    public var display: String? { json["display"]?.string }

    /// Whether both name the same concept: same system (none on either side counts as the same) and same code.
    public func isSameConcept(as other: Coding) -> Bool { system == other.system && code == other.code }

    /// The score given by `ordinalValue` or `itemWeight` on the coding itself.
    public var score: FHIRDecimal? { Self.score(of: self) }

    /// The score given by an extension `ordinalValue` (core or SDC's old name) or `itemWeight` on an element.
    public static func score(of element: some FHIRElement) -> FHIRDecimal? {
        for url in ExtensionURL.scores {
            if let score = element.extension(url)?.decimal { return score }
        }
        return nil
    }
}

/// A concept in words and in any number of codings.
public struct CodeableConcept: FHIRDataType {
    /// The concept as it was read.
    public let json: JSONObject

    /// A view of the object.
    public init(json: JSONObject) {
        self.json = json
    }

    /// The codings, in order.
    public var codings: [Coding] { Coding.list("coding", of: json) }
    /// The concept in words.
    public var text: String? { json["text"]?.string }
}
