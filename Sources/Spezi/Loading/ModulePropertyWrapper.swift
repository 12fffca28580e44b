/// What the wrappers of modules' properties have in common.
///
/// A class, since they are looked for at each start: to cast to a class takes a step or two, to a protocol a search through
/// every conformance in the program for each kind of wrapper.
public class _ModulePropertyWrapper {
    private let declaration: PropertyDeclaration

    init(_ declaration: PropertyDeclaration) { self.declaration = declaration }

    /// Itself.
    var property: (any ModuleProperty)? { nil }

    /// How it is written in front of a property of this name.
    func declared(as name: String) -> String { name }

    /// What the property is called in errors: by its name and its module's once it was loaded, always with its place.
    final func title(_ name: String = "…", of module: String? = nil) -> String {
        "\(declared(as: name)) \(module.map { "of \($0), " } ?? "")\(declaration)"
    }

    /// Ends the program: the property was read before its module was loaded.
    @usableFromInline final func wasReadTooEarly() -> Never {
        fatalError("\(title()) was read before its module was loaded. Read it from configure() on.")
    }

    /// Ends the program: the property was read after its module was unloaded.
    @usableFromInline final func wasReadTooLate(_ name: String, of module: String) -> Never {
        fatalError("\(title(name, of: module)) was read after its module was unloaded. Load the module again first.")
    }
}
