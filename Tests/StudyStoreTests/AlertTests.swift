import Testing

@testable import StudyStore

@Suite struct AlertTests {
    private func alert(_ study: TemporaryStudy, draft: DraftRecord.ID? = nil, severity: Int = 3) -> AlertRecord {
        AlertRecord(
            participant: study.participant.id, occurrence: study.occurrence.id, draft: draft, rule: "item-9",
            owner: "coordinator", severity: severity, linkID: "q9", question: "Thoughts?", answer: "Several days",
            raisedAt: TemporaryStudy.start, escalatesAt: TemporaryStudy.start.adding(seconds: 3_600))
    }

    @Test func `An alert is acknowledged and resolved once, with every step kept`() throws {
        let study = try TemporaryStudy()
        let alert = alert(study)
        try study.store.write(as: study.asParticipant, at: TemporaryStudy.start) { try $0.raise(alert) }
        #expect(try study.store.read { try $0.unresolvedAlerts().map(\.alert) } == [alert])
        #expect(try study.store.read { try $0.unresolvedAlerts().map(\.participantLabel) } == ["P-0001"])
        let author = study.asCoordinator
        try study.store.write(as: author, at: TemporaryStudy.start.adding(seconds: 1)) {
            try $0.acknowledge(alert.id, note: "calling")
        }
        let twice = TemporaryStudy.error {
            try study.store.write(as: author, at: TemporaryStudy.start) { try $0.acknowledge(alert.id, note: nil) }
        }
        #expect(twice == .alertState(found: .acknowledged, wanted: .acknowledged))
        try study.store.write(as: author, at: TemporaryStudy.start.adding(seconds: 2)) {
            try $0.annotate(alert.id, note: "spoke")
            try $0.resolve(alert.id, reason: "safe")
        }
        try study.store.read { (transaction) throws in
            #expect(try transaction.unresolvedAlerts().isEmpty)
            let events = try transaction.events(of: alert.id)
            #expect(events.map(\.kind) == [.raised, .acknowledged, .annotated, .resolved])
            #expect(events.map(\.note) == [nil, "calling", "spoke", "safe"])
            #expect(events.last?.person == study.coordinator.id)
            #expect(try transaction.alert(alert.id)?.state == .resolved)
        }
    }

    @Test func `An alert of the past keeps the times at which it was dealt with`() throws {
        let study = try TemporaryStudy()
        let alert = alert(study)
        let steps: [(AlertEventKind, Int64)] = [(.raised, 0), (.acknowledged, 60), (.resolved, 3_600)]
        let events = steps.enumerated().map { index, step in
            AlertEventRecord(
                alert: alert.id, ordinal: index + 1, kind: step.0, at: TemporaryStudy.start.adding(seconds: step.1),
                person: study.coordinator.id, role: "coordinator", note: nil)
        }
        try study.store.write(as: study.asCoordinator, at: TemporaryStudy.start.adding(seconds: 9_999)) {
            try $0.add(alert, events: events)
        }
        try study.store.read { (transaction) throws in
            #expect(try transaction.events(of: alert.id) == events)
            #expect(try transaction.alert(alert.id)?.state == .resolved)
            #expect(try transaction.verifyAudit().fault == nil)
        }
    }

    @Test func `The same answer of a draft raises one alert until that is resolved`() throws {
        let study = try TemporaryStudy()
        let draft = study.draft()
        let first = alert(study, draft: draft.id)
        let second = alert(study, draft: draft.id)
        try study.store.write(as: study.asParticipant, at: TemporaryStudy.start) {
            _ = try $0.open(draft)
            #expect(try $0.raise(first).id == first.id)
            #expect(try $0.raise(second).id == first.id)
            try $0.resolve(first.id, reason: "seen")
            #expect(try $0.raise(second).id == second.id)
        }
        #expect(try study.store.read { try $0.alerts(of: draft.id).count } == 2)
    }

    @Test func `The list puts open before acknowledged and grave before light`() throws {
        let study = try TemporaryStudy()
        let (light, grave, taken) = (alert(study, severity: 1), alert(study, severity: 3), alert(study, severity: 9))
        try study.store.write(as: study.asCoordinator, at: TemporaryStudy.start) {
            for alert in [light, grave, taken] { try $0.raise(alert) }
            try $0.acknowledge(taken.id, note: nil)
        }
        #expect(try study.store.read { try $0.unresolvedAlerts().map(\.alert.id) } == [grave.id, light.id, taken.id])
    }
}
