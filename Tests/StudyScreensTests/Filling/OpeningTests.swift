import Testing

@testable import StudyScreens

@MainActor @Suite("Opening a draft") struct OpeningTests {
    @Test("that its keeper has opened already takes no turn, and goes on as any other") func atOnce() async throws {
        let bench = try Bench(TestForms.phq9())
        let draft = try await bench.keeper.open()
        bench.model.start(bench.keeper, draft: draft)
        #expect(bench.linkId == "phq-9-1")
        await bench.perform(.pick("2"), .next)
        #expect(bench.linkId == "phq-9-2")
        #expect(await bench.keeper.answer("phq-9-1").count == 1)
    }
}
