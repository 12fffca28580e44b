import TerminalUI
import TerminalUITesting
import Testing

@MainActor @Suite("Flow stack") struct FlowStackTests {
    private struct Flow: View {
        let words: [String]
        var indent = 0
        var body: some View {
            FlowStack(spacing: 2, indent: indent) {
                ForEach(words, id: \.self) { Text(verbatim: $0) }
            }
        }
    }

    @Test("Views that do not fit go to the next line, whole") func wraps() {
        let pilot = Pilot(Flow(words: ["one", "two", "three"], indent: 1), width: 9, height: 4)
        #expect(pilot.difference(from: "one  two\n three") == nil, "\(pilot.screen)")
        pilot.resize(width: 15, height: 4)
        #expect(pilot.difference(from: "one  two  three") == nil, "\(pilot.screen)")
    }

    @Test("A view wider than a line has its own and wraps in it") func wide() {
        let pilot = Pilot(Flow(words: ["a", "four words of text", "b"]), width: 10, height: 6)
        #expect(pilot.difference(from: "a\nfour words\nof text\nb") == nil, "\(pilot.screen)")
    }

    @Test("Nothing traps where there is no room", arguments: 1...12) func narrow(width: Int) {
        let pilot = Pilot(Flow(words: ["", "ab", "cdef"], indent: 3), width: width, height: 1)
        #expect(pilot.line(0).hasPrefix(width == 1 ? "a" : "ab"))
    }
}
