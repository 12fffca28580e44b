import TerminalUITesting
import Testing

@testable import TerminalUI

extension SeededRandom {
    /// Text of scalars from all over Unicode, spaces and ordinary letters more often than others.
    mutating func text(length: Int) -> String {
        var view = String.UnicodeScalarView()
        while view.count < length {
            let value: UInt32
            switch Int.random(in: 0..<8, using: &self) {
            case 0: value = 32
            case 1, 2: value = .random(in: 97...122, using: &self)
            case 3: value = .random(in: 0...0x2FF, using: &self)
            case 4: value = .random(in: 0x300...0x36F, using: &self)
            case 5: value = .random(in: 0x4E00...0x9FFF, using: &self)
            case 6: value = .random(in: 0x1F300...0x1FAFF, using: &self)
            default: value = .random(in: 0...0x10FFFF, using: &self)
            }
            if let scalar = Unicode.Scalar(value) { view.append(scalar) }
        }
        return String(view)
    }
}

@Suite("Wrapping") struct LineWrapTests {
    private func wrapped(_ text: String, _ width: Int) -> [String] {
        LineWrap.lines(text, width: width).map { String($0.map(\.character)) }
    }

    @Test("Breaks at spaces, keeps line breaks and indentation")
    func words() {
        #expect(wrapped("one two three", 7) == ["one two", "three"])
        #expect(wrapped("one two three", 3) == ["one", "two", "thr", "ee"])
        #expect(wrapped("a\n\nb\r\nc", 9) == ["a", "", "b", "c"])
        #expect(wrapped("  ab cd", 5) == ["  ab", "cd"])
        #expect(wrapped("", 5) == [""])
        #expect(wrapped("ab   cd", 2) == ["ab", "cd"])
    }

    @Test("Breaks between wide characters and after hyphens, never inside a cluster")
    func others() {
        #expect(wrapped("日本語の質問", 5) == ["日本", "語の", "質問"])
        #expect(wrapped("e-mail address", 7) == ["e-mail", "address"])
        #expect(wrapped("well-being", 6) == ["well-", "being"])
        #expect(wrapped("👨‍👩‍👧", 7) == ["👨👩👧"])
        #expect(wrapped("ab👨‍👩‍👧", 7) == ["ab", "👨👩👧"])
    }

    @Test("Random text: no line is wider than the room, and nothing but spaces is lost")
    func fuzz() {
        var random = SeededRandom(seed: 42)
        for round in 0..<3000 {
            let text = random.text(length: Int.random(in: 0..<60, using: &random))
            let width = Int.random(in: 2..<30, using: &random)
            let lines = LineWrap.lines(text, width: width)
            #expect(lines.allSatisfy { $0.columns <= width }, "round \(round): \(text.debugDescription) at \(width)")
            let kept = lines.joined().map(\.character).filter { $0 != " " }
            let all = DisplayText.paragraphs(text).joined().map(\.character).filter { $0 != " " }
            // Text from right to left stands in another order than it is stored in.
            let isReordered = BidirectionalLine.isNeeded(DisplayText.line(text))
            #expect(
                isReordered ? kept.sorted() == all.sorted() : kept == all,
                "round \(round): \(text.debugDescription) at \(width)")
        }
    }

    @Test("A width of one, or none, still gives every character a place")
    func narrowest() {
        #expect(wrapped("ab 日", 1) == ["a", "b", "�"])
        #expect(wrapped("ab", 0) == ["a", "b"])
    }
}
