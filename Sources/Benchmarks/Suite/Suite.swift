import Foundation

/// All measurements, in the order of the report.
@MainActor final class Suite {
    /// A folder of its own, removed afterwards.
    let folder: String
    /// Whether a quick look is enough.
    let isSmoke: Bool
    /// What has been measured so far.
    private(set) var lines: [ReportLine] = []

    let binaries = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent().path
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent()

    init(folder: String, isSmoke: Bool) {
        self.folder = folder
        self.isSmoke = isSmoke
    }

    var ours: String { binaries + "/cohort" }
    var floor: [String] { [binaries + "/ncurses-floor"] }
    var demo: [String] { [ours, "demo", "--as", "P-0042"] }
    var fill: [String] { [ours, "fill", root.appending(path: "Resources/bundle/questionnaires/phq-9.json").path] }

    /// A time zone in which it is about noon: the sample study's first task is closed at night.
    private static let timeZone: String = {
        // POSIX counts these zones from UTC westwards: 12 is the furthest west.
        let hour = Int(Date().timeIntervalSince1970) / 3600 % 24
        return hour < 12 ? "Etc/GMT-\(12 - hour)" : "Etc/GMT+\(hour - 12)"
    }()

    /// What a program finds around it. A session of its own keeps its drafts in a folder of its own.
    func environment(session: Int = 0) -> [String: String] {
        [
            "TERM": "xterm-256color", "LANG": "C.UTF-8", "HOME": folder, "TZ": Self.timeZone,
            "XDG_STATE_HOME": folder + "/state\(session)",
        ]
    }

    /// Measures everything and prints each line as it comes.
    func run() throws {
        guard access(ours, X_OK) == 0, access(floor[0], X_OK) == 0 else {
            throw BenchmarkError("\(ours) and ncurses-floor are not there. make bench builds them.")
        }
        print(ReportLine.heading)
        try startUp()
        try keys()
        try idle()
        try memory()
        try resizing()
        try leaving()
        try largeForm()
        frames()
        try modules()
        state()
        try fhirPath()
        if !isSmoke { try sharedDriver() }
        try peers()
    }

    /// Adds a line to the report.
    func add(
        _ what: String, _ unit: String, _ ours: Double, floor: Double? = nil, _ budget: ReportLine.Budget = .shown,
        enforced: Bool = true
    ) {
        let line = ReportLine(
            what: what, unit: unit, ours: ours, floor: floor, budget: budget, isEnforced: enforced)
        lines.append(line)
        print(line.text)
        fflush(nil)
    }

    /// Starts a program and waits for its first screen.
    func opened(_ words: [String], shows text: String, session: Int = 0) throws -> TerminalProgram {
        let program = try TerminalProgram(words, environment: environment(session: session))
        _ = try program.waitFor(text, since: Clock.now)
        program.settle()
        return program
    }
}
