import Foundation

// Prints what Cohort costs against floors measured in the same run. Exit status 1 when a budget is exceeded; `--smoke`
// makes fewer repetitions and fails only for figures that no noise changes: bytes, writes, frames, wake-ups, memory. Needs the release binaries beside it.

let isSmoke = CommandLine.arguments.contains("--smoke")
let folder = NSTemporaryDirectory() + "cohort-bench-\(getpid())"

/// Measures once, and gives the suite with its lines.
func measure() throws -> Suite {
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let suite = Suite(folder: folder, isSmoke: isSmoke)
    try suite.run()
    let over = suite.lines.count { !$0.isWithin }
    print(over == 0 ? "All budgets are kept." : "\(over) over budget.")
    return suite
}

do {
    let lines = try measure().lines
    exit(isSmoke && !lines.contains(where: \.isExactlyOver) || lines.allSatisfy(\.isWithin) ? 0 : 1)
} catch {
    FileHandle.standardError.write(Data("Benchmarks: \(error)\n".utf8))
    exit(2)
}
