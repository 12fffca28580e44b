extension Node {
    /// Without what marks it as constant.
    var plain: Node {
        if case .constant(let constant) = self { constant.node } else { self }
    }

    /// Whether its value is the same for each item that a function such as `where()` calls `$this`, and finding it has no
    /// effect. `isBound` is whether such a function stands inside of what is asked about, so that `$this` is its own.
    func isConstant(isBound: Bool = false) -> Bool {
        switch self {
        case .literal, .variable, .constant: true
        case .this, .index: isBound
        case .total: false
        case .negation(let inner, _), .typeTest(let inner, _, _): inner.isConstant(isBound: isBound)
        case .operation(let first, let operations):
            first.isConstant(isBound: isBound) && operations.allSatisfy { $0.operand.isConstant(isBound: isBound) }
        case .path(let start, let steps):
            (start?.isConstant(isBound: isBound) ?? isBound) && steps.allSatisfy { $0.isConstant(isBound: isBound) }
        }
    }
}

extension Step {
    fileprivate func isConstant(isBound: Bool) -> Bool {
        switch self {
        case .member: true
        case .index(let inner, _): inner.isConstant(isBound: isBound)
        case .call(let call):
            switch call.function {
            case .trace, .defineVariable, .own, .aggregate: false
            case .is, .as, .ofType: true
            default:
                call.arguments.allSatisfy { $0.isConstant(isBound: isBound || call.function.evaluatesForEach) }
            }
        }
    }
}
