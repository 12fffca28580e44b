extension Suite {
    /// Ten sessions at once; what the last one adds counts: the program itself is shared by then.
    func memory() throws {
        func tenth(_ words: [String], shows text: String) throws -> Double {
            var programs: [TerminalProgram] = []
            defer { for program in programs { program.end() } }
            for session in 1...10 { programs.append(try opened(words, shows: text, session: session)) }
            _ = programs[9].send(Keys.down)
            return Double(try programs[9].proportionalSetSize())
        }
        add(
            "memory of the 10th session (PSS)", "kB", try tenth(fill, shows: "Little interest"),
            floor: try tenth(floor, shows: "Little interest"), .atMost(6 * 1024))
    }
}
