import Observation
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
public final class _ModelPropertyWrapper<Model: Observable & AnyObject>: _ModulePropertyWrapper {
    override var property: (any ModuleProperty)? { self }
    private let placed: PlacedValue<Model>
    var departure: Departure?

    /// The object.
    public var wrappedValue: Model {
        get { placed.read(Self.name) }
        set { placed.set(newValue, Self.name) }
    }

    private static var name: String { "@Model var …: \(Model.self)" }

    /// The object is set later, at the latest in `configure()`.
    public init() {
        placed = PlacedValue(nil)
        super.init(property: ())
    }

    /// Places this object.
    public init(wrappedValue: Model) {
        placed = PlacedValue(wrappedValue)
        super.init(property: ())
    }
}

extension _ModelPropertyWrapper: EnvironmentProperty {
    var placer: (any EnvironmentProperty)? { self }

    func freeze() { placed.freeze() }
    func clear() { placed.clear() }

    func place(into environment: inout EnvironmentValues) {
        if let model = placed.value { environment[object: Model.self] = model }
    }
}
