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
        set { box = Box(newValue, population) }
    }
    /// Gives, once, what a group is filled in from: a repetition for each result, under a name for everything inside.
    var population: Variable? {
        get { box?.population }
        set { box = Box(dynamics, newValue) }
    }
    /// Whether expressions decide anything else.
    var hasDynamics: Bool { box?.dynamics != nil }
    /// Held by reference: items are copied often, and few have any.
    private var box: Box?

    private final class Box: Sendable {
        let dynamics: ItemDynamics?
        let population: Variable?

        init?(_ dynamics: ItemDynamics?, _ population: Variable?) {
            guard dynamics != nil || population != nil else { return nil }
            (self.dynamics, self.population) = (dynamics, population)
        }
    }

    /// Every expression there is.
    var all: [FormExpression] {
        guard calculated != nil || initial != nil || enableWhen != nil || !variables.isEmpty || box != nil else {
            return []
        }
        return [calculated, initial, enableWhen].compactMap { $0 } + variables.map(\.expression) + (dynamics?.all ?? [])
            + (population.map { [$0.expression] } ?? [])
    }
}
