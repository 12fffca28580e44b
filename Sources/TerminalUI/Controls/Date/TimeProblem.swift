/// Why what was typed is no time that can be taken.
public enum TimeProblem: Error, Hashable, Sendable {
    /// It is no time at all.
    case notATime
    /// There is no such time, as 25:00.
    case noSuchTime
    /// Only the hour was typed.
    case needsMinutes
    /// It is before the first time taken.
    case tooEarly(TimeOfDay)
    /// It is after the last time taken.
    case tooLate(TimeOfDay)

    /// What is wrong and what to do, in words.
    public func phrase(typed: String) -> Phrase {
        let typed = StringArgument.text(typed)
        return switch self {
        case .notATime: Phrase("terminal.time.notATime", typed)
        case .noSuchTime: Phrase("terminal.time.noSuchTime", typed)
        case .needsMinutes: Phrase("terminal.time.needsMinutes", typed)
        case .tooEarly(let time): Phrase("terminal.time.tooEarly", typed, .text("\(time)"))
        case .tooLate(let time): Phrase("terminal.time.tooLate", typed, .text("\(time)"))
        }
    }
}

extension TimeProblem: CustomStringConvertible {
    /// What is wrong, in English.
    public var description: String { phrase(typed: "What was typed").text(in: StringCatalogue()) }
}
