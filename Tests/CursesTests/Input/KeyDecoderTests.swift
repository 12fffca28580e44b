import TerminalUI
import TerminalUITesting
import Testing

@testable import Curses

@Suite("Keys from bytes")
struct KeyDecoderTests {
    private static let start = ContinuousClock.now

    /// Events of bytes that come in one piece, with what is still pending decided.
    private func events(_ bytes: [UInt8], _ sequences: KeySequences = KeySequences()) -> [TerminalEvent] {
        var decoder = KeyDecoder(sequences: sequences, escapeDelay: .milliseconds(25))
        var events: [TerminalEvent] = []
        decoder.receive(bytes, at: Self.start, into: &events)
        while let deadline = decoder.deadline { decoder.expire(at: deadline, into: &events) }
        return events
    }

    private static let table: [(String, [Key])] = [
        ("a", [.character("a")]), ("é", [.character("é")]), ("中", [.character("中")]), ("👍🏽", [.character("👍🏽")]),
        ("e\u{301}", [.character("e\u{301}")]), ("12", [.character("1"), .character("2")]),
        ("\r", [.enter]), ("\n", [.control("j")]), ("\t", [.tab]), ("\u{7f}", [.backspace]), ("\u{8}", [.backspace]),
        ("\u{3}", [.control("c")]), ("\u{1a}", [.control("z")]), ("\u{0}", [.control(" ")]),
        ("\u{1c}", [.control("\\")]), ("\u{1b}", [.escape]), ("\u{1b}\u{1b}", [.escape, .escape]),
        ("\u{1b}[A", [.up]), ("\u{1b}OA", [.up]), ("\u{1b}[B", [.down]), ("\u{1b}[C", [.right]), ("\u{1b}[D", [.left]),
        ("\u{1b}[H", [.home]), ("\u{1b}[1~", [.home]), ("\u{1b}[7~", [.home]), ("\u{1b}OF", [.end]),
        ("\u{1b}[5~", [.pageUp]), ("\u{1b}[6~", [.pageDown]), ("\u{1b}[3~", [.delete]), ("\u{1b}[2~", [Key(.insert)]),
        ("\u{1b}[Z", [.shiftTab]), ("\u{1b}OP", [Key(.function(1))]), ("\u{1b}[[A", [Key(.function(1))]),
        ("\u{1b}[15~", [Key(.function(5))]), ("\u{1b}[24~", [Key(.function(12))]),
        ("\u{1b}[1;5C", [Key(.right, .control)]), ("\u{1b}[1;3D", [Key(.left, .alt)]),
        ("\u{1b}[1;2A", [Key(.up, .shift)]), ("\u{1b}\u{1b}[A", [Key(.up, .alt)]),
        ("\u{1b}[3;5~", [Key(.delete, .control)]),
        ("\u{1b}[7$", [Key(.home, .shift)]), ("\u{1b}Oa", [Key(.up, .control)]), ("\u{1b}[a", [Key(.up, .shift)]),
        ("\u{1b}x", [.alt("x")]), ("\u{1b}é", [.alt("é")]), ("\u{1b}[", [.alt("[")]), ("\u{1b}O", [.alt("O")]),
        ("\u{1b}]", [.alt("]")]), ("\u{1b}\r", [Key(.enter, .alt)]), ("\u{1b}\u{7f}", [Key(.backspace, .alt)]),
        ("\u{1b}OM", [.enter]), ("\u{1b}Oq", [.character("1")]), ("\u{1b}[27;5;13~", [Key(.enter, .control)]),
        ("\u{1b}[97;5u", [.control("a")]), ("\u{1b}Ax", [.alt("A"), .character("x")]),
    ]

