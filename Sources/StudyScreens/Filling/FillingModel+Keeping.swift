import FoundationEssentials
import Questionnaires

extension FillingModel {
    /// Keeps what an answer changed: one commit an answer, in the order of answering.
    func keep(_ records: [ItemRecord], page: UUID) {
        guard !records.isEmpty else { return }
        unkept.append(UnkeptChange(records: records, position: form?.position(of: page)))
        keepUnkept()
    }

    /// Tells the keeper where the person is, so that a cut line goes on there. Nothing waits for it.
    /// - Parameter page: the question; `nil` for the review.
    func keepPosition(_ page: UUID?) {
        guard form?.records.isEmpty == false else { return }
        let position = page.map { form?.position(of: $0) } ?? .review
        unkept.append(UnkeptChange(records: [], position: position))
        keepUnkept()
    }

    /// Keeps the field's text after a pause in typing.
    func keepAfterPause() {
        pause?.cancel()
        let sleep = clock.sleep
        pause = Task { [weak self] in
            guard (try? await sleep(.seconds(1))) != nil, !Task.isCancelled, let self else { return }
            pause = nil
            // Typed for this page: what waits for the next page has not reached a field yet.
            if let page { takeField(of: page) }
        }
    }

    /// Starts to keep what has not been kept, unless that is going on.
    func keepUnkept() {
        guard keeping == nil, !unkept.isEmpty, let keeper else { return }
        failure = nil
        if hasUnkept { status = .saving }
        let generation = generation
        let keeping = Keeping()
        self.keeping = keeping
        // Begun before this returns, so that the disk is at work while the answer's mark is drawn.
        keeping.task = Task.immediate { await keepAll(keeper, generation) }
    }

    private func keepAll(_ keeper: any DraftKeeper, _ generation: Int) async {
        while let change = unkept.first {
            let outcome: Result<KeptReceipt, DraftKeeperError>
            do throws(DraftKeeperError) {
                outcome = .success(try await keeper.save(change.records, position: change.position))
            } catch { outcome = .failure(error) }
            guard generation == self.generation else { return }
            switch outcome {
            case .success(let receipt):
                unkept.removeFirst()
                received(receipt, change)
            case .failure(let error) where change.records.isEmpty && error != .changedElsewhere:
                // Only the place was lost, no answer: the next answer tells it again.
                unkept.removeFirst()
            case .failure(let error):
                await showWordsAboutUnkept(keeper, generation)
                guard generation == self.generation else { return }
                keeping = nil
                failed(error)
                return
            }
        }
        keeping = nil
        moveOnceKept()
    }

    /// Whoever has given an answer that is a safety matter reads the words for it, though the answer could not be kept.
    private func showWordsAboutUnkept(_ keeper: any DraftKeeper, _ generation: Int) async {
        let notices = await keeper.safetyNotices(aboutUnkept: unkept.flatMap(\.records))
        guard generation == self.generation else { return }
        // Each further try that fails would show them again.
        unread += notices.filter { !unkeptNotices.contains($0) }
        unkeptNotices = notices
    }

    private func received(_ receipt: KeptReceipt, _ change: UnkeptChange) {
        unkeptNotices = []
        if !change.records.isEmpty, !hasUnkept {
            status = .saved(receipt.savedAt)
            keepTyped()
        }
        guard !receipt.safetyNotices.isEmpty else { return }
        notices += receipt.safetyNotices.filter { !notices.contains($0) }
        unread += receipt.safetyNotices
        // What was typed before the text was there was not meant for it.
        ahead = []
        confirmation = nil
    }

    private func failed(_ error: DraftKeeperError) {
        ahead = []
        pendingMove = nil
        confirmation = nil
        if error.isFinal {
            unkept = []
            status = .none
            place = .failed(error)
        } else {
            failure = error
            status = .notSaved(error)
        }
    }

    /// Keeps everything that has been answered, the text in the field included, and returns when it is kept or cannot be.
    public func flush() async {
        if let page { takeField(of: page) }
        if failure != nil, failure != .changedElsewhere { keepUnkept() }
        await settled()
        await keeper?.finishTyped()
    }

    /// Returns when nothing is on its way to the keeper any more.
    public func settled() async {
        while true {
            if let working { await working.value } else if let keeping { await keeping.finished() } else { return }
        }
    }
}
