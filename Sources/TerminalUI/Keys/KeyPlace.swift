/// The keys of one place, such as a screen with the focus on its list, as data: what documentation is written from, and
/// what a ``KeyRemapping`` is checked against.
public struct KeyPlace: Hashable, Sendable {
    /// One thing that keys do there.
    public struct Entry: Hashable, Sendable {
        /// See ``KeyBinding/command``; `nil` where the keys are fixed.
        public var command: String?
        /// The keys, as declared.
        public var keys: [Key]
        /// The keys as the help writes them.
        public var label: String
        /// What it does.
        public var title: String
        /// The name of the title in the catalogue; `nil` for words that come from elsewhere.
        public var titleName: String?

        /// Makes an entry.
        public init(command: String?, keys: [Key], label: String, title: String, titleName: String? = nil) {
            self.command = command
            self.keys = keys
            self.label = label
            self.title = title
            self.titleName = titleName
        }
    }

    /// What the place is called.
    public var name: String
    /// Whether characters are text there.
    public var takesText: Bool
    /// What keys do, the nearest to the focus first, the host's own last.
    public var entries: [Entry]

    /// Makes a place.
    public init(name: String, takesText: Bool = false, entries: [Entry]) {
        self.name = name
        self.takesText = takesText
        self.entries = entries
    }
}

extension KeyPlace {
    /// The place as a section of a Markdown document: a heading, and a table of keys, what they do and the command's name.
    /// A key that something nearer to the focus takes is not listed again.
    public var markdown: String {
        var taken: Set<Key> = []
        let rows = entries.compactMap { entry -> String? in
            let free = entry.keys.filter { taken.insert($0).inserted }
            guard !free.isEmpty else { return nil }
            let keys = free.count > 6 ? [entry.label] : free.map(\.name)
            let columns = [
                keys.map { "`\($0)`" }.joined(separator: " "), entry.title, entry.command.map { "`\($0)`" } ?? "",
            ]
            return "| " + columns.map { $0.replacing("|", with: "\\|") }.joined(separator: " | ") + " |"
        }
        return (["## \(name)", "", "| Keys | What they do | Command |", "|---|---|---|"] + rows).joined(separator: "\n")
            + "\n"
    }
}

extension Phrase {
    /// The name of the text in the catalogue; `nil` for words that are what they are.
    var name: String? {
        switch self {
        case .key(let key, _): key.name
        case .verbatim, .number: nil
        }
    }
}

extension Key {
    /// Whether it is a character typed by itself, which is text where text is taken.
    var isBareCharacter: Bool {
        if case .character = code { return modifiers.isEmpty }
        return false
    }

    /// Whether a control that takes text takes the key, so that nothing around it sees it.
    var isTyping: Bool { isBareCharacter || self == .backspace }
}