    @Test("Every key of the table", arguments: table)
    func decodes(bytes: String, keys: [Key]) { #expect(events(Array(bytes.utf8)) == keys.map { .key($0) }) }

    @Test("A key split over reads is still one key", arguments: table.filter { $0.0.utf8.count > 1 && $0.1.count == 1 })
    func joins(bytes: String, keys: [Key]) {
        var decoder = KeyDecoder(escapeDelay: .milliseconds(100))
        var events: [TerminalEvent] = []
        var now = Self.start
        // 50 ms apart: less than the delay of a network
        for byte in bytes.utf8 {
            decoder.expire(at: now, into: &events)
            decoder.receive([byte], at: now, into: &events)
            now += .milliseconds(50)
        }
        while let deadline = decoder.deadline { decoder.expire(at: deadline, into: &events) }
        // Characters put together from several scalars come apart; everything else must not.
        if bytes.unicodeScalars.count > 1, bytes.utf8.first != 0x1b { return }
        #expect(events == keys.map { .key($0) })
    }

    @Test(
        "Unknown and torn sequences type nothing",
        arguments: [
            "\u{1b}[99z", "\u{1b}[?1;2c", "\u{1b}[<0;10;5m", "\u{1b}[M !!", "\u{1b}]11;rgb:00/00/00\u{7}",
            "\u{1b}P1$r0m\u{1b}\\", "\u{1b}[201~", "\u{1b}[1;", "\u{1b}[?2026;2$y", "\u{1b}[99999999999999999999~",
        ])
    func swallows(bytes: String) { #expect(events(Array(bytes.utf8)) == []) }

    @Test("Escape alone waits for its time and no longer")
    func escapeWaits() {
        var decoder = KeyDecoder(escapeDelay: .milliseconds(25))
        var events: [TerminalEvent] = []
        decoder.receive([0x1b], at: Self.start, into: &events)
        #expect(decoder.deadline == Self.start + .milliseconds(25))
        decoder.expire(at: Self.start + .milliseconds(24), into: &events)
        #expect(events == [])
        decoder.expire(at: Self.start + .milliseconds(25), into: &events)
        #expect(events == [.key(.escape)])
        #expect(decoder.deadline == nil)
    }

    @Test("Invalid UTF-8 is shown as such, never lost and never a trap")
    func invalidBytes() {
        #expect(events([0xe9]) == [.key(.character("\u{fffd}"))])
        #expect(events([0xc3, 0x28]) == [.key(.character("\u{fffd}")), .key(.character("("))])
        #expect(events([0xed, 0xa0, 0x80]).allSatisfy { $0 == .key(.character("\u{fffd}")) })
        // C1 controls are no text.
        #expect(events([0xc2, 0x9b, 0x41]) == [.key(.character("A"))])
    }

    @Test("The terminal's own sequences come first")
    func terminalFirst() {
        let own = KeySequences(ofTerminal: [Array("\u{1b}[H".utf8): Key(.function(9))])
        #expect(events(Array("\u{1b}[H".utf8), own) == [.key(Key(.function(9)))])
    }

    @Test(
        "Mouse reports: presses and the wheel, nothing else, and never letters",
        arguments: [
            ("\u{1b}[<0;5;3M", MouseEvent(.press, at: CellPoint(x: 4, y: 2))),
            ("\u{1b}[<16;500;200M", MouseEvent(.press, at: CellPoint(x: 499, y: 199))),
            ("\u{1b}[<64;1;1M", MouseEvent(.wheelUp, at: .zero)),
            ("\u{1b}[<65;1;1M", MouseEvent(.wheelDown, at: .zero)),
            ("\u{1b}[<0;5;3m", nil), ("\u{1b}[<2;5;3M", nil), ("\u{1b}[<35;5;3M", nil), ("\u{1b}[<0;0;3M", nil),
            ("\u{1b}[<0;5M", nil), ("\u{1b}[<;;M", nil), ("\u{1b}[<99999999999;1;1M", nil),
        ] as [(String, MouseEvent?)])
    func mouse(bytes: String, event: MouseEvent?) {
        #expect(events(Array(bytes.utf8)) == (event.map { [.mouse($0)] } ?? []))
    }

    @Test("Focus reports")
    func focus() { #expect(events(Array("\u{1b}[I\u{1b}[O".utf8)) == [.focus(true), .focus(false)]) }

    @Test("A paste is one event of text, whatever it holds and however it is cut")
    func paste() {
        let bytes = Array("a\u{1b}[200~x\r\ny\u{1b}[31mz\u{3}\tü\u{1b}[201~b".utf8)
        let expected: [TerminalEvent] = [.key(.character("a")), .paste("x\nyz ü"), .key(.character("b"))]
        #expect(events(bytes) == expected)
        for cut in 1..<bytes.count {
            var decoder = KeyDecoder(escapeDelay: .milliseconds(25))
            var cutEvents: [TerminalEvent] = []
            decoder.receive(bytes[..<cut], at: Self.start, into: &cutEvents)
            decoder.receive(bytes[cut...], at: Self.start, into: &cutEvents)
            #expect(cutEvents == expected, "cut at \(cut)")
        }
    }

    @Test("A paste whose end never comes is over after a second")
    func tornPaste() {
        var decoder = KeyDecoder(escapeDelay: .milliseconds(25))
        var events: [TerminalEvent] = []
        decoder.receive(Array("\u{1b}[200~text".utf8), at: Self.start, into: &events)
        #expect(decoder.deadline == Self.start + .seconds(1))
        decoder.expire(at: Self.start + .seconds(1), into: &events)
        decoder.receive(Array("q".utf8), at: Self.start + .seconds(2), into: &events)
        #expect(events == [.paste("text"), .key(.character("q"))])
    }

    @Test("A paste is capped, and its rest does not become keys")
    func capped() {
        let bytes =
            Array("\u{1b}[200~".utf8) + Array(repeating: UInt8(ascii: "x"), count: 100_000) + Array("\u{1b}[201~k".utf8)
        #expect(events(bytes) == [.paste(String(repeating: "x", count: 65_536)), .key(.character("k"))])
    }

    @Test("Any bytes in any pieces: no trap, nothing pending for ever, no control in text")
    func fuzz() {
        var random = SeededRandom(seed: 0x5eed)
        let alphabet =
            Array("\u{1b}\u{1b}\u{1b}[[O]P;;0129~$MZABu?<\\\u{7}\r\u{3}aé中".utf8) + [0xff, 0xe4, 0xb8, 0xf0, 0x9f]
        for _ in 0..<3000 {
            var decoder = KeyDecoder(escapeDelay: .milliseconds(25))
            var events: [TerminalEvent] = []
            var now = Self.start
            for _ in 0..<Int(random.next() % 6) {
                let bytes = (0..<Int(random.next() % 12)).map { _ in
                    random.next() % 4 == 0
                        ? UInt8(truncatingIfNeeded: random.next())
                        : alphabet[Int(random.next() % UInt64(alphabet.count))]
                }
                decoder.receive(bytes, at: now, into: &events)
                now += .milliseconds(Int(random.next() % 60))
                decoder.expire(at: now, into: &events)
            }
            var rounds = 0
            while let deadline = decoder.deadline, rounds < 10 {
                decoder.expire(at: deadline, into: &events)
                rounds += 1
            }
            #expect(decoder.deadline == nil)
            for case .key(let key) in events {
                if case .character(let character) = key.code, let scalar = character.unicodeScalars.first {
                    #expect(scalar.value >= 0x20 && !(0x7f..<0xa0).contains(scalar.value))
                }
            }
        }
    }
}
