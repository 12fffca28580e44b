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
public final class _ModifierPropertyWrapper<Modifier: ViewModifier>: _ModulePropertyWrapper {
    override var property: (any ModuleProperty)? { self }
    private let placed: PlacedValue<Modifier>
    var departure: Departure?

    /// The modifier.
    public var wrappedValue: Modifier {
        get { placed.read(title()) }
        set { placed.set(newValue, title()) }
    }

    override func declared(as name: String) -> String { "@Modifier var \(name): \(Modifier.self)" }

    /// The modifier is set later, at the latest in `configure()`.
    public init(owner: StaticString = #function, file: StaticString = #fileID, line: UInt = #line) {
        placed = PlacedValue(nil)
        super.init(PropertyDeclaration(owner, file, line))
    }

    /// Puts this modifier around the root view.
    public init(
        wrappedValue: Modifier, owner: StaticString = #function, file: StaticString = #fileID, line: UInt = #line
    ) {
        placed = PlacedValue(wrappedValue)
        super.init(PropertyDeclaration(owner, file, line))
    }
}

extension _ModifierPropertyWrapper: ViewModifierProperty {
    var modifier: (any ViewModifierProperty)? { self }

    func freeze() { placed.freeze() }
    func clear(_ name: String, in module: String) { placed.clear() }

    func wrap(_ view: AnyView) -> AnyView {
        guard let modifier = placed.value else { return view }
        return AnyView(view.modifier(modifier))
    }
}
