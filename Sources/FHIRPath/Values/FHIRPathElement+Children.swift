import FHIR

extension FHIRPathElement {
    /// Appends the children with that name: of a list all its elements, of a choice (`value[x]`) the one there is.
    func appendChildren(_ name: ElementName, to result: inout [FHIRPathValue]) {
        _ = withCursor { cursor in
            cursor.forEachChild(name) { child in
                result.append(.element(FHIRPathElement(child)))
                return true
            }
        }
    }

    /// Appends all children in the order of the JSON.
    func appendAllChildren(to result: inout [FHIRPathValue]) {
        _ = withCursor { cursor in
            cursor.forEachChild { child in
                result.append(.element(FHIRPathElement(child)))
                return true
            }
        }
    }

    /// The linkId around this element: its own if it is an item of a response.
    var innerLinkId: String? { (type == .responseItem ? json["linkId"]?.string : nil) ?? linkId }
}
