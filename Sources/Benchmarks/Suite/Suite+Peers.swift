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
        let script = root.deletingLastPathComponent().appending(path: "shared/tools/phq9_textual.py").path
        if let python = Self.pythonWithTextual(), access(script, R_OK) == 0 {
            try peer("Textual", [python, script])
        } else {
            print("skipped: Textual, or ../shared/tools/phq9_textual.py, is not here (set TEXTUAL_PYTHON)")
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

    /// A Python that has Textual: the one that TEXTUAL_PYTHON names, or the first in the path.
    private static func pythonWithTextual() -> String? {
        guard let python = ProcessInfo.processInfo.environment["TEXTUAL_PYTHON"] ?? program("python3") else {
            return nil
        }
        let process = Process()
        process.executableURL = URL(filePath: python)
        process.arguments = ["-c", "import textual"]
        process.standardError = FileHandle.nullDevice
        guard (try? process.run()) != nil else { return nil }
        process.waitUntilExit()
        return process.terminationStatus == 0 ? python : nil
    }
}
