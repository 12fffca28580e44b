import Observation
import TerminalUI
import TerminalUITesting
import Testing

@Observable @MainActor private final class Counter {
    var value = 0
    var other = 0
}

private struct Reader: View {
    let counter: Counter
    var body: some View { Text(verbatim: "value \(counter.value)") }
}

private struct OtherReader: View {
    let counter: Counter
    var body: some View { Text(verbatim: "other \(counter.other)") }
}

private struct Both: View {
    let counter: Counter
    var body: some View {
        VStack {
            Reader(counter: counter)
            OtherReader(counter: counter)
        }
    }
}

private struct Clicker: View {
    @State private var count = 0
    var body: some View {
        VStack {
            Text(verbatim: "pressed \(count)")
            Button(.verbatim("More")) { count += 1 }
            Inner(count: $count)
        }
    }
}

private struct Inner: View {
    @Binding var count: Int
    var body: some View { Button(.verbatim("Less")) { count -= 1 } }
}

@Suite("State and observation") @MainActor struct StateTests {
    @Test("A view that reads a property is evaluated again when it changes, and no other is")
    func onlyReaders() async throws {
        let counter = Counter()
        let pilot = Pilot(Both(counter: counter), width: 20, height: 4)
        #expect(pilot.screen == "value 0\nother 0")
        let before = pilot.host.statistics.bodies
        counter.value = 7
        try await pilot.waitFor("value 7")
        #expect(pilot.host.statistics.bodies == before + 1)
        #expect(pilot.screen == "value 7\nother 0")
    }

    @Test("Several changes in one turn make one frame")
    func coalesced() async throws {
        let counter = Counter()
        let pilot = Pilot(Both(counter: counter), width: 20, height: 4)
        var calls = 0
        pilot.host.onNeedsFrame = { calls += 1 }
        let frames = pilot.host.statistics.frames
        for value in 1...10 {
            counter.value = value
            counter.other = value
        }
        try await pilot.waitFor("other 10")
        #expect(calls == 1)
        #expect(pilot.host.statistics.frames == frames + 1)
    }

    @Test("State belongs to the view and can be changed through a binding")
    func state() throws {
        let pilot = Pilot(Clicker(), width: 20, height: 4)
        #expect(pilot.screen == "pressed 0\n>[ More ]\n [ Less ]")
        try pilot.press("Enter", "Space", "Tab", "Enter")
        #expect(pilot.screen == "pressed 1\n [ More ]\n>[ Less ]")
        #expect(pilot.cursor == CellPoint(x: 1, y: 2))
        #expect(pilot.highlighted == "[ Less ]")
    }
}
