/// The words of a command line, sorted into options and the argument that a command defines.
struct ParsedArguments: Equatable, Sendable {
    /// The argument that is not an option.
    private(set) var argument: String?
    /// The one behind it.
    private(set) var secondArgument: String?
    /// Those behind it, where a command takes any number.
    private(set) var moreArguments: [String] = []
    /// Whether `--help` is among them.
    private(set) var wantsHelp = false
    private var values: [String: String] = [:]

    /// Sorts the words. Options may stand before or after the argument, as `--name value` or `--name=value`; after a
    /// bare `--` nothing is an option.
    init(_ words: [String], for command: CommandDefinition) throws(UsageError) {
        var rest = words[...]
        var optionsEnded = false
        while let word = rest.popFirst() {
            if optionsEnded || !word.hasPrefix("-") || word == "-" {
                if command.argument != nil, argument == nil {
                    argument = word
                } else if command.secondArgument != nil, secondArgument == nil {
                    secondArgument = word
                } else if command.takesMore {
                    moreArguments.append(word)
                } else {
                    throw .tooManyArguments(word, command: command.name)
                }
            } else if word == "--" {
                optionsEnded = true
            } else if word == "--help" || word == "-h" {
                wantsHelp = true
            } else {
                try take(word, rest: &rest, of: command)
            }
        }
    }

    /// The value of an option, if it was given.
    subscript(name: String) -> String? { values[name] }

    /// Whether an option was given.
    func has(_ name: String) -> Bool { values[name] != nil }

    private mutating func take(
        _ word: String, rest: inout ArraySlice<String>, of command: CommandDefinition
    ) throws(UsageError) {
        let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
        guard word.hasPrefix("--"), let option = command.options.first(where: { "--\($0.name)" == parts[0] }) else {
            let nearest = Spelling.nearest(to: parts[0], in: command.options.map { "--\($0.name)" })
            throw .unknownOption(parts[0], command: command.name, suggestion: nearest)
        }
        guard values[option.name] == nil else { throw .givenTwice(option: option.name) }
        guard let value = option.value else {
            guard parts.count == 1 else { throw .valueNotWanted(option: option.name) }
            values[option.name] = ""
            return
        }
        guard let given = parts.count == 2 ? parts[1] : rest.popFirst(), !given.isEmpty else {
            throw .valueMissing(option: option.name, value: value)
        }
        values[option.name] = given
    }
}
