import Observation
import TerminalUI

extension View {
    /// Gives this view, the root of an application, the delegate's modules: loads them, and places their `@Model` objects
    /// and the ``EnvironmentAccessible`` ones in its environment.
    ///
    /// A faulty configuration traps: call ``SpeziAppDelegate/load()`` before, to handle the error.
    public func spezi(_ delegate: SpeziAppDelegate) -> some View {
        spezi(delegate.spezi)
    }

    /// Places what the modules offer to views in the environment of this view. Follows later loads and unloads.
    public func spezi(_ spezi: Spezi) -> some View {
        ModuleEnvironment(spezi: spezi, content: self)
    }
}

/// A view with the modules' objects in its environment.
private struct ModuleEnvironment<Content: View>: View {
    let spezi: Spezi
    let content: Content

    var body: some View {
        // read, so that this view is evaluated anew when modules come or go
        _ = spezi.changes.count
        return content.transformEnvironment(\.self) { $0 = spezi.environment(into: $0) }
    }
}

/// How often the set of modules has changed.
@MainActor @Observable final class ModuleChanges {
    var count = 0
}
