@_spi(APISupport) import Spezi
import SpeziTesting
import Testing

private final class Needy: Module {
    @Dependency(Missing.self) var missing
}

private final class Missing: Module {}

private protocol Constraint: Standard {}

private final class Constrained: Module {
    @StandardActor var standard: any Constraint
}

private final class LoadingInConfigure: Module {
    @Application(\.spezi) var spezi
    func configure() { spezi.loadModule(Missing()) }
}

private final class UnloadingInConfigure: Module {
    @Dependency var missing = Missing()
    @Application(\.spezi) var spezi
    func configure() { spezi.unloadModule(missing) }
}

private final class UnloadingSafely: Module {
    @Dependency var missing = Missing()
    @Application(\.spezi) var spezi
    var error: SpeziModuleError?
    func configure() {
        do { try spezi.unload(missing) } catch { self.error = error }
    }
}

/// The forms that trap end the program with the text of the error that the throwing forms throw.
@MainActor @Suite("Forms that trap")
struct TrapTests {
    @Test("A missing requirement at the start")
    func missing() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
            _ = Spezi(from: Configuration { Needy() })
        }
        expect("Add Missing to the Configuration", in: result)
    }

    @Test("A constraint that is not met at the start")
    func constraint() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
            withDependencyResolution { Constrained() }
        }
        expect("Make DefaultStandard conform to it", in: result)
    }

    @Test("The same instance loaded twice")
    func twice() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
            let module = Missing(), spezi = try Spezi.load(modules: [module])
            spezi.loadModule(module)
        }
        expect("The same instance of Missing is loaded twice", in: result)
    }

    @Test("A module unloaded that is still required")
    func required() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
            let module = Missing(), spezi = try Spezi.load(modules: [module, Needy()])
            spezi.unloadModule(module)
        }
        expect("Missing cannot be unloaded: Needy requires it", in: result)
    }

    @Test("Loading inside of configure()")
    func loading() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
            withDependencyResolution { LoadingInConfigure() }
        }
        expect("cannot be loaded or unloaded inside of LoadingInConfigure's configure()", in: result)
    }

    @Test("Unloading inside of configure(), which throws where asked to")
    func unloading() async throws {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
            withDependencyResolution { UnloadingInConfigure() }
        }
        expect("cannot be loaded or unloaded inside of UnloadingInConfigure's configure()", in: result)
        let safe = UnloadingSafely(), spezi = try Spezi.load(modules: [safe])
        #expect(safe.error == .loadingInsideConfigure(module: "UnloadingSafely"))
        #expect(spezi.modules.count == 3)
    }

    @Test("A delegate with a faulty configuration")
    func delegate() async {
        final class Faulty: SpeziAppDelegate {
            override var configuration: Configuration { Configuration { Needy() } }
        }
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
            _ = Faulty().spezi
        }
        expect("Needy requires Missing", in: result)
    }
}
