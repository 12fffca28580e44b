import FHIR
import FoundationEssentials

extension AnswerValue {
    /// What a person typed, as an answer of the item, checked against its limits.
    ///
    /// Numbers take a decimal point or comma. Dates are written year-month-day, or only year-month or year. A date with a time
    /// may have a zone; without one it is taken in `timeZone`, and refused if there is none. An option is named by its key, its
    /// label (in any case) or its code. Spaces around the text do not count. Lines of a text stay as they are.
    public static func parse(
        _ text: String, for item: FormItem, timeZone: TimeZone? = nil
    ) throws(AnswerProblem) -> AnswerValue {
        let value = try read(text, for: item, timeZone: timeZone)
        try item.check(value)
        return value
    }

    private static func read(
        _ typed: String, for item: FormItem, timeZone: TimeZone?
    ) throws(AnswerProblem) -> AnswerValue {
        guard item.kind.isQuestion else { throw .notAQuestion }
        let text = typed.trimmingSpaces()
        guard !text.isEmpty else { throw .empty }
        if !item.options.isEmpty, let option = item.option(typed: text) { return option.value }
        switch item.kind {
        case .boolean:
            guard let value = boolean(text) else { throw .notABoolean(text) }
            return .boolean(value)
        case .integer: return .integer(try integer(text, for: item))
        case .decimal: return .decimal(try decimal(text))
        case .quantity: return .quantity(try quantity(text, for: item))
        case .date:
            guard let date = date(text) else { throw .notADate(text) }
            return .date(date)
        case .dateTime: return .dateTime(try dateTime(text, timeZone: timeZone))
        case .time:
            guard let time = time(text) else { throw .notATime(text) }
            return .time(time)
        case .string: return .string(text)
        case .text: return .string(typed.trimmingLineEnds())
        case .url: return .uri(text)
        case .choice: throw .notAnOption(text)
        case .openChoice: return .string(text)
        case .attachment, .reference: throw .wrongKind(expected: item.kind)
        case .group, .display: throw .notAQuestion
        }
    }

    private static func boolean(_ text: String) -> Bool? {
        switch text.lowercased() {
        case "yes", "y", "true": true
        case "no", "n", "false": false
        default: nil
        }
    }

    private static func decimal(_ text: String) throws(AnswerProblem) -> FHIRDecimal {
        guard let value = number(typed: text) else { throw .notANumber(text) }
        return value
    }

    private static func integer(_ text: String, for item: FormItem) throws(AnswerProblem) -> Int {
        guard let value = number(typed: text) else { throw .notANumber(text) }
        guard value.isWhole else { throw .notAWholeNumber(text) }
        guard let whole = value.integer, integerRange.contains(whole) else {
            throw .outOfRange(
                minimum: item.minValue ?? .integer(integerRange.lowerBound),
                maximum: item.maxValue ?? .integer(integerRange.upperBound))
        }
        return whole
    }

    /// A number as people type it: with a point or a comma, a sign of either kind, also with zeros before it or nothing on one
    /// side of the point; no exponent, no grouping. Of all that the answer has only what FHIR's `decimal` allows.
    public static func number(typed text: String) -> FHIRDecimal? {
        var digits = text.replacing(",", with: ".")
        if digits.hasPrefix("\u{2212}") { digits = "-" + digits.dropFirst() }
        if digits.hasPrefix("+") { digits.removeFirst() }
        let isNegative = digits.hasPrefix("-")
        var whole = isNegative ? String(digits.dropFirst()) : digits
        guard whole.utf8.allSatisfy({ (48...57).contains($0) || $0 == 46 }), whole.utf8.contains(where: { $0 != 46 })
        else { return nil }
        if whole.hasPrefix(".") { whole = "0" + whole }
        if whole.hasSuffix(".") { whole.removeLast() }
        while whole.hasPrefix("0"), whole.count > 1, !whole.hasPrefix("0.") { whole.removeFirst() }
        return FHIRDecimal(isNegative ? "-" + whole : whole)
    }

    private static func quantity(_ text: String, for item: FormItem) throws(AnswerProblem) -> Quantity {
        let end = text.firstIndex { $0.isLetter || $0 == " " || $0 == "%" || $0 == "[" || $0 == "°" } ?? text.endIndex
        let value = try decimal(String(text[..<end]))
        let typed = String(text[end...]).trimmingSpaces()
        let units = item.unitOptions.isEmpty ? item.unit.map { [$0] } ?? [] : item.unitOptions
        guard !typed.isEmpty else { return quantity(value, in: item.unit ?? units.first) }
        if let known = units.first(where: { $0.code == typed || $0.display == typed })
            ?? units.first(where: { $0.display?.lowercased() == typed.lowercased() })
        {
            return quantity(value, in: known)
        }
        guard units.isEmpty else {
            throw .wrongUnit(typed, allowed: units.map { $0.display ?? $0.code ?? "" })
        }
        return Quantity(value: value, unit: typed)
    }

    private static func quantity(_ value: FHIRDecimal, in unit: Coding?) -> Quantity {
        Quantity(value: value, unit: unit?.display ?? unit?.code, system: unit?.system, code: unit?.code)
    }
}
