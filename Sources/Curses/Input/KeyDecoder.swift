import TerminalUI

/// Makes events of a terminal's bytes. Pure: bytes and times in, events out.
///
/// Bytes may come in any pieces: a sequence split over reads is still one key, and what is incomplete is decided once
/// its time is up. Unknown and torn sequences are swallowed, never typed. Text that comes in one piece is cut into
/// grapheme clusters; invalid UTF-8 becomes U+FFFD. It works in bytes and not through `get_wch`, which ends a torn
/// sequence as Escape and letters, knows no modifiers on most terminals, reads byte by byte, and needs a UTF-8 locale.
struct KeyDecoder {
    /// Longest sequence that can mean something; a longer one is swallowed up to its end.
    static let longestSequence = 64

    /// How long the rest of what is no key by itself may take: a torn sequence must not type its letters.
    static let fragmentTimeout: Duration = .milliseconds(500)

    /// Without a byte for so long, a paste is over though its end marker never came.
    static let pasteTimeout: Duration = .seconds(1)

    private let sequences: KeySequences
    private let escapeDelay: Duration
    private var pending: [UInt8] = []
    private var paste: PasteBuffer?
    /// When to call ``expire(at:into:)`` if no byte comes before; `nil` while nothing is pending.
    private(set) var deadline: ContinuousClock.Instant?

    /// `escapeDelay`: how long after ESC the rest of a sequence may take to begin; 25 ms at a desk, 100 ms over a network.
    init(sequences: KeySequences = KeySequences(), escapeDelay: Duration) {
        self.sequences = sequences
        self.escapeDelay = escapeDelay
    }

    /// Takes bytes and appends what they mean.
    mutating func receive(
        _ bytes: some Sequence<UInt8>, at now: ContinuousClock.Instant, into events: inout [TerminalEvent]
    ) {
        pending.append(contentsOf: bytes)
        decode(into: &events, isFinal: false)
        deadline = patience.map { now + $0 }
    }

    /// Decides what has been pending since its time is up; does nothing before.
    mutating func expire(at now: ContinuousClock.Instant, into events: inout [TerminalEvent]) {
        guard let deadline, now >= deadline else { return }
        self.deadline = nil
        if let paste {
            self.paste = nil
            events.append(.paste(paste.text))
        }
        decode(into: &events, isFinal: true)
    }

    /// How long to wait for the next byte; `nil` for ever.
    private var patience: Duration? {
        if paste != nil { return Self.pasteTimeout }
        if pending.isEmpty { return nil }
        return pending.allSatisfy { $0 == 0x1b } ? escapeDelay : Self.fragmentTimeout
    }

    private mutating func decode(into events: inout [TerminalEvent], isFinal: Bool) {
        var rest = pending[...]
        var text = ""
        func flushText() {
            for character in text { events.append(.key(.character(character))) }
            text = ""
        }
        loop: while let byte = rest.first {
            if paste != nil {
                rest.removeFirst()
                if paste?.append(byte) == true, let finished = paste {
                    events.append(.paste(finished.text))
                    paste = nil
                }
                continue
            }
            if byte == 0x1b {
                flushText()
                guard let (length, meaning) = escape(in: rest, isFinal: isFinal) else { break loop }
                rest = rest.dropFirst(length)
                switch meaning {
                case .event(let event): events.append(event)
                case .pasteStart: paste = PasteBuffer()
                case .nothing: break
                }
            } else if byte < 0x20 || byte == 0x7f {
                flushText()
                rest.removeFirst()
                if let key = KeySequences.controlCharacter(byte) { events.append(.key(key)) }
            } else {
                guard let (length, scalar) = UTF8Scalar.first(in: rest, isFinal: isFinal) else { break loop }
                rest = rest.dropFirst(length)
                // C1 controls are no text either.
                if !(0x80..<0xa0).contains(scalar.value) { text.unicodeScalars.append(scalar) }
            }
        }
        flushText()
        guard rest.isEmpty else {
            pending = Array(rest)
            return
        }
        // Most keys come whole. The storage, which the rest must not share, is used again for the next one.
        rest = []
        pending.removeAll(keepingCapacity: true)
    }

    /// What a sequence stands for.
    private enum Meaning {
        case event(TerminalEvent)
        case pasteStart
        case nothing
    }

