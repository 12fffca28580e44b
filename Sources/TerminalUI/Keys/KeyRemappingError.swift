/// Why commands cannot have the keys that are wanted for them.
public enum KeyRemappingError: Error, Hashable, Sendable, CustomStringConvertible {
    /// A line is not `command = key …`; lines count from 1.
    case malformed(line: Int)
    /// A command has a line already.
    case repeated(String, line: Int)
    /// No key has this name.
    case unknownKey(String, line: Int)
    /// No screen has this command.
    case unknownCommand(String)
    /// The key belongs to the terminal.
    case reserved(Key, command: String)
    /// The key is text in a place where the command works.
    case takesText(Key, command: String, place: String)
    /// The command works without a bare character so that nothing happens by a slip of the finger.
    case bareCharacter(Key, command: String)
    /// The key does something else in a place where the command works.
    case conflict(Key, command: String, with: String, place: String)

    /// What is wrong, and what to do.
    public var description: String {
        switch self {
        case .malformed(let line):
            "Line \(line) is not of the form \"command = key\". Write for example: key.review = F5"
        case .repeated(let command, let line):
            "Line \(line): \(command) has keys already. Put all of its keys on one line."
        case .unknownKey(let name, let line):
            "Line \(line): there is no key \"\(name)\". Names are like Enter, F5, Ctrl-R, Alt-Left, PgUp, 7."
        case .unknownCommand(let command): "There is no command \"\(command)\". The page of keys lists their names."
        case .reserved(let key, let command):
            "\(key.name) belongs to the terminal and cannot be given to \(command). Choose another key."
        case .takesText(let key, let command, let place):
            "\(key.name) is text in \"\(place)\" and cannot be given to \(command). Choose a key with Ctrl or Alt, or F2 to F12."
        case .bareCharacter(let key, let command):
            "\(command) cannot have the bare character \(key.name): a slip of the finger must not do it. "
                + "Choose a key with Ctrl or Alt, or F2 to F12."
        case .conflict(let key, let command, let other, let place):
            "\(key.name) means \"\(other)\" in \"\(place)\" and cannot be given to \(command). Choose another key."
        }
    }
}
