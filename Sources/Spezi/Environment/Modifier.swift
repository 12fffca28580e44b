import Synchronization
import TerminalUI

extension Module {
    /// Puts a view modifier around the root view.
    ///
    /// Set it at the latest in `configure()`; setting it later, or reading it before it was set, is a programming error and
    /// traps. The modifiers of dependencies are outside of those of their dependents; of one module's, the first declared
    /// is innermost. A modifier finds the objects that its own module and those outside of it place in the environment.
    /// Loading or unloading a module with modifiers makes the whole screen anew.
    public typealias Modifier = _ModifierPropertyWrapper
}

/// See ``Module/Modifier``.
@propertyWrapper
public final class _ModifierPropertyWrapper<Modifier: ViewModifier> {
    /// `@unchecked`: the modifier goes in and out under the lock, and is only used on the main actor.
    private struct Content: @unchecked Sendable {
        var modifier: Modifier?
        var isFrozen = false
    }

    private let content: Mutex<Content>

    /// The modifier.
    public var wrappedValue: Modifier {
        get {
            guard let modifier = content.withLock({ $0 }).modifier else {
                preconditionFailure(
                    "@Modifier var …: \(Modifier.self) was read before it was set. Set it in init or configure().")
            }
            return modifier
        }
        set {
            let new = Content(modifier: newValue)
            let wasFrozen = content.withLock {
                if !$0.isFrozen { $0 = new }
                return $0.isFrozen
            }
            precondition(
                !wasFrozen,
                "@Modifier var …: \(Modifier.self) was set after configure(). Set it in init or configure().")
        }
    }

    /// The modifier is set later, at the latest in `configure()`.
    public init() { content = Mutex(Content()) }

    /// Puts this modifier around the root view.
    public init(wrappedValue: Modifier) { content = Mutex(Content(modifier: wrappedValue)) }
}

extension _ModifierPropertyWrapper: ViewModifierProperty {
    var modifier: (any ViewModifierProperty)? { self }

    func freeze() { content.withLock { $0.isFrozen = true } }
    func clear() { content.withLock { $0.isFrozen = false } }

    func wrap(_ view: AnyView) -> AnyView {
        guard let modifier = content.withLock({ $0 }).modifier else { return view }
        return AnyView(view.modifier(modifier))
    }
}
