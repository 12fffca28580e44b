import Spezi

/// A module of a level that needs two of the next level.
final class GeneratedModule<L: Level, Kind>: Module {
    @Dependency(L.First.self) var first
    @Dependency(L.Second.self) var second
}

/// A module at the end of all chains.
final class GeneratedLeaf<Kind>: Module {}

/// Modules for measuring: 202 types, chains of fifty-one.
enum GeneratedModules {
    /// So many modules, an equal number of each type.
    static func make(_ count: Int) -> [any Module] {
        let makers = levels.flatMap(\.self)
        return [GeneratedLeaf<KindA>(), GeneratedLeaf<KindB>()] + (2..<count).map { makers[$0 % makers.count]() }
    }

    private static func makers<L: Level>(_ level: L.Type) -> [() -> any Module] {
        [
            { GeneratedModule<L, KindA>() }, { GeneratedModule<L, KindB>() }, { GeneratedModule<L, KindC>() },
            { GeneratedModule<L, KindD>() },
        ]
    }

    private static var levels: [[() -> any Module]] {
        [
            makers(L0.self), makers(L1.self), makers(L2.self), makers(L3.self), makers(L4.self), makers(L5.self),
            makers(L6.self), makers(L7.self), makers(L8.self), makers(L9.self), makers(L10.self), makers(L11.self),
            makers(L12.self), makers(L13.self), makers(L14.self), makers(L15.self), makers(L16.self), makers(L17.self),
            makers(L18.self), makers(L19.self), makers(L20.self), makers(L21.self), makers(L22.self), makers(L23.self),
            makers(L24.self), makers(L25.self), makers(L26.self), makers(L27.self), makers(L28.self), makers(L29.self),
            makers(L30.self), makers(L31.self), makers(L32.self), makers(L33.self), makers(L34.self), makers(L35.self),
            makers(L36.self), makers(L37.self), makers(L38.self), makers(L39.self), makers(L40.self), makers(L41.self),
            makers(L42.self), makers(L43.self), makers(L44.self), makers(L45.self), makers(L46.self), makers(L47.self),
            makers(L48.self), makers(L49.self),
        ]
    }
}
