import Testing

@testable import TerminalUI

@Suite("The first evaluation") @MainActor struct FirstEvaluationTests {
    @Test("waits for the first frame, so that a page which is replaced before is never made") func waits() {
        let phase = Phase()
        let host = ViewHost(Page(phase: phase))
        #expect(host.needsFrame)
        #expect(host.statistics.bodies == 0)
        phase.isLoading = false
        let frame = host.frame()
        #expect(frame.grid.text(row: 0) == "All is there")
        #expect(host.statistics.bodies == 1)
    }

    @Test("comes with the first event") func event() {
        let host = ViewHost(Page(phase: Phase()))
        host.handle(.key(.down))
        #expect(host.statistics.bodies == 1)
        #expect(host.frame().grid.text(row: 0) == "One moment")
        #expect(host.statistics.bodies == 1)
    }
}

@MainActor private final class Phase {
    var isLoading = true
}

private struct Page: View {
    let phase: Phase

    var body: some View { Text(verbatim: phase.isLoading ? "One moment" : "All is there") }
}
