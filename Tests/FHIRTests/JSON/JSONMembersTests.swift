import FHIR
import Testing

@Suite("Members of a JSON text, handed out one by one") struct JSONMembersTests {
    private func read(_ text: String, atMost limit: Int = .max) throws -> (members: [String], isObject: Bool) {
        var members: [String] = []
        let isObject = try Array(text.utf8).withUnsafeBufferPointer { bytes in
            try JSON.readMembers(of: bytes) { name, value in
                members.append("\(name)=\(value.text)")
                return members.count < limit
            }
        }
        return (members, isObject)
    }

    @Test("come in the order of the text, those of one name too") func order() throws {
        let (members, isObject) = try read(#"{"b": 1, "a": {"c": [2, 3]}, "b": "x", "": null}"#)
        #expect(isObject)
        #expect(members == ["b=1", #"a={"c":[2,3]}"#, #"b="x""#, "=null"])
    }

    @Test("are none of an empty object, and none of what is no object") func none() throws {
        #expect(try read("{ }") == ([], true))
        #expect(try read("[{\"a\": 1}]") == ([], false))
        #expect(try read("\u{FEFF}\"a\"") == ([], false))
    }

    @Test("end where the receiver has enough, whatever follows") func limit() throws {
        #expect(try read(#"{"a": 1, "b": 2, nonsense"#, atMost: 2) == (["a=1", "b=2"], true))
    }

    @Test(
        "are refused as the whole text would be, at the same place",
        arguments: [
            "", "{", "{\"a\"}", "{\"a\": 1,}", "{\"a\": 1} x", "{\"a\": 1 \"b\": 2}", "[1", "{\"a\": tru}", "{a: 1}",
            "{\"\u{1}\": 1}",
        ])
    func faults(text: String) {
        let whole = #expect(throws: JSONError.self) { try JSON(parsing: text) }
        let members = #expect(throws: JSONError.self) { try read(text) }
        #expect(members == whole)
    }
}
