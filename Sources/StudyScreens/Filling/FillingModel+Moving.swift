import FoundationEssentials
import Questionnaires

extension FillingModel {
    /// Forward: the field's text has to be an answer, and a required question is asked about once.
    func goForward(from page: FormPage, _ asked: FillingConfirmation?) {
        if let problem = takeField(of: page) {
            buffers[page.id]?.problem = problem
            return
        }
        guard let now = form?.page(page.id), now.item.isRequired, !now.isAnswered, now.item.entry != .shown else {
            return move(.next)
        }
        confirm(.passRequired, asked) { move(.next) }
    }

    /// Goes there once everything is kept.
    func move(_ move: FillingMove) {
        if let page { takeField(of: page) }
        pause?.cancel()
        pause = nil
        pendingMove = move
        moveOnceKept()
    }

    /// Carries out the move that waits, if nothing is in its way any more, and then what was typed ahead.
    func moveOnceKept() {
        guard let move = pendingMove, unread.isEmpty, failure == nil, !hasUnkept, let form else { return }
        pendingMove = nil
        let pages = form.pages
        let left: UUID? = if case .question(let id) = place { id } else { nil }
        let here = left.flatMap(pages.firstIndex)
        switch move {
        case .next: show(after: here.map { $0 + 1 } ?? 0, pages)
        case .back:
            if let here, here == 0 {
                status = .message(Remark(.fillingFirstQuestion))
            } else {
                show(after: (here ?? pages.count) - 1, pages)
            }
        case .review: review(from: left)
        case .to(let id): show(after: pages.firstIndex(of: id) ?? pages.count, pages)
        }
        let actions = ahead
        ahead = []
        for action in actions { perform(action) }
    }

    private func show(after index: Int, _ pages: [UUID]) {
        clearPassing()
        let page = pages.indices.contains(index) ? pages[index] : nil
        show(at: page)
        keepPosition(page)
        if page == nil { sayWhatIsOpen() }
    }

    private func review(from left: UUID?) {
        clearPassing()
        show(at: nil)
        if let left { selected = left }
        keepPosition(nil)
        sayWhatIsOpen()
    }

    /// A warning belongs to the page it was given on.
    private func clearPassing() {
        switch status {
        case .message, .warning: status = .none
        case .none, .saving, .saved, .notSaved: break
        }
    }
}
