/// Which times of day a field takes, and how they are read from what a person types.
public struct TimeRule: Hashable, Sendable {
    /// The first time taken.
    public var minimum: TimeOfDay?
    /// The last time taken.
    public var maximum: TimeOfDay?

    /// Makes a rule.
    public init(from minimum: TimeOfDay? = nil, to maximum: TimeOfDay? = nil) {
        self.minimum = minimum
        self.maximum = maximum
    }

    /// Reads a time: `9:05`, `09.05`, `0905`, `9h05`, `9:05:30`, `9:05 pm`, `9 pm`. Digits of any script count.
    /// - Returns: the time; `nil` for an empty text.
    public func read(_ text: String) throws(TimeProblem) -> TimeOfDay? {
        if text.allSatisfy(\.isWhitespace) { return nil }
        guard let parts = Self.parts(text) else { throw .notATime }
        guard var hour = parts.numbers.first else { throw .notATime }
        if let isAfternoon = parts.isAfternoon {
            guard (1...12).contains(hour) else { throw .noSuchTime }
            hour = hour % 12 + (isAfternoon ? 12 : 0)
        } else if parts.numbers.count == 1 {
            throw .needsMinutes
        }
        let minute = parts.numbers.count > 1 ? parts.numbers[1] : 0
        let second = parts.numbers.count > 2 ? parts.numbers[2] : nil
        guard let time = TimeOfDay(hour: hour, minute: minute, second: second) else { throw .noSuchTime }
        if let minimum, time < minimum { throw .tooEarly(minimum) }
        if let maximum, time > maximum { throw .tooLate(maximum) }
        return time
    }

    /// Why a text cannot be taken and what to do, in words; `nil` where it can, or is empty.
    public func problem(_ text: String) -> Phrase? {
        do {
            _ = try read(text)
            return nil
        } catch {
            return error.phrase(typed: text)
        }
    }

    private static func parts(_ text: String) -> (numbers: [Int], isAfternoon: Bool?)? {
        var rest = text.lowercased().filter { !$0.isWhitespace }[...]
        var isAfternoon: Bool?
        for (suffix, value) in [("a.m.", false), ("am", false), ("p.m.", true), ("pm", true)]
        where rest.hasSuffix(suffix) {
            isAfternoon = value
            rest = rest.dropLast(suffix.count)
            break
        }
        var parts = [""]
        for character in rest {
            if let digit = character.decimalDigit {
                parts[parts.count - 1] += digit
            } else if [":", "：", ".", "h"].contains(character) {
                parts.append("")
            } else {
                return nil
            }
        }
        if parts.count == 2, parts[1].isEmpty { parts.removeLast() }
        if parts.count == 1, parts[0].count == 4 { parts = [String(parts[0].prefix(2)), String(parts[0].suffix(2))] }
        guard parts.count <= 3, parts.dropFirst().allSatisfy({ $0.count == 2 }), (1...2).contains(parts[0].count)
        else { return nil }
        return (parts.map { Int($0) ?? 0 }, isAfternoon)
    }
}
