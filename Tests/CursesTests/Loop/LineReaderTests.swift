import Glibc
import Testing

@testable import Curses

@Suite("Lines read inside the main loop")
@MainActor struct LineReaderTests {
    @Test("Callers are served in order; the end of input is nil, again and again")
    func reads() async throws {
        var ends: [Int32] = [-1, -1]
        try #require(pipe(&ends) == 0)
        defer { close(ends[0]) }
        let loop = MainLoop(queue: nil)
        let reader = LineReader(descriptor: ends[0], loop: loop)
        func next() async -> String? {
            let task = Task { @MainActor in await reader.next() }
            for _ in 0..<100 where !reader.isWaiting { await Task.yield() }
            if reader.isWaiting { loop.turn(timeout: .seconds(10)) }
            return await task.value
        }
        let text = Array("one\ntwo\nrest".utf8)
        #expect(write(ends[1], text, text.count) == text.count)
        close(ends[1])
        #expect(await next() == "one")
        #expect(await next() == "two")
        #expect(await next() == "rest")
        #expect(await next() == nil)
        #expect(await next() == nil)
    }
}
