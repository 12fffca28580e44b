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
        try answers(ours)
        ours.settle()
        let before = try ours.wakeUps()
        add("bytes while idle", "bytes", Double(ours.idleBytes(seconds: isSmoke ? 1 : 5)), floor: 0, .atMost(0))
        // Threads that ended meanwhile ended because nothing woke them.
        let woken = try ours.wakeUps().map { ($0.key, $0.value - (before[$0.key] ?? 0)) }
        add(
            "wake-ups of the screen's thread while idle", "",
            Double(woken.first { $0.0 == ours.processID }?.1 ?? 0), floor: 0, .atMost(0))
        // The dispatch library looks at its threads once a second from the first answer on.
        add(
            "wake-ups of all threads while idle", "", Double(woken.reduce(0) { $0 + $1.1 }), floor: 0, .atMost(0),
            enforced: false)
    }

    private func answers(_ program: TerminalProgram) throws {
        let times = isSmoke ? 20 : 100
        let commit = try BareCommit(in: folder, times: times)
        var marks: [Double] = []
        var saves: [Double] = []
        var frames: [Double] = []
        for index in 0..<times {
            let reaction = program.send(Array("\(index % 4)".utf8), quiet: 0.06)
            marks.append((reaction.firstByte ?? .infinity) * 1000)
            saves.append((reaction.lastByte ?? .infinity) * 1000)
            frames.append(Double(reaction.reads))
        }
        add("answering key to its mark, p50", "ms", Figures(marks).median, .atMost(5))
        add("frames an answering key", "", Figures(frames).median, .atMost(2))
        add(
            "answering key to \"Saved\", p50 (floor: bare commit)", "ms", Figures(saves).median,
            floor: commit.milliseconds.median, .timesFloor(3))
        add(
            "answering key to \"Saved\", p99 (floor: bare commit)", "ms", Figures(saves).p99,
            floor: commit.milliseconds.p99, .timesFloor(3), enforced: false)
    }
}
