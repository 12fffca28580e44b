/// What a change leaves to be done when no lock is held any more: observers and the logger run others' code, which may write
/// to this value or to others, and wait for those who do.
struct Aftermath<Value: Sendable> {
    /// What was replaced; observers are told unless the two are equal.
    var change: (former: Value, new: Value)?
    /// What the logger is to be told of.
    var reports: [ApplicationError] = []
}

extension StateSlot {
    /// Tells the logger and the observers.
    func finish(_ rest: Aftermath<Value>) {
        for report in rest.reports { Application.report(report) }
        guard let change = rest.change else { return }
        if mayBeObserved { noteChange(from: change.former, to: change.new) } else { logChange() }
    }
}
