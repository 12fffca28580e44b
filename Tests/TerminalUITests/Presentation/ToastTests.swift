import Observation
import Synchronization
import TerminalUI
import TerminalUITesting
import Testing

@Observable @MainActor private final class Model {
    var toast: Toast?
}

private struct Screen: View {
    @Bindable var model: Model
    var body: some View {
        VStack {
            Button(.verbatim("Save")) { model.toast = Toast(.verbatim("Saved 09:41"), role: .success) }
            Spacer()
            StatusLine(.verbatim("3 drafts"), toast: $model.toast)
        }
    }
}

/// A clock that stands still until a test moves it.
private final class StandingClock: Clock, Sendable {
    struct Instant: InstantProtocol {
        var offset: Duration
        func advanced(by duration: Duration) -> Instant { Instant(offset: offset + duration) }
        func duration(to other: Instant) -> Duration { other.offset - offset }
        static func < (left: Instant, right: Instant) -> Bool { left.offset < right.offset }
    }

    private let state = Mutex<Duration>(.zero)
    let minimumResolution = Duration.zero
    var now: Instant { Instant(offset: state.withLock(\.self)) }

    func advance(by duration: Duration) { state.withLock { $0 += duration } }

    func sleep(until deadline: Instant, tolerance: Duration?) async throws {
        while now < deadline {
            try Task.checkCancellation()
            await Task.yield()
        }
    }
}

@Suite("Toast") @MainActor struct ToastTests {
    private let model = Model()
    private let clock = StandingClock()

    private func pilot(height: Int = 3) -> Pilot {
        var environment = EnvironmentValues()
        environment.clock = clock
        return Pilot(Screen(model: model), width: 30, height: height, environment: environment)
    }

    @Test("Takes the place of the status, and leaves after its time by the clock that is given")
    func time() async throws {
        let pilot = pilot()
        #expect(pilot.line(2) == "3 drafts")
        try pilot.press("Enter")
        #expect(pilot.line(2) == "Saved 09:41")
        await pilot.settle()
        clock.advance(by: .seconds(7))
        await pilot.settle()
        #expect(pilot.line(2) == "Saved 09:41")
        clock.advance(by: .seconds(2))
        try await pilot.waitFor("3 drafts")
        #expect(model.toast == nil)
    }

    @Test("Leaves at the next key, whatever the key does")
    func key() async throws {
        let pilot = pilot()
        model.toast = Toast(.verbatim("Line is back"), duration: nil)
        try await pilot.waitFor("Line is back")
        try pilot.press("F9")
        #expect(pilot.line(2) == "3 drafts")
        try pilot.press("Enter")
        #expect(pilot.line(2) == "Saved 09:41")
        try pilot.press("Enter")
        #expect(pilot.line(2) == "Saved 09:41", "The key that took it away has made another")
    }

    @Test("Stays at keys that came in one piece with the one that made it: nobody has seen it yet")
    func unseen() throws {
        let host = ViewHost(Screen(model: model), size: CellSize(width: 30, height: 3))
        _ = host.frame()
        for key in [Key.enter, Key(.function(9)), Key(.function(9))].map(TerminalEvent.key) { host.handle(key) }
        let shown = host.frame()
        #expect(shown.grid.text(row: 2).hasPrefix("Saved 09:41"))
        host.handle(.key(Key(.function(9))))
        #expect(host.frame().grid.text(row: 2).hasPrefix("3 drafts"))
    }

    @Test("A later toast has its whole time, and what was waiting for the first does not end it")
    func replaced() async throws {
        let pilot = pilot()
        model.toast = Toast(.verbatim("one"), duration: .seconds(5))
        try await pilot.waitFor("one")
        clock.advance(by: .seconds(4))
        model.toast = Toast(.verbatim("two"), duration: .seconds(5))
        try await pilot.waitFor("two")
        await pilot.settle()
        clock.advance(by: .seconds(2))
        await pilot.settle()
        #expect(pilot.line(2) == "two")
        clock.advance(by: .seconds(4))
        try await pilot.waitFor("3 drafts")
    }
}
