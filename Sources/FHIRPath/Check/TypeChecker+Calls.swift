/// What functions make of the types of their input.
extension TypeChecker {
    mutating func type(ofCall call: Call, on kind: ItemKind, this: ItemKind, hasInput: Bool) -> ItemKind {
        let outer = defined
        let result = result(ofCall: call, on: kind, this: this, hasInput: hasInput)
        if call.function != .defineVariable { defined = outer }
        return result
    }

    private mutating func result(ofCall call: Call, on kind: ItemKind, this: ItemKind, hasInput: Bool) -> ItemKind {
        let name = call.function.rawValue + "()"
        switch call.function {
        case .where, .exists, .all:
            for argument in call.arguments { checkCondition(type(of: argument, this: kind), name, call.offset) }
            return call.function == .where ? kind : ItemKind(.system(.boolean))
        case .sort, .select, .aggregate:
            var inner = ItemKind.unknown
            for (index, argument) in call.arguments.enumerated() {
                let isSeed = call.function == .aggregate && index == 1
                inner = type(of: argument, this: isSeed ? this : kind)
            }
            return call.function == .sort ? kind : call.function == .select ? inner : .unknown
        case .repeat: return call.arguments.first.map { type(ofRepeated: $0, on: kind) } ?? .unknown
        case .iif:
            let inner = hasInput ? kind : this
            if let condition = call.arguments.first {
                checkCondition(type(of: condition, this: inner), name, call.offset)
            }
            return call.arguments.dropFirst().reduce(.nothing) { $0.union(type(of: $1, this: inner)) }
        case .not:
            checkCondition(kind, name, call.offset)
            return ItemKind(.system(.boolean))
        case .defineVariable:
            guard case .literal(let values)? = call.arguments.first, case .string(let name)? = values.first else {
                return kind
            }
            defined[name] = call.arguments.count == 2 ? type(of: call.arguments[1], this: kind) : kind
            return kind
        case .ofType, .as:
            guard case .typeTest(_, _, let specifier)? = call.arguments.first else { return .unknown }
            return cast(kind, specifier, call.function.rawValue)
        case .children, .descendants: return ItemKind(types: nil, names: [], isOrdered: false)
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
        case .extension: return ItemKind(.fhir(.extension))
        case .type: return ItemKind(.fhir(.typeInfo))
        default:
            for argument in call.arguments where !call.function.takesType { _ = type(of: argument, this: this) }
            return call.function.resultType.map { ItemKind(.system($0)) } ?? .unknown
        }
    }

    /// What `repeat()` gives: followed from its input, and from what that leads to, until no more types come. A path is wrong
    /// only if none of them all has it.
    private mutating func type(ofRepeated argument: Node, on kind: ItemKind) -> ItemKind {
        var (reached, result) = (kind, ItemKind.nothing)
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
}
