extension Suite {
    func startUp() throws {
        let runs = isSmoke ? 11 : 41
        let environment = environment()
        // The first start fills the sample study; what counts are the starts after it.
        try opened(demo, shows: "P-0042").end()
        let question = "Little interest"
        let filled = try StartUp.compare(
            fill, shows: question, floor: floor, shows: question, environment: environment, runs: runs)
        add(
            "start to first full screen, cohort fill PHQ-9", "ms", filled.ours, floor: filled.floor, .timesFloor(2),
            enforced: false)
        add(
            "bytes to first screen, cohort fill", "bytes",
            Double(try StartUp.bytes(fill, shows: question, environment: environment)),
            floor: Double(try StartUp.bytes(floor, shows: question, environment: environment)), .atMost(2000))
        let started = try StartUp.compare(
            demo, shows: "P-0042", floor: floor, shows: question, environment: environment, runs: runs)
        add(
            "start to first full screen, cohort demo", "ms", started.ours, floor: started.floor, .timesFloor(3),
            enforced: false)
    }
}
