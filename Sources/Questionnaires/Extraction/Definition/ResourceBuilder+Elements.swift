import FHIR
import FHIRPath

extension ResourceBuilder {
    // MARK: Types

    /// The type of the element that segments lead to; `nil` where the model does not know it.
    func typeName(at segments: some Collection<ElementDefinitionPath.Segment>) throws(Failure) -> String? {
        var current: String? = type
        for segment in segments { current = try member(segment, of: current).type }
        return current
    }

    /// The member a segment names, with its type.
    func member(
        _ segment: ElementDefinitionPath.Segment, of owner: String?
    ) throws(Failure) -> (name: String, type: String?, isChoice: Bool) {
        guard let owner else { return (segment.name, nil, false) }
        if let shape = ElementShape(segment.name, of: owner) { return (segment.name, shape.typeName, shape.isChoice) }
        if Self.isValue(owner) { throw .noValueInside(owner) }
        guard !ElementShape.isComplete(for: owner) else { throw .noElement(segment.name, of: owner) }
        return (segment.name, nil, false)
    }

    /// Whether the element repeats: as R4 has it, or because the profile slices it.
    func isRepeating(_ segment: ElementDefinitionPath.Segment, of owner: String?) -> Bool {
        if segment.slice != nil { return true }
        var owner = owner ?? ""
        // Inherited elements stand with the type that declares them.
        if RepeatingElements.contain(segment.name, of: owner) { return true }
        if owner == "Age" || owner == "Duration" || owner == "Count" || owner == "Distance" { owner = "Quantity" }
        return RepeatingElements.contain(segment.name, of: owner)
    }

    /// Whether the element can be a quantity.
    func takesQuantity(_ path: ElementDefinitionPath) -> Bool {
        guard let last = path.segments.last, let owner = try? typeName(at: path.segments.dropLast()),
            let shape = try? member(last, of: owner)
        else { return false }
        return shape.isChoice || shape.type == "Quantity"
    }

    /// Whether a type is primitive: their names begin in lower case.
    static func isValue(_ type: String) -> Bool { type.first?.isLowercase ?? false }

    // MARK: JSON

    /// What is at a place.
    func value(at steps: [Step]) -> JSON? {
        var current: JSON? = .object(json)
        for step in steps {
            current = current?[step.name]
            if let index = step.index { current = current?[index] }
        }
        return current
    }

    /// The object that holds what is at a place.
    func holder(of steps: [Step]) -> JSONObject? {
        steps.count == 1 ? json : value(at: Array(steps.dropLast()))?.object
    }
}

extension JSONObject {
    /// Changes what is at a place below, with objects and elements of arrays made on the way.
    mutating func update(_ steps: ArraySlice<ResourceBuilder.Step>, _ change: (inout JSON?) -> Void) {
        guard let first = steps.first else { return }
        let rest = steps.dropFirst()
        var member = self[first.name]
        if let index = first.index {
            var elements = member?.array ?? []
            while elements.count <= index { elements.append(.object([:])) }
            var element: JSON? = elements[index]
            Self.descend(rest, &element, change)
            elements[index] = element ?? .null
            member = .array(elements)
        } else {
            Self.descend(rest, &member, change)
        }
        self[first.name] = member
    }

    private static func descend(
        _ steps: ArraySlice<ResourceBuilder.Step>, _ element: inout JSON?, _ change: (inout JSON?) -> Void
    ) {
        guard !steps.isEmpty else { return change(&element) }
        var object = element?.object ?? [:]
        object.update(steps, change)
        element = .object(object)
    }
}
