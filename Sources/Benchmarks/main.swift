import Foundation

// Prints what Cohort costs against floors measured in the same run. Exit status 1 when a budget is exceeded; `--smoke`
// makes fewer repetitions and only shows that everything can be measured. Needs the release binaries beside it.

let isSmoke = CommandLine.arguments.contains("--smoke")
let folder = NSTemporaryDirectory() + "cohort-bench-\(getpid())"
do {
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let lines = try Suite(folder: folder, isSmoke: isSmoke).run()
    let failed = lines.filter { !$0.isWithin }
    print(failed.isEmpty ? "All budgets are kept." : "\(failed.count) over budget.")
    exit(failed.isEmpty || isSmoke ? 0 : 1)
} catch {
    FileHandle.standardError.write(Data("Benchmarks: \(error)\n".utf8))
    exit(2)
}
