import StudyAPI
import TerminalUI
import TerminalUITesting
import Testing

@testable import StudyScreens

@MainActor @Suite("A coordinator's screens") struct CoordinatorStormTests {
    @Test("stand storms of keys at any size, with no key that has two meanings", arguments: [1, 2, 3] as [UInt64])
    func storm(seed: UInt64) async throws {
        var random = SplitMix(state: seed)
        let bench = try await CoordinatorBench(as: nil)
        try await bench.answerItemNine()
        let pilot = bench.pilot()
        let keys: [Key] = [
            .up, .down, .left, .right, .tab, .shiftTab, .enter, .enter, .backspace, .home, .end, .pageUp, .pageDown,
            .escape, .character("?"), .character("j"), .character("p"), .character("é"), .delete, .control("r"),
        ]
        let sizes = [(80, 24), (120, 40), (40, 12), (20, 6), (7, 1), (76, 22), (1, 1)]
        // Scrolling by the arrows is what is left of them where the control does not take them.
        let scroll = bench.catalogue.text("terminal.scroll")
        for turn in 0..<400 {
            if turn % 25 == 0 {
                let size = sizes[Int(random.next() % UInt64(sizes.count))]
                pilot.resize(width: size.0, height: size.1)
            }
            if turn == 40 { await bench.sessionModule.enter(as: .coordinator) }
            pilot.press(keys[Int(random.next() % UInt64(keys.count))])
            if turn % 5 == 0 { await pilot.settle() }
            let conflicts = pilot.host.keyConflicts.filter { $0.loser != scroll }
            #expect(conflicts.isEmpty, "\(conflicts) in\n\(pilot.screen)")
        }
        pilot.resize(width: 80, height: 24)
        await pilot.settle()
        #expect(!pilot.screen.isEmpty)
    }
}

/// Steele and others' SplitMix64: the same numbers on every run.
private struct SplitMix {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }
}
