import FHIR

/// Follows the types of paths through an expression, and notes what can never match.
struct TypeChecker {
    let root: ItemKind
    /// What was found, in the order of the source's parts.
    var problems: [SyntaxFailure] = []
    /// Variables made by `defineVariable()` that are visible here.
    var defined: [String: ItemKind] = [:]

    init(root: FHIRType?) {
        self.root = root.map { ItemKind(.fhir($0)) } ?? .unknown
    }

    mutating func type(of node: Node, this: ItemKind) -> ItemKind {
        switch node {
        case .literal(let values):
            return values.reduce(.nothing) { $0.union(SystemType($1).map { ItemKind(.system($0)) } ?? .unknown) }
        case .index: return ItemKind(.system(.integer))
        case .total: return .unknown
        case .this: return this
        case .variable(let name, _): return variable(name)
        case .negation(let inner, _):
            let kind = type(of: inner, this: this)
            let isOwn = kind.types?.allSatisfy { if case .system = $0 { true } else { false } }
            return isOwn == true ? kind : .unknown
        case .typeTest(let inner, let isCast, let specifier):
            let kind = type(of: inner, this: this)
            return isCast ? cast(kind, specifier, "as") : ItemKind(.system(.boolean))
        case .operation(let first, let operations): return type(of: operations, from: first, this: this)
        case .path(let start, let steps): return type(ofPath: start, steps, this: this)
        case .constant(let constant): return type(of: constant.node, this: this)
        }
    }

    private func variable(_ name: String) -> ItemKind {
        if let known = defined[name] { return known }
        switch name {
        case "resource", "rootResource", "context": return root
        case "ucum", "sct", "loinc": return ItemKind(.system(.string))
        case "questionnaire": return FHIRType(named: "Questionnaire").map { ItemKind(.fhir($0)) } ?? .unknown
        case "qitem": return FHIRType(named: "Questionnaire.item").map { ItemKind(.fhir($0)) } ?? .unknown
        default: return .unknown
        }
    }

    private mutating func type(of operations: [Operation], from first: Node, this: ItemKind) -> ItemKind {
        let outer = defined
        defer { defined = outer }
        var kind = type(of: first, this: this)
        for operation in operations {
            defined = outer
            let symbol = operation.symbol
            let operand = type(of: operation.operand, this: this)
            if symbol.isLogical {
                for side in [kind, operand] { checkCondition(side, symbol.rawValue, operation.offset) }
            }
            kind = symbol == .union ? kind.union(operand) : symbol.resultType.map { ItemKind(.system($0)) } ?? .unknown
        }
        return kind
    }

    private mutating func type(ofPath start: Node?, _ steps: [Step], this: ItemKind) -> ItemKind {
        var kind = this
        if let start { kind = type(of: start, this: this) }
        for (index, step) in steps.enumerated() {
            switch step {
            case .member(let element, let offset):
                if index == 0, start == nil, element.isCapitalized {
                    kind = self.root(element.text, kind, offset)
                } else {
                    kind = member(element.text, of: kind, offset)
                }
            case .index(let inner, _): _ = type(of: inner, this: this)
            case .call(let call):
                kind = type(ofCall: call, on: kind, this: this, hasInput: index > 0 || start != nil)
            }
        }
        return kind
    }

    /// The first name of a path, if it is written as the names of types are.
    private mutating func root(_ name: String, _ kind: ItemKind, _ offset: Int) -> ItemKind {
        guard let type = FHIRType(named: name) else {
            guard kind.types == nil else { return member(name, of: kind, offset, others: kind.names) }
            let suggestion = Suggestion.closest(to: name, among: Evaluator.fhirTypeNames)
            problems.append(SyntaxFailure(.unknownType(name, suggestion: suggestion), offset))
            return .unknown
        }
        guard let types = kind.types else { return ItemKind(.fhir(type)) }
        let isPossible = types.contains {
            if case .fhir(let own) = $0 { own.isKind(of: type) || type.isKind(of: own) } else { false }
        }
        guard types.isEmpty || isPossible else {
            problems.append(SyntaxFailure(.unknownElement(name, type: kind.name, suggestion: nil), offset))
            return ItemKind(.fhir(type))
        }
        return kind
    }

