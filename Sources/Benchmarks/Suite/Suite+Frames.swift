extension Suite {
    func frames() {
        // The program calls this from its main thread.
        let rate = MainActor.assumeIsolated { FrameRate(repetitions: isSmoke ? 5 : 25, frames: isSmoke ? 200 : 1_000) }
        add(
            "a frame of PHQ-9 in the test harness (floor: a grid)", "us", rate.ours.median, floor: rate.floor.median,
            .atMost(500))
    }
}
