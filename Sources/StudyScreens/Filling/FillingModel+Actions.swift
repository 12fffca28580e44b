import FoundationEssentials
import Questionnaires

extension FillingModel {
    /// Does what the person wants. Never blocks; what takes time shows in ``status``.
    public func perform(_ action: FillingAction) {
        if action == .leave { return leave() }
        isLeaving = false
        guard working == nil else { return }
        if isMoving {
            // The way on is still closed: this was typed for the page that comes next.
            if ahead.count < Self.mostActionsAhead { ahead.append(action) }
            return
        }
        if failure != nil {
            if failure == .changedElsewhere { return reopen() }
            pendingMove = nil
            keepUnkept()
        }
        carryOut(action)
    }

    /// More than anyone types ahead; what comes beyond it is dropped.
    private static var mostActionsAhead: Int { 256 }

    private func carryOut(_ action: FillingAction) {
        let asked = confirmation
        confirmation = nil
        switch phase {
        case .safety: if action == .goOn || action == .next { readSafetyNotice() }
        case .recovered: carryOutRecovered(action, asked)
        case .question(let id): if let page { carryOut(action, at: page, id, asked) }
        case .review: carryOutReview(action, asked)
        case .failed(let error):
            if action == .goOn || action == .next { error.isFinal ? leave() : reopen() }
        case .submitted: if action == .goOn || action == .next { leave() }
        case .closed, .loading: break
        }
    }

    private func carryOutRecovered(_ action: FillingAction, _ asked: FillingConfirmation?) {
        switch action {
        case .goOn, .next:
            guard let form, case .recovered(let recovery) = place else { return }
            status = .none
            show(at: recovery.position.map { form.pages[$0 - 1] })
        case .review:
            show(at: nil)
            keepPosition(nil)
        case .startOver: confirm(.startOver, asked) { restart() }
        default: break
        }
    }

    private func carryOut(
        _ action: FillingAction, at page: FormPage, _ id: UUID, _ asked: FillingConfirmation?
    ) {
        switch action {
        case .pick(let key): pick(key, page)
        case .choose(let keys): choose(keys, page)
        case .typed(let text): takeTyped(text, page)
        case .edit(let text): edit(text, page)
        case .erase: erase(page)
        case .decline: decline(page)
        case .next, .goOn: goForward(from: page, asked)
        case .back: move(.back)
        case .review: move(.review)
        case .goTo(let id): move(.to(id))
        case .select, .submit, .startOver, .leave: break
        }
    }

    private func carryOutReview(_ action: FillingAction, _ asked: FillingConfirmation?) {
        switch action {
        case .select(let id): selected = id
        case .next, .goOn: if let selected { move(.to(selected)) }
        case .goTo(let id): move(.to(id))
        case .back: move(.back)
        case .submit: submit(asked)
        default: break
        }
    }

    /// Asks the first time, does it the second time.
    func confirm(_ what: FillingConfirmation, _ asked: FillingConfirmation?, _ carryOut: () -> Void) {
        if asked == what {
            carryOut()
        } else {
            confirmation = what
            status = .warning(what.question)
        }
    }

    private func readSafetyNotice() {
        unread.removeFirst()
        if unread.isEmpty { moveOnceKept() }
    }
}

extension FillingConfirmation {
    /// What is asked.
    public var question: Remark {
        switch self {
        case .passRequired: Remark(.fillingAskPass, ["next": .command(.next)])
        case .submit: Remark(.fillingAskSubmit, ["submit": .command(.submit)])
        case .startOver: Remark(.fillingAskStartOver, ["startOver": .command(.startOver)])
        case .leaveUnsaved: Remark(.fillingAskLeaveUnsaved, ["leave": .command(.leave)])
        }
    }
}
