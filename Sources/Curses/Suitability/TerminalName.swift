/// Which names to look up in the terminal database for what `TERM` says.
enum TerminalName {
    /// The names to try, best first, without repetitions.
    ///
    /// Many terminals that arrive over SSH are unknown on the server (foot, xterm-kitty, wezterm, …). All of them
    /// understand xterm; a vt100 is understood by everything that can place a cursor.
    static func candidates(for name: String?) -> [String] {
        var names: [String] = []
        if var prefix = name.map({ $0[...] }), isWellFormed(prefix) {
            names.append(String(prefix))
            while let cut = prefix.lastIndex(where: { $0 == "-" || $0 == "." || $0 == "+" }) {
                prefix = prefix[..<cut]
                // A bare "xterm" has eight colours and no more; its full entry follows below.
                if !prefix.isEmpty, prefix != "xterm" { names.append(String(prefix)) }
            }
        }
        for fallback in ["xterm-256color", "vt100"] where !names.contains(fallback) { names.append(fallback) }
        return names
    }

    /// Whether a name may be looked up at all: it comes from the other side of the line and ends in a file name.
    static func isWellFormed(_ name: Substring) -> Bool {
        guard let first = name.utf8.first, isAlphanumeric(first), name.utf8.count <= 32 else { return false }
        return name.utf8.allSatisfy { byte in
            isAlphanumeric(byte)
                || [UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_")].contains(byte)
        }
    }

    private static func isAlphanumeric(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "a")...UInt8(ascii: "z"):
            true
        default: false
        }
    }
}
