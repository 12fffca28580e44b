import FHIR

/// An element on its way through a path: where its JSON stands, without holding on to it.
///
/// Copying one is copying five words; of an element it would be counting references. Good only inside of the call that hands
/// it out, which keeps the JSON around it.
struct ElementCursor {
    /// The JSON; `null` for a primitive that has an id or extensions but no value.
    let json: UnsafePointer<JSON>
    /// The object of a primitive's id and extensions.
    let sibling: UnsafePointer<JSON>?
    let type: FHIRType?
    /// The response's item around it, if it is one below where the path began.
    let item: UnsafePointer<JSON>?
    /// The linkId around where the path began.
    let outerLinkId: UnsafePointer<String?>

    /// An element whose declared type may be abstract or not known, so that the JSON says more; `nil` where there is neither
    /// a value nor an id or extensions.
    private init?(
        _ json: UnsafePointer<JSON>, sibling: UnsafePointer<JSON>?, declared: FHIRType?, item: UnsafePointer<JSON>?,
        in parent: ElementCursor
    ) {
        var hasSibling = false
        if let sibling, case .object = sibling.pointee { hasSibling = true }
        if !hasSibling, case .null = json.pointee { return nil }
        self.json = json
        self.sibling = hasSibling ? sibling : nil
        type = FHIRPathElement.type(of: json.pointee, declared: declared)
        self.item = item
        outerLinkId = parent.outerLinkId
    }

    fileprivate init(
        root json: UnsafePointer<JSON>, sibling: UnsafePointer<JSON>?, type: FHIRType?, linkId: UnsafePointer<String?>
    ) {
        self.json = json
        self.sibling = sibling
        self.type = type
        item = nil
        outerLinkId = linkId
    }

    /// The linkId of the response's item around the element.
    var linkId: String? { item?.pointee["linkId"]?.string ?? outerLinkId.pointee }

    /// Calls `visit` with the children of that name in order, until it returns false, which is returned then: of a list all
    /// its elements, of a choice (`value[x]`) the one there is.
    func forEachChild<Failure: Error>(
        _ name: ElementName, _ visit: (ElementCursor) throws(Failure) -> Bool
    ) throws(Failure) -> Bool {
        guard case .object(let object) = json.pointee else {
            guard let siblings = siblingCursor else { return true }
            return try siblings.forEachChild(name, visit)
        }
        let declared = name.declaration(in: type)
        return try object.members.withUnsafeBufferPointer { members throws(Failure) in
            if declared?.isChoice != true {
                let (value, sibling) = members.find(name.text, in: object)
                if value != nil || sibling != nil {
                    // A choice by the name of its member, as forms often write it, which is no element of its own.
                    let named =
                        declared == nil && type != nil ? FHIRType.choiceOfAny(inMember: name.text, of: type) : nil
                    return try forEach(value, sibling: sibling, type: declared?.type ?? named, visit)
                }
                if declared != nil { return true }
            }
            for index in members.indices {
                guard let type = FHIRType.choice(of: name.text, inMember: members[index].name) else { continue }
                let (value, sibling) = members.find(members[index].name, in: object)
                return try forEach(value, sibling: sibling, type: type, visit)
            }
            return true
        }
    }

    /// Calls `visit` with all children in the order of the JSON, until it returns false.
    func forEachChild<Failure: Error>(_ visit: (ElementCursor) throws(Failure) -> Bool) throws(Failure) -> Bool {
        guard case .object(let object) = json.pointee else {
            guard let siblings = siblingCursor else { return true }
            return try siblings.forEachChild(visit)
        }
        return try object.members.withUnsafeBufferPointer { members throws(Failure) in
            for index in members.indices {
                var name = members[index].name
                if name == "resourceType" { continue }
                if name.utf8.first == UInt8(ascii: "_") {
                    name.removeFirst()
                    if members.find(name, in: object).value != nil { continue }
                }
                let (value, sibling) = members.find(name, in: object)
                guard try forEach(value, sibling: sibling, type: childType(name), visit) else { return false }
            }
            return true
        }
    }

    /// The object of a primitive's id and extensions as an element.
    private var siblingCursor: ElementCursor? {
        sibling.map { ElementCursor(root: $0, sibling: nil, type: .element, linkId: outerLinkId) }
    }

    private func childType(_ member: String) -> FHIRType? {
        if let declared = type?.element(member) { return declared.type }
        return FHIRType.choiceOfAny(inMember: member, of: type)
    }

