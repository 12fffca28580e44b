/// The values of the pages over the root of a ``NavigationStack``, of any types.
public struct NavigationPath: Equatable {
    var elements: [AnyHashable]

    /// No page over the root.
    public init() { elements = [] }

    /// Pages for these values, the last on top.
    public init<Values: Sequence>(_ values: Values) where Values.Element: Hashable {
        elements = values.map { AnyHashable($0) }
    }

    /// How many pages there are over the root.
    public var count: Int { elements.count }

    /// Whether the root shows.
    public var isEmpty: Bool { elements.isEmpty }

    /// Puts a page on top.
    public mutating func append<Value: Hashable>(_ value: Value) { elements.append(AnyHashable(value)) }

    /// Takes pages away from the top, as many as there are at most.
    public mutating func removeLast(_ count: Int = 1) { elements.removeLast(max(0, min(count, elements.count))) }
}
