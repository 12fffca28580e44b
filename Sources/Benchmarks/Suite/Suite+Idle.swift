extension Suite {
    /// What sessions cost while nobody presses a key and nothing happens: no byte, and no thread is ever woken.
    func idle() throws {
        let answer = Array("1".utf8)
        try idle("cohort fill", fill, shows: "Little interest", session: 20, after: [answer])
        try idle("cohort demo", demo, shows: "P-0042", session: 21, after: [Keys.down, Array("\r".utf8), answer])
        try idle(
            "the dashboard", [ours, "demo", "--as", "coordinator"], shows: "Needs you", session: 21, after: [Keys.down])
    }

    private func idle(_ name: String, _ words: [String], shows text: String, session: Int, after keys: [[UInt8]]) throws
    {
        let program = try opened(words, shows: text, session: session)
        defer { program.end() }
        // Every thread has begun then.
        for key in keys { _ = program.send(key, quiet: 0.2) }
        program.settle()
        let before = try program.wakeUps()
        add("\(name): bytes while idle", "bytes", Double(program.idleBytes(seconds: isSmoke ? 2 : 5)), .atMost(0))
        let woken = try program.wakeUps()
        // Also where a thread has begun or ended meanwhile: neither happens by itself.
        let count = woken.reduce(0) { $0 + $1.value - (before[$1.key] ?? 0) } + before.keys.count { woken[$0] == nil }
        add("\(name): wake-ups of all threads while idle", "", Double(count), .atMost(0))
    }
}
