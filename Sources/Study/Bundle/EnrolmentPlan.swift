/// How many people are to be enrolled, and by when.
public struct EnrolmentPlan: Hashable, Sendable {
    /// A point of the plan.
    public struct Milestone: Hashable, Sendable {
        /// Days since the first enrolment.
        public var day: Int
        /// People enrolled by the end of that day.
        public var count: Int
    }

    /// The study's target.
    public var target: Int
    /// The plan's points, ascending.
    public var milestones: [Milestone]

    /// How many people the plan wants so many days after the first enrolment: on straight lines between its points,
    /// rounded down.
    public func planned(day: Int) -> Int {
        guard let next = milestones.firstIndex(where: { $0.day >= day }) else { return milestones.last?.count ?? 0 }
        let end = milestones[next]
        guard next > 0, end.day > day else { return end.day == day ? end.count : 0 }
        let start = milestones[next - 1]
        return start.count + (end.count - start.count) * (day - start.day) / (end.day - start.day)
    }
}
