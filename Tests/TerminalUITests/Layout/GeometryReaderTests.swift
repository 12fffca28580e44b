import TerminalUI
import TerminalUITesting
import Testing

@Suite("Geometry reader") @MainActor struct GeometryReaderTests {
    private struct Inner: View {
        @Environment(\.containerSize) private var size
        var body: some View { Text(verbatim: "inner \(size.width)x\(size.height)") }
    }

    private let view = VStack {
        Text(verbatim: "head")
        GeometryReader { size in
            Text(verbatim: size.width < 20 ? "narrow" : "wide \(size.height)")
            Inner()
        }
    }

    @Test("Content is made for the room that it gets, in the first frame and after a resize")
    func room() {
        let pilot = Pilot(view, width: 30, height: 6)
        #expect(pilot.screen == "head\nwide 5\ninner 30x5")
        pilot.resize(width: 12, height: 4)
        #expect(pilot.screen == "head\nnarrow\ninner 12x3")
        let frames = pilot.host.statistics
        pilot.resize(width: 12, height: 4)
        pilot.refresh()
        #expect(pilot.host.statistics.bodies == frames.bodies)
    }

    @Test("State in it survives another extent")
    func state() throws {
        struct Counter: View {
            @State private var count = 0
            var body: some View { Button(.verbatim("\(count)")) { count += 1 } }
        }
        let pilot = Pilot(GeometryReader { _ in Counter() }, width: 20, height: 3)
        try pilot.press("Enter", "Enter")
        pilot.resize(width: 10, height: 2)
        #expect(pilot.screen == ">[ 2 ]")
    }

    @Test("Where there is none, the container is the screen")
    func none() {
        #expect(Pilot(Inner(), width: 20, height: 3).screen == "inner 20x3")
    }
}
