extension Suite {
    /// Modules: resolving and configuring them, and reading what was injected.
    func modules() throws {
        var microseconds: [Int: Double] = [:]
        for count in [1_000, 10_000, 100_000] {
            let repetitions = isSmoke ? 3 : count > 10_000 ? 5 : 15
            let loading = try ModuleLoading(modules: count, repetitions: repetitions)
            microseconds[count] = loading.ours.median * 1_000 / Double(count)
            add(
                "\(count) modules of 202 types: resolve, configure (floor: mirrors)", "ms", loading.ours.median,
                floor: loading.floor.median, count == 10_000 ? .atMost(100) : .shown)
        }
        add(
            "one of 100,000 modules (floor: one of 10,000)", "us", microseconds[100_000] ?? .nan,
            floor: microseconds[10_000], .timesFloor(1.5))
        let repetitions = isSmoke ? 5 : 15
        let reading = try ModuleLoading.reading(repetitions: repetitions, times: 1_000_000)
        add("read an injected property", "ns", reading.median, .atMost(30))
    }
}
