/// One thing that `cohort doctor` has found out.
struct Fact: Equatable {
    /// What it is about.
    let name: String
    /// What was found, in one line.
    let finding: String
    /// What to do about it, in one sentence; nil when nothing is wrong.
    var advice: String?

    init(_ name: String, _ finding: String, advice: String? = nil) {
        self.name = name
        self.finding = finding
        self.advice = advice
    }
}

/// What was found out about one topic.
struct FactSection: Equatable {
    let title: String
    let facts: [Fact]
}
