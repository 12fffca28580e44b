import Observation
import TerminalUI

extension View {
    /// Gives this view, the root of an application, the delegate's modules: loads them, places their `@Model` objects and
    /// the ``EnvironmentAccessible`` ones in its environment, puts their `@Modifier`s around it, tells their
    /// ``LifecycleHandler``s how the program fares, and runs their services as long as the view is there.
    ///
    /// A faulty configuration traps: call ``SpeziAppDelegate/load(launchOptions:)`` before, to handle the error.
    public func spezi(_ delegate: SpeziAppDelegate) -> some View {
        spezi(delegate.spezi)
    }

    /// Gives this view, the root of an application, what the loaded modules have for it. Follows later loads and unloads.
    public func spezi(_ spezi: Spezi) -> some View {
        ModuleSurroundings(spezi: spezi, content: self)
            .onScenePhase { spezi.move(to: $0) }
            .task { await spezi.run() }
    }
}

/// A view with all around it that modules have for views.
private struct ModuleSurroundings<Content: View>: View {
    let spezi: Spezi
    let content: Content

    var body: some View {
        // read, so that this view is evaluated anew when modules come or go
        _ = spezi.changes.count
        return surrounded
    }

    @ViewBuilder private var surrounded: some View {
        if spezi.hasModifiers {
            spezi.wrap(AnyView(content)).environment(spezi)
        } else {
            content.transformEnvironment(\.self) { $0 = spezi.environment(into: $0) }
        }
    }
}

/// How often the set of modules has changed.
@MainActor @Observable final class ModuleChanges {
    var count = 0
}
