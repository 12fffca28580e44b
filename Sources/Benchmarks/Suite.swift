import Foundation

/// All measurements, in the order of the report.
struct Suite {
    /// A folder of its own, removed afterwards.
    let folder: String
    /// Whether a quick look is enough.
    let isSmoke: Bool

    private let binaries = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent().path
    private var ours: String { binaries + "/cohort" }
    private var floor: [String] { [binaries + "/ncurses-floor"] }
    private var demo: [String] { [ours, "demo", "--as", "P-0042"] }
    private var questionnaire: String {
        URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
            .appending(path: "Resources/bundle/questionnaires/phq-9.json").path
    }
    private var environment: [String: String] {
        ["TERM": "xterm-256color", "LANG": "C.UTF-8", "HOME": folder, "XDG_STATE_HOME": folder + "/state", "TZ": "UTC"]
    }

    /// Measures everything and prints each line as it comes.
    func run() throws -> [ReportLine] {
        guard access(ours, X_OK) == 0, access(floor[0], X_OK) == 0 else {
            throw BenchmarkError("\(ours) and ncurses-floor are not there. make bench builds them.")
        }
        print(ReportLine.heading)
        var lines: [ReportLine] = []
        func add(_ line: ReportLine) {
            lines.append(line)
            print(line.text)
        }
        try startUp(add)
        try keys(add)
        frames(add)
        return lines
    }

    private func startUp(_ add: (ReportLine) -> Void) throws {
        let runs = isSmoke ? 5 : 25
        // The first start fills the sample study; what counts are the starts after it.
        let first = try TerminalProgram(demo, environment: environment)
        _ = try first.waitFor("P-0042", since: Clock.now)
        first.end()
        let fill = try StartUp.compare(
            [ours, "fill", questionnaire], shows: "Little interest", floor: floor, shows: "Little interest",
            environment: environment, runs: runs)
        add(
            ReportLine(
                what: "start to first full screen, cohort fill PHQ-9", unit: "ms", ours: fill.ours.milliseconds,
                floor: fill.floor.milliseconds, budget: .timesFloor(2)))
        add(
            ReportLine(
                what: "bytes to first screen, cohort fill", unit: "bytes", ours: Double(fill.ours.bytes),
                floor: Double(fill.floor.bytes), budget: .atMost(2000)))
        let started = try StartUp.compare(
            demo, shows: "P-0042", floor: floor, shows: "Little interest", environment: environment, runs: runs)
        add(
            ReportLine(
                what: "start to first full screen, cohort demo", unit: "ms", ours: started.ours.milliseconds,
                floor: started.floor.milliseconds, budget: .timesFloor(3)))
    }

    private func frames(_ add: (ReportLine) -> Void) {
        // The program calls this from its main thread.
        let rate = MainActor.assumeIsolated { FrameRate(repetitions: isSmoke ? 5 : 25, frames: isSmoke ? 200 : 1_000) }
        add(
            ReportLine(
                what: "a frame of PHQ-9 in the test harness (floor: a grid)", unit: "us", ours: rate.ours.median,
                floor: rate.floor.median, budget: .atMost(500)))
    }

    private func keys(_ add: (ReportLine) -> Void) throws {
        let times = isSmoke ? 40 : 200
        let ours = try TerminalProgram([self.ours, "fill", questionnaire], environment: environment)
        defer { ours.end() }
        _ = try ours.waitFor("Little interest", since: Clock.now)
        ours.settle()
        let floor = try TerminalProgram(self.floor, environment: environment)
        defer { floor.end() }
        _ = try floor.waitFor("Little interest", since: Clock.now)
        floor.settle()
        let our = Keys(moving: ours, times: times)
        let base = Keys(moving: floor, times: times)
        add(
            ReportLine(
                what: "selection move, key to first byte, p50", unit: "ms", ours: our.firstByte.median,
                floor: base.firstByte.median, budget: .timesFloor(1.25)))
        add(
            ReportLine(
                what: "selection move, key to first byte, p95", unit: "ms", ours: our.firstByte.p95,
                floor: base.firstByte.p95, budget: .timesFloor(1.5)))
        add(
            ReportLine(
                what: "bytes a selection move", unit: "bytes", ours: our.bytes, floor: base.bytes, budget: .atMost(60)))
        add(
            ReportLine(
                what: "writes a selection move", unit: "writes", ours: our.writes, floor: base.writes,
                budget: .atMost(1)))
        add(
            ReportLine(
                what: "bytes of \(times) keys in one burst", unit: "bytes", ours: Double(our.burstBytes),
                floor: Double(base.burstBytes), budget: .atMost(2 * max(our.bytes, 1))))
        try saved(ours, add)
        ours.settle()
        let before = try ours.wakeUps()
        let idle = ours.idleBytes(seconds: isSmoke ? 1 : 5)
        add(ReportLine(what: "bytes while idle", unit: "bytes", ours: Double(idle), floor: 0, budget: .atMost(0)))
        add(
            ReportLine(
                what: "wake-ups while idle", unit: "", ours: Double(try ours.wakeUps() - before), floor: 0,
                budget: .atMost(0)))
        add(
            ReportLine(
                what: "proportional set size", unit: "kB", ours: Double(try ours.proportionalSetSize()),
                floor: Double(try floor.proportionalSetSize()), budget: .atMost(25_000)))
    }

    private func saved(_ program: TerminalProgram, _ add: (ReportLine) -> Void) throws {
        let times = isSmoke ? 20 : 100
        let commit = try BareCommit(in: folder, times: times)
        var marks: [Double] = []
        var saves: [Double] = []
        for index in 0..<times {
            let reaction = program.send(Array("\(index % 4)".utf8), quiet: 0.06)
            marks.append((reaction.firstByte ?? .infinity) * 1000)
            saves.append((reaction.lastByte ?? .infinity) * 1000)
        }
        let (mark, save) = (Figures(marks), Figures(saves))
        add(
            ReportLine(
                what: "answering key to its mark, p50", unit: "ms", ours: mark.median, floor: nil,
                budget: .atMost(5)))
        add(
            ReportLine(
                what: "answering key to \"Saved\", p50 (floor: bare commit)", unit: "ms", ours: save.median,
                floor: commit.milliseconds.median, budget: .timesFloor(3)))
    }
}
