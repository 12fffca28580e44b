import StudyAPI

extension Adherence {
    /// Counts states: those done of those due.
    public init(counting states: some Sequence<OccurrenceState>) {
        self.init(done: 0, due: 0)
        for state in states where state.isDue {
            due += 1
            if state.isDone { done += 1 }
        }
    }
}

extension ParticipantAdherence.Day {
    /// How a day went whose slots stand like this; the worst that is certain wins over what may still come right.
    public init(_ states: some Collection<OccurrenceState>) {
        if states.contains(.missed) {
            self = .missed
        } else if states.contains(where: { $0.isAnswerable || $0 == .upcoming }) {
            self = .open
        } else if states.contains(.doneLate) {
            self = .late
        } else if states.contains(.done) {
            self = .done
        } else {
            self = states.isEmpty ? .notDue : .excused
        }
    }
}
