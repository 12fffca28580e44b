/// A type of FHIR R4, as far as the model here knows it.
struct FHIRType: Hashable, Sendable {
    /// Its place in the model's list.
    let index: UInt16

    init(_ index: Int) {
        self.index = UInt16(index)
    }

    /// The type with that name, if the model knows it.
    init?(named name: String) {
        guard let type = R4Model.shared.type(named: name.utf8) else { return nil }
        self = type
    }

    /// Its name; of parts of resources their path.
    var name: String { R4Model.shared.types[Int(index)] }

    /// The type it specialises.
    var parent: FHIRType? { R4Model.shared.parents[Int(index)] }

    /// Whether only more special types have instances, so that a resource's own `resourceType` says more.
    var isAbstract: Bool { self == .resource || self == .domainResource }

    /// Whether it is a primitive type.
    var isPrimitive: Bool { name.first?.isLowercase == true }

    /// Whether it is that type or a specialisation of it.
    func isKind(of other: FHIRType) -> Bool {
        var type: FHIRType? = self
        while let current = type {
            if current == other { return true }
            type = current.parent
        }
        return false
    }

    /// The element of that name: its type, if it has only one the model knows, and whether it is a choice of types.
    func element(_ name: String) -> (type: FHIRType?, isChoice: Bool)? {
        R4Model.shared.declaration(of: name, in: self).map { ($0.type, $0.isChoice) }
    }

    /// The names of all its elements, inherited ones too, in alphabetical order.
    var elementNames: [String] {
        (R4Model.shared.elementNames(of: self) + (parent?.elementNames ?? [])).sorted()
    }

    /// Whether the model lists the type's elements, so that a name that is missing is wrong.
    var hasElements: Bool { R4Model.shared.hasElements(self) }

    /// The type in a choice's member name: `Quantity` of `value` in `valueQuantity`.
    static func choice(of name: String, inMember member: String) -> FHIRType? {
        let (name, member) = (name.utf8, member.utf8)
        guard member.count > name.count, member.starts(with: name) else { return nil }
        return R4Model.shared.choice(named: member.dropFirst(name.count))
    }

    /// The type in a member's name if a choice element of that type begins it.
    static func choiceOfAny(inMember member: String, of type: FHIRType?) -> FHIRType? {
        var end = member.endIndex
        while let upper = member[..<end].lastIndex(where: { ("A"..."Z").contains($0) }), upper > member.startIndex {
            let isChoice = type?.element(String(member[..<upper])).map(\.isChoice) ?? true
            if isChoice, let type = R4Model.shared.choice(named: member[upper...].utf8) { return type }
            end = upper
        }
        return nil
    }

    private static func known(_ name: String) -> FHIRType {
        // The model's own table has these; a misspelt one falls back to the first type and shows in tests.
        FHIRType(named: name) ?? FHIRType(0)
    }

    static let boolean = known("boolean")
    static let string = known("string")
    static let integer = known("integer")
    static let decimal = known("decimal")
    static let date = known("date")
    static let dateTime = known("dateTime")
    static let instant = known("instant")
    static let time = known("time")
    static let element = known("Element")
    static let `extension` = known("Extension")
    static let quantity = known("Quantity")
    static let resource = known("Resource")
    static let domainResource = known("DomainResource")
    static let responseItem = known("QuestionnaireResponse.item")
}
