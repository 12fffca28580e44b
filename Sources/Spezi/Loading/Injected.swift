import Synchronization

/// What a wrapper holds between loading and unloading of its module.
///
/// `@unchecked`: an injection never changes, and only the lock of the one `Injected` that has it replaces it. What it refers
/// to is shared by design: modules, the standard and lists under their own isolation or lock, and lookups through a weak
/// reference, which may be made on any thread.
@usableFromInline enum Injection<Value>: @unchecked Sendable {
    /// The module was not loaded yet.
    case waiting
    /// Held as long as the module is loaded.
    case strong(Value)
    /// A value of its own, which outlives the loading.
    case copy(Value)
    /// Looked up at each read, and not held.
    case lookup(() -> Value)
    /// The module was unloaded, in which the property has this name.
    indirect case cleared(name: String, module: String)
}

/// A slot that is filled on the main actor and can be read from any thread.
@usableFromInline final class Injected<Value>: Sendable {
    @usableFromInline let content = Mutex(Injection<Value>.waiting)

    func set(_ new: Injection<Value>) {
        content.withLock { $0 = new }
    }

    /// The module was unloaded, in which the property has this name. A copy stays.
    func clear(_ name: String, in module: String) {
        content.withLock {
            if case .copy = $0 { return }
            $0 = .cleared(name: name, module: module)
        }
    }

    /// The value. Traps outside the module's lifetime, with the property's title.
    @inlinable func value(of property: _ModulePropertyWrapper) -> Value {
        switch content.withLock({ $0 }) {
        case .strong(let value), .copy(let value): return value
        case .lookup(let read): return read()
        case .waiting: property.wasReadTooEarly()
        case .cleared(let name, let module): property.wasReadTooLate(name, of: module)
        }
    }
}
