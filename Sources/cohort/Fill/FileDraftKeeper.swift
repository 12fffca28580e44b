import FHIR
import Files
import FoundationEssentials
import Glibc
import Questionnaires
import StudyAPI
import StudyScreens

/// Keeps a draft in a file of its own, and hands the answers in as a FHIR R4 `QuestionnaireResponse`.
///
/// The file is named after the questionnaire's content: a changed questionnaire begins a draft of its own, and none is ever
/// offered for another one.
actor FileDraftKeeper: DraftKeeper {
    /// The draft as it was when the keeper was made; `nil` where it could not be opened: ``open()`` says why.
    ///
    /// Read before there is a screen that it could keep waiting, and in the thread that draws it: a start that hands it over
    /// to another thread and back pays for both with a fifth of its time.
    nonisolated let opened: KeptDraft?
    private let form: Form
    private let title: String
    private let hash: String
    private let path: String
    private let typed: UnsyncedFile
    private let now: @Sendable () -> Date
    private let handIn: @Sendable (QuestionnaireResponse) throws(DraftKeeperError) -> String?
    private var journal: DraftJournal?

    /// Makes a keeper, and opens the draft if it can.
    /// - Parameters:
    ///   - form: the questionnaire.
    ///   - title: what it is called on the screen.
    ///   - hash: the questionnaire's `QuestionnaireDigest`.
    ///   - folder: where drafts are kept.
    ///   - handIn: takes the finished response, and says in which file it is if it is in one.
    init(
        _ form: Form, title: String, hash: String, in folder: String, now: @escaping @Sendable () -> Date,
        handIn: @escaping @Sendable (QuestionnaireResponse) throws(DraftKeeperError) -> String?
    ) {
        self.form = form
        self.title = title
        self.hash = hash
        self.now = now
        self.handIn = handIn
        path = folder + "/" + hash + ".draft"
        typed = UnsyncedFile(folder + "/" + hash + ".typed")
        let header = DraftLine.header(url: form.url, version: form.version, hash: hash).bytes
        guard let journal = try? DraftJournal(path), let lines = try? journal.lines(header: header),
            let draft = try? Self.draft(form, title: title, from: lines, in: path, typed: typed)
        else {
            opened = nil
            return
        }
        opened = draft
        self.journal = journal
    }

    func open() throws(DraftKeeperError) -> KeptDraft {
        let lines: [ArraySlice<UInt8>]
        do throws(FileProblem) {
            let journal: DraftJournal
            if let kept = self.journal { journal = kept } else { journal = try DraftJournal(path) }
            self.journal = journal
            lines = try journal.lines(header: header)
        } catch {
            guard error.code != EWOULDBLOCK else { throw .openElsewhere(lastSaved: lastSavedElsewhere) }
            throw error.keeperError
        }
        return try Self.draft(form, title: title, from: lines, in: path, typed: typed)
    }

    @MainActor func keepTyped(_ texts: [TypedText]) {
        guard !texts.isEmpty else { return typed.remove() }
        typed.write(TypedText.bytes(texts))
    }

    /// It is, by then.
    func finishTyped() {}

    func save(_ records: [ItemRecord], position: FormPosition?) throws(DraftKeeperError) -> KeptReceipt {
        guard let journal else { throw .closed }
        let savedAt = now()
        do throws(FileProblem) {
            if journal.isEmpty {
                try journal.append(header)
            }
            try journal.append(DraftLine.change(records: records, position: position, savedAt: savedAt).bytes)
        } catch { throw error.keeperError }
        return KeptReceipt(savedAt: savedAt)
    }

    func submit(_ form: FormSession) throws(DraftKeeperError) -> KeptSubmission {
        guard journal != nil else { throw .closed }
        let submittedAt = now()
        let file = try handIn(form.response(status: .completed, authored: submittedAt, subject: nil))
        // Without a file the response still has to be written out: until then the draft is all there is of it.
        if file != nil { discard() }
        return KeptSubmission(submittedAt: submittedAt, file: file)
    }

    /// Removes the draft: its answers are safe elsewhere.
    func discard() {
        journal?.remove()
        typed.remove()
        journal = nil
    }

    /// None: a questionnaire from a file belongs to no study.
    func safetyNotices(aboutUnkept records: [ItemRecord]) -> [SafetyNotice] { [] }

    func restart() throws(DraftKeeperError) -> KeptDraft {
        guard let journal else { throw .closed }
        do { try journal.clear() } catch { throw error.keeperError }
        typed.remove()
        return try Self.draft(form, title: title, from: [], in: path, typed: typed)
    }

    /// The first line of the draft's file.
    private var header: [UInt8] { DraftLine.header(url: form.url, version: form.version, hash: hash).bytes }

    /// When the draft's file was last written to, if anything is kept in it.
    private var lastSavedElsewhere: Date? {
        var status = stat()
        guard stat(path, &status) == 0, status.st_size > 0 else { return nil }
        return Date(timeIntervalSince1970: Double(status.st_mtim.tv_sec))
    }

    private static func draft(
        _ form: Form, title: String, from lines: [ArraySlice<UInt8>], in path: String, typed: UnsyncedFile
    ) throws(DraftKeeperError) -> KeptDraft {
        var newest: [UUID: ItemRecord] = [:]
        var order: [UUID] = []
        var last: (position: FormPosition?, savedAt: Date)?
        for line in lines {
            guard let line = DraftLine(line) else {
                throw .unavailable(
                    reason:
                        "The draft in \(path) is damaged. Move the file away to begin anew; it still holds the rest.")
            }
            guard case .change(let records, let position, let savedAt) = line else { continue }
            for record in records {
                if newest.updateValue(record, forKey: record.id) == nil { order.append(record.id) }
            }
            last = (position, savedAt)
        }
        return KeptDraft(
            title: title, form: form, records: order.compactMap { newest[$0] },
            position: last?.position, lastSaved: last?.savedAt, typed: typed.read().map(TypedText.texts) ?? [])
    }
}
