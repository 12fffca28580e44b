import FHIR

/// Paths. Names and `where()` behind one another are followed item by item, with no collection in between.
extension Evaluator {
    /// The most steps that are followed so; each takes a piece of the stack.
    private static let maximumRun = 24

    func path(_ start: Node?, _ steps: [Step], _ scope: Scope) throws(SyntaxFailure) -> [FHIRPathValue] {
        var current: [FHIRPathValue]
        var next = 0
        if let start {
            current = try evaluate(start, scope)
        } else {
            current = scope.this
            if case .call(let call)? = steps.first {
                next = 1
                current = try self.call(call, on: current, scope, hasInput: false)
            } else if case .member(let name, _)? = steps.first, let same = sameType(name, current) {
                next = 1
                current = same
            }
        }
        while next < steps.count {
            let end = endOfRun(steps, from: next)
            if end > next, end < steps.count, case .call(let call) = steps[end], call.arguments.isEmpty,
                let result = try foldedRun(steps, next..<end, call.function, current, scope)
            {
                current = result
                next = end + 1
            } else if end > next {
                current = try run(steps, next..<end, current, scope)
                next = end
            } else {
                current = try step(steps[next], current, scope)
                next += 1
            }
        }
        return current
    }

    private func step(_ step: Step, _ current: [FHIRPathValue], _ scope: Scope) throws(SyntaxFailure)
        -> [FHIRPathValue]
    {
        switch step {
        case .member(let name, let offset): return try children(name, of: current, offset)
        case .call(let call): return try self.call(call, on: current, scope, hasInput: true)
        case .index(let node, let offset):
            guard let position = try integer(try evaluate(node, scope), "an index", offset),
                current.indices.contains(position)
            else { return [] }
            return [current[position]]
        }
    }

    /// The items of the type that the first name of a path is, if it is the name of a type and there are any.
    private func sameType(_ name: ElementName, _ values: [FHIRPathValue]) -> [FHIRPathValue]? {
        guard name.isCapitalized, let type = FHIRType(named: name.text) else { return nil }
        let same = values.filter {
            if case .element(let element) = $0 { element.type?.isKind(of: type) == true } else { false }
        }
        return same.isEmpty ? nil : same
    }

    private func children(_ name: ElementName, of values: [FHIRPathValue], _ offset: Int) throws(SyntaxFailure)
        -> [FHIRPathValue]
    {
        var result: [FHIRPathValue] = []
        for value in values {
            switch value {
            case .element(let element): element.appendChildren(name, to: &result)
            case .quantity(let quantity):
                if name.text == "value" { result.append(.decimal(quantity.value)) }
                if name.text == "unit" || name.text == "code" { result.append(.string(quantity.unit)) }
            default: break
            }
        }
        try count(values.count + result.count + 1, offset)
        return result
    }

    // MARK: Runs of steps

    /// Where the steps end that can be followed item by item.
    private func endOfRun(_ steps: [Step], from first: Int) -> Int {
        var end = first
        while end < steps.count, end - first < Self.maximumRun {
            switch steps[end] {
            case .member: break
            case .call(let call) where call.function == .where && !call.usesIndex: break
            default: return end
            }
            end += 1
        }
        return end
    }

    private func run(
        _ steps: [Step], _ range: Range<Int>, _ values: [FHIRPathValue], _ scope: Scope
    ) throws(SyntaxFailure) -> [FHIRPathValue] {
        var result: [FHIRPathValue] = []
        _ = try forEach(steps, range, values, scope) { item throws(SyntaxFailure) in
            result.append(item.value)
            return true
        }
        return result
    }

