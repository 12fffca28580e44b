import FHIR
import FHIRPath
import TestConditions
import Testing

@Suite("Official suite", .enabled(if: SharedCorpus.isExpected, "the shared corpus is not beside the checkout"))
struct OfficialSuiteTests {
    @Test("The suite is read in full")
    func count() {
        #expect(OfficialSuite.cases.count == 935)
    }

    @Test("Every case gives what it says, but for those listed with a reason", arguments: OfficialSuite.cases)
    func run(test: SuiteCase) throws {
        let problem = try Self.problem(of: test)
        if let reason = KnownDifferences.reasons[test.id] {
            #expect(problem != nil, "\(test.id) passes now; take it off the list (\(reason))")
        } else {
            #expect(problem == nil, "\(test.expression)")
        }
    }

    @Test("The list names only cases there are")
    func list() {
        let ids = Set(OfficialSuite.cases.map(\.id))
        #expect(Set(KnownDifferences.reasons.keys).subtracting(ids).isEmpty)
    }

    /// What is wrong with the result; `nil` if nothing.
    static func problem(of test: SuiteCase) throws -> String? {
        let resource = try test.input.map { try OfficialSuite.input($0) }
        let focus = resource.map { [FHIRPathValue(resource: $0)] } ?? []
        var environment = FHIRPathEnvironment(
            resource: resource, now: try #require(FHIRDateTime("2024-03-15T10:30:00.000+01:00")))
        environment.stepLimit = 200_000
        do throws(FHIRPathError) {
            let expression = try FHIRPathExpression(test.expression)
            if test.invalid == "semantic", let resource {
                try expression.check(on: resource["resourceType"]?.string ?? "")
            }
            let result = try expression.evaluate(on: focus, environment: environment)
            if let invalid = test.invalid { return "gives \(result.map(\.text)) instead of an error (\(invalid))" }
            return mismatch(result, test)
        } catch {
            return test.invalid == nil ? error.description : nil
        }
    }

    private static func mismatch(_ result: [FHIRPathValue], _ test: SuiteCase) -> String? {
        var result = result
        if test.isPredicate { result = [.boolean(!result.isEmpty && result != [.boolean(false)])] }
        var found = result.map { shown($0) }
        var expected = test.outputs.map {
            $0.text.hasPrefix("@") ? String($0.text.drop { $0 == "@" || $0 == "T" }) : $0.text
        }
        if !test.isOrdered {
            found.sort()
            expected.sort()
        }
        guard found == expected else { return "gives \(found) instead of \(expected)" }
        for (value, output) in zip(result, test.outputs) {
            guard let type = output.type, type.lowercased() != value.typeName.lowercased() else { continue }
            return "gives a \(value.typeName) instead of a \(type)"
        }
        return nil
    }

    private static func shown(_ value: FHIRPathValue) -> String { value.text }
}
