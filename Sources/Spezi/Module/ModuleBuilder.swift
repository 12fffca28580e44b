/// Lists modules as statements: modules, nested collections, `if`, `switch`, `for` and `#available`.
@resultBuilder
public enum ModuleBuilder {
    /// One module.
    public static func buildExpression(_ module: some Module) -> [any Module] { [module] }
    /// The modules of a nested collection, in their order.
    public static func buildExpression(_ collection: ModuleCollection) -> [any Module] { collection.elements }
    /// Statements in their order.
    public static func buildBlock(_ parts: [any Module]...) -> [any Module] { parts.flatMap(\.self) }
    /// An `if` without `else`.
    public static func buildOptional(_ part: [any Module]?) -> [any Module] { part ?? [] }
    /// The first branch.
    public static func buildEither(first part: [any Module]) -> [any Module] { part }
    /// The second branch.
    public static func buildEither(second part: [any Module]) -> [any Module] { part }
    /// A `for` loop's passes in their order.
    public static func buildArray(_ parts: [[any Module]]) -> [any Module] { parts.flatMap(\.self) }
    /// An `#available` branch.
    public static func buildLimitedAvailability(_ part: [any Module]) -> [any Module] { part }
    /// The whole list.
    public static func buildFinalResult(_ modules: [any Module]) -> ModuleCollection { ModuleCollection(modules) }
}
