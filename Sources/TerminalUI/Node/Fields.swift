@_spi(Reflection) import Swift

/// What is to be known about the stored properties of a view type: found once per type, used at every update.
///
/// Property wrappers such as ``State`` are linked to their storage in place, at the offset that the type's own metadata
/// gives. Two values of a view are compared property by property, so that an unchanged view is not evaluated again.
@MainActor struct Fields {
    private struct Field {
        let offset: Int
        let size: Int
        /// Set for wrappers that are linked.
        let linked: (any LinkedProperty.Type)?
        let areSame: (UnsafeRawPointer, UnsafeRawPointer) -> Bool
    }

    private var fields: [Field] = []
    private var linkedFields: [Field] = []
    private(set) var readsEnvironment = false

    private static var known: [ObjectIdentifier: Fields] = [:]

    static func of<Value>(_ type: Value.Type) -> Fields {
        let id = ObjectIdentifier(type)
        if let fields = known[id] { return fields }
        let fields = Fields(type)
        known[id] = fields
        return fields
    }

    private init(_ type: Any.Type) {
        collect(type, at: 0)
        linkedFields = fields.filter { $0.linked != nil }
        readsEnvironment = linkedFields.contains { $0.linked?.readsEnvironment == true }
    }

    private mutating func collect(_ type: Any.Type, at base: Int) {
        var found: [(offset: Int, type: Any.Type, mayBeLinked: Bool)] = []
        _ = _forEachField(of: type, options: _EachFieldOptions(rawValue: 0)) { name, offset, type, _ in
            found.append((base + offset, type, Self.mayBeLinked(name)))
            return true
        }
        for (offset, type, mayBeLinked) in found {
            switch mayBeLinked ? Self.kind(of: type) : .plain {
            case .linked(let linked):
                fields.append(Field(offset: offset, size: 0, linked: linked) { _, _ in true })
            case .nested: collect(type, at: offset)
            case .plain: fields.append(Self.compared(type, at: offset))
            }
        }
    }

    /// Whether a property of that name may be a wrapper, for which the compiler begins the name with an underscore, or hold
    /// some, as the modifier of a ``ModifiedContent`` does: to ask the type itself costs a look at every conformance.
    private static func mayBeLinked(_ name: UnsafePointer<CChar>) -> Bool {
        name.pointee == CChar(UInt8(ascii: "_")) || String(cString: name) == "modifier"
    }

    private enum Kind {
        case linked(any LinkedProperty.Type)
        case nested
        case plain
    }

    private static var kinds: [ObjectIdentifier: Kind] = [
        ObjectIdentifier(String.self): .plain, ObjectIdentifier(Int.self): .plain, ObjectIdentifier(Bool.self): .plain,
    ]

    /// One cast to a protocol a type, and remembered: a cast that fails looks through every conformance in the program.
    private static func kind(of type: Any.Type) -> Kind {
        // Wrappers and modifiers are values; asking a class costs a look at each of its superclasses.
        if type is AnyClass { return .plain }
        let id = ObjectIdentifier(type)
        if let kind = kinds[id] { return kind }
        let kind: Kind
        if let field = type as? any FieldType.Type {
            kind = field._linkedProperty.map { .linked($0.type) } ?? .nested
        } else {
            kind = .plain
        }
        kinds[id] = kind
        return kind
    }

    private static func compared(_ type: Any.Type, at offset: Int) -> Field {
        func field<Value>(_: Value.Type) -> Field {
            Field(offset: offset, size: MemoryLayout<Value>.size, linked: nil) { left, right in
                // The pointers are to live values of exactly this field's type: offset and type come from one metadata.
                Sameness.areSame(
                    left.assumingMemoryBound(to: Value.self).pointee,
                    right.assumingMemoryBound(to: Value.self).pointee)
            }
        }
        return _openExistential(type, do: field)
    }

