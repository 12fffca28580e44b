import FHIR

extension Evaluator {
    func tree(_ call: Call, _ input: [FHIRPathValue]) throws(SyntaxFailure) -> [FHIRPathValue] {
        switch call.function {
        case .children: return try allChildren(input, call.offset)
        case .descendants:
            var output: [FHIRPathValue] = []
            var level = try allChildren(input, call.offset)
            while !level.isEmpty {
                output += level
                level = try allChildren(level, call.offset)
            }
            return output
        case .type: return input.map(Self.typeInformation)
        default:
            guard case .typeTest(_, _, let specifier)? = call.arguments.first else { return [] }
            return call.function == .as ? try cast(input, to: specifier) : try isType(input, specifier)
        }
    }

    private func allChildren(_ values: [FHIRPathValue], _ offset: Int) throws(SyntaxFailure) -> [FHIRPathValue] {
        var result: [FHIRPathValue] = []
        for case .element(let element) in values { element.appendAllChildren(to: &result) }
        try count(values.count + result.count, offset)
        return result
    }
}
