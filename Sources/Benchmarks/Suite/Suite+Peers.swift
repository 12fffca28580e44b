import Foundation

extension Suite {
    /// Other ways to ask the same, where the machine has them.
    func peers() throws {
        let choices = ["Not at all", "Several days", "More than half the days", "Nearly every day"]
        if let dialog = Self.program("dialog") {
            let items = choices.enumerated().flatMap { ["\($0)", $1, "off"] }
            try peer("dialog", [dialog, "--radiolist", "Little interest", "15", "60", "4"] + items)
        } else {
            print("skipped: dialog is not installed (apt install dialog)")
        }
        if let python = Self.python(with: "textual"), let script = sharedTool("phq9_textual.py") {
            try peer("Textual", [python, script])
        } else {
            print("skipped: ../shared/tools/phq9_textual.py, or Textual for Python, is not here")
        }
    }

    private func peer(_ name: String, _ words: [String]) throws {
        let start = try StartUp.median(
            words, shows: "Little interest", environment: environment(), runs: isSmoke ? 3 : 9)
        add("\(name): start to first screen", "ms", start)
        let program = try opened(words, shows: "Little interest")
        defer { program.end() }
        let keys = Keys(moving: program, times: isSmoke ? 20 : 100)
        add("\(name): selection move, key to first byte, p50", "ms", keys.firstByte.median)
        add("\(name): bytes a selection move", "bytes", keys.bytes)
    }

    private static func program(_ name: String) -> String? {
        (ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin").split(separator: ":").map { "\($0)/\(name)" }
            .first { access($0, X_OK) == 0 }
    }

    /// A Python that has this package: the one that `make bench` sets up, or the first in the path.
    static func python(with package: String) -> String? {
        let candidates = [ProcessInfo.processInfo.environment["BENCH_PYTHON"], program("python3")]
        return candidates.compactMap(\.self).first {
            (try? SharedDriver.run($0, ["-c", "import \(package)"])) == 0
        }
    }
}
