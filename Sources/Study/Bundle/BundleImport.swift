import FoundationEssentials
import StudyAPI
import StudyStore

/// Takes a bundle into a store: a new study, a new revision of the study that is there, or nothing.
struct BundleImport {
    var bundle: StudyBundle
    let isSynthetic: Bool

    /// Whether the store knows this revision already. One short read.
    func isKnown(in transaction: ReadTransaction) throws -> Bool {
        guard let study = try transaction.study() else { return false }
        guard study.identifier == bundle.id else {
            throw StudyServiceError.otherStudy(stored: study.identifier, offered: bundle.id)
        }
        return try transaction.bundle(bundle.hash) != nil
    }

    /// Adds what the store does not have. True when it had no study before.
    func carryOut(in transaction: WriteTransaction) throws -> Bool {
        if try isKnown(in: transaction) { return false }
        let isNew = try transaction.study() == nil
        if isNew { try found(in: transaction) }
        try addSites(in: transaction)
        for entry in bundle.questionnaires {
            let parts = entry.canonical.split(separator: "|").map(String.init)
            try transaction.add(
                QuestionnaireRecord(
                    url: parts[0], version: parts[1], content: bundle.questionnaireText(entry.canonical),
                    importedAt: transaction.now))
        }
        try transaction.add(
            BundleRevisionRecord(
                label: bundle.revision, definition: bundle.source, questionnaires: bundle.questionnaireHashes,
                effectiveFrom: transaction.now, importedAt: transaction.now))
        for task in bundle.tasks { try add(task, in: transaction) }
        return isNew
    }

    private func found(in transaction: WriteTransaction) throws {
        try transaction.found(
            StudyRecord(
                identifier: bundle.id, title: bundle.title, synthetic: isSynthetic, createdAt: transaction.now))
        let coordinator = PersonRecord(
            staffName: "Coordinator", language: bundle.language, createdAt: transaction.now)
        try transaction.add(coordinator)
        try transaction.grant(
            RoleRecord(person: coordinator.id, role: StudyRole.coordinator, grantedAt: transaction.now))
    }

    private func addSites(in transaction: WriteTransaction) throws {
        let known = Set(try transaction.sites().map(\.key))
        for site in bundle.sites where !known.contains(site.id) {
            try transaction.add(
                SiteRecord(
                    key: site.id, name: site.name, timeZone: site.clock.timeZone.identifier,
                    enrolmentTarget: site.target))
        }
    }

    private func add(_ task: StudyTask, in transaction: WriteTransaction) throws {
        let parts = task.questionnaire.split(separator: "|").map(String.init)
        let known = try transaction.task(key: task.id)
        let record = known ?? TaskRecord(key: task.id, createdAt: transaction.now)
        if known == nil { try transaction.add(record) }
        if let newest = try transaction.versions(of: record.id).last, newest.version >= task.version {
            let isSame =
                newest.version == task.version && newest.title == task.title
                && newest.schedule == task.scheduleSource && newest.questionnaireURL == parts[0]
                && newest.questionnaireVersion == parts[1]
            guard isSame else { throw StudyServiceError.taskChanged(id: task.id, version: task.version) }
            return
        }
        try transaction.add(
            TaskVersionRecord(
                task: record.id, version: task.version, bundle: bundle.hash, effectiveFrom: transaction.now,
                title: task.title, questionnaireURL: parts[0], questionnaireVersion: parts[1],
                schedule: task.scheduleSource))
        if known != nil { try moveUnopened(record, version: task.version, in: transaction) }
    }

    /// Takes back what was made ahead by the task's old version and nobody has opened; it is made anew by the new one.
    private func moveUnopened(_ task: TaskRecord, version: Int, in transaction: WriteTransaction) throws {
        for participant in try transaction.participants() {
            guard let clock = WallClock(identifier: participant.timeZone) else { continue }
            let tomorrow = clock.day(of: transaction.now.date).advanced(by: 1)
            try transaction.removeUnopened(
                of: participant.id, task: task.id, from: tomorrow.description, reason: "task version \(version)")
        }
    }
}
