/// What a line in the linear front end asks for.
enum LinearCommand: Hashable {
    case back
    case review
    case erase
    case decline
    case help
    case quit
    case submit
    case startOver
    case preferences
    /// A line that begins like a command and is none.
    case unknown(String)
    /// Everything else.
    case words(String)

    /// Reads a line.
    /// - Parameters:
    ///   - takesText: whether the answer is text: then only lines with a colon are commands.
    ///   - keys: the printed keys of the answers. One of them is never a command, in either case.
    init(_ line: String, takesText: Bool, keys: [String] = []) {
        let words = line.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        let name = words.lowercased()
        if name.hasPrefix(":") {
            self = Self.named(String(name.dropFirst())) ?? .unknown(words)
        } else if !takesText, name.count == 1, !keys.contains(where: { $0.lowercased() == name }),
            let command = Self.named(name),
            command != .preferences
        {
            self = command
        } else {
            self = .words(takesText ? line : words)
        }
    }

    private static func named(_ name: String) -> LinearCommand? {
        switch name {
        case "b", "back": .back
        case "r", "review": .review
        case "e", "erase": .erase
        case "x": .decline
        case "?", "help": .help
        case "q", "quit": .quit
        case "submit": .submit
        case "startover": .startOver
        case "p", "preferences": .preferences
        default: nil
        }
    }
}
