import FHIR
import FHIRPath
import Testing

@Suite("Children of an element", .timeLimit(.minutes(1))) struct ElementCursorTests {
    /// An object with so many members, every other one with an extension beside it.
    private static func object(members: Int) throws -> JSONObject {
        var text = #"{"resourceType": "Basic""#
        for number in 0..<members {
            text += #", "m\#(number)": "\#(number)""#
            if number % 2 == 0 { text += #", "_m\#(number)": {"id": "i\#(number)"}"# }
        }
        text += #", "_alone": {"id": "a"}}"#
        return try #require(try JSON(parsing: Array(text.utf8)).object)
    }

    @Test("are all found, in their order, with what stands beside them, in small objects and in large ones")
    func children() throws {
        let now = try #require(FHIRDateTime("2024-01-01T00:00:00Z"))
        for members in [1, 5, 40, 100_000] {
            let object = try Self.object(members: members)
            let environment = FHIRPathEnvironment(resource: object, now: now)
            let focus = [FHIRPathValue(resource: object)]
            func evaluate(_ source: String) throws -> [String] {
                try FHIRPathExpression(source).evaluate(on: focus, environment: environment).map(\.text)
            }
            #expect(try evaluate("children().count()") == ["\(members + 1)"])
            #expect(try evaluate("children().id.count()") == ["\((members + 1) / 2 + 1)"])
            #expect(try evaluate("children().first()") == ["0"])
            #expect(try evaluate("children()[\(members - 1)]") == ["\(members - 1)"])
            #expect(try evaluate("children().last().id") == ["a"])
        }
    }
}
