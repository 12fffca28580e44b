import Testing

@testable import StudyScreens

@MainActor @Suite("The status line") struct FrameStatusLineTests {
    @Test("When an answer has been saved the line that says so is evaluated, and nothing else of the screen")
    func saved() async throws {
        let bench = try Bench(TestForms.phq9())
        await bench.start()
        let pilot = bench.pilot()
        await bench.settle(pilot)
        await bench.keeper.hold()
        try pilot.press("2")
        try await eventually("the answer is on its way") { await bench.keeper.waitingCount == 1 }
        pilot.refresh()
        #expect(!pilot.screen.contains("Saved "))
        let before = pilot.host.statistics.bodies
        await bench.keeper.letGo()
        await bench.model.settled()
        pilot.refresh()
        #expect(pilot.screen.contains("Saved "))
        #expect(pilot.host.statistics.bodies == before + 1)
    }
}
