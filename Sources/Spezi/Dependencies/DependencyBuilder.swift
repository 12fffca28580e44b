/// The statements that every builder of dependencies understands.
///
/// A builder of your own conforms and writes only `buildExpression`, with the constraint that its modules must meet.
public protocol DependencyCollectionBuilder {}

extension DependencyCollectionBuilder {
    /// Statements in their order.
    public static func buildBlock(_ parts: DependencyCollection...) -> DependencyCollection { join(parts) }
    /// An `if` without `else`.
    public static func buildOptional(_ part: DependencyCollection?) -> DependencyCollection { part ?? .init() }
    /// The first branch.
    public static func buildEither(first part: DependencyCollection) -> DependencyCollection { part }
    /// The second branch.
    public static func buildEither(second part: DependencyCollection) -> DependencyCollection { part }
    /// A `for` loop's passes in their order.
    public static func buildArray(_ parts: [DependencyCollection]) -> DependencyCollection { join(parts) }
    /// An `#available` branch.
    public static func buildLimitedAvailability(_ part: DependencyCollection) -> DependencyCollection { part }

    private static func join(_ parts: [DependencyCollection]) -> DependencyCollection {
        parts.reduce(into: DependencyCollection()) { $0.append(contentsOf: $1) }
    }
}

/// Lists dependencies as statements.
@resultBuilder
public enum DependencyBuilder: DependencyCollectionBuilder {
    /// One module.
    public static func buildExpression(_ module: some Module) -> DependencyCollection { DependencyCollection(module) }

    /// The modules of a nested collection.
    public static func buildExpression(_ collection: DependencyCollection) -> DependencyCollection { collection }
}
