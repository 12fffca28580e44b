import FoundationEssentials
import Questionnaires

extension FillingModel {
    /// The questions that keep the answers from being handed in: required ones that are open, and those with a text in their
    /// field, or an answer, that cannot be taken. In the form's order.
    public var openQuestions: [UUID] {
        guard let form else { return [] }
        let required = Set(form.openRequired)
        return form.pages.filter { id in
            required.contains(id) || buffers[id]?.problem != nil || form.page(id)?.problems.isEmpty == false
        }
    }

    /// On the overview: says how many questions are open, and selects the first.
    func sayWhatIsOpen() {
        guard let form, case .review = place else { return }
        takeFields()
        let open = openQuestions
        guard let first = open.first else { return }
        selected = first
        let areRequired = Set(open).isSubset(of: form.openRequired)
        status = .warning(
            Remark(
                areRequired ? .fillingOpenRequired : .fillingOpenQuestions,
                ["count": .count(open.count), "next": .command(.next)]))
    }

    /// Takes what stands in all fields, as far as it is an answer; the rest stays there with why it is none.
    /// - Returns: whether there is such a rest.
    @discardableResult private func takeFields() -> Bool {
        var isRefused = false
        for id in form?.pages ?? [] where buffers[id]?.isDirty == true {
            guard let page = form?.page(id), let problem = takeField(of: page) else { continue }
            buffers[id]?.problem = problem
            isRefused = true
        }
        return isRefused
    }

    /// Hands the answers in, once asked.
    func submit(_ asked: FillingConfirmation?) {
        guard openQuestions.isEmpty else { return sayWhatIsOpen() }
        confirm(.submit, asked) { handIn() }
    }

    private func handIn() {
        guard let keeper, let form else { return }
        status = .message(Remark(.fillingSubmitting))
        let generation = generation
        working = Task {
            while let keeping { await keeping.finished() }
            guard generation == self.generation else { return }
            defer { working = nil }
            guard failure == nil else { return }
            do throws(DraftKeeperError) {
                let submission = try await keeper.submit(form)
                guard generation == self.generation else { return }
                status = .none
                place = .submitted(submission)
            } catch {
                guard generation == self.generation else { return }
                refused(error)
            }
        }
    }

    private func refused(_ error: DraftKeeperError) {
        switch error {
        case _ where error.isFinal: place = .failed(error)
        case .changedElsewhere:
            failure = error
            status = .notSaved(error)
        default: status = .warning(Remark(.fillingNotSubmitted, ["reason": .remark(error.remark)]))
        }
    }

    /// Leaves, with everything kept. Asks once if something cannot be; a second time does not wait for a disk that stalls.
    func leave() {
        let asked = confirmation
        confirmation = nil
        guard keeper != nil else { return }
        if asked == .leaveUnsaved { keeper?.keepTyped([]) }
        if asked == .leaveUnsaved || isLeaving || isOver { return left() }
        if takeFields() { return confirm(.leaveUnsaved, nil) {} }
        if failure != nil, failure != .changedElsewhere { keepUnkept() }
        guard keeping != nil || failure != nil else { return left() }
        isLeaving = true
        let generation = generation
        Task {
            while let keeping { await keeping.finished() }
            guard generation == self.generation, isLeaving else { return }
            isLeaving = false
            failure == nil ? left() : confirm(.leaveUnsaved, nil) {}
        }
    }

    /// Whether the draft can take nothing more: there is nothing to keep, and nothing to ask.
    private var isOver: Bool {
        guard case .failed(let error) = place else { return false }
        return error.isFinal
    }

    private func left() {
        let whenLeft = whenLeft
        generation += 1
        isLeaving = false
        keeping = nil
        working = nil
        pause?.cancel()
        pause = nil
        unkept = []
        failure = nil
        pendingMove = nil
        ahead = []
        unread = []
        keeper = nil
        self.whenLeft = nil
        place = .closed
        whenLeft?()
    }
}
