/// Why what was typed is no number that can be taken.
public enum NumberProblem: Error, Hashable, Sendable {
    /// It is no number at all.
    case notANumber
    /// It has a fraction where only whole numbers are taken.
    case notWhole
    /// It has more digits after the point than so many.
    case tooPrecise(Int)
    /// It may be either of two numbers, as `1,234`.
    case ambiguous(String, String)
    /// It is below the least number; with the greatest, if there is one.
    case tooSmall(DecimalNumber, DecimalNumber?)
    /// It is above the greatest number; with the least, if there is one.
    case tooLarge(DecimalNumber?, DecimalNumber)

    /// What is wrong and what to do, in words.
    /// - Parameters:
    ///   - typed: what was typed.
    ///   - language: whose decimal mark the limits are written with.
    public func phrase(typed: String, language: String = "en") -> Phrase {
        let mark = NumberRule.mark(of: language)
        func words(_ number: DecimalNumber) -> StringArgument { .text(number.text(separator: mark)) }
        let typed = StringArgument.text(typed)
        switch self {
        case .notANumber: return Phrase("terminal.number.notANumber", typed)
        case .notWhole: return Phrase("terminal.number.notWhole", typed)
        case .tooPrecise(let digits): return Phrase("terminal.number.tooPrecise", .number(digits))
        case .ambiguous(let first, let second):
            return Phrase("terminal.number.ambiguous", typed, .text(first), .text(second))
        case .tooSmall(let least, let most?):
            return Phrase("terminal.number.below.between", typed, words(least), words(most))
        case .tooSmall(let least, nil): return Phrase("terminal.number.below", typed, words(least))
        case .tooLarge(let least?, let most):
            return Phrase("terminal.number.above.between", typed, words(least), words(most))
        case .tooLarge(nil, let most): return Phrase("terminal.number.above", typed, words(most))
        }
    }
}

extension NumberProblem: CustomStringConvertible {
    /// What is wrong, in English.
    public var description: String { phrase(typed: "What was typed").text(in: StringCatalogue()) }
}
