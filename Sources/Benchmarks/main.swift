import Foundation

// Prints what Cohort costs against floors measured in the same run. Exit status 1 when a budget is exceeded; `--smoke`
// makes fewer repetitions and fails for ratios to a floor and promised times that miss their budget by more than
// half, three times in a row, and for bytes, writes, frames, wake-ups and memory over theirs. Needs the release binaries beside it.

let isSmoke = CommandLine.arguments.contains("--smoke")
let folder = NSTemporaryDirectory() + "cohort-bench-\(getpid())"

/// Measures once, and gives the suite with its lines.
@MainActor func measure() throws -> Suite {
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let suite = Suite(folder: folder, isSmoke: isSmoke)
    try suite.run()
    let over = suite.lines.count { !$0.isWithin }
    print(over == 0 ? "All budgets are kept." : "\(over) over budget.")
    return suite
}

do {
    var lines = try measure().lines
    // A machine that has other work to do for a moment is no reason to stop; a wrong number of bytes is.
    var runs = 1
    while isSmoke, runs < 3, case let stopping = lines.filter(\.stopsCI), !stopping.isEmpty,
        stopping.allSatisfy(\.isTime)
    {
        print("Once more, because of: \(stopping.map(\.what).joined(separator: "; ")).")
        lines = try measure().lines
        runs += 1
    }
    exit(isSmoke && !lines.contains(where: \.stopsCI) || lines.allSatisfy(\.isWithin) ? 0 : 1)
} catch {
    FileHandle.standardError.write(Data("Benchmarks: \(error)\n".utf8))
    exit(2)
}
