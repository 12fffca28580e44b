/// What can be said of an expression without evaluating it.
struct NodeFacts {
    /// String literals that are compared with `linkId`, by `=`, `~` or `in`.
    private(set) var linkIds: Set<String> = []
    /// Names of `%variables`.
    private(set) var variables: Set<String> = []
    /// Whether `linkId` is used in another way than compared with literals, so that `linkIds` is not all.
    private(set) var readsOtherLinkIds = false

    init(_ node: Node) {
        visit(node)
    }

    private mutating func visit(_ node: Node) {
        switch node {
        case .literal, .this, .index, .total: break
        case .variable(let name, _): variables.insert(name)
        case .path(let start, let steps):
            if let start { visit(start) }
            for step in steps { visit(step) }
        case .negation(let inner, _): visit(inner)
        case .typeTest(let inner, _, _): visit(inner)
        case .constant(let constant): visit(constant.node)
        case .operation(let first, let operations): visit(first, operations)
        }
    }

    private mutating func visit(_ step: Step) {
        switch step {
        case .member(let name, _): if name.text == "linkId" { readsOtherLinkIds = true }
        case .index(let inner, _): visit(inner)
        case .call(let call): for argument in call.arguments { visit(argument) }
        }
    }

    private mutating func visit(_ first: Node, _ operations: [Operation]) {
        if operations.count == 1, [.equal, .equivalent, .in, .contains].contains(operations[0].symbol) {
            let other = operations[0].operand
            if compare(first, other) || compare(other, first) { return }
        }
        visit(first)
        for operation in operations { visit(operation.operand) }
    }

    /// Notes the literals if one side is a path ending in `linkId` and the other is made of strings alone.
    private mutating func compare(_ path: Node, _ literals: Node) -> Bool {
        guard case .path(let start, let steps) = path.plain, case .member(let name, _)? = steps.last,
            name.text == "linkId",
            let texts = Self.strings(in: literals)
        else { return false }
        linkIds.formUnion(texts)
        if let start { visit(start) }
        for step in steps.dropLast() { visit(step) }
        return true
    }

    private static func strings(in node: Node) -> [String]? {
        switch node.plain {
        case .literal(let values):
            var texts: [String] = []
            for value in values {
                guard case .string(let text) = value else { return nil }
                texts.append(text)
            }
            return texts
        case .operation(let first, let operations):
            guard var texts = strings(in: first) else { return nil }
            for operation in operations {
                guard operation.symbol == .union, let more = strings(in: operation.operand) else { return nil }
                texts += more
            }
            return texts
        default: return nil
        }
    }
}
