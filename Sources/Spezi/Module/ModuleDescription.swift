/// What a module is called: in its log entries, in errors, in the graph.
public struct ModuleDescription: Hashable, Sendable, CustomStringConvertible {
    /// The name of the module's type, with its generic arguments.
    public let name: String

    /// Describes a module.
    public init(from module: some Module) { name = "\(type(of: module))" }

    /// The name.
    public var description: String { name }
}

extension Module {
    /// What this module is called.
    public var moduleDescription: ModuleDescription { ModuleDescription(from: self) }
}
