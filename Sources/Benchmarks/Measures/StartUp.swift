/// From starting a program to its first full screen.
enum StartUp {
    /// Milliseconds of two programs, medians. They are started in turn, so that both see the same noise.
    static func compare(
        _ ours: [String], shows ourText: String, floor: [String], shows floorText: String,
        environment: [String: String], runs: Int
    ) throws -> (ours: Double, floor: Double) {
        var left: [Double] = []
        var right: [Double] = []
        for _ in 0..<runs {
            left.append(try once(ours, shows: ourText, environment: environment))
            right.append(try once(floor, shows: floorText, environment: environment))
        }
        return (Figures(left).median, Figures(right).median)
    }

    /// Milliseconds of a program that has no other beside it, a median.
    static func median(
        _ words: [String], shows text: String, environment: [String: String], runs: Int
    ) throws -> Double {
        Figures(try (0..<runs).map { _ in try once(words, shows: text, environment: environment) }).median
    }

    /// The bytes that a program writes until its first screen, which has the text, is complete and nothing more comes.
    static func bytes(_ words: [String], shows text: String, environment: [String: String]) throws -> Int {
        let program = try TerminalProgram(words, environment: environment)
        defer { program.end() }
        return try program.waitFor(text, since: Clock.now).bytes + program.settle()
    }

    private static func once(
        _ words: [String], shows text: String, environment: [String: String]
    ) throws -> Double {
        let start = Clock.now
        let program = try TerminalProgram(words, environment: environment)
        defer { program.end() }
        return try program.waitFor(text, since: start).seconds * 1000
    }
}
