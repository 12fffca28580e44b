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
            guard let property = value as? any ModuleProperty else { continue }
            // the compiler stores the wrapper of `name` as `_name`
            found.append((String((label ?? "_").dropFirst()), property))
        }
    }
}
