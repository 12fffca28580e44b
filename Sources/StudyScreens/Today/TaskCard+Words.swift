import StudyAPI

extension Wording {
    /// When a task is due, or opens.
    func when(_ task: TaskCard) -> String {
        switch task.state {
        case .upcoming: text(.todayOpens, ["moment": .text(moment(task.opens, namesToday: false))])
        case .late: text(.todayLate)
        case .closed: text(.todayWasDue, ["moment": .text(moment(task.closes, namesToday: false))])
        case .open, .draft: text(.todayDue, ["moment": .text(moment(task.closes, namesToday: false))])
        }
    }

    /// How long a task takes, or where its draft was left.
    func effort(_ task: TaskCard) -> String {
        if task.state == .closed { return text(.todayKept) }
        if let progress = task.progress {
            guard progress.position <= progress.count else { return text(.todayLeftAtReview) }
            return text(
                .todayLeftAt,
                ["position": .text(String(progress.position)), "count": .text(String(progress.count))])
        }
        return text(.todayMinutes, ["minutes": .text(String(task.minutes))])
    }
}
