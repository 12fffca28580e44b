import FoundationEssentials

/// How an occurrence stands at a moment. Decided here for every list, count and chart.
public enum OccurrenceState: String, Hashable, Sendable, CaseIterable {
    /// Its window has not begun.
    case upcoming
    /// It can be answered in time, and nobody has begun.
    case open
    /// It can be answered in time, and has been begun.
    case draft
    /// Its window is over; it can still be answered, late.
    case grace
    /// It was submitted within its window.
    case done
    /// It was submitted after its window.
    case doneLate
    /// It was not submitted and can no longer be.
    case missed
    /// The study has let the participant off it.
    case excused

    /// How long after its last saved answer a draft can go on past the grace period: nobody is cut off while answering.
    public static let activeDraft: TimeInterval = 60 * 60

    /// How the occurrence with this window stands at `now`.
    ///
    /// - Parameters:
    ///   - submitted: when its response was submitted, if it was.
    ///   - draftSaved: when its open draft was begun or last changed, if there is one.
    ///   - isExcused: whether the participant was let off. A response that is there all the same counts first.
    public init(
        _ window: OccurrenceWindow, submitted: Date?, draftSaved: Date?, isExcused: Bool = false, now: Date
    ) {
        if let submitted {
            self = submitted < window.closes ? .done : .doneLate
        } else if isExcused {
            self = .excused
        } else if now < window.opens {
            self = .upcoming
        } else if now < window.closes {
            self = draftSaved == nil ? .open : .draft
        } else if now < window.graceEnds {
            self = .grace
        } else if let draftSaved, draftSaved < window.graceEnds.addingTimeInterval(Self.activeDraft),
            now < draftSaved.addingTimeInterval(Self.activeDraft)
        {
            self = .grace
        } else {
            self = .missed
        }
    }

    /// Whether it can be answered.
    public var isAnswerable: Bool { self == .open || self == .draft || self == .grace }

    /// Whether it was submitted, in time or late.
    public var isDone: Bool { self == .done || self == .doneLate }

    /// Whether it counts in adherence: submitted, or its window over. Excused ones do not.
    public var isDue: Bool { isDone || self == .grace || self == .missed }
}
