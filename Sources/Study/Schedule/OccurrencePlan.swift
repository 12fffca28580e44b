import FoundationEssentials
import StudyStore

/// Which occurrences a participant's tasks call for. Pure: made from its arguments alone, except for new ids.
struct OccurrencePlan {
    /// A task with the names the store knows it by.
    struct Task: Sendable {
        var task: StudyTask
        var id: TaskRecord.ID
        var version: TaskVersionRecord.ID
    }

    let participant: ParticipantRecord
    let clock: WallClock
    let tasks: [Task]

    /// The occurrences on days after those made already and not after `last`; by task, then by day.
    ///
    /// Nothing is made again before a task's last slot, so that an edit of the schedule moves only what comes after it.
    func occurrences(after made: [TaskRecord.ID: String], through last: CalendarDay) -> [OccurrenceRecord] {
        let anchor = clock.day(of: participant.enrolledAt.date)
        return tasks.flatMap { task in
            let next = made[task.id].flatMap { CalendarDay($0.prefix(10)) }?.advanced(by: 1) ?? anchor
            guard next <= last else { return [OccurrenceRecord]() }
            return task.task.schedule.slots(anchor: anchor, in: next..<last.advanced(by: 1)).map {
                occurrence(of: task, on: $0)
            }
        }
    }

    /// The occurrence of a task on one day.
    func occurrence(of task: Task, on day: CalendarDay, id: OccurrenceRecord.ID = StoreID()) -> OccurrenceRecord {
        let schedule = task.task.schedule
        let window = schedule.window(of: day, clock)
        return OccurrenceRecord(
            id: id, participant: participant.id, task: task.id, taskVersion: task.version,
            slot: schedule.slotName(day), timeZone: participant.timeZone, anchorKind: schedule.anchor.rawValue,
            anchorAt: participant.enrolledAt, opensAt: Timestamp(window.opens), closesAt: Timestamp(window.closes),
            graceUntil: Timestamp(window.graceEnds))
    }
}
