import Foundation

// Prints what Cohort costs against floors measured in the same run. `--smoke`: fewer repetitions, and only the budgets
// that a noisy machine cannot change decide the exit status. Needs the release binaries beside it.

let isSmoke = CommandLine.arguments.contains("--smoke")
let folder = NSTemporaryDirectory() + "cohort-bench-\(getpid())"
do {
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let lines = try Suite(folder: folder, isSmoke: isSmoke).run()
    let failed = lines.filter { !$0.isWithin && ($0.isExact || !isSmoke) }
    print(failed.isEmpty ? "All budgets that count here are kept." : "\(failed.count) over budget.")
    exit(failed.isEmpty ? 0 : 1)
} catch {
    FileHandle.standardError.write(Data("Benchmarks: \(error)\n".utf8))
    exit(2)
}
