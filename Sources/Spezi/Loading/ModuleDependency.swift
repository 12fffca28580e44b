/// A dependency property with the nodes it was resolved to.
@MainActor struct ModuleDependency {
    /// A node that the registry, or the plan, keeps alive.
    struct Target {
        unowned let node: ModuleNode
    }

    let name: String
    let property: any DependencyProperty
    let requests: [DependencyRequest]
    /// One for each request.
    var targets: [Target?]

    init(name: String, property: any DependencyProperty) {
        self.name = name
        self.property = property
        requests = property.requests
        targets = Array(repeating: nil, count: requests.count)
    }

    /// Hands the targets to the property.
    func fill() {
        property.fill(targets.map { $0?.node.module })
    }
}
