import Observation
import TerminalUI

extension View {
    /// Gives this view, the root of an application, the delegate's modules: loads them, places their `@Model` objects and
    /// the ``EnvironmentAccessible`` ones in its environment, puts their `@Modifier`s around it, tells their
    /// ``LifecycleHandler``s how the program fares, and runs their services as long as the view is there.
    ///
    /// A faulty configuration traps: call ``SpeziAppDelegate/load(launchOptions:)`` before, to handle the error.
    public func spezi(_ delegate: SpeziAppDelegate) -> AnyView {
        spezi(delegate.spezi)
    }

    /// Gives this view, the root of an application, what the loaded modules have for it. Follows later loads and unloads.
    public func spezi(_ spezi: Spezi) -> AnyView {
        // Of no particular type: what is made of the root's is looked up at the start, by its name and with a search through
        // every conformance in the program for each part.
        AnyView(
            ModuleSurroundings(spezi: spezi, content: AnyView(self))
                .onScenePhase { spezi.move(to: $0) }
                .task { await spezi.run() })
    }
}

/// A view with all around it that modules have for views.
private struct ModuleSurroundings: View {
    let spezi: Spezi
    let content: AnyView

    var body: some View {
        // read, so that this view is evaluated anew when modules come or go
        _ = spezi.changes.count
        return surrounded
    }

    @ViewBuilder private var surrounded: some View {
        if spezi.hasModifiers {
            spezi.wrap(content).environment(spezi)
        } else {
            content.transformEnvironment(\.self) { $0 = spezi.environment(into: $0) }
        }
    }
}

/// How often the set of modules has changed.
@MainActor @Observable final class ModuleChanges {
    var count = 0
}
