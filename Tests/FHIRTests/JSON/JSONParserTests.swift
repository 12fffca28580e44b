import FHIR
import Testing

@Suite("JSON parser")
struct JSONParserTests {
    @Test("Values of every kind are read")
    func values() throws {
        let json = try JSON(parsing: #" {"a": [1, -2.50, 1e3, true, false, null], "b": {}, "c": [], "d": "x"} "#)
        #expect(json["a"]?[1]?.number?.text == "-2.50")
        #expect(json["a"]?[2] == .number(try #require(JSONNumber("1e3"))))
        #expect(json["a"]?[3] == true)
        #expect(json["a"]?[5] == .null)
        #expect(json["b"] == .object([:]))
        #expect(json["c"] == .array([]))
        #expect(json.object?.names == ["a", "b", "c", "d"])
    }

    @Test(
        "Escapes and characters beyond ASCII are read",
        arguments: [
            (#""\u00e9\n\t\r\b\f\"\\\/""#, "é\n\t\r\u{8}\u{C}\"\\/"),
            (#""\uD83D\uDE00 ok""#, "😀 ok"),
            ("\"größer als ein Wort, länger als sechzehn\"", "größer als ein Wort, länger als sechzehn"),
            (#""""#, ""),
            (#""\u0000""#, "\0"),
        ])
    func strings(text: String, value: String) throws {
        #expect(try JSON(parsing: text) == .string(value))
        #expect(try JSON(parsing: JSON.string(value).text) == .string(value))
    }

    @Test("A byte order mark is passed over")
    func byteOrderMark() throws {
        #expect(try JSON(parsing: [0xEF, 0xBB, 0xBF, 0x31]) == 1)
    }

    @Test(
        "Faults are reported with line and column",
        arguments: [
            ("", 1, 1, JSONError.Reason.endOfText(expected: "a value")),
            ("{\n  \"a\": 1,\n  \"a\": 2\n}", 3, 3, .duplicateName("a")),
            ("[1, 2", 1, 6, .endOfText(expected: "\",\" or \"]\"")),
            ("[1 2]", 1, 4, .expected("\",\" or \"]\"")),
            ("{\"a\" 1}", 1, 6, .expected("\":\" after the member name")),
            ("{a: 1}", 1, 2, .expected("a member name in quotes")),
            ("[1,]", 1, 4, .expected("a value")),
            ("[01]", 1, 3, .expected("no digit after a leading 0")),
            ("[007]", 1, 3, .expected("no digit after a leading 0")),
            ("[-00.5]", 1, 4, .expected("no digit after a leading 0")),
            ("[+1.0]", 1, 2, .expected("a value")),
            ("[.5]", 1, 2, .expected("a value")),
            ("[1e+]", 1, 5, .expected("a digit in the exponent")),
            ("[1.]", 1, 4, .expected("a digit after the decimal point")),
            ("[1e]", 1, 4, .expected("a digit in the exponent")),
            ("[-]", 1, 3, .expected("a digit")),
            ("nul", 1, 1, .expected("a value")),
            ("NaN", 1, 1, .expected("a value")),
            ("1 1", 1, 3, .expected("nothing after the value")),
            ("\"é\u{1}\"", 1, 3, .controlCharacter),
            ("\"a", 1, 3, .endOfText(expected: "the closing quote of a string")),
            (#"["é", "\ud800"]"#, 1, 8, .loneSurrogate),
            (#"["\ud800\u0041"]"#, 1, 3, .loneSurrogate),
            (#"["\udc00"]"#, 1, 3, .loneSurrogate),
            (#"["\x"]"#, 1, 4, .expected(#"an escape: one of \" \\ \/ \b \f \n \r \t \u"#)),
            ("[\r\n\r\n?]", 3, 1, .expected("a value")),
        ])
    func faults(text: String, line: Int, column: Int, reason: JSONError.Reason) {
        #expect(throws: JSONError(reason, at: TextPosition(line: line, column: column))) { try JSON(parsing: text) }
    }

    @Test(
        "Bytes that are not UTF-8 are refused where they stand",
        arguments: [
            ([0x22, 0xC3, 0x22], 2), ([0x22, 0x61, 0xFF, 0x22], 3), ([0x22, 0x5C, 0x6E, 0xED, 0xA0, 0x80, 0x22], 4),
            ([0x22, 0xC0, 0x80, 0x22], 2),
        ])
    func invalidUTF8(bytes: [UInt8], column: Int) {
        #expect(throws: JSONError(.invalidUTF8, at: TextPosition(line: 1, column: column))) { try JSON(parsing: bytes) }
    }

    @Test("Ten megabytes of brackets end at the nesting limit")
    func brackets() {
        let place = TextPosition(line: 1, column: 513)
        #expect(throws: JSONError(.tooDeep(limit: 512), at: place)) {
            try JSON(parsing: [UInt8](repeating: UInt8(ascii: "["), count: 10_000_000))
        }
    }

    @Test("A number of a megabyte is refused")
    func longNumber() {
        let place = TextPosition(line: 1, column: 1)
        #expect(throws: JSONError(.numberTooLong(limit: 1024), at: place)) {
            try JSON(parsing: [UInt8](repeating: UInt8(ascii: "9"), count: 1_000_000))
        }
    }

    @Test("Objects of many members find duplicates and members alike")
    func largeObject() throws {
        let members = (0..<5000).map { "\"n\($0)\":\($0)" }
        let json = try JSON(parsing: "{" + members.joined(separator: ",") + "}")
        #expect(json["n4711"] == 4711)
        #expect(json.object?.members[17].name == "n17")
        #expect(throws: JSONError.self) {
            try JSON(parsing: "{" + (members + ["\"n3\":0"]).joined(separator: ",") + "}")
        }
    }

    @Test("Random bytes and damaged texts never trap and always end")
    func fuzz() {
        var generator = SplitMix(state: 42)
        let seed = Array(#"{"a":[1,2.5e-3,"x\u00e9\\",{"b":null,"ü":true}],"c":"http://hl7.org/fhir/x"}"#.utf8)
        for _ in 0..<20_000 {
            var bytes = seed
            for _ in 0..<Int.random(in: 1...4, using: &generator) {
                let index = Int.random(in: 0..<bytes.count, using: &generator)
                switch Int.random(in: 0...2, using: &generator) {
                case 0: bytes[index] = UInt8.random(in: 0...255, using: &generator)
                case 1: bytes.remove(at: index)
                default: bytes.insert(seed.randomElement(using: &generator) ?? 0, at: index)
                }
            }
            if let json = try? JSON(parsing: bytes) {
                #expect((try? JSON(parsing: json.bytes)) == json)
            }
        }
    }
}

/// A generator with a fixed seed (SplitMix64).
struct SplitMix: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ mixed >> 30) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ mixed >> 27) &* 0x94D0_49BB_1331_11EB
        return mixed ^ mixed >> 31
    }
}
