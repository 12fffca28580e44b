extension Suite {
    func startUp() throws {
        let runs = isSmoke ? 11 : 41
        let environment = environment()
        // The first start fills the sample study; what counts are the starts after it.
        try opened(demo, shows: "P-0042").end()
        let fill = try StartUp.compare(
            fill, shows: "Little interest", floor: floor, shows: "Little interest", environment: environment, runs: runs
        )
        add(
            "start to first full screen, cohort fill PHQ-9", "ms", fill.ours.milliseconds,
            floor: fill.floor.milliseconds, .timesFloor(2), enforced: false)
        add(
            "bytes to first screen, cohort fill", "bytes", Double(fill.ours.bytes), floor: Double(fill.floor.bytes),
            .atMost(2000))
        let started = try StartUp.compare(
            demo, shows: "P-0042", floor: floor, shows: "Little interest", environment: environment, runs: runs)
        add(
            "start to first full screen, cohort demo", "ms", started.ours.milliseconds,
            floor: started.floor.milliseconds, .timesFloor(3), enforced: false)
    }
}
