import Spezi

extension StudyStandard {
    /// Itself as what one of the service's modules asks for. Spares the search through every conformance in the program that
    /// a cast would make for each of them, at each start.
    nonisolated func constraint<Constraint>(_ type: Constraint.Type) -> Constraint? {
        same(self as any AlertsConstraint, type, (any AlertsConstraint).self)
            ?? same(self as any BundleConstraint, type, (any BundleConstraint).self)
            ?? same(self as any ChangesConstraint, type, (any ChangesConstraint).self)
            ?? same(self as any DashboardConstraint, type, (any DashboardConstraint).self)
            ?? same(self as any EnrolmentConstraint, type, (any EnrolmentConstraint).self)
            ?? same(self as any PermissionsConstraint, type, (any PermissionsConstraint).self)
            ?? same(self as any ResponsesConstraint, type, (any ResponsesConstraint).self)
            ?? same(self as any ScheduleConstraint, type, (any ScheduleConstraint).self)
            ?? (self as? Constraint)
    }

    /// The value, if the type asked for is its own.
    private nonisolated func same<Own, Asked>(_ value: Own, _ asked: Asked.Type, _ own: Own.Type) -> Asked? {
        // One and the same type, as was just seen: nothing is converted.
        asked == own ? unsafeBitCast(value, to: Asked.self) : nil
    }
}
