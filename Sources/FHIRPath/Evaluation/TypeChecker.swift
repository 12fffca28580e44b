import FHIR

/// Follows the types of paths through an expression, and notes what can never match.
struct TypeChecker {
    /// What is known of a collection without evaluating.
    struct Kind {
        /// The FHIR types its items may have; `nil` if not known, none if there never is an item.
        var types: [FHIRType]?
        /// Whether the order of items has a meaning.
        var isOrdered = true

        static let unknown = Kind(types: nil)
        static let nothing = Kind(types: [])

        /// The items of both.
        func union(_ other: Kind) -> Kind {
            guard let types, let others = other.types else { return .unknown }
            return Kind(
                types: types + others.filter { !types.contains($0) }, isOrdered: isOrdered && other.isOrdered)
        }
    }

    let root: Kind
    /// What was found, in the order of the source's parts.
    private(set) var problems: [SyntaxFailure] = []
    /// Variables made by `defineVariable()` that are visible here.
    private var defined: [String: Kind] = [:]

    init(root: FHIRType?) {
        self.root = Kind(types: root.map { [$0] })
    }

    mutating func type(of node: Node, this: Kind) -> Kind {
        switch node {
        case .literal(let values): return values.isEmpty ? .nothing : .unknown
        case .index, .total: return .unknown
        case .this: return this
        case .variable(let name, _):
            return defined[name] ?? (["resource", "rootResource", "context"].contains(name) ? root : .unknown)
        case .negation(let inner, _):
            _ = type(of: inner, this: this)
            return .unknown
        case .typeTest(let inner, let isCast, let specifier):
            let kind = type(of: inner, this: this)
            return isCast ? cast(kind, specifier, "as") : .unknown
        case .operation(let first, let operations):
            let outer = defined
            defer { defined = outer }
            var kind = type(of: first, this: this)
            for operation in operations {
                defined = outer
                let operand = type(of: operation.operand, this: this)
                kind = operation.symbol == .union ? kind.union(operand) : .unknown
            }
            return kind
        case .path(let start, let steps): return type(ofPath: start, steps, this: this)
        case .constant(let constant): return type(of: constant.node, this: this)
        }
    }

