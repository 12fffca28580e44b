/// A parsed expression. Chains of steps and of operators are flat, so that depth is that of brackets in the source.
indirect enum Node: Sendable {
    case literal([FHIRPathValue])
    /// `%name`.
    case variable(String, offset: Int)
    case this
    case index
    case total
    /// Steps from a start, or from the focus.
    case path(Node?, [Step])
    /// Unary minus (plus leaves no trace).
    case negation(Node, offset: Int)
    /// Left-associative operators of one precedence, in order.
    case operation(Node, [Operation])
    case typeTest(Node, isCast: Bool, TypeSpecifier)
    /// A part of what is evaluated for each of many items that is the same for all of them.
    case constant(Constant)
}

/// One step of a path.
enum Step: Sendable {
    case member(ElementName, offset: Int)
    case call(Call)
    case index(Node, offset: Int)
}

/// A function with its arguments.
final class Call: Sendable {
    let function: Function
    let arguments: [Node]
    let offset: Int
    /// What to call if the function is the program's own.
    let own: FHIRPathFunction?
    /// Whether an argument reads `$index`.
    let usesIndex: Bool
    /// The condition of a `where()` that only looks at strings.
    let test: MemberTest?

    init(
        function: Function, own: FHIRPathFunction? = nil, arguments: [Node], offset: Int, usesIndex: Bool
    ) {
        self.function = function
        self.own = own
        self.arguments = arguments
        self.offset = offset
        self.usesIndex = usesIndex
        test = function == .where ? arguments.first.flatMap { MemberTest($0) } : nil
    }
}

/// A part of an expression whose value an evaluation needs to find only once.
final class Constant: Sendable {
    let node: Node
    let offset: Int

    init(_ node: Node, offset: Int) {
        self.node = node
        self.offset = offset
    }
}

/// An operator with its right operand.
struct Operation: Sendable {
    let symbol: Operator
    let operand: Node
    let offset: Int
}

/// The name of a type, with its namespace if written.
struct TypeSpecifier: Sendable {
    let namespace: String?
    let name: String
    let offset: Int
}

/// The binary operators, without `is` and `as`.
enum Operator: String, Sendable {
    case multiply = "*"
    case divide = "/"
    case div, mod
    case plus = "+"
    case minus = "-"
    case concatenate = "&"
    case union = "|"
    case less = "<"
    case lessOrEqual = "<="
    case greater = ">"
    case greaterOrEqual = ">="
    case equal = "="
    case notEqual = "!="
    case equivalent = "~"
    case notEquivalent = "!~"
    case `in`, contains, and, or, xor, implies

    /// How strongly it binds (FHIRPath 2.0, "Operator Precedence"), higher first.
    var precedence: Int {
        switch self {
        case .multiply, .divide, .div, .mod: 10
        case .plus, .minus, .concatenate: 9
        case .union: 7
        case .less, .lessOrEqual, .greater, .greaterOrEqual: 6
        case .equal, .notEqual, .equivalent, .notEquivalent: 5
        case .in, .contains: 4
        case .and: 3
        case .or, .xor: 2
        case .implies: 1
        }
    }

    /// The precedence of `is` and `as`.
    static let typePrecedence = 8
}
