/// A result builder that composes elements of one type, in order. It says itself what a single statement may be.
@MainActor public protocol ElementBuilder {
    /// What is composed.
    associatedtype Element
}

extension ElementBuilder {
    /// Several, in order.
    public static func buildBlock(_ elements: [Element]...) -> [Element] { elements.flatMap(\.self) }
    /// `if` without `else`.
    public static func buildOptional(_ elements: [Element]?) -> [Element] { elements ?? [] }
    /// The first branch of a choice.
    public static func buildEither(first: [Element]) -> [Element] { first }
    /// The second branch of a choice.
    public static func buildEither(second: [Element]) -> [Element] { second }
    /// A loop.
    public static func buildArray(_ elements: [[Element]]) -> [Element] { elements.flatMap(\.self) }
}
