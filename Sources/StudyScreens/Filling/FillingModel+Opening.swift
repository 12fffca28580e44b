import FoundationEssentials
import Questionnaires

extension FillingModel {
    /// Begins to fill in a questionnaire.
    ///
    /// Whatever was filled in before is put aside; leave it first.
    /// - Parameters:
    ///   - keeper: where the answers are kept.
    ///   - draft: what the keeper has opened already, so that there is nothing to wait for; `nil` has it opened.
    ///   - whenLeft: called when the person has left, with everything that could be kept.
    public func start(
        _ keeper: any DraftKeeper, draft: KeptDraft? = nil, whenLeft: @escaping @MainActor () -> Void = {}
    ) {
        reset()
        self.keeper = keeper
        self.whenLeft = whenLeft
        if let draft { return show(draft, resuming: nil, restarting: false) }
        open { keeper throws(DraftKeeperError) in try await keeper.open() }
    }

    /// Opens the draft again: after a failure, or after another window has changed it. What stands in the field stays.
    func reopen() {
        let resumption = form.flatMap { FillingResumption(self, $0) }
        open(resuming: resumption) { keeper throws(DraftKeeperError) in try await keeper.open() }
    }

    /// Begins anew.
    func restart() {
        open(restarting: true) { keeper throws(DraftKeeperError) in try await keeper.restart() }
    }

    private func reset() {
        generation += 1
        pause?.cancel()
        pause = nil
        place = .closed
        title = ""
        form = nil
        status = .none
        clearDraft()
        keeper = nil
        whenLeft = nil
        working = nil
        keeping = nil
    }

    private func clearDraft() {
        unread = []
        notices = []
        confirmation = nil
        buffers = EntryBuffers()
        typed = []
        selected = nil
        unkept = []
        unkeptNotices = []
        failure = nil
        pendingMove = nil
        ahead = []
        isLeaving = false
    }

    private func open(
        resuming: FillingResumption? = nil, restarting: Bool = false,
        _ opening: @escaping @Sendable (any DraftKeeper) async throws(DraftKeeperError) -> KeptDraft
    ) {
        guard let keeper else { return }
        let generation = generation
        place = .loading
        status = .none
        working = Task {
            do throws(DraftKeeperError) {
                let draft = try await opening(keeper)
                guard generation == self.generation else { return }
                show(draft, resuming: resuming, restarting: restarting)
            } catch {
                guard generation == self.generation else { return }
                place = .failed(error)
            }
            working = nil
        }
    }

    private func show(_ draft: KeptDraft, resuming: FillingResumption?, restarting: Bool) {
        let opened: FormSession
        let zone = clock.zone
        do {
            opened = try FormSession(
                draft.form, restoring: draft.records, now: clock.now(), timeZone: zone.value, makeID: makeID)
        } catch {
            place = .failed(.unusableForm(reason: "\(error)"))
            return
        }
        clearDraft()
        title = draft.title
        allowsDeclining = draft.allowsDeclining
        form = opened
        notices = draft.safetyNotices
        unread = draft.safetyNotices
        restoreTyped(draft.typed)
        if let resuming {
            resume(resuming, in: opened)
        } else if restarting || draft.records.isEmpty && draft.typed.isEmpty {
            show(at: opened.pages.first)
            if restarting { status = .message(Remark(.fillingStartedOver)) }
        } else {
            place = .recovered(recovery(of: draft, in: opened))
        }
    }

    private func recovery(of draft: KeptDraft, in form: FormSession) -> Recovery {
        let pages = form.pages
        return Recovery(
            answered: form.answeredCount, count: pages.count,
            position: form.pageToResume(from: draft.position ?? draft.typed.first?.position).flatMap(pages.firstIndex)
                .map { $0 + 1 },
            savedAt: draft.lastSaved, hasTyped: !buffers.byID.isEmpty)
    }

    private func resume(_ resumption: FillingResumption, in form: FormSession) {
        let same = form.pages.filter { form.page($0)?.item.linkId == resumption.linkId }
        let page = same.dropFirst(resumption.ordinal).first ?? form.pageToResume(from: nil)
        show(at: page)
        if let page, let buffer = resumption.buffer { buffers[page] = buffer }
        status = .warning(Remark(.fillingOpenedAgain))
    }

    /// Shows a question, or the overview where there is none.
    func show(at page: UUID?) {
        confirmation = nil
        guard let page, let form, let shown = form.page(page) else {
            place = .review
            selected = form?.pages.first
            return
        }
        place = .question(page)
        fillBuffer(of: shown)
    }
}

/// What is taken along when a draft has to be opened again: the question, and what stands in its field.
struct FillingResumption {
    let linkId: String
    /// Which one of the questions with that linkId, from 0.
    let ordinal: Int
    let buffer: EntryBuffer?

    /// Of the question at which the model is.
    @MainActor init?(_ model: FillingModel, _ form: FormSession) {
        guard let page = model.page else { return nil }
        linkId = page.item.linkId
        ordinal = form.pages.prefix { $0 != page.id }.count { form.page($0)?.item.linkId == page.item.linkId }
        // What was typed and not kept stays typed: the person decides about it.
        buffer =
            page.item.entry.isTyped && model.hasUnkept
            ? model.buffers[page.id].map { EntryBuffer(text: $0.text, isDirty: true) } : nil
    }
}
