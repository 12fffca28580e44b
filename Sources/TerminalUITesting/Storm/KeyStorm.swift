import TerminalUI

/// Random keys, pastes and resizes against a view: what a cat on the keyboard, a dragged window and a bad line do.
///
/// After each event the frame is looked at (``Pilot/problems``), and a test may look at more. The same seed makes the same
/// events; a failure says the seed, the step and the last events.
///
/// ```swift
/// try await KeyStorm(seed: 7, steps: 500).run(on: Pilot(QuestionScreen())) { event in
///     #expect(model.isConsistent)
/// }
/// ```
public struct KeyStorm: Sendable {
    /// Which storm it is.
    public var seed: UInt64
    /// How many events it has.
    public var steps: Int
    /// The keys it presses, each as likely as it is often in the list.
    public var keys: [Key]
    /// What it pastes.
    public var pastes: [String]
    /// The extents it gives the screen, apart from random ones between 1x1 and 500x200.
    public var sizes: [CellSize]

    /// Makes a storm of every kind of key and text, and of the extents that matter.
    public init(seed: UInt64, steps: Int) {
        self.seed = seed
        self.steps = steps
        keys = Self.everyKey
        pastes = Self.unpleasantTexts
        sizes = [(80, 24), (20, 6), (40, 12), (1, 1), (7, 1), (2, 9), (132, 50), (500, 200)]
            .map { CellSize(width: $0, height: $1) }
    }

    /// Sends the events, one after the other, until all are sent or something is wrong.
    /// - Parameters:
    ///   - pilot: what they are sent to.
    ///   - changes: what else may happen at any time, such as news from elsewhere. Each is as likely as a paste.
    ///   - check: looks at more after each event and throws what is wrong.
    /// - Throws: ``StormFailure``.
    @MainActor public func run(
        on pilot: Pilot, changes: [@MainActor () async -> Void] = [],
        check: @MainActor (TerminalEvent) async throws -> Void = { _ in }
    ) async throws(StormFailure) {
        var random = SeededRandom(seed: seed)
        var events: [TerminalEvent] = []
        for step in 0..<steps {
            let event = event(&random)
            events.append(event)
            if events.count > 12 { events.removeFirst() }
            pilot.send(event)
            if !changes.isEmpty, Int.random(in: 0..<40, using: &random) < changes.count {
                await changes.randomElement(using: &random)?()
                pilot.refresh()
            }
            do {
                try await check(event)
            } catch {
                throw StormFailure(
                    seed: seed, step: step, problem: String(describing: error), events: events, screen: pilot.screen)
            }
            if let problem = pilot.problems.first {
                throw StormFailure(
                    seed: seed, step: step, problem: problem.description, events: events, screen: pilot.screen)
            }
        }
    }

    private func event(_ random: inout SeededRandom) -> TerminalEvent {
        switch Int.random(in: 0..<42, using: &random) {
        case 0: .paste(pastes.randomElement(using: &random) ?? "")
        case 1:
            .resize(
                Bool.random(using: &random)
                    ? sizes.randomElement(using: &random) ?? pilotSize
                    : CellSize(
                        width: .random(in: 1...Int.random(in: 1...500, using: &random), using: &random),
                        height: .random(in: 1...Int.random(in: 1...200, using: &random), using: &random)))
        case 2: .focus(Bool.random(using: &random))
        case 3: .resumed
        case 4, 5:
            .mouse(
                MouseEvent(
                    [.press, .press, .wheelUp, .wheelDown].randomElement(using: &random) ?? .press,
                    at: CellPoint(x: .random(in: 0..<90, using: &random), y: .random(in: 0..<30, using: &random))))
        default: .key(keys.randomElement(using: &random) ?? .enter)
        }
    }

    private var pilotSize: CellSize { CellSize(width: 80, height: 24) }
}