    /// The result of a function on a run of steps, where it needs no collection; `nil` for other functions.
    private func foldedRun(
        _ steps: [Step], _ range: Range<Int>, _ function: Function, _ values: [FHIRPathValue], _ scope: Scope
    ) throws(SyntaxFailure) -> [FHIRPathValue]? {
        switch function {
        case .exists, .empty:
            let isEmpty = try forEach(steps, range, values, scope) { _ throws(SyntaxFailure) in false }
            return [.boolean(isEmpty == (function == .empty))]
        case .count:
            var count = 0
            _ = try forEach(steps, range, values, scope) { _ throws(SyntaxFailure) in
                count += 1
                return true
            }
            return [.integer(count)]
        case .first:
            var first: [FHIRPathValue] = []
            _ = try forEach(steps, range, values, scope) { item throws(SyntaxFailure) in
                first = [item.value]
                return false
            }
            return first
        default: return nil
        }
    }

    /// Visits what the steps lead to from the values, in order, until `visit` returns false, which is returned then.
    private func forEach(
        _ steps: [Step], _ range: Range<Int>, _ values: [FHIRPathValue], _ scope: Scope,
        _ visit: (PathItem) throws(SyntaxFailure) -> Bool
    ) throws(SyntaxFailure) -> Bool {
        for value in values {
            guard case .element(let element) = value else {
                guard try follow(steps, range, value, scope, visit) else { return false }
                continue
            }
            let goesOn = try element.withCursor { cursor throws(SyntaxFailure) in
                try follow(steps, range, cursor, scope, visit)
            }
            guard goesOn else { return false }
        }
        return true
    }

    private func follow(
        _ steps: [Step], _ range: Range<Int>, _ cursor: ElementCursor, _ scope: Scope,
        _ visit: (PathItem) throws(SyntaxFailure) -> Bool
    ) throws(SyntaxFailure) -> Bool {
        guard !range.isEmpty else { return try visit(.element(cursor)) }
        let rest = range.lowerBound + 1..<range.upperBound
        switch steps[range.lowerBound] {
        case .member(let name, let offset):
            try count(1, offset)
            return try cursor.forEachChild(name) { child throws(SyntaxFailure) in
                try follow(steps, rest, child, scope, visit)
            }
        case .call(let call):
            try count(1, call.offset)
            let isTrue: Bool
            if let known = call.test?.holds(for: cursor) {
                isTrue = known
            } else {
                isTrue = try holds(call, .element(FHIRPathElement(cursor)), scope)
            }
            guard isTrue else { return true }
            return try follow(steps, rest, cursor, scope, visit)
        case .index: return true
        }
    }

    /// The same from a value that is no element, such as a quantity.
    private func follow(
        _ steps: [Step], _ range: Range<Int>, _ value: FHIRPathValue, _ scope: Scope,
        _ visit: (PathItem) throws(SyntaxFailure) -> Bool
    ) throws(SyntaxFailure) -> Bool {
        guard !range.isEmpty else { return try visit(.other(value)) }
        let rest = range.lowerBound + 1..<range.upperBound
        switch steps[range.lowerBound] {
        case .member(let name, let offset):
            for child in try children(name, of: [value], offset) {
                guard try follow(steps, rest, child, scope, visit) else { return false }
            }
            return true
        case .call(let call):
            try count(1, call.offset)
            guard try holds(call, value, scope) else { return true }
            return try follow(steps, rest, value, scope, visit)
        case .index: return true
        }
    }

    /// Whether the condition of a `where()` holds for an item.
    private func holds(_ call: Call, _ value: FHIRPathValue, _ scope: Scope) throws(SyntaxFailure) -> Bool {
        let outer = defined
        defer { defined = outer }
        var inner = Scope(this: [value])
        inner.total = scope.total
        return try boolean(try evaluate(call.arguments[0], inner), "where()", call.offset) == true
    }
}

/// What a run of steps leads to.
private enum PathItem {
    case element(ElementCursor)
    case other(FHIRPathValue)

    /// The item on its own.
    var value: FHIRPathValue {
        switch self {
        case .element(let cursor): .element(FHIRPathElement(cursor))
        case .other(let value): value
        }
    }
}