    private mutating func type(ofPath start: Node?, _ steps: [Step], this: Kind) -> Kind {
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
    private mutating func root(_ name: String, _ kind: Kind, _ offset: Int) -> Kind {
        guard let type = FHIRType(named: name) else {
            if kind.types == nil {
                let suggestion = Suggestion.closest(to: name, among: Evaluator.fhirTypeNames)
                problems.append(SyntaxFailure(.unknownType(name, suggestion: suggestion), offset))
                return .unknown
            }
            return member(name, of: kind, offset, others: kind.types?.map(\.name) ?? [])
        }
        guard let types = kind.types else { return Kind(types: [type]) }
        guard types.isEmpty || types.contains(where: { $0.isKind(of: type) || type.isKind(of: $0) }) else {
            problems.append(SyntaxFailure(.unknownElement(name, type: Self.names(types), suggestion: nil), offset))
            return Kind(types: [type])
        }
        return kind
    }

    /// An element of any of the types. Where none has it, nothing follows, and no more is said of what stands behind.
    private mutating func member(_ name: String, of kind: Kind, _ offset: Int, others: [String] = []) -> Kind {
        guard let types = kind.types else { return .unknown }
        guard !types.isEmpty else { return .nothing }
        var found: [FHIRType] = []
        var isKnown = true
        var exists = false
        let concrete = types.flatMap(Self.concrete)
        for type in concrete {
            guard type.hasElements || type.isPrimitive else { return .unknown }
            guard let element = type.element(name) else { continue }
            exists = true
            if let type = element.type {
                if !found.contains(type) { found.append(type) }
            } else {
                isKnown = false
            }
        }
        guard exists else {
            let names = concrete.flatMap(\.elementNames)
            var suggestion = Suggestion.closest(to: name, among: Set(names + others))
            for other in names where FHIRType.choice(of: other, inMember: name) != nil { suggestion = other }
            problems.append(
                SyntaxFailure(.unknownElement(name, type: Self.names(types), suggestion: suggestion), offset))
            return .nothing
        }
        return isKnown ? Kind(types: found, isOrdered: kind.isOrdered) : .unknown
    }

    /// The types that a value declared as that one may really have: of an abstract resource (`contained`) all resources.
    private static func concrete(_ type: FHIRType) -> [FHIRType] {
        guard type.isAbstract else { return [type] }
        return (0..<R4Model.shared.count).map { FHIRType($0) }.filter { !$0.isAbstract && $0.isKind(of: type) }
    }

    private mutating func cast(_ kind: Kind, _ specifier: TypeSpecifier, _ what: String) -> Kind {
        guard let type = FHIRType(named: specifier.name), specifier.namespace != "System" else { return .unknown }
        if let types = kind.types, !types.isEmpty,
            !types.contains(where: { $0.isKind(of: type) || type.isKind(of: $0) })
        {
            let reason = "\(Self.names(types)) is never \(type.name)"
            problems.append(SyntaxFailure(.invalidArgument(what, reason: reason), specifier.offset))
            return .nothing
        }
        return Kind(types: [type], isOrdered: kind.isOrdered)
    }

    private mutating func type(ofCall call: Call, on kind: Kind, this: Kind, hasInput: Bool) -> Kind {
        let outer = defined
        let result = result(ofCall: call, on: kind, this: this, hasInput: hasInput)
        if call.function != .defineVariable { defined = outer }
        return result
    }

    private mutating func result(ofCall call: Call, on kind: Kind, this: Kind, hasInput: Bool) -> Kind {
        switch call.function {
        case .where, .exists, .all, .sort, .select, .aggregate:
            var inner = Kind.unknown
            for (index, argument) in call.arguments.enumerated() {
                let isSeed = call.function == .aggregate && index == 1
                inner = type(of: argument, this: isSeed ? this : kind)
            }
            switch call.function {
            case .where, .sort: return kind
            case .select: return inner
            default: return .unknown
            }
        case .repeat: return call.arguments.first.map { type(ofRepeated: $0, on: kind) } ?? .unknown
        case .iif:
            let inner = hasInput ? kind : this
            _ = call.arguments.first.map { type(of: $0, this: inner) }
            return call.arguments.dropFirst().reduce(.nothing) { $0.union(type(of: $1, this: inner)) }
        case .defineVariable:
            guard case .literal(let values)? = call.arguments.first, case .string(let name)? = values.first else {
                return kind
            }
            defined[name] = call.arguments.count == 2 ? type(of: call.arguments[1], this: kind) : kind
            return kind
        case .ofType, .as:
            guard case .typeTest(_, _, let specifier)? = call.arguments.first else { return .unknown }
            return cast(kind, specifier, call.function.rawValue)
        case .children, .descendants: return Kind(types: nil, isOrdered: false)
        case .first, .last, .tail, .skip, .take:
            if !kind.isOrdered {
                problems.append(
                    SyntaxFailure(
                        .invalidArgument(call.function.rawValue, reason: "the order of children() has no meaning"),
                        call.offset))
            }
            for argument in call.arguments { _ = type(of: argument, this: this) }
            return kind
        case .union, .combine: return call.arguments.reduce(kind) { $0.union(type(of: $1, this: this)) }
        case .trace:
            for argument in call.arguments.dropFirst() { _ = type(of: argument, this: kind) }
            return kind
        case .single, .distinct, .intersect, .exclude:
            for argument in call.arguments { _ = type(of: argument, this: this) }
            return kind
        case .extension: return Kind(types: [.extension])
        default:
            for argument in call.arguments where !call.function.takesType { _ = type(of: argument, this: this) }
            return .unknown
        }
    }

    /// What `repeat()` gives: followed from its input, and from what that leads to, until no more types come. A path is wrong
    /// only if none of them all has it.
    private mutating func type(ofRepeated argument: Node, on kind: Kind) -> Kind {
        var (reached, result) = (kind, Kind.nothing)
        while true {
            var trial = self
            let next = trial.type(of: argument, this: reached)
            result = result.union(next)
            let all = reached.union(next)
            guard let types = all.types, let before = reached.types else {
                reached = .unknown
                break
            }
            reached = all
            if types.count == before.count { break }
        }
        _ = type(of: argument, this: reached)
        return reached.types == nil ? .unknown : result
    }

    private static func names(_ types: [FHIRType]) -> String {
        types.map(\.name).joined(separator: " or ")
    }
}
