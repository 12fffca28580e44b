import Testing

@testable import StudyStore

@Suite struct BundleTests {
    @Test func `The same url and version with other content is refused, the same content is not new`() throws {
        let study = try TemporaryStudy()
        let changed = QuestionnaireRecord(
            url: study.questionnaire.url, version: "1", content: "{}", importedAt: TemporaryStudy.start)
        let again = try study.store.write(as: study.asCoordinator, at: TemporaryStudy.start) {
            try $0.add(study.questionnaire)
        }
        #expect(!again)
        let error = TemporaryStudy.error {
            try study.store.write(as: study.asCoordinator, at: TemporaryStudy.start) { try $0.add(changed) }
        }
        #expect(
            error
                == .questionnaireConflict(
                    url: changed.url, version: "1", stored: study.questionnaire.hash, offered: changed.hash))
    }

    @Test func `The bundle and task version in effect depend on the moment`() throws {
        let study = try TemporaryStudy()
        let later = TemporaryStudy.start.adding(seconds: 100)
        let next = BundleRevisionRecord(
            label: "2", definition: "{ }", questionnaires: [study.questionnaire.hash], effectiveFrom: later,
            importedAt: TemporaryStudy.start)
        let version = TaskVersionRecord(
            task: study.task.id, version: 2, bundle: next.hash, effectiveFrom: later, title: "PHQ-9 (2)",
            questionnaireURL: study.questionnaire.url, schedule: "{}")
        try study.store.write(as: study.asCoordinator, at: TemporaryStudy.start) {
            try $0.add(next)
            try $0.add(version)
        }
        try study.store.read { (transaction) throws in
            #expect(try transaction.bundle(at: TemporaryStudy.start)?.label == "1")
            #expect(try transaction.bundle(at: later) == next)
            #expect(try transaction.tasks(at: TemporaryStudy.start).map(\.version) == [study.taskVersion])
            #expect(try transaction.tasks(at: later).map(\.version) == [version])
            #expect(
                try transaction.tasks(at: TemporaryStudy.start.adding(seconds: -1)).map(\.version) == [
                    study.taskVersion
                ])
        }
    }
}
