extension Module {
    /// The wrapped properties that take part in loading: those of superclasses first, then in order of declaration.
    ///
    /// Costs one reflective walk: call it once per load.
    func moduleProperties() -> [(name: String, property: any ModuleProperty)] {
        var found: [(name: String, property: any ModuleProperty)] = []
        collectProperties(of: Mirror(reflecting: self), into: &found)
        return found
    }

    private func collectProperties(of mirror: Mirror, into found: inout [(name: String, property: any ModuleProperty)])
    {
        if let parent = mirror.superclassMirror { collectProperties(of: parent, into: &found) }
        for (label, value) in mirror.children {
            // The compiler stores the wrapper of `name` as `_name`, and all wrappers are classes. Whatever else there is
            // must not come to the cast: one that fails looks through every conformance in the program.
            guard let label, label.utf8.first == UInt8(ascii: "_"), type(of: value) is AnyClass,
                let property = value as? any ModuleProperty
            else { continue }
            found.append((String(label.dropFirst()), property))
        }
    }
}
