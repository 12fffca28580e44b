import FHIR

/// A recursive descent with operator precedence over the tokens of one source.
struct Parser {
    /// How deep brackets may nest.
    static let maximumDepth = 100

    private let tokens: [Token]
    /// Functions that the program adds.
    private let functions: [FHIRPathFunction]
    private var next = 0
    private var depth = 0
    /// In how many functions that evaluate their argument for each item this stands.
    private var loops = 0
    /// Whether `$index` was met since the call around began.
    private var usesIndex = false

    /// The expression that a source is, and what there is to say of how it is written.
    static func parse(
        _ source: String, functions: [FHIRPathFunction] = []
    ) throws(SyntaxFailure) -> (node: Node, notes: [SyntaxFailure]) {
        var lexer = Lexer(source)
        var parser = Parser(tokens: try lexer.tokens(), functions: functions)
        let node = try parser.expression(0)
        guard parser.token.kind == .end else { throw parser.expected("an operator or the end") }
        return (node, lexer.idleBackslashes.map(lexer.note(ofBackslashAt:)))
    }

    private init(tokens: [Token], functions: [FHIRPathFunction]) {
        self.tokens = tokens
        self.functions = functions
    }

    private var token: Token { tokens[next] }

    private func expected(_ what: String) -> SyntaxFailure {
        var found = token.description
        if case .word(let text) = token.kind, let meant = Operator(rawValue: text.lowercased()), meant.rawValue != text
        {
            found += "; did you mean \(meant.rawValue)?"
        }
        return SyntaxFailure(.expected(what, found: found), token.offset)
    }

    private mutating func take(_ symbol: String) -> Bool {
        guard token.kind == .symbol(symbol) else { return false }
        next += 1
        return true
    }

    private mutating func require(_ symbol: String) throws(SyntaxFailure) {
        guard take(symbol) else { throw expected("\"\(symbol)\"") }
    }

    /// The operator that stands here, if any.
    private var binaryOperator: Operator? {
        switch token.kind {
        case .symbol(let text): Operator(rawValue: text)
        case .word(let text): Operator(rawValue: text)
        default: nil
        }
    }

    /// An expression of operators that bind more strongly than `minimum`.
    private mutating func expression(_ minimum: Int) throws(SyntaxFailure) -> Node {
        depth += 1
        defer { depth -= 1 }
        guard depth <= Self.maximumDepth else { throw SyntaxFailure(.tooDeep(limit: Self.maximumDepth), token.offset) }
        var left = try unary()
        while true {
            if token.kind == .word("is") || token.kind == .word("as"), Operator.typePrecedence > minimum {
                let isCast = token.kind == .word("as")
                next += 1
                left = .typeTest(left, isCast: isCast, try typeSpecifier())
            } else if let symbol = binaryOperator, symbol.precedence > minimum {
                var operations: [Operation] = []
                while let other = binaryOperator, other.precedence == symbol.precedence {
                    let offset = token.offset
                    next += 1
                    let start = token.offset
                    var operand = try expression(other.precedence)
                    if other == .in { operand = constant(operand, start) }
                    if other == .contains, operations.isEmpty { left = constant(left, offset) }
                    operations.append(Operation(symbol: other, operand: operand, offset: offset))
                }
                left = .operation(left, operations)
            } else {
                return left
            }
        }
    }

    private mutating func unary() throws(SyntaxFailure) -> Node {
        let offset = token.offset
        var isNegative = false
        var signs = 0
        while token.kind == .symbol("-") || token.kind == .symbol("+") {
            if token.kind == .symbol("-") { isNegative.toggle() }
            signs += 1
            next += 1
        }
        let operand = try path()
        guard signs > 0 else { return operand }
        // The least Integer is one more away from zero than the greatest.
        if isNegative, case .literal(let values) = operand, values == [.decimal(Self.beyondIntegers)],
            values.first?.text == Self.beyondIntegers.text
        {
            return .literal([.integer(FHIRPathValue.integers.lowerBound)])
        }
        return isNegative
            ? .negation(operand, offset: offset) : .negation(.negation(operand, offset: offset), offset: offset)
    }

    private static let beyondIntegers = FHIRDecimal(FHIRPathValue.integers.upperBound + 1)

    private mutating func path() throws(SyntaxFailure) -> Node {
        let first = token.offset
        var start: Node?
        var steps: [Step] = []
        switch token.kind {
        case .word("true"), .word("false"):
            start = .literal([.boolean(token.kind == .word("true"))])
            next += 1
        case .word, .delimited: steps.append(try invocation())
        default: start = try term()
        }
        while true {
            let offset = token.offset
            if take(".") {
                if case .special = token.kind {
                    throw expected("the name of an element or a function")
                }
                steps.append(try invocation())
            } else if take("[") {
                steps.append(.index(try expression(0), offset: offset))
                try require("]")
            } else {
                break
            }
        }
        if let start, steps.isEmpty { return start }
        return constant(.path(start, steps), first)
    }

