import FHIR

/// Evaluation of collections as the one value that an operator or function needs (FHIRPath 2.0, "Singleton Evaluation").
extension Evaluator {
    /// The one item as a value of FHIRPath's own types where it has one; `nil` for none. Throws for several.
    func single(_ values: [FHIRPathValue], _ what: String, _ offset: Int) throws(SyntaxFailure) -> FHIRPathValue? {
        guard values.count <= 1 else { throw SyntaxFailure(.notSingle(what, count: values.count), offset) }
        return values.first?.systemValue
    }

    /// The collection as a condition: `nil` for none; one item that is no boolean counts as true.
    func boolean(_ values: [FHIRPathValue], _ what: String, _ offset: Int) throws(SyntaxFailure) -> Bool? {
        guard values.count <= 1 else { throw SyntaxFailure(.notSingle(what, count: values.count), offset) }
        guard let value = values.first else { return nil }
        if case .boolean(let truth)? = value.systemValue { return truth }
        return true
    }

    func string(_ values: [FHIRPathValue], _ what: String, _ offset: Int) throws(SyntaxFailure) -> String? {
        switch try single(values, what, offset) {
        case nil: return nil
        case .string(let text)?: return text
        case let other?:
            throw SyntaxFailure(.wrongType(what, expected: "a String", found: other.kindDescription), offset)
        }
    }

    func integer(_ values: [FHIRPathValue], _ what: String, _ offset: Int) throws(SyntaxFailure) -> Int? {
        switch try single(values, what, offset) {
        case nil: return nil
        case .integer(let value)?: return value
        case let other?:
            throw SyntaxFailure(.wrongType(what, expected: "an Integer", found: other.kindDescription), offset)
        }
    }

    /// A number, of an integer or decimal.
    func decimal(_ values: [FHIRPathValue], _ what: String, _ offset: Int) throws(SyntaxFailure) -> FHIRDecimal? {
        switch try single(values, what, offset) {
        case nil: return nil
        case .integer(let value)?: return FHIRDecimal(value)
        case .decimal(let value)?: return value
        case let other?:
            throw SyntaxFailure(.wrongType(what, expected: "a number", found: other.kindDescription), offset)
        }
    }
}
