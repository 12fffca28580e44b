import Foundation
import Spezi
import StudyStore
import Testing

@testable import Study

@Suite("The study's standard") struct ConstraintTests {
    @Test("is what each module of the service asks for, the same actor each time") func constraints() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "cohort-constraints-\(UUID())")
        defer { try? FileManager.default.removeItem(at: folder) }
        let clock = ServiceClock(now: { Date(timeIntervalSince1970: 1_796_031_667) })
        let standard = StudyStandard(store: try Store(folder: folder.path, now: Timestamp(clock.now())), clock: clock)
        #expect(standard.constraint((any AlertsConstraint).self) === standard)
        #expect(standard.constraint((any BundleConstraint).self) === standard)
        #expect(standard.constraint((any ChangesConstraint).self) === standard)
        #expect(standard.constraint((any DashboardConstraint).self) === standard)
        #expect(standard.constraint((any EnrolmentConstraint).self) === standard)
        #expect(standard.constraint((any PermissionsConstraint).self) === standard)
        #expect(standard.constraint((any ResponsesConstraint).self) === standard)
        #expect(standard.constraint((any ScheduleConstraint).self) === standard)
        #expect(standard.constraint((any Standard).self) === standard)
        #expect(standard.constraint(StudyStandard.self) === standard)
        #expect(standard.constraint((any Unmet).self) == nil)
    }
}

private protocol Unmet: Standard {}
