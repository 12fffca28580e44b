import FoundationEssentials
import StudyAPI
import TerminalUI

extension Wording {
    /// How long ago something was: minutes, then hours, then the day.
    func age(_ date: Date) -> String {
        let minutes = max(0, Int(now.timeIntervalSince(date) / 60))
        switch minutes {
        case 0: return text(.dashboardJustNow)
        case 1..<60: return text(.dashboardMinutesAgo, ["count": .count(minutes)])
        case 60..<1440: return text(.dashboardHoursAgo, ["count": .count(minutes / 60)])
        default: return text(.dashboardSince, ["day": .text(day(date))])
        }
    }

    /// What a line of "Needs you" is about.
    func subject(_ need: NeedsPerson) -> String {
        switch need {
        case .alert(let alert): text(.dashboardAlert, ["title": .text(alert.title), "answer": .text(alert.answer)])
        case .missedInARow(_, let task, let count, _):
            text(.dashboardMissed, ["task": .text(task), "count": .count(count)])
        }
    }

    /// When a line of "Needs you" began.
    func age(_ need: NeedsPerson) -> String {
        switch need {
        case .alert(let alert): age(alert.raisedAt)
        case .missedInARow(_, _, _, let since): age(since)
        }
    }

    /// What is to be done about a line of "Needs you", and by when.
    func duty(_ need: NeedsPerson) -> String {
        guard case .alert(let alert) = need else { return text(.dashboardCall) }
        return duty(alert)
    }

    /// Who has an alert, and by when.
    func duty(_ alert: AlertSummary) -> String {
        switch alert.state {
        case .resolved: return text(.alertResolved)
        case .acknowledged:
            guard let at = alert.acknowledgedAt else { return text(.alertAcknowledged) }
            return text(.dashboardAcknowledgedAt, ["moment": .text(moment(at, namesToday: false))])
        case .open:
            let minutes = Int((alert.escalatesAt.timeIntervalSince(now) / 60).rounded(.up))
            guard minutes > 0 else { return text(.dashboardEscalated) }
            guard minutes < 60 else {
                return text(
                    .dashboardEscalatesAt, ["moment": .text(moment(alert.escalatesAt, namesToday: false))])
            }
            return text(.dashboardEscalatesIn, ["count": .count(minutes)])
        }
    }

    /// A line of what happened last.
    func event(_ entry: FeedEntry) -> String {
        let task = Remark.Argument.text(entry.task)
        return switch entry.event {
        case .answering(let position, let count) where position > count: text(.feedReviewing, ["task": task])
        case .answering(let position, let count):
            text(.feedAnswering, ["task": task, "position": .count(position), "count": .count(count)])
        case .submitted: text(.feedSubmitted, ["task": task])
        case .alertRaised: text(.feedAlertRaised, ["task": task])
        case .alertAcknowledged: text(.feedAlertAcknowledged, ["task": task])
        case .alertResolved: text(.feedAlertResolved, ["task": task])
        }
    }

    /// Adherence in percent with its fraction, or that nothing was due.
    func adherence(_ adherence: Adherence) -> String {
        guard adherence.due > 0 else { return text(.dashboardNothingDue) }
        return text(
            .dashboardAdherence,
            [
                "percent": .count(percent(adherence)), "done": .count(adherence.done), "due": .count(adherence.due),
            ])
    }

    /// Whole percent, rounded.
    func percent(_ adherence: Adherence) -> Int {
        adherence.due == 0 ? 0 : Int((Double(adherence.done) * 100 / Double(adherence.due)).rounded())
    }

    /// A day's letter: the same in the legend.
    func letter(_ day: ParticipantAdherence.Day) -> String {
        switch day {
        case .done: text(.dayDone)
        case .late: text(.dayLate)
        case .missed: text(.dayMissed)
        case .excused: text(.dayExcused)
        case .open: text(.dayOpen)
        case .notDue: text(.dayNotDue)
        }
    }

    /// A day as the heat map of the participants shows it: its letter, with what needs a look set off.
    func mark(_ day: ParticipantAdherence.Day) -> CalendarMark {
        let role: StyleRole =
            switch day {
            case .done: .success
            case .missed: .error
            case .late: .heading
            case .open: .plain
            case .excused, .notDue: .secondary
            }
        return CalendarMark(letter(day).first ?? " ", .verbatim(""), role: role)
    }

    /// A median score. It has at most one place after the point: half of two whole scores.
    func score(_ value: Double) -> String {
        number(value == value.rounded() ? "\(Int(value))" : "\((value * 10).rounded() / 10)")
    }

    /// A step in an alert's life.
    func event(_ event: AlertDetail.Event) -> String {
        let key: StringKey =
            switch event.kind {
            case .raised: .alertEventRaised
            case .annotated: .alertEventAnnotated
            case .acknowledged: .alertEventAcknowledged
            case .resolved: .alertEventResolved
            }
        return text(key, ["moment": .moment(event.at), "by": .text(event.by), "text": .text(event.text)])
    }

    /// A score with its band, or that it could not be scored.
    func score(_ score: LatestScore) -> String {
        guard let value = score.value else {
            return text(.dashboardNoScore, ["instrument": .text(score.instrument)])
        }
        return text(
            .dashboardScore,
            ["instrument": .text(score.instrument), "value": .decimal(value), "band": .text(score.band ?? "")])
    }

    /// What the days' letters mean.
    var legend: String {
        let days: [(String, ParticipantAdherence.Day)] = [
            ("done", .done), ("late", .late), ("missed", .missed), ("excused", .excused), ("open", .open),
            ("notDue", .notDue),
        ]
        var arguments: [String: Remark.Argument] = [:]
        for (name, day) in days { arguments[name] = .text(letter(day)) }
        return text(.dashboardLegend, arguments)
    }
}
