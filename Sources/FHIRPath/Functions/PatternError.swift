/// Why a pattern cannot be used.
public enum PatternError: Error, Equatable, Sendable, CustomStringConvertible {
    /// The pattern is wrong at that character (from 1).
    case invalid(String, position: Int)
    /// The match took too many steps; the pattern backtracks too much on this text.
    case tooManySteps(limit: Int)

    /// What is wrong and where.
    public var description: String {
        switch self {
        case .invalid(let what, let position): "the pattern is wrong at character \(position): \(what)"
        case .tooManySteps(let limit): "the pattern was given up after \(limit) steps on this text; make it simpler"
        }
    }
}
