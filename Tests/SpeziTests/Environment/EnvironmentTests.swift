import Observation
import Spezi
import SpeziTesting
import TerminalUI
import TerminalUITesting
import Testing

@Observable private final class Theme {
    var name: String
    init(_ name: String) { self.name = name }
}

private final class Painter: Module {
    @Model var theme = Theme("plain")
}

private final class Decorator: Module {
    @Dependency(Painter.self) var painter
    @Model var theme: Theme
    func configure() { theme = Theme(painter.theme.name + ", decorated") }
}

@MainActor @Observable private final class Screen: Module, EnvironmentAccessible {
    @ObservationIgnored @Dependency(Painter.self) var painter
    @ObservationIgnored @Application(\.spezi) var spezi
    var title = ""
    func configure() { title = painter.theme.name }
}

private struct ThemeName: View {
    @Environment(Theme.self) private var theme: Theme?
    var body: some View { Text(verbatim: theme?.name ?? "no theme") }
}

private final class PaintingDelegate: SpeziAppDelegate {
    override var configuration: Configuration { Configuration { Painter() } }
}

@MainActor @Suite("The environment")
struct EnvironmentTests {
    @Test("Models and accessible modules are found by their type")
    func byType() {
        let screen = Screen()
        let spezi = withDependencyResolution {
            screen
            Painter()
        }
        let environment = spezi.environment()
        #expect(environment[object: Theme.self]?.name == "plain")
        #expect(environment[object: Screen.self] === screen)
        #expect(environment[object: Painter.self] == nil)
    }

    @Test("A dependent's model hides its dependency's, whatever the order of listing")
    func hiding() {
        let spezi = withDependencyResolution {
            Decorator()
            Painter()
        }
        #expect(spezi.environment()[object: Theme.self]?.name == "plain, decorated")
    }

    @Test("What was in the environment stays there")
    func into() {
        var around = EnvironmentValues()
        let journal = Journal()
        around[object: Journal.self] = journal
        let spezi = withDependencyResolution { Painter() }
        #expect(spezi.environment(into: around)[object: Journal.self] === journal)
    }

    @Test("An observable module's own properties are observed, and its dependencies are filled")
    func observableModule() {
        let screen = Screen()
        let spezi = withDependencyResolution {
            Painter()
            screen
        }
        let changes = Journal()
        withObservationTracking {
            _ = screen.title
            _ = screen.painter
        } onChange: {
            // Called by the assignment below, which is on the main actor.
            MainActor.assumeIsolated { changes.entries.append("title") }
        }
        screen.title = "new"
        #expect(changes.entries == ["title"])
        #expect(screen.spezi === spezi)
    }

    @Test("Views find models in their environment, and follow later loads and unloads")
    func views() async throws {
        let painter = Painter(), spezi = try Spezi.load(modules: [])
        let pilot = Pilot(ThemeName().spezi(spezi), width: 20, height: 1)
        #expect(pilot.screen.contains("no theme"))
        try spezi.load([painter])
        try await pilot.waitFor("plain")
        try spezi.unload(painter)
        try await pilot.waitFor("no theme")
    }

    @Test("The root view takes the modules of a delegate")
    func delegate() {
        let pilot = Pilot(ThemeName().spezi(PaintingDelegate()), width: 20, height: 1)
        #expect(pilot.screen.contains("plain"))
    }

    @Test("Setting a model after configure() ends the program")
    func setTooLate() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
            let painter = Painter()
            withDependencyResolution { painter }
            painter.theme = Theme("late")
        }
        expect(
            "@Model var …: Theme in Painter (SpeziTests/EnvironmentTests.swift:14) was set after configure(). Set it in "
                + "init or configure().", in: result)
    }
}
