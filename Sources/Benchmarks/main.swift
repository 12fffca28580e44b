import Foundation

// Prints what Cohort costs against floors measured in the same run. Exit status 1 when a budget is exceeded; `--smoke`
// makes fewer repetitions and only says what is far off: a time by more than half, an exact figure (bytes, writes,
// wake-ups) at all. Needs the release binaries beside it.

let isSmoke = CommandLine.arguments.contains("--smoke")
let folder = NSTemporaryDirectory() + "cohort-bench-\(getpid())"

/// Measures, and gives the exit status.
func measure() throws -> Int32 {
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let suite = Suite(folder: folder, isSmoke: isSmoke)
    try suite.run()
    let over = suite.lines.count { !$0.isWithin }
    let farOff = suite.lines.count(where: \.isFarOff)
    print(over == 0 ? "All budgets are kept." : "\(over) over budget, \(farOff) of them far.")
    return isSmoke || over == 0 ? 0 : 1
}

do {
    exit(try measure())
} catch {
    FileHandle.standardError.write(Data("Benchmarks: \(error)\n".utf8))
    exit(2)
}
