import FHIR

extension FHIRPathElement {
    /// Appends the children with that name: of a list all its elements, of a choice (`value[x]`) the one there is.
    func appendChildren(_ element: ElementName, to result: inout [FHIRPathValue]) {
        guard case .object(let object) = json else {
            if let sibling {
                Self(json: .object(sibling), sibling: nil, type: .element, linkId: linkId)
                    .appendChildren(element, to: &result)
            }
            return
        }
        let name = element.text
        let linkId = innerLinkId(object)
        let declared = element.declaration(in: type)
        let hasSiblings = Self.hasSiblings(object)
        if declared?.isChoice != true {
            let value = object[name]
            let sibling = hasSiblings ? object["_" + name] : nil
            if value != nil || sibling != nil {
                Self.append(value, sibling: sibling, type: declared?.type, linkId: linkId, to: &result)
                return
            }
            if declared != nil { return }
        }
        for member in object.members {
            guard let type = FHIRType.choice(of: name, inMember: member.name) else { continue }
            Self.append(
                member.value, sibling: hasSiblings ? object["_" + member.name] : nil, type: type, linkId: linkId,
                to: &result)
            return
        }
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
        if case .array(let list)? = value {
            for (index, element) in list.enumerated() {
                appendOne(element, sibling: sibling?[index], type: type, linkId: linkId, to: &result)
            }
        } else if value == nil, case .array(let siblings)? = sibling {
            for element in siblings { appendOne(nil, sibling: element, type: type, linkId: linkId, to: &result) }
        } else {
            appendOne(value, sibling: sibling, type: type, linkId: linkId, to: &result)
        }
    }

    private static func appendOne(
        _ value: JSON?, sibling: JSON?, type: FHIRType?, linkId: String?, to result: inout [FHIRPathValue]
    ) {
        let value = value ?? .null
        if value == .null, sibling?.object == nil { return }
        result.append(.element(FHIRPathElement(json: value, sibling: sibling?.object, type: type, linkId: linkId)))
    }
}
