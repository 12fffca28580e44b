import Foundation
import TerminalUI
import TerminalUITesting
import Testing

@testable import StudyScreens

@MainActor @Suite("Storms over every screen") struct StormTests {
    /// `make test-long` sets the variable to the number of storms a screen.
    nonisolated private static let storms = ProcessInfo.processInfo.environment["COHORT_STORMS"].flatMap(Int.init)
    /// `COHORT_STORM_SEED` has one storm again, to look at what it found.
    nonisolated private static let seeds: [UInt64] =
        ProcessInfo.processInfo.environment["COHORT_STORM_SEED"].flatMap { UInt64($0) }.map { [$0] }
        ?? Array(1...UInt64(max(1, storms ?? 1)))
    private static let steps = storms == nil && seeds == [1] ? 60 : 1_000

    @Test(
        "never trap, keep the cursor on the focused control and the grid whole, and answer nothing by moving",
        arguments: WalkedScreen.all, seeds)
    func storm(screen: WalkedScreen, seed: UInt64) async throws {
        // A storm over the preferences chooses some, and they are the whole process's.
        defer { TestForms.forgetPreferences() }
        let visit = try await screen.open()
        var touched = visit.touched()
        var last: TerminalEvent?
        var weathered = 0
        var failure: StormFailure?
        do throws(StormFailure) {
            try await KeyStorm(seed: seed, steps: Self.steps).run(on: visit.pilot, changes: visit.news) { event in
                let wasTyping = last.map(Self.isDigit) ?? false
                last = event
                await visit.settle()
                let now = visit.touched()
                // Enter after a digit ends a number of two digits, which is an answer.
                if case .key(let key) = event, Self.moving.contains(key), !(key == .enter && wasTyping), now != touched
                {
                    throw AnsweredByMoving(key: key, questions: now.symmetricDifference(touched).count)
                }
                await visit.comeBack()
                touched = visit.touched()
                if let conflict = visit.pilot.host.keyConflicts.first { throw TwoMeanings(conflict: conflict) }
                weathered += 1
            }
        } catch { failure = error }
        #expect(failure == nil, "\(failure?.description ?? "")")
        #expect(weathered == Self.steps)
    }

    private static let moving: Set<Key> = [.up, .down, .tab, .shiftTab, .enter, .escape]

    nonisolated private static func isDigit(_ event: TerminalEvent) -> Bool {
        if case .key(let key) = event, case .character(let character) = key.code { return character.isNumber }
        return false
    }
}

/// A key that only moves has made or taken back an answer.
struct AnsweredByMoving: Error {
    let key: Key
    let questions: Int
}

/// A key with two meanings in one place.
struct TwoMeanings: Error {
    let conflict: KeyConflict
}
