extension KeyPath {
    /// Whether the path can be followed in any value of its type. It cannot where it has a subscript, whose index may be out
    /// of range there, where it unwraps by force, and where a computed property of a part may do either. Complexity: constant
    /// for stored properties; otherwise linear in the path's description, the only thing that says what a path is made of.
    var canAlwaysBeFollowed: Bool {
        if MemoryLayout<Root>.offset(of: self) != nil { return true }
        let steps = debugDescription.dropFirst("\\\(Root.self)".count)
        if steps.contains("!") { return false }
        let computed = steps.ranges(of: ".<computed")
        guard let first = computed.first else { return true }
        // A value's own computed property, such as each of an observable object's, is as safe to read as the value; a
        // collection's may be its subscript.
        return computed.count == 1 && first.lowerBound == steps.startIndex && !(Root.self is any Collection.Type)
    }
}
