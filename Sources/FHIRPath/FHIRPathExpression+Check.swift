import FHIR

extension FHIRPathExpression {
    /// Throws if a path of the expression can never match on a resource or element of that type: an element that the
    /// type does not have, or a name that begins with another type.
    ///
    /// Only what the model knows is checked: parts whose type is not known pass.
    public func check(on type: String) throws(FHIRPathError) {
        do throws(SyntaxFailure) {
            var checker = TypeChecker(root: FHIRType(named: type))
            _ = try checker.type(of: node, this: checker.root)
        } catch {
            throw FHIRPathError(error.reason, at: Self.position(of: error.offset, in: source))
        }
    }
}
