// An instance belongs to one Spezi at a time: its properties have room for the modules of one. Nothing else is shared between
// those of a process.

extension ModuleRegistry {
    private struct Weakly {
        weak var registry: ModuleRegistry?
    }

    private static var all: [Weakly] = []

    static func join(_ registry: ModuleRegistry) {
        all.removeAll { $0.registry == nil }
        all.append(Weakly(registry: registry))
    }

    /// Whether another `Spezi` has loaded this instance. Takes longer with the number of these in the process.
    func isElsewhere(_ module: any Module) -> Bool {
        Self.all.contains { other in
            guard let registry = other.registry, registry !== self else { return false }
            return registry.node(of: module) != nil
        }
    }
}
