import FHIR

/// A condition that reads nothing but strings of the item itself: `linkId = 'a'`, `url = 'b' and system = 'c'`.
///
/// Made once, with the expression, and decided on the JSON without collections in between.
indirect enum MemberTest: Sendable {
    case isEqual(ElementName, String)
    case and(MemberTest, MemberTest)
    case or(MemberTest, MemberTest)

    /// The condition as a test, if it is one.
    init?(_ node: Node) {
        guard case .operation(let first, let operations) = node, let operation = operations.first else { return nil }
        if operations.count == 1, operation.symbol == .equal {
            guard let test = Self.comparison(first, operation.operand) ?? Self.comparison(operation.operand, first)
            else { return nil }
            self = test
            return
        }
        guard var test = MemberTest(first), operations.count < 32 else { return nil }
        for operation in operations {
            guard let other = MemberTest(operation.operand) else { return nil }
            switch operation.symbol {
            case .and: test = .and(test, other)
            case .or: test = .or(test, other)
            default: return nil
            }
        }
        self = test
    }

    private static func comparison(_ path: Node, _ literal: Node) -> MemberTest? {
        guard case .path(nil, let steps) = path, steps.count == 1, case .member(let name, _) = steps[0],
            !name.isCapitalized, case .literal(let values) = literal, values.count == 1,
            case .string(let text) = values[0]
        else { return nil }
        return .isEqual(name, text)
    }

    /// Whether it is true of the element; `nil` where that takes more than a look at strings.
    func holds(for element: ElementCursor) -> Bool? {
        switch self {
        case .isEqual(let name, let text): return element.isString(name, text)
        case .and(let first, let second):
            guard let left = first.holds(for: element) else { return nil }
            return left ? second.holds(for: element) : false
        case .or(let first, let second):
            guard let left = first.holds(for: element) else { return nil }
            return left ? true : second.holds(for: element)
        }
    }
}
