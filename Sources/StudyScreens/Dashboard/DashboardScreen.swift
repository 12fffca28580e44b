import StudyAPI
import TerminalUI

/// The coordinator's first screen: what needs a person, how the study stands, and how each participant does. Live.
struct DashboardScreen: View {
    @Environment(DashboardModel.self) private var model
    @Environment(\.catalogue) private var catalogue
    @Environment(\.screenSize) private var size
    @Environment(\.leave) private var leave

    var body: some View {
        let wording = Wording(catalogue, model.clock)
        ScreenFrame(
            places: [catalogue.text(.dashboardCoordinator)],
            trailing: model.dashboard.map { wording.text(.dashboardLive, ["time": .text(wording.time($0.asOf))]) }
                ?? "",
            status: model.problem.map { wording.text(.dashboardStale, ["reason": .text($0.description)]) } ?? "",
            isWarning: model.problem != nil
        ) {
            if let dashboard = model.dashboard {
                VStack(spacing: size.height >= 24 ? 1 : 0) {
                    NeedsSection(needs: dashboard.needs, wording: wording) { model.open($0) }
                    if size.height >= 18 { FiguresSection(dashboard: dashboard, wording: wording) }
                    if size.height >= 12 {
                        FeedSection(feed: dashboard.feed, wording: wording, rows: size.height >= 24 ? 2 : 1)
                    }
                    ParticipantsSection(participants: dashboard.participants, wording: wording)
                }
            } else if model.problem == nil {
                Text(.screenLoading)
            }
        }
        .keyBindings([KeyBinding(.escape, Phrase(.keyLeaveProgram)) { leave() }])
        .task { await model.follow() }
        .task { await model.keepTime() }
    }
}

/// What needs a person, most urgent first.
struct NeedsSection: View {
    let needs: [NeedsPerson]
    let wording: Wording
    let open: @MainActor (NeedsPerson) -> Void

    /// Rows of the list before it scrolls.
    private static let shown = 4

    var body: some View {
        VStack {
            Text(.dashboardNeeds).role(.heading)
            if needs.isEmpty {
                Text(.dashboardNothingNeeded)
            } else {
                List(needs, id: \.self, onOpen: open) { need in NeedRow(need: need, wording: wording) }
                    .frame(height: min(needs.count, Self.shown))
                    .defaultFocus()
            }
        }
    }
}

/// One line of "Needs you".
struct NeedRow: View {
    let need: NeedsPerson
    let wording: Wording

    private var isOpenAlert: Bool {
        if case .alert(let alert) = need { alert.state == .open } else { false }
    }

    private var participant: String {
        switch need {
        case .alert(let alert): alert.participant
        case .missedInARow(let participant, _, _, _): participant
        }
    }

    private var isAlert: Bool { if case .alert = need { true } else { false } }

    var body: some View {
        HStack(spacing: 1) {
            Text(verbatim: isAlert ? "!" : " ").role(isOpenAlert ? .alert : .plain)
            Text(verbatim: participant).frame(width: 7, alignment: .topLeading)
            Text(verbatim: wording.subject(need)).singleLine().frame(maxWidth: .max, alignment: .topLeading)
            Text(verbatim: wording.age(need)).singleLine().frame(width: 12, alignment: .topLeading)
            Text(verbatim: wording.duty(need)).singleLine().frame(width: 26, alignment: .topLeading)
        }
    }
}

/// How the study stands, in figures: enrolment, adherence, scores, today.
struct FiguresSection: View {
    let dashboard: Dashboard
    let wording: Wording

    var body: some View {
        VStack {
            enrolment
            line(.dashboardAdherenceHead) {
                Text(.dashboardLast7, .named("adherence", .text(wording.adherence(dashboard.last7Days))))
                Text(.dashboardLast30, .named("adherence", .text(wording.adherence(dashboard.last30Days))))
            }
            ForEach(dashboard.instruments, id: \.instrument) { instrument in
                InstrumentLine(instrument: instrument, wording: wording)
            }
            line(.dashboardToday) {
                Text(
                    .dashboardTodayCounts, .named("due", .number(dashboard.today.due)),
                    .named("done", .number(dashboard.today.done)), .named("overdue", .number(dashboard.today.overdue)),
                    .named("drafts", .number(dashboard.today.drafts)))
            }
        }
    }

