import FHIR

extension Evaluator {
    /// `toX()` and `convertsToX()`.
    func conversion(_ call: Call, _ input: [FHIRPathValue], _ scope: Scope) throws(SyntaxFailure) -> [FHIRPathValue] {
        let name = call.function.rawValue
        guard let value = try single(input, name + "()", call.offset) else { return [] }
        let unit = try string(try argument(0, of: call, scope), name + "()", call.offset)
        let isTest = name.hasPrefix("convertsTo")
        let target = name.dropFirst(isTest ? 10 : 2)
        let result = Conversion.convert(value, to: String(target), unit: unit)
        return isTest ? truth(result != nil) : result.map { [$0] } ?? []
    }
}
