/// Modules in the order in which they were listed.
public struct ModuleCollection {
    /// The modules, flattened: a nested collection's elements stand in its place.
    package let elements: [any Module]

    /// Holds these modules in this order.
    public init(_ elements: [any Module] = []) {
        self.elements = elements
    }
}
