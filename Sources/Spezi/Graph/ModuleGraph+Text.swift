extension ModuleGraph: CustomStringConvertible {
    /// The modules in load order, with what each depends on, asks of the standard, provides and collects, one a line.
    public var description: String {
        modules.map { description(of: $0) }.joined(separator: "\n")
    }

    private func description(of module: Module) -> String {
        let mark = module.isStandard ? " (standard)" : module.isImplicit ? " (made for a dependency)" : ""
        let dependencies = module.dependencies.map { dependency in
            let target = dependency.target.map { modules[$0].name } ?? "none"
            return "    \(dependency.isOptional ? "may use" : "needs") \(dependency.property): \(target)"
        }
        let values =
            module.constraints.map { "    asks of the standard \($0.property): \($0.type)" }
            + module.provides.map { "    provides \($0.property): \($0.type)" }
            + module.collects.map { "    collects \($0.property): [\($0.type)]" }
        return ([module.name + mark] + dependencies + values).joined(separator: "\n")
    }
}
