@_spi(APISupport) import Spezi
import Testing

private final class Missing: Module {}

private final class Needy: Module {
    @Dependency(Missing.self) var missing
}

private final class Circle1: Module, DefaultInitializable {
    @Dependency(Circle2.self) var next
}

private final class Circle2: Module, DefaultInitializable {
    @Dependency(Circle1.self) var next
}

private final class Itself: Module {
    @Dependency(Itself.self) var own
}

private final class A: Module {
    @Dependency(B.self) var b
}
private final class B: Module {
    @Dependency(C.self) var c
}
private final class C: Module {
    @Dependency(A.self) var a: A?
}

private final class Endless: Module {
    @Dependency var next: Endless
    init() { _next = Dependency(load: Endless()) }
}

@MainActor private final class Counting: Module {
    static var configured = 0
    func configure() { Self.configured += 1 }
}

@MainActor @Suite("Errors of dependencies")
struct DependencyErrorTests {
    private func error(_ modules: [any Module]) -> SpeziModuleError? {
        do {
            _ = try Spezi.load(modules: modules)
            return nil
        } catch {
            return error
        }
    }

    @Test("A missing requirement names the module, the property, the type and the fix")
    func missing() {
        let error = error([Needy()])
        #expect(
            error
                == .dependency(
                    .missingRequiredModule(module: "Needy", property: "missing", requiredModule: "Missing")))
        let text = error?.description ?? ""
        #expect(text.contains("Needy requires Missing"))
        #expect(text.contains("“missing”"))
        #expect(text.contains("Add Missing to the Configuration"))
    }

    @Test("A circle of modules made by default gives the whole chain")
    func circle() {
        let expected = SpeziModuleError.dependency(
            .searchStackCycle(
                module: "Circle2", requestedModule: "Circle1", dependencyChain: ["Circle1", "Circle2"]))
        #expect(error([Circle1()]) == expected)
        #expect(error([Circle1(), Circle2()]) == expected)
        #expect(expected.description.contains("Circle1 → Circle2 → Circle1"))
    }

    @Test("A circle through listed modules and an optional dependency is found")
    func optionalBackEdge() {
        #expect(error([A(), B(), C()])?.description.contains("A → B → C → A") == true)
    }

    @Test("A module that depends on its own type is a circle")
    func itself() {
        #expect(error([Itself()])?.description.contains("Itself → Itself") == true)
    }

    @Test("Modules that load each other without end are a circle")
    func endless() {
        #expect(error([Endless()])?.description.contains("Endless → Endless") == true)
    }

    @Test("The same instance cannot be listed twice")
    func twice() {
        let module = Missing()
        #expect(error([module, module]) == .alreadyLoaded(module: "Missing"))
    }

    @Test("When loading fails, nothing was configured and nothing is loaded")
    func atomic() throws {
        Counting.configured = 0
        let spezi = try Spezi.load(modules: [])
        #expect(throws: SpeziModuleError.self) { try spezi.load([Counting(), Needy()]) }
        #expect(Counting.configured == 0)
        #expect(spezi.modules.count == 1)
        try spezi.load([Counting(), Needy(), Missing()])
        #expect(Counting.configured == 1)
    }
}
