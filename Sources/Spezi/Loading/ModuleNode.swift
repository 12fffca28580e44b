import TerminalUI

/// A module in the graph, with all that was found out about it in its one reflective walk.
@MainActor final class ModuleNode {
    /// The module; nil once its owner has let go of it.
    var module: (any Module)? { held ?? borrowed }
    private var held: (any Module)?
    private weak var borrowed: (any Module)?
    let id: ObjectIdentifier
    let metatype: any Module.Type
    /// Made for a dependency, not listed by anybody: unloaded with its last dependent.
    let isImplicit: Bool
    /// The node whose dependency made this one.
    private(set) weak var creator: ModuleNode?
    /// The module's wrapped properties. Those of a module that others keep are not held, but looked up anew.
    var properties: [(name: String, property: any ModuleProperty)] {
        held == nil ? borrowed?.moduleProperties() ?? [] : walked
    }
    private var walked: [(name: String, property: any ModuleProperty)]
    var dependencies: [ModuleDependency]
    /// The types of the values that it provides.
    let providedTypes: [ObjectIdentifier]
    /// Who depends on this module, by node.
    private(set) var dependents: [ObjectIdentifier: Dependents] = [:]
    /// How far the last search that came to it has come with it.
    var progress = Progress.ordered(0)
    /// Grows along the registry's load order.
    var position = 0
    private var isTornDown = false
    /// Whether it places views around the root, which only then have to be looked for.
    let hasModifiers: Bool

    /// How far a search has come, which has a number: before it, a node has the progress of another.
    enum Progress: Equatable {
        /// Its dependencies are being visited.
        case open(Int)
        case ordered(Int)
    }

    /// The links from one node.
    struct Dependents {
        unowned let node: ModuleNode
        var required = 0
        var optional = 0
    }

    var type: ObjectIdentifier { ObjectIdentifier(metatype) }
    var name: String { "\(metatype)" }

    init(_ module: any Module, creator: ModuleNode? = nil) {
        held = module
        id = ObjectIdentifier(module)
        metatype = Swift.type(of: module)
        self.creator = creator
        isImplicit = creator != nil
        walked = module.moduleProperties()
        dependencies = walked.compactMap { name, property in
            property.dependency.map { ModuleDependency(name: name, property: $0) }
        }
        providedTypes = walked.compactMap { $0.property.provider?.providedType.map(ObjectIdentifier.init) }
        hasModifiers = walked.contains { $0.property.modifier != nil }
    }

    /// The nodes that it depends on, in order of declaration.
    var targets: [ModuleNode] {
        var targets: [ModuleNode] = []
        for dependency in dependencies {
            for target in dependency.targets {
                if let target { targets.append(target.node) }
            }
        }
        return targets
    }

    /// Leaves it to others to keep the module.
    /// - Parameter departure: made if the module has a property to hold it.
    /// - Returns: whether it has one.
    func letGo(until departure: () -> Departure) -> Bool {
        borrowed = held
        held = nil
        defer { walked = [] }
        guard let holder = walked.first?.property else { return false }
        holder.departure = departure()
        return true
    }

    /// Tears the module down, if that was not done yet.
    func tearDown() {
        guard !isTornDown else { return }
        isTornDown = true
        module?.tearDown()
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
        module?.environmentObject?.place(into: &environment)
        for (_, property) in properties.reversed() {
            property.placer?.place(into: &environment)
        }
    }
}
