import Observation
import Spezi
import SpeziTesting
import TerminalUI
import TerminalUITesting
import Testing

// The document the module system grew from shows these pieces of code. They stand here as written, each in a scope of its
// own as names are used twice, but for its own slips, which are marked.

/// 3. How default initialization of dependencies works
private enum DefaultInitialization {
    class ExampleModuleDependency: Module, DefaultInitializable {
        // the document leaves out `required`, which a class that is not final owes the protocol
        required init() {
            // default options ...
        }
    }

    class ExampleModule: Module {
        // This dependency uses the default init if the module wasn't externally configured.
        @Dependency var exampleModuleDependency = ExampleModuleDependency()
    }
}

/// 5. Use Standard Constraints to enforce requirements
private enum StandardConstraints {
    // 1. Define the constraint
    protocol ExampleConstraint: Standard {
        // Define required capabilities here
    }

    // 2. Enforce and use the constraint
    class ExampleModule: Module {
        @StandardActor var standard: any ExampleConstraint

        // the document says `override`, without a superclass
        func configure() {
            // Accessing 'standard' is safe here, but not in init()
            print("Standard is ready")
        }
    }
}

/// 8. Communicate between Modules using @Provide and @Collect
private enum Communication {
    class ModuleA: Module {
        @Provide var someGreeting = "Hello"
    }

    class ModuleB: Module {
        @Provide var someGreeting: [String]

        init() {
            someGreeting = ["Hola", "Hallo"]
        }
    }

    class ModuleC: Module {
        @Collect var allGreetings: [String]

        func configure() {
            // Accessing @Collect is safe here
            print("All the greetings we received: \(allGreetings)")  // prints "Hello", "Hola", "Hallo" in any order
        }
    }
}

/// 9. How the Spezi Standard constraint mechanism works
private enum ConstraintMechanism {
    protocol ExampleConstraint: Standard {
        // ...
    }
}

/// 11. Configure the Standard in SpeziAppDelegate
private actor ExampleStandard: Standard, StandardConstraints.ExampleConstraint {}

private class ExampleDelegate: SpeziAppDelegate {
    // the document shows the property alone, without `override`
    override var configuration: Configuration {
        Configuration(standard: ExampleStandard()) {
            // ...
        }
    }
}

/// 12. Satisfy module constraints by extending an existing Standard
private actor ExistingStandard: Standard {}

private typealias ExampleConstraint = StandardConstraints.ExampleConstraint

extension ExistingStandard: ExampleConstraint {
    // Implement required properties and methods from ExampleConstraint
}

/// 9. "or within SwiftUI views using the @Environment property wrapper"
private actor VisibleStandard: Standard, EnvironmentAccessible {
    nonisolated let name = "the standard"
}

private struct StandardName: View {
    @Environment(VisibleStandard.self) private var standard
    var body: some View { Text(verbatim: standard.name) }
}

/// 10. Handle notifications by adopting NotificationHandler, in a Standard
private actor NotifiedStandard: Standard, NotificationHandler {
    @MainActor private(set) var messages: [String] = []

    func handleNotificationAction(_ response: UNNotificationResponse) async {
        await note(response.actionIdentifier)
    }
    func receiveIncomingNotification(_ notification: UNNotification) async -> UNNotificationPresentationOptions? { [] }
    func receiveRemoteNotification(_ remoteNotification: [AnyHashable: Any]) async -> BackgroundFetchResult { .newData }
    @MainActor private func note(_ message: String) { messages.append(message) }
}

/// A module that states the constraint of section 9.
private final class Reader: Module {
    @StandardActor var standard: any ConstraintMechanism.ExampleConstraint
}

@MainActor @Suite("The seed's pieces of code")
struct SeedTests {
    @Test("A dependency that nobody configured is made from the default value")
    func defaultInitialisation() {
        let module = DefaultInitialization.ExampleModule()
        let spezi = withDependencyResolution { module }
        #expect(module.exampleModuleDependency === module.exampleModuleDependency)
        _ = spezi
    }

    @Test("A configured dependency wins over the default value")
    func configuredDependency() {
        let module = DefaultInitialization.ExampleModule()
        let configured = DefaultInitialization.ExampleModuleDependency()
        withDependencyResolution {
            module
            configured
        }
        #expect(module.exampleModuleDependency === configured)
    }

    @Test("A module uses the standard through the constraint that it states")
    func constraint() {
        let module = StandardConstraints.ExampleModule()
        let standard = ExampleStandard()
        withDependencyResolution(standard: standard) { module }
        #expect(module.standard === standard)
    }

    @Test("A predefined standard meets a constraint through an extension")
    func extendedStandard() {
        let module = StandardConstraints.ExampleModule()
        let standard = ExistingStandard()
        withDependencyResolution(standard: standard) { module }
        #expect(module.standard === standard)
    }

    @Test("A standard that meets another constraint of the same name does not do")
    func otherConstraint() {
        #expect(throws: SpeziModuleError.self) {
            try Spezi.load(standard: ExistingStandard(), modules: [Reader()])
        }
    }

    @Test("The standard cannot be reached in init: that ends the program")
    func tooEarly() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            _ = StandardConstraints.ExampleModule().standard
        }
        expect(
            "@StandardActor var …: ExampleConstraint in ExampleModule (SpeziTests/SeedTests.swift:35) was read before its "
                + "module was loaded. Read it from configure() on.", in: result)
    }

    @Test("Modules communicate by providing and collecting, and all is there in configure()")
    func communication() {
        let collecting = Communication.ModuleC()
        withDependencyResolution {
            collecting
            Communication.ModuleA()
            Communication.ModuleB()
        }
        #expect(collecting.allGreetings == ["Hello", "Hola", "Hallo"])
    }

    @Test("Views find a standard that is EnvironmentAccessible in their environment")
    func standardInViews() {
        let pilot = Pilot(StandardName().previewWith(standard: VisibleStandard()) {}, width: 20, height: 1)
        #expect(pilot.screen == "the standard")
    }

    @Test("A standard handles notifications")
    func notifications() async throws {
        let standard = NotifiedStandard(), spezi = try Spezi.load(standard: standard, modules: [])
        #expect(await spezi.receiveRemoteNotification([:]) == .newData)
        #expect(standard.messages.isEmpty)
    }

    @Test("The delegate's configuration names the standard")
    func delegate() throws {
        let delegate = ExampleDelegate()
        let spezi = try delegate.load()
        #expect(delegate.spezi === spezi)
        let module = StandardConstraints.ExampleModule()
        try spezi.load([module])
        #expect(module.standard is ExampleStandard)
    }
}
