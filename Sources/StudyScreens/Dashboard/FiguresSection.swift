import StudyAPI
import TerminalUI

/// How the study stands, in figures: enrolment, adherence, scores, today.
struct FiguresSection: View {
    let dashboard: Dashboard
    let wording: Wording
    /// Columns there are.
    let width: Int
    /// Rows for what happened last.
    let feedRows: Int

    var body: some View {
        VStack {
            enrolment
            line(.dashboardAdherenceHead) {
                Text(.dashboardLast7, .named("adherence", .text(wording.adherence(dashboard.last7Days))))
                Text(.dashboardLast30, .named("adherence", .text(wording.adherence(dashboard.last30Days))))
            }
            ForEach(dashboard.instruments, id: \.instrument) { instrument in
                InstrumentLine(instrument: instrument, wording: wording, headWidth: headWidth)
            }
            line(.dashboardToday) {
                Text(
                    .dashboardTodayCounts, .named("due", .number(dashboard.today.due)),
                    .named("done", .number(dashboard.today.done)), .named("overdue", .number(dashboard.today.overdue)),
                    .named("drafts", .number(dashboard.today.drafts)))
            }
            FeedLine(feed: dashboard.feed, wording: wording, rows: feedRows, headWidth: headWidth)
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
        FigureLine(head: wording.text(head), headWidth: headWidth, content: content)
    }

    /// As wide as the widest head, so that the figures stand in one column.
    var headWidth: Int? {
        let heads =
            [StringKey.dashboardEnrolment, .dashboardAdherenceHead, .dashboardToday, .dashboardNow]
            .map { wording.text($0) } + dashboard.instruments.map(\.instrument)
        let widest = heads.map(DisplayText.width).max() ?? 0
        return width < 60 ? nil : widest
    }
}

/// Figures under a head: beside it, or after it where there is little room. They flow onto further lines.
struct FigureLine<Content: View>: View {
    let head: String
    let headWidth: Int?
    let content: Content

    init(head: String, headWidth: Int?, @ViewBuilder content: () -> Content) {
        self.head = head
        self.headWidth = headWidth
        self.content = content()
    }

    var body: some View {
        if let headWidth {
            HStack(spacing: 2) {
                Text(verbatim: head).frame(width: headWidth, alignment: .topLeading)
                FlowStack { content }
            }
        } else {
            FlowStack(indent: 2) {
                Text(verbatim: head).bold()
                content
            }
        }
    }
}

/// One instrument: the median of everyone's newest score, its course, and how many people are in each band.
struct InstrumentLine: View {
    let instrument: InstrumentSummary
    let wording: Wording
    let headWidth: Int?

    var body: some View {
        FigureLine(head: instrument.instrument, headWidth: headWidth) {
            if let median = instrument.median {
                Text(
                    .dashboardMedian, .named("count", .number(instrument.people)),
                    .named("median", .text(wording.score(median))))
                Sparkline(instrument.weeklyMedians, range: 0...instrument.maximum)
                Text(verbatim: bands)
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
}
