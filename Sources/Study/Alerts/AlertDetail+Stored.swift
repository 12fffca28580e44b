import StudyAPI
import StudyStore

extension AlertSummary {
    /// An alert in a list: with the newest answer, and the words of its rule.
    init(_ stored: StoredAlert, bundle: StudyBundle) {
        let rule = bundle.alerts.first { $0.id == stored.alert.rule }
        let answer = stored.events.last { $0.kind == .annotated }?.note ?? stored.alert.answer
        self.init(
            id: AlertID(stored.alert.id.uuid), participant: stored.participant,
            title: rule?.title ?? stored.alert.rule, answer: answer, state: State(stored.alert.state),
            raisedAt: stored.alert.raisedAt.date,
            acknowledgedAt: stored.events.last { $0.kind == .acknowledged }?.at.date, owner: stored.alert.owner,
            escalatesAt: (stored.alert.escalatesAt ?? stored.alert.raisedAt).date)
    }
}

extension AlertSummary.State {
    init(_ state: AlertState) {
        self =
            switch state {
            case .open: .open
            case .acknowledged: .acknowledged
            case .resolved: .resolved
            }
    }
}

extension AlertDetail {
    /// An alert with all that happened to it.
    init(_ stored: StoredAlert, bundle: StudyBundle) {
        let rule = bundle.alerts.first { $0.id == stored.alert.rule }
        self.init(
            summary: AlertSummary(stored, bundle: bundle), question: stored.alert.question, deputy: rule?.deputy ?? "",
            events: stored.events.map { event in
                let by = event.role == StudyRole.participant ? stored.participant : event.role
                return Event(
                    kind: Event.Kind(event.kind), at: event.at.date, by: by,
                    text: event.note ?? (event.kind == .raised ? stored.alert.answer : ""))
            })
    }
}

extension AlertDetail.Event.Kind {
    init(_ kind: AlertEventKind) {
        self =
            switch kind {
            case .raised: .raised
            case .annotated: .annotated
            case .acknowledged: .acknowledged
            case .resolved: .resolved
            }
    }
}
