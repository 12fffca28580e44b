extension Suite {
    /// Every extent from one cell to far more than anybody has; the time is that of the slowest.
    func resizing() throws {
        let program = try opened(fill, shows: "Little interest", session: 11)
        defer { program.end() }
        var slowest = 0.0
        for (columns, rows) in [(1, 1), (20, 6), (500, 200), (80, 24), (500, 1), (1, 200), (132, 50), (80, 24)] {
            let reaction = program.resize(columns: columns, rows: rows)
            slowest = max(slowest, (reaction.lastByte ?? .infinity) * 1000)
        }
        add("resize, the slowest of 1x1 to 500x200", "ms", slowest, .atMost(20))
        guard program.send(Keys.down).bytes > 0 else { throw BenchmarkError("after the resizes no key does anything") }
    }
}