    /// Visits a member's value, of a list its elements, each with what its sibling says about it.
    private func forEach<Failure: Error>(
        _ value: UnsafePointer<JSON>?, sibling: UnsafePointer<JSON>?, type: FHIRType?,
        _ visit: (ElementCursor) throws(Failure) -> Bool
    ) throws(Failure) -> Bool {
        let item = self.type == .responseItem ? json : item
        guard let value else {
            let null = JSON.null
            return try withUnsafePointer(to: null) { null throws(Failure) in
                guard let sibling, case .array(let list) = sibling.pointee else {
                    guard let child = ElementCursor(null, sibling: sibling, declared: type, item: item, in: self) else {
                        return true
                    }
                    return try visit(child)
                }
                return try list.withUnsafeBufferPointer { siblings throws(Failure) in
                    guard let base = siblings.baseAddress else { return true }
                    for index in siblings.indices {
                        guard
                            let child = ElementCursor(
                                null, sibling: base + index, declared: type, item: item, in: self)
                        else { continue }
                        guard try visit(child) else { return false }
                    }
                    return true
                }
            }
        }
        guard case .array(let list) = value.pointee else {
            guard let child = ElementCursor(value, sibling: sibling, declared: type, item: item, in: self) else {
                return true
            }
            return try visit(child)
        }
        var siblings: [JSON] = []
        if let sibling, case .array(let list) = sibling.pointee { siblings = list }
        return try list.withUnsafeBufferPointer { elements throws(Failure) in
            try siblings.withUnsafeBufferPointer { siblings throws(Failure) in
                guard let base = elements.baseAddress else { return true }
                for index in elements.indices {
                    let own = index < siblings.count ? siblings.baseAddress.map { $0 + index } : nil
                    guard let child = ElementCursor(base + index, sibling: own, declared: type, item: item, in: self)
                    else { continue }
                    guard try visit(child) else { return false }
                }
                return true
            }
        }
    }

    /// Whether the one child of that name is that string; `nil` if it may be no string or no child of that very name.
    func isString(_ name: ElementName, _ text: String) -> Bool? {
        guard case .object(let object) = json.pointee else { return nil }
        let declared = name.declaration(in: type)
        guard declared?.isChoice != true else { return nil }
        return object.members.withUnsafeBufferPointer { members in
            let (value, sibling) = members.find(name.text, in: object)
            guard let value else { return declared != nil && sibling == nil ? false : nil }
            guard case .string(let found) = value.pointee, declared?.type?.isTemporal != true else { return nil }
            return found.hasSameBytes(as: text)
        }
    }
}

extension FHIRPathElement {
    /// Calls `body` with a cursor on this element.
    func withCursor<Result, Failure: Error>(
        _ body: (ElementCursor) throws(Failure) -> Result
    ) throws(Failure) -> Result {
        try withUnsafePointer(to: json) { json throws(Failure) in
            try withUnsafePointer(to: linkId) { linkId throws(Failure) in
                guard let sibling else {
                    return try body(ElementCursor(root: json, sibling: nil, type: type, linkId: linkId))
                }
                return try withUnsafePointer(to: JSON.object(sibling)) { sibling throws(Failure) in
                    try body(ElementCursor(root: json, sibling: sibling, type: type, linkId: linkId))
                }
            }
        }
    }

    /// The element at a cursor, on its own.
    init(_ cursor: ElementCursor) {
        self.init(
            json: cursor.json.pointee, sibling: cursor.sibling?.pointee.object, type: cursor.type,
            linkId: cursor.linkId)
    }
}

/// How far behind the start of a member its value stands.
private let valueOffset = MemoryLayout<JSONObject.Member>.offset(of: \.value)

extension UnsafeBufferPointer<JSONObject.Member> {
    /// Where the value of that member of the object, whose members these are, stands, and that of the one with `_` before its name.
    fileprivate func find(
        _ name: String, in object: JSONObject
    ) -> (value: UnsafePointer<JSON>?, sibling: UnsafePointer<JSON>?) {
        if object.isIndexed {
            return (
                object.position(of: name).flatMap(value(at:)), object.position(of: "_" + name).flatMap(value(at:))
            )
        }
        let length = name.utf8.count
        var found: (value: UnsafePointer<JSON>?, sibling: UnsafePointer<JSON>?)
        for index in indices {
            switch self[index].name.utf8.count {
            case length where self[index].name == name: found.value = value(at: index)
            case length + 1 where self[index].name.utf8.first == UInt8(ascii: "_"):
                if self[index].name.utf8.dropFirst().elementsEqual(name.utf8) { found.sibling = value(at: index) }
            default: break
            }
        }
        return found
    }

    private func value(at index: Int) -> UnsafePointer<JSON>? {
        guard let baseAddress, let offset = valueOffset else { return nil }
        return UnsafeRawPointer(baseAddress + index).advanced(by: offset).assumingMemoryBound(to: JSON.self)
    }
}
