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
        get { placed.read(title()) }
        set { placed.set(newValue, title()) }
    }

    override func declared(as name: String) -> String { "@Model var \(name): \(Model.self)" }

    /// The object is set later, at the latest in `configure()`.
    public init(owner: StaticString = #function, file: StaticString = #fileID, line: UInt = #line) {
        placed = PlacedValue(nil)
        super.init(PropertyDeclaration(owner, file, line))
    }

    /// Places this object.
    public init(
        wrappedValue: Model, owner: StaticString = #function, file: StaticString = #fileID, line: UInt = #line
    ) {
        placed = PlacedValue(wrappedValue)
        super.init(PropertyDeclaration(owner, file, line))
    }
}

extension _ModelPropertyWrapper: EnvironmentProperty {
    var placer: (any EnvironmentProperty)? { self }

    func freeze() { placed.freeze() }
    func clear(_ name: String, in module: String) { placed.clear() }

    func place(into environment: inout EnvironmentValues) {
        if let model = placed.value { environment[object: Model.self] = model }
    }
}
