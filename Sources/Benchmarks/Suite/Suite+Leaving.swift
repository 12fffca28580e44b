import Foundation

extension Suite {
    /// Every way out that a signal asks for, with a question answered a moment before; the time is that of the slowest.
    func leaving() throws {
        var slowest = 0.0
        for (session, signal) in [SIGTERM, SIGHUP, SIGINT, SIGQUIT].enumerated() {
            let program = try opened(fill, shows: "Little interest", session: 12 + session)
            defer { program.end() }
            _ = program.send(Array("2".utf8))
            slowest = max(slowest, program.secondsToEnd(after: signal) * 1000)
        }
        add("leaving on TERM, HUP, INT or QUIT, the slowest", "ms", slowest, .promise(200))
    }
}