    private var enrolment: some View {
        let enrolment = dashboard.enrolment
        return line(.dashboardEnrolment) {
            Gauge(
                Phrase(
                    .dashboardEnrolled, .named("enrolled", .number(enrolment.enrolled)),
                    .named("target", .number(enrolment.target))),
                value: Double(enrolment.enrolled), target: Double(enrolment.target), plan: Double(enrolment.planned))
            Text(.dashboardPlan, .named("planned", .number(enrolment.planned)))
            ForEach(enrolment.sites, id: \.name) { site in
                Text(
                    .dashboardSite, .named("site", .text(site.name)), .named("enrolled", .number(site.enrolled)),
                    .named("target", .number(site.target)))
            }
        }
    }

    private func line<Content: View>(_ head: StringKey, @ViewBuilder content: () -> Content) -> some View {
        HStack(spacing: 2) {
            Text(head).frame(width: 10, alignment: .topLeading)
            content()
        }
    }
}

/// One instrument: the median of everyone's newest score, its course, and how many people are in each band.
struct InstrumentLine: View {
    let instrument: InstrumentSummary
    let wording: Wording

    var body: some View {
        HStack(spacing: 2) {
            Text(verbatim: instrument.instrument).frame(width: 10, alignment: .topLeading)
            if let median = instrument.median {
                Text(
                    .dashboardMedian, .named("count", .number(instrument.people)),
                    .named("median", .text(Self.short(median))))
                Sparkline(instrument.weeklyMedians, range: 0...instrument.maximum)
                Text(verbatim: bands).singleLine()
            } else {
                Text(.dashboardNoScores)
            }
        }
    }

    private var bands: String {
        instrument.bands.filter { $0.people > 0 }
            .map { wording.text(.dashboardBand, ["count": .count($0.people), "band": .text($0.name)]) }
            .joined(separator: ", ")
    }

    /// A median has at most one place after the point: half of two whole scores.
    private static func short(_ value: Double) -> String {
        value == value.rounded() ? "\(Int(value))" : "\((value * 10).rounded() / 10)"
    }
}

/// What happened last, newest first.
struct FeedSection: View {
    let feed: [FeedEntry]
    let wording: Wording
    let rows: Int

    var body: some View {
        HStack(spacing: 2) {
            Text(.dashboardNow).frame(width: 10, alignment: .topLeading)
            if feed.isEmpty {
                Text(.dashboardNothingYet)
            } else {
                VStack {
                    ForEach(Array(feed.prefix(rows).enumerated()), id: \.offset) { entry in
                        Text(verbatim: words(entry.element)).singleLine()
                    }
                }
            }
        }
    }

    private func words(_ entry: FeedEntry) -> String {
        "\(wording.moment(entry.at, namesToday: false)) \(entry.participant) \(wording.event(entry))"
    }
}

/// How each participant does, day by day, with the newest scores and their bands.
struct ParticipantsSection: View {
    let participants: [ParticipantAdherence]
    let wording: Wording

    var body: some View {
        VStack {
            HStack(spacing: 2) {
                Text(.dashboardParticipants).role(.heading)
                Text(verbatim: legend).role(.secondary).singleLine()
            }
            List(participants, id: \.participant) { participant in
                ParticipantRow(participant: participant, wording: wording)
            }
        }
    }

    private var legend: String {
        var arguments: [String: Remark.Argument] = [:]
        for (name, day) in Self.days { arguments[name] = .text(wording.letter(day)) }
        return wording.text(.dashboardLegend, arguments)
    }

    private static let days: [(String, ParticipantAdherence.Day)] = [
        ("done", .done), ("late", .late), ("missed", .missed), ("excused", .excused), ("open", .open),
        ("notDue", .notDue),
    ]
}

/// One participant.
struct ParticipantRow: View {
    let participant: ParticipantAdherence
    let wording: Wording

    var body: some View {
        HStack(spacing: 1) {
            Text(verbatim: participant.participant).frame(width: 7, alignment: .topLeading)
            Text(verbatim: participant.site).singleLine().frame(width: 6, alignment: .topLeading)
            Text(verbatim: participant.days.map(wording.letter).joined()).frame(width: 14, alignment: .topLeading)
            Text(verbatim: "\(wording.percent(participant.adherence)) %").frame(width: 5, alignment: .topTrailing)
            Text(verbatim: " " + participant.scores.map(wording.score).joined(separator: "  ")).singleLine()
        }
    }
}
