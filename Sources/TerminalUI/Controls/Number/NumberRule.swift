/// Which numbers a field takes, and how they are read from what a person types.
public struct NumberRule: Hashable, Sendable {
    /// The least number taken.
    public var minimum: DecimalNumber?
    /// The greatest number taken.
    public var maximum: DecimalNumber?
    /// Digits after the point at most; 0 for whole numbers, `nil` for any number of them.
    public var fractionDigits: Int?

    /// Whole numbers.
    public static func integer(from minimum: Int? = nil, to maximum: Int? = nil) -> NumberRule {
        NumberRule(
            minimum: minimum.map { DecimalNumber($0) }, maximum: maximum.map { DecimalNumber($0) }, fractionDigits: 0)
    }

    /// Numbers with a fraction.
    public static func decimal(
        from minimum: DecimalNumber? = nil, to maximum: DecimalNumber? = nil, fractionDigits: Int? = nil
    ) -> NumberRule {
        NumberRule(minimum: minimum, maximum: maximum, fractionDigits: fractionDigits.map { max(1, $0) })
    }

    /// Reads a number.
    ///
    /// Digits of any script count, so do `,` and `.` as the point, `−` and `-` as the sign, and spaces or apostrophes
    /// between groups of three. `1,234` is refused where the comma is not the language's decimal mark: it may be 1.234 or
    /// 1234 (and likewise for the point).
    /// - Returns: the number; `nil` for an empty text.
    public func read(_ text: String, language: String = "en") throws(NumberProblem) -> DecimalNumber? {
        guard let writing = NumberWriting(text) else {
            if text.allSatisfy(\.isWhitespace) { return nil }
            throw .notANumber
        }
        if writing.mayBeGrouped, let mark = writing.mark, mark != Self.mark(of: language) {
            throw .ambiguous(writing.number.text(separator: mark == "," ? "." : ","), writing.whole + writing.fraction)
        }
        let number = writing.number
        if let digits = fractionDigits, number.fractionDigits > digits {
            throw digits == 0 ? .notWhole : .tooPrecise(digits)
        }
        if let minimum, number < minimum { throw .tooSmall(minimum, maximum) }
        if let maximum, number > maximum { throw .tooLarge(minimum, maximum) }
        return number
    }

    /// Why a text cannot be taken and what to do, in words; `nil` where it can, or is empty.
    public func problem(_ text: String, language: String = "en") -> Phrase? {
        do {
            _ = try read(text, language: language)
            return nil
        } catch {
            return error.phrase(typed: text, language: language)
        }
    }

    /// The decimal mark of a language (CLDR): the comma, but a point in English, in Switzerland, and in East Asia.
    static func mark(of language: String) -> Character {
        let parts = language.split(separator: "-")
        if parts.dropFirst().contains(where: { $0 == "CH" || $0 == "LI" }), parts.first != "fr" { return "." }
        return ["en", "zh", "ja", "ko", "he", "th"].contains(parts.first ?? "en") ? "." : ","
    }

    /// What may be typed, in words; empty where any number may.
    public func hint(language: String = "en") -> Phrase {
        let mark = Self.mark(of: language)
        let low = minimum.map { StringArgument.text($0.text(separator: mark)) }
        let high = maximum.map { StringArgument.text($0.text(separator: mark)) }
        switch (low, high) {
        case (let low?, let high?): return Phrase("terminal.number.between", low, high)
        case (let low?, nil): return Phrase("terminal.number.atLeast", low)
        case (nil, let high?): return Phrase("terminal.number.atMost", high)
        case (nil, nil): return .verbatim("")
        }
    }
}
