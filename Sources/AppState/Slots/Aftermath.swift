/// What a change leaves to be done when no lock is held any more: observers and the logger run others' code, which may write
/// to this value or to others, and wait for those who do.
struct Aftermath<Value: Sendable> {
    /// What observers are to be told of.
    var change: (former: Value, new: Value)?
    /// What the logger is to be told of.
    var reports: [ApplicationError] = []
}

extension StateSlot {
    /// Tells the logger and the observers.
    func finish(_ rest: Aftermath<Value>) {
        for report in rest.reports { Application.report(report) }
        if let change = rest.change { noteChange(from: change.former, to: change.new) }
    }
}
