/// The loaded modules and how they are connected: a picture of one moment.
public struct ModuleGraph: Hashable, Sendable {
    /// A property that depends on another module.
    public struct Dependency: Hashable, Sendable {
        /// The property's name.
        public let property: String
        /// The type that is asked for.
        public let type: String
        /// Whether there may be none.
        public let isOptional: Bool
        /// The place of the module in ``ModuleGraph/modules``; nil if there is none.
        public let target: Int?
    }

    /// A property through which values go to, or come from, other modules, or which asks for the standard.
    public struct Value: Hashable, Sendable {
        /// The property's name.
        public let property: String
        /// The type of one value, or what the standard has to be.
        public let type: String
    }

    /// A loaded module.
    public struct Module: Hashable, Sendable {
        /// The name of its type.
        public let name: String
        /// Whether it is the standard.
        public let isStandard: Bool
        /// Whether it was made for a dependency, and not listed.
        public let isImplicit: Bool
        /// Its dependencies, in order of declaration.
        public let dependencies: [Dependency]
        /// What it provides.
        public let provides: [Value]
        /// What it collects.
        public let collects: [Value]
        /// What it asks of the standard.
        public let constraints: [Value]
    }

    /// The modules in load order: each after all that it depends on.
    public let modules: [Module]
}

extension Spezi {
    /// The loaded modules and how they are connected now. Linear in modules and dependencies.
    @MainActor public var graph: ModuleGraph {
        purge()
        let nodes = registry.nodes
        let places = Dictionary(uniqueKeysWithValues: nodes.enumerated().map { ($0.element.id, $0.offset) })
        let standardID = ObjectIdentifier(standard)
        return ModuleGraph(
            modules: nodes.map { node in
                ModuleGraph.Module(
                    name: node.name, isStandard: node.id == standardID, isImplicit: node.isImplicit,
                    dependencies: node.dependencies.flatMap { dependency in
                        zip(dependency.requests, dependency.targets).map { request, target in
                            ModuleGraph.Dependency(
                                property: dependency.name, type: "\(request.type)",
                                isOptional: request.kind == .optional, target: target.flatMap { places[$0.node.id] })
                        }
                    },
                    provides: node.values(\.providedType), collects: node.values(\.collectedType),
                    constraints: node.values(\.constraint))
            })
    }
}

extension ModuleNode {
    fileprivate func values(_ type: (any ModuleProperty) -> Any.Type?) -> [ModuleGraph.Value] {
        properties.compactMap { name, property in
            type(property).map { ModuleGraph.Value(property: name, type: "\($0)") }
        }
    }
}
