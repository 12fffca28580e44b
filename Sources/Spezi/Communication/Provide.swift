import Synchronization

extension Module {
    /// Provides a value to all modules that `@Collect` its type.
    ///
    /// An optional provides its value or nothing, an array each of its elements. Set it in `init`: it is read when the
    /// module is loaded, before any module is configured, and setting it afterwards is a programming error and traps.
    public typealias Provide = _ProvidePropertyWrapper
}

/// See ``Module/Provide``.
@propertyWrapper
public final class _ProvidePropertyWrapper<Value>: _ModulePropertyWrapper {
    override var property: (any ModuleProperty)? { self }
    /// `@unchecked`: it is private, and goes in and out under the lock of `content` alone. The value is shared with the
    /// collectors by design; the wrapper itself is not `Sendable`, so that who sets it has the module.
    private struct Content: @unchecked Sendable {
        var value: Value
        var isCollected = false
    }

    private let content: Mutex<Content>
    var departure: Departure?

    /// What is provided.
    public var wrappedValue: Value {
        get { content.withLock { $0 }.value }
        set {
            let new = Content(value: newValue)
            let wasCollected = content.withLock {
                if !$0.isCollected { $0 = new }
                return $0.isCollected
            }
            if wasCollected {
                fatalError("\(title()) was set after it was collected. Set it in init.")
            }
        }
    }

    override func declared(as name: String) -> String { "@Provide var \(name): \(Value.self)" }

    /// Provides this value.
    public init(
        wrappedValue: Value, owner: StaticString = #function, file: StaticString = #fileID, line: UInt = #line
    ) {
        content = Mutex(Content(value: wrappedValue))
        super.init(PropertyDeclaration(owner, file, line))
    }
}

extension _ProvidePropertyWrapper: ProvidingProperty {
    var provider: (any ProvidingProperty)? { self }
    var providedType: Any.Type? { (Value.self as? any ProvidesParts.Type)?.partType ?? Value.self }

    func provide(into values: ProvidedValues, owner: ObjectIdentifier) {
        let value = content.withLock {
            $0.isCollected = true
            return $0
        }.value
        if let several = Value.self as? any ProvidesParts.Type {
            several.provideParts(of: value, into: values, owner: owner)
        } else {
            values.list(of: Value.self).append([value], owner: owner)
        }
    }

    func clear(_ name: String, in module: String) { content.withLock { $0.isCollected = false } }
}

/// A type of which `@Provide` provides the parts.
private protocol ProvidesParts {
    static var partType: Any.Type { get }
    @MainActor static func provideParts(of value: Any, into values: ProvidedValues, owner: ObjectIdentifier)
}

extension Optional: ProvidesParts {
    fileprivate static var partType: Any.Type { Wrapped.self }

    fileprivate static func provideParts(of value: Any, into values: ProvidedValues, owner: ObjectIdentifier) {
        guard case .some(let wrapped)? = value as? Self else { return }
        values.list(of: Wrapped.self).append([wrapped], owner: owner)
    }
}

extension Array: ProvidesParts {
    fileprivate static var partType: Any.Type { Element.self }

    fileprivate static func provideParts(of value: Any, into values: ProvidedValues, owner: ObjectIdentifier) {
        values.list(of: Element.self).append(value as? Self ?? [], owner: owner)
    }
}
