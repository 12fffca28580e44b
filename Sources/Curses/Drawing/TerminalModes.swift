/// Terminal modes that ncurses does not know, and the bytes that undo everything.
struct TerminalModes {
    /// Whether the mouse is reported.
    var hasMouse = false
    /// Whether it is reported that the terminal's window has the focus or has lost it.
    var hasFocusReports = false

    /// The modes for a terminal.
    ///
    /// Focus reports are xterm's, and terminfo does not say who else has them. They are asked for where the entry has two
    /// other things of xterm's that the terminals with focus reports share: its alternate screen (1049) and reports of the
    /// mouse. The Linux console, a dumb terminal and a vt100 do not have both.
    /// - Parameter capability: looks up a string of the terminal database.
    init(hasMouse: Bool = false, capability: (String) -> String?) {
        self.hasMouse = hasMouse
        hasFocusReports = capability("smcup")?.contains("\u{1b}[?1049h") == true && capability("kmous") != nil
    }

    /// The modes as they are given.
    init(hasMouse: Bool = false, hasFocusReports: Bool = false) {
        self.hasMouse = hasMouse
        self.hasFocusReports = hasFocusReports
    }

    /// Bracketed paste on, and focus reports; the terminal's own reordering of text from right to left off (ECMA-48, BDSM):
    /// frames come in the order in which they are read. The mouse, if it was asked for: presses and the wheel, in decimal
    /// numbers. Terminals that know none of them take no notice.
    var enable: String {
        "\u{1b}[?2004h" + (hasFocusReports ? "\u{1b}[?1004h" : "") + "\u{1b}[8l"
            + (hasMouse ? "\u{1b}[?1000h\u{1b}[?1006h" : "")
    }
    /// All as a terminal begins; first the mouse, which is what floods a shell that does not know it.
    var disable: String {
        (hasMouse ? "\u{1b}[?1006l\u{1b}[?1000l" : "") + "\u{1b}[8h" + (hasFocusReports ? "\u{1b}[?1004l" : "")
            + "\u{1b}[?2004l"
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
