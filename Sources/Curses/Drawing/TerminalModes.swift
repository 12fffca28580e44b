/// Terminal modes that ncurses does not know, and the bytes that undo everything.
struct TerminalModes {
    /// Whether the mouse is reported.
    var hasMouse = false

    /// Bracketed paste and focus reports on; the terminal's own reordering of text from right to left off (ECMA-48, BDSM):
    /// frames come in the order in which they are read. The mouse, if it was asked for: presses and the wheel, in decimal
    /// numbers. Terminals that know none of them take no notice.
    var enable: String {
        "\u{1b}[?2004h\u{1b}[?1004h\u{1b}[8l" + (hasMouse ? "\u{1b}[?1000h\u{1b}[?1006h" : "")
    }
    /// All as a terminal begins; first the mouse, which is what floods a shell that does not know it.
    var disable: String {
        (hasMouse ? "\u{1b}[?1006l\u{1b}[?1000l" : "") + "\u{1b}[8h\u{1b}[?1004l\u{1b}[?2004l"
    }

    /// What brings a terminal back without ncurses: after a crash, where none of it may run, and at `exit`.
    ///
    /// `capability` looks up a string of the terminal database.
    func restore(capability: (String) -> String?) -> String {
        var bytes = disable
        for name in ["rmkx", "sgr0", "cnorm"] { bytes += Self.withoutPadding(capability(name) ?? "") }
        // Without a screen of its own, go on below what stands there.
        return bytes + (capability("rmcup").map(Self.withoutPadding) ?? "\r\n")
    }

    /// Drops terminfo's `$<5>`, which asks for a pause on hardware terminals.
    static func withoutPadding(_ capability: String) -> String {
        // Most terminals ask for none.
        guard capability.utf8.contains(UInt8(ascii: "$")) else { return capability }
        var bytes = ""
        var rest = capability[...]
        while let start = rest.firstIndex(of: "$") {
            bytes += rest[..<start]
            rest = rest[start...]
            if rest.hasPrefix("$<"), let end = rest.firstIndex(of: ">") {
                rest = rest[rest.index(after: end)...]
            } else {
                bytes.append("$")
                rest.removeFirst()
            }
        }
        return bytes + rest
    }
}
