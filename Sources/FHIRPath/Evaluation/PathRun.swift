/// Follows steps from item to item, and keeps what they lead to as far as its purpose asks.
///
/// A class, so that what is the same for all items is handed on by one reference.
final class PathRun {
    enum Purpose {
        /// All items.
        case collect
        /// How many items.
        case count
        /// Whether there is any.
        case find
        /// The first item.
        case first
    }

    private let evaluator: Evaluator
    private let steps: [Step]
    private let end: Int
    private let scope: Scope
    private let purpose: Purpose
    /// Where the last step stands in the source.
    private let lastOffset: Int
    /// What was collected.
    private(set) var items: [FHIRPathValue] = []
    /// How many items were met.
    private(set) var count = 0

    /// A run that ends before the step `end` and has at least one. Its steps are names and conditions.
    init(_ evaluator: Evaluator, _ steps: [Step], end: Int, _ scope: Scope, _ purpose: Purpose) {
        self.evaluator = evaluator
        self.steps = steps
        self.end = end
        self.scope = scope
        self.purpose = purpose
        switch steps[end - 1] {
        case .member(_, let offset), .index(_, let offset): lastOffset = offset
        case .call(let call): lastOffset = call.offset
        }
    }

    /// Follows the steps from each of the values, in order.
    func follow(_ values: [FHIRPathValue], from step: Int) throws(SyntaxFailure) {
        for value in values {
            let goesOn: Bool
            if case .element(let element) = value {
                goesOn = try element.withCursor { cursor throws(SyntaxFailure) in try follow(step, cursor) }
            } else {
                goesOn = try follow(step, value)
            }
            guard goesOn else { return }
        }
    }

    /// Whether more is wanted.
    private func follow(_ step: Int, _ cursor: ElementCursor) throws(SyntaxFailure) -> Bool {
        guard step < end else {
            count += 1
            try evaluator.count(1, lastOffset)
            if purpose == .collect || purpose == .first { items.append(.element(FHIRPathElement(cursor))) }
            return purpose == .collect || purpose == .count
        }
        switch steps[step] {
        case .member(let name, let offset):
            try evaluator.count(1, offset)
            return try cursor.forEachChild(name) { child throws(SyntaxFailure) in try follow(step + 1, child) }
        case .call(let call):
            try evaluator.count(1, call.offset)
            let isTrue: Bool
            if let known = call.test?.holds(for: cursor) {
                isTrue = known
            } else {
                isTrue = try evaluator.holds(call, .element(FHIRPathElement(cursor)), scope)
            }
            return isTrue ? try follow(step + 1, cursor) : true
        case .index: return true
        }
    }

    /// The same from a value that is no element, such as a quantity.
    private func follow(_ step: Int, _ value: FHIRPathValue) throws(SyntaxFailure) -> Bool {
        guard step < end else {
            count += 1
            try evaluator.count(1, lastOffset)
            if purpose == .collect || purpose == .first { items.append(value) }
            return purpose == .collect || purpose == .count
        }
        switch steps[step] {
        case .member(let name, let offset):
            for child in try evaluator.children(name, of: [value], offset) {
                guard try follow(step + 1, child) else { return false }
            }
            return true
        case .call(let call):
            try evaluator.count(1, call.offset)
            return try evaluator.holds(call, value, scope) ? try follow(step + 1, value) : true
        case .index: return true
        }
    }
}
