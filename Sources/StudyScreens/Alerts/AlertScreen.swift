import StudyAPI
import TerminalUI

/// One alert: what was asked and answered, what has happened since, and the next step with its reason.
struct AlertScreen: View {
    let id: AlertID
    @Environment(AlertModel.self) private var model
    @Environment(NavigationModel.self) private var navigation
    @Environment(\.catalogue) private var catalogue
    @Environment(\.screenSize) private var size

    var body: some View {
        let wording = Wording(catalogue, model.session.clock)
        ScreenFrame(
            places: [
                catalogue.text(.dashboardCoordinator),
                model.alert.map { wording.text(.alertTitle, ["title": .text($0.summary.title)]) } ?? "",
            ],
            trailing: model.alert?.summary.participant ?? "",
            status: model.remark.map { wording.text($0, isShort: size.isSmall) } ?? "",
            isWarning: model.problem != nil
        ) {
            if let alert = model.alert {
                VStack(spacing: size.isSmall ? 0 : 1) {
                    ScrollView { AlertDescription(alert: alert, wording: wording, isTight: size.isSmall) }
                    step.layoutPriority(1)
                }
            } else if model.problem == nil {
                WhileItLasts { Text(.screenLoading) }
            }
        }
        .keyBindings([KeyBinding(.escape, .key(.alertBackKey), priority: 1) { navigation.showHome() }])
        .task(id: id) { await model.follow(id) }
    }

    @ViewBuilder private var step: some View {
        switch model.step {
        case .acknowledge:
            ReasonField(
                step: .acknowledge, question: .alertReasonAcknowledge, shortQuestion: .alertReasonAcknowledgeShort,
                key: .alertAcknowledgeKey)
        case .resolve:
            ReasonField(
                step: .resolve, question: .alertReasonResolve, shortQuestion: .alertReasonResolveShort,
                key: .alertResolveKey)
        case nil: Text(.alertClosed)
        }
    }
}

/// The reason for the next step, and the key that takes it.
struct ReasonField: View {
    let step: AlertModel.Step
    let question: StringKey
    /// The question where there are only a few lines.
    let shortQuestion: StringKey
    let key: StringKey
    @Environment(AlertModel.self) private var model
    @Environment(\.screenSize) private var size

    var body: some View {
        VStack {
            Text(size.isSmall ? shortQuestion : question)
            TextField(text: Binding(get: { model.reason }, set: { model.reason = $0 }), maxLength: 500)
                .defaultFocus()
        }
        .keyBindings([KeyBinding(.enter, .key(key), priority: 2) { Task { await model.take(step) } }])
    }
}

/// What is known of an alert, in words.
struct AlertDescription: View {
    let alert: AlertDetail
    let wording: Wording
    /// Whether there are only a few lines: the top line then has no room for whose alert it is.
    let isTight: Bool

    var body: some View {
        VStack {
            if isTight { Text(verbatim: "\(alert.summary.participant) \(alert.summary.title)") }
            Text(verbatim: alert.question)
            Text(.alertAnswer, .named("answer", .text(alert.summary.answer))).bold()
            gap
            Text(verbatim: "\(wording.age(alert.summary.raisedAt)), \(wording.duty(alert.summary))")
            Text(
                .alertOwner, .named("owner", .text(wording.role(alert.summary.owner))),
                .named("deputy", .text(wording.role(alert.deputy))))
            gap
            Text(.alertHistory).role(.heading)
            ForEach(Array(alert.events.enumerated()), id: \.offset) { event in
                Text(verbatim: wording.event(event.element))
            }
        }
    }

    @ViewBuilder private var gap: some View { if !isTight { Text(verbatim: " ") } }
}
