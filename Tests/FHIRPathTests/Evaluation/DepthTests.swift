import FHIR
import FHIRPath
import Foundation
import Testing

@Suite("Depth") struct DepthTests {
    /// What becomes of an expression on a thread with half the stack that threads usually have.
    private static func outcome(_ source: String) async throws -> String {
        let item: JSON = ["linkId": "a"]
        var nested = item
        for _ in 0..<100 { nested = ["linkId": "a", "item": [nested]] }
        let resource: JSONObject = ["resourceType": "QuestionnaireResponse", "item": [nested]]
        let environment = FHIRPathEnvironment(
            resource: resource, now: try #require(FHIRDateTime("2024-01-01T00:00:00Z")))
        return await withCheckedContinuation { continuation in
            let thread = Thread {
                do throws(FHIRPathError) {
                    let result = try FHIRPathExpression(source).evaluate(
                        on: [FHIRPathValue(resource: resource)], environment: environment)
                    continuation.resume(returning: "\(result.count) items")
                } catch {
                    continuation.resume(
                        returning: error.reason == .tooDeep(limit: 100) || error.reason == .tooDeep(limit: 120)
                            ? "too deep" : error.description)
                }
            }
            thread.stackSize = 4 << 20
            thread.start()
        }
    }

    /// A level of conditions in conditions.
    fileprivate static func nested(_ levels: Int, _ step: String, _ end: String) -> String {
        String(repeating: step, count: levels) + end + String(repeating: ")", count: levels)
    }

    @Test("What is the same for all items is as deep as it is written") func constants() async throws {
        #expect(try await Self.outcome(Self.nested(90, "%resource.where(", "true")) == "1 items")
    }

    @Test(
        "Conditions in conditions end with a result or an error, not with the stack",
        arguments: [
            DepthTests.nested(98, "where(", "true"),
            DepthTests.nested(98, String(repeating: "where(true).", count: 30) + "where(", "true"),
            DepthTests.nested(90, "item.where(", "linkId = 'a'"),
            DepthTests.nested(45, "item.item.where(true).where(", "linkId.exists()"),
            DepthTests.nested(98, "iif(true, item.where(", "true") + String(repeating: ")", count: 98),
            DepthTests.nested(60, "(1 + (item.count() + ", "1") + String(repeating: ")", count: 60),
            DepthTests.nested(98, "select($this.repeat(item).where(", "true") + String(repeating: ")", count: 98),
            DepthTests.nested(98, "%resource.where(", "true"),
            DepthTests.nested(98, "item.where(%resource.where(", "true)"),
            "item" + String(repeating: ".item", count: 5_000),
            String(repeating: "item.where(true).", count: 3_000) + "linkId",
        ])
    func ends(source: String) async throws {
        let outcome = try await Self.outcome(source)
        #expect(outcome == "too deep" || outcome.hasSuffix(" items"), "\(outcome)")
    }
}
