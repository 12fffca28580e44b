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
    ///
    /// Upper and lower case are the same (`ctrl-s`, `pgdn`), except in a character by itself: `r` and `R` are two keys.
    /// `Ctrl-I`, `Ctrl-M` and `Ctrl-[` are Tab, Enter and Esc: a terminal sends the same byte for both.
    public init?(name: String) {
        var rest = name[...]
        var modifiers: Modifiers = []
        let prefixes: [(String, Modifiers)] = [("ctrl-", .control), ("alt-", .alt), ("shift-", .shift)]
        while let (prefix, modifier) = prefixes.first(where: {
            rest.count > $0.0.count && rest.prefix($0.0.count).lowercased() == $0.0
        }) {
            modifiers.insert(modifier)
            rest = rest.dropFirst(prefix.count)
        }
        let word = rest.lowercased()
        if let code = Self.codes[word] {
            self.init(code, modifiers)
        } else if word.first == "f", let number = Int(word.dropFirst()), (1...63).contains(number) {
            self.init(.function(number), modifiers)
        } else if rest.count == 1, let character = rest.first {
            let isControl = modifiers.contains(.control)
            if isControl, let code = Self.sameBytes[word] {
                self.init(code, modifiers.subtracting(.control))
                return
            }
            self.init(.character(isControl ? word.first ?? character : character), modifiers)
        } else {
            return nil
        }
    }

    /// Keys whose byte is that of a letter or bracket with Control.
    private static let sameBytes: [String: Code] = ["i": .tab, "m": .enter, "[": .escape]

    private static let codes: [String: Code] = [
        "enter": .enter, "tab": .tab, "backspace": .backspace, "del": .delete, "delete": .delete, "ins": .insert,
        "insert": .insert, "esc": .escape, "escape": .escape, "up": .up, "down": .down, "left": .left,
        "right": .right, "↑": .up, "↓": .down, "←": .left, "→": .right, "home": .home, "end": .end,
        "pgup": .pageUp, "pageup": .pageUp, "pgdn": .pageDown, "pagedown": .pageDown, "space": .character(" "),
    ]
}
