extension Suite {
    func keys() throws {
        let times = isSmoke ? 60 : 200
        let ours = try opened(fill, shows: "Little interest")
        defer { ours.end() }
        let floor = try opened(self.floor, shows: "Little interest")
        defer { floor.end() }
        let (our, base) = Keys.compare(ours, floor, times: times)
        add(
            "selection move, key to first byte, p50", "ms", our.firstByte.median, floor: base.firstByte.median,
            .timesFloor(1.25))
        add(
            "selection move, key to first byte, p95", "ms", our.firstByte.p95, floor: base.firstByte.p95,
            .timesFloor(1.5), enforced: false)
        add("bytes a selection move", "bytes", our.bytes, floor: base.bytes, .atMost(60))
        add("writes a selection move", "writes", our.writes, floor: base.writes, .atMost(1))
        let burst = Double(try Keys.burst(ours, keys: 200))
        add(
            "bytes of 200 keys in one burst", "bytes", burst, floor: Double(try Keys.burst(floor, keys: 200)),
            .atMost(2 * our.bytes))
        try answers(ours, floor)
        try studyAnswers(floor)
    }

    /// Answers in `cohort fill`, which keeps them in a file.
    private func answers(_ program: TerminalProgram, _ floor: TerminalProgram) throws {
        let answers = try Answers(to: program, floor: floor, folder: folder, times: isSmoke ? 20 : 200)
        add("answering key to its mark, p50", "ms", answers.marks.median, .atMost(5))
        add("frames an answering key", "", answers.frames.median, .atMost(2))
        saved("\"Saved\"", answers)
    }

    /// Answers in `cohort demo`, which keeps them in the study's store.
    private func studyAnswers(_ floor: TerminalProgram) throws {
        let program = try opened(demo, shows: "P-0042", session: 30)
        defer { program.end() }
        for key in [Keys.down, Array("\r".utf8)] { _ = program.send(key, quiet: 0.3) }
        let answers = try Answers(to: program, floor: floor, folder: folder, times: isSmoke ? 20 : 200)
        saved("\"Saved\" in the study's store", answers)
    }

    /// A key of the floor program and two bare commits, of the same run and in turn with the answers: the budget.
    private func saved(_ name: String, _ answers: Answers) {
        add(
            "\(name), p50 (floor: key + 2 bare commits)", "ms", answers.saves.median, floor: answers.floors.median,
            .timesFloor(1))
        add(
            "\(name), p99 (floor: key + 2 bare commits)", "ms", answers.saves.p99, floor: answers.floors.p99,
            .timesFloor(1), enforced: false)
    }
}
