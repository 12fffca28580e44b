import TerminalUI
import TerminalUITesting

@testable import StudyScreens

/// One showing of a screen, and what can be found out about what has been done there.
@MainActor final class Visit {
    let pilot: Pilot
    /// What it speaks from.
    let words: ShownWords
    /// Waits until what the last key has set going is done.
    let settle: () async -> Void
    /// Opens again what has been left, so that a storm goes on.
    let comeBack: () async -> Void
    /// What is answered, handed in, decided or ended, in words: no bare letter may change it.
    let deeds: () async -> String
    /// Which questions have been touched: moving may change none.
    let touched: () -> Set<String>
    /// Whether the person is out: of the questionnaire, or of the program.
    let hasLeft: () -> Bool
    /// What may happen elsewhere meanwhile.
    let news: [@MainActor () async -> Void]

    /// A questionnaire.
    /// - Parameter isOpening: whether its keeper never ends opening it, so that nothing is waited for.
    init(_ bench: Bench, isOpening: Bool = false) {
        let pilot = bench.pilot()
        self.pilot = pilot
        words = bench.words
        settle = { if isOpening { await pilot.settle() } else { await bench.settle(pilot) } }
        comeBack = {
            guard bench.hasLeft, !isOpening else { return }
            await bench.start()
            await bench.settle(pilot)
        }
        touched = {
            guard let form = bench.model.form else { return [] }
            let typed = bench.model.buffers.byID.filter { !$0.value.text.isEmpty }.keys
            return Set(
                form.instances.filter { !$0.answers.isEmpty || $0.state != nil || typed.contains($0.id) }
                    .map { "\($0.id)" })
        }
        deeds = {
            let answers = bench.model.form?.instances.map { "\($0.item.linkId)=\($0.answers)" } ?? []
            let typed = bench.model.buffers.byID.values.map(\.text).sorted()
            return "\(answers) \(typed) \(await bench.keeper.submissions) \(bench.hasLeft)"
        }
        hasLeft = { bench.hasLeft }
        news = []
    }

    /// Any screen over the real service.
    init(_ bench: CoordinatorBench) {
        let pilot = bench.pilot()
        self.pilot = pilot
        words = bench.words
        settle = { await pilot.settle() }
        comeBack = {}
        touched = { [] }
        deeds = {
            let left = pilot.host.exitRequested.map { "left \($0.status)" } ?? "here"
            return "\(left) \(bench.sessionModule.session?.identity as Any) \(bench.deeds)"
        }
        hasLeft = { pilot.host.exitRequested != nil }
        var answers = 0
        news = [
            {
                guard answers < 2 else { return }
                answers += 1
                try? await bench.answerItemNine(as: answers == 1 ? "P-0042" : "P-0017")
            }
        ]
    }
}
