/// What a key does to a text being edited: one table for dispatch and for the help.
///
/// Ctrl-Z suspends a program and Ctrl-H is Backspace on many terminals, so undo is Ctrl-_ (that is also what Ctrl-/ sends)
/// or Alt-u. Alt-← goes back in a form, so words are passed with Ctrl or with Alt-b and Alt-f. Nothing depends on Alt alone.
enum TextCommand: CaseIterable {
    case wordLeft
    case wordRight
    case textStart
    case textEnd
    case selectAll
    case deleteWordBackward
    case deleteWordForward
    case deleteToLineStart
    case undo
    case redo
    case newLine

    /// The keys for it, the one shown in the help first.
    var keys: [Key] {
        switch self {
        case .wordLeft: [Key(.left, .control), .alt("b")]
        case .wordRight: [Key(.right, .control), .alt("f")]
        case .textStart: [Key(.home, .control)]
        case .textEnd: [Key(.end, .control)]
        case .selectAll: [.control("a")]
        case .deleteWordBackward: [.control("w"), Key(.backspace, .alt), Key(.backspace, .control)]
        case .deleteWordForward: [.alt("d"), Key(.delete, .control)]
        case .deleteToLineStart: [.control("u")]
        case .undo: [.control("_"), .alt("u")]
        case .redo: [.control("y")]
        case .newLine: [Key(.enter, .alt), .control("j")]
        }
    }

    /// What the help says; moves to one side stand with those to the other.
    var title: Phrase {
        switch self {
        case .wordLeft, .wordRight: "terminal.text.words"
        case .textStart, .textEnd: "terminal.text.ends"
        case .selectAll: "terminal.text.selectAll"
        case .deleteWordBackward, .deleteWordForward: "terminal.text.deleteWord"
        case .deleteToLineStart: "terminal.text.deleteLine"
        case .undo: "terminal.text.undo"
        case .redo: "terminal.text.redo"
        case .newLine: "terminal.newLine"
        }
    }

    private static let byKey = Dictionary(
        uniqueKeysWithValues: allCases.flatMap { command in command.keys.map { ($0, command) } })

    /// What the key does; `nil` for keys without a meaning of this kind.
    init?(_ key: Key) {
        guard let command = Self.byKey[key] else { return nil }
        self = command
    }

    /// The bindings of all commands that a control has, for the help.
    /// - Parameter moving: the keys that select together with Shift.
    static func bindings(_ commands: [TextCommand], selecting moving: [Key]) -> [KeyBinding] {
        var bindings: [KeyBinding] = []
        for command in commands {
            if let last = bindings.last, last.title == command.title {
                bindings[bindings.count - 1].keys += command.keys
            } else {
                bindings.append(.own(command.keys, command.title, isMinor: true))
            }
        }
        let byWords = commands.contains(.wordLeft) ? [Key.Code.left, .right].map { Key($0, [.shift, .control]) } : []
        let toEnds = commands.contains(.textStart) ? [Key.Code.home, .end].map { Key($0, [.shift, .control]) } : []
        let selecting = moving.map { Key($0.code, .shift) } + byWords + toEnds
        return bindings + [.own(selecting, "terminal.text.select", isMinor: true)]
    }
}
