/// What a terminal is sent, taken apart: which of it is text, which steers, and whether we meant to send that.
struct TerminalBytes {
    /// A piece of what was sent.
    enum Piece: Equatable {
        /// A character to be shown.
        case text(Unicode.Scalar)
        /// A sequence that steers, whole.
        case control(String)
    }

    private(set) var pieces: [Piece] = []

    init(_ output: String) {
        var rest = Array(output.unicodeScalars)[...]
        while let scalar = rest.popFirst() {
            switch scalar {
            case "\u{1B}": pieces.append(.control(Self.sequence(&rest)))
            case "\u{0}"..."\u{1F}", "\u{7F}"..."\u{9F}": pieces.append(.control(String(scalar)))
            default: pieces.append(.text(scalar))
            }
        }
    }

    /// A sequence after ESC: CSI to its final byte, strings to their end, a character set, or two characters.
    private static func sequence(_ rest: inout ArraySlice<Unicode.Scalar>) -> String {
        var text = "\u{1B}"
        guard let kind = rest.popFirst() else { return text }
        text.unicodeScalars.append(kind)
        switch kind {
        case "[":
            while let next = rest.popFirst() {
                text.unicodeScalars.append(next)
                if ("\u{40}"..."\u{7E}").contains(next) { break }
            }
        case "]", "P", "_", "^", "X":
            while let next = rest.popFirst() {
                text.unicodeScalars.append(next)
                if next == "\u{7}" || text.hasSuffix("\u{1B}\\") { break }
            }
        case "(", ")":
            if let next = rest.popFirst() { text.unicodeScalars.append(next) }
        default: break
        }
        return text
    }

    /// Everything that is shown, in the order in which it was sent.
    var text: String {
        var text = ""
        for case .text(let scalar) in pieces { text.unicodeScalars.append(scalar) }
        return text
    }

    /// Sequences that nobody here means to send: none of ours asks the terminal for an answer, sets a title, or writes to
    /// the clipboard.
    var foreign: [String] {
        pieces.compactMap { if case .control(let text) = $0, !Self.isOurs(text) { text } else { nil } }
    }

    private static func isOurs(_ sequence: String) -> Bool {
        // Padding of old terminals, line ends, backspace, tab, shift out and in.
        if ["\0", "\r", "\n", "\u{8}", "\t", "\u{E}", "\u{F}"].contains(sequence) { return true }
        let others = [
            "\u{1B}(B", "\u{1B}(0", "\u{1B})0", "\u{1B}7", "\u{1B}8", "\u{1B}=", "\u{1B}>", "\u{1B}M", "\u{1B}D",
        ]
        // xterm's way to keep the window's title while the other screen shows: it sets none.
        let titles = ["\u{1B}[22;0;0t", "\u{1B}[23;0;0t"]
        if others.contains(sequence) || titles.contains(sequence) { return true }
        guard sequence.hasPrefix("\u{1B}["), let final = sequence.last else { return false }
        let parameters = sequence.dropFirst(2).dropLast()
        switch final {
        case "h", "l":
            let modes = parameters.drop { $0 == "?" }.split(separator: ";").map(String.init)
            return modes.allSatisfy(
                ["1", "3", "4", "5", "7", "8", "12", "25", "34", "47", "1004", "1034", "1049", "2004"].contains)
        case "A", "B", "C", "D", "G", "H", "J", "K", "L", "M", "P", "S", "T", "X", "@", "b", "d", "m", "r":
            return parameters.allSatisfy { $0.isNumber || $0 == ";" }
        // The Linux console's cursor shape.
        case "c": return parameters.hasPrefix("?")
        default: return false
        }
    }

    /// The characters that are sent while an attribute is on: 7 for reverse video, 1 for bold, 4 for underlined.
    func shown(with attribute: Int) -> String {
        var text = ""
        var isOn = false
        for piece in pieces {
            switch piece {
            case .text(let scalar): if isOn { text.unicodeScalars.append(scalar) }
            case .control(let sequence):
                guard sequence.hasPrefix("\u{1B}["), sequence.hasSuffix("m") else { continue }
                let numbers = sequence.dropFirst(2).dropLast().split(separator: ";", omittingEmptySubsequences: false)
                for number in numbers.map({ Int($0) ?? 0 }) {
                    if number == attribute {
                        isOn = true
                    } else if number == 0 || number == attribute + 20 {
                        isOn = false
                    }
                }
            }
        }
        return text
    }

    /// Whether any colour is set.
    var hasColor: Bool {
        pieces.contains { piece in
            guard case .control(let sequence) = piece, sequence.hasPrefix("\u{1B}["), sequence.hasSuffix("m") else {
                return false
            }
            return sequence.dropFirst(2).dropLast().split(separator: ";").compactMap { Int($0) }
                .contains {
                    (30...37).contains($0) || (40...47).contains($0) || (90...107).contains($0) || $0 == 38 || $0 == 48
                }
        }
    }
}
