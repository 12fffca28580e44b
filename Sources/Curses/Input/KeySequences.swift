import TerminalUI

/// What escape sequences mean.
struct KeySequences {
    /// The terminal's own, from the terminal database. They come first.
    private let ofTerminal: [[UInt8]: Key]

    /// The common sequences, and before them those of a terminal.
    init(ofTerminal: [[UInt8]: Key] = [:]) { self.ofTerminal = ofTerminal }

    /// Capabilities of the terminal database that name keys (terminfo(5)), and what they mean.
    static let capabilities: [(name: String, key: Key)] =
        [
            ("kcuu1", .up), ("kcud1", .down), ("kcub1", .left), ("kcuf1", .right), ("khome", .home), ("kend", .end),
            ("kpp", .pageUp), ("knp", .pageDown), ("kich1", Key(.insert)), ("kdch1", .delete), ("kcbt", .shiftTab),
            ("kent", .enter), ("kLFT", Key(.left, .shift)), ("kRIT", Key(.right, .shift)), ("kri", Key(.up, .shift)),
            ("kind", Key(.down, .shift)), ("kHOM", Key(.home, .shift)), ("kEND", Key(.end, .shift)),
        ] + (1...12).map { ("kf\($0)", Key(.function($0))) }

    /// The key of a whole sequence (`ESC` and all), or `nil` if none is known.
    subscript(sequence: ArraySlice<UInt8>) -> Key? {
        ofTerminal.isEmpty ? nil : ofTerminal[Array(sequence)]
    }

    /// `ESC O` and this byte.
    static func singleShift(_ final: UInt8) -> Key? {
        switch final {
        case UInt8(ascii: "P")...UInt8(ascii: "S"): Key(.function(Int(final - UInt8(ascii: "P")) + 1))
        case UInt8(ascii: "M"): .enter
        // rxvt's arrows with Control
        case UInt8(ascii: "a")...UInt8(ascii: "d"): arrow(final - 0x20).map { Key($0, .control) }
        // the numeric keypad in application mode
        case UInt8(ascii: "j")...UInt8(ascii: "y"): .character(Character(Unicode.Scalar(final - 0x40)))
        default: arrow(final).map { Key($0) }
        }
    }

    /// `ESC [`, numbers and this byte. `numbers` are the parameters, absent ones -1.
    static func control(_ final: UInt8, numbers: [Int]) -> Key? {
        let modifiers = modifiers(numbers.count > 1 ? numbers[1] : -1)
        switch final {
        case UInt8(ascii: "~"):
            if numbers.first == 27, numbers.count == 3 { return character(numbers[2], modifiers) }
            return numbered(numbers.first ?? -1).map { Key($0, modifiers) }
        case UInt8(ascii: "u"): return character(numbers.first ?? -1, modifiers)
        case UInt8(ascii: "Z"): return .shiftTab
        case UInt8(ascii: "P")...UInt8(ascii: "S"):
            return Key(.function(Int(final - UInt8(ascii: "P")) + 1), modifiers)
        // rxvt: arrows with Shift, and editing keys with Control or both
        case UInt8(ascii: "a")...UInt8(ascii: "d"): return arrow(final - 0x20).map { Key($0, .shift) }
        case UInt8(ascii: "^"): return numbered(numbers.first ?? -1).map { Key($0, .control) }
        case UInt8(ascii: "$"): return numbered(numbers.first ?? -1).map { Key($0, .shift) }
        case UInt8(ascii: "@"): return numbered(numbers.first ?? -1).map { Key($0, [.control, .shift]) }
        default: return arrow(final).map { Key($0, modifiers) }
        }
    }

    /// `ESC [ [` and this byte: the Linux console's F1 to F5.
    static func console(_ final: UInt8) -> Key? {
        switch final {
        case UInt8(ascii: "A")...UInt8(ascii: "E"): Key(.function(Int(final - UInt8(ascii: "A")) + 1))
        default: nil
        }
    }

    /// A control byte by itself.
    static func controlCharacter(_ byte: UInt8) -> Key? {
        switch byte {
        case 0x00: .control(" ")
        case 0x08, 0x7f: .backspace
        case 0x09: .tab
        // What Ctrl-J sends; where it is for Enter, the views take it as that.
        case 0x0a: .control("j")
        case 0x0d: .enter
        case 0x01...0x1a: .control(Character(Unicode.Scalar(byte + 0x60)))
        case 0x1c...0x1f: .control(Character(Unicode.Scalar(byte + 0x40)))
        default: nil
        }
    }

    private static func arrow(_ final: UInt8) -> Key.Code? {
        switch final {
        case UInt8(ascii: "A"): .up
        case UInt8(ascii: "B"): .down
        case UInt8(ascii: "C"): .right
        case UInt8(ascii: "D"): .left
        case UInt8(ascii: "F"): .end
        case UInt8(ascii: "H"): .home
        default: nil
        }
    }

    private static func numbered(_ number: Int) -> Key.Code? {
        switch number {
        case 1, 7: .home
        case 2: .insert
        case 3: .delete
        case 4, 8: .end
        case 5: .pageUp
        case 6: .pageDown
        case 11...15: .function(number - 10)
        case 17...21: .function(number - 11)
        case 23, 24: .function(number - 12)
        default: nil
        }
    }

    private static func character(_ code: Int, _ modifiers: Key.Modifiers) -> Key? {
        guard let scalar = UInt32(exactly: code).flatMap(Unicode.Scalar.init) else { return nil }
        switch scalar.value {
        case 0x1b: return Key(.escape, modifiers)
        case 0..<0x20, 0x7f:
            return controlCharacter(UInt8(scalar.value)).map { Key($0.code, $0.modifiers.union(modifiers)) }
        // C1, and the private codes terminals give to keys that are no text
        case 0x80..<0xa0, 0xe000...0xf8ff: return nil
        default: return Key(.character(Character(scalar)), modifiers.subtracting(.shift))
        }
    }

    /// xterm's parameter: 1 and the bits for Shift, Alt, Control, Meta.
    private static func modifiers(_ parameter: Int) -> Key.Modifiers {
        guard parameter > 1, parameter <= 256 else { return [] }
        let bits = parameter - 1
        var modifiers: Key.Modifiers = []
        if bits & 1 != 0 { modifiers.insert(.shift) }
        if bits & (2 | 8) != 0 { modifiers.insert(.alt) }
        if bits & 4 != 0 { modifiers.insert(.control) }
        return modifiers
    }
}
