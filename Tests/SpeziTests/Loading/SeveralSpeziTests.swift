@_spi(APISupport) import Spezi
import Testing

private final class Lamp: Module {}

private final class Room: Module {
    @Dependency var lamp: Lamp
    init(_ lamp: Lamp) { _lamp = Dependency(load: lamp) }
}

private actor House: Standard {}

@MainActor @Suite("Several Spezi in one process")
struct SeveralSpeziTests {
    @Test("An instance that one has loaded is refused by the others, until it is unloaded there")
    func oneAtATime() throws {
        let lamp = Lamp(), first = try Spezi.load(modules: [lamp]), second = try Spezi.load(modules: [])
        #expect(throws: SpeziModuleError.loadedElsewhere(module: "Lamp")) { try second.load([Lamp(), lamp]) }
        #expect(second.modules.count == 1)
        try first.unload(lamp)
        try second.load([lamp])
        #expect(second.module(Lamp.self) === lamp)
        let error = #expect(throws: SpeziModuleError.self) { try first.load([lamp]) }
        #expect(
            error?.description.hasPrefix("The same instance of Lamp is loaded by another Spezi. Unload it there")
                == true)
    }

    @Test("So is what a module brings along, and a standard")
    func broughtAlong() throws {
        let lamp = Lamp(), house = House(), first = try Spezi.load(standard: house, modules: [lamp])
        #expect(throws: SpeziModuleError.loadedElsewhere(module: "Lamp")) { try Spezi.load(modules: [Room(lamp)]) }
        #expect(throws: SpeziModuleError.loadedElsewhere(module: "House")) {
            try Spezi.load(standard: house, modules: [])
        }
        #expect(first.modules.count == 2)
    }

    @Test("What was loaded by one that is gone is free")
    func gone() throws {
        let lamp = Lamp(), house = House()
        for _ in 0..<3 {
            let spezi = try Spezi.load(standard: house, modules: [Room(lamp)])
            #expect(spezi.module(Lamp.self) === lamp)
        }
    }
}
