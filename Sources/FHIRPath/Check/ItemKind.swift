/// A type of an item: one of FHIR's or one of FHIRPath's own.
enum ItemType: Hashable {
    case fhir(FHIRType)
    case system(SystemType)

    /// Its name.
    var name: String {
        switch self {
        case .fhir(let type): type.name
        case .system(let type): type.rawValue
        }
    }

    /// The types that a name in a source may mean.
    static func named(_ specifier: TypeSpecifier) -> [ItemType] {
        var found: [ItemType] = []
        if specifier.namespace != "System", let type = FHIRType(named: specifier.name) { found.append(.fhir(type)) }
        if specifier.namespace != "FHIR", let type = SystemType(rawValue: specifier.name) {
            found.append(.system(type))
        }
        return found
    }

    /// What an item of this type is after a cast to the other; `nil` if it never is one. As in evaluation, a primitive type of
    /// FHIR does not take in those that specialise it.
    func cast(to other: ItemType) -> ItemType? {
        guard case .fhir(let own) = self, case .fhir(let wanted) = other else { return self == other ? self : nil }
        if own.isPrimitive || wanted.isPrimitive { return own == wanted ? self : nil }
        return own.isKind(of: wanted) ? self : wanted.isKind(of: own) ? other : nil
    }
}

/// What is known of a collection without evaluating.
struct ItemKind {
    /// The types its items may have; `nil` if not known, none if there never is an item.
    var types: [ItemType]?
    /// What messages call it: its types, or the path of a choice.
    var names: [String]
    /// Whether the order of items has a meaning.
    var isOrdered = true

    static let unknown = ItemKind(types: nil, names: [])
    static let nothing = ItemKind(types: [], names: [])

    init(types: [ItemType]?, names: [String], isOrdered: Bool = true) {
        self.types = types
        self.names = names
        self.isOrdered = isOrdered
    }

    init(_ types: ItemType...) {
        self.init(types: types, names: types.map(\.name))
    }

    /// The items of both.
    func union(_ other: ItemKind) -> ItemKind {
        guard let types, let others = other.types else { return .unknown }
        return ItemKind(
            types: types + others.filter { !types.contains($0) },
            names: names + other.names.filter { !names.contains($0) }, isOrdered: isOrdered && other.isOrdered)
    }

    /// Whether there are items, of FHIRPath's own types alone, but no Boolean among them.
    var isNeverCondition: Bool {
        guard let types, !types.isEmpty else { return false }
        return types.allSatisfy { if case .system(let type) = $0 { type != .boolean } else { false } }
    }

    /// The types as messages name them.
    var name: String { names.joined(separator: " or ") }
}