    /// An element of any of the types. Where none has it, nothing follows, and no more is said of what stands behind.
    private mutating func member(
        _ name: String, of kind: ItemKind, _ offset: Int, others: [String] = []
    ) -> ItemKind {
        guard let types = kind.types else { return .unknown }
        guard !types.isEmpty else { return .nothing }
        var found: ItemKind?
        var names: [String] = []
        for type in types.flatMap(Self.concrete) {
            let element: ItemKind?
            switch type {
            case .system(let type):
                element = type.element(name).map { ItemKind(.system($0)) }
                names += type.elementNames
            case .fhir(let type):
                guard type.hasElements || type.isPrimitive else { return .unknown }
                element = Self.element(name, of: type)
                if element == nil { names += type.elementNames }
            }
            if let element { found = found?.union(element) ?? element }
        }
        guard var found else {
            var suggestion = Suggestion.closest(to: name, among: Set(names + others))
            for other in names where FHIRType.choice(of: other, inMember: name) != nil { suggestion = other }
            problems.append(SyntaxFailure(.unknownElement(name, type: kind.name, suggestion: suggestion), offset))
            return .nothing
        }
        found.isOrdered = kind.isOrdered
        return found
    }

    /// What an element of the type is; `nil` if it has none of that name.
    private static func element(_ name: String, of type: FHIRType) -> ItemKind? {
        guard let element = type.element(name) else { return nil }
        guard !element.isChoice else {
            return ItemKind(types: type.choices(of: name).map(ItemType.fhir), names: ["\(type.name).\(name)"])
        }
        return element.type.map { ItemKind(.fhir($0)) } ?? .unknown
    }

    /// The types that a value declared as that one may really have: of an abstract resource (`contained`) all resources.
    private static func concrete(_ type: ItemType) -> [ItemType] {
        guard case .fhir(let own) = type, own.isAbstract else { return [type] }
        return (0..<R4Model.shared.count).map { FHIRType($0) }.filter { !$0.isAbstract && $0.isKind(of: own) }
            .map(ItemType.fhir)
    }

    /// What is left of a collection after a cast.
    mutating func cast(_ kind: ItemKind, _ specifier: TypeSpecifier, _ what: String) -> ItemKind {
        if specifier.namespace == "System", specifier.name == "Any" { return kind }
        let wanted = ItemType.named(specifier)
        guard !wanted.isEmpty else { return .unknown }
        guard let types = kind.types else {
            return ItemKind(types: wanted, names: [specifier.name], isOrdered: kind.isOrdered)
        }
        let left = types.flatMap { type in wanted.compactMap { type.cast(to: $0) } }
        guard !left.isEmpty || types.isEmpty else {
            let reason = "\(kind.name) is never \(specifier.name)"
            problems.append(SyntaxFailure(.invalidArgument(what, reason: reason), specifier.offset))
            return .nothing
        }
        return ItemKind(types: left, names: Array(Set(left.map(\.name))).sorted(), isOrdered: kind.isOrdered)
    }

    /// Notes a condition that is never a Boolean: a single value of any other type counts as true (FHIRPath 2.0, "Singleton
    /// Evaluation of Collections"), which nobody means.
    mutating func checkCondition(_ kind: ItemKind, _ what: String, _ offset: Int) {
        guard kind.isNeverCondition else { return }
        let article = "AEIOU".contains(kind.name.prefix(1)) ? "an" : "a"
        problems.append(
            SyntaxFailure(.wrongType(what, expected: "a Boolean", found: "\(article) \(kind.name)"), offset))
    }
}
