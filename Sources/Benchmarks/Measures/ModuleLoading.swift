import Spezi

/// What it costs to resolve and configure modules. The floor looks at each instance once with a mirror.
@MainActor struct ModuleLoading {
    /// Milliseconds, of each repetition.
    let ours: Figures
    /// Milliseconds, of each repetition.
    let floor: Figures

    /// Loads so many modules, so many times.
    init(modules count: Int, repetitions: Int) throws {
        var loading: [Double] = []
        var walking: [Double] = []
        for _ in 0..<repetitions {
            let modules = GeneratedModules.make(count)
            var start = Clock.now
            var found = 0
            for module in modules { found += Mirror(reflecting: module).children.count { $0.label != nil } }
            walking.append((Clock.now - start) * 1_000)
            start = Clock.now
            let spezi = try Spezi.load(modules: modules)
            loading.append((Clock.now - start) * 1_000)
            // used, so that none of it is left out
            guard found == 2 * (count - 2), spezi.graph.modules.count == count + 1 else {
                throw BenchmarkError("not all modules were loaded")
            }
        }
        ours = Figures(loading)
        floor = Figures(walking)
    }

    /// Nanoseconds that reading an injected property takes, of each repetition.
    static func reading(repetitions: Int, times: Int) throws -> Figures {
        let module = GeneratedModule<L49, KindA>()
        let spezi = try Spezi.load(modules: [module, GeneratedLeaf<KindA>(), GeneratedLeaf<KindB>()])
        let figures = (0..<repetitions).map { _ in
            nanoseconds(times) { Int(bitPattern: ObjectIdentifier(module.first)) }
        }
        return withExtendedLifetime(spezi) { Figures(figures) }
    }

    @inline(never) private static func nanoseconds(_ times: Int, _ work: () -> Int) -> Double {
        let start = Clock.now
        var sum = 0
        for _ in 0..<times { sum &+= work() }
        let elapsed = Clock.now - start
        // Used, so that none of it is left out. It never is 1: addresses of objects are even.
        precondition(sum != 1)
        return elapsed * 1_000_000_000 / Double(times)
    }
}
