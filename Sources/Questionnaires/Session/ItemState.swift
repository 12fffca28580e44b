/// How an item instance came to hold what it holds. An instance nobody has touched has no state.
///
/// The raw values are what a draft is stored with.
public enum ItemState: String, Hashable, Sendable, CaseIterable {
    /// A person answered, or the form's own initial value stands. For a repetition of a group: it is there.
    case answered
    /// The answer was taken back. For a repetition of a group: it was removed.
    case erased
    /// There is an answer, but the item is disabled now: it is kept for when it is enabled again, and no response holds it.
    case keptWhileDisabled
    /// The person would rather not say. Satisfies required; missing for scores.
    case declined
    /// The value was calculated.
    case calculated
    /// A person changed a calculated value; it is not calculated again until it is erased.
    case overridden
}
