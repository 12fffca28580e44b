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
    /// A part of the value; what slices read. A kind that can lets a tracked reader observe this part alone. The default
    /// reads the whole value.
    func value<Part>(at path: KeyPath<Value, Part>) -> Part
    /// Changes a part of the value; what slices write. The default changes the whole value.
    mutating func set<Part>(_ part: Part, at path: WritableKeyPath<Value, Part>)
}

extension MutableApplicationState {
    /// No particular mark.
    public static var emoji: Character { "•" }

    /// The part of the whole value.
    public func value<Part>(at path: KeyPath<Value, Part>) -> Part { value[keyPath: path] }

    /// Changes the whole value.
    public mutating func set<Part>(_ part: Part, at path: WritableKeyPath<Value, Part>) { value[keyPath: path] = part }
}
