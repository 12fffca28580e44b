/// A typed view of a FHIR element or resource: it keeps the JSON object it was read from, so that whatever the view does
/// not know survives.
public protocol FHIRElement: Hashable, Sendable {
    /// The element as it was read.
    var json: JSONObject { get }
}

/// A data type that may have any content: a view of every JSON object.
public protocol FHIRDataType: FHIRElement {
    /// A view of the object.
    init(json: JSONObject)
}

extension FHIRElement {
    /// The element's id within its resource, or the resource's own id.
    public var id: String? { json["id"]?.string }

    /// All extensions of this element, in order.
    public var extensions: [Extension] { Extension.all(in: json) }

    /// All extensions with that URL, in order.
    public func extensions(_ url: String) -> [Extension] { extensions.filter { $0.url == url } }

    /// The first extension with that URL.
    public func `extension`(_ url: String) -> Extension? {
        guard case .array(let elements)? = json["extension"] else { return nil }
        for case .object(let object) in elements where object["url"]?.string == url { return Extension(json: object) }
        return nil
    }

    /// The extensions with that URL on a primitive member, which stand in its sibling: of `text`, in `_text`.
    public func extensions(_ url: String, of member: String) -> [Extension] {
        guard let sibling = json["_" + member]?.object else { return [] }
        return Extension.all(in: sibling).filter { $0.url == url }
    }
}

extension FHIRDataType {
    /// The element at that member, if there is one; a list's first.
    init?(member name: String, of object: JSONObject) {
        switch object[name] {
        case .object(let value): self.init(json: value)
        case .array(let elements):
            guard case .object(let value)? = elements.first else { return nil }
            self.init(json: value)
        default: return nil
        }
    }

    /// The elements of that list.
    static func list(_ name: String, of object: JSONObject) -> [Self] {
        guard case .array(let elements)? = object[name] else { return [] }
        return elements.compactMap { element in element.object.map { Self(json: $0) } }
    }
}
