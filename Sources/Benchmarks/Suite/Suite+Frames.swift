extension Suite {
    func frames() {
        let (repetitions, frames) = isSmoke ? (5, 200) : (25, 1_000)
        let rate = FrameRate(repetitions: repetitions, frames: frames)
        add(
            "a frame of PHQ-9 in the test harness (floor: a grid)", "us", rate.ours.median, floor: rate.floor.median,
            .atMost(500))
    }
}
