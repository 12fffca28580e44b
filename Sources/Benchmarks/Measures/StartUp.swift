import Foundation

/// From starting a program to its first full screen.
struct StartUp {
    /// Milliseconds, a median.
    let milliseconds: Double
    /// Bytes to the first screen.
    let bytes: Int

    /// Starts two programs in turn, so that both see the same noise.
    static func compare(
        _ ours: [String], shows ourText: String, floor: [String], shows floorText: String,
        environment: [String: String], runs: Int
    ) throws -> (ours: StartUp, floor: StartUp) {
        var left: [Double] = []
        var right: [Double] = []
        var bytes = (ours: 0, floor: 0)
        for _ in 0..<runs {
            let first = try once(ours, shows: ourText, environment: environment)
            let second = try once(floor, shows: floorText, environment: environment)
            left.append(first.milliseconds)
            right.append(second.milliseconds)
            bytes = (first.bytes, second.bytes)
        }
        return (
            StartUp(milliseconds: Figures(left).median, bytes: bytes.ours),
            StartUp(milliseconds: Figures(right).median, bytes: bytes.floor)
        )
    }

    /// Milliseconds of a program that has no other beside it, a median.
    static func median(
        _ words: [String], shows text: String, environment: [String: String], runs: Int
    ) throws -> Double {
        Figures(try (0..<runs).map { _ in try once(words, shows: text, environment: environment).milliseconds }).median
    }

    private static func once(
        _ words: [String], shows text: String, environment: [String: String]
    ) throws -> StartUp {
        let start = Clock.now
        let program = try TerminalProgram(words, environment: environment)
        defer { program.end() }
        let shown = try program.waitFor(text, since: start)
        return StartUp(milliseconds: shown.seconds * 1000, bytes: shown.bytes)
    }
}
