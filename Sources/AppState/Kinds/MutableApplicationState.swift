/// A kind of value that can be read, written and reset under a key of the application.
///
/// Conform to it to add a kind of your own: `Application.state(_:)`, `Application.reset(_:)` and `@AppState` take it.
public protocol MutableApplicationState {
    /// What is kept.
    associatedtype Value
    /// Marks the kind in log lines.
    static var emoji: Character { get }
    /// The present value.
    var value: Value { get set }
    /// Sets the value back to its initial one.
    mutating func reset()
}

extension MutableApplicationState {
    /// No particular mark.
    public static var emoji: Character { "•" }
}
