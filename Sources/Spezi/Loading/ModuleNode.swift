import TerminalUI

/// A module in the graph, with all that was found out about it in its one reflective walk.
@MainActor final class ModuleNode {
    let module: any Module
    /// Made for a dependency, not listed by anybody: unloaded with its last dependent.
    let isImplicit: Bool
    /// The node whose dependency made this one.
    private(set) weak var creator: ModuleNode?
    let properties: [(name: String, property: any ModuleProperty)]
    var dependencies: [ModuleDependency]
    /// Who depends on this module, by node.
    private(set) var dependents: [ObjectIdentifier: Dependents] = [:]
    /// How far the search for the load order has come with it.
    var progress = Progress.untouched
    /// The place in the registry's load order.
    var position = 0

    enum Progress {
        case untouched
        /// Its dependencies are being visited.
        case open
        case ordered
    }

    /// The links from one node.
    struct Dependents {
        unowned let node: ModuleNode
        var required = 0
        var optional = 0
    }

    var id: ObjectIdentifier { ObjectIdentifier(module) }
    var type: ObjectIdentifier { ObjectIdentifier(Swift.type(of: module)) }
    var name: String { "\(Swift.type(of: module))" }

    init(_ module: any Module, creator: ModuleNode? = nil) {
        self.module = module
        self.creator = creator
        isImplicit = creator != nil
        properties = module.moduleProperties()
        dependencies = properties.compactMap { name, property in
            property.dependency.map { ModuleDependency(name: name, property: $0) }
        }
    }

    /// Notes at a target that this node depends on it.
    func register(_ target: ModuleNode, as kind: DependencyRequest.Kind) {
        var links = target.dependents[ObjectIdentifier(self)] ?? Dependents(node: self)
        if kind == .optional { links.optional += 1 } else { links.required += 1 }
        target.dependents[ObjectIdentifier(self)] = links
    }

    /// Takes back all notes at a target.
    func unregister(_ target: ModuleNode) {
        target.dependents[ObjectIdentifier(self)] = nil
    }

    /// Places the module's objects, so that the first declared hides others of its type.
    func place(into environment: inout EnvironmentValues) {
        (module as? any EnvironmentAccessible)?.place(into: &environment)
        for (_, property) in properties.reversed() {
            property.placer?.place(into: &environment)
        }
    }
}

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
