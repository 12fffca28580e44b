import Foundation

extension Suite {
    /// The budgets of time once more, by another driver against the floor that belongs to it, where the machine has them.
    func sharedDriver() throws {
        guard let script = sharedTool("ptybench.py"), let source = sharedTool("ncurses-floor.c"),
            let python = Self.python(with: "pyte")
        else {
            print("skipped: ../shared/tools/ptybench.py, or pyte for Python, is not here")
            return
        }
        let floor = folder + "/shared-floor"
        let built = try SharedDriver.run(
            "/usr/bin/env", ["clang", "-O2", source, "-lncursesw", "-ltinfo", "-o", floor])
        guard built == 0 else { throw BenchmarkError("../shared/tools/ncurses-floor.c does not compile.") }
        let driver = SharedDriver(python: python, script: script)
        func measured(_ words: [String], _ text: String) throws -> SharedDriver.Measured {
            // Other measures have left drafts and answers in the folder of the first session.
            try driver.measure(words, shows: text, environment: environment(session: 100), runs: 31)
        }
        let base = try measured([floor], "Little interest")
        let ours = try measured(fill, "Little interest")
        try opened(demo, shows: "P-0042", session: 100).end()
        let started = try measured(demo, "P-0042").start
        let name = "by ptybench.py:"
        add("\(name) start, cohort fill PHQ-9", "ms", ours.start, floor: base.start, .timesFloor(2))
        add("\(name) start, cohort demo", "ms", started, floor: base.start, .timesFloor(3))
        add("\(name) selection move, p50", "ms", ours.p50, floor: base.p50, .timesFloor(1.25), enforced: false)
        add("\(name) selection move, p95", "ms", ours.p95, floor: base.p95, .timesFloor(1.5), enforced: false)
    }

    /// A tool that lies beside the project, if it is there.
    func sharedTool(_ name: String) -> String? {
        let path = root.deletingLastPathComponent().appending(path: "shared/tools/\(name)").path
        return access(path, R_OK) == 0 ? path : nil
    }
}
