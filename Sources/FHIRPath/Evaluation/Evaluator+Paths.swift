import FHIR

/// Paths. Names and `where()` behind one another are followed item by item, with no collection in between.
extension Evaluator {
    /// The most steps that are followed so; each takes a piece of the stack, of which little is left deep inside.
    private var maximumRun: Int { depth <= 4 ? 24 : 1 }

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

    func children(_ name: ElementName, of values: [FHIRPathValue], _ offset: Int) throws(SyntaxFailure)
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
        while end < steps.count, end - first < maximumRun {
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
        let run = PathRun(self, steps, end: range.upperBound, scope, .collect)
        try run.follow(values, from: range.lowerBound)
        return run.items
    }

    /// The result of a function on a run of steps, where it needs no collection; `nil` for other functions.
    private func foldedRun(
        _ steps: [Step], _ range: Range<Int>, _ function: Function, _ values: [FHIRPathValue], _ scope: Scope
    ) throws(SyntaxFailure) -> [FHIRPathValue]? {
        let purpose: PathRun.Purpose
        switch function {
        case .exists, .empty: purpose = .find
        case .count: purpose = .count
        case .first: purpose = .first
        default: return nil
        }
        let run = PathRun(self, steps, end: range.upperBound, scope, purpose)
        try run.follow(values, from: range.lowerBound)
        switch function {
        case .exists: return [.boolean(run.count > 0)]
        case .empty: return [.boolean(run.count == 0)]
        case .count: return [.integer(run.count)]
        default: return run.items
        }
    }

    /// Whether the condition of a `where()` holds for an item.
    func holds(_ call: Call, _ value: FHIRPathValue, _ scope: Scope) throws(SyntaxFailure) -> Bool {
        let outer = defined
        defer { defined = outer }
        var inner = Scope(this: [value])
        inner.total = scope.total
        return try boolean(try evaluate(call.arguments[0], inner), "where()", call.offset) == true
    }
}
