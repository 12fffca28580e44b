import StudyAPI
import TerminalUI

/// The dashboard's figures as labelled lines.
extension LinearDashboard {
    /// Everything but the participants.
    func lines(of dashboard: Dashboard) -> [String] {
        needLines(dashboard.needs) + figureLines(dashboard) + feedLines(dashboard.feed)
    }

    /// One line of "Needs you", without its number.
    func line(of need: NeedsPerson) -> String {
        [need.participant, wording.subject(need), wording.age(need), wording.duty(need)].joined(separator: ", ")
    }

    /// What is known of an alert.
    func lines(of alert: AlertDetail) -> [String] {
        [
            "\(alert.summary.participant). \(text(.alertTitle, ["title": .text(alert.summary.title)]))",
            alert.question,
            text(.alertAnswer, ["answer": .text(alert.summary.answer)]),
            "\(wording.age(alert.summary.raisedAt)), \(wording.duty(alert.summary))",
            text(
                .alertOwner,
                ["owner": .text(wording.role(alert.summary.owner)), "deputy": .text(wording.role(alert.deputy))]),
        ] + alert.events.map(wording.event)
    }

    /// Each participant with adherence day by day and the newest scores.
    func participantLines(_ dashboard: Dashboard) -> [String] {
        let people = dashboard.participants
        let head = [text(.dashboardParticipants, ["count": .count(people.count)]), wording.legend]
        return head
            + people.map { person in
                let days = person.days.map(wording.letter).joined(separator: " ")
                return
                    ([person.participant, person.site, wording.adherence(person.adherence), days]
                    + person.scores.map(wording.score)).joined(separator: ", ")
            }
    }

    private func needLines(_ needs: [NeedsPerson]) -> [String] {
        guard !needs.isEmpty else { return [text(.dashboardNothingNeeded)] }
        return [text(.dashboardNeeds, ["count": .count(needs.count)])]
            + needs.enumerated().map { "\($0.offset + 1) \(line(of: $0.element))" }
    }

    private func figureLines(_ dashboard: Dashboard) -> [String] {
        let enrolment = dashboard.enrolment
        let today = dashboard.today
        let enrolled =
            [
                text(
                    .dashboardEnrolled, ["enrolled": .count(enrolment.enrolled), "target": .count(enrolment.target)]),
                text(.dashboardPlan, ["planned": .count(enrolment.planned)]),
            ]
            + enrolment.sites.map { site in
                text(
                    .dashboardSite,
                    ["site": .text(site.name), "enrolled": .count(site.enrolled), "target": .count(site.target)])
            }
        let adherence = [
            text(.dashboardLast7, ["adherence": .text(wording.adherence(dashboard.last7Days))]),
            text(.dashboardLast30, ["adherence": .text(wording.adherence(dashboard.last30Days))]),
        ]
        let counts = text(
            .linearTodayCounts,
            [
                "due": .count(today.due), "done": .count(today.done), "overdue": .count(today.overdue),
                "drafts": .count(today.drafts),
            ])
        return [labelled(.dashboardEnrolment, enrolled), labelled(.dashboardAdherenceHead, adherence)]
            + dashboard.instruments.map(line) + [labelled(.dashboardToday, [counts])]
    }

    private func line(of instrument: InstrumentSummary) -> String {
        guard let median = instrument.median else { return "\(instrument.instrument): \(text(.dashboardNoScores))" }
        let weeks = instrument.weeklyMedians.map { $0.map(wording.score) ?? "–" }.joined(separator: " ")
        let parts =
            [
                text(
                    .dashboardMedian,
                    ["count": .count(instrument.people), "median": .text(wording.score(median))]),
                text(.linearWeeklyMedians, ["medians": .text(weeks)]),
            ]
            + instrument.bands.filter { $0.people > 0 }.map { band in
                text(.dashboardBand, ["count": .count(band.people), "band": .text(band.name)])
            }
        return "\(instrument.instrument): \(parts.joined(separator: ", "))"
    }

    private func feedLines(_ feed: [FeedEntry]) -> [String] {
        guard !feed.isEmpty else { return [labelled(.dashboardNow, [text(.dashboardNothingYet)])] }
        return [text(.dashboardNow) + ":"]
            + feed.prefix(5).map { entry in
                "\(wording.moment(entry.at, namesToday: false)), \(entry.participant), \(wording.event(entry))"
            }
    }

    private func labelled(_ head: StringKey, _ parts: [String]) -> String {
        "\(text(head)): \(parts.joined(separator: ", "))"
    }
}
