@_spi(APISupport) import Spezi
import SpeziTesting
import Testing

// Modules of no actor, of the main actor and of their own, with dependencies that are made from what their initialisers are
// given. Most of what is checked here is that it compiles.

/// Not `Sendable`: may not go from one actor to another.
private final class Settings {
    var number: Int
    init(_ number: Int) { self.number = number }
}

private class Free: Module {
    let number: Int
    init(_ number: Int) { self.number = number }
    init(_ settings: Settings) { number = settings.number }
    init(_ make: @escaping () -> Int) { number = make() }
}

@MainActor private final class Bound: Module {
    let number: Int
    init(_ number: Int) { self.number = number }
}

private final class FreeOther: Free {}
private final class FreeThird: Free {}

private final class FreeOwner: Module {
    @Dependency var made: Free
    @Dependency var fixed = FreeOther(2)
    @Dependency(FreeThird.self) var optional: FreeThird?
    @Dependency var loaded: Free
    @Dependency var several: [any Module]
    @Dependency var given: [any Module]
    let base: Int

    init(
        _ settings: Settings, _ make: @escaping () -> Int, now: () -> Int,
        @DependencyBuilder _ given: () -> DependencyCollection
    ) {
        base = settings.number
        _made = Dependency(wrappedValue: Free(settings))
        _optional = Dependency(wrappedValue: FreeThird(make))
        _loaded = Dependency(load: Free(base + now()), Free.self)
        _several = Dependency {
            Free(settings)
            if base > 0 { Free(now()) }
        }
        _given = Dependency(using: given())
    }
}

@MainActor private final class BoundOwner: Module {
    @Dependency var made: Bound
    @Dependency var fixed = Bound(8)
    @Dependency(Free.self) var free
    @Dependency(Free.self) var optional: Free?
    @Dependency var loaded: Bound
    @Dependency var several: [any Module]

    init(_ settings: Settings, now: () -> Int) {
        _made = Dependency(wrappedValue: Bound(settings.number))
        _free = Dependency(wrappedValue: Free(settings))
        _optional = Dependency(wrappedValue: Free(settings))
        _loaded = Dependency(load: Bound(now()))
        _several = Dependency {
            Bound(now())
            Free(settings)
        }
    }
}

private actor ActorOwner: Module {
    @Dependency private var made: Free
    @Dependency private var fixed = FreeOther(4)
    init(_ number: Int) { _made = Dependency(wrappedValue: Free(number)) }
    var numbers: [Int] { [made.number, fixed.number] }
}

@MainActor @Suite("Modules of no actor, of the main actor and of their own")
struct IsolationTests {
    private func numbers(_ modules: [any Module]) -> [Int] {
        modules.compactMap { ($0 as? Free)?.number ?? ($0 as? Bound)?.number }
    }

    @Test("A module of no actor makes dependencies from what it is given")
    func free() {
        let owner = FreeOwner(Settings(1), { 3 }, now: { 10 }) {
            Free(20)
            Free(21)
        }
        let spezi = withDependencyResolution { owner }
        #expect(owner.made.number == 1)
        #expect(owner.fixed.number == 2)
        #expect(owner.optional?.number == 3)
        #expect(owner.loaded.number == 11)
        #expect(numbers(owner.several) == [1, 10])
        #expect(numbers(owner.given) == [20, 21])
        _ = spezi
    }

    @Test("So does a module of the main actor, with dependencies of either kind")
    func bound() {
        let owner = BoundOwner(Settings(5), now: { 7 })
        let spezi = withDependencyResolution { owner }
        #expect(owner.made.number == 5)
        #expect(owner.fixed === owner.made)
        #expect(owner.free.number == 5)
        #expect(owner.optional === owner.free)
        #expect(owner.loaded.number == 7)
        #expect(numbers(owner.several) == [7, 5])
        _ = spezi
    }

    @Test("So does an actor")
    func ofItsOwn() async {
        let owner = ActorOwner(3)
        let spezi = withDependencyResolution { owner }
        #expect(await owner.numbers == [3, 4])
        _ = spezi
    }

    @Test("Collections are made on any actor")
    nonisolated func collections() {
        var collection = DependencyCollection(Free(1), FreeOther(2))
        collection.append(Free(3))
        collection.append(contentsOf: DependencyCollection(singleEntry: Free(4)))
        collection.append(contentsOf: DependencyCollection(for: Free.self) { Free(5) })
        let entry = { Free(6) }
        collection.append(contentsOf: DependencyCollection(singleEntry: entry))
        #expect(collection.count == 6)
    }
}
