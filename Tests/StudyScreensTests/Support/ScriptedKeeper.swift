import FHIR
import Foundation
import Questionnaires
import StudyAPI
import Synchronization

@testable import StudyScreens

/// Keeps a draft in memory, and fails or waits when a test says so.
actor ScriptedKeeper: DraftKeeper {
    /// One call of `save`.
    struct Save: Equatable {
        let linkIds: [String]
        let position: FormPosition?
    }

    private let title: String
    private let form: Form
    private let clock: TestClock
    private let allowsDeclining: Bool
    private var order: [UUID] = []
    private var rows: [UUID: ItemRecord] = [:]
    private var position: FormPosition?
    private var lastSaved: Date?
    private var notices: [SafetyNotice] = []
    private var waiting: [CheckedContinuation<Void, Never>] = []
    private(set) var saves: [Save] = []
    /// What is being typed.
    let typed = Mutex<[TypedText]>([])
    private(set) var submissions = 0
    /// What was handed in last.
    private(set) var response: QuestionnaireResponse?

    private var failure: DraftKeeperError?
    private var openingFailure: DraftKeeperError?
    private var isHeld = false
    /// The item whose answer, other than its first option, calls for a safety text.
    private let watched: String?

    init(_ title: String, _ form: Form, _ clock: TestClock, allowsDeclining: Bool = false, watched: String? = nil) {
        self.title = title
        self.form = form
        self.clock = clock
        self.allowsDeclining = allowsDeclining
        self.watched = watched
    }

    // MARK: Scripting

    /// From now on every save and submit fails; `nil` ends it.
    func fail(_ error: DraftKeeperError?) { failure = error }

    /// From now on the draft cannot be opened; `nil` ends it.
    func refuseToOpen(_ error: DraftKeeperError?) { openingFailure = error }

    /// From now on saves wait, and so does opening.
    func hold() { isHeld = true }

    /// Lets the saves that wait go on.
    func letGo() {
        isHeld = false
        let all = waiting
        waiting = []
        for continuation in all { continuation.resume() }
    }

    var waitingCount: Int { waiting.count }
    var records: [ItemRecord] { order.compactMap { rows[$0] } }
    var keptPosition: FormPosition? { position }
    var answerSaves: [Save] { saves.filter { !$0.linkIds.isEmpty } }

    func answer(_ linkId: String) -> [AnswerValue] { records.first { $0.linkId == linkId }?.answers ?? [] }
    func state(_ linkId: String) -> ItemState? { records.first { $0.linkId == linkId }?.state }

    // MARK: DraftKeeper

    func open() async throws(DraftKeeperError) -> KeptDraft {
        if isHeld { await withCheckedContinuation { waiting.append($0) } }
        if let openingFailure { throw openingFailure }
        return draft
    }

    func save(_ records: [ItemRecord], position: FormPosition?) async throws(DraftKeeperError) -> KeptReceipt {
        if isHeld { await withCheckedContinuation { waiting.append($0) } }
        if let failure { throw failure }
        for record in records {
            if rows.updateValue(record, forKey: record.id) == nil { order.append(record.id) }
        }
        self.position = position
        lastSaved = clock.now
        saves.append(Save(linkIds: records.map(\.linkId), position: position))
        let raised = records.filter(isWatched).map { _ in
            SafetyNotice(id: AlertID(UUID()), paragraphs: ["You do not have to be alone with this.", "Call 144."])
        }
        notices += raised
        return KeptReceipt(savedAt: clock.now, safetyNotices: raised)
    }

    @MainActor func keepTyped(_ texts: [TypedText]) { typed.withLock { $0 = texts } }

    func finishTyped() {}

    func safetyNotices(aboutUnkept records: [ItemRecord]) async -> [SafetyNotice] {
        records.last(where: isWatched).map { _ in
            [SafetyNotice(id: nil, paragraphs: ["You do not have to be alone with this.", "Nobody knows of it yet."])]
        } ?? []
    }

    func submit(_ form: FormSession) async throws(DraftKeeperError) -> KeptSubmission {
        if let failure { throw failure }
        submissions += 1
        response = form.response(status: .completed, authored: clock.now, subject: nil)
        return KeptSubmission(submittedAt: clock.now)
    }

    func restart() async throws(DraftKeeperError) -> KeptDraft {
        if let failure { throw failure }
        order = []
        rows = [:]
        position = nil
        lastSaved = nil
        notices = []
        typed.withLock { $0 = [] }
        return draft
    }

    private var draft: KeptDraft {
        KeptDraft(
            title: title, form: form, records: records, position: position, lastSaved: lastSaved,
            safetyNotices: notices, allowsDeclining: allowsDeclining, typed: typed.withLock { $0 })
    }

    private func isWatched(_ record: ItemRecord) -> Bool {
        guard record.linkId == watched, let answer = record.answers.first else { return false }
        return answer != form.item(linkId: record.linkId)?.options.first?.value
    }
}