    /// Marks what is the same for all items that something around is evaluated for.
    private func constant(_ node: Node, _ offset: Int) -> Node {
        switch node {
        case .literal, .constant: node
        default: loops > 0 && node.isConstant() ? .constant(Constant(node, offset: offset)) : node
        }
    }

    private mutating func term() throws(SyntaxFailure) -> Node {
        let offset = token.offset
        switch token.kind {
        case .string(let text):
            next += 1
            return .literal([.string(text)])
        case .number(let text):
            next += 1
            return .literal([try number(text, offset)])
        case .temporal(let value):
            next += 1
            return .literal([value])
        case .variable(let name):
            next += 1
            return .variable(name, offset: offset)
        case .special(let name):
            next += 1
            if name == "index" { usesIndex = true }
            return name == "this" ? .this : name == "index" ? .index : .total
        case .symbol("("):
            next += 1
            let inner = try expression(0)
            try require(")")
            return inner
        case .symbol("{"):
            next += 1
            try require("}")
            return .literal([])
        default: throw expected("a value, a path or \"(\"")
        }
    }

    /// A number, or a quantity if a unit stands behind it.
    private mutating func number(_ text: String, _ offset: Int) throws(SyntaxFailure) -> FHIRPathValue {
        guard let decimal = FHIRDecimal(literal: text) else {
            throw SyntaxFailure(.expected("a number of at most 400 digits", found: "a longer one"), offset)
        }
        switch token.kind {
        case .string(let unit):
            next += 1
            return .quantity(FHIRPathQuantity(value: decimal, unit: unit))
        case .word(let word) where CalendarUnit(word: word) != nil:
            next += 1
            return .quantity(FHIRPathQuantity(value: decimal, calendarUnit: word))
        default:
            // A whole number beyond all Integers is a Decimal.
            let integer = text.contains(".") ? nil : FHIRPathValue.whole(decimal.integer)
            return integer ?? .decimal(decimal)
        }
    }

    private mutating func invocation() throws(SyntaxFailure) -> Step {
        let offset = token.offset
        let name: String
        switch token.kind {
        case .word(let text): name = text
        case .delimited(let text): name = text
        default: throw expected("the name of an element or a function")
        }
        next += 1
        guard take("(") else { return .member(ElementName(name), offset: offset) }
        let own = functions.first { $0.name == name }
        guard let function = Function(rawValue: name).flatMap({ $0 == .own ? nil : $0 }) ?? own.map({ _ in .own })
        else {
            let names = Function.allCases.filter { $0 != .own }.map(\.rawValue) + functions.map(\.name)
            throw SyntaxFailure(
                .unknownFunction(name, suggestion: Suggestion.closest(to: name, among: names)), offset)
        }
        var arguments: [Node] = []
        let usedIndex = usesIndex
        usesIndex = false
        defer { usesIndex = usesIndex || usedIndex }
        if !take(")") {
            loops += function.evaluatesForEach ? 1 : 0
            defer { loops -= function.evaluatesForEach ? 1 : 0 }
            repeat {
                arguments.append(function.takesType ? try typeArgument() : try expression(0))
            } while take(",")
            try require(")")
        }
        let expected = function == .own ? own?.argumentCount ?? 0...0 : function.argumentCount
        guard expected.contains(arguments.count) else {
            throw SyntaxFailure(
                .argumentCount(function: name, expected: expected, found: arguments.count), offset)
        }
        return .call(
            Call(
                function: function, own: function == .own ? own : nil, arguments: arguments, offset: offset,
                usesIndex: usesIndex))
    }

    /// The argument of `is()`, `as()` and `ofType()`, as a type test of nothing.
    private mutating func typeArgument() throws(SyntaxFailure) -> Node {
        .typeTest(.this, isCast: false, try typeSpecifier())
    }

    private mutating func typeSpecifier() throws(SyntaxFailure) -> TypeSpecifier {
        let offset = token.offset
        let first = try name()
        guard take(".") else { return TypeSpecifier(namespace: nil, name: first, offset: offset) }
        return TypeSpecifier(namespace: first, name: try name(), offset: offset)
    }

    private mutating func name() throws(SyntaxFailure) -> String {
        switch token.kind {
        case .word(let text), .delimited(let text):
            next += 1
            return text
        default: throw expected("the name of a type")
        }
    }
}
