/// A dependency property with the nodes it was resolved to.
@MainActor struct ModuleDependency {
    /// A node that the registry, or the plan, keeps alive.
    struct Target {
        unowned let node: ModuleNode
    }

    let name: String
    /// Until it is filled: to hold the property of a module that others keep would hide that the module is gone.
    private var property: (any DependencyProperty)?
    let requests: [DependencyRequest]
    /// One for each request.
    var targets: [Target?]

    init(name: String, property: any DependencyProperty) {
        self.name = name
        self.property = property
        requests = property.requests
        targets = Array(repeating: nil, count: requests.count)
    }

    /// Hands the targets to the property, once. An optional one follows by itself what is loaded of its type.
    mutating func fill(from registry: ModuleRegistry) {
        let optional = requests.first.flatMap { $0.kind == .optional ? ObjectIdentifier($0.type) : nil }
        property?.fill(targets.map { $0?.node.module }, instances: optional.map(registry.instances(ofType:)))
        property = nil
    }
}
