import FoundationEssentials
import StudyStore

/// One occurrence as it stands in the store, with its open draft.
struct Standing: Sendable {
    /// The occurrence.
    var occurrence: OccurrenceRecord
    /// Its open draft, if it was begun.
    var draft: DraftRecord?

    /// What the store says of an occurrence.
    init(_ progress: OccurrenceProgress) {
        occurrence = progress.occurrence
        draft = progress.draft
    }

    /// An occurrence without, or with, its open draft.
    init(occurrence: OccurrenceRecord, draft: DraftRecord?) {
        self.occurrence = occurrence
        self.draft = draft
    }

    /// The window.
    var window: OccurrenceWindow {
        OccurrenceWindow(
            opens: occurrence.opensAt.date, closes: occurrence.closesAt.date, graceEnds: occurrence.graceUntil.date)
    }

    /// The day of its slot, in the zone in which it was made.
    var day: CalendarDay { CalendarDay(occurrence.slot.prefix(10)) ?? CalendarDay(number: 0) }

    /// When its response was submitted.
    var submitted: Date? { occurrence.completedAt?.date }

    /// How it stands at a moment.
    func state(at now: Date) -> OccurrenceState {
        OccurrenceState(
            window, submitted: submitted, draftSaved: draft?.updatedAt.date,
            isExcused: occurrence.excusedAt != nil, now: now)
    }
}