    /// Whether two values of a view would give the same body, as far as can be told cheaply. Linked wrappers keep their
    /// storage whatever their initial value says, so they do not count.
    static func areSame<Value>(_ left: Value, _ right: Value) -> Bool {
        guard !(Value.self is AnyObject.Type) else { return false }
        let fields = of(Value.self).fields
        return withUnsafeBytes(of: left) { left in
            withUnsafeBytes(of: right) { right in
                guard let left = left.baseAddress, let right = right.baseAddress else { return true }
                return fields.allSatisfy { $0.areSame(left + $0.offset, right + $0.offset) }
            }
        }
    }

    /// Connects each wrapper to its storage, making what is not there yet.
    func link<Value>(_ value: inout Value, storage: inout LinkedStorage, environment: EnvironmentValues) {
        guard !linkedFields.isEmpty else { return }
        storage.begin()
        withUnsafeMutableBytes(of: &value) { bytes in
            guard let base = bytes.baseAddress else { return }
            for field in linkedFields {
                guard let type = field.linked else { continue }
                Self.link(type, at: base + field.offset, storage: &storage, environment: environment)
            }
        }
    }

    private static func link<Property: LinkedProperty>(
        _ type: Property.Type, at address: UnsafeMutableRawPointer, storage: inout LinkedStorage,
        environment: EnvironmentValues
    ) {
        // As above: a live value of this type stands at the address.
        address.assumingMemoryBound(to: Property.self).pointee.link(&storage, environment)
    }

    /// Whether any of the view's environment properties reads another value than before.
    func environmentDiffers<Value>(_ value: Value, _ old: EnvironmentValues, _ new: EnvironmentValues) -> Bool {
        withUnsafeBytes(of: value) { bytes in
            guard let base = bytes.baseAddress else { return false }
            return linkedFields.contains { field in
                guard let type = field.linked, type.readsEnvironment else { return false }
                return Self.differs(type, at: base + field.offset, old, new)
            }
        }
    }

    private static func differs<Property: LinkedProperty>(
        _ type: Property.Type, at address: UnsafeRawPointer, _ old: EnvironmentValues, _ new: EnvironmentValues
    ) -> Bool {
        address.assumingMemoryBound(to: Property.self).pointee.differs(old, new)
    }
}

/// A type that is looked into where it is a property of a view.
public protocol FieldType {
    /// Set for wrappers that are connected themselves, `nil` for what holds some. Part of the view layer: asked for so that
    /// one cast to a protocol is enough.
    static var _linkedProperty: LinkedPropertyType? { get }
}

extension FieldType {
    /// It is no such wrapper, but what it holds may be.
    public static var _linkedProperty: LinkedPropertyType? { nil }
}

/// The type of a wrapper that the layer connects to a node.
public struct LinkedPropertyType {
    let type: any LinkedProperty.Type
}

/// A property wrapper that the layer connects to a node.
@MainActor protocol LinkedProperty: FieldType {
    static var readsEnvironment: Bool { get }
    mutating func link(_ storage: inout LinkedStorage, _ environment: EnvironmentValues)
    func differs(_ old: EnvironmentValues, _ new: EnvironmentValues) -> Bool
}

extension LinkedProperty {
    /// The wrapper itself.
    public nonisolated static var _linkedProperty: LinkedPropertyType? { LinkedPropertyType(type: Self.self) }
}

/// A property wrapper made of the layer's own: its `@State` and `@Environment` properties are connected as if they stood
/// in the view itself.
public protocol DynamicProperty: FieldType {}

/// The storage of a node's wrappers, in the order of their declaration.
struct LinkedStorage {
    private var objects: [AnyObject] = []
    private var next = 0

    mutating func begin() { next = 0 }

    /// The next wrapper's storage, made at the first evaluation.
    mutating func object<Object: AnyObject>(_ make: () -> Object) -> Object {
        defer { next += 1 }
        if next < objects.count, let known = objects[next] as? Object { return known }
        let new = make()
        objects.append(new)
        return new
    }
}