    /// Decodes what begins with ESC; `nil` while more has to come.
    private func escape(in bytes: ArraySlice<UInt8>, isFinal: Bool) -> (length: Int, Meaning)? {
        let afterEscape = bytes.dropFirst()
        guard let second = afterEscape.first else { return isFinal ? (1, .event(.key(.escape))) : nil }
        switch second {
        case 0x1b:
            // rxvt says Alt with one more ESC before a sequence. Otherwise this is Escape, and another key after it.
            guard let third = afterEscape.dropFirst().first else { return isFinal ? (1, .event(.key(.escape))) : nil }
            guard third == UInt8(ascii: "[") || third == UInt8(ascii: "O") else { return (1, .event(.key(.escape))) }
            guard let (length, meaning) = escape(in: afterEscape, isFinal: isFinal) else { return nil }
            guard case .event(.key(let key)) = meaning else { return (length + 1, meaning) }
            return (length + 1, .event(.key(Key(key.code, key.modifiers.union(.alt)))))
        case UInt8(ascii: "["), UInt8(ascii: "O"):
            guard let length = SequenceLength.of(bytes, isFinal: isFinal) else { return nil }
            // Nothing came after it: Alt and this character.
            if length == 2 { return (2, .event(.key(.alt(Character(Unicode.Scalar(second)))))) }
            return (length, meaning(of: bytes.prefix(length)))
        case UInt8(ascii: "]"), UInt8(ascii: "P"), UInt8(ascii: "X"), UInt8(ascii: "^"), UInt8(ascii: "_"):
            // Nobody asks the terminal anything here, but an answer to an earlier program may still be on its way.
            guard let length = SequenceLength.ofString(bytes, isFinal: isFinal) else { return nil }
            if length == 2 { return (2, .event(.key(.alt(Character(Unicode.Scalar(second)))))) }
            return (length, .nothing)
        case 0..<0x20, 0x7f:
            let key = KeySequences.controlCharacter(second)
            return (2, key.map { .event(.key(Key($0.code, $0.modifiers.union(.alt)))) } ?? .nothing)
        default:
            guard let (length, scalar) = UTF8Scalar.first(in: afterEscape, isFinal: isFinal) else { return nil }
            if (0x80..<0xa0).contains(scalar.value) { return (length + 1, .nothing) }
            return (length + 1, .event(.key(.alt(Character(scalar)))))
        }
    }

    /// The meaning of a whole `ESC [ …` or `ESC O …`.
    private func meaning(of sequence: ArraySlice<UInt8>) -> Meaning {
        if let key = sequences[sequence] { return .event(.key(key)) }
        guard let final = sequence.last, sequence.count <= Self.longestSequence else { return .nothing }
        let body = sequence.dropFirst(2).dropLast()
        if sequence[sequence.startIndex + 1] == UInt8(ascii: "O") {
            return body.isEmpty ? KeySequences.singleShift(final).map { .event(.key($0)) } ?? .nothing : .nothing
        }
        if body.first == UInt8(ascii: "[") { return KeySequences.console(final).map { .event(.key($0)) } ?? .nothing }
        if body.first == UInt8(ascii: "<") { return Self.mouse(body.dropFirst(), final) }
        guard let numbers = Self.numbers(body) else { return .nothing }
        switch (final, numbers) {
        case (UInt8(ascii: "I"), []): return .event(.focus(true))
        case (UInt8(ascii: "O"), []): return .event(.focus(false))
        case (UInt8(ascii: "~"), [200]): return .pasteStart
        default: return KeySequences.control(final, numbers: numbers).map { .event(.key($0)) } ?? .nothing
        }
    }

    /// A mouse report of xterm's mode 1006: `ESC [ < button ; column ; row M`, or `m` when the button is released.
    private static func mouse(_ body: ArraySlice<UInt8>, _ final: UInt8) -> Meaning {
        guard final == UInt8(ascii: "M"), let numbers = numbers(body), numbers.count == 3, numbers[1] > 0,
            numbers[2] > 0
        else { return .nothing }
        let place = CellPoint(x: numbers[1] - 1, y: numbers[2] - 1)
        // The bits for Shift, Alt and Control say nothing here.
        return switch numbers[0] & ~0b11100 {
        case 0: .event(.mouse(MouseEvent(.press, at: place)))
        case 64: .event(.mouse(MouseEvent(.wheelUp, at: place)))
        case 65: .event(.mouse(MouseEvent(.wheelDown, at: place)))
        default: .nothing
        }
    }

    /// Parameters between `ESC [` and the final byte; `nil` if it is no plain list of numbers.
    private static func numbers(_ body: ArraySlice<UInt8>) -> [Int]? {
        if body.isEmpty { return [] }
        var numbers: [Int] = []
        for field in body.split(separator: UInt8(ascii: ";"), omittingEmptySubsequences: false) {
            // Sub-parameters after a colon (kitty) refine what is not needed here.
            let digits = field.prefix { $0 != UInt8(ascii: ":") }
            guard digits.count <= 7 else { return nil }
            var number = digits.isEmpty ? -1 : 0
            for digit in digits {
                guard (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(digit) else { return nil }
                number = number * 10 + Int(digit - UInt8(ascii: "0"))
            }
            numbers.append(number)
        }
        return numbers
    }
}
