import FHIR

extension FHIRPathExpression {
    /// What can never match on a resource or element of that type, with its place: elements that a type does not have, names
    /// that begin with another type, casts to types that a value never is of, conditions that are never a Boolean, and the
    /// order of what has none. Without a type only paths that begin with the name of one, or with a literal, are followed. Also
    /// backslashes that begin no escape.
    ///
    /// Only what the model knows is checked: parts whose type is not known pass.
    public func problems(on type: String? = nil) -> [FHIRPathError] {
        var checker = TypeChecker(root: type.flatMap { FHIRType(named: $0) })
        _ = checker.type(of: node, this: checker.root)
        let problems = notes.isEmpty ? checker.problems : (notes + checker.problems).sorted { $0.offset < $1.offset }
        return problems.map { FHIRPathError($0.reason, at: Self.position(of: $0.offset, in: source)) }
    }

    /// What of the source does not say what it seems to, whatever it is evaluated on: backslashes that begin no escape, and are
    /// left out, so that `'\d'` is a d.
    public var warnings: [FHIRPathError] {
        notes.map { FHIRPathError($0.reason, at: Self.position(of: $0.offset, in: source)) }
    }

    /// Throws the first of the problems there are on that type.
    public func check(on type: String) throws(FHIRPathError) {
        if let problem = problems(on: type).first { throw problem }
    }
}
