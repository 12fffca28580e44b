import TerminalUI

extension Spezi {
    /// An environment in which views also find the `Spezi`, all `@Model` objects and ``EnvironmentAccessible`` modules by
    /// type.
    @MainActor public func environment(into values: EnvironmentValues = EnvironmentValues()) -> EnvironmentValues {
        var values = values
        values[object: Spezi.self] = self
        for node in registry.nodes { node.place(into: &values) }
        return values
    }

    /// Whether any module puts a view around the root.
    @MainActor var hasModifiers: Bool { registry.nodes.contains(where: \.hasModifiers) }

    /// Puts what the modules have for views around a view, from the last loaded inside to the first outside.
    ///
    /// The environment changes only where a modifier could see the difference, so that modules without modifiers come and
    /// go without any view being made anew.
    @MainActor func wrap(_ view: AnyView) -> AnyView {
        var view = view
        var later: [ModuleNode] = []
        for node in registry.nodes.reversed() {
            if node.hasModifiers {
                view = Self.placing(later, around: view)
                later = []
                for (_, property) in node.properties { view = property.modifier?.wrap(view) ?? view }
            }
            later.append(node)
        }
        return Self.placing(later, around: view)
    }

    /// Places the nodes' objects around a view, those of earlier loaded nodes first.
    @MainActor private static func placing(_ nodes: [ModuleNode], around view: AnyView) -> AnyView {
        let nodes = Array(nodes.reversed())
        return AnyView(
            view.transformEnvironment(\.self) { values in
                for node in nodes { node.place(into: &values) }
            })
    }
}
