/// A type of FHIR R4, as far as the model here knows it.
struct FHIRType: Hashable, Sendable {
    /// Its place in the model's list.
    let index: UInt16

    init(_ index: Int) {
        self.index = UInt16(index)
    }

    /// The type with that name, if the model knows it.
    init?(named name: String) {
        // Parts of the other resources are named by few.
        guard
            let type = R4Model.shared.type(named: name.utf8)
                ?? (Self.isPartOfOtherTables(name) ? R4Model.whole.type(named: name.utf8) : nil)
        else { return nil }
        self = type
    }

    /// Whether the name is a path that begins with a type of the other tables.
    static func isPartOfOtherTables(_ name: String) -> Bool {
        guard let end = name.utf8.firstIndex(of: UInt8(ascii: ".")) else { return false }
        return R4Model.shared.type(named: name.utf8[..<end])?.isOfOtherTables == true
    }

    // The models are asked where they are: handing one out would copy it, and each of its tables' counts of references.

    /// Its name; of parts of resources their path.
    var name: String { isNamedInShared ? R4Model.shared.name(at: Int(index)) : R4Model.whole.name(at: Int(index)) }

    /// The type it specialises.
    var parent: FHIRType? { isNamedInShared ? R4Model.shared.parents[Int(index)] : R4Model.whole.parents[Int(index)] }

    /// Whether the smaller model knows its name and what it specialises, if not its elements.
    private var isNamedInShared: Bool { Int(index) < R4Model.shared.count }

    /// Whether its elements are in the tables that only few need.
    var isOfOtherTables: Bool { index >= FHIRType.firstOther.index }

    /// Whether only more special types have instances, so that a resource's own `resourceType` says more.
    var isAbstract: Bool { self == .resource || self == .domainResource }

    /// Whether it is a primitive type. They stand together in the model's table.
    var isPrimitive: Bool { (FHIRType.boolean.index...FHIRType.xhtml.index).contains(index) }

    /// Whether its values are dates or times.
    var isTemporal: Bool { self == .date || self == .dateTime || self == .instant || self == .time }

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
        (isOfOtherTables
            ? R4Model.whole.declaration(of: name, in: self) : R4Model.shared.declaration(of: name, in: self)).map {
                ($0.type, $0.isChoice)
            }
    }

    /// The names of all its elements, inherited ones too, in alphabetical order.
    var elementNames: [String] {
        ((isOfOtherTables ? R4Model.whole.elementNames(of: self) : R4Model.shared.elementNames(of: self))
            + (parent?.elementNames ?? [])).sorted()
    }

    /// Whether the model lists the type's elements, its own or those of what it specialises, so that a name that is missing is
    /// wrong.
    var hasElements: Bool {
        if isOfOtherTables ? R4Model.whole.hasElements(self) : R4Model.shared.hasElements(self) { return true }
        guard let parent, parent != .element else { return false }
        return parent.hasElements
    }

    /// The types that the value of a choice element of that name may have.
    func choices(of name: String) -> [FHIRType] {
        let declaration =
            isOfOtherTables
            ? R4Model.whole.declaration(of: name, in: self) : R4Model.shared.declaration(of: name, in: self)
        guard let declaration, declaration.isChoice else { return [] }
        let owner = FHIRType(Int(declaration.owner))
        let listed =
            owner.isOfOtherTables
            ? R4Model.whole.choices(of: name, in: owner) : R4Model.shared.choices(of: name, in: owner)
        return listed.isEmpty ? R4Model.shared.typesOfOpenChoices : listed
    }

    /// The type in a choice's member name: `Quantity` of `value` in `valueQuantity`.
    static func choice(of name: String, inMember member: String) -> FHIRType? {
        guard member.utf8.count > name.utf8.count, member.utf8.first == name.utf8.first else { return nil }
        var (name, member) = (name, member)
        return member.withUTF8 { member in
            name.withUTF8 { name in
                for index in name.indices where member[index] != name[index] { return nil }
                return R4Model.shared.choice(named: UnsafeBufferPointer(rebasing: member[name.count...]))
            }
        }
    }

    /// The type in a member's name if a choice element of that type begins it; where the type is not known, any may. The longest
    /// name of a type counts: dateTime in `valueDateTime`, not time.
    static func choiceOfAny(inMember member: String, of type: FHIRType?) -> FHIRType? {
        for upper in member.indices.dropFirst() where ("A"..."Z").contains(member[upper]) {
            let isChoice = type.map { $0.element(String(member[..<upper]))?.isChoice == true } ?? true
            if isChoice, let type = R4Model.shared.choice(named: member[upper...].utf8) { return type }
        }
        return nil
    }

    // Places in the model's table, so that no comparison has to look them up.
    static let boolean = FHIRType(1)
    static let string = FHIRType(2)
    static let integer = FHIRType(11)
    static let decimal = FHIRType(14)
    static let date = FHIRType(15)
    static let dateTime = FHIRType(16)
    static let instant = FHIRType(17)
    static let time = FHIRType(18)
    static let element = FHIRType(0)
    static let `extension` = FHIRType(22)
    static let quantity = FHIRType(27)
    static let resource = FHIRType(56)
    static let domainResource = FHIRType(57)
    static let responseItem = FHIRType(64)
    static let xhtml = FHIRType(20)
    static let backboneElement = FHIRType(21)
    static let typeInfo = FHIRType(55)
    /// The first type of the other tables.
    static let firstOther = FHIRType(104)
}
