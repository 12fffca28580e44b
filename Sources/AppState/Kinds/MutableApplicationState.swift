/// A kind of value that can be read, written and reset under a key of the application.
///
/// Conform to it to add a kind of your own that lives on the main actor: `Application.state(_:)`, `Application.reset(_:)`,
/// slices and `@AppState` take it. These can be used on any thread, for other kinds; a kind that conforms to nothing more has
/// to be used on the main actor, and traps elsewhere. One for any thread conforms to ``NonisolatedApplicationState``.
public protocol MutableApplicationState {
    /// What is kept.
    associatedtype Value
    /// Marks the kind in log lines.
    static var emoji: Character { get }
    /// The present value.
    @MainActor var value: Value { get set }
    /// Sets the value back to its initial one.
    @MainActor mutating func reset()
    /// The present value, for the thread that asks. The default is on the main actor alone.
    var nonisolatedValue: Value { get set }
    /// Sets the value back, on the thread that asks. The default is on the main actor alone.
    mutating func nonisolatedReset()
    /// A part of the value; what slices read. A kind that can lets a tracked reader observe this part alone. The default
    /// reads the whole value.
    func value<Part>(at path: KeyPath<Value, Part>) -> Part
    /// Changes a part of the value; what slices write. The default changes the whole value.
    mutating func set<Part>(_ part: Part, at path: WritableKeyPath<Value, Part>)
}

/// A kind of value that can be read, written and reset on any thread.
public protocol NonisolatedApplicationState: MutableApplicationState {
    /// The present value.
    nonisolated var value: Value { get set }
    /// Sets the value back to its initial one.
    nonisolated mutating func reset()
}

extension NonisolatedApplicationState {
    /// The present value.
    @inlinable public var nonisolatedValue: Value {
        get { value }
        set { value = newValue }
    }

    /// Sets the value back to its initial one.
    @inlinable public mutating func nonisolatedReset() { reset() }
}

extension MutableApplicationState {
    /// No particular mark.
    public static var emoji: Character { "•" }

    /// The present value, on the main actor.
    public var nonisolatedValue: Value {
        get {
            let state = OnMainActor(self)
            return MainActor.assumeIsolated { OnMainActor(state.value.value) }.value
        }
        set {
            let new = OnMainActor(newValue)
            change { $0.value = new.value }
        }
    }

    /// Sets the value back, on the main actor.
    public mutating func nonisolatedReset() { change { $0.reset() } }

    /// The part of the whole value.
    public func value<Part>(at path: KeyPath<Value, Part>) -> Part { nonisolatedValue[keyPath: path] }

    /// Changes the whole value.
    public mutating func set<Part>(_ part: Part, at path: WritableKeyPath<Value, Part>) {
        nonisolatedValue[keyPath: path] = part
    }

    private mutating func change(_ body: @MainActor (inout Self) -> Void) {
        let state = OnMainActor(self)
        self =
            MainActor.assumeIsolated {
                var changed = state.value
                body(&changed)
                return OnMainActor(changed)
            }.value
    }
}

/// `@unchecked`: it is made, read and let go of in one call on the main actor.
private struct OnMainActor<Value>: @unchecked Sendable {
    let value: Value
    init(_ value: Value) { self.value = value }
}
