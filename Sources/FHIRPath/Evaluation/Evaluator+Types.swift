import FHIR

extension Evaluator {
    /// `is`: empty for none; throws for several items or an unknown type.
    func isType(_ values: [FHIRPathValue], _ specifier: TypeSpecifier) throws(SyntaxFailure) -> [FHIRPathValue] {
        try check(specifier)
        guard values.count <= 1 else { throw SyntaxFailure(.notSingle("is", count: values.count), specifier.offset) }
        guard let value = values.first else { return [] }
        return [.boolean(Self.matches(value, specifier))]
    }

    /// `as`: the item if it is of that type; throws for several items or an unknown type.
    func cast(_ values: [FHIRPathValue], to specifier: TypeSpecifier) throws(SyntaxFailure) -> [FHIRPathValue] {
        guard values.count <= 1 else { throw SyntaxFailure(.notSingle("as", count: values.count), specifier.offset) }
        return try ofType(values, specifier)
    }

    /// `ofType()`: the items of that type. A primitive type does not take in those that specialise it.
    func ofType(_ values: [FHIRPathValue], _ specifier: TypeSpecifier) throws(SyntaxFailure) -> [FHIRPathValue] {
        try check(specifier)
        let wanted = specifier.namespace == "System" ? nil : FHIRType(named: specifier.name)
        return values.filter { value in
            guard case .element(let element) = value, let type = element.type, type.isPrimitive else {
                return Self.matches(value, specifier)
            }
            return type == wanted
        }
    }

    private func check(_ specifier: TypeSpecifier) throws(SyntaxFailure) {
        let name = specifier.name
        // The suite asks `System.Patient`, which is no type, for false. A name that neither has is wrong with both.
        let isKnown =
            switch specifier.namespace {
            case nil, "System"?, "FHIR"?:
                SystemType(rawValue: name) != nil || FHIRType(named: name) != nil
                    || specifier.namespace == "System" && name == "Any"
            default: false
            }
        guard !isKnown else { return }
        let written = specifier.namespace.map { $0 + "." + name } ?? name
        let system = SystemType.allCases.map { (specifier.namespace == nil ? "" : "System.") + $0.rawValue }
        let names = system + Self.fhirTypeNames.map { specifier.namespace == nil ? $0 : "FHIR." + $0 }
        throw SyntaxFailure(
            .unknownType(written, suggestion: Suggestion.closest(to: written, among: names)), specifier.offset)
    }

    /// The names of FHIR's types, for suggestions.
    static var fhirTypeNames: [String] { R4Model.shared.types.filter { !$0.contains(".") } }

    static func matches(_ value: FHIRPathValue, _ specifier: TypeSpecifier) -> Bool {
        if specifier.namespace == "System", specifier.name == "Any" { return true }
        guard case .element(let element) = value else {
            return specifier.namespace != "FHIR" && value.typeName == specifier.name
        }
        guard specifier.namespace != "System" else { return false }
        guard let type = element.type, let other = FHIRType(named: specifier.name) else {
            return element.typeName == specifier.name
        }
        return type.isKind(of: other)
    }

    /// What `type()` tells: an object with namespace and name.
    static func typeInformation(_ value: FHIRPathValue) -> FHIRPathValue {
        let namespace: JSON = value.isElement ? "FHIR" : "System"
        return FHIRPathValue(json: ["namespace": namespace, "name": .string(value.typeName)], type: "TypeInfo")
    }
}
