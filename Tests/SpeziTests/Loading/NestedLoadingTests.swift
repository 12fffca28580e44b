@_spi(APISupport) import Spezi
import Testing

private final class Tool: Module {}

private final class Nested: Module {
    @Application(\.spezi) var spezi
    var error: SpeziModuleError?
    func configure() {
        do { try spezi.load([Tool()]) } catch { self.error = error }
    }
}

private final class NestedTearDown: Module {
    @Application(\.spezi) var spezi
    var error: SpeziModuleError?
    func tearDown() {
        do { try spezi.load([Tool()]) } catch { self.error = error }
    }
}

@MainActor @Suite("Loading while modules are loaded or unloaded")
struct NestedLoadingTests {
    @Test("Loading inside of configure() is refused")
    func insideConfigure() throws {
        let nested = Nested()
        let spezi = try Spezi.load(modules: [nested])
        #expect(nested.error == .loadingInsideConfigure(module: "Nested"))
        #expect(spezi.modules.count == 2)
    }

    @Test("Loading inside of tearDown() is refused")
    func insideTearDown() throws {
        let nested = NestedTearDown(), spezi = try Spezi.load(modules: [nested])
        try spezi.unload(nested)
        #expect(nested.error == .loadingInsideConfigure(module: "NestedTearDown"))
        #expect(spezi.modules.count == 1)
    }

    @Test("Loading inside of a default value is refused")
    func insideDefault() throws {
        @MainActor final class Sneaking: Module {
            static var spezi: Spezi?
            static var error: SpeziModuleError?
            init() {
                do { try Self.spezi?.load([Tool()]) } catch { Self.error = error }
            }
        }
        @MainActor final class Owner: Module {
            @Dependency var sneaking = Sneaking()
        }
        let spezi = try Spezi.load(modules: [])
        Sneaking.spezi = spezi
        defer { Sneaking.spezi = nil }
        try spezi.load([Owner()])
        #expect(Sneaking.error == .loadingInsideConfigure(module: "Owner"))
        #expect(spezi.modules.count == 3)
    }
}
