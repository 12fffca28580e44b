/// A command line that cannot be understood.
enum UsageError: Error, Equatable, CustomStringConvertible {
    case unknownCommand(String, suggestion: String?)
    case unknownOption(String, command: String, suggestion: String?)
    case valueMissing(option: String, value: String)
    case valueNotWanted(option: String)
    case argumentMissing(command: String, argument: String)
    case tooManyArguments(String, command: String)
    case givenTwice(option: String)
    case exclusiveOptions(String, String)
    case notAPerson(String, option: String)
    case notAChoice(String, option: String, choices: [String])
    case notAMoment(String, option: String)

    var description: String {
        switch self {
        case .unknownCommand(let name, let suggestion):
            "There is no command \"\(DisplayName(name))\".\(Self.hint(suggestion)) cohort --help lists them."
        case .unknownOption(let name, let command, let suggestion):
            "cohort \(command) has no option \"\(DisplayName(name))\".\(Self.hint(suggestion)) cohort \(command) --help lists them."
        case .valueMissing(let option, let value): "--\(option) needs a value: --\(option) \(value)."
        case .valueNotWanted(let option): "--\(option) takes no value."
        case .argumentMissing(let command, let argument):
            "cohort \(command) needs \(Self.noun(argument)): cohort \(command) \(argument)."
        case .tooManyArguments(let extra, let command):
            "cohort \(command) cannot use \"\(DisplayName(extra))\". cohort \(command) --help says what it takes."
        case .givenTwice(let option): "--\(option) is given twice. Give it once."
        case .exclusiveOptions(let first, let second):
            "--\(first) and --\(second) cannot be used together. Choose one."
        case .notAPerson(let text, let option):
            "--\(option) needs a participant's label such as P-0042, or \"coordinator\"; \"\(DisplayName(text))\" is neither."
        case .notAChoice(let text, let option, let choices):
            "--\(option) is one of \(choices.joined(separator: ", ")), not \"\(DisplayName(text))\"."
        case .notAMoment(let text, let option):
            "--\(option) needs a date, a time and a zone such as 2026-03-31T14:05:00Z; \"\(DisplayName(text))\" is not that."
        }
    }

    /// An argument in words: "a file", "an expression".
    private static func noun(_ argument: String) -> String {
        let name = argument.hasSuffix(".json") ? "file" : argument.lowercased()
        return (name.first.map { "aeiou".contains($0) } == true ? "an " : "a ") + name
    }

    private static func hint(_ suggestion: String?) -> String { suggestion.map { " Did you mean \"\($0)\"?" } ?? "" }
}
