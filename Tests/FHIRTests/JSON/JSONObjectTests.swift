import FHIR
import Testing

@Suite("JSON object")
struct JSONObjectTests {
    @Test("Members keep their order; setting replaces, appends or removes")
    func members() {
        var object: JSONObject = ["b": 1, "a": 2]
        object["c"] = 3
        object["b"] = 4
        #expect(JSON.object(object).text == #"{"b":4,"a":2,"c":3}"#)
        object["b"] = nil
        #expect(object.names == ["a", "c"])
        #expect(object["b"] == nil)
    }

    @Test("Equality and hash do not depend on the order")
    func equality() {
        let left: JSONObject = ["a": 1, "b": 2]
        let right: JSONObject = ["b": 2, "a": 1]
        #expect(left == right)
        #expect(Set([left, right]).count == 1)
        #expect(left != ["a": 1, "b": 3])
        #expect(left != ["a": 1])
    }

    @Test("A large object stays consistent while it changes")
    func largeObject() {
        var object = JSONObject()
        for index in 0..<100 { object["n\(index)"] = .number(JSONNumber(index)) }
        for index in stride(from: 0, to: 100, by: 3) { object["n\(index)"] = nil }
        for index in 0..<100 {
            #expect(object["n\(index)"] == (index % 3 == 0 ? nil : .number(JSONNumber(index))))
        }
        #expect(object.count == 66)
    }

    @Test("Pretty text is indented by two spaces")
    func prettyText() {
        let json: JSON = ["a": [1, ["b": nil]], "c": [], "d": [:]]
        #expect(
            json.prettyText == """
                {
                  "a": [
                    1,
                    {
                      "b": null
                    }
                  ],
                  "c": [],
                  "d": {}
                }
                """)
    }
}
