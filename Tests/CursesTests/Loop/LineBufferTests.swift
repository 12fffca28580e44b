import Testing

@testable import Curses

@Suite("Lines of a stream of bytes")
struct LineBufferTests {
    private func lines(_ pieces: [[UInt8]]) -> [String] {
        var buffer = LineBuffer()
        var lines: [String] = []
        for piece in pieces {
            buffer.append(piece)
            while let line = buffer.takeLine() { lines.append(line) }
        }
        buffer.finish()
        while let line = buffer.takeLine() { lines.append(line) }
        return lines
    }

    @Test("LF and CRLF end a line; the last needs no end")
    func ends() {
        #expect(lines([Array("a\nb\r\n\nc".utf8)]) == ["a", "b", "", "c"])
        #expect(lines([Array("a\n".utf8)]) == ["a"])
        #expect(lines([]) == [])
    }

    @Test("Bytes may come one by one, within a character too")
    func pieces() { #expect(lines("é中\n2\n".utf8.map { [$0] }) == ["é中", "2"]) }

    @Test("Invalid UTF-8 is replaced")
    func invalid() { #expect(lines([[0x61, 0xff, 0x62, 0x0a]]) == ["a\u{fffd}b"]) }

    @Test("A line is cut after 64 KiB and the next one is whole")
    func long() {
        let text = [UInt8](repeating: UInt8(ascii: "x"), count: 200_000) + Array("\nnext\n".utf8)
        #expect(lines([text]).map(\.utf8.count) == [65_536, 4])
    }
}
