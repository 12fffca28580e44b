import FHIRPath
import FoundationEssentials

/// The engine's own record of one instance. Slots refer to each other by position; slot 0 is the form itself.
struct InstanceSlot: Sendable {
    /// What a slot stands for.
    enum Role: Sendable {
        /// The form.
        case root
        /// An instance of an item.
        case item
        /// One answer of a question that takes several and has items inside: those items' parent.
        case answerRow
    }

    let id: UUID
    /// The place of the item in `Form.allItems`; -1 for the form.
    let item: Int
    /// The slot around it; -1 for the form.
    let parent: Int
    /// The nearest repetition around it; 0 if there is none.
    let repetition: Int
    let role: Role
    /// Slots inside, ordered by item and then by ordinal. Answer rows come first: they have their question's own item.
    var children: [Int] = []
    /// `nil` when nobody has touched it. Never `keptWhileDisabled`: that follows from `isEnabled`.
    var state: ItemState?
    var answers: [AnswerValue] = []
    /// Whether its own conditions and those of all around it hold.
    var isEnabled = true
    /// Whether it was removed for good.
    var isRemoved = false
    /// Whether a row of it has been given out.
    var isRecorded = false
    /// What expressions decided about it besides; `nil` where there are none.
    var overlay: ItemOverlay.Box?
    /// What a group is filled in from; `nil` for all others.
    var population: Population?
    /// The answers that others see: none while disabled.
    var effectiveAnswers: [AnswerValue] { isEnabled ? answers : [] }
}

/// What the `itemPopulationContext` of a group gave for one instance.
final class Population: Sendable {
    let values: [FHIRPathValue]
    init(_ values: [FHIRPathValue]) { self.values = values }
}
