import FHIRPath

/// The FHIRPath expressions of an item.
public struct ItemExpressions: Sendable {
    /// A name bound to the result of an expression, for the item and everything inside it.
    public struct Variable: Sendable {
        /// The name, used as `%name`.
        public let name: String
        /// What it stands for.
        public let expression: FormExpression
    }

    /// Gives the value, always up to date.
    public internal(set) var calculated: FormExpression?
    /// Gives the first value, once.
    public internal(set) var initial: FormExpression?
    /// Whether the item is enabled.
    public internal(set) var enableWhen: FormExpression?
    /// Names for the item and everything inside it, in order.
    public internal(set) var variables: [Variable] = []
    /// What else expressions decide, such as the options; `nil` for most items.
    var dynamics: ItemDynamics? {
        get { box?.dynamics }
        set { box = newValue.map(Box.init) }
    }
    /// Whether expressions decide anything else.
    var hasDynamics: Bool { box != nil }
    /// Held by reference: items are copied often, and few have any.
    private var box: Box?

    private final class Box: Sendable {
        let dynamics: ItemDynamics
        init(_ dynamics: ItemDynamics) { self.dynamics = dynamics }
    }

    /// Every expression there is.
    var all: [FormExpression] {
        [calculated, initial, enableWhen].compactMap { $0 } + variables.map(\.expression) + (dynamics?.all ?? [])
    }
}
