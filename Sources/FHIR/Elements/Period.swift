/// A time from one moment to another.
public struct Period: FHIRDataType {
    /// The period as it was read.
    public let json: JSONObject

    /// A view of the object.
    public init(json: JSONObject) {
        self.json = json
    }

    /// When it begins; `nil` if not known.
    public var start: FHIRDateTime? { json["start"]?.string.flatMap { FHIRDateTime($0) } }
    /// When it ends, as far as it is known; `nil` if it goes on.
    public var end: FHIRDateTime? { json["end"]?.string.flatMap { FHIRDateTime($0) } }
}
