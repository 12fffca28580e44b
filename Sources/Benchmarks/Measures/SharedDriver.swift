import Foundation

/// `ptybench.py`, which measures any program through a terminal of its own: another pair of eyes than `TerminalProgram`'s.
struct SharedDriver {
    /// What it found out about one program, in milliseconds.
    struct Measured {
        /// From starting it to its first full screen, a median.
        let start: Double
        /// From a key to the first byte.
        let p50: Double
        let p95: Double
    }

    let python: String
    let script: String

    /// Starts a program `runs` times, and moves a selection down and up in the last run.
    func measure(
        _ words: [String], shows text: String, environment: [String: String], runs: Int
    ) throws -> Measured {
        let report = FileManager.default.temporaryDirectory.appending(path: "ptybench-\(getpid()).json")
        defer { try? FileManager.default.removeItem(at: report) }
        let options = ["--runs", "\(runs)", "--ready", text, "--keys", "(Down Up)*100", "--json", report.path, "--"]
        let status = try Self.run(python, [script] + options + words, environment: environment)
        guard status == 0 else { throw BenchmarkError("ptybench.py ended with \(status) for \(words[0]).") }
        return try JSONDecoder().decode(Report.self, from: Data(contentsOf: report)).measured
    }

    /// Runs a program to its end, without showing what it prints, and gives its status.
    static func run(_ program: String, _ arguments: [String], environment: [String: String]? = nil) throws -> Int32 {
        let process = Process()
        process.executableURL = URL(filePath: program)
        process.arguments = arguments
        if let environment { process.environment = environment }
        process.standardOutput = FileHandle.nullDevice
        process.standardError = FileHandle.nullDevice
        try process.run()
        process.waitUntilExit()
        return process.terminationStatus
    }

    /// What is taken of the driver's report.
    private struct Report: Decodable {
        struct Start: Decodable { let ready_ms: Double }
        struct Keys: Decodable {
            let first_p50: Double
            let first_p95: Double
        }
        let start: Start
        let keys: Keys

        var measured: Measured { Measured(start: start.ready_ms, p50: keys.first_p50, p95: keys.first_p95) }
    }
}
