extension Key {
    /// The key as it is written in help lines: `Ctrl-R`, `↑`, `Enter`.
    public var name: String { name(in: .unicode) }

    /// The key as it is written with the given characters: arrows become words in ASCII.
    public func name(in glyphs: GlyphSet) -> String {
        var prefix = ""
        if modifiers.contains(.control) { prefix += "Ctrl-" }
        if modifiers.contains(.alt) { prefix += "Alt-" }
        if modifiers.contains(.shift) { prefix += "Shift-" }
        return prefix + codeName(glyphs)
    }

    private func codeName(_ glyphs: GlyphSet) -> String {
        switch code {
        case .character(" "): "Space"
        case .character(let character):
            modifiers.contains(.control) ? String(character).uppercased() : String(character)
        case .enter: "Enter"
        case .tab: "Tab"
        case .backspace: "Backspace"
        case .delete: "Del"
        case .insert: "Ins"
        case .escape: "Esc"
        case .up: glyphs == .ascii ? "Up" : "↑"
        case .down: glyphs == .ascii ? "Down" : "↓"
        case .left: glyphs == .ascii ? "Left" : "←"
        case .right: glyphs == .ascii ? "Right" : "→"
        case .home: "Home"
        case .end: "End"
        case .pageUp: "PgUp"
        case .pageDown: "PgDn"
        case .function(let number): "F\(number)"
        }
    }

    /// Reads a key's name: `Enter`, `Down`, `Shift-Tab`, `Ctrl-R`, `Alt-←`, `7`. `nil` for anything else.
    public init?(name: String) {
        var rest = name[...]
        var modifiers: Modifiers = []
        let prefixes: [(String, Modifiers)] = [("Ctrl-", .control), ("Alt-", .alt), ("Shift-", .shift)]
        var isRead = true
        while isRead {
            isRead = false
            for (prefix, modifier) in prefixes where rest.count > prefix.count && rest.hasPrefix(prefix) {
                modifiers.insert(modifier)
                rest = rest.dropFirst(prefix.count)
                isRead = true
            }
        }
        if let code = Self.codes[String(rest)] {
            self.init(code, modifiers)
        } else if rest.first == "F", let number = Int(rest.dropFirst()), (1...63).contains(number) {
            self.init(.function(number), modifiers)
        } else if rest.count == 1, let character = rest.first {
            let isControl = modifiers.contains(.control)
            self.init(.character(isControl ? character.lowercased().first ?? character : character), modifiers)
        } else {
            return nil
        }
    }

    private static let codes: [String: Code] = [
        "Enter": .enter, "Tab": .tab, "Backspace": .backspace, "Del": .delete, "Delete": .delete, "Ins": .insert,
        "Esc": .escape, "Escape": .escape, "Up": .up, "Down": .down, "Left": .left, "Right": .right, "↑": .up,
        "↓": .down, "←": .left, "→": .right, "Home": .home, "End": .end, "PgUp": .pageUp, "PageUp": .pageUp,
        "PgDn": .pageDown, "PageDown": .pageDown, "Space": .character(" "),
    ]
}
