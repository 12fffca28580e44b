import FHIR

/// Follows the types of paths through an expression, and notes what can never match.
struct TypeChecker {
    /// What is known of a collection without evaluating.
    struct Kind {
        /// The FHIR types its items may have; `nil` if not known.
        var types: [FHIRType]?
        /// Whether the order of items has a meaning.
        var isOrdered = true

        static let unknown = Kind(types: nil)
    }

    let root: Kind
    /// What was found, in the order of the source's parts.
    private(set) var problems: [SyntaxFailure] = []

    init(root: FHIRType?) {
        self.root = Kind(types: root.map { [$0] })
    }

    mutating func type(of node: Node, this: Kind) -> Kind {
        switch node {
        case .literal, .index, .total: return .unknown
        case .this: return this
        case .variable(let name, _): return name == "resource" || name == "context" ? root : .unknown
        case .negation(let inner, _):
            _ = type(of: inner, this: this)
            return .unknown
        case .typeTest(let inner, let isCast, let specifier):
            let kind = type(of: inner, this: this)
            return isCast ? cast(kind, specifier) : .unknown
        case .operation(let first, let operations):
            _ = type(of: first, this: this)
            for operation in operations { _ = type(of: operation.operand, this: this) }
            return .unknown
        case .path(let start, let steps): return type(ofPath: start, steps, this: this)
        }
    }

    private mutating func type(ofPath start: Node?, _ steps: [Step], this: Kind) -> Kind {
        var kind = this
        if let start { kind = type(of: start, this: this) }
        for (index, step) in steps.enumerated() {
            switch step {
            case .member(let element, let offset):
                let name = element.text
                if index == 0, start == nil, let named = FHIRType(named: name), name.first?.isUppercase == true {
                    kind = self.root(named, name, kind, offset)
                } else {
                    kind = member(name, of: kind, offset)
                }
            case .index(let inner, _): _ = type(of: inner, this: this)
            case .call(let call): kind = type(ofCall: call, on: kind, this: this)
            }
        }
        return kind
    }

    private mutating func root(_ type: FHIRType, _ name: String, _ kind: Kind, _ offset: Int) -> Kind {
        guard let types = kind.types else { return Kind(types: [type]) }
        guard types.contains(where: { $0.isKind(of: type) || type.isKind(of: $0) }) else {
            problems.append(SyntaxFailure(.unknownElement(name, type: Self.names(types), suggestion: nil), offset))
            return Kind(types: [type])
        }
        return kind
    }

    private mutating func member(_ name: String, of kind: Kind, _ offset: Int) -> Kind {
        guard let types = kind.types else { return .unknown }
        var found: [FHIRType] = []
        var isKnown = true
        var exists = false
        for type in types {
            guard type.hasElements || type.isPrimitive, !type.isAbstract else { return .unknown }
            guard let element = type.element(name) else { continue }
            exists = true
            if let type = element.type { found.append(type) } else { isKnown = false }
        }
        guard exists else {
            let names = types.flatMap(\.elementNames)
            var suggestion = Suggestion.closest(to: name, among: names)
            for other in names where FHIRType.choice(of: other, inMember: name) != nil { suggestion = other }
            problems.append(
                SyntaxFailure(.unknownElement(name, type: Self.names(types), suggestion: suggestion), offset))
            return .unknown
        }
        return Kind(types: isKnown ? found : nil)
    }

    private func cast(_ kind: Kind, _ specifier: TypeSpecifier) -> Kind {
        guard let type = FHIRType(named: specifier.name), specifier.namespace != "System" else { return .unknown }
        return Kind(types: [type], isOrdered: kind.isOrdered)
    }

    private mutating func type(ofCall call: Call, on kind: Kind, this: Kind) -> Kind {
        switch call.function {
        case .where, .exists, .all, .sort, .select, .repeat, .iif:
            var inner = Kind.unknown
            for argument in call.arguments {
                inner = type(of: argument, this: call.function == .repeat ? .unknown : kind)
            }
            switch call.function {
            case .where, .sort: return kind
            case .select: return inner
            default: return .unknown
            }
        case .ofType, .as:
            guard case .typeTest(_, _, let specifier)? = call.arguments.first else { return .unknown }
            return cast(kind, specifier)
        case .children, .descendants: return Kind(types: nil, isOrdered: false)
        case .first, .last, .tail, .skip, .take:
            if !kind.isOrdered {
                problems.append(
                    SyntaxFailure(
                        .invalidArgument(call.function.rawValue, reason: "the order of children() has no meaning"),
                        call.offset))
            }
            return kind
        case .single, .trace, .distinct, .intersect, .exclude:
            for argument in call.arguments { _ = type(of: argument, this: this) }
            return kind
        case .extension: return Kind(types: [.extension])
        case .aggregate, .defineVariable: return .unknown
        default:
            for argument in call.arguments where !call.function.takesType { _ = type(of: argument, this: this) }
            return .unknown
        }
    }

    private static func names(_ types: [FHIRType]) -> String {
        types.map(\.name).joined(separator: " or ")
    }
}
