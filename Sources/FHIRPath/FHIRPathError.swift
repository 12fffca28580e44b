import FHIR

/// Why an expression cannot be read or evaluated, and where in its source.
public struct FHIRPathError: Error, Equatable, Sendable, CustomStringConvertible {
    /// What is wrong.
    public enum Reason: Equatable, Sendable {
        /// The source is not FHIRPath; what was expected and what was found instead.
        case expected(String, found: String)
        /// No function has this name; the closest one that exists.
        case unknownFunction(String, suggestion: String?)
        /// No type has this name; the closest one that exists.
        case unknownType(String, suggestion: String?)
        /// No environment variable has this name; the closest one that exists.
        case unknownVariable(String, suggestion: String?)
        /// A path that can never match: the type has no such element; the closest one that it has.
        case unknownElement(String, type: String, suggestion: String?)
        /// The function was called with a number of arguments that it does not take.
        case argumentCount(function: String, expected: ClosedRange<Int>, found: Int)
        /// A backslash before that character begins no escape, and is left out.
        case idleBackslash(before: String)
        /// One item was needed and there were more.
        case notSingle(String, count: Int)
        /// A value of another type was needed.
        case wrongType(String, expected: String, found: String)
        /// The operator does not take these types.
        case operandTypes(operator: String, left: String, right: String)
        /// The result would be a date outside of the years 1 to 9999.
        case outsideOfCalendar(operator: String)
        /// An argument has a value that the function does not take.
        case invalidArgument(String, reason: String)
        /// The function is known, but what it needs is not at hand.
        case notSupported(String)
        /// Evaluation took more steps than the environment allows.
        case tooManySteps(limit: Int)
        /// Expressions nested deeper than allowed.
        case tooDeep(limit: Int)
    }

    /// What is wrong.
    public let reason: Reason
    /// Where in the source.
    public let position: TextPosition

    /// An error.
    public init(_ reason: Reason, at position: TextPosition) {
        self.reason = reason
        self.position = position
    }

    /// What is wrong, where, and what to do.
    public var description: String {
        let place = position.line == 1 ? "column \(position.column)" : position.description
        return "\(place): \(reason.text)"
    }
}

extension FHIRPathError.Reason {
    /// What is wrong and what to do, without the place.
    var text: String {
        switch self {
        case .expected(let what, let found): "expected \(what), found \(found)"
        case .unknownFunction(let name, let suggestion):
            "there is no function \(name)()" + Self.hint(suggestion, call: true)
        case .unknownType(let name, let suggestion): "there is no type \(name)" + Self.hint(suggestion)
        case .unknownVariable(let name, let suggestion):
            "there is no variable %\(name)" + Self.hint(suggestion.map { "%" + $0 })
        case .unknownElement(let name, let type, let suggestion):
            "\(type) has no element \(name)" + Self.hint(suggestion)
        case .argumentCount(let function, let expected, let found):
            "\(function)() takes \(Self.count(expected)), not \(found)"
        case .idleBackslash(let next):
            "the backslash before \"\(next)\" is no escape and is left out; write \\\\\(next) for a backslash"
        case .notSingle(let what, let count):
            "\(what) needs one item and got \(count); narrow it with where() or first()"
        case .wrongType(let what, let expected, let found): "\(what) needs \(expected) and got \(found)"
        case .operandTypes(let symbol, let left, let right): "\(symbol) does not take \(left) and \(right)"
        case .outsideOfCalendar(let symbol): "\(symbol) leads out of the years 1 to 9999"
        case .invalidArgument(let function, let reason): "\(function)(): \(reason)"
        case .notSupported(let what): what
        case .tooManySteps(let limit): "stopped after \(limit) steps; the expression does too much for this input"
        case .tooDeep(let limit): "nested more than \(limit) levels deep"
        }
    }

    private static func hint(_ name: String?, call: Bool = false) -> String {
        name.map { "; did you mean \($0)\(call ? "()" : "")?" } ?? ""
    }

    private static func count(_ range: ClosedRange<Int>) -> String {
        switch (range.lowerBound, range.upperBound) {
        case (0, 0): "no argument"
        case (1, 1): "one argument"
        case (let low, let high) where low == high: "\(low) arguments"
        case (let low, Int.max): "at least \(low) argument\(low == 1 ? "" : "s")"
        case (let low, let high): "\(low) to \(high) arguments"
        }
    }
}
