import Glibc
import Testing

@testable import cohort

@Suite("Lines of a stream") struct LineStreamTests {
    /// What the reader makes of pieces that come one after the other.
    private static func lines(_ pieces: [String]) throws -> [[String]] {
        var ends: [Int32] = [0, 0]
        #expect(pipe(&ends) == 0)
        defer { close(ends[0]) }
        var reader = LineStream(descriptor: ends[0])
        var found: [[String]] = []
        func take() {
            var lines: [String] = []
            while let line = reader.next() { lines.append(String(decoding: line, as: UTF8.self)) }
            found.append(lines)
        }
        for piece in pieces {
            let bytes = Array(piece.utf8)
            #expect(write(ends[1], bytes, bytes.count) == bytes.count)
            #expect(try reader.fill())
            take()
        }
        close(ends[1])
        while try reader.fill() { take() }
        return found
    }

    @Test("A line is there as soon as its end is") func whole() throws {
        #expect(try Self.lines(["a\nb", "c\nd\n", "\n"]) == [["a"], ["bc", "d"], [""]])
    }

    @Test("The last line need not end") func last() throws {
        #expect(try Self.lines(["a\nb"]) == [["a"], ["b"]])
        #expect(try Self.lines([]) == [])
    }

    @Test("Long lines come in many pieces") func long() throws {
        let piece = String(repeating: "x", count: 50_000)
        let lines = try Self.lines(Array(repeating: piece, count: 20) + ["\n"])
        #expect(lines.last == [String(repeating: "x", count: 1_000_000)])
        #expect(lines.dropLast().allSatisfy { $0.isEmpty })
    }
}
