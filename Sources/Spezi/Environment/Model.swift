import Observation
import Synchronization
import TerminalUI

extension Module {
    /// Places an observable object in the environment of all views, by its type.
    ///
    /// Set it at the latest in `configure()`. Setting it later, or reading it before it was set, is a programming error
    /// and traps. A dependent's object hides one of the same type of its dependency.
    public typealias Model = _ModelPropertyWrapper
}

/// See ``Module/Model``.
@propertyWrapper
public final class _ModelPropertyWrapper<Model: Observable & AnyObject> {
    /// `@unchecked`: the reference goes in and out under the lock; the object is shared with the views by design.
    private struct Content: @unchecked Sendable {
        var model: Model?
        var isFrozen = false
    }

    private let content: Mutex<Content>

    /// The object.
    public var wrappedValue: Model {
        get {
            guard let model = content.withLock({ $0 }).model else {
                preconditionFailure(
                    "@Model var …: \(Model.self) was read before it was set. Set it in init or configure().")
            }
            return model
        }
        set {
            let new = Content(model: newValue)
            let wasFrozen = content.withLock {
                if !$0.isFrozen { $0 = new }
                return $0.isFrozen
            }
            precondition(
                !wasFrozen, "@Model var …: \(Model.self) was set after configure(). Set it in init or configure().")
        }
    }

    /// The object is set later, at the latest in `configure()`.
    public init() { content = Mutex(Content()) }

    /// Places this object.
    public init(wrappedValue: Model) { content = Mutex(Content(model: wrappedValue)) }
}

extension _ModelPropertyWrapper: EnvironmentProperty {
    var placer: (any EnvironmentProperty)? { self }

    func freeze() { content.withLock { $0.isFrozen = true } }
    func clear() { content.withLock { $0.isFrozen = false } }

    func place(into environment: inout EnvironmentValues) {
        if let model = content.withLock({ $0 }).model { environment[object: Model.self] = model }
    }
}
