import Observation
import Spezi
import SpeziTesting
import Testing

// The document the module system grew from shows these pieces of code; they stand here as written, but for its own
// slips: an `override` without a superclass, a class with an initialiser requirement that is not final.

private final class ExampleModuleDependency: Module, DefaultInitializable {
    init() {
        // default options ...
    }
}

private class DefaultingModule: Module {
    // This dependency uses the default init if the module wasn't externally configured.
    @Dependency var exampleModuleDependency = ExampleModuleDependency()
}

// 1. Define the constraint
private protocol ExampleConstraint: Standard {
    func store(_ value: Int) async
}

// 2. Enforce and use the constraint
private class ConstrainedModule: Module {
    @StandardActor var standard: any ExampleConstraint
    var isStandardReady = false

    func configure() {
        // Accessing 'standard' is safe here, but not in init()
        isStandardReady = standard is ExampleStandard
    }
}

private class ModuleA: Module {
    @Provide var someGreeting = "Hello"
}

private class ModuleB: Module {
    @Provide var someGreeting: [String]

    init() {
        someGreeting = ["Hola", "Hallo"]
    }
}

private class ModuleC: Module {
    @Collect var allGreetings: [String]
    var greetingsInConfigure: [String] = []

    func configure() {
        // Accessing @Collect is safe here
        greetingsInConfigure = allGreetings
    }
}

private actor ExampleStandard: Standard, ExampleConstraint {
    private(set) var values: [Int] = []
    func store(_ value: Int) { values.append(value) }
}

private actor ExistingStandard: Standard {
    var count = 0
    func increase() { count += 1 }
}

extension ExistingStandard: ExampleConstraint {
    // Implement required properties and methods from ExampleConstraint
    func store(_ value: Int) { increase() }
}

private final class ExampleDelegate: SpeziAppDelegate {
    override var configuration: Configuration {
        Configuration(standard: ExampleStandard()) {
            // ...
        }
    }
}

@MainActor @Suite("The seed's pieces of code")
struct SeedTests {
    @Test("A dependency that nobody configured is made from the default value")
    func defaultInitialisation() throws {
        let module = DefaultingModule()
        let spezi = withDependencyResolution { module }
        #expect(module.exampleModuleDependency === module.exampleModuleDependency)
        _ = spezi
    }

    @Test("A configured dependency wins over the default value")
    func configuredDependency() {
        let module = DefaultingModule()
        let configured = ExampleModuleDependency()
        withDependencyResolution {
            module
            configured
        }
        #expect(module.exampleModuleDependency === configured)
    }

    @Test("A module uses the standard through the constraint that it states")
    func constraint() async {
        let module = ConstrainedModule()
        let standard = ExampleStandard()
        withDependencyResolution(standard: standard) { module }
        #expect(module.isStandardReady)
        let asked = module.standard
        await asked.store(7)
        #expect(await standard.values == [7])
    }

    @Test("A predefined standard meets a constraint through an extension")
    func extendedStandard() async {
        let module = ConstrainedModule()
        let standard = ExistingStandard()
        withDependencyResolution(standard: standard) { module }
        let asked = module.standard
        await asked.store(1)
        #expect(await standard.count == 1)
    }

    @Test("Modules communicate by providing and collecting, and all is there in configure()")
    func communication() {
        let collecting = ModuleC()
        withDependencyResolution {
            collecting
            ModuleA()
            ModuleB()
        }
        #expect(collecting.greetingsInConfigure == ["Hello", "Hola", "Hallo"])
    }

    @Test("The delegate's configuration names the standard")
    func delegate() throws {
        let delegate = ExampleDelegate()
        let spezi = try delegate.load()
        #expect(delegate.spezi === spezi)
        let module = ConstrainedModule()
        try spezi.load([module])
        #expect(module.standard is ExampleStandard)
    }
}
