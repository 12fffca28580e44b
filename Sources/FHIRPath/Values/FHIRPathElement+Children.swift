import FHIR

extension FHIRPathElement {
    /// Appends the children with that name: of a list all its elements, of a choice (`value[x]`) the one there is.
    func appendChildren(_ element: ElementName, to result: inout [FHIRPathValue]) {
        _ = forEachChild(element) { child in
            result.append(.element(child))
            return true
        }
    }

    /// Calls `visit` with the children of that name in order, until it returns false, which is returned then.
    func forEachChild<Failure: Error>(
        _ element: ElementName, _ visit: (FHIRPathElement) throws(Failure) -> Bool
    ) throws(Failure) -> Bool {
        guard case .object(let object) = json else {
            guard let sibling else { return true }
            return try Self(json: .object(sibling), sibling: nil, type: .element, linkId: linkId)
                .forEachChild(element, visit)
        }
        let name = element.text
        let linkId = innerLinkId(object)
        let declared = element.declaration(in: type)
        if declared?.isChoice != true {
            let (value, sibling) = object.primitive(name)
            if value != nil || sibling != nil {
                return try Self.forEach(value, sibling: sibling, type: declared?.type, linkId: linkId, visit)
            }
            if declared != nil { return true }
        }
        for index in object.members.indices {
            guard let type = FHIRType.choice(of: name, inMember: object.members[index].name) else { continue }
            let (value, sibling) = object.primitive(object.members[index].name)
            return try Self.forEach(value, sibling: sibling, type: type, linkId: linkId, visit)
        }
        return true
    }

    /// Appends all children in the order of the JSON.
    func appendAllChildren(to result: inout [FHIRPathValue]) {
        let holder: JSONObject
        switch json {
        case .object(let object): holder = object
        default:
            guard let sibling else { return }
            holder = sibling
        }
        let linkId = innerLinkId(holder)
        let hasSiblings = Self.hasSiblings(holder)
        for member in holder.members {
            if member.name.utf8.first == UInt8(ascii: "_") {
                let name = String(member.name.dropFirst())
                guard holder[name] == nil else { continue }
                Self.append(
                    nil, sibling: member.value, type: childType(name), linkId: linkId, to: &result)
            } else if member.name != "resourceType" {
                Self.append(
                    member.value, sibling: hasSiblings ? holder["_" + member.name] : nil, type: childType(member.name),
                    linkId: linkId, to: &result)
            }
        }
    }

    /// The linkId around this element: its own if it is an item of a response.
    var innerLinkId: String? { json.object.map(innerLinkId) ?? linkId }

    private func innerLinkId(_ object: JSONObject) -> String? {
        type == .responseItem ? object["linkId"]?.string ?? linkId : linkId
    }

    private func childType(_ member: String) -> FHIRType? {
        if let declared = type?.element(member) { return declared.type }
        return FHIRType.choiceOfAny(inMember: member, of: type)
    }

    /// Whether the object has members that hold ids and extensions of primitives.
    private static func hasSiblings(_ object: JSONObject) -> Bool {
        for member in object.members where member.name.utf8.first == UInt8(ascii: "_") { return true }
        return false
    }

    private static func append(
        _ value: JSON?, sibling: JSON?, type: FHIRType?, linkId: String?, to result: inout [FHIRPathValue]
    ) {
        _ = forEach(value, sibling: sibling, type: type, linkId: linkId) { child in
            result.append(.element(child))
            return true
        }
    }

    private static func forEach<Failure: Error>(
        _ value: JSON?, sibling: JSON?, type: FHIRType?, linkId: String?,
        _ visit: (FHIRPathElement) throws(Failure) -> Bool
    ) throws(Failure) -> Bool {
        if case .array(let list)? = value {
            for (index, element) in list.enumerated() {
                guard let child = one(element, sibling: sibling?[index], type: type, linkId: linkId) else { continue }
                guard try visit(child) else { return false }
            }
            return true
        }
        if value == nil, case .array(let siblings)? = sibling {
            for element in siblings {
                guard let child = one(.null, sibling: element, type: type, linkId: linkId) else { continue }
                guard try visit(child) else { return false }
            }
            return true
        }
        guard let child = one(value ?? .null, sibling: sibling, type: type, linkId: linkId) else { return true }
        return try visit(child)
    }

    /// The element of a value; `nil` where there is neither a value nor an id or extensions.
    private static func one(_ value: JSON, sibling: JSON?, type: FHIRType?, linkId: String?) -> FHIRPathElement? {
        let sibling = sibling?.object
        if sibling == nil, case .null = value { return nil }
        return FHIRPathElement(json: value, sibling: sibling, type: type, linkId: linkId)
    }
}
