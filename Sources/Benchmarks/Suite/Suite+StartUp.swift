extension Suite {
    /// A budget of that many floors of `ptybench.py`, in floors of this driver.
    ///
    /// The start-up budgets are ptybench.py's. Its floor holds what it takes a Python process to start another, which is 1.3
    /// floors of this driver's again (5.1 to 2.2 ms on one quiet machine). Both programs pay that alike there, so what ours
    /// may take beyond the floor is so much of it more, and the same here.
    static func floors(ofSharedDriver floors: Double) -> Double { floors + (floors - 1) * 1.3 }

    func startUp() throws {
        let runs = isSmoke ? 11 : 41
        let environment = environment()
        // The first start fills the sample study; what counts are the starts after it.
        try opened(demo, shows: "P-0042").end()
        let question = "Little interest"
        let filled = try StartUp.compare(
            fill, shows: question, floor: floor, shows: question, environment: environment, runs: runs)
        add(
            "start to first full screen, cohort fill PHQ-9", "ms", filled.ours, floor: filled.floor,
            .timesFloor(Self.floors(ofSharedDriver: 2)))
        add(
            "bytes to first screen, cohort fill", "bytes",
            Double(try StartUp.bytes(fill, shows: question, environment: environment)),
            floor: Double(try StartUp.bytes(floor, shows: question, environment: environment)), .atMost(2000))
        let started = try StartUp.compare(
            demo, shows: "P-0042", floor: floor, shows: question, environment: environment, runs: runs)
        add(
            "start to first full screen, cohort demo", "ms", started.ours, floor: started.floor,
            .timesFloor(Self.floors(ofSharedDriver: 3)))
    }
}
