import StudyAPI
import Testing

@testable import StudyScreens

@MainActor @Suite("The welcome line by line") struct LinearWelcomeTests {
    /// Whether somebody entered, as whom, and what was said.
    private func enter(_ lines: [String]) async throws -> (hasEntered: Bool, who: SessionIdentity?, text: String) {
        let bench = try await CoordinatorBench(as: nil)
        bench.welcome.label = "P-0042"
        let transcript = Transcript()
        var rest = lines[...]
        let linear = LinearWelcome(
            bench.welcome, clock: bench.sessionModule.clock, catalogue: bench.catalogue, output: transcript
        ) { rest.popFirst() }
        let hasEntered = await linear.run()
        #expect(rest.isEmpty, "\(transcript.text)")
        return (hasEntered, bench.sessionModule.session?.identity, transcript.text)
    }

    @Test("asks who one is, and lets in whom the number stands for")
    func numbers() async throws {
        let participant = try await enter(["1"])
        #expect(
            participant.text == """
                Who are you?
                1 A participant, with the label P-0042
                2 The coordinator
                This is a sample study: all people and answers in it are made up.
                A number, another participant's label, or :? for help:\u{20}
                """)
        #expect(participant.hasEntered && participant.who == .participant("P-0042"))
        let coordinator = try await enter(["2"])
        #expect(coordinator.hasEntered && coordinator.who == .coordinator)
    }

    @Test("takes another participant's label, and says of one that nobody has, or of none, what is wrong")
    func labels() async throws {
        let (hasEntered, who, text) = try await enter(["p-9999", "", "?", ":b", "p-0008"])
        #expect(hasEntered && who == .participant("P-0008"), "\(text)")
        #expect(text.contains("! There is no such participant"), "\(text)")
        #expect(text.contains("! Type a participant's label, such as P-0042."), "\(text)")
        #expect(text.contains("1 or 2, or the label of another participant"), "\(text)")
        #expect(text.contains(":b does nothing here."), "\(text)")
    }

    @Test("lets nobody in who leaves or has nothing to say") func leaving() async throws {
        for lines in [["q"], [":q"], []] {
            let (hasEntered, who, text) = try await enter(lines)
            #expect(!hasEntered && who == nil, "\(text)")
        }
    }
}
